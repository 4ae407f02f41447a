//! Building, modernizing and closing factories (II.2.1).

use crate::kit::Table;
use arkwright::{Event, Good, Phase};

/// Two players in a year; the first is rich and about to use his factory marker, already placed.
fn factory_action(table: Table) -> Table {
    let mut table = table
        .with_company(1, |company| company.cash = 500)
        .playable();
    table.act(&["place factory 2"]);
    table
}

fn in_year(year: u16) -> Table {
    Table::predetermined(2).in_year(year)
}

/// Proves: SJ-047.
#[test]
fn one_action_builds_modernizes_and_closes_as_often_as_wanted() {
    let mut table = factory_action(in_year(1780));
    table.act(&[
        "build lamps 1",
        "price lamps 9",
        "close food",
        "modernize cutlery",
        "build clothes 2",
        "price clothes 8",
        "modernize lamps",
        "build food 2",
        "price food 5",
        "done",
    ]);
    // Every cost is that of the new marker: food II, clothes II, cutlery II, lamps I and II.
    assert_eq!(table.paid_by(1), [2, 10, 11, 13, 11, 14]);
    assert_eq!(table.company(1).cash, 500 - 2 - 59);
    let levels = Good::ALL.map(|good| table.factory(1, good).level);
    assert_eq!(levels, [2, 2, 2, 2]);
}

/// Proves: SJ-047.
#[test]
fn a_factory_may_be_closed_before_or_after_another_is_built() {
    let mut table = factory_action(in_year(1770));
    table.act(&[
        "close food",
        "build lamps 1",
        "price lamps 9",
        "close cutlery",
        "done",
    ]);
    let levels = Good::ALL.map(|good| table.factory(1, good).level);
    assert_eq!(levels, [0, 0, 0, 1]);
}

/// Proves: SJ-048.
#[test]
fn levels_up_to_the_current_one_are_built() {
    for (year, highest) in [(1770, 1), (1780, 2), (1790, 2)] {
        let table = factory_action(in_year(year));
        for level in 1..=4 {
            let choice = format!("build lamps {level}");
            if level <= highest {
                assert!(table.allows(&choice), "{choice} in {year}");
            } else {
                assert_eq!(table.refuses(&choice), "level-too-high", "in {year}");
            }
        }
    }
}

/// Proves: SJ-048.
#[test]
fn a_second_factory_of_a_good_is_never_built() {
    let mut table = factory_action(in_year(1780));
    assert_eq!(table.refuses("build food 1"), "has-factory");
    assert_eq!(table.refuses("build food 2"), "has-factory");
    table.act(&["build lamps 1", "price lamps 9"]);
    assert_eq!(table.refuses("build lamps 2"), "has-factory");
}

/// Proves: SJ-049.
#[test]
fn a_new_factory_gets_its_first_row_from_the_job_market() {
    for (good, word, workers) in [
        (Good::Food, "food", 2),
        (Good::Clothes, "clothes", 2),
        (Good::Cutlery, "cutlery", 2),
        (Good::Lamps, "lamps", 3),
    ] {
        let table = in_year(1780).without_factory(1, good);
        let mut table = factory_action(table);
        let (empty, fired) = (table.board.empty, table.board.fired);
        table.act(&[&format!("build {word} 2")]);
        assert_eq!(table.rows(1, good), [workers, 0, 0, 0]);
        assert_eq!(table.factory(1, good).workers(), workers);
        assert_eq!(
            (table.board.empty, table.board.fired),
            (empty + workers, fired)
        );
    }
}

/// Proves: SJ-050.
#[test]
fn workers_missing_on_the_job_market_come_from_the_fired_ones() {
    let mut table = factory_action(in_year(1770).with_job_seekers(1));
    let fired = table.board.fired;
    table.act(&["build lamps 1"]);
    assert_eq!((table.board.empty, table.board.fired), (80, fired - 2));
    assert_eq!(table.rows(1, Good::Lamps), [3, 0, 0, 0]);
}

/// Proves: SJ-050.
#[test]
fn a_factory_whose_first_row_cannot_be_filled_is_not_built() {
    let left = |workers, job_seekers| {
        factory_action(Table::with_workers_left(workers).with_job_seekers(job_seekers))
    };
    for job_seekers in 0..=1 {
        let table = left(1, job_seekers);
        let refusal = table.refusal("build clothes 1");
        assert_eq!(refusal.message.id, "first-row-unfilled");
        assert_eq!(refusal.section, "II.2.1");
        assert_eq!(table.legal_with("build"), Vec::<String>::new());
    }
    for job_seekers in 0..=2 {
        let mut table = left(2, job_seekers);
        table.act(&["build clothes 2"]);
        assert_eq!(table.board.available_workers(), 0);
    }
}

/// Proves: SJ-051, SJ-101, X09.
#[test]
fn the_price_of_a_new_factory_is_set_at_once() {
    let table = in_year(1770).without_factory(1, Good::Food);
    let mut table = factory_action(table);
    table.act(&["build food 1"]);
    assert_eq!(table.refuses("done"), "price-due");
    assert_eq!(table.refuses("build lamps 1"), "price-due");
    assert_eq!(table.refuses("price cutlery 9"), "other-price-due");
    assert_eq!(table.refuses("price food 4"), "price-off-scale");
    assert_eq!(table.refuses("price food 9"), "price-above-quality");
    assert_eq!(table.refuses("price food 26"), "price-off-scale");
    assert_eq!(
        table.legal(),
        [
            "price food 5",
            "price food 6",
            "price food 7",
            "price food 8"
        ]
    );
    table.act(&["price food 5"]);
    assert_eq!(table.appeal(1, Good::Food), 3);
}

/// A food factory with everything on it that there is.
fn equipped(year: u16) -> Table {
    in_year(year).with(1, Good::Food, |factory| {
        factory.pieces = 5;
        factory.machines = [1, 0, 0, 0];
        factory.quality = 3;
        factory.distribution = 2;
        factory.price = 9;
    })
}

/// Proves: SJ-052, SJ-053.
#[test]
fn modernizing_keeps_everything_and_costs_the_new_level() {
    let mut table = factory_action(equipped(1780));
    let old = *table.factory(1, Good::Food);
    assert_eq!(table.appeal(1, Good::Food), 8 + 3 + 2 - 9);
    let market = (table.board.empty, table.board.fired);
    table.act(&["modernize food"]);
    let new = *table.factory(1, Good::Food);
    assert_eq!(new.level, 2);
    assert_eq!(arkwright::Factory { level: 1, ..new }, old);
    assert_eq!((table.board.empty, table.board.fired), market);
    // Base quality 10 instead of 8.
    assert_eq!(table.appeal(1, Good::Food), 6);
    table.act(&["done"]);
    assert_eq!(table.paid_by(1), [2, 10]);
}

/// Proves: SJ-052.
#[test]
fn modernizing_goes_to_the_next_level_and_never_beyond_the_current_one() {
    let mut table = factory_action(in_year(1770));
    assert_eq!(table.refuses("modernize food"), "level-too-high");
    assert_eq!(table.refuses("modernize lamps"), "no-factory-yet");
    table = factory_action(in_year(1790));
    table.act(&["modernize food"]);
    assert_eq!(table.factory(1, Good::Food).level, 2);
    assert_eq!(table.refuses("modernize food"), "level-too-high");
}

/// Proves: SJ-053.
#[test]
fn modernizing_raises_the_appeal_by_the_gain_in_base_quality() {
    for (good, word, workers, gain, cost) in [
        (Good::Food, "food", 4, 2, 10),
        (Good::Clothes, "clothes", 4, 2, 11),
        (Good::Cutlery, "cutlery", 5, 3, 13),
        (Good::Lamps, "lamps", 6, 3, 14),
    ] {
        let mut table = factory_action(in_year(1780).with_factory(1, good, 1, workers, 7));
        let before = table.appeal(1, good);
        table.act(&[&format!("modernize {word}")]);
        assert_eq!(table.appeal(1, good), before + gain);
        table.act(&["done"]);
        assert_eq!(table.paid_by(1), [2, cost]);
    }
}

/// Proves: SJ-054.
#[test]
fn extra_workers_are_fired_when_their_factory_reaches_the_current_level() {
    for extra in [2, 1, 0] {
        let table = in_year(1790).with(1, Good::Food, |factory| factory.extra = extra);
        let mut table = factory_action(table);
        let (empty, fired) = (table.board.empty, table.board.fired);
        table.act(&["modernize food"]);
        let food = table.factory(1, Good::Food);
        assert_eq!((food.extra, food.workers()), (0, 4));
        assert_eq!(
            (table.board.empty, table.board.fired),
            (empty, fired + extra)
        );
    }
}

/// Proves: SJ-055.
#[test]
fn closing_fires_all_workers_and_pays_nothing_back() {
    let table = equipped(1790).with(1, Good::Food, |factory| factory.extra = 2);
    let mut table = factory_action(table);
    let (empty, fired) = (table.board.empty, table.board.fired);
    table.act(&["close food"]);
    assert_eq!(*table.factory(1, Good::Food), arkwright::Factory::default());
    assert_eq!(table.appeal(1, Good::Food), 0);
    // Four workers in the rows and two extra ones; the machine is gone.
    assert_eq!((table.board.empty, table.board.fired), (empty, fired + 6));
    assert_eq!(table.refuses("close food"), "no-factory-yet");
    table.act(&["done"]);
    assert_eq!(table.company(1).cash, 498);
}

/// Proves: SJ-056.
#[test]
fn a_factory_built_in_this_action_is_not_closed_in_it() {
    let mut table = factory_action(in_year(1780));
    table.act(&["build lamps 1", "price lamps 9"]);
    assert_eq!(table.refuses("close lamps"), "just-built");
    table.act(&["modernize lamps"]);
    assert_eq!(table.refuses("close lamps"), "just-built");
    assert!(table.allows("close food"));
    table.done().idle_to_action(1);
    table.act(&["reuse factory"]);
    assert!(table.allows("close lamps"));
}

/// Proves: SJ-057.
#[test]
fn a_closed_factory_is_rebuilt_in_this_action_at_another_level_only() {
    let mut table = factory_action(in_year(1780));
    table.act(&["close food"]);
    assert_eq!(table.refuses("build food 1"), "just-closed");
    table.act(&["build food 2", "price food 5"]);
    assert_eq!(table.refuses("close food"), "just-built");

    let mut table = factory_action(in_year(1770));
    table.act(&["close food"]);
    assert_eq!(table.refuses("build food 1"), "just-closed");
    table.done().idle_to_action(1);
    table.act(&["reuse factory"]);
    assert!(table.allows("build food 1"));
}

/// Proves: SJ-057.
#[test]
fn a_modernized_factory_counts_as_closed_at_its_new_level() {
    let mut table = factory_action(in_year(1780));
    table.act(&["modernize food", "close food"]);
    assert_eq!(table.refuses("build food 2"), "just-closed");
    assert!(table.allows("build food 1"));
}

/// Proves: SJ-058.
#[test]
fn a_new_factory_may_be_modernized_at_once() {
    let mut table = factory_action(in_year(1780));
    table.act(&["build clothes 1", "price clothes 7", "modernize clothes"]);
    let clothes = table.factory(1, Good::Clothes);
    assert_eq!((clothes.level, clothes.pieces, clothes.price), (2, 2, 7));
    assert_eq!(table.appeal(1, Good::Clothes), 4);
    table.act(&["done"]);
    assert_eq!(table.paid_by(1), [2, 9, 11]);
}

/// A player with three stored food and no food factory.
fn stored_without_factory() -> Table {
    Table::predetermined(2)
        .without_factory(1, Good::Food)
        .with_company(1, |company| company.stored = [3, 0, 0, 0])
        .playable()
}

/// Proves: SJ-059.
#[test]
fn stored_goods_outlast_their_factory() {
    let table = Table::predetermined(2).with_company(1, |company| company.stored = [3, 0, 0, 0]);
    let mut table = factory_action(table);
    table.act(&["close food", "done"]);
    assert_eq!(table.company(1).stored, [3, 0, 0, 0]);
}

/// Proves: SJ-059.
#[test]
fn without_a_factory_stored_goods_leave_by_warehouse_sale_only() {
    let mut table = stored_without_factory();
    table.idle_until(|board| matches!(board.phase, Phase::Sale(_)) || board.cycle == 1);
    assert_eq!(table.board.cycle, 1, "nobody was asked to sell stored food");
    assert_eq!(table.sold_by(1, Good::Food), 0);
    assert_eq!(table.company(1).stored, [3, 0, 0, 0]);
    table.idle_to_action(1);
    table.act(&["place exchange 8"]);
    let cash = table.company(1).cash;
    table.act(&["warehouse food 3"]);
    assert_eq!(table.company(1).cash, cash + 6);
}

/// Proves: SJ-059.
#[test]
fn a_new_factory_sells_stored_goods_again() {
    let mut table = factory_action(stored_without_factory());
    table.act(&["build food 1", "price food 5"]).done();
    table.idle_until(|board| matches!(board.phase, Phase::Sale(_)));
    assert_eq!(table.asked(), 1);
    table.act(&["offer", "offer"]);
    // One produced and two stored, as many as the appeal allows.
    assert_eq!(table.sold_by(1, Good::Food), 3);
    assert_eq!(table.company(1).stored, [1, 0, 0, 0]);
}

/// Proves: SJ-060, SJ-083.
#[test]
fn a_rebuilt_factory_has_neither_quality_nor_distribution() {
    let mut table = factory_action(equipped(1780));
    table.act(&["close food", "build food 2", "price food 6"]);
    let food = table.factory(1, Good::Food);
    assert_eq!((food.quality, food.distribution), (0, 0));
    assert_eq!((food.machine_count(), food.pieces), (0, 2));
    assert_eq!(table.appeal(1, Good::Food), 4);
}

/// Proves: SJ-061.
#[test]
fn after_the_factory_action_only_built_and_modernized_factories_change_their_price() {
    let mut table = Table::predetermined(2)
        .in_year(1780)
        .with_company(1, |company| company.cash = 500);
    table.act(&[
        "place factory 10",
        "build lamps 1",
        "price lamps 9",
        "modernize food",
        "done",
    ]);
    assert!(table.allows("price lamps 11"));
    assert!(table.allows("price food 10"));
    // Not even for £1 of the £10.
    assert_eq!(table.refuses("price cutlery 9"), "not-affected");
    assert_eq!(table.refuses("price clothes 9"), "no-factory");
    table.act(&["price lamps 5", "price food 9"]);
    assert_eq!(table.asked(), 2, "nothing is left to adjust");
    assert_eq!(table.company(1).cash, 500 - 10 - 11 - 10);
}

/// Proves: SJ-061.
#[test]
fn closing_alone_leaves_no_price_to_adjust() {
    let mut table = factory_action(in_year(1780));
    table.act(&["modernize food", "close food", "done"]);
    assert_eq!(table.asked(), 2);
    let forced = Event::Forced {
        seat: crate::kit::seat(1),
        action: arkwright::Action::Done,
    };
    assert!(table.events.contains(&forced));
}

/// Proves: SJ-057, SJ-058.
#[test]
fn a_closed_level_may_be_reached_again_by_modernizing_for_both_levels_in_full() {
    let mut table = factory_action(in_year(1780));
    table.act(&["modernize food", "close food", "build food 1"]);
    table.act(&["price food 5", "modernize food"]);
    let food = table.factory(1, Good::Food);
    assert_eq!((food.level, food.pieces), (2, 2));
    assert_eq!(table.refuses("close food"), "just-built");
    table.act(&["done"]);
    // Level I once, level II twice.
    assert_eq!(table.paid_by(1), [2, 8, 10, 10]);
}

/// Proves: SJ-048, SJ-138.
#[test]
fn a_level_that_is_obsolete_already_may_be_built_and_takes_no_extra_workers() {
    let mut table = factory_action(in_year(1790));
    table.act(&["build lamps 1", "price lamps 9", "done"]);
    let lamps = table.factory(1, Good::Lamps);
    assert_eq!((lamps.level, lamps.extra, lamps.workers()), (1, 0, 3));
    assert_eq!(table.paid_by(1), [2, 11]);
    table.done();
    table.idle_until(|board| board.cycle == 3);
    assert_eq!(table.factory(1, Good::Lamps).extra, 0);
}
