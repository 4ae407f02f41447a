//! One grammar for log, record, tests, keyboard, screen reader and protocol.
//!
//! A line of notation is lower-case ASCII: a verb, then words and integers,
//! at most [`Notation::MOST_BYTES`] long. It parses without the board, no two
//! actions share a text, and it is the same in every language.

use std::fmt;
use std::str::{FromStr, SplitAsciiWhitespace};

use thiserror::Error;

use crate::due::{self, Due};
use crate::excerpt;

/// Something with a line of notation: an action or a reveal.
pub trait Notation: Copy + fmt::Display + FromStr<Err = NotationError> {
    /// The longest a line may be.
    const MOST_BYTES: usize = 48;

    /// The forms of this notation, for the documentation.
    fn forms() -> &'static [Form];
}

/// One form of a notation, for the documentation that is made from the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The verb and its arguments, such as `hire GOOD COUNT`.
    pub pattern: &'static str,
    /// An example that parses.
    pub example: &'static str,
    /// What it means, in one line.
    pub meaning: &'static str,
}

/// Why a line is not notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The line is empty.
    #[error("an empty line is no action")]
    Empty,
    /// Nothing begins with this word.
    #[error("no action begins with '{0}'")]
    Verb(String),
    /// The line ended where a word was due.
    #[error("'{0}' wants {1} after it")]
    Missing(String, Due),
    /// A word was not one of those that may stand there.
    #[error("'{0}' is not {1}")]
    Word(String, Due),
    /// A number is not one, or out of range.
    #[error("'{0}' is not a number from {1} to {2}")]
    Number(String, u8, u8),
    /// Something stands behind the end of the action.
    #[error("'{0}' is one word too many")]
    Surplus(String),
    /// A seat that no table has.
    #[error("'{0}' is not a seat from 1 to 4")]
    Seat(String),
}

/// Reads a line of notation word by word.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    words: SplitAsciiWhitespace<'a>,
    last: &'a str,
}

impl<'a> Words<'a> {
    /// Starts a line; the first word is its verb.
    pub fn of(line: &'a str) -> Result<(&'a str, Words<'a>), NotationError> {
        let mut words = line.split_ascii_whitespace();
        let verb = words.next().ok_or(NotationError::Empty)?;
        Ok((verb, Words { words, last: verb }))
    }

    /// The next word; `due` says what has to stand there.
    pub fn word(&mut self, due: Due) -> Result<&'a str, NotationError> {
        match self.words.next() {
            Some(word) => {
                self.last = word;
                Ok(word)
            }
            None => Err(NotationError::Missing(excerpt(self.last), due)),
        }
    }

    /// The next word read as a `T` by `find`.
    pub fn one_of<T>(
        &mut self,
        due: Due,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.word(due)?;
        find(word).ok_or_else(|| NotationError::Word(excerpt(word), due))
    }

    /// The next word as a number in a range, written without sign or leading zeros.
    pub fn number(&mut self, from: u8, to: u8) -> Result<u8, NotationError> {
        let word = self.word(due::NUMBER)?;
        let plain = word == "0" || !word.starts_with(['0', '+']);
        match word.parse::<u8>() {
            Ok(number) if plain && (from..=to).contains(&number) => Ok(number),
            _ => Err(NotationError::Number(excerpt(word), from, to)),
        }
    }

    /// The next word as a seat.
    pub fn seat(&mut self) -> Result<crate::Seat, NotationError> {
        self.word(due::SEAT)?.parse()
    }

    /// A look at the next word, which stays in place.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.clone().next()
    }

    /// Makes sure nothing is left, and hands out the result.
    pub fn end<T>(mut self, result: T) -> Result<T, NotationError> {
        match self.words.next() {
            None => Ok(result),
            Some(word) => Err(NotationError::Surplus(excerpt(word))),
        }
    }
}
