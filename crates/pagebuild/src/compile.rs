//! Compiles the client in a cargo of its own.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use toolchain::{PAGE_TARGET, Toolchain};

/// Compiles the client for the browser.
pub(crate) fn compile(root: &Path, target: &Path, features: &[String]) -> Result<PathBuf> {
    Toolchain::of(root).page_target()?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["build", "--package", "web", "--lib", "--profile", "page"])
        .args(["--target", PAGE_TARGET, "--locked"])
        .arg(format!("--features={}", features.join(",")))
        .arg("--target-dir")
        .arg(target);
    // What cargo told the outer build must not steer the inner one.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let outer = text.starts_with("CARGO_")
            && !text.starts_with("CARGO_HOME")
            && !text.starts_with("CARGO_REGISTR")
            && !text.starts_with("CARGO_NET")
            && !text.starts_with("CARGO_HTTP")
            && !text.starts_with("CARGO_SOURCE");
        if outer
            || text == "RUSTFLAGS"
            || text == "RUSTC_WRAPPER"
            || text == "RUSTC_WORKSPACE_WRAPPER"
        {
            command.env_remove(&name);
        }
    }
    // Views of one type instead of one type per view: an eighth less to download. Relocations are
    // what the split goes by.
    command.env(
        "RUSTFLAGS",
        "--cfg=erase_components -Clink-args=--emit-relocs",
    );
    let status = command.status().context("cargo cannot be started")?;
    if !status.success() {
        bail!("the client does not compile: cargo build -p web --target {PAGE_TARGET}");
    }
    Ok(target.join(PAGE_TARGET).join("page/web.wasm"))
}
