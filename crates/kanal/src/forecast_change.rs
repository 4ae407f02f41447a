//! What the scoring pad says on one board otherwise than on another, in a few words.

use table::{Message, Seat};

use crate::board::Board;
use crate::game::Kanal;

/// A number of points that becomes another.
fn change(id: &'static str, before: i16, after: i16) -> Option<Message> {
    let message = || {
        let message = Message::new(id).with("points", after);
        message.with("points_before", before)
    };
    (before != after).then(message)
}

impl Kanal {
    /// What a player's scoring pad comes to on another board otherwise: as things are, and after a
    /// free turn of the wheel.
    pub(crate) fn forecast_change(&self, from: &Board, to: &Board, seat: Seat) -> Vec<Message> {
        let (before, after) = (self.forecast(from, seat), self.forecast(to, seat));
        let turned = before.total_after_turn.zip(after.total_after_turn);
        let turned = turned.and_then(|(before, after)| change("foreseen-turned", before, after));
        let now = change("foreseen-total", before.total, after.total);
        now.into_iter().chain(turned).collect()
    }
}

/// One of each.
pub(crate) fn samples() -> Vec<Message> {
    let ids = ["foreseen-total", "foreseen-turned"];
    ids.into_iter()
        .filter_map(|id| change(id, -1, 12))
        .collect()
}
