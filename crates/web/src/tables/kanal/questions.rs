//! What helps to answer what is asked, and the commonest answers.

use games::AnyPlay;

use crate::desk::Desk;
use crate::tables::Offered;

/// What helps to answer what is asked now.
pub(super) fn hint_now(_: Desk, _: &AnyPlay) -> Option<String> {
    None
}

/// What the bar offers in so many places.
pub(super) fn choices(_: Desk, _: usize) -> Offered {
    Offered::default()
}
