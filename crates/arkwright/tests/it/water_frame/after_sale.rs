//! What follows the calls: patron and Crown Jubilee (III.1).

use arkwright::{Because, Cost, Event, Good, Income};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::before_production;

/// With 30 spaces empty England wants 8 food, 7 clothes, 5 cutlery and 4 lamps at a wage of £2.
const EMPTY: u8 = 30;

/// Seat 1 makes food of level I and has its patron; the appeal is 8 minus the price.
fn food_and_patron(rows: usize, price: u8) -> Table {
    before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, rows, price)
        .with_tile(1, "patron-food")
        .with_empty(EMPTY)
}

/// Proves: WF-106, WF-171, X57.
#[test]
fn with_appeal_3_the_fourth_food_goes_to_the_patron() {
    let mut table = food_and_patron(3, 5);
    table.produce();
    assert_eq!((table.asked(), table.sold(1)), (1, 3));
    assert_eq!(table.question(), "prompt-patron");
    assert_eq!(table.legal(), ["offer", "hold"]);
    assert_eq!(table.refused("extra"), ("tile-not-owned", "II.3.2.1"));
    assert_eq!(table.refused("shut"), ("not-now", "III.1"));
    assert_eq!(
        table.small_question(),
        Some(("patron", "offer".into(), "hold".into()))
    );
    table.go_on(&["offer"]);
    assert!(table.is_cycle_over());
    assert_eq!(
        table.received(1)[1],
        (5, Income::Patron { good: Good::Food })
    );
    assert_eq!(table.cash(1), 100 + 4 * 5 - 12);
    assert_eq!(table.lost(1, Good::Food), 0);
    assert!(table.has(1, "patron-food"), "the patron stays");
}

/// Proves: WF-106, WF-108.
#[test]
fn goods_are_paid_at_the_end_of_the_sale_before_wages() {
    let mut table = food_and_patron(3, 6)
        .with_harbour(1, |harbour| harbour.jubilee = true)
        .in_year(1780)
        .lasting("crown-jubilee");
    table.produce();
    assert_eq!((table.question(), table.cash(1)), ("prompt-patron", 100));
    table.go_on(&["offer"]);
    assert_eq!((table.question(), table.cash(1)), ("prompt-jubilee", 100));
    table.go_on(&["offer"]);
    let good = Good::Food;
    assert_eq!(
        table.received(1),
        [
            (
                12,
                Income::Sale {
                    good,
                    count: 2,
                    price: 6
                }
            ),
            (6, Income::Patron { good }),
            (6, Income::Jubilee { good })
        ]
    );
    let last_income = table
        .events
        .iter()
        .rposition(|event| matches!(event, Event::Received { seat: by, .. } if *by == seat(1)));
    let wages = table.place_of(|event| {
        matches!(
            event,
            Event::Paid {
                why: Cost::Wages { .. },
                ..
            }
        )
    });
    assert!(last_income.is_some_and(|income| income < wages));
    assert_eq!(table.cash(1), 100 + 24 - 12);
}

/// Proves: WF-106.
#[test]
fn the_patron_is_served_at_will_and_with_one_good() {
    let mut table = food_and_patron(3, 7);
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.received(1).len(), 1);
    assert_eq!(table.lost(1, Good::Food), 3);
}

/// Proves: WF-106.
#[test]
fn the_patron_buys_at_appeal_0_and_without_demand() {
    let mut table = food_and_patron(1, 8);
    table.produce().go_on(&["offer"]);
    assert_eq!(
        table.received(1),
        [(8, Income::Patron { good: Good::Food })]
    );
    // One lamp is wanted, and it is the importer's.
    let mut table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 1, 10)
        .with_tile(1, "patron-lamps")
        .with_empty(16)
        .set(|board| board.importers[3] = 2);
    table.produce();
    assert_eq!(table.sold(1), 0);
    table.go_on(&["offer"]);
    let lamps = Good::Lamps;
    assert_eq!(table.received(1), [(10, Income::Patron { good: lamps })]);
}

/// Proves: WF-106.
#[test]
fn the_patron_takes_a_stored_good_when_none_is_left_of_the_production() {
    let mut table = food_and_patron(2, 5)
        .with_warehouse_worker(1, "column food")
        .with_stored(1, [2, 0, 0, 0])
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(table.sold(1), 3);
    table.go_on(&["offer"]);
    assert_eq!(table.company(1).stored[0], 1);
    // What is left of the production comes first.
    let mut table = food_and_patron(3, 5)
        .with_warehouse_worker(1, "column food")
        .with_stored(1, [2, 0, 0, 0])
        .with_empty(EMPTY);
    table.produce().go_on(&["offer"]);
    assert_eq!(table.company(1).stored[0], 2);
    assert!(table.is_cycle_over(), "nothing is left to store");
}

/// Proves: WF-100, WF-106.
#[test]
fn who_has_stopped_at_the_calls_may_still_sell_to_the_patron() {
    let mut table = food_and_patron(1, 5)
        .with_warehouse_worker(1, "column food")
        .with_stored(1, [2, 0, 0, 0])
        .with_empty(EMPTY);
    table.produce().go_on(&["hold"]);
    assert_eq!((table.asked(), table.question()), (1, "prompt-patron"));
    table.go_on(&["offer"]);
    assert_eq!((table.sold(1), table.company(1).stored[0]), (1, 1));
}

/// Proves: WF-106.
#[test]
fn the_patron_needs_a_good_and_a_factory_of_his_kind() {
    let mut table = food_and_patron(2, 5);
    table.produce();
    assert!(table.is_cycle_over(), "all three are sold");
    // A stored good without a factory, and the patron of another good.
    let mut table = before_production(3, Good::Food)
        .with_tile(1, "patron-food")
        .with_warehouse_worker(1, "column food")
        .with_stored(1, [2, 0, 0, 0])
        .with_rows(2, Good::Food, 1, 2, 8)
        .with_tile(2, "patron-clothes")
        .with_empty(EMPTY);
    table.produce();
    assert!(table.is_cycle_over());
}

/// Proves: WF-102, WF-106.
#[test]
fn extra_shifts_make_a_good_for_the_patron_when_there_is_none() {
    let mut table = food_and_patron(2, 5).with_tile(1, "extra-shifts");
    table.produce();
    assert_eq!(table.legal(), ["extra", "hold"]);
    assert_eq!(table.question(), "prompt-patron", "appeal 3 is used up");
    assert_eq!(table.refused("offer"), ("no-good-to-sell", "III.1"));
    assert_eq!(
        table.small_question(),
        Some(("patron", "extra".into(), "hold".into()))
    );
    table.go_on(&["extra"]);
    assert!(!table.has(1, "extra-shifts"));
    assert_eq!(
        table.received(1)[1],
        (5, Income::Patron { good: Good::Food })
    );
    // While there is a good, that one is offered.
    let mut table = food_and_patron(3, 5).with_tile(1, "extra-shifts");
    table.produce();
    assert_eq!(table.legal(), ["offer", "hold"]);
    assert_eq!(table.refused("extra"), ("good-at-hand", "III.1"));
}

/// Proves: WF-102, WF-105.
#[test]
fn a_factory_with_every_row_shut_works_no_extra_shifts() {
    let mut table = food_and_patron(1, 8)
        .with_tile(1, "extra-shifts")
        .with_tile(1, "school")
        .with_tile(1, "small-warehouse");
    table.produce().go_on(&["hold", "shut"]);
    assert!(table.is_cycle_over(), "neither for the patron nor to store");
    assert!(table.has(1, "extra-shifts"));
}

/// Proves: WF-107.
#[test]
fn a_good_for_the_patron_is_a_step_and_counts_for_the_most_sold() {
    // Appeal 0: one good to the patron only, and nobody has sold more.
    let mut table = food_and_patron(1, 8);
    table.produce().go_on(&["offer"]);
    assert_eq!(
        table.moves(1),
        [(1, Because::GoodsSold), (1, Because::MostSold)]
    );
    // Two each in England, and one more to the patron.
    let both = || food_and_patron(2, 6).with_rows(2, Good::Food, 1, 2, 6);
    let mut table = both().with_empty(EMPTY);
    table.produce().go_on(&["offer"]);
    assert_eq!((table.sold(1), table.sold(2)), (2, 2));
    assert_eq!(
        table.moves(1),
        [(2, Because::GoodsSold), (1, Because::MostSold)]
    );
    assert_eq!(table.moves(2), [(2, Because::GoodsSold)]);
    let mut table = both().with_empty(EMPTY);
    table.produce().go_on(&["hold"]);
    assert_eq!(table.moves(1), [(2, Because::GoodsSold)]);
}

/// Proves: WF-108.
#[test]
fn a_jubilee_sells_one_more_beside_the_patron_and_once() {
    let mut table = food_and_patron(3, 6)
        .with_harbour(1, |harbour| harbour.jubilee = true)
        .in_year(1780)
        .lasting("crown-jubilee");
    table.produce();
    assert_eq!(table.question(), "prompt-patron");
    table.go_on(&["offer"]);
    assert_eq!((table.asked(), table.question()), (1, "prompt-jubilee"));
    assert_eq!(table.legal(), ["offer", "hold"]);
    assert_eq!(table.refused("extra"), ("tile-not-owned", "II.3.2.1"));
    assert_eq!(
        table.small_question(),
        Some(("jubilee", "offer".into(), "hold".into()))
    );
    table.go_on(&["offer"]);
    assert_eq!(
        table.received(1)[2],
        (6, Income::Jubilee { good: Good::Food })
    );
    assert!(!table.harbour(1).jubilee, "it is used up");
    assert_eq!(
        table.moves(1)[..2],
        [(2, Because::GoodsSold), (1, Because::MostAppeal)]
    );
}

/// Proves: WF-108.
#[test]
fn a_jubilee_that_is_not_used_waits_for_another_good() {
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 8)
        .with_rows(1, Good::Clothes, 1, 2, 9)
        .with_harbour(1, |harbour| harbour.jubilee = true)
        .in_year(1780)
        .lasting("crown-jubilee")
        .with_empty(EMPTY);
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over());
    table.idle_until(|board| board.cycle == 1 && board.parts.production.unsold[0] > 0);
    assert_eq!(table.question(), "prompt-jubilee");
    table.go_on(&["offer"]);
    assert_eq!(table.lost(1, Good::Clothes), 2);
    assert!(!table.harbour(1).jubilee);
}

/// Proves: WF-108.
#[test]
fn nobody_without_a_good_is_asked_for_the_jubilee() {
    let with_jubilee = |table: Table| {
        table
            .with_harbour(1, |harbour| harbour.jubilee = true)
            .in_year(1780)
            .lasting("crown-jubilee")
            .with_empty(EMPTY)
    };
    let table = before_production(3, Good::Food).with_rows(1, Good::Food, 1, 2, 5);
    let mut table = with_jubilee(table);
    table.produce();
    assert!(table.is_cycle_over());
    assert!(table.harbour(1).jubilee);
    // Extra shifts make one for it.
    let table = before_production(3, Good::Food).with_rows(1, Good::Food, 1, 2, 5);
    let mut table = with_jubilee(table.with_tile(1, "extra-shifts"));
    table.produce();
    assert_eq!(table.question(), "prompt-jubilee");
    assert_eq!(table.legal(), ["extra", "hold"]);
    // Without a factory nobody sells.
    let table = before_production(3, Good::Food)
        .with_warehouse_worker(1, "column food")
        .with_stored(1, [2, 0, 0, 0]);
    let mut table = with_jubilee(table);
    table.produce();
    assert!(table.is_cycle_over());
}

/// Proves: WF-104, WF-106, WF-108.
#[test]
fn each_player_in_turn_order_is_asked_for_school_patron_and_jubilee() {
    let mut table = before_production(3, Good::Food).started_by(2);
    for number in [1, 2] {
        table = table
            .with_rows(number, Good::Food, 2, 4, 10)
            .with_tile(number, "school")
            .with_harbour(number, |harbour| harbour.jubilee = true);
    }
    let mut table = table
        .with_tile(1, "patron-food")
        .in_year(1780)
        .lasting("crown-jubilee")
        .at_last_action()
        .with_empty(EMPTY);
    table.produce();
    let mut asked = Vec::new();
    while !table.is_cycle_over() {
        asked.push((table.asked(), table.question()));
        table.go_on(&["hold"]);
    }
    assert_eq!(
        asked,
        [
            (2, "prompt-school-before"),
            (1, "prompt-school-before"),
            (2, "prompt-school-row"),
            (2, "prompt-jubilee"),
            (1, "prompt-school-row"),
            (1, "prompt-patron"),
            (1, "prompt-jubilee"),
        ]
    );
}
