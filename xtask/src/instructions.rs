//! Instructions per decision, counted by callgrind: the same on a busy machine as on an idle one.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::{child, tree};

pub(crate) const HELP: &str = "\
Counts the instructions of one decision in random play: legal, copy, act,
forecast, and everything in whole games. Needs valgrind.

Usage: cargo xtask instructions
";

const BUILD: &[&str] = &[
    "bench",
    "--locked",
    "--package",
    "bots",
    "--bench",
    "instructions",
    "--no-run",
    "--message-format",
    "json-render-diagnostics",
];

/// What is counted: the word for the bench, and what it is called in the table.
const WORKS: &[(&str, &str)] = &[
    ("legal", "legal"),
    ("copy", "copy of the board"),
    ("copy-and-act", "copy and act"),
    ("forecast", "forecast of all goods"),
    ("games", "whole random games"),
];

/// Counts and prints the table.
pub(crate) fn run() -> Result<ExitCode> {
    let mut valgrind = Command::new("valgrind");
    if !child::works(valgrind.arg("--version"), Duration::from_secs(20)) {
        bail!("valgrind is not installed; the package of that name has it");
    }
    let bench = built(&child::output(&mut child::cargo(BUILD))?)?;
    println!("instructions per decision   2 players   3 players   4 players");
    let mut base = [0; 3];
    for (players, base) in (2..).zip(&mut base) {
        *base = count(&bench, "nothing", players)?.instructions;
    }
    for (work, name) in WORKS {
        let mut line = format!("{name:<25}");
        for (players, base) in (2..).zip(base) {
            let count = count(&bench, work, players)?;
            let each = (count.instructions - base) as f64 / count.times as f64;
            line.push_str(&format!("{each:>12.0}"));
        }
        println!("{line}");
    }
    Ok(ExitCode::SUCCESS)
}

/// What callgrind counted, over how many decisions.
#[derive(Debug, PartialEq, Eq)]
struct Count {
    instructions: u64,
    times: u64,
}

fn count(bench: &Path, work: &str, players: u8) -> Result<Count> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.arg(bench).args([work, &players.to_string()]);
    let output = command.output().context("cannot start valgrind")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let counted = String::from_utf8_lossy(&output.stderr);
    read(&said, &counted).with_context(|| format!("`{}`: {counted}", child::shown(&command)))
}

/// Reads `times N` of the bench and `==PID== Collected : N` of callgrind.
fn read(said: &str, counted: &str) -> Result<Count> {
    let times = said.trim().strip_prefix("times ");
    let collected = counted
        .lines()
        .find_map(|line| line.split_once("Collected :"));
    Ok(Count {
        times: times.context("the bench did not run")?.parse()?,
        instructions: collected
            .context("callgrind did not count")?
            .1
            .trim()
            .parse()?,
    })
}

/// The program among cargo's messages.
fn built(messages: &str) -> Result<PathBuf> {
    let path = messages
        .lines()
        .filter(|line| line.contains("\"name\":\"instructions\""))
        .find_map(|line| line.split_once("\"executable\":\"")?.1.split_once('"'));
    let path = path.context("cargo did not say where the bench is")?.0;
    let path = tree::root().join(path);
    if !path.is_file() {
        bail!("{} is not there", tree::shown(&path));
    }
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_are_read_from_both_streams() {
        let counted = "==7== \n==7== Events    : Ir\n==7== Collected : 123456\n";
        let count = read("times 40\n", counted).unwrap();
        let due = Count {
            instructions: 123_456,
            times: 40,
        };
        assert_eq!(count, due);
    }

    #[test]
    fn a_bench_that_did_not_run_is_an_error() {
        assert!(read("", "==7== Collected : 5\n").is_err());
        assert!(read("times 5\n", "").is_err());
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error() {
        assert!(built("{\"reason\":\"build-finished\"}\n").is_err());
    }
}
