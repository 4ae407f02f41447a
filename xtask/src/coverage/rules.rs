//! The rules of a game: id, section, our own words; one per line, split by tabs.

use std::collections::HashMap;

use anyhow::{Result, bail};

/// The rules of one file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct RuleSet {
    /// The game, after the file's name.
    pub(crate) game: String,
    /// Its rules in the order of the file.
    pub(crate) rules: Vec<Rule>,
}

/// One rule.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// What tests call it, such as `SJ-001`.
    pub(crate) id: String,
    /// The section of the rule book.
    pub(crate) section: String,
    /// What it says, in our own words.
    pub(crate) words: String,
}

impl RuleSet {
    /// Reads a file; lines that begin with `#` are remarks.
    pub(crate) fn parse(file: &str, text: &str) -> Result<RuleSet> {
        let name = file.rsplit('/').next().unwrap_or(file);
        let game = name.strip_suffix(".tsv").unwrap_or(name).to_owned();
        let mut rules = Vec::new();
        for (index, line) in text.lines().enumerate() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let fields: Vec<&str> = line.split('\t').map(str::trim).collect();
            let [id, section, words] = fields[..] else {
                bail!(
                    "{file}:{}: {} fields, not id, section and words",
                    index + 1,
                    fields.len()
                );
            };
            if id.is_empty() || section.is_empty() || words.is_empty() {
                bail!("{file}:{}: an empty field", index + 1);
            }
            rules.push(Rule {
                id: id.to_owned(),
                section: section.to_owned(),
                words: words.to_owned(),
            });
        }
        Ok(RuleSet { game, rules })
    }
}

/// Makes sure that no two rules share an id, in whatever file.
pub(crate) fn distinct(sets: &[RuleSet]) -> Result<()> {
    let mut seen: HashMap<&str, &str> = HashMap::new();
    for set in sets {
        for rule in &set.rules {
            if let Some(game) = seen.insert(&rule.id, &set.game) {
                bail!("two rules are called {}: {game}, {}", rule.id, set.game);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_id_section_and_words() {
        let set = RuleSet::parse("a/rules/kanal.tsv", "# why\n\nK-1\tII.1\tDig.\n").unwrap();
        assert_eq!(set.game, "kanal");
        assert_eq!(set.rules.len(), 1);
        assert_eq!(set.rules[0].id, "K-1");
        assert_eq!(set.rules[0].section, "II.1");
        assert_eq!(set.rules[0].words, "Dig.");
    }

    #[test]
    fn a_line_with_a_field_too_few_is_refused_with_its_place() {
        let error = RuleSet::parse("k.tsv", "# why\nK-1\tDig.\n").unwrap_err();
        assert!(
            error.to_string().starts_with("k.tsv:2: 2 fields"),
            "{error}"
        );
    }

    #[test]
    fn an_empty_field_is_refused() {
        assert!(RuleSet::parse("k.tsv", "K-1\t\tDig.\n").is_err());
    }

    #[test]
    fn one_id_in_two_files_is_refused() {
        let one = RuleSet::parse("one.tsv", "K-1\tI\tDig.\n").unwrap();
        let two = RuleSet::parse("two.tsv", "K-1\tI\tFill.\n").unwrap();
        let error = distinct(&[one, two]).unwrap_err();
        assert_eq!(error.to_string(), "two rules are called K-1: one, two");
    }
}
