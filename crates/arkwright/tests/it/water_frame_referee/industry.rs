//! The actions factory, workers, machinery, quality and distribution (II.2.1 to II.2.5).

use crate::water_frame_referee::agenda::Question;
use crate::water_frame_referee::numbers::{
    COST, DEVELOPER, HIGHEST_DISTRIBUTION, HIGHEST_QUALITY, INVENTOR_KEPT, LAST_DECADE, MOST_MOVES,
    PATENT, PATENT_LEVELS, ROW_SPACES, WORKSHOP, distribution_limit, machine_costs, quality_costs,
};
use crate::water_frame_referee::referee::Referee;
use crate::water_frame_referee::words::{Choice, Kind, Marker, Place, tile};

impl Referee {
    pub(crate) fn main_choices(&self, seat: usize) -> Vec<Choice> {
        let mut choices = match self.action.marker.kind() {
            Some(Kind::Factory) => self.factory_choices(seat),
            Some(Kind::Workers) => self.workers_choices(seat),
            Some(Kind::Machinery) => self.machinery_choices(seat),
            Some(Kind::Quality) => self.quality_choices(seat),
            Some(Kind::Distribution) => self.distribution_choices(seat),
            Some(Kind::Exchange) => self.exchange_choices(seat),
            Some(Kind::Production) => self.production_choices(seat),
            None => self.delivery_choices(seat),
        };
        choices.push(Choice::Done);
        choices
    }

    pub(crate) fn main(&mut self, seat: usize, choice: Choice) {
        if choice == Choice::Done {
            self.main_over(seat);
            return;
        }
        match self.action.marker.kind() {
            Some(Kind::Factory) => self.factory_step(seat, choice),
            Some(Kind::Workers) => self.workers_step(seat, choice),
            Some(Kind::Machinery) => self.machinery_step(seat, choice),
            Some(Kind::Quality) => self.quality_step(seat, choice),
            Some(Kind::Distribution) => self.distribution_step(seat, choice),
            Some(Kind::Exchange) => {
                self.deal(seat, choice);
                self.ask(Question::Main(seat));
            }
            Some(Kind::Production) => self.produce(seat, choice),
            None => self.deliver(seat, choice),
        }
    }

    fn main_over(&mut self, seat: usize) {
        match self.action.marker.kind() {
            Some(Kind::Factory) => {
                let mut bill = self.action.bill;
                if self.action.is_developed {
                    let factories = self.action.eligible.iter().filter(|eligible| **eligible);
                    bill -= DEVELOPER * factories.count() as u32;
                    self.give_back(seat, tile::DEVELOPER);
                }
                self.pay(seat, bill);
            }
            Some(Kind::Quality) => {
                // The numbers on the marker are costs of levels and no limit, so what is left pays for
                // prices, which II.3.1 offers with quality too.
                let costs = quality_costs(self.action.marker);
                let used = match self.action.levels {
                    0 => 0,
                    levels => costs[usize::from(levels) - 1],
                };
                self.action.pool = self.action.paid - used;
            }
            Some(Kind::Distribution) => {
                // What lies above the marker's limit is forfeit, for prices too (II.2.5). A patent that
                // was kept gives its pounds first, and they advance distribution markers only.
                let patent = match self.has(seat, tile::PATENT) {
                    true => PATENT,
                    false => 0,
                };
                let own_pounds = self.action.spent.saturating_sub(patent);
                self.action.pool = self.usable() - own_pounds;
                if self.usable() < self.action.paid {
                    self.met("pounds above the limit of distribution");
                }
            }
            _ => {}
        }
        self.additional(seat);
        match self.action.marker.kind() {
            Some(Kind::Workers) => self.make_room(seat),
            Some(Kind::Machinery) if self.has(seat, tile::SCHOOL) && self.action.machines > 0 => {
                self.ask(Question::Resettle(seat));
            }
            _ => {}
        }
    }

    /// Goods without room are lost; the player chooses which if he can.
    pub(crate) fn make_room(&mut self, seat: usize) {
        let company = &self.table.companies[seat];
        if !company.fits(company.stored) {
            self.ask(Question::Room(seat, company.stored));
        }
    }

    pub(crate) fn keep(&mut self, seat: usize, stock: [u8; 4]) {
        self.table.companies[seat].stored = stock;
    }

    fn factory_choices(&self, seat: usize) -> Vec<Choice> {
        let action = &self.action;
        let mut choices = Vec::new();
        for (good, rows) in ROW_SPACES.iter().enumerate() {
            let Some(factory) = self.factory(seat, good) else {
                let levels = (1..=self.level()).filter(|level| {
                    let is_closed = action.closed.contains(&(good, *level));
                    !is_closed && self.available() >= rows[0]
                });
                choices.extend(levels.map(|level| Choice::Build(good, level)));
                continue;
            };
            let reach = self.level() + u8::from(self.has(seat, tile::INVENTOR));
            if factory.level < reach {
                choices.push(Choice::Modernize(good));
            }
            if !action.built[good] {
                choices.push(Choice::Close(good));
            }
        }
        let is_eligible = action.eligible.contains(&true);
        if self.has(seat, tile::DEVELOPER) && is_eligible && !action.is_developed {
            choices.push(Choice::UseDeveloper);
        }
        choices
    }

    fn factory_step(&mut self, seat: usize, choice: Choice) {
        match choice {
            Choice::Build(good, level) => {
                self.open(seat, good, level, 1);
                self.action.bill += COST[good][usize::from(level) - 1];
                self.action.affected[good] = true;
                self.action.built[good] = true;
                self.action.eligible[good] = true;
                self.ask(Question::FirstPrice(seat, good));
                return;
            }
            Choice::Modernize(good) => {
                self.ask(Question::Main(seat));
                let current = self.level();
                let factory = self.factory_mut(seat, good);
                factory.level += 1;
                let level = factory.level;
                let cost = factory.base(good);
                let released = match level >= current {
                    true => std::mem::take(&mut factory.extra),
                    false => 0,
                };
                self.table.fired += released;
                self.action.bill += cost;
                self.action.affected[good] = true;
                if level > current {
                    self.met("modernized beyond the level");
                    self.use_inventor(seat, true);
                } else {
                    self.action.eligible[good] = true;
                }
                return;
            }
            Choice::Close(good) => {
                let company = &mut self.table.companies[seat];
                let factory = company.factories[good].take().expect("a factory");
                company.marked[good] = false;
                self.table.fired += factory.workers() + factory.extra;
                self.action.closed.push((good, factory.level));
                self.action.affected[good] = false;
            }
            Choice::UseDeveloper => self.action.is_developed = true,
            other => panic!("{other}"),
        }
        self.ask(Question::Main(seat));
    }

    /// Counts a use of the inventor; after the fourth he goes back.
    pub(crate) fn use_inventor(&mut self, seat: usize, is_billed: bool) {
        let uses = &mut self.table.companies[seat].inventor_uses;
        *uses += 1;
        let uses = usize::from(*uses);
        self.met(format!("use {uses} of the inventor"));
        match uses > INVENTOR_KEPT.len() {
            true => self.give_back(seat, tile::INVENTOR),
            false => self.ask(Question::Inventor(seat, is_billed)),
        }
    }

    pub(crate) fn keep_inventor(&mut self, seat: usize, is_billed: bool, choice: Choice) {
        let uses = usize::from(self.table.companies[seat].inventor_uses);
        match (choice, is_billed) {
            (Choice::PayInventor, true) => self.action.bill += INVENTOR_KEPT[uses - 1],
            (Choice::PayInventor, false) => self.pay(seat, INVENTOR_KEPT[uses - 1]),
            _ => self.give_back(seat, tile::INVENTOR),
        }
    }

    fn workers_choices(&self, seat: usize) -> Vec<Choice> {
        let action = &self.action;
        let company = &self.table.companies[seat];
        let available = self.available();
        let mut choices = Vec::new();
        for (good, factory) in company.factories.iter().enumerate() {
            let Some(factory) = factory else {
                continue;
            };
            if !action.fired[good] {
                let most = factory.free(good).min(available);
                choices.extend((1..=most).map(|count| Choice::Hire(good, count)));
            }
            if !action.hired[good] {
                let first = factory.pieces[0] - factory.machines[0];
                let most = factory.workers() - first;
                choices.extend((1..=most).map(|count| Choice::Fire(good, count)));
            }
        }
        let vacant = Place::ALL
            .into_iter()
            .filter(|place| company.is_vacant(*place));
        for to in vacant {
            if available > 0 {
                choices.push(Choice::Staff(to));
            }
            if action.moves < MOST_MOVES {
                let from = Place::ALL
                    .into_iter()
                    .filter(|from| *from != to && company.is_staffed(*from));
                choices.extend(from.map(|from| Choice::Restaff(from, to)));
            }
        }
        choices
    }

    fn workers_step(&mut self, seat: usize, choice: Choice) {
        match choice {
            Choice::Hire(good, count) => {
                self.take_workers(count);
                self.factory_mut(seat, good).fill(good, count);
                self.action.hired[good] = true;
                if self.table.decade == LAST_DECADE && good < self.active() {
                    self.table.companies[seat].marked[good] = true;
                    self.met("marked factory");
                }
            }
            Choice::Fire(good, count) => {
                let factory = self.factory_mut(seat, good);
                for _ in 0..count {
                    let row = factory.last_row().expect("a row with a worker");
                    factory.pieces[row] -= 1;
                    if factory.pieces[row] == factory.machines[row] {
                        factory.pieces[row] = 0;
                        factory.machines[row] = 0;
                    }
                }
                self.table.fired += count;
                self.action.fired[good] = true;
            }
            Choice::Staff(place) => {
                self.take_workers(1);
                self.table.companies[seat].staff(place);
            }
            Choice::Restaff(from, to) => {
                self.table.companies[seat].unstaff(from);
                self.table.companies[seat].staff(to);
                self.action.moves += 1;
            }
            other => panic!("{other}"),
        }
        self.ask(Question::Main(seat));
    }

    /// How many of these costs the amount reaches.
    fn reached(costs: &[u32], amount: u32) -> u8 {
        costs.iter().filter(|cost| **cost <= amount).count() as u8
    }

    fn machinery_choices(&self, seat: usize) -> Vec<Choice> {
        let workshop = match self.has(seat, tile::WORKSHOP) {
            true => WORKSHOP,
            false => 0,
        };
        let costs = machine_costs(self.action.marker);
        if self.action.machines >= Self::reached(costs, self.action.paid + workshop) {
            return Vec::new();
        }
        let mut choices = Vec::new();
        for good in 0..4 {
            let Some(factory) = self.factory(seat, good) else {
                continue;
            };
            // The first space of a row is for a worker only.
            let rows = (0..4).filter(|row| factory.pieces[*row] >= factory.machines[*row] + 2);
            choices.extend(rows.map(|row| Choice::Machine(good, row + 1)));
        }
        choices
    }

    fn machinery_step(&mut self, seat: usize, choice: Choice) {
        let Choice::Machine(good, row) = choice else {
            panic!("{choice}");
        };
        self.factory_mut(seat, good).machines[row - 1] += 1;
        self.table.fired += 1;
        self.action.machines += 1;
        for other in (0..self.players).filter(|other| *other != seat) {
            if self.has(other, tile::ENGINEERING_WORKS) {
                self.table.companies[other].cash += 1;
                self.met("income of the engineering works");
            }
        }
        self.ask(Question::Main(seat));
    }

    pub(crate) fn can_resettle(&self, seat: usize) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let left = self.action.machines - self.action.resettled;
        let mut choices = vec![Choice::Done];
        if left == 0 {
            return choices;
        }
        for (good, factory) in company.factories.iter().enumerate() {
            let most = factory
                .as_ref()
                .map_or(0, |factory| factory.free(good))
                .min(left);
            choices.extend((1..=most).map(|count| Choice::Resettle(good, count)));
        }
        let vacant = Place::ALL
            .into_iter()
            .filter(|place| company.is_vacant(*place));
        choices.extend(vacant.map(Choice::ResettleAt));
        choices
    }

    pub(crate) fn resettle(&mut self, seat: usize, choice: Choice) {
        let count = match choice {
            Choice::Resettle(good, count) => {
                self.factory_mut(seat, good).fill(good, count);
                count
            }
            Choice::ResettleAt(place) => {
                self.table.companies[seat].staff(place);
                1
            }
            _ => return,
        };
        self.table.fired -= count;
        self.action.resettled += count;
        self.ask(Question::Resettle(seat));
    }

    fn quality_choices(&self, seat: usize) -> Vec<Choice> {
        let reached = Self::reached(quality_costs(self.action.marker), self.action.paid);
        let left = reached - self.action.levels;
        let cap = HIGHEST_QUALITY[usize::from(self.has(seat, tile::ENGINEER))];
        let mut choices = Vec::new();
        for good in 0..4 {
            let Some(factory) = self.factory(seat, good) else {
                continue;
            };
            let values = factory.quality + 1..=cap.min(factory.quality + left);
            choices.extend(values.map(|value| Choice::Quality(good, value)));
        }
        choices
    }

    fn quality_step(&mut self, seat: usize, choice: Choice) {
        let Choice::Quality(good, value) = choice else {
            panic!("{choice}");
        };
        let factory = self.factory_mut(seat, good);
        let levels = value - factory.quality;
        factory.quality = value;
        self.action.levels += levels;
        self.action.affected[good] = true;
        if value > HIGHEST_QUALITY[0] {
            self.met("quality of the engineer");
        }
        self.ask(Question::Main(seat));
    }

    /// What can be spent on distribution without the patent.
    fn usable(&self) -> u32 {
        let limit = distribution_limit(self.action.marker);
        self.action.paid.min(limit)
    }

    fn distribution_choices(&self, seat: usize) -> Vec<Choice> {
        let action = &self.action;
        let has_patent = self.has(seat, tile::PATENT);
        let mut budget = self.usable();
        if has_patent {
            budget += PATENT;
        }
        let mut choices = Vec::new();
        let mut is_raisable = false;
        for good in 0..4 {
            let Some(factory) = self.factory(seat, good) else {
                continue;
            };
            let now = factory.distribution;
            is_raisable |= now < HIGHEST_DISTRIBUTION;
            let values =
                (now + 1..=HIGHEST_DISTRIBUTION).filter(|value| match action.free_levels {
                    Some(free) => value - now <= free,
                    None => action.spent + steps_cost(now, *value) <= budget,
                });
            choices.extend(values.map(|value| Choice::Distribute(good, value)));
        }
        let can_return = has_patent && is_raisable && action.spent <= self.usable();
        if can_return {
            choices.push(Choice::Return(tile::PATENT));
        }
        choices
    }

    fn distribution_step(&mut self, seat: usize, choice: Choice) {
        match choice {
            Choice::Distribute(good, value) => {
                let factory = self.factory_mut(seat, good);
                let before = factory.distribution;
                factory.distribution = value;
                self.action.affected[good] = true;
                match &mut self.action.free_levels {
                    Some(free) => *free -= value - before,
                    None => self.action.spent += steps_cost(before, value),
                }
            }
            Choice::Return(which) => {
                self.give_back(seat, which);
                self.action.free_levels = Some(PATENT_LEVELS);
            }
            other => panic!("{other}"),
        }
        self.ask(Question::Main(seat));
    }
}

/// What the steps from one level of distribution to another cost.
fn steps_cost(from: u8, to: u8) -> u32 {
    (u32::from(from) + 1..=u32::from(to)).sum()
}

impl Marker {
    /// The pier of a ship, counted from 0.
    pub(crate) fn pier(self) -> Option<usize> {
        match self {
            Marker::Ship(pier) => Some(usize::from(pier) - 1),
            _ => None,
        }
    }
}
