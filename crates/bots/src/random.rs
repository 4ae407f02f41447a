//! The bot that chooses evenly among what is legal.

use table::{Actions, Game, Rng, Turn};

/// A whole turn of even choices.
pub fn random_turn<G: Game>(game: &G, board: &G::Board, rng: &mut Rng) -> Vec<G::Action> {
    let mut board = *board;
    let begun = game.turn(&board);
    let mut turn = Vec::new();
    let mut actions = Actions::new();
    while matches!(begun, Turn::Ask { .. }) && game.turn(&board) == begun {
        actions.clear();
        game.legal(&board, &mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        game.act(&mut board, action, &mut ());
        turn.push(action);
    }
    turn
}
