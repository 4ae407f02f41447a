//! What a seat can choose, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Form, Notation, NotationError, Seat, Words};

use crate::due;
use crate::goods::Good;
use crate::marker::Marker;

/// One small choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Found a level I factory in the preparation round (4.1.IV).
    Found(Good),
    /// Set the price of a good.
    Price(Good, u8),
    /// Place an action marker on the space with this cost (II.1).
    Place(Marker, u8),
    /// Use a placed action marker again (II.1).
    Reuse(Marker),
    /// Build a factory of a level (II.2.1).
    Build(Good, u8),
    /// Modernize a factory to the next level (II.2.1).
    Modernize(Good),
    /// Close a factory (II.2.1).
    Close(Good),
    /// Hire workers (II.2.2).
    Hire(Good, u8),
    /// Fire workers, from the right (II.2.2).
    Fire(Good, u8),
    /// Replace a worker in a row by a machine (II.2.3).
    Machine(Good, u8),
    /// Turn the quality marker to a value (II.2.4).
    Quality(Good, u8),
    /// Turn the distribution marker to a value (II.2.5).
    Distribute(Good, u8),
    /// Buy shares (II.2.6).
    Buy(u8),
    /// Sell shares (4.1.V, II.2.6).
    Sell(u8),
    /// Repay loans (II.2.6).
    Repay(u8),
    /// Sell stored goods at the fixed price (II.2.6).
    Warehouse(Good, u8),
    /// Take a grey action marker (4.1.V, II.3.2).
    Take(Marker),
    /// Sell one stored good (III.1).
    Offer,
    /// Do not sell a stored good at this call (III.1).
    Hold,
    /// Have these goods in store, by kind (III.4).
    Keep([u8; 4]),
    /// Name the start player (6.III).
    Start(Seat),
    /// Be done with this part of the turn.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Action::*;
        match *self {
            Found(good) => write!(out, "found {}", good.word()),
            Price(good, price) => write!(out, "price {} {price}", good.word()),
            Place(marker, space) => write!(out, "place {marker} {space}"),
            Reuse(marker) => write!(out, "reuse {marker}"),
            Build(good, level) => write!(out, "build {} {level}", good.word()),
            Modernize(good) => write!(out, "modernize {}", good.word()),
            Close(good) => write!(out, "close {}", good.word()),
            Hire(good, count) => write!(out, "hire {} {count}", good.word()),
            Fire(good, count) => write!(out, "fire {} {count}", good.word()),
            Machine(good, row) => write!(out, "machine {} {row}", good.word()),
            Quality(good, value) => write!(out, "quality {} {value}", good.word()),
            Distribute(good, value) => write!(out, "distribute {} {value}", good.word()),
            Buy(count) => write!(out, "buy {count}"),
            Sell(count) => write!(out, "sell {count}"),
            Repay(count) => write!(out, "repay {count}"),
            Warehouse(good, count) => write!(out, "warehouse {} {count}", good.word()),
            Take(marker) => write!(out, "take {marker}"),
            Offer => out.write_str("offer"),
            Hold => out.write_str("hold"),
            Keep([food, clothes, cutlery, lamps]) => {
                write!(out, "keep {food} {clothes} {cutlery} {lamps}")
            }
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
            "found" => Found(good(w)?),
            "price" => Price(good(w)?, w.number(1, 30)?),
            "place" => Place(Marker::read(w)?, w.number(1, 30)?),
            "reuse" => Reuse(Marker::read(w)?),
            "build" => Build(good(w)?, w.number(1, 4)?),
            "modernize" => Modernize(good(w)?),
            "close" => Close(good(w)?),
            "hire" => Hire(good(w)?, w.number(1, 12)?),
            "fire" => Fire(good(w)?, w.number(1, 12)?),
            "machine" => Machine(good(w)?, w.number(1, 4)?),
            "quality" => Quality(good(w)?, w.number(1, 6)?),
            "distribute" => Distribute(good(w)?, w.number(1, 4)?),
            "buy" => Buy(w.number(1, 30)?),
            "sell" => Sell(w.number(1, 30)?),
            "repay" => Repay(w.number(1, 255)?),
            "warehouse" => Warehouse(good(w)?, w.number(1, 10)?),
            "take" => Take(Marker::read(w)?),
            "offer" => Offer,
            "hold" => Hold,
            "keep" => Keep([
                w.number(0, 10)?,
                w.number(0, 10)?,
                w.number(0, 10)?,
                w.number(0, 10)?,
            ]),
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
                "found GOOD",
                "found food",
                "found a level I factory in 1760",
            ),
            form(
                "price GOOD POUNDS",
                "price lamps 9",
                "set the price of a good",
            ),
            form(
                "place MARKER COST",
                "place quality light 8",
                "place an action marker on the space with this cost; MARKER is a kind, with `light` or `dark` if it is grey",
            ),
            form(
                "reuse MARKER",
                "reuse workers",
                "use an action marker again that lies on the administration table",
            ),
            form(
                "build GOOD LEVEL",
                "build lamps 2",
                "build a factory; its price is asked next",
            ),
            form(
                "modernize GOOD",
                "modernize food",
                "put the factory marker of the next level in place",
            ),
            form("close GOOD", "close clothes", "close a factory"),
            form(
                "hire GOOD COUNT",
                "hire food 2",
                "hire workers into the next free spaces of a factory",
            ),
            form(
                "fire GOOD COUNT",
                "fire cutlery 3",
                "fire workers, rightmost row first",
            ),
            form(
                "machine GOOD ROW",
                "machine lamps 1",
                "replace a worker in a row by a machine",
            ),
            form(
                "quality GOOD VALUE",
                "quality food 2",
                "turn the quality marker to this value",
            ),
            form(
                "distribute GOOD VALUE",
                "distribute clothes 3",
                "turn the distribution marker to this value",
            ),
            form("buy COUNT", "buy 3", "buy own shares from the bank"),
            form("sell COUNT", "sell 5", "sell own shares to the bank"),
            form("repay COUNT", "repay 1", "repay loans"),
            form(
                "warehouse GOOD COUNT",
                "warehouse food 2",
                "sell stored goods at the fixed price",
            ),
            form(
                "take MARKER",
                "take machinery dark",
                "take a grey action marker",
            ),
            form("offer", "offer", "sell one stored good at this call"),
            form("hold", "hold", "sell no stored good at this call"),
            form(
                "keep FOOD CLOTHES CUTLERY LAMPS",
                "keep 2 0 0 3",
                "have these goods in store from now on",
            ),
            form("start SEAT", "start 2", "name the start player"),
            form("done", "done", "be done with this part of the turn"),
        ];
        FORMS
    }
}

/// What a reveal turns up at set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// The start player (4.1.II).
    StartPlayer(Seat),
    /// A light marker for the timetable's stock exchange space (4.1.III).
    LightMarker(Marker),
}

impl fmt::Display for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::StartPlayer(seat) => write!(out, "start {seat}"),
            Face::LightMarker(marker) => write!(out, "draw {marker}"),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Face, NotationError> {
        let (verb, mut words) = Words::of(line)?;
        let face = match verb {
            "start" => Face::StartPlayer(words.seat()?),
            "draw" => Face::LightMarker(Marker::read(&mut words)?),
            _ => return Err(NotationError::Verb(table::excerpt(verb))),
        };
        words.end(face)
    }
}

impl Notation for Face {
    fn forms() -> &'static [Form] {
        const FORMS: &[Form] = &[
            form("start SEAT", "start 2", "the start player"),
            form(
                "draw MARKER",
                "draw quality light",
                "a light marker for the 1760 stock exchange",
            ),
        ];
        FORMS
    }
}
