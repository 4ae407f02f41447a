//! A deck file: TOML that a person can write, one table for each card.
//!
//! ```toml
//! letter = "A"
//! name = { en = "Deck A", de = "Deck A" }
//!
//! [card.05]
//! name = { en = "Mine", de = "Bergwerk" }
//! cost = "3 wood"
//! prestige = 2
//! effects = ["adjacent rail 1+: gain 4 ore and 2 thaler"]
//! mark = "partly"
//! published = ["name", "effects"]
//! sources = ["note.com/sato39/n/n673480b2b950"]
//! ```
//!
//! The stage follows from the number: 01-20 green, 21-40 orange, 41-60 blue. `note` is for whoever
//! reads the file.

use data::{Broken, DataError, File, Node, Phrase};

use super::counter::Stage;
use super::deck::{Card, CardWords, Deck, DeckWords, Fact, Mark, Name, Sheet};
use super::due;
use super::error::{DeckError, Wrong};
use super::limits::{
    MOST_BYTES, MOST_DECISIONS, MOST_EFFECTS, MOST_IN_DECK, MOST_NAME, MOST_ON_CARD, MOST_PRESTIGE,
    MOST_SOURCE, MOST_SOURCES, MOST_TEXT, fewest, fewest_for_campaign,
};
use super::phrase::CardPhrase;
use super::resource::Cost;
use super::tree::EffectTree;

/// What a deck file has at its top.
const BLOCKS: [&str; 3] = ["letter", "name", "card"];

/// What a card has.
const KEYS: [&str; 8] = [
    "name",
    "cost",
    "prestige",
    "effects",
    "mark",
    "published",
    "sources",
    "note",
];

impl Deck {
    /// Reads a deck file, and holds it to the limits; what is wrong first is told.
    pub fn parse(text: &str) -> Result<Deck, DeckError> {
        Deck::read(text).map_err(|mut faults| faults.swap_remove(0))
    }

    /// Reads a deck file, or tells everything that is wrong with it, card after card.
    pub fn read(text: &str) -> Result<Deck, Vec<DeckError>> {
        if text.len() > MOST_BYTES {
            let bytes = CardPhrase::Bytes { bytes: text.len() };
            let most = CardPhrase::AtMostBytes { most: MOST_BYTES };
            return Err(vec![broken(1, "deck", bytes, most).into()]);
        }
        // What is wrong in a text of the language is more than the reader of data files can say.
        let read = data::read(text, &BLOCKS, |file| Ok(deck(file)), |_| Ok(()));
        match read {
            Ok((deck, _)) => deck,
            Err(error) => Err(vec![error.into()]),
        }
    }

    /// The stage of which a campaign would need more cards, with how many there are and how many it
    /// needs (chapter 08).
    pub fn lacks_for_campaign(&self) -> Option<(Stage, usize, usize)> {
        let mut lacking = Stage::ALL.into_iter().filter_map(|stage| {
            let (found, due) = (self.of_stage(stage).count(), fewest_for_campaign(stage));
            (found < due).then_some((stage, found, due))
        });
        lacking.next()
    }
}

fn deck(file: &File<'_>) -> Result<Deck, Vec<DeckError>> {
    let (mut deck, node) = head(file).map_err(|error| vec![error.into()])?;
    let numbers: Vec<String> = (1..=60_u8).map(|number| format!("{number:02}")).collect();
    let keys: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let cards = node.clone().table(&keys).map_err(shorter);
    let cards = cards.map_err(|error| vec![error.into()])?;
    let mut faults = Vec::new();
    for (number, key) in (1..=60).zip(&keys) {
        let Some(card) = cards.find(key) else {
            continue;
        };
        match add_card(&mut deck.sheet, number, card.clone()) {
            Ok(words) => deck.words.cards.push(words),
            Err(error) => faults.extend(all_of_card(card, error)),
        }
    }
    // A card that cannot be read is not missing.
    if !faults.is_empty() {
        return Err(faults);
    }
    for stage in Stage::ALL {
        let count = deck.of_stage(stage).count();
        if count < fewest(stage) {
            let found = CardPhrase::Cards {
                count,
                stage: stage.word(),
            };
            let due = CardPhrase::AtLeastCards {
                count: fewest(stage),
            };
            return Err(vec![fault(&node, found, due).into()]);
        }
    }
    Ok(deck)
}

/// The deck without its cards, and where they stand.
fn head<'a>(file: &File<'a>) -> Result<(Deck, Node<'a>), DataError> {
    let letter = file.get("letter")?.word(due::LETTER, letter_of)?;
    let words = DeckWords {
        name: name(file.get("name")?)?,
        cards: Vec::new(),
    };
    let sheet = Sheet::empty(letter);
    Ok((Deck { sheet, words }, file.get("card")?))
}

/// What is wrong with a card: the first thing, and every text of the language that is wrong.
fn all_of_card(node: Node<'_>, first: DeckError) -> Vec<DeckError> {
    let is_text = matches!(first, DeckError::Wrong { .. });
    let mut faults: Vec<DeckError> = (!is_text).then_some(first).into_iter().collect();
    let Ok(card) = node.table(&KEYS) else {
        return faults;
    };
    let cost = card.find("cost");
    faults.extend(cost.and_then(|cost| written::<Cost>(&cost).err()));
    let effects = card.find("effects").map(|effects| effects.list());
    for effect in effects.into_iter().flatten().flatten() {
        faults.extend(written::<EffectTree>(&effect).err());
    }
    faults.dedup();
    faults
}

/// The complaint about a card that has no such number, without a list of all sixty.
fn shorter(error: DataError) -> DataError {
    match error {
        DataError::UnknownKey {
            line, place, key, ..
        } => DataError::UnknownKey {
            line,
            place,
            key,
            known: "01, 02, ..., 60".to_owned(),
        },
        other => other,
    }
}

/// Adds a card to the numbers, and hands out its words.
fn add_card(sheet: &mut Sheet, number: u8, node: Node<'_>) -> Result<CardWords, DeckError> {
    let card = node.clone().table(&KEYS)?;
    let name = name(card.get("name")?)?;
    let cost = written(&card.get("cost")?)?;
    let prestige_at = card.get("prestige")?;
    let prestige = prestige_at.number()?;
    if prestige > MOST_PRESTIGE {
        let most = data::Common::AtMost {
            number: MOST_PRESTIGE,
        };
        return Err(fault(&prestige_at, prestige, most).into());
    }
    let effects_at = card.get("effects")?;
    let before = sheet.instructions();
    let trees = effects(&effects_at)?;
    let decisions = trees.iter().map(EffectTree::most_decisions).sum();
    let effects = sheet.add_effects(&trees);
    let on_card = sheet.instructions() - before;
    let Some(effects) = effects.filter(|_| on_card <= MOST_ON_CARD) else {
        let found = CardPhrase::CardInstructions { count: on_card };
        let due = CardPhrase::AtMostInstructions { most: MOST_ON_CARD };
        return Err(fault(&effects_at, found, due).into());
    };
    if sheet.instructions() > MOST_IN_DECK {
        let count = sheet.instructions();
        let found = CardPhrase::DeckInstructions { count };
        let due = CardPhrase::AtMostInstructions { most: MOST_IN_DECK };
        return Err(fault(&effects_at, found, due).into());
    }
    if decisions > MOST_DECISIONS {
        let found = CardPhrase::Decisions { count: decisions };
        let most = MOST_DECISIONS;
        let due = CardPhrase::AtMostDecisions { most };
        return Err(fault(&effects_at, found, due).into());
    }
    let mark_at = card.get("mark")?;
    let words = CardWords {
        name,
        mark: mark_at.word(due::MARK, Mark::from_word)?,
        published: published(card.find("published"))?,
        sources: sources(card.find("sources"))?,
    };
    check_mark(&words, &mark_at, card.find("sources"))?;
    if let Some(note) = card.find("note") {
        note.text()?;
    }
    sheet.cards.push(Card {
        number,
        stage: Stage::of_number(number).expect("the numbers are those of the stages"),
        cost,
        prestige,
        effects,
    });
    Ok(words)
}

fn effects(node: &Node<'_>) -> Result<Vec<EffectTree>, DeckError> {
    let list = node.list()?;
    if !(1..=MOST_EFFECTS).contains(&list.len()) {
        let found = CardPhrase::Effects { count: list.len() };
        let due = CardPhrase::EffectsDue { most: MOST_EFFECTS };
        return Err(fault(node, found, due).into());
    }
    list.iter().map(written).collect()
}

/// A text of the language.
fn written<T: std::str::FromStr<Err = Wrong>>(node: &Node<'_>) -> Result<T, DeckError> {
    let text = short(node, MOST_TEXT)?;
    text.parse().map_err(|wrong: Wrong| {
        let (line, column) = node.position(wrong.at);
        DeckError::Wrong {
            line,
            column,
            place: node.place(),
            wrong: wrong.trouble,
        }
    })
}

/// A text of so many letters at the most.
fn short<'a>(node: &Node<'a>, most: usize) -> Result<&'a str, DataError> {
    let text = node.text()?;
    let letters = text.chars().count();
    if letters > most {
        let found = CardPhrase::TooLong { letters };
        return Err(fault(node, found, CardPhrase::AtMostLetters { most }));
    }
    Ok(text)
}

fn name(node: Node<'_>) -> Result<Name, DataError> {
    let name = node.table(&["en", "de"])?;
    let in_language = |language| -> Result<String, DataError> {
        let node = name.get(language)?;
        let text = short(&node, MOST_NAME)?.trim();
        if text.is_empty() || text.contains(char::is_control) {
            let found = CardPhrase::NoLetters;
            return Err(fault(&node, found, CardPhrase::SomeLetters));
        }
        Ok(text.to_owned())
    };
    Ok(Name {
        en: in_language("en")?,
        de: in_language("de")?,
    })
}

fn letter_of(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let letter = letters.next().filter(char::is_ascii_uppercase)?;
    letters.next().is_none().then_some(letter)
}

fn published(node: Option<Node<'_>>) -> Result<Vec<Fact>, DataError> {
    let Some(node) = node else {
        return Ok(Vec::new());
    };
    let list = node.list()?;
    if list.len() > Fact::ALL.len() {
        return Err(node.wrong_length(list.len(), Fact::ALL.len()));
    }
    let facts = list
        .iter()
        .map(|node| node.word(due::FACT, Fact::from_word));
    facts.collect()
}

fn sources(node: Option<Node<'_>>) -> Result<Vec<String>, DataError> {
    let Some(node) = node else {
        return Ok(Vec::new());
    };
    let list = node.list()?;
    if list.len() > MOST_SOURCES {
        let found = CardPhrase::Sources { count: list.len() };
        let due = CardPhrase::SourcesDue { most: MOST_SOURCES };
        return Err(fault(&node, found, due));
    }
    let sources = list
        .iter()
        .map(|node| short(node, MOST_SOURCE).map(str::to_owned));
    sources.collect()
}

/// Holds the mark to what the card says is published, and that to its sources.
fn check_mark(
    words: &CardWords,
    mark: &Node<'_>,
    sources: Option<Node<'_>>,
) -> Result<(), DataError> {
    let due = match words.published.as_slice() {
        [] if words.mark == Mark::Published => Mark::Published,
        [] => Mark::Reconstructed,
        facts if Fact::WHOLE.iter().all(|fact| facts.contains(fact)) => Mark::Published,
        _ => Mark::Partly,
    };
    if words.mark != due {
        let word = |mark: Mark| mark.word().to_owned();
        let found = CardPhrase::MarkedSo {
            mark: word(words.mark),
        };
        return Err(fault(mark, found, CardPhrase::MarkDue { mark: word(due) }));
    }
    let at = sources.as_ref().unwrap_or(mark);
    match (words.mark, words.sources.is_empty()) {
        (Mark::Reconstructed, false) => {
            Err(fault(at, CardPhrase::Source, CardPhrase::SourceNotDue))
        }
        (Mark::Published | Mark::Partly, true) => {
            let due = CardPhrase::SourcesDue { most: MOST_SOURCES };
            Err(fault(at, CardPhrase::NoSource, due))
        }
        _ => Ok(()),
    }
}

/// The complaint about a value that the language can say but a deck cannot hold.
fn fault(node: &Node<'_>, found: impl Into<Phrase>, due: impl Into<Phrase>) -> DataError {
    broken(node.line(), &node.place().0, found, due)
}

fn broken(line: usize, place: &str, found: impl Into<Phrase>, due: impl Into<Phrase>) -> DataError {
    DataError::Fact {
        line,
        broken: Box::new(Broken {
            place: place.to_owned(),
            found: found.into(),
            due: due.into(),
            section: None,
        }),
    }
}

impl Mark {
    /// All marks, the surest first.
    pub const ALL: [Mark; 3] = [Mark::Published, Mark::Partly, Mark::Reconstructed];

    /// Its word in the deck file, which is also its message id behind `card-mark-`.
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Published => "published",
            Mark::Partly => "partly",
            Mark::Reconstructed => "reconstructed",
        }
    }

    fn from_word(word: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.word() == word)
    }
}

impl Fact {
    /// All facts, in the order of the card.
    pub const ALL: [Fact; 7] = [
        Fact::Name,
        Fact::Stage,
        Fact::Cost,
        Fact::PartOfCost,
        Fact::Prestige,
        Fact::Effects,
        Fact::PartOfEffects,
    ];

    /// What together is the whole card; the stage goes by the number.
    pub const WHOLE: [Fact; 4] = [Fact::Name, Fact::Cost, Fact::Prestige, Fact::Effects];

    /// Its words in the deck file.
    pub const fn word(self) -> &'static str {
        match self {
            Fact::Name => "name",
            Fact::Stage => "stage",
            Fact::Cost => "cost",
            Fact::PartOfCost => "part of cost",
            Fact::Prestige => "prestige",
            Fact::Effects => "effects",
            Fact::PartOfEffects => "part of effects",
        }
    }

    fn from_word(word: &str) -> Option<Fact> {
        Fact::ALL.into_iter().find(|fact| fact.word() == word)
    }
}
