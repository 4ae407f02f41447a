//! The whole table: action board, structures face up, and then each player.

use kanal::{Board, Kanal, Phase, Plot};
use table::{Play, Seat};

use super::super::Voice;
use super::super::grid::sentence;
use super::{action_board, display, industry, score_pad};

/// The whole board.
pub(super) fn lines(play: &Play<Kanal>, voice: Voice<'_>) -> Vec<String> {
    let (game, board) = (play.game(), play.board());
    let mut lines = vec![format!("== {} ==", heading(game, board, voice))];
    if let Some(seat) = play.asked() {
        lines.push(voice.say("heading-turn", &[("seat", seat.into())]));
    }
    lines.extend(score_pad::result(play, voice));
    lines.extend(action_board::lines(game, board, voice));
    lines.push(String::new());
    lines.extend(display::lines(game, board, voice));
    for seat in Seat::all(game.players()) {
        lines.push(String::new());
        lines.extend(industry::lines(game, board, seat, voice));
    }
    lines.extend(in_hand(game, board, voice));
    lines.extend(set_off(game, board, voice));
    lines.extend(free_turn(board, voice));
    lines.extend(sentence(&voice.text("kanal-legend")));
    lines
}

/// The cards in hand, from the outermost to the innermost; nothing without one.
fn in_hand(game: &Kanal, board: &Board, voice: Voice<'_>) -> Vec<String> {
    let cards = game.in_hand(board).flat_map(|card| {
        let behind = card.behind.map(|plot| {
            let card = on_plot(game, board, plot, voice);
            voice.say("kanal-in-hand-behind", &[("card", card.into())])
        });
        let card = on_plot(game, board, card.activation.plot, voice);
        behind.into_iter().chain([card])
    });
    let cards: Vec<String> = cards.collect();
    if cards.is_empty() {
        return Vec::new();
    }
    let cards = ("cards", cards.join(" > ").into());
    apart(&voice.say("kanal-in-hand", &[cards]))
}

/// What was set off last and is asked for; of a bridge that is the second of two only one comes.
fn set_off(game: &Kanal, board: &Board, voice: Voice<'_>) -> Vec<String> {
    let waiting = &board.hand.waiting;
    if waiting.is_empty() || board.hand.activation.is_some() {
        return Vec::new();
    }
    let plots = waiting.routes.or(waiting.bridges);
    let cards = plots.iter().map(|plot| on_plot(game, board, plot, voice));
    let cards: Vec<String> = cards.collect();
    let id = match waiting.is_contested() {
        true => "kanal-contested",
        false => "kanal-set-off",
    };
    apart(&voice.say(id, &[("cards", cards.join(", ").into())]))
}

/// Where the round is over: whether the free turn of the wheel is still to come.
fn free_turn(board: &Board, voice: Voice<'_>) -> Vec<String> {
    match board.phase {
        Phase::Wheel { turned, .. } => {
            let stuck = !board.own().can_turn();
            let args = [
                ("seat", board.asked.into()),
                ("turned", u8::from(turned).into()),
                ("stuck", u8::from(stuck).into()),
            ];
            apart(&voice.say("kanal-free-turn-now", &args))
        }
        _ => Vec::new(),
    }
}

/// A structure with its plot.
fn on_plot(game: &Kanal, board: &Board, plot: Plot, voice: Voice<'_>) -> String {
    let card = board.own().structures[plot.index()];
    format!("{} ({plot})", voice.message(&game.name(card)))
}

/// A sentence behind an empty line.
fn apart(said: &str) -> Vec<String> {
    [String::new()].into_iter().chain(sentence(said)).collect()
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
