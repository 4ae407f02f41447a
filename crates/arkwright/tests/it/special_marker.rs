//! The additional action take special marker (II.3.2).

use crate::kit::{Table, marker};
use arkwright::{Marker, Phase};

/// The first seat of two may take a marker after this one, in this year.
fn after(name: &str, year: u16) -> Table {
    let mut table = Table::predetermined(2).in_year(year);
    if name.contains(' ') {
        table = table.with_marker(1, name);
    }
    let mut table = table.playable();
    table.act(&[&format!("place {name} 4"), "done"]);
    table
}

/// How many of a marker lie on the mat.
fn on_mat(table: &Table, name: &str) -> u8 {
    table.board.mat[marker(name).grey_index().expect("a grey marker")]
}

/// Proves: SJ-102.
#[test]
fn one_marker_is_taken_free_of_charge() {
    for name in [
        "workers",
        "machinery",
        "machinery light",
        "machinery dark",
        "exchange",
    ] {
        let mut table = after(name, 1780);
        assert_eq!(table.company(1).cash, 48);
        assert_eq!(on_mat(&table, "quality light"), 2);
        table.act(&["take quality light"]);
        assert!(table.company(1).markers.contains(marker("quality light")));
        assert_eq!(on_mat(&table, "quality light"), 1);
        assert_eq!(table.company(1).cash, 48);
        // No second one: it is the other player's turn.
        assert_eq!(table.asked(), 2);
        assert_eq!(table.board.phase, Phase::Administration { step: 1 });
    }
}

/// Proves: SJ-102.
#[test]
fn nobody_has_to_take_a_marker() {
    let mut table = after("workers", 1770);
    let before = table.board;
    table.act(&["done"]);
    assert_eq!(table.asked(), 2);
    assert_eq!(table.board.mat, before.mat);
    assert_eq!(
        table.company(1).markers,
        before.company(crate::kit::seat(1)).markers
    );
}

/// Proves: SJ-102.
#[test]
fn no_marker_is_taken_after_the_other_actions() {
    for name in ["factory", "quality", "distribution", "exchange light"] {
        let mut table = Table::predetermined(2).with_marker(1, "exchange light");
        table.act(&[&format!("place {name} 6")]);
        while table.asked() == 1 {
            assert_eq!(table.legal_with("take"), Vec::<String>::new(), "{name}");
            assert_eq!(
                table.refuses("take quality light"),
                "other-additional-action",
                "{name}"
            );
            table.act(&["done"]);
        }
    }
}

/// Proves: SJ-103.
#[test]
fn dark_markers_are_there_from_1780_on() {
    let light = [
        "take quality light",
        "take distribution light",
        "take exchange light",
    ];
    let dark = [
        "take machinery dark",
        "take quality dark",
        "take distribution dark",
    ];
    let table = after("workers", 1770);
    assert_eq!(table.legal_with("take"), light);
    for choice in dark {
        assert_eq!(table.refuses(choice), "marker-too-early");
    }
    for year in [1780, 1790] {
        let table = after("workers", year);
        assert_eq!(table.legal_with("take"), [light, dark].concat());
    }
}

/// Proves: SJ-104, X16.
#[test]
fn light_and_dark_of_one_kind_but_never_two_of_one_shade() {
    let mut table = after("workers", 1780);
    // The first seat starts with a light machinery marker, and another lies on the mat.
    assert_eq!(on_mat(&table, "machinery light"), 1);
    assert_eq!(table.refuses("take machinery light"), "marker-twice");
    table.act(&["take distribution light"]).idle_to_action(1);
    table.act(&["reuse workers", "done", "take distribution dark"]);
    let markers = table.company(1).markers;
    for name in ["distribution", "distribution light", "distribution dark"] {
        assert!(markers.contains(marker(name)), "{name}");
    }
}

/// Proves: SJ-104.
#[test]
fn a_player_may_hold_every_kind_of_marker() {
    let mut table = Table::predetermined(2).in_year(1780);
    for grey in Marker::GREY {
        if grey != marker("quality dark") {
            table = table.with_marker(1, &grey.to_string());
        }
    }
    let mut table = table.playable();
    table.act(&["place workers 2", "done"]);
    assert_eq!(table.legal_with("take"), ["take quality dark"]);
    table.act(&["take quality dark"]);
    assert_eq!(table.company(1).markers.iter().count(), 13);
}

/// Proves: SJ-104.
#[test]
fn markers_are_kept_to_the_end() {
    let mut table = after("workers", 1770);
    table.act(&["take quality light"]);
    table.idle_until(|board| board.phase == Phase::Over);
    let grey: Vec<_> = table.company(1).markers.iter().skip(6).collect();
    assert_eq!(grey, [marker("machinery light"), marker("quality light")]);
}

/// Proves: SJ-104.
#[test]
fn a_marker_that_is_gone_cannot_be_taken() {
    // Both light distribution markers of a game for two: one is the second seat's from the start.
    let mut table = after("workers", 1770);
    table.act(&["take distribution light"]).idle_to_action(1);
    table.act(&["reuse workers", "done"]);
    assert_eq!(table.refuses("take distribution light"), "marker-not-there");
    assert_eq!(table.refuses("take factory"), "marker-never-there");
}

/// Proves: SJ-105.
#[test]
fn a_marker_just_taken_is_placed_from_the_next_action_on_without_a_fee() {
    let mut table = after("workers", 1770);
    table.act(&["take quality light"]);
    assert_eq!(table.asked(), 2, "the action is over");
    table.idle_to_action(1);
    assert_eq!((table.board.year(), table.board.cycle), (1770, 1));
    assert_eq!(table.refuses("reuse quality light"), "marker-not-placed");
    table.act(&["place quality light 8", "quality food 2"]);
    assert_eq!(table.paid_by(1), [8]);
}
