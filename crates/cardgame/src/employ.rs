//! Action 2: employing workers.

use table::{Log, Offers};

use crate::action::{Action, Position};
use crate::board::Board;
use crate::event::{Cause, Event};
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};

/// The side of a new worker card: by position, then by decade (action 2).
const SIDES: [[u8; 3]; 2] = [[1, 2, 2], [1, 1, 3]];

impl CardGame {
    #[inline]
    pub(crate) fn offer_employment(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_open() && factory.workers[1] == 0 && board.still_produces(good) {
                offers.offer(Action::Employ(good));
            }
        }
    }

    pub(crate) fn check_employment(&self, board: &Board, good: Good) -> Result<(), Reason> {
        let factory = board.own().factory(good);
        require(factory.is_open(), Reason::NotBuilt)?;
        require(factory.worker_cards() < 2, Reason::NoWorkerCardLeft)?;
        require(board.still_produces(good), Reason::TooLateToEmploy)
    }

    pub(crate) fn employ(&self, board: &mut Board, good: Good, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let decade = usize::from(board.decade());
        let factory = board.company_mut(seat).factory_mut(good);
        let position = match factory.worker_cards() {
            0 => Position::First,
            _ => Position::Second,
        };
        let side = SIDES[position.index()][decade];
        factory.workers[position.index()] = side;
        log.tell(Event::Employed {
            seat,
            good,
            position,
            side,
        });
        if board.hand.goods.is_empty() {
            self.add_workers(board, Cause::Employed { seat }, log);
        }
        board.hand.goods.insert(good);
        board.phase = Phase::Employ;
    }
}
