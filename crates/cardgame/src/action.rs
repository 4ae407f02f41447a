//! What a seat can choose, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Form, Notation, NotationError, Seat, Words};

use crate::card::Card;
use crate::due;
use crate::good::Good;
use crate::quality::{QualityCards, VALUES};
use crate::track::Track;

/// The place of a worker card at its factory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Position {
    First,
    Second,
}

impl Position {
    /// Both of them.
    pub const ALL: [Position; 2] = [Position::First, Position::Second];

    /// Its place in arrays over positions.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A kind of storehouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum StorehouseKind {
    Small,
    Big,
}

impl StorehouseKind {
    /// Both of them.
    pub const ALL: [StorehouseKind; 2] = [StorehouseKind::Small, StorehouseKind::Big];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            StorehouseKind::Small => "small",
            StorehouseKind::Big => "big",
        }
    }
}

/// One small choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Choose a starting factory (expert set-up).
    Open(Good),
    /// Build a factory.
    Build(Good),
    /// Upgrade a factory.
    Upgrade(Good),
    /// Upgrade a factory with the Inventor, whatever the decade.
    Invent(Good),
    /// Add the next worker card to a factory.
    Employ(Good),
    /// Replace a worker by a machine.
    Automate(Good, Position),
    /// Lay these quality cards at a factory, in place of what is there.
    Quality(Good, QualityCards),
    /// Set the distribution of a factory.
    Distribution(Good, u8),
    /// Buy shares.
    Buy(u8),
    /// Take bank loans.
    Borrow(u8),
    /// Regain the ships.
    Regain,
    /// Extra production: with this many worker cards, and with an Extra Shift or not.
    Produce(Good, u8, bool),
    /// Ship goods.
    Ship(Good, u8),
    /// Set price and appeal of the active good, by the total appeal.
    Appeal(u8),
    /// Take a development on the player board.
    Develop(Track),
    /// Take two different developments for the Inventor (expert).
    DevelopTwo(Track, Track),
    /// Take a development card.
    Take(Card),
    /// Give the first development card back and take the second.
    Swap(Card, Card),
    /// Give the Broker back and buy shares at half price.
    Broker(u8),
    /// Make a used card fresh with the Developer.
    Reactivate(Card),
    /// Lay the Foreman at a factory.
    Foreman(Good),
    /// Lay quality cards where the Engineer was.
    Replace(QualityCards),
    /// Use a development card in production.
    Use(Card),
    /// Sell stored goods to the home market.
    Sell(u8),
    /// Store with this many small and big storehouses.
    Store(u8, u8),
    /// Take a storehouse away from another factory.
    Clear(Good, StorehouseKind),
    /// Keep no goods.
    Waste,
    /// Add one more to the share value for the highest appeal.
    Bonus,
    /// Name the start player.
    Start(Seat),
    /// Be done with this part.
    Done,
}

/// The most shares that one choice can buy.
pub const MOST_SHARES: u8 = 99;
/// The highest appeal that one choice can name.
pub const MOST_TOTAL: u8 = 30;

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Action::*;
        match *self {
            Open(good) => write!(out, "open {}", good.word()),
            Build(good) => write!(out, "build {}", good.word()),
            Upgrade(good) => write!(out, "upgrade {}", good.word()),
            Invent(good) => write!(out, "invent {}", good.word()),
            Employ(good) => write!(out, "employ {}", good.word()),
            Automate(good, position) => {
                write!(out, "automate {} {}", good.word(), position.number())
            }
            Quality(good, cards) => write!(out, "quality {} {cards}", good.word()),
            Distribution(good, value) => write!(out, "distribution {} {value}", good.word()),
            Buy(count) => write!(out, "buy {count}"),
            Borrow(count) => write!(out, "borrow {count}"),
            Regain => out.write_str("regain"),
            Produce(good, cards, false) => write!(out, "produce {} {cards}", good.word()),
            Produce(good, cards, true) => write!(out, "produce {} {cards} shift", good.word()),
            Ship(good, count) => write!(out, "ship {} {count}", good.word()),
            Appeal(total) => write!(out, "appeal {total}"),
            Develop(track) => write!(out, "develop {}", track.word()),
            DevelopTwo(one, other) => write!(out, "develop {} {}", one.word(), other.word()),
            Take(card) => write!(out, "take {}", card.word()),
            Swap(old, new) => write!(out, "swap {} {}", old.word(), new.word()),
            Broker(count) => write!(out, "broker {count}"),
            Reactivate(card) => write!(out, "reactivate {}", card.word()),
            Foreman(good) => write!(out, "foreman {}", good.word()),
            Replace(cards) => write!(out, "replace {cards}"),
            Use(card) => write!(out, "use {}", card.word()),
            Sell(count) => write!(out, "sell {count}"),
            Store(small, big) => write!(out, "store {small} {big}"),
            Clear(good, kind) => write!(out, "clear {} {}", good.word(), kind.word()),
            Waste => out.write_str("waste"),
            Bonus => out.write_str("bonus"),
            Start(seat) => write!(out, "start {seat}"),
            Done => out.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Action, NotationError> {
        use Action::*;
        let (verb, mut words) = Words::of(line)?;
        let w = &mut words;
        let action = match verb {
            "open" => Open(good(w)?),
            "build" => Build(good(w)?),
            "upgrade" => Upgrade(good(w)?),
            "invent" => Invent(good(w)?),
            "employ" => Employ(good(w)?),
            "automate" => {
                let good = good(w)?;
                match w.number(1, 2)? {
                    1 => Automate(good, Position::First),
                    _ => Automate(good, Position::Second),
                }
            }
            "quality" => Quality(good(w)?, quality(w, 0)?),
            "distribution" => Distribution(good(w)?, w.number(0, 4)?),
            "buy" => Buy(w.number(1, MOST_SHARES)?),
            "borrow" => Borrow(w.number(1, 9)?),
            "regain" => Regain,
            "produce" => Produce(good(w)?, w.number(0, 2)?, is_shift(w)?),
            "ship" => Ship(good(w)?, w.number(1, 8)?),
            "appeal" => Appeal(w.number(0, MOST_TOTAL)?),
            "develop" => {
                let first = track(w)?;
                match w.peek() {
                    None => Develop(first),
                    // Written in the order of the player board, so that no two lines mean the same.
                    Some(_) => match track(w)? {
                        other if other > first => DevelopTwo(first, other),
                        other => {
                            let word = other.word().to_owned();
                            return Err(NotationError::Word(word, due::LATER_TRACK));
                        }
                    },
                }
            }
            "take" => Take(card(w)?),
            "swap" => Swap(card(w)?, card(w)?),
            "broker" => Broker(w.number(1, 9)?),
            "reactivate" => Reactivate(card(w)?),
            "foreman" => Foreman(good(w)?),
            "replace" => Replace(quality(w, 1)?),
            "use" => Use(card(w)?),
            "sell" => Sell(w.number(1, 8)?),
            "store" => Store(w.number(0, 2)?, w.number(0, 1)?),
            "clear" => Clear(good(w)?, w.one_of(due::STOREHOUSE, storehouse)?),
            "waste" => Waste,
            "bonus" => Bonus,
            "start" => Start(w.seat()?),
            "done" => Done,
            _ => return Err(NotationError::Verb(table::excerpt(verb))),
        };
        words.end(action)
    }
}

fn good(words: &mut Words<'_>) -> Result<Good, NotationError> {
    words.one_of(due::GOOD, Good::from_word)
}

fn track(words: &mut Words<'_>) -> Result<Track, NotationError> {
    words.one_of(due::TRACK, Track::from_word)
}

fn card(words: &mut Words<'_>) -> Result<Card, NotationError> {
    words.one_of(due::CARD, Card::from_word)
}

fn storehouse(word: &str) -> Option<StorehouseKind> {
    let kinds = StorehouseKind::ALL.into_iter();
    kinds.into_iter().find(|kind| kind.word() == word)
}

/// Values of quality cards, the highest first; at least `least` of them, where 0 stands for none.
fn quality(words: &mut Words<'_>, least: u8) -> Result<QualityCards, NotationError> {
    let first = words.number(least, VALUES)?;
    if first == 0 {
        return Ok(QualityCards::NONE);
    }
    let mut values = [first; 3];
    let mut count = 1;
    while words.peek().is_some() {
        let next = words.number(1, values[count - 1])?;
        let (Some(place), true) = (values.get_mut(count), count < 3) else {
            return Err(NotationError::Surplus(next.to_string()));
        };
        *place = next;
        count += 1;
    }
    QualityCards::of(&values[..count])
        .ok_or_else(|| NotationError::Word(values[count - 1].to_string(), due::QUALITY))
}

fn is_shift(words: &mut Words<'_>) -> Result<bool, NotationError> {
    if words.peek().is_none() {
        return Ok(false);
    }
    words.one_of(due::SHIFT, |word| (word == "shift").then_some(true))
}

/// A row of the documentation.
const fn form(pattern: &'static str, example: &'static str, meaning: &'static str) -> Form {
    Form {
        pattern,
        example,
        meaning,
    }
}

impl Notation for Action {
    fn forms() -> &'static [Form] {
        const FORMS: &[Form] = &[
            form(
                "open GOOD",
                "open lamps",
                "choose a starting factory (expert)",
            ),
            form("build GOOD", "build lamps", "build a factory"),
            form(
                "upgrade GOOD",
                "upgrade food",
                "upgrade a factory and its worker cards",
            ),
            form(
                "invent GOOD",
                "invent food",
                "upgrade a factory with the Inventor, whatever the decade",
            ),
            form(
                "employ GOOD",
                "employ food",
                "add the next worker card to a factory",
            ),
            form(
                "automate GOOD POSITION",
                "automate cutlery 1",
                "replace a worker of the first or second worker card by a machine",
            ),
            form(
                "quality GOOD VALUES",
                "quality food 4 1",
                "lay these quality cards at a factory, the highest first, in place of what is there; 0 for none",
            ),
            form(
                "distribution GOOD VALUE",
                "distribution food 3",
                "set the distribution of a factory; 0 takes the card back",
            ),
            form(
                "buy COUNT",
                "buy 3",
                "buy shares, as many as can be at half price",
            ),
            form("borrow COUNT", "borrow 2", "take bank loans"),
            form("regain", "regain", "have two ships again"),
            form(
                "produce GOOD CARDS [shift]",
                "produce food 1",
                "extra production with none, one or both worker cards (expert); `shift` gives an Extra Shift back for one more good",
            ),
            form("ship GOOD COUNT", "ship food 2", "ship goods"),
            form(
                "appeal TOTAL",
                "appeal 7",
                "set the appeal of the active good; what is left is its price",
            ),
            form(
                "develop TRACK",
                "develop ship",
                "take a development on the player board",
            ),
            form(
                "develop TRACK TRACK",
                "develop quality ship",
                "give the Inventor back for two developments (expert), in the order in which TRACK is listed",
            ),
            form("take CARD", "take engineer", "take a development card"),
            form(
                "swap CARD CARD",
                "swap workshop engineer",
                "give the first development card back and take the second",
            ),
            form(
                "broker COUNT",
                "broker 2",
                "give the Broker back and buy shares at half price",
            ),
            form(
                "reactivate CARD",
                "reactivate customs-office",
                "turn the Developer to make a used card fresh",
            ),
            form(
                "foreman GOOD",
                "foreman food",
                "lay the Foreman at a factory",
            ),
            form(
                "replace VALUES",
                "replace 4 1",
                "lay quality cards of the reserve where the Engineer was",
            ),
            form(
                "use CARD",
                "use extra-shift",
                "use a development card: Extra Shift, Patron, Customs Office, Entrepreneur",
            ),
            form(
                "sell COUNT",
                "sell 2",
                "sell stored goods to the home market as well",
            ),
            form(
                "store SMALL BIG",
                "store 2 0",
                "keep what is left in this many small and big storehouses",
            ),
            form(
                "clear GOOD small|big",
                "clear food small",
                "take a storehouse away from another factory",
            ),
            form("waste", "waste", "keep none of the goods that are left"),
            form(
                "bonus",
                "bonus",
                "add one more to the share value for the highest appeal",
            ),
            form("start SEAT", "start 2", "name the new start player"),
            form("done", "done", "be done with this part of the turn"),
        ];
        FORMS
    }
}

/// What a reveal turns up: a card of the expert supply, by what is on its two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Face {
    /// The type that is face up.
    pub up: Card,
    /// The type on the other side.
    pub down: Card,
}

impl fmt::Display for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "lay {} {}", self.up.word(), self.down.word())
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Face, NotationError> {
        let (verb, mut words) = Words::of(line)?;
        let face = match verb {
            "lay" => Face {
                up: card(&mut words)?,
                down: card(&mut words)?,
            },
            _ => return Err(NotationError::Verb(table::excerpt(verb))),
        };
        words.end(face)
    }
}

impl Notation for Face {
    fn forms() -> &'static [Form] {
        const FORMS: &[Form] = &[form(
            "lay CARD CARD",
            "lay workshop contract",
            "a card of the expert supply is laid out: what is face up, what is on its other side",
        )];
        FORMS
    }
}
