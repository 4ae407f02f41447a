//! Rows that are shut with the school after the calls (III.1).

use arkwright::{Cost, Good, WaterEvent};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::before_production;

/// With 30 spaces empty England wants 8 food, 7 clothes, 5 cutlery and 4 lamps at a wage of £2.
const EMPTY: u8 = 30;

fn wages(good: Good, workers: u8, wage: u8) -> Cost {
    Cost::Wages {
        good,
        workers,
        wage,
    }
}

/// Seat 1 makes 5 cutlery of level II in three rows and has the school; the appeal is 23 minus the
/// price.
fn harold(price: u8) -> Table {
    before_production(3, Good::Cutlery)
        .with_rows(1, Good::Cutlery, 2, 3, price)
        .with_tile(1, "school")
        .with_empty(EMPTY)
}

/// Proves: WF-104, WF-172, X46.
#[test]
fn harold_sells_3_of_5_cutlery_shuts_row_3_and_pays_5_workers() {
    let mut table = harold(10);
    table.produce();
    assert_eq!((table.asked(), table.sold(1)), (1, 3));
    assert_eq!(table.question(), "prompt-school-row");
    assert_eq!(table.legal(), ["shut", "hold"]);
    assert_eq!(table.refused("offer"), ("not-now", "III.1"));
    assert_eq!(table.refused("done"), ("not-now", "III.1"));
    assert_eq!(
        table.small_question(),
        Some(("shut-row", "shut".into(), "hold".into()))
    );
    table.go_on(&["shut"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.paid(1), [(10, wages(Good::Cutlery, 5, 2))]);
    let told = WaterEvent::RowShut {
        seat: seat(1),
        good: Good::Cutlery,
        row: 3,
    };
    assert!(table.tells(told));
    assert_eq!(table.lost(1, Good::Cutlery), 0, "they were never made");
    assert!(table.has(1, "school"), "it stays");
}

/// Proves: WF-104.
#[test]
fn a_row_that_is_not_shut_is_paid_and_its_goods_are_lost() {
    let mut table = harold(10);
    table.produce().go_on(&["hold"]);
    assert_eq!(table.paid(1), [(16, wages(Good::Cutlery, 8, 2))]);
    assert_eq!(table.lost(1, Good::Cutlery), 2);
}

/// Proves: WF-104.
#[test]
fn a_row_of_which_a_good_was_used_stays_open() {
    // Appeal 4: one of the two goods of row 3 is sold.
    let mut table = harold(9);
    table.produce();
    assert!(table.is_cycle_over());
    assert_eq!(table.sold(1), 4);
    assert_eq!(table.paid(1), [(16, wages(Good::Cutlery, 8, 2))]);
}

/// Proves: WF-104.
#[test]
fn nobody_without_the_school_or_the_factory_is_asked_to_shut_a_row() {
    let mut table = before_production(3, Good::Cutlery)
        .with_rows(1, Good::Cutlery, 2, 3, 10)
        .with_rows(2, Good::Food, 1, 2, 8)
        .with_tile(2, "school")
        .with_empty(EMPTY);
    table.produce();
    assert!(table.is_cycle_over());
}

/// Proves: WF-104, X47.
#[test]
fn marion_shuts_row_3_of_food_and_pays_two_workers_and_two_machines() {
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 3, 5)
        .with(1, Good::Food, |food| food.machines = [1, 1, 1, 0])
        .with_tile(1, "school")
        .with_empty(EMPTY);
    assert_eq!(table.factory(1, Good::Food).workers(), 3);
    table.produce().go_on(&["shut"]);
    let food = Good::Food;
    assert_eq!(table.sold(1), 3);
    assert_eq!(
        table.paid(1),
        [
            (4, wages(food, 2, 2)),
            (
                2,
                Cost::Machines {
                    good: food,
                    machines: 2
                }
            )
        ]
    );
}

/// Proves: WF-105.
#[test]
fn one_row_is_shut_in_a_phase_be_it_the_only_one() {
    // Two rows of lamps at appeal 0: after row 2 nobody asks for row 1.
    let mut table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 2, 11)
        .with_tile(1, "school")
        .with_empty(EMPTY);
    table.produce().go_on(&["shut"]);
    assert!(table.is_event_due());
    assert_eq!(table.paid(1), [(6, wages(Good::Lamps, 3, 2))]);
    assert_eq!(table.lost(1, Good::Lamps), 1);
    // The only row of a factory.
    let mut table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 1, 11)
        .with_tile(1, "school")
        .with_empty(EMPTY);
    table.produce().go_on(&["shut"]);
    assert!(table.is_event_due());
    assert_eq!(table.paid(1), []);
    assert_eq!(table.lost(1, Good::Lamps), 0);
}

/// Proves: WF-105.
#[test]
fn a_row_that_makes_nothing_can_be_shut_although_all_is_sold() {
    // Row 3 has one worker of two.
    let mut table = before_production(3, Good::Food)
        .with_factory(1, Good::Food, 1, 5, 5)
        .with_tile(1, "school")
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(table.sold(1), 3);
    table.go_on(&["shut"]);
    assert_eq!(table.paid(1), [(8, wages(Good::Food, 4, 2))]);
}

/// Proves: WF-105, WF-114.
#[test]
fn extra_workers_are_paid_although_the_only_row_is_shut() {
    let mut table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 1, 11)
        .with(1, Good::Lamps, |lamps| lamps.extra = 2)
        .with_tile(1, "school")
        .with_empty(EMPTY);
    table.produce().go_on(&["shut"]);
    assert_eq!(table.paid(1), [(4, wages(Good::Lamps, 2, 2))]);
}
