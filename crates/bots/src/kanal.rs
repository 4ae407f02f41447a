//! The bots of Oranienburger Kanal: `greedy` looks at its turn, `planner` at the rest of the round, and the
//! levels judge the end of the round by a net.

mod activation;
mod features;
mod foresight;
mod greedy;
mod planner;
mod prospects;
mod round_search;
#[cfg(feature = "train")]
mod self_player;
mod weights;

use kanal::{Action, Board, Kanal};
use table::Seat;

use self::foresight::{Foresight, sight_of};
use self::round_search::RoundSearch;
use crate::Evaluate;
use crate::judge::Judge;
use crate::levels::LEVELS;
use crate::outlook::{Outlook, outlook_by_net};
use crate::played::{Played, Ratings, Thinker};
use crate::spec::BotName;
use crate::turn_search::TurnSearch;
use crate::weights::judge_for;

impl Played for Kanal {
    const THINKING: &'static [BotName] = &[BotName::Greedy, BotName::Planner];

    const BASELINES: &'static [BotName] = &[BotName::Flat, BotName::Uct];

    const LEVELS: &'static [BotName] = LEVELS;

    const RATINGS: &'static [(u8, Ratings)] = &[(
        2,
        &[
            (BotName::Greedy, 0),
            (BotName::Apprentice, 370),
            (BotName::Planner, 370),
            (BotName::Journeyman, 490),
            (BotName::Foreman, 610),
            (BotName::Master, 670),
        ],
    )];

    const NETS: &'static [u8] = &[1, 2];

    /// Without a net a level plays as planner does.
    fn thinker(&self, board: &Board, bot: BotName, seed: u64) -> Box<dyn Thinker<Action>> {
        if let Some(sight) = sight_of(bot, self.players())
            && let Some(judge) = judge_for(self)
        {
            return Box::new(Foresight::new(self, judge, board, sight, seed));
        }
        match bot {
            BotName::Greedy => {
                let search = TurnSearch::with_width(self.clone(), *board, greedy::WIDTH);
                Box::new(search)
            }
            _ => {
                let (plans, breadth) = (planner::Planner, planner::BREADTH);
                let mut search = RoundSearch::new(self.clone(), plans, breadth);
                search.restart(board, board.asked);
                Box::new(search)
            }
        }
    }

    fn judged(&self, board: &Board, bot: BotName, seat: Seat) -> Option<i64> {
        if sight_of(bot, self.players()).is_some()
            && let Some(mut judge) = judge_for(self)
        {
            return Some(judge.judge(self, board, seat));
        }
        match bot {
            BotName::Greedy => Some(self.evaluate(board, seat)),
            _ => Some(prospects::lead(self, board, seat)),
        }
    }

    fn outlook(&self, board: &Board, seat: Seat) -> Option<Outlook> {
        outlook_by_net(self, board, seat)
    }

    #[cfg(feature = "all")]
    fn net_kind(&self) -> Option<crate::NetKind> {
        Some(crate::NetKind::of(self))
    }

    #[cfg(feature = "train")]
    fn training(&self, seed: &str, threads: usize) -> Option<Box<dyn crate::Training>> {
        let trainer = crate::train::Trainer::new(self.clone(), seed, threads);
        Some(Box::new(trainer))
    }
}
