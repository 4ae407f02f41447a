//! The bots of Oranienburger Kanal: `greedy` looks at its turn, `planner` at the rest of the round.

mod activation;
mod greedy;
mod prospects;
mod round_search;
mod weights;

use kanal::{Action, Board, Kanal};
use table::Seat;

use crate::Evaluate;
use crate::played::{Played, Thinker};
use crate::spec::BotName;
use crate::turn_search::TurnSearch;

impl Played for Kanal {
    const THINKING: &'static [BotName] = &[BotName::Greedy, BotName::Planner];

    const BASELINES: &'static [BotName] = &[BotName::Flat, BotName::Uct];

    fn thinker(&self, board: &Board, bot: BotName, _: u64) -> Box<dyn Thinker<Action>> {
        match bot {
            BotName::Planner => Box::new(round_search::RoundSearch::new(self.clone(), *board)),
            _ => {
                let search = TurnSearch::with_width(self.clone(), *board, greedy::WIDTH);
                Box::new(search)
            }
        }
    }

    fn judged(&self, board: &Board, bot: BotName, seat: Seat) -> Option<i64> {
        match bot {
            BotName::Greedy => Some(self.evaluate(board, seat)),
            BotName::Planner => Some(prospects::lead(self, board, seat)),
            _ => None,
        }
    }
}
