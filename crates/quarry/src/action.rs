//! What a seat can choose in Quarry, and what turns up.

use std::fmt;
use std::str::FromStr;

use table::{Form, Notation, NotationError, Words};

/// A stone by its weight, 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stone(pub u8);

/// What a seat can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take a stone from the market.
    Take(Stone),
    /// Polish a stone.
    Polish,
    /// End the turn.
    Done,
}

impl Action {
    /// Every action there is.
    pub const ALL: [Action; 5] = [
        Action::Take(Stone(1)),
        Action::Take(Stone(2)),
        Action::Take(Stone(3)),
        Action::Polish,
        Action::Done,
    ];
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(stone) => write!(out, "take {}", stone.0),
            Action::Polish => out.write_str("polish"),
            Action::Done => out.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Action, NotationError> {
        let (verb, mut words) = Words::of(line)?;
        let action = match verb {
            "take" => Action::Take(Stone(words.number(1, 3)?)),
            "polish" => Action::Polish,
            "done" => Action::Done,
            _ => return Err(NotationError::Verb(verb.into())),
        };
        words.end(action)
    }
}

impl Notation for Action {
    fn forms() -> &'static [Form] {
        &[
            Form {
                pattern: "take WEIGHT",
                example: "take 2",
                meaning: "Take a stone from the market.",
            },
            Form {
                pattern: "polish",
                example: "polish",
                meaning: "Polish a stone, once in a turn.",
            },
            Form {
                pattern: "done",
                example: "done",
                meaning: "End the turn.",
            },
        ]
    }
}

impl fmt::Display for Stone {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "stone {}", self.0)
    }
}

impl FromStr for Stone {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Stone, NotationError> {
        let (verb, mut words) = Words::of(line)?;
        if verb != "stone" {
            return Err(NotationError::Verb(verb.into()));
        }
        let weight = words.number(1, 3)?;
        words.end(Stone(weight))
    }
}

impl Notation for Stone {
    fn forms() -> &'static [Form] {
        &[Form {
            pattern: "stone WEIGHT",
            example: "stone 3",
            meaning: "A stone comes into the market.",
        }]
    }
}
