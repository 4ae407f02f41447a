//! The last screen.

use crate::desk::{Desk, TableState};
use crate::end_page::Ending;

/// The ending; `None` while the game is going on.
pub(super) fn ending(_: Desk, _: &TableState) -> Option<Ending> {
    None
}
