//! What the rule book states about the component numbers, and what the rules need of them.
//!
//! Both hold for every data file. What is reconstructed may be anything that the rules of play can
//! work with, so that the owner of a box can put the real number in its place.

mod cards;
mod factory;
mod market;
mod player;
mod section;

use ::data::{Check, Common, needs};

pub use self::section::BOOKS;
use crate::components::Components;

::data::phrases! {
    /// A part of the sentence about a broken fact.
    pub enum Phrase {
        FallingAppeal: "card-fact-falling-appeal", "an appeal that falls from spot to spot";
        SameSum { sum: u8 }: "card-fact-same-sum", "price and appeal that add up to {sum}, as on the fourth spot";
        RedArrows { count: usize }: "card-fact-red-arrows", "{count} red arrows from appeal 3 to 7";
        OtherGood: "card-fact-other-good", "another good than the first";
        OnTheBoard: "card-fact-on-the-board", "a development on the player board";
        Times { count: u8, card: String }: "card-fact-times", "{count} times {card}";
        TwoTypes: "card-fact-two-types", "two types that are not Patent, Engineer or Big Storehouse";
        NotShown { card: String }: "card-fact-not-shown", "cards that cannot show every {card} that is due";
        WholeSupply: "card-fact-whole-supply", "cards that show the whole supply of four players";
    }
}

/// Checks numbers against everything the rule book states and the rules need.
pub(crate) fn check(components: &Components) -> Check {
    factory::sides(components)?;
    factory::spots(components)?;
    factory::offices(components)?;
    factory::worker_cards(components)?;
    factory::upgrades(components)?;
    player::numbers(components)?;
    player::developments(components)?;
    player::ships(components)?;
    market::boards(components)?;
    market::arrows(components)?;
    market::neutral(components)?;
    cards::seats(components)?;
    cards::supply(components)?;
    cards::in_the_box(components)?;
    cards::numbers(components)
}

/// A number between two others.
fn bounded(place: impl Into<String>, found: u8, from: u8, to: u8) -> Check {
    let due = Common::FromTo { from, to };
    needs((from..=to).contains(&found), place, found, due)
}

/// A row of numbers of which none is less than the one before it.
fn rising(place: &str, numbers: &[u8]) -> Check {
    for (at, pair) in numbers.windows(2).enumerate() {
        let least = Common::AtLeast { number: pair[0] };
        let place = format!("{place}.{}", at + 2);
        needs(pair[0] <= pair[1], place, pair[1], least)?;
    }
    Ok(())
}
