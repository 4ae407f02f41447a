//! The ranking with its arithmetic (8.0).

use arkwright::{Arkwright, Ranked};
use table::{Arg, Outcome, Play, Seat};

use super::super::Voice;

/// Who won, and one line per player, the best first.
pub(crate) fn lines(play: &Play<Arkwright>, voice: Voice<'_>) -> Vec<String> {
    let Some(outcome) = play.outcome() else {
        return Vec::new();
    };
    let (game, board) = (play.game(), play.board());
    let mut lines = vec![winners(&outcome, voice)];
    for Ranked { seat, place, lost } in game.ranking(board) {
        let company = board.company(seat);
        let args = [
            ("place", place.into()),
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

fn winners(outcome: &Outcome, voice: Voice<'_>) -> String {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let score = |seat: Seat| ("score", outcome.score(seat).into());
    match winners.as_slice() {
        [] => voice.text("table-nobody-wins"),
        [seat] => voice.say("table-winner", &[("seat", (*seat).into()), score(*seat)]),
        [first, ..] => {
            let names: Vec<String> = winners
                .iter()
                .map(|seat| voice.names.of_seat(*seat))
                .collect();
            let names = Arg::Verbatim(names.join(", "));
            voice.say("table-winners", &[("seats", names), score(*first)])
        }
    }
}
