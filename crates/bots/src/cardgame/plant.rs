//! A factory as production sees it.

use cardgame::{Card, CardGame, Company, Factory, Good};

/// What a factory makes, what that costs, and which prices it can have.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Plant {
    /// The totals of appeal without distribution, as bits.
    pub(super) totals: u64,
    /// Price and appeal together, without distribution.
    pub(super) sum: u8,
    pub(super) made: u8,
    pub(super) workers: u8,
    pub(super) machines: u8,
    /// Workers for whom the Foreman saves.
    pub(super) led: u8,
    pub(super) fixed: u8,
    pub(super) ship_price: u8,
}

impl Plant {
    pub(super) fn of(game: &CardGame, own: &Company, good: Good, factory: &Factory) -> Plant {
        let components = game.components();
        let numbers = &components.cards;
        let tile = &components.factories[good.index()][usize::from(factory.side) - 1];
        let bare = Factory {
            distribution: 0,
            ..*factory
        };
        let (mut workers, mut machines) = (tile.workers, 0);
        for position in 0..2 {
            if factory.workers[position] > 0 {
                let card = &components.workers[good.index()][position];
                workers += card.workers - factory.machines[position];
                machines += factory.machines[position];
            }
        }
        let led = match own.foreman == Some(good) {
            true => workers.min(numbers.foreman_workers),
            false => 0,
        };
        if own.cards.contains(Card::Workshop) {
            machines = machines.saturating_sub(numbers.workshop_machines);
        }
        let fixed = match own.cards.contains(Card::Developer) {
            true => tile.fixed.saturating_sub(numbers.developer_saves),
            false => tile.fixed,
        };
        Plant {
            totals: game.reachable(&bare, good),
            sum: game.worth(factory, good).min(u8::MAX.into()) as u8,
            made: game.output(factory, good, 2),
            workers,
            machines,
            led,
            fixed,
            ship_price: tile.ship_price,
        }
    }

    /// The factory as it will be in a decade if it is upgraded once it is time (action 1).
    pub(super) fn upgraded(factory: &Factory, decade: u8) -> Factory {
        let mut later = *factory;
        if decade > 0 {
            later.side = 2;
            later.workers[0] = if factory.workers[0] > 0 { 2 } else { 0 };
        }
        if decade > 1 && factory.workers[1] > 0 {
            later.workers[1] = 3;
        }
        later
    }

    /// What a production costs at this wage (production c).
    pub(super) fn costs(&self, game: &CardGame, wage: u8) -> i64 {
        let saved = game.components().cards.foreman_saves.min(wage);
        let maintenance = i64::from(game.components().maintenance);
        i64::from(self.workers) * i64::from(wage) - i64::from(self.led) * i64::from(saved)
            + i64::from(self.machines) * maintenance
            + i64::from(self.fixed)
    }
}
