//! How a game looks on a terminal; the only place of this program that knows boards from inside.

mod arkwright;
pub(crate) mod grid;

use games::{AnyPlay, Error, GameInfo};
use serde_json::Value;
use table::{Arg, Form, Seat};
use texts::Texts;

/// What the players are called.
#[derive(Clone)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// The names in the record, and seats for those without.
    pub(crate) fn of(play: &AnyPlay, texts: &Texts) -> Names {
        let name = |seat| match play.name(seat) {
            Some(name) => name.to_owned(),
            None => texts.seat(seat),
        };
        Names::new(Seat::all(play.setup().players).map(name).collect())
    }

    /// These names, clockwise from the first seat.
    pub(crate) fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// What a player is called.
    pub(crate) fn of_seat(&self, seat: Seat) -> String {
        match self.0.get(seat.index()) {
            Some(name) => name.clone(),
            None => seat.to_string(),
        }
    }
}

/// What a view needs to put things into words.
#[derive(Clone, Copy)]
struct Voice<'a> {
    texts: &'a Texts,
    names: &'a Names,
}

/// The whole board.
pub(crate) fn board(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    match play {
        AnyPlay::Arkwright(play) => arkwright::board::lines(play, Voice { texts, names }),
    }
}

/// What production would bring if it came now.
pub(crate) fn forecast(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    match play {
        AnyPlay::Arkwright(play) => arkwright::forecast::lines(play, Voice { texts, names }),
    }
}

/// The question that the asked seat has to answer.
pub(crate) fn question(play: &AnyPlay, texts: &Texts) -> String {
    texts.message(&play.question(), &|seat| texts.seat(seat))
}

/// A choice in words; with `open` its last number is left open.
pub(crate) fn choice(
    action: &str,
    open: bool,
    play: &AnyPlay,
    texts: &Texts,
    names: &Names,
) -> String {
    let Some(mut message) = play.action_message(action) else {
        return action.to_owned();
    };
    if open && let Some((_, number @ Arg::Number(_))) = message.args.last_mut() {
        *number = Arg::Verbatim("…".to_owned());
    }
    texts.message(&message, &|seat| names.of_seat(seat))
}

/// The forms of the notation, such as `hire GOOD COUNT`.
pub(crate) fn forms(play: &AnyPlay) -> Vec<String> {
    let notation = match play {
        AnyPlay::Arkwright(_) => &arkwright::notation::NOTATION,
    };
    let forms = (notation.actions)().iter();
    forms.map(|form| form.pattern.to_owned()).collect()
}

/// What docs/notation.md says of one game.
pub(crate) struct GameNotation {
    /// The game's name.
    pub(crate) title: &'static str,
    /// What a seat can choose.
    pub(crate) actions: fn() -> &'static [Form],
    /// What a dealer turns up.
    pub(crate) reveals: fn() -> &'static [Form],
    /// What the words in capitals stand for.
    pub(crate) words: &'static str,
}

/// The notation of every game.
pub(crate) const NOTATIONS: &[&GameNotation] = &[&arkwright::notation::NOTATION];

/// The ranking with its arithmetic, once the game is over.
pub(crate) fn ranking(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    match play {
        AnyPlay::Arkwright(play) => arkwright::ranking::lines(play, Voice { texts, names }),
    }
}

/// The component numbers of a data file with their provenance, as JSON.
pub(crate) fn data_json(info: &GameInfo, text: &str) -> Result<Value, Error> {
    arkwright::data::json(info, text)
}
