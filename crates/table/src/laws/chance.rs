//! Laws of what lies face down.

use super::Luck;
use super::board::reads_back;
use crate::{Actions, Game, Rng, Seed, Turn};

/// Two deals give the same boards and the same choices until something different turns up.
pub fn what_lies_face_down_does_not_show<G: Game>(
    game: &G,
    one: &Seed,
    other: &Seed,
    bytes: &[u8],
) -> Result<(), String> {
    let mut luck = Luck::new(bytes);
    let mut left = game.deal(one);
    let mut right = game.deal(other);
    let mut actions = Actions::new();
    loop {
        if left.0 != right.0 {
            return Err(format!("the stock shows on the board: {left:?} {right:?}"));
        }
        match game.turn(&left.0) {
            Turn::Over => return Ok(()),
            Turn::Reveal => {
                let face = game.draw(&left.0, &mut left.1);
                if game.draw(&right.0, &mut right.1) != face {
                    return Ok(());
                }
                for (board, _) in [&mut left, &mut right] {
                    game.reveal(board, face, &mut ())
                        .map_err(|illegal| format!("'{face}' is dealt, but {illegal:?}"))?;
                }
            }
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(&left.0, &mut actions);
                let action = *actions
                    .get(luck.below(actions.len()))
                    .ok_or("somebody is asked without a choice")?;
                game.act(&mut left.0, action, &mut ());
                game.act(&mut right.0, action, &mut ());
            }
        }
    }
}

/// A stock that was dealt again for a board lets the game go on, here for up to `most` decisions.
pub fn a_redealt_stock_fits<G: Game>(
    game: &G,
    board: &G::Board,
    bytes: &[u8],
    most: usize,
) -> Result<(), String> {
    let mut luck = Luck::new(bytes);
    let mut stock = game.redeal(board, &mut Rng::new(luck.below(1 << 16) as u64));
    let mut board = *board;
    let mut actions = Actions::new();
    let mut decisions = 0;
    while decisions < most {
        match game.turn(&board) {
            Turn::Over => return Ok(()),
            Turn::Reveal => {
                let face = game.draw(&board, &mut stock);
                reads_back(&face)?;
                game.reveal(&mut board, face, &mut ())
                    .map_err(|illegal| format!("'{face}' is dealt again, but {illegal:?}"))?;
            }
            Turn::Ask { .. } => {
                actions.clear();
                game.legal(&board, &mut actions);
                let action = *actions
                    .get(luck.below(actions.len()))
                    .ok_or("somebody is asked without a choice")?;
                game.act(&mut board, action, &mut ());
                decisions += 1;
            }
        }
    }
    Ok(())
}
