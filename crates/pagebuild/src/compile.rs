//! Compiles the client in a cargo of its own.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use toolchain::{PAGE_TARGET, Toolchain, compile_page, compiled_page, page_profile};

/// Compiles the client for the browser.
pub(crate) fn compile(root: &Path, target: &Path, features: &[String]) -> Result<PathBuf> {
    Toolchain::of(root).page_target()?;
    let profile = page_profile();
    let mut command = compile_page(root, target, features, &profile);
    let status = command.status().context("cargo cannot be started")?;
    if !status.success() {
        bail!("the client does not compile: cargo build -p web --target {PAGE_TARGET}");
    }
    Ok(compiled_page(target, &profile))
}
