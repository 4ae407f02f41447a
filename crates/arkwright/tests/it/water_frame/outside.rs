//! Boards that come from outside: what cannot be played on is refused, whatever its numbers are.

use arkwright::{Board, Good, Pending, Tile, WaterFrame};
use table::Game;

use crate::water_frame::kit::Table;

/// Why a board is refused once this was done to it.
fn refused(change: impl FnOnce(&mut Board<WaterFrame>)) -> String {
    let table = Table::predetermined(3).set(change);
    let checked = table.game.validate(&table.board);
    checked.expect_err("nobody can play on that")
}

#[test]
fn harbours_that_cannot_be_are_refused() {
    let wrong = [
        refused(|board| board.parts.harbours[0].lines = 254),
        refused(|board| board.parts.harbours[0].ships = [3, 0]),
        refused(|board| board.parts.harbours[0].contracts[0] = 3),
        refused(|board| board.parts.harbours[0].tiles.insert(Tile::Foreman)),
        refused(|board| board.parts.harbours[1].inventor_uses = 2),
        refused(|board| board.parts.harbours[3].lines = 1),
        refused(|board| board.parts.harbours[0].jubilee = true),
        refused(|board| board.parts.harbours[0].marked.insert(Good::Food)),
    ];
    assert!(wrong.iter().all(|reason| !reason.is_empty()));
}

#[test]
fn numbers_out_of_all_bounds_are_refused() {
    refused(|board| board.companies[0].factories[0].price = 255);
    refused(|board| board.companies[0].stored = [255; 4]);
    refused(|board| board.parts.rows[0][0] = 255);
    refused(|board| board.parts.ships = [255; 5]);
    refused(|board| board.parts.tiles = [255; 20]);
    refused(|board| board.parts.gone = 200);
    refused(|board| {
        let harbour = &mut board.parts.harbours[0];
        harbour.lines = 254;
        Good::ALL
            .into_iter()
            .for_each(|good| harbour.columns.insert(good));
    });
    refused(|board| board.parts.production.unsold = [255; 4]);
    refused(|board| board.parts.action.displaced = 9);
}

#[test]
fn what_is_pending_has_to_be_possible() {
    refused(|board| board.parts.pending = Some(Pending::Discard));
    refused(|board| board.parts.pending = Some(Pending::Inventor));
    refused(|board| board.parts.pending = Some(Pending::ReturnTile(Tile::Broker)));
}

#[test]
fn events_and_economy_markers_follow_the_timetable() {
    refused(|board| board.parts.seen = 1);
    refused(|board| board.parts.bureaucracy = true);
    refused(|board| board.parts.lasting = 2);
    refused(|board| board.parts.economy[3] = 1);
}
