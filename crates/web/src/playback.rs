//! Bots' moves shown one after another, so that a person sees what they did.
//!
//! The game is always ahead of what is shown: it is saved, and the next bot
//! thinks, while the board catches up. Any key ends the showing. What ran by
//! itself, such as a production, has its place in it: its sheet opens there,
//! and the showing waits for it.

use std::time::Duration;

use client::Account;
use games::{AnyEntry, AnyPlay};
use leptos::prelude::*;
use table::Seat;

use crate::account::{self, Why};
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
    if table.drawn().is_some() {
        return;
    }
    if is_still(desk, table) {
        return catch_up(desk, table);
    }
    show(desk, table, from);
}

/// Whether moves are not shown one by one: only what ran by itself is.
fn is_still(desk: Desk, table: &TableState) -> bool {
    let motion = desk.settings.with_untracked(|settings| settings.motion);
    !motion || table.skipped || browser::document().hidden()
}

/// Opens the sheet of what ran by itself and nobody has seen, if there is something; otherwise the
/// board is as it is now.
pub(crate) fn catch_up(desk: Desk, table: &mut TableState) {
    if table.moment.is_some() || table.reading.is_some() {
        return;
    }
    match account::due(desk, table) {
        Some(due) => open(desk, table, due),
        None => {
            table.showing = None;
            account::put_away(desk);
        }
    }
}

/// Goes on behind the first `from` entries, which have been shown.
pub(crate) fn go_on_behind(desk: Desk, table: &mut TableState, from: usize) {
    let last = table.session.confirmed();
    if is_still(desk, table) || from >= last {
        return catch_up(desk, table);
    }
    show(desk, table, from);
}

/// Shows the move behind the first `from` entries, or opens the sheet that comes before its end.
fn show(desk: Desk, table: &mut TableState, from: usize) {
    let mut entries = end_of_move(table.session.play(), from);
    if let Some(due) = account::due(desk, table)
        && due.begins.entry < entries
    {
        // The move that led to it is looked at first.
        if due.begins.entry <= from {
            return open(desk, table, due);
        }
        entries = due.begins.entry;
    }
    let begun = table.session.changes();
    table.showing = Some(Showing { entries, begun });
    wait(desk, begun);
}

fn open(desk: Desk, table: &mut TableState, due: Account) {
    let why = if due.is_complete {
        // The board below it is the one before; or the one behind it, if what was decided in it was
        // decided there.
        let entries = match due.form().decided_at_table {
            true => due.last + 1,
            // What was decided in it meanwhile has been seen.
            false if due.form().shows_after => due.last,
            false => due.begins.entry,
        };
        stand_still(table, entries);
        Why::Came
    } else {
        table.showing = None;
        Why::Asks
    };
    account::open(desk, due, why);
}

/// Shows the board behind the first `entries`, and no clock goes on with it.
fn stand_still(table: &mut TableState, entries: usize) {
    let begun = u64::MAX;
    table.showing = Some(Showing { entries, begun });
}

/// An account has been read to its end: the board beside it is the one that it leads to, if its form
/// says so. What another account of the same entry is about at the end of the game is not shown yet.
pub(crate) fn show_after(table: &mut TableState, account: &Account, why: Why) {
    if !account.form().shows_after || why == Why::Asks {
        return;
    }
    let play = table.session.play();
    let after = account.last + 1;
    let is_over = play.at(after).outcome().is_some();
    let follows = client::accounts(play, account.begins, after).len() > 1;
    let entries = if is_over && follows {
        account.last
    } else {
        after
    };
    match why {
        Why::Came => stand_still(table, entries),
        _ => table.reading = Some(entries),
    }
}

/// Ends the showing: the board is as it is now. Says whether something was shown.
pub(crate) fn skip(desk: Desk) -> bool {
    let showing = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.showing.is_some()));
    if showing {
        account::put_away(desk);
        desk.with_table(|table| {
            table.showing = None;
            table.skipped = true;
        });
    }
    showing
}

/// Ends the showing of moves, but not of what ran by itself. Says whether something was shown.
pub(crate) fn hurry(desk: Desk) -> bool {
    let showing = skip(desk);
    if showing {
        desk.with_table(|table| catch_up(desk, table));
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
    desk.with_table(|table| {
        let shown = table.showing.map_or(0, |showing| showing.entries);
        go_on_behind(desk, table, shown);
    });
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
pub(crate) fn shown(table: &TableState) -> Option<(Seat, usize, String)> {
    let showing = table.showing?;
    let play = table.session.play();
    let acts = play.entries().enumerate().take(showing.entries);
    let moves = acts.filter_map(|(n, entry)| match entry {
        AnyEntry::Act { seat, action } if !play.is_passing(n) => Some((seat, n, action)),
        AnyEntry::Act { .. } | AnyEntry::Reveal(_) => None,
    });
    moves.last()
}
