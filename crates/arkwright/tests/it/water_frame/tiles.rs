//! The development tiles from accountant to extra shifts, with their limits and their way back to
//! the supply (player's book 1.8).

use arkwright::{Cost, Good, Income};

use crate::water_frame::kit::{Table, marker};
use crate::water_frame::kit_production::before_production;

/// Seat 3 is about to have the last action of the food cycle.
fn acting() -> Table {
    before_production(3, Good::Food)
}

/// Proves: WF-158.
#[test]
fn the_accountant_pays_up_to_2_more_or_less() {
    let table = acting().with_tile(3, "accountant");
    assert_eq!(
        table.legal_with("place workers 4"),
        [
            "place workers 4 paying 2",
            "place workers 4 paying 3",
            "place workers 4",
            "place workers 4 paying 5",
            "place workers 4 paying 6"
        ]
    );
    let refused = |paid: u8| table.refused(&format!("place workers 4 paying {paid}"));
    assert_eq!(refused(1), ("no-such-amount", "II.1"));
    assert_eq!(refused(7), ("no-such-amount", "II.1"));
    assert_eq!(refused(4), ("same-amount", "II.1"));
    assert!(table.allows("place workers 2 paying 0"), "not even that");
    let mut table = table;
    table.act(&["place workers 2 paying 0"]);
    assert!(table.paid_by(3).is_empty());
    // Only for its owner.
    assert_eq!(
        acting().refused("place workers 4 paying 5"),
        ("only-amount", "II.1")
    );
}

/// Proves: WF-158.
#[test]
fn the_accountant_does_not_touch_the_fee_for_using_a_marker_again() {
    let mut table = acting()
        .with_tile(3, "accountant")
        .set(|board| board.companies[2].administration[1] = Some(marker("workers")));
    table.act(&["reuse workers paying 2"]);
    assert_eq!(
        table.paid(3),
        [(2, Cost::Administration), (2, Cost::ReuseFee)]
    );
}

/// Proves: WF-159.
#[test]
fn the_administrator_uses_markers_again_without_a_fee() {
    let reused = |table: Table| {
        let mut table =
            table.set(|board| board.companies[2].administration[1] = Some(marker("workers")));
        table.act(&["reuse workers"]);
        table.paid_by(3)
    };
    assert_eq!(reused(acting()), [4, 2]);
    assert_eq!(reused(acting().with_tile(3, "administrator")), [4]);
}

/// Proves: WF-159.
#[test]
fn without_the_administrator_a_marker_on_the_blocked_space_costs_a_fee_of_4() {
    let blocked = || {
        acting().set(|board| {
            board.parts.bureaucracy = true;
            board.companies[2].administration[0] = Some(marker("workers"));
        })
    };
    let mut table = blocked();
    table.act(&["reuse workers"]);
    assert_eq!(table.paid_by(3), [2, 4]);
    let mut table = blocked().with_tile(3, "administrator");
    table.act(&["reuse workers"]);
    assert_eq!(table.paid_by(3), [2]);
}

/// Proves: WF-160.
#[test]
fn the_agent_serves_several_contracts_of_a_ship_action() {
    let mut table = acting()
        .with_tile(3, "agent")
        .with_ship(3, 4)
        .with_warehouse_worker(3, "line")
        .with_stored(3, [3, 3, 0, 0])
        .with_contract(3, Good::Food, 2)
        .with_contract(3, Good::Clothes, 2);
    table.act(&["place ship-1 4"]);
    assert_eq!(
        table.legal_with("deliver food"),
        ["deliver food 1", "deliver food 2", "deliver food 3"]
    );
    table.act(&["deliver food 3", "deliver clothes 1"]);
    assert_eq!(table.harbour(3).contracts, [0; 4]);
    assert_eq!(table.company(3).stored, [0, 2, 0, 0]);
    assert!(table.has(3, "agent"), "he stays");
}

/// Proves: WF-161, WF-176.
#[test]
fn the_broker_is_returned_for_two_shares_at_half_price() {
    let start = || {
        let mut table = acting()
            .with_tile(3, "broker")
            .with_company(3, |company| company.space = 20);
        table.act(&["place exchange 2", "done"]);
        table
    };
    let mut table = start();
    let supply = table.supply("broker");
    assert_eq!(
        table.legal_with("half-price"),
        ["half-price 1", "half-price 2"]
    );
    assert_eq!(
        table.refused("half-price 3"),
        ("half-price-limit", "II.3.2")
    );
    table.act(&["half-price 1"]);
    assert_eq!(table.paid_by(3)[0], 8, "£15 halved and rounded up");
    assert!(!table.has(3, "broker"));
    assert_eq!(table.supply("broker"), supply + 1);
    let mut table = start();
    table.act(&["half-price 2"]);
    assert_eq!(table.paid_by(3)[0], 15);
}

/// Proves: WF-163, WF-176.
#[test]
fn the_developer_is_returned_once_it_was_used() {
    let mut table = acting().with_tile(3, "developer");
    let supply = table.supply("developer");
    table.act(&["place factory 2"]);
    assert_eq!(
        table.refused("use developer"),
        ("nothing-to-develop", "II.2.1")
    );
    table.act(&["build lamps 1", "price lamps 8", "use developer", "done"]);
    assert_eq!(
        table.paid(3),
        [
            (2, Cost::Administration),
            (
                11 - 5,
                Cost::Factory {
                    good: Good::Lamps,
                    level: 1
                }
            )
        ]
    );
    assert!(!table.has(3, "developer"));
    assert_eq!(table.supply("developer"), supply + 1);
    // One that is not used stays.
    let mut table = acting().with_tile(3, "developer");
    table.act(&["place factory 2", "build lamps 1", "price lamps 8", "done"]);
    assert_eq!(table.paid_by(3), [2, 11]);
    assert!(table.has(3, "developer"));
}

/// Proves: WF-164.
#[test]
fn the_engineer_allows_quality_5_and_6_and_any_cost() {
    let start = |quality| {
        acting()
            .with_rows(3, Good::Food, 1, 1, 5)
            .with(3, Good::Food, |food| food.quality = quality)
    };
    // Two levels for £12 on the space of £4.
    let mut table = start(4).with_tile(3, "engineer");
    table.act(&["place quality 4 paying 12", "quality food 6"]);
    assert_eq!(table.factory(3, Good::Food).quality, 6);
    let mut table = start(4);
    table.act(&["place quality 6"]);
    assert_ne!(table.question(), "prompt-quality", "4 is the limit");
    // What was reached stays when the engineer goes, but it does not rise.
    let mut table = start(5);
    table.act(&["place quality 6"]);
    assert_eq!(table.factory(3, Good::Food).quality, 5);
    assert!(table.legal_with("quality").is_empty());
}

/// Proves: WF-165.
#[test]
fn engineering_works_earn_1_for_each_machine_of_another_player() {
    let mut table = acting()
        .with_rows(3, Good::Food, 1, 2, 5)
        .with_tile(1, "engineering-works")
        .with_tile(3, "engineering-works");
    table.act(&["place machinery 6", "machine food 1", "machine food 2"]);
    assert_eq!(
        table.received(1),
        [(1, Income::EngineeringWorks), (1, Income::EngineeringWorks)]
    );
    assert_eq!(table.received(3), [], "not for one's own");
    assert_eq!(table.received(2), []);
}

/// Proves: WF-166.
#[test]
fn extra_shifts_are_returned_for_one_more_in_a_production_action() {
    let mut table = acting()
        .with_rows(3, Good::Food, 1, 2, 5)
        .with_tile(3, "extra-shifts")
        .with_marker(3, "production light")
        .with_warehouse_worker(3, "column food");
    let supply = table.supply("extra-shifts");
    table.act(&["place production light 2", "produce food 2 extra"]);
    assert_eq!(table.company(3).stored[0], 4);
    assert!(!table.has(3, "extra-shifts"));
    assert_eq!(table.supply("extra-shifts"), supply + 1);
}

/// Proves: WF-166.
#[test]
fn extra_shifts_do_not_help_a_ship_action() {
    let mut table = acting()
        .with_rows(3, Good::Food, 1, 2, 8)
        .with_tile(3, "extra-shifts")
        .with_ship(3, 2)
        .with_warehouse_worker(3, "line")
        .with_stored(3, [1, 0, 0, 0])
        .with_contract(3, Good::Food, 2);
    table.act(&["place ship-1 2"]);
    assert_ne!(table.question(), "prompt-ship", "one good is missing");
}
