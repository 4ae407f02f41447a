//! The factory action with developer and inventor (II.2.1).

use arkwright::{Cost, Good, WaterEvent};

use crate::water_frame::kit::{Table, seat};

/// Seat 1 with £200 in a decade, food and clothes on these levels, no other factory.
fn table(year: u16, food: u8, clothes: u8) -> Table {
    Table::open(3)
        .in_year(year)
        .with_cash(1, 200)
        .with_factory(1, Good::Food, food, 4, 5)
        .with_factory(1, Good::Clothes, clothes, 4, 6)
}

/// What seat 1 has paid for factory markers, in order.
fn built(table: &Table) -> Vec<(Good, u8, u16)> {
    let paid = table
        .paid(1)
        .into_iter()
        .filter_map(|(amount, why)| match why {
            Cost::Factory { good, level } => Some((good, level, amount)),
            _ => None,
        });
    paid.collect()
}

/// Proves: WF-035, X27.
#[test]
fn two_levels_in_one_action_are_paid_in_full() {
    let mut plain = table(1800, 1, 1);
    plain.act(&["place factory 2", "modernize food", "modernize food"]);
    assert_eq!(
        plain.refused("modernize food"),
        ("level-too-high", "II.2.1")
    );
    plain.act(&["done"]);
    assert_eq!(built(&plain), [(Good::Food, 2, 10), (Good::Food, 3, 12)]);
    assert_eq!(plain.cash(1), 200 - 2 - 22);
    let mut developed = table(1800, 1, 1).with_tile(1, "developer");
    developed.act(&[
        "place factory 2",
        "modernize food",
        "modernize food",
        "use developer",
        "done",
    ]);
    assert_eq!(developed.cash(1), 200 - 2 - 17);
    let mut early = table(1780, 1, 1);
    early.act(&["place factory 2", "modernize food"]);
    assert_eq!(
        early.refused("modernize food"),
        ("level-too-high", "II.2.1")
    );
}

/// Proves: WF-036.
#[test]
fn extra_workers_stay_until_the_current_level_is_reached() {
    let mut table = table(1800, 1, 1).with(1, Good::Food, |food| food.extra = 2);
    let (_, fired) = table.job_market();
    table.act(&["place factory 2", "modernize food"]);
    assert_eq!(table.factory(1, Good::Food).extra, 2);
    assert_eq!(table.job_market().1, fired);
    table.act(&["modernize food"]);
    assert_eq!(table.factory(1, Good::Food).extra, 0);
    assert_eq!(table.job_market().1, fired + 2);
}

/// Proves: WF-037.
#[test]
fn the_developer_saves_5_once_for_each_factory_and_is_returned() {
    let mut table = table(1800, 2, 2)
        .with_tile(1, "developer")
        .with_supply("developer");
    let supply = table.supply("developer");
    table.act(&["place factory 2"]);
    assert_eq!(
        table.refused("use developer"),
        ("nothing-to-develop", "II.2.1")
    );
    table.act(&[
        "modernize food",
        "use developer",
        "modernize clothes",
        "build cutlery 3",
        "price cutlery 8",
        "build lamps 3",
        "price lamps 9",
    ]);
    assert_eq!(
        table.refused("use developer"),
        ("developer-in-use", "II.2.1")
    );
    table.act(&["done"]);
    // 12 + 13 + 16 + 17, each £5 less.
    let due = [
        (Good::Food, 3, 7),
        (Good::Clothes, 3, 8),
        (Good::Cutlery, 3, 11),
        (Good::Lamps, 3, 12),
    ];
    assert_eq!(built(&table), due);
    assert!(!table.has(1, "developer"));
    assert_eq!(table.supply("developer"), supply + 1);
}

/// Proves: WF-037.
#[test]
fn a_developer_who_is_not_used_stays() {
    let mut table = table(1800, 2, 2).with_tile(1, "developer");
    table.act(&["place factory 2", "modernize food", "done"]);
    assert_eq!(built(&table), [(Good::Food, 3, 12)]);
    assert!(table.has(1, "developer"));
    let mut without = self::table(1800, 2, 2);
    without.act(&["place factory 2", "modernize food"]);
    assert_eq!(
        without.refused("use developer"),
        ("tile-not-owned", "II.3.2.1")
    );
}

/// Proves: WF-038, X28.
#[test]
fn the_developer_does_not_pay_for_the_inventors_level() {
    let mut table = table(1780, 2, 2)
        .with_tile(1, "developer")
        .with_tile(1, "inventor");
    table.act(&[
        "place factory 2",
        "build lamps 2",
        "price lamps 9",
        "modernize lamps",
    ]);
    table.act(&["return inventor", "use developer", "done"]);
    assert_eq!(built(&table), [(Good::Lamps, 2, 9), (Good::Lamps, 3, 17)]);
    // A step beyond the level alone is nothing to develop.
    let mut beyond = self::table(1780, 2, 2)
        .with_tile(1, "developer")
        .with_tile(1, "inventor");
    beyond.act(&["place factory 2", "modernize food", "return inventor"]);
    assert_eq!(
        beyond.refused("use developer"),
        ("nothing-to-develop", "II.2.1")
    );
    // Beside an eligible factory it costs its full price.
    beyond.act(&["build lamps 1", "price lamps 9", "use developer", "done"]);
    assert_eq!(built(&beyond), [(Good::Food, 3, 12), (Good::Lamps, 1, 6)]);
}

/// Proves: WF-037, WF-038, X29.
#[test]
fn the_example_of_the_players_book_in_1810() {
    let mut table = table(1810, 2, 1)
        .with_tile(1, "developer")
        .with_tile(1, "inventor");
    table.act(&[
        "place factory 2",
        "modernize food",
        "use developer",
        "modernize clothes",
        "modernize clothes",
        "build cutlery 3",
        "price cutlery 9",
        "modernize cutlery",
        "return inventor",
        "done",
    ]);
    let due = [
        (Good::Food, 3, 7),
        (Good::Clothes, 2, 6),
        (Good::Clothes, 3, 13),
        (Good::Cutlery, 3, 11),
        (Good::Cutlery, 4, 19),
    ];
    assert_eq!(built(&table), due);
}

/// Ruling: with several steps in one factory the first one gets cheaper.
/// Proves: WF-039.
#[test]
fn the_first_step_gets_cheaper() {
    let mut table = table(1800, 1, 1).with_tile(1, "developer");
    table.act(&[
        "place factory 2",
        "build lamps 1",
        "price lamps 9",
        "modernize lamps",
    ]);
    table.act(&["modernize lamps", "use developer", "done"]);
    assert_eq!(
        built(&table),
        [
            (Good::Lamps, 1, 6),
            (Good::Lamps, 2, 14),
            (Good::Lamps, 3, 17)
        ]
    );
}

/// Proves: WF-040.
#[test]
fn the_inventor_modernizes_beyond_the_level_but_does_not_build_there() {
    let mut without = table(1780, 2, 1);
    without.act(&["place factory 2"]);
    assert_eq!(
        without.refused("modernize food"),
        ("level-too-high", "II.2.1")
    );
    let mut table = table(1780, 2, 1).with_tile(1, "inventor");
    table.act(&["place factory 2"]);
    assert_eq!(table.refused("build lamps 3"), ("level-too-high", "II.2.1"));
    table.act(&["modernize food", "pay inventor"]);
    assert_eq!(
        table.refused("modernize food"),
        ("level-too-high", "II.2.1")
    );
    table.act(&[
        "build lamps 2",
        "price lamps 9",
        "modernize lamps",
        "return inventor",
        "done",
    ]);
    assert_eq!(
        built(&table),
        [
            (Good::Food, 3, 12),
            (Good::Lamps, 2, 14),
            (Good::Lamps, 3, 17)
        ]
    );
}

/// Proves: WF-041.
#[test]
fn each_factory_beyond_the_level_is_one_use_however_many_steps_it_made() {
    let mut table = table(1780, 1, 2).with_tile(1, "inventor");
    let used = |table: &Table| {
        let used = table
            .water_events()
            .into_iter()
            .filter_map(|event| match event {
                WaterEvent::InventorUsed { uses, .. } => Some(uses),
                _ => None,
            });
        Vec::from_iter(used)
    };
    table.act(&["place factory 2", "modernize food"]);
    assert!(used(&table).is_empty(), "up to the level he is not needed");
    table.act(&["modernize food"]);
    assert_eq!(used(&table), [1]);
    assert_eq!(table.legal(), ["pay inventor", "return inventor"]);
    assert_eq!(
        table.refused("modernize clothes"),
        ("inventor-first", "1.8")
    );
    table.act(&["pay inventor", "modernize clothes"]);
    assert_eq!(used(&table), [2]);
    assert_eq!(table.harbour(1).inventor_uses, 2);
}

/// Proves: WF-042.
#[test]
fn the_inventor_costs_5_then_10_15_and_20_and_goes_back_after_four_uses() {
    let mut table = table(1780, 2, 2)
        .with_factory(1, Good::Cutlery, 2, 5, 7)
        .with_factory(1, Good::Lamps, 2, 6, 8)
        .with_supply("inventor");
    table.act(&["place workers 2", "done", "take inventor"]);
    assert_eq!(
        table.paid(1),
        [(2, Cost::Administration), (5, Cost::Inventor)]
    );
    table.idle_to_next_action(1);
    let supply = table.supply("inventor");
    table.act(&[
        "place factory 4",
        "modernize food",
        "pay inventor",
        "modernize clothes",
    ]);
    table.act(&["pay inventor", "modernize cutlery", "pay inventor"]);
    // With all else they are paid once the action is done.
    assert_eq!(table.paid(1), []);
    table.act(&["modernize lamps"]);
    assert!(!table.has(1, "inventor"));
    assert_eq!(table.supply("inventor"), supply + 1);
    let before = table.cash(1);
    table.act(&["done"]);
    assert_eq!(
        before - table.cash(1),
        4 + (12 + 13 + 16 + 17) + (10 + 15 + 20)
    );
    assert!(table.paid(1).contains(&(45, Cost::Inventor)));
    // Who takes him next begins anew.
    table
        .done()
        .act(&["place workers 8", "done", "take inventor"]);
    let taker = (1..=3).find(|seat| table.has(*seat, "inventor"));
    let taker = taker.expect("he was taken");
    assert!(table.paid(taker).contains(&(5, Cost::Inventor)));
    assert_eq!(table.harbour(taker).inventor_uses, 0);
}

/// Proves: WF-042.
#[test]
fn an_inventor_who_is_not_paid_for_goes_back_at_once() {
    let mut table = table(1780, 2, 2).with_tile(1, "inventor");
    table.act(&["place factory 2", "modernize food", "return inventor"]);
    assert!(!table.has(1, "inventor"));
    assert_eq!(
        table.refused("modernize clothes"),
        ("level-too-high", "II.2.1")
    );
    // What he brought stays.
    assert_eq!(table.factory(1, Good::Food).level, 3);
    table.act(&["done"]);
    assert!(table.paid(1).iter().all(|(_, why)| *why != Cost::Inventor));
    // Uses are counted from decade to decade.
    let mut table = self::table(1780, 2, 2).with_tile(1, "inventor");
    table.board.parts.harbours[seat(1).index()].inventor_uses = 2;
    table.act(&["place factory 2", "modernize food", "pay inventor", "done"]);
    assert!(table.paid(1).contains(&(20, Cost::Inventor)));
}

/// Proves: WF-042.
#[test]
fn an_inventor_who_is_taken_again_begins_anew() {
    let mut table = table(1780, 2, 2)
        .with_tile(1, "inventor")
        .with_harbour(1, |harbour| harbour.inventor_uses = 2);
    table.act(&[
        "place factory 2",
        "modernize food",
        "return inventor",
        "done",
    ]);
    table.done().idle_to_next_action(1);
    table.act(&["place workers 4", "done", "take inventor"]);
    assert!(table.paid(1).contains(&(5, Cost::Inventor)));
    assert_eq!(table.harbour(1).inventor_uses, 0);
}

/// Proves: WF-043.
#[test]
fn the_school_does_not_help_when_a_factory_is_closed_or_modernized() {
    let mut table = table(1800, 2, 1)
        .with_tile(1, "school")
        .with(1, Good::Food, |food| food.extra = 2);
    let (_, fired) = table.job_market();
    table.act(&["place factory 2", "close clothes", "modernize food"]);
    assert_eq!(table.job_market().1, fired + 4 + 2);
    assert_eq!(table.refused("resettle food 1"), ("not-now", "II.2.1"));
    table.act(&["done"]);
    assert!(table.legal_with("resettle").is_empty());
    assert_eq!(table.job_market().1, fired + 6);
}

/// Proves: WF-044.
#[test]
fn level_four_comes_from_1800_on_with_the_inventor() {
    for (year, highest) in [(1770, 2), (1780, 3), (1790, 3), (1800, 4), (1810, 4)] {
        for (good, cost) in Good::ALL.into_iter().zip([14, 15, 19, 20]) {
            let mut table = table(year, 1, 1)
                .with_factory(1, good, highest, 6, 8)
                .with_tile(1, "inventor");
            let modernize = format!("modernize {}", good.word());
            table.act(&["place factory 2"]);
            assert_eq!(table.refused(&modernize), ("level-too-high", "II.2.1"));
            let mut table = table.with_factory(1, good, highest - 1, 6, 8);
            table.act(&[&modernize, "return inventor", "done"]);
            let paid = built(&table);
            assert_eq!((paid[0].0, paid[0].1), (good, highest));
            assert!(highest < 4 || paid[0].2 == cost);
        }
    }
}
