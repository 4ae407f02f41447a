//! Values over the game, for the plots after its end.

use table::{MAX_SEATS, Play, Seat};

use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::water_frame::WaterEvent;

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
    /// What Water Frame adds.
    pub harbour: HarbourPoint,
}

/// What Water Frame adds to the companies; nothing of it ever comes in Spinning Jenny.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HarbourPoint {
    /// Ships at the piers by seat.
    pub ships: [u8; MAX_SEATS],
    /// Goods shipped so far by seat.
    pub shipped: [u16; MAX_SEATS],
    /// Contracts fulfilled so far by seat.
    pub contracts: [u8; MAX_SEATS],
    /// Development tiles taken so far by seat.
    pub tiles: [u8; MAX_SEATS],
}

/// Goods by decade and kind; the first decade is 1770.
pub type GoodsByDecade = Vec<[u8; 4]>;

/// All plots of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The start of the game, each production phase, and the end.
    pub points: Vec<Point>,
    /// Goods sold by seat, in England, to patrons and for the Crown Jubilee.
    pub sold: [GoodsByDecade; MAX_SEATS],
    /// Goods shipped by seat.
    pub shipped: [GoodsByDecade; MAX_SEATS],
}

/// Counts what the events tell.
struct Counts {
    harbour: HarbourPoint,
    sold: [GoodsByDecade; MAX_SEATS],
    shipped: [GoodsByDecade; MAX_SEATS],
}

impl Counts {
    fn new(decades: usize) -> Counts {
        let none = || std::array::from_fn(|_| vec![[0; 4]; decades]);
        Counts {
            harbour: HarbourPoint::default(),
            sold: none(),
            shipped: none(),
        }
    }

    /// Takes note of an event of a decade, counted from 0 for 1760.
    fn count(&mut self, event: &Event, decade: u8) {
        let place = usize::from(decade).wrapping_sub(1);
        let add = |goods: &mut [GoodsByDecade; MAX_SEATS], seat: Seat, good: Good, count: u8| {
            if let Some(decade) = goods[seat.index()].get_mut(place) {
                decade[good.index()] += count;
            }
        };
        let harbour = &mut self.harbour;
        match *event {
            Event::Sold {
                seat, good, count, ..
            } => add(&mut self.sold, seat, good, count),
            Event::Received {
                seat,
                why: Income::Patron { good } | Income::Jubilee { good },
                ..
            } => add(&mut self.sold, seat, good, 1),
            Event::Water(WaterEvent::ContractFulfilled {
                seat, good, count, ..
            }) => {
                add(&mut self.shipped, seat, good, count);
                harbour.shipped[seat.index()] += u16::from(count);
                harbour.contracts[seat.index()] += 1;
            }
            Event::Water(WaterEvent::ShipTaken { seat, .. }) => harbour.ships[seat.index()] += 1,
            Event::Water(WaterEvent::ShipReturned { seat, .. }) => {
                harbour.ships[seat.index()] -= 1;
            }
            Event::Water(WaterEvent::TileTaken { seat, .. }) => harbour.tiles[seat.index()] += 1,
            _ => {}
        }
    }
}

/// The series of a game as far as it has come.
pub fn series<E: Edition>(play: &Play<Arkwright<E>>) -> Series {
    let game = play.game();
    let mut counts = Counts::new(E::LAST_DECADE.into());
    let mut points = Vec::new();
    for n in 1..=play.entries().len() {
        let (Some(before), Some(board)) = (play.board_after(n - 1), play.board_after(n)) else {
            continue;
        };
        // What happens belongs to the decade in which its entry was made.
        for event in play.events_of(n - 1) {
            counts.count(&event, before.decade);
        }
        if let Some(produced) = Arkwright::produced_between(before, board) {
            points.push(point(game, board, n, produced, counts.harbour));
        }
    }
    Series {
        points,
        sold: counts.sold,
        shipped: counts.shipped,
    }
}

fn point<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    entry: usize,
    (year, good): (u16, Option<Good>),
    harbour: HarbourPoint,
) -> Point {
    let mut point = Point {
        year,
        good,
        entry,
        value: [0; MAX_SEATS],
        space: [0; MAX_SEATS],
        cash: [0; MAX_SEATS],
        portfolio: [0; MAX_SEATS],
        harbour,
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
