//! What a shipping would bring: goods and their price, the office, and what the shareholders think of it.

use super::alone::choice_alone;
use super::edition::WaterFrame;
use super::stage::WaterStage;
use crate::action::Action;
use crate::board::Board;
use crate::event::{Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::{Phase, PhaseRules};
use crate::stage::{ActionInHand, Stage};

/// What a choice to ship goods does, in the ship action (II.2.7) or in the production phase (III.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipping {
    /// The good.
    pub good: Good,
    /// How many are shipped.
    pub count: u8,
    /// What each of them brings: the base quality of the factory's level, nothing without one.
    pub price: u8,
    /// What all of them bring.
    pub income: u16,
    /// What the office brings.
    pub office: u16,
    /// Administrative costs of the ship action, which are paid already; 0 in production.
    pub paid: u8,
    /// The capacity that the ships have left, by pier.
    pub empty: [u8; 2],
    /// The space of the share value indicator before and after.
    pub space: (u8, u8),
    /// What a share is worth before and after.
    pub value: (u8, u8),
    /// The company's cash afterwards.
    pub cash: u16,
}

impl Shipping {
    /// What it brings in all.
    pub fn brings(&self) -> u16 {
        self.income + self.office
    }

    /// Spaces that the share value indicator loses.
    pub fn spaces_lost(&self) -> u8 {
        self.space.0 - self.space.1
    }
}

impl Arkwright<WaterFrame> {
    /// What the ships of an answer in the production phase carry, by pier (III.4).
    pub(crate) fn ships_sent(&self, board: &Board<WaterFrame>, action: Action) -> [u8; 2] {
        let Action::Ship(_, fleet) = action else {
            return [0; 2];
        };
        let mut carried = [0; 2];
        for pier in fleet.piers() {
            carried[*pier] = self.capacity(board, board.asked, *pier);
        }
        carried
    }

    /// What a choice to ship would do; `None` if it ships nothing.
    pub fn shipping(&self, board: &Board<WaterFrame>, action: Action) -> Option<Shipping> {
        let seat = board.asked;
        let (good, count) = match action {
            Action::Deliver(good, count) => (good, count),
            Action::Ship(count, _) => (board.active(), count),
            _ => return None,
        };
        let mut events = Vec::new();
        let after = match choice_alone(self, board, action, &mut events) {
            Some(after) => after,
            None => {
                let mut after = *board;
                after.phase.carry_out(self, &mut after, action, &mut events);
                after
            }
        };
        let (mut price, mut income, mut office) = (0, 0, 0);
        for event in events {
            match event {
                Event::Received {
                    amount,
                    why: Income::Shipment { price: each, .. },
                    ..
                } => (price, income) = (each, amount),
                Event::Received {
                    amount,
                    why: Income::Office,
                    ..
                } => office = amount,
                _ => {}
            }
        }
        let (paid, empty) = match after.phase {
            Phase::Action(ActionInHand {
                marker,
                paid,
                stage: Stage::Water(WaterStage::Ship { left, .. }),
                ..
            }) => {
                let mut empty = [0; 2];
                empty[marker.pier().unwrap_or(0)] = left;
                (paid, empty)
            }
            _ => {
                let mut empty = self.ships_sent(board, action);
                let mut left = count;
                for hold in &mut empty {
                    let loaded = left.min(*hold);
                    *hold -= loaded;
                    left -= loaded;
                }
                (0, empty)
            }
        };
        Some(Shipping {
            good,
            count,
            price,
            income,
            office,
            paid,
            empty,
            space: (board.company(seat).space, after.company(seat).space),
            value: (
                self.share_value(board, seat),
                self.share_value(&after, seat),
            ),
            cash: after.company(seat).cash,
        })
    }
}
