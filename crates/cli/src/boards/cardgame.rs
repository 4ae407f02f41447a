//! Arkwright: The Card Game on a terminal.

mod board;
mod company;
mod data;
mod forecast;
mod market;
mod ranking;

use cardgame::{Card, CardGame, Good};
use table::{Arg, Play};

use super::grid::sentence;
use super::{BoardView, Voice, drawn};

/// How the card game is shown.
pub(super) const VIEW: BoardView = BoardView {
    board: |play, voice| drawn(play, voice, board::lines),
    forecast: |play, voice| drawn(play, voice, forecast::lines),
    ranking: |play, voice| drawn(play, voice, ranking::lines),
    glossary: |_, _| Vec::new(),
    explained: |play, voice, name| {
        let play = play.of::<CardGame>();
        play.map_or_else(Vec::new, |play| explained(play, voice, name))
    },
    data_json: data::json,
};

/// What the development cards with a name do; `patron` is the name of six.
fn explained(play: &Play<CardGame>, voice: Voice<'_>, name: &str) -> Vec<String> {
    let is_named = |card: &Card| {
        let of_kind = card.word().strip_prefix(name);
        of_kind.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            || voice.name_of_card(*card).to_lowercase() == name
    };
    let told = |card: Card| {
        let about = play.game().about_card(card);
        let sentences = about.iter().map(|message| voice.message(message));
        let sentences = sentences.collect::<Vec<_>>().join(" ");
        sentence(&format!("{}: {sentences}", voice.name_of_card(card)))
    };
    let named = Card::ALL.into_iter().filter(is_named);
    named.flat_map(told).collect()
}

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
