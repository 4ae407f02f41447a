//! What a game has to say: ids and arguments, never sentences.
//!
//! `texts` turns a [`Message`] into a sentence in the reader's language.

use std::fmt;

use crate::Seat;

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count or a sum of money.
    Number(i64),
    /// A word of the game that has a translation, such as `food`.
    Word(&'static str),
    /// A player.
    Seat(Seat),
    /// Text that stays as it is in every language, such as notation.
    Verbatim(String),
    /// What something else says, such as the cause of an error.
    Said(Message),
    /// Why a choice is not allowed, with its section.
    Refusal(Illegal),
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(value: $number) -> Arg {
                Arg::Number(i64::from(value))
            }
        }
    )*};
}
number_args!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(count: usize) -> Arg {
        // Nobody counts further than that.
        Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(word)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Verbatim(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Said(message)
    }
}

impl From<Illegal> for Arg {
    fn from(illegal: Illegal) -> Arg {
        Arg::Refusal(illegal)
    }
}

/// A message id with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Names the sentence; the same in every language.
    pub id: &'static str,
    /// What the sentence speaks of, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message {
            id,
            args: Vec::new(),
        }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// Something that can be put into words.
pub trait Say {
    /// What it says.
    fn say(&self) -> Message;
}

/// Why a choice is not allowed, and where the rule book says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The reason.
    pub message: Message,
    /// The section of the rule book.
    pub section: &'static str,
}

impl Illegal {
    /// A refusal with its section.
    pub fn new(id: &'static str, section: &'static str) -> Illegal {
        Illegal {
            message: Message::new(id),
            section,
        }
    }

    /// The refusal with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Illegal {
        self.message = self.message.with(name, arg);
        self
    }

    /// What is said of the choice that it forbids.
    pub fn of_choice(&self, choice: &str) -> Message {
        Message::new("refused")
            .with("action", choice.to_owned())
            .with("reason", self.clone())
    }
}

/// For logs, by its id: the sentence is for `texts` to say.
impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.message.id)?;
        match self.section {
            "" => Ok(()),
            section => write!(out, " ({section})"),
        }
    }
}
