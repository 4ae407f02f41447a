//! `millwright notation`: docs/notation.md, made from the code.

use std::io::Write;

use ::games::{CATALOGUE, MOST_DATA_BYTES};
use table::{Form, Header, Record};
use texts::{Lang, Texts};

use crate::failure::Failure;

const HEAD: &str = "\
# Notation

One grammar for logs, records, tests, the keyboard and the protocol: a line of
lower-case ASCII, a verb and then words and integers, at most 48 bytes. It is
the same in every language, and no two actions share a text. This page is
printed by `millwright notation`; `cargo xtask docs` writes it.

In a record each action stands behind its seat (`1: place workers 4`), what the
dealer turns up behind an exclamation mark (`! start 2`), a checkpoint behind an
equals sign and a comment behind a hash.

## The header of a record

A record begins with `millwright record 1`. The lines below stand before the
first action, in any order and each once; what is not here is refused by name,
and so is a line of it behind the first action.

| line | what it says |
|---|---|
";

/// What holds of all of it.
fn behind_header() -> String {
    let bytes = in_thousands(Record::MOST_BYTES);
    let lines = in_thousands(Record::MOST_LINES as usize);
    let options = Record::MOST_OPTIONS;
    let (line, header_line) = (Record::MOST_IN_LINE, Record::MOST_IN_HEADER_LINE);
    let file = in_thousands(MOST_DATA_BYTES);
    format!(
        "
The challenge is a month or a day that is not still to come, with numbers that were
released and in the one way in which it is set up; behind it may stand `late`,
`again` and `taken-back`, each once. Of a name what is not seen is left out:
joiners, marks of direction, fillers, and more than three marks on one letter. A
record has at most {bytes} bytes, {lines} lines and {options} options, a line at
most {line} bytes, in the header {header_line} unless it is one of a file, and the
files together {file}.
"
    )
}

/// A number with commas, as documents write it.
fn in_thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut shown = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown
}

/// Prints every form of the notation with an example that parses.
pub(crate) fn print(out: &mut impl Write) -> Result<(), Failure> {
    write!(out, "{HEAD}")?;
    for (line, meaning) in Header::LINES {
        // A bar would end the cell, even in code.
        let line = line.replace('|', "\\|");
        writeln!(out, "| `{line}` | {meaning} |")?;
    }
    write!(out, "{}", behind_header())?;
    let texts = Texts::new(Lang::En);
    for info in CATALOGUE {
        let title = texts.get(&format!("game-{}", info.id), &[]);
        let notation =
            ::games::notations(info.id).map_err(|error| Failure::illegal(error.to_string()))?;
        writeln!(out, "\n## {title}: actions\n")?;
        table(notation.actions, out)?;
        writeln!(out, "\n{}", notation.words)?;
        writeln!(out, "\n## {title}: reveals\n")?;
        table(notation.reveals, out)?;
    }
    Ok(())
}

fn table(forms: &[Form], out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "| form | example | meaning |")?;
    writeln!(out, "|---|---|---|")?;
    for form in forms {
        let Form {
            pattern,
            example,
            meaning,
        } = form;
        // A bar would end the cell, even in code.
        let pattern = pattern.replace('|', "\\|");
        writeln!(out, "| `{pattern}` | `{example}` | {meaning} |")?;
    }
    Ok(())
}
