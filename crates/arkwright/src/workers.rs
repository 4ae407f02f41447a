//! Hiring and firing (II.2.2).
//!
//! Rows fill from the left and empty from the right, so within one action a
//! factory is either hired for or fired from: what one would hire after firing
//! would go into the row just emptied, and what one would fire after hiring
//! would be the workers just hired. Both are forbidden.

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Factory};
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::Kind;
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage, StageRules};

/// Hiring and firing under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkersAction {
    /// Factories for which workers were hired in this action.
    pub hired: Goods,
    /// Factories from which workers were fired in this action.
    pub fired: Goods,
}

impl<E: Edition> StageRules<E> for WorkersAction {
    fn section(&self) -> &'static str {
        "II.2.2"
    }

    fn question(&self) -> Message {
        Message::new("prompt-workers")
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        _: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if !factory.is_built() {
                continue;
            }
            if !self.fired.contains(good) && !E::is_closed_for_hiring(board, good) {
                let room = game.tables.row_end(good, 3) - factory.pieces;
                for count in 1..=room.min(board.available_workers()) {
                    offers.offer(Action::Hire(good, count));
                }
            }
            if !self.hired.contains(good) {
                for count in 1..=game.dispensable_workers(factory, good) {
                    offers.offer(Action::Fire(good, count));
                }
            }
            if offers.enough() {
                return;
            }
        }
    }

    fn check(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        let (Action::Hire(good, count) | Action::Fire(good, count)) = action else {
            return Err(hand.refuse(game, board, action));
        };
        let factory = board.own().factory(good);
        require(factory.is_built(), Reason::NoFactory)?;
        if matches!(action, Action::Fire(..)) {
            require(!self.hired.contains(good), Reason::JustHired)?;
            return require(
                (1..=game.dispensable_workers(factory, good)).contains(&count),
                Reason::FirstRowStays,
            );
        }
        require(!self.fired.contains(good), Reason::JustFired)?;
        require(!E::is_closed_for_hiring(board, good), Reason::ActiveBefore)?;
        let room = game.tables.row_end(good, 3) - factory.pieces;
        require((1..=room).contains(&count), Reason::NoRoom)?;
        require(count <= board.available_workers(), Reason::TooFewWorkers)
    }

    #[inline]
    fn carry_out(
        mut self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        _: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        let seat = board.asked;
        if let Action::Hire(good, count) = action {
            let (from_market, from_fired) = board.take_workers(count);
            board.company_mut(seat).factory_mut(good).pieces += count;
            log.tell(Event::WorkersHired {
                seat,
                good,
                from_market,
                from_fired,
            });
            E::hired(board, good, log);
            self.hired.insert(good);
        }
        if let Action::Fire(good, count) = action {
            game.fire(board, seat, good, count, log);
            self.fired.insert(good);
        }
        Some(Stage::Workers(self))
    }

    fn settle(
        &self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        _: &ActionInHand,
        log: &mut impl Log<Event>,
    ) {
        E::after_workers(game, board, log);
    }

    #[inline]
    fn then(&self, _: &Arkwright<E>, _: &Board<E>, _: &ActionInHand) -> Option<Stage> {
        Some(E::special_marker())
    }

    fn fits(&self, _: &Arkwright<E>, _: &Board<E>, hand: &ActionInHand) -> bool {
        let both = |good: &Good| self.hired.contains(*good) && self.fired.contains(*good);
        hand.marker.kind == Kind::Workers && !Good::ALL.iter().any(both)
    }
}

impl<E: Edition> Arkwright<E> {
    /// Workers outside the first row, which has to stay active.
    #[inline]
    fn dispensable_workers(&self, factory: &Factory, good: Good) -> u8 {
        let first_row = self.tables.row_end(good, 0) - factory.machines[0];
        factory.row_workers() - first_row
    }

    /// Fires from the rightmost row; a row without a worker loses its machines.
    fn fire(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        good: Good,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        let mut factory = *board.company(seat).factory(good);
        let machines_before = factory.machine_count();
        let mut left = count;
        for row in (1..4).rev() {
            let pieces = self.tables.pieces_in_row(good, row, factory.pieces);
            let workers = pieces - factory.machines[row];
            let gone = left.min(workers);
            factory.pieces -= gone;
            left -= gone;
            if gone == workers {
                factory.pieces -= std::mem::take(&mut factory.machines[row]);
            }
            if left == 0 {
                break;
            }
        }
        *board.company_mut(seat).factory_mut(good) = factory;
        board.fired += count;
        log.tell(Event::WorkersFired {
            seat,
            good,
            workers: count,
            machines: machines_before - factory.machine_count(),
        });
    }
}
