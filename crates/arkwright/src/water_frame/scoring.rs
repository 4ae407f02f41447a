//! What lowers share values before the winner is determined (8.0).

use table::Log;

use super::edition::WaterFrame;
use super::event::WaterEvent;
use crate::board::Board;
use crate::event::{Because, Event};
use crate::game::Arkwright;
use crate::goods::Good;

impl Arkwright<WaterFrame> {
    /// Factories that waited in vain and open contracts cost share value (8.0).
    pub(crate) fn final_penalties(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let numbers = &self.more.components;
        for seat in board.turn_order() {
            // Who has a loan has lost, and is not valued.
            if board.company(seat).loans > 0 {
                continue;
            }
            let harbour = *board.harbour(seat);
            for good in Good::ALL {
                if harbour.marked.contains(good) {
                    let spaces = i16::from(numbers.idle_spaces);
                    self.move_share(board, seat, -spaces, Because::IdleFactory, log);
                    let company = board.company_mut(seat);
                    let count = numbers.idle_shares.min(company.shares);
                    company.shares -= count;
                    log.tell(Event::Water(WaterEvent::SharesForfeited { seat, count }));
                }
            }
            for contract in harbour.contracts {
                let spaces = i16::from(contract);
                self.move_share(board, seat, -spaces, Because::OpenContract, log);
            }
        }
    }
}
