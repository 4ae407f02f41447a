//! What a player has while an account is written, and how it came about.

use table::Seat;

use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Because, Event, Income};
use crate::water_frame::WaterEvent;

/// What a player has, and what an account says of how it came about.
#[derive(Clone, Copy, Default)]
pub(crate) struct Book {
    pub(crate) cash: i64,
    pub(crate) shares: u8,
    pub(crate) space: u8,
    /// The same when the account began.
    pub(crate) first: (i64, u8, u8),
    /// The price of the active good.
    pub(crate) price: u8,
    pub(crate) sold: u8,
    pub(crate) from_store: u8,
    pub(crate) income: i64,
    pub(crate) costs: i64,
    pub(crate) raised: i64,
    /// Shares sold in need: how many, their value, the spaces before and after.
    pub(crate) need: Option<(u8, u8, u8, u8)>,
    /// Loans: how many, the spaces before and after.
    pub(crate) loans: Option<(u16, u8, u8)>,
    /// The space after the steps for goods sold.
    pub(crate) risen: u8,
}

impl Book {
    pub(crate) fn of<E: Edition>(board: &Board<E>, seat: Seat) -> Book {
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
    pub(crate) fn begin(&mut self) {
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
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Received { amount, why, .. } => {
                let amount = i64::from(amount);
                self.cash += amount;
                match why {
                    Income::Sale { .. } | Income::Patron { .. } | Income::Jubilee { .. } => {
                        self.income += amount;
                    }
                    Income::EmergencySale { .. } | Income::Loans { .. } => self.raised += amount,
                    _ => {}
                }
            }
            Event::Paid { amount, .. } => {
                self.cash -= i64::from(amount);
                self.costs += i64::from(amount);
            }
            Event::SharesSold { count, .. }
            | Event::Water(WaterEvent::SharesForfeited { count, .. }) => self.shares -= count,
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
                    because if because.is_for_sales() => self.risen = to,
                    _ => {}
                }
            }
            Event::Sold {
                count, from_store, ..
            } => (self.sold, self.from_store) = (count, from_store),
            _ => {}
        }
    }
}
