//! Rows that are shut with the school, before the sale and after it (III.1, player's book 1.8).

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
    table.produce().go_on(&["hold"]);
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
    table.produce().go_on(&["hold", "hold"]);
    assert_eq!(table.paid(1), [(16, wages(Good::Cutlery, 8, 2))]);
    assert_eq!(table.lost(1, Good::Cutlery), 2);
}

/// Proves: WF-104.
#[test]
fn a_row_of_which_a_good_was_used_stays_open() {
    // Appeal 4: one of the two goods of row 3 is sold.
    let mut table = harold(9);
    table.produce().go_on(&["hold"]);
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
    table.produce().go_on(&["hold", "shut"]);
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
    table.produce().go_on(&["hold", "shut"]);
    assert!(table.is_event_due());
    assert_eq!(table.paid(1), [(6, wages(Good::Lamps, 3, 2))]);
    assert_eq!(table.lost(1, Good::Lamps), 1);
    // The only row of a factory.
    let mut table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 1, 11)
        .with_tile(1, "school")
        .with_empty(EMPTY);
    table.produce().go_on(&["hold", "shut"]);
    assert!(table.is_event_due());
    assert_eq!(table.paid(1), []);
    assert_eq!(table.lost(1, Good::Lamps), 0);
}

/// Proves: WF-105.
#[test]
fn workers_of_a_row_that_is_not_full_are_paid_all_the_same() {
    // Food II with seven workers: row 4 has one of two, so row 3 is the highest at work.
    let start = || {
        before_production(3, Good::Food)
            .with_factory(1, Good::Food, 2, 7, 10)
            .with_tile(1, "school")
            .with_empty(WAGE_4)
    };
    for answers in [&["shut"][..], &["hold", "shut"]] {
        let mut table = start();
        table.produce().go_on(answers);
        assert_eq!(table.paid(1), [(20, wages(Good::Food, 5, 4))]);
        let told = WaterEvent::RowShut {
            seat: seat(1),
            good: Good::Food,
            row: 3,
        };
        assert!(table.tells(told));
    }
}

/// Proves: WF-105.
#[test]
fn a_row_that_makes_nothing_is_not_shut() {
    // Row 3 has one worker of two, and all goods of rows 1 and 2 are sold.
    let mut table = before_production(3, Good::Food)
        .with_factory(1, Good::Food, 1, 5, 5)
        .with_tile(1, "school")
        .with_empty(EMPTY);
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.sold(1), 3);
    assert_eq!(table.paid(1), [(10, wages(Good::Food, 5, 2))]);
    // Row 4 of level I is full, but makes nothing: row 3 is the highest at work.
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 4, 5)
        .with_tile(1, "school")
        .with_empty(EMPTY);
    table.produce().go_on(&["shut"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.paid(1), [(12, wages(Good::Food, 6, 2))]);
}

/// Clothes I of seat 1 with rows 1 to 3 full at £5 and a wage of £3: row 3 costs £9 for one good.
fn clothes() -> Table {
    before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 3, 5)
        .with_tile(1, "school")
        .with_warehouse_worker(1, "column clothes")
}

/// With 40 spaces empty a worker earns £3, with 52 £4.
const WAGE_3: u8 = 40;
const WAGE_4: u8 = 52;

/// Proves: WF-104.
#[test]
fn a_row_may_be_shut_before_the_first_sale_of_its_good() {
    let mut table = clothes().with_empty(WAGE_3);
    table.produce();
    assert_eq!(
        (table.asked(), table.question()),
        (1, "prompt-school-before")
    );
    assert_eq!(table.legal(), ["shut", "hold"]);
    assert_eq!(table.refused("offer"), ("not-now", "III.1"));
    assert_eq!(
        table.small_question(),
        Some(("shut-before", "shut".into(), "hold".into()))
    );
    assert_eq!(table.sold(1), 0, "nobody has taken a token");
    table.go_on(&["shut"]);
    assert!(table.is_cycle_over(), "nothing is left to ask");
    assert_eq!(table.received(1)[0].0, 15, "three goods");
    assert_eq!(table.paid(1), [(12, wages(Good::Clothes, 4, 3))]);
    // Open, its good has to be sold, and it cannot be shut any more.
    let mut table = clothes().with_empty(WAGE_3);
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.received(1)[0].0, 20);
    assert_eq!(table.paid(1), [(21, wages(Good::Clothes, 7, 3))]);
}

/// Proves: WF-104, WF-100.
#[test]
fn stored_goods_are_sold_in_place_of_those_of_a_row_that_was_shut() {
    let mut table = clothes().with_stored(1, [0, 3, 0, 0]).with_empty(WAGE_3);
    table.produce().go_on(&["shut"]);
    // At the fourth call the three goods of rows 1 and 2 are sold.
    assert_eq!((table.asked(), table.question()), (1, "prompt-sale"));
    table.go_on(&["offer"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.received(1)[0].0, 20);
    assert_eq!(table.company(1).stored[1], 2);
    assert_eq!(table.paid(1), [(12, wages(Good::Clothes, 4, 3))]);
}

/// Proves: WF-104, WF-101, WF-102.
#[test]
fn extra_shifts_come_behind_what_a_shut_row_has_left() {
    let mut table = clothes().with_tile(1, "extra-shifts").with_empty(WAGE_3);
    table.produce().go_on(&["shut"]);
    assert_eq!(table.legal(), ["extra", "hold"]);
    table.go_on(&["extra"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.received(1)[0].0, 20);
    // With the only row shut nobody is at work; what is in store can be sold.
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 5)
        .with_tile(1, "school")
        .with_tile(1, "extra-shifts")
        .with_warehouse_worker(1, "column clothes")
        .with_stored(1, [0, 1, 0, 0])
        .with_empty(EMPTY);
    table.produce().go_on(&["shut"]);
    assert_eq!(table.legal(), ["offer", "hold"]);
    assert_eq!(table.refused("extra"), ("extra-too-late", "III.1"));
    table.go_on(&["offer"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.received(1)[0].0, 5);
    assert_eq!(table.paid(1), []);
}

/// Proves: WF-104.
#[test]
fn all_owners_of_a_school_are_asked_in_turn_order_before_the_first_token_is_taken() {
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 2, 5)
        .with_rows(3, Good::Clothes, 1, 3, 9)
        .with_tile(1, "school")
        .with_tile(3, "school")
        .started_by(3)
        .at_last_action()
        .with_empty(EMPTY);
    table.produce();
    let mut asked = Vec::new();
    while !table.is_cycle_over() {
        asked.push((table.asked(), table.question(), table.sold(1)));
        table.go_on(&["hold"]);
    }
    // Seat 3 sells nothing at an appeal of 0; of seat 1 all is sold.
    assert_eq!(
        asked,
        [
            (3, "prompt-school-before", 0),
            (1, "prompt-school-before", 0),
            (3, "prompt-school-row", 3),
        ]
    );
    // Who has shut a row is not asked again, and no other row is shut.
    let mut table = harold(10);
    table.produce().go_on(&["shut"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.paid(1), [(10, wages(Good::Cutlery, 5, 2))]);
}

/// Proves: WF-105, WF-112.
#[test]
fn the_machines_of_a_shut_row_cost_nothing_either() {
    let mut table = clothes()
        .with(1, Good::Clothes, |clothes| clothes.machines = [1, 1, 2, 0])
        .with_empty(WAGE_3);
    table.produce().go_on(&["shut"]);
    let good = Good::Clothes;
    assert_eq!(
        table.paid(1),
        [
            (6, wages(good, 2, 3)),
            (2, Cost::Machines { good, machines: 2 })
        ]
    );
}

/// Proves: WF-105, WF-114.
#[test]
fn extra_workers_are_paid_although_the_only_row_is_shut() {
    let mut table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 1, 11)
        .with(1, Good::Lamps, |lamps| lamps.extra = 2)
        .with_tile(1, "school")
        .with_empty(EMPTY);
    table.produce().go_on(&["hold", "shut"]);
    assert_eq!(table.paid(1), [(4, wages(Good::Lamps, 2, 2))]);
}
