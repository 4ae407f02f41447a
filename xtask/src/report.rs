//! What the gate did: a table for the terminal and a section of docs/verification.md.

use std::fmt::Write;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};

use crate::times::Test;
use crate::tree;

/// How a step ended.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// It holds; the note says what was looked at.
    Fine(String),
    /// It was left out, and why.
    Skipped(String),
    /// It does not hold.
    Failed,
}

/// A step that was run.
#[derive(Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) seconds: f64,
    pub(crate) end: End,
}

impl Step {
    fn result(&self) -> &'static str {
        match self.end {
            End::Fine(_) => "ok",
            End::Skipped(_) => "skipped",
            End::Failed => "FAILED",
        }
    }

    fn note(&self) -> &str {
        match &self.end {
            End::Fine(note) | End::Skipped(note) => note,
            End::Failed => "",
        }
    }
}

/// The steps as a table for the terminal.
pub(crate) fn table(steps: &[Step]) -> String {
    let mut table = format!("{:<16} {:>8}  {:<8} note\n", "step", "seconds", "result");
    for step in steps {
        let (name, seconds, result) = (step.name, step.seconds, step.result());
        let line = format!("{name:<16} {seconds:>8.1}  {result:<8} {}", step.note());
        table.push_str(line.trim_end());
        table.push('\n');
    }
    let total: f64 = steps.iter().map(|step| step.seconds).sum();
    writeln!(table, "{:<16} {total:>8.1}", "in all").expect("writing to a string cannot fail");
    table
}

/// The slowest tests as lines for the terminal.
pub(crate) fn slow_tests(tests: &[Test]) -> String {
    let mut lines = String::new();
    for Test { name, seconds } in tests {
        writeln!(lines, "slow: {seconds:>6.1} s  {name}").expect("writing to a string cannot fail");
    }
    lines
}

/// What a run did, for programs.
pub(crate) fn json(steps: &[Step], slowest: &[Test], commit: &str, scale: u32) -> String {
    let steps: Vec<String> = steps
        .iter()
        .map(|step| {
            format!(
                "    {{\"name\": {}, \"seconds\": {:.1}, \"result\": {}, \"note\": {}}}",
                quoted(step.name),
                step.seconds,
                quoted(step.result()),
                quoted(step.note())
            )
        })
        .collect();
    let slowest: Vec<String> = slowest
        .iter()
        .map(|Test { name, seconds }| {
            format!(
                "    {{\"name\": {}, \"seconds\": {seconds:.1}}}",
                quoted(name)
            )
        })
        .collect();
    format!(
        "{{\n  \"commit\": {},\n  \"scale\": {scale},\n  \"steps\": [\n{}\n  ],\n  \"slowest\": [\n{}\n  ]\n}}\n",
        quoted(commit),
        steps.join(",\n"),
        slowest.join(",\n")
    )
}

/// A text as JSON writes it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            control if control.is_control() => {
                write!(quoted, "\\u{:04x}", u32::from(control))
                    .expect("writing to a string cannot fail");
            }
            other => quoted.push(other),
        }
    }
    quoted + "\""
}

/// Where the last full run is written down.
const PAGE: &str = "docs/verification.md";
/// The line above the part that is rewritten.
const MARK: &str = "<!-- Everything below this line is written by `cargo verify --full`. -->";

/// The state of the sources: commit, and whether it was changed since.
pub(crate) fn commit() -> String {
    let git = |args: &[&str]| {
        let output = Command::new("git")
            .args(args)
            .current_dir(tree::root())
            .output();
        let output = output.ok().filter(|output| output.status.success())?;
        String::from_utf8(output.stdout).ok()
    };
    let Some(hash) = git(&["rev-parse", "--short=12", "HEAD"]) else {
        return "unknown commit".to_owned();
    };
    let hash = hash.trim().to_owned();
    match git(&["status", "--porcelain"]) {
        Some(changes) if changes.trim().is_empty() => hash,
        _ => format!("{hash} with changes"),
    }
}

/// Writes what steps of a full run showed to its page; what other steps showed before stays.
pub(crate) fn keep(steps: &[Step], commit: &str, scale: u32) -> Result<()> {
    let path = tree::root().join(PAGE);
    let page = tree::read(&path)?;
    let end = page.find(MARK).map(|at| at + MARK.len());
    let end = end.with_context(|| format!("{PAGE} has lost the line '{MARK}'"))?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let days = now.map_or(0, |since| since.as_secs() / 86_400);
    let (head, before) = page.split_at(end);
    let section = section(before, steps, commit, scale, &date(days));
    tree::write(&path, &format!("{head}\n\n{section}"))
}

const HEAD: &str = "\
## The last full run of each step

| step | date | commit | scale | seconds | result | note |
|---|---|---|---|---|---|---|
";

/// The table of steps as they were last run: those of before, and now these.
fn section(before: &str, steps: &[Step], commit: &str, scale: u32, date: &str) -> String {
    let name = |row: &str| row.split('|').nth(1).map(|name| name.trim().to_owned());
    let is_step = |row: &&str| row.starts_with("| ") && !row.starts_with("| step |");
    let mut rows: Vec<String> = before.lines().filter(is_step).map(str::to_owned).collect();
    for step in steps {
        let (seconds, result, note) = (step.seconds, step.result(), step.note());
        let row = format!(
            "| {} | {date} | {commit} | {scale} | {seconds:.1} | {result} | {note} |",
            step.name
        );
        match rows
            .iter()
            .position(|row| name(row).as_deref() == Some(step.name))
        {
            Some(place) => rows[place] = row,
            None => rows.push(row),
        }
    }
    rows.iter()
        .fold(HEAD.to_owned(), |text, row| text + row + "\n")
}

/// The date in UTC, by days since 1970-01-01.
fn date(mut days: u64) -> String {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    loop {
        let length = if is_leap(year) { 366 } else { 365 };
        if days < length {
            break;
        }
        days -= length;
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &'static str, seconds: f64, end: End) -> Step {
        Step { name, seconds, end }
    }

    #[test]
    fn the_table_shows_every_step_and_the_sum() {
        let steps = [
            step("format", 0.5, End::Fine("all crates".into())),
            step("deny", 1.0, End::Skipped("not installed".into())),
            step("clippy", 2.25, End::Failed),
        ];
        let expected = "\
step              seconds  result   note
format                0.5  ok       all crates
deny                  1.0  skipped  not installed
clippy                2.2  FAILED
in all                3.8
";
        assert_eq!(table(&steps), expected);
    }

    #[test]
    fn programs_get_the_same_as_json() {
        let steps = [step("deny", 1.25, End::Skipped("no \"tool\"".into()))];
        let slowest = [Test {
            name: "a::b".into(),
            seconds: 2.0,
        }];
        let expected = "\
{
  \"commit\": \"abc\",
  \"scale\": 1,
  \"steps\": [
    {\"name\": \"deny\", \"seconds\": 1.2, \"result\": \"skipped\", \"note\": \"no \\\"tool\\\"\"}
  ],
  \"slowest\": [
    {\"name\": \"a::b\", \"seconds\": 2.0}
  ]
}
";
        assert_eq!(json(&steps, &slowest, "abc", 1), expected);
    }

    #[test]
    fn a_step_replaces_its_row_and_leaves_the_others() {
        let first = [
            step("format", 0.5, End::Fine("all crates".into())),
            step("fuzz", 9.0, End::Fine("5 targets".into())),
        ];
        let before = section("", &first, "abc", 50, "2026-01-02");
        let again = [step("fuzz", 1.0, End::Failed)];
        let text = section(&before, &again, "def", 1, "2026-02-03");
        let expected = "\
| format | 2026-01-02 | abc | 50 | 0.5 | ok | all crates |
| fuzz | 2026-02-03 | def | 1 | 1.0 | FAILED |  |
";
        assert_eq!(text, format!("{HEAD}{expected}"));
    }

    #[test]
    fn days_become_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(11_017), "2000-03-01");
        assert_eq!(date(20_453), "2025-12-31");
        assert_eq!(date(20_454), "2026-01-01");
    }

    #[test]
    fn the_page_has_the_line_above_its_result() {
        let page = tree::read(&tree::root().join(PAGE)).unwrap();
        assert_eq!(page.matches(MARK).count(), 1);
    }
}
