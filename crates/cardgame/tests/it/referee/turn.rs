//! The action phase: a player's turn, and which actions can be begun.

use std::collections::BTreeSet;

use crate::referee::numbers::{ARROWS_FROM, MOST_APPEAL, OFFICE, last_demand, tile};
use crate::referee::referee::{Referee, Stop, Table};
use crate::referee::words::*;

impl Referee<'_> {
    /// A turn: one action, price and appeal, one development.
    pub(crate) fn turn(&mut self, seat: usize) -> Result<(), Stop> {
        self.occasion += 1;
        self.given_back.clear();
        self.named_appeal = None;
        self.action(seat)?;
        if self.table.players[seat].is_bankrupt {
            return Ok(());
        }
        if self.table.players[seat].is_open(self.table.active()) {
            self.price_and_appeal(seat)?;
        }
        self.development(seat)
    }

    /// Step a.
    fn action(&mut self, seat: usize) -> Result<(), Stop> {
        loop {
            let mut choices = self.reactivations(seat);
            choices.insert("done".to_owned());
            choices.extend(self.first_steps(seat));
            let first = self.ask(seat, "action", choices)?;
            return match split(&first)[0] {
                "reactivate" => {
                    self.reactivate(seat, &first);
                    continue;
                }
                "build" | "upgrade" | "invent" => self.build_and_upgrade(seat, first),
                "employ" => self.employ(seat, first),
                "automate" => self.automate(seat, first),
                "quality" => self.add_quality(seat, first),
                "distribution" => self.add_distribution(seat, first),
                "buy" | "borrow" | "regain" => self.stock_exchange(seat, first),
                "produce" => self.extra_production(seat, first),
                "ship" => self.early_shipping(seat, first),
                _ => Ok(()),
            };
        }
    }

    /// How each action can begin.
    fn first_steps(&self, seat: usize) -> BTreeSet<String> {
        let mut steps = self.building_steps(seat, &Default::default());
        steps.extend(self.employing_steps(seat));
        steps.extend(self.automating_steps(seat, 0));
        steps.extend(self.quality_steps(seat, &self.values_now(seat, QUALITY), &[]));
        steps.extend(self.distribution_steps(seat, &self.values_now(seat, DISTRIBUTION), &[]));
        steps.extend(self.exchange_steps(seat, 0));
        if self.table.options.extra_production {
            steps.extend(self.producing_steps(seat, &[]));
        }
        if self.table.options.early_shipping {
            steps.extend(self.shipping_steps(seat, &[]));
        }
        steps
    }

    /// Card 9: other cards that can be made fresh.
    pub(crate) fn reactivations(&self, seat: usize) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        if !player.has_fresh(DEVELOPER) {
            return BTreeSet::new();
        }
        let turned = player.cards.iter().filter(|held| held.is_turned);
        turned
            .map(|held| format!("reactivate {}", held.card))
            .collect()
    }

    /// Card 9.
    pub(crate) fn reactivate(&mut self, seat: usize, line: &str) {
        let card = card_of(split(line)[1]);
        let player = self.player(seat);
        player.turn(card, false);
        player.turn(DEVELOPER, true);
    }

    /// Step b.
    pub(crate) fn price_and_appeal(&mut self, seat: usize) -> Result<(), Stop> {
        let good = self.table.active();
        let ways = self.table.ways(seat, good);
        let choices = ways.iter().map(|(appeal, _)| format!("appeal {appeal}"));
        let choice = self.ask(seat, "price and appeal", choices.collect())?;
        let total = number(split(&choice)[1]);
        let mut prices = ways.iter().filter(|(appeal, _)| *appeal == total);
        let (_, price) = *prices.next().expect("it was offered");
        assert!(
            prices.next().is_none(),
            "turning cards does not change the sum"
        );
        let factory = self.player(seat).factory_mut(good);
        factory.price = price;
        self.named_appeal = Some(total);
        let factory = self.player(seat).factory_mut(good);
        let from = factory.marker;
        let to = total.min(MOST_APPEAL);
        factory.marker = to;
        self.pass_arrows(good, from, to);
        Ok(())
    }

    /// Production a: the price is what lies there when goods are sold. An Engineer who has left since
    /// the appeal was named is missed in the price.
    pub(crate) fn count_coins_again(&mut self, seat: usize, good: usize) {
        let Some(total) = self.named_appeal.filter(|_| good == self.table.active()) else {
            return;
        };
        let ways = self.table.ways(seat, good);
        let (appeal, price) = *ways.first().expect("a factory has spots");
        let price = (appeal + price - total).max(0);
        let factory = self.player(seat).factory_mut(good);
        if factory.price != price {
            factory.price = price;
            self.chair.note("the price misses the Engineer");
        }
    }

    /// A marker moves along its track: each arrow that it passes moves the demand the same way.
    pub(crate) fn pass_arrows(&mut self, good: usize, from: i32, to: i32) {
        let (mut at, way) = (from, (to - from).signum());
        while at != to {
            let below = at.min(at + way);
            if below >= ARROWS_FROM {
                if way > 0 && self.table.demand[good] == last_demand(self.table.seats()) {
                    self.chair.note("demand stays at the top");
                }
                self.table.move_demand(good, way);
            }
            at += way;
        }
    }
}

impl Table {
    /// Step b: every way in which token, office and quality cards can lie, as appeal and price.
    pub(crate) fn ways(&self, seat: usize, good: usize) -> BTreeSet<(i32, i32)> {
        let player = &self.players[seat];
        let tile = tile(good, player.factory(good).side);
        let mut ways: BTreeSet<(i32, i32)> = BTreeSet::new();
        for (price, appeal) in tile.spots {
            ways.insert((appeal + player.distribution_at(good), price));
        }
        let cards = std::iter::once(OFFICE).chain(player.quality_at(good));
        for card in cards {
            ways = ways
                .into_iter()
                .flat_map(|(appeal, price)| [(appeal + card, price), (appeal, price + card)])
                .collect();
        }
        ways
    }
}
