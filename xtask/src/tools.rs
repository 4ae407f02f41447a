//! Programs that make the gate faster or stricter where they are there.

use std::process::Command;
use std::time::Duration;

use anyhow::Result;
use toolchain::{Missing, Toolchain};

use crate::{child, tree};

const AT_ONCE: Duration = Duration::from_secs(20);

/// A cargo subcommand that may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    Deny,
    Fuzz,
    Nextest,
}

impl Tool {
    /// The name of its package.
    pub(crate) fn package(self) -> &'static str {
        match self {
            Tool::Deny => "cargo-deny",
            Tool::Fuzz => "cargo-fuzz",
            Tool::Nextest => "cargo-nextest",
        }
    }

    /// Whether it is installed.
    pub(crate) fn is_there(self) -> bool {
        let subcommand = self.package().trim_start_matches("cargo-");
        child::works(&mut child::cargo(&[subcommand, "--version"]), AT_ONCE)
    }

    /// Installs it if it is missing.
    pub(crate) fn install(self) -> Result<()> {
        if self.is_there() {
            return Ok(());
        }
        child::run(&mut child::cargo(&["install", "--locked", self.package()]))
    }
}

/// Makes sure of the target that the page is compiled for.
pub(crate) fn page_target() -> Result<()> {
    let toolchain = Toolchain::of(tree::root());
    added(&toolchain, toolchain.page_target())
}

/// Makes sure of the components that the gate uses.
pub(crate) fn components() -> Result<()> {
    let toolchain = Toolchain::of(tree::root());
    for (component, program) in [("rustfmt", "cargo-fmt"), ("clippy", "cargo-clippy")] {
        added(&toolchain, toolchain.component(component, program))?;
    }
    Ok(())
}

/// Adds what is missing, where rustup can.
fn added(toolchain: &Toolchain, found: Result<(), Missing>) -> Result<()> {
    if let Err(missing) = found {
        toolchain.add(missing, |line| eprintln!("{line}"))?;
    }
    Ok(())
}

/// Whether node is installed, which runs the WebAssembly.
pub(crate) fn node_is_there() -> bool {
    child::works(Command::new("node").arg("--version"), AT_ONCE)
}

/// A command on the nightly toolchain, which fuzzing needs.
pub(crate) fn nightly(args: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly"]).args(args);
    command.current_dir(tree::root());
    // The pinned toolchain's programs must not be found in place of the nightly ones.
    for name in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN"] {
        command.env_remove(name);
    }
    command
}

/// Whether the nightly toolchain is installed.
pub(crate) fn nightly_is_there() -> bool {
    child::works(&mut nightly(&["cargo", "--version"]), AT_ONCE)
}

/// Installs the nightly toolchain if it is missing.
pub(crate) fn install_nightly() -> Result<()> {
    if nightly_is_there() {
        return Ok(());
    }
    let mut install = Command::new("rustup");
    install.args(["toolchain", "install", "nightly", "--profile", "minimal"]);
    child::run(&mut install)
}
