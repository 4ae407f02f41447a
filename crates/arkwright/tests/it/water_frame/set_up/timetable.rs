//! What lies face down on the timetable: events and economy markers (4.1.I).

use std::collections::BTreeSet;

use arkwright::{
    Arkwright, EventMarker, Face, Good, Phase, Preparation, WaterFrame, WaterOptions, WaterPhase,
};
use table::Game;

use super::{GAMES, free_game, seed};
use crate::water_frame::kit::{Table, predetermined_game};

/// The five events in the order of their decades.
fn events(game: &Arkwright<WaterFrame>, number: u32) -> Vec<EventMarker> {
    let (mut board, mut stock) = game.deal(&seed(number));
    board.phase = Phase::Water(WaterPhase::DrawEvent { second: false });
    let mut events = Vec::new();
    for _ in 0..5 {
        let Face::Event(event) = game.draw(&board, &mut stock) else {
            panic!("no event is drawn");
        };
        board.parts.seen |= 1 << event as u16;
        events.push(event);
    }
    events
}

/// The economy markers of a good, by decade.
fn economy(game: &Arkwright<WaterFrame>, number: u32, good: Good) -> Vec<(u8, u8)> {
    let (mut board, mut stock) = game.deal(&seed(number));
    board.phase = Phase::Water(WaterPhase::DrawEconomyMarker);
    board.cycle = good.index() as u8;
    let mut draw = |decade| {
        board.decade = decade;
        match game.draw(&board, &mut stock) {
            Face::Economy(importer, workers) => (importer, workers),
            other => panic!("{other} is drawn"),
        }
    };
    (1..=5).map(&mut draw).collect()
}

/// Proves: WF-003.
#[test]
fn bureaucracy_lies_on_one_of_the_first_three_decades_and_the_end_on_the_last() {
    for players in 2..=4 {
        let game = free_game(players);
        let mut bureaucracy = BTreeSet::new();
        let mut others = BTreeSet::new();
        for number in 0..GAMES {
            let events = events(&game, number);
            let distinct: BTreeSet<_> = events.iter().collect();
            assert_eq!(distinct.len(), 5);
            assert_eq!(events[4], EventMarker::EndOfGame);
            let place = events
                .iter()
                .position(|event| *event == EventMarker::Bureaucracy);
            bureaucracy.insert(place.expect("Bureaucracy always comes"));
            others.extend(events);
        }
        assert_eq!(Vec::from_iter(bureaucracy), [0, 1, 2]);
        assert_eq!(others.len(), if players == 2 { 12 } else { 16 });
    }
    // The same holds for what somebody else turns up.
    let mut table = Table::open(3);
    table.idle_to_event();
    assert!(table.can_reveal("event bureaucracy") && table.can_reveal("event luddism"));
    assert!(!table.can_reveal("event end-of-game"));
    let turned_up = |year, bureaucracy: bool| {
        let table = Table::open(3).in_year(year).in_cycle(Good::Lamps);
        let mut table = table.set(|board| {
            if !bureaucracy {
                board.parts.seen ^= 1 << EventMarker::Bureaucracy as u16;
                board.parts.seen |= 1 << EventMarker::Luddism as u16;
            }
        });
        table.idle_to_event();
        table
    };
    let late = turned_up(1790, false);
    assert!(late.can_reveal("event bureaucracy") && !late.can_reveal("event lobby"));
    let after = turned_up(1790, true);
    assert!(!after.can_reveal("event bureaucracy") && after.can_reveal("event lobby"));
    let fourth = turned_up(1800, false);
    assert!(!fourth.can_reveal("event bureaucracy") && fourth.can_reveal("event lobby"));
    let last = turned_up(1810, true);
    assert!(last.can_reveal("event end-of-game") && !last.can_reveal("event lobby"));
}

/// Proves: WF-004.
#[test]
fn two_players_play_without_four_of_the_events() {
    let out = [
        EventMarker::NavigationActs,
        EventMarker::EconomicCrisis,
        EventMarker::CreditCrisis,
        EventMarker::OpiumWar,
    ];
    let mut seen = [false; 2];
    for number in 0..GAMES {
        for (place, players) in [2, 3].into_iter().enumerate() {
            let events = events(&free_game(players), number);
            seen[place] |= events.iter().any(|event| out.contains(event));
        }
    }
    assert_eq!(seen, [false, true]);
    let mut table = Table::open(2);
    table.idle_to_event();
    for event in out {
        assert!(!table.can_reveal(&format!("event {}", event.word())));
    }
    assert!(table.can_reveal("event recession"));
}

/// Proves: WF-006.
#[test]
fn five_economy_markers_of_each_good_are_dealt_without_three_workers_for_two_players() {
    for (game, most) in [
        (free_game(2), 2),
        (free_game(3), 3),
        (free_game(4), 3),
        (predetermined_game(3), 2),
        (predetermined_game(4), 2),
    ] {
        for good in Good::ALL {
            let mut all = BTreeSet::new();
            for number in 0..GAMES {
                let markers = economy(&game, number, good);
                let distinct: BTreeSet<_> = markers.iter().collect();
                assert_eq!(distinct.len(), 5, "a marker is used once");
                all.extend(markers);
            }
            let grid =
                (0..3).flat_map(|importer| (1..=most).map(move |workers| (importer, workers)));
            assert_eq!(all, grid.collect());
        }
    }
}

/// Proves: WF-007.
#[test]
fn predetermined_events_come_in_their_order_or_the_starred_ones_shuffled() {
    use EventMarker::{Bureaucracy, EndOfGame, Lobby, WarOnTheContinent, WorldExhibition};
    let fixed = [
        Lobby,
        WarOnTheContinent,
        Bureaucracy,
        WorldExhibition,
        EndOfGame,
    ];
    let shuffled = |players| {
        Arkwright::water_frame(
            players,
            WaterOptions {
                preparation: Preparation::Predetermined,
                shuffled_events: true,
                ..WaterOptions::default()
            },
        )
    };
    for players in 2..=4 {
        let mut orders = BTreeSet::new();
        for number in 0..GAMES {
            assert_eq!(events(&predetermined_game(players), number), fixed);
            let events = events(&shuffled(players), number);
            assert_eq!((events[2], events[4]), (Bureaucracy, EndOfGame));
            let starred = [events[0], events[1], events[3]];
            let sorted: BTreeSet<_> = starred.into_iter().collect();
            assert_eq!(sorted, [Lobby, WarOnTheContinent, WorldExhibition].into());
            orders.insert(starred);
        }
        assert_eq!(orders.len(), 6);
    }
    let mut table = Table::predetermined(3);
    table.idle_to_event();
    assert!(table.can_reveal("event lobby") && !table.can_reveal("event war-on-the-continent"));
    table.game = shuffled(3);
    assert!(table.can_reveal("event war-on-the-continent"));
    assert!(!table.can_reveal("event bureaucracy") && !table.can_reveal("event recession"));
}
