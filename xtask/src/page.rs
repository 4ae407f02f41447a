//! `cargo xtask page`: builds the page and says how much of it is sent.

use std::process::ExitCode;

use anyhow::Result;

use crate::{child, tools, tree};

pub(crate) const HELP: &str = "\
Builds the page into the server, puts its files into the target folder as page/site, and says how
many bytes a browser gets.

Usage: cargo xtask page
";

/// Builds the page and prints the lengths of its files.
pub(crate) fn run() -> Result<ExitCode> {
    tools::page_target()?;
    child::run(&mut child::cargo(&[
        "build",
        "--locked",
        "--package",
        "server",
    ]))?;
    let page = tree::target()?.join("page");
    print!("{}", tree::read(&page.join("sizes.txt"))?);
    println!("{}", page.join("site").display());
    Ok(ExitCode::SUCCESS)
}
