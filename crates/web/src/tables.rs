//! The boards. What belongs to a game is asked for here; the frame knows none by name.

pub(crate) mod arkwright;

// The guided game and the rules reference; there is one game that has them.
pub(crate) use arkwright::{lessons, rules};

use leptos::prelude::*;

use crate::desk::{Desk, TableState};
use crate::end_page::Ending;

/// The sheets of a table that belong to its game.
pub(crate) struct Sheets {
    /// The left column: market and markers.
    pub(crate) left: AnyView,
    /// The middle column: players, tracks, mills.
    pub(crate) middle: AnyView,
    /// The forecast, above the turn and the ledger.
    pub(crate) forecast: AnyView,
    /// The timetable in the header.
    pub(crate) timetable: AnyView,
    /// Cash and shares of everybody, always in sight on a phone.
    pub(crate) strip: AnyView,
    /// The forecast of the active good in one line, above the buttons on a phone.
    pub(crate) forecast_line: AnyView,
}

/// The sheets of the game on the table.
pub(crate) fn sheets(desk: Desk) -> Sheets {
    arkwright::sheets(desk)
}

/// What is asked, with its section of the rule book and a hint.
pub(crate) fn question(desk: Desk) -> AnyView {
    arkwright::questions::question(desk).into_any()
}

/// The commonest choices in notation, each with its label on the bar.
pub(crate) fn choices(desk: Desk) -> Vec<(String, String)> {
    arkwright::questions::choices(desk)
}

/// The ending of the game on the table; `None` while it is going on.
pub(crate) fn ending(desk: Desk, table: &TableState) -> Option<Ending> {
    arkwright::ending::ending(desk, table)
}
