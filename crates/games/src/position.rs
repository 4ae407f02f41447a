//! A board with its set-up as JSON, so that analysis can start anywhere.

use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{DataFile, Game, Play, Turn, excerpt, excerpt_of};

use crate::error::Error;
use crate::play::AnyPlay;
use crate::rules::AnyGame;

/// How much is told of a reason that may quote what was read.
const MOST_OF_REASON: usize = 200;

/// What is read of a board; the rest of the object is for people.
#[derive(Deserialize)]
struct Position {
    game: String,
    players: u8,
    #[serde(default)]
    options: BTreeMap<String, String>,
    data: Option<String>,
    board: Value,
}

pub(crate) fn write<G: Game>(play: &Play<G>) -> Value {
    let setup = play.game().setup();
    let options: BTreeMap<&str, &str> = setup.options.into_iter().collect();
    let (asked, turn) = match play.turn() {
        Turn::Ask { seat, turn } => (Some(seat.number()), Some(turn)),
        Turn::Reveal | Turn::Over => (None, None),
    };
    json!({
        "game": setup.game,
        "rules": setup.rules,
        "data": setup.data.to_string(),
        "players": setup.players,
        "options": options,
        "caption": play.game().caption(play.board()),
        "asked": asked,
        "turn": turn,
        "over": play.turn() == Turn::Over,
        "digest": play.digest().to_string(),
        "board": play.board(),
    })
}

pub(crate) fn read(text: &str, files: &[DataFile], luck: u64) -> Result<AnyPlay, Error> {
    let position: Position = serde_json::from_str(text).map_err(no_json)?;
    let options: Vec<(String, String)> = position.options.into_iter().collect();
    let game = AnyGame::new(&position.game, position.players, &options, files)?;
    let hash = game.setup().data;
    if let Some(stated) = position.data
        && !hash.matches(&stated)
    {
        return Err(Error::BoardOfOtherData {
            board: excerpt(&stated),
            game: hash.to_string(),
        });
    }
    game.go_on_from(position.board, luck)
}

/// What is said of a text that is no board.
pub(crate) fn no_json(error: serde_json::Error) -> Error {
    Error::Json(excerpt_of(&error.to_string(), MOST_OF_REASON))
}
