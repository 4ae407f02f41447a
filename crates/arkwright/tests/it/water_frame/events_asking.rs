//! Events that ask the players: Lobby, Made in England and Luddism (player's book 1.9).

use arkwright::{Good, WaterEvent};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::before_event;

/// Proves: WF-140.
#[test]
fn lobby_gives_each_player_one_special_marker_in_turn_order() {
    let mut table = before_event(3, 1770).with_supply("school");
    table.reveal_event("lobby");
    assert_eq!((table.asked(), table.question()), (1, "prompt-lobby"));
    assert!(table.allows("take ship 2") && table.allows("take school"));
    table.go_on(&["take school"]);
    assert_eq!(table.asked(), 2);
    assert!(table.has(1, "school"));
    table.go_on(&["take ship 2"]);
    assert_eq!((table.asked(), table.harbour(2).ships), (3, [2, 0]));
    table.go_on(&["take ship 2"]);
    assert!(table.is_naming());
    assert!(table.paid_by(2).is_empty(), "nothing is paid");
}

/// Proves: WF-140.
#[test]
fn lobby_is_not_left_where_something_can_be_taken() {
    let mut table = before_event(3, 1770).with_tile(1, "inventor");
    table.reveal_event("lobby");
    assert_eq!(table.refused("done"), ("take-one", "1.9"));
    // With no tile and nothing in row I there is only what the inventor reaches, and he may be spared;
    // who has not got him has no choice at all.
    let mut table = before_event(3, 1770)
        .with_tile(1, "inventor")
        .with_ship(1, 2)
        .with_ship(1, 2)
        .with_ship(2, 2)
        .with_ship(2, 2)
        .set(|board| {
            board.parts.tiles = [0; 20];
            board.parts.rows[0] = [0; 4];
        });
    table.reveal_event("lobby");
    assert!(table.allows("take ship 4 replacing 1"));
    table.go_on(&["done"]);
    assert!(table.is_naming());
}

/// Proves: WF-140.
#[test]
fn lobby_knows_the_level_of_the_old_decade() {
    let mut table = before_event(3, 1770);
    table.reveal_event("lobby");
    assert_eq!(table.refused("take ship 4"), ("row-not-open", "II.3.2.3"));
    assert_eq!(
        table.refused("take machinery dark"),
        ("row-not-open", "II.3.2.2")
    );
    let mut table = before_event(3, 1780);
    table.reveal_event("lobby");
    assert!(table.allows("take ship 4") && table.allows("take ship 2"));
    assert_eq!(table.refused("take ship 6"), ("row-not-open", "II.3.2.3"));
}

/// Proves: WF-140, WF-168.
#[test]
fn lobby_lets_the_inventor_reach_one_row_higher() {
    let mut table = before_event(3, 1770).with_tile(1, "inventor");
    table.reveal_event("lobby");
    assert_eq!(table.refused("take ship 6"), ("row-not-open", "II.3.2.3"));
    table.go_on(&["take ship 4"]);
    assert_eq!((table.asked(), table.question()), (1, "prompt-inventor"));
    assert_eq!(table.legal(), ["pay inventor", "return inventor"]);
    assert_eq!(table.refused("done"), ("inventor-first", "1.8"));
    table.go_on(&["pay inventor"]);
    assert_eq!(table.paid_by(1), [10]);
    assert!(table.has(1, "inventor"));
    assert_eq!(table.asked(), 2);
}

/// Proves: WF-140.
#[test]
fn lobby_keeps_to_four_tiles_and_to_one_of_a_kind() {
    let mut table = before_event(3, 1770)
        .with_tile(1, "school")
        .with_tile(1, "agent")
        .with_tile(1, "developer")
        .with_tile(1, "administrator")
        .with_supply("broker")
        .with_supply("agent");
    table.reveal_event("lobby");
    assert_eq!(table.refused("take agent"), ("tile-twice", "II.3.2.1"));
    table.go_on(&["take broker"]);
    assert_eq!((table.asked(), table.question()), (1, "prompt-return-tile"));
    assert_eq!(
        table.legal(),
        [
            "return agent",
            "return developer",
            "return school",
            "return administrator"
        ]
    );
    assert_eq!(
        table.refused("return broker"),
        ("tile-just-taken", "II.3.2.1")
    );
    table.go_on(&["return school"]);
    assert_eq!(table.asked(), 2);
    assert!(table.allows("take school"));
    for number in [2, 3] {
        assert_eq!((table.asked(), table.question()), (number, "prompt-lobby"));
        table.go_on(&["take ship 2"]);
    }
    assert_eq!((table.asked(), table.question()), (1, "prompt-broker"));
}

/// Proves: WF-140.
#[test]
fn lobby_only_gives_markers_and_takes_none_of_their_place() {
    let mut table =
        before_event(3, 1770)
            .with_tile(1, "broker")
            .with_tile_for(1, "foreman", Good::Food);
    table.reveal_event("lobby");
    assert_eq!(table.refused("half-price 1"), ("not-now", "1.9"));
    assert_eq!(table.refused("move foreman lamps"), ("not-now", "1.9"));
}

/// Proves: WF-128, WF-140.
#[test]
fn lobby_does_not_give_charisma_to_who_may_not_take_it_yet() {
    let mut table = before_event(3, 1770).with_harbour(1, |harbour| harbour.no_charisma = true);
    table.reveal_event("lobby");
    assert_eq!(table.refused("take charisma"), ("charisma-barred", "1.8"));
    table.go_on(&["take ship 2", "take charisma"]);
    assert!(!table.harbour(1).no_charisma);
}

/// Food, clothes and lamps of seat 1, and food of seat 2, with these distributions.
fn distributed(first: [u8; 3], second: u8) -> Table {
    let mut table = before_event(3, 1770);
    for (good, distribution) in [Good::Food, Good::Clothes, Good::Lamps]
        .into_iter()
        .zip(first)
    {
        table = table
            .with_rows(1, good, 1, 1, 5)
            .with(1, good, |factory| factory.distribution = distribution);
    }
    table
        .with_rows(2, Good::Food, 1, 1, 5)
        .with(2, Good::Food, |food| food.distribution = second)
}

/// Proves: WF-141.
#[test]
fn made_in_england_goes_round_twice_with_a_level_of_distribution_each() {
    let mut table = distributed([0, 3, 4], 0).with_rows(2, Good::Lamps, 1, 1, 5);
    table.reveal_event("made-in-england");
    assert_eq!(
        (table.asked(), table.question()),
        (1, "prompt-made-in-england")
    );
    assert_eq!(
        table.legal(),
        ["distribute food 1", "distribute clothes 4", "done"]
    );
    let refused = |choice| table.refused(choice);
    assert_eq!(refused("distribute food 2"), ("one-level-only", "1.9"));
    assert_eq!(refused("distribute lamps 4"), ("not-higher", "II.2.5"));
    assert_eq!(refused("distribute cutlery 1"), ("no-factory", "II.2.1"));
    assert_eq!(refused("price food 6"), ("not-now", "1.9"));
    let appeal = table.game.appeal(&table.board, seat(1), Good::Food);
    table.go_on(&["distribute food 1"]);
    assert_eq!(table.asked(), 2);
    table.go_on(&["distribute food 1"]);
    assert_eq!(table.asked(), 1, "seat 3 has no factory");
    table.go_on(&["distribute food 2"]);
    assert_eq!(table.asked(), 2);
    table.go_on(&["distribute lamps 1"]);
    assert!(table.is_naming(), "no price is adjusted");
    assert_eq!(
        table.game.appeal(&table.board, seat(1), Good::Food),
        appeal + 2
    );
    assert_eq!(table.factory(1, Good::Food).price, 5);
    assert!(table.paid_by(1).is_empty());
}

/// Proves: WF-141.
#[test]
fn made_in_england_never_goes_beyond_4_not_even_with_the_engineer() {
    let mut table = distributed([4, 4, 4], 3).with_tile(1, "engineer");
    table.reveal_event("made-in-england");
    assert_eq!(table.asked(), 2, "nothing of seat 1 can rise");
    table.go_on(&["distribute food 4"]);
    assert!(table.is_naming(), "one of two levels");
    assert_eq!(table.factory(1, Good::Lamps).distribution, 4);
    assert_eq!(table.factory(2, Good::Food).distribution, 4);
}

/// Proves: WF-141.
#[test]
fn a_level_of_made_in_england_may_be_left() {
    let mut table = distributed([0, 0, 0], 0);
    table.reveal_event("made-in-england");
    table.go_on(&["done", "done"]);
    assert_eq!(table.asked(), 1, "the second round comes all the same");
    table.go_on(&["distribute lamps 1", "done"]);
    assert!(table.is_naming());
    assert_eq!(table.factory(1, Good::Lamps).distribution, 1);
    assert_eq!(table.factory(2, Good::Food).distribution, 0);
}

/// Food and lamps of seat 1 with machines, and food of seat 2 with one.
fn machines() -> Table {
    before_event(3, 1770)
        .with_rows(1, Good::Food, 1, 2, 5)
        .with(1, Good::Food, |food| food.machines = [1, 1, 0, 0])
        .with_rows(1, Good::Clothes, 1, 2, 5)
        .with_rows(1, Good::Lamps, 1, 2, 5)
        .with(1, Good::Lamps, |lamps| lamps.machines = [0, 2, 0, 0])
        .with_rows(2, Good::Food, 1, 2, 5)
        .with(2, Good::Food, |food| food.machines = [1, 1, 0, 0])
}

/// Proves: WF-142, WF-143.
#[test]
fn luddism_takes_a_machine_of_every_factory_round_by_round() {
    let mut table = machines().with_empty(50);
    let (seekers, fired) = table.job_market();
    table.reveal_event("luddism");
    assert_eq!((table.asked(), table.question()), (1, "prompt-luddism"));
    assert_eq!(
        table.legal(),
        ["smash food 1", "smash food 2", "smash lamps 2"]
    );
    assert_eq!(
        table.refused("smash clothes 1"),
        ("no-machine-there", "1.9")
    );
    assert_eq!(table.refused("smash lamps 1"), ("no-machine-there", "1.9"));
    assert_eq!(table.refused("done"), ("not-now", "1.9"));
    table.go_on(&["smash food 2"]);
    assert_eq!(table.factory(1, Good::Food).machines, [1, 0, 0, 0]);
    assert_eq!(table.factory(1, Good::Food).workers(), 3);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 0, 0]);
    // Seat 2 comes before the second round; then seat 1 has no choice but lamps.
    assert_eq!(table.asked(), 2);
    table.go_on(&["smash food 1"]);
    assert!(table.is_naming());
    assert_eq!(table.factory(1, Good::Lamps).machines, [0, 1, 0, 0]);
    assert_eq!(table.factory(2, Good::Food).machines, [0, 1, 0, 0]);
    assert_eq!(table.job_market(), (seekers, fired - 3), "fired ones");
    let told = WaterEvent::MachineSmashed {
        seat: seat(1),
        good: Good::Lamps,
        row: 2,
    };
    assert!(table.tells(told));
}

/// Proves: WF-143.
#[test]
fn luddism_hits_a_factory_once() {
    let mut table = machines()
        .with(1, Good::Lamps, |lamps| lamps.machines = [1, 2, 0, 0])
        .with_empty(50);
    table.reveal_event("luddism");
    table.go_on(&["smash food 2", "smash food 1"]);
    assert_eq!(table.asked(), 1);
    assert_eq!(table.legal(), ["smash lamps 1", "smash lamps 2"]);
    assert_eq!(table.refused("smash food 1"), ("hit-already", "1.9"));
    table.go_on(&["smash lamps 1"]);
    assert!(table.is_naming());
    assert_eq!(table.factory(1, Good::Food).machines, [1, 0, 0, 0]);
}

/// Proves: WF-133, WF-142.
#[test]
fn luddism_takes_workers_of_the_job_market_once_nobody_is_fired() {
    let mut table = machines().with_workers_left(5, 1);
    table.reveal_event("luddism");
    table.go_on(&["smash food 1"]);
    assert_eq!(table.job_market(), (5, 0));
    table.go_on(&["smash food 1"]);
    assert!(table.is_naming());
    assert_eq!(table.job_market(), (3, 0));
}

/// Proves: WF-133, WF-142.
#[test]
fn luddism_stops_when_no_worker_is_left() {
    let mut table = machines().with_workers_left(1, 0);
    table.reveal_event("luddism");
    table.go_on(&["smash food 1"]);
    assert!(table.is_naming());
    assert_eq!(table.factory(2, Good::Food).machines, [1, 1, 0, 0]);
    assert_eq!(table.factory(1, Good::Lamps).machines, [0, 2, 0, 0]);
    let mut table = machines().with_workers_left(0, 0);
    table.reveal_event("luddism");
    assert!(table.is_naming());
    // Nor does it ask where there is no machine.
    let mut table = before_event(3, 1770).with_rows(1, Good::Food, 1, 2, 5);
    table.reveal_event("luddism");
    assert!(table.is_naming());
}
