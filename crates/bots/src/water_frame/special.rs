//! What development tiles, grey markers and ships are worth beyond what the productions to come show.

use arkwright::{Arkwright, Board, Good, Kind, Shade, Tile, WaterFrame};
use table::Seat;

use super::calendar::{LAST, actions_left};
use super::tune::*;

/// The worth of all special markers of a company, in hundredths of a pound.
pub(super) fn worth(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    seat: Seat,
    room: i64,
) -> i64 {
    let left = actions_left(board, seat);
    let decades = (LAST + 1 - usize::from(board.decade).clamp(1, LAST)) as i64;
    let harbour = board.harbour(seat);
    let capacity: i64 = harbour.ships.iter().map(|ship| i64::from(*ship)).sum();
    let tiles: i64 = harbour
        .tiles
        .iter()
        .map(|tile| tile_worth(game, board, seat, tile, left, decades, capacity))
        .sum();
    let markers: i64 = board
        .company(seat)
        .markers
        .iter()
        .map(|marker| {
            let per_action = match (marker.kind, marker.shade) {
                (_, Shade::Own) => 0,
                (Kind::Machinery, Shade::Light) => 50,
                (Kind::Machinery, Shade::Dark) => 90,
                (Kind::Quality, Shade::Light) => 70,
                (Kind::Quality, Shade::Dark) => 130,
                (Kind::Distribution, Shade::Light) => 50,
                (Kind::Distribution, Shade::Dark) => 90,
                (Kind::Production, Shade::Light) => (10 + 8 * room.min(8)) * PROD.get() / 100,
                (Kind::Production, Shade::Dark) => (15 + 16 * room.min(10)) * PROD.get() / 100,
                _ => 0,
            };
            left * per_action
        })
        .sum();
    let ships = if left > 0 { capacity * decades * SHIP_FLAT.get() } else { 0 };
    tiles * TILE.get() / 100 + markers * MARK.get() / 100 + ships
}

fn tile_worth(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    seat: Seat,
    tile: Tile,
    left: i64,
    decades: i64,
    capacity: i64,
) -> i64 {
    if left == 0 && tile != Tile::ExtraShifts {
        return 0;
    }
    let company = board.company(seat);
    let built = || Good::ALL.map(|good| company.factory(good)).into_iter().filter(|factory| factory.is_built());
    match tile {
        Tile::Agent => decades * if capacity > 0 { 200 } else { 60 },
        Tile::Office => decades * if capacity > 0 { 150 } else { 60 },
        Tile::Broker => i64::from(game.buying_price(board, seat)) * BROKER.get() + 100 * (decades - 1),
        Tile::Accountant => left * 120,
        Tile::Administrator => left * if board.parts.bureaucracy { 100 } else { 60 },
        Tile::Charisma => decades * 100,
        Tile::Developer => {
            let soon = (usize::from(board.decade) + 1).min(LAST);
            let level = game.components().timetable.level[soon];
            400 * built().filter(|factory| factory.level < level).count() as i64
        }
        Tile::Inventor => if left >= 2 { INVENTOR.get() } else { 0 },
        Tile::Engineer => {
            let high = built().filter(|factory| factory.quality >= 3).count() as i64;
            left * 40 + high * 400
        }
        Tile::SmallWarehouse => 200 + decades * 60,
        Tile::ExtraShifts => 600,
        Tile::EngineeringWorks => decades * 80 * i64::from(board.players - 1),
        Tile::Patent => (left * 60).max(300),
        Tile::School => decades * SCHOOL.get(),
        Tile::Foreman => 0,
        Tile::Workshop => left * 40,
        Tile::PatronFood | Tile::PatronClothes | Tile::PatronCutlery | Tile::PatronLamps => decades * 50,
    }
}
