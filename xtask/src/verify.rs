//! `cargo verify`: the gate.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::report::{self, End, Step};
use crate::tools::{self, Tool};
use crate::{browser, child, coverage, fuzz, made, probe};

pub(crate) const HELP: &str = "\
The gate: everything that has to hold before a change lands. It stops at the first step that
fails and says how to run that step alone. What is missing is added first where that goes without
asking: by rustup the WebAssembly target, rustfmt and clippy; by apt, for the super-user, Chromium
with its driver, Node.js and npm.

Usage: cargo verify [--full] [--install]

  --full     10,000 random games for each game and number of players, all browser tests, and every
             fuzz target for ten minutes; writes what it showed to docs/verification.md
  --install  first installs what is missing: cargo-nextest and cargo-deny, with --full also
             cargo-fuzz and the nightly toolchain

Environment:
  MILLWRIGHT_SCALE         times 200 random games; 1 unless set, 50 with --full
  MILLWRIGHT_FUZZ_SECONDS  seconds for each fuzz target; 600 unless set
";

/// The variable that tests multiply their numbers by.
const SCALE: &str = "MILLWRIGHT_SCALE";
/// The scale of a full run: 10,000 random games.
const FULL_SCALE: u32 = 50;

/// What was asked for.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    full: bool,
    install: bool,
}

impl Options {
    /// Reads the arguments of the command.
    pub(crate) fn parse(args: &[String]) -> Result<Options> {
        let mut options = Options::default();
        for arg in args {
            match arg.as_str() {
                "--full" => options.full = true,
                "--install" => options.install = true,
                other => bail!("'{other}' is not understood; try --help"),
            }
        }
        Ok(options)
    }
}

/// One check of the gate.
struct Check {
    name: &'static str,
    /// How to run it alone.
    rerun: String,
    work: fn(&Gate) -> Result<End>,
}

/// What the checks need to know.
struct Gate {
    scale: u32,
    nextest: bool,
}

/// Runs the gate.
pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let scale = scale(std::env::var(SCALE).ok().as_deref(), options.full)?;
    tools::components()?;
    tools::page_target()?;
    if options.install {
        install(options.full)?;
    }
    let commit = report::commit();
    let gate = Gate {
        scale,
        nextest: Tool::Nextest.is_there(),
    };
    let checks = checks(&gate, options.full);
    let mut steps = Vec::new();
    let failed = checks.iter().enumerate().find_map(|(index, check)| {
        println!("\n== {}/{} {}", index + 1, checks.len(), check.name);
        let (step, error) = take(&gate, check);
        println!("== {}: {:.1} s", step.name, step.seconds);
        steps.push(step);
        error.map(|error| (check, error))
    });
    if options.full {
        report::keep(&steps, &commit, scale)?;
    }
    println!("\n{}", report::table(&steps));
    if let Some((check, error)) = failed {
        eprintln!("verify: {} failed: {error:#}", check.name);
        eprintln!("verify: to run it alone: {}", check.rerun);
        return Ok(ExitCode::FAILURE);
    }
    println!("verify: everything that ran holds ({commit}, scale {scale})");
    Ok(ExitCode::SUCCESS)
}

fn take(gate: &Gate, check: &Check) -> (Step, Option<anyhow::Error>) {
    let start = Instant::now();
    let (end, error) = match (check.work)(gate) {
        Ok(end) => (end, None),
        Err(error) => (End::Failed, Some(error)),
    };
    let seconds = start.elapsed().as_secs_f64();
    let name = check.name;
    (Step { name, seconds, end }, error)
}

/// What the random tests multiply their numbers by.
fn scale(given: Option<&str>, full: bool) -> Result<u32> {
    match given {
        Some(text) => match text.parse() {
            Ok(scale @ 1..=100_000) => Ok(scale),
            _ => bail!("{SCALE} is '{text}', not a number from 1 to 100000"),
        },
        None => Ok(if full { FULL_SCALE } else { 1 }),
    }
}

fn install(full: bool) -> Result<()> {
    Tool::Nextest.install()?;
    Tool::Deny.install()?;
    if full {
        tools::install_nightly()?;
        Tool::Fuzz.install()?;
    }
    Ok(())
}

const FORMAT: &[&str] = &["fmt", "--all", "--check"];
/// All crates but the page, which is compiled for the browser only.
const CLIPPY: &[&str] = &[
    "clippy",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--all-targets",
    "--",
    "-D",
    "warnings",
];
const CLIPPY_PAGE: &[&str] = &[
    "clippy",
    "--locked",
    "--package",
    "web",
    "--target",
    "wasm32-unknown-unknown",
    "--",
    "-D",
    "warnings",
];
const BUILD_PROGRAMS: &[&str] = &[
    "build",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--bins",
];
const BUILD_TESTS: &[&str] = &[
    "test",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--no-run",
];
const TESTS: &[&str] = &[
    "test",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--no-fail-fast",
    "--lib",
    "--bins",
    "--tests",
];
const NEXTEST: &[&str] = &[
    "nextest",
    "run",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--no-fail-fast",
];
const DOCTESTS: &[&str] = &[
    "test",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--doc",
];
/// The gate runs the quick ones with all other tests; a full run all of them.
const ALL_BROWSER_TESTS: &[&str] = &[
    "test",
    "--locked",
    "--package",
    "browser-tests",
    "--features",
    "full",
    "--test",
    "it",
    "--",
    "--test-threads=2",
];
/// The toy game of docs/a-new-game.md, which nobody gets, through terminal and protocol.
const TOY: &[&str] = &[
    "test",
    "--locked",
    "--package",
    "cli",
    "--features",
    "toy",
    "--test",
    "toy",
];
/// The same in the page, and what it adds to the table of another game.
const TOY_PAGE: &[&str] = &[
    "test",
    "--locked",
    "--package",
    "browser-tests",
    "--package",
    "server",
    "--features",
    "browser-tests/toy",
    "--test",
    "it",
    "--test",
    "http",
    "toy",
];
const DENY: &[&str] = &["deny", "check", "bans", "licenses", "sources"];

fn checks(gate: &Gate, full: bool) -> Vec<Check> {
    let check = |name, rerun: &str, work| Check {
        name,
        rerun: rerun.to_owned(),
        work,
    };
    let cargo = |args: &[&str]| format!("cargo {}", args.join(" "));
    let tests = if gate.nextest { NEXTEST } else { TESTS };
    let tests = format!("{SCALE}={} {}", gate.scale, cargo(tests));
    let mut checks = vec![
        check("format", &cargo(FORMAT), |_| {
            child::run(&mut child::cargo(FORMAT))?;
            fine("all crates")
        }),
        check("clippy", &cargo(CLIPPY), |_| {
            child::run(&mut child::cargo(CLIPPY))?;
            child::run(&mut child::cargo(CLIPPY_PAGE))?;
            fine("no warning")
        }),
        check("build", &cargo(BUILD_TESTS), |_| {
            child::run(&mut child::cargo(BUILD_PROGRAMS))?;
            child::run(&mut child::cargo(BUILD_TESTS))?;
            fine("programs and tests, one profile")
        }),
        check("browser", "cargo xtask browser", |_| {
            fine(&browser::install()?)
        }),
        check("tests", &tests, run_tests),
        check("doctests", &cargo(DOCTESTS), |_| {
            let heard = child::run_and_listen(&mut child::cargo(DOCTESTS))?;
            fine(&format!("{} passed", passed(&heard)))
        }),
        check("wasm", "cargo xtask wasm", |_| probe::digests()),
        check(
            "rules coverage",
            "cargo xtask rules-coverage --check",
            |_| fine(&coverage::check()?),
        ),
        check("documents", "cargo xtask docs --check", |_| {
            fine(&made::check()?)
        }),
        check("deny", &cargo(DENY), |_| deny()),
        // Last, since it builds the binary with the toy in it.
        check("toy game", &cargo(TOY), |_| {
            let heard = child::run_and_listen(&mut child::cargo(TOY))?;
            fine(&format!("{} passed", passed(&heard)))
        }),
    ];
    if full {
        checks.push(check("browser tests", &cargo(ALL_BROWSER_TESTS), |_| {
            let heard = child::run_and_listen(&mut child::cargo(ALL_BROWSER_TESTS))?;
            fine(&format!("{} passed", passed(&heard)))
        }));
        checks.push(check("toy page", &cargo(TOY_PAGE), |_| {
            let heard = child::run_and_listen(&mut child::cargo(TOY_PAGE))?;
            fine(&format!("{} passed", passed(&heard)))
        }));
        checks.push(check("fuzz", "cargo +nightly fuzz run TARGET", |_| {
            run_fuzz()
        }));
    }
    checks
}

fn fine(note: &str) -> Result<End> {
    Ok(End::Fine(note.to_owned()))
}

fn run_tests(gate: &Gate) -> Result<End> {
    let args = if gate.nextest { NEXTEST } else { TESTS };
    let mut command = child::cargo(args);
    let heard = child::run_and_listen(command.env(SCALE, gate.scale.to_string()))?;
    let passed = passed(&heard);
    let scale = gate.scale;
    if gate.nextest {
        fine(&format!("{passed} passed, scale {scale}"))
    } else {
        fine(&format!(
            "{passed} passed, scale {scale}; by cargo test: cargo-nextest is not installed (--install)"
        ))
    }
}

/// How many tests passed, by what nextest or cargo test said.
fn passed(heard: &str) -> u32 {
    let count = |line: &str| -> Option<u32> {
        let is_summary = line.starts_with("test result:") || line.contains(" tests run: ");
        let before = line.split_once(" passed").filter(|_| is_summary)?.0;
        before.rsplit(' ').next()?.parse().ok()
    };
    heard.lines().filter_map(|line| count(line.trim())).sum()
}

fn deny() -> Result<End> {
    if !Tool::Deny.is_there() {
        let why = "cargo-deny is not installed (--install)";
        return Ok(End::Skipped(why.to_owned()));
    }
    child::run(&mut child::cargo(DENY))?;
    // Closed networks cannot reach the advisory database; the rest holds without it.
    let mut fetch = child::cargo(&["deny", "fetch", "db"]);
    if !child::works(&mut fetch, Duration::from_secs(30)) {
        return fine("bans, licenses, sources; no advisories: their database is out of reach");
    }
    let advisories = ["deny", "check", "advisories"];
    child::run(&mut child::cargo(&advisories)).context("advisories")?;
    fine("bans, licenses, sources, advisories")
}

fn run_fuzz() -> Result<End> {
    let skipped = |why: &str| Ok(End::Skipped(why.to_owned()));
    if fuzz::targets()?.is_empty() {
        return skipped("there are no fuzz targets");
    }
    if !tools::nightly_is_there() {
        return skipped("the nightly toolchain is not installed (--install)");
    }
    if !Tool::Fuzz.is_there() {
        return skipped("cargo-fuzz is not installed (--install)");
    }
    fine(&fuzz::run()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_one_or_fifty_unless_given() {
        assert_eq!(scale(None, false).unwrap(), 1);
        assert_eq!(scale(None, true).unwrap(), 50);
        assert_eq!(scale(Some("3"), true).unwrap(), 3);
        assert!(scale(Some("0"), false).is_err());
        assert!(scale(Some("many"), false).is_err());
    }

    #[test]
    fn passed_tests_are_counted_in_both_dialects() {
        let nextest = "     Summary [   0.31s] 12 tests run: 12 passed (1 slow), 0 skipped\n";
        assert_eq!(passed(nextest), 12);
        let cargo = "\
running 2 tests
test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out

test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out
";
        assert_eq!(passed(cargo), 7);
        assert_eq!(passed("somebody passed by\n"), 0);
    }

    #[test]
    fn an_unknown_flag_is_named() {
        let error = Options::parse(&["--ful".to_owned()]).unwrap_err();
        assert!(error.to_string().contains("'--ful'"));
    }
}
