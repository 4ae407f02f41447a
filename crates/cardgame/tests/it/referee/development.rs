//! Step c: one development, and taking and giving back cards.

use std::collections::BTreeSet;

use crate::referee::exchange::half;
use crate::referee::numbers::{decade_of, lifted_by};
use crate::referee::pieces::{DistributionCard, Held, QualityCard, Storehouse};
use crate::referee::referee::{Referee, Stop};
use crate::referee::words::*;

impl Referee<'_> {
    /// Developments of the board that can be taken now.
    pub(crate) fn steps_of(&self, seat: usize) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let restricted = self.table.options.decade_restrictions;
        let may = |track: &&str| {
            let next = player.levels[*track] + 1;
            let is_lifted = lifted_by(track).is_some_and(|card| player.has(card));
            next <= 2 && (!restricted || is_lifted || decade_of(track, next) <= self.table.decade())
        };
        let tracks = TRACKS.into_iter().filter(may);
        tracks.map(|track| format!("develop {track}")).collect()
    }

    /// Types that a player could take from the supply if there were room.
    fn obtainable(&self, seat: usize) -> Vec<CardType> {
        let player = &self.table.players[seat];
        CARDS
            .into_iter()
            .filter(|card| self.table.supplied(card) > 0)
            .filter(|card| !player.has(card) && !self.given_back.contains(card))
            .collect()
    }

    fn is_full(&self, seat: usize) -> bool {
        let player = &self.table.players[seat];
        player.cards.len() as i32 >= player.allowed(LIMIT)
    }

    /// Cards that can be taken now.
    pub(crate) fn takes_of(&self, seat: usize) -> BTreeSet<String> {
        if self.is_full(seat) {
            return BTreeSet::new();
        }
        let cards = self.obtainable(seat).into_iter();
        cards.map(|card| format!("take {card}")).collect()
    }

    /// Moves a development marker.
    pub(crate) fn develop(&mut self, seat: usize, track: &str) {
        *self.player(seat).levels.get_mut(track).expect("it") += 1;
    }

    /// A card comes from the supply to a player.
    pub(crate) fn gain(&mut self, seat: usize, card: CardType) {
        let mut supply = self.table.supply.iter();
        let place = supply.position(|other| *other == card);
        self.table
            .supply
            .remove(place.expect("it is in the supply"));
        self.chair.note(&format!("gained {card}"));
        let player = self.player(seat);
        player.cards.push(Held {
            card,
            is_turned: false,
            at: None,
        });
        match card {
            PATENT => player.distribution.push(DistributionCard {
                is_patent: true,
                at: None,
            }),
            ENGINEER => {
                player.is_engineered = true;
                player.quality.push(QualityCard {
                    sides: [5, 6],
                    at: None,
                    shows_appeal: false,
                });
            }
            STOREHOUSE => player.storehouses.push(Storehouse { holds: 4, at: None }),
            _ => {}
        }
    }

    /// A card goes back to the supply, with what lies on it.
    pub(crate) fn give_back(&mut self, seat: usize, card: CardType) {
        self.given_back.push(card);
        let player = &self.table.players[seat];
        let is_at_work = match card {
            PATENT => player
                .distribution
                .iter()
                .any(|card| card.is_patent && card.at.is_some()),
            STOREHOUSE => player
                .storehouses
                .iter()
                .any(|house| house.holds == 4 && house.at.is_some()),
            ENGINEER => player
                .quality
                .iter()
                .any(|card| card.sides == [5, 6] && card.at.is_some()),
            _ => false,
        };
        if is_at_work {
            self.chair.note(&format!("given back at a factory: {card}"));
        }
        self.table.supply.push(card);
        let player = self.player(seat);
        player.cards.retain(|held| held.card != card);
        match card {
            PATENT => player.distribution.retain(|card| !card.is_patent),
            ENGINEER => player.quality.retain(|card| card.sides != [5, 6]),
            STOREHOUSE => {
                let big = player.storehouses.iter().find(|house| house.holds == 4);
                if let Some((good, _)) = big.expect("it").at {
                    player.remove_house(good, 4);
                }
                player.storehouses.retain(|house| house.holds != 4);
            }
            _ => {}
        }
    }

    /// Card 5: laid at a factory at once.
    pub(crate) fn lay_foreman(&mut self, seat: usize) -> Result<(), Stop> {
        let goods = self.table.players[seat].open_goods().into_iter();
        let choices = goods.map(|good| format!("foreman {}", GOODS[good]));
        let choice = self.ask(seat, "foreman", choices.collect())?;
        let good = good_of(split(&choice)[1]);
        let mut cards = self.player(seat).cards.iter_mut();
        let foreman = cards.find(|held| held.card == FOREMAN);
        foreman.expect("it was taken").at = Some(good);
        Ok(())
    }

    /// All choices of step c.
    fn development_choices(&self, seat: usize) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let mut choices = self.reactivations(seat);
        choices.insert("done".to_owned());
        choices.extend(self.steps_of(seat));
        choices.extend(self.takes_of(seat));
        if self.is_full(seat) {
            for old in &player.cards {
                let new = self.obtainable(seat).into_iter();
                choices.extend(new.map(|new| format!("swap {} {new}", old.card)));
            }
        }
        if player.has(BROKER) {
            let counts = (1..=2).filter(|count| count * half(player.value) <= player.money);
            choices.extend(counts.map(|count| format!("broker {count}")));
        }
        if player.has(INVENTOR) && self.table.options.decade_restrictions {
            for (place, one) in TRACKS.into_iter().enumerate() {
                for other in &TRACKS[place + 1..] {
                    if player.levels[one] < 2 && player.levels[other] < 2 {
                        choices.insert(format!("develop {one} {other}"));
                    }
                }
            }
        }
        choices
    }

    /// Step c.
    pub(crate) fn development(&mut self, seat: usize) -> Result<(), Stop> {
        loop {
            let choices = self.development_choices(seat);
            let choice = self.ask(seat, "development", choices)?;
            match split(&choice)[..] {
                ["reactivate", _] => {
                    self.reactivate(seat, &choice);
                    continue;
                }
                ["develop", track] => self.develop(seat, track_of(track)),
                ["develop", one, other] => {
                    self.give_back(seat, INVENTOR);
                    self.develop(seat, track_of(one));
                    self.develop(seat, track_of(other));
                }
                ["take", card] => {
                    self.gain(seat, card_of(card));
                    if card == FOREMAN {
                        self.lay_foreman(seat)?;
                    }
                    if card == DEVELOPER {
                        self.use_new_developer(seat)?;
                    }
                }
                ["swap", old, new] => self.swap(seat, card_of(old), card_of(new))?,
                ["broker", count] => {
                    self.give_back(seat, BROKER);
                    let player = self.player(seat);
                    player.money -= number(count) * half(player.value);
                    player.shares += number(count);
                }
                _ => {}
            }
            return Ok(());
        }
    }

    /// Card 9: a Developer who was just taken may be used before the turn is over.
    fn use_new_developer(&mut self, seat: usize) -> Result<(), Stop> {
        let mut choices = self.reactivations(seat);
        choices.insert("done".to_owned());
        let choice = self.ask(seat, "new developer", choices)?;
        if choice != "done" {
            self.reactivate(seat, &choice);
        }
        Ok(())
    }

    /// A card for another one.
    fn swap(&mut self, seat: usize, old: CardType, new: CardType) -> Result<(), Stop> {
        let mut quality = self.table.players[seat].quality.iter();
        let engineer = quality.find(|card| card.sides == [5, 6]);
        let engineer = engineer.and_then(|card| Some((card.at?, card.shows_appeal)));
        self.give_back(seat, old);
        self.gain(seat, new);
        if let (ENGINEER, Some(((good, worth), shows_appeal))) = (old, engineer) {
            self.add_coins(seat, good, -worth, shows_appeal);
            let laid = self.replace_engineer(seat, good, worth, shows_appeal)?;
            self.add_coins(seat, good, laid, shows_appeal);
        }
        if new == FOREMAN {
            self.lay_foreman(seat)?;
        }
        if new == DEVELOPER {
            self.use_new_developer(seat)?;
        }
        Ok(())
    }

    /// Production a: "the sum of all the coins" when goods are sold. Cards that come or go in step c
    /// change the price of the active good by the coins that they show; its marker moved in step b.
    fn add_coins(&mut self, seat: usize, good: usize, coins: i32, shows_appeal: bool) {
        if good != self.table.active() {
            return;
        }
        let what = match shows_appeal {
            true => "an Engineer that showed appeal leaves the price alone",
            false => "the price misses the Engineer",
        };
        if !shows_appeal {
            self.player(seat).factory_mut(good).price += coins;
        }
        if coins < 0 {
            self.chair.note(what);
        }
    }
}
