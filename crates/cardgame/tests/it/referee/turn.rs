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
        let laid = self.table.laid_for(seat, good, total);
        let player = self.player(seat);
        for (card, shows_appeal) in laid.cards {
            player.quality[card].shows_appeal = shows_appeal;
        }
        let factory = player.factory_mut(good);
        factory.spot = laid.spot;
        factory.office_shows_appeal = laid.office_shows_appeal;
        factory.price = laid.price;
        let from = factory.marker;
        let to = total.min(MOST_APPEAL);
        factory.marker = to;
        self.pass_arrows(good, from, to);
        Ok(())
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

/// A way in which token, office and quality cards of a factory can lie.
#[derive(Clone, Debug)]
struct Laid {
    spot: usize,
    office_shows_appeal: bool,
    /// Quality cards by their place in the list of the player.
    cards: Vec<(usize, bool)>,
    appeal: i32,
    price: i32,
}

impl Laid {
    /// The way with one card more, on either side.
    fn with_card(&self, value: i32, shows_appeal: bool) -> Laid {
        let mut laid = self.clone();
        match shows_appeal {
            true => laid.appeal += value,
            false => laid.price += value,
        }
        laid
    }
}

impl Table {
    /// Step b: every way in which token, office and quality cards can lie.
    fn all_ways(&self, seat: usize, good: usize) -> Vec<Laid> {
        let player = &self.players[seat];
        let tile = tile(good, player.factory(good).side);
        let spots = tile.spots.into_iter().enumerate();
        let mut ways: Vec<Laid> = spots
            .map(|(spot, (price, appeal))| Laid {
                spot,
                office_shows_appeal: false,
                cards: Vec::new(),
                appeal: appeal + player.distribution_at(good),
                price,
            })
            .flat_map(|laid| {
                [false, true].map(|shows_appeal| Laid {
                    office_shows_appeal: shows_appeal,
                    ..laid.with_card(OFFICE, shows_appeal)
                })
            })
            .collect();
        for (index, card) in player.quality.iter().enumerate() {
            let Some((_, value)) = card.at.filter(|(place, _)| *place == good) else {
                continue;
            };
            ways = ways
                .iter()
                .flat_map(|laid| {
                    [false, true].map(|shows_appeal| {
                        let mut laid = laid.with_card(value, shows_appeal);
                        laid.cards.push((index, shows_appeal));
                        laid
                    })
                })
                .collect();
        }
        ways
    }

    /// Step b: every total appeal with its price.
    pub(crate) fn ways(&self, seat: usize, good: usize) -> BTreeSet<(i32, i32)> {
        let ways = self.all_ways(seat, good).into_iter();
        ways.map(|laid| (laid.appeal, laid.price)).collect()
    }

    /// The way with a total appeal that suits the player best, and of those the one that turns the fewest of
    /// token, office and quality cards.
    ///
    /// The rule book leaves it to the player, and price and appeal are the same. Only the side of the Engineer
    /// can matter before the good is active again: given back in step c, one that shows price takes coins away
    /// and one that shows appeal does not. Of ways that turn equally many, the cards that show appeal are the
    /// fewest of 1, then of 2, then it is rather not the large card, and then rather not the office.
    fn laid_for(&self, seat: usize, good: usize, total: i32) -> Laid {
        let ways = self.all_ways(seat, good).into_iter();
        let ways: Vec<Laid> = ways.filter(|laid| laid.appeal == total).collect();
        let prices: BTreeSet<i32> = ways.iter().map(|laid| laid.price).collect();
        assert_eq!(prices.len(), 1, "turning cards does not change the sum");
        let player = &self.players[seat];
        let factory = player.factory(good);
        let rank = |laid: &Laid| {
            let is_turned = |card: &&(usize, bool)| player.quality[card.0].shows_appeal != card.1;
            let turned = laid.cards.iter().filter(is_turned).count()
                + usize::from(laid.spot != factory.spot)
                + usize::from(laid.office_shows_appeal != factory.office_shows_appeal);
            let as_appeal = laid.cards.iter().filter(|(_, shows_appeal)| *shows_appeal);
            let values: Vec<i32> = as_appeal
                .filter_map(|(card, _)| player.quality[*card].at)
                .map(|(_, value)| value)
                .collect();
            let count = |sought: [i32; 2]| {
                let found = values.iter().filter(|value| sought.contains(value));
                found.count()
            };
            let shown = [[1, 1], [2, 2], [3, 4]].map(count);
            let engineer_as_appeal = count([5, 6]);
            let rest = (turned, shown, laid.office_shows_appeal);
            (std::cmp::Reverse(engineer_as_appeal), rest)
        };
        let least = ways.into_iter().min_by_key(rank);
        least.expect("it was offered")
    }
}
