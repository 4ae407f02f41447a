//! What runs by itself, written as accounts: the production of a good (III) and the end of a
//! decade (6.0).

use table::account::{
    Cell, Change, Form, Line, Loss, Note, Opening, RowForm, RowKind, SequenceForm, StepForm, Value,
};
use table::{MAX_SEATS, Message, Say, Seat};

use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Because, Cost, Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::told::pounds;

const fn row(label: &'static str) -> RowForm {
    RowForm {
        label,
        kind: RowKind::Plain,
    }
}

const NOW: RowForm = RowForm {
    label: "account-now",
    kind: RowKind::Total,
};

/// The production of a good, in the order of III.1 to III.4.
pub static PRODUCTION: Form = Form {
    kind: 0,
    decided_at_table: false,
    sequence: Some(SequenceForm {
        heading: "account-calls",
        hint: "account-calls-hint",
        sign: "appeal",
        rest: "account-left-over",
    }),
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
                RowForm {
                    label: "account-result",
                    kind: RowKind::Result,
                },
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

/// The rows of [`PRODUCTION`].
mod produced {
    pub(super) const MADE: u8 = 0;
    pub(super) const INCOME: u8 = 1;
    pub(super) const REASONS: u8 = 2;
    pub(super) const SPACE: u8 = 3;
    pub(super) const WAGES: u8 = 4;
    pub(super) const MACHINES: u8 = 5;
    pub(super) const RESULT: u8 = 6;
    pub(super) const CASH: u8 = 7;
    pub(super) const DISTRIBUTION: u8 = 8;
    pub(super) const STORED: u8 = 9;
    pub(super) const NOW: u8 = 10;
}

/// The end of a decade, in the order of 6.I to 6.IV.
pub static DECADE: Form = Form {
    kind: 1,
    decided_at_table: false,
    sequence: None,
    steps: &[
        StepForm {
            heading: "account-markers",
            section: "6.I",
            rows: &[row("account-returned")],
        },
        StepForm {
            heading: "account-start",
            section: "6.III",
            rows: &[row("account-portfolio"), row("account-start-player")],
        },
        StepForm {
            heading: "account-decade-began",
            section: "6.II",
            rows: &[row("account-level")],
        },
        StepForm {
            heading: "account-obsolete",
            section: "6.IV",
            rows: &[
                row("account-extra"),
                row("account-fee"),
                row("account-cash"),
                NOW,
            ],
        },
    ],
};

/// The rows of [`DECADE`].
mod ended {
    pub(super) const RETURNED: u8 = 0;
    pub(super) const PORTFOLIO: u8 = 1;
    pub(super) const START: u8 = 2;
    pub(super) const LEVEL: u8 = 3;
    pub(super) const EXTRA: u8 = 4;
    pub(super) const FEE: u8 = 5;
    pub(super) const CASH: u8 = 6;
    pub(super) const NOW: u8 = 7;
}

/// What the events of one entry write.
pub(crate) fn notes<E: Edition>(
    game: &Arkwright<E>,
    before: &Board<E>,
    after: &Board<E>,
    events: &[Event],
) -> Vec<(usize, Note)> {
    if events.is_empty() {
        return Vec::new();
    }
    let begun = events
        .iter()
        .position(|event| matches!(event, Event::ProductionBegan { .. }));
    let produces = matches!(before.phase, Phase::Sale(_) | Phase::Storage(_));
    let mut clerk = Clerk {
        game,
        after,
        good: before.active(),
        books: Seat::all(MAX_SEATS as u8)
            .map(|seat| Book::of(before, seat))
            .collect(),
        others: (0, 0),
        place: 0,
        notes: Vec::new(),
    };
    if produces || begun.is_some() {
        clerk.production(before, events, begun);
    } else if before.phase == Phase::NameStartPlayer {
        clerk.decade(before, events);
    }
    clerk.notes
}

/// What a player has, and what an account says of how it came about.
#[derive(Clone, Copy, Default)]
struct Book {
    cash: i64,
    shares: u8,
    space: u8,
    /// The same when the account began.
    first: (i64, u8, u8),
    /// The price of the active good.
    price: u8,
    sold: u8,
    from_store: u8,
    income: i64,
    costs: i64,
    raised: i64,
    /// Shares sold in need: how many, their value, the spaces before and after.
    need: Option<(u8, u8, u8, u8)>,
    /// Loans: how many, the spaces before and after.
    loans: Option<(u16, u8, u8)>,
    /// The space after the steps for goods sold.
    risen: u8,
}

impl Book {
    fn of<E: Edition>(board: &Board<E>, seat: Seat) -> Book {
        let company = board.company(seat);
        let mut book = Book {
            cash: company.cash.into(),
            shares: company.shares,
            space: company.space,
            price: company.factory(board.active()).price,
            ..Book::default()
        };
        book.begin();
        book
    }

    /// Begins an account with what is there.
    fn begin(&mut self) {
        *self = Book {
            cash: self.cash,
            shares: self.shares,
            space: self.space,
            price: self.price,
            first: (self.cash, self.shares, self.space),
            risen: self.space,
            ..Book::default()
        };
    }

    /// Follows what happens to a player.
    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Received { amount, why, .. } => {
                let amount = i64::from(amount);
                self.cash += amount;
                match why {
                    Income::Sale { .. } => self.income += amount,
                    Income::EmergencySale { .. } | Income::Loans { .. } => self.raised += amount,
                    _ => {}
                }
            }
            Event::Paid { amount, .. } => {
                self.cash -= i64::from(amount);
                self.costs += i64::from(amount);
            }
            Event::SharesSold { count, .. } => self.shares -= count,
            Event::SharesBought { count, .. } => self.shares += count,
            Event::EmergencySale { count, value, .. } => {
                self.need = Some((count, value, self.space, self.space));
                self.shares -= count;
            }
            Event::LoansTaken { count, .. } => self.loans = Some((count, self.space, self.space)),
            Event::ShareMoved { to, because, .. } => {
                self.space = to;
                match because {
                    Because::EmergencySale => self.need.iter_mut().for_each(|need| need.3 = to),
                    Because::Loan => self.loans.iter_mut().for_each(|loans| loans.2 = to),
                    Because::PriceCut => {}
                    _ => self.risen = to,
                }
            }
            Event::Sold {
                count, from_store, ..
            } => (self.sold, self.from_store) = (count, from_store),
            _ => {}
        }
    }
}

/// Writes accounts from events.
struct Clerk<'a, E: Edition> {
    game: &'a Arkwright<E>,
    after: &'a Board<E>,
    /// The active good.
    good: Good,
    books: Vec<Book>,
    /// What the importer sold, and what nobody did.
    others: (u8, u8),
    /// The event that is written about.
    place: usize,
    notes: Vec<(usize, Note)>,
}

impl<E: Edition> Clerk<'_, E> {
    fn note(&mut self, note: Note) {
        self.notes.push((self.place, note));
    }

    fn write(&mut self, row: u8, seat: Seat, line: Line) {
        let seat = Some(seat);
        self.note(Note::Write { row, seat, line });
    }

    fn say(&mut self, row: u8, seat: Seat, id: &'static str) {
        self.write(row, seat, Line::words(Message::new(id)));
    }

    fn book(&self, seat: Seat) -> &Book {
        &self.books[seat.index()]
    }

    fn follow(&mut self, event: &Event) {
        let Some(seat) = event.seat() else {
            return;
        };
        let book = &mut self.books[seat.index()];
        match *event {
            Event::PriceSet { good, price, .. } if good == self.good => book.price = price,
            _ => book.follow(event),
        }
    }

    fn value(&self, space: u8) -> u8 {
        self.game.tables.value(space)
    }

    fn portfolio(&self, shares: u8, space: u8) -> i64 {
        i64::from(shares) * i64::from(self.value(space))
    }

    /// The production of a good, as far as this entry carries it.
    fn production(&mut self, before: &Board<E>, events: &[Event], begun: Option<usize>) {
        let is_over = |event: &Event| {
            matches!(
                event,
                Event::StartPlayer { .. } | Event::MarkersReturned | Event::EndOfGame
            )
        };
        let from = begun.unwrap_or(0);
        let late = events[from..].iter().position(is_over);
        let end = late.map_or(events.len(), |late| from + late);
        for event in &events[..from] {
            // What the choice itself did comes before the account.
            self.follow(event);
        }
        if begun.is_some() {
            self.books.iter_mut().for_each(Book::begin);
        }
        let mut price_cut = None;
        for (place, event) in events[..end].iter().enumerate().skip(from) {
            self.place = place;
            self.follow(event);
            self.of_production(event, &mut price_cut);
        }
        self.place = end.saturating_sub(1);
        let settles = begun.is_some() || matches!(before.phase, Phase::Sale(_));
        if settles && !matches!(self.after.phase, Phase::Sale(_)) {
            self.settle();
        }
        if late.is_some() {
            self.close(events, end);
        }
    }

    /// What one event of a production writes.
    fn of_production(&mut self, event: &Event, price_cut: &mut Option<u8>) {
        let new = Message::new;
        match *event {
            Event::ProductionBegan {
                good, demand, wage, ..
            } => {
                let without = |seat: &Seat| !self.after.company(*seat).factory(good).is_built();
                let apart = Seat::all(self.after.players).filter(without);
                let why = new("account-no-factory").with("good", good.word());
                let opening = Opening {
                    form: &PRODUCTION,
                    title: new("account-production").with("good", good.word()),
                    over: new("account-produced").with("good", good.word()),
                    sign: good.word(),
                    apart: apart.map(|seat| (seat, why.clone())).collect(),
                };
                self.note(Note::Open(opening));
                self.note(Note::Head(0, new("account-demand").with("count", demand)));
                self.note(Note::Head(3, new("account-wage").with("wage", wage)));
            }
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
            Event::ShareMoved {
                seat,
                from,
                to,
                because,
            } if because.is_for_sales() => {
                let why = match because {
                    Because::MostAppeal => "account-most-appeal",
                    Because::MostSold => "account-most-sold",
                    _ if self.book(seat).sold == 1 => "account-one-sold",
                    _ => "account-more-sold",
                };
                let steps = Value::Steps(i64::from(to) - i64::from(from));
                self.write(produced::REASONS, seat, Line::words(new(why)).with(steps));
            }
            Event::Paid { seat, amount, why } => {
                let cost = Value::Moved(pounds(-i64::from(amount)));
                match why {
                    Cost::Wages { workers, wage, .. } => {
                        let line = times(workers, wage).with(cost);
                        self.write(produced::WAGES, seat, line);
                    }
                    Cost::Machines { machines, .. } => {
                        let each = amount / u16::from(machines.max(1));
                        let line = times(machines, each).with(cost);
                        self.write(produced::MACHINES, seat, line);
                    }
                    _ => {}
                }
            }
            Event::DistributionFaded { seat, good, to } => {
                let appeal = self.game.appeal(self.after, seat, good);
                let faded = new("account-faded").with("from", to + 1).with("to", to);
                // Where the price gives way the appeal stays at the bottom.
                let was = self.game.quality(self.after, seat, good) + to + 1;
                let was = was.saturating_sub(self.book(seat).price);
                let fell = new("account-appeal").with("from", was).with("to", appeal);
                *price_cut = Some(self.book(seat).price);
                let line = Line::words(faded).signed("distribution", 1);
                self.write(produced::DISTRIBUTION, seat, line.with(Value::Said(fell)));
            }
            Event::PriceSet { seat, price, .. } => {
                if let Some(from) = price_cut.take() {
                    let cut = new("account-price-cut")
                        .with("from", from)
                        .with("to", price);
                    self.write(produced::DISTRIBUTION, seat, Line::words(cut));
                }
            }
            Event::ShareMoved {
                seat,
                from,
                to,
                because: Because::PriceCut,
            } => {
                let steps = Value::Steps(i64::from(to) - i64::from(from));
                let why = Line::words(new("account-cut")).with(steps);
                self.write(produced::DISTRIBUTION, seat, why);
            }
            Event::Stored { seat, good, count } => {
                let company = self.after.company(seat);
                let full = new("account-in-store")
                    .with("count", company.stored_in_all())
                    .with("most", self.game.components.storage);
                let line = Line::words(new("account-kept").with("count", count));
                let line = line.signed(good.word(), count).with(Value::Said(full));
                self.write(produced::STORED, seat, line);
            }
            Event::Lost { seat, good, count } => {
                let lost = new("account-lost")
                    .with("count", count)
                    .with("good", good.word());
                self.write(produced::STORED, seat, Line::words(lost));
            }
            _ => {}
        }
    }

    /// What a sale comes to for everybody, once it is paid for.
    fn settle(&mut self) {
        for seat in Seat::all(self.after.players) {
            if self.after.company(seat).factory(self.good).is_built() {
                self.settle_for(seat);
            }
            self.total(produced::NOW, seat);
        }
        let (imported, left) = self.others;
        let sold: u8 = self.books.iter().map(|book| book.sold).sum();
        let head = |id, count: u8| Message::new(id).with("count", count);
        self.note(Note::Head(1, head("account-sold-in-all", sold + imported)));
        self.note(Note::Head(2, head("account-left", left)));
    }

    fn settle_for(&mut self, seat: Seat) {
        let new = Message::new;
        let good = self.good;
        let book = *self.book(seat);
        let made = self.game.output(self.after, seat, good);
        let sold = new("account-sold")
            .with("count", book.sold)
            .with("store", book.from_store);
        let line = Line::words(new("account-made-count").with("count", made));
        self.write(produced::MADE, seat, line.with(Value::Said(sold)));
        let income = times(book.sold, book.income / i64::from(book.sold.max(1)));
        if book.sold > 0 {
            let line = income.with(Value::Moved(pounds(book.income)));
            self.write(produced::INCOME, seat, line);
        } else {
            self.say(produced::INCOME, seat, "account-none");
            self.say(produced::REASONS, seat, "account-nothing-sold");
        }
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
        self.write(produced::SPACE, seat, line);
        let factory = self.after.company(seat).factory(good);
        if factory.workers() == 0 {
            self.say(produced::WAGES, seat, "account-none");
        }
        if factory.machine_count() == 0 {
            self.say(produced::MACHINES, seat, "account-none");
        }
        let result = Value::Result(pounds(book.income - book.costs));
        self.write(produced::RESULT, seat, Line::value(result));
        self.cash(produced::CASH, seat);
        let fades = |(_, note): &(usize, Note)| matches!(note, Note::Write { row: produced::DISTRIBUTION, seat: of, .. } if *of == Some(seat));
        if !self.notes.iter().any(fades) {
            self.say(produced::DISTRIBUTION, seat, "account-none-laid");
        }
        if made == book.sold - book.from_store {
            self.say(produced::STORED, seat, "account-none-left");
        }
    }

    /// How the cash changed, with what had to be sold or borrowed for it (7.0).
    fn cash(&mut self, row: u8, seat: Seat) {
        let new = Message::new;
        let book = *self.book(seat);
        let sum = new("account-cash-sum")
            .with("cash", book.first.0)
            .with("income", book.income)
            .with("costs", book.costs)
            .with("raised", book.raised)
            .with("now", book.cash);
        let short = book.costs - book.income - book.first.0;
        let fall = |from: u8, to: u8| new("account-fall").with("spaces", from - to);
        let fell = |from: u8, to: u8| {
            new("account-fell")
                .with("from", from)
                .with("to", to)
                .with("was", self.value(from))
                .with("now", self.value(to))
        };
        let mut boxes = Vec::new();
        if let Some((count, value, from, to)) = book.need {
            let (_, shares, _) = book.first;
            let was = i64::from(shares) * i64::from(value);
            let now = self.portfolio(shares - count, to);
            let how = new("account-short")
                .with("short", short)
                .with("count", count)
                .with("value", value);
            boxes.push(Loss {
                title: new("account-emergency"),
                sign: "share",
                fall: fall(from, to),
                how: vec![how, fell(from, to)],
                cost: new("account-portfolio-fell")
                    .with("from", was)
                    .with("to", now),
                lost: Some(pounds(now - was)),
                left: sum.clone(),
            });
        }
        if let Some((count, from, to)) = book.loans {
            let loans = &self.game.components.loans;
            let how = new("account-borrowed")
                .with("count", count)
                .with("amount", loans.amount)
                .with("repayment", loans.repayment);
            boxes.push(Loss {
                title: new("account-loans").with("count", count),
                sign: "coin",
                fall: fall(from, to),
                how: vec![how],
                cost: fell(from, to),
                lost: None,
                left: sum,
            });
        }
        if boxes.is_empty() {
            let change = Change {
                from: book.first.0,
                to: book.cash,
                unit: Some(pounds(0).unit),
            };
            self.write(row, seat, Line::value(Value::Change(change)));
        }
        for loss in boxes {
            self.write(row, seat, Line::value(Value::Loss(loss)));
        }
    }

    /// What a player has in the end.
    fn total(&mut self, row: u8, seat: Seat) {
        let book = *self.book(seat);
        let (_, shares, space) = book.first;
        let now = self.portfolio(book.shares, book.space);
        let total = Value::Total {
            purse: pounds(book.cash),
            change: pounds(now - self.portfolio(shares, space)),
        };
        let worth = self.worth(seat).with(total);
        self.write(row, seat, worth);
    }

    /// What a player's shares are worth.
    fn worth(&self, seat: Seat) -> Line {
        let book = self.book(seat);
        Line::words(
            Message::new("account-worth")
                .with("shares", book.shares)
                .with("value", self.value(book.space))
                .with("portfolio", self.portfolio(book.shares, book.space)),
        )
    }

    /// The end of a decade, from the naming of the start player on.
    fn decade(&mut self, before: &Board<E>, events: &[Event]) {
        let new = Message::new;
        let next = events
            .iter()
            .position(|event| matches!(event, Event::CycleBegan { .. }));
        let end = next.unwrap_or(events.len());
        let mut level = new("account-level-stays");
        for (place, event) in events[..end].iter().enumerate() {
            self.place = place;
            self.follow(event);
            match *event {
                Event::StartPlayer { seat } => self.begin_decade(before, seat),
                Event::LevelReached { .. } => level = event.say(),
                Event::Obsolete {
                    seat,
                    good,
                    workers,
                    missing,
                } => {
                    let line = Line::words(new("account-workers").with("count", workers));
                    let line = line.signed(good.word(), 1);
                    let line = match missing {
                        0 => line,
                        _ => line.with(Value::Said(new("account-missing").with("count", missing))),
                    };
                    self.write(ended::EXTRA, seat, line);
                }
                Event::Paid {
                    seat,
                    amount,
                    why: Cost::MissingWorkers { count },
                } => {
                    let fee = Value::Moved(pounds(-i64::from(amount)));
                    let each = amount / u16::from(count.max(1));
                    self.write(ended::FEE, seat, times(count, each).with(fee));
                }
                _ => {}
            }
        }
        self.note(Note::Write {
            row: ended::LEVEL,
            seat: None,
            line: Line::words(level),
        });
        for seat in Seat::all(self.after.players) {
            let has_obsolete = events
                .iter()
                .any(|event| matches!(event, Event::Obsolete { seat: of, .. } if *of == seat));
            if !has_obsolete {
                self.say(ended::EXTRA, seat, "account-none");
            }
            if self.book(seat).costs == 0 {
                self.say(ended::FEE, seat, "account-none");
            }
            self.cash(ended::CASH, seat);
            self.total(ended::NOW, seat);
        }
        self.close(events, end);
    }

    fn begin_decade(&mut self, before: &Board<E>, start: Seat) {
        let new = Message::new;
        let year = before.year();
        self.note(Note::Open(Opening {
            form: &DECADE,
            title: new("account-decade").with("year", year),
            over: new("account-decade-over").with("year", year),
            sign: "flag",
            apart: Vec::new(),
        }));
        self.note(Note::Write {
            row: ended::RETURNED,
            seat: None,
            line: Line::words(new("markers-returned")),
        });
        for seat in Seat::all(before.players) {
            let mut line = self.worth(seat);
            if seat == before.asked {
                line = line.with(Value::Said(new("account-least")));
            }
            self.write(ended::PORTFOLIO, seat, line);
        }
        self.say(ended::START, start, "account-starts");
    }

    /// The account is complete; what comes next is told below it.
    fn close(&mut self, events: &[Event], end: usize) {
        self.note(Note::Close);
        for (place, event) in events.iter().enumerate().skip(end) {
            self.place = place;
            if !matches!(event, Event::Forced { .. }) {
                self.note(Note::Next(event.say()));
            }
        }
    }
}

/// So many at so much each.
fn times(count: u8, each: impl Into<table::Arg>) -> Line {
    let times = Message::new("account-times");
    Line::words(times.with("count", count).with("each", each))
}

/// One message of each kind that an account can say, with its arguments.
pub(crate) fn samples() -> Vec<Message> {
    let good = Good::Lamps.word();
    let new = Message::new;
    let counted = |id| new(id).with("count", 2);
    let moved = |id| new(id).with("from", 3).with("to", 2);
    let mut samples = PRODUCTION.messages();
    samples.extend(DECADE.messages());
    for id in [
        "account-production",
        "account-produced",
        "account-no-factory",
    ] {
        samples.push(new(id).with("good", good));
    }
    for id in ["account-decade", "account-decade-over"] {
        samples.push(new(id).with("year", 1770));
    }
    samples.extend(
        [
            "account-import",
            "account-unmet",
            "account-one-sold",
            "account-more-sold",
            "account-most-appeal",
            "account-most-sold",
            "account-nothing-sold",
            "account-none",
            "account-none-laid",
            "account-none-left",
            "account-cut",
            "account-emergency",
            "account-level-stays",
            "account-least",
            "account-starts",
        ]
        .map(new),
    );
    samples.extend(
        [
            "account-demand",
            "account-left",
            "account-sold-in-all",
            "account-made-count",
            "account-kept",
            "account-workers",
            "account-missing",
            "account-loans",
        ]
        .map(counted),
    );
    samples.extend(
        [
            "account-faded",
            "account-appeal",
            "account-price-cut",
            "account-values",
            "account-portfolio-fell",
        ]
        .map(moved),
    );
    samples.extend([
        new("account-wage").with("wage", 3),
        new("account-price").with("price", 9),
        counted("account-times").with("each", 9),
        counted("account-sold").with("store", 1),
        counted("account-in-store").with("most", 5),
        counted("account-lost").with("good", good),
        counted("account-short").with("short", 22).with("value", 16),
        moved("account-fell").with("was", 16).with("now", 14),
        new("account-fall").with("spaces", 4),
        counted("account-borrowed")
            .with("amount", 10)
            .with("repayment", 13),
        new("account-cash-sum")
            .with("cash", 8)
            .with("income", 10)
            .with("costs", 40)
            .with("raised", 32)
            .with("now", 10),
        new("account-worth")
            .with("shares", 11)
            .with("value", 16)
            .with("portfolio", 176),
    ]);
    samples
}
