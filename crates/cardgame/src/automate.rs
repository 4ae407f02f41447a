//! Action 3: replacing workers by machines.

use table::{Log, Offers};

use crate::action::{Action, Position};
use crate::board::Board;
use crate::event::Event;
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::track::Track;

impl CardGame {
    /// The most machines on a worker card.
    #[inline]
    pub(crate) fn machines(&self, good: Good, position: Position) -> u8 {
        self.components.workers[good.index()][position.index()].machines
    }

    #[inline]
    pub(crate) fn offer_machines(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        if board.hand.added >= self.allows(own, Track::Machinery) {
            return;
        }
        if let Some((good, position)) = own.token
            && board.hand.added == 0
        {
            offers.offer(Action::Automate(good, position));
            return;
        }
        for good in Good::ALL {
            let factory = own.factory(good);
            for position in Position::ALL {
                let at = position.index();
                if factory.workers[at] == 0 {
                    break;
                }
                let left = self.machines(good, position) - factory.machines[at];
                let is_free = left < 2 || own.token.is_none();
                if left > 0 && is_free {
                    offers.offer(Action::Automate(good, position));
                }
            }
        }
    }

    pub(crate) fn check_machine(
        &self,
        board: &Board,
        good: Good,
        position: Position,
    ) -> Result<(), Reason> {
        let own = board.own();
        let factory = own.factory(good);
        let at = position.index();
        require(factory.is_open(), Reason::NotBuilt)?;
        require(factory.workers[at] > 0, Reason::NoWorkerCard)?;
        let most = self.machines(good, position);
        require(factory.machines[at] < most, Reason::NoMachineLeft)?;
        let allowed = self.allows(own, Track::Machinery);
        require(board.hand.added < allowed, Reason::MachineryLevel)?;
        match own.token {
            Some(token) if token == (good, position) => Ok(()),
            Some(_) if board.hand.added == 0 => Err(Reason::TokenFirst),
            Some(_) if most - factory.machines[at] > 1 => Err(Reason::TokenInUse),
            _ => Ok(()),
        }
    }

    pub(crate) fn automate(
        &self,
        board: &mut Board,
        good: Good,
        position: Position,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let most = self.machines(good, position);
        let own = board.company_mut(seat);
        let on_card = &mut own.factory_mut(good).machines[position.index()];
        *on_card += 1;
        let machines = *on_card;
        let by_token = machines < most;
        if by_token {
            own.token = Some((good, position));
        } else if own.token == Some((good, position)) {
            own.token = None;
        }
        log.tell(Event::Automated {
            seat,
            good,
            position,
            machines,
            by_token,
        });
        board.hand.added += 1;
        board.phase = Phase::Automate;
    }
}
