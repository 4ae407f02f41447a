//! Goods that are shipped because the home market does not take them.

use cardgame::{Board, Card, CardGame};
use table::Seat;

/// The ships of a company on the way through the rounds to come.
#[derive(Clone, Copy, Default)]
pub(super) struct Ships {
    pub(super) ships: u8,
    pub(super) capacity: u8,
    /// Ships that may still be used in the game.
    pub(super) ships_left: u8,
    /// The tokens of the last shipment.
    pub(super) tokens: u8,
    pub(super) has_contract: bool,
    pub(super) has_customs: bool,
}

/// A shipment.
#[derive(Clone, Copy, Default)]
pub(super) struct Shipment {
    pub(super) goods: u8,
    pub(super) cash: i64,
    pub(super) ships: u8,
    pub(super) tokens: u8,
}

impl Ships {
    pub(super) fn of(game: &CardGame, board: &Board, seat: Seat) -> Ships {
        let own = board.company(seat);
        Ships {
            ships: own.ships,
            capacity: game.ship_capacity(own).max(1),
            ships_left: game.components().shipping_tokens - board.ships_used(seat),
            tokens: 0,
            has_contract: own.cards.contains(Card::Contract),
            has_customs: own.cards.contains(Card::CustomsOffice),
        }
    }

    /// The best shipment of goods that are left, where a token costs so much; the Customs Office may be
    /// fresh and save one.
    pub(super) fn best(
        &self,
        game: &CardGame,
        left: u8,
        price: i64,
        token: i64,
        is_fresh: bool,
    ) -> Shipment {
        let mut best = (0, Shipment::default());
        for ships in 1..=self.ships {
            let goods = left.min(ships.saturating_mul(self.capacity));
            let tokens = ships - u8::from(self.has_customs && is_fresh);
            if ships > self.ships_left || goods <= (ships - 1).saturating_mul(self.capacity) {
                break;
            }
            let mut cash = i64::from(goods) * price;
            if self.has_contract {
                cash += i64::from(game.contract_pays(goods));
            }
            let gain = cash - i64::from(tokens) * token;
            if gain > best.0 {
                let shipment = Shipment {
                    goods,
                    cash,
                    ships,
                    tokens,
                };
                best = (gain, shipment);
            }
        }
        best.1
    }

    /// Sends the ships, and says whether the Customs Office saved a token.
    pub(super) fn send(&mut self, shipment: &Shipment) -> bool {
        self.ships -= shipment.ships;
        self.ships_left -= shipment.ships;
        self.tokens = shipment.tokens;
        shipment.ships > shipment.tokens
    }
}
