//! Every way to play a turn.

use std::collections::HashSet;

use table::{Actions, Game, Turn, bytes_of};

/// How many boards are looked at; a turn of many small choices has more ways than anybody can list.
const MOST_BOARDS: usize = 200_000;

/// A way into the turn: the one before it and the last choice.
type Step<A> = (usize, A);

/// Whole turns from this board, shorter ones first and those that end on the same board once, up to
/// so many; and whether these are all.
pub(crate) fn whole_turns<G: Game>(
    game: &G,
    board: &G::Board,
    most: usize,
) -> (Vec<Vec<G::Action>>, bool) {
    let begun = game.turn(board);
    let mut turns = Vec::new();
    if !matches!(begun, Turn::Ask { .. }) {
        return (turns, true);
    }
    let mut seen: HashSet<Vec<u8>> = HashSet::from([bytes_of(board)]);
    let mut steps: Vec<Step<G::Action>> = Vec::new();
    // Boards within the turn, each with its last step; 0 is the beginning.
    let mut open = vec![(*board, 0)];
    let mut actions = Actions::new();
    while !open.is_empty() {
        let mut next = Vec::new();
        for (board, step) in open {
            actions.clear();
            game.legal(&board, &mut actions);
            for action in actions.iter() {
                let mut after = board;
                game.act(&mut after, *action, &mut ());
                if !seen.insert(bytes_of(&after)) {
                    continue;
                }
                if seen.len() > MOST_BOARDS {
                    return (turns, false);
                }
                steps.push((step, *action));
                if game.turn(&after) == begun {
                    next.push((after, steps.len()));
                } else if turns.len() == most {
                    return (turns, false);
                } else {
                    turns.push(way_to(&steps, steps.len()));
                }
            }
        }
        open = next;
    }
    (turns, true)
}

fn way_to<A: Copy>(steps: &[Step<A>], mut step: usize) -> Vec<A> {
    let mut way = Vec::new();
    while let Some((before, action)) = step.checked_sub(1).map(|at| steps[at]) {
        way.push(action);
        step = before;
    }
    way.reverse();
    way
}
