//! Actions 6 and 7 of the expert game: extra production and early shipping.

use std::collections::BTreeSet;

use crate::referee::numbers::{CONTRACT_TABLE, card_goods, tile};
use crate::referee::referee::{Referee, Stop, Table};
use crate::referee::stores::Storing;
use crate::referee::words::*;

impl Referee<'_> {
    /// Steps of action 6, after these factories have produced.
    pub(crate) fn producing_steps(&self, seat: usize, used: &[(usize, usize)]) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let mut steps = BTreeSet::new();
        for good in player.open_goods() {
            if used.iter().any(|(other, _)| *other == good) {
                continue;
            }
            for cards in 0..=player.factory(good).workers.len() {
                let line = format!("produce {} {cards}", GOODS[good]);
                if player.has(EXTRA_SHIFT) {
                    steps.insert(format!("{line} shift"));
                }
                steps.insert(line);
            }
        }
        steps
    }

    /// Action 6.
    pub(crate) fn extra_production(&mut self, seat: usize, first: String) -> Result<(), Stop> {
        let mut used = Vec::new();
        let mut step = first;
        while step != "done" {
            let words = split(&step);
            let (good, cards) = (good_of(words[1]), number(words[2]) as usize);
            let mut made = self.table.goods_made(seat, good, cards);
            if words.len() > 3 {
                self.give_back(seat, EXTRA_SHIFT);
                made += 1;
            }
            self.store(seat, good, made, Storing::Due)?;
            used.push((good, cards));
            let mut choices = self.producing_steps(seat, &used);
            choices.insert("done".to_owned());
            step = self.ask(seat, "extra production", choices)?;
        }
        let costs = self.production_costs(seat, &used);
        self.pay(seat, costs);
        if self.table.players[seat].is_bankrupt {
            self.chair.note("bankrupt in extra production");
        }
        // The action phase goes player by player: nobody else fails at the same time.
        self.look_who_is_left()
    }

    /// Steps of action 7, after these goods were shipped.
    pub(crate) fn shipping_steps(&self, seat: usize, shipped: &[(usize, i32)]) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let total: i32 = shipped.iter().map(|(_, count)| count).sum();
        let mut steps = BTreeSet::new();
        for good in player.open_goods() {
            if shipped.iter().any(|(other, _)| *other == good) {
                continue;
            }
            let counts = 1..=player.stored_at(good);
            let counts = counts.filter(|count| self.can_ship(seat, total + count));
            steps.extend(counts.map(|count| format!("ship {} {count}", GOODS[good])));
        }
        steps
    }

    /// Action 7. It ships "any number": there is no home market that would buy the goods.
    pub(crate) fn early_shipping(&mut self, seat: usize, first: String) -> Result<(), Stop> {
        let mut shipped = Vec::new();
        let mut step = first;
        while step != "done" {
            let words = split(&step);
            let (good, count) = (good_of(words[1]), number(words[2]));
            let player = self.player(seat);
            player.money += count * tile(good, player.factory(good).side).ship;
            player.take_out(good, count);
            shipped.push((good, count));
            let mut choices = self.shipping_steps(seat, &shipped);
            choices.insert("done".to_owned());
            step = self.ask(seat, "early shipping", choices)?;
        }
        let total = shipped.iter().map(|(_, count)| count).sum();
        let player = self.player(seat);
        for good in player.open_goods() {
            player.trim(good);
        }
        // In the order of action 7: storehouses, then income (a Contract pays for all goods together), then
        // ships and their tokens.
        for good in 0..4 {
            if shipped.iter().any(|(other, _)| *other == good) {
                self.rehouse(seat, good)?;
                if self.table.players[seat].stored_at(good) > 0 {
                    self.chair.note("left in store by early shipping");
                }
            }
        }
        let player = self.player(seat);
        if player.has(CONTRACT) {
            player.money += CONTRACT_TABLE[total as usize];
        }
        self.use_ships(seat, total)
    }
}

impl Table {
    /// Goods that a factory makes with so many of its worker cards.
    pub(crate) fn goods_made(&self, seat: usize, good: usize, cards: usize) -> i32 {
        let factory = self.players[seat].factory(good);
        let of_cards = factory.workers[..cards].iter().enumerate();
        let of_cards = of_cards.map(|(position, card)| card_goods(position, card.side));
        tile(good, factory.side).goods + of_cards.sum::<i32>()
    }
}
