//! How `planner` judges the boards of its round, and what it expects of a rival.

use kanal::{Action, Board, Kanal};
use table::Seat;

use super::greedy;
use super::prospects::{lead, lead_at_end};
use super::round_search::{Breadth, Plans};
use crate::judge::Judge;
use crate::{Progress, TurnSearch};

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
    fn judge_end(&mut self, game: &Kanal, board: &Board, seat: Seat) -> i64 {
        lead_at_end(game, board, seat)
    }

    fn answer(&mut self, game: &Kanal, board: &Board) -> (Vec<Action>, u64) {
        let mut reply = TurnSearch::with_width(game, *board, greedy::WIDTH);
        while reply.think(u32::MAX) == Progress::Working {}
        (reply.best(), reply.nodes())
    }

    fn last_round(&self, board: &Board) -> (u8, u8) {
        (board.part, board.round)
    }
}
