//! Spinning Jenny on a terminal.

mod board;
mod company;
mod data;
mod forecast;
mod ranking;
pub(crate) mod sale;

use arkwright::{Good, Marker, Shade};
use table::Arg;

use super::{BoardView, Voice, drawn};

/// How Spinning Jenny is shown.
pub(super) const VIEW: BoardView = BoardView {
    board: |play, voice| drawn(play, voice, board::lines),
    forecast: |play, voice| drawn(play, voice, forecast::lines),
    ranking: |play, voice| drawn(play, voice, ranking::lines),
    data_json: data::json,
};

impl Voice<'_> {
    fn good(self, good: Good) -> String {
        self.text(&format!("word-{}", good.word()))
    }

    /// A marker in few words: its kind, and its shade if it is grey.
    fn marker(self, marker: Marker) -> String {
        let kind = self.text(&format!("word-{}", marker.kind.word()));
        match marker.shade {
            Shade::Own => kind,
            shade => format!("{kind} ({})", self.text(&format!("word-{}", shade.word()))),
        }
    }

    fn level(self, level: u8) -> String {
        self.texts.get("part-level", &[("level", level.into())])
    }

    fn pounds(self, amount: impl Into<Arg>) -> String {
        self.texts.get("board-pounds", &[("amount", amount.into())])
    }
}
