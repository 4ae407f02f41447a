//! Spinning Jenny and Water Frame on a terminal.

mod board;
mod company;
mod data;
mod forecast;
mod ranking;
pub(crate) mod sale;
mod water_frame;

use arkwright::{Good, Marker, Shade, SpinningJenny, WaterFrame};
use table::Arg;

use super::{BoardView, Voice, drawn};

/// How Spinning Jenny is shown.
pub(super) const SPINNING_JENNY: BoardView = BoardView {
    board: |play, voice| drawn(play, voice, board::lines),
    forecast: |play, voice| drawn(play, voice, forecast::lines::<SpinningJenny>),
    ranking: |play, voice| drawn(play, voice, ranking::lines::<SpinningJenny>),
    glossary: |_, _| Vec::new(),
    explained: |_, _, _| Vec::new(),
    data_json: data::json,
};

/// How Water Frame is shown.
pub(super) const WATER_FRAME: BoardView = BoardView {
    board: |play, voice| drawn(play, voice, water_frame::lines),
    forecast: |play, voice| drawn(play, voice, forecast::lines_of_water_frame),
    ranking: |play, voice| drawn(play, voice, ranking::lines::<WaterFrame>),
    glossary: |play, voice| drawn(play, voice, water_frame::glossary),
    explained: water_frame::explained,
    data_json: water_frame::json,
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
