//! Which turns and productions are still to come.

use cardgame::{Board, CardGame, Phase, ROUNDS};
use table::Seat;

/// The rounds as places in arrays.
pub(super) const LAST: usize = ROUNDS as usize;

/// How many seats come before this one in the round.
fn place(game: &CardGame, board: &Board, seat: Seat) -> u8 {
    let players = game.players();
    (seat.index() as u8 + players - board.start.index() as u8) % players
}

/// Whether a seat has set price and appeal in this round.
pub(super) fn has_set_price(game: &CardGame, board: &Board, seat: Seat) -> bool {
    let place = place(game, board, seat);
    let is_on_turn = place == board.step && board.phase == Phase::Development;
    board.phase.is_turn() && (place < board.step || is_on_turn)
}

/// Turns whose action a seat has yet to choose.
pub(super) fn actions_left(game: &CardGame, board: &Board, seat: Seat) -> i64 {
    let place = place(game, board, seat);
    let is_on_turn = place == board.step && board.phase != Phase::Action;
    let has_acted = board.phase.is_turn() && (place < board.step || is_on_turn);
    i64::from(ROUNDS - board.round.min(ROUNDS)) - i64::from(has_acted)
}
