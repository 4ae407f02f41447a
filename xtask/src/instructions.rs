//! Instructions per decision, counted by callgrind: the same on a busy machine as on an idle one.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::{child, tree};

pub(crate) const HELP: &str = "\
Counts the instructions of one decision in random play of some games: legal,
copy, act, forecast, and everything in whole games. Needs valgrind.

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
    ("forecast", "forecast"),
    ("games", "whole random games"),
];

/// Counts and prints the tables.
pub(crate) fn run() -> Result<ExitCode> {
    let mut valgrind = Command::new("valgrind");
    if !child::works(valgrind.arg("--version"), Duration::from_secs(20)) {
        bail!("valgrind is not installed; the package of that name has it");
    }
    let bench = built(&child::output(&mut child::cargo(BUILD))?)?;
    let listed = child::output(Command::new(&bench).arg("games"))?;
    for line in listed.lines() {
        let (game, players) = game_of(line).context("the bench lists its games otherwise")?;
        print_table(&bench, game, players)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads a game with its fewest and its most players.
fn game_of(line: &str) -> Option<(&str, RangeInclusive<u8>)> {
    let mut words = line.split(' ');
    let game = words.next()?;
    let [from, to] = [words.next()?, words.next()?].map(str::parse);
    Some((game, from.ok()?..=to.ok()?))
}

fn print_table(bench: &Path, game: &str, players: RangeInclusive<u8>) -> Result<()> {
    println!("{game}, instructions per decision");
    let heads = players.clone().map(|players| match players {
        1 => "1 player".to_owned(),
        more => format!("{more} players"),
    });
    let heads: String = heads.map(|head| format!("{head:>12}")).collect();
    println!("{:<25}{heads}", "");
    let base = |players| Ok(count(bench, game, "nothing", players)?.instructions);
    let base: Vec<u64> = players.clone().map(base).collect::<Result<_>>()?;
    for (work, name) in WORKS {
        let mut line = format!("{name:<25}");
        for (players, base) in players.clone().zip(&base) {
            let count = count(bench, game, work, players)?;
            let each = (count.instructions - base) as f64 / count.times as f64;
            line.push_str(&format!("{each:>12.0}"));
        }
        println!("{line}");
    }
    Ok(())
}

/// What callgrind counted, over how many decisions.
#[derive(Debug, PartialEq, Eq)]
struct Count {
    instructions: u64,
    times: u64,
}

fn count(bench: &Path, game: &str, work: &str, players: u8) -> Result<Count> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.arg(bench).args([game, work, &players.to_string()]);
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
    fn the_games_are_those_of_the_bench() {
        assert_eq!(game_of("quarry 2 4"), Some(("quarry", 2..=4)));
        assert_eq!(game_of("this bench is run by something"), None);
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
