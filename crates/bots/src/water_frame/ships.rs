//! What a company's ships carry, and what a shipment brings (III.4).

use arkwright::{Arkwright, Board, Tile, WaterFrame};
use table::Seat;

/// The ships of one company, with what helps them.
#[derive(Clone, Copy, Default)]
pub(super) struct Ships {
    pub(super) larger: u8,
    pub(super) both: u8,
    pub(super) agent: bool,
    /// What the office pays for a shipment.
    pub(super) office: i32,
}

/// What a shipment brings.
#[derive(Clone, Copy)]
pub(super) struct Shipment {
    pub(super) goods: u8,
    pub(super) cash: i32,
    /// How many ships sail; each costs a step of the share value.
    pub(super) ships: i32,
}

impl Ships {
    pub(super) fn of(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>, seat: Seat) -> Ships {
        let [one, other] = [0, 1].map(|pier| game.capacity(board, seat, pier));
        let harbour = board.harbour(seat);
        let office = match harbour.has(Tile::Office) {
            true => game.water_components().tiles.office,
            false => 0,
        };
        Ships {
            larger: one.max(other),
            both: one + other,
            agent: harbour.has(Tile::Agent),
            office: i32::from(office),
        }
    }

    fn send(&self, goods: u8, base: i32) -> Shipment {
        Shipment {
            goods,
            cash: i32::from(goods) * base + self.office,
            ships: 1 + i32::from(goods > self.larger),
        }
    }

    /// Fulfils a contract, if there are goods and ships for it; the agent makes it one more or less.
    pub(super) fn fulfil(&self, contract: u8, goods: u8, base: i32) -> Option<Shipment> {
        let most = goods.min(self.both);
        let wanted = match self.agent {
            true => most.clamp(contract - 1, contract + 1),
            false => contract,
        };
        (wanted <= most).then(|| self.send(wanted, base))
    }

    /// The largest shipment for which a contract can be taken.
    pub(super) fn best(&self, spaces: &[u8], goods: u8, base: i32) -> Option<Shipment> {
        if goods.min(self.both) == 0 {
            return None;
        }
        let possible = spaces
            .iter()
            .filter_map(|space| self.fulfil(*space, goods, base));
        possible.max_by_key(|shipment| (shipment.goods, -shipment.ships))
    }
}
