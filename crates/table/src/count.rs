//! How many ways a game can go on: the regression oracle of a rules engine.

use crate::{Actions, Game, Turn};

/// How many different runs of exactly `depth` decisions start at the board.
///
/// A run ends where the game is over or a reveal is due, since nobody chooses
/// what is turned up; shorter runs do not count.
pub fn count_reachable<G: Game>(game: &G, board: &G::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if !matches!(game.turn(board), Turn::Ask { .. }) {
        return 0;
    }
    let mut actions = Actions::new();
    game.legal(board, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .iter()
        .map(|action| {
            let mut next = *board;
            game.act(&mut next, *action, &mut ());
            count_reachable(game, &next, depth - 1)
        })
        .sum()
}
