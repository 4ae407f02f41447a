//! A deck as the game holds it: its cards, and the flat lists of instructions they point into.

use serde::{Deserialize, Serialize};
use table::DataHash;

use super::counter::{Counter, Stage};
use super::instruction::{Body, Deed, Effect, Row, Span, Step, Test, Times};
use super::resource::{Bundle, Cost};

/// A deck of structure cards.
///
/// What the rules see are the cards and the flat lists; the words of deck and cards are for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    pub(super) sheet: Sheet,
    pub(super) words: DeckWords,
}

/// The numbers of a deck: all that the rules see of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sheet {
    pub(super) letter: char,
    pub(super) cards: Vec<Card>,
    pub(super) effects: Vec<Effect>,
    pub(super) tests: Vec<Test>,
    pub(super) rows: Vec<Row>,
    pub(super) steps: Vec<Step>,
    pub(super) options: Vec<Span>,
    pub(super) prices: Vec<Bundle>,
}

/// A structure card, without its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// 1 to 60.
    pub number: u8,
    /// When it comes up; follows from the number.
    pub stage: Stage,
    /// What raising it costs.
    pub cost: Cost,
    /// What it counts in the final scoring.
    pub prestige: u8,
    /// Its [`Effect`]s.
    pub effects: Span,
}

/// A card by its place in the deck, which is sorted by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardIndex(pub u8);

/// What people call a deck and its cards, and what is known of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DeckWords {
    pub(super) name: Name,
    pub(super) cards: Vec<CardWords>,
}

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Name {
    /// In English.
    pub en: String,
    /// In German.
    pub de: String,
}

/// What a card is called, and what of it is published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardWords {
    /// Its name.
    pub name: Name,
    /// How much of it is published.
    pub mark: Mark,
    /// What of it is published.
    pub published: Vec<Fact>,
    /// Where that stands, as one finds it: a chapter of the rule book, or an address.
    pub sources: Vec<String>,
}

/// How much of a card is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// Everything on it is as it is published.
    Published,
    /// Some of it is published, the rest is reconstructed.
    Partly,
    /// Nothing of it is published.
    Reconstructed,
}

/// Something on a card that is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// Its name.
    Name,
    /// Its stage.
    Stage,
    /// Its cost.
    Cost,
    /// A part of its cost.
    PartOfCost,
    /// Its prestige.
    Prestige,
    /// Its effects.
    Effects,
    /// A part of its effects.
    PartOfEffects,
}

impl Deck {
    /// Its letter, A or B for those of the box.
    pub fn letter(&self) -> char {
        self.sheet.letter
    }

    /// What it is called.
    pub fn name(&self) -> &Name {
        &self.words.name
    }

    /// All cards, sorted by number.
    pub fn cards(&self) -> &[Card] {
        &self.sheet.cards
    }

    /// The places of all cards, sorted by number.
    pub fn indices(&self) -> impl Iterator<Item = CardIndex> {
        (0..=u8::MAX).zip(self.cards()).map(|(at, _)| CardIndex(at))
    }

    /// The card at this place.
    ///
    /// # Panics
    /// If the deck has no such card.
    pub fn card(&self, index: CardIndex) -> &Card {
        &self.sheet.cards[usize::from(index.0)]
    }

    /// The words of the card at this place.
    ///
    /// # Panics
    /// If the deck has no such card.
    pub fn words(&self, index: CardIndex) -> &CardWords {
        &self.words.cards[usize::from(index.0)]
    }

    /// The place of the card with this number.
    pub fn find(&self, number: u8) -> Option<CardIndex> {
        let found = self
            .sheet
            .cards
            .binary_search_by_key(&number, |card| card.number);
        found.ok().and_then(|at| at.try_into().ok()).map(CardIndex)
    }

    /// The cards of a stage: a range of the places, since the deck is sorted by number.
    pub fn of_stage(&self, stage: Stage) -> impl Iterator<Item = CardIndex> {
        self.indices()
            .filter(move |index| self.card(*index).stage == stage)
    }

    /// The effects of a card.
    pub fn effects(&self, card: &Card) -> &[Effect] {
        &self.sheet.effects[card.effects.range()]
    }

    /// The tests of an effect.
    pub fn tests(&self, effect: &Effect) -> &[Test] {
        &self.sheet.tests[effect.tests.range()]
    }

    /// The rows of a table.
    pub fn rows(&self, rows: Span) -> &[Row] {
        &self.sheet.rows[rows.range()]
    }

    /// The steps of a body, a row, an option or a trade.
    pub fn steps(&self, steps: Span) -> &[Step] {
        &self.sheet.steps[steps.range()]
    }

    /// The options of a choice, each a span of steps.
    pub fn options(&self, options: Span) -> &[Span] {
        &self.sheet.options[options.range()]
    }

    /// The prices of a trade.
    pub fn prices(&self, prices: Span) -> &[Bundle] {
        &self.sheet.prices[prices.range()]
    }

    /// Every counter that the deck reads, each once, in the order of their first use.
    pub fn counters(&self) -> Vec<Counter> {
        let tests = self.sheet.tests.iter().filter_map(|test| match test {
            Test::Count(counter, _) => Some(*counter),
            Test::At(_) | Test::Activation(_) => None,
        });
        let tables = self
            .sheet
            .effects
            .iter()
            .filter_map(|effect| match effect.body {
                Body::Table { counter, .. } => Some(counter),
                Body::Steps(_) => None,
            });
        let steps = self.sheet.steps.iter().filter_map(|step| match step.deed {
            Deed::Gain { per, .. } => per.map(|per| per.counter),
            Deed::Trade { times, .. } => match times {
                Times::Per(per) => Some(per.counter),
                Times::UpTo(_) | Times::AnyNumber => None,
            },
            Deed::Build { .. } | Deed::Remove { .. } | Deed::Turn { .. } | Deed::Choose { .. } => {
                None
            }
        });
        let mut counters = Vec::new();
        for counter in tests.chain(tables).chain(steps) {
            if !counters.contains(&counter) {
                counters.push(counter);
            }
        }
        counters
    }

    /// How many instructions it holds in all its lists.
    pub fn instructions(&self) -> usize {
        self.sheet.instructions()
    }

    /// The hash over what the rules see: letter, numbers, costs, prestige and effects.
    ///
    /// Names, marks and sources do not count, so that a better translation or a fact that turned out
    /// to be published leaves records as they are.
    pub fn hash(&self) -> DataHash {
        DataHash::of(&self.sheet)
    }
}
