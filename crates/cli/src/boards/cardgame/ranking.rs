//! The ranking with its arithmetic (final scoring e).

use std::cmp::Reverse;

use cardgame::CardGame;
use table::{Play, Seat};

use super::super::Voice;

/// Who won, and one line per player, the best first.
pub(super) fn lines(play: &Play<CardGame>, voice: Voice<'_>) -> Vec<String> {
    let Some(outcome) = play.outcome() else {
        return Vec::new();
    };
    let board = play.board();
    let rank = |seat: Seat| {
        let own = board.company(seat);
        match own.is_bankrupt {
            true => (false, 0, 0),
            false => (true, own.worth(), own.money),
        }
    };
    let mut seats: Vec<Seat> = Seat::all(outcome.players).collect();
    seats.sort_by_key(|seat| Reverse(rank(*seat)));
    let mut lines = vec![voice.winners(&outcome)];
    for seat in &seats {
        let own = board.company(*seat);
        let better = seats.iter().filter(|other| rank(**other) > rank(*seat));
        let args = [
            ("place", (better.count() + 1).into()),
            ("seat", (*seat).into()),
            ("count", own.shares.into()),
            ("value", own.value.into()),
            ("score", outcome.score(*seat).into()),
            ("money", own.money.into()),
        ];
        let id = match own.is_bankrupt {
            true => "ranking-bankrupt",
            false => "ranking-line",
        };
        lines.push(voice.say(id, &args));
    }
    lines
}
