//! Pay production costs, and the emergency fund (Production c).

use cardgame::Good::{Clothes, Cutlery, Food};
use cardgame::{Good, Phase};
use table::Game;

use crate::rules::kit::{CARD_WORKERS, FIXED, MONEY, TILE_WORKERS, Table, VALUE, WAGE, seat};

/// Seat 1 alone makes food, sells none and pays £15; what holds then.
fn broke(money: u16, value: u8, loans: u8) -> Table {
    let mut table = Table::maker(1, Food).with(1, |company| {
        (company.money, company.value, company.loans) = (money, value, loans);
    });
    table.sell_at(0).end_round();
    table
}

/// Proves: CG-136.
#[test]
fn wages_maintenance_and_fixed_costs_are_paid() {
    for good in Good::ALL {
        for (side, workers) in [(1, [0, 0]), (1, [1, 0]), (2, [2, 1])] {
            let mut table = Table::maker(2, good)
                .with_factory(1, good, side, workers)
                .with(1, |company| company.money = 2 * MONEY);
            table.sell_at(0).end_round();
            let [first, second] = CARD_WORKERS[good.index()];
            let paid = TILE_WORKERS[good.index()]
                + if workers[0] > 0 { first } else { 0 }
                + if workers[1] > 0 { second } else { 0 };
            let fixed = FIXED[good.index()][usize::from(side) - 1];
            let costs = paid * WAGE + fixed;
            assert_eq!(table.money(1), 2 * MONEY - costs, "{good:?} {side}");
        }
    }
    // With machines: 2 workers in the factory, 1 on the first card; 2 and 2 machines.
    let mut table = Table::maker(2, Cutlery)
        .with_factory(1, Cutlery, 2, [2, 1])
        .with_its(1, Cutlery, |cutlery| cutlery.machines = [2, 2]);
    table.sell_at(0).end_round();
    assert_eq!(table.money(1), MONEY - 3 * WAGE - 4 - 7);
}

/// Proves: CG-136.
#[test]
fn the_wages_track_says_what_a_worker_costs() {
    for (space, wage) in [(0, 3), (3, 3), (4, 4), (8, 5), (12, 6), (15, 6), (16, 7)] {
        let mut table = Table::maker(1, Food).set(|board| board.wages = space);
        table.sell_at(0).end_round();
        assert_eq!(table.money(1), MONEY - 4 * wage - 3, "space {space}");
    }
    // Wages that rise in the last turn of the round count.
    let mut table = Table::maker(1, Food).set(|board| board.wages = 3);
    table.act(&["done", "appeal 0", "done", "done", "done"]);
    table.act(&["employ cutlery"]).end_action();
    table.act(&["done"]).end_round();
    assert_eq!(table.money(1), MONEY - 4 * 4 - 3);
}

/// Proves: CG-137.
#[test]
fn costs_are_paid_even_if_nothing_is_sold() {
    let table = broke(MONEY, VALUE, 0);
    assert_eq!(table.money(1), MONEY - 15);
    let table = broke(15, VALUE, 0);
    assert_eq!((table.money(1), table.company(1).loans), (0, 0));
}

/// Proves: CG-138.
#[test]
fn the_emergency_fund_pays_half_the_share_value_as_often_as_needed() {
    for (money, value, tokens, left) in [
        (14, 10, 1, 4),
        (10, 10, 1, 0),
        (9, 10, 2, 4),
        (0, 10, 3, 0),
        // Half of 11 is 6: 18 for costs of 15.
        (0, 11, 3, 3),
        (0, 13, 3, 6),
        (0, 30, 1, 0),
        (0, 29, 1, 0),
    ] {
        let table = broke(money, value, 0);
        let company = table.company(1);
        let have = (company.loans, company.money);
        assert_eq!(have, (tokens, left), "£{money}, value {value}");
        assert_eq!(company.value, value);
    }
}

/// Proves: CG-138.
#[test]
fn no_bank_loan_is_offered_for_the_costs() {
    let mut table = Table::maker(1, Food).with(1, |company| company.money = 0);
    table.act(&["done", "appeal 0", "done", "done", "done", "done", "done"]);
    table.refused("borrow 1", "not-now");
    table.act(&["waste"]);
    assert_eq!((table.board.round, table.company(1).loans), (1, 3));
}

/// Proves: CG-139.
#[test]
fn the_emergency_fund_uses_the_share_value_before_it_rises() {
    // Appeal 7 sells 2 at a price of 1; 13 of 15 are short: three tokens of 5, not of 6.
    let mut table = Table::maker(1, Food).with(1, |company| company.money = 0);
    table.sell_at(7);
    table.act(&["bonus"]);
    let company = table.company(1);
    assert_eq!((company.loans, company.money), (3, 2));
    assert_eq!(company.value, VALUE + 2);
}

/// Proves: CG-140.
#[test]
fn who_cannot_pay_with_nine_tokens_is_bankrupt() {
    // The ninth token just suffices.
    let table = broke(10, 10, 8);
    assert!(!table.company(1).is_bankrupt);
    assert_eq!((table.company(1).loans, table.money(1)), (9, 0));
    let table = broke(9, 10, 8);
    assert!(table.company(1).is_bankrupt);
    let table = broke(14, 10, 9);
    assert!(table.company(1).is_bankrupt);
    let table = broke(15, 10, 9);
    assert!(!table.company(1).is_bankrupt);
}

/// Proves: CG-141.
#[test]
fn a_bankrupt_player_leaves_the_table() {
    let mut table = Table::maker(1, Food)
        .rich()
        .with(1, |company| (company.money, company.loans) = (14, 9))
        .with_card(1, "patent")
        .with_used(1, "entrepreneur")
        .with_its(1, Clothes, |clothes| clothes.appeal = 6)
        .set(|board| board.demand = [9; 4]);
    let (patents, others) = (table.supply("patent"), table.supply("workshop"));
    table.sell_at(3).end_round();
    let company = table.company(1);
    assert!(company.is_bankrupt);
    assert!(company.cards.is_empty() && company.used.is_empty());
    assert_eq!(company.money, 0);
    assert_eq!(company.factories.map(|f| f.appeal), [0; 4]);
    assert_eq!(table.board.demand, [9; 4], "his markers move none");
    assert_eq!(
        (table.supply("patent"), table.supply("entrepreneur")),
        (patents + 1, 1)
    );
    assert_eq!(table.supply("workshop"), others);
    // Seats 2 and 3 go on alone; the start player card goes past seat 1.
    let mut order = vec![table.asked()];
    let mut starts = vec![table.board.start.number()];
    assert_eq!(table.board.start, seat(2));
    for _ in 0..5 {
        let turn = table.board.turn;
        table.idle_until(|board| board.turn != turn && board.phase == Phase::Action);
        order.push(table.asked());
        starts.push(table.board.start.number());
    }
    assert_eq!(order, [2, 3, 3, 2, 2, 3], "and past seat 1 each time");
    assert_eq!(starts, [2, 2, 3, 3, 2, 2]);
    // At the end he has nothing and has lost.
    let table = &mut table.with(1, |company| company.shares = 30);
    table.idle_to_end();
    let outcome = table.outcome();
    assert_eq!(outcome.score(seat(1)), 0);
    assert!(outcome.lost.contains(seat(1)) && !outcome.winners.contains(seat(1)));
}

/// Proves: CG-141.
#[test]
fn nobody_names_a_bankrupt_player_to_start() {
    let mut table = Table::maker(1, Food)
        .rich()
        .with_card(2, "entrepreneur")
        .with(1, |company| (company.money, company.loans) = (0, 9));
    table
        .act(&["done", "appeal 0", "done"])
        .idle_to_production();
    table.act(&["waste"]);
    assert!(table.company(1).is_bankrupt);
    assert_eq!((table.board.phase, table.asked()), (Phase::Entrepreneur, 2));
    table.refused("start 1", "card-not-in-game");
    assert_eq!(table.legal(), ["start 2", "start 3", "done"]);
}

/// Proves: CG-149.
#[test]
fn the_last_one_left_has_won() {
    let mut table = Table::new(2)
        .with(2, |company| (company.money, company.loans) = (0, 9))
        .with(1, |company| (company.shares, company.ships) = (3, 0));
    table.idle_until(|board| board.phase == Phase::Over);
    assert_eq!(table.board.round, 0, "in the first round");
    let outcome = table.outcome();
    assert!(outcome.winners.contains(seat(1)) && outcome.winners.len() == 1);
    assert!(outcome.lost.contains(seat(2)));
    // 3 shares and those for his money: £50 less 4 workers with a Foreman and £3.
    assert_eq!(outcome.score(seat(1)), (3 + 4) * 10);
    assert_eq!(outcome.score(seat(2)), 0);
}

/// Proves: CG-149.
#[test]
fn whoever_alone_is_left_has_won_also_one_who_did_not_produce() {
    let mut table = Table::new(3)
        .with_all(|company| (company.ships, company.loans) = (0, 9))
        .with(1, |company| company.money = 0)
        .with(2, |company| company.shares = 2)
        .with(3, |company| company.money = 0);
    table.idle_to_end();
    // Seats 1 and 3 made food; seat 2 has £50 and two shares.
    assert_eq!(table.board.round, 0);
    let outcome = table.outcome();
    assert_eq!(
        outcome.scores[..3],
        [0, 0, 0],
        "nine loans are more than seven shares"
    );
    assert!(outcome.winners.contains(seat(2)) && outcome.winners.len() == 1);
    assert_eq!(outcome.lost.len(), 2);
}

/// Everybody is broke and has used all loan tokens, but for these seats.
fn all_broke_but(players: u8, rich: &[u8]) -> Table {
    let table = Table::new(players).with_all(|company| {
        (company.money, company.loans, company.ships) = (0, 9, 0);
    });
    rich.iter().fold(table, |table, number| {
        table.with(*number, |company| {
            (company.money, company.loans) = (MONEY, 0)
        })
    })
}

/// Proves: CG-149.
#[test]
fn who_fails_to_pay_in_the_same_round_is_out_in_it_whoever_sits_first() {
    for start in [1, 2] {
        let mut table = all_broke_but(2, &[]).started_by(start);
        table.idle_to_end();
        assert_eq!(table.board.round, 0);
        let outcome = table.outcome();
        assert!(outcome.winners.is_empty(), "the last of them has not won");
        assert_eq!(outcome.lost.len(), 2);
        assert_eq!(outcome.scores[..2], [0, 0]);
    }
    // Seats 1 and 3 make food, seat 2 does not; nobody is left when seat 2 was out before.
    let mut table = all_broke_but(3, &[]);
    table = table.with(2, |company| {
        *company = cardgame::Company {
            is_bankrupt: true,
            ..cardgame::Company::default()
        };
    });
    table.idle_to_end();
    let outcome = table.outcome();
    assert!(outcome.winners.is_empty() && outcome.lost.len() == 3);
}

/// Proves: CG-149.
#[test]
fn all_of_the_round_pay_before_the_last_one_left_has_won() {
    // Seat 1 is out first; seat 2 pays £15 of £50 and has three shares for the rest.
    for start in [1, 2] {
        let mut table = all_broke_but(2, &[2]).started_by(start);
        table.idle_to_end();
        assert_eq!(table.board.round, 0);
        let outcome = table.outcome();
        assert!(outcome.winners.contains(seat(2)) && outcome.winners.len() == 1);
        assert_eq!(outcome.scores[..2], [0, 30], "start {start}");
        assert_eq!(table.company(2).value, VALUE);
    }
    // It is still asked what becomes of its goods.
    let mut table = all_broke_but(2, &[2]);
    table.idle_until(|board| board.phase == Phase::Storage && board.asked == seat(2));
    assert!(table.company(1).is_bankrupt);
    assert_eq!(table.game.validate(&table.board), Ok(()));
    table.act(&["store 1 0"]);
    assert_eq!(table.board.phase, Phase::Over);
}

/// Proves: CG-149.
#[test]
fn the_last_one_left_after_an_extra_production_has_won_at_once() {
    let options = cardgame::Options {
        extra_production: true,
        ..cardgame::Options::default()
    };
    let mut table = Table::with_options(2, options)
        .with(1, |company| (company.money, company.loans) = (0, 9))
        .with(2, |company| (company.money, company.loans) = (0, 9));
    table.act(&["produce food 1"]).end_action();
    assert_eq!(table.board.phase, Phase::Over);
    let outcome = table.outcome();
    assert!(outcome.winners.contains(seat(2)) && outcome.lost.contains(seat(1)));
}
