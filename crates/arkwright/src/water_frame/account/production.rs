//! The production of a good from the calls to storage (III).

use table::account::{Line, Note, Value};
use table::{Message, Seat};

use super::super::event::WaterEvent;
use super::super::phase::WaterPhase;
use super::super::tile::Tile;
use super::form::{ROWS, WATER_PRODUCTION, shipped};
use super::{Writer, is_calling, is_end_of_strike, is_producing, is_selling};
use crate::account::times;
use crate::event::{Because, Cost, Event, Income};
use crate::phase::Phase;
use crate::told::pounds;

impl Writer<'_> {
    /// The production of a good, as far as this entry carries it: `begun` is the event with which it
    /// begins, if it does.
    pub(super) fn production(&mut self, events: &[Event], begun: Option<usize>) {
        let is_over = |event: &Event| {
            matches!(
                event,
                Event::StartPlayer { .. } | Event::CycleBegan { .. } | Event::MarkersReturned
            ) || is_end_of_strike(event)
        };
        let from = self.clerk.begin(events, begun);
        let late = events[from..].iter().position(is_over);
        let end = late.map_or(events.len(), |late| from + late);
        let produced = &events[from..end];
        let mut price_cut = None;
        for (place, event) in events[..end].iter().enumerate().skip(from) {
            self.clerk.place = place;
            self.clerk.follow(event);
            if let Event::ProductionBegan { .. } = event {
                let apart = self.without_part(produced);
                self.clerk.open_production(&WATER_PRODUCTION, event, &apart);
            }
            self.clerk.of_sale(event);
            self.of_income(event);
            let why = self.reason(event, produced);
            self.clerk.of_shares(&ROWS, event, why);
            self.of_costs(event);
            self.clerk.of_distribution(&ROWS, event, &mut price_cut);
            self.of_shipment(event);
            self.of_storage(event);
        }
        self.clerk.place = end.saturating_sub(1);
        if (begun.is_some() || is_calling(self.before)) && !is_calling(self.after) {
            self.sale_is_over(produced, begun.is_some());
        }
        if (begun.is_some() || is_selling(self.before)) && !is_selling(self.after) {
            self.settle();
        }
        self.none_left(begun.is_some());
        for seat in self.seats() {
            self.clerk.total(ROWS.now, seat);
        }
        if !is_producing(self.after) {
            match events.get(end) {
                // The end of the decade has a sheet of its own.
                Some(event) if *event == Event::MarkersReturned || is_end_of_strike(event) => {
                    self.clerk.note(Note::Close);
                }
                _ => self.clerk.close(events, end),
            }
        }
    }

    /// Who has neither a factory of the good nor a contract for it.
    fn without_part(&self, events: &[Event]) -> Vec<Seat> {
        let good = self.clerk.good;
        let ships = |seat: Seat| {
            events.iter().any(|event| match event {
                Event::Water(WaterEvent::ContractFulfilled { seat: of, .. }) => *of == seat,
                _ => false,
            })
        };
        let without = |seat: &Seat| {
            !self.clerk.mill(*seat).is_built
                && self.after.harbour(*seat).contracts[good.index()] == 0
                && !ships(*seat)
        };
        self.seats().filter(without).collect()
    }

    /// Goods sold are paid at the end of the sale (III.1).
    fn of_income(&mut self, event: &Event) {
        let Event::Received { seat, amount, why } = *event else {
            return;
        };
        let line = match why {
            Income::Sale { count, price, .. } => times(count, price),
            Income::Patron { .. } => Line::words(Message::new("account-patron")),
            Income::Jubilee { .. } => Line::words(Message::new("account-jubilee")),
            _ => return,
        };
        let income = Value::Moved(pounds(amount.into()));
        self.clerk.write(ROWS.income, seat, line.with(income));
    }

    /// How a step for goods sold is told: with patron and jubilee, and where charisma won a tie
    /// (III.2).
    fn reason(&self, event: &Event, events: &[Event]) -> Option<&'static str> {
        let Event::ShareMoved { seat, because, .. } = *event else {
            return None;
        };
        let has_charisma = self.before.harbour(seat).has(Tile::Charisma);
        let tied = |number: &dyn Fn(Seat) -> u8| {
            let mut others = self.seats().filter(|other| *other != seat);
            has_charisma && others.any(|other| number(other) == number(seat))
        };
        let sold = |seat: Seat| sold_by(seat, events);
        let appeal = |seat: Seat| self.appeal_at_sale(seat, events);
        match because {
            Because::GoodsSold if sold(seat) == 1 => Some("account-one-sold"),
            Because::GoodsSold => Some("account-more-sold"),
            Because::MostAppeal if tied(&appeal) => Some("account-most-appeal-tied"),
            Because::MostSold if tied(&sold) => Some("account-most-sold-tied"),
            _ => None,
        }
    }

    /// The appeal before distribution faded.
    fn appeal_at_sale(&self, seat: Seat, events: &[Event]) -> u8 {
        let mill = self.clerk.mill(seat);
        let fades = |event: &Event| matches!(event, Event::DistributionFaded { seat: of, .. } if *of == seat);
        let faded = u8::from(events.iter().any(fades));
        let before_price = mill.quality + mill.distribution + faded;
        match mill.is_built {
            true => before_price.saturating_sub(self.clerk.book(seat).price),
            false => 0,
        }
    }

    /// Wages and machines, with foreman and workshop (III.3).
    fn of_costs(&mut self, event: &Event) {
        let Event::Paid { seat, amount, why } = *event else {
            return;
        };
        let by_tile = |id, count: u8, each: u8| {
            let words = Message::new(id).with("count", count).with("each", each);
            Line::words(words)
        };
        let (row, line) = match why {
            Cost::Wages { workers, wage, .. } => (
                ROWS.wages,
                match amount == u16::from(workers) * u16::from(wage) {
                    true => times(workers, wage),
                    false => by_tile("account-foreman", workers, wage),
                },
            ),
            Cost::Machines { machines, .. } => (
                ROWS.machines,
                match amount == u16::from(machines) {
                    true => times(machines, 1),
                    false => by_tile("account-workshop", machines, 1),
                },
            ),
            _ => return,
        };
        let cost = Value::Moved(pounds(-i64::from(amount)));
        self.clerk.write(row, seat, line.with(cost));
    }

    /// What the calls came to: what was made, with extra shifts, and sold in England (III.1).
    fn sale_is_over(&mut self, events: &[Event], begun: bool) {
        let is_shift = |event: &Event, seat: Seat| match event {
            Event::Water(WaterEvent::ExtraShift { seat: of, .. }) => *of == seat,
            _ => false,
        };
        for seat in self.seats() {
            if !self.clerk.mill(seat).is_built {
                continue;
            }
            if self.was_shut_before(seat, events) {
                let fewer = self
                    .game
                    .operating_row_output(self.before, seat, self.clerk.good);
                self.clerk.mills[seat.index()].output -= fewer;
            }
            self.clerk.made(&ROWS, seat);
            let earlier = !begun && self.before.parts.production.shifted.contains(seat);
            if earlier || events.iter().any(|event| is_shift(event, seat)) {
                self.clerk.say(ROWS.made, seat, "account-extra-shift");
            }
        }
        self.clerk.sold_in_all();
    }

    /// Whether a player shut a row before the calls, so that it made nothing to sell.
    fn was_shut_before(&self, seat: Seat, events: &[Event]) -> bool {
        let now = |event: &Event| match event {
            Event::Water(WaterEvent::RowShut { seat: of, .. }) => *of == seat,
            _ => false,
        };
        let earlier = is_calling(self.before) && self.before.parts.production.shut.contains(seat);
        earlier || events.iter().any(now)
    }

    /// Extra shifts after the calls, a row that the school shuts, goods stored and lost (III.1,
    /// III.5).
    fn of_storage(&mut self, event: &Event) {
        let Some(seat) = event.seat() else {
            return;
        };
        match *event {
            Event::Water(WaterEvent::ExtraShift { .. }) => {
                let row = match self.before.phase {
                    Phase::Water(WaterPhase::AfterSale { .. }) => ROWS.made,
                    Phase::Water(WaterPhase::Shipment { .. }) => shipped::CONTRACT,
                    Phase::Water(WaterPhase::StoreExtra { .. }) => ROWS.stored,
                    // Those of the calls are told when they are over.
                    _ => return,
                };
                self.clerk.say(row, seat, "account-extra-shift");
            }
            Event::Water(WaterEvent::RowShut { row, .. }) => {
                let fewer = self
                    .game
                    .operating_row_output(self.before, seat, self.clerk.good);
                let shut = Message::new("account-shut")
                    .with("row", row)
                    .with("count", fewer);
                self.clerk.write(ROWS.made, seat, Line::words(shut));
            }
            Event::Stored { .. } => {
                let stored = self.clerk.mill(seat).stored;
                let full = Message::new("account-in-warehouse").with("count", stored);
                self.clerk.keeps(ROWS.stored, event, full);
            }
            Event::Lost { .. } => self.clerk.loses(ROWS.stored, event),
            _ => {}
        }
    }

    /// What the sale comes to for everybody, once it is paid for (III.2, III.3).
    fn settle(&mut self) {
        for seat in self.seats() {
            if self.clerk.mill(seat).is_built {
                if !self.clerk.has_written(ROWS.income, seat) {
                    self.clerk.sold_nothing(&ROWS, seat);
                }
                for row in [ROWS.wages, ROWS.machines] {
                    if !self.clerk.has_written(row, seat) {
                        self.clerk.say(row, seat, "account-none");
                    }
                }
                self.clerk.result(&ROWS, seat);
            }
            self.no_contract(seat);
        }
    }

    /// Who has nothing to store, as far as storing has come (III.5).
    fn none_left(&mut self, begun: bool) {
        let seats = self.before.players;
        let from = match self.before.phase {
            Phase::Water(WaterPhase::StoreExtra { step } | WaterPhase::Storing { step })
                if !begun =>
            {
                // Who was asked has had his line if he has nothing.
                step + u8::from(self.before.parts.production.unsold[self.before.asked.index()] == 0)
            }
            _ => 0,
        };
        let to = match self.after.phase {
            _ if !is_producing(self.after) => seats,
            Phase::Water(WaterPhase::Storing { step }) => step,
            Phase::Water(WaterPhase::StoreExtra { step }) => {
                step + u8::from(self.after.parts.production.unsold[self.after.asked.index()] == 0)
            }
            _ => 0,
        };
        for step in from..to {
            let seat = self.before.in_turn_order(step);
            let has_part = self.clerk.mill(seat).is_built;
            if has_part && !self.clerk.has_written(ROWS.stored, seat) {
                self.clerk.say(ROWS.stored, seat, "account-none-left");
            }
        }
    }
}

/// How many goods a player is paid for.
fn sold_by(seat: Seat, events: &[Event]) -> u8 {
    let paid = events.iter().map(|event| match *event {
        Event::Received { seat: of, why, .. } if of == seat => match why {
            Income::Sale { count, .. } => count,
            Income::Patron { .. } | Income::Jubilee { .. } => 1,
            _ => 0,
        },
        _ => 0,
    });
    paid.sum()
}
