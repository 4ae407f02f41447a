//! Oranienburger Kanal on a terminal.

mod action_board;
mod board;
mod data;
mod deck;
mod display;
mod drawing;
mod industry;
mod score_pad;

use kanal::cards::Stage;

use super::{BoardView, Voice, drawn};

pub(crate) use deck::check as check_deck;

/// How Oranienburger Kanal is shown.
pub(super) const VIEW: BoardView = BoardView {
    board: |play, voice| drawn(play, voice, board::lines),
    forecast: |play, voice| drawn(play, voice, score_pad::forecast),
    ranking: |play, voice| drawn(play, voice, score_pad::ranking),
    glossary: |_, _| Vec::new(),
    explained: |_, _, _| Vec::new(),
    data_json: data::json,
};

impl Voice<'_> {
    fn stage(self, stage: Stage) -> String {
        self.text(&format!("word-{}", stage.word()))
    }
}
