//! The page as Markdown.

use std::fmt::Write;

use super::proves::Proof;
use super::rules::{Rule, RuleSet};

const HEAD: &str = "\
# Rules coverage

Every rule and every worked example of the rule books, in our own words, with the tests that
would fail if it were wrong. Made by `cargo xtask rules-coverage` from `crates/*/rules/*.tsv` and
the `Proves` lines above the tests; `cargo verify` fails if it is not current or a rule has no test.
";

/// The page for these rules and proofs.
pub(crate) fn write(sets: &[RuleSet], proofs: &[Proof]) -> String {
    let mut page = HEAD.to_owned();
    for set in sets {
        let line = format!(
            "\n## {} ({})\n\n| id | section | rule | tests |\n|---|---|---|---|\n",
            set.game,
            set.rules.len()
        );
        page.push_str(&line);
        for rule in &set.rules {
            row(&mut page, rule, proofs);
        }
    }
    page
}

fn row(page: &mut String, rule: &Rule, proofs: &[Proof]) {
    let mut tests: Vec<&str> = proofs
        .iter()
        .filter(|proof| proof.id == rule.id)
        .map(|proof| proof.test.as_str())
        .collect();
    tests.sort_unstable();
    tests.dedup();
    let tests: Vec<String> = tests.iter().map(|test| format!("`{test}`")).collect();
    let tests = if tests.is_empty() {
        "**none**".to_owned()
    } else {
        tests.join("<br>")
    };
    let (id, section, words) = (cell(&rule.id), cell(&rule.section), cell(&rule.words));
    writeln!(page, "| {id} | {section} | {words} | {tests} |")
        .expect("writing to a string cannot fail");
}

/// Text that cannot end the cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof(id: &str, test: &str) -> Proof {
        Proof {
            id: id.into(),
            test: test.into(),
        }
    }

    #[test]
    fn a_row_lists_each_test_once_and_in_order() {
        let sets = [RuleSet::parse("g.tsv", "G-1\tI\tDig|fill.\nG-2\tII\tRest.\n").unwrap()];
        let proofs = [
            proof("G-1", "b.rs::two"),
            proof("G-1", "a.rs::one"),
            proof("G-1", "b.rs::two"),
        ];
        let page = write(&sets, &proofs);
        assert!(page.contains("\n## g (2)\n"), "{page}");
        assert!(page.contains("\n| G-1 | I | Dig\\|fill. | `a.rs::one`<br>`b.rs::two` |\n"));
        assert!(page.ends_with("\n| G-2 | II | Rest. | **none** |\n"));
    }
}
