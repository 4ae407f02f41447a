//! What the log of a table says of its board.

use crate::{BoardNumber, Digest, Seat};

/// One thing that changed the board, as a log keeps it: to be played again by whoever hears of it.
///
/// What the engine answers by itself is no deed but an event of the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed<A, F> {
    /// A seat's whole turn, or what its standing orders left of it.
    Turn {
        /// Whose it was.
        seat: Seat,
        /// All its decisions, in their order.
        actions: Vec<A>,
    },
    /// An answer by standing order.
    Answer {
        /// Whose order it was.
        seat: Seat,
        /// What it says.
        action: A,
    },
    /// What the dealer turned up.
    Reveal(F),
    /// A take-back: the board is again the one with this number, and all that came behind it is not.
    TakenBack(BoardNumber),
}

/// An entry of a table's log that changed the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<A, F> {
    /// What happened.
    pub deed: Deed<A, F>,
    /// The board behind it, so that whoever plays it again and comes to another one can say so.
    pub digest: Digest,
}

impl<A, F> Row<A, F> {
    /// The same in other words, such as in notation.
    pub fn map<B, E>(self, action: impl Fn(A) -> B, face: impl Fn(F) -> E) -> Row<B, E> {
        let deed = match self.deed {
            Deed::Turn { seat, actions } => Deed::Turn {
                seat,
                actions: actions.into_iter().map(action).collect(),
            },
            Deed::Answer {
                seat,
                action: answer,
            } => Deed::Answer {
                seat,
                action: action(answer),
            },
            Deed::Reveal(shown) => Deed::Reveal(face(shown)),
            Deed::TakenBack(to) => Deed::TakenBack(to),
        };
        Row {
            deed,
            digest: self.digest,
        }
    }
}
