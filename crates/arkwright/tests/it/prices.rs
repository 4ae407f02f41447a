//! The additional action price adjustment (II.3.1).

use crate::kit::Table;
use arkwright::{ActionInHand, Good, Phase, Stage};

/// The first seat of two with all four factories at prices 5, 6, 8 and 8, appeals 3, 3, 2 and 3.
fn position() -> Table {
    Table::predetermined(2)
        .with_factory(1, Good::Clothes, 1, 4, 6)
        .with_factory(1, Good::Lamps, 1, 6, 8)
        .with_company(1, |company| company.cash = 100)
        .playable()
}

/// Prices of the first seat.
fn prices(table: &Table) -> [u8; 4] {
    Good::ALL.map(|good| table.factory(1, good).price)
}

/// Appeals of the first seat.
fn appeals(table: &Table) -> [u8; 4] {
    Good::ALL.map(|good| table.appeal(1, good))
}

/// Proves: SJ-095.
#[test]
fn prices_change_in_no_other_action_and_at_no_other_time() {
    let table = position();
    assert_eq!(table.refuses("price food 6"), "not-now");
    for marker in ["workers", "machinery", "exchange"] {
        let mut table = position();
        table.act(&[&format!("place {marker} 10")]);
        assert_eq!(
            table.refuses("price food 6"),
            "other-additional-action",
            "{marker}"
        );
        table.act(&["done"]);
        assert_eq!(
            table.refuses("price food 6"),
            "other-additional-action",
            "after {marker}"
        );
    }
    for marker in ["factory", "quality", "distribution"] {
        let mut table = position();
        table.act(&[&format!("place {marker} 10")]);
        assert_eq!(
            table.refuses("price food 6"),
            "main-action-first",
            "{marker}"
        );
    }
}

/// Proves: SJ-096.
#[test]
fn a_factory_touched_by_the_action_gets_any_price_up_to_no_appeal() {
    let mut table = position();
    table.act(&["place distribution 2", "distribute lamps 1", "done"]);
    let lamps = table.legal_with("price");
    let lamps = lamps
        .iter()
        .filter_map(|choice| choice.strip_prefix("price lamps "));
    // The present price, £8, is no change.
    assert_eq!(
        lamps.collect::<Vec<_>>(),
        ["5", "6", "7", "9", "10", "11", "12"]
    );
    assert_eq!(table.refuses("price lamps 4"), "price-off-scale");
    assert_eq!(table.refuses("price lamps 13"), "price-above-quality");
    assert_eq!(table.refuses("price lamps 26"), "price-off-scale");
    assert_eq!(table.refuses("price lamps 8"), "same-price");
    table.act(&["price lamps 12"]);
    assert_eq!(table.company(1).cash, 98);
    // Free: the pound that is left still pays for another good.
    table.act(&["price food 8"]);
    assert_eq!(prices(&table), [8, 6, 8, 12]);
    assert_eq!(appeals(&table), [0, 3, 2, 0]);
}

/// Proves: SJ-096.
#[test]
fn a_price_may_be_lowered() {
    let mut table = position();
    table.act(&["place quality 6", "quality lamps 1", "price lamps 5"]);
    assert_eq!(appeals(&table), [3, 3, 2, 7]);
    // Below £5 the scale has no space.
    let mut table = position();
    table.act(&["place quality 6", "quality food 1"]);
    assert_eq!(table.refuses("price food 4"), "price-off-scale");
}

/// Proves: SJ-097, SJ-098, X15.
#[test]
fn four_pounds_of_distribution_adjust_three_prices() {
    let three = |table: Table| {
        table
            .with(1, Good::Food, |factory| factory.distribution = 1)
            .with(1, Good::Clothes, |factory| factory.distribution = 1)
            .with(1, Good::Cutlery, |factory| factory.distribution = 1)
    };
    // A fourth factory shows that the money is used up.
    let mut table = three(position()).playable();
    table.act(&["place distribution 4", "distribute food 2", "done"]);
    table.act(&["price clothes 9", "price cutlery 9"]);
    assert_eq!(table.refuses("price lamps 9"), "no-budget");
    table.act(&["price food 9"]);
    assert_eq!(prices(&table), [9, 9, 9, 8]);
    assert_eq!(appeals(&table), [1, 1, 2, 3]);
    assert_eq!(table.company(1).cash, 96);
    assert_eq!(table.asked(), 2);
    // With three factories, as in the example, all prices can be adjusted.
    let mut table = three(position().without_factory(1, Good::Lamps)).playable();
    table.act(&["place distribution 4", "distribute food 2", "done"]);
    table.act(&["price food 6", "price clothes 5", "price cutlery 7"]);
    assert_eq!(prices(&table), [6, 5, 7, 0]);
}

/// Proves: SJ-097.
#[test]
fn pounds_spent_on_distribution_do_not_adjust_other_prices() {
    let mut table = position();
    table.act(&["place distribution 4", "distribute food 2", "done"]);
    table.act(&["price clothes 9"]);
    assert_eq!(table.refuses("price lamps 9"), "no-budget");
    assert!(table.allows("price food 6"));
}

/// Proves: SJ-098.
#[test]
fn other_prices_take_what_the_levels_of_quality_left_of_the_costs() {
    // The own marker on £8: a level uses £6, which leaves two other goods.
    let mut table = position();
    table.act(&["place quality 8", "quality food 1"]);
    table.act(&["price clothes 9", "price cutlery 9"]);
    assert_eq!(table.refuses("price lamps 9"), "no-budget");
    assert!(table.allows("price food 9"));
    // On £4 there is no level, which leaves four goods.
    let mut table = position();
    table.act(&[
        "place quality 4",
        "price food 6",
        "price clothes 7",
        "price cutlery 9",
    ]);
    table.act(&["price lamps 9"]);
    assert_eq!(prices(&table), [6, 7, 9, 9]);
    assert_eq!(table.company(1).cash, 96);
    // On £2 there are two.
    let mut table = position();
    table.act(&["place quality 2", "price food 6", "price clothes 7"]);
    assert_eq!(prices(&table), [6, 7, 8, 8]);
    assert_eq!(table.asked(), 2);
}

/// Pounds that are left for the prices of goods that the action did not touch.
fn budget(table: &Table) -> u8 {
    match table.board.phase {
        Phase::Action(ActionInHand {
            stage: Stage::Prices(prices),
            ..
        }) => prices.budget,
        other => panic!("no prices: {other:?}"),
    }
}

/// Proves: SJ-098.
#[test]
fn only_pounds_within_the_limit_of_the_marker_that_bought_no_distribution_pay_for_prices() {
    // The own marker on £8, £4 of distribution: no foreign price.
    let mut table = position();
    table.act(&[
        "place distribution 8",
        "distribute food 2",
        "distribute clothes 1",
    ]);
    assert_eq!(table.company(1).cash, 92);
    for foreign in ["price cutlery 9", "price lamps 9"] {
        assert_eq!(table.refuses(foreign), "no-budget");
    }
    table.act(&["price food 6", "price clothes 7"]);
    assert_eq!(prices(&table), [6, 7, 8, 8]);
    // £3 of distribution leave one of the marker's £4, on £6 as on £4.
    for cost in [4, 6, 10] {
        let mut table = position();
        table.act(&[
            &format!("place distribution {cost}"),
            "distribute food 2",
            "done",
        ]);
        assert_eq!(budget(&table), 1);
        table.act(&["price clothes 7"]);
        assert_eq!(table.refuses("price lamps 9"), "no-budget");
    }
    // £2 paid: £1 for food leaves one other good.
    let mut table = position();
    table.act(&["place distribution 2", "distribute food 1", "done"]);
    table.act(&["price clothes 7"]);
    assert_eq!(table.refuses("price cutlery 9"), "no-budget");
}

/// Proves: SJ-098.
#[test]
fn without_any_distribution_4_7_or_10_pounds_are_left_or_what_was_paid_if_that_is_less() {
    for (marker, left) in [
        ("distribution", [2, 4, 4, 4, 4]),
        ("distribution light", [2, 4, 6, 7, 7]),
        ("distribution dark", [2, 4, 6, 8, 10]),
    ] {
        for (cost, left) in [2, 4, 6, 8, 10].into_iter().zip(left) {
            let mut table = position().in_year(1780);
            if marker != "distribution" {
                table = table.with_marker(1, marker);
            }
            table.act(&[&format!("place {marker} {cost}"), "done"]);
            assert_eq!(budget(&table), left, "{marker} on {cost}");
        }
    }
}

/// Proves: SJ-098.
#[test]
fn the_fee_for_using_a_marker_again_pays_for_no_price() {
    let mut table = position().with_company(1, |company| {
        company.administration[0] = Some(crate::kit::marker("distribution"));
    });
    table.act(&["reuse distribution", "done"]);
    assert_eq!(table.company(1).cash, 96);
    assert_eq!(budget(&table), 2);
}

/// Proves: SJ-099.
#[test]
fn a_price_is_not_put_on_stored_goods() {
    // Lamps II with quality 4 and distribution 4 are worth £22.
    let stored = |count| {
        let mut table = position()
            .in_year(1780)
            .with(1, Good::Lamps, |factory| {
                factory.level = 2;
                factory.quality = 4;
                factory.distribution = 3;
            })
            .with_company(1, |company| company.stored = [0, 0, 0, count])
            .playable();
        table.act(&["place distribution 4", "distribute lamps 4"]);
        table
    };
    assert!(stored(3).allows("price lamps 22"));
    assert_eq!(stored(3).refuses("price lamps 23"), "price-above-quality");
    assert_eq!(stored(4).refuses("price lamps 22"), "price-on-stored-goods");
    assert!(stored(4).allows("price lamps 21"));
    assert_eq!(stored(5).refuses("price lamps 21"), "price-on-stored-goods");
    assert!(stored(5).allows("price lamps 20"));
    let highest = |table: Table| table.legal_with("price").pop();
    assert_eq!(highest(stored(3)), Some("price lamps 22".to_owned()));
    assert_eq!(highest(stored(5)), Some("price lamps 20".to_owned()));
    // Goods of another kind lie on another scale.
    let table = stored(0).with_company(1, |company| company.stored = [5, 0, 0, 0]);
    assert!(table.allows("price lamps 22"));
}

/// Proves: SJ-100.
#[test]
fn prices_may_be_adjusted_without_the_main_action() {
    for marker in ["quality", "distribution"] {
        let mut table = position();
        table.act(&[&format!("place {marker} 6"), "done", "price food 6"]);
        assert_eq!(prices(&table), [6, 6, 8, 8]);
    }
    // Without the main action nothing is free: £2 are two goods.
    let mut table = position();
    table.act(&[
        "place distribution 2",
        "done",
        "price food 6",
        "price lamps 9",
    ]);
    assert_eq!(table.asked(), 2);
}

/// Proves: SJ-100.
#[test]
fn a_special_marker_may_be_taken_without_the_main_action() {
    for marker in ["workers", "machinery", "exchange"] {
        let mut table = position();
        table.act(&[&format!("place {marker} 6"), "done", "take quality light"]);
        assert!(
            table
                .company(1)
                .markers
                .contains(crate::kit::marker("quality light"))
        );
    }
}

/// Proves: SJ-101.
#[test]
fn appeal_is_quality_and_distribution_less_the_price() {
    let mut table = position().with(1, Good::Clothes, |factory| {
        factory.distribution = 1;
        factory.price = 7;
    });
    assert_eq!(table.appeal(1, Good::Clothes), 3);
    table.act(&["place distribution 4", "distribute clothes 2"]);
    // 9 + 0 + 2 - 7
    assert_eq!(table.appeal(1, Good::Clothes), 4);
    table.act(&["done", "price clothes 11"]);
    assert_eq!(table.appeal(1, Good::Clothes), 0);
}

/// Proves: SJ-101.
#[test]
fn each_price_is_adjusted_once() {
    let mut table = position();
    table.act(&["place distribution 4", "done", "price food 6"]);
    assert_eq!(table.refuses("price food 5"), "price-adjusted");
    assert!(table.allows("price clothes 5"));
}
