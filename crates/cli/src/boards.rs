//! How a game looks on a terminal; the only place of this program that knows boards from inside.

mod arkwright;
mod cardgame;
pub(crate) mod grid;
mod kanal;
mod numbers;
mod plain;

use games::{AnyPlay, Error};
use serde_json::Value;
use table::{Arg, GameInfo, Message, Outcome, Play, Seat, Told};
use texts::Texts;

pub(crate) use arkwright::sale;
pub(crate) use kanal::check_deck;

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

    /// A message that speaks of players by name.
    fn message(self, message: &Message) -> String {
        self.texts
            .message(message, &|seat| self.names.of_seat(seat))
    }

    /// Who won.
    fn winners(self, outcome: &Outcome) -> String {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let score = |seat: Seat| ("score", outcome.score(seat).into());
        match winners.as_slice() {
            [] => self.text("table-nobody-wins"),
            [seat] => self.say("table-winner", &[("seat", (*seat).into()), score(*seat)]),
            [first, ..] => {
                let names: Vec<String> = winners
                    .iter()
                    .map(|seat| self.names.of_seat(*seat))
                    .collect();
                let names = Arg::Verbatim(names.join(", "));
                self.say("table-winners", &[("seats", names), score(*first)])
            }
        }
    }
}

/// How a game is shown at a terminal.
struct BoardView {
    /// The whole board.
    board: fn(&AnyPlay, Voice<'_>) -> Vec<String>,
    /// What is to come if things stay as they are.
    forecast: fn(&AnyPlay, Voice<'_>) -> Vec<String>,
    /// The ranking with its arithmetic, once the game is over.
    ranking: fn(&AnyPlay, Voice<'_>) -> Vec<String>,
    /// What the pieces do that only a name stands for on the board, for the help.
    glossary: fn(&AnyPlay, Voice<'_>) -> Vec<String>,
    /// What the piece with a name does; nothing if there is none.
    explained: fn(&AnyPlay, Voice<'_>, &str) -> Vec<String>,
    /// The component numbers of a data file with their provenance, as JSON.
    data_json: fn(&GameInfo, &str) -> Result<Value, Error>,
}

/// A line for each game that has a view of its own.
const VIEWS: &[(&str, BoardView)] = &[
    ("spinning-jenny", arkwright::SPINNING_JENNY),
    ("water-frame", arkwright::WATER_FRAME),
    ("card-game", cardgame::VIEW),
    ("oranienburger-kanal", kanal::VIEW),
];

/// What a view draws of the play of its game.
fn drawn<G: Told>(
    play: &AnyPlay,
    voice: Voice<'_>,
    draw: fn(&Play<G>, Voice<'_>) -> Vec<String>,
) -> Vec<String> {
    let play = play
        .of()
        .expect("the view of a game is asked for that game");
    draw(play, voice)
}

/// The view of a game; a plain one where it has none of its own.
fn view(game: &str) -> &'static BoardView {
    let own = VIEWS.iter().find(|(id, _)| *id == game);
    own.map_or(&plain::VIEW, |(_, view)| view)
}

/// The whole board.
pub(crate) fn board(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    (view(play.setup().game).board)(play, Voice { texts, names })
}

/// What is to come if things stay as they are; nothing if the game has no forecast.
pub(crate) fn forecast(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    (view(play.setup().game).forecast)(play, Voice { texts, names })
}

/// The question that the asked seat has to answer.
pub(crate) fn question(play: &AnyPlay, texts: &Texts) -> String {
    texts.message(&play.question().message, &|seat| texts.seat(seat))
}

/// A choice in words; with `open` its last number or place is left open.
pub(crate) fn choice(
    action: &str,
    open: bool,
    play: &AnyPlay,
    texts: &Texts,
    names: &Names,
) -> String {
    let Some(mut message) = play.choice_message(play.entries().len(), action) else {
        return action.to_owned();
    };
    let last = message.args.last_mut().map(|(_, last)| last);
    if open && let Some(last @ (Arg::Number(_) | Arg::Verbatim(_))) = last {
        *last = Arg::Verbatim("…".to_owned());
    }
    texts.message(&message, &|seat| names.of_seat(seat))
}

/// The forms of the notation, such as `hire GOOD COUNT`.
pub(crate) fn forms(play: &AnyPlay) -> Vec<String> {
    let notation = games::notations(play.setup().game);
    let forms = notation.map_or(&[][..], |notation| notation.actions);
    forms.iter().map(|form| form.pattern.to_owned()).collect()
}

/// An example of the notation of a game.
pub(crate) fn example(play: &AnyPlay) -> String {
    let notation = games::notations(play.setup().game).ok();
    let example = notation.and_then(|notation| notation.actions.first());
    example.map_or_else(String::new, |form| form.example.to_owned())
}

/// The ranking with its arithmetic, once the game is over.
pub(crate) fn ranking(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    (view(play.setup().game).ranking)(play, Voice { texts, names })
}

/// What the pieces do that only a name stands for on the board; nothing if the game has none.
pub(crate) fn glossary(play: &AnyPlay, texts: &Texts, names: &Names) -> Vec<String> {
    (view(play.setup().game).glossary)(play, Voice { texts, names })
}

/// What the piece with a name does, in lower case as in the notation or as it is called; nothing if
/// there is none.
pub(crate) fn explained(play: &AnyPlay, texts: &Texts, names: &Names, name: &str) -> Vec<String> {
    (view(play.setup().game).explained)(play, Voice { texts, names }, name)
}

/// The component numbers of a data file with their provenance, as JSON.
pub(crate) fn data_json(info: &GameInfo, text: &str) -> Result<Value, Error> {
    (view(info.id).data_json)(info, text)
}
