//! The whole table: action board, structures face up, and then each player.

use kanal::{Board, Kanal, Phase};
use table::{Play, Seat};

use super::super::Voice;
use super::super::grid::sentence;
use super::{action_board, display, industry};

/// The whole board.
pub(super) fn lines(play: &Play<Kanal>, voice: Voice<'_>) -> Vec<String> {
    let (game, board) = (play.game(), play.board());
    let mut lines = vec![format!("== {} ==", heading(game, board, voice))];
    if let Some(seat) = play.asked() {
        lines.push(voice.say("heading-turn", &[("seat", seat.into())]));
    }
    lines.extend(action_board::lines(game, board, voice));
    lines.push(String::new());
    lines.extend(display::lines(game, board, voice));
    for seat in Seat::all(game.players()) {
        lines.push(String::new());
        lines.extend(industry::lines(game, board, seat, voice));
    }
    lines.extend(sentence(&voice.text("kanal-legend")));
    lines
}

/// Where in the game it is.
fn heading(game: &Kanal, board: &Board, voice: Voice<'_>) -> String {
    let round = match board.phase {
        Phase::Over => return voice.text("kanal-heading-over"),
        _ if board.round == 0 => voice.text("kanal-heading-set-up"),
        _ => voice.say(
            "kanal-heading-round",
            &[
                ("round", board.round.into()),
                ("last", u8::from(board.is_last).into()),
            ],
        ),
    };
    match game.is_campaign() {
        true => {
            let part = ("game", (board.part + 1).into());
            format!("{}: {round}", voice.say("kanal-heading-game", &[part]))
        }
        false => round,
    }
}
