//! What the rule book states about the component numbers, and what the rules need of them.
//!
//! Both hold for every data file. What is reconstructed may be anything that the rules of play can
//! work with, so that the owner of a box can put the real number in its place.

mod section;

use ::data::{Check, stated};

pub use self::section::BOOKS;
use self::section::rules;
use crate::components::Components;

/// Checks numbers against everything the rule book states and the rules need.
pub(crate) fn check(components: &Components) -> Check {
    stated(rules::MARKET, "player.money", components.start_money, 50)
}
