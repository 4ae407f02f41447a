//! The rules as WebAssembly under node, held against the native build.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use toolchain::PAGE_TARGET;

use crate::report::End;
use crate::{child, tools, tree};

pub(crate) const HELP: &str = "\
Plays the same games of the first game natively and as WebAssembly under node, and compares the speed.

Usage: cargo xtask wasm-speed [PLAYERS [GAMES [BOT]]]

  PLAYERS  4 unless given
  GAMES    2000 unless given
  BOT      chance unless given; one that thinks wants far fewer games
";

/// How the probe is asked for the first game of the catalogue.
const FIRST_GAME: &str = "-";

/// The profile of WebAssembly whose speed is measured, as a browser gets it.
const MEASURED: &str = "wasm";
/// The profile of WebAssembly whose digests alone count: compiled quickly.
const COMPARED: &str = "digests";

/// Builds the native side and compares the digests, outside the gate.
pub(crate) fn run() -> Result<ExitCode> {
    child::run(&mut child::cargo(&[
        "build",
        "--locked",
        "--package",
        "probe",
        "--bins",
    ]))?;
    match digests()? {
        End::Fine(note) | End::Skipped(note) => println!("{note}"),
        End::Failed => bail!("the builds differ"),
    }
    Ok(ExitCode::SUCCESS)
}

/// Replays all stored records in both builds and compares what they say.
///
/// The native side has been built.
pub(crate) fn digests() -> Result<End> {
    let wasm = build(COMPARED)?;
    let records = records()?;
    if records.is_empty() {
        bail!("no record lies in crates/*/tests/records");
    }
    if !tools::node_is_there() {
        let why = "built, but not run: node is not installed";
        return Ok(End::Skipped(why.to_owned()));
    }
    let native = child::output(
        Command::new(tree::built("probe-native")?)
            .arg("replay")
            .args(&records),
    )?;
    let wasm = child::output(node(&wasm).arg("replay").args(&records))?;
    let count = compare(&native, &wasm)?;
    if count != records.len() {
        bail!("{count} answers for {} records", records.len());
    }
    Ok(End::Fine(format!(
        "{count} records replay to the same digests"
    )))
}

/// Compares the speed of random play.
pub(crate) fn speed(args: &[String]) -> Result<ExitCode> {
    let number = |index: usize, usual: &str| -> Result<String> {
        let text = args.get(index).map_or(usual, String::as_str);
        let number: u32 = text
            .parse()
            .with_context(|| format!("'{text}' is not a number; try --help"))?;
        Ok(number.to_string())
    };
    let (players, games) = (number(0, "4")?, number(1, "2000")?);
    let bot = args.get(2).map_or("random", String::as_str);
    let order = ["sim", FIRST_GAME, &players, &games, bot];
    let wasm = build(MEASURED)?;
    let native = [
        "run",
        "--quiet",
        "--locked",
        "--release",
        "--package",
        "probe",
        "--",
    ];
    let native = child::output(child::cargo(&native).args(order))?;
    let wasm = child::output(node(&wasm).args(order))?;
    let (native, wasm) = (Speed::parse(&native)?, Speed::parse(&wasm)?);
    if native.decisions != wasm.decisions {
        bail!(
            "the builds played different games: {} and {} decisions",
            native.decisions,
            wasm.decisions
        );
    }
    println!("{players} players, {games} games of {bot}");
    println!("native  {:>12.0} decisions/s", native.per_second());
    println!(
        "wasm    {:>12.0} decisions/s, {:.0} % of native",
        wasm.per_second(),
        100.0 * wasm.per_second() / native.per_second()
    );
    Ok(ExitCode::SUCCESS)
}

fn build(profile: &str) -> Result<PathBuf> {
    tools::page_target()?;
    let mut build = child::cargo(&["build", "--locked", "--package", "probe", "--lib"]);
    child::run(build.args(["--target", PAGE_TARGET, "--profile", profile]))?;
    let folder = tree::target()?.join(PAGE_TARGET).join(profile);
    Ok(folder.join("probe.wasm"))
}

fn node(wasm: &Path) -> Command {
    let mut node = Command::new("node");
    node.arg(tree::root().join("crates/probe/probe.mjs"));
    node.arg(wasm);
    node
}

/// All stored records of whole games.
fn records() -> Result<Vec<PathBuf>> {
    let mut records = tree::files(&tree::root().join("crates"), "record")?;
    records.retain(|path| {
        let dir = path.parent().unwrap_or(path);
        dir.ends_with("tests/records")
    });
    Ok(records)
}

/// Holds the answers of both builds against each other; says how many there are.
fn compare(native: &str, wasm: &str) -> Result<usize> {
    let mut count = 0;
    let (mut native, mut wasm) = (native.lines(), wasm.lines());
    loop {
        match (native.next(), wasm.next()) {
            (None, None) => return Ok(count),
            (Some(one), Some(other)) if one == other && one.starts_with("ok ") => count += 1,
            (one, other) => bail!(
                "record {}: native says '{}', wasm says '{}'",
                count + 1,
                one.unwrap_or_default(),
                other.unwrap_or_default()
            ),
        }
    }
}

/// How many decisions took how long.
struct Speed {
    decisions: u64,
    seconds: f64,
}

impl Speed {
    /// Reads `ok DECISIONS SECONDS`.
    fn parse(line: &str) -> Result<Speed> {
        let numbers = line.trim().strip_prefix("ok ");
        let numbers = numbers.and_then(|numbers| numbers.split_once(' '));
        let parsed = numbers.and_then(|(decisions, seconds)| {
            Some(Speed {
                decisions: decisions.parse().ok()?,
                seconds: seconds.parse().ok()?,
            })
        });
        parsed.with_context(|| format!("the probe said '{}'", line.trim()))
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_answers_are_counted() {
        assert_eq!(compare("ok a 1\nok b 2\n", "ok a 1\nok b 2\n").unwrap(), 2);
    }

    #[test]
    fn a_differing_digest_is_shown_with_its_record() {
        let error = compare("ok a\nok b\n", "ok a\nok c\n").unwrap_err();
        let expected = "record 2: native says 'ok b', wasm says 'ok c'";
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn a_missing_answer_is_no_agreement() {
        assert!(compare("ok a\nok b\n", "ok a\n").is_err());
    }

    #[test]
    fn the_same_error_twice_is_no_agreement() {
        assert!(compare("error a\n", "error a\n").is_err());
    }

    #[test]
    fn speed_is_decisions_by_seconds() {
        let speed = Speed::parse("ok 3000 1.5\n").unwrap();
        assert_eq!(speed.per_second(), 2000.0);
        assert!(Speed::parse("error no such game\n").is_err());
    }
}
