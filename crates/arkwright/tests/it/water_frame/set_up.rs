//! Set-up (3.0 to 4.1.III).

mod timetable;

use std::collections::BTreeSet;

use arkwright::{Arkwright, Face, Good, Marker, Phase, Tile, WaterFrame, WaterOptions};
use table::{Game, Seed, Turn};

use crate::water_frame::kit::Table;

/// How many games are dealt to see what can come.
const GAMES: u32 = 150;

fn free_game(players: u8) -> Arkwright<WaterFrame> {
    Arkwright::water_frame(players, WaterOptions::default())
}

fn seed(number: u32) -> Seed {
    Seed::new(&format!("set-up {number}"))
}

/// Everything that is turned up before the first choice.
fn dealt(game: &Arkwright<WaterFrame>, number: u32) -> Vec<Face> {
    let (mut board, mut stock) = game.deal(&seed(number));
    let mut faces = Vec::new();
    while game.turn(&board) == Turn::Reveal {
        let face = game.draw(&board, &mut stock);
        game.reveal(&mut board, face, &mut ())
            .expect("it was drawn");
        faces.push(face);
    }
    faces
}

fn tiles(faces: &[Face]) -> [u8; 20] {
    let mut tiles = [0; 20];
    for face in faces {
        if let Face::Tile(tile) = face {
            tiles[tile.index()] += 1;
        }
    }
    tiles
}

/// Proves: WF-001.
#[test]
fn five_decades_of_four_cycles_give_each_player_twenty_actions() {
    use arkwright::Event;
    for players in 2..=4 {
        let mut table = Table::predetermined(players);
        table.idle_until(|board| board.phase == Phase::Over);
        assert_eq!(table.board.year(), 1810);
        let mut actions = [0; 4];
        let mut years = vec![1770];
        for event in &table.events {
            match event {
                Event::MarkerPlaced { seat, .. } | Event::MarkerReused { seat, .. } => {
                    actions[seat.index()] += 1;
                }
                Event::DecadeBegan { year } => years.push(*year),
                _ => {}
            }
        }
        assert_eq!(years, [1770, 1780, 1790, 1800, 1810]);
        for (number, count) in actions.into_iter().enumerate() {
            assert_eq!(count, if number < usize::from(players) { 20 } else { 0 });
        }
    }
}

/// Proves: WF-002.
#[test]
fn only_the_light_stock_exchange_markers_are_out() {
    let mut table = Table::predetermined(3).in_year(1800).with_cash(1, 200);
    table.act(&["place exchange 2"]);
    assert!(table.allows("contract lamps 10"));
    table.act(&["done"]);
    assert_eq!(
        table.refused("take exchange light"),
        ("marker-never-there", "II.3.2")
    );
    assert!(table.allows("take ship 6") && table.allows("take school"));
    assert!(table.allows("take machinery dark"));
    table
        .done()
        .idle_to_next_action(1)
        .act(&["place factory 4"]);
    assert!(table.allows("build lamps 3"));
    let stock_exchange = Marker::light(arkwright::Kind::StockExchange);
    for players in 2..=4 {
        let table = Table::predetermined(players);
        assert!((1..=players).all(|seat| !table.company(seat).markers.contains(stock_exchange)));
    }
}

/// Proves: WF-008.
#[test]
fn each_player_has_a_harbour_mat_and_a_contract_of_each_good() {
    for players in 2..=4 {
        let mut table = Table::predetermined(players);
        let harbour = table.harbour(1);
        assert_eq!(harbour.contracts, [0; 4]);
        assert_eq!(harbour.warehouse_workers(), 0);
        assert!(harbour.tiles.is_empty());
        table.act(&["place exchange 2"]);
        let spaces: &[u8] = if players == 2 {
            &[2, 4]
        } else {
            &[2, 4, 6, 8, 10]
        };
        for good in Good::ALL {
            let due = spaces
                .iter()
                .map(|space| format!("contract {} {space}", good.word()));
            let offered = table.legal_with(&format!("contract {}", good.word()));
            assert_eq!(offered, Vec::from_iter(due));
        }
        if players == 2 {
            assert_eq!(
                table.refused("contract food 6"),
                ("no-such-contract", "II.2.6")
            );
        }
        // Two contracts of one good there are not: the first one is raised.
        table.act(&["contract food 2", "contract food 4"]);
        assert_eq!(table.harbour(1).contracts, [4, 0, 0, 0]);
    }
}

/// Proves: WF-009.
#[test]
fn grey_markers_are_laid_in_the_rows_of_their_shade_at_random() {
    let sizes = [[2, 2, 2, 2], [3, 3, 3, 3], [5, 6, 6, 5]];
    for players in 2..=4 {
        let (game, sets) = (free_game(players), players - 1);
        let mut first_rows = BTreeSet::new();
        for number in 0..GAMES {
            let faces = dealt(&game, number);
            let rows = faces.iter().filter_map(|face| match face {
                Face::Row(row, counts) => Some((*row, *counts)),
                _ => None,
            });
            let rows: Vec<_> = rows.collect();
            for (place, (row, counts)) in rows.iter().enumerate() {
                assert_eq!(usize::from(*row), place);
                let size: u8 = counts.iter().sum();
                assert_eq!(size, sizes[usize::from(players) - 2][place]);
            }
            for shade in [0, 2] {
                for kind in 0..4 {
                    assert!(rows[shade].1[kind] + rows[shade + 1].1[kind] <= sets);
                }
            }
            first_rows.insert(rows[0].1);
        }
        assert!(first_rows.len() > 5);
    }
}

/// Proves: WF-009.
#[test]
fn a_row_takes_as_many_markers_as_it_has_spaces_and_as_there_are() {
    let mut table = Table::unrevealed(3, WaterOptions::default());
    table.reveal("start 2");
    assert!(!table.can_reveal("row 1 1 1 1 1"), "three spaces");
    assert!(!table.can_reveal("row 1 3 0 0 0"), "two sets");
    assert!(!table.can_reveal("row 2 1 1 1 0"), "row 1 is first");
    table.reveal("row 1 2 1 0 0");
    assert!(
        !table.can_reveal("row 2 1 1 1 0"),
        "both machinery markers lie in row 1"
    );
    table.reveal("row 2 0 1 1 1").reveal("row 3 2 0 1 0");
    assert!(!table.can_reveal("row 4 1 1 1 0"));
    table.reveal("row 4 0 2 1 0");
    assert_eq!(
        table.board.parts.rows,
        [[2, 1, 0, 0], [0, 1, 1, 1], [2, 0, 1, 0], [0, 2, 1, 0]]
    );
}

/// Proves: WF-011.
#[test]
fn tiles_lie_open_from_the_start() {
    for (players, count) in [(2, 14), (3, 21), (4, 28)] {
        for patrons in [false, true] {
            let options = WaterOptions {
                patrons,
                ..WaterOptions::default()
            };
            let game = Arkwright::water_frame(players, options);
            for number in 0..20 {
                let drawn = tiles(&dealt(&game, number));
                let drawn_in_all: u8 = drawn.iter().sum();
                assert_eq!(drawn_in_all, count - 2 - 4 * u8::from(patrons));
                let table = Table::deal(game.clone(), &format!("set-up {number}"));
                let open = table.board.parts.tiles;
                assert_eq!(open.iter().sum::<u8>(), count);
                assert_eq!(open[Tile::Charisma.index()], 1);
                assert!(open[Tile::Inventor.index()] > 0);
                let there = |good| open[Tile::patron(good).index()] == 1;
                assert!(!patrons || Good::ALL.into_iter().all(there));
            }
        }
    }
}

/// Proves: WF-012.
#[test]
fn fewer_identical_tiles_than_players_are_drawn() {
    for players in 2..=4 {
        let mut most = [0; 20];
        for number in 0..GAMES {
            let mut open = tiles(&dealt(&free_game(players), number));
            open[Tile::Charisma.index()] += 1;
            open[Tile::Inventor.index()] += 1;
            for (most, count) in most.iter_mut().zip(open) {
                *most = count.max(*most);
            }
        }
        let counts = free_game(players).water_components().tiles.count;
        // Every tile comes as often as it may, and never more often.
        assert_eq!(most, counts.map(|count| count.min(players - 1)));
    }
    let mut table = Table::unrevealed(2, WaterOptions::default());
    for face in [
        "start 1",
        "row 1 1 1 0 0",
        "row 2 0 0 1 1",
        "row 3 1 1 0 0",
        "row 4 0 0 1 1",
    ] {
        table.reveal(face);
    }
    assert!(!table.can_reveal("tile inventor") && !table.can_reveal("tile charisma"));
    table.reveal("tile school").reveal("tile patron-food");
    assert!(!table.can_reveal("tile school"));
    assert!(table.can_reveal("tile patron-lamps"));
}

/// Proves: WF-017.
#[test]
fn predetermined_seats_begin_with_the_cash_and_shares_of_the_tables() {
    for (players, cash, shares) in [
        (4, vec![41, 32, 40, 31], vec![9, 10, 9, 10]),
        (3, vec![33, 42, 41], vec![10, 9, 9]),
        (2, vec![52, 63], vec![8, 7]),
    ] {
        let table = Table::predetermined(players);
        let seats = || 1..=players;
        assert_eq!(Vec::from_iter(seats().map(|seat| table.cash(seat))), cash);
        assert_eq!(
            Vec::from_iter(seats().map(|seat| table.company(seat).shares)),
            shares
        );
    }
}
