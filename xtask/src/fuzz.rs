//! The fuzz targets, which live outside the workspace and need nightly.

use std::process::Command;

use anyhow::{Context, Result};

use crate::{child, tools, tree};

/// How long each target runs, unless the environment says otherwise.
const SECONDS: u32 = 600;

/// The words of notation and records, so that a fuzzer need not guess them.
const WORDS: &str = "fuzz/dict/text.dict";

/// The names of all fuzz targets.
pub(crate) fn targets() -> Result<Vec<String>> {
    let files = tree::files(&tree::root().join("fuzz/fuzz_targets"), "rs")?;
    let names = files.iter().filter_map(|file| file.file_stem());
    Ok(names
        .map(|name| name.to_string_lossy().into_owned())
        .collect())
}

/// How long each target runs: `MILLWRIGHT_FUZZ_SECONDS` or ten minutes.
pub(crate) fn seconds() -> Result<u32> {
    match std::env::var("MILLWRIGHT_FUZZ_SECONDS") {
        Ok(text) => text
            .parse()
            .with_context(|| format!("MILLWRIGHT_FUZZ_SECONDS is '{text}', not a number")),
        Err(_) => Ok(SECONDS),
    }
}

/// The command that runs one target.
pub(crate) fn command(target: &str, seconds: u32) -> Command {
    let limit = format!("-max_total_time={seconds}");
    let words = format!("-dict={WORDS}");
    tools::nightly(&["cargo", "fuzz", "run", target, "--", &limit, &words])
}

/// Runs every target; says how many and how long.
pub(crate) fn run() -> Result<String> {
    let (targets, seconds) = (targets()?, seconds()?);
    for target in &targets {
        child::run(&mut command(target, seconds))?;
    }
    Ok(format!("{} targets, {seconds} s each", targets.len()))
}
