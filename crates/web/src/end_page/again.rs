//! What comes after the end: another game, or another way from a moment.

use client::Session;
use leptos::prelude::*;
use table::{Seat, Seed};

use crate::browser;
use crate::desk::{Desk, Origin, TableState};

/// The same table with another seed.
fn laid_again(table: &TableState) -> Session {
    let play = table.session.play();
    let setup = play.setup();
    let mut fresh = play.game().deal(Seed::new(&browser::random_word()));
    let mut orders = Vec::new();
    for seat in Seat::all(setup.players) {
        if let Some(name) = play.name(seat) {
            fresh.set_name(seat, name);
        }
        orders.push(table.session.orders(seat).clone());
    }
    Session::new(fresh, table.session.players().to_vec(), orders)
}

/// Deals again for the same players with the same options.
pub(super) fn play_again(desk: Desk) {
    let session = desk
        .table
        .with_untracked(|table| table.as_ref().map(laid_again));
    if let Some(session) = session {
        desk.open_new(session, Origin::default());
    }
}

/// Looks at the game after this entry, or before its last one; from there it can be played on.
pub(super) fn what_if(desk: Desk, entry: Option<usize>) {
    desk.with_table(|table| {
        let before_last = table.session.play().entries().len().saturating_sub(1);
        table.moment = Some(entry.map_or(before_last, |entry| entry.min(before_last)));
    });
}
