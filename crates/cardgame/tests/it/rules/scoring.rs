//! Final scoring.

use cardgame::Good::{Clothes, Cutlery, Food, Lamps};
use cardgame::Phase;

use crate::rules::kit::{END_PRICES, Table, seat};

/// The last round of the game, in which nobody produces; nobody has money.
fn table() -> Table {
    let table = Table::at(3, 3, Lamps);
    let table = (1..=3).fold(table, |table, number| table.without_factory(number, Lamps));
    table.with_all(|company| {
        (company.money, company.shares, company.value) = (0, 0, 10);
    })
}

/// The scores of all three.
fn scores(table: &mut Table) -> [i32; 3] {
    table.act(&["done", "done", "done", "done", "done", "done"]);
    assert_eq!(table.board.phase, Phase::Over);
    let outcome = table.outcome();
    [1, 2, 3].map(|number| outcome.score(seat(number)))
}

/// Who won.
fn winners(table: &Table) -> Vec<u8> {
    let winners = table.outcome().winners;
    winners.iter().map(|seat| seat.number()).collect()
}

/// Proves: CG-160.
#[test]
fn stored_goods_are_sold_at_the_price_of_their_kind() {
    for (good, price) in [Food, Clothes, Cutlery].into_iter().zip(END_PRICES) {
        // With what is missing to ten pounds; a pound less buys nothing.
        for (missing, shares) in [(0, 1), (1, 0)] {
            let mut table = table()
                .with_factory(1, good, 1, [1, 0])
                .with_stored(1, good, 1, 1)
                .with(1, |company| company.money = 10 - price - missing);
            assert_eq!(scores(&mut table)[0], shares * 10, "{good:?}");
        }
    }
    // All of them: 2 food and 4 clothes are £16, whatever appeal and demand are.
    for (money, score) in [(4, 20), (3, 10)] {
        let mut table = table()
            .with_card(1, "storehouse")
            .with(1, |company| company.storehouse = Some(Clothes))
            .with_stored(1, Food, 2, 1)
            .with_stored(1, Clothes, 4, 0)
            .with(1, |company| company.money = money)
            .set(|board| board.demand = [30; 4]);
        assert_eq!(scores(&mut table)[0], score);
    }
}

/// Lamps of the last round are still stored and sold: two at £5.
/// Proves: CG-160.
#[test]
fn goods_of_the_last_round_are_sold_as_well() {
    // Costs of 3 workers and £6, and one lamp more: 25 - 15 + 10 is 20.
    for (money, score) in [(25, 20), (24, 10)] {
        let mut table = table()
            .with_factory(1, Lamps, 1, [0, 0])
            .with_stored(1, Lamps, 1, 1)
            .with(1, |company| (company.money, company.ships) = (money, 0));
        // The one storehouse at hand takes it, and nothing is asked.
        table.sell_at(0);
        assert_eq!(table.outcome().score(seat(1)), score);
    }
}

/// Proves: CG-161.
#[test]
fn all_money_buys_shares_at_the_full_value() {
    let mut table = table()
        .with(1, |company| (company.money, company.value) = (59, 15))
        .with(2, |company| (company.money, company.value) = (60, 15))
        .with_levels(3, 2)
        .with(3, |company| (company.money, company.value) = (29, 15));
    assert_eq!(scores(&mut table), [3 * 15, 4 * 15, 15]);
    assert_eq!(
        [1, 3].map(|number| table.money(number)),
        [14, 14],
        "the rest stays"
    );
}

/// Proves: CG-162.
#[test]
fn each_loan_costs_a_share() {
    let mut table = table()
        .with(1, |company| (company.shares, company.loans) = (7, 3))
        .with(2, |company| (company.shares, company.loans) = (3, 9))
        .with(3, |company| {
            // The share that is bought now goes, too.
            (company.money, company.shares, company.loans) = (10, 2, 3);
        });
    assert_eq!(scores(&mut table), [40, 0, 0]);
    let mut table = self::table().with(1, |company| {
        (company.money, company.shares, company.loans) = (20, 2, 3);
    });
    assert_eq!(scores(&mut table)[0], 10);
}

/// Proves: CG-163.
#[test]
fn each_shipping_token_costs_a_step_of_the_share_value() {
    let mut table = table()
        // Bought at 20: two shares, not four at 10.
        .with(1, |company| {
            (company.money, company.value, company.tokens) = (40, 20, 9);
        })
        .with(2, |company| {
            (company.shares, company.value, company.tokens) = (5, 12, 4);
        })
        .with(3, |company| {
            (company.shares, company.value, company.tokens) = (5, 6, 9);
        });
    assert_eq!(scores(&mut table), [2 * 11, 5 * 8, 0]);
}

/// Proves: CG-164.
#[test]
fn the_highest_score_wins_then_money_then_both() {
    let mut table = table()
        .with(1, |company| company.shares = 4)
        .with(2, |company| company.shares = 5)
        .with(3, |company| (company.shares, company.money) = (4, 9));
    assert_eq!(scores(&mut table), [40, 50, 40]);
    assert_eq!(winners(&table), [2]);
    let mut table = self::table()
        .with(1, |company| (company.shares, company.money) = (5, 4))
        .with(2, |company| (company.shares, company.money) = (5, 3))
        .with(3, |company| (company.shares, company.money) = (4, 9));
    assert_eq!(scores(&mut table), [50, 50, 40]);
    assert_eq!(winners(&table), [1], "more money left");
    let mut table = self::table()
        .with(1, |company| (company.shares, company.money) = (5, 4))
        .with(2, |company| (company.shares, company.money) = (4, 14));
    assert_eq!(scores(&mut table), [50, 50, 0]);
    assert_eq!(winners(&table), [1, 2], "they share it");
    assert!(table.outcome().lost.is_empty());
}

/// Proves: CG-160, CG-161, CG-162, CG-163, CG-164.
#[test]
fn the_score_of_now_is_counted_as_the_end_counts() {
    // 2 food at £2 and £29 are £33: three shares at £10 for seven; two loans; one token.
    let table = table()
        .with_factory(1, Food, 1, [1, 0])
        .with_stored(1, Food, 2, 1)
        .with(1, |company| {
            (company.money, company.shares) = (29, 4);
            (company.loans, company.tokens) = (2, 1);
        });
    let now = |table: &Table, number| table.game.score_now(&table.board, seat(number));
    assert_eq!(now(&table, 1), (4 + 3 - 2) * 9);
    assert_eq!(
        table.company(1).worth(),
        40,
        "the portfolio is another thing"
    );
    let mut table = table.with(2, |company| company.shares = 3);
    let before = [1, 2, 3].map(|number| now(&table, number) as i32);
    assert_eq!(scores(&mut table), before);
    let after = [1, 2, 3].map(|number| now(&table, number) as i32);
    assert_eq!(after, before, "nothing is counted twice");
    // Who is out has none.
    let out = self::table().with(1, |company| {
        (company.shares, company.is_bankrupt) = (9, true);
    });
    assert_eq!(now(&out, 1), 0);
}
