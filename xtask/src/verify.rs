//! `cargo verify`: the gate.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use toolchain::{PAGE_PROFILE, compile_page};

use crate::changes::{self, Concerned};
use crate::child::Beside;
use crate::commands::{
    ALL_BROWSER_TESTS, BROWSER_TESTS, BUILD_PROGRAMS, BUILD_TESTS, CLIPPY, CLIPPY_BESIDE_PAGE,
    CLIPPY_PAGE, DENY, DOCTESTS, FORMAT, NEED_PAGE, NEXTEST, NOT_BROWSER, TESTS, TOY, TOY_PAGE,
    typed,
};
use crate::fuzz::Fuzzing;
use crate::load::Load;
use crate::report::{self, End, Step};
use crate::times::{self, Test};
use crate::tools::{self, Tool};
use crate::{browser, child, coverage, fuzz, made, probe, tree};

pub(crate) const HELP: &str = "\
The gate: everything that has to hold before a change lands. It stops at the first step that
fails and says how to run that step alone. What is missing is added first where that goes without
asking: by rustup the WebAssembly target, rustfmt and clippy; by apt, for the super-user, Chromium
with its driver, Node.js and npm.

Usage: cargo verify [--full [--only STEP]...] [--install]
       cargo verify --quick [--since REV]

  --quick      for the desk: format, clippy and the tests of what was changed and of what depends on
               it, those of the page only where what is drawn was changed. CI runs everything
  --since REV  what counts as changed with --quick: all that differs from REV; the main branch
               unless named
  --full       10,000 random games for each game and number of players, all browser tests, all tests
               ten times under load, and every fuzz target for ten minutes; writes what it showed to
               docs/verification.md
  --only STEP  of a full run this step alone, named as in that table; the others keep what they showed
  --install    first installs what is missing: cargo-nextest and cargo-deny, with --full also
               cargo-fuzz and the nightly toolchain

Steps, seconds and the slowest tests are also written to target/verify/steps.json.

Environment:
  MILLWRIGHT_SCALE         times 200 random games; 1 unless set, 50 with --full
  MILLWRIGHT_ROUNDS        how often all tests are run under load; 10 unless set
  MILLWRIGHT_FUZZ_SECONDS  seconds for each fuzz target; 600 unless set
";

/// The variable that says how many tests of one program run at a time.
const THREADS: &str = "RUST_TEST_THREADS";
/// The variable that tests multiply their numbers by.
const SCALE: &str = "MILLWRIGHT_SCALE";
/// The scale of a full run: 10,000 random games.
const FULL_SCALE: u32 = 50;
/// How often all tests are run under load.
const ROUNDS: &str = "MILLWRIGHT_ROUNDS";
/// How many of the slowest tests are named.
const SLOWEST: usize = 5;

/// What was asked for.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    full: bool,
    install: bool,
    quick: bool,
    since: Option<String>,
    only: Vec<String>,
}

impl Options {
    /// Reads the arguments of the command.
    pub(crate) fn parse(args: &[String]) -> Result<Options> {
        let mut options = Options::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--full" => options.full = true,
                "--install" => options.install = true,
                "--quick" => options.quick = true,
                "--since" => {
                    let revision = args.next().context("--since wants a revision")?;
                    options.since = Some(revision.clone());
                }
                "--only" => {
                    let step = args.next().context("--only wants a step")?;
                    options.only.push(step.clone());
                }
                other => bail!("'{other}' is not understood; try --help"),
            }
        }
        if options.quick && options.full {
            bail!("--quick and --full exclude each other");
        }
        if !options.only.is_empty() && !options.full {
            bail!("--only goes with --full");
        }
        if options.since.is_some() && !options.quick {
            bail!("--since goes with --quick");
        }
        Ok(options)
    }
}

/// One check of the gate.
struct Check {
    name: &'static str,
    /// How to run it alone.
    rerun: String,
    work: Box<Work>,
}

type Work = dyn Fn(&Gate) -> Result<End>;

/// What the checks need to know, and what they found.
struct Gate {
    scale: u32,
    nextest: bool,
    /// Whether the page is left out of what is built.
    without_page: bool,
    /// The page while it is compiled beside the first checks.
    page: RefCell<Option<Beside>>,
    /// The fuzz targets while they run beside the tests.
    fuzzing: RefCell<Option<Fuzzing>>,
    tests: RefCell<Vec<Test>>,
}

impl Gate {
    /// A command of cargo's for this run.
    fn cargo(&self, args: &[&str]) -> Command {
        let mut command = child::cargo(args);
        if self.without_page {
            command.env("MILLWRIGHT_PAGE", "none");
        }
        command
    }

    fn run(&self, args: &[&str]) -> Result<()> {
        child::run(&mut self.cargo(args))
    }
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
    let mut gate = Gate {
        scale,
        nextest: Tool::Nextest.is_there(),
        without_page: false,
        page: RefCell::new(None),
        fuzzing: RefCell::new(None),
        tests: RefCell::new(Vec::new()),
    };
    let checks = if options.quick {
        let (revision, files) = changes::since(options.since.as_deref())?;
        let concerned = Concerned::by(&files, &changes::readers_of_documents()?);
        println!("verify: {} files differ from {revision}", files.len());
        gate.without_page = !concerned.is_drawn();
        quick_checks(&gate, &concerned)
    } else {
        only(checks(&gate, options.full), &options.only)?
    };
    // The page's own step waits for it; without that, whoever needs the page compiles it.
    let waits = checks.iter().any(|check| check.name == "page") || options.quick;
    if waits && !gate.without_page {
        *gate.page.borrow_mut() = Some(page_beside()?);
    }
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
    let slowest = times::slowest(gate.tests.take(), SLOWEST);
    println!("\n{}", report::table(&steps));
    println!("{}", report::slow_tests(&slowest));
    let json = report::json(&steps, &slowest, &commit, scale);
    tree::write(&folder()?.join("steps.json"), &json)?;
    if let Some((check, error)) = failed {
        eprintln!("verify: {} failed: {error:#}", check.name);
        eprintln!("verify: to run it alone: {}", check.rerun);
        return Ok(ExitCode::FAILURE);
    }
    if options.quick {
        println!("verify: what was changed holds ({commit}); `cargo verify` runs everything");
    } else {
        println!("verify: everything that ran holds ({commit}, scale {scale})");
    }
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

/// Where the gate puts what it writes.
fn folder() -> Result<PathBuf> {
    let folder = tree::target()?.join("verify");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

/// Compiles the page beside the first checks: most of it is one long step on one core. The server's
/// build script finds it done.
fn page_beside() -> Result<Beside> {
    let mut command = compile_page(
        tree::root(),
        &tree::target()?.join("page"),
        &[],
        PAGE_PROFILE,
    );
    Beside::start(&mut command, &folder()?.join("page.log"))
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

fn check(name: &'static str, rerun: &str, work: impl Fn(&Gate) -> Result<End> + 'static) -> Check {
    Check {
        name,
        rerun: rerun.to_owned(),
        work: Box::new(work),
    }
}

fn format_check() -> Check {
    check("format", &typed(FORMAT), |gate| {
        gate.run(FORMAT)?;
        fine("all crates")
    })
}

fn coverage_check() -> Check {
    let rerun = "cargo xtask rules-coverage --check";
    check("rules coverage", rerun, |_| fine(&coverage::check()?))
}

fn documents_check() -> Check {
    check("documents", "cargo xtask docs --check", |_| {
        fine(&made::check()?)
    })
}

fn browser_checks() -> [Check; 2] {
    [
        check("browser", "cargo xtask browser", |_| {
            fine(&browser::install()?)
        }),
        check("browser tests", &typed(BROWSER_TESTS), |gate| {
            run_browser_tests(gate, BROWSER_TESTS)
        }),
    ]
}

fn tests_check(gate: &Gate, filter: &str) -> Check {
    let args = tests_args(gate, filter);
    let rerun = format!(
        "{SCALE}={} {}",
        gate.scale,
        typed(&args.iter().map(String::as_str).collect::<Vec<_>>())
    );
    check("tests", &rerun, move |gate| run_tests(gate, &args))
}

/// How the tests that a filter of nextest's names are run; all of them where nextest is missing.
fn tests_args(gate: &Gate, filter: &str) -> Vec<String> {
    let mut args: Vec<&str> = if gate.nextest { NEXTEST } else { TESTS }.to_vec();
    if gate.nextest {
        args.push(filter);
    }
    args.into_iter().map(str::to_owned).collect()
}

fn checks(gate: &Gate, full: bool) -> Vec<Check> {
    let [browser, browser_tests] = browser_checks();
    let mut checks = vec![
        format_check(),
        check("clippy", &typed(CLIPPY_BESIDE_PAGE), |gate| {
            gate.run(CLIPPY_BESIDE_PAGE)?;
            gate.run(CLIPPY_PAGE)?;
            fine("no warning in what needs no page")
        }),
        check("page", "cargo xtask page", wait_for_page),
        check("build", &typed(BUILD_TESTS), |gate| {
            gate.run(BUILD_PROGRAMS)?;
            gate.run(BUILD_TESTS)?;
            fine("programs and tests, one profile")
        }),
        // Behind the build, which packs the page beside everything else.
        check("clippy, rest", &typed(CLIPPY), |gate| {
            gate.run(CLIPPY)?;
            fine("no warning")
        }),
        browser,
        tests_check(gate, NOT_BROWSER),
        browser_tests,
        check("doctests", &typed(DOCTESTS), |gate| {
            let heard = child::run_and_listen(&mut gate.cargo(DOCTESTS))?;
            fine(&format!("{} passed", passed(&heard)))
        }),
        check("wasm", "cargo xtask wasm", |_| probe::digests()),
        coverage_check(),
        documents_check(),
        check("deny", &typed(DENY), |_| deny()),
        // Last, since it builds the binary with the toy in it.
        check("toy game", &typed(TOY), |gate| {
            let heard = child::run_and_listen(&mut gate.cargo(TOY))?;
            fine(&format!("{} passed", passed(&heard)))
        }),
    ];
    if full {
        checks.push(check(
            "all browser tests",
            &typed(ALL_BROWSER_TESTS),
            |gate| run_browser_tests(gate, ALL_BROWSER_TESTS),
        ));
        checks.push(check("toy page", &typed(TOY_PAGE), |gate| {
            let heard = child::run_and_listen(&mut gate.cargo(TOY_PAGE))?;
            fine(&format!("{} passed", passed(&heard)))
        }));
        checks.push(check("under load", "cargo verify --full", under_load));
        checks.push(check(
            "fuzz",
            "cargo +nightly fuzz run TARGET",
            wait_for_fuzz,
        ));
    }
    checks
}

/// Those that were named; all if none was.
fn only(checks: Vec<Check>, names: &[String]) -> Result<Vec<Check>> {
    let all: Vec<&str> = checks.iter().map(|check| check.name).collect();
    if let Some(unknown) = names.iter().find(|name| !all.contains(&name.as_str())) {
        bail!("no step '{unknown}'; there are: {}", all.join(", "));
    }
    let is_named = |check: &Check| names.is_empty() || names.iter().any(|name| name == check.name);
    Ok(checks.into_iter().filter(is_named).collect())
}

/// The checks of what was changed.
fn quick_checks(gate: &Gate, concerned: &Concerned) -> Vec<Check> {
    let mut checks = vec![
        format_check(),
        check("clippy", &typed(CLIPPY), |gate| {
            gate.run(CLIPPY_PAGE)?;
            // The server's build script compiles the page as well.
            gate.page
                .borrow_mut()
                .take()
                .map(Beside::wait)
                .transpose()?;
            gate.run(CLIPPY)?;
            fine("no warning")
        }),
    ];
    if !concerned.is_nothing() {
        let mut filter = format!("({}) & {NOT_BROWSER}", concerned.filter());
        if gate.without_page {
            filter += &format!(" & not ({NEED_PAGE})");
        }
        checks.push(tests_check(gate, &filter));
    }
    if concerned.is_drawn() {
        checks.extend(browser_checks());
    }
    checks.push(coverage_check());
    checks.push(documents_check());
    checks
}

fn wait_for_page(gate: &Gate) -> Result<End> {
    match gate.page.borrow_mut().take() {
        Some(page) => {
            let seconds = page.wait()?.as_secs_f64();
            fine(&format!(
                "compiled beside the checks above in {seconds:.0} s"
            ))
        }
        None => Ok(End::Skipped("left out".to_owned())),
    }
}

fn fine(note: &str) -> Result<End> {
    Ok(End::Fine(note.to_owned()))
}

fn run_tests(gate: &Gate, args: &[String]) -> Result<End> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let mut command = gate.cargo(&args);
    let heard = child::run_and_listen(command.env(SCALE, gate.scale.to_string()))?;
    gate.tests.borrow_mut().extend(times::of_nextest(&heard));
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

fn run_browser_tests(gate: &Gate, args: &[&str]) -> Result<End> {
    let file = folder()?.join("browser-times");
    // Those of the last run are not this one's.
    let _ = std::fs::remove_file(&file);
    let mut command = with_browsers(gate, args);
    let heard = child::run_and_listen(command.env(times::BROWSER_TIMES, &file))?;
    gate.tests.borrow_mut().extend(times::of_browsers(&file));
    fine(&format!("{} passed", passed(&heard)))
}

/// A command that runs tests in browsers: one window more at a time than there are cores, since a test
/// waits now and then.
fn with_browsers(gate: &Gate, args: &[&str]) -> Command {
    let cores = thread::available_parallelism().map_or(2, usize::from);
    let mut command = gate.cargo(args);
    if std::env::var_os(THREADS).is_none() {
        command.env(THREADS, (cores + 1).to_string());
    }
    command
}

/// Runs all tests again and again while every core has something else to do as well, the fuzz targets as
/// long as there are any: what waits for time and not for what it wants to see fails sooner or later.
fn under_load(gate: &Gate) -> Result<End> {
    let rounds = match std::env::var(ROUNDS) {
        Ok(text) => match text.parse() {
            Ok(rounds @ 1..=1000u32) => rounds,
            _ => bail!("{ROUNDS} is '{text}', not a number from 1 to 1000"),
        },
        Err(_) => 10,
    };
    if no_fuzzing()?.is_none() {
        *gate.fuzzing.borrow_mut() = Some(Fuzzing::start(&folder()?)?);
    }
    let mut failed: BTreeMap<String, u32> = BTreeMap::new();
    let tests = tests_args(gate, NOT_BROWSER);
    let tests: Vec<&str> = tests.iter().map(String::as_str).collect();
    for round in 1..=rounds {
        println!("-- round {round} of {rounds}");
        let fuzzing = gate.fuzzing.borrow();
        let is_busy = fuzzing.as_ref().is_some_and(Fuzzing::keeps_all_busy);
        let _load = (!is_busy).then(Load::start);
        let commands = [gate.cargo(&tests), with_browsers(gate, BROWSER_TESTS)];
        for (mut command, args) in commands.into_iter().zip([&tests, BROWSER_TESTS]) {
            let (heard, fine) = child::listen(&mut command)?;
            let names = times::failed(&heard);
            if !fine && names.is_empty() {
                bail!("`{}` failed without naming a test", typed(args));
            }
            for name in names {
                *failed.entry(name).or_default() += 1;
            }
        }
    }
    if failed.is_empty() {
        return fine(&format!("{rounds} rounds of all tests, none failed"));
    }
    let list: Vec<String> = failed
        .iter()
        .map(|(name, times)| format!("{name} ({times})"))
        .collect();
    bail!("failed in {rounds} rounds: {}", list.join(", "))
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

/// Why nothing can be fuzzed here, if so.
fn no_fuzzing() -> Result<Option<&'static str>> {
    Ok(if fuzz::targets()?.is_empty() {
        Some("there are no fuzz targets")
    } else if !tools::nightly_is_there() {
        Some("the nightly toolchain is not installed (--install)")
    } else if !Tool::Fuzz.is_there() {
        Some("cargo-fuzz is not installed (--install)")
    } else {
        None
    })
}

fn wait_for_fuzz(gate: &Gate) -> Result<End> {
    if let Some(why) = no_fuzzing()? {
        return Ok(End::Skipped(why.to_owned()));
    }
    // Most of them ran beside the tests under load, if those were asked for.
    let begun = gate.fuzzing.borrow_mut().take();
    let fuzzing = begun.map_or_else(|| Fuzzing::start(&folder()?), Ok)?;
    fine(&fuzzing.finish()?)
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
    fn a_quick_run_is_no_full_one() {
        let parse = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
            Options::parse(&words)
        };
        assert!(parse(&["--quick", "--full"]).is_err());
        assert!(parse(&["--since", "HEAD"]).is_err());
        assert!(parse(&["--only", "fuzz"]).is_err());
        assert_eq!(parse(&["--full", "--only", "fuzz"]).unwrap().only, ["fuzz"]);
        let quick = parse(&["--quick", "--since", "HEAD~2"]).unwrap();
        assert_eq!(quick.since.as_deref(), Some("HEAD~2"));
    }

    #[test]
    fn an_unknown_flag_is_named() {
        let error = Options::parse(&["--ful".to_owned()]).unwrap_err();
        assert!(error.to_string().contains("'--ful'"));
    }
}
