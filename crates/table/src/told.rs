//! What a game says of itself beyond its rules: for whoever shows it, asks it or learns it.

use std::fmt;

use serde::Serialize;

use crate::account::Note;
use crate::{Derived, Form, Game, GameInfo, Message, Notation, Say, Seat, SmallQuestion};

/// The question that is asked, and where the rule book speaks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question.
    pub message: Message,
    /// The section of the rule book.
    pub section: &'static str,
}

/// What a choice costs beyond its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WarningKind {
    /// Something of value is lost by it.
    Loss,
    /// Something is paid for nothing.
    Waste,
}

/// What a player should know before making a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Of which kind it is.
    pub kind: WarningKind,
    /// What it says.
    pub message: Message,
}

/// What amounts are counted in: a word that `texts` knows as `unit-WORD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unit(pub &'static str);

/// An amount of something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount {
    /// What is counted.
    pub unit: Unit,
    /// How much of it.
    pub count: i64,
}

/// A value that is worth plotting over the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesInfo {
    /// Which value; also its message id.
    pub id: &'static str,
    /// What it is counted in.
    pub unit: Unit,
}

/// With which other events of its player an event makes one line of a ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Thread {
    /// With what happens to the player in the same turn.
    #[default]
    Turn,
    /// With what happens to the player at the same moment of the game, whoever chooses: such a
    /// line is an account, and what it comes to is a result.
    Account,
    /// With nothing but what belongs to the same loss.
    Loss,
}

/// A data file of the owner's, as a record carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFile {
    /// Its name; `None` is the file with the component numbers.
    pub name: Option<String>,
    /// Its text.
    pub text: String,
}

impl DataFile {
    /// A file with component numbers.
    pub fn numbers(text: &str) -> DataFile {
        DataFile {
            name: None,
            text: text.to_owned(),
        }
    }
}

/// What can be wrong with a data file.
pub trait DataTrouble: Say + fmt::Display {
    /// The line of the file, counted from 1, if it is in one.
    fn line(&self) -> Option<usize>;

    /// Where in that line the word begins, counted in letters from 1, if it is known.
    fn column(&self) -> Option<usize> {
        None
    }

    /// Whether the text is not even a data file.
    fn is_unreadable(&self) -> bool;

    /// The fact that its numbers break, if that is what is wrong.
    fn fact(&self) -> Option<Fact> {
        None
    }
}

/// What has to stand at a place of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The place: keys, and places in lists counted from 1, with dots between them.
    pub place: String,
    /// What has to stand there, and who says so.
    pub due: Message,
    /// Whether a rule book states it; otherwise the rules need it to work.
    pub is_stated: bool,
}

/// Why a game cannot be set up with these data files: in words, and in English for logs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// What is wrong and what to try.
    pub message: Message,
    /// The line of the file, counted from 1, if it is in one.
    pub line: Option<usize>,
    /// Where in that line the word begins, counted in letters from 1, if it is known.
    pub column: Option<usize>,
    /// Whether the text is not even a data file.
    pub is_unreadable: bool,
    /// The fact that its numbers break, if that is what is wrong.
    pub fact: Option<Box<Fact>>,
    /// The message in English.
    english: String,
}

impl<E: DataTrouble> From<E> for Unfit {
    fn from(error: E) -> Unfit {
        Unfit {
            message: error.say(),
            line: error.line(),
            column: error.column(),
            is_unreadable: error.is_unreadable(),
            fact: error.fact().map(Box::new),
            english: error.to_string(),
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.english)
    }
}

/// How far the result of one player alone got in the table of a rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The id of the message that says it; its argument `band` is the number.
    pub message: &'static str,
    /// Which band, counted from 0 for the lowest.
    pub number: u8,
    /// How many there are.
    pub of: u8,
}

/// How far a game is that consists of several, such as a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// How many games it consists of.
    pub of: u8,
    /// What each game that is over came to.
    pub totals: Vec<i32>,
}

/// A game that can be shown and asked without knowing which it is.
pub trait Told: Game + Clone + 'static {
    /// What the catalogue says of it.
    const INFO: &'static GameInfo;

    /// What is to come if things stay as they are; `()` for a game without a forecast.
    type Forecast: Serialize;

    /// What is worth plotting, in the order of [`Told::values`].
    const SERIES: &'static [SeriesInfo];

    /// What the words in capitals of its notation stand for, for the reference.
    const NOTATION_WORDS: &'static str;

    /// The forms of its notation for the reference: of actions, and of reveals. A game that shares
    /// its notation with another names those that it has itself.
    fn forms() -> (&'static [Form], &'static [Form]) {
        (Self::Action::forms(), Self::Face::forms())
    }

    /// Sets it up with the released numbers that have this short hash, or the newest where there
    /// are none. The catalogue has checked the players and the options against [`Told::INFO`]; an
    /// option that is not named has its default.
    fn set_up(players: u8, options: &[(String, String)], released: Option<&str>) -> Self;

    /// The same with data files of the owner's; what is not among them is taken from the newest
    /// release.
    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Self, Unfit>;

    /// Everything that is wrong with a data file of the owner's, in the order of its lines as far as
    /// that can be told; nothing if it can be played with.
    fn faults(file: &DataFile) -> Vec<Unfit> {
        let players = *Self::INFO.players.start();
        let set_up = Self::set_up_with(players, &[], std::slice::from_ref(file));
        set_up.err().into_iter().collect()
    }

    /// The text of a data file of the newest release, by its name.
    fn released(file: &str) -> Option<&'static str>;

    /// The question that is asked.
    fn question(&self, board: &Self::Board) -> Question;

    /// The small question that is asked, if it is one of [`GameInfo::questions`].
    fn small_question(&self, board: &Self::Board) -> Option<SmallQuestion<Self::Action>>;

    /// The choice that leaves out what may be left out, such as being done.
    fn passing(&self, board: &Self::Board) -> Option<Self::Action>;

    /// What [`Told::passing`] would leave undone that could still be done, in a few words that go
    /// behind "without". `began` is the board at the beginning of the turn, to see what was done in it.
    fn left_out(&self, _board: &Self::Board, _began: &Self::Board) -> Option<Message> {
        None
    }

    /// The board with what a legal choice itself does, before the game runs on from it.
    fn choice_alone(&self, board: &Self::Board, action: Self::Action) -> Self::Board;

    /// What a legal choice itself makes happen: the events on the way to [`Told::choice_alone`]. They are written on the
    /// sheet of an account that the choice interrupts, before the turn is confirmed; nothing where no account is.
    fn events_alone(&self, _board: &Self::Board, _action: Self::Action) -> Vec<Self::Event> {
        Vec::new()
    }

    /// What a legal choice costs the asked player beyond its price, said before it is made; nothing
    /// in a game where no choice does.
    fn warnings(&self, _board: &Self::Board, _action: Self::Action) -> Vec<Warning> {
        Vec::new()
    }

    /// Where in the game one is from this event on, if it begins another part of it. The boards
    /// are the ones before and after the entry that the event belongs to.
    fn caption_from(
        &self,
        before: &Self::Board,
        after: &Self::Board,
        event: &Self::Event,
    ) -> Option<String>;

    /// What happened, as a message.
    fn say_event(&self, event: &Self::Event) -> Message;

    /// What a choice does, as a message.
    fn say_action(&self, action: Self::Action) -> Message;

    /// What a choice does that the asked player has on this board, as a message: more than
    /// [`Told::say_action`] says where the board tells what a number stands for.
    fn say_choice(&self, _board: &Self::Board, action: Self::Action) -> Message {
        self.say_action(action)
    }

    /// Whom an event concerns, if it concerns one player.
    fn concerns(&self, event: &Self::Event) -> Option<Seat>;

    /// Whether other events sum it up, so that a ledger leaves it out; none does where every event
    /// stands for itself.
    fn is_detail(&self, _event: &Self::Event) -> bool {
        false
    }

    /// What the events of one entry write on the sheets of accounts, each note with the place of
    /// the event it comes from; nothing in a game where nothing runs by itself. The boards are the
    /// one behind the last [`Told::point`], or the first one, and those before and after the entry.
    fn account(
        &self,
        _since: &Self::Board,
        _before: &Self::Board,
        _after: &Self::Board,
        _events: &[Self::Event],
    ) -> Vec<(usize, Note)> {
        Vec::new()
    }

    /// In which line of a ledger it is told.
    fn thread(&self, _event: &Self::Event) -> Thread {
        Thread::Turn
    }

    /// What the events of one line of a ledger come to, in a few words without the player's name;
    /// `None` if each of them is a line of its own.
    fn summary(&self, _events: &[Self::Event]) -> Option<Message> {
        None
    }

    /// What a player can pay with.
    fn purse(&self, board: &Self::Board, seat: Seat) -> Vec<Amount>;

    /// What an event brought a player, or cost him if it is negative: one amount for each unit.
    fn moved(&self, event: &Self::Event) -> Vec<Amount>;

    /// What is to come if things stay as they are, if the game has a forecast.
    fn foreseen(&self, board: &Self::Board) -> Option<Self::Forecast>;

    /// What the forecast says for a player on another board otherwise: a few messages, what matters
    /// most first; nothing in a game without a forecast.
    fn forecast_change(&self, _from: &Self::Board, _to: &Self::Board, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// What the board means beyond what lies on it, for programs: names in place of sets, and what
    /// tables and rules make of it; nothing in a game whose board says it all.
    fn derived(&self, _board: &Self::Board) -> Derived {
        Derived::None
    }

    /// The values of a seat for the plots, in the order of [`Told::SERIES`].
    fn values(&self, board: &Self::Board, seat: Seat) -> Vec<i64>;

    /// How far the result of one player alone got; `None` in a game that is not for one.
    fn band(&self, _board: &Self::Board) -> Option<Band> {
        None
    }

    /// How far a game is that consists of several; `None` if it is one.
    fn parts(&self, _board: &Self::Board) -> Option<Parts> {
        None
    }

    /// The caption of the point that the plots have between two boards of neighbouring entries, if
    /// they have one there.
    fn point(&self, before: &Self::Board, after: &Self::Board) -> Option<String>;

    /// One message of each kind that the game can say, with its arguments: questions, events,
    /// choices, refusals and words. The tests of every language go by it.
    fn samples(&self) -> Vec<Message>;
}
