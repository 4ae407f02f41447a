//! Shipment of the active good (III.4).

use arkwright::{Because, Good, Income, WaterEvent};

use crate::water_frame::kit::{Table, marker, seat};
use crate::water_frame::kit_production::before_production;

/// With 30 spaces empty a worker earns £2.
const EMPTY: u8 = 30;

/// Seat 1 makes food of level I at an appeal of 0: 1, 3 or 4 goods, none of them sold.
fn unsold_food(rows: usize) -> Table {
    before_production(3, Good::Food).with_rows(1, Good::Food, 1, rows, 8)
}

fn shipment(count: u8, price: u8) -> (u16, Income) {
    let good = Good::Food;
    let income = u16::from(count) * u16::from(price);
    (income, Income::Shipment { good, count, price })
}

/// Proves: WF-116.
#[test]
fn a_contract_of_the_active_good_is_fulfilled_at_will() {
    let start = || {
        unsold_food(2)
            .with_ship(1, 2)
            .with_contract(1, Good::Food, 2)
            .with_contract(1, Good::Lamps, 2)
            .with_empty(EMPTY)
    };
    let mut table = start();
    table.produce();
    assert_eq!((table.asked(), table.question()), (1, "prompt-shipment"));
    assert_eq!(table.legal(), ["ship 2 by 1", "hold"]);
    assert_eq!(table.refused("done"), ("not-now", "III.4"));
    assert_eq!(table.refused("deliver food 2"), ("not-now", "III.4"));
    assert_eq!(
        table.small_question(),
        Some(("ship", "ship 2 by 1".into(), "hold".into()))
    );
    table.go_on(&["ship 2 by 1"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.received(1), [shipment(2, 8)]);
    assert_eq!(table.harbour(1).contracts, [0, 0, 0, 2]);
    assert_eq!(table.lost(1, Good::Food), 1, "the third one");
    let mut table = start();
    table.produce().go_on(&["hold"]);
    assert_eq!(table.received(1), []);
    assert_eq!(table.harbour(1).contracts, [4, 0, 0, 2]);
    assert_eq!(table.moves(1), []);
}

/// Proves: WF-116.
#[test]
fn a_contract_is_fulfilled_completely() {
    let mut table = unsold_food(3)
        .with_ship(1, 6)
        .with_contract(1, Good::Food, 4)
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(table.refused("ship 3 by 1"), ("other-count", "III.4"));
    assert_eq!(table.refused("ship 5 by 1"), ("other-count", "III.4"));
    assert_eq!(table.refused("ship 4 by 2"), ("no-such-ship", "III.4"));
    assert_eq!(table.refused("ship 4 by both"), ("no-such-ship", "III.4"));
    table.go_on(&["ship 4 by 1"]);
    assert_eq!(table.received(1), [shipment(4, 8)]);
    // Three goods do not do for four, and four goods not for a ship that carries two.
    for (rows, ship) in [(2, 6), (3, 2)] {
        let mut table = unsold_food(rows)
            .with_ship(1, ship)
            .with_contract(1, Good::Food, 4)
            .with_empty(EMPTY);
        table.produce();
        assert!(table.is_cycle_over(), "nobody is asked in vain");
        assert_eq!(table.harbour(1).contracts[0], 6);
    }
}

/// Proves: WF-101, WF-116, WF-166.
#[test]
fn production_store_and_extra_shifts_fulfil_a_contract_together() {
    let start = |stored: u8| {
        unsold_food(1)
            .with_warehouse_worker(1, "column food")
            .with_stored(1, [stored, 0, 0, 0])
            .with_tile(1, "extra-shifts")
            .with_ship(1, 4)
            .with_contract(1, Good::Food, 4)
            .with_empty(EMPTY)
    };
    let mut table = start(2);
    table.produce();
    assert_eq!(table.legal(), ["ship 4 by 1", "hold"]);
    let small = table.small().expect("a small question");
    let has_a_say = small.further.expect("it would cost the tile");
    assert_eq!((small.id, has_a_say.id), ("ship", "extra-shift"));
    table.go_on(&["ship 4 by 1"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.company(1).stored[0], 0);
    assert!(!table.has(1, "extra-shifts"));
    assert_eq!(table.received(1), [shipment(4, 8)]);
    // With goods enough the tile stays, and the stored goods go last.
    let mut table = start(4);
    table.produce().go_on(&["ship 4 by 1"]);
    assert!(table.has(1, "extra-shifts"));
    assert_eq!(table.company(1).stored[0], 1);
    // One more is missing.
    let mut table = start(1);
    table.produce();
    assert_eq!(table.question(), "prompt-store-extra");
    assert_eq!(table.harbour(1).contracts[0], 6);
}

/// Proves: WF-116.
#[test]
fn players_ship_in_turn_order_and_who_cannot_is_not_asked() {
    let mut table = before_production(4, Good::Food).started_by(3);
    for number in 1..=4 {
        table = table
            .with_rows(number, Good::Food, 1, 2, 8)
            .with_contract(number, Good::Food, 2);
    }
    // Seat 1 has no ship.
    let mut table = table
        .with_ship(2, 2)
        .with_ship(3, 2)
        .with_ship(4, 2)
        .at_last_action()
        .with_empty(EMPTY);
    table.produce();
    for number in [3, 4, 2] {
        assert_eq!(
            (table.asked(), table.question()),
            (number, "prompt-shipment")
        );
        table.go_on(&["ship 2 by 1"]);
    }
    assert!(table.is_cycle_over());
    assert_eq!(table.harbour(1).contracts[0], 4);
}

/// Six pieces of clothes of level I in store, a contract for them, and two ships.
fn six_clothes(ships: [u8; 2]) -> Table {
    before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 9)
        .with_warehouse_worker(1, "column clothes")
        .with_stored(1, [0, 5, 0, 0])
        .with_ship(1, ships[0])
        .with_ship(1, ships[1])
        .with_contract(1, Good::Clothes, 6)
        .with_empty(EMPTY)
}

/// Proves: WF-117, WF-118, WF-119, X50.
#[test]
fn marion_ships_6_clothes_with_two_ships_for_54_and_two_spaces() {
    let mut table = six_clothes([2, 4]).with_company(1, |company| company.space = 20);
    table.produce();
    assert_eq!(table.legal(), ["ship 6 by both", "hold"]);
    assert_eq!(
        table.refused("ship 6 by 1"),
        ("too-little-capacity", "III.4")
    );
    assert_eq!(
        table.refused("ship 6 by 2"),
        ("too-little-capacity", "III.4")
    );
    table.go_on(&["ship 6 by both"]);
    assert_eq!(table.received(1)[0].0, 54);
    assert_eq!(table.moves(1), [(-2, Because::Ships)]);
    assert_eq!(table.company(1).space, 18);
    assert_eq!(table.harbour(1).contracts[1], 0);
    assert_eq!(table.harbour(1).ships, [2, 4], "the ships stay");
    assert_eq!(table.paid_by(1), [4], "wages only");
    let told = WaterEvent::ContractFulfilled {
        seat: seat(1),
        good: Good::Clothes,
        count: 6,
        ships: 2,
    };
    assert!(table.tells(told));
}

/// Proves: WF-117.
#[test]
fn a_ship_on_the_administration_table_sails_as_well() {
    let mut table = six_clothes([2, 4]).set(|board| {
        board.companies[0].administration[1] = Some(marker("ship-1"));
        board.companies[0].administration[3] = Some(marker("ship-2"));
    });
    table.produce().go_on(&["ship 6 by both"]);
    assert_eq!(table.received(1)[0].0, 54);
    assert_eq!(table.company(1).administration[3], Some(marker("ship-2")));
}

/// Proves: WF-118.
#[test]
fn the_player_chooses_the_ships_and_each_one_used_costs_a_space() {
    let mut table = six_clothes([6, 2]);
    table.produce();
    assert_eq!(table.legal(), ["ship 6 by 1", "ship 6 by both", "hold"]);
    assert_eq!(
        table.small_question(),
        Some(("ship", "ship 6 by 1".into(), "hold".into())),
        "as few ships as do"
    );
    table.go_on(&["ship 6 by 1"]);
    assert_eq!(table.moves(1), [(-1, Because::Ships)]);
    let mut table = six_clothes([6, 2]);
    table.produce().go_on(&["ship 6 by both"]);
    assert_eq!(table.moves(1), [(-2, Because::Ships)]);
    let mut table = six_clothes([2, 4]);
    table.produce();
    assert_eq!(
        table.small_question(),
        Some(("ship", "ship 6 by both".into(), "hold".into()))
    );
}

/// Proves: WF-119, WF-169.
#[test]
fn the_office_pays_5_once_even_with_two_ships() {
    let mut table = six_clothes([2, 4]).with_tile(1, "office");
    table.produce().go_on(&["ship 6 by both"]);
    assert_eq!(table.received(1)[1..], [(5, Income::Office)]);
    assert_eq!(table.cash(1), 100 - 4 + 54 + 5);
    let mut table = six_clothes([2, 4]).with_tile(1, "office");
    table.produce().go_on(&["hold"]);
    assert_eq!(table.received(1), [], "no trip without goods");
}

/// Proves: WF-119, WF-160.
#[test]
fn the_agent_makes_a_contract_one_more_or_one_less() {
    let start = || {
        six_clothes([8, 2])
            .with_warehouse_worker(1, "line")
            .with_stored(1, [0, 7, 0, 0])
            .with_tile(1, "agent")
            .with_empty(EMPTY)
    };
    let mut table = start();
    table.produce();
    assert_eq!(
        table.legal(),
        [
            "ship 5 by 1",
            "ship 5 by both",
            "ship 6 by 1",
            "ship 6 by both",
            "ship 7 by 1",
            "ship 7 by both",
            "hold"
        ]
    );
    assert_eq!(
        table.refused("ship 4 by 1"),
        ("other-count-with-agent", "III.4")
    );
    assert_eq!(
        table.refused("ship 8 by 1"),
        ("other-count-with-agent", "III.4")
    );
    table.go_on(&["ship 7 by 1"]);
    assert_eq!(table.received(1)[0].0, 63);
    let mut table = start();
    table.produce().go_on(&["ship 5 by 1"]);
    assert_eq!(table.received(1)[0].0, 45);
    assert_eq!(table.harbour(1).contracts[1], 0, "fulfilled all the same");
    // A contract for two with a single good.
    let mut table = unsold_food(1)
        .with_ship(1, 2)
        .with_contract(1, Good::Food, 2)
        .with_tile(1, "agent")
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(table.legal(), ["ship 1 by 1", "hold"]);
    assert_eq!(table.refused("ship 2 by 1"), ("too-few-goods", "III.4"));
    let usual = Some(("ship", "ship 1 by 1".into(), "hold".into()));
    assert_eq!(table.small_question(), usual, "the agent makes it possible");
}

/// Proves: WF-116.
#[test]
fn a_contract_is_fulfilled_without_a_factory_for_nothing() {
    let mut table = before_production(3, Good::Food)
        .with_warehouse_worker(1, "column food")
        .with_stored(1, [2, 0, 0, 0])
        .with_ship(1, 2)
        .with_contract(1, Good::Food, 2)
        .with_tile(1, "office")
        .with_empty(EMPTY);
    table.produce().go_on(&["ship 2 by 1"]);
    assert_eq!(table.received(1), [(5, Income::Office)]);
    assert_eq!(table.moves(1), [(-1, Because::Ships)]);
    assert_eq!(table.harbour(1).contracts[0], 0);
}

/// Proves: WF-120, WF-122.
#[test]
fn a_contract_that_is_not_fulfilled_rises_a_space() {
    for (now, then) in [(2, 4), (4, 6), (6, 8), (8, 10)] {
        let mut table = before_production(3, Good::Clothes)
            .with_contract(1, Good::Food, 2)
            .with_contract(1, Good::Clothes, now)
            .with_contract(1, Good::Lamps, 10);
        table.produce();
        assert_eq!(table.harbour(1).contracts, [2, then, 0, 10]);
        assert_eq!(table.moves(1), []);
        let told = WaterEvent::ContractRose {
            seat: seat(1),
            good: Good::Clothes,
            to: then,
        };
        assert!(table.tells(told));
    }
}

/// Proves: WF-120.
#[test]
fn a_contract_taken_in_this_cycle_rises_too() {
    let mut table = before_production(3, Good::Clothes);
    table.act(&["place exchange 2", "contract clothes 4", "done", "done"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.harbour(3).contracts, [0, 6, 0, 0]);
}

/// Proves: WF-121.
#[test]
fn on_the_last_space_a_contract_stays_and_costs_two_spaces_each_time() {
    let mut table = before_production(3, Good::Clothes)
        .with_contract(1, Good::Clothes, 10)
        .with_company(1, |company| company.space = 20);
    table.produce();
    assert_eq!(table.harbour(1).contracts[1], 10);
    assert_eq!(table.moves(1), [(-2, Because::OverdueContract)]);
    // Once more in the next decade.
    table.idle_until(|board| board.decade == 2 && board.cycle == 2);
    assert_eq!(table.company(1).space, 16);
    // Two players: on 4.
    let mut table = before_production(2, Good::Clothes)
        .with_contract(1, Good::Clothes, 4)
        .with_contract(2, Good::Clothes, 2)
        .with_company(1, |company| company.space = 20);
    table.produce();
    assert_eq!(table.harbour(1).contracts[1], 4);
    assert_eq!(table.moves(1), [(-2, Because::OverdueContract)]);
    assert_eq!(table.harbour(2).contracts[1], 4);
    assert_eq!(table.moves(2), []);
}

/// Proves: WF-123.
#[test]
fn produced_goods_cannot_be_withheld_for_a_contract() {
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 5)
        .with_ship(1, 2)
        .with_contract(1, Good::Food, 2)
        .with_empty(EMPTY);
    table.produce();
    assert!(table.is_cycle_over());
    assert_eq!(table.sold(1), 3);
    assert_eq!(table.harbour(1).contracts[0], 4);
}

/// Seat 1 makes three clothes at an appeal of 0, one of them for the patron, and cannot pay the
/// wages; without its distribution of 1 the price is above the quality.
fn all_at_once(contract: u8) -> Table {
    before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 2, 10)
        .with(1, Good::Clothes, |clothes| clothes.distribution = 1)
        .with_tile(1, "patron-clothes")
        .with_cash(1, 0)
        .with_company(1, |company| company.space = 20)
        .with_ship(1, 2)
        .with_contract(1, Good::Clothes, contract)
        .with_empty(52)
}

/// Proves: WF-124.
#[test]
fn the_share_value_moves_for_sales_emergency_price_ships_and_contracts_in_this_order() {
    let mut table = all_at_once(2);
    table.produce().go_on(&["offer", "ship 2 by 1"]);
    assert_eq!(
        table.moves(1),
        [
            (1, Because::GoodsSold),
            (1, Because::MostSold),
            (-2, Because::EmergencySale),
            (-1, Because::PriceCut),
            (-1, Because::Ships),
        ]
    );
    let mut table = all_at_once(10);
    table.produce().go_on(&["offer"]);
    assert_eq!(
        table.moves(1)[3..],
        [(-1, Because::PriceCut), (-2, Because::OverdueContract)]
    );
}

/// Proves: WF-124.
#[test]
fn no_share_value_falls_below_space_1() {
    let mut table = six_clothes([2, 4]).with_company(1, |company| company.space = 2);
    table.produce().go_on(&["ship 6 by both"]);
    assert_eq!(table.company(1).space, 1);
    let mut table = before_production(3, Good::Clothes)
        .with_contract(1, Good::Clothes, 10)
        .with_company(1, |company| company.space = 2);
    table.produce();
    assert_eq!(table.company(1).space, 1);
}
