//! Reads effects and costs.
//!
//! ```text
//! effect     = [ conditions ":" ] ( table | steps )
//! conditions = condition { "and" condition } | condition { "or" condition }
//! condition  = counter quantity | "corner" | "edge" | "interior"
//!            | ( "first" | "second" ) "activation"
//! quantity   = N | N"+" | N"-" | "none"
//! counter    = "supply" "of" resource | "different" "materials" | [ "adjacent" ] thing [ place ]
//! thing      = [ "bridged" ] route | "bridge" | "plot" | "empty" ( "plot" | "space" )
//!            | "different" "routes" | "built-over" "path"
//!            | [ "green" | "orange" | "blue" ] [ "unactivated" ] "structure"
//!            | ( "loop" | "row" | "column" | "angle" ) [ "of" type ]
//! route      = type | "route" ;  type = "path" | "road" | "rail" | "canal"
//! place      = [ "anywhere" | "in" ( "row" | "column" ) ] [ "at" ( "edge" | "corner" ) ]
//! table      = "by" counter "{" quantity ":" steps { ";" quantity ":" steps } "}"
//! steps      = step { "," [ "also" | "then" ] step }
//! step       = "gain" amount { "and" amount } | trade | pieces | turn
//!            | "choose" N "of" "{" steps { ";" steps } "}"
//! amount     = N resource [ "per" counter [ "max" N ] ]
//! trade      = "trade" bundle { "or" bundle } "for" proceeds { "and" proceeds } [ times ]
//! proceeds   = amount | pieces (but for remove) | turn
//! times      = "up" "to" N "times" | "once" "per" counter [ "max" N ] | "any" "number" "of" "times"
//! pieces     = ( "place" | "build" | "remove" ) N [ "adjacent" ] piece [ place ]
//! turn       = "turn" "the" "wheel" N "times"
//! bundle     = N resource { "and" N resource }
//! cost       = bundle [ "or" bundle ] | "free"
//! ```
//!
//! Something on the board is `adjacent`, `anywhere`, `in row` or `in column`; which, has to be said.
//! Nouns may stand in the singular or in the plural; the printer writes what reads best.

mod counter;
mod step;

use std::str::FromStr;

use super::due;
use super::error::{Trouble, Wrong};
use super::instruction::{Nth, Quantity, Site, Test};
use super::limits::{MOST_AMOUNT, MOST_ROWS, MOST_TESTS};
use super::phrase::CardPhrase;
use super::resource::{Bundle, Cost, Resource};
use super::tree::{BodyTree, EffectTree};
use super::words::{Words, plain_number};

/// The words an effect can begin with, for those who mistype one.
const BEGINNINGS: [&str; 33] = [
    "gain",
    "trade",
    "place",
    "build",
    "remove",
    "turn",
    "choose",
    "by",
    "corner",
    "edge",
    "interior",
    "first",
    "second",
    "adjacent",
    "supply",
    "different",
    "path",
    "road",
    "rail",
    "canal",
    "route",
    "bridge",
    "structure",
    "unactivated",
    "empty",
    "loop",
    "row",
    "column",
    "angle",
    "built-over",
    "bridged",
    "green",
    "blue",
];

impl FromStr for EffectTree {
    type Err = Wrong;

    fn from_str(text: &str) -> Result<EffectTree, Wrong> {
        let mut words = Words::of(text);
        let (tests, one_is_enough) = if begins_body(words.peek()) {
            (Vec::new(), false)
        } else {
            conditions(&mut words)?
        };
        let body = match words.peek() {
            "by" => table(&mut words)?,
            word if begins_body(word) => BodyTree::Steps(step::steps(&mut words, false)?),
            _ => return Err(words.wrong(due::BODY, &BEGINNINGS[..8])),
        };
        match words.peek() {
            "" => Ok(EffectTree {
                tests,
                one_is_enough,
                body,
            }),
            _ => Err(words.wrong(due::STEP_END, &[])),
        }
    }
}

impl FromStr for Cost {
    type Err = Wrong;

    fn from_str(text: &str) -> Result<Cost, Wrong> {
        let mut words = Words::of(text);
        if words.peek().is_empty() {
            return Err(words.wrong(due::COST_OR_FREE, &[]));
        }
        let cost = if words.take("free") {
            Cost {
                left: Bundle::default(),
                right: None,
            }
        } else {
            let left = bundle(&mut words, due::COST, &COST)?;
            let right = match words.take("or") {
                true => Some(bundle(&mut words, due::COST, &COST)?),
                false => None,
            };
            Cost { left, right }
        };
        match words.peek() {
            "" => Ok(cost),
            _ => Err(words.wrong(due::COST_END, &["and", "or"])),
        }
    }
}

/// What a structure may cost (chapter 03).
const COST: [(&str, Resource); 6] = [
    ("wood", Resource::Wood),
    ("clay", Resource::Clay),
    ("brick", Resource::Brick),
    ("bricks", Resource::Brick),
    ("iron", Resource::Iron),
    ("thaler", Resource::Thaler),
];

/// What a trade may cost.
const PAID: [(&str, Resource); 7] = [
    ("wood", Resource::Wood),
    ("clay", Resource::Clay),
    ("ore", Resource::Ore),
    ("brick", Resource::Brick),
    ("bricks", Resource::Brick),
    ("iron", Resource::Iron),
    ("thaler", Resource::Thaler),
];

fn begins_body(word: &str) -> bool {
    BEGINNINGS[..8].contains(&word)
}

/// What is paid in one piece.
fn bundle(
    words: &mut Words<'_>,
    due: table::Due,
    known: &[(&'static str, Resource)],
) -> Result<Bundle, Wrong> {
    let mut bundle = Bundle::default();
    loop {
        let number = words.clone();
        let amount = words.number(1, MOST_AMOUNT)?;
        let before = words.clone();
        let resource = words.one_of(known, due)?;
        let most = resource.most().unwrap_or(MOST_AMOUNT);
        if amount > most {
            return Err(number.trouble(Trouble::number(number.peek(), 1, most)));
        }
        if bundle.of(resource) > 0 {
            let twice = CardPhrase::Twice {
                resource: resource.word(),
            };
            return Err(before.trouble(Trouble::fault(twice, CardPhrase::AddUp)));
        }
        bundle = bundle
            .and(resource, amount)
            .expect("a bundle holds all that can be paid");
        if !words.take("and") {
            return Ok(bundle);
        }
    }
}

/// The tests of an effect with the colon behind them, and whether one of them is enough.
fn conditions(words: &mut Words<'_>) -> Result<(Vec<Test>, bool), Wrong> {
    let mut tests = vec![condition(words, due::EFFECT)?];
    let (glue, due) = match words.peek() {
        "and" => ("and", due::ALL_END),
        "or" => ("or", due::ONE_END),
        _ => ("and", due::CONDITION_END),
    };
    while words.peek() == glue {
        if tests.len() == MOST_TESTS {
            let most = CardPhrase::TooManyTests { most: MOST_TESTS };
            return Err(words.trouble(Trouble::fault(most, CardPhrase::WriteFewer)));
        }
        words.skip();
        tests.push(condition(words, due::CONDITION)?);
    }
    words.expect(":", due)?;
    Ok((tests, glue == "or"))
}

fn condition(words: &mut Words<'_>, due: table::Due) -> Result<Test, Wrong> {
    let site = match words.peek() {
        "corner" => Some(Site::Corner),
        "edge" => Some(Site::Edge),
        "interior" => Some(Site::Interior),
        _ => None,
    };
    if let Some(site) = site {
        words.skip();
        return Ok(Test::At(site));
    }
    let nth = match words.peek() {
        "first" => Some(Nth::First),
        "second" => Some(Nth::Second),
        _ => None,
    };
    if let Some(nth) = nth {
        words.skip();
        words.expect("activation", due::ACTIVATION)?;
        return Ok(Test::Activation(nth));
    }
    if !counter::begins_counter(words.peek()) {
        return Err(words.wrong(due, &BEGINNINGS));
    }
    let counter = counter::counter(words)?;
    Ok(Test::Count(counter, quantity(words, counter.most())?))
}

/// A quantity of something of which there are never more than `most`.
fn quantity(words: &mut Words<'_>, most: u8) -> Result<Quantity, Wrong> {
    let word = words.peek();
    if word == "none" {
        words.skip();
        return Ok(Quantity::None);
    }
    let (digits, kind, to): (&str, fn(u8) -> Quantity, u8) =
        if let Some(digits) = word.strip_suffix('+') {
            (digits, Quantity::AtLeast, most)
        } else if let Some(digits) = word.strip_suffix('-') {
            // With all there can be it would always hold.
            (digits, Quantity::AtMost, most - 1)
        } else {
            (word, Quantity::Exactly, most)
        };
    match plain_number(digits) {
        Some(number) if (1..=to).contains(&number) => {
            words.skip();
            Ok(kind(number))
        }
        Some(_) if to > 0 => Err(words.trouble(Trouble::number(word, 1, to))),
        _ => Err(words.wrong(due::QUANTITY, &["none"])),
    }
}

/// A table with its braces.
fn table(words: &mut Words<'_>) -> Result<BodyTree, Wrong> {
    words.skip();
    let counter = counter::counter(words)?;
    words.expect("{", due::OPEN)?;
    let mut rows = Vec::new();
    loop {
        let before = words.clone();
        if rows.len() == MOST_ROWS {
            let most = CardPhrase::TooManyRows { most: MOST_ROWS };
            return Err(before.trouble(Trouble::fault(most, CardPhrase::WriteFewer)));
        }
        let quantity = quantity(words, counter.most())?;
        let overlaps = (0..=counter.most()).any(|count| {
            let before = rows.iter().any(|(row, _): &(Quantity, _)| row.holds(count));
            before && quantity.holds(count)
        });
        if overlaps {
            let fault = Trouble::fault(CardPhrase::RowTwice, CardPhrase::OneRow);
            return Err(before.trouble(fault));
        }
        words.expect(":", due::COLON)?;
        rows.push((quantity, step::steps(words, false)?));
        if words.take("}") {
            return Ok(BodyTree::Table { counter, rows });
        }
        words.expect(";", due::OPTION_END)?;
    }
}
