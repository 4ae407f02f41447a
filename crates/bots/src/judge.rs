//! Who says how good a board is: search asks, and need not know how it is answered.

use table::{Game, Seat};

use crate::Evaluate;

/// A judge of boards. It may remember what it has worked out, as long as that never changes what
/// it says.
pub trait Judge<G: Game> {
    /// How good the board is for a seat; higher is better. Whole numbers only, so that every
    /// machine judges alike.
    fn judge(&mut self, game: &G, board: &G::Board, seat: Seat) -> i64;

    /// Which part of a turn a board lies in: boards of different parts are judged so differently that
    /// each part keeps its place in a beam.
    fn part(&self, _game: &G, _board: &G::Board) -> u16 {
        0
    }
}

/// The judgement that was written for the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByHand;

impl<G: Evaluate> Judge<G> for ByHand {
    #[inline]
    fn judge(&mut self, game: &G, board: &G::Board, seat: Seat) -> i64 {
        game.evaluate(board, seat)
    }
}
