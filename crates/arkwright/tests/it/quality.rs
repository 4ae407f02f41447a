//! Raising quality (II.2.4).

use crate::kit::Table;
use arkwright::Good;

/// The first seat of two has all quality markers, food and cutlery without quality.
fn position() -> Table {
    Table::predetermined(2)
        .in_year(1780)
        .with_marker(1, "quality light")
        .with_marker(1, "quality dark")
        .with_company(1, |company| company.cash = 100)
        .playable()
}

/// Proves: SJ-080, SJ-081, X08.
#[test]
fn levels_of_quality_follow_the_marker_and_the_costs_paid() {
    for (marker, numbers) in [
        ("quality", [0, 0, 1, 1, 1]),
        ("quality light", [0, 0, 1, 2, 2]),
        ("quality dark", [0, 1, 2, 2, 3]),
    ] {
        for (cost, levels) in [2, 4, 6, 8, 10].into_iter().zip(numbers) {
            let mut table = position();
            table.act(&[&format!("place {marker} {cost}")]);
            let food = table.legal_with("quality");
            let food = food
                .iter()
                .filter(|choice| choice.starts_with("quality food"));
            assert_eq!(food.count(), levels, "{marker} on {cost}");
            if levels > 0 {
                let more = format!("quality food {}", levels + 1);
                assert_eq!(table.refuses(&more), "too-little-for-quality");
                // The same levels and no more, taken one by one.
                table.act(&["quality food 1"]);
                let rest = table.legal_with("quality");
                assert_eq!(rest.len(), 2 * (levels - 1), "{marker} on {cost}");
            }
            assert_eq!(table.company(1).cash, 100 - cost);
        }
    }
}

/// Proves: SJ-081, X05.
#[test]
fn own_quality_needs_six_pounds() {
    let mut table = position();
    table.act(&["place quality 4"]);
    assert_eq!(table.legal_with("quality"), Vec::<String>::new());
    assert_eq!(table.company(1).cash, 96);
    let mut table = position();
    table.act(&["place quality 6"]);
    assert!(table.allows("quality food 1"));
}

/// Proves: SJ-082.
#[test]
fn levels_may_be_divided_among_factories() {
    let mut table = position();
    table.act(&["place quality dark 10", "quality food 2"]);
    assert_eq!(table.refuses("quality food 4"), "too-little-for-quality");
    table.act(&["quality cutlery 1"]);
    assert_eq!(table.factory(1, Good::Food).quality, 2);
    assert_eq!(table.factory(1, Good::Cutlery).quality, 1);
    assert_eq!(table.refuses("quality cutlery 2"), "no-quality-left");
}

/// Proves: SJ-082.
#[test]
fn the_same_good_is_raised_again_within_one_action() {
    let mut table = position();
    table.act(&[
        "place quality dark 10",
        "quality food 1",
        "quality cutlery 1",
    ]);
    table.act(&["quality food 2"]);
    assert_eq!(table.factory(1, Good::Food).quality, 2);
    assert_eq!(table.factory(1, Good::Cutlery).quality, 1);
    assert_eq!(table.legal_with("quality"), Vec::<String>::new());
    // Both were affected, so both prices are free.
    table.act(&["price food 10", "price cutlery 11"]);
    assert_eq!(table.asked(), 2);
}

/// Proves: SJ-097.
#[test]
fn an_untouched_price_takes_a_pound_of_the_costs_that_quality_left() {
    let mut table = position().with_factory(1, Good::Clothes, 1, 4, 6);
    // Light marker on £6: one level for £5, and £1 is left.
    table.act(&["place quality light 6", "quality food 1", "price cutlery 9"]);
    assert_eq!(table.factory(1, Good::Cutlery).price, 9);
    assert_eq!(table.refuses("price clothes 7"), "no-budget");
    assert_eq!(table.company(1).cash, 94, "it is no extra payment");
    table.act(&["price food 9"]);
    assert_eq!(table.asked(), 2);
}

/// Proves: SJ-082.
#[test]
fn quality_ends_at_four_and_further_levels_are_lost() {
    let mut table = position()
        .with(1, Good::Food, |factory| factory.quality = 3)
        .with(1, Good::Cutlery, |factory| factory.quality = 4);
    table.act(&["place quality dark 10"]);
    assert_eq!(table.legal_with("quality"), ["quality food 4"]);
    assert_eq!(table.refuses("quality food 5"), "quality-limit");
    assert_eq!(table.refuses("quality cutlery 5"), "quality-limit");
    assert_eq!(table.refuses("quality food 3"), "not-higher");
    assert_eq!(table.refuses("quality clothes 1"), "no-factory");
    table.act(&["quality food 4"]);
    assert_eq!(table.legal_with("quality"), Vec::<String>::new());
}

/// Proves: SJ-083, X11.
#[test]
fn two_levels_of_quality_raise_the_appeal_of_food_by_two() {
    let mut table = position();
    assert_eq!(table.appeal(1, Good::Food), 3);
    table.act(&["place quality light 8", "quality food 2"]);
    assert_eq!(table.appeal(1, Good::Food), 5);
    assert_eq!(table.appeal(1, Good::Cutlery), 2);
    assert_eq!(table.factory(1, Good::Food).price, 5);
}

/// Proves: SJ-083.
#[test]
fn quality_outlasts_production_and_modernizing() {
    let mut table = position();
    table
        .act(&["place quality light 8", "quality food 2"])
        .done();
    table.idle_to_action(1);
    assert_eq!(table.board.active(), Good::Clothes);
    assert_eq!(table.appeal(1, Good::Food), 5);
    table.act(&["place factory 2", "modernize food"]);
    assert_eq!(table.factory(1, Good::Food).quality, 2);
    assert_eq!(table.appeal(1, Good::Food), 7);
    table.done().idle_to_action(1);
    table.act(&["reuse factory", "close food"]);
    assert_eq!(table.factory(1, Good::Food).quality, 0);
    assert_eq!(table.appeal(1, Good::Food), 0);
}

/// Proves: SJ-084.
#[test]
fn improved_factories_change_their_price_free_and_others_for_a_pound_of_the_costs() {
    let position = || {
        position()
            .with_factory(1, Good::Clothes, 1, 4, 6)
            .with_factory(1, Good::Lamps, 1, 6, 8)
    };
    let mut table = position();
    // Own marker on £6: the level uses up all of it.
    table.act(&["place quality 6", "quality food 1", "price food 9"]);
    assert_eq!(table.asked(), 2, "nothing is left to adjust");
    // Light marker on £8: one level leaves £3, whatever was affected.
    let mut table = position();
    table.act(&["place quality light 8", "quality food 1", "done"]);
    table.act(&[
        "price clothes 5",
        "price food 9",
        "price lamps 11",
        "price cutlery 5",
    ]);
    let prices = Good::ALL.map(|good| table.factory(1, good).price);
    assert_eq!(prices, [9, 5, 5, 11]);
    // The pounds are no extra payment.
    assert_eq!(table.company(1).cash, 92);
}
