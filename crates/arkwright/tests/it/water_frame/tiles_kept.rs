//! The development tiles from foreman to workshop, and how tiles are assigned and returned
//! (player's book 1.8).

use arkwright::{Cost, Good};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::before_production;

/// Seat 3 is about to have the last action of the food cycle.
fn acting() -> Table {
    before_production(3, Good::Food)
}

/// Proves: WF-167, WF-174.
#[test]
fn foreman_and_workshop_are_assigned_when_they_are_taken() {
    for tile in ["foreman", "workshop"] {
        let mut table = acting().with_supply(tile);
        table.act(&["place exchange 2", "done"]);
        let take = |good: &str| format!("take {tile} {good}");
        assert_eq!(
            table.legal_with(&format!("take {tile}")),
            ["food", "clothes", "cutlery", "lamps"].map(take)
        );
        assert_eq!(
            table.refused(&format!("take {tile}")),
            ("tile-for-factory", "II.3.2.1")
        );
        table.act(&[take("lamps").as_str()]);
        let harbour = table.harbour(3);
        let assigned = match tile {
            "foreman" => harbour.foreman,
            _ => harbour.workshop,
        };
        assert_eq!(assigned, Some(Good::Lamps));
    }
    let mut table = acting().with_supply("school");
    table.act(&["place exchange 2", "done"]);
    assert_eq!(
        table.refused("take school food"),
        ("tile-for-all", "II.3.2.1")
    );
}

/// Proves: WF-167, WF-174, WF-175.
#[test]
fn foreman_and_workshop_move_only_in_place_of_a_special_marker_and_one_at_a_time() {
    let mut table = acting()
        .with_tile_for(3, "foreman", Good::Food)
        .with_tile_for(3, "workshop", Good::Food);
    table.act(&["place exchange 2"]);
    assert_eq!(
        table.refused("move foreman lamps"),
        ("main-action-first", "II.3")
    );
    table.act(&["done"]);
    assert_eq!(
        table.legal_with("move foreman"),
        [
            "move foreman clothes",
            "move foreman cutlery",
            "move foreman lamps"
        ]
    );
    assert_eq!(
        table.refused("move foreman food"),
        ("assigned-there", "II.3.2.1")
    );
    assert_eq!(
        table.refused("move school food"),
        ("tile-not-assigned", "II.3.2.1")
    );
    table.act(&["move foreman lamps"]);
    assert_eq!(table.harbour(3).foreman, Some(Good::Lamps));
    assert_eq!(table.harbour(3).workshop, Some(Good::Food));
    assert!(table.is_cycle_over(), "that was the additional action");
    // Who has none moves none.
    let mut table = acting();
    table.act(&["place exchange 2", "done"]);
    assert_eq!(
        table.refused("move workshop food"),
        ("tile-not-owned", "II.3.2.1")
    );
}

/// Proves: WF-168.
#[test]
fn the_inventor_costs_5_then_10_15_and_20_and_goes_after_the_fourth_use() {
    let mut table = acting().with_supply("inventor");
    table.act(&["place exchange 2", "done", "take inventor"]);
    assert_eq!(table.paid(3)[1..], [(5, Cost::Inventor)]);
    for (uses, fee) in [(0, 10), (1, 15), (2, 20)] {
        let mut table = acting()
            .with_tile(3, "inventor")
            .with_harbour(3, |harbour| harbour.inventor_uses = uses);
        table.act(&["place exchange 2", "done", "take ship 4"]);
        assert_eq!(table.question(), "prompt-inventor");
        table.act(&["pay inventor"]);
        assert_eq!(table.paid(3), [(fee, Cost::Inventor)]);
        assert_eq!(table.harbour(3).inventor_uses, uses + 1);
    }
    let mut table = acting()
        .with_tile(3, "inventor")
        .with_harbour(3, |harbour| harbour.inventor_uses = 3);
    let supply = table.supply("inventor");
    table.act(&["place exchange 2", "done", "take ship 4"]);
    assert!(table.is_cycle_over(), "no question after the fourth");
    assert!(!table.has(3, "inventor"));
    assert_eq!(table.supply("inventor"), supply + 1);
    assert_eq!(table.harbour(3).inventor_uses, 0, "the next owner pays £5");
}

/// Proves: WF-168, WF-176.
#[test]
fn an_inventor_who_is_not_paid_for_goes_back() {
    let mut table = acting().with_tile(3, "inventor");
    table.act(&["place exchange 2", "done", "take ship 4", "return inventor"]);
    assert!(!table.has(3, "inventor"));
    assert_eq!(table.harbour(3).ships, [4, 0]);
    assert_eq!(table.paid(3), [(2, Cost::Administration)]);
}

/// Proves: WF-169.
#[test]
fn the_office_pays_5_once_in_a_ship_action() {
    let mut table = acting()
        .with_rows(3, Good::Food, 1, 1, 5)
        .with_rows(3, Good::Clothes, 1, 1, 5)
        .with_tile(3, "office")
        .with_ship(3, 4)
        .with_warehouse_worker(3, "line")
        .with_stored(3, [2, 2, 0, 0])
        .with_contract(3, Good::Food, 2)
        .with_contract(3, Good::Clothes, 2);
    table.act(&["place ship-1 4", "deliver food 2", "deliver clothes 2"]);
    let amounts: Vec<u16> = table
        .received(3)
        .iter()
        .map(|(amount, _)| *amount)
        .collect();
    assert_eq!(amounts, [16, 5, 18]);
}

/// Proves: WF-170, WF-176.
#[test]
fn the_patent_adds_2_or_is_returned_for_two_levels() {
    let start = || {
        acting()
            .with_rows(3, Good::Food, 1, 1, 5)
            .with_rows(3, Good::Clothes, 1, 1, 5)
            .with_rows(3, Good::Lamps, 1, 1, 5)
            .with(3, Good::Lamps, |lamps| lamps.distribution = 3)
            .with_tile(3, "patent")
    };
    // £2 and £2 more pay for the first two levels of food and leave £1.
    let mut table = start();
    table.act(&["place distribution 2", "distribute food 2"]);
    assert_eq!(table.factory(3, Good::Food).distribution, 2);
    assert_eq!(table.refused("return patent"), ("patent-in-use", "II.2.5"));
    table.act(&["distribute clothes 1"]);
    assert!(table.has(3, "patent"));
    // Returned, it raises the most expensive level for nothing.
    let mut table = start();
    let supply = table.supply("patent");
    table.act(&["place distribution 2", "return patent"]);
    assert_eq!(
        table.refused("distribute food 3"),
        ("too-few-patent-levels", "II.2.5")
    );
    table.act(&["distribute lamps 4", "distribute food 1"]);
    assert_eq!(table.supply("patent"), supply + 1);
    let distribution = |good| table.factory(3, good).distribution;
    assert_eq!(
        (distribution(Good::Food), distribution(Good::Lamps)),
        (1, 4)
    );
}

/// Proves: WF-172, X48.
#[test]
fn marion_opens_row_3_with_the_workers_whom_machines_displaced() {
    let mut table = acting()
        .with_rows(3, Good::Food, 1, 2, 5)
        .with_rows(3, Good::Lamps, 1, 1, 8)
        .with_tile(3, "school")
        .with_tile_for(3, "workshop", Good::Lamps);
    let fired = table.board.fired;
    // The own marker on £10 with the workshop: three machines.
    table.act(&["place machinery 10", "machine food 1", "machine food 2"]);
    assert_eq!(
        table.refused("machine food 3"),
        ("no-machine-space", "II.2.3"),
        "row 3 is still empty"
    );
    table.act(&["machine lamps 1"]);
    assert_eq!(table.question(), "prompt-school");
    assert_eq!(
        table.refused("resettle food 4"),
        ("too-few-displaced", "II.2.3")
    );
    assert_eq!(table.refused("machine food 3").0, "not-now");
    table.act(&["resettle food 2"]);
    assert_eq!(table.rows(3, Good::Food), [2, 2, 2, 0]);
    assert_eq!(table.factory(3, Good::Food).machines, [1, 1, 0, 0]);
    table.act(&["done"]);
    assert_eq!(table.board.fired, fired + 1, "the third one is fired");
}

/// Proves: WF-173, WF-176.
#[test]
fn a_small_warehouse_given_up_loses_what_the_large_one_does_not_hold() {
    let mut table = acting()
        .with_tile(3, "small-warehouse")
        .with_tile(3, "school")
        .with_tile(3, "agent")
        .with_tile(3, "developer")
        .with_supply("charisma")
        .with_warehouse_worker(3, "line")
        .with_stored(3, [5, 1, 0, 0]);
    let supply = table.supply("small-warehouse");
    table.act(&[
        "place exchange 2",
        "done",
        "take charisma",
        "return small-warehouse",
    ]);
    assert_eq!(table.company(3).stored, [3, 1, 0, 0]);
    assert_eq!(table.lost(3, Good::Food), 2);
    assert_eq!(table.supply("small-warehouse"), supply + 1);
}

/// Proves: WF-174.
#[test]
fn the_workshop_adds_3_to_the_machinery_action_whatever_its_factory() {
    let machines = |table: Table| {
        let mut table = table.with_rows(3, Good::Food, 1, 4, 5);
        table.act(&["place machinery 4"]);
        let mut bought = 0;
        while table.question() == "prompt-machinery" {
            let choice = table.legal_with("machine")[0].clone();
            table.act(&[choice.as_str()]);
            bought += 1;
        }
        bought
    };
    // £4 buy one machine at £3, £7 two.
    assert_eq!(machines(acting()), 1);
    assert_eq!(
        machines(acting().with_tile_for(3, "workshop", Good::Lamps)),
        2
    );
}

/// Proves: WF-175.
#[test]
fn a_foreman_waits_where_his_factory_was_closed() {
    let mut table = acting()
        .with_rows(3, Good::Food, 1, 1, 5)
        .with_rows(3, Good::Lamps, 1, 1, 8)
        .with_tile_for(3, "foreman", Good::Food)
        .with_tile_for(3, "workshop", Good::Food);
    table.act(&["place factory 2", "close food", "done"]);
    assert_eq!(table.harbour(3).foreman, Some(Good::Food));
    assert_eq!(table.harbour(3).workshop, Some(Good::Food));
    assert!(table.has(3, "foreman"));
}

/// Proves: WF-176.
#[test]
fn a_returned_tile_can_be_taken_by_anybody_in_his_next_action() {
    let mut table = before_production(3, Good::Food)
        .with_tile(3, "broker")
        .set(|board| board.parts.tiles[crate::water_frame::kit::tile("broker").index()] = 0);
    table.act(&["place exchange 2", "done", "half-price 1"]);
    assert_eq!(table.supply("broker"), 1);
    table.idle_to_action(1);
    table.act(&["place exchange 2", "done"]);
    assert!(table.allows("take broker"));
    // The one who returned him, too.
    table.idle_to_action(3);
    table.act(&["reuse exchange", "done", "take broker"]);
    assert!(table.has(3, "broker"));
}

/// Proves: WF-177.
#[test]
fn a_tile_has_no_effect_on_the_action_it_is_taken_with() {
    let mut table = acting()
        .with_rows(3, Good::Food, 1, 4, 5)
        .with_supply("workshop");
    table.act(&["place machinery 4", "machine food 1"]);
    assert_eq!(table.question(), "prompt-special-marker");
    table.act(&["take workshop food"]);
    assert!(table.is_cycle_over(), "no second machine comes of it");
    assert_eq!(table.factory(3, Good::Food).machines, [1, 0, 0, 0]);
    assert_eq!(table.game.workers_of(&table.board, seat(3)), 7);
}
