//! The whole table: action board, structures face up, and then each player.

use kanal::{Board, Kanal, Phase, Plot};
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
    lines.extend(in_hand(game, board, voice));
    lines.extend(sentence(&voice.text("kanal-legend")));
    lines
}

/// The cards in hand, from the outermost to the innermost; nothing without one.
fn in_hand(game: &Kanal, board: &Board, voice: Voice<'_>) -> Vec<String> {
    let on_plot = |plot: Plot| {
        let card = board.own().structures[plot.index()];
        format!("{} ({plot})", voice.message(&game.name(card)))
    };
    let cards = game.in_hand(board).flat_map(|card| {
        let behind = card
            .behind
            .map(|plot| voice.say("kanal-in-hand-behind", &[("card", on_plot(plot).into())]));
        behind.into_iter().chain([on_plot(card.activation.plot)])
    });
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() {
        return Vec::new();
    }
    let cards = ("cards", cards.join(" > ").into());
    let said = voice.say("kanal-in-hand", &[cards]);
    [String::new()].into_iter().chain(sentence(&said)).collect()
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
