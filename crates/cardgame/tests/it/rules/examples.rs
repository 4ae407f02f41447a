//! The worked examples of the rule book that have no chapter to themselves.

use cardgame::Good::{Clothes, Cutlery, Food, Lamps};
use cardgame::QualityCards;

use crate::rules::kit::{MONEY, Table, WAGE};

fn cards(values: &[u8]) -> QualityCards {
    QualityCards::of(values).unwrap()
}

/// Rafael.
/// Proves: CG-X1.
#[test]
fn rafael_improves_his_distribution_from_one_to_three() {
    let mut table = Table::new(3).with_distribution(1, Food, 1);
    assert_eq!(table.company(1).levels[1], 0, "2 in one action");
    table.refused("distribution food 4", "card-distribution-level");
    table.act(&["distribution food 3"]);
    assert_eq!(table.factory(1, Food).distribution, 3);
}

/// Sebastian.
/// Proves: CG-X2, CG-072, CG-074, CG-076.
#[test]
fn sebastian_forms_three_without_the_large_card() {
    let sebastian = |level| {
        Table::new(3)
            .with_factory(1, Lamps, 1, [1, 0])
            .with_quality(1, Lamps, &[3])
            .with_quality(1, Clothes, &[1])
            .with(1, |company| company.levels[0] = level)
    };
    let mut table = sebastian(1);
    table.act(&["quality clothes 2 1"]);
    assert_eq!(table.factory(1, Clothes).quality, cards(&[2, 1]));
    assert_eq!(table.factory(1, Lamps).quality, cards(&[3]));
    sebastian(0).refused("quality clothes 2 1", "card-quality-level");
}

/// Eva's quality.
/// Proves: CG-X3, CG-075.
#[test]
fn eva_gives_a_freed_card_to_another_factory() {
    let mut table = Table::new(3)
        .with_quality(1, Food, &[2])
        .with_quality(1, Clothes, &[2]);
    assert_eq!(table.company(1).levels[0], 1, "2 in one action");
    table.act(&["quality food 3", "quality clothes 2 1"]);
    assert_eq!(table.factory(1, Food).quality, cards(&[3]));
    assert_eq!(table.factory(1, Clothes).quality, cards(&[2, 1]));
}

/// Wim.
/// Proves: CG-X4, CG-074, CG-172.
#[test]
fn wim_switches_his_engineer_and_wastes_what_food_loses() {
    let wim = || {
        Table::new(3)
            .with_factory(1, Cutlery, 1, [1, 0])
            .with_card(1, "engineer")
            .with_quality(1, Food, &[5])
            .with_quality(1, Clothes, &[4])
            .with_quality(1, Cutlery, &[2, 1])
    };
    let mut table = wim();
    table.act(&["quality cutlery 2 2"]);
    table.refused("quality clothes 6", "card-quality-level");
    table.act(&["quality clothes 5", "quality food 4"]);
    assert_eq!(table.factory(1, Food).quality, cards(&[4]));
    assert_eq!(table.factory(1, Clothes).quality, cards(&[5]));
    assert_eq!(table.factory(1, Cutlery).quality, cards(&[2, 2]));
    // In any order.
    let mut table = wim();
    table.act(&["quality clothes 5", "quality food 4"]);
    table.act(&["quality cutlery 2 2"]);
    assert_eq!(table.factory(1, Cutlery).quality, cards(&[2, 2]));
}

/// Eva's appeal.
/// Proves: CG-X5, CG-102, CG-103, CG-104.
#[test]
fn eva_rises_from_three_to_seven_and_demand_by_four_steps() {
    let mut table = Table::at(3, 1, Clothes)
        .with_distribution(1, Clothes, 2)
        .with_its(1, Clothes, |clothes| {
            (clothes.spot, clothes.appeal) = (0, 3);
        });
    table.act(&["done", "appeal 7"]);
    let clothes = table.factory(1, Clothes);
    assert_eq!((clothes.appeal, clothes.price), (7, 4));
    assert_eq!((clothes.spot, clothes.office_appeal), (2, true));
    assert_eq!(table.board.demand, [3, 7, 3, 3]);
}

/// The picture of the production phase.
/// Proves: CG-X6, CG-122, CG-123, CG-126.
#[test]
fn four_are_made_and_two_are_sold_at_fourteen() {
    let mut table = Table::maker(2, Cutlery)
        .with_factory(1, Cutlery, 2, [2, 0])
        .with_quality(1, Cutlery, &[4]);
    table.sell_at(3);
    let cutlery = table.factory(1, Cutlery);
    assert_eq!((cutlery.price, cutlery.appeal), (14, 3));
    assert_eq!(table.money(1), MONEY + 28, "before the costs");
    // Two goods are left.
    assert_eq!(table.legal(), ["store 1 0", "waste"]);
    table.act(&["store 1 0"]).end_round();
    assert_eq!(table.factory(1, Cutlery).stored, 2);
    assert_eq!(table.money(1), MONEY + 28 - 5 * WAGE - 7);
}
