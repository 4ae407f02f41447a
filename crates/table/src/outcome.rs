//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, Seats};

/// Scores and winners of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How many seats played.
    pub players: u8,
    /// The final score of each seat; seats beyond `players` hold 0.
    pub scores: [i32; MAX_SEATS],
    /// Who won; several seats may share a win.
    pub winners: Seats,
    /// Who lost by rule, whatever the score.
    pub lost: Seats,
}

impl Outcome {
    /// The score of one seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }
}
