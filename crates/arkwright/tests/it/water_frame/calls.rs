//! The calls of the sale with stored goods and extra shifts (III.1).

use arkwright::{Event, Good, WaterEvent};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::before_production;

/// With 30 spaces empty England wants 8 food, 7 clothes, 5 cutlery and 4 lamps at a wage of £2.
const EMPTY: u8 = 30;

/// Seat 1 makes one piece of clothes with an appeal of 4 and has a column for stored ones.
fn one_piece_of_clothes() -> Table {
    before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 5)
        .with_warehouse_worker(1, "column clothes")
        .with_empty(EMPTY)
}

/// Proves: WF-100.
#[test]
fn produced_goods_are_sold_without_a_question() {
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 2, 5)
        .with_warehouse_worker(1, "column clothes")
        .with_empty(EMPTY);
    table.produce();
    assert!(table.is_cycle_over());
    assert_eq!((table.sold(1), table.cash(1)), (3, 100 + 15 - 8));
}

/// Proves: WF-100.
#[test]
fn stored_goods_are_sold_at_will_one_at_each_call() {
    let mut table = one_piece_of_clothes().with_stored(1, [0, 5, 0, 0]);
    table.produce();
    // The call of 4 took the produced one; 3, 2 and 1 ask for stored ones.
    for left in [5, 4, 3] {
        assert_eq!(table.asked(), 1);
        assert_eq!(table.legal(), ["offer", "hold"]);
        assert_eq!(table.company(1).stored[1], left);
        table.go_on(&["offer"]);
    }
    assert!(table.is_cycle_over());
    assert_eq!((table.sold(1), table.company(1).stored[1]), (4, 2));
    assert_eq!(table.cash(1), 100 + 20 - 4);
}

/// Proves: WF-100.
#[test]
fn who_declines_once_does_not_sell_again_in_this_phase() {
    let mut table = one_piece_of_clothes().with_stored(1, [0, 5, 0, 0]);
    table.produce().go_on(&["offer", "hold"]);
    assert!(table.is_cycle_over(), "he is not called for the third one");
    assert_eq!((table.sold(1), table.company(1).stored[1]), (2, 4));
    let mut table = one_piece_of_clothes().with_stored(1, [0, 5, 0, 0]);
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over());
    assert_eq!((table.sold(1), table.company(1).stored[1]), (1, 5));
}

/// Proves: WF-100.
#[test]
fn who_has_stopped_does_not_stop_the_others() {
    let mut table = one_piece_of_clothes()
        .with_stored(1, [0, 5, 0, 0])
        .with_rows(2, Good::Clothes, 1, 1, 5)
        .with_warehouse_worker(2, "column clothes")
        .with_stored(2, [0, 5, 0, 0])
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(table.asked(), 1);
    table.go_on(&["hold"]);
    for _ in 0..3 {
        assert_eq!(table.asked(), 2);
        table.go_on(&["offer"]);
    }
    assert!(table.is_cycle_over());
    assert_eq!((table.sold(1), table.sold(2)), (1, 4));
}

/// Proves: WF-100.
#[test]
fn a_new_phase_forgets_who_has_stopped() {
    let mut table = one_piece_of_clothes()
        .with_rows(1, Good::Cutlery, 1, 1, 6)
        .with_warehouse_worker(1, "column cutlery")
        .with_stored(1, [0, 5, 5, 0])
        .with_empty(EMPTY);
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over());
    table.idle_until(|board| matches!(board.phase, arkwright::Phase::Sale(_)));
    assert_eq!(table.asked(), 1);
    assert!(table.allows("offer"));
}

/// Proves: WF-100.
#[test]
fn a_call_has_no_other_answers() {
    let mut table = one_piece_of_clothes().with_stored(1, [0, 5, 0, 0]);
    table.produce();
    assert_eq!(table.refused("extra"), ("tile-not-owned", "II.3.2.1"));
    assert_eq!(table.refused("done"), ("not-now", "III.1"));
    assert_eq!(table.refused("shut"), ("not-now", "III.1"));
    assert_eq!(
        table.small_question(),
        Some(("sell-stored", "offer".into(), "hold".into()))
    );
}

/// Proves: WF-101, WF-166.
#[test]
fn extra_shifts_sell_one_more_at_the_first_call_after_the_production() {
    let mut table = one_piece_of_clothes().with_tile(1, "extra-shifts");
    let supply = table.supply("extra-shifts");
    table.produce();
    assert_eq!(table.asked(), 1);
    assert_eq!(table.legal(), ["extra", "hold"]);
    assert_eq!(table.refused("offer"), ("no-good-to-sell", "III.1"));
    assert_eq!(
        table.small_question(),
        Some(("extra-shift", "extra".into(), "hold".into()))
    );
    table.go_on(&["extra"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.sold(1), 2);
    assert_eq!(table.cash(1), 100 + 10 - 4);
    assert!(!table.has(1, "extra-shifts"));
    assert_eq!(table.supply("extra-shifts"), supply + 1);
    let told = WaterEvent::ExtraShift {
        seat: seat(1),
        good: Good::Clothes,
    };
    assert!(table.tells(told));
    // It is one of the production, not of the store.
    let is_his = |event: &&Event| matches!(event, Event::Sold { from_store: 0, .. });
    assert_eq!(table.events.iter().filter(is_his).count(), 1);
}

/// Proves: WF-101.
#[test]
fn extra_shifts_refused_at_the_first_call_leave_only_stored_goods() {
    let mut table = one_piece_of_clothes()
        .with_tile(1, "extra-shifts")
        .with_stored(1, [0, 5, 0, 0]);
    table.produce();
    assert_eq!(table.legal(), ["extra", "offer", "hold"]);
    assert_eq!(
        table.small_question(),
        Some(("extra-shift", "extra".into(), "offer".into()))
    );
    table.go_on(&["offer"]);
    assert_eq!(table.legal(), ["offer", "hold"]);
    assert_eq!(table.refused("extra"), ("extra-too-late", "III.1"));
    table.go_on(&["offer", "offer"]);
    assert_eq!(table.sold(1), 4);
    // Outside of the sale they still help, here to store one more.
    assert_eq!(table.question(), "prompt-store-extra");
}

/// Proves: WF-101.
#[test]
fn stored_goods_may_follow_the_extra_shift() {
    let mut table = one_piece_of_clothes()
        .with_tile(1, "extra-shifts")
        .with_stored(1, [0, 5, 0, 0]);
    table.produce().go_on(&["extra"]);
    assert_eq!(table.legal(), ["offer", "hold"]);
    assert_eq!(table.refused("extra"), ("tile-not-owned", "II.3.2.1"));
    table.go_on(&["offer", "offer"]);
    assert!(table.is_cycle_over());
    assert_eq!((table.sold(1), table.company(1).stored[1]), (4, 3));
}

/// Proves: WF-101.
#[test]
fn who_holds_at_the_first_call_keeps_the_tile() {
    let mut table = one_piece_of_clothes()
        .with_tile(1, "extra-shifts")
        .with_stored(1, [0, 3, 0, 0]);
    table.produce().go_on(&["hold"]);
    assert_eq!(table.question(), "prompt-store-extra", "the sale is over");
    assert!(table.has(1, "extra-shifts"));
    table.go_on(&["hold"]);
    assert!(table.is_cycle_over());
    assert!(table.has(1, "extra-shifts"));
    assert_eq!(table.sold(1), 1);
}

/// Proves: WF-101, WF-102.
#[test]
fn extra_shifts_put_one_more_into_store() {
    let mut table = one_piece_of_clothes().with_tile(1, "extra-shifts");
    table.produce().go_on(&["hold"]);
    assert_eq!(table.question(), "prompt-store-extra");
    assert_eq!(table.legal(), ["extra", "hold"]);
    assert_eq!(table.refused("done"), ("not-now", "III.5"));
    assert_eq!(
        table.small_question(),
        Some(("store-extra", "extra".into(), "hold".into()))
    );
    table.go_on(&["extra"]);
    assert_eq!(table.legal(), ["keep 0 0 0 0", "keep 0 1 0 0"]);
    table.go_on(&["keep 0 1 0 0"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.company(1).stored, [0, 1, 0, 0]);
    assert!(!table.has(1, "extra-shifts"));
}

/// Proves: WF-102.
#[test]
fn nobody_is_asked_to_store_one_more_that_does_not_fit() {
    let table = one_piece_of_clothes().with_tile(1, "extra-shifts");
    let mut table = table.with_stored(1, [0, 5, 0, 0]);
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over(), "the column is full");
    // Nor without any room.
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 5)
        .with_tile(1, "extra-shifts")
        .with_empty(EMPTY);
    table.produce().go_on(&["hold"]);
    assert!(table.is_cycle_over());
}

/// Proves: WF-102.
#[test]
fn extra_shifts_need_a_factory_of_the_active_good() {
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Food, 1, 1, 5)
        .with_tile(1, "extra-shifts")
        .with_tile(1, "patron-clothes")
        .with_warehouse_worker(1, "column clothes")
        .with_ship(1, 2)
        .with_contract(1, Good::Clothes, 2)
        .with_stored(1, [0, 1, 0, 0])
        .with_empty(EMPTY);
    table.produce();
    assert!(table.is_cycle_over(), "{}", table.question());
    assert_eq!(table.harbour(1).contracts[1], 4);
}

/// Proves: WF-103.
#[test]
fn the_extra_good_is_limited_by_appeal() {
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 8)
        .with_tile(1, "extra-shifts")
        .with_empty(EMPTY);
    table.produce();
    assert!(table.is_cycle_over(), "appeal 1 is called once");
    assert_eq!(table.sold(1), 1);
}

/// Proves: WF-103.
#[test]
fn the_extra_good_is_limited_by_demand() {
    // One lamp is wanted with 16 spaces empty, two with 20.
    for (empty, is_asked) in [(16, false), (20, true)] {
        let mut table = before_production(3, Good::Lamps)
            .with_rows(1, Good::Lamps, 1, 1, 6)
            .with_tile(1, "extra-shifts")
            .with_empty(empty);
        table.produce();
        assert_eq!(table.sold(1), u8::from(!is_asked));
        assert_eq!(table.is_event_due(), !is_asked);
        if is_asked {
            table.go_on(&["extra"]);
            assert_eq!(table.sold(1), 2);
        }
    }
}

/// Proves: WF-101, WF-103.
#[test]
fn players_of_equal_rank_work_extra_shifts_at_the_same_call() {
    // Three clothes are wanted: one of each, and at the second call the last one twice.
    let mut table = before_production(3, Good::Clothes);
    for number in [1, 2] {
        table = table
            .with_rows(number, Good::Clothes, 1, 1, 5)
            .with_tile(number, "extra-shifts");
    }
    let mut table = table.with_empty(16);
    assert_eq!(table.game.demand(&table.board, Good::Clothes), 3);
    table.produce();
    assert_eq!(table.asked(), 1);
    table.go_on(&["extra"]);
    assert_eq!(table.asked(), 2);
    table.go_on(&["extra"]);
    assert!(table.is_cycle_over());
    assert_eq!((table.sold(1), table.sold(2)), (2, 2));
}
