//! How `planner` judges the boards of its round, and what it expects of a rival.

use kanal::{Board, Kanal};
use table::Seat;

use super::greedy;
use super::prospects::{lead, lead_at_end};
use super::round_search::{Breadth, Plans};
use crate::judge::{ByHand, Judge};
use crate::turn_search::TurnSearch;

/// How much it looks at.
pub(super) const BREADTH: Breadth = Breadth {
    width: 96,
    turns: 32,
};

/// Judges by prospects; rivals answer as `greedy` would.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planner;

impl Judge<Kanal> for Planner {
    fn judge(&mut self, game: &Kanal, board: &Board, seat: Seat) -> i64 {
        lead(game, board, seat)
    }
}

impl Plans for Planner {
    type Rival = ByHand;

    fn judge_end(&mut self, game: &Kanal, board: &Board, seat: Seat) -> i64 {
        lead_at_end(game, board, seat)
    }

    fn reply(&self, game: &Kanal) -> TurnSearch<Kanal, ByHand> {
        TurnSearch::with_judge(game.clone(), ByHand, greedy::WIDTH, 1)
    }

    fn last_round(&self, board: &Board) -> (u8, u8) {
        (board.part, board.round)
    }
}
