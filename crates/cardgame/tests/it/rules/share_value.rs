//! Increase share value, reduce distribution (Production d and e).

use cardgame::Good::{Clothes, Food};
use cardgame::{Options, Phase};

use crate::rules::kit::{Table, VALUE, seat};

/// Seats 1 and 3 set these appeals for food, and the production is over, up to a question of step d.
fn rivals(mut table: Table, first: u8, third: u8) -> Table {
    table.act(&["done", &format!("appeal {first}"), "done", "done", "done"]);
    table.act(&["done", &format!("appeal {third}"), "done"]);
    let is_over = |phase| !matches!(phase, Phase::Shipping | Phase::Storage | Phase::StoredSale);
    table.idle_until(|board| is_over(board.phase));
    table
}

/// Three players with money enough; nobody has ships.
fn table() -> Table {
    Table::new(3).rich().with_all(|company| company.ships = 0)
}

/// The share values of seats 1 and 3 in the next round.
fn values(mut table: Table) -> (u8, u8) {
    table.end_round();
    (table.company(1).value, table.company(3).value)
}

/// Proves: CG-142.
#[test]
fn two_goods_sold_at_home_raise_the_share_value() {
    for (appeal, raised) in [(0, 0), (2, 0), (3, 1)] {
        let mut table = Table::maker(1, Food);
        table.sell_at(appeal).end_round();
        assert_eq!(table.company(1).value, VALUE + raised, "appeal {appeal}");
    }
    // By one only, however many are sold.
    let mut table = Table::maker(1, Food).with_its(1, Food, |food| food.workers = [1, 1]);
    table.sell_at(7).end_round();
    assert_eq!(table.company(1).value, VALUE + 1);
    // Stored goods count: 1 made and 1 from the storehouse.
    let stored = || {
        let table = Table::maker(1, Food).with_stored(1, Food, 1, 1);
        table.with_its(1, Food, |food| food.workers = [0, 0])
    };
    let mut table = stored();
    table.sell_at(3).act(&["sell 1"]).end_round();
    assert_eq!(table.company(1).value, VALUE + 1);
    let mut table = stored();
    table.sell_at(3).act(&["done"]).end_round();
    assert_eq!(table.company(1).value, VALUE);
}

/// Proves: CG-143.
#[test]
fn the_highest_appeal_may_add_one_more() {
    let mut table = rivals(table(), 3, 4);
    assert_eq!((table.board.phase, table.asked()), (Phase::Bonus, 3));
    assert_eq!(table.legal(), ["bonus", "done"]);
    assert_eq!(table.company(3).value, VALUE + 1, "for what it sold");
    table.act(&["bonus"]);
    assert_eq!(values(table), (VALUE + 1, VALUE + 2));
    let mut table = rivals(self::table(), 4, 3);
    assert_eq!(table.asked(), 1);
    table.act(&["done"]);
    assert_eq!(values(table), (VALUE + 1, VALUE + 1), "it is a choice");
}

/// Proves: CG-143.
#[test]
fn who_sold_less_than_two_does_not_stand_in_the_way() {
    // Seat 3 makes one good only, with a higher appeal.
    let one = || table().with_its(3, Food, |food| food.workers = [0, 0]);
    let mut table = rivals(one(), 3, 5);
    assert_eq!((table.board.phase, table.asked()), (Phase::Bonus, 1));
    table.act(&["bonus"]);
    assert_eq!(values(table), (VALUE + 2, VALUE));
    // Nor with the same.
    let mut table = rivals(one(), 3, 3);
    assert_eq!((table.board.phase, table.asked()), (Phase::Bonus, 1));
    table.act(&["bonus"]);
    assert_eq!(values(table), (VALUE + 2, VALUE));
    // Nobody sold two: nobody is asked.
    let table = rivals(self::table(), 2, 1);
    assert_eq!((table.board.round, table.board.phase), (1, Phase::Action));
}

/// Proves: CG-144.
#[test]
fn a_tie_gives_nobody_anything_without_the_entrepreneur() {
    let table = rivals(self::table(), 3, 3);
    assert_eq!((table.board.round, table.board.phase), (1, Phase::Action));
    assert_eq!(values(table), (VALUE + 1, VALUE + 1));
    let tied = || rivals(self::table().with_card(3, "entrepreneur"), 3, 3);
    let mut table = tied();
    assert_eq!((table.board.phase, table.asked()), (Phase::Tie, 3));
    assert_eq!(table.legal(), ["use entrepreneur", "done"]);
    table.act(&["use entrepreneur"]);
    assert!(table.is_used(3, "entrepreneur"));
    assert_eq!(table.company(3).value, VALUE + 2);
    assert_eq!(values(table), (VALUE + 1, VALUE + 2));
    let mut table = tied();
    table.act(&["done"]);
    assert!(!table.is_used(3, "entrepreneur"));
    assert_eq!(values(table), (VALUE + 1, VALUE + 1));
    // A card of somebody who is not tied does not help.
    let table = rivals(self::table().with_card(2, "entrepreneur"), 3, 3);
    assert_eq!(
        table.board.phase,
        Phase::Entrepreneur,
        "only the end of the round"
    );
    // Nor one that was used.
    let table = rivals(self::table().with_used(3, "entrepreneur"), 3, 3);
    assert_eq!(table.board.phase, Phase::Entrepreneur);
}

/// Ruling: the neutral player sells nothing and does not compete, unless it is agreed that it does.
/// Proves: CG-145.
#[test]
fn the_neutral_player_competes_only_if_it_is_agreed() {
    let table = |neutral_competes, neutral| {
        let options = Options {
            neutral_competes,
            ..Options::default()
        };
        let mut table = Table::with_options(2, options)
            .without_factory(2, Food)
            .with_all(|company| company.ships = 0)
            .set(|board| board.neutral[0] = neutral);
        table.sell_at(3);
        table
    };
    for neutral in [2, 3, 5] {
        let table = table(false, neutral);
        assert_eq!((table.board.phase, table.asked()), (Phase::Bonus, 1));
    }
    assert_eq!(table(true, 2).board.phase, Phase::Bonus);
    for neutral in [3, 5] {
        let table = table(true, neutral);
        assert_eq!((table.board.round, table.board.phase), (1, Phase::Action));
        assert_eq!(table.company(1).value, VALUE + 1);
    }
}

/// Proves: CG-146.
#[test]
fn distribution_falls_with_each_production() {
    for (appeal, before, after) in [(5, 2, 1), (2, 2, 1), (1, 1, 0), (4, 4, 3)] {
        let mut table = Table::maker(1, Food)
            .with_distribution(1, Food, before)
            .with_distribution(1, Clothes, 3);
        table.sell_at(appeal).end_round();
        assert_eq!(
            table.factory(1, Food).distribution,
            after,
            "also if none is sold"
        );
        assert_eq!(table.factory(1, Clothes).distribution, 3, "not produced");
    }
    // At the end the card is free again.
    let table = || {
        Table::maker(1, Food)
            .with_factories(1)
            .with(1, |company| company.ships = 0)
            .with_distribution(1, Food, 1)
            .with_distribution(1, Clothes, 3)
    };
    table().refused("distribution lamps 1", "card-no-distribution-card");
    let mut freed = table();
    freed.sell_at(1).idle_to_action(1);
    assert!(freed.allows("distribution lamps 1"));
    // So is the Patent.
    let mut patent = table()
        .with_card(1, "patent")
        .with(1, |company| company.patent = Some(Food));
    patent.sell_at(1).end_round();
    assert_eq!(patent.company(1).patent, None);
}

/// Proves: CG-146.
#[test]
fn distribution_of_players_who_do_not_produce_stays() {
    let mut table = Table::new(3)
        .with_distribution(2, Clothes, 2)
        .with_distribution(3, Food, 2);
    table.idle_round();
    assert_eq!(table.factory(2, Clothes).distribution, 2);
    assert_eq!(table.factory(3, Food).distribution, 1);
}

/// Proves: CG-147.
#[test]
fn the_marker_stays_when_distribution_falls() {
    let mut table = Table::maker(1, Food).with_distribution(1, Food, 2);
    table.sell_at(6);
    let demand = table.board.demand[0];
    table.end_round();
    assert_eq!(table.factory(1, Food).distribution, 1);
    assert_eq!(table.factory(1, Food).appeal, 6);
    assert_eq!(table.board.demand[0], demand);
    table.idle_round().idle_round();
    assert_eq!(table.factory(1, Food).appeal, 6);
}

/// The bonus is a turn of its own, after every production of the round.
/// Proves: CG-143.
#[test]
fn the_bonus_comes_after_all_productions() {
    let mut table = Table::new(3)
        .rich()
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with_its(3, Food, |food| food.workers = [1, 1]);
    table.act(&["done", "appeal 4", "done", "done", "done"]);
    table.act(&["done", "appeal 3", "done"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::Shipping, 1));
    assert_eq!(table.company(1).value, VALUE, "not yet");
    table.idle_until(|board| board.asked == seat(3));
    assert_eq!(
        (table.board.phase, table.company(1).value),
        (Phase::Shipping, VALUE)
    );
    table.idle_until(|board| board.phase == Phase::Bonus);
    assert_eq!((table.asked(), table.company(1).value), (1, VALUE + 1));
}
