//! The project's own chores: play, verify, and the documents made from code.
//!
//! `cargo play` and `cargo verify` are aliases of its commands; the others are
//! reached by `cargo xtask COMMAND`.

#![forbid(unsafe_code)]

mod browser;
mod changes;
mod child;
mod commands;
mod coverage;
mod fuzz;
mod instructions;
mod load;
mod made;
mod page;
mod play;
mod probe;
mod report;
mod times;
mod tools;
mod tree;
mod verify;

use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
The project's own chores.

Usage: cargo xtask COMMAND [--help]

Commands:
  play [--terminal | ARGS]  builds `millwright`, serves the page and opens it; or a game in the
                            terminal, or whatever ARGS say (`cargo play -- sim --help`)
  page                      builds the page and says how many bytes of it are sent
  screenshots               takes pictures of the page in Chromium, with contact sheets
  page-speed [PART...]      measures the page in Chromium
  browser                   installs what the browser tests need, where it can
  verify [--quick | --full] [--install]
                            the gate: everything that has to hold before a change lands
  rules-coverage [--check]  makes docs/rules-coverage.md from the rules and the tests
  docs [--check]            makes the other documents that come from code
  wasm                      replays the stored records natively and in WebAssembly, and compares
  wasm-speed [PLAYERS [GAMES [BOT]]]
                            random games per second, native and in WebAssembly
  instructions              instructions per decision, counted by callgrind
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<ExitCode> {
    let Some((command, rest)) = args.split_first() else {
        print!("{HELP}");
        return Ok(ExitCode::from(2));
    };
    let asks_help = |rest: &[String]| rest.iter().any(|arg| arg == "--help" || arg == "-h");
    match command.as_str() {
        "play"
            if rest
                .first()
                .is_some_and(|arg| arg == "--help" || arg == "-h") =>
        {
            help(play::HELP)
        }
        "play" => play::run(rest),
        "browser" if rest.is_empty() => browser::run(),
        "browser" => help(browser::HELP),
        "screenshots" if rest.is_empty() => browser::screenshots(),
        "screenshots" => help(browser::SCREENSHOTS_HELP),
        "page-speed"
            if rest
                .iter()
                .all(|part| browser::SPEED_PARTS.contains(&part.as_str())) =>
        {
            browser::speed(rest)
        }
        "page-speed" => help(browser::SPEED_HELP),
        "page" if rest.is_empty() => page::run(),
        "page" => help(page::HELP),
        "verify" if asks_help(rest) => help(verify::HELP),
        "verify" => verify::run(&verify::Options::parse(rest)?),
        "rules-coverage" if asks_help(rest) => help(coverage::HELP),
        "rules-coverage" => coverage::run(only_check(rest)?),
        "docs" if asks_help(rest) => help(made::HELP),
        "docs" => made::run(only_check(rest)?),
        "wasm" if rest.is_empty() => probe::run(),
        "wasm" => help("Usage: cargo xtask wasm\n"),
        "wasm-speed" if asks_help(rest) => help(probe::HELP),
        "wasm-speed" => probe::speed(rest),
        "instructions" if rest.is_empty() => instructions::run(),
        "instructions" => help(instructions::HELP),
        "--help" | "-h" | "help" => help(HELP),
        other => bail!("no command '{other}'; `cargo xtask --help` lists them"),
    }
}

fn help(text: &str) -> Result<ExitCode> {
    print!("{text}");
    Ok(ExitCode::SUCCESS)
}

/// Reads the arguments of a command that knows `--check` and nothing else.
fn only_check(rest: &[String]) -> Result<bool> {
    match rest {
        [] => Ok(false),
        [flag] if flag == "--check" => Ok(true),
        _ => bail!("'{}' is not understood; try --help", rest.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[test]
    fn check_is_the_only_flag_of_the_document_commands() {
        assert!(!only_check(&[]).unwrap());
        assert!(only_check(&strings(&["--check"])).unwrap());
        assert!(only_check(&strings(&["--chek"])).is_err());
        assert!(only_check(&strings(&["--check", "--check"])).is_err());
    }

    #[test]
    fn an_unknown_command_is_named() {
        let error = run(&strings(&["verfy"])).unwrap_err();
        assert!(error.to_string().contains("'verfy'"), "{error}");
    }
}
