//! Machines replace workers (II.2.3).

use table::{Illegal, Log, Offers};

use crate::action::Action;
use crate::board::{Board, Factory};
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Stage;
use crate::reason::{Reason, require};

impl Arkwright {
    /// Workers in a row that a machine can replace; the worker-only space is filled first.
    #[inline]
    fn replaceable(&self, factory: &Factory, good: Good, row: usize) -> u8 {
        let pieces = self.tables.pieces_in_row(good, row, factory.pieces);
        let worker_only = self.tables.row(good, row).worker;
        pieces.saturating_sub(worker_only + factory.machines[row])
    }

    #[inline]
    pub(crate) fn offer_machines(&self, board: &Board, left: u8, offers: &mut impl Offers<Action>) {
        if left == 0 {
            return;
        }
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_built() {
                for row in 0..4 {
                    if self.replaceable(factory, good, row) > 0 {
                        offers.offer(Action::Machine(good, row as u8 + 1));
                    }
                }
            }
            if offers.enough() {
                return;
            }
        }
    }

    pub(crate) fn check_machine(
        &self,
        board: &Board,
        left: u8,
        good: Good,
        row: u8,
    ) -> Result<(), Illegal> {
        let factory = board.own().factory(good);
        require(factory.is_built(), Reason::NoFactory)?;
        require(left > 0, Reason::NoMachinesLeft)?;
        let fits =
            (1..=4).contains(&row) && self.replaceable(factory, good, usize::from(row) - 1) > 0;
        require(fits, Reason::NoMachineSpace)
    }

    pub(crate) fn place_machine(
        &self,
        board: &mut Board,
        left: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Stage {
        let Action::Machine(good, row) = action else {
            return Stage::Machinery { left };
        };
        let seat = board.asked;
        board.company_mut(seat).factory_mut(good).machines[usize::from(row) - 1] += 1;
        board.fired += 1;
        log.tell(Event::MachinePlaced { seat, good, row });
        Stage::Machinery { left: left - 1 }
    }
}
