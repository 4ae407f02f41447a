//! How much came up in all games together.

use std::collections::BTreeMap;
use std::fmt;

use crate::referee::referee::Question;
use crate::referee::words::*;

/// Counts by name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) choices: u64,
    pub(crate) reveals: u64,
    pub(crate) verdicts: u64,
    /// What was chosen, by its first word; also which card was used, given back or made fresh.
    chosen: BTreeMap<String, u64>,
    /// What was asked.
    asked: BTreeMap<String, u64>,
    /// What came up, in the words of the referee.
    met: BTreeMap<String, u64>,
    /// Which settings were played.
    played: BTreeMap<String, u64>,
}

/// Every question of the game.
const QUESTIONS: [&str; 27] = [
    "starting factory",
    "starting development",
    "starting shares",
    "action",
    "build and upgrade",
    "employ",
    "automate",
    "quality",
    "distribution",
    "stock exchange",
    "extra production",
    "early shipping",
    "price and appeal",
    "development",
    "new developer",
    "foreman",
    "replace the Engineer",
    "extra shift",
    "patron",
    "sell stored goods",
    "ship",
    "customs office",
    "store",
    "rehouse",
    "highest appeal",
    "entrepreneur",
    "start player",
];

/// Every verb.
const VERBS: [&str; 31] = [
    "open",
    "build",
    "upgrade",
    "invent",
    "employ",
    "automate",
    "quality",
    "distribution",
    "buy",
    "borrow",
    "regain",
    "produce",
    "produce shift",
    "ship",
    "appeal",
    "develop",
    "develop two",
    "take",
    "swap",
    "broker",
    "reactivate",
    "foreman",
    "replace",
    "use",
    "sell",
    "store",
    "clear",
    "waste",
    "bonus",
    "start",
    "done",
];

/// What else has to come up.
const MET: [&str; 30] = [
    "all storehouses are needed",
    "alone",
    "an Engineer that showed appeal leaves the price alone",
    "an own card in place of the Patent",
    "bankrupt",
    "bankrupt in extra production",
    "cards in the place of an Engineer that showed appeal",
    "chooser: by money",
    "chooser: by seat",
    "demand stays at the bottom",
    "emergency fund",
    "given back at a factory: engineer",
    "given back at a factory: patent",
    "given back at a factory: storehouse",
    "layout: flipped",
    "layout: replaced",
    "left in store by early shipping",
    "neutral is highest",
    "neutral is tied",
    "nobody is left",
    "quality: a card from another factory",
    "shared victory or decided by money",
    "stored goods that home would buy",
    "goods stored at the end",
    "the price misses the Engineer",
    "what is left in store is moved",
    "the start player is bankrupt",
    "tie for the highest appeal",
    "nine ships and fewer tokens",
    "stored goods beside new ones that find no room",
];

impl Tally {
    /// Counts a question and its answer.
    pub(crate) fn answer(&mut self, question: &Question<'_>, choice: &str) {
        self.decisions += 1;
        self.choices += question.choices.len() as u64;
        *self.asked.entry(question.name.to_owned()).or_default() += 1;
        let words = split(choice);
        let verb = match words[..] {
            ["develop", _, _] => "develop two".to_owned(),
            ["produce", _, _, "shift"] => "produce shift".to_owned(),
            _ => words[0].to_owned(),
        };
        *self.chosen.entry(verb).or_default() += 1;
        if let ["use" | "swap" | "reactivate", card, ..] = words[..] {
            let what = format!("{} {card}", words[0]);
            *self.met.entry(what).or_default() += 1;
        }
    }

    pub(crate) fn note(&mut self, what: &str) {
        *self.met.entry(what.to_owned()).or_default() += 1;
    }

    pub(crate) fn played(&mut self, what: &str) {
        *self.played.entry(what.to_owned()).or_default() += 1;
    }

    /// What never came up.
    pub(crate) fn missing(&self) -> Vec<String> {
        let mut missing = Vec::new();
        let mut look = |list: &BTreeMap<String, u64>, what: String| {
            if !list.contains_key(&what) {
                missing.push(what);
            }
        };
        for verb in VERBS {
            look(&self.chosen, verb.to_owned());
        }
        for question in QUESTIONS {
            match question.starts_with("sole answer") {
                true => look(&self.met, question.to_owned()),
                false => look(&self.asked, question.to_owned()),
            }
        }
        for what in MET {
            look(&self.met, what.to_owned());
        }
        for card in CARDS {
            look(&self.met, format!("gained {card}"));
            look(&self.met, format!("swap {card}"));
            let is_turned = card.starts_with("patron") || card == ENTREPRENEUR;
            if is_turned || [EXTRA_SHIFT, CUSTOMS_OFFICE].contains(&card) {
                look(&self.met, format!("use {card}"));
            }
        }
        look(&self.met, format!("reactivate {CUSTOMS_OFFICE}"));
        missing
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} decisions with {} choices, {} reveals, {} verdicts",
            self.games, self.decisions, self.choices, self.reveals, self.verdicts
        )?;
        for (title, list) in [
            ("chosen", &self.chosen),
            ("asked", &self.asked),
            ("met", &self.met),
            ("played", &self.played),
        ] {
            writeln!(f, "{title}: {list:?}")?;
        }
        Ok(())
    }
}
