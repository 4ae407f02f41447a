//! `cargo play`: the page in the browser, or a game in the terminal.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use toolchain::{DESK_PROFILE, PROFILE_VARIABLE, compile_page};

use crate::child::Beside;
use crate::{child, tools, tree};

pub(crate) const HELP: &str = "\
Builds `millwright` and starts a game.

Usage: cargo play [--terminal | -- ARGS]

  (nothing)   serves the page and opens it in the browser
  --terminal  the first game of the catalogue against bots at this terminal
  -- ARGS     whatever `millwright ARGS` does, such as `cargo play -- sim --help`
";

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
enum Play {
    Page,
    Terminal,
    Other(Vec<String>),
}

impl Play {
    fn parse(args: &[String]) -> Play {
        match args {
            [] => Play::Page,
            [flag] if flag == "--terminal" => Play::Terminal,
            [first, rest @ ..] if first == "--" => Play::parse_rest(rest),
            all => Play::Other(all.to_vec()),
        }
    }

    fn parse_rest(args: &[String]) -> Play {
        match args {
            [] => Play::Page,
            all => Play::Other(all.to_vec()),
        }
    }
}

/// Builds `millwright` and runs it; without arguments it serves the page.
pub(crate) fn run(args: &[String]) -> Result<ExitCode> {
    tools::page_target()?;
    build()?;
    let mut millwright = Command::new(tree::built("millwright")?);
    match Play::parse(args) {
        Play::Page => return serve(millwright.arg("serve")),
        Play::Terminal => millwright.arg("play"),
        Play::Other(args) => millwright.args(args),
    };
    let status = millwright
        .status()
        .with_context(|| format!("cannot start `{}`", child::shown(&millwright)))?;
    Ok(code(status))
}

/// How often somebody who waits is told what is being done.
const TELL: Duration = Duration::from_secs(20);

/// Builds the program, and beside it the page that goes into it.
fn build() -> Result<()> {
    eprintln!(
        "building the page and the program: about three minutes on two cores the first time, \
         later what has changed"
    );
    let folder = tree::target()?;
    let log = folder.join("page.log");
    let mut page = compile_page(tree::root(), &folder.join("page"), &[], DESK_PROFILE);
    let page = Beside::start(&mut page, &log)?;
    let is_built = Arc::new(AtomicBool::new(false));
    let waits = Arc::clone(&is_built);
    let telling = thread::spawn(move || tell(&log, &waits));
    let mut program = child::cargo(&["build", "--locked", "--package", "cli"]);
    program.args(["--bin", "millwright"]);
    let built = child::run(program.env(PROFILE_VARIABLE, DESK_PROFILE));
    is_built.store(true, Ordering::Relaxed);
    telling.thread().unpark();
    // What the page's compiler has to say comes before what its absence leads to.
    page.wait()?;
    built
}

/// Says now and then how far the page is, until everything is built.
fn tell(log: &Path, is_built: &AtomicBool) {
    let start = Instant::now();
    loop {
        thread::park_timeout(TELL);
        if is_built.load(Ordering::Relaxed) {
            return;
        }
        let said = fs::read_to_string(log).unwrap_or_default();
        let crates = said
            .lines()
            .filter(|line| line.contains("Compiling"))
            .count();
        let last = said.lines().last().unwrap_or_default().trim();
        let seconds = start.elapsed().as_secs();
        eprintln!("{seconds} s: of the page {crates} crates; {last}");
    }
}

/// Serves the page and opens it once the server says where it is.
fn serve(millwright: &mut Command) -> Result<ExitCode> {
    let mut server = millwright
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", child::shown(millwright)))?;
    let said = server.stdout.take().expect("stdout was piped above");
    let mut opened = false;
    for line in BufReader::new(said).lines() {
        let Ok(line) = line else { break };
        println!("{line}");
        if let Some(at) = line.find("http://").filter(|_| !opened) {
            opened = true;
            let address = line[at..].split_whitespace().next().unwrap_or_default();
            if !open(address) {
                println!("no browser could be opened from here; open the address by hand");
            }
        }
    }
    let status = server.wait().context("lost the server")?;
    Ok(code(status))
}

/// Opens an address in the browser, where the system knows how.
fn open(address: &str) -> bool {
    let (program, args): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .all(|name| std::env::var_os(name).is_none())
    {
        // Without a screen xdg-open would start a browser in this terminal.
        return false;
    } else {
        ("xdg-open", &[])
    };
    let quiet = Command::new(program)
        .args(args)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    quiet.is_ok_and(|status| status.success())
}

fn code(status: std::process::ExitStatus) -> ExitCode {
    // A child ended by a signal has no code; 1 says that it did not go well.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    ExitCode::from(code.unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Play {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        Play::parse(&words)
    }

    #[test]
    fn without_arguments_the_page_is_served() {
        assert_eq!(parse(&[]), Play::Page);
        assert_eq!(parse(&["--"]), Play::Page);
        assert_eq!(parse(&["--terminal"]), Play::Terminal);
    }

    #[test]
    fn arguments_go_to_millwright() {
        let sim = || Play::Other(vec!["sim".to_owned(), "--help".to_owned()]);
        assert_eq!(parse(&["--", "sim", "--help"]), sim());
        assert_eq!(parse(&["sim", "--help"]), sim());
    }
}
