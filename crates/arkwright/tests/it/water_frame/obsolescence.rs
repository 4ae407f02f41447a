//! Obsolete factories and the level in force (6.IV).

use arkwright::{Cost, Event, Good};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// Factories of seat 1 with these levels of food, clothes and cutlery, at the end of a decade.
fn levels(year: u16, levels: [u8; 3]) -> Table {
    let mut table = before_event(3, year);
    for (good, level) in [Good::Food, Good::Clothes, Good::Cutlery]
        .into_iter()
        .zip(levels)
    {
        table = table.with_rows(1, good, level, 1, 5);
    }
    table.with_empty(40)
}

/// The extra workers of food, clothes and cutlery of seat 1.
fn extra(table: &Table) -> [u8; 3] {
    [Good::Food, Good::Clothes, Good::Cutlery].map(|good| table.factory(1, good).extra)
}

/// Proves: WF-178.
#[test]
fn level_1_is_obsolete_from_1790_and_level_2_in_1810() {
    for (year, workers) in [
        (1770, [0, 0, 0]),
        (1780, [2, 0, 0]),
        (1790, [2, 0, 0]),
        (1800, [2, 2, 0]),
    ] {
        let mut table = levels(year, [1, 2, 3]);
        let (seekers, fired) = table.job_market();
        table.reveal_event("credit-crisis").go_on(&["start 1"]);
        assert_eq!(extra(&table), workers, "before {}", year + 10);
        let hired: u8 = workers.iter().sum();
        assert_eq!(
            table.job_market(),
            (seekers, fired - hired),
            "from the fired"
        );
    }
}

/// Proves: WF-179.
#[test]
fn a_factory_that_is_obsolete_again_takes_two_more_workers() {
    let mut table = levels(1780, [1, 2, 3]);
    for (year, workers) in [(1790, [2, 0, 0]), (1800, [4, 0, 0]), (1810, [6, 2, 0])] {
        table.idle_until(|board| board.year() == year);
        assert_eq!(extra(&table), workers, "{year}");
    }
}

/// The last action of a decade by seat 3, who has food of level I with four extra workers.
fn modernizing(year: u16) -> Table {
    before_production(3, Good::Food)
        .in_year(year)
        .with_rows(3, Good::Food, 1, 1, 5)
        .with(3, Good::Food, |food| food.extra = 4)
        .with_empty(40)
}

/// Proves: WF-180.
#[test]
fn all_extra_workers_leave_at_the_current_level() {
    let mut table = modernizing(1800);
    let fired = table.board.fired;
    table.act(&["place factory 2", "modernize food"]);
    assert_eq!(table.factory(3, Good::Food).extra, 4, "level II of III");
    table.act(&["modernize food"]);
    assert_eq!(table.factory(3, Good::Food).extra, 0);
    assert_eq!(table.board.fired, fired + 4);
}

/// Proves: WF-180.
#[test]
fn extra_workers_leave_when_the_factory_is_closed() {
    let mut table = modernizing(1800).with_rows(3, Good::Lamps, 3, 1, 5);
    let fired = table.board.fired;
    table.act(&["place factory 2", "close food"]);
    assert_eq!(table.factory(3, Good::Food).extra, 0);
    assert_eq!(table.board.fired, fired + 6, "with those of row 1");
}

/// Proves: WF-180.
#[test]
fn extra_workers_are_gone_when_the_inventor_passes_the_current_level() {
    let mut table = modernizing(1780).with_tile(3, "inventor");
    table.act(&["place factory 2", "modernize food"]);
    assert_eq!(table.factory(3, Good::Food).extra, 0);
    table.act(&["modernize food", "return inventor", "done"]);
    let food = table.factory(3, Good::Food);
    assert_eq!((food.level, food.extra), (3, 0));
}

/// Proves: WF-180.
#[test]
fn extra_workers_are_paid_and_not_fired_by_the_workers_action() {
    let mut table = modernizing(1800);
    table.act(&["place workers 2"]);
    assert_eq!(table.refused("fire food 1"), ("first-row-stays", "II.2.2"));
    table.done();
    let wages = Cost::Wages {
        good: Good::Food,
        workers: 6,
        wage: 3,
    };
    assert!(table.paid(3).contains(&(18, wages)));
}

/// Proves: WF-181.
#[test]
fn scarce_workers_go_one_by_one_to_the_factories_and_the_rest_cost_5_each() {
    // Seats 1 and 2 have one obsolete factory each, seat 3 has two: five workers for eight.
    let mut table = before_event(3, 1780)
        .with_rows(1, Good::Food, 1, 1, 5)
        .with_rows(2, Good::Food, 1, 1, 5)
        .with_rows(3, Good::Clothes, 1, 1, 5)
        .with_rows(3, Good::Lamps, 1, 1, 5)
        .with_workers_left(3, 2);
    table.reveal_event("credit-crisis").go_on(&["start 1"]);
    let extra = [
        (1, Good::Food),
        (2, Good::Food),
        (3, Good::Clothes),
        (3, Good::Lamps),
    ]
    .map(|(number, good)| table.factory(number, good).extra);
    assert_eq!(extra, [2, 1, 1, 1]);
    assert_eq!(table.job_market(), (0, 0));
    assert_eq!(table.paid(1)[1..], []);
    assert_eq!(table.paid(2)[1..], [(5, Cost::MissingWorkers { count: 1 })]);
    assert_eq!(
        table.paid(3)[1..],
        [(10, Cost::MissingWorkers { count: 2 })]
    );
    let missing = Event::Obsolete {
        seat: seat(3),
        good: Good::Clothes,
        workers: 1,
        missing: 1,
    };
    assert!(table.events.contains(&missing));
}

/// Proves: WF-181.
#[test]
fn the_new_start_player_comes_first_where_workers_are_scarce() {
    let mut table = before_event(3, 1780)
        .with_rows(1, Good::Food, 1, 1, 5)
        .with_rows(2, Good::Food, 1, 1, 5)
        .with_workers_left(0, 1);
    table.reveal_event("credit-crisis").go_on(&["start 2"]);
    assert_eq!(table.factory(1, Good::Food).extra, 0);
    assert_eq!(table.factory(2, Good::Food).extra, 1);
}

/// Proves: WF-182.
#[test]
fn the_level_is_1_in_1770_2_up_to_1790_and_3_up_to_1810() {
    for (year, level) in [(1770, 1), (1780, 2), (1790, 2), (1800, 3), (1810, 3)] {
        let mut table = before_production(3, Good::Food).in_year(year);
        assert_eq!(table.game.level(&table.board), level, "{year}");
        table.act(&["place factory 2"]);
        let levels = table.legal_with("build lamps").len();
        assert_eq!(levels, usize::from(level), "{year}");
        if level < 4 {
            let choice = format!("build lamps {}", level + 1);
            assert_eq!(table.refused(&choice), ("level-too-high", "II.2.1"));
        }
    }
    // The rows of the mat open with it.
    for (year, ship, is_open) in [
        (1770, 4, false),
        (1780, 4, true),
        (1790, 6, false),
        (1800, 6, true),
        (1810, 8, false),
    ] {
        let mut table = before_production(3, Good::Food).in_year(year);
        table.act(&["place exchange 2", "done"]);
        assert_eq!(
            table.allows(&format!("take ship {ship}")),
            is_open,
            "{year}"
        );
    }
}
