//! Storage and expiry (III.4).

use crate::kit::production::{before_production, factory};
use crate::kit::{Table, seat};
use arkwright::{Event, Factory, Good, Phase, Storage};

/// A table of two where the first makes goods that nobody buys: their price is their whole quality.
fn unsold(good: Good, rows: usize, stored: [u8; 4]) -> Table {
    let mut table = before_production(2, good, |board| {
        board.empty = 40;
        board.companies[0].stored = stored;
        let price = [8, 9, 10, 11][good.index()];
        board.companies[0].factories[good.index()] = factory(good, 1, rows, price);
    });
    table.produce();
    table
}

/// Proves: SJ-128.
#[test]
fn unsold_goods_may_be_stored_or_not() {
    let table = unsold(Good::Food, 2, [0; 4]);
    assert_eq!(table.asked(), 1);
    assert_eq!(
        table.legal(),
        [
            "keep 0 0 0 0",
            "keep 1 0 0 0",
            "keep 2 0 0 0",
            "keep 3 0 0 0"
        ]
    );
}

/// Proves: SJ-128.
#[test]
fn storing_is_free_and_needs_no_warehouse() {
    let mut table = unsold(Good::Food, 2, [0; 4]);
    let cash = table.company(1).cash;
    table.act(&["keep 3 0 0 0"]);
    assert_eq!(table.company(1).stored, [3, 0, 0, 0]);
    assert_eq!(table.company(1).cash, cash);
    assert_eq!(
        table.events[0],
        Event::Stored {
            seat: seat(1),
            good: Good::Food,
            count: 3
        }
    );
}

/// Proves: SJ-128.
#[test]
fn everybody_with_unsold_goods_is_asked_in_turn_order() {
    let mut table = before_production(3, Good::Food, |board| {
        board.empty = 40;
        board.start = seat(2);
        for number in [0, 1] {
            board.companies[number].factories[0] = factory(Good::Food, 1, 1, 8);
        }
    });
    table.produce();
    assert_eq!(table.asked(), 2);
    table.act(&["keep 1 0 0 0"]);
    assert_eq!(table.asked(), 1);
    assert_eq!(table.refuses("keep 2 0 0 0"), "keep-too-many");
}

/// Proves: SJ-129, X22.
#[test]
fn marion_throws_away_a_food_or_a_clothes_for_three_lamps() {
    let mut table = unsold(Good::Lamps, 2, [2, 1, 0, 0]);
    assert_eq!(
        table.legal(),
        [
            "keep 2 1 0 0",
            "keep 2 1 0 1",
            "keep 2 1 0 2",
            "keep 1 1 0 3",
            "keep 2 0 0 3",
        ]
    );
    assert_eq!(table.refuses("keep 2 1 0 3"), "storage-full");
    assert_eq!(table.refuses("keep 1 0 0 3"), "needless-discard");
    let cash = table.company(1).cash;
    table.act(&["keep 2 0 0 3"]);
    assert_eq!(table.company(1).stored, [2, 0, 0, 3]);
    assert_eq!(table.company(1).cash, cash, "no refund");
    table.place_of(|event| {
        let lost = Event::Lost {
            seat: seat(1),
            good: Good::Clothes,
            count: 1,
        };
        *event == lost
    });
}

/// Proves: SJ-129.
#[test]
fn five_goods_of_all_kinds_together_are_the_most() {
    let table = unsold(Good::Food, 3, [2, 0, 0, 0]);
    assert!(table.allows("keep 5 0 0 0"));
    assert_eq!(table.refuses("keep 6 0 0 0"), "storage-full");
    let table = unsold(Good::Food, 3, [0, 2, 2, 1]);
    assert!(table.allows("keep 4 0 0 1"));
    assert!(table.allows("keep 4 1 0 0"));
    assert!(table.allows("keep 0 2 2 1"));
    assert_eq!(table.refuses("keep 1 2 2 1"), "storage-full");
    assert_eq!(table.refuses("keep 0 1 2 1"), "needless-discard");
}

/// Proves: SJ-130.
#[test]
fn goods_are_stored_right_of_the_price_only() {
    // The dearest lamps: level II, quality and distribution 4, £22.
    let most = |price| {
        let mut table = before_production(2, Good::Lamps, |board| {
            board.decade = 2;
            board.empty = 40;
            board.companies[0].factories[3] = Factory {
                quality: 4,
                // The marker fades before goods are stored; the price stays.
                distribution: price - 17,
                ..factory(Good::Lamps, 2, 4, price)
            };
        });
        table.produce();
        // One good is sold, five are left.
        assert_eq!(table.sold(1), 1);
        assert_eq!(table.factory(1, Good::Lamps).price, price);
        let last = table.legal().pop().expect("there is something to store");
        let more = |count: u8| format!("keep 0 0 0 {count}");
        let kept: u8 = last["keep 0 0 0 ".len()..].parse().expect("a number");
        if kept < 5 {
            assert_eq!(table.refuses(&more(kept + 1)), "no-storage-space");
        }
        kept
    };
    assert_eq!([19, 20, 21].map(most), [5, 5, 4]);
}

/// The most expensive lamps there can be, with nothing sold.
fn dearest_lamps(price: u8) -> Factory {
    Factory {
        quality: 4,
        distribution: 4,
        ..factory(Good::Lamps, 2, 4, price)
    }
}

/// Proves: SJ-130.
#[test]
fn at_22_there_is_room_for_three_goods() {
    let table = before_production(2, Good::Lamps, |board| {
        board.decade = 2;
        board.empty = 40;
        board.companies[0].factories[3] = dearest_lamps(22);
    });
    let table = table.set(|board| {
        board.asked = seat(1);
        board.phase = Phase::Storage(Storage {
            step: 0,
            unsold: [6, 0, 0, 0],
        });
    });
    table.is_valid();
    assert!(table.allows("keep 0 0 0 3"));
    assert_eq!(table.refuses("keep 0 0 0 4"), "no-storage-space");
}

/// Proves: SJ-130.
#[test]
fn the_price_cut_comes_before_storage_and_makes_room() {
    let mut table = before_production(2, Good::Lamps, |board| {
        board.decade = 2;
        board.empty = 40;
        board.companies[0].factories[3] = dearest_lamps(22);
    });
    table.produce();
    assert_eq!(table.factory(1, Good::Lamps).price, 21);
    assert!(table.allows("keep 0 0 0 4"));
    assert_eq!(table.refuses("keep 0 0 0 5"), "no-storage-space");
}

/// Proves: SJ-131.
#[test]
fn goods_that_are_not_stored_are_lost() {
    let mut table = unsold(Good::Food, 2, [1, 0, 0, 0]);
    table.act(&["keep 2 0 0 0"]);
    assert_eq!(table.company(1).stored, [2, 0, 0, 0]);
    table.place_of(|event| {
        let lost = Event::Lost {
            seat: seat(1),
            good: Good::Food,
            count: 2,
        };
        *event == lost
    });
}

/// Proves: SJ-131.
#[test]
fn new_and_old_goods_of_a_kind_are_the_same_once_stored() {
    // Nobody is asked whether an old or a new good is thrown away.
    let table = unsold(Good::Food, 2, [4, 0, 0, 0]);
    assert_eq!(table.legal(), ["keep 4 0 0 0", "keep 5 0 0 0"]);
    assert_eq!(table.refuses("keep 3 0 0 0"), "needless-discard");
}

/// Proves: SJ-128.
#[test]
fn nobody_is_asked_what_to_store_where_there_is_no_room() {
    let table = unsold(Good::Food, 2, [5, 0, 0, 0]);
    let forced = |event: &Event| matches!(event, Event::Forced { action, .. } if action.to_string() == "keep 5 0 0 0");
    table.place_of(forced);
    assert_eq!(table.board.active(), Good::Clothes);
}
