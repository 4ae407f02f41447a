//! Facts about development tiles and event markers.

use ::data::{Check, stated, states};

use super::{all_stated, list_stated};
use crate::facts::section::{book, frame};
use crate::water_frame::{EventMarker, Tile, WaterComponents};

/// How many tiles there are, and the numbers on them.
pub(super) fn tiles(components: &WaterComponents) -> Check {
    let tiles = &components.tiles;
    for tile in Tile::ALL {
        let place = format!("tile_counts.{}", tile.word());
        let found = tiles.count[tile.index()];
        stated(book::TILES, place, found, in_the_box(tile))?;
    }
    list_stated(frame::MAT, "tiles.drawn", &tiles.drawn, &[12, 19, 26])?;
    list_stated(
        book::TILES,
        "tile_numbers.inventor",
        &tiles.inventor,
        &[5, 10, 15, 20],
    )?;
    let foreman = "tile_numbers.foreman.less";
    let workers = "tile_numbers.foreman.workers";
    let least = "tile_numbers.foreman.least";
    let running = "tile_numbers.workshop.running";
    let works = "tile_numbers.engineering_works";
    let administrator = "tile_numbers.administrator";
    all_stated(&[
        (frame::TILES, "tiles.most", tiles.most, 4),
        (book::TILES, "tile_numbers.developer", tiles.developer, 5),
        (book::TILES, "tile_numbers.workshop.more", tiles.workshop, 3),
        (book::TILES, running, tiles.workshop_running, 1),
        (frame::WAGES, foreman, tiles.foreman, 2),
        (frame::WAGES, workers, tiles.foreman_workers, 4),
        (frame::WAGES, least, tiles.foreman_least, 1),
        (book::TILES, "tile_numbers.patent.more", tiles.patent, 2),
        (
            book::TILES,
            "tile_numbers.patent.levels",
            tiles.patent_levels,
            2,
        ),
        (book::TILES, "tile_numbers.office", tiles.office, 5),
        (book::TILES, "tile_numbers.engineer", tiles.engineer, 6),
        (book::TILES, "tile_numbers.accountant", tiles.accountant, 2),
        (book::TILES, works, tiles.engineering_works, 1),
        (
            book::TILES,
            "tile_numbers.broker",
            tiles.half_price_shares,
            2,
        ),
        (book::TILES, administrator, components.blocked_fee, 4),
    ])
}

/// How many of a tile there are, by the number beside its name.
const fn in_the_box(tile: Tile) -> u8 {
    match tile {
        Tile::Charisma
        | Tile::PatronFood
        | Tile::PatronClothes
        | Tile::PatronCutlery
        | Tile::PatronLamps => 1,
        Tile::Accountant | Tile::Developer | Tile::ExtraShifts | Tile::Foreman | Tile::Workshop => {
            3
        }
        _ => 2,
    }
}

/// Which events are out or laid out, and the numbers of what they do.
pub(super) fn events(components: &WaterComponents) -> Check {
    let events = &components.events;
    let percent = events.credit_crisis_percent;
    let england = events.made_in_england;
    all_stated(&[
        (book::EVENTS, "event_numbers.credit_crisis", percent, 10),
        (book::EVENTS, "event_numbers.made_in_england", england, 2),
        (
            book::EVENTS,
            "event_numbers.navigation_acts",
            events.navigation,
            2,
        ),
        (book::EVENTS, "event_numbers.opium_war", events.opium, 1),
        (book::EVENTS, "event_numbers.recession", events.recession, 2),
        (
            book::EVENTS,
            "event_numbers.royal_society.level",
            events.royal_level,
            4,
        ),
        (
            book::EVENTS,
            "event_numbers.royal_society.tile",
            events.royal_tile,
            2,
        ),
        (
            book::EVENTS,
            "event_numbers.social_unrest",
            events.unrest,
            1,
        ),
        (book::EVENTS, "event_numbers.strike", events.strike, 1),
        (
            book::EVENTS,
            "event_numbers.exhibition",
            events.exhibition,
            4,
        ),
        (
            book::EVENTS,
            "event_numbers.economic_crisis",
            events.crisis,
            5,
        ),
    ])?;
    let out = [
        EventMarker::CreditCrisis,
        EventMarker::NavigationActs,
        EventMarker::OpiumWar,
        EventMarker::EconomicCrisis,
    ];
    are("events.out_of_two", &events.out_of_two, &out)?;
    let fixed = [
        EventMarker::Lobby,
        EventMarker::WarOnTheContinent,
        EventMarker::Bureaucracy,
        EventMarker::WorldExhibition,
    ];
    for (index, (found, due)) in events.fixed.iter().zip(&fixed).enumerate() {
        let place = format!("predetermined_events.{}", 1770 + 10 * index);
        are(&place, &[*found], &[*due])?;
    }
    let shuffled = [
        EventMarker::WarOnTheContinent,
        EventMarker::Lobby,
        EventMarker::WorldExhibition,
    ];
    are("predetermined_events.shuffled", &events.shuffled, &shuffled)
}

/// Events that the set-up of the board states.
fn are(place: &str, found: &[EventMarker], due: &[EventMarker]) -> Check {
    let words = |events: &[EventMarker]| {
        let words: Vec<&str> = events.iter().map(|event| event.word()).collect();
        words.join(", ")
    };
    states(frame::BOARD, found == due, place, words(found), words(due))
}
