//! `cargo play`: a game in the terminal.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::{child, tree};

/// Builds `millwright` and runs it; without arguments a game against bots.
pub(crate) fn run(args: &[String]) -> Result<ExitCode> {
    let args = match args {
        [first, rest @ ..] if first == "--" => rest,
        all => all,
    };
    eprintln!("building… (the first time takes a minute or two)");
    child::run(&mut child::cargo(&[
        "build",
        "--package",
        "cli",
        "--bin",
        "millwright",
    ]))?;
    let mut millwright = Command::new(tree::built("millwright")?);
    if args.is_empty() {
        millwright.args(["play", "spinning-jenny"]);
    } else {
        millwright.args(args);
    }
    let status = millwright
        .status()
        .with_context(|| format!("cannot start `{}`", child::shown(&millwright)))?;
    // A child ended by a signal has no code; 1 says that it did not go well.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(ExitCode::from(code.unwrap_or(1)))
}
