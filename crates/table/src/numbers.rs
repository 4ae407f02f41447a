//! The two numbers of a table's log, of two types so that nobody takes one for the other.
//!
//! A place in [`Play`](crate::Play), which a take-back makes smaller, is neither.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(u32);

        impl $name {
            /// The number as it is written and sent.
            pub const fn new(number: u32) -> $name {
                $name(number)
            }

            /// The number for whoever counts with it.
            pub const fn get(self) -> u32 {
                self.0
            }

            /// The number that follows.
            ///
            /// # Panics
            /// Behind `u32::MAX`, which no table comes to.
            #[must_use]
            pub const fn next(self) -> $name {
                $name(self.0.checked_add(1).expect("a log is shorter than that"))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(out)
            }
        }
    };
}

number! {
    /// How many entries a log has up to and with this one: the first is 1, and 0 stands before it.
    ///
    /// Everything counts that is in the log, also what leaves the board alone, so that gaps in what was
    /// heard show.
    RowNumber
}

number! {
    /// How many entries of a log changed the board so far; 0 is the board of the set-up.
    ///
    /// It goes on behind a take-back too: otherwise a late turn would fit a board it was not made for.
    /// Who holds a seat does not move it, so that nobody's turn gets stale by that.
    BoardNumber
}
