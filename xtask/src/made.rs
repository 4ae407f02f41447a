//! Documents that a command of `millwright` prints, kept current by the gate.

use std::process::{Command, ExitCode};

use anyhow::{Result, bail};

use crate::{child, tree};

pub(crate) const HELP: &str = "\
Makes the documents that come from code, such as docs/notation.md.

Usage: cargo xtask docs [--check]

  --check  writes nothing, and fails if a file is not current
";

/// Each file and the arguments that make `millwright` print it.
const MADE: &[(&str, &[&str])] = &[("docs/notation.md", &["notation"])];

/// Makes the documents, or checks them.
pub(crate) fn run(check: bool) -> Result<ExitCode> {
    let build = [
        "build",
        "--locked",
        "--package",
        "cli",
        "--bin",
        "millwright",
    ];
    child::run(&mut child::cargo(&build))?;
    println!("{}", if check { self::check()? } else { make()? });
    Ok(ExitCode::SUCCESS)
}

/// Checks that all documents are current; `millwright` has been built.
pub(crate) fn check() -> Result<String> {
    for (file, args) in MADE {
        let current = tree::read(&tree::root().join(file))?;
        if current != print(args)? {
            bail!("{file} is not current; `cargo xtask docs` makes it");
        }
    }
    Ok(names())
}

fn make() -> Result<String> {
    for (file, args) in MADE {
        tree::write(&tree::root().join(file), &print(args)?)?;
    }
    Ok(names())
}

fn print(args: &[&str]) -> Result<String> {
    child::output(Command::new(tree::built("millwright")?).args(args))
}

fn names() -> String {
    let names: Vec<&str> = MADE.iter().map(|(file, _)| *file).collect();
    names.join(", ")
}
