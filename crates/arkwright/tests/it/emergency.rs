//! Emergency sale of shares, loans (7.0).

use crate::kit::production::{balance, before_production, factory};
use crate::kit::{Table, seat};
use arkwright::{Because, Event, Good, Income};

/// The first player is about to act, with this cash, these shares and this share space.
fn company(cash: u16, shares: u8, space: u8) -> Table {
    let table = Table::predetermined(2).set(|board| {
        let company = &mut board.companies[0];
        (company.cash, company.shares, company.space) = (cash, shares, space);
    });
    table.is_valid();
    table
}

/// The first player owes wages for all workers of a good that nobody buys.
fn owing(good: Good, empty: u8, shares: u8, space: u8) -> Table {
    before_production(2, good, |board| {
        board.empty = empty;
        let price = [8, 9, 10, 11][good.index()];
        let company = &mut board.companies[0];
        company.factories[good.index()] = factory(good, 1, 4, price);
        (company.cash, company.shares, company.space) = (0, shares, space);
    })
}

/// Cash, shares, share space and loans of the first player.
fn state(table: &Table) -> (u16, u8, u8, u16) {
    let company = table.company(1);
    (company.cash, company.shares, company.space, company.loans)
}

/// Proves: SJ-160, SJ-161, SJ-162, X25.
#[test]
fn two_shares_on_space_28_bring_38_for_30_and_cost_four_spaces() {
    // Ten workers at £3.
    let mut table = owing(Good::Clothes, 34, 10, 28);
    table.produce();
    assert_eq!(state(&table), (8, 8, 24, 0));
    assert_eq!(table.moves(1), [(-4, Because::EmergencySale)]);
    table.place_of(|event| {
        let received = Event::Received {
            seat: seat(1),
            amount: 38,
            why: Income::EmergencySale { count: 2 },
        };
        *event == received
    });
}

/// Proves: SJ-160.
#[test]
fn any_payment_above_the_cash_sells_as_few_shares_as_needed() {
    let mut table = company(3, 10, 12);
    table.act(&["place exchange 10"]);
    assert_eq!(state(&table), (3 + 11 - 10, 9, 11, 0));
    let mut table = company(0, 10, 12);
    table.act(&["place factory 2", "build lamps 1", "price lamps 9", "done"]);
    // £2 and £11 are one sum: two shares of £11.
    assert_eq!(state(&table), (2 * 11 - 13, 8, 10, 0));
}

/// Proves: SJ-160, SJ-164.
#[test]
fn only_what_the_cash_does_not_cover_is_raised() {
    // £10 are due and £8 are there: one share of £5, not two.
    let mut table = company(8, 10, 5);
    table.act(&["place exchange 10"]);
    assert_eq!(state(&table), (3, 9, 4, 0));
}

/// Proves: SJ-160.
#[test]
fn shares_in_an_emergency_bring_their_value_even_below_10() {
    let mut table = company(0, 10, 9);
    table.act(&["place exchange 10"]);
    assert_eq!(state(&table), (8, 8, 7, 0));
}

/// Proves: SJ-160.
#[test]
fn costs_and_fee_of_a_marker_used_again_are_one_payment() {
    let mut table = Table::predetermined(2)
        .in_cycle(Good::Clothes)
        .set(|board| {
            board.companies[0].administration[4] =
                Some(arkwright::Marker::own(arkwright::Kind::Factory));
            board.companies[0].cash = 0;
            board.companies[0].space = 10;
        });
    table.is_valid();
    table.act(&["reuse factory", "done"]);
    // £12 as one sum are two shares of £10 each; paid apart, the second would bring £9.
    assert_eq!(state(&table), (8, 8, 8, 0));
    let sales = |event: &&Event| matches!(event, Event::EmergencySale { .. });
    assert_eq!(table.events.iter().filter(sales).count(), 1);
}

/// Proves: SJ-161.
#[test]
fn three_shares_on_space_34_cost_nine_spaces_at_once() {
    // Twelve workers at £4; the digit does not change on the way.
    let mut table = owing(Good::Lamps, 50, 10, 34);
    table.produce();
    assert_eq!(state(&table), (3 * 22 - 48, 7, 25, 0));
    assert_eq!(table.moves(1), [(-9, Because::EmergencySale)]);
}

/// Proves: SJ-157, SJ-161.
#[test]
fn each_share_costs_the_first_digit_of_the_space() {
    let loss = |space: u8| {
        let mut table = company(0, 10, space);
        table.act(&["place exchange 2"]);
        assert_eq!(table.company(1).shares, 9);
        space - table.company(1).space
    };
    assert_eq!(
        [10, 19, 20, 29, 30, 39, 40, 49, 50, 59, 60].map(loss),
        [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    );
}

/// Proves: SJ-162.
#[test]
fn all_shares_of_one_payment_are_sold_at_the_value_before_it() {
    // Space 11: £11. After one share it would be space 10 and £10.
    let mut table = owing(Good::Food, 40, 10, 11);
    table.produce();
    assert_eq!(table.company(1).shares, 7);
    assert_eq!(table.company(1).cash, 3 * 11 - 24);
}

/// Proves: SJ-163.
#[test]
fn on_the_first_nine_spaces_a_share_costs_one_space() {
    let mut table = company(0, 10, 9);
    table.act(&["place exchange 4"]);
    assert_eq!(state(&table), (5, 9, 8, 0));
    let mut table = company(0, 10, 3);
    table.act(&["place exchange 8"]);
    assert_eq!(state(&table), (1, 7, 1, 0), "never below space 1");
    let mut table = company(0, 10, 1);
    table.act(&["place exchange 4"]);
    assert_eq!(state(&table), (0, 6, 1, 0));
}

/// Proves: SJ-164.
#[test]
fn shares_are_sold_at_will_only_at_the_stock_exchange() {
    let mut table = company(0, 10, 20);
    assert_eq!(table.refuses("sell 1"), "not-now");
    table.act(&["place factory 2"]);
    assert_eq!(table.refuses("sell 1"), "not-now");
    table.act(&["done"]);
    assert_eq!(table.company(1).shares, 9, "one share was enough");
    let mut table = company(0, 10, 20);
    table.act(&["place exchange 2", "sell 4"]);
    assert_eq!(table.company(1).shares, 5);
    assert_eq!(
        table.company(1).space,
        18,
        "only the emergency sale costs spaces"
    );
}

/// Proves: SJ-165.
#[test]
fn without_shares_loans_of_10_are_taken_and_cost_a_space_each() {
    let mut table = company(5, 0, 20);
    table.act(&["place exchange 8"]);
    assert_eq!(state(&table), (7, 0, 19, 1));
    assert_eq!(table.moves(1), [(-1, Because::Loan)]);
    let mut table = owing(Good::Clothes, 34, 0, 20);
    table.produce();
    assert_eq!(state(&table), (0, 0, 17, 3));
    let mut table = owing(Good::Clothes, 34, 0, 2);
    table.produce();
    assert_eq!(state(&table), (0, 0, 1, 3), "never below space 1");
}

/// Proves: SJ-166.
#[test]
fn all_shares_go_before_the_first_loan() {
    // £48: two shares on space 20 bring £30, and two loans the rest.
    let mut table = owing(Good::Lamps, 50, 2, 20);
    table.produce();
    assert_eq!(state(&table), (2, 0, 14, 2));
    assert_eq!(
        table.moves(1),
        [(-4, Because::EmergencySale), (-2, Because::Loan)]
    );
}

/// Proves: SJ-167.
#[test]
fn no_loan_is_taken_where_cash_and_shares_are_just_enough() {
    let mut table = company(0, 1, 10);
    table.act(&["place exchange 10"]);
    assert_eq!(state(&table), (0, 0, 9, 0));
    let mut table = company(10, 5, 10);
    table.act(&["place exchange 10"]);
    assert_eq!(
        state(&table),
        (0, 5, 10, 0),
        "and no share where cash is enough"
    );
    let mut table = company(0, 20, 10);
    table.act(&["place exchange 10"]);
    assert_eq!(table.company(1).loans, 0);
}

/// Proves: SJ-168.
#[test]
fn no_share_is_bought_while_a_loan_is_open() {
    for (choice, first_price) in [("place exchange 2", 12), ("place exchange light 2", 6)] {
        let mut table = company(100, 5, 14).set(|board| {
            board.companies[0].loans = 2;
            let light = arkwright::Marker::light(arkwright::Kind::StockExchange);
            board.companies[0].markers.insert(light);
            board.mat[3] -= 1;
            balance(board);
        });
        table.is_valid();
        table.act(&[choice]);
        assert_eq!(table.refuses("buy 1"), "loans-first");
        assert!(table.legal_with("buy").is_empty());
        let mut half = Table {
            game: table.game.clone(),
            board: table.board,
            events: Vec::new(),
        };
        half.act(&["repay 1"]);
        assert_eq!(
            half.refuses("buy 1"),
            "loans-first",
            "all have to be repaid"
        );
        table.act(&["repay 2", "buy 1"]);
        assert_eq!(state(&table), (98 - 26 - first_price, 6, 14, 0));
    }
}

/// Proves: SJ-168.
#[test]
fn no_share_is_bought_at_the_end_of_the_game_while_a_loan_is_open() {
    let mut table = before_production(2, Good::Lamps, |board| {
        board.decade = 3;
        board.empty = 40;
        board.companies[0].loans = 1;
    });
    table.produce();
    assert_eq!(table.asked(), 1);
    assert_eq!(table.refuses("buy 1"), "loans-first");
    table.act(&["repay 1", "buy 8"]);
    assert_eq!(table.company(1).cash, 100 - 13 - 80);
}

/// Proves: SJ-089, SJ-091.
#[test]
fn neither_shares_nor_repayment_can_be_paid_by_an_emergency_sale() {
    let mut table = company(14, 10, 30).set(|board| board.companies[0].loans = 1);
    table.act(&["place exchange 2"]);
    assert_eq!(table.refuses("repay 1"), "too-little-cash-for-loans");
    let mut table = company(20, 10, 30);
    table.act(&["place exchange 2"]);
    assert_eq!(table.refuses("buy 1"), "too-little-cash-for-shares");
}
