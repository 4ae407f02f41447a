//! Hiring and firing (II.2.2).

use crate::kit::{Table, seat};
use arkwright::{Board, BuiltSince, Cost, Event, Good, Phase};

/// The first seat of two is about to hire and fire; it has food and cutlery.
fn workers_action(table: Table) -> Table {
    let mut table = table.playable();
    table.act(&["place workers 2"]);
    table
}

/// Proves: SJ-062.
#[test]
fn workers_are_hired_into_several_factories_for_the_administrative_costs_only() {
    let mut table = workers_action(Table::predetermined(2));
    let empty = table.board.empty;
    table.act(&["hire food 4", "hire cutlery 3"]);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 2, 2]);
    assert_eq!(table.rows(1, Good::Cutlery), [2, 3, 3, 0]);
    assert_eq!(table.board.empty, empty + 7);
    assert_eq!(table.company(1).cash, 52 - 2);
}

/// Proves: SJ-062.
#[test]
fn workers_are_hired_for_own_factories_only() {
    let table = workers_action(Table::predetermined(2));
    assert_eq!(table.refuses("hire clothes 1"), "no-factory");
    assert_eq!(table.refuses("fire clothes 1"), "no-factory");
}

/// Proves: SJ-063.
#[test]
fn fired_workers_are_hired_only_when_the_job_market_is_empty() {
    let mut table = workers_action(Table::predetermined(2).with_job_seekers(3));
    let fired = table.board.fired;
    table.act(&["hire food 2"]);
    assert_eq!((table.board.job_seekers(), table.board.fired), (1, fired));
    table.act(&["hire cutlery 4"]);
    assert_eq!(
        (table.board.job_seekers(), table.board.fired),
        (0, fired - 3)
    );
    let hired = Event::WorkersHired {
        seat: seat(1),
        good: Good::Cutlery,
        from_market: 1,
        from_fired: 3,
    };
    assert_eq!(table.events.first(), Some(&hired));
}

/// Proves: SJ-063.
#[test]
fn nobody_is_hired_when_nobody_is_left() {
    let table = workers_action(Table::with_workers_left(0));
    assert_eq!(table.legal_with("hire"), Vec::<String>::new());
    assert_eq!(table.refuses("hire food 1"), "too-few-workers");
    let mut table = workers_action(Table::with_workers_left(2).with_job_seekers(1));
    assert_eq!(table.refuses("hire food 3"), "too-few-workers");
    table.act(&["hire food 2"]);
    assert_eq!(table.board.available_workers(), 0);
    assert_eq!(table.legal_with("hire"), Vec::<String>::new());
}

/// Proves: SJ-063.
#[test]
fn hiring_opens_the_job_market_in_reading_order() {
    let demand = |table: &Table| Good::ALL.map(|good| table.game.demand(&table.board, good));
    let mut table = workers_action(Table::predetermined(2));
    // Six rows and food, clothes and cutlery of the seventh are empty.
    assert_eq!(demand(&table), [7, 6, 5, 3]);
    table.act(&["hire food 2"]);
    // The lamps space of the seventh row, then the food space of the eighth.
    assert_eq!(demand(&table), [8, 6, 5, 4]);
}

/// Proves: SJ-064.
#[test]
fn incomplete_rows_and_rows_without_output_may_be_staffed() {
    let mut table = workers_action(Table::predetermined(2));
    table.act(&["hire cutlery 1"]);
    assert_eq!(table.rows(1, Good::Cutlery), [2, 3, 1, 0]);
    // Row 4 of a level I factory makes nothing.
    table.act(&["hire food 4"]);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 2, 2]);
    assert_eq!(table.game.output(&table.board, seat(1), Good::Food), 4);
    assert_eq!(table.game.output(&table.board, seat(1), Good::Cutlery), 3);
}

/// Proves: SJ-064.
#[test]
fn rows_fill_in_ascending_order_and_no_further_than_the_fourth() {
    let mut table = workers_action(Table::predetermined(2));
    assert_eq!(table.refuses("hire food 5"), "no-room");
    table.act(&["hire food 3"]);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 2, 1]);
    let table = workers_action(Table::predetermined(2).with_factory(1, Good::Food, 1, 8, 5));
    assert_eq!(table.refuses("hire food 1"), "no-room");
}

/// Proves: SJ-065.
#[test]
fn in_1790_no_workers_for_goods_that_have_been_active() {
    let position = |year, active| {
        let mut table = Table::predetermined(2).in_year(year).in_cycle(active);
        for (good, pieces) in [(Good::Clothes, 4), (Good::Lamps, 6)] {
            table = table.with_factory(1, good, 1, pieces, 5);
        }
        workers_action(table)
    };
    let table = position(1790, Good::Cutlery);
    assert_eq!(table.refuses("hire food 1"), "active-before");
    assert_eq!(table.refuses("hire clothes 1"), "active-before");
    assert!(table.allows("hire cutlery 1"));
    assert!(table.allows("hire lamps 1"));
    assert!(table.allows("fire food 1"));
    let goods = |table: &Table| {
        let mut goods = table.legal_with("hire");
        goods.retain(|choice| choice.ends_with(" 1"));
        goods
    };
    assert_eq!(goods(&table), ["hire cutlery 1", "hire lamps 1"]);
    assert_eq!(goods(&position(1790, Good::Lamps)), ["hire lamps 1"]);
    assert_eq!(goods(&position(1790, Good::Food)).len(), 4);
    assert_eq!(goods(&position(1780, Good::Lamps)).len(), 4);
}

/// Seat 1 of two with £100, food, cutlery and lamps in the cycle of this good in 1790.
fn last_decade(active: Good) -> Table {
    Table::predetermined(2)
        .in_year(1790)
        .in_cycle(active)
        .with_factory(1, Good::Food, 1, 4, 5)
        .with_company(1, |company| company.cash = 100)
        .playable()
}

/// The workers action of seat 1 in the cycle after a factory action with these choices.
#[track_caller]
fn next_workers_action(active: Good, choices: &[&str]) -> Table {
    let mut table = last_decade(active);
    table.act(&["place factory 2"]);
    for choice in choices {
        table.act(&[choice]);
    }
    table.done().idle_to_next_action(1);
    table.act(&["place workers 4"]);
    table
}

/// Proves: SJ-066.
#[test]
fn in_1790_a_factory_built_since_the_cycle_of_its_good_may_hire() {
    let mut table = next_workers_action(Good::Cutlery, &["build clothes 1", "price clothes 6"]);
    assert_eq!(table.board.active(), Good::Lamps);
    assert!(table.board.parts.contains(seat(1), Good::Clothes));
    assert!(table.allows("hire clothes 1"));
    // Food and cutlery stood in their cycles.
    assert_eq!(table.refuses("hire food 1"), "active-before");
    assert_eq!(table.refuses("hire cutlery 1"), "active-before");
    table.act(&["hire clothes 2"]);
    assert_eq!(table.rows(1, Good::Clothes), [2, 2, 0, 0]);
    table.playable();
}

/// Proves: SJ-066.
#[test]
fn in_1790_a_factory_built_in_place_of_one_that_was_active_may_hire() {
    let rebuilt = ["close food", "build food 2", "price food 5"];
    assert!(next_workers_action(Good::Cutlery, &rebuilt).allows("hire food 1"));
    // Modernized it is the same factory.
    let modernized = next_workers_action(Good::Cutlery, &["modernize food"]);
    assert_eq!(modernized.refuses("hire food 1"), "active-before");
    let closed = next_workers_action(Good::Cutlery, &["close food"]);
    assert_eq!(closed.board.parts, BuiltSince::default());
}

/// Proves: SJ-066.
#[test]
fn in_1790_a_factory_built_in_the_cycle_of_its_good_has_been_active() {
    let table = next_workers_action(Good::Clothes, &["build clothes 1", "price clothes 6"]);
    assert_eq!(table.refuses("hire clothes 1"), "active-before");
}

/// Boards of older records have the bytes they had.
#[test]
fn factories_built_since_their_cycle_are_written_only_where_there_are_some() {
    let json = |board: &Board| serde_json::to_string(board).expect("plain data");
    assert!(!json(&last_decade(Good::Cutlery).board).contains("parts"));
    let mut table = last_decade(Good::Cutlery);
    table.act(&["place factory 2", "build clothes 1", "price clothes 6"]);
    let text = json(&table.board);
    assert!(text.ends_with("\"parts\":[2,0,0,0]}"), "{text}");
    let read: Board = serde_json::from_str(&text).expect("it is a board");
    assert_eq!(read, table.board);
    assert!(serde_json::from_str::<Board>(&text.replace("[2,0,0,0]", "[2,0]")).is_err());
}

/// Cutlery with workers in all rows but the last space.
fn long_cutlery() -> Table {
    Table::predetermined(2).with_factory(1, Good::Cutlery, 1, 10, 8)
}

/// Proves: SJ-067.
#[test]
fn workers_are_fired_from_the_rightmost_row_first() {
    for (count, rows) in [
        (1, [2, 3, 3, 1]),
        (2, [2, 3, 3, 0]),
        (4, [2, 3, 1, 0]),
        (6, [2, 2, 0, 0]),
        (8, [2, 0, 0, 0]),
    ] {
        let mut table = workers_action(long_cutlery());
        table.act(&[&format!("fire cutlery {count}")]);
        assert_eq!(table.rows(1, Good::Cutlery), rows);
    }
}

/// Proves: SJ-067.
#[test]
fn the_first_row_is_never_opened() {
    let table = workers_action(long_cutlery());
    assert_eq!(table.refuses("fire cutlery 9"), "first-row-stays");
    assert_eq!(table.legal_with("fire").len(), 2 + 8);
    // A machine in the first row does not free the worker beside it.
    let machine = Table::predetermined(2).with(1, Good::Food, |factory| factory.machines[0] = 1);
    let table = workers_action(machine);
    assert!(table.allows("fire food 2"));
    assert_eq!(table.refuses("fire food 3"), "first-row-stays");
    let table = workers_action(Table::predetermined(2).with_factory(1, Good::Food, 1, 2, 5));
    assert_eq!(table.refuses("fire food 1"), "first-row-stays");
}

/// Proves: SJ-068.
#[test]
fn a_row_without_a_worker_loses_its_machines() {
    let machines = |machines| {
        workers_action(
            Table::predetermined(2).with(1, Good::Cutlery, |factory| factory.machines = machines),
        )
    };
    // One worker tends two machines in row 2.
    let mut table = machines([1, 2, 0, 0]);
    let fired = table.board.fired;
    table.act(&["fire cutlery 1"]);
    assert_eq!(table.rows(1, Good::Cutlery), [2, 0, 0, 0]);
    assert_eq!(table.factory(1, Good::Cutlery).machines, [1, 0, 0, 0]);
    assert_eq!(table.board.fired, fired + 1);
    let gone = Event::WorkersFired {
        seat: seat(1),
        good: Good::Cutlery,
        workers: 1,
        machines: 2,
    };
    assert_eq!(table.events, [gone]);
    // Two workers tend one machine; it stays while one of them does.
    let mut table = machines([0, 1, 0, 0]);
    table.act(&["fire cutlery 1"]);
    assert_eq!(table.rows(1, Good::Cutlery), [2, 2, 0, 0]);
    assert_eq!(table.factory(1, Good::Cutlery).machines, [0, 1, 0, 0]);
    let mut table = machines([0, 1, 0, 0]);
    table.act(&["fire cutlery 2"]);
    assert_eq!(table.rows(1, Good::Cutlery), [2, 0, 0, 0]);
    assert_eq!(table.factory(1, Good::Cutlery).machine_count(), 0);
}

/// Proves: SJ-068.
#[test]
fn firing_goes_past_a_row_that_has_lost_its_machines() {
    let table = Table::predetermined(2).with(1, Good::Cutlery, |factory| {
        factory.pieces = 8;
        factory.machines = [0, 1, 2, 0];
    });
    let mut table = workers_action(table);
    // Row 3 has one worker, row 2 has two.
    table.act(&["fire cutlery 2"]);
    assert_eq!(table.rows(1, Good::Cutlery), [2, 2, 0, 0]);
    assert_eq!(table.factory(1, Good::Cutlery).machines, [0, 1, 0, 0]);
}

/// Proves: SJ-069.
#[test]
fn fired_workers_leave_demand_and_wage_as_they_are() {
    let mut table = workers_action(long_cutlery());
    let state = |table: &Table| {
        let demand = Good::ALL.map(|good| table.game.demand(&table.board, good));
        (table.board.empty, table.game.wage(&table.board), demand)
    };
    let before = state(&table);
    let fired = table.board.fired;
    table.act(&["fire cutlery 8"]);
    assert_eq!(state(&table), before);
    assert_eq!(table.board.fired, fired + 8);
}

/// Proves: SJ-070.
#[test]
fn a_factory_is_not_hired_for_and_fired_from_in_one_action() {
    let mut table = workers_action(Table::predetermined(2).with_factory(1, Good::Lamps, 1, 6, 8));
    table.act(&["fire food 2"]);
    assert_eq!(table.refuses("hire food 1"), "just-fired");
    // In another factory it is fine.
    table.act(&["hire cutlery 2"]);
    assert_eq!(table.refuses("fire cutlery 1"), "just-hired");
    assert_eq!(table.rows(1, Good::Food), [2, 0, 0, 0]);
    assert_eq!(table.rows(1, Good::Cutlery), [2, 3, 2, 0]);
}

/// Proves: SJ-062, SJ-067.
#[test]
fn workers_are_hired_and_fired_again_within_one_action() {
    let mut table = workers_action(Table::predetermined(2).with_factory(1, Good::Lamps, 1, 9, 8));
    table.act(&["hire food 1", "fire lamps 2", "hire food 3", "fire lamps 1"]);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 2, 2]);
    assert_eq!(table.rows(1, Good::Lamps), [3, 3, 0, 0]);
    // One by one leads to the same board as all at once.
    let mut at_once = workers_action(Table::predetermined(2).with_factory(1, Good::Lamps, 1, 9, 8));
    at_once.act(&["fire lamps 3", "hire food 4"]);
    assert_eq!(table.board, at_once.board);
}

/// Proves: SJ-068.
#[test]
fn firing_one_by_one_loses_the_same_machines_as_firing_all_at_once() {
    let position = || {
        let table = Table::predetermined(2).with_factory(1, Good::Lamps, 1, 12, 8);
        workers_action(table.with(1, Good::Lamps, |factory| factory.machines = [2, 1, 2, 1]))
    };
    let dispensable = 5;
    let mut table = position();
    for count in 1..=dispensable {
        table.act(&["fire lamps 1"]);
        let mut at_once = position();
        at_once.act(&[&format!("fire lamps {count}")]);
        assert_eq!(table.board, at_once.board, "{count}");
    }
    assert_eq!(table.refuses("fire lamps 1"), "first-row-stays");
}

/// Proves: SJ-070.
#[test]
fn a_later_action_may_fire_who_was_hired_before() {
    let mut table = workers_action(Table::predetermined(2));
    table.act(&["hire food 2"]).done().idle_to_action(1);
    table.act(&["reuse workers", "fire food 2"]);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 0, 0]);
}

/// Proves: SJ-071.
#[test]
fn extra_workers_of_an_obsolete_factory_are_not_fired() {
    let obsolete = |pieces| {
        let table = Table::predetermined(2).in_year(1790);
        let table = table.with_factory(1, Good::Food, 1, pieces, 5);
        workers_action(table.with(1, Good::Food, |factory| factory.extra = 2))
    };
    let mut table = obsolete(4);
    assert_eq!(table.refuses("fire food 3"), "first-row-stays");
    table.act(&["fire food 2"]);
    assert_eq!(table.factory(1, Good::Food).extra, 2);
    assert_eq!(obsolete(2).refuses("fire food 1"), "first-row-stays");
}

/// Proves: SJ-072.
#[test]
fn workers_are_paid_only_when_their_good_produces() {
    let mut table = workers_action(Table::predetermined(2));
    table.act(&["hire cutlery 3"]).done();
    table.events.clear();
    table.idle_until(|board| board.cycle == 1);
    let wages = |table: &Table| {
        let paid = table.events.iter().filter_map(|event| match event {
            Event::Paid {
                seat,
                why: Cost::Wages { good, workers, .. },
                ..
            } if seat.number() == 1 => Some((*good, *workers)),
            _ => None,
        });
        paid.collect::<Vec<_>>()
    };
    assert_eq!(wages(&table), [(Good::Food, 4)]);
    // Two of the eight are replaced before cutlery produces and are never paid.
    table.idle_to_action(1);
    assert_eq!(table.board.cycle, 1);
    table
        .act(&[
            "place machinery 6",
            "machine cutlery 3",
            "machine cutlery 3",
        ])
        .done();
    table.events.clear();
    table.idle_until(|board| board.cycle == 3);
    assert_eq!(wages(&table), [(Good::Cutlery, 6)]);
}

/// Proves: SJ-073.
#[test]
fn after_workers_a_special_marker_may_be_taken() {
    let mut table = workers_action(Table::predetermined(2));
    table.act(&["hire food 2", "done"]);
    assert!(table.allows("take quality light"));
    assert_eq!(table.refuses("price food 6"), "other-additional-action");
    table.act(&["take quality light"]);
    assert_eq!(table.board.phase, Phase::Administration { step: 1 });
}
