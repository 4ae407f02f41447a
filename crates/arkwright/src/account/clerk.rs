//! Whoever writes accounts from events: what all of them have in common.

use table::account::{Change, Line, Loss, Note, Value};
use table::{MAX_SEATS, Message, Say, Seat};

use super::book::Book;
use crate::board::Board;
use crate::components::LoanComponents;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::tables::Tables;
use crate::told::pounds;

/// How the factory of the active good stands behind the events of the entry.
#[derive(Clone, Copy, Default)]
pub(crate) struct Mill {
    pub(crate) is_built: bool,
    pub(crate) output: u8,
    pub(crate) quality: u8,
    pub(crate) distribution: u8,
    pub(crate) appeal: u8,
    pub(crate) workers: u8,
    pub(crate) machines: u8,
    /// Goods of all kinds in store.
    pub(crate) stored: u8,
}

impl Mill {
    fn of<E: Edition>(game: &Arkwright<E>, board: &Board<E>, seat: Seat, good: Good) -> Mill {
        let company = board.company(seat);
        let factory = company.factory(good);
        Mill {
            is_built: factory.is_built(),
            output: game.output(board, seat, good),
            quality: game.quality(board, seat, good),
            distribution: factory.distribution,
            appeal: game.appeal(board, seat, good),
            workers: factory.workers(),
            machines: factory.machine_count(),
            stored: company.stored_in_all(),
        }
    }
}

/// Writes accounts from events. It is the same for both versions: what it needs of their boards it
/// reads at the beginning.
pub(crate) struct Clerk<'a> {
    tables: &'a Tables,
    pub(crate) loans: &'a LoanComponents,
    /// How much fits into store.
    pub(crate) storage: u8,
    pub(crate) players: u8,
    /// The active good.
    pub(crate) good: Good,
    pub(crate) mills: Vec<Mill>,
    pub(crate) books: Vec<Book>,
    /// How many goods England wants.
    pub(crate) demand: u8,
    /// What the importer sold, and what nobody did.
    pub(crate) others: (u8, u8),
    /// The event that is written about.
    pub(crate) place: usize,
    pub(crate) notes: Vec<(usize, Note)>,
}

impl<'a> Clerk<'a> {
    pub(crate) fn new<E: Edition>(
        game: &'a Arkwright<E>,
        before: &Board<E>,
        after: &Board<E>,
    ) -> Clerk<'a> {
        let good = before.active();
        let seats = || Seat::all(MAX_SEATS as u8);
        let mill = |seat: Seat| match seat.index() < usize::from(after.players) {
            true => Mill::of(game, after, seat, good),
            false => Mill::default(),
        };
        Clerk {
            tables: &game.tables,
            loans: &game.components.loans,
            storage: game.components.storage,
            players: after.players,
            good,
            mills: seats().map(mill).collect(),
            books: seats().map(|seat| Book::of(before, seat)).collect(),
            demand: game.demand(before, good),
            others: (0, 0),
            place: 0,
            notes: Vec::new(),
        }
    }
}

impl Clerk<'_> {
    pub(crate) fn note(&mut self, note: Note) {
        self.notes.push((self.place, note));
    }

    pub(crate) fn write(&mut self, row: u8, seat: Seat, line: Line) {
        let seat = Some(seat);
        self.note(Note::Write { row, seat, line });
    }

    /// Writes across all columns.
    pub(crate) fn write_across(&mut self, row: u8, words: Message) {
        let line = Line::words(words);
        let seat = None;
        self.note(Note::Write { row, seat, line });
    }

    pub(crate) fn say(&mut self, row: u8, seat: Seat, id: &'static str) {
        self.write(row, seat, Line::words(Message::new(id)));
    }

    /// Whether this entry has written something in a row for a player, on the sheet that is open.
    pub(crate) fn has_written(&self, row: u8, seat: Seat) -> bool {
        let notes = self.notes.iter().rev().map(|(_, note)| note);
        let mut here = notes.take_while(|note| !matches!(note, Note::Open(_)));
        here.any(|note| {
            matches!(note, Note::Write { row: of, seat: whose, .. } if (*of, *whose) == (row, Some(seat)))
        })
    }

    pub(crate) fn book(&self, seat: Seat) -> &Book {
        &self.books[seat.index()]
    }

    pub(crate) fn mill(&self, seat: Seat) -> &Mill {
        &self.mills[seat.index()]
    }

    pub(crate) fn follow(&mut self, event: &Event) {
        let Some(seat) = event.seat() else {
            return;
        };
        let book = &mut self.books[seat.index()];
        match *event {
            Event::PriceSet { good, price, .. } if good == self.good => book.price = price,
            _ => book.follow(event),
        }
    }

    pub(crate) fn value(&self, space: u8) -> u8 {
        self.tables.value(space)
    }

    fn portfolio(&self, shares: u8, space: u8) -> i64 {
        i64::from(shares) * i64::from(self.value(space))
    }

    /// How the cash changed, with what had to be sold or borrowed for it (7.0).
    pub(crate) fn cash(&mut self, row: u8, seat: Seat) {
        let book = *self.book(seat);
        let losses = self.losses(&book, book.first.0, book.income, book.costs);
        if losses.is_empty() {
            self.cash_change(row, seat);
        }
        for loss in losses {
            self.write(row, seat, Line::value(Value::Loss(loss)));
        }
    }

    /// How the cash changed since the account began.
    pub(crate) fn cash_change(&mut self, row: u8, seat: Seat) {
        let book = self.book(seat);
        let change = Change {
            from: book.first.0,
            to: book.cash,
            unit: Some(pounds(0).unit),
        };
        self.write(row, seat, Line::value(Value::Change(change)));
    }

    /// What had to be sold or borrowed to pay these costs out of this cash and income (7.0).
    pub(crate) fn losses(&self, book: &Book, cash: i64, income: i64, costs: i64) -> Vec<Loss> {
        let new = Message::new;
        let sum = new("account-cash-sum")
            .with("cash", cash)
            .with("income", income)
            .with("costs", costs)
            .with("raised", book.raised)
            .with("now", cash + income - costs + book.raised);
        let fall = |from: u8, to: u8| new("account-fall").with("spaces", from - to);
        let fell = |from: u8, to: u8| {
            new("account-fell")
                .with("from", from)
                .with("to", to)
                .with("was", self.value(from))
                .with("now", self.value(to))
        };
        let mut losses = Vec::new();
        if let Some((count, value, from, to)) = book.need {
            let was = i64::from(book.shares + count) * i64::from(value);
            let now = self.portfolio(book.shares, to);
            let how = new("account-short")
                .with("short", costs - income - cash)
                .with("count", count)
                .with("value", value);
            losses.push(Loss {
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
            let how = new("account-borrowed")
                .with("count", count)
                .with("amount", self.loans.amount)
                .with("repayment", self.loans.repayment);
            losses.push(Loss {
                title: new("account-loans").with("count", count),
                sign: "coin",
                fall: fall(from, to),
                how: vec![how],
                cost: fell(from, to),
                lost: None,
                left: sum,
            });
        }
        losses
    }

    /// What a player has in the end.
    pub(crate) fn total(&mut self, row: u8, seat: Seat) {
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
    pub(crate) fn worth(&self, seat: Seat) -> Line {
        let book = self.book(seat);
        Line::words(
            Message::new("account-worth")
                .with("shares", book.shares)
                .with("value", self.value(book.space))
                .with("portfolio", self.portfolio(book.shares, book.space)),
        )
    }

    /// The account is complete; what comes next is told below it.
    pub(crate) fn close(&mut self, events: &[Event], end: usize) {
        self.note(Note::Close);
        self.tell_next(events, end);
    }

    /// Tells what comes next, from this event on.
    pub(crate) fn tell_next(&mut self, events: &[Event], from: usize) {
        for (place, event) in events.iter().enumerate().skip(from) {
            self.place = place;
            if !matches!(event, Event::Forced { .. }) {
                self.note(Note::Next(event.say()));
            }
        }
    }
}

/// So many at so much each.
pub(crate) fn times(count: u8, each: impl Into<table::Arg>) -> Line {
    let times = Message::new("account-times");
    Line::words(times.with("count", count).with("each", each))
}

/// Steps of the share value with their reason.
pub(crate) fn steps(why: Message, from: u8, to: u8) -> Line {
    Line::words(why).with(Value::Steps(i64::from(to) - i64::from(from)))
}
