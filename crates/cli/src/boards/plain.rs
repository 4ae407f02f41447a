//! Any game, from what every game says of itself.

use games::{AnyPlay, Error};
use serde_json::{Value, json};
use table::{Arg, GameInfo, Seat};

use super::{BoardView, Voice};

/// How a game without a view of its own is shown.
pub(super) const VIEW: BoardView = BoardView {
    board,
    forecast: |_, _| Vec::new(),
    ranking,
    glossary: |_, _| Vec::new(),
    explained: |_, _, _| Vec::new(),
    data_json,
};

/// The board's own fields, one to a line.
fn board(play: &AnyPlay, _: Voice<'_>) -> Vec<String> {
    let mut lines = vec![format!("== {} ==", play.caption())];
    if let Value::Object(fields) = &play.to_json()["board"] {
        lines.extend(fields.iter().map(|(name, value)| format!("{name} {value}")));
    }
    lines
}

fn ranking(play: &AnyPlay, voice: Voice<'_>) -> Vec<String> {
    let Some(outcome) = play.outcome() else {
        return Vec::new();
    };
    let line = |seat: Seat| {
        let args = [
            ("seat", seat.into()),
            ("score", Arg::from(outcome.score(seat))),
        ];
        voice.say("ranking-plain", &args)
    };
    let mut lines = vec![voice.winners(&outcome)];
    lines.extend(Seat::all(outcome.players).map(line));
    lines
}

fn data_json(info: &GameInfo, text: &str) -> Result<Value, Error> {
    Ok(json!({ "game": info.id, "data_file": info.data_file(), "text": text }))
}
