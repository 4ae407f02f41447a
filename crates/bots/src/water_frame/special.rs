//! What development tiles, grey markers and ships are worth beyond what the productions to come show.

use arkwright::{Arkwright, Board, Factory, Kind, Marker, Shade, Tile, WaterFrame};
use table::Seat;

use super::calendar::{LAST, actions_left};

/// What a ship is worth for each good it carries and decade to come, since production can grow, in
/// hundredths of a pound.
const SHIP: i64 = 30;

/// A company whose special markers are judged.
struct Owner<'a> {
    game: &'a Arkwright<WaterFrame>,
    board: &'a Board<WaterFrame>,
    seat: Seat,
    /// Actions to come.
    actions: i64,
    /// Decades to come, with the present one.
    decades: i64,
    /// What both ships carry.
    capacity: i64,
}

/// The worth of all special markers of a company, in hundredths of a pound; `room` is how many goods
/// its warehouses hold.
pub(super) fn worth(
    game: &Arkwright<WaterFrame>,
    board: &Board<WaterFrame>,
    seat: Seat,
    room: i64,
) -> i64 {
    let harbour = board.harbour(seat);
    let owner = Owner {
        game,
        board,
        seat,
        actions: actions_left(board, seat),
        decades: (LAST + 1 - usize::from(board.decade).clamp(1, LAST)) as i64,
        capacity: harbour.ships.iter().map(|ship| i64::from(*ship)).sum(),
    };
    let tiles: i64 = harbour.tiles.iter().map(|tile| owner.tile(tile)).sum();
    let markers = board.company(seat).markers.iter();
    let per_action: i64 = markers.map(|marker| marker_worth(marker, room)).sum();
    let ships = match owner.actions {
        0 => 0,
        _ => owner.capacity * owner.decades * SHIP,
    };
    tiles + owner.actions * per_action + ships
}

/// What a grey marker is worth for each action to come, beyond the own one of its kind.
fn marker_worth(marker: Marker, room: i64) -> i64 {
    match (marker.kind, marker.shade) {
        (_, Shade::Own) => 0,
        (Kind::Machinery | Kind::Distribution, Shade::Light) => 50,
        (Kind::Machinery | Kind::Distribution, Shade::Dark) => 90,
        (Kind::Quality, Shade::Light) => 70,
        (Kind::Quality, Shade::Dark) => 130,
        // What is produced has to be stored.
        (Kind::Production, Shade::Light) => 15 + 12 * room.min(8),
        (Kind::Production, Shade::Dark) => 22 + 24 * room.min(10),
        _ => 0,
    }
}

impl Owner<'_> {
    fn factories(&self) -> impl Iterator<Item = &Factory> {
        let factories = self.board.company(self.seat).factories.iter();
        factories.filter(|factory| factory.is_built())
    }

    /// What a tile is worth; patrons, foreman, workshop, charisma, agent and office show most of
    /// theirs in the productions to come.
    fn tile(&self, tile: Tile) -> i64 {
        let (actions, decades) = (self.actions, self.decades);
        if actions == 0 && tile != Tile::ExtraShifts {
            return 0;
        }
        match tile {
            Tile::Agent if self.capacity > 0 => decades * 200,
            Tile::Office if self.capacity > 0 => decades * 150,
            Tile::Agent | Tile::Office => decades * 60,
            // Two shares at half price, and a small exchange after each event.
            Tile::Broker => {
                let price = i64::from(self.game.buying_price(self.board, self.seat));
                price * 80 + 100 * (decades - 1)
            }
            Tile::Accountant => actions * 120,
            Tile::Administrator if self.board.parts.bureaucracy => actions * 100,
            Tile::Administrator => actions * 60,
            Tile::Charisma => decades * 100,
            Tile::Developer => {
                let soon = (usize::from(self.board.decade) + 1).min(LAST);
                let level = self.game.components().timetable.level[soon];
                let lower = self.factories().filter(|factory| factory.level < level);
                400 * lower.count() as i64
            }
            Tile::Inventor if actions >= 2 => 1300,
            Tile::Inventor => 0,
            Tile::Engineer => {
                let high = self.factories().filter(|factory| factory.quality >= 3);
                actions * 40 + 400 * high.count() as i64
            }
            Tile::SmallWarehouse => 200 + decades * 60,
            Tile::ExtraShifts => 600,
            Tile::EngineeringWorks => decades * 80 * i64::from(self.board.players - 1),
            Tile::Patent => (actions * 60).max(300),
            Tile::School => decades * 200,
            Tile::Foreman => 0,
            Tile::Workshop => actions * 40,
            Tile::PatronFood | Tile::PatronClothes | Tile::PatronCutlery | Tile::PatronLamps => {
                decades * 50
            }
        }
    }
}
