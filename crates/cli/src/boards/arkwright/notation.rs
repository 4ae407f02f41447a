//! What the documentation says of the notation.

use arkwright::{Action, Face};
use table::Notation;

use super::super::GameNotation;

/// Actions and reveals of Spinning Jenny.
pub(crate) const NOTATION: GameNotation = GameNotation {
    title: "Spinning Jenny",
    actions: Action::forms,
    reveals: Face::forms,
    words: "\
GOOD is `food`, `clothes`, `cutlery` or `lamps`. MARKER is `factory`, `workers`,
`machinery`, `quality`, `distribution` or `exchange`, with `light` or `dark`
behind it if it is grey. ROW and SEAT count from 1, and COST is what the space
of the administration table costs.",
};
