//! What a development tile or an event would do for a player on the board as it is now.
//!
//! The numbers come from the rules themselves on a copy of the board: productions with the tile and
//! without it, an event carried out.

mod events;
mod samples;
mod tiles;

use table::{Game, Seat};

pub(super) use self::samples::samples;
use super::edition::WaterFrame;
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::outlook::{Outlook, SeatOutlook};

type Rules = Arkwright<WaterFrame>;
type Table = Board<WaterFrame>;

/// How the answers of one player are chosen in a production that is only imagined.
type Answers<'a> = &'a dyn Fn(&Table) -> Option<Action>;

/// The board with a tile in a player's hands; the foreman and the workshop work in a factory.
fn with_tile(board: &Table, seat: Seat, tile: Tile, good: Option<Good>) -> Table {
    let mut with = *board;
    let harbour = with.harbour_mut(seat);
    harbour.tiles.insert(tile);
    match tile {
        Tile::Foreman => harbour.foreman = good,
        Tile::Workshop => harbour.workshop = good,
        _ => {}
    }
    with
}

/// The board without a tile of a player's.
fn without_tile(board: &Table, seat: Seat, tile: Tile) -> Table {
    let mut without = *board;
    let harbour = without.harbour_mut(seat);
    harbour.tiles.remove(tile);
    match tile {
        Tile::Foreman => harbour.foreman = None,
        Tile::Workshop => harbour.workshop = None,
        _ => {}
    }
    without
}

impl Rules {
    /// What production of a good would bring a player if everybody answered as usual.
    fn foreseen(&self, board: &Table, seat: Seat, good: Good) -> SeatOutlook {
        Outlook::of(self, board, good).share(seat)
    }

    /// The same if this player gave answers of his own where he can.
    fn foreseen_answering(
        &self,
        board: &Table,
        seat: Seat,
        good: Good,
        own: Answers<'_>,
    ) -> SeatOutlook {
        let answer = |board: &Table| {
            let own = own(board).filter(|_| board.asked == seat);
            let own = own.filter(|action| self.check(board, *action).is_ok());
            own.or_else(|| self.usual(board))
        };
        Outlook::answering(self, board, good, &answer).share(seat)
    }
}
