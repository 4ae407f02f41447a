//! The end of a cycle and the start player with charisma (IV, 6.III).

use arkwright::{Event, Good, WaterEvent};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// Seat 2 owns charisma, and production of food is about to begin; seat 1 started.
fn owned() -> Table {
    before_production(3, Good::Food).with_tile(2, "charisma")
}

/// Proves: WF-127.
#[test]
fn without_charisma_the_seat_on_the_left_starts() {
    let mut table = before_production(3, Good::Food);
    table.produce();
    assert!(table.is_cycle_over());
    assert_eq!(table.board.start, seat(2));
}

/// Proves: WF-127, WF-162.
#[test]
fn the_owner_of_charisma_may_return_it_and_name_the_start_player() {
    let mut table = owned();
    table.produce();
    assert_eq!((table.asked(), table.question()), (2, "prompt-charisma"));
    assert_eq!(table.legal(), ["start 1", "start 2", "start 3", "hold"]);
    assert_eq!(table.refused("start 4"), ("no-such-player", "IV"));
    assert_eq!(table.refused("done"), ("not-now", "IV"));
    assert_eq!(
        table.small_question(),
        Some(("charisma", "hold".into(), "hold".into())),
        "he is the next one anyway"
    );
    table.go_on(&["start 1"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.board.start, seat(1));
    assert_eq!(table.board.active(), Good::Clothes);
    assert!(!table.has(2, "charisma"));
    assert_eq!(table.supply("charisma"), 1);
    table.reveal("economy 0 1");
    assert_eq!(table.asked(), 1);
}

/// Proves: WF-127.
#[test]
fn who_keeps_charisma_changes_nothing_and_is_asked_again() {
    let mut table = owned();
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.board.start, seat(2));
    assert!(table.has(2, "charisma"));
    table.idle_until(|board| board.cycle == 1 && board.phase == charisma());
    assert_eq!(table.asked(), 2);
}

fn charisma() -> arkwright::Phase {
    arkwright::Phase::Water(arkwright::WaterPhase::Charisma)
}

/// Proves: WF-127.
#[test]
fn at_the_end_of_the_decade_charisma_comes_before_the_lowest_portfolio() {
    let start = || {
        let table = before_event(3, 1770).with_tile(2, "charisma");
        // Seat 3 has the least.
        table.with_company(3, |company| company.shares = 1)
    };
    let mut table = start();
    table.reveal_event("recession");
    assert_eq!((table.asked(), table.question()), (2, "prompt-charisma"));
    assert_eq!(table.refused("start 4"), ("no-such-player", "6.III"));
    assert_eq!(table.refused("done"), ("not-now", "6.III"));
    table.go_on(&["start 1"]);
    assert!(table.is_cycle_over(), "nobody else names him");
    assert_eq!((table.board.start, table.board.decade), (seat(1), 2));
    assert_eq!(table.supply("charisma"), 1);
    let mut table = start();
    table.reveal_event("recession").go_on(&["hold"]);
    assert!(table.is_naming());
    assert_eq!(table.asked(), 3);
    table.go_on(&["start 1"]);
    assert_eq!((table.board.start, table.board.decade), (seat(1), 2));
    assert!(table.has(2, "charisma"));
}

/// Proves: WF-127.
#[test]
fn the_token_goes_on_from_whom_charisma_named() {
    let mut table = owned();
    table.produce().go_on(&["start 3"]);
    let starts = |table: &Table| {
        let is_start = |event: &&Event| matches!(event, Event::StartPlayer { .. });
        table.events.iter().filter(is_start).count()
    };
    assert_eq!(starts(&table), 1);
    table.idle_until(|board| board.cycle == 2);
    assert_eq!(table.board.start, seat(1), "left of seat 3");
}

/// Seat 2 has returned charisma at the end of a cycle and named seat 3, who is about to act.
fn returned() -> Table {
    let mut table = owned();
    table.produce().go_on(&["start 3"]).reveal("economy 0 1");
    assert_eq!(table.asked(), 3);
    table
}

/// Proves: WF-128.
#[test]
fn neither_owner_nor_start_player_takes_charisma_in_his_next_action() {
    let mut table = returned();
    table.act(&["place exchange 4", "done"]);
    assert_eq!(table.refused("take charisma"), ("charisma-barred", "1.8"));
    table.act(&["done"]);
    // Seat 1 may, but does not.
    table.act(&["place exchange 2", "done"]);
    assert!(table.allows("take charisma"));
    table.act(&["done", "place exchange 2", "done"]);
    assert_eq!(table.asked(), 2);
    assert_eq!(table.refused("take charisma"), ("charisma-barred", "1.8"));
    table.act(&["done"]);
    // In the cycle after that they may.
    for number in [2, 3] {
        table.idle_to_action(number);
        table.act(&["reuse exchange", "done"]);
        assert!(table.allows("take charisma"));
        table.act(&["done"]);
    }
}

/// Proves: WF-128.
#[test]
fn an_action_without_a_special_marker_is_the_next_action_too() {
    let mut table = returned();
    table.act(&["reuse factory", "done"]);
    assert!(!table.harbour(3).no_charisma);
    assert!(table.harbour(2).no_charisma, "he has not acted");
    assert!(!table.harbour(1).no_charisma);
}

/// Proves: WF-128.
#[test]
fn charisma_is_free_for_both_once_another_player_takes_it() {
    let mut table = returned();
    table.act(&["reuse factory", "done"]);
    table.act(&["place exchange 2", "done", "take charisma"]);
    assert!(table.has(1, "charisma"));
    assert!(!table.harbour(2).no_charisma && !table.harbour(3).no_charisma);
    let told = WaterEvent::TileTaken {
        seat: seat(1),
        tile: arkwright::Tile::Charisma,
    };
    assert!(table.tells(told));
    assert_eq!(table.asked(), 2);
    table.act(&["place exchange 2", "done"]);
    assert_eq!(
        table.refused("take charisma"),
        ("tile-not-there", "II.3.2.1")
    );
}

/// Proves: WF-128.
#[test]
fn who_names_himself_is_barred_alone() {
    let mut table = owned();
    table.produce().go_on(&["start 2"]);
    let barred = [1, 2, 3].map(|number| table.harbour(number).no_charisma);
    assert_eq!(barred, [false, true, false]);
}
