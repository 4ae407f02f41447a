//! Arkwright: The Card Game on a terminal.

mod board;
mod cards;
mod company;
mod data;
mod forecast;
mod market;
mod ranking;

use cardgame::{Card, Good};
use table::Arg;

use super::{BoardView, Voice, drawn};

/// How the card game is shown.
pub(super) const VIEW: BoardView = BoardView {
    board: |play, voice| drawn(play, voice, board::lines),
    forecast: |play, voice| drawn(play, voice, forecast::lines),
    ranking: |play, voice| drawn(play, voice, ranking::lines),
    glossary: |play, voice| drawn(play, voice, cards::glossary),
    explained: cards::explained,
    data_json: data::json,
};

/// The names of goods and cards. Other views name things of their own by the same words.
trait Naming {
    fn name_of(&self, word: &str) -> String;

    fn name_of_good(&self, good: Good) -> String {
        self.name_of(good.word())
    }

    fn name_of_card(&self, card: Card) -> String {
        self.name_of(card.word())
    }

    fn in_pounds(&self, amount: Arg) -> String;
}

impl Naming for Voice<'_> {
    fn name_of(&self, word: &str) -> String {
        self.text(&format!("word-{word}"))
    }

    fn in_pounds(&self, amount: Arg) -> String {
        self.texts.get("unit-pounds", &[("amount", amount)])
    }
}

/// A side or a decade, as it is printed.
const fn roman(number: u8) -> &'static str {
    match number {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "–",
    }
}
