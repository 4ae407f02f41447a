//! Who plays while a net is trained: a narrow round search, since that is what the levels play.

use kanal::{Action, Board, Kanal};

use super::foresight::NetPlans;
use super::planner::Planner;
use super::round_search::{Breadth, Plans, RoundSearch};
use crate::net::NetJudge;
use crate::train::SelfPlayer;
use crate::{Progress, Thinker};

/// A round search, and the order of the turns that it found.
struct RoundPlayer<P: Plans> {
    search: RoundSearch<P>,
    keep: usize,
    order: Vec<usize>,
}

impl<P: Plans> SelfPlayer<Kanal> for RoundPlayer<P> {
    fn think_through(&mut self, board: &Board) {
        self.search.restart(board, board.asked);
        while self.search.think(u32::MAX) == Progress::Working {}
        let ways = self.search.ways();
        self.order.clear();
        self.order.extend(0..ways.len());
        self.order.sort_by_key(|way| !ways[*way].value);
        self.order.truncate(self.keep);
    }

    fn turns(&self) -> usize {
        self.order.len()
    }

    fn turn(&self, number: usize) -> Vec<Action> {
        let way = &self.search.ways()[self.order[number]];
        self.search.turn_of(way)
    }

    fn best(&self) -> Vec<Action> {
        self.search.best()
    }
}

/// A round search that is about as wide as a beam over a turn of this width.
pub(super) fn self_player(
    game: &Kanal,
    net: Option<NetJudge<Kanal>>,
    width: usize,
    keep: usize,
) -> Box<dyn SelfPlayer<Kanal>> {
    let breadth = Breadth {
        width: 2 * width,
        turns: width * 2 / 3,
    };
    let game = game.clone();
    match net {
        Some(net) => Box::new(RoundPlayer {
            search: RoundSearch::new(game, NetPlans::new(net), breadth),
            keep,
            order: Vec::new(),
        }),
        None => Box::new(RoundPlayer {
            search: RoundSearch::new(game, Planner, breadth),
            keep,
            order: Vec::new(),
        }),
    }
}
