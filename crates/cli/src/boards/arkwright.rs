//! Spinning Jenny on a terminal.

pub(super) mod board;
mod company;
pub(super) mod data;
pub(super) mod forecast;
pub(super) mod notation;
pub(super) mod ranking;

use arkwright::{Good, Marker, Shade};
use table::Arg;

use super::Voice;

impl Voice<'_> {
    /// A text without arguments.
    fn text(self, id: &str) -> String {
        self.texts.get(id, &[])
    }

    /// A text that speaks of players by name.
    fn say(self, id: &str, args: &[(&str, Arg)]) -> String {
        let named = |arg: &Arg| match arg {
            Arg::Seat(seat) => Arg::Verbatim(self.names.of_seat(*seat)),
            other => other.clone(),
        };
        let args: Vec<(&str, Arg)> = args.iter().map(|(name, arg)| (*name, named(arg))).collect();
        self.texts.get(id, &args)
    }

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
