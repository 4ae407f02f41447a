//! The ranking with its arithmetic (8.0).

use arkwright::{Arkwright, Edition, Ranked};
use table::Play;

use super::super::Voice;

/// Who won, and one line per player, the best first.
pub(crate) fn lines<E: Edition>(play: &Play<Arkwright<E>>, voice: Voice<'_>) -> Vec<String> {
    let Some(outcome) = play.outcome() else {
        return Vec::new();
    };
    let (game, board) = (play.game(), play.board());
    let mut lines = vec![voice.winners(&outcome)];
    for Ranked { seat, place, lost } in game.ranking(board) {
        let company = board.company(seat);
        let args = [
            ("place", place.unwrap_or(0).into()),
            ("seat", seat.into()),
            ("count", company.shares.into()),
            ("value", game.share_value(board, seat).into()),
            ("score", outcome.score(seat).into()),
            ("cash", company.cash.into()),
            ("loans", company.loans.into()),
        ];
        let id = if lost { "ranking-lost" } else { "ranking-line" };
        lines.push(voice.say(id, &args));
    }
    lines
}
