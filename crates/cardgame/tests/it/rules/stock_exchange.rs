//! Stock exchange (Action 5).

use cardgame::Good::Food;
use cardgame::Phase;

use crate::rules::kit::{MONEY, Table, VALUE};

/// Seat 1 with this money and share value.
fn table(money: u16, value: u8) -> Table {
    Table::new(3).with(1, |company| {
        company.money = money;
        company.value = value;
        company.ships = 0;
    })
}

/// Proves: CG-090.
#[test]
fn shares_then_loans_then_ships() {
    let mut table = table(MONEY, VALUE);
    table.act(&["buy 2"]);
    table.refused("buy 1", "card-order-of-steps");
    table.act(&["borrow 1"]);
    table.refused("buy 1", "card-order-of-steps");
    table.refused("borrow 1", "card-order-of-steps");
    table.act(&["regain"]);
    assert_eq!(table.board.phase, Phase::Price, "that was the last step");
    let company = table.company(1);
    assert_eq!((company.shares, company.loans, company.ships), (2, 1, 2));
    // Each step may be left out.
    let mut table = self::table(MONEY, VALUE);
    table.act(&["borrow 1"]);
    table.refused("buy 1", "card-order-of-steps");
    table.act(&["done"]);
    assert_eq!(table.company(1).ships, 0);
    let mut table = self::table(MONEY, VALUE);
    table.act(&["regain"]);
    assert_eq!(table.board.phase, Phase::Price);
    let mut table = self::table(MONEY, VALUE);
    table.act(&["buy 1", "regain"]);
    assert_eq!(table.board.phase, Phase::Price);
    assert_eq!(table.company(1).loans, 0);
}

/// Proves: CG-091.
#[test]
fn a_share_costs_the_share_value() {
    let mut table = table(50, 12);
    table.refused("buy 5", "card-too-dear");
    assert_eq!(table.legal_with("buy").len(), 4);
    table.act(&["buy 4"]);
    assert_eq!((table.money(1), table.company(1).shares), (2, 4));
    assert_eq!(table.company(1).value, 12, "buying does not change it");
    self::table(11, 12).refused("buy 1", "card-too-dear");
    let mut table = self::table(48, 12);
    table.act(&["buy 4"]);
    assert_eq!(table.money(1), 0, "to the last pound");
}

/// Proves: CG-092.
#[test]
fn the_stock_level_gives_shares_at_half_price() {
    let table = |level| table(50, 11).with(1, |company| company.levels[5] = level);
    for (level, one, two, three) in [(0, 11, 22, 33), (1, 6, 17, 28), (2, 6, 12, 23)] {
        for (count, cost) in [(1, one), (2, two), (3, three)] {
            let mut table = table(level);
            table.act(&[&format!("buy {count}")]);
            assert_eq!(50 - table.money(1), cost, "level {level}: {count}");
        }
    }
    // 6 + 6 + 11 + 11 = 34, and 45 with a fifth one; 56 is too much.
    let mut table = table(2);
    table.refused("buy 6", "card-too-dear");
    table.act(&["buy 5"]);
    assert_eq!((table.money(1), table.company(1).shares), (5, 5));
    table.refused("buy 1", "card-order-of-steps");
}

/// Proves: CG-093.
#[test]
fn borrowed_money_buys_no_shares_in_the_same_action() {
    let mut table = table(9, VALUE);
    table.refused("buy 1", "card-too-dear");
    table.act(&["borrow 2"]);
    assert_eq!(table.money(1), 29);
    table.refused("buy 1", "card-order-of-steps");
    assert!(table.legal_with("buy").is_empty());
}

/// Proves: CG-094.
#[test]
fn a_loan_brings_the_share_value_and_there_are_nine() {
    let mut table = table(0, 13);
    assert_eq!(table.legal_with("borrow").len(), 9);
    table.act(&["borrow 9"]);
    assert_eq!((table.money(1), table.company(1).loans), (9 * 13, 9));
    // Tokens of the emergency fund lie on the same spaces.
    let table = |loans| self::table(0, 13).with(1, |company| company.loans = loans);
    assert_eq!(table(7).legal_with("borrow"), ["borrow 1", "borrow 2"]);
    table(7).refused("borrow 3", "card-no-loan-tokens");
    table(9).refused("borrow 1", "card-no-loan-tokens");
    let mut table = table(7);
    table.act(&["borrow 2"]);
    assert_eq!((table.money(1), table.company(1).loans), (26, 9));
}

/// Proves: CG-095.
#[test]
fn regaining_makes_two_ships_again_for_nothing() {
    for left in [0, 1] {
        let mut table = Table::new(3).with(1, |company| {
            (company.ships, company.tokens) = (left, 3);
        });
        table.act(&["regain"]);
        let company = table.company(1);
        assert_eq!(
            (company.ships, company.tokens, company.money),
            (2, 3, MONEY)
        );
    }
    Table::new(3).refused("regain", "card-ships-there");
}

/// Proves: CG-096.
#[test]
fn shipping_tokens_do_not_make_shares_cheaper() {
    let mut table = table(50, VALUE).with(1, |company| company.tokens = 6);
    table.refused("buy 6", "card-too-dear");
    table.act(&["buy 5"]);
    assert_eq!(table.money(1), 0);
}

/// Proves: CG-097.
#[test]
fn shares_are_never_sold() {
    let mut table = Table::maker(1, Food).with(1, |company| company.shares = 7);
    table.act(&["buy 1"]);
    for money in [0, 3] {
        // Not even for costs that cannot be paid: the emergency fund is for that.
        let mut table = Table::maker(1, Food).with(1, |company| {
            (company.shares, company.money) = (7, money);
        });
        table.sell_at(0).end_round();
        assert_eq!(table.company(1).shares, 7);
        assert!(table.company(1).loans > 0);
    }
    assert_eq!(table.company(1).shares, 8);
}
