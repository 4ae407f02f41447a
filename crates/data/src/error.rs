//! What can be wrong with a data file: what, where, and what to try.

use std::fmt;

use table::{Arg, DataTrouble, Due, Fact, Message, Say};
use thiserror::Error;

use crate::fact::Broken;

/// What is wrong with a data file, in one line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the fields are the words of the sentence")]
pub enum DataError {
    /// The text is not TOML.
    #[error("not TOML ({message}), line {line}: correct the line")]
    Syntax { line: usize, message: String },
    /// A table has a key that means nothing.
    #[error("unknown key '{key}' in {place}, line {line}: use one of {known}")]
    UnknownKey {
        line: usize,
        place: Place,
        key: String,
        known: String,
    },
    /// A table lacks a key.
    #[error("no '{key}' in {place}, line {line}: add it")]
    MissingKey {
        line: usize,
        place: Place,
        key: String,
    },
    /// A number is negative or far too large.
    #[error("{place} is {found}, line {line}: give a number from 0 to 255")]
    Number {
        line: usize,
        place: Place,
        found: String,
    },
    /// A list is too long or too short.
    #[error("{place} has {found} entries, line {line}: give it {due}")]
    Length {
        line: usize,
        place: Place,
        found: usize,
        due: usize,
    },
    /// A value is of the wrong type, or a word that means nothing here.
    #[error("{place} is {found}, line {line}: write {due}")]
    Value {
        line: usize,
        place: Place,
        found: Found,
        due: Due,
    },
    /// A number breaks what a rule book states, or what the rules need.
    #[error("{}: {}, line {line}: {}", broken.place, broken.found, broken.remedy())]
    Fact { line: usize, broken: Box<Broken> },
}

/// A place in the file: keys, and places in lists counted from 1, with dots between them.
///
/// The empty place is the file as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place(pub String);

/// What stands where something else is due.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Found {
    /// A text, with its strange characters escaped.
    #[error("'{0}'")]
    Text(String),
    /// A number as it is written.
    #[error("{0}")]
    Number(String),
    /// A value of this type of TOML.
    #[error("of type {0}")]
    OfType(&'static str),
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_str() {
            "" => out.write_str("the file"),
            path => out.write_str(path),
        }
    }
}

impl From<&Place> for Arg {
    fn from(place: &Place) -> Arg {
        match place.0.as_str() {
            "" => Message::new("data-file").into(),
            path => path.to_owned().into(),
        }
    }
}

impl From<&Found> for Arg {
    fn from(found: &Found) -> Arg {
        match found {
            Found::Text(text) => Message::new("data-text").with("text", text.clone()).into(),
            Found::Number(number) => number.clone().into(),
            Found::OfType(kind) => Message::new("data-of-type")
                .with("type", (*kind).to_owned())
                .into(),
        }
    }
}

impl DataError {
    /// The line of the file, counted from 1.
    pub fn line(&self) -> usize {
        match self {
            DataError::Syntax { line, .. }
            | DataError::UnknownKey { line, .. }
            | DataError::MissingKey { line, .. }
            | DataError::Number { line, .. }
            | DataError::Length { line, .. }
            | DataError::Value { line, .. }
            | DataError::Fact { line, .. } => *line,
        }
    }
}

impl Say for DataError {
    fn say(&self) -> Message {
        let message = match self {
            DataError::Syntax { message, .. } => {
                Message::new("data-syntax").with("message", message.clone())
            }
            DataError::UnknownKey {
                place, key, known, ..
            } => Message::new("data-unknown-key")
                .with("place", place)
                .with("key", key.clone())
                .with("known", known.clone()),
            DataError::MissingKey { place, key, .. } => Message::new("data-missing-key")
                .with("place", place)
                .with("key", key.clone()),
            DataError::Number { place, found, .. } => Message::new("data-number")
                .with("place", place)
                .with("found", found.clone()),
            DataError::Length {
                place, found, due, ..
            } => Message::new("data-length")
                .with("place", place)
                .with("found", *found)
                .with("due", *due),
            DataError::Value {
                place, found, due, ..
            } => Message::new("data-value")
                .with("place", place)
                .with("found", found)
                .with("due", due.say()),
            DataError::Fact { broken, .. } => Message::new("data-fact")
                .with("place", broken.place.clone())
                .with("found", broken.found.say())
                .with("remedy", broken.say_remedy()),
        };
        message.with("line", self.line())
    }
}

impl DataTrouble for DataError {
    fn line(&self) -> Option<usize> {
        Some(self.line())
    }

    fn is_unreadable(&self) -> bool {
        matches!(self, DataError::Syntax { .. })
    }

    fn fact(&self) -> Option<Fact> {
        let DataError::Fact { broken, .. } = self else {
            return None;
        };
        Some(Fact {
            place: broken.place.clone(),
            due: broken.say_remedy(),
            is_stated: broken.section.is_some(),
        })
    }
}
