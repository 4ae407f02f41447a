//! How good a board is for a seat: what search needs to know of a game.

use table::{Game, Seat};

/// A game whose boards can be judged.
pub trait Evaluate: Game {
    /// How good the board is for a seat; higher is better. Whole numbers only,
    /// so that every machine judges alike.
    fn evaluate(&self, board: &Self::Board, seat: Seat) -> i64;
}

impl<G: Evaluate> Evaluate for &G {
    #[inline]
    fn evaluate(&self, board: &G::Board, seat: Seat) -> i64 {
        (**self).evaluate(board, seat)
    }
}
