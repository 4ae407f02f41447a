//! The production of a good (III).

use table::account::{
    Cell, Change, Form, Line, Note, Opening, RowForm, RowKind, SequenceForm, StepForm, Value,
};
use table::{Message, Seat};

use super::book::Book;
use super::clerk::{Clerk, steps, times};
use super::{NOW, row};
use crate::event::{Because, Cost, Event};
use crate::told::pounds;

/// The goods that are sold, one by one.
pub(crate) const CALLS: SequenceForm = SequenceForm {
    heading: "account-calls",
    hint: "account-calls-hint",
    sign: "appeal",
    rest: "account-left-over",
};

/// What income and costs come to.
pub(crate) const RESULT: RowForm = RowForm {
    label: "account-result",
    kind: RowKind::Result,
};

/// The production of a good, in the order of III.1 to III.4.
pub static PRODUCTION: Form = Form {
    kind: 0,
    decided_at_table: false,
    shows_after: false,
    sequence: Some(CALLS),
    steps: &[
        StepForm {
            heading: "account-sale",
            section: "III.1",
            rows: &[row("account-made"), row("account-income")],
        },
        StepForm {
            heading: "account-shares",
            section: "III.2",
            rows: &[row("account-reasons"), row("account-space")],
        },
        StepForm {
            heading: "account-costs",
            section: "III.3",
            rows: &[
                row("account-wages"),
                row("account-machines"),
                RESULT,
                row("account-cash"),
            ],
        },
        StepForm {
            heading: "account-storage",
            section: "III.4",
            rows: &[row("account-distribution"), row("account-stored"), NOW],
        },
    ],
};

/// Where the parts of a production stand on its sheet.
pub(crate) struct Rows {
    pub(crate) made: u8,
    pub(crate) income: u8,
    pub(crate) reasons: u8,
    pub(crate) space: u8,
    pub(crate) wages: u8,
    pub(crate) machines: u8,
    pub(crate) result: u8,
    pub(crate) cash: u8,
    pub(crate) distribution: u8,
    pub(crate) stored: u8,
    pub(crate) now: u8,
}

/// The rows of [`PRODUCTION`].
const ROWS: Rows = Rows {
    made: 0,
    income: 1,
    reasons: 2,
    space: 3,
    wages: 4,
    machines: 5,
    result: 6,
    cash: 7,
    distribution: 8,
    stored: 9,
    now: 10,
};

impl Clerk<'_> {
    /// The production of a good, as far as this entry carries it: `begun` is the event with which it
    /// begins, if it does, and `settles` says whether the sale comes to its end.
    pub(super) fn production(&mut self, events: &[Event], begun: Option<usize>, settles: bool) {
        let is_over = |event: &Event| {
            matches!(
                event,
                Event::StartPlayer { .. } | Event::MarkersReturned | Event::EndOfGame
            )
        };
        let from = self.begin(events, begun);
        let late = events[from..].iter().position(is_over);
        let end = late.map_or(events.len(), |late| from + late);
        let mut price_cut = None;
        for (place, event) in events[..end].iter().enumerate().skip(from) {
            self.place = place;
            self.follow(event);
            if let Event::ProductionBegan { .. } = event {
                let without = |seat: &Seat| !self.mill(*seat).is_built;
                let apart: Vec<Seat> = Seat::all(self.players).filter(without).collect();
                self.open_production(&PRODUCTION, event, &apart);
            }
            self.of_sale(event);
            self.of_shares(&ROWS, event, None);
            self.of_costs(&ROWS, event);
            self.of_distribution(&ROWS, event, &mut price_cut);
            self.of_storage(event);
        }
        self.place = end.saturating_sub(1);
        if settles {
            self.settle();
        }
        if late.is_some() {
            self.close(events, end);
        }
    }

    /// Begins the account with what was there before this event, and says where it begins.
    pub(crate) fn begin(&mut self, events: &[Event], begun: Option<usize>) -> usize {
        let from = begun.unwrap_or(0);
        for event in &events[..from] {
            // What the choice itself did comes before the account.
            self.follow(event);
        }
        if begun.is_some() {
            self.books.iter_mut().for_each(Book::begin);
        }
        from
    }

    /// The sheet of a production, without those who have no part in it.
    pub(crate) fn open_production(&mut self, form: &'static Form, event: &Event, apart: &[Seat]) {
        let Event::ProductionBegan {
            good, demand, wage, ..
        } = *event
        else {
            return;
        };
        self.demand = demand;
        let of_good = |id| Message::new(id).with("good", good.word());
        let why = of_good("account-no-factory");
        self.note(Note::Open(Opening {
            form,
            title: of_good("account-production"),
            over: of_good("account-produced"),
            sign: good.word(),
            apart: apart.iter().map(|seat| (*seat, why.clone())).collect(),
        }));
        let demand = Message::new("account-demand").with("count", demand);
        self.note(Note::Head(0, demand));
        let wage = Message::new("account-wage").with("wage", wage);
        self.note(Note::Head(3, wage));
    }

    /// The goods that are called (III.1).
    pub(crate) fn of_sale(&mut self, event: &Event) {
        let new = Message::new;
        match *event {
            Event::Called { appeal, seller, .. } => {
                let label = match seller {
                    Some(seat) => new("account-price").with("price", self.book(seat).price),
                    None => new("account-import"),
                };
                self.note(Note::Cell(Cell {
                    group: Some(appeal.into()),
                    seat: seller,
                    label,
                }));
            }
            Event::DemandLeft { count, .. } => {
                for _ in 0..count {
                    self.note(Note::Cell(Cell {
                        group: None,
                        seat: None,
                        label: new("account-unmet"),
                    }));
                }
                self.others.1 = count;
            }
            Event::ImporterSold { count, .. } => self.others.0 = count,
            _ => {}
        }
    }

    /// The steps for goods sold (III.2); a reason may be told in other words.
    pub(crate) fn of_shares(&mut self, rows: &Rows, event: &Event, other: Option<&'static str>) {
        if let Event::ShareMoved {
            seat,
            from,
            to,
            because,
        } = *event
            && because.is_for_sales()
        {
            let why = match because {
                Because::MostAppeal => "account-most-appeal",
                Because::MostSold => "account-most-sold",
                _ if self.book(seat).sold == 1 => "account-one-sold",
                _ => "account-more-sold",
            };
            let why = Message::new(other.unwrap_or(why));
            self.write(rows.reasons, seat, steps(why, from, to));
        }
    }

    /// Wages and machines (III.3).
    fn of_costs(&mut self, rows: &Rows, event: &Event) {
        if let Event::Paid { seat, amount, why } = *event {
            let cost = Value::Moved(pounds(-i64::from(amount)));
            match why {
                Cost::Wages { workers, wage, .. } => {
                    let line = times(workers, wage).with(cost);
                    self.write(rows.wages, seat, line);
                }
                Cost::Machines { machines, .. } => {
                    let each = amount / u16::from(machines.max(1));
                    let line = times(machines, each).with(cost);
                    self.write(rows.machines, seat, line);
                }
                _ => {}
            }
        }
    }

    /// Distribution that fades, and a price that gives way (III.3): the price before it is kept
    /// from one event to the next.
    pub(crate) fn of_distribution(
        &mut self,
        rows: &Rows,
        event: &Event,
        price_cut: &mut Option<u8>,
    ) {
        let new = Message::new;
        match *event {
            Event::DistributionFaded { seat, to, .. } => {
                let mill = *self.mill(seat);
                let faded = new("account-faded").with("from", to + 1).with("to", to);
                // Where the price gives way the appeal stays at the bottom.
                let was = mill.quality + to + 1;
                let was = was.saturating_sub(self.book(seat).price);
                let fell = new("account-appeal")
                    .with("from", was)
                    .with("to", mill.appeal);
                *price_cut = Some(self.book(seat).price);
                let line = Line::words(faded).signed("distribution", 1);
                self.write(rows.distribution, seat, line.with(Value::Said(fell)));
            }
            Event::PriceSet { seat, price, .. } => {
                if let Some(from) = price_cut.take() {
                    let cut = new("account-price-cut")
                        .with("from", from)
                        .with("to", price);
                    self.write(rows.distribution, seat, Line::words(cut));
                }
            }
            Event::ShareMoved {
                seat,
                from,
                to,
                because: Because::PriceCut,
            } => {
                let cut = steps(new("account-cut"), from, to);
                self.write(rows.distribution, seat, cut);
            }
            _ => {}
        }
    }

    /// Goods that are stored or lost (III.4).
    fn of_storage(&mut self, event: &Event) {
        if let Event::Stored { seat, .. } = *event {
            let full = Message::new("account-in-store")
                .with("count", self.mill(seat).stored)
                .with("most", self.storage);
            self.keeps(ROWS.stored, event, full);
        }
        self.loses(ROWS.stored, event);
    }

    /// Goods are stored, with how full the store is.
    pub(crate) fn keeps(&mut self, row: u8, event: &Event, full: Message) {
        if let Event::Stored { seat, good, count } = *event {
            let line = Line::words(Message::new("account-kept").with("count", count));
            let line = line.signed(good.word(), count).with(Value::Said(full));
            self.write(row, seat, line);
        }
    }

    /// Goods are lost.
    pub(crate) fn loses(&mut self, row: u8, event: &Event) {
        if let Event::Lost { seat, good, count } = *event {
            let lost = Message::new("account-lost")
                .with("count", count)
                .with("good", good.word());
            self.write(row, seat, Line::words(lost));
        }
    }

    /// What a sale comes to for everybody, once it is paid for.
    fn settle(&mut self) {
        for seat in Seat::all(self.players) {
            if self.mill(seat).is_built {
                self.made(&ROWS, seat);
                self.settle_for(seat);
            }
            self.total(ROWS.now, seat);
        }
        self.sold_in_all();
    }

    /// How much was sold in all, in the head of the sheet.
    pub(crate) fn sold_in_all(&mut self) {
        let (imported, left) = self.others;
        let sold: u8 = self.books.iter().map(|book| book.sold).sum();
        let head = |id, count: u8| Message::new(id).with("count", count);
        // More than England wants is sold only to those who are equal in all (III.1).
        let id = match sold + imported > self.demand {
            true => "account-sold-by-equals",
            false => "account-sold-in-all",
        };
        self.note(Note::Head(1, head(id, sold + imported)));
        self.note(Note::Head(2, head("account-left", left)));
    }

    /// What a player made, and what of it was sold in England.
    pub(crate) fn made(&mut self, rows: &Rows, seat: Seat) {
        let book = *self.book(seat);
        let sold = Message::new("account-sold")
            .with("count", book.sold)
            .with("store", book.from_store);
        let made = Message::new("account-made-count").with("count", self.mill(seat).output);
        let line = Line::words(made).with(Value::Said(sold));
        self.write(rows.made, seat, line);
    }

    fn settle_for(&mut self, seat: Seat) {
        let book = *self.book(seat);
        let mill = *self.mill(seat);
        if book.sold > 0 {
            let income = times(book.sold, book.income / i64::from(book.sold));
            let line = income.with(Value::Moved(pounds(book.income)));
            self.write(ROWS.income, seat, line);
        } else {
            self.sold_nothing(&ROWS, seat);
        }
        if mill.workers == 0 {
            self.say(ROWS.wages, seat, "account-none");
        }
        if mill.machines == 0 {
            self.say(ROWS.machines, seat, "account-none");
        }
        self.result(&ROWS, seat);
        if mill.output == book.sold - book.from_store {
            self.say(ROWS.stored, seat, "account-none-left");
        }
    }

    pub(crate) fn sold_nothing(&mut self, rows: &Rows, seat: Seat) {
        self.say(rows.income, seat, "account-none");
        self.say(rows.reasons, seat, "account-nothing-sold");
    }

    /// What income, steps and costs come to for a player, and that no distribution fades.
    pub(crate) fn result(&mut self, rows: &Rows, seat: Seat) {
        let new = Message::new;
        let book = *self.book(seat);
        let (_, _, space) = book.first;
        let (was, now) = (self.value(space), self.value(book.risen));
        let values = match was == now {
            true => new("account-price").with("price", now),
            false => new("account-values").with("from", was).with("to", now),
        };
        let rise = Change {
            from: space.into(),
            to: book.risen.into(),
            unit: None,
        };
        let line = Line::words(values).with(Value::Change(rise));
        self.write(rows.space, seat, line);
        let result = Value::Result(pounds(book.income - book.costs));
        self.write(rows.result, seat, Line::value(result));
        self.cash(rows.cash, seat);
        if !self.has_written(rows.distribution, seat) {
            self.say(rows.distribution, seat, "account-none-laid");
        }
    }
}
