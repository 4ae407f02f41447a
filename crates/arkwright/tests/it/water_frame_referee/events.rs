//! The events (player's book 1.9).

use crate::water_frame_referee::agenda::{Question, Step, Task, Venue};
use crate::water_frame_referee::numbers::{HIGHEST_DISTRIBUTION, WORKERS};
use crate::water_frame_referee::referee::Referee;
use crate::water_frame_referee::words::{Choice, EVENTS, event};

impl Referee {
    /// An event takes place.
    pub(crate) fn happen(&mut self, which: usize) {
        self.met(format!("event {}", EVENTS[which]));
        match which {
            event::BUREAUCRACY => self.table.bureaucracy = true,
            event::CROWN_JUBILEE => {
                for company in &mut self.table.companies {
                    company.jubilee = true;
                }
            }
            event::CREDIT_CRISIS => {
                for seat in self.order() {
                    let tenth = (self.table.companies[seat].cash + 5) / 10;
                    self.pay(seat, tenth);
                }
            }
            event::WAR_ON_THE_CONTINENT => self.war_on_the_continent(),
            event::LOBBY => {
                let asks = self.in_turn(|seat| Question::Special(seat, Venue::Lobby));
                self.plan(asks);
            }
            event::MADE_IN_ENGLAND => {
                for _ in 0..2 {
                    let asks = self.in_turn(Question::MadeInEngland);
                    self.plan(asks);
                }
            }
            event::LUDDISM => {
                self.smashed = [[false; 4]; 4];
                self.plan(vec![Task::Do(Step::Luddism)]);
            }
            event::NAVIGATION_ACTS => {
                self.table.navigation = true;
                self.table.importers = self.table.importers.map(|space| space.saturating_sub(2));
            }
            event::OPIUM_WAR => self.table.opium = true,
            event::RECESSION => {
                for company in &mut self.table.companies {
                    company.step_back(2);
                }
            }
            event::ROYAL_SOCIETY => {
                for company in &mut self.table.companies {
                    let levels = company
                        .factories
                        .iter()
                        .flatten()
                        .map(|factory| factory.level);
                    let highest = u32::from(levels.max().unwrap_or(0));
                    company.cash += 4 * highest + 2 * company.tile_count() as u32;
                }
            }
            event::SOCIAL_UNREST => {
                for seat in self.order() {
                    let workers = self.table.companies[seat].workers();
                    self.pay(seat, workers.into());
                }
            }
            event::THREAT_OF_STRIKE => self.table.strike = true,
            event::WORLD_EXHIBITION => {
                let removed = self.available().min(4);
                let from_market = removed.min(WORKERS - self.table.empty);
                self.table.empty += from_market;
                self.table.fired -= removed - from_market;
                self.table.boxed += removed;
            }
            event::ECONOMIC_CRISIS => self.return_workers(5),
            event::END_OF_GAME => {
                let asks = self.in_turn(Question::FinalExchange).into_iter();
                let mut tasks: Vec<Task> = asks
                    .flat_map(|ask| [Task::Do(Step::OpenExchange), ask])
                    .collect();
                tasks.push(Task::Do(Step::Penalties));
                self.plan(tasks);
            }
            other => panic!("no event {other}"),
        }
    }

    /// Distribution and price rise. A factory on distribution 4 is left alone, as the text says; where
    /// only the price cannot rise, for the end of the scale or for goods that have to lie on the next
    /// space, distribution rises alone: "all possible effects are put in place".
    fn war_on_the_continent(&mut self) {
        for company in &mut self.table.companies {
            for good in 0..4 {
                let highest = company.highest_price(good);
                let Some(factory) = &mut company.factories[good] else {
                    continue;
                };
                if factory.distribution == HIGHEST_DISTRIBUTION {
                    continue;
                }
                factory.distribution += 1;
                if factory.price < highest {
                    factory.price += 1;
                } else {
                    let what = "price held back in the war".to_owned();
                    *self.met.entry(what).or_default() += 1;
                }
            }
        }
    }

    pub(crate) fn can_advertise(&self, seat: usize) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        for good in 0..4 {
            let now = self.factory(seat, good).map(|factory| factory.distribution);
            if let Some(now) = now.filter(|now| *now < HIGHEST_DISTRIBUTION) {
                choices.push(Choice::Distribute(good, now + 1));
            }
        }
        choices
    }

    pub(crate) fn advertise(&mut self, seat: usize, choice: Choice) {
        if let Choice::Distribute(good, value) = choice {
            self.factory_mut(seat, good).distribution = value;
        }
    }

    /// One round of Luddism, and further ones while somebody has a machine to lose.
    pub(crate) fn luddism(&mut self) {
        if (0..self.players).all(|seat| self.can_smash(seat).is_empty()) {
            return;
        }
        let mut tasks = self.in_turn(Question::Luddism);
        tasks.push(Task::Do(Step::Luddism));
        self.plan(tasks);
    }

    pub(crate) fn can_smash(&self, seat: usize) -> Vec<Choice> {
        let mut choices = Vec::new();
        for good in (0..4).filter(|good| !self.smashed[seat][*good]) {
            let machines = self
                .factory(seat, good)
                .map_or([0; 4], |factory| factory.machines);
            let rows = (0..4).filter(|row| machines[*row] > 0 && self.available() > 0);
            choices.extend(rows.map(|row| Choice::Smash(good, row + 1)));
        }
        choices
    }

    pub(crate) fn smash(&mut self, seat: usize, choice: Choice) {
        let Choice::Smash(good, row) = choice else {
            panic!("{choice}");
        };
        self.take_fired_worker();
        self.factory_mut(seat, good).machines[row - 1] -= 1;
        self.smashed[seat][good] = true;
    }
}
