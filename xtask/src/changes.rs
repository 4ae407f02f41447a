//! What was changed, and which tests that concerns.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{child, tree};

/// Crates whose change can be seen on the page: the browser's tests are run for them.
const DRAWN: [&str; 7] = [
    "browser-tests",
    "client",
    "pagebuild",
    "server",
    "texts",
    "toolchain",
    "web",
];

/// Files that everything is compiled by.
const SETTINGS: [&str; 4] = [".cargo/", "Cargo.lock", "Cargo.toml", "rust-toolchain.toml"];

/// What a change concerns.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Concerned {
    /// Crates of which something was changed that others are made of.
    pub(crate) sources: BTreeSet<String>,
    /// Crates of which only tests were changed.
    pub(crate) tests: BTreeSet<String>,
    /// Whether all crates are concerned.
    pub(crate) everything: bool,
}

/// What differs from another revision, with what is not committed.
pub(crate) fn since(revision: Option<&str>) -> Result<(String, Vec<String>)> {
    let revision = match revision {
        Some(revision) => revision.to_owned(),
        None => ["origin/main", "main"]
            .into_iter()
            .find(|name| git(&["rev-parse", "--verify", "--quiet", name]).is_ok())
            .context("there is no branch main to compare with; name a revision: --since REV")?
            .to_owned(),
    };
    if git(&["rev-parse", "--verify", "--quiet", &revision]).is_err() {
        bail!("git knows no revision '{revision}'");
    }
    let changed = git(&["diff", "--name-only", "--merge-base", &revision])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    let mut files: Vec<String> = changed
        .lines()
        .chain(new.lines())
        .map(str::to_owned)
        .collect();
    files.sort();
    files.dedup();
    Ok((revision, files))
}

fn git(args: &[&str]) -> Result<String> {
    child::output(Command::new("git").args(args).current_dir(tree::root()))
}

/// Crates with tests that read the project's documents.
pub(crate) fn readers_of_documents() -> Result<BTreeSet<String>> {
    // The gate's own tests read where it writes.
    let mut readers = BTreeSet::from(["xtask".to_owned()]);
    let crates = tree::root().join("crates");
    for file in tree::files(&crates, "rs")? {
        let inside = file.strip_prefix(&crates).expect("it was found there");
        let name = inside.iter().next().unwrap_or_default().to_string_lossy();
        if tree::read(&file)?.contains("/../docs/") {
            readers.insert(name.into_owned());
        }
    }
    Ok(readers)
}

impl Concerned {
    /// Sorts changed files by what they concern.
    pub(crate) fn by(files: &[String], readers_of_documents: &BTreeSet<String>) -> Concerned {
        let mut concerned = Concerned::default();
        for file in files {
            if SETTINGS.iter().any(|setting| file.starts_with(setting)) {
                concerned.everything = true;
            } else if file.starts_with("docs/") {
                concerned.tests.extend(readers_of_documents.iter().cloned());
            } else if file.starts_with("xtask/") {
                concerned.sources.insert("xtask".to_owned());
            } else if let Some((name, path)) = file
                .strip_prefix("crates/")
                .and_then(|path| path.split_once('/'))
            {
                // Records of one crate are read by the tests of others.
                let only_its_tests = path.starts_with("tests/") && path.ends_with(".rs");
                let crates = if only_its_tests {
                    &mut concerned.tests
                } else {
                    &mut concerned.sources
                };
                crates.insert(name.to_owned());
            }
        }
        let is_there = |name: &String| is_crate(tree::root(), name);
        concerned.sources.retain(is_there);
        concerned.tests.retain(is_there);
        concerned
    }

    /// Whether no test is concerned.
    pub(crate) fn is_nothing(&self) -> bool {
        !self.everything && self.sources.is_empty() && self.tests.is_empty()
    }

    /// Whether the page may look otherwise.
    pub(crate) fn is_drawn(&self) -> bool {
        let drawn = |name: &String| DRAWN.contains(&name.as_str());
        self.everything || self.sources.iter().any(drawn) || self.tests.contains("browser-tests")
    }

    /// The tests that are concerned, as nextest is asked for them: those of the changed crates and of
    /// all that depend on them.
    pub(crate) fn filter(&self) -> String {
        if self.everything {
            return "all()".to_owned();
        }
        // The page is no crate that nextest sees.
        let seen = |name: &&String| name.as_str() != "web";
        let mut sets: Vec<String> = Vec::new();
        sets.extend(
            self.sources
                .iter()
                .filter(seen)
                .map(|name| format!("rdeps(={name})")),
        );
        sets.extend(
            self.tests
                .iter()
                .filter(seen)
                .map(|name| format!("package(={name})")),
        );
        if sets.is_empty() {
            return "none()".to_owned();
        }
        sets.join(" | ")
    }
}

/// Whether there is such a crate (still).
fn is_crate(root: &Path, name: &str) -> bool {
    name == "xtask" || root.join("crates").join(name).join("Cargo.toml").is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(files: &[&str]) -> Concerned {
        let files: Vec<String> = files.iter().map(|file| (*file).to_owned()).collect();
        Concerned::by(&files, &BTreeSet::from(["cli".to_owned()]))
    }

    #[test]
    fn a_change_of_a_chapter_concerns_all_that_depend_on_the_game() {
        let concerned = by(&[
            "crates/arkwright/src/sale.rs",
            "crates/kanal/tests/it/solo.rs",
        ]);
        assert_eq!(concerned.filter(), "rdeps(=arkwright) | package(=kanal)");
        assert!(!concerned.is_drawn());
    }

    #[test]
    fn a_record_concerns_those_who_read_it() {
        let concerned = by(&["crates/kanal/tests/records/solo.record"]);
        assert_eq!(concerned.filter(), "rdeps(=kanal)");
    }

    #[test]
    fn what_is_drawn_concerns_the_browser() {
        assert!(by(&["crates/web/styles/10-table.css"]).is_drawn());
        assert!(by(&["crates/texts/locales/de.ftl"]).is_drawn());
        assert_eq!(by(&["crates/web/src/lib.rs"]).filter(), "none()");
    }

    #[test]
    fn a_dependency_concerns_everything() {
        let concerned = by(&["Cargo.lock"]);
        assert_eq!(concerned.filter(), "all()");
        assert!(concerned.is_drawn());
    }

    #[test]
    fn a_document_concerns_those_whose_tests_read_it() {
        let concerned = by(&["docs/protocol.md"]);
        assert_eq!(concerned.filter(), "package(=cli)");
        let readers = readers_of_documents().unwrap();
        assert!(readers.contains("cli") && readers.contains("xtask"));
        assert!(!readers.contains("table"), "{readers:?}");
    }

    #[test]
    fn a_readme_concerns_no_test() {
        assert!(by(&["README.md"]).is_nothing());
        assert!(by(&["crates/that-was-removed/src/lib.rs"]).is_nothing());
    }
}
