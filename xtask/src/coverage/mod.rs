//! docs/rules-coverage.md: every rule, and the tests that would fail if it were wrong.
//!
//! The rules stand in `crates/*/rules/*.tsv`. A test names the rules it proves
//! in a doc line above it: `/// Proves: SJ-001, X05.`

mod page;
mod proves;
mod rules;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::tree;
use proves::Proof;
use rules::RuleSet;

pub(crate) const HELP: &str = "\
Makes docs/rules-coverage.md from crates/*/rules/*.tsv and the tests that prove each rule.

Usage: cargo xtask rules-coverage [--check]

A test names its rules in a doc line directly above it: `/// Proves: SJ-001, X05.`
Fails on a rule without a test and on a name that no rule has.

  --check  writes nothing, and fails if the file is not current
";

/// Where the page lies.
const PAGE: &str = "docs/rules-coverage.md";

/// Makes the page, or checks it.
pub(crate) fn run(check: bool) -> Result<ExitCode> {
    println!("{}", if check { self::check()? } else { make()? });
    Ok(ExitCode::SUCCESS)
}

/// Checks that every rule has a test and that the page is current.
pub(crate) fn check() -> Result<String> {
    let coverage = Coverage::read()?;
    coverage.complete()?;
    if tree::read(&tree::root().join(PAGE)).ok().as_deref() != Some(&coverage.page()) {
        bail!("{PAGE} is not current; `cargo xtask rules-coverage` makes it");
    }
    Ok(coverage.summary())
}

fn make() -> Result<String> {
    let coverage = Coverage::read()?;
    // The page is of use while rules still lack tests: it shows which.
    tree::write(&tree::root().join(PAGE), &coverage.page())?;
    coverage.complete()?;
    Ok(coverage.summary())
}

/// The rules and their proofs.
struct Coverage {
    sets: Vec<RuleSet>,
    proofs: Vec<Proof>,
}

impl Coverage {
    fn read() -> Result<Coverage> {
        let crates = tree::root().join("crates");
        let mut sets = Vec::new();
        for file in tree::files(&crates, "tsv")? {
            if file.parent().and_then(Path::file_name) == Some("rules".as_ref()) {
                sets.push(RuleSet::parse(&tree::shown(&file), &tree::read(&file)?)?);
            }
        }
        if sets.is_empty() {
            bail!("no rules lie in crates/*/rules");
        }
        rules::distinct(&sets)?;
        let mut proofs = Vec::new();
        for file in tree::files(&crates, "rs")? {
            proofs.extend(proves::scan(&tree::shown(&file), &tree::read(&file)?)?);
        }
        Ok(Coverage { sets, proofs })
    }

    /// Fails on a rule without a test and on a proof of a rule that is not there.
    fn complete(&self) -> Result<()> {
        let unproved: Vec<&str> = self.unproved().collect();
        let unknown: Vec<String> = self.unknown().collect();
        if !unknown.is_empty() {
            bail!("no rule has the name in {}", unknown.join(", "));
        }
        if !unproved.is_empty() {
            bail!(
                "{} rules have no test that says it proves them: {}",
                unproved.len(),
                unproved.join(", ")
            );
        }
        Ok(())
    }

    fn unproved(&self) -> impl Iterator<Item = &str> {
        let rules = self.sets.iter().flat_map(|set| &set.rules);
        rules
            .map(|rule| rule.id.as_str())
            .filter(|id| !self.proofs.iter().any(|proof| proof.id == *id))
    }

    fn unknown(&self) -> impl Iterator<Item = String> {
        let is_rule = |id: &str| {
            let mut rules = self.sets.iter().flat_map(|set| &set.rules);
            rules.any(|rule| rule.id == id)
        };
        self.proofs
            .iter()
            .filter(move |proof| !is_rule(&proof.id))
            .map(|proof| format!("'{}' above {}", proof.id, proof.test))
    }

    fn page(&self) -> String {
        page::write(&self.sets, &self.proofs)
    }

    fn summary(&self) -> String {
        let rules: usize = self.sets.iter().map(|set| set.rules.len()).sum();
        let mut tests: Vec<&str> = self.proofs.iter().map(|proof| &*proof.test).collect();
        tests.sort_unstable();
        tests.dedup();
        format!("{rules} rules, proved by {} tests", tests.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coverage(tests: &str) -> Coverage {
        let rules = "SJ-001\t3.0\tFour cycles.\nSJ-002\t4.0\tNo ships.\n";
        Coverage {
            sets: vec![RuleSet::parse("crates/a/rules/spinning-jenny.tsv", rules).unwrap()],
            proofs: proves::scan("crates/a/tests/t.rs", tests).unwrap(),
        }
    }

    #[test]
    fn a_rule_without_a_test_is_named() {
        let coverage = coverage("/// Proves: SJ-001.\n#[test]\nfn one() {}\n");
        let error = coverage.complete().unwrap_err().to_string();
        assert!(error.ends_with("proves them: SJ-002"), "{error}");
    }

    #[test]
    fn a_proof_of_no_rule_is_named_with_its_test() {
        let coverage = coverage("/// Proves: SJ-001, SJ-002, SJ-999.\n#[test]\nfn one() {}\n");
        let error = coverage.complete().unwrap_err().to_string();
        assert!(
            error.contains("'SJ-999' above a/tests/t.rs::one"),
            "{error}"
        );
    }

    #[test]
    fn every_rule_with_a_test_is_complete() {
        let coverage = coverage("/// Proves: SJ-001, SJ-002.\n#[test]\nfn one() {}\n");
        coverage.complete().unwrap();
        assert_eq!(coverage.summary(), "2 rules, proved by 1 tests");
    }
}
