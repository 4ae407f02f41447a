//! A machine that lacks the page's target, with and without rustup: played by small scripts.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use toolchain::{Missing, PAGE_TARGET, Toolchain};

/// A machine of scripts in a folder of its own.
struct Machine(PathBuf);

impl Machine {
    fn new(name: &str) -> Machine {
        let folder = std::env::temp_dir().join(format!("toolchain-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("lib")).unwrap();
        let machine = Machine(folder);
        machine.script("rustc", &format!("echo {}/lib", machine.0.display()));
        machine
    }

    fn script(&self, name: &str, line: &str) {
        let path = self.0.join(name);
        fs::write(&path, format!("#!/bin/sh\n{line}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// Puts a rustup there that writes down what it was asked, and does it.
    fn with_rustup(self) -> Machine {
        let folder = self.0.display();
        self.script(
            "rustup",
            &format!(
                "[ \"$1\" = --version ] && exit 0\n\
                 echo \"$@\" >> {folder}/asked\ntouch {folder}/lib/libcore-1.rlib"
            ),
        );
        self
    }

    fn toolchain(&self) -> Toolchain {
        Toolchain {
            rustc: self.0.join("rustc").into(),
            rustup: self.0.join("rustup").into(),
            root: self.0.clone(),
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_missing_target_is_named_with_what_to_type() {
    let machine = Machine::new("named").with_rustup();
    let missing = machine.toolchain().page_target().unwrap_err();
    let said = missing.to_string();
    assert!(
        said.ends_with(&format!("type: rustup target add {PAGE_TARGET}")),
        "{said}"
    );
    assert_eq!(said.lines().count(), 1);
}

#[test]
fn rustup_adds_the_target_and_says_so_in_one_line() {
    let machine = Machine::new("added").with_rustup();
    let toolchain = machine.toolchain();
    let missing = toolchain.page_target().unwrap_err();
    let mut said = Vec::new();
    toolchain
        .add(missing, |line| said.push(line.to_owned()))
        .unwrap();
    assert_eq!(toolchain.page_target(), Ok(()));
    let asked = fs::read_to_string(machine.0.join("asked")).unwrap();
    assert_eq!(asked, format!("target add {PAGE_TARGET}\n"));
    assert_eq!(said.len(), 1);
    assert!(said[0].ends_with(asked.trim()), "{said:?}");
}

#[test]
fn without_rustup_one_line_says_where_to_get_it() {
    let machine = Machine::new("alone");
    let missing = machine.toolchain().page_target().unwrap_err();
    assert!(matches!(missing, Missing::WithoutRustup { .. }));
    let said = missing.to_string();
    assert!(said.contains("https://rustup.rs"), "{said}");
    assert_eq!(said.lines().count(), 1);
    let unasked = machine
        .toolchain()
        .add(missing.clone(), |_| panic!("nothing can be added"));
    assert_eq!(unasked, Err(missing));
}

#[test]
fn a_rustup_that_fails_leaves_it_missing() {
    let machine = Machine::new("failing");
    machine.script("rustup", "[ \"$1\" = --version ]");
    let toolchain = machine.toolchain();
    let missing = toolchain.page_target().unwrap_err();
    assert_eq!(toolchain.add(missing.clone(), |_| ()), Err(missing));
}

#[test]
fn a_missing_component_is_known_by_its_program() {
    let machine = Machine::new("component").with_rustup();
    let program = machine.0.join("rustfmt").display().to_string();
    let missing = machine
        .toolchain()
        .component("rustfmt", &program)
        .unwrap_err();
    assert!(
        missing
            .to_string()
            .ends_with("type: rustup component add rustfmt")
    );
    machine.script("rustfmt", "true");
    assert_eq!(machine.toolchain().component("rustfmt", &program), Ok(()));
}
