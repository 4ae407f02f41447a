//! Values over the game, for the plots after its end.

use table::{MAX_SEATS, Play, Seat};

use crate::board::Board;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;

/// The companies after one production phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The year of the decade.
    pub year: u16,
    /// The good that was produced; `None` for the start of the game.
    pub good: Option<Good>,
    /// The entry after which the values hold.
    pub entry: usize,
    /// Share value in pounds by seat.
    pub value: [u8; MAX_SEATS],
    /// The space of the share value indicator by seat.
    pub space: [u8; MAX_SEATS],
    /// Cash by seat.
    pub cash: [u16; MAX_SEATS],
    /// Shares times value by seat.
    pub portfolio: [u16; MAX_SEATS],
}

/// All plots of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The start of the game, each production phase, and the end.
    pub points: Vec<Point>,
    /// Goods sold by seat, decade (0 is 1770) and good.
    pub sold: [[[u8; 4]; 3]; MAX_SEATS],
}

/// The series of a game as far as it has come.
pub fn series<E: Edition>(play: &Play<Arkwright<E>>) -> Series {
    let game = play.game();
    let mut series = Series {
        points: Vec::new(),
        sold: [[[0; 4]; 3]; MAX_SEATS],
    };
    for n in 0..=play.entries().len() {
        let Some(board) = play.board_after(n) else {
            continue;
        };
        if n > 0 {
            for event in play.events_of(n - 1) {
                if let Event::Sold {
                    seat, good, count, ..
                } = event
                {
                    // A sale belongs to the decade in which its entry was made.
                    let decade = play.board_after(n - 1).map_or(0, |before| before.decade);
                    if (1..=3).contains(&decade) {
                        series.sold[seat.index()][usize::from(decade) - 1][good.index()] += count;
                    }
                }
            }
        }
        let before = n.checked_sub(1).and_then(|n| play.board_after(n));
        if let Some(before) = before
            && let Some(produced) = Arkwright::produced_between(before, board)
        {
            series.points.push(point(game, board, n, produced));
        }
    }
    series
}

fn point<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    entry: usize,
    (year, good): (u16, Option<Good>),
) -> Point {
    let mut point = Point {
        year,
        good,
        entry,
        value: [0; MAX_SEATS],
        space: [0; MAX_SEATS],
        cash: [0; MAX_SEATS],
        portfolio: [0; MAX_SEATS],
    };
    for seat in Seat::all(board.players) {
        let company = board.company(seat);
        point.value[seat.index()] = game.share_value(board, seat);
        point.space[seat.index()] = company.space;
        point.cash[seat.index()] = company.cash;
        point.portfolio[seat.index()] = game.portfolio(board, seat);
    }
    point
}
