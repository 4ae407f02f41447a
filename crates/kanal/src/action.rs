//! What a seat can choose, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Form, Notation, NotationError, Seat, Words};

use crate::cards::{Resource, RouteType};
use crate::due;
use crate::geometry::{Plot, Space};

/// What is built on the industry board beside structures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// A route.
    Route(RouteType),
    /// A bridge.
    Bridge,
}

impl Building {
    /// Everything that can be built.
    pub const ALL: [Building; 5] = [
        Building::Route(RouteType::Path),
        Building::Route(RouteType::Road),
        Building::Route(RouteType::Rail),
        Building::Route(RouteType::Canal),
        Building::Bridge,
    ];

    /// The routes among them.
    pub const ROUTES: &'static [Building] = &[
        Building::Route(RouteType::Path),
        Building::Route(RouteType::Road),
        Building::Route(RouteType::Rail),
        Building::Route(RouteType::Canal),
    ];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Building::Route(route) => route.word(),
            Building::Bridge => "bridge",
        }
    }
}

/// What sets an activation off (06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// Four routes around the structure.
    Routes,
    /// Two bridges at the structure.
    Bridges,
}

impl Trigger {
    /// Both of them.
    pub const ALL: [Trigger; 2] = [Trigger::Routes, Trigger::Bridges];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Trigger::Routes => "routes",
            Trigger::Bridges => "bridges",
        }
    }
}

/// How a structure is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// By the only cost, or the one left of the dash.
    Left,
    /// By the cost right of the dash.
    Right,
    /// Not at all.
    Free,
}

/// One small choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Place a starting route on the blank side (04).
    Place(RouteType, Space),
    /// Choose an action space, counted from 1 (06).
    Choose(u8),
    /// Raise the structure with this number (06).
    Raise(u8, Plot, Price),
    /// Put the topmost card of the stack into the box, instead of raising with a full board (06).
    BoxCard,
    /// Build a route or a bridge, paid or free (06).
    Build(Building, Space, bool),
    /// Remove a route (09).
    Remove(Space),
    /// Gain the materials of an action space (06).
    Gain(Resource),
    /// Buy a basic material, up to this amount (06).
    Buy(Resource, u8),
    /// Turn the wheel for thaler (06).
    Turn,
    /// Turn the wheel for free (06).
    FreeTurn,
    /// Activate a structure (06).
    Activate(Plot, Trigger),
    /// Carry out an effect of the structure, counted from 1 (06).
    Use(u8),
    /// Begin a step of the effect, counted from 1.
    Take(u8),
    /// Trade for one of the prices, counted from 1.
    Trade(u8),
    /// Choose one of the options, counted from 1.
    Pick(u8),
    /// Be done with this part of the turn.
    Done,
}

/// The most effects of a structure, steps of an effect, prices and options that a choice can name.
pub const MOST_INDEX: u8 = 16;

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Action::*;
        match *self {
            Place(route, space) => write!(out, "place {} {space}", route.word()),
            Choose(space) => write!(out, "space {space}"),
            Raise(card, plot, Price::Left) => write!(out, "raise {card} {plot}"),
            Raise(card, plot, Price::Right) => write!(out, "raise {card} {plot} right"),
            Raise(card, plot, Price::Free) => write!(out, "raise {card} {plot} free"),
            BoxCard => out.write_str("box"),
            Build(building, space, false) => write!(out, "build {} {space}", building.word()),
            Build(building, space, true) => write!(out, "build {} {space} free", building.word()),
            Remove(space) => write!(out, "remove {space}"),
            Gain(material) => write!(out, "gain {}", material.word()),
            Buy(material, amount) => write!(out, "buy {} {amount}", material.word()),
            Turn => out.write_str("turn"),
            FreeTurn => out.write_str("turn free"),
            Activate(plot, trigger) => write!(out, "activate {plot} {}", trigger.word()),
            Use(effect) => write!(out, "use {effect}"),
            Take(step) => write!(out, "take {step}"),
            Trade(price) => write!(out, "trade {price}"),
            Pick(option) => write!(out, "pick {option}"),
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
            "place" => Place(w.one_of(due::ROUTE, route)?, space(w)?),
            "space" => Choose(w.number(1, 7)?),
            "raise" => Raise(w.number(1, 60)?, plot(w)?, price(w)?),
            "box" => BoxCard,
            "build" => Build(w.one_of(due::BUILDING, building)?, space(w)?, is_free(w)?),
            "remove" => Remove(space(w)?),
            "gain" => Gain(w.one_of(due::BASIC, basic)?),
            "buy" => Buy(w.one_of(due::BASIC, basic)?, w.number(1, 8)?),
            "turn" => match is_free(w)? {
                true => FreeTurn,
                false => Turn,
            },
            "activate" => Activate(plot(w)?, w.one_of(due::TRIGGER, trigger)?),
            "use" => Use(w.number(1, MOST_INDEX)?),
            "take" => Take(w.number(1, MOST_INDEX)?),
            "trade" => Trade(w.number(1, MOST_INDEX)?),
            "pick" => Pick(w.number(1, MOST_INDEX)?),
            "done" => Done,
            _ => return Err(NotationError::Verb(table::excerpt(verb))),
        };
        words.end(action)
    }
}

fn route(word: &str) -> Option<RouteType> {
    RouteType::ALL
        .into_iter()
        .find(|route| route.word() == word)
}

fn building(word: &str) -> Option<Building> {
    Building::ALL
        .into_iter()
        .find(|building| building.word() == word)
}

fn trigger(word: &str) -> Option<Trigger> {
    Trigger::ALL
        .into_iter()
        .find(|trigger| trigger.word() == word)
}

fn basic(word: &str) -> Option<Resource> {
    crate::supply::BASICS
        .into_iter()
        .find(|basic| basic.word() == word)
}

fn space(words: &mut Words<'_>) -> Result<Space, NotationError> {
    words.one_of(due::SPACE, Space::from_word)
}

fn plot(words: &mut Words<'_>) -> Result<Plot, NotationError> {
    words.one_of(due::PLOT, Plot::from_word)
}

fn price(words: &mut Words<'_>) -> Result<Price, NotationError> {
    if words.peek().is_none() {
        return Ok(Price::Left);
    }
    words.one_of(due::PRICE, |word| match word {
        "right" => Some(Price::Right),
        "free" => Some(Price::Free),
        _ => None,
    })
}

fn is_free(words: &mut Words<'_>) -> Result<bool, NotationError> {
    if words.peek().is_none() {
        return Ok(false);
    }
    words.one_of(due::FREE, |word| (word == "free").then_some(true))
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
                "place ROUTE SPACE",
                "place rail v11",
                "place a starting route on the blank side of the industry board",
            ),
            form("space NUMBER", "space 4", "choose an action space"),
            form(
                "raise CARD PLOT [right|free]",
                "raise 17 b2",
                "raise a structure; `right` pays the cost right of the dash, `free` pays nothing",
            ),
            form(
                "box",
                "box",
                "with a structure on every plot: put the topmost card of the stack into the box",
            ),
            form(
                "build BUILDING SPACE [free]",
                "build road v23",
                "build a route or a bridge; `free` if an effect gives it",
            ),
            form(
                "remove SPACE",
                "remove h22",
                "remove a route, as an effect wants it",
            ),
            form(
                "gain BASIC",
                "gain ore",
                "gain the materials of the action space",
            ),
            form(
                "buy BASIC AMOUNT",
                "buy clay 5",
                "at any time: buy a basic material until the wheel shows this amount",
            ),
            form(
                "turn [free]",
                "turn",
                "at any time: turn the wheel for thaler; `free` at the end of a round or by an effect",
            ),
            form(
                "activate PLOT TRIGGER",
                "activate b2 routes",
                "activate a structure that was just set off, before the card below goes on",
            ),
            form(
                "use EFFECT",
                "use 1",
                "carry out an effect of the activated structure",
            ),
            form(
                "take STEP",
                "take 2",
                "begin a step of the effect where its steps can be taken in any order",
            ),
            form(
                "trade PRICE",
                "trade 1",
                "pay one of the prices of a trade and gain its proceeds",
            ),
            form("pick OPTION", "pick 2", "choose one of the options"),
            form(
                "done",
                "done",
                "be done: decline what was just set off, or end the step, the card in hand or the space",
            ),
        ];
        FORMS
    }
}

/// What a reveal turns up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// The start player (04 K).
    StartPlayer(Seat),
    /// The structure with this number (04 C, 06).
    Structure(u8),
}

impl fmt::Display for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::StartPlayer(seat) => write!(out, "start {seat}"),
            Face::Structure(card) => write!(out, "structure {card}"),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Face, NotationError> {
        let (verb, mut words) = Words::of(line)?;
        let face = match verb {
            "start" => Face::StartPlayer(words.seat()?),
            "structure" => Face::Structure(words.number(1, 60)?),
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
                "structure CARD",
                "structure 17",
                "a structure comes face up below the action board",
            ),
        ];
        FORMS
    }
}
