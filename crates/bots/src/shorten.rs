//! A turn without needless steps.
//!
//! A beam finds a turn that ends well, and not always the short way there: it may sell what it buys
//! again, or do in three steps what one does. What counts is the board at the end; people who watch
//! wonder at the rest.

use std::mem::discriminant;

use table::{Actions, Game};

/// The turn without steps that change nothing in the end, and with one choice in place of two where it
/// comes to the same.
pub(crate) fn shortened<G: Game>(
    game: &G,
    board: &G::Board,
    mut turn: Vec<G::Action>,
) -> Vec<G::Action> {
    while turn.len() > 1 {
        let way = boards_on_the_way(game, board, &turn);
        let shorter =
            without_needless(game, &way, &turn).or_else(|| with_one_for_two(game, &way, &turn));
        match shorter {
            Some(shorter) => turn = shorter,
            None => break,
        }
    }
    turn
}

/// The board before each step, and the one at the end.
fn boards_on_the_way<G: Game>(game: &G, board: &G::Board, turn: &[G::Action]) -> Vec<G::Board> {
    let mut way = vec![*board];
    let mut board = *board;
    for &action in turn {
        game.act(&mut board, action, &mut ());
        way.push(board);
    }
    way
}

/// The turn without one step or two, if it ends on the same board.
fn without_needless<G: Game>(
    game: &G,
    way: &[G::Board],
    turn: &[G::Action],
) -> Option<Vec<G::Action>> {
    let steps = 0..turn.len();
    steps.clone().find_map(|one| {
        let mut others = one..turn.len();
        let other = others.find(|&other| ends_alike(game, way[one], way, turn, one, other))?;
        let is_kept = |place: &usize| *place != one && *place != other;
        Some(
            steps
                .clone()
                .filter(is_kept)
                .map(|place| turn[place])
                .collect(),
        )
    })
}

/// Whether what comes behind one step, without another step, is allowed on this board and ends where
/// the turn does.
fn ends_alike<G: Game>(
    game: &G,
    mut board: G::Board,
    way: &[G::Board],
    turn: &[G::Action],
    one: usize,
    other: usize,
) -> bool {
    let begun = game.turn(&way[one]);
    for (place, &action) in turn.iter().enumerate().skip(one + 1) {
        if place == other {
            continue;
        }
        if game.turn(&board) != begun || game.check(&board, action).is_err() {
            return false;
        }
        game.act(&mut board, action, &mut ());
    }
    way.last() == Some(&board)
}

/// The turn with one choice in place of two, of the kind that one of them is: to sell five and buy two
/// again is to sell three.
fn with_one_for_two<G: Game>(
    game: &G,
    way: &[G::Board],
    turn: &[G::Action],
) -> Option<Vec<G::Action>> {
    let mut offered = Actions::new();
    (0..turn.len()).find_map(|one| {
        offered.clear();
        game.legal(&way[one], &mut offered);
        (one + 1..turn.len()).find_map(|other| {
            let kinds = [one, other].map(|place| discriminant(&turn[place]));
            let mut choices = offered
                .iter()
                .filter(|action| kinds.contains(&discriminant(*action)));
            let &choice = choices.find(|choice| {
                let mut board = way[one];
                game.act(&mut board, **choice, &mut ());
                ends_alike(game, board, way, turn, one, other)
            })?;
            let mut shorter = turn.to_vec();
            shorter[one] = choice;
            shorter.remove(other);
            Some(shorter)
        })
    })
}

#[cfg(test)]
mod tests {
    use arkwright::{Arkwright, Preparation, WaterOptions};
    use cardgame::{CardGame, Options};
    use table::{Play, Rng, Seed, Turn};

    use super::*;
    use crate::random_turn;

    /// Chance dithers as no bot does: shorter turns are whole, allowed and end on the same board. Says
    /// how many steps were needless.
    fn needless_steps_of_chance<G: Game>(game: &G) -> usize {
        let mut needless = 0;
        for number in 0..4 {
            let mut rng = Rng::new(number);
            let mut play = Play::deal(game, Seed::new("needless").nth(number));
            play.turn_up(&mut ());
            while let Turn::Ask { .. } = play.turn() {
                let board = *play.board();
                let turn = random_turn(game, &board, &mut rng);
                let shorter = shortened(game, &board, turn.clone());
                for action in &shorter {
                    assert_eq!(game.turn(play.board()), game.turn(&board));
                    play.act(*action, &mut ()).expect("it is allowed");
                }
                let end = boards_on_the_way(game, &board, &turn);
                assert!(end.last() == Some(play.board()), "it ends elsewhere");
                assert!(shortened(game, &board, shorter.clone()) == shorter);
                needless += turn.len() - shorter.len();
                play.turn_up(&mut ());
            }
        }
        needless
    }

    #[test]
    fn a_shorter_turn_ends_on_the_same_board() {
        let spinning_jenny = Arkwright::spinning_jenny(3, Preparation::Free);
        assert!(needless_steps_of_chance(&spinning_jenny) > 0);
        let water_frame = Arkwright::water_frame(3, WaterOptions::default());
        assert!(needless_steps_of_chance(&water_frame) > 0);
        // The card game leaves hardly any room for it.
        needless_steps_of_chance(&CardGame::new(3, Options::EXPERT));
    }
}
