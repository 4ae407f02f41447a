//! What is wrong with a request: a word for programs and a sentence for people.

use games::Error;

/// Which kind of trouble it is; a client can go by the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Code {
    /// The line is no request.
    Syntax,
    /// The line is too long.
    TooLong,
    /// There is no game on the table.
    NoGame,
    /// No such game, or it cannot be set up like that.
    SetUp,
    /// The record or the board is none, or does not fit.
    Position,
    /// The action is none, or not allowed here.
    Illegal,
    /// No such bot, or it cannot do this.
    Bot,
    /// There is nothing of the kind: to undo, to redo, saved under a name.
    Nothing,
    /// The game or this engine does not have it.
    Unavailable,
}

impl Code {
    /// The word behind `code`.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Code::Syntax => "syntax",
            Code::TooLong => "too-long",
            Code::NoGame => "no-game",
            Code::SetUp => "set-up",
            Code::Position => "position",
            Code::Illegal => "illegal",
            Code::Bot => "bot",
            Code::Nothing => "nothing",
            Code::Unavailable => "unavailable",
        }
    }

    /// The kind of an error of the games; `otherwise` if it is not of an action.
    pub(crate) const fn of(error: &Error, otherwise: Code) -> Code {
        match error {
            Error::Illegal { .. } | Error::OtherSeat { .. } | Error::Notation(_) => Code::Illegal,
            _ => otherwise,
        }
    }
}

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) code: Code,
    /// What is wrong and what to try, in one line.
    pub(crate) text: String,
}

impl Fault {
    pub(crate) fn new(code: Code, text: impl Into<String>) -> Fault {
        let text = text.into();
        Fault { code, text }
    }
}
