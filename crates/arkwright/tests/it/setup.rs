//! Setting up the game (3.0, 4.0, 4.1.I to III).

use crate::kit::{Table, marker, seat};
use arkwright::{Action, Arkwright, Components, Event, Good, Marker, Preparation};
use table::{Game, Seed, Turn};

/// A whole game in which nobody does more than he must, with all its events.
fn idle_game(players: u8) -> Table {
    let mut table = Table::free(players, "a whole game");
    table.idle_until(|board| board.phase == arkwright::Phase::Over);
    table
}

/// Proves: SJ-001.
#[test]
fn game_is_1760_and_three_decades_of_four_cycles_with_twelve_actions_each() {
    use Good::{Clothes, Cutlery, Food, Lamps};
    assert_eq!(Table::free(3, "a whole game").board.year(), 1760);
    let table = idle_game(3);
    let mut years = Vec::new();
    let mut goods = Vec::new();
    let mut ends_of_round = 0;
    let mut actions = [0; 3];
    for event in &table.events {
        match event {
            Event::DecadeBegan { year } => years.push(*year),
            Event::CycleBegan { good } => goods.push(*good),
            Event::MarkersReturned => ends_of_round += 1,
            Event::MarkerPlaced { seat, .. } | Event::MarkerReused { seat, .. } => {
                actions[seat.index()] += 1;
            }
            _ => {}
        }
    }
    assert_eq!(years, [1770, 1780, 1790]);
    assert_eq!(goods, [Food, Clothes, Cutlery, Lamps].repeat(3));
    assert_eq!(ends_of_round, 3);
    assert_eq!(actions, [12, 12, 12]);
}

/// Proves: SJ-002.
#[test]
fn only_levels_i_and_ii_and_the_grey_markers_of_spinning_jenny_are_in_play() {
    let mut table = Table::predetermined(2)
        .in_year(1790)
        .with_factory(1, Good::Food, 2, 4, 5)
        .playable();
    table.act(&["place factory 2"]);
    assert_eq!(table.refuses("build lamps 3"), "level-too-high");
    assert_eq!(table.refuses("build lamps 4"), "level-too-high");
    assert_eq!(table.refuses("modernize food"), "level-too-high");
    assert!(table.allows("build lamps 2"));
    let grey = Marker::GREY.map(|marker| marker.to_string());
    assert_eq!(
        grey,
        [
            "machinery light",
            "quality light",
            "distribution light",
            "exchange light",
            "machinery dark",
            "quality dark",
            "distribution dark",
        ]
    );
    for absent in [
        "place production light 2",
        "take production dark",
        "take exchange dark",
        "take ship 2",
        "place ship 2",
        "contract food 4",
        "take patent",
    ] {
        // Water Frame may write it; Spinning Jenny never allows it.
        let allowed = absent.parse::<Action>().map(|_| table.allows(absent));
        assert_ne!(allowed, Ok(true), "{absent}");
    }
}

/// Proves: SJ-002.
#[test]
fn economy_phases_are_all_alike_without_economy_markers() {
    let table = idle_game(4);
    let mut importers = [0; 4];
    for event in &table.events {
        match event {
            Event::ImporterMoved { good, to } => {
                importers[good.index()] += 1;
                assert_eq!(*to, importers[good.index()], "{good:?}");
            }
            Event::WorkersReturned { count } => assert!(*count <= 2),
            _ => {}
        }
    }
    assert_eq!(importers, [3, 3, 3, 3]);
}

/// Proves: SJ-003.
#[test]
fn end_of_game_is_the_event_of_1790_and_the_only_one() {
    let table = idle_game(2);
    let at = |wanted: Event| {
        let found = table.events.iter().enumerate();
        let found = found.filter(|(_, event)| **event == wanted);
        found.map(|(index, _)| index).collect::<Vec<_>>()
    };
    let ends = at(Event::EndOfGame);
    let returns = at(Event::MarkersReturned);
    let last_decade = at(Event::DecadeBegan { year: 1790 });
    assert_eq!(ends.len(), 1);
    assert_eq!(returns.len(), 3);
    assert_eq!(ends[0], returns[2] + 1);
    assert!(returns[1] < last_decade[0] && last_decade[0] < returns[2]);
}

/// Proves: SJ-004.
#[test]
fn importers_start_on_zero() {
    for players in 2..=4 {
        assert_eq!(Table::free(players, "any").board.importers, [0; 4]);
    }
}

/// Proves: SJ-005.
#[test]
fn job_market_starts_with_the_first_rows_empty() {
    for (players, empty, fired, demand) in [
        (4, 4, 4, [1, 0, 0, 0]),
        (3, 8, 8, [2, 1, 0, 0]),
        (2, 12, 4, [3, 2, 1, 0]),
    ] {
        let table = Table::free(players, "any");
        assert_eq!((table.board.empty, table.board.fired), (empty, fired));
        assert_eq!(table.board.job_seekers(), 80 - empty);
        let wanted = Good::ALL.map(|good| table.game.demand(&table.board, good));
        assert_eq!(wanted, demand, "{players} players");
    }
}

/// Proves: SJ-006.
#[test]
fn no_worker_is_ever_lost_or_made() {
    for (players, workers) in [(2, 72), (3, 80), (4, 80)] {
        let mut table = Table::free(players, "workers");
        assert_eq!(table.workers_in_all(), workers);
        while table.game.turn(&table.board) != Turn::Over {
            let turn = table.board.turn;
            table.idle_until(|board| board.turn != turn || board.phase == arkwright::Phase::Over);
            assert_eq!(table.workers_in_all(), workers);
        }
    }
}

/// Proves: SJ-006.
#[test]
fn hiring_firing_machines_building_and_closing_keep_the_workers() {
    let mut table = Table::predetermined(2).in_year(1780).playable();
    for (choices, seat) in [
        (["place workers 2", "hire food 4"], 1),
        (["place workers 4", "fire clothes 2"], 2),
        (["place factory 8", "close clothes"], 2),
        (["place machinery light 10", "machine food 1"], 1),
        (["place factory 6", "build lamps 2"], 1),
    ] {
        table.idle_to_action(seat).act(&choices);
        assert_eq!(table.workers_in_all(), 72, "{choices:?}");
        if choices[1].starts_with("build") {
            table.act(&["price lamps 9"]);
        }
        table.done();
    }
    assert_eq!(table.workers_in_all(), 72);
}

/// Proves: SJ-007.
#[test]
fn a_fifty_first_machine_can_be_placed() {
    let mut table = Table::predetermined(4).in_year(1780);
    for number in 1..=4 {
        for (good, pieces, machines) in [
            (Good::Food, 8, [1, 1, 1, 1]),
            (Good::Clothes, 10, [1, 1, 2, 2]),
            (Good::Cutlery, 11, [1, 2, 2, 2]),
            (Good::Lamps, 12, [2, 2, 2, 2]),
        ] {
            table = table
                .with_factory(number, good, 2, pieces - machines.iter().sum::<u8>(), 5)
                .with(number, good, |factory| {
                    factory.pieces = pieces;
                    factory.machines = machines;
                });
        }
    }
    let mut table = table
        .with(1, Good::Lamps, |factory| factory.machines[3] = 1)
        .playable();
    table.act(&["place machinery 4", "machine lamps 4"]);
    let machines = |table: &Table| -> u8 {
        let factories = table
            .board
            .companies
            .iter()
            .flat_map(|company| company.factories);
        factories.map(|factory| factory.machine_count()).sum()
    };
    assert_eq!(machines(&table), 100);
}

/// Proves: SJ-007.
#[test]
fn bank_pays_more_than_all_bills_in_the_box() {
    // The bills of 2.0 are worth £1020 in all.
    let mut table = Table::predetermined(2)
        .with_company(1, |company| {
            company.cash = 1_020;
            company.shares = 30;
            company.space = 60;
        })
        .playable();
    table.act(&["place exchange 2", "sell 30"]);
    assert_eq!(table.company(1).cash, 1_020 - 2 + 900);
}

/// Proves: SJ-007.
#[test]
fn more_than_forty_goods_can_be_about() {
    // Each of four players stores five lamps and makes six food for an England that wants 18:
    // 20 stored and 24 produced are more goods than the box has tokens.
    let mut table = Table::predetermined(4).in_year(1780);
    for number in 1..=4 {
        table = table
            .with_factory(number, Good::Food, 2, 8, 5)
            .with_company(number, |company| {
                company.stored = [0, 0, 0, 5];
                company.cash = 500;
            });
    }
    table.board.importers = [0; 4];
    let empty = table.board.empty;
    table.board.empty = 72;
    table.board.fired += 72 - empty;
    let mut table = table.playable();
    table.events.clear();
    table.idle_until(|board| matches!(board.phase, arkwright::Phase::Storage { .. }));
    // All alike in appeal and quality, so each sells when the last tokens run short.
    for number in 1..=4 {
        assert_eq!(table.sold_by(number, Good::Food), 5);
        assert_eq!(table.company(number).stored, [0, 0, 0, 5]);
    }
    assert!(table.allows("keep 1 0 0 4"));
}

/// Proves: SJ-008.
#[test]
fn a_company_starts_with_fifteen_shares_at_ten_pounds_and_six_markers() {
    let table = Table::free(4, "any");
    for number in 1..=4 {
        let company = table.company(number);
        assert_eq!((company.shares, company.space, company.cash), (15, 10, 0));
        assert_eq!(table.game.share_value(&table.board, seat(number)), 10);
        let markers: Vec<String> = company.markers.iter().map(|m| m.to_string()).collect();
        assert_eq!(
            markers,
            [
                "factory",
                "workers",
                "machinery",
                "quality",
                "distribution",
                "exchange"
            ]
        );
        for good in Good::ALL {
            assert!(!table.factory(number, good).is_built());
            assert_eq!(table.appeal(number, good), 0);
        }
    }
}

/// Proves: SJ-008.
#[test]
fn bank_holds_fifteen_shares_more() {
    let mut table = Table::predetermined(2)
        .with_company(1, |company| {
            company.shares = 15;
            company.cash = 1_000;
        })
        .playable();
    table.act(&["place exchange 2"]);
    assert!(table.allows("buy 15"));
    assert_eq!(table.refuses("buy 16"), "bank-too-few-shares");
}

/// Proves: SJ-008, SJ-048.
#[test]
fn every_good_has_a_factory_of_levels_i_and_ii_in_supply() {
    let mut table = Table::predetermined(2).in_year(1780);
    for good in [Good::Food, Good::Cutlery] {
        table = table.without_factory(1, good);
    }
    let mut table = table.playable();
    table.act(&["place factory 2"]);
    let builds = table.legal_with("build");
    assert_eq!(
        builds,
        [
            "build food 1",
            "build food 2",
            "build clothes 1",
            "build clothes 2",
            "build cutlery 1",
            "build cutlery 2",
            "build lamps 1",
            "build lamps 2",
        ]
    );
}

/// Proves: SJ-009.
#[test]
fn there_is_no_reorganization_marker() {
    assert!("place reorganization 2".parse::<Action>().is_err());
    assert_eq!(Marker::ALL.len() - Marker::GREY.len(), 6);
    let table = Table::predetermined(2);
    let placed = table.legal_with("place");
    // Six own markers and the light one of the set-up on five spaces each.
    assert_eq!(placed.len(), 35);
}

/// Proves: SJ-010.
#[test]
fn chance_decides_who_starts() {
    for players in 2..=4 {
        let mut starts = vec![0; usize::from(players)];
        for number in 0..100 {
            let table = Table::free(players, &number.to_string());
            starts[table.board.start.index()] += 1;
        }
        let fair = 100 / i32::from(players);
        assert!(
            starts.iter().all(|count: &i32| (count - fair).abs() < 20),
            "{starts:?}"
        );
    }
}

/// The grey markers on the mat and those drawn to the timetable.
fn mat(table: &Table) -> ([u8; 7], [u8; 3]) {
    (table.board.mat, table.board.display)
}

/// Proves: SJ-011, SJ-012.
#[test]
fn as_many_light_markers_as_players_are_drawn_and_the_rest_lie_on_the_mat() {
    for (players, sets, rest) in [(4, 3, 5), (3, 2, 3), (2, 2, 4)] {
        for seed in ["one", "two", "three"] {
            let (mat, display) = mat(&Table::free(players, seed));
            assert_eq!(display.iter().sum::<u8>(), players);
            assert_eq!(mat[..3].iter().sum::<u8>(), rest);
            for kind in 0..3 {
                assert_eq!(mat[kind] + display[kind], sets);
            }
        }
    }
}

/// Proves: SJ-012.
#[test]
fn light_markers_are_drawn_by_chance() {
    let draws: std::collections::BTreeSet<[u8; 3]> = (0..100)
        .map(|number| Table::free(2, &number.to_string()).board.display)
        .collect();
    // Two of six: any two of three kinds, also two of one kind.
    assert_eq!(
        draws.into_iter().collect::<Vec<_>>(),
        [
            [0, 0, 2],
            [0, 1, 1],
            [0, 2, 0],
            [1, 0, 1],
            [1, 1, 0],
            [2, 0, 0]
        ]
    );
}

/// Proves: SJ-013.
#[test]
fn as_many_light_stock_exchange_markers_as_players_lie_on_the_mat() {
    let place = marker("exchange light").grey_index().expect("it is grey");
    for players in 2..=4 {
        assert_eq!(Table::free(players, "any").board.mat[place], players);
        assert_eq!(Table::predetermined(players).board.mat[place], players);
    }
}

/// Proves: SJ-014, SJ-011.
#[test]
fn all_dark_markers_in_play_lie_on_the_mat() {
    for (players, dark) in [(2, [2, 2, 2]), (3, [2, 2, 2]), (4, [3, 3, 3])] {
        assert_eq!(Table::free(players, "any").board.mat[4..], dark);
        assert_eq!(Table::predetermined(players).board.mat[4..], dark);
    }
}

/// Proves: SJ-015.
#[test]
fn predetermined_markers_come_from_the_data_file_and_leave_the_mat() {
    let given: [&[&str]; 3] = [
        &["machinery light", "distribution light"],
        &["distribution light", "machinery light", "quality light"],
        &[
            "quality light",
            "distribution light",
            "machinery light",
            "distribution light",
        ],
    ];
    let left = [[1, 2, 1], [1, 1, 1], [2, 2, 1]];
    for players in 2..=4 {
        let table = Table::predetermined(players);
        let index = usize::from(players) - 2;
        for (number, name) in (1..).zip(given[index]) {
            let grey: Vec<_> = table.company(number).markers.iter().skip(6).collect();
            assert_eq!(grey, [marker(name)], "seat {number} of {players}");
        }
        assert_eq!(table.board.mat[..3], left[index]);
        assert_eq!(table.board.display, [0; 3]);
    }
}

/// Proves: SJ-015.
#[test]
fn another_data_file_gives_another_predetermined_marker() {
    let mut components = Components::compiled().clone();
    components.predetermined[0][0].marker = marker("quality light");
    let game = Arkwright::with_components(2, Preparation::Predetermined, components, "own numbers");
    let (mut board, mut stock) = game.deal(&Seed::new("any"));
    let face = game.draw(&board, &mut stock);
    let mut events = Vec::new();
    assert_eq!(game.reveal(&mut board, face, &mut events), Ok(()));
    assert!(
        board
            .company(seat(1))
            .markers
            .contains(marker("quality light"))
    );
    assert!(
        !board
            .company(seat(1))
            .markers
            .contains(marker("machinery light"))
    );
    assert_eq!(board.mat[..3], [2, 1, 1]);
}
