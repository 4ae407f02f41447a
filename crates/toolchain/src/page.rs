//! How the page is compiled: by a cargo of its own, for the browser.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::PAGE_TARGET;

/// The profile of the page as it is sent.
pub const PAGE_PROFILE: &str = "page";

/// The profile of a page for one's own desk: larger, and compiled in half the time.
pub const DESK_PROFILE: &str = "desk";

/// Names the profile that the build script compiles the page by.
pub const PROFILE_VARIABLE: &str = "MILLWRIGHT_PAGE_PROFILE";

/// The profile that is asked for: the one that is sent, unless [`PROFILE_VARIABLE`] names another.
pub fn page_profile() -> String {
    env::var(PROFILE_VARIABLE).unwrap_or_else(|_| PAGE_PROFILE.to_owned())
}

/// The command that compiles the client for the browser into a target directory of its own.
///
/// Whoever calls it first, the gate or the server's build script, does the work for both: the command
/// and what it inherits are the same to the letter.
pub fn compile_page(root: &Path, target: &Path, features: &[String], profile: &str) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["build", "--package", "web", "--lib", "--profile"])
        .arg(profile)
        .args(["--target", PAGE_TARGET, "--locked"])
        .arg(format!("--features={}", features.join(",")))
        .arg("--target-dir")
        .arg(target);
    // What an outer cargo told its build script must not steer the inner one.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let outer = text.starts_with("CARGO_")
            && !text.starts_with("CARGO_HOME")
            && !text.starts_with("CARGO_REGISTR")
            && !text.starts_with("CARGO_NET")
            && !text.starts_with("CARGO_HTTP")
            && !text.starts_with("CARGO_SOURCE");
        if outer
            || matches!(
                &*text,
                "RUSTFLAGS" | "RUSTC" | "RUSTC_WRAPPER" | "RUSTC_WORKSPACE_WRAPPER"
            )
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
    command
}

/// Where [`compile_page`] puts the client.
pub fn compiled_page(target: &Path, profile: &str) -> PathBuf {
    target.join(PAGE_TARGET).join(profile).join("web.wasm")
}
