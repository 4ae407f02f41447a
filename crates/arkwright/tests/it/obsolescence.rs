//! Obsolescence of factories (6.IV).

use crate::kit::production::{before_production, factory};
use crate::kit::{Table, seat};
use arkwright::{Board, Cost, Event, Factory, Good};

/// The end of 1780, with everything laid out; then 1790 begins with this start player.
#[track_caller]
fn into_1790(players: u8, start: u8, lay: impl FnOnce(&mut Board)) -> Table {
    let mut table = before_production(players, Good::Lamps, |board| {
        board.decade = 2;
        lay(board);
    });
    table
        .produce()
        .idle_until(|board| board.phase == arkwright::Phase::NameStartPlayer);
    table.act(&[&format!("start {start}")]);
    assert_eq!(table.board.year(), 1790);
    table
}

/// The extra workers of a seat's factories, by good.
fn extra(table: &Table, number: u8) -> [u8; 4] {
    table.company(number).factories.map(|factory| factory.extra)
}

fn missing(count: u8) -> Cost {
    Cost::MissingWorkers { count }
}

/// Proves: SJ-138.
#[test]
fn every_level_1_factory_takes_two_workers_from_the_fired_before_1790() {
    let table = into_1790(2, 1, |board| {
        board.empty = 40;
        board.companies[0].factories[0] = factory(Good::Food, 1, 2, 5);
        board.companies[0].factories[1] = factory(Good::Clothes, 2, 2, 6);
        board.companies[1].factories[2] = factory(Good::Cutlery, 1, 1, 8);
    });
    assert_eq!(extra(&table, 1), [2, 0, 0, 0]);
    assert_eq!(extra(&table, 2), [0, 0, 2, 0]);
    assert_eq!(table.factory(1, Good::Food).pieces, 4, "beside the rows");
    // 22 were fired; four went into factories, two back to the job market.
    assert_eq!((table.board.fired, table.board.empty), (22 - 4 - 2, 40 - 2));
    assert!(table.paid(1).is_empty() && table.paid(2).is_empty());
}

/// Proves: SJ-138.
#[test]
fn nothing_is_obsolete_before_1770_and_1780() {
    assert_eq!(extra(&Table::predetermined(4), 1), [0; 4]);
    let mut table = before_production(2, Good::Lamps, |board| {
        board.empty = 40;
        board.companies[0].factories[0] = factory(Good::Food, 1, 2, 5);
    });
    table.produce().act(&["start 1"]);
    assert_eq!(table.board.year(), 1780);
    assert_eq!(extra(&table, 1), [0; 4]);
}

/// Proves: SJ-138.
#[test]
fn nobody_is_asked_between_the_new_start_player_and_obsolescence() {
    let mut table = before_production(2, Good::Lamps, |board| {
        board.decade = 2;
        board.empty = 40;
        board.companies[0].factories[0] = factory(Good::Food, 1, 2, 5);
    });
    table.produce();
    assert_eq!(table.legal(), ["start 1", "start 2"], "no closing");
    table.act(&["start 1"]);
    assert_eq!(extra(&table, 1), [2, 0, 0, 0]);
}

/// Proves: SJ-139.
#[test]
fn missing_workers_come_from_the_job_market() {
    let table = into_1790(2, 1, |board| {
        // 34 job seekers, 37 in factories: one is fired.
        board.empty = 46;
        board.companies[0].factories = [
            factory(Good::Food, 1, 4, 5),
            factory(Good::Clothes, 2, 4, 6),
            factory(Good::Cutlery, 2, 4, 6),
            factory(Good::Lamps, 2, 2, 14),
        ];
        board.companies[1].factories[0] = factory(Good::Food, 1, 1, 5);
        assert_eq!(board.job_seekers(), 34);
    });
    assert_eq!((extra(&table, 1)[0], extra(&table, 2)[0]), (2, 2));
    assert_eq!((table.board.fired, table.board.empty), (0, 49));
}

/// Five workers are left for four obsolete factories: one of the first seat, one of the second, two of the
/// third.
fn five_workers(board: &mut Board) {
    board.empty = 78;
    board.companies[0].factories = [
        factory(Good::Food, 1, 4, 5),
        factory(Good::Clothes, 2, 4, 5),
        factory(Good::Cutlery, 2, 4, 5),
        // Sold out, so that nobody is asked what to store.
        factory(Good::Lamps, 2, 4, 5),
    ];
    board.companies[1].factories[0] = factory(Good::Food, 1, 4, 5);
    board.companies[1].factories[1] = factory(Good::Clothes, 2, 4, 5);
    board.companies[1].factories[3] = factory(Good::Lamps, 2, 4, 5);
    board.companies[2].factories[0] = factory(Good::Food, 1, 1, 5);
    board.companies[2].factories[1] = factory(Good::Clothes, 1, 1, 5);
}

/// Proves: SJ-140, SJ-141, X24.
#[test]
fn five_workers_go_round_by_factory_and_the_rest_is_paid_for() {
    let table = into_1790(3, 1, five_workers);
    assert_eq!(extra(&table, 1), [2, 0, 0, 0]);
    assert_eq!(extra(&table, 2), [1, 0, 0, 0]);
    assert_eq!(extra(&table, 3), [1, 1, 0, 0]);
    assert!(table.paid(1).is_empty());
    assert_eq!(table.paid(2), [(5, missing(1))]);
    assert_eq!(table.paid(3), [(10, missing(2))]);
    assert_eq!((table.board.fired, table.board.empty), (0, 80));
}

/// Proves: SJ-140.
#[test]
fn workers_go_round_from_the_new_start_player_and_from_food_downwards() {
    // A single worker shows which of the two factories comes first.
    for (more, taken, fee) in [(2, [1, 0, 0, 0], 15), (1, [1, 1, 0, 0], 10)] {
        let table = into_1790(3, 3, |board| {
            five_workers(board);
            // Two more workers in cutlery, and one or two in food: one is left, or two.
            board.empty = 77 + more;
            board.companies[2].factories[2] = factory(Good::Cutlery, 2, 1, 8);
            board.companies[2].factories[0].pieces += more;
        });
        assert_eq!(extra(&table, 3), taken);
        assert_eq!(extra(&table, 1), [0; 4]);
        assert_eq!(extra(&table, 2), [0; 4]);
        assert_eq!(table.paid(3), [(fee, missing(fee as u8 / 5))]);
        assert_eq!(table.paid(1), [(10, missing(2))]);
        assert_eq!(table.paid(2), [(10, missing(2))]);
    }
}

/// Proves: SJ-141.
#[test]
fn a_worker_that_was_paid_for_is_never_due_later() {
    let mut table = into_1790(3, 1, five_workers);
    // Somebody fires workers; the second player's factory stays with one extra worker.
    table.act(&["place workers 2", "fire food 6", "done", "done"]);
    assert_eq!(table.board.fired, 6);
    table.idle_until(|board| board.active() == Good::Cutlery);
    assert_eq!(extra(&table, 2), [1, 0, 0, 0]);
    assert_eq!(extra(&table, 3), [1, 1, 0, 0]);
}

/// Proves: SJ-142.
#[test]
fn the_fee_is_5_which_is_the_wage_beside_the_last_row() {
    let table = into_1790(3, 1, five_workers);
    assert_eq!(table.game.wage(&table.board), 5);
    assert_eq!(table.game.components().loans.missing_worker, 5);
    table.place_of(|event| {
        let fee = Event::Paid {
            seat: seat(2),
            amount: 5,
            why: missing(1),
        };
        *event == fee
    });
}

/// Proves: SJ-142.
#[test]
fn a_fee_that_cannot_be_paid_sells_shares() {
    let mut table = into_1790(3, 1, |board| {
        five_workers(board);
        board.companies[2].cash = 2 + 9;
    });
    // £11, less £2 for his last action and £10 in fees: a share has to go.
    assert_eq!(table.company(3).shares, 9);
    assert_eq!(table.company(3).cash, 9 + 10 - 10);
    table.is_valid();
    table.idle_until(|board| board.cycle == 1);
}

/// A table in 1790, the first player to act, with an obsolete food factory.
fn obsolete_food(change: impl FnOnce(&mut Factory)) -> Table {
    let table = Table::predetermined(2).set(|board| {
        board.decade = 3;
        let mut food = Factory {
            extra: 2,
            ..board.companies[0].factories[0]
        };
        change(&mut food);
        board.companies[0].factories[0] = food;
        board.companies[0].cash = 100;
        crate::kit::production::balance(board);
    });
    table.is_valid();
    table
}

/// Proves: SJ-143.
#[test]
fn extra_workers_are_paid_and_fill_no_row() {
    let mut table = obsolete_food(|food| food.pieces = 3);
    table.idle_until(|board| board.cycle == 1);
    table.place_of(|event| {
        let why = Cost::Wages {
            good: Good::Food,
            workers: 5,
            wage: 2,
        };
        matches!(event, Event::Paid { seat: by, why: paid, .. } if *by == seat(1) && *paid == why)
    });
    table.place_of(|event| {
        let one = Event::Produced {
            seat: seat(1),
            good: Good::Food,
            count: 1,
        };
        *event == one
    });
}

/// Proves: SJ-143.
#[test]
fn extra_workers_cannot_be_fired() {
    let mut table = obsolete_food(|food| food.pieces = 4);
    table.act(&["place workers 2"]);
    assert!(table.allows("fire food 2"));
    assert_eq!(table.refuses("fire food 3"), "first-row-stays");
    table.act(&["fire food 2"]);
    assert_eq!(table.factory(1, Good::Food).extra, 2);
}

/// Proves: SJ-143.
#[test]
fn extra_workers_are_fired_when_the_factory_is_modernized_or_closed() {
    let mut table = obsolete_food(|_| {});
    let fired = table.board.fired;
    table.act(&["place factory 2", "modernize food"]);
    assert_eq!(table.factory(1, Good::Food).extra, 0);
    assert_eq!(table.factory(1, Good::Food).pieces, 4);
    assert_eq!(table.board.fired, fired + 2);
    let mut table = obsolete_food(|_| {});
    table.act(&["place factory 2", "close food"]);
    assert_eq!(table.board.fired, fired + 4 + 2);
}
