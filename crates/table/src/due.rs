//! What may stand at a place of a text, for errors that say what was due there.

use std::fmt;

use crate::{Message, Say};

/// What is due at a place: its message, and its English for logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    id: &'static str,
    english: &'static str,
}

impl Due {
    /// What is due, by its message id and in English.
    pub const fn new(id: &'static str, english: &'static str) -> Due {
        Due { id, english }
    }
}

impl fmt::Display for Due {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.english)
    }
}

impl Say for Due {
    fn say(&self) -> Message {
        Message::new(self.id)
    }
}

/// Names what can be due, and lists it all as `ALL`.
#[macro_export]
macro_rules! dues {
    ($($name:ident: $id:literal, $english:literal;)*) => {
        $(
            #[doc = $english]
            pub const $name: $crate::Due = $crate::Due::new($id, $english);
        )*

        /// All of them; `texts` has each in every language.
        pub const ALL: &[$crate::Due] = &[$($name),*];
    };
}

dues! {
    NUMBER: "due-number", "a number";
    SEAT: "due-seat", "a seat";
    GAME: "due-game", "the name of a game";
    OPTION: "due-option", "the name of an option";
    OPTION_VALUE: "due-option-value", "the value of an option";
    NAME: "due-name", "a player's name";
    RULES: "due-rules", "a revision of the rules, a number from 1 to 65535";
    PLAYERS: "due-players", "a number of players from 1 to 4";
    CHALLENGE: "due-challenge", "a challenge such as 2026-11 or 2026-11-15";
    DATA_HASH: "due-data-hash", "a data hash of 16 digits 0-9 and a-f";
}
