//! A game as plain text that a person can read, diff and mail.
//!
//! ```text
//! millwright record 1
//! game: spinning-jenny
//! rules: 1
//! data: 0123456789abcdef
//! players: 2
//! option setup: free
//! name 1: Ann
//! seed: any text
//!
//! # 1770 food
//! ! start 2
//! 2: place workers 4
//! = 9f3c2a7712345678
//! ```
//!
//! A header may have more: `challenge: 2026-11 late`, and data files that are not released ones, each
//! behind `file NAME:` and with `| ` before its lines.

mod parse;
mod print;

use thiserror::Error;

use crate::{DataFile, Digest, Due, MAX_SEATS, Seat};

/// The format of records that this reader writes.
pub const FORMAT: u16 = 1;

/// A whole game or the part of it that was played so far.
///
/// Every text in it is one line without spaces at its end; then printing and
/// reading give the same record again.
#[derive(Clone, Debug)]
pub struct Record {
    /// What was played.
    pub header: Header,
    /// What happened.
    pub lines: Vec<Line>,
    /// Where each line stood in the text, if it was read from one.
    read_at: Vec<u32>,
}

// Where a line stood says nothing about the game.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.header == other.header && self.lines == other.lines
    }
}

impl Eq for Record {}

/// What identifies the set-up of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's name, such as `spinning-jenny`.
    pub game: String,
    /// The revision of the rules it was played by.
    pub rules: u16,
    /// The short form of the data hash.
    pub data: String,
    /// How many seats.
    pub players: u8,
    /// The options by name.
    pub options: Vec<(String, String)>,
    /// The players' names, as far as they are known.
    pub names: [Option<String>; MAX_SEATS],
    /// What the piles were shuffled from, if it is no secret any more.
    pub seed: Option<String>,
    /// The challenge that it answers: its date, and words that mark how it was played.
    pub challenge: Option<String>,
    /// The data files that are not released ones; every line of them ends with a line feed.
    pub own_files: Vec<DataFile>,
}

impl Header {
    /// The lines that may stand in a header, and what each says, for the reference.
    pub const LINES: [(&str, &str); 10] = [
        ("game: NAME", "the game; has to be there"),
        (
            "rules: NUMBER",
            "the revision of the rules it was played by, from 1; has to be there. A record of an older one \
             replays as far as its checkpoints agree, one of a newer is refused",
        ),
        (
            "data: HASH",
            "the component numbers, 16 digits 0-9 and a-f; has to be there",
        ),
        ("players: NUMBER", "how many play; has to be there"),
        (
            "option NAME: VALUE",
            "how the game is set up; what is not named has its default",
        ),
        ("name SEAT: TEXT", "what a player is called"),
        (
            "seed: TEXT",
            "what the game is dealt from; it is left out while that is a secret",
        ),
        (
            "challenge: DATE",
            "the challenge that the game answers, and words that mark how it was played",
        ),
        (
            "file NAME:",
            "begins a data file of an owner's besides the component numbers; one that the game does not want is \
             refused",
        ),
        (
            "| TEXT",
            "a line of that file, or of the component numbers if no file was begun",
        ),
    ];
}

/// One line of a record behind its header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A choice: `1: place workers 4`.
    Act {
        /// Who chose.
        seat: Seat,
        /// The choice in notation.
        text: String,
    },
    /// Something turned up: `! start 3`.
    Reveal {
        /// What turned up, in notation.
        text: String,
    },
    /// The digest of the board at this point: `= 9f3c2a7712345678`.
    Checkpoint(Digest),
    /// A word to the reader: `# 1770 food`.
    Comment(String),
}

impl Record {
    /// The most bytes of a record.
    pub const MOST_BYTES: usize = 1 << 20;

    /// The most lines of a record.
    pub const MOST_LINES: u32 = 20_000;

    /// The most options of a record.
    pub const MOST_OPTIONS: usize = 100;

    /// The most bytes of a line behind the header.
    pub const MOST_IN_LINE: usize = 200;

    /// The most bytes of a line of the header that is none of a file.
    pub const MOST_IN_HEADER_LINE: usize = 500;

    /// A record made of its parts.
    pub fn new(header: Header, lines: Vec<Line>) -> Record {
        Record {
            header,
            lines,
            read_at: Vec::new(),
        }
    }

    /// Where the line with this index stands in the text, counted from 1.
    pub fn line_number(&self, index: usize) -> u32 {
        match self.read_at.get(index) {
            Some(number) => *number,
            None => self.printed_at(index),
        }
    }
}

/// Why a text is not a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {trouble}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: u32,
    /// What is wrong with it.
    pub trouble: Trouble,
}

/// What is wrong with a line of a record, and what to try.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Trouble {
    /// The text is too long as a whole.
    #[error("the record has {0} bytes; 1048576 are allowed, is this the right file?")]
    TooManyBytes(usize),
    /// The text has too many lines.
    #[error("a record has at most 20000 lines; is this the right file?")]
    TooManyLines,
    /// The header has too many options.
    #[error("a record has at most 100 options; is this the right file?")]
    TooManyOptions,
    /// The line is too long.
    #[error("the line has {0} bytes; {1} are allowed, shorten it")]
    LineTooLong(usize, usize),
    /// The line holds a control character.
    #[error("the line holds a control character; save the record as plain text")]
    ControlCharacter,
    /// The text does not begin like a record.
    #[error("a record begins with 'millwright record 1'; is this the right file?")]
    NoRecord,
    /// The record has a format of the future.
    #[error("format '{0}' is unknown, this reader knows format 1; try a newer millwright")]
    Format(String),
    /// The header has no line of this kind.
    #[error("the header has no line '{0}: ...'; add it above this line")]
    Missing(&'static str),
    /// A header line stands twice.
    #[error("'{0}' stands in the header twice; keep one")]
    Twice(String),
    /// Nothing in a header begins like this.
    #[error(
        "'{0}' is no header line; try game, rules, data, players, option NAME, name SEAT, seed, challenge, file NAME or '| ' for data"
    )]
    UnknownHeader(String),
    /// A header line stands among the actions.
    #[error("'{0}' belongs into the header; move it above the first action")]
    LateHeader(String),
    /// The value behind a header's colon is not what may stand there.
    #[error("'{value}' is not {due}")]
    Value {
        /// What stands there.
        value: String,
        /// What should.
        due: Due,
    },
    /// A seat that this table does not have.
    #[error("'{0}' is not a seat of this table; seats go from 1 to {1}")]
    Seat(String, u8),
    /// The line begins like none of the lines that may stand there.
    #[error("'{0}' is no line of a record; try '1: ACTION', '! REVEAL', '= DIGEST' or '# COMMENT'")]
    UnknownLine(String),
    /// An action or reveal without its text.
    #[error("'{0}' wants a line of notation after it")]
    Empty(String),
    /// A checkpoint that is no digest.
    #[error(
        "'{0}' is not a digest of 16 digits 0-9 and a-f; leave the line out to replay without it"
    )]
    Digest(String),
}
