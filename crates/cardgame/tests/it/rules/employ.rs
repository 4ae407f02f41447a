//! Employ workers (Action 2).

use cardgame::Good::{self, Clothes, Food, Lamps};
use cardgame::Phase;

use crate::rules::kit::Table;

/// Proves: CG-050.
#[test]
fn any_number_of_worker_cards_is_added_in_order() {
    let mut table = Table::new(3).with_factory(1, Lamps, 1, [0, 0]);
    table.act(&["employ lamps"]);
    assert_eq!(
        table.factory(1, Lamps).workers,
        [1, 0],
        "the first position first"
    );
    table.act(&["employ lamps"]);
    assert_eq!(table.factory(1, Lamps).workers, [1, 1]);
    table.refused("employ lamps", "card-no-worker-card-left");
    table.act(&["employ food", "employ clothes"]);
    assert_eq!(table.factory(1, Food).workers, [1, 1]);
    assert_eq!(table.factory(1, Clothes).workers, [1, 1]);
    assert_eq!(table.board.phase, Phase::Price, "no card is left to add");
}

/// Proves: CG-051.
#[test]
fn a_card_shows_the_decade_or_the_one_before() {
    for (decade, sides) in [(1, [1, 1]), (2, [2, 1]), (3, [2, 3])] {
        let mut table = Table::at(3, decade, Food).with_factory(1, Lamps, 2, [0, 0]);
        table.act(&["employ lamps", "employ lamps"]);
        assert_eq!(table.factory(1, Lamps).workers, sides, "decade {decade}");
    }
}

/// Proves: CG-052.
#[test]
fn the_side_of_a_card_follows_the_decade_and_not_the_factory() {
    let mut table = Table::at(3, 2, Food).with_factory(1, Lamps, 1, [0, 0]);
    table.act(&["employ lamps"]);
    assert_eq!(table.factory(1, Lamps).workers, [2, 0]);
    // An Inventor has upgraded this one early.
    let mut table = Table::at(3, 1, Food).with_factory(1, Lamps, 2, [0, 0]);
    table.act(&["employ lamps"]);
    assert_eq!(table.factory(1, Lamps).workers, [1, 0]);
}

/// Proves: CG-053.
#[test]
fn new_workers_come_without_machines() {
    let mut table = Table::new(3).with_its(1, Food, |food| food.machines = [1, 0]);
    table.act(&["employ food"]);
    assert_eq!(table.factory(1, Food).machines, [1, 0]);
}

/// Proves: CG-054.
#[test]
fn employing_moves_demand_and_wages_once() {
    let mut table = Table::new(3).set(|board| board.demand = [3, 4, 5, 6]);
    table.act(&["employ food"]);
    assert_eq!((table.board.demand, table.board.wages), ([2, 3, 4, 5], 1));
    table.act(&["employ clothes"]).end_action();
    assert_eq!((table.board.demand, table.board.wages), ([2, 3, 4, 5], 1));
    table.act(&["appeal 0", "done", "employ clothes"]);
    assert_eq!((table.board.demand, table.board.wages), ([1, 2, 3, 4], 2));
}

/// Proves: CG-055.
#[test]
fn in_the_last_decade_only_what_still_produces_gets_workers() {
    let table = Table::at(3, 3, Clothes).with_factories(1);
    table.refused("employ food", "card-too-late-to-employ");
    let left = ["employ clothes", "employ cutlery", "employ lamps"];
    assert_eq!(table.legal_with("employ"), left, "this round counts");
    let table = Table::at(3, 2, Clothes).with_factories(1);
    assert_eq!(table.legal_with("employ").len(), 4);
}

/// Proves: CG-057.
#[test]
fn only_open_factories_take_workers_and_nothing_moves_without_any() {
    let mut table = Table::new(3);
    table.refused("employ lamps", "card-not-built");
    table.refused("employ cutlery", "card-not-built");
    table.act(&["employ food"]);
    table.refused("build lamps", "card-one-action");
    for good in [Good::Cutlery, Lamps] {
        assert!(!table.factory(1, good).is_open());
    }
    let mut table = Table::new(3);
    table.act(&["done"]);
    assert_eq!((table.board.demand, table.board.wages), ([3; 4], 0));
}
