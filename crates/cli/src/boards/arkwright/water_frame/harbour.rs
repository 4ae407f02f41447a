//! What lies before one player: factories, administration table, tiles, harbour and warehouses.

use arkwright::{Good, Marker, Place, Tile};
use table::Seat;

use super::super::super::Voice;
use super::super::company;
use super::{Game, Table};

/// Everything that lies before one player.
pub(super) fn lines(game: &Game, board: &Table, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let mut lines = company::heading(seat, voice);
    lines.extend(company::factories(game, board, seat, voice));
    lines.extend(markers(game, board, seat, voice));
    lines.extend(tiles(board, seat, voice));
    lines.extend(harbour(game, board, seat, voice));
    lines.extend(warehouses(game, board, seat, voice));
    lines.extend(remarks(board, seat, voice));
    lines
}

/// The administration table, of which Bureaucracy may block the first space, and the markers and
/// ships that are not on it.
fn markers(game: &Game, board: &Table, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let harbour = board.harbour(seat);
    let is_blocked = board.parts.bureaucracy && !harbour.has(Tile::Administrator);
    let space = |number: u8, marker: Option<Marker>| match marker {
        None if number == 0 && is_blocked => voice.text("water-blocked"),
        marker => company::placed(marker, voice),
    };
    let mut lines = company::administration(game, board, seat, &space, voice);
    let ships = [0, 1].into_iter().filter(|pier| harbour.ships[*pier] > 0);
    let markers = board.company(seat).markers.iter();
    let markers = markers.chain(ships.map(Marker::ship));
    lines.extend(company::in_hand(markers, board, seat, voice));
    lines
}

/// The development tiles, with the factory or the uses of those that have some.
fn tiles(board: &Table, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let harbour = board.harbour(seat);
    let told = |tile: Tile| {
        let name = voice.word(tile.word());
        let assigned = match tile {
            Tile::Foreman => harbour.foreman,
            Tile::Workshop => harbour.workshop,
            _ => None,
        };
        match (assigned, tile, harbour.inventor_uses) {
            (Some(good), ..) => format!("{name} ({})", voice.good(good)),
            (None, Tile::Inventor, uses @ 1..) => {
                let uses = voice.say("water-uses", &[("count", uses.into())]);
                format!("{name} ({uses})")
            }
            _ => name,
        }
    };
    let mut tiles: Vec<String> = harbour.tiles.iter().map(told).collect();
    if tiles.is_empty() {
        tiles.push("–".to_owned());
    }
    voice.listed("water-tiles", &tiles, ", ")
}

/// Ships with their crews, and contracts.
fn harbour(game: &Game, board: &Table, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let harbour = board.harbour(seat);
    let pier = |pier: usize| {
        let ship = match harbour.ships[pier] {
            0 => "–".to_owned(),
            capacity => {
                let ships = &game.water_components().ships;
                let crew = ships.iter().find(|ship| ship.capacity == capacity);
                let args = [
                    ("capacity", game.capacity(board, seat, pier).into()),
                    ("crew", crew.map_or(0, |ship| ship.crew).into()),
                ];
                voice.say("water-manned-ship", &args)
            }
        };
        let number = [("pier", (pier as u8 + 1).into())];
        format!("{} {ship}", voice.say("water-pier", &number))
    };
    let mut items: Vec<String> = [0, 1].map(pier).into();
    for good in Good::ALL {
        let space = harbour.contracts[good.index()];
        if space > 0 {
            let args = [("good", good.word().into()), ("space", space.into())];
            items.push(voice.say("water-contract", &args));
        }
    }
    voice.listed("water-harbour", &items, " | ")
}

/// The workers of the large warehouse, and how many goods find room.
fn warehouses(game: &Game, board: &Table, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let harbour = board.harbour(seat);
    let room = game.room(board, seat);
    let mut items = Vec::new();
    for place in Place::ALL {
        let (word, count) = match place {
            Place::Column(good) => (voice.good(good), u8::from(harbour.is_staffed(place))),
            Place::Line => (voice.text("water-line"), harbour.lines),
        };
        items.extend(super::counted(count, word));
    }
    if items.is_empty() {
        items.push("–".to_owned());
    }
    let mut lines = voice.listed("water-warehouse", &items, ", ");
    if room.large != [0; 4] || room.small > 0 {
        let of_good = |good: Good| format!("{} {}", voice.good(good), room.large[good.index()]);
        let mut rooms: Vec<String> = Good::ALL.map(of_good).into();
        if room.small > 0 {
            let args = [("count", room.small.into())];
            rooms.push(voice.say("water-small-room", &args));
        }
        lines.extend(voice.listed("water-room", &rooms, ", "));
    }
    lines
}

/// What else is to be remembered of a player.
fn remarks(board: &Table, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let harbour = board.harbour(seat);
    let mut lines = Vec::new();
    if harbour.jubilee {
        lines.push(voice.text("water-jubilee-left"));
    }
    let marked: Vec<String> = Good::ALL
        .into_iter()
        .filter(|good| harbour.marked.contains(*good))
        .map(|good| voice.good(good))
        .collect();
    if !marked.is_empty() {
        lines.extend(voice.listed("water-marked", &marked, ", "));
    }
    if harbour.no_charisma {
        lines.push(voice.text("water-no-charisma"));
    }
    lines
}
