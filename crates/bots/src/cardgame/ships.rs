//! Goods that are shipped because the home market does not take them.

use cardgame::{Card, CardGame, Company};

/// The ships of a company on the way through the rounds to come.
#[derive(Clone, Copy, Default)]
pub(super) struct Ships {
    pub(super) ships: u8,
    capacity: u8,
    tokens_left: u8,
    has_contract: bool,
    /// Whether a Customs Office can save a token in this decade.
    pub(super) saves: bool,
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
    pub(super) fn of(game: &CardGame, own: &Company) -> Ships {
        Ships {
            ships: own.ships,
            capacity: game.ship_capacity(own).max(1),
            tokens_left: game.components().shipping_tokens - own.tokens,
            has_contract: own.cards.contains(Card::Contract),
            saves: own.has_fresh(Card::CustomsOffice),
        }
    }

    /// The best shipment of goods that are left, where a token costs so much.
    pub(super) fn best(&self, game: &CardGame, left: u8, price: i64, token: i64) -> Shipment {
        let mut best = (0, Shipment::default());
        for ships in 1..=self.ships {
            let goods = left.min(ships * self.capacity);
            let tokens = ships - u8::from(self.saves);
            if tokens > self.tokens_left || goods <= (ships - 1) * self.capacity {
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

    pub(super) fn send(&mut self, shipment: &Shipment) {
        self.ships -= shipment.ships;
        self.tokens_left -= shipment.tokens;
        if shipment.ships > shipment.tokens {
            self.saves = false;
        }
    }
}
