//! Determine the price and appeal of the active good (Action phase b).

use cardgame::Good::{Clothes, Cutlery, Food};
use cardgame::{Good, Phase};

use crate::rules::kit::{MONEY, TOTALS, Table, WAGE, standing_appeal};

/// Proves: CG-100.
#[test]
fn only_an_open_factory_of_the_active_good_has_its_price_set() {
    for good in Good::ALL {
        let mut table = Table::at(3, 1, good);
        for number in 1..=3 {
            let is_open = table.factory(number, good).is_open();
            assert_eq!(table.asked(), number);
            table.act(&["done"]);
            let phase = if is_open {
                Phase::Price
            } else {
                Phase::Development
            };
            assert_eq!(table.board.phase, phase, "{good:?}: seat {number}");
            if number < 3 {
                table.idle_until(|board| board.asked.number() != number);
            }
        }
    }
}

/// Proves: CG-101.
#[test]
fn token_office_and_quality_are_set_freely() {
    let all = |from: u8, to: u8| -> Vec<String> {
        (from..=to).map(|total| format!("appeal {total}")).collect()
    };
    let mut table = Table::new(3);
    table.act(&["done"]);
    assert_eq!(table.legal(), all(0, 7), "a spot from 0 to 3, the office 4");
    let mut table = Table::new(3)
        .with_quality(1, Food, &[4])
        .with_distribution(1, Food, 3);
    table.act(&["done"]);
    assert_eq!(table.legal(), all(3, 14));
    table.refused("appeal 2", "card-no-such-appeal");
    table.refused("appeal 15", "card-no-such-appeal");
    let mut table = Table::new(3)
        .with_card(1, "engineer")
        .with_quality(1, Food, &[5, 1]);
    table.act(&["done"]);
    assert_eq!(table.legal(), all(0, 13));
}

/// Proves: CG-101.
#[test]
fn the_fewest_are_turned_and_of_as_few_the_small_cards_rather_show_price() {
    // The token stands on the last spot, and office and cards show price.
    let lies = |values: &[u8], total: u8| {
        let mut table = Table::new(3)
            .with_card(1, "engineer")
            .with_quality(1, Food, values)
            .with_its(1, Food, |food| food.spot = 3);
        table.act(&["done", &format!("appeal {total}")]);
        let food = table.factory(1, Food);
        let as_appeal: Vec<u8> = food.quality_appeal.values().collect();
        (food.spot, food.office_appeal, as_appeal)
    };
    assert_eq!(lies(&[1], 0), (3, false, vec![]));
    assert_eq!(lies(&[1], 1), (2, false, vec![]), "the token, not the card");
    assert_eq!(lies(&[4], 4), (3, true, vec![]), "the office, not the card");
    assert_eq!(lies(&[5], 5), (3, false, vec![5]), "one, not two");
    assert_eq!(lies(&[3, 2, 1], 5), (2, true, vec![]), "not 3 and 2");
    assert_eq!(lies(&[3, 2, 1], 8), (2, true, vec![3]), "not 2, and not 1");
}

/// Given back in step c an Engineer takes the coins that he shows along, but no appeal.
/// Proves: CG-101, CG-173.
#[test]
fn an_engineer_shows_appeal_wherever_the_total_allows_it() {
    let set = |spot: u8, office_appeal: bool, total: u8| {
        let mut table = Table::new(3)
            .with_card(1, "engineer")
            .with_card(1, "workshop")
            .with_quality(1, Food, &[5])
            .with_its(1, Food, |food| {
                (food.spot, food.office_appeal) = (spot, office_appeal);
            });
        table.act(&["done", &format!("appeal {total}")]);
        table
    };
    let mut compared = 0;
    for (spot, office_appeal) in [(3, false), (0, true)] {
        for total in 0..=12 {
            let mut table = set(spot, office_appeal, total);
            let price = table.factory(1, Food).price;
            // The spots have up to 3, and the office 4 more.
            let is_allowed = total >= 5;
            let shown = table.factory(1, Food).quality_appeal.total();
            assert_eq!(shown, if is_allowed { 5 } else { 0 }, "appeal {total}");
            table.act(&["swap engineer patent"]);
            let left = table.factory(1, Food).price;
            let due = if is_allowed { price } else { price - 5 };
            assert_eq!(left, due, "appeal {total}");
            compared += 1;
        }
    }
    assert_eq!(compared, 26);
    // As token and office lie they show 7 already; they are turned for it all the same.
    let food = *set(0, true, 7).factory(1, Food);
    assert_eq!((food.spot, food.office_appeal), (1, false));
}

/// Proves: CG-102.
#[test]
fn price_and_appeal_share_what_the_factory_and_its_cards_show() {
    for good in Good::ALL {
        for side in [1, 2] {
            for appeal in 2..=11 {
                let mut table = Table::at(3, 2, good)
                    .with_factory(1, good, side, [1, 0])
                    .with_quality(1, good, &[2])
                    .with_distribution(1, good, 2);
                table.act(&["done", &format!("appeal {appeal}")]);
                let factory = table.factory(1, good);
                // Spot, office and quality are price or appeal; distribution is appeal.
                let all = TOTALS[good.index()][usize::from(side) - 1] + 2;
                assert_eq!(factory.price, all - (appeal - 2), "{good:?} {side}");
                assert_eq!(factory.appeal, appeal);
                assert_eq!(standing_appeal(factory), appeal, "token and cards show it");
            }
        }
    }
}

/// Proves: CG-103.
#[test]
fn the_marker_goes_to_what_is_there_now() {
    // The distribution has fallen since the marker was set at 6.
    let mut table = Table::maker(1, Food)
        .with_distribution(1, Food, 2)
        .with_its(1, Food, |food| {
            (food.spot, food.office_appeal, food.appeal) = (3, true, 6)
        });
    table.sell_at(6);
    table.end_round();
    assert_eq!(table.factory(1, Food).distribution, 1);
    assert_eq!(table.factory(1, Food).appeal, 6);
    let mut table = table.in_round(2, Food).started_by(1);
    let before = table.board.demand[0];
    // Nothing is turned, and the marker goes down to 5 all the same.
    table.act(&["done", "appeal 5"]);
    let food = table.factory(1, Food);
    assert_eq!((food.spot, food.office_appeal, food.appeal), (3, true, 5));
    assert_eq!(table.board.demand[0], before - 1);
}

/// Proves: CG-104.
#[test]
fn arrows_from_three_up_move_the_demand_with_the_marker() {
    for (from, to, moved) in [
        (0, 3, 0),
        (0, 4, 1),
        (0, 7, 4),
        (3, 7, 4),
        (5, 7, 2),
        (4, 4, 0),
        (7, 3, -4),
        (5, 4, -1),
        (4, 0, -1),
        (3, 0, 0),
    ] {
        let mut table = Table::new(3)
            .with_its(1, Food, |food| food.appeal = from)
            .set(|board| board.demand = [9; 4]);
        table.act(&["done", &format!("appeal {to}")]);
        let demand = i32::from(table.board.demand[0]);
        assert_eq!(demand, 9 + moved, "{from} to {to}");
        assert_eq!(table.board.demand[1..], [9; 3], "no other good");
    }
    // Downwards it stops at the end of the track.
    let mut table = Table::new(3)
        .with_its(1, Food, |food| food.appeal = 9)
        .set(|board| board.demand[0] = 2);
    table.act(&["done", "appeal 0"]);
    assert_eq!(table.board.demand[0], 0);
}

/// A demand value has three steps for three players, four for four.
/// Proves: CG-104.
#[test]
fn a_demand_value_has_several_steps() {
    let sold = |players: u8, step: u8| {
        let good = if players == 3 { Food } else { Clothes };
        let mut table = Table::at(players, 1, good)
            .with_its(1, good, |factory| factory.workers = [1, 1])
            .with(1, |company| company.ships = 0)
            .set(|board| board.demand = [step; 4]);
        let before = MONEY
            - if players == 3 {
                5 * WAGE + 3
            } else {
                6 * WAGE + 4
            };
        table.sell_at(3).end_round();
        let price = u16::from(TOTALS[good.index()][0]) - 3;
        (table.money(1) - before) / price
    };
    let three: Vec<u16> = (0..=9).map(|step| sold(3, step)).collect();
    assert_eq!(three, [3, 3, 3, 2, 2, 2, 1, 1, 1, 0]);
    let four: Vec<u16> = (0..=12).map(|step| sold(4, step)).collect();
    assert_eq!(four, [3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0]);
}

/// Proves: CG-105.
#[test]
fn sales_use_the_demand_after_the_last_turn() {
    let table = || {
        let table = Table::new(3).without_factory(2, Food);
        table.with(1, |company| company.ships = 0)
    };
    // Seat 1 would sell 2 at a demand of 1; seat 3 then passes three arrows: 6 steps, a demand of 2.
    let mut one = table();
    one.act(&["done", "appeal 3", "done", "done", "done"]);
    assert_eq!(one.board.demand[0], 3);
    one.act(&["done", "appeal 6", "done"]);
    one.end_round();
    assert_eq!(one.board.demand[0], 6);
    assert_eq!(one.money(1), MONEY + 5 - 4 * WAGE - 3, "1 good at 5");
    // Seat 3 builds: demand falls to step 2, a value of 0, and both sell more.
    let mut two = table().with_its(1, Food, |food| food.workers = [1, 1]);
    two.act(&["done", "appeal 3", "done", "done", "done"]);
    two.act(&["build lamps", "done", "appeal 0", "done"]);
    two.end_round();
    assert_eq!(two.money(1), MONEY + 3 * 5 - 5 * WAGE - 3, "3 goods at 5");
}

/// Proves: CG-106.
#[test]
fn only_the_active_factory_is_turned() {
    let mut table = Table::new(3).with_quality(1, Clothes, &[2]);
    let clothes = *table.factory(1, Clothes);
    let others = [2, 3].map(|number| *table.company(number));
    table.act(&["done", "appeal 7"]);
    assert_eq!(*table.factory(1, Clothes), clothes);
    assert!(!table.factory(1, Cutlery).is_open());
    assert_eq!([2, 3].map(|number| *table.company(number)), others);
    let food = table.factory(1, Food);
    assert_eq!((food.spot, food.office_appeal), (0, true));
}
