//! What helps to answer what only Water Frame asks, and its choices in few words.

use ::arkwright::{Action, Arkwright, Board, WaterFrame};

use crate::desk::Desk;

/// What helps to answer: how to choose, or what there is to choose from.
pub(super) fn hint(_: Desk, _: &Arkwright<WaterFrame>, _: &Board<WaterFrame>) -> Option<String> {
    None
}

/// A choice in a word or two.
pub(super) fn briefly(_: Desk, _: Action) -> Option<String> {
    None
}
