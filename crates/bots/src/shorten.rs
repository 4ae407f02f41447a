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
        let length = length(game, &way, &turn);
        let is_shorter = |other: &Vec<G::Action>| {
            let way = boards_on_the_way(game, board, other);
            other.len() <= turn.len() && self::length(game, &way, other) < length
        };
        let shorter = without_needless(game, &way, &turn, &is_shorter)
            .or_else(|| with_one_for_two(game, &way, &turn, &is_shorter));
        match shorter {
            Some(shorter) => turn = shorter,
            None => break,
        }
    }
    turn
}

/// How many steps a turn has, first without those that only end a part of it: they are no steps to a
/// reader.
fn length<G: Game>(game: &G, way: &[G::Board], turn: &[G::Action]) -> (usize, usize) {
    let mut offered = Actions::new();
    let does_more = turn.iter().zip(way).filter(|(action, board)| {
        offered.clear();
        game.legal(board, &mut offered);
        last_of(&offered) != **action
    });
    (does_more.count(), turn.len())
}

/// The last choice of a list, which ends a part of a turn.
fn last_of<A: Copy>(offered: &Actions<A>) -> A {
    offered[offered.len() - 1]
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
    is_shorter: &dyn Fn(&Vec<G::Action>) -> bool,
) -> Option<Vec<G::Action>> {
    (0..turn.len()).find_map(|one| {
        (one..turn.len()).find_map(|other| {
            let rest = rest_without(game, way[one], way, turn, one, other)?;
            Some([&turn[..one], &rest].concat()).filter(is_shorter)
        })
    })
}

/// What comes behind one step, without another step, if it is allowed on this board and ends where the
/// turn does. Where less was done a part of the turn may not be over by itself, and is ended.
fn rest_without<G: Game>(
    game: &G,
    mut board: G::Board,
    way: &[G::Board],
    turn: &[G::Action],
    one: usize,
    other: usize,
) -> Option<Vec<G::Action>> {
    let begun = game.turn(&way[one]);
    let mut rest = Vec::new();
    let mut offered = Actions::new();
    let mut steps = (one + 1..turn.len()).filter(|place| *place != other);
    let mut next = steps.next();
    while game.turn(&board) == begun {
        let wanted = next.map(|place| turn[place]);
        let wanted = wanted.filter(|action| game.check(&board, *action).is_ok());
        let action = match wanted {
            Some(action) => {
                next = steps.next();
                action
            }
            None => {
                offered.clear();
                game.legal(&board, &mut offered);
                last_of(&offered)
            }
        };
        if rest.len() > turn.len() {
            return None;
        }
        game.act(&mut board, action, &mut ());
        rest.push(action);
    }
    (next.is_none() && way.last() == Some(&board)).then_some(rest)
}

/// The turn with one choice in place of two, of the kind that one of them is: to sell five and buy two
/// again is to sell three.
fn with_one_for_two<G: Game>(
    game: &G,
    way: &[G::Board],
    turn: &[G::Action],
    is_shorter: &dyn Fn(&Vec<G::Action>) -> bool,
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
            choices.find_map(|&choice| {
                let mut board = way[one];
                game.act(&mut board, choice, &mut ());
                let rest = rest_without(game, board, way, turn, one, other)?;
                Some([&turn[..one], &[choice], &rest].concat()).filter(is_shorter)
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use arkwright::{Action, Arkwright, Preparation, WaterOptions};
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

    /// A price that is set and set again in the same turn is set once, also where the part of the turn in
    /// which it was changed has to be ended then, instead of being used up.
    #[test]
    fn prices_are_not_set_twice_for_want_of_an_end() {
        let game = Arkwright::spinning_jenny(3, Preparation::Free);
        let mut set_twice = 0;
        for number in 0..40 {
            let mut rng = Rng::new(number);
            let mut play = Play::deal(&game, Seed::new("prices").nth(number));
            play.turn_up(&mut ());
            while let Turn::Ask { .. } = play.turn() {
                let turn = random_turn(&game, play.board(), &mut rng);
                let shorter = shortened(&game, play.board(), turn.clone());
                let twice = |turn: &[Action]| {
                    let prices = turn.iter().filter_map(|action| match action {
                        Action::Price(good, _) => Some(*good),
                        _ => None,
                    });
                    let mut prices: Vec<_> = prices.collect();
                    let all = prices.len();
                    prices.sort();
                    prices.dedup();
                    all - prices.len()
                };
                assert!(twice(&shorter) <= twice(&turn));
                set_twice += twice(&turn) - twice(&shorter);
                for action in turn {
                    play.act(action, &mut ()).expect("it is allowed");
                    play.turn_up(&mut ());
                }
            }
        }
        // Less than half as many where no part may be ended instead.
        assert!(set_twice > 50, "{set_twice}");
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
