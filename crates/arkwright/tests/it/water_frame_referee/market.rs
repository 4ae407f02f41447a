//! The production phase: sale, share value, wages and fading distribution (III.1 to III.3).

use crate::water_frame_referee::agenda::{Question, Sale, Step, Task};
use crate::water_frame_referee::numbers::{LAST_SPACE, demand};
use crate::water_frame_referee::referee::Referee;
use crate::water_frame_referee::words::{Choice, tile};

/// Who sells at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Group {
    /// Players with the same appeal and quality, in turn order.
    Players(Vec<usize>),
    Importer,
}

impl Referee {
    pub(crate) fn production(&mut self) {
        let good = self.active();
        let mut sale = Sale {
            tokens: demand(self.table.empty, good),
            ..Sale::default()
        };
        let mut highest = self.table.importers[good];
        for seat in 0..self.players {
            if let Some(factory) = self.factory(seat, good) {
                let made = (0..4).map(|row| factory.row_output(good, row)).sum();
                sale.produced[seat] = made;
                sale.unsold[seat] = made;
                highest = highest.max(factory.appeal(good));
            }
        }
        self.sale = sale;
        // The school may shut down a row "during the production phase", of which nothing was used: so
        // before the first sale, which uses it, also where nothing can be sold.
        let mut tasks = self.in_turn(Question::ShutBeforeSale);
        tasks.push(Task::Do(Step::Group(highest, 0)));
        for seat in self.order() {
            tasks.push(Task::Ask(Question::ShutAfterSale(seat)));
            tasks.push(Task::Ask(Question::Patron(seat)));
            tasks.push(Task::Ask(Question::Jubilee(seat)));
        }
        tasks.extend([Step::Income, Step::ShareSteps, Step::Wages, Step::Fade].map(Task::Do));
        tasks.extend(self.in_turn(Question::Shipment));
        for seat in self.order() {
            tasks.push(Task::Ask(Question::ExtraToStore(seat)));
            tasks.push(Task::Ask(Question::Storage(seat)));
        }
        tasks.push(Task::Do(Step::EndOfCycle));
        self.plan(tasks);
    }

    /// Who is called, the most appealing first; at the same appeal the importer last, and the higher
    /// quality first.
    fn called(&self, call: u8) -> Vec<Group> {
        let good = self.active();
        // Appeal, whether it is a player, quality.
        let mut ranked: Vec<((u8, bool, u8), Group)> = Vec::new();
        for seat in self.order() {
            let Some(factory) = self.factory(seat, good) else {
                continue;
            };
            let rank = (factory.appeal(good), true, factory.quality_of(good));
            if rank.0 < call {
                continue;
            }
            let same = ranked.iter_mut().find(|(other, _)| *other == rank);
            match same {
                Some((_, Group::Players(seats))) => seats.push(seat),
                _ => ranked.push((rank, Group::Players(vec![seat]))),
            }
        }
        let importer = self.table.importers[good];
        if importer >= call {
            ranked.push(((importer, false, 0), Group::Importer));
        }
        ranked.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
        ranked.into_iter().map(|(_, group)| group).collect()
    }

    pub(crate) fn sell_group(&mut self, call: u8, number: usize) {
        if self.sale.tokens == 0 || call == 0 {
            return;
        }
        let groups = self.called(call);
        let Some(group) = groups.get(number) else {
            self.plan(vec![Task::Do(Step::Group(call - 1, 0))]);
            return;
        };
        self.sale.group = 0;
        let mut tasks = Vec::new();
        match group {
            Group::Importer => {
                self.sale.importer += 1;
                self.sale.group = 1;
            }
            Group::Players(seats) => {
                for seat in seats.iter().copied() {
                    if self.sale.unsold[seat] > 0 {
                        self.sale.unsold[seat] -= 1;
                        self.sell_one(seat);
                    } else {
                        tasks.push(Task::Ask(Question::Call(seat)));
                    }
                }
            }
        }
        tasks.push(Task::Do(Step::GroupOver(call, number)));
        self.plan(tasks);
    }

    fn sell_one(&mut self, seat: usize) {
        self.sale.sold[seat] += 1;
        self.sale.group += 1;
    }

    pub(crate) fn group_over(&mut self, call: u8, number: usize) {
        if self.sale.group > self.sale.tokens {
            self.met("more sold than demanded");
        }
        self.sale.tokens = self.sale.tokens.saturating_sub(self.sale.group);
        self.plan(vec![Task::Do(Step::Group(call, number + 1))]);
    }

    pub(crate) fn call_choices(&self, seat: usize) -> Vec<Choice> {
        if self.sale.has_stopped[seat] {
            return vec![Choice::Hold];
        }
        let mut choices = vec![Choice::Hold];
        if self.can_add_a_good(seat) && !self.sale.was_called[seat] {
            choices.push(Choice::Extra);
        }
        if self.table.companies[seat].stored[self.active()] > 0 {
            choices.push(Choice::Offer);
        }
        choices
    }

    pub(crate) fn answer_call(&mut self, seat: usize, choice: Choice) {
        self.sale.was_called[seat] = true;
        match choice {
            Choice::Extra => {
                self.give_back(seat, tile::EXTRA_SHIFTS);
                self.met("extra shifts at a call");
                self.sell_one(seat);
            }
            Choice::Offer => {
                let good = self.active();
                self.table.companies[seat].stored[good] -= 1;
                self.met("stored good sold at a call");
                self.sell_one(seat);
            }
            _ => self.sale.has_stopped[seat] = true,
        }
    }

    /// The highest operating row and what it makes: a row that is not full makes nothing, nor does the
    /// fourth of some levels.
    fn highest_operating_row(&self, seat: usize) -> Option<(usize, u8)> {
        let good = self.active();
        let factory = self.factory(seat, good)?;
        let rows = (0..4).map(|row| (row, factory.row_output(good, row)));
        rows.rev().find(|(_, made)| *made > 0)
    }

    /// One row at the most, as long as none of its goods is sold; they go last.
    pub(crate) fn shut_choices(&self, seat: usize) -> Vec<Choice> {
        if !self.has(seat, tile::SCHOOL) || self.sale.shut[seat].is_some() {
            return Vec::new();
        }
        match self.highest_operating_row(seat) {
            Some((_, made)) if made <= self.sale.unsold[seat] => vec![Choice::Shut, Choice::Hold],
            _ => Vec::new(),
        }
    }

    pub(crate) fn shut(&mut self, seat: usize, choice: Choice) {
        if choice != Choice::Shut {
            return;
        }
        let (row, made) = self
            .highest_operating_row(seat)
            .expect("a row that makes goods");
        self.sale.shut[seat] = Some(row);
        self.sale.unsold[seat] -= made;
        self.sale.produced[seat] -= made;
        if self.sale.produced[seat] == 0 {
            self.met("the only row shut");
        }
    }

    /// Whether extra shifts can add a good: they "increase a factory's production", so a factory
    /// whose only operating row is shut has nothing to add to, at a call neither.
    pub(crate) fn can_add_a_good(&self, seat: usize) -> bool {
        self.has(seat, tile::EXTRA_SHIFTS) && self.sale.produced[seat] > 0
    }

    /// Unsold and stored goods of the active kind.
    pub(crate) fn goods(&self, seat: usize) -> u8 {
        self.sale.unsold[seat] + self.table.companies[seat].stored[self.active()]
    }

    /// Takes goods of the active kind, unsold ones first.
    pub(crate) fn take_goods(&mut self, seat: usize, count: u8) {
        let good = self.active();
        let unsold = count.min(self.sale.unsold[seat]);
        self.sale.unsold[seat] -= unsold;
        self.table.companies[seat].stored[good] -= count - unsold;
    }

    /// The choices of a sale to the patron or by the Crown Jubilee.
    pub(crate) fn further_sale(&self, seat: usize, is_patron: bool) -> Vec<Choice> {
        let good = self.active();
        let may = match is_patron {
            true => self.has(seat, tile::PATRON + good),
            false => self.table.companies[seat].jubilee,
        };
        if !may || self.factory(seat, good).is_none() {
            return Vec::new();
        }
        if self.goods(seat) > 0 {
            vec![Choice::Offer, Choice::Hold]
        } else if self.can_add_a_good(seat) {
            vec![Choice::Extra, Choice::Hold]
        } else {
            Vec::new()
        }
    }

    pub(crate) fn sell_further(&mut self, seat: usize, is_patron: bool, choice: Choice) {
        match choice {
            Choice::Offer => self.take_goods(seat, 1),
            Choice::Extra => {
                self.give_back(seat, tile::EXTRA_SHIFTS);
                self.met("extra shifts for a further sale");
            }
            _ => return,
        }
        self.sale.sold[seat] += 1;
        match is_patron {
            true => self.met("sold to a patron"),
            false => {
                self.table.companies[seat].jubilee = false;
                self.met("sold by the jubilee");
            }
        }
    }

    pub(crate) fn income(&mut self) {
        let good = self.active();
        for seat in 0..self.players {
            let price = self.factory(seat, good).map_or(0, |factory| factory.price);
            let sold = self.sale.sold[seat];
            self.table.companies[seat].cash += u32::from(sold) * u32::from(price);
        }
    }

    pub(crate) fn share_steps(&mut self) {
        let good = self.active();
        let appeal = |seat: usize| {
            self.factory(seat, good)
                .map_or(0, |factory| factory.appeal(good))
        };
        let appeals: Vec<u8> = (0..self.players).map(appeal).collect();
        let sold = self.sale.sold[..self.players].to_vec();
        let most_appeal = self.bonus(&appeals, self.table.importers[good]);
        let most_sold = self.bonus(&sold, self.sale.importer);
        for (seat, sold) in sold.into_iter().enumerate() {
            let mut steps = sold.min(2);
            steps += u8::from(most_appeal == Some(seat) && sold > 0);
            steps += u8::from(most_sold == Some(seat));
            let company = &mut self.table.companies[seat];
            company.space = (company.space + steps).min(LAST_SPACE);
        }
    }

    /// The single highest player, if he surpasses the importer; of several the owner of charisma.
    fn bonus(&mut self, numbers: &[u8], importer: u8) -> Option<usize> {
        let highest = *numbers.iter().max()?;
        if highest <= importer {
            return None;
        }
        let best: Vec<usize> = (0..numbers.len())
            .filter(|seat| numbers[*seat] == highest)
            .collect();
        match best.as_slice() {
            [single] => Some(*single),
            several => {
                let owner = several
                    .iter()
                    .copied()
                    .find(|seat| self.has(*seat, tile::CHARISMA));
                if owner.is_some() {
                    self.met("tie broken by charisma");
                }
                owner
            }
        }
    }

    pub(crate) fn wages(&mut self) {
        let good = self.active();
        for seat in self.order() {
            let Some(factory) = self.factory(seat, good) else {
                continue;
            };
            let mut workers = factory.workers() + factory.extra;
            let mut machines: u8 = factory.machines.iter().sum();
            if let Some(row) = self.sale.shut[seat] {
                workers -= factory.pieces[row] - factory.machines[row];
                machines -= factory.machines[row];
            }
            let costs = self.running_costs(seat, good, workers, machines);
            self.pay(seat, costs);
        }
    }

    pub(crate) fn fade(&mut self) {
        let good = self.active();
        for company in &mut self.table.companies {
            let Some(factory) = &mut company.factories[good] else {
                continue;
            };
            if factory.distribution == 0 {
                continue;
            }
            factory.distribution -= 1;
            if factory.price > factory.worth(good) {
                factory.price -= 1;
                company.step_back(1);
            }
        }
    }
}
