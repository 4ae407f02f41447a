//! Finding the tests that say which rules they prove.

use anyhow::{Result, bail};

/// A test that proves a rule.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Proof {
    /// The rule.
    pub(crate) id: String,
    /// The file below `crates` and the name of the function.
    pub(crate) test: String,
}

/// What stands above an item so far: comments and attributes.
#[derive(Default)]
struct Above {
    ids: Vec<String>,
    is_test: bool,
    /// The list went on past the end of its line.
    open_list: bool,
    /// Brackets of an attribute that are still open.
    open_brackets: i32,
    /// Where the list of ids stands.
    line: usize,
}

/// Finds the proofs in one file of Rust.
///
/// A list of rules that does not stand directly above a test is an error: it
/// would be taken for a proof that never runs.
pub(crate) fn scan(file: &str, source: &str) -> Result<Vec<Proof>> {
    let mut proofs = Vec::new();
    let mut above = Above::default();
    for (index, line) in source.lines().enumerate() {
        let line = line.trim();
        if above.open_brackets > 0 || line.starts_with("#[") {
            above.attribute(line);
        } else if let Some(comment) = line.strip_prefix("//") {
            above.comment(comment.trim_start_matches(['/', '!']).trim(), index + 1);
        } else {
            if !above.ids.is_empty() {
                let Some(name) = function(line).filter(|_| above.is_test) else {
                    bail!(
                        "{file}:{}: 'Proves' does not stand above a test",
                        above.line
                    );
                };
                let path = file.strip_prefix("crates/").unwrap_or(file);
                proofs.extend(above.ids.drain(..).map(|id| Proof {
                    id,
                    test: format!("{path}::{name}"),
                }));
            }
            above = Above::default();
        }
    }
    if !above.ids.is_empty() {
        bail!("{file}:{}: 'Proves' stands above nothing", above.line);
    }
    Ok(proofs)
}

impl Above {
    fn attribute(&mut self, line: &str) {
        self.open_list = false;
        self.open_brackets += line.matches('[').count() as i32 - line.matches(']').count() as i32;
        let name = line.trim_start_matches("#[");
        let name = name.split(['(', ']', ' ']).next().unwrap_or_default();
        let last = name.rsplit("::").next().unwrap_or_default();
        self.is_test |= matches!(last, "test" | "rstest" | "test_case");
    }

    fn comment(&mut self, text: &str, line: usize) {
        let list = match text.strip_prefix("Proves:") {
            Some(list) => list,
            None if self.open_list => text,
            None => return,
        };
        self.line = line;
        self.open_list = list.trim_end().ends_with(',');
        let ids = list.trim_end_matches('.').split(',').map(str::trim);
        self.ids
            .extend(ids.filter(|id| !id.is_empty()).map(str::to_owned));
    }
}

/// The name of the function that a line begins.
fn function(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace().skip_while(|word| *word != "fn");
    words.next()?;
    let name = words.next()?.split(['(', '<']).next()?;
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proofs(source: &str) -> Vec<(String, String)> {
        scan("crates/a/tests/sale.rs", source)
            .unwrap()
            .into_iter()
            .map(|proof| (proof.id, proof.test))
            .collect()
    }

    fn pair(id: &str, name: &str) -> (String, String) {
        (id.into(), format!("a/tests/sale.rs::{name}"))
    }

    #[test]
    fn a_test_proves_the_rules_named_above_it() {
        let source = "\
/// The importer is last.
/// Proves: SJ-113, X18.
#[test]
fn importer_sells_last() {
    work();
}
";
        let expected = [
            pair("SJ-113", "importer_sells_last"),
            pair("X18", "importer_sells_last"),
        ];
        assert_eq!(proofs(source), expected);
    }

    #[test]
    fn attributes_may_stand_on_either_side_and_run_over_lines() {
        let source = "\
    #[rstest]
    #[case(
        [1, 2],
    )]
    // Proves: SJ-001
    #[should_panic]
    pub(crate) fn sold<'a>(one: u8) {}
";
        assert_eq!(proofs(source), [pair("SJ-001", "sold")]);
    }

    #[test]
    fn a_list_may_run_over_several_lines() {
        let source = "\
/// Proves: SJ-001,
/// SJ-002.
/// And this is prose.
#[test]
fn both() {}
";
        assert_eq!(
            proofs(source),
            [pair("SJ-001", "both"), pair("SJ-002", "both")]
        );
    }

    #[test]
    fn a_test_without_a_list_proves_nothing() {
        assert!(proofs("/// Proud.\n#[test]\nfn alone() {}\n").is_empty());
    }

    #[test]
    fn a_list_above_something_that_never_runs_is_refused() {
        for source in [
            "/// Proves: SJ-001.\nfn helper() {}\n",
            "/// Proves: SJ-001.\n\n#[test]\nfn apart() {}\n",
            "/// Proves: SJ-001.\n#[test]\nstruct No;\n",
            "/// Proves: SJ-001.\n",
        ] {
            let error = scan("crates/a/src/x.rs", source).unwrap_err();
            assert!(error.to_string().starts_with("crates/a/src/x.rs:1: "));
        }
    }
}
