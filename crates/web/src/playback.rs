//! Bots' moves shown one after another, so that a person sees what they did.
//!
//! The game is always ahead of what is shown: it is saved, and the next bot
//! thinks, while the board catches up. Any key ends the showing.

use std::time::Duration;

use games::{AnyEntry, AnyPlay};
use leptos::prelude::*;
use table::Seat;

use crate::browser;
use crate::desk::{Desk, TableState};

/// How long a move is looked at.
const MOVE: Duration = Duration::from_millis(400);

/// How far the showing has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Showing {
    /// How many entries the drawn board has.
    pub(crate) entries: usize,
    /// The change of the session at which it began; the clock of an earlier showing stops at it.
    begun: u64,
}

/// Shows what happened behind the first `from` entries, unless that is under way already or
/// nobody is looking.
pub(crate) fn begin(desk: Desk, table: &mut TableState, from: usize) {
    if table.drawn().is_some() || table.skipped || browser::document().hidden() {
        return;
    }
    let begun = table.session.changes();
    table.showing = Some(Showing {
        entries: end_of_move(table.session.play(), from),
        begun,
    });
    wait(desk, begun);
}

/// Ends the showing: the board is as it is now. Says whether something was shown.
pub(crate) fn skip(desk: Desk) -> bool {
    let showing = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.showing.is_some()));
    if showing {
        desk.with_table(|table| {
            table.showing = None;
            table.skipped = true;
        });
    }
    showing
}

fn wait(desk: Desk, begun: u64) {
    set_timeout(move || go_on(desk, begun), MOVE);
}

fn go_on(desk: Desk, begun: u64) {
    let due = |table: &Option<TableState>| {
        let showing = table.as_ref().and_then(|table| table.showing);
        showing.is_some_and(|showing| showing.begun == begun)
    };
    if !desk.table.with_untracked(due) {
        return;
    }
    let mut goes_on = false;
    desk.with_table(|table| {
        let play = table.session.play();
        let showing = table.showing.filter(|showing| {
            showing.entries < table.session.confirmed() && !browser::document().hidden()
        });
        table.showing = showing.map(|showing| Showing {
            entries: end_of_move(play, showing.entries),
            begun,
        });
        goes_on = table.showing.is_some();
    });
    if goes_on {
        wait(desk, begun);
    }
}

/// Where the move ends that begins behind the first `from` entries: what is turned up and going
/// on to the next part of an action are no moves of their own.
fn end_of_move(play: &AnyPlay, from: usize) -> usize {
    let same_move = |(n, entry): &(usize, AnyEntry)| match entry {
        AnyEntry::Act { .. } => play.is_passing(*n),
        AnyEntry::Reveal(_) => true,
    };
    let later = play.entries().enumerate().skip(from + 1);
    from + 1 + later.take_while(same_move).count()
}

/// The move that is shown: whose it is and what it is, in notation.
pub(crate) fn shown(table: &TableState) -> Option<(Seat, String)> {
    let showing = table.showing?;
    let play = table.session.play();
    let acts = play.entries().enumerate().take(showing.entries);
    let moves = acts.filter_map(|(n, entry)| match entry {
        AnyEntry::Act { seat, action } if !play.is_passing(n) => Some((seat, action)),
        AnyEntry::Act { .. } | AnyEntry::Reveal(_) => None,
    });
    moves.last()
}
