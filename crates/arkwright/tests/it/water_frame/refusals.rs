//! A refusal of Water Frame says what is true on this board, and advises nothing that is refused too.

use arkwright::{Good, Phase, WaterPhase};
use table::{Arg, Illegal};

use crate::water_frame::kit::Table;
use crate::water_frame::kit_production::{before_event, before_production};

/// A number that a refusal names.
#[track_caller]
fn number(refusal: &Illegal, name: &str) -> i64 {
    let found = refusal
        .message
        .args
        .iter()
        .find(|(known, _)| *known == name);
    match found {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} of {}: {other:?}", refusal.message.id),
    }
}

/// Seat 3 of three is about to have the last action of the lamps cycle.
fn acting() -> Table {
    before_production(3, Good::Lamps)
}

/// The same with a contract for clothes, clothes in store and the ship action begun.
fn shipping(contract: u8, stored: u8) -> Table {
    acting()
        .with_ship(3, 4)
        .with_warehouse_worker(3, "column clothes")
        .with_stored(3, [0, stored, 0, 0])
        .with_contract(3, Good::Clothes, contract)
}

#[test]
fn in_the_ship_action_nobody_is_told_to_use_more_ships() {
    // The ship of 6 at the other pier would carry it.
    let mut table = acting()
        .with_ship(3, 2)
        .with_ship(3, 6)
        .with_warehouse_worker(3, "line")
        .with_warehouse_worker(3, "line")
        .with_stored(3, [4, 2, 0, 0])
        .with_contract(3, Good::Food, 4)
        .with_contract(3, Good::Clothes, 2);
    table.act(&["place ship-1 6"]);
    let refusal = table.refusal("deliver food 4");
    assert_eq!(
        (refusal.message.id, refusal.section),
        ("ship-carries-less", "II.2.7")
    );
    assert_eq!(number(&refusal, "left"), 2);
}

#[test]
fn more_ships_are_advised_only_where_they_carry_it() {
    let food = |ships: &[u8]| {
        let table = before_production(3, Good::Food)
            .with_rows(1, Good::Food, 1, 2, 8)
            .with_contract(1, Good::Food, 2)
            .with_tile(1, "agent");
        ships
            .iter()
            .fold(table, |table, ship| table.with_ship(1, *ship))
    };
    // With an appeal of 0 all three are left; the agent makes it 1 to 3.
    let mut both = food(&[2, 2]);
    both.produce();
    assert_eq!(
        both.refused("ship 3 by 1"),
        ("too-little-capacity", "III.4")
    );
    assert!(both.allows("ship 3 by both"));
    let mut one = food(&[2]);
    one.produce();
    assert_eq!(one.refused("ship 3 by 1"), ("ships-carry-less", "III.4"));
}

#[test]
fn with_the_agent_a_contract_names_what_may_be_delivered() {
    let mut table = shipping(4, 5).with_tile(3, "agent").with_ship(3, 6);
    table.act(&["place ship-2 6"]);
    let refusal = table.refusal("deliver clothes 6");
    assert_eq!(
        (refusal.message.id, refusal.section),
        ("other-count-with-agent", "II.2.7")
    );
    let named = ["count", "least", "most"].map(|name| number(&refusal, name));
    assert_eq!(named, [4, 3, 5]);
    let mut table = shipping(4, 5);
    table.act(&["place ship-1 4"]);
    let refusal = table.refusal("deliver clothes 6");
    assert_eq!(
        (refusal.message.id, number(&refusal, "count")),
        ("other-count", 4)
    );
}

#[test]
fn who_wants_to_ship_is_told_what_is_missing() {
    let refused = |table: &Table, choice: &str| {
        let refusal = table.refusal(choice);
        (refusal.message.id, refusal.section)
    };
    // Before any marker is placed, and while another action is under way.
    let mut table = acting();
    for _ in 0..2 {
        assert_eq!(refused(&table, "deliver clothes 4"), ("no-ship", "II.2.7"));
        assert_eq!(refused(&table, "ship 4 by 1"), ("no-ship", "III.4"));
        table = acting();
        table.act(&["place workers 2"]);
    }
    let no_contract = acting().with_ship(3, 4);
    assert_eq!(
        refused(&no_contract, "deliver clothes 4"),
        ("no-contract", "II.2.7")
    );
    assert_eq!(
        refused(&no_contract, "ship 4 by 1"),
        ("no-contract", "III.4")
    );
    let refusal = shipping(4, 3).refusal("deliver clothes 4");
    assert_eq!(refusal.message.id, "too-few-goods");
    let named = ["count", "there"].map(|name| number(&refusal, name));
    assert_eq!(named, [4, 3]);
    // With all that it takes the ship action is missing.
    assert_eq!(
        refused(&shipping(4, 4), "deliver clothes 4"),
        ("not-now", "II.1")
    );
}

#[test]
fn after_a_ship_action_without_a_delivery_it_is_told_what_was_missing() {
    // The main action is over by itself, since nothing can be delivered.
    let mut table = shipping(4, 3);
    table.act(&["place ship-1 4"]);
    assert!(table.takes_special_marker());
    assert_eq!(
        table.refused("deliver clothes 4"),
        ("too-few-goods", "II.2.7")
    );
    assert_eq!(table.refused("deliver food 4"), ("no-contract", "II.2.7"));
    let mut table = shipping(6, 5).with_tile(3, "agent");
    table.act(&["place ship-1 4"]);
    assert!(table.takes_special_marker());
    let refusal = table.refusal("deliver clothes 5");
    assert_eq!(
        (refusal.message.id, number(&refusal, "left")),
        ("ship-carries-less", 4)
    );
    // What could be delivered was left out.
    let mut table = shipping(4, 4);
    table.act(&["place ship-1 4", "done"]);
    assert_eq!(
        table.refused("deliver clothes 4"),
        ("main-action-over", "II.3")
    );
}

#[test]
fn in_production_it_is_told_what_a_shipment_lacks() {
    // Food is made and not sold, but there is neither a ship nor a contract.
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 8)
        .with_tile(1, "small-warehouse");
    table.produce();
    assert_eq!(table.asked(), 1);
    assert_eq!(table.refused("ship 2 by 1"), ("no-ship", "III.4"));
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 8)
        .with_tile(1, "small-warehouse")
        .with_ship(1, 2);
    table.produce();
    assert_eq!(table.refused("ship 2 by 1"), ("no-contract", "III.4"));
}

#[test]
fn a_contract_on_the_last_space_is_not_told_to_rise() {
    let at = |space| {
        let mut table = acting().with_contract(3, Good::Clothes, space);
        table.act(&["place exchange 2"]);
        table
    };
    let refusal = at(10).refusal("contract clothes 10");
    assert_eq!(
        (refusal.message.id, number(&refusal, "most")),
        ("contract-not-higher", 0)
    );
    let refusal = at(8).refusal("contract clothes 6");
    assert_eq!(number(&refusal, "most"), 10);
}

#[test]
fn shipping_in_production_cites_the_chapter_of_the_shipment() {
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 4, 8)
        .with_ship(1, 2)
        .with_contract(1, Good::Food, 2);
    table.produce();
    for choice in ["ship 3 by 1", "ship 2 by 2"] {
        assert_eq!(table.refused(choice).1, "III.4", "{choice}");
    }
}

#[test]
fn dismissing_at_the_end_of_a_decade_cites_its_chapter() {
    let mut table = acting().with_ship(1, 2);
    table.produce();
    table.idle_until(|board| matches!(board.phase, Phase::Water(WaterPhase::Firing { .. })));
    assert_eq!(table.refused("dismiss line"), ("place-empty", "6.II"));
    assert_eq!(table.refused("dismiss ship-2"), ("no-such-ship", "6.II"));
}

#[test]
fn offering_without_goods_speaks_of_selling() {
    let mut table = before_production(3, Good::Food)
        .with_factory(1, Good::Food, 1, 2, 5)
        .with_tile(1, "extra-shifts")
        .with_tile(1, "patron-food");
    table.produce();
    assert_eq!(table.refused("offer"), ("no-good-to-sell", "III.1"));
}

#[test]
fn after_the_production_action_a_price_is_refused_with_that_action() {
    let mut table = acting()
        .with_rows(3, Good::Food, 1, 1, 5)
        .with_rows(3, Good::Clothes, 1, 1, 6)
        .with_marker(3, "production light");
    table.act(&["place production light 2", "produce food 1"]);
    assert_eq!(table.refused("price clothes 7"), ("not-produced", "II.3.1"));
}

#[test]
fn where_one_amount_can_be_paid_no_range_is_named() {
    let refusal = acting().refusal("place workers 4 paying 5");
    assert_eq!(
        (refusal.message.id, refusal.section),
        ("only-amount", "II.1")
    );
    assert_eq!(number(&refusal, "amount"), 4);
    let refusal = acting()
        .with_tile(3, "accountant")
        .refusal("place workers 4 paying 8");
    let named = ["least", "most"].map(|name| number(&refusal, name));
    assert_eq!((refusal.message.id, named), ("no-such-amount", [2, 6]));
}

#[test]
fn a_ship_names_the_costs_that_it_needs() {
    let table = || acting().with_ship(3, 6);
    let told = |refusal: Illegal| {
        let numbers = ["least", "short"].map(|name| number(&refusal, name));
        (refusal.message.id, numbers)
    };
    // On the £4 space nothing can be paid that is enough, with the accountant it can.
    assert_eq!(
        told(table().refusal("place ship-1 4")),
        ("ship-needs-more", [6, 2])
    );
    let accountant = table().with_tile(3, "accountant");
    assert_eq!(
        told(accountant.refusal("place ship-1 4")),
        ("ship-needs-more", [6, 0])
    );
    assert_eq!(
        told(accountant.refusal("place ship-1 2 paying 6")),
        ("ship-needs-more", [6, 2])
    );
    // Dear spaces have a least amount of their own.
    let refusal = accountant.refusal("place ship-1 10 paying 4");
    assert_eq!(refusal.message.id, "no-such-amount");
}

#[test]
fn who_cannot_pay_half_the_price_is_not_sent_to_sell_goods() {
    let table = |cash| {
        let mut table = acting()
            .with_tile(3, "broker")
            .with_stored(3, [0; 4])
            .with_company(3, |company| company.space = 28)
            .with_cash(3, cash);
        table.act(&["place workers 2", "done"]);
        table
    };
    // A share is £19: one for £10, two for £19.
    for (left, choice, most) in [(9, "half-price 1", 0), (18, "half-price 2", 1)] {
        let refusal = table(left + 2).refusal(choice);
        assert_eq!(
            (
                refusal.message.id,
                refusal.section,
                number(&refusal, "most")
            ),
            ("too-little-cash-at-half-price", "II.3.2", most)
        );
    }
}

#[test]
fn what_has_to_be_settled_first_is_named() {
    let mut lobby = before_event(3, 1770).with_tile(1, "inventor");
    lobby.reveal_event("lobby").go_on(&["take ship 4"]);
    assert_eq!(lobby.refused("done"), ("inventor-first", "1.8"));
}

#[test]
fn who_has_no_loan_is_not_told_to_repay_fewer() {
    let mut table = acting();
    table.act(&["place exchange 2"]);
    assert_eq!(table.refused("repay 1"), ("no-loan", "II.2.6"));
}
