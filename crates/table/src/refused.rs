//! Why a dealer does not take a turn.

use thiserror::Error;

use crate::{BoardNumber, Illegal, NotationError, Seat};

/// Why a turn is not one that the dealer can store.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// It was made for another board.
    #[error(
        "this turn was made for board {at}, and the table is at board {now}; look at what happened since"
    )]
    OtherBoard {
        /// The board that it was made for.
        at: BoardNumber,
        /// The board that lies there.
        now: BoardNumber,
    },
    /// Another seat is asked.
    #[error("it is the turn of seat {asked}, not of seat {seat}")]
    OtherSeat {
        /// Who is asked.
        asked: Seat,
        /// Who sent the turn.
        seat: Seat,
    },
    /// Nobody is asked.
    #[error("nobody is asked; the game is over, or something has to be turned up first")]
    NobodyAsked,
    /// A choice is no notation.
    #[error("choice {nth} of the turn: {error}")]
    Notation {
        /// Which choice, counted from 1.
        nth: usize,
        /// What is wrong with it.
        error: NotationError,
    },
    /// The rules forbid a choice.
    #[error("choice {nth} of the turn, '{action}', is not allowed: {illegal}")]
    Choice {
        /// Which choice, counted from 1.
        nth: usize,
        /// What was chosen.
        action: String,
        /// The reason.
        illegal: Illegal,
    },
    /// Something is left to choose.
    #[error("the turn is not over behind its last choice; send all of it at once")]
    HalfTurn,
    /// Its last choices belong to another turn.
    #[error("the turn is over behind choice {over}; what comes then is another turn")]
    MoreThanOneTurn {
        /// How many choices the turn has.
        over: usize,
    },
    /// It has more choices than a turn of this game can have.
    #[error("{choices} choices are more than a turn of this game has; {most} are the most")]
    TooLong {
        /// How many were sent.
        choices: usize,
        /// How many there can be.
        most: usize,
    },
}
