//! Shares, loans and the warehouse sale (II.2.6).

use crate::kit::{Table, seat};
use arkwright::{Arkwright, Good};
use table::Game;

/// The first seat of two with this cash, these shares and this share space.
fn company(cash: u16, shares: u8, space: u8) -> Table {
    Table::predetermined(2)
        .with_company(1, |company| {
            company.cash = cash;
            company.shares = shares;
            company.space = space;
        })
        .playable()
}

/// The same with the own stock exchange marker on £2, which is paid from the cash.
fn exchange(cash: u16, shares: u8, space: u8) -> Table {
    let mut table = company(cash, shares, space);
    table.act(&["place exchange 2"]);
    table
}

/// Cash, shares and share space of the first seat.
fn wealth(table: &Table) -> (u16, u8, u8) {
    let company = table.company(1);
    (company.cash, company.shares, company.space)
}

/// Proves: SJ-088.
#[test]
fn deals_come_in_any_order() {
    let position = || {
        exchange(30, 10, 10).with_company(1, |company| {
            company.loans = 1;
            company.stored = [1, 0, 0, 2];
        })
    };
    let mut table = position();
    table.act(&[
        "warehouse lamps 2",
        "sell 2",
        "repay 1",
        "warehouse food 1",
        "buy 4",
    ]);
    assert_eq!(wealth(&table), (28 + 10 + 20 - 13 + 2 - 40, 12, 10));
    let mut table = position();
    table.act(&[
        "repay 1",
        "buy 1",
        "sell 4",
        "warehouse food 1",
        "warehouse lamps 1",
    ]);
    assert_eq!(wealth(&table), (28 - 13 - 10 + 40 + 2 + 5, 7, 10));
    assert_eq!(table.company(1).loans, 0);
}

/// Proves: SJ-088.
#[test]
fn all_deals_may_be_forgone() {
    let mut table = exchange(30, 10, 10);
    table.act(&["done", "done"]);
    assert_eq!(wealth(&table), (28, 10, 10));
    assert_eq!(table.asked(), 2);
}

/// Proves: SJ-088.
#[test]
fn administration_is_paid_before_anything_is_bought() {
    // £30 would buy three shares, but £2 go first.
    let table = exchange(30, 10, 10);
    assert!(table.allows("buy 2"));
    assert_eq!(table.refuses("buy 3"), "too-little-cash-for-shares");
    // Shares are sold too late to pay for the space: £2 without cash is an emergency.
    let table = exchange(0, 10, 10);
    assert_eq!(wealth(&table), (8, 9, 9));
}

/// Proves: SJ-088, SJ-091.
#[test]
fn deals_of_one_kind_come_again_with_others_in_between() {
    let mut table = exchange(50, 10, 10).with_company(1, |company| {
        company.stored = [3, 2, 0, 0];
        company.loans = 2;
    });
    table.act(&["repay 1", "warehouse food 1", "sell 1", "repay 1"]);
    table.act(&["sell 2", "warehouse food 2", "warehouse clothes 1"]);
    table.act(&["buy 1", "warehouse clothes 1", "buy 3"]);
    assert_eq!(wealth(&table), (48 - 26 + 6 + 6 + 30 - 40, 11, 10));
    assert_eq!(table.company(1).loans, 0);
}

/// Proves: SJ-088.
#[test]
fn shares_are_bought_in_one_run_and_sold_in_one_run() {
    let mut table = exchange(50, 10, 10);
    table.act(&["sell 1", "sell 1", "buy 1"]);
    let refusal = table.refusal("sell 1");
    assert_eq!(refusal.message.id, "selling-closed");
    assert_eq!(refusal.section, "", "a house rule");
    assert_eq!(table.legal_with("sell"), Vec::<String>::new());
    table.act(&["buy 1"]);
    let mut table = exchange(50, 10, 10);
    table.act(&["buy 1", "buy 2", "sell 1"]);
    assert_eq!(table.refuses("buy 1"), "buying-closed");
    assert_eq!(table.legal_with("buy"), Vec::<String>::new());
    table.act(&["sell 3", "sell 1"]);
    assert_eq!(wealth(&table), (48 - 30 + 50, 8, 10));
}

/// Proves: SJ-088.
#[test]
fn an_action_has_30_deals_in_shares_and_loans_and_goods_beside_them() {
    let mut table = exchange(400, 20, 10).with_company(1, |company| company.stored = [1, 0, 0, 4]);
    for _ in 0..20 {
        table.act(&["sell 1"]);
    }
    for _ in 0..10 {
        table.act(&["buy 1"]);
    }
    let refusal = table.refusal("buy 1");
    assert_eq!(refusal.message.id, "too-many-deals");
    assert_eq!(refusal.section, "", "a house rule");
    assert_eq!(table.legal_with("buy"), Vec::<String>::new());
    assert_eq!(table.refuses("sell 1"), "too-many-deals");
    table
        .playable()
        .act(&["warehouse lamps 1", "warehouse lamps 3"]);
}

/// Proves: SJ-088.
#[test]
fn beyond_30_deals_the_loans_that_can_be_repaid_are_repaid_at_once() {
    let mut table = exchange(30 * 13 + 2 * 13 + 3, 0, 1).with_company(1, |company| {
        company.loans = 36;
        company.stored = [0, 0, 0, 5];
    });
    for _ in 0..30 {
        table.act(&["repay 1"]);
    }
    let cash = table.company(1).cash;
    assert!((26..39).contains(&cash), "£{cash}");
    assert_eq!(table.legal_with("repay"), ["repay 2"]);
    let refusal = table.refusal("repay 1");
    assert_eq!((refusal.message.id, refusal.section), ("repay-at-once", ""));
    table = table.playable();
    table.act(&["repay 2", "warehouse lamps 3"]);
    table.act(&["repay 1", "warehouse lamps 2"]);
    assert_eq!(table.company(1).loans, 3);
}

/// The longest turn there can be stays within what a turn may have.
#[test]
fn single_deals_to_the_end_make_40_decisions() {
    let decisions = |mut table: Table, wanted: &[&str]| {
        let mut decisions = 0;
        let turn = table.game.turn(&table.board);
        while table.game.turn(&table.board) == turn {
            let choice = wanted.iter().find(|choice| table.allows(choice));
            table.act(&[choice.unwrap_or(&"done")]);
            decisions += 1;
        }
        decisions
    };
    let table = company(400, 20, 10).with_company(1, |company| company.stored = [1, 0, 0, 4]);
    let goods = ["warehouse food 1", "warehouse lamps 1"];
    let deals = [&["place exchange 2", "sell 1", "buy 1"][..], &goods].concat();
    assert_eq!(decisions(table, &deals), 37);
    // After the deals one repayment, and two more for what the goods bring.
    let table = company(2 + 30 * 13 + 25, 0, 1).with_company(1, |company| {
        company.loans = 40;
        company.stored = [0, 0, 0, 5];
    });
    let longest = decisions(table, &["place exchange 2", "repay 1", "warehouse lamps 1"]);
    assert_eq!(longest, 40);
    assert!(longest <= <Arkwright as Game>::MOST_DECISIONS_IN_A_TURN);
}

/// Proves: SJ-089, X13.
#[test]
fn on_space_22_shares_are_bought_for_sixteen_pounds() {
    let mut table = exchange(50, 10, 22);
    assert_eq!(table.refuses("buy 4"), "too-little-cash-for-shares");
    table.act(&["buy 3"]);
    assert_eq!(wealth(&table), (0, 13, 22));
    assert_eq!(table.paid_by(1), [48]);
}

/// Proves: SJ-089.
#[test]
fn only_own_shares_are_bought_and_only_those_in_the_bank() {
    let mut table = exchange(900, 27, 22);
    let other = *table.company(2);
    assert_eq!(table.refuses("buy 4"), "bank-too-few-shares");
    table.act(&["buy 3"]);
    assert_eq!(wealth(&table), (898 - 48, 30, 22));
    assert_eq!(*table.company(2), other);
    let table = exchange(900, 30, 22);
    assert_eq!(table.refuses("buy 1"), "bank-too-few-shares");
}

/// Proves: SJ-089.
#[test]
fn want_of_cash_is_no_emergency_when_shares_are_bought() {
    let table = exchange(11, 10, 10);
    assert_eq!(table.refuses("buy 1"), "too-little-cash-for-shares");
    assert_eq!(table.legal_with("buy"), Vec::<String>::new());
}

/// Proves: SJ-089, SJ-092, SJ-149, X14.
#[test]
fn on_space_nine_shares_sell_for_nine_and_cost_ten() {
    let mut table = exchange(22, 10, 9);
    table.act(&["sell 2"]);
    assert_eq!(wealth(&table), (38, 8, 9));
    table.act(&["buy 3"]);
    assert_eq!(wealth(&table), (8, 11, 9));
}

/// Proves: SJ-089, SJ-149.
#[test]
fn shares_cost_ten_pounds_on_all_of_the_first_ten_spaces() {
    for (space, value) in [(1, 1), (5, 5), (10, 10)] {
        let mut table = exchange(22, 10, space);
        table.act(&["buy 2"]);
        assert_eq!(wealth(&table), (0, 12, space));
        let mut table = exchange(22, 10, space);
        table.act(&["sell 1"]);
        assert_eq!(wealth(&table), (20 + value, 9, space));
    }
    let mut table = exchange(22, 10, 11);
    assert_eq!(table.refuses("buy 2"), "too-little-cash-for-shares");
    table.act(&["buy 1"]);
    assert_eq!(wealth(&table), (9, 11, 11));
}

/// The light stock exchange marker on £2, which is paid from the cash.
fn light_exchange(cash: u16, shares: u8, space: u8) -> Table {
    let mut table = company(cash, shares, space).with_marker(1, "exchange light");
    table.act(&["place exchange light 2"]);
    table
}

/// Proves: SJ-090, SJ-156.
#[test]
fn the_light_marker_halves_the_first_share_rounded_up() {
    for (space, half) in [
        (7, 5),
        (10, 5),
        (11, 6),
        (13, 6),
        (19, 8),
        (22, 8),
        (27, 10),
        (31, 11),
        (58, 15),
    ] {
        let mut table = light_exchange(102, 10, space);
        table.act(&["buy 1"]);
        assert_eq!(wealth(&table), (100 - half, 11, space));
    }
}

/// Proves: SJ-090.
#[test]
fn further_shares_of_the_light_marker_cost_the_full_price() {
    let mut table = light_exchange(2 + 8 + 15 + 14, 10, 19);
    assert_eq!(table.refuses("buy 3"), "too-little-cash-for-shares");
    table.act(&["buy 2"]);
    assert_eq!(wealth(&table), (14, 12, 19));
    // Below £10 the half price still comes once.
    let mut table = light_exchange(2 + 5 + 10, 10, 7);
    table.act(&["buy 2"]);
    assert_eq!(wealth(&table), (0, 12, 7));
    // The last pounds are enough for half a price.
    let table = light_exchange(2 + 5, 10, 10);
    assert_eq!(table.legal_with("buy"), ["buy 1"]);
}

/// Proves: SJ-090.
#[test]
fn the_light_marker_halves_one_share_however_often_shares_are_bought() {
    let mut table = light_exchange(102, 10, 19);
    table.act(&["buy 1", "buy 1", "buy 2"]);
    assert_eq!(table.paid_by(1), [8, 15, 30]);
    // Selling first does not use it up.
    let mut table = light_exchange(102, 10, 19);
    table.act(&["sell 2", "sell 1", "buy 1", "buy 1"]);
    assert_eq!(table.paid_by(1), [8, 15]);
}

/// Proves: SJ-090.
#[test]
fn the_light_marker_has_no_additional_action() {
    let mut table = light_exchange(50, 10, 10);
    table.act(&["buy 1", "done"]);
    assert_eq!(table.asked(), 2);
}

/// Proves: SJ-090.
#[test]
fn the_light_marker_used_again_halves_a_share_again() {
    let mut table = light_exchange(200, 10, 10);
    table.act(&["buy 1"]).done().idle_to_action(1);
    let mut table = table.with_company(1, |company| {
        company.cash = 100;
        company.space = 19;
    });
    table.act(&["reuse exchange light", "buy 2"]);
    assert_eq!(table.paid_by(1), [2, 2, 8 + 15]);
}

/// Proves: SJ-090.
#[test]
fn the_own_marker_halves_nothing() {
    let mut table = exchange(32, 10, 19);
    table.act(&["buy 2"]);
    assert_eq!(wealth(&table), (0, 12, 19));
}

/// Proves: SJ-091.
#[test]
fn with_an_open_loan_no_shares_are_bought() {
    let mut table = exchange(102, 10, 10).with_company(1, |company| company.loans = 2);
    assert_eq!(table.refuses("buy 1"), "loans-first");
    assert_eq!(table.legal_with("buy"), Vec::<String>::new());
    assert!(table.allows("sell 1"));
    table.act(&["repay 1"]);
    assert_eq!(table.company(1).loans, 1);
    assert_eq!(table.refuses("buy 1"), "loans-first");
    let mut table = exchange(102, 10, 10).with_company(1, |company| company.loans = 2);
    table.act(&["repay 2"]);
    assert_eq!(table.paid_by(1), [26]);
    // The space of the indicator does not come back.
    assert_eq!(wealth(&table), (74, 10, 10));
    table.act(&["buy 7"]);
    assert_eq!(wealth(&table), (4, 17, 10));
}

/// Proves: SJ-091.
#[test]
fn loans_are_repaid_from_cash_only() {
    let table = exchange(27, 10, 10).with_company(1, |company| company.loans = 3);
    assert_eq!(table.refuses("repay 2"), "too-little-cash-for-loans");
    assert_eq!(table.refuses("repay 4"), "too-few-loans");
    assert_eq!(table.legal_with("repay"), ["repay 1"]);
}

/// Proves: SJ-091.
#[test]
fn loans_are_repaid_in_the_stock_exchange_action_only() {
    for marker in ["factory", "workers", "machinery", "quality", "distribution"] {
        let mut table = company(100, 10, 10).with_company(1, |company| company.loans = 1);
        assert_eq!(table.refuses("repay 1"), "not-now");
        table.act(&[&format!("place {marker} 6")]);
        assert_eq!(table.refuses("repay 1"), "not-now");
    }
    let mut table = company(100, 10, 10)
        .with_marker(1, "exchange light")
        .with_company(1, |company| company.loans = 1);
    table.act(&["place exchange light 2"]);
    assert!(table.allows("repay 1"));
}

/// Proves: SJ-092.
#[test]
fn any_number_of_shares_is_sold_and_the_share_value_stays() {
    let mut table = exchange(2, 10, 28);
    assert_eq!(table.legal_with("sell").len(), 10);
    assert_eq!(table.refuses("sell 11"), "too-few-shares");
    table.act(&["sell 10"]);
    assert_eq!(wealth(&table), (190, 0, 28));
}

/// Proves: SJ-093.
#[test]
fn stored_goods_bring_two_three_four_and_five_pounds_in_the_warehouse_sale() {
    let mut table = exchange(2, 10, 10).with_company(1, |company| company.stored = [1, 2, 1, 1]);
    assert!(!table.factory(1, Good::Clothes).is_built());
    assert!(!table.factory(1, Good::Lamps).is_built());
    assert_eq!(table.refuses("warehouse clothes 3"), "too-few-stored");
    for (choice, cash) in [
        ("warehouse food 1", 2),
        ("warehouse clothes 2", 8),
        ("warehouse cutlery 1", 12),
        ("warehouse lamps 1", 17),
    ] {
        table.act(&[choice]);
        assert_eq!(wealth(&table), (cash, 10, 10));
    }
    assert_eq!(table.company(1).stored, [0; 4]);
}

/// Proves: SJ-093.
#[test]
fn some_of_the_stored_goods_may_be_kept() {
    let mut table = exchange(2, 10, 10).with_company(1, |company| company.stored = [5, 0, 0, 0]);
    table.act(&["warehouse food 2"]);
    assert_eq!(table.company(1).stored, [3, 0, 0, 0]);
    assert_eq!(wealth(&table), (4, 10, 10));
    assert_eq!(table.refuses("warehouse lamps 1"), "too-few-stored");
}

/// Proves: SJ-094.
#[test]
fn after_the_own_stock_exchange_a_special_marker_may_be_taken() {
    let mut table = exchange(30, 10, 10);
    table.act(&["buy 1", "done"]);
    assert_eq!(table.refuses("price food 6"), "other-additional-action");
    table.act(&["take exchange light"]);
    assert!(
        table
            .company(1)
            .markers
            .contains(crate::kit::marker("exchange light"))
    );
    assert_eq!(table.board.asked, seat(2));
}
