//! How the card game judges a board: what the company will be worth if every good is produced on in
//! the rounds to come, and what is earned buys shares on the way.

mod answers;
mod calendar;
mod market;
mod plant;
mod prospects;
mod ships;
mod worth;

use cardgame::{Action, Board, CardGame, Phase};
use table::{MAX_SEATS, Seat};

use self::answers::settled;
use self::market::flows;
use self::prospects::{final_worth, prospects};
use crate::Evaluate;
use crate::played::{Played, Thinker};
use crate::spec::BotName;
use crate::turn_search::TurnSearch;

/// How many boards go on to the next step; with three times as many it plays no better.
const WIDTH: usize = 8;

/// What the best rival's prospects count, in hundredths.
const RIVAL: i64 = 20;

impl Played for CardGame {
    const THINKING: &'static [BotName] = &[BotName::Greedy];

    const BASELINES: &'static [BotName] = &[BotName::Flat, BotName::Uct];

    fn thinker(&self, board: &Board, _: BotName, _: u64) -> Box<dyn Thinker<Action>> {
        Box::new(TurnSearch::with_width(self.clone(), *board, WIDTH))
    }

    fn judged(&self, board: &Board, bot: BotName, seat: Seat) -> Option<i64> {
        (bot == BotName::Greedy).then(|| self.evaluate(board, seat))
    }
}

impl Evaluate for CardGame {
    fn evaluate(&self, board: &Board, seat: Seat) -> i64 {
        judge(self, &settled(self, board), seat)
    }
}

/// A seat's prospects, and a little less for those of the best rival.
fn judge(game: &CardGame, board: &Board, seat: Seat) -> i64 {
    let mut worth = [0; MAX_SEATS];
    if board.phase == Phase::Over {
        for other in Seat::all(game.players()) {
            worth[other.index()] = final_worth(board, other);
        }
    } else {
        let flows = flows(game, board);
        for other in Seat::all(game.players()) {
            worth[other.index()] = prospects(game, board, &flows[other.index()], other);
        }
    }
    let rivals = Seat::all(game.players()).filter(|other| *other != seat);
    let best_rival = rivals.map(|rival| worth[rival.index()]).max();
    worth[seat.index()] - best_rival.unwrap_or(0).max(0) * RIVAL / 100
}
