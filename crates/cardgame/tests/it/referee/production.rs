//! The production phase.

use std::collections::BTreeSet;

use crate::referee::numbers::{CONTRACT_TABLE, MOST_SHIPS_USED, SHIPPING_TOKENS, tile};
use crate::referee::referee::{Referee, Stop};
use crate::referee::stores::Storing;
use crate::referee::words::*;

/// Whether somebody says yes to what was offered beside `done`.
fn offer(line: &str) -> BTreeSet<String> {
    BTreeSet::from([line.to_owned(), "done".to_owned()])
}

impl Referee<'_> {
    /// Production a to e.
    pub(crate) fn production_phase(&mut self) -> Result<(), Stop> {
        let good = self.table.active();
        let producing: Vec<usize> = self
            .table
            .clockwise(self.table.start)
            .into_iter()
            .filter(|seat| {
                let player = &self.table.players[*seat];
                !player.is_bankrupt && player.is_open(good)
            })
            .collect();
        let mut sellers = Vec::new();
        for seat in &producing {
            self.occasion += 1;
            let sold = self.produce(*seat, good)?;
            if sold >= 2 && !self.table.players[*seat].is_bankrupt {
                sellers.push(*seat);
            }
        }
        // They produce "simultaneously": all pay before anybody is alone.
        self.look_who_is_left()?;
        self.share_values(good, &sellers)?;
        for seat in producing {
            let player = self.player(seat);
            for card in &mut player.distribution {
                // Rotated, flipped or, from 1, removed.
                card.at = match card.at {
                    Some((place, 1)) if place == good => None,
                    Some((place, value)) if place == good => Some((place, value - 1)),
                    at => at,
                };
            }
        }
        Ok(())
    }

    /// Production a to c of one player; gives the goods sold to the home market.
    fn produce(&mut self, seat: usize, good: usize) -> Result<i32, Stop> {
        let cards = self.table.players[seat].factory(good).workers.len();
        let mut made = self.table.goods_made(seat, good, cards);
        if self.table.players[seat].has(EXTRA_SHIFT) {
            let line = format!("use {EXTRA_SHIFT}");
            if self.ask(seat, "extra shift", offer(&line))? == line {
                self.give_back(seat, EXTRA_SHIFT);
                made += 1;
            }
        }
        let limit = self.selling_limit(seat, good, made)?;
        let mut sold = made.min(limit);
        let mut fresh = made - sold;
        let stored = self.table.players[seat].stored_at(good);
        if made < limit && stored > 0 {
            let counts = 1..=stored.min(limit - made);
            let mut choices: BTreeSet<String> =
                counts.map(|count| format!("sell {count}")).collect();
            choices.insert("done".to_owned());
            let choice = self.ask(seat, "sell stored goods", choices)?;
            if let ["sell", count] = split(&choice)[..] {
                sold += number(count);
                self.player(seat).take_out(good, number(count));
            }
        }
        let player = self.player(seat);
        player.money += sold * player.factory(good).price;
        self.ship_leftovers(seat, good, &mut fresh, limit - sold)?;
        if fresh > 0 {
            self.store(seat, good, fresh, Storing::Voluntary)?;
        } else if self.table.players[seat].stored_at(good) < stored {
            self.rehouse(seat, good)?;
        }
        if self.table.demand_value(good) == 0 {
            self.chair.note("produced at demand 0");
        }
        let costs = self.production_costs(seat, &[(good, cards)]);
        self.pay(seat, costs);
        Ok(sold)
    }

    /// Production a: the most that may be sold, with Patrons.
    fn selling_limit(&mut self, seat: usize, good: usize, made: i32) -> Result<i32, Stop> {
        let appeal = self.table.players[seat].factory(good).marker;
        let demand = self.table.demand_value(good);
        if appeal <= demand {
            return Ok(0);
        }
        let mut limit = appeal - demand;
        loop {
            let player = &self.table.players[seat];
            let patrons: Vec<CardType> = CARDS
                .into_iter()
                .filter(|card| is_patron_of(card, good) && player.has_fresh(card))
                .collect();
            let has_goods = made + player.stored_at(good) > limit;
            if limit >= appeal || patrons.is_empty() || !has_goods {
                return Ok(limit);
            }
            let mut choices: BTreeSet<String> =
                patrons.iter().map(|card| format!("use {card}")).collect();
            choices.insert("done".to_owned());
            let choice = self.ask(seat, "patron", choices)?;
            let ["use", card] = split(&choice)[..] else {
                return Ok(limit);
            };
            self.player(seat).turn(card_of(card), true);
            limit += 1;
        }
    }

    /// Ships that so many goods need.
    fn ships_for(&self, seat: usize, goods: i32) -> i32 {
        let carries = self.table.players[seat].allowed(SHIP);
        (goods + carries - 1) / carries
    }

    /// Whether there are ships for so many goods: "up to 9 ships during the whole game", whatever a Customs Office
    /// makes of their tokens.
    pub(crate) fn can_ship(&self, seat: usize, goods: i32) -> bool {
        let player = &self.table.players[seat];
        let ships = self.ships_for(seat, goods);
        ships <= player.ships && player.ships_used + ships <= MOST_SHIPS_USED
    }

    /// Production b: shipping. Fresh goods go before stored ones.
    ///
    /// Leftovers are goods "that you could not sell to the home market": stored ones that it would still
    /// buy stay in store.
    fn ship_leftovers(
        &mut self,
        seat: usize,
        good: usize,
        fresh: &mut i32,
        home_would_buy: i32,
    ) -> Result<(), Stop> {
        let stored = self.table.players[seat].stored_at(good);
        if stored > 0 && home_would_buy > 0 {
            self.chair.note("stored goods that home would buy");
        }
        let pool = *fresh + (stored - home_would_buy).max(0);
        let mut choices: BTreeSet<String> = (1..=pool)
            .filter(|count| self.can_ship(seat, *count))
            .map(|count| format!("ship {} {count}", GOODS[good]))
            .collect();
        choices.insert("done".to_owned());
        let choice = self.ask(seat, "ship", choices)?;
        let ["ship", _, count] = split(&choice)[..] else {
            return Ok(());
        };
        let count = number(count);
        let from_fresh = count.min(*fresh);
        *fresh -= from_fresh;
        let player = self.player(seat);
        player.take_out(good, count - from_fresh);
        player.money += count * tile(good, player.factory(good).side).ship;
        if player.has(CONTRACT) {
            player.money += CONTRACT_TABLE[count as usize];
        }
        self.use_ships(seat, count)
    }

    /// Ships sail, and a token is added for each, or one fewer with the Customs Office.
    pub(crate) fn use_ships(&mut self, seat: usize, goods: i32) -> Result<(), Stop> {
        let ships = self.ships_for(seat, goods);
        self.player(seat).ships -= ships;
        let mut tokens = ships;
        if self.table.players[seat].has_fresh(CUSTOMS_OFFICE) {
            let line = format!("use {CUSTOMS_OFFICE}");
            if self.ask(seat, "customs office", offer(&line))? == line {
                self.player(seat).turn(CUSTOMS_OFFICE, true);
                tokens -= 1;
            }
        }
        let player = self.player(seat);
        player.tokens += tokens;
        player.ships_used += ships;
        if player.ships_used == MOST_SHIPS_USED && player.tokens < SHIPPING_TOKENS {
            self.chair.note("nine ships and fewer tokens");
        }
        Ok(())
    }

    /// Production d: share values of those who sold two goods at least.
    fn share_values(&mut self, good: usize, sellers: &[usize]) -> Result<(), Stop> {
        for seat in sellers {
            self.player(*seat).value += 1;
        }
        let appeal = |seat: &usize| self.table.players[*seat].factory(good).marker;
        let Some(mut highest) = sellers.iter().map(appeal).max() else {
            return Ok(());
        };
        let neutral = self
            .table
            .neutral
            .filter(|_| self.table.options.neutral_competes);
        if let Some(neutral) = neutral {
            highest = highest.max(neutral[good]);
        }
        let mut top: Vec<usize> = sellers.to_vec();
        top.retain(|seat| appeal(seat) == highest);
        let is_tied_with_neutral = neutral.is_some_and(|neutral| neutral[good] == highest);
        if is_tied_with_neutral {
            let is_blocked = top.is_empty();
            let what = if is_blocked {
                "neutral is highest"
            } else {
                "neutral is tied"
            };
            self.chair.note(what);
        }
        let rivals = top.len() + usize::from(is_tied_with_neutral);
        if rivals > 1 {
            self.chair.note("tie for the highest appeal");
        }
        for seat in top {
            let line = match rivals {
                1 => "bonus".to_owned(),
                _ if self.table.players[seat].has_fresh(ENTREPRENEUR) => {
                    format!("use {ENTREPRENEUR}")
                }
                _ => continue,
            };
            self.occasion += 1;
            if self.ask(seat, "highest appeal", offer(&line))? == line {
                self.player(seat).value += 1;
                if rivals > 1 {
                    self.player(seat).turn(ENTREPRENEUR, true);
                }
            }
        }
        Ok(())
    }
}
