//! The actions stock exchange, ship and production (II.2.6 to II.2.8), the broker and the last exchange.

use crate::water_frame_referee::agenda::Question;
use crate::water_frame_referee::numbers::{
    ALL_SHARES, FOREMAN, FOREMAN_WORKERS, MOST_DEALS, OFFICE, REPAYMENT, ROW_SPACES,
    WAREHOUSE_PRICE, buying_price, contract_track, production_rows, value,
};
use crate::water_frame_referee::referee::Referee;
use crate::water_frame_referee::words::{Choice, tile};

impl Referee {
    fn can_buy(&self, seat: usize) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let is_closed = self.deals.has_bought && !self.deals.is_buying;
        if company.loans > 0 || is_closed || self.deals.count >= MOST_DEALS {
            return Vec::new();
        }
        let affordable = company.cash / buying_price(company.space);
        let most = affordable.min(u32::from(ALL_SHARES - company.shares)) as u8;
        (1..=most).map(Choice::Buy).collect()
    }

    fn can_sell(&self, seat: usize) -> Vec<Choice> {
        let is_closed = self.deals.has_sold && self.deals.is_buying;
        if is_closed || self.deals.count >= MOST_DEALS {
            return Vec::new();
        }
        let shares = self.table.companies[seat].shares;
        (1..=shares).map(Choice::Sell).collect()
    }

    fn can_repay(&self, seat: usize) -> Vec<Choice> {
        let company = &self.table.companies[seat];
        let most = (company.cash / REPAYMENT).min(company.loans);
        match self.deals.count >= MOST_DEALS {
            true => (most > 0)
                .then_some(Choice::Repay(most))
                .into_iter()
                .collect(),
            false => (1..=most).map(Choice::Repay).collect(),
        }
    }

    fn can_clear(&self, seat: usize) -> Vec<Choice> {
        let stored = self.table.companies[seat].stored;
        let goods = (0..4)
            .flat_map(|good| (1..=stored[good]).map(move |count| Choice::Warehouse(good, count)));
        goods.collect()
    }

    pub(crate) fn exchange_choices(&self, seat: usize) -> Vec<Choice> {
        let mut choices = self.can_buy(seat);
        choices.extend(self.can_sell(seat));
        choices.extend(self.can_repay(seat));
        choices.extend(self.can_clear(seat));
        let contracts = self.table.companies[seat].contracts;
        for (good, now) in contracts.into_iter().enumerate() {
            let higher = contract_track(self.players)
                .iter()
                .filter(|space| **space > now);
            choices.extend(higher.map(|space| Choice::Contract(good, *space)));
        }
        choices
    }

    pub(crate) fn broker_choices(&self, seat: usize) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        if self.has(seat, tile::BROKER) {
            choices.extend(self.can_buy(seat));
            choices.extend(self.can_sell(seat));
            choices.extend(self.can_clear(seat));
        }
        choices
    }

    pub(crate) fn final_choices(&self, seat: usize) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        choices.extend(self.can_buy(seat));
        choices.extend(self.can_repay(seat));
        choices.extend(self.can_clear(seat));
        choices
    }

    /// One dealing at the stock exchange.
    pub(crate) fn deal(&mut self, seat: usize, choice: Choice) {
        let company = &mut self.table.companies[seat];
        let deals = &mut self.deals;
        match choice {
            Choice::Buy(count) => {
                company.cash -= u32::from(count) * buying_price(company.space);
                company.shares += count;
                deals.has_bought = true;
                deals.is_buying = true;
            }
            Choice::Sell(count) => {
                company.cash += u32::from(count) * value(company.space);
                company.shares -= count;
                deals.has_sold = true;
                deals.is_buying = false;
            }
            Choice::Repay(count) => {
                company.cash -= count * REPAYMENT;
                company.loans -= count;
            }
            Choice::Warehouse(good, count) => {
                company.stored[good] -= count;
                company.cash += u32::from(count) * WAREHOUSE_PRICE[good];
                return;
            }
            Choice::Contract(good, space) => {
                company.contracts[good] = space;
                return;
            }
            other => panic!("{other}"),
        }
        deals.count = deals.count.saturating_add(1);
        if deals.count == MOST_DEALS {
            self.met("thirty deals");
        }
    }

    /// The numbers of goods that fulfil a contract.
    pub(crate) fn contract_counts(&self, seat: usize, good: usize) -> Vec<u8> {
        match (
            self.table.companies[seat].contracts[good],
            self.has(seat, tile::AGENT),
        ) {
            (0, _) => Vec::new(),
            (space, false) => vec![space],
            (space, true) => vec![space - 1, space, space + 1],
        }
    }

    /// What the ship at a pier, counted from 0, carries now.
    pub(crate) fn capacity(&self, seat: usize, pier: usize) -> u8 {
        let printed = self.table.companies[seat].ships[pier];
        printed.saturating_sub(u8::from(self.table.opium))
    }

    pub(crate) fn delivery_choices(&self, seat: usize) -> Vec<Choice> {
        let pier = self.action.marker.pier().expect("a ship");
        let left = self
            .capacity(seat, pier)
            .saturating_sub(self.action.delivered);
        let mut choices = Vec::new();
        for good in 0..4 {
            let stored = self.table.companies[seat].stored[good];
            let counts = self.contract_counts(seat, good).into_iter();
            let possible = counts.filter(|count| *count <= stored.min(left));
            choices.extend(possible.map(|count| Choice::Deliver(good, count)));
        }
        choices
    }

    pub(crate) fn deliver(&mut self, seat: usize, choice: Choice) {
        let Choice::Deliver(good, count) = choice else {
            panic!("{choice}");
        };
        let is_first = self.action.contracts == 0;
        self.table.companies[seat].stored[good] -= count;
        self.action.delivered += count;
        self.action.contracts += 1;
        self.met(format!(
            "contract {} in the ship action",
            self.action.contracts
        ));
        self.fulfil(seat, good, count, is_first, u8::from(is_first));
        self.ask(Question::Main(seat));
    }

    /// A contract is fulfilled: the money for the goods, the office's profit if it is due, and the
    /// share value for the ships.
    pub(crate) fn fulfil(
        &mut self,
        seat: usize,
        good: usize,
        count: u8,
        is_first: bool,
        ships: u8,
    ) {
        let base = self
            .factory(seat, good)
            .map_or(0, |factory| factory.base(good));
        if base == 0 {
            self.met("contract without a factory");
        }
        let has_office = is_first && self.has(seat, tile::OFFICE);
        if has_office {
            self.met("profit of the office");
        }
        let company = &mut self.table.companies[seat];
        if count != company.contracts[good] {
            *self
                .met
                .entry("contract of the agent".to_owned())
                .or_default() += 1;
        }
        company.cash += u32::from(count) * base;
        if has_office {
            company.cash += OFFICE;
        }
        company.contracts[good] = 0;
        company.step_back(ships);
    }

    pub(crate) fn production_choices(&self, seat: usize) -> Vec<Choice> {
        let mut choices = Vec::new();
        for (good, spaces) in ROW_SPACES.iter().enumerate() {
            let Some(factory) = self.factory(seat, good) else {
                continue;
            };
            let most = production_rows(self.action.marker);
            let complete = (0..most).take_while(|row| factory.pieces[*row] == spaces[*row]);
            for rows in 1..=complete.count() {
                choices.push(Choice::Produce(good, rows, false));
                if self.has(seat, tile::EXTRA_SHIFTS) {
                    choices.push(Choice::Produce(good, rows, true));
                }
            }
        }
        choices
    }

    pub(crate) fn produce(&mut self, seat: usize, choice: Choice) {
        let Choice::Produce(good, rows, is_extra) = choice else {
            panic!("{choice}");
        };
        self.table.companies[seat].marked[good] = false;
        let factory = self.factory(seat, good).expect("a factory").clone();
        let machines: u8 = factory.machines[..rows].iter().sum();
        let pieces: u8 = factory.pieces[..rows].iter().sum();
        let costs = self.running_costs(seat, good, pieces - machines, machines);
        self.pay(seat, costs);
        let mut made: u8 = (0..rows).map(|row| factory.row_output(good, row)).sum();
        if is_extra {
            made += 1;
            self.give_back(seat, tile::EXTRA_SHIFTS);
            self.met("extra shifts in the production action");
        }
        self.action.affected[good] = true;
        self.additional(seat);
        self.table.companies[seat].stored[good] += made;
        let stock = self.table.companies[seat].stored;
        self.ask(Question::Room(seat, stock));
    }

    /// Wages and operating costs of so many workers and machines in a factory.
    pub(crate) fn running_costs(&self, seat: usize, good: usize, workers: u8, machines: u8) -> u32 {
        let company = &self.table.companies[seat];
        let (workers, machines) = (u32::from(workers), u32::from(machines));
        let wage = self.wage();
        let led = match company.foreman == Some(good) {
            true => workers.min(FOREMAN_WORKERS),
            false => 0,
        };
        let wages = led * (wage.saturating_sub(FOREMAN)).max(1) + (workers - led) * wage;
        let upkeep = match company.workshop == Some(good) {
            true => machines.min(1),
            false => machines,
        };
        wages + upkeep
    }
}
