//! Sell goods to the home market and receive income (Production a).

use cardgame::Good::{Clothes, Cutlery, Food};
use cardgame::{Event, Phase};

use crate::rules::kit::{MONEY, Table, WAGE, seat};

/// Seat 1 alone makes food: 4 goods with both worker cards.
fn four() -> Table {
    Table::maker(1, Food).with_its(1, Food, |food| food.workers = [1, 1])
}

/// What both cards and the factory cost.
const COSTS: u16 = 5 * WAGE + 3;

/// How many goods seat 1 sold at home.
#[track_caller]
fn sold(table: &Table) -> u8 {
    let mut sales = table.events.iter().filter_map(|event| match event {
        Event::Sold {
            seat,
            made,
            from_store,
            ..
        } if seat.number() == 1 => Some(made + from_store),
        _ => None,
    });
    let sold = sales.next().unwrap_or(0);
    assert!(sales.next().is_none(), "one sale");
    sold
}

/// Proves: CG-120.
#[test]
fn only_who_has_the_factory_produces() {
    let mut table = Table::maker(1, Food);
    let others = [2, 3].map(|number| *table.company(number));
    table.sell_at(3).end_round();
    assert_eq!([2, 3].map(|number| *table.company(number)), others);
    assert_ne!(table.money(1), MONEY);
    // And only with this factory.
    assert_eq!(table.factory(1, Clothes).stored, 0);
    // The sale of one does not touch that of another: both sell 2 at a demand of 1.
    let mut table = Table::new(3);
    table.act(&["done", "appeal 3", "done", "done", "done"]);
    table.act(&["done", "appeal 3", "done"]).end_round();
    assert_eq!(table.money(1), MONEY + 10 - 4 * WAGE - 3);
    assert_eq!(table.money(3), MONEY + 10 - 4 * (WAGE - 2) - 3);
}

/// Proves: CG-121.
#[test]
fn a_factory_makes_all_it_can() {
    let made = |decade, side, workers| {
        let mut table = Table::maker(decade, Cutlery).with_factory(1, Cutlery, side, workers);
        table.sell_at(0);
        table.end_round();
        let made = table.events.iter().find_map(|event| match event {
            Event::Produced { made, .. } => Some(*made),
            _ => None,
        });
        made.expect("it is compulsory")
    };
    assert_eq!(made(1, 1, [0, 0]), 1);
    assert_eq!(made(1, 1, [1, 0]), 1 + 1);
    assert_eq!(made(1, 1, [1, 1]), 1 + 1 + 2);
    assert_eq!(made(2, 2, [2, 1]), 2 + 2 + 2);
    assert_eq!(made(2, 1, [2, 0]), 1 + 2);
    assert_eq!(made(3, 2, [2, 3]), 2 + 2 + 3);
}

/// Proves: CG-121.
#[test]
fn nobody_is_asked_whether_to_produce() {
    let mut table = Table::maker(1, Food);
    table.act(&["done", "appeal 0", "done", "done", "done", "done", "done"]);
    // Only what becomes of the goods is asked.
    assert_eq!(table.board.phase, Phase::Storage);
    table.act(&["waste"]);
    assert_eq!((table.board.round, table.board.phase), (1, Phase::Action));
    assert_eq!(table.money(1), MONEY - 4 * WAGE - 3);
}

/// Proves: CG-122.
#[test]
fn the_home_market_takes_appeal_minus_demand() {
    for (appeal, step, limit) in [
        (3, 3, 2),
        (3, 6, 1),
        (3, 9, 0),
        (2, 9, 0),
        (0, 0, 0),
        (0, 3, 0),
        (1, 3, 0),
        (1, 2, 1),
        (3, 0, 3),
        (2, 0, 2),
    ] {
        let mut table = four().set(|board| board.demand[0] = step);
        table.sell_at(appeal).end_round();
        assert_eq!(sold(&table), limit, "appeal {appeal}, step {step}");
        let income = u16::from(limit) * (8 - u16::from(appeal));
        assert_eq!(table.money(1), MONEY + income - COSTS);
    }
}

/// Proves: CG-123.
#[test]
fn goods_made_are_sold_as_far_as_the_market_takes_them() {
    // 2 made, 2 taken: nothing is asked before the bonus.
    let mut table = Table::maker(1, Food);
    table.sell_at(3);
    assert_eq!(table.board.phase, Phase::Bonus);
    assert_eq!(sold(&table), 2);
    // 4 made, 2 taken: 2 are left.
    let mut table = four();
    table.sell_at(3);
    assert_eq!(table.board.phase, Phase::Storage);
    assert_eq!((sold(&table), table.money(1)), (2, MONEY + 10));
    // 4 made, 7 - 2 taken: all of them.
    let mut table = four();
    table.sell_at(7);
    assert_eq!((sold(&table), table.board.phase), (4, Phase::Bonus));
}

/// Proves: CG-124.
#[test]
fn stored_goods_fill_up_what_is_not_made() {
    // 2 made; an appeal of 5 passes two arrows: a demand of 1, so 4 are taken.
    let table = || Table::maker(1, Food).with_stored(1, Food, 3, 2);
    let mut both = table();
    both.sell_at(5);
    assert_eq!((both.board.phase, both.asked()), (Phase::StoredSale, 1));
    assert_eq!(both.legal(), ["sell 1", "sell 2", "done"]);
    both.refused("sell 3", "card-home-limit");
    both.act(&["sell 2"]);
    assert_eq!(sold(&both), 4);
    assert_eq!(both.factory(1, Food).stored, 1);
    both.end_round();
    assert_eq!(both.money(1), MONEY + 4 * 3 - 4 * WAGE - 3);
    let mut none = table();
    none.sell_at(5).act(&["done"]);
    assert_eq!(sold(&none), 2, "as many as wanted");
    assert_eq!(none.factory(1, Food).stored, 3);
    // No more than there are.
    let mut few = Table::maker(1, Food).with_stored(1, Food, 1, 1);
    few.sell_at(5);
    assert_eq!(few.legal(), ["sell 1", "done"]);
    // With as many made as are taken, there is no question.
    let mut enough = table();
    enough.sell_at(3);
    assert_eq!(enough.board.phase, Phase::Bonus);
    assert_eq!(enough.factory(1, Food).stored, 3);
}

/// Proves: CG-125.
#[test]
fn stored_goods_come_after_those_made_and_from_this_factory() {
    let mut table = four()
        .with_stored(1, Food, 2, 1)
        .with_stored(1, Clothes, 2, 1);
    // 4 made and 2 taken: the stored ones are not sold for them.
    table.sell_at(3);
    assert_eq!(table.board.phase, Phase::Storage);
    assert_eq!(table.factory(1, Food).stored, 2);
    // 2 made and 4 taken: clothes stay where they are.
    let mut table = Table::maker(1, Food).with_stored(1, Clothes, 2, 1);
    table.sell_at(5);
    assert_eq!(table.board.phase, Phase::Bonus, "no question");
    assert_eq!(sold(&table), 2);
    assert_eq!(table.factory(1, Clothes).stored, 2);
}

/// Proves: CG-126.
#[test]
fn income_comes_before_the_costs() {
    // Costs of 15, money of 5, income of 2 x 5: the emergency fund is not needed.
    let mut table = Table::maker(1, Food).with(1, |company| company.money = 5);
    table.sell_at(3).end_round();
    assert_eq!((table.money(1), table.company(1).loans), (0, 0));
    // What is sold counts at the price of step b.
    let mut table = Table::maker(1, Food).with_quality(1, Food, &[2]);
    table.sell_at(3).end_round();
    assert_eq!(table.money(1), MONEY + 2 * 7 - 4 * WAGE - 3);
}

/// Production is in turn order from the start player.
/// Proves: CG-120.
#[test]
fn questions_of_the_production_come_in_turn_order() {
    let mut table = Table::new(3)
        .started_by(3)
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with_its(3, Food, |food| food.workers = [1, 1]);
    table.idle_to_production();
    assert_eq!((table.board.phase, table.asked()), (Phase::Shipping, 3));
    let turn = table.turn();
    table.idle_until(|board| board.asked != seat(3));
    assert_eq!((table.board.phase, table.asked()), (Phase::Shipping, 1));
    assert_ne!(table.turn(), turn);
}
