//! Raising distribution (II.2.5).

use crate::kit::Table;
use arkwright::{ActionInHand, Good, Phase, Stage, distribution_cost};

/// The first seat of two has all distribution markers and all four factories.
fn position() -> Table {
    Table::predetermined(2)
        .in_year(1780)
        .with_marker(1, "distribution light")
        .with_marker(1, "distribution dark")
        .with_factory(1, Good::Clothes, 1, 4, 6)
        .with_factory(1, Good::Lamps, 1, 6, 8)
        .with_company(1, |company| company.cash = 100)
        .playable()
}

/// What is left of the usable amount.
fn left(table: &Table) -> u8 {
    match table.board.phase {
        Phase::Action(ActionInHand {
            stage: Stage::Distribution(action),
            ..
        }) => action.left,
        other => panic!("no distribution: {other:?}"),
    }
}

/// Proves: SJ-085.
#[test]
fn usable_is_what_was_paid_up_to_the_limit_of_the_marker() {
    for (marker, amounts) in [
        ("distribution", [2, 4, 4, 4, 4]),
        ("distribution light", [2, 4, 6, 7, 7]),
        ("distribution dark", [2, 4, 6, 8, 10]),
    ] {
        for (cost, amount) in [2, 4, 6, 8, 10].into_iter().zip(amounts) {
            let mut table = position();
            table.act(&[&format!("place {marker} {cost}")]);
            assert_eq!(left(&table), amount, "{marker} on {cost}");
            assert_eq!(table.company(1).cash, 100 - cost);
        }
    }
}

/// Proves: SJ-085.
#[test]
fn the_limit_of_the_own_marker_is_four_pounds_even_on_ten() {
    let mut table = position();
    table.act(&["place distribution 10"]);
    assert_eq!(
        table.refuses("distribute food 3"),
        "too-little-for-distribution"
    );
    // Three pounds for two levels, in any one factory.
    let twos = ["food", "clothes", "cutlery", "lamps"]
        .map(|good| [1, 2].map(|level| format!("distribute {good} {level}")));
    assert_eq!(table.legal_with("distribute"), twos.concat());
    table.act(&["distribute food 2"]);
    assert_eq!(
        table.refuses("distribute food 3"),
        "next-distribution-too-dear"
    );
    table.act(&["distribute lamps 1"]);
    assert_eq!(table.legal_with("distribute"), Vec::<String>::new());
    // The light marker has £7: 1 + 2 + 3 and 1 more.
    let mut table = position();
    table.act(&["place distribution light 10"]);
    assert_eq!(
        table.refuses("distribute food 4"),
        "too-little-for-distribution"
    );
    table.act(&["distribute food 3", "distribute lamps 1"]);
    assert_eq!(table.legal_with("distribute"), Vec::<String>::new());
}

/// Proves: SJ-086, X12.
#[test]
fn from_zero_to_four_costs_ten_and_from_one_to_three_five() {
    let mut table = position();
    table.act(&["place distribution dark 8"]);
    assert_eq!(
        table.refuses("distribute food 4"),
        "too-little-for-distribution"
    );
    assert!(table.allows("distribute food 3"));
    let mut table = position();
    table.act(&["place distribution dark 10", "distribute food 4"]);
    assert_eq!(table.factory(1, Good::Food).distribution, 4);
    assert_eq!(table.legal_with("distribute"), Vec::<String>::new());

    let clothes = || position().with(1, Good::Clothes, |factory| factory.distribution = 1);
    let mut table = clothes();
    table.act(&["place distribution dark 4"]);
    assert_eq!(
        table.refuses("distribute clothes 3"),
        "too-little-for-distribution"
    );
    let mut table = clothes();
    table.act(&["place distribution dark 6", "distribute clothes 3"]);
    assert_eq!(left(&table), 1);
}

/// Proves: SJ-086, SJ-154.
#[test]
fn a_step_costs_as_much_as_its_new_level() {
    let costs = [
        [None, Some(1), Some(3), Some(6), Some(10)],
        [None, None, Some(2), Some(5), Some(9)],
        [None, None, None, Some(3), Some(7)],
        [None, None, None, None, Some(4)],
    ];
    for (from, row) in (0..).zip(costs) {
        for (to, cost) in (0..).zip(row) {
            let Some(cost) = cost else { continue };
            assert_eq!(distribution_cost(from, to), cost, "{from} to {to}");
            // On the table too, with £10 to spend.
            let mut table = position().with(1, Good::Food, |factory| factory.distribution = from);
            table.act(&[
                "place distribution dark 10",
                &format!("distribute food {to}"),
            ]);
            if cost < 10 {
                assert_eq!(left(&table), 10 - cost);
            }
        }
    }
}

/// Proves: SJ-086.
#[test]
fn distribution_is_divided_among_factories_and_ends_at_four() {
    let mut table = position().with(1, Good::Food, |factory| factory.distribution = 4);
    table.act(&["place distribution dark 10"]);
    let food = table.legal_with("distribute");
    assert!(
        food.iter()
            .all(|choice| !choice.starts_with("distribute food"))
    );
    assert_eq!(table.refuses("distribute food 4"), "not-higher");
    assert!("distribute food 5".parse::<arkwright::Action>().is_err());
    table.act(&[
        "distribute clothes 2",
        "distribute cutlery 2",
        "distribute lamps 2",
    ]);
    let markers = Good::ALL.map(|good| table.factory(1, good).distribution);
    assert_eq!(markers, [4, 2, 2, 2]);
    // The pound left over is lost.
    assert_eq!(table.company(1).cash, 90);
}

/// Proves: SJ-086.
#[test]
fn distribution_of_the_same_good_is_raised_again_for_the_same_costs() {
    let mut table = position();
    table.act(&["place distribution dark 10", "distribute food 1"]);
    assert_eq!(left(&table), 9);
    table.act(&["distribute lamps 1", "distribute food 3"]);
    assert_eq!(left(&table), 10 - 1 - 1 - 5);
    assert_eq!(table.factory(1, Good::Food).distribution, 3);
    table.act(&["distribute lamps 2"]);
    assert_eq!(left(&table), 1);
}

/// Proves: SJ-086.
#[test]
fn distribution_needs_a_factory() {
    let mut table = position().without_factory(1, Good::Lamps);
    table.act(&["place distribution 4"]);
    assert_eq!(table.refuses("distribute lamps 1"), "no-factory");
}

/// Proves: SJ-087.
#[test]
fn distribution_raises_the_appeal_at_once_and_then_prices_may_be_adjusted() {
    let mut table = position();
    assert_eq!(table.appeal(1, Good::Food), 3);
    table.act(&["place distribution light 6", "distribute food 3"]);
    assert_eq!(table.appeal(1, Good::Food), 6);
    assert_eq!(table.appeal(1, Good::Cutlery), 2);
    assert_eq!(
        table.refuses("take quality light"),
        "other-additional-action"
    );
    // £11 was out of reach before: 8 + 3 of distribution.
    assert_eq!(table.refuses("price food 12"), "price-above-quality");
    table.act(&["price food 11"]);
    assert_eq!(table.appeal(1, Good::Food), 0);
}

#[test]
fn a_refusal_of_distribution_cites_its_chapter_and_not_that_of_quality() {
    let cites = |table: &Table, choice, id, section| {
        let refusal = table.refusal(choice);
        assert_eq!((refusal.message.id, refusal.section), (id, section));
    };
    let mut table = position();
    table.act(&["place distribution 4", "distribute food 1"]);
    cites(&table, "distribute food 1", "not-higher", "II.2.5");
    let mut table = position().with(1, Good::Food, |factory| factory.distribution = 2);
    table.act(&["place distribution 4"]);
    cites(&table, "distribute food 2", "not-higher", "II.2.5");
    let mut table = position()
        .with_marker(1, "quality light")
        .with(1, Good::Food, |factory| factory.quality = 1);
    table.act(&["place quality light 8"]);
    cites(&table, "quality food 1", "not-higher", "II.2.4");
    table.act(&["quality food 2"]);
    cites(&table, "quality food 2", "not-higher", "II.2.4");
}
