//! Whoever writes accounts from events: what all of them have in common.

use table::account::{Change, Line, Note, Value};
use table::{Amount, MAX_SEATS, Message, Seat};

use crate::board::Board;
use crate::event::{Event, Purchase};
use crate::game::CardGame;
use crate::good::Good;
use crate::told::pounds;

/// What a player has while an account is written.
#[derive(Clone, Copy, Default)]
pub(super) struct Book {
    pub(super) money: i64,
    pub(super) shares: i64,
    pub(super) value: i64,
    pub(super) loans: i64,
    /// What money and shares were worth when the entry came to the account.
    pub(super) worth: i64,
    /// Goods of the active kind in store.
    pub(super) stored: u8,
    pub(super) is_open: bool,
    pub(super) is_bankrupt: bool,
}

impl Book {
    fn of(board: &Board, seat: Seat, good: Good) -> Book {
        let own = board.company(seat);
        Book {
            money: own.money.into(),
            shares: own.shares.into(),
            value: own.value.into(),
            loans: own.loans.into(),
            worth: i64::from(own.money) + i64::from(own.shares) * i64::from(own.value),
            stored: own.factory(good).stored,
            is_open: own.factory(good).is_open(),
            is_bankrupt: own.is_bankrupt,
        }
    }

    pub(super) fn portfolio(&self) -> i64 {
        self.shares * self.value
    }

    /// Money and shares.
    fn all(&self) -> i64 {
        self.money + self.portfolio()
    }

    fn follow(&mut self, event: &Event, active: Good) {
        self.money += i64::from(event.money());
        match *event {
            Event::Built { good, .. } if good == active => self.is_open = true,
            Event::SharesBought { count, .. } => self.shares += i64::from(count),
            Event::Borrowed { count, .. } => self.loans += i64::from(count),
            Event::EmergencyFund { tokens, .. } => self.loans += i64::from(tokens),
            Event::ValueRaised { to, .. } | Event::ValueFell { to, .. } => self.value = to.into(),
            Event::SharesLost { to, .. } => self.shares = to.into(),
            Event::Sold { from_store, .. } => self.stored -= from_store,
            Event::Shipped {
                good, from_store, ..
            } if good == active => self.stored -= from_store,
            Event::Stored { good, count, .. } if good == active => self.stored = count,
            Event::Bankrupt { .. } => self.is_bankrupt = true,
            _ => {}
        }
    }
}

/// Writes accounts from events.
pub(super) struct Clerk<'a> {
    pub(super) game: &'a CardGame,
    pub(super) before: &'a Board,
    /// The active good of the round.
    pub(super) good: Good,
    pub(super) books: [Book; MAX_SEATS],
    /// The event that is written about.
    pub(super) place: usize,
    /// How many events the books have followed.
    followed: usize,
    pub(super) notes: Vec<(usize, Note)>,
}

impl<'a> Clerk<'a> {
    pub(super) fn new(game: &'a CardGame, before: &'a Board) -> Clerk<'a> {
        let good = before.good();
        let mut books = [Book::default(); MAX_SEATS];
        for seat in Seat::all(game.players) {
            books[seat.index()] = Book::of(before, seat, good);
        }
        Clerk {
            game,
            before,
            good,
            books,
            place: 0,
            followed: 0,
            notes: Vec::new(),
        }
    }
}

impl Clerk<'_> {
    pub(super) fn note(&mut self, note: Note) {
        self.notes.push((self.place, note));
    }

    pub(super) fn write(&mut self, row: u8, seat: Seat, line: Line) {
        let seat = Some(seat);
        self.note(Note::Write { row, seat, line });
    }

    /// Writes across all columns.
    pub(super) fn write_across(&mut self, row: u8, line: Line) {
        let seat = None;
        self.note(Note::Write { row, seat, line });
    }

    pub(super) fn say(&mut self, row: u8, seat: Seat, id: &'static str) {
        self.write(row, seat, Line::words(Message::new(id)));
    }

    /// Says something where no entry has written anything.
    pub(super) fn fill(&mut self, row: u8, seat: Seat, id: &'static str) {
        let line = Line::words(Message::new(id));
        let seat = Some(seat);
        self.note(Note::Fill { row, seat, line });
    }

    /// Whether this entry has written something in a row for a player, on the sheet that is open.
    pub(super) fn has_written(&self, row: u8, seat: Seat) -> bool {
        let notes = self.notes.iter().rev().map(|(_, note)| note);
        let mut here = notes.take_while(|note| !matches!(note, Note::Open(_)));
        here.any(|note| {
            matches!(note, Note::Write { row: of, seat: whose, .. } | Note::Fill { row: of, seat: whose, .. } if (*of, *whose) == (row, Some(seat)))
        })
    }

    pub(super) fn book(&self, seat: Seat) -> &Book {
        &self.books[seat.index()]
    }

    /// Follows the events before this place that no account was about.
    pub(super) fn catch_up(&mut self, events: &[Event], to: usize) {
        for event in &events[self.followed.min(to)..to] {
            self.follow(event);
        }
        self.followed = self.followed.max(to);
    }

    /// Comes to an event: the books are as they are behind it.
    pub(super) fn come_to(&mut self, events: &[Event], place: usize) {
        self.catch_up(events, place + 1);
        self.place = place;
    }

    fn follow(&mut self, event: &Event) {
        if let Some(seat) = event.seat() {
            self.books[seat.index()].follow(event, self.good);
        }
    }

    /// Begins an account with what everybody has.
    pub(super) fn begin(&mut self) {
        for book in &mut self.books {
            book.worth = book.all();
        }
    }

    /// What a player has in the end, and by how much money and shares together changed.
    pub(super) fn total(&mut self, row: u8, seat: Seat) {
        let book = *self.book(seat);
        let total = Value::Total {
            purse: pounds(book.money),
            change: pounds(book.all() - book.worth),
        };
        let all = Message::new("account-worth-all")
            .with("shares", book.shares)
            .with("value", book.value)
            .with("all", book.all());
        self.write(row, seat, Line::words(all).with(total));
    }

    /// What a player's shares are worth.
    pub(super) fn worth(&self, seat: Seat) -> Line {
        let book = self.book(seat);
        Line::words(
            Message::new("account-worth")
                .with("shares", book.shares)
                .with("value", book.value)
                .with("portfolio", book.portfolio()),
        )
    }
}

/// So many at so much each.
pub(super) fn times(count: impl Into<table::Arg>, each: impl Into<table::Arg>) -> Line {
    let times = Message::new("account-times");
    Line::words(times.with("count", count).with("each", each))
}

/// Money that came in or went out.
pub(super) fn moved(amount: i64) -> Value {
    Value::Moved(pounds(amount))
}

/// A sum of money that changed.
pub(super) fn from_to(from: i64, to: i64) -> Value {
    let Amount { unit, .. } = pounds(0);
    Value::Change(Change {
        from,
        to,
        unit: Some(unit),
    })
}

/// A plain number that changed.
pub(super) fn counted(from: i64, to: i64) -> Value {
    let unit = None;
    Value::Change(Change { from, to, unit })
}

/// Whether shares were bought with all money at the end.
pub(super) const fn is_last_purchase(event: &Event) -> bool {
    matches!(
        event,
        Event::SharesBought {
            how: Purchase::End,
            ..
        }
    )
}
