//! Emergency sales and loans where Water Frame has new costs (7.0).

use arkwright::{Because, Cost, Good};

use crate::water_frame::kit::Table;
use crate::water_frame::kit_production::before_production;

/// Seat 3 is about to have the last action of the food cycle, with so much cash, nine shares and
/// the share value on space 28, which is £19.
fn short_of(cash: u16) -> Table {
    before_production(3, Good::Food)
        .with_cash(3, cash)
        .with_company(3, |company| {
            company.shares = 9;
            company.space = 28;
        })
}

/// Proves: WF-183, WF-184.
#[test]
fn the_inventor_is_paid_with_shares_where_the_cash_does_not_do() {
    let mut table = short_of(3).with_supply("inventor");
    table.act(&["place exchange 2", "done", "take inventor"]);
    assert_eq!(table.emergency_sale(3), 1);
    assert_eq!(
        (table.cash(3), table.company(3).shares),
        (3 - 2 + 19 - 5, 8)
    );
    assert_eq!(table.moves(3), [(-2, Because::EmergencySale)]);
    let mut table = short_of(2).with_tile(3, "inventor");
    table.act(&["place exchange 2", "done", "take ship 4", "pay inventor"]);
    assert_eq!(table.emergency_sale(3), 1);
    assert_eq!(table.cash(3), 19 - 10);
}

/// Proves: WF-184.
#[test]
fn factories_are_built_without_cash_and_paid_together_with_the_inventor() {
    let mut table = short_of(2)
        .with_rows(3, Good::Food, 1, 1, 5)
        .with_tile(3, "inventor");
    table.act(&["place factory 2", "modernize food", "pay inventor"]);
    assert_eq!(table.emergency_sale(3), 0, "nothing is paid yet");
    table.go_on(&["done"]);
    // £2, £10 for level II and £10 for the inventor: two shares at the value before both.
    assert_eq!(table.emergency_sale(3), 2);
    let paid: Vec<_> = table.paid(3)[..3].to_vec();
    let built = Cost::Factory {
        good: Good::Food,
        level: 2,
    };
    assert_eq!(
        paid,
        [(2, Cost::Administration), (10, built), (10, Cost::Inventor)]
    );
    assert_eq!(table.moves(3)[0], (-4, Because::EmergencySale));
}

/// Proves: WF-184.
#[test]
fn shares_and_loans_are_paid_with_cash_on_hand_only() {
    let mut table = short_of(20).with_tile(3, "broker");
    table.act(&["place exchange 2"]);
    assert_eq!(
        table.refused("buy 1"),
        ("too-little-cash-for-shares", "II.2.6")
    );
    table.act(&["done"]);
    assert!(table.allows("half-price 1"), "£10 of £18");
    assert_eq!(
        table.refused("half-price 2"),
        ("too-little-cash-at-half-price", "II.3.2")
    );
    let mut table = short_of(14).with_company(3, |company| company.loans = 1);
    table.act(&["place exchange 2"]);
    assert_eq!(
        table.refused("repay 1"),
        ("too-little-cash-for-loans", "II.2.6")
    );
}

/// Proves: WF-183.
#[test]
fn without_shares_harbour_wages_are_paid_with_loans() {
    let mut table = before_production(3, Good::Lamps)
        .with_ship(1, 6)
        .with_cash(1, 1)
        .with_company(1, |company| company.shares = 0)
        .with_empty(70);
    table.produce();
    assert_eq!((table.company(1).loans, table.cash(1)), (1, 1 + 10 - 10));
    assert_eq!(table.moves(1), [(-1, Because::Loan)]);
}
