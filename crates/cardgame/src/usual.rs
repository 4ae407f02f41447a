//! The usual answers to small questions.

use crate::action::Action;
use crate::board::Board;
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;

impl CardGame {
    /// The bonus is taken, stored goods are sold, what is left is kept; everything else is a real choice.
    pub(crate) fn usual_answer(&self, board: &Board) -> Option<Action> {
        match board.phase {
            Phase::Bonus => Some(Action::Bonus),
            Phase::StoredSale => Some(Action::Sell(self.most_from_store(board))),
            Phase::Storage => Some(self.keep_most(board, board.good())),
            Phase::ExtraStorage { good } | Phase::EarlyStorage { good } => {
                Some(self.keep_most(board, good))
            }
            _ => None,
        }
    }

    /// Keeps as many goods as there is room for without taking storehouses away: with the fewest storehouses,
    /// and small ones rather than the big one.
    pub(crate) fn keep_most(&self, board: &Board, good: Good) -> Action {
        let goods = CardGame::left_over(board, good);
        let (most_small, most_big) = self.storehouses_for(board.own(), good);
        let mut best = (0, 0, 0);
        for big in 0..=most_big {
            for small in 0..=most_small {
                let kept = goods.min(self.room(small, big));
                let (most, of_small, of_big) = best;
                if kept > most || kept == most && small + big < of_small + of_big {
                    best = (kept, small, big);
                }
            }
        }
        match best {
            (0, ..) => Action::Waste,
            (_, small, big) => Action::Store(small, big),
        }
    }
}
