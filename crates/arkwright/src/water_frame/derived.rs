//! What only Water Frame has on the board, in words.

use table::{Derived, Seat};

use super::edition::WaterFrame;
use super::event_marker::EventMarker;
use super::tile::Tile;
use crate::board::Board;
use crate::derived::{counted, names};
use crate::game::Arkwright;
use crate::goods::Good;

/// The events of a set.
fn events(set: u16) -> Derived {
    let events = EventMarker::ALL.into_iter();
    let events = events.filter(|event| set & (1 << event.index()) != 0);
    Derived::List(events.map(|event| Derived::word(event.word())).collect())
}

/// Tiles, mat, ships and events.
pub(super) fn derived(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
) -> Vec<(&'static str, Derived)> {
    let parts = &board.parts;
    let supply = Tile::ALL
        .into_iter()
        .zip(parts.tiles)
        .map(|(tile, count)| counted("tile", tile.word(), count));
    let row = |[machinery, quality, distribution, production]: [u8; 4]| {
        Derived::map([
            ("machinery", machinery.into()),
            ("quality", quality.into()),
            ("distribution", distribution.into()),
            ("production", production.into()),
        ])
    };
    let ships = game.more.components.ships.iter().zip(parts.ships);
    let ship = |capacity: u8, count: u8| {
        Derived::map([("capacity", capacity.into()), ("count", count.into())])
    };
    vec![
        ("tiles", Derived::List(supply.collect())),
        ("rows", Derived::List(parts.rows.map(row).to_vec())),
        (
            "ships",
            Derived::List(
                ships
                    .map(|(numbers, count)| ship(numbers.capacity, count))
                    .collect(),
            ),
        ),
        ("lasting", events(parts.lasting)),
        ("seen", events(parts.seen)),
    ]
}

/// A player's harbour mat and tiles.
pub(super) fn derived_seat(board: &Board<WaterFrame>, seat: Seat) -> Vec<(&'static str, Derived)> {
    let harbour = board.harbour(seat);
    let tiles = harbour.tiles.iter().map(|tile| Derived::word(tile.word()));
    let contracts = Good::ALL.into_iter().zip(harbour.contracts);
    let contract = |(good, space): (Good, u8)| {
        Derived::map([
            ("good", Derived::word(good.word())),
            ("space", space.into()),
        ])
    };
    vec![
        ("tiles", Derived::List(tiles.collect())),
        ("ships", Derived::list(harbour.ships)),
        (
            "contracts",
            Derived::List(
                contracts
                    .filter(|(_, space)| *space > 0)
                    .map(contract)
                    .collect(),
            ),
        ),
        ("warehouse_columns", names(harbour.columns)),
        ("warehouse_lines", harbour.lines.into()),
        ("marked", names(harbour.marked)),
    ]
}
