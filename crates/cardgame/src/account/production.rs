//! A production phase, in the order of Production a to e.

use table::account::{Form, Line, Loss, Note, Opening, RowForm, RowKind, StepForm, Value};
use table::{Message, Seat};

use super::clerk::{Clerk, from_to, moved, times};
use super::{NOW, row};
use crate::board::{Board, ROUNDS};
use crate::event::{Costs, Event, Raised};
use crate::phase::Phase;
use crate::say::of_good;
use crate::share_value::SOLD_ENOUGH;
use crate::told::pounds;

/// A production phase.
pub static PRODUCTION: Form = Form {
    kind: 0,
    decided_at_table: false,
    shows_after: true,
    sequence: None,
    steps: &[
        StepForm {
            heading: "account-home",
            section: "Production a",
            rows: &[
                row("account-made"),
                row("account-limit"),
                row("account-sold"),
            ],
        },
        StepForm {
            heading: "account-left",
            section: "Production b",
            rows: &[row("account-shipped"), row("account-stored")],
        },
        StepForm {
            heading: "account-costs",
            section: "Production c",
            rows: &[
                row("account-wages"),
                row("account-machines"),
                row("account-fixed"),
                RowForm {
                    label: "account-cash",
                    kind: RowKind::Result,
                },
            ],
        },
        StepForm {
            heading: "account-shares",
            section: "Production d",
            rows: &[row("account-reasons"), row("account-value")],
        },
        StepForm {
            heading: "account-fading",
            section: "Production e",
            rows: &[row("account-distribution"), NOW],
        },
    ],
};

const MADE: u8 = 0;
const LIMIT: u8 = 1;
const SOLD: u8 = 2;
const SHIPPED: u8 = 3;
const STORED: u8 = 4;
const WAGES: u8 = 5;
const MACHINES: u8 = 6;
const FIXED: u8 = 7;
const CASH: u8 = 8;
const REASONS: u8 = 9;
const VALUE: u8 = 10;
const DISTRIBUTION: u8 = 11;
const NOW_ROW: u8 = 12;

impl Clerk<'_> {
    /// The production from one event on, as far as this entry carries it; `late` is the first event
    /// that comes after it, if it is over.
    pub(super) fn production(
        &mut self,
        after: &Board,
        events: &[Event],
        from: usize,
        late: Option<usize>,
    ) {
        let end = late.unwrap_or(events.len());
        self.catch_up(events, from);
        self.begin();
        for (place, event) in events[..end].iter().enumerate().skip(from) {
            let paid_from = event.seat().map_or(0, |seat| self.book(seat).money);
            self.come_to(events, place);
            if let Event::ProductionBegan { demand, wage, .. } = *event {
                self.open_production(demand, wage);
            }
            self.of_sale(event);
            self.of_left_over(event);
            self.of_costs(event, after, &events[place..end]);
            self.of_shares(event, after);
            if let Some(seat) = event.seat()
                && event.money() != 0
                && !matches!(event, Event::EmergencyFund { .. } | Event::Bankrupt { .. })
            {
                let money = self.book(seat).money;
                self.write(CASH, seat, Line::value(from_to(paid_from, money)));
            }
        }
        let here = &events[from.min(end)..end];
        self.none_shipped(after, here);
        let sells = self.before.phase.is_production() || from > 0 || self.has_begun(here);
        // Share values do not rise any more where the game ends with the costs.
        let ends_here = after.phase == Phase::Over && after.round < ROUNDS;
        if sells && !after.phase.is_production() && !ends_here {
            self.settle(here);
        }
        let is_faded = late.is_some() || after.phase == Phase::Entrepreneur;
        if is_faded && !ends_here {
            self.none_faded();
        }
        // Each entry adds its share of the change; what it comes to is read at the end.
        for seat in Seat::all(self.game.players) {
            self.total(NOW_ROW, seat);
        }
        match late {
            Some(late) => {
                self.note(Note::Close);
                self.next_round(events, late);
            }
            None => self.note(Note::Asks(asked_step(after.phase))),
        }
    }

    /// Whether somebody has a factory for the production that begins here: otherwise there is nothing
    /// to write.
    pub(super) fn somebody_produces(&mut self, events: &[Event], begun: usize) -> bool {
        self.catch_up(events, begun);
        let mut seats = Seat::all(self.game.players);
        seats.any(|seat| self.book(seat).is_open && !self.book(seat).is_bankrupt)
    }

    /// Whether the production that goes on has its sheet; whoever produced may be bankrupt by now.
    pub(super) fn has_sheet(&self) -> bool {
        let mut seats = Seat::all(self.game.players);
        seats.any(|seat| self.book(seat).is_open || self.book(seat).is_bankrupt)
    }

    fn has_begun(&self, events: &[Event]) -> bool {
        let mut events = events.iter();
        events.any(|event| matches!(event, Event::ProductionBegan { .. }))
    }

    /// What comes behind a production: the next round, or what another account is about.
    fn next_round(&mut self, events: &[Event], late: usize) {
        if !matches!(events[late], Event::StartPlayer { .. }) {
            self.place = late;
            self.note(Note::Next(self.game.event_message(&events[late])));
            return;
        }
        for (place, event) in events.iter().enumerate().skip(late) {
            if !matches!(event, Event::Forced { .. }) {
                self.place = place;
                self.note(Note::Next(self.game.event_message(event)));
            }
        }
    }

    fn open_production(&mut self, demand: u8, wage: u8) {
        let good = self.good;
        let mut apart = Vec::new();
        for seat in Seat::all(self.game.players) {
            let book = self.book(seat);
            if book.is_bankrupt {
                apart.push((seat, Message::new("account-bankrupt")));
            } else if !book.is_open {
                apart.push((seat, of_good("account-no-factory", good)));
            }
        }
        self.note(Note::Open(Opening {
            form: &PRODUCTION,
            title: of_good("account-production", good),
            over: of_good("account-produced", good),
            sign: good.word(),
            apart,
        }));
        let demand = Message::new("account-demand").with("count", demand);
        self.note(Note::Head(0, demand));
        let wage = Message::new("account-wage").with("wage", wage);
        self.note(Note::Head(1, wage));
    }

    /// What was made and sold to the home market (a).
    fn of_sale(&mut self, event: &Event) {
        let new = Message::new;
        let counted = |id, count: u8| new(id).with("count", count);
        match *event {
            Event::Produced {
                seat,
                made,
                has_shift,
                stored,
                ..
            } => {
                let line = Line::words(counted("account-made-count", made));
                let line = line.signed(self.good.word(), 1);
                let line = match stored {
                    0 => line,
                    _ => line.with(Value::Said(counted("account-in-store", stored))),
                };
                self.write(MADE, seat, line);
                if has_shift {
                    self.say(MADE, seat, "account-shift");
                }
            }
            Event::Sold {
                seat,
                appeal,
                demand,
                patrons,
                limit,
                from_store,
                price,
                income,
                ..
            } => {
                let line = new("account-appeal-demand")
                    .with("appeal", appeal)
                    .with("demand", demand)
                    .with("patrons", patrons);
                let most = Value::Said(counted("account-at-most", limit));
                self.write(LIMIT, seat, Line::words(line).with(most));
                match event.sold() {
                    0 => self.say(SOLD, seat, "account-none"),
                    count => self.write(SOLD, seat, times(count, price).with(moved(income.into()))),
                }
                if from_store > 0 {
                    let line = Line::words(counted("account-from-store", from_store));
                    self.write(SOLD, seat, line);
                }
            }
            _ => {}
        }
    }

    /// What was shipped, stored and wasted (b).
    fn of_left_over(&mut self, event: &Event) {
        let new = Message::new;
        let counted = |id, count: u8| new(id).with("count", count);
        match *event {
            Event::Shipped {
                seat,
                count,
                price,
                income,
                ..
            } => self.write(
                SHIPPED,
                seat,
                times(count, price).with(moved(income.into())),
            ),
            Event::ContractPaid { seat, amount, .. } => {
                let line = Line::words(new("account-contract"));
                self.write(SHIPPED, seat, line.with(moved(amount.into())));
            }
            Event::ShipsUsed {
                seat,
                ships,
                tokens,
                total,
            } => {
                let all = counted("account-tokens", tokens).with("total", total);
                let line = Line::words(counted("account-ships", ships));
                self.write(SHIPPED, seat, line.with(Value::Said(all)));
            }
            Event::Stored {
                seat, good, count, ..
            } => {
                let line = Line::words(counted("account-in-store", count));
                self.write(STORED, seat, line.signed(good.word(), count));
            }
            Event::Wasted {
                seat, good, count, ..
            } => {
                let line = of_good("account-wasted", good).with("count", count);
                self.write(STORED, seat, Line::words(line));
            }
            Event::NotShipped { seat, .. } => self.say(SHIPPED, seat, "account-none"),
            Event::CostsPaid { seat, .. } | Event::Bankrupt { seat, .. } => {
                // Who ships nothing may come to the next question without any event.
                self.fill(SHIPPED, seat, "account-none");
                self.none_stored(seat);
            }
            _ => {}
        }
    }

    /// Whoever sold and is not asked about ships.
    fn none_shipped(&mut self, after: &Board, events: &[Event]) {
        for seat in Seat::all(self.game.players) {
            let is_asked = after.phase == Phase::Shipping && after.asked == seat;
            let is_sold =
                |event: &Event| matches!(event, Event::Sold { seat: of, .. } if *of == seat);
            let comes_here = events.iter().any(is_sold);
            if comes_here && !is_asked && !self.has_written(SHIPPED, seat) {
                self.say(SHIPPED, seat, "account-none");
            }
        }
    }

    /// What is in store of whoever had no new goods to store.
    fn none_stored(&mut self, seat: Seat) {
        if self.has_written(STORED, seat) {
            return;
        }
        let line = match self.book(seat).stored {
            0 => Message::new("account-none-left"),
            count => Message::new("account-in-store").with("count", count),
        };
        self.write(STORED, seat, Line::words(line));
    }

    /// Wages, maintenance and fixed costs, and what had to be borrowed for them (c).
    fn of_costs(&mut self, event: &Event, after: &Board, rest: &[Event]) {
        match *event {
            Event::CostsPaid { seat, costs, .. } => {
                let side = after.company(seat).factory(self.good).side;
                self.paid(seat, side, &costs);
            }
            Event::EmergencyFund {
                seat,
                tokens,
                amount,
            } => {
                let costs = rest.iter().find_map(|event| match *event {
                    Event::CostsPaid {
                        seat: of, costs, ..
                    } if of == seat => Some(costs.total()),
                    Event::Bankrupt { seat: of, owed, .. } if of == seat => Some(owed),
                    _ => None,
                });
                let loss = self.emergency(seat, tokens, amount, costs.unwrap_or(0));
                self.write(CASH, seat, Line::value(Value::Loss(loss)));
            }
            Event::Bankrupt { seat, owed, money } => {
                let new = Message::new;
                let loss = Loss {
                    title: new("account-bankrupt"),
                    sign: "coin",
                    fall: new("account-out"),
                    how: vec![
                        new("account-owed")
                            .with("owed", owed)
                            .with("money", money)
                            .with("count", self.game.components.loan_tokens),
                    ],
                    cost: new("account-no-score"),
                    lost: None,
                    left: new("account-cards-back"),
                };
                self.write(CASH, seat, Line::value(Value::Loss(loss)));
            }
            _ => {}
        }
    }

    fn paid(&mut self, seat: Seat, side: u8, costs: &Costs) {
        let wages = times(costs.workers, costs.wage).with(moved(-i64::from(costs.wages)));
        self.write(WAGES, seat, wages);
        if costs.saved > 0 {
            let line = Line::words(Message::new("account-foreman"));
            self.write(WAGES, seat, line.with(moved(costs.saved.into())));
        }
        match costs.machines {
            0 => self.say(MACHINES, seat, "account-none"),
            count => {
                let each = self.game.components.maintenance;
                let kept = i64::from(count) * i64::from(each) - i64::from(costs.maintenance);
                let line = times(count, each).with(moved(-i64::from(costs.maintenance) - kept));
                self.write(MACHINES, seat, line);
                if kept > 0 {
                    let line = Line::words(Message::new("account-workshop"));
                    self.write(MACHINES, seat, line.with(moved(kept)));
                }
            }
        }
        let tiles = &self.game.components.factories[self.good.index()];
        let tile = usize::from(side).checked_sub(1).and_then(|n| tiles.get(n));
        let full = tile.map_or(costs.fixed, |tile| tile.fixed.into());
        let saved = full.saturating_sub(costs.fixed);
        let fixed = i64::from(costs.fixed + saved);
        self.write(FIXED, seat, Line::value(moved(-fixed)));
        if saved > 0 {
            let line = Line::words(Message::new("account-developer"));
            self.write(FIXED, seat, line.with(moved(saved.into())));
        }
    }

    /// What the emergency fund gives, and what it takes in the end.
    fn emergency(&self, seat: Seat, tokens: u8, amount: u16, costs: u16) -> Loss {
        let new = Message::new;
        let book = self.book(seat);
        // The book has what the fund gave, and costs are still to be paid.
        let had = book.money - i64::from(amount);
        let counted = |id| new(id).with("count", tokens);
        Loss {
            title: new("account-emergency"),
            sign: "coin",
            fall: counted("account-loan-tokens"),
            how: vec![
                counted("account-short")
                    .with("short", i64::from(costs) - had)
                    .with("each", i64::from(amount) / i64::from(tokens.max(1))),
            ],
            cost: counted("account-fewer-shares")
                .with("total", book.loans)
                .with("most", self.game.components.loan_tokens),
            lost: Some(pounds(-i64::from(tokens) * book.value)),
            left: new("account-cash-sum")
                .with("cash", had)
                .with("raised", amount)
                .with("costs", costs)
                .with("now", (book.money - i64::from(costs)).max(0)),
        }
    }

    /// What raises the share value (d).
    fn of_shares(&mut self, event: &Event, after: &Board) {
        match *event {
            Event::ValueRaised {
                seat,
                from,
                to,
                why,
            } => {
                let why = Message::new(match why {
                    Raised::Sold => "account-two-sold",
                    Raised::HighestAppeal => "account-highest",
                    Raised::Entrepreneur => "account-entrepreneur",
                });
                let steps = Value::Steps(i64::from(to) - i64::from(from));
                self.write(REASONS, seat, Line::words(why).with(steps));
                self.write(VALUE, seat, Line::value(from_to(from.into(), to.into())));
            }
            Event::AppealTied { appeal, .. } => {
                for seat in Seat::all(self.game.players) {
                    let has_it = after.company(seat).factory(self.good).appeal == appeal;
                    if has_it && after.sold[seat.index()] >= SOLD_ENOUGH {
                        self.say(REASONS, seat, "account-tied");
                    }
                }
            }
            Event::BonusDeclined { seat, .. } => self.say(REASONS, seat, "account-declined"),
            Event::DistributionFell { seat, from, to, .. } => {
                let faded = Message::new("account-faded")
                    .with("from", from)
                    .with("to", to);
                let line = Line::words(faded).signed("distribution", 1);
                self.write(DISTRIBUTION, seat, line);
            }
            _ => {}
        }
    }

    /// Whose share value stays, once everybody has paid.
    fn settle(&mut self, events: &[Event]) {
        for seat in Seat::all(self.game.players) {
            let raised = events.iter().any(|event| {
                matches!(event, Event::ValueRaised { seat: of, why: Raised::Sold, .. } if *of == seat)
            });
            let book = *self.book(seat);
            if book.is_open && !book.is_bankrupt && !raised {
                self.say(REASONS, seat, "account-too-few-sold");
                let stays = from_to(book.value, book.value);
                self.write(VALUE, seat, Line::value(stays));
            }
        }
    }

    /// Whose distribution does not fade, once the production is over (e). Where nobody's does, a bonus that is
    /// left leads to the Entrepreneur without any event, and only his answer can tell of it.
    fn none_faded(&mut self) {
        for seat in Seat::all(self.game.players) {
            let book = self.book(seat);
            if book.is_open && !book.is_bankrupt {
                self.fill(DISTRIBUTION, seat, "account-none-laid");
            }
        }
    }
}

/// The step in which this phase asks.
const fn asked_step(phase: Phase) -> u8 {
    match phase {
        Phase::Shift | Phase::Patron | Phase::StoredSale => 0,
        Phase::Shipping | Phase::Customs | Phase::Storage => 1,
        Phase::Bonus | Phase::Tie => 3,
        _ => 4,
    }
}
