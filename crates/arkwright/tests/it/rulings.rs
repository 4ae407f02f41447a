//! docs/rulings.md against the checklists: what the rules call a ruling is told there with its reason.

use std::collections::BTreeSet;

const RULINGS: &str = include_str!("../../../../docs/rulings.md");
const CHECKLISTS: [&str; 2] = [
    include_str!("../../rules/spinning-jenny.tsv"),
    include_str!("../../rules/water-frame.tsv"),
];

/// The rulings of both versions.
fn page() -> &'static str {
    let both = RULINGS.split("# Rulings: Oranienburger Kanal").next();
    both.expect("a split has a first part")
}

/// The rules that the page names; "WF-037 to WF-039" names those between, too.
fn named() -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let mut words = page().split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let mut last: Option<(&str, u16)> = None;
    let mut is_range = false;
    for word in words.by_ref().filter(|word| !word.is_empty()) {
        let rule = word
            .split_once('-')
            .filter(|(kind, _)| ["SJ", "WF"].contains(kind));
        let rule = rule.and_then(|(kind, number)| Some((kind, number.parse::<u16>().ok()?)));
        if let Some((kind, number)) = rule {
            let from = match last {
                Some((_, before)) if is_range => before,
                _ => number,
            };
            named.extend((from..=number).map(|number| format!("{kind}-{number:03}")));
            last = Some((kind, number));
        }
        is_range = word == "to" && last.is_some();
    }
    named
}

#[test]
fn every_ruling_of_the_checklists_is_told_with_its_reason() {
    let named = named();
    let mut rules = BTreeSet::new();
    let mut missing = Vec::new();
    for line in CHECKLISTS.iter().flat_map(|list| list.lines()) {
        let Some((id, rest)) = line.split_once('\t').filter(|_| !line.starts_with('#')) else {
            continue;
        };
        rules.insert(id.to_owned());
        if rest.to_lowercase().contains("ruling:") && !named.contains(id) {
            missing.push(id);
        }
    }
    assert!(missing.is_empty(), "rulings without a word: {missing:?}");
    let unknown: Vec<_> = named.difference(&rules).collect();
    assert!(unknown.is_empty(), "no such rules: {unknown:?}");
}

/// The decision stands in italics; what remains is what the texts say and why.
#[test]
fn no_ruling_is_only_a_decision() {
    let paragraphs = page().split("\n\n").filter(|text| text.starts_with("**"));
    let bare = |text: &&str| {
        let said = text.splitn(3, "**").nth(2).unwrap_or_default();
        let around: String = said.split('*').step_by(2).collect();
        around.split_whitespace().count() < 8
    };
    let bare: Vec<&str> = paragraphs.filter(bare).collect();
    assert!(bare.is_empty(), "{bare:#?}");
}
