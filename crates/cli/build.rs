//! Finds out which commit is built, for `millwright --version`.

use std::path::Path;
use std::process::Command;

fn main() {
    let commit = git(&["rev-parse", "--short=12", "HEAD"]);
    println!(
        "cargo::rustc-env=MILLWRIGHT_COMMIT={}",
        commit.as_deref().unwrap_or("unknown")
    );
    println!("cargo::rerun-if-changed=build.rs");
    // A commit on a branch changes the log of HEAD; before the first one there is none.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        let watched = if Path::new(&log).exists() {
            log
        } else {
            "src".to_owned()
        };
        println!("cargo::rerun-if-changed={watched}");
    }
}

/// What git says, or nothing where there is no git or no repository.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let text = text.trim();
    (output.status.success() && !text.is_empty()).then(|| text.to_owned())
}
