//! Actions 1 to 3: build and upgrade, employ, automate.

use std::collections::BTreeSet;

use crate::referee::numbers::CARD_MACHINES;
use crate::referee::pieces::{Factory, WorkerCard};
use crate::referee::referee::{Referee, Stop};
use crate::referee::words::*;

/// What action 1 has done so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Building {
    has_built: bool,
    /// Factories that the Inventor has upgraded.
    invented: Vec<usize>,
}

/// The sides that a factory and its two worker cards get: decade II, or decade III.
fn upgraded(factory: &Factory, is_tile: bool, first: bool, second: bool) -> Factory {
    let mut factory = factory.clone();
    if is_tile {
        factory.side = 2;
    }
    for (position, card) in factory.workers.iter_mut().enumerate() {
        match position {
            0 if first => card.side = 2,
            1 if second => card.side = 3,
            _ => {}
        }
    }
    factory
}

/// Whether something of two factories shows another side.
fn differs(one: &Factory, other: &Factory) -> bool {
    let sides = |factory: &Factory| {
        let cards = factory.workers.iter().map(|card| card.side);
        cards.chain([factory.side]).collect::<Vec<u8>>()
    };
    sides(one) != sides(other)
}

impl Referee<'_> {
    /// What an upgrade makes of a factory in this decade.
    fn after_upgrade(&self, factory: &Factory) -> Factory {
        match self.table.decade() {
            1 => factory.clone(),
            2 => upgraded(factory, true, true, false),
            _ => upgraded(factory, true, true, true),
        }
    }

    /// What the Inventor makes of a factory: decade I becomes II, II becomes III.
    fn after_invention(&self, factory: &Factory) -> Factory {
        match factory.side {
            1 => upgraded(factory, true, true, false),
            _ => upgraded(factory, true, true, true),
        }
    }

    /// Steps of action 1.
    pub(crate) fn building_steps(&self, seat: usize, so_far: &Building) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let mut steps = BTreeSet::new();
        let has_inventor = match so_far.invented.len() {
            0 => player.has(INVENTOR),
            count => count < 2,
        };
        for (good, word) in GOODS.into_iter().enumerate() {
            match &player.factories[good] {
                None if self.table.produces_again(good) => {
                    steps.insert(format!("build {word}"));
                }
                None => {}
                Some(factory) => {
                    if differs(factory, &self.after_upgrade(factory)) {
                        steps.insert(format!("upgrade {word}"));
                    }
                    let changes = differs(factory, &self.after_invention(factory));
                    if has_inventor && changes && !so_far.invented.contains(&good) {
                        steps.insert(format!("invent {word}"));
                    }
                }
            }
        }
        steps
    }

    /// Action 1.
    pub(crate) fn build_and_upgrade(&mut self, seat: usize, first: String) -> Result<(), Stop> {
        let mut so_far = Building::default();
        let mut step = first;
        while step != "done" {
            let words = split(&step);
            let good = good_of(words[1]);
            match words[0] {
                "build" => {
                    let side = if self.table.decade() == 1 { 1 } else { 2 };
                    self.player(seat).factories[good] = Some(Factory::new(side));
                    if !so_far.has_built {
                        self.add_workers();
                    }
                    so_far.has_built = true;
                }
                "upgrade" => {
                    let factory = self.after_upgrade(self.table.players[seat].factory(good));
                    *self.player(seat).factory_mut(good) = factory;
                }
                _ => {
                    let factory = self.after_invention(self.table.players[seat].factory(good));
                    *self.player(seat).factory_mut(good) = factory;
                    if so_far.invented.is_empty() {
                        self.give_back(seat, INVENTOR);
                    }
                    so_far.invented.push(good);
                }
            }
            let mut choices = self.building_steps(seat, &so_far);
            choices.insert("done".to_owned());
            step = self.ask(seat, "build and upgrade", choices)?;
        }
        Ok(())
    }

    /// Steps of action 2.
    pub(crate) fn employing_steps(&self, seat: usize) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let goods = player.open_goods().into_iter();
        goods
            .filter(|good| player.factory(*good).workers.len() < 2)
            .filter(|good| self.table.produces_again(*good))
            .map(|good| format!("employ {}", GOODS[good]))
            .collect()
    }

    /// Action 2.
    pub(crate) fn employ(&mut self, seat: usize, first: String) -> Result<(), Stop> {
        let mut step = first;
        let mut has_employed = false;
        while step != "done" {
            let good = good_of(split(&step)[1]);
            let decade = self.table.decade();
            let workers = &mut self.player(seat).factory_mut(good).workers;
            // The side of the decade, or of the one before where the card does not show it.
            let side = match (workers.len(), decade) {
                (0, 1) => 1,
                (0, _) => 2,
                (_, 3) => 3,
                (_, _) => 1,
            };
            workers.push(WorkerCard {
                side,
                is_rotated: false,
                has_token: false,
            });
            if !has_employed {
                self.add_workers();
            }
            has_employed = true;
            let mut choices = self.employing_steps(seat);
            choices.insert("done".to_owned());
            step = self.ask(seat, "employ", choices)?;
        }
        Ok(())
    }

    /// Steps of action 3, after so many machines.
    pub(crate) fn automating_steps(&self, seat: usize, added: i32) -> BTreeSet<String> {
        let player = &self.table.players[seat];
        let token = player.token();
        let mut steps = BTreeSet::new();
        if added >= player.allowed(MACHINERY) {
            return steps;
        }
        for good in player.open_goods() {
            for (position, card) in player.factory(good).workers.iter().enumerate() {
                let is_single = CARD_MACHINES[good][position] == 1;
                let is_begun = token == Some((good, position));
                let can = !card.is_rotated && (is_single || is_begun || token.is_none());
                // A card that was begun in an earlier turn comes first.
                let is_due = added > 0 || token.is_none() || is_begun;
                if can && is_due {
                    steps.insert(format!("automate {} {}", GOODS[good], position + 1));
                }
            }
        }
        steps
    }

    /// Action 3.
    pub(crate) fn automate(&mut self, seat: usize, first: String) -> Result<(), Stop> {
        let mut step = first;
        let mut added = 0;
        while step != "done" {
            let words = split(&step);
            let good = good_of(words[1]);
            let position = number(words[2]) as usize - 1;
            let card = &mut self.player(seat).factory_mut(good).workers[position];
            if CARD_MACHINES[good][position] == 2 && !card.has_token {
                card.has_token = true;
            } else {
                card.has_token = false;
                card.is_rotated = true;
            }
            added += 1;
            let mut choices = self.automating_steps(seat, added);
            choices.insert("done".to_owned());
            step = self.ask(seat, "automate", choices)?;
        }
        Ok(())
    }
}
