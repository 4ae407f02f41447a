//! What of the Rust toolchain the project needs beyond the compiler, and how to get it.
//!
//! rustup adds what `rust-toolchain.toml` asks for by itself, unless automatic installs are
//! switched off; then a build would end in "can't find crate for `core`". So whoever builds the
//! page looks first.

#![forbid(unsafe_code)]

mod page;

pub use page::{
    DESK_PROFILE, PAGE_PROFILE, PROFILE_VARIABLE, compile_page, compiled_page, page_profile,
};

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use thiserror::Error;

/// The target that the page is compiled for.
pub const PAGE_TARGET: &str = "wasm32-unknown-unknown";

/// Something of the toolchain that is not there, with what to type.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum Missing {
    /// rustup can add it.
    #[error("{what} is not installed; type: rustup {how}")]
    Addable {
        /// What it is.
        what: String,
        /// The words behind `rustup`.
        how: String,
    },
    /// There is no rustup that could.
    #[error(
        "{what} is not installed, and rustup, which adds it, is not here either; \
         install rustup from https://rustup.rs, then type: rustup {how}"
    )]
    WithoutRustup {
        /// What it is.
        what: String,
        /// The words behind `rustup`.
        how: String,
    },
}

/// The programs of the toolchain that is in use.
#[derive(Clone, Debug)]
pub struct Toolchain {
    /// The compiler.
    pub rustc: OsString,
    /// What adds to it.
    pub rustup: OsString,
    /// Where the pinned toolchain is named; rustup asks from here.
    pub root: PathBuf,
}

impl Toolchain {
    /// The toolchain that builds the workspace at `root`.
    pub fn of(root: &Path) -> Toolchain {
        Toolchain {
            rustc: env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()),
            rustup: "rustup".into(),
            root: root.to_owned(),
        }
    }

    /// Looks for the target that the page is compiled for.
    pub fn page_target(&self) -> Result<(), Missing> {
        let asked = self
            .command(&self.rustc)
            .args(["--print", "target-libdir", "--target", PAGE_TARGET])
            .output();
        let folder = asked.ok().filter(|output| output.status.success());
        let folder = folder.and_then(|output| String::from_utf8(output.stdout).ok());
        match folder {
            Some(folder) if holds_core(Path::new(folder.trim())) => Ok(()),
            _ => Err(self.missing(
                &format!("the Rust target {PAGE_TARGET} that the page is compiled for"),
                &format!("target add {PAGE_TARGET}"),
            )),
        }
    }

    /// Looks for a component by the program that it brings, such as `rustfmt`.
    pub fn component(&self, name: &str, program: &str) -> Result<(), Missing> {
        if works(self.command(program.as_ref()).arg("--version")) {
            return Ok(());
        }
        Err(self.missing(
            &format!("the Rust component {name}"),
            &format!("component add {name}"),
        ))
    }

    /// Has rustup add what is missing, after saying so in one line.
    ///
    /// Gives back what is missing where rustup is not there or could not add it.
    pub fn add(&self, missing: Missing, say: impl FnOnce(&str)) -> Result<(), Missing> {
        let Missing::Addable { what, how } = &missing else {
            return Err(missing);
        };
        say(&format!("adding {what}: rustup {how}"));
        let added = self
            .command(&self.rustup)
            .args(how.split(' '))
            .stdin(Stdio::null())
            .status();
        if added.is_ok_and(|status| status.success()) {
            Ok(())
        } else {
            Err(missing)
        }
    }

    fn missing(&self, what: &str, how: &str) -> Missing {
        let (what, how) = (what.to_owned(), how.to_owned());
        if works(self.command(&self.rustup).arg("--version")) {
            Missing::Addable { what, how }
        } else {
            Missing::WithoutRustup { what, how }
        }
    }

    fn command(&self, program: &std::ffi::OsStr) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root);
        command
    }
}

/// Whether a folder holds the compiled standard library.
fn holds_core(folder: &Path) -> bool {
    let Ok(entries) = folder.read_dir() else {
        return false;
    };
    let mut names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    names.any(|name| name.starts_with("libcore-"))
}

/// Whether a command ends with success, its output unseen.
fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
