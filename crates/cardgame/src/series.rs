//! Values over the game, for the plots after its end and for what made the difference.

use table::{MAX_SEATS, Play, Seat};

use crate::board::{Board, ROUNDS};
use crate::event::{Ending, Event, Purchase, Raised};
use crate::game::CardGame;
use crate::good::{GOODS, Good};

/// Decades of the game.
pub const DECADES: usize = ROUNDS as usize / GOODS;

/// The companies after one production phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The year of the decade.
    pub year: u16,
    /// The good that was produced; `None` for the start of the game.
    pub good: Option<Good>,
    /// The entry after which the values hold.
    pub entry: usize,
    /// Share value by seat.
    pub value: [u8; MAX_SEATS],
    /// Money by seat.
    pub money: [u16; MAX_SEATS],
    /// Shares times value by seat.
    pub portfolio: [u32; MAX_SEATS],
    /// The appeal with which each seat sold the good; 0 for who did not produce it.
    pub appeal: [u8; MAX_SEATS],
}

/// What a company did in the game, and what the final scoring made of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Goods sold to the home market, by decade and kind.
    pub sold: [[u8; GOODS]; DECADES],
    /// Goods shipped.
    pub shipped: u16,
    /// Shares bought in the whole game.
    pub bought: u16,
    /// What they cost.
    pub paid: u32,
    /// How often the share value rose for goods sold.
    pub rises: u8,
    /// How often it rose for the highest appeal.
    pub firsts: u8,
    /// Tokens of the emergency fund.
    pub emergency: u8,
    /// Money before the final scoring.
    pub money: u16,
    /// Shares before the final scoring.
    pub shares: u16,
    /// The share value before the final scoring.
    pub value: u8,
    /// What stored goods brought in the final scoring.
    pub stored: u16,
    /// Shares bought in the final scoring.
    pub bought_last: u16,
    /// Shares lost for loan tokens.
    pub shares_lost: u16,
    /// What the share value lost for shipping tokens.
    pub value_lost: u8,
}

/// All plots of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The start of the game and each production phase.
    pub points: Vec<Point>,
    /// What each company did.
    pub courses: [Course; MAX_SEATS],
}

/// The series of a game as far as it has come.
pub fn series(play: &Play<CardGame>) -> Series {
    let mut count = Count::of(play.board_after(0).unwrap_or(play.board()));
    for entry in 0..play.entries().len() {
        for event in play.events_of(entry) {
            count.event(&event, entry + 1);
        }
    }
    Series {
        points: count.points,
        courses: count.courses,
    }
}

/// Follows the companies event by event: the final scoring comes in the same breath as the last
/// production, so that no board shows what was before it.
struct Count {
    money: [i32; MAX_SEATS],
    shares: [u16; MAX_SEATS],
    value: [u8; MAX_SEATS],
    appeal: [u8; MAX_SEATS],
    round: u8,
    points: Vec<Point>,
    courses: [Course; MAX_SEATS],
}

impl Count {
    fn of(board: &Board) -> Count {
        let companies = &board.companies;
        let mut count = Count {
            money: companies.map(|own| own.money.into()),
            shares: companies.map(|own| own.shares),
            value: companies.map(|own| own.value),
            appeal: [0; MAX_SEATS],
            round: 0,
            points: Vec::new(),
            courses: [Course::default(); MAX_SEATS],
        };
        let start = count.point(None, 0);
        count.points.push(start);
        count
    }

    /// The companies as they are now.
    fn point(&self, good: Option<Good>, entry: usize) -> Point {
        let seats = || Seat::all(MAX_SEATS as u8).map(Seat::index);
        let mut portfolio = [0; MAX_SEATS];
        for seat in seats() {
            portfolio[seat] = u32::from(self.shares[seat]) * u32::from(self.value[seat]);
        }
        Point {
            year: 1770 + 10 * u16::from(self.round / GOODS as u8),
            good,
            entry,
            value: self.value,
            money: self.money.map(|money| money.max(0) as u16),
            portfolio,
            appeal: self.appeal,
        }
    }

    /// The production of the round is over.
    fn produced(&mut self, entry: usize) {
        let good = Good::ALL[usize::from(self.round) % GOODS];
        let point = self.point(Some(good), entry);
        self.points.push(point);
        self.appeal = [0; MAX_SEATS];
    }

    /// What an event of this entry, counted from 1, changes.
    fn event(&mut self, event: &Event, entry: usize) {
        match *event {
            Event::RoundBegan { round: 0, .. } => self.points = vec![self.point(None, entry)],
            Event::RoundBegan { round, .. } => {
                self.produced(entry);
                self.round = round;
            }
            Event::EndOfGame { how } => {
                // A game that ends in the middle has no whole production behind it.
                if how == Ending::LastRound {
                    self.produced(entry);
                }
                for seat in Seat::all(MAX_SEATS as u8).map(Seat::index) {
                    let course = &mut self.courses[seat];
                    course.money = self.money[seat].max(0) as u16;
                    course.shares = self.shares[seat];
                    course.value = self.value[seat];
                }
            }
            _ => {}
        }
        let Some(seat) = event.seat().map(Seat::index) else {
            return;
        };
        self.money[seat] += event.money();
        let course = &mut self.courses[seat];
        match *event {
            Event::Sold {
                good,
                appeal,
                limit,
                made,
                from_store,
                ..
            } => {
                let decade = usize::from(self.round) / GOODS;
                course.sold[decade][good.index()] += made.min(limit) + from_store;
                self.appeal[seat] = appeal;
            }
            Event::Shipped { count, .. } => course.shipped += u16::from(count),
            Event::SharesBought {
                count, paid, how, ..
            } => {
                self.shares[seat] += count;
                course.bought += count;
                course.paid += u32::from(paid);
                if how == Purchase::End {
                    course.bought_last += count;
                }
            }
            Event::EmergencyFund { tokens, .. } => course.emergency += tokens,
            Event::ValueRaised { to, why, .. } => {
                self.value[seat] = to;
                match why {
                    Raised::Sold => course.rises += 1,
                    Raised::HighestAppeal | Raised::Entrepreneur => course.firsts += 1,
                }
            }
            Event::StoredSold { income, .. } => course.stored += income,
            Event::SharesLost { from, to, .. } => {
                self.shares[seat] = to;
                course.shares_lost = from - to;
            }
            Event::ValueFell { from, to, .. } => {
                self.value[seat] = to;
                course.value_lost = from - to;
            }
            Event::Bankrupt { .. } => self.shares[seat] = 0,
            _ => {}
        }
    }
}
