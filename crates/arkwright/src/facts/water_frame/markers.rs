//! Facts about economy markers, the special markers mat, ships and the harbour mat.

use ::data::{Check, Common, needs, stated, states};

use super::{all_stated, list_stated};
use crate::facts::phrase::Phrase;
use crate::facts::section::{book, frame};
use crate::water_frame::{MatKind, WaterComponents};

/// Decades with an economy marker for each good, 1770 to 1810.
const DECADES: u8 = 5;

/// The most that an economy marker may have of anything.
const MOST_OF_ECONOMY: u8 = 9;

/// How many markers there are, the one of the example, and enough of them for every decade.
pub(super) fn economy(components: &WaterComponents) -> Check {
    let place = "economy_markers.markers";
    let markers = &components.economy;
    states(frame::BOX, markers.len() == 9, place, markers.len(), 9_u8)?;
    for (importer, workers) in markers {
        let most = (*importer).max(*workers);
        let due = Common::AtMost {
            number: MOST_OF_ECONOMY,
        };
        needs(most <= MOST_OF_ECONOMY, place, most, due)?;
    }
    let (importer, workers) = (1, 3);
    states(
        frame::ECONOMY,
        markers.contains(&(importer, workers)),
        place,
        Phrase::NoEconomyMarker { importer, workers },
        Phrase::EconomyMarker { importer, workers },
    )?;
    let out = components.economy_out;
    stated(frame::BOARD, "economy_markers.out", out, 3)?;
    let left = markers.iter().filter(|(_, workers)| *workers != out);
    let left = left.count();
    needs(
        left >= usize::from(DECADES),
        place,
        Phrase::EconomyMarkersLeft {
            count: left,
            workers: out,
        },
        Common::AtLeast { number: DECADES },
    )
}

/// Grey markers, and the spaces they find on the mat.
pub(super) fn mat(components: &WaterComponents) -> Check {
    let mat = &components.mat;
    let [light, dark] = mat.production;
    list_stated(frame::MAT, "grey_markers.sets", &mat.sets, &[1, 2, 3])?;
    list_stated(frame::MAT, "mat.3", &mat.rows[1], &[3; 4])?;
    all_stated(&[
        (frame::PRODUCTION, "production_markers.light", light, 2),
        (frame::PRODUCTION, "production_markers.dark", dark, 4),
    ])?;
    for (index, (rows, sets)) in mat.rows.into_iter().zip(mat.sets).enumerate() {
        let place = format!("mat.{}", index + 2);
        // The sums are taken in u16, since the spaces of a row may be anything.
        let [i, ii, iii, iv] = rows.map(u16::from);
        let pool = sets * MatKind::ALL.len() as u8;
        let due = Common::AtMost { number: pool };
        let light = Phrase::LightSpaces { count: i + ii };
        needs(i + ii <= pool.into(), &place, light, due.clone())?;
        let dark = Phrase::DarkSpaces { count: iii + iv };
        needs(iii + iv <= pool.into(), &place, dark, due)?;
    }
    Ok(())
}

/// The ships with their crews, of which the larger ones are open.
pub(super) fn ships(components: &WaterComponents) -> Check {
    let ships = &components.ships;
    let due = [(2, 4, 1), (4, 2, 2), (6, 2, 3), (8, 1, 4), (10, 1, 4)];
    for (index, (ship, (capacity, count, row))) in ships.iter().zip(due).enumerate() {
        let place = |key: &str| format!("ships.ships.{}.{key}", index + 1);
        stated(frame::BOX, place("capacity"), ship.capacity, capacity)?;
        stated(frame::BOX, place("count"), ship.count, count)?;
        stated(frame::MAT, place("row"), ship.row, row)?;
    }
    for (index, (ship, due)) in ships.iter().zip([0, 1, 2]).enumerate() {
        let place = format!("ships.ships.{}.crew", index + 1);
        stated(frame::SHIPS, place, ship.crew, due)?;
    }
    let crew = 3;
    states(
        book::WORKERS,
        ships.iter().any(|ship| ship.crew == crew),
        "ships.ships",
        Phrase::NoCrew { count: crew },
        Phrase::Crew { count: crew },
    )?;
    // Whoever replaces a ship takes what its crew needs more, so a larger ship never needs less.
    for (index, pair) in ships.windows(2).enumerate() {
        let due = Common::FromTo {
            from: pair[0].crew,
            to: pair[1].capacity,
        };
        needs(
            (pair[0].crew..=pair[1].capacity).contains(&pair[1].crew),
            format!("ships.ships.{}.crew", index + 2),
            pair[1].crew,
            due,
        )?;
    }
    stated(frame::MAT, "ships.two_players", components.ships_of_two, 1)
}

/// Contracts, warehouses and what the end of the game takes.
pub(super) fn harbour(components: &WaterComponents) -> Check {
    let [first, second, third, fourth, last] = components.contracts;
    let warehouse = &components.warehouse;
    let of_two = components.contracts_of_two;
    let overdue = components.overdue_spaces;
    all_stated(&[
        (frame::PLAYERS, "contracts.spaces.1", first, 2),
        (frame::PLAYERS, "contracts.spaces.2", second, 4),
        (frame::EXCHANGE, "contracts.spaces.3", third, 6),
        (frame::EXCHANGE, "contracts.spaces.5", last, 10),
        (frame::PLAYERS, "contracts.two_players", of_two, 2),
        (frame::SHIPMENT, "contracts.overdue", overdue, 2),
        (book::HARBOUR, "warehouses.column", warehouse.column, 5),
        (book::HARBOUR, "warehouses.lines.1", warehouse.lines[0], 3),
        (book::HARBOUR, "warehouses.lines.2", warehouse.lines[1], 2),
        (frame::STORAGE, "warehouses.small", warehouse.small, 5),
        (
            frame::END,
            "idle_factories.spaces",
            components.idle_spaces,
            4,
        ),
        (
            frame::END,
            "idle_factories.shares",
            components.idle_shares,
            2,
        ),
    ])?;
    let between = Common::FromTo { from: 7, to: 9 };
    let is_between = (7..=9).contains(&fourth);
    needs(is_between, "contracts.spaces.4", fourth, between)
}
