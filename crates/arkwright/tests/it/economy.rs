//! The economy phase (5.0, I).

use crate::kit::Table;
use arkwright::{Event, Good, Phase};

/// Demand for food, clothes, cutlery and lamps.
fn demand(table: &Table) -> [u8; 4] {
    Good::ALL.map(|good| table.game.demand(&table.board, good))
}

/// The next cycle after a position in which the job market has these numbers and nobody changes them.
fn next_cycle(empty: u8, fired: u8) -> Table {
    let mut table = Table::predetermined(2).set(|board| {
        board.empty = empty;
        board.fired = fired;
    });
    table.idle_to_next_action(2);
    table
}

/// Proves: SJ-031.
#[test]
fn each_cycle_moves_to_the_next_good_of_the_timetable() {
    use Good::{Clothes, Cutlery, Food, Lamps};
    let mut table = Table::predetermined(3);
    let mut active = Vec::new();
    for year in [1770, 1780] {
        for cycle in 0..4 {
            assert_eq!((table.board.year(), table.board.cycle), (year, cycle));
            active.push(table.board.active());
            let now = (table.board.decade, table.board.cycle);
            table.idle_until(|board| (board.decade, board.cycle) != now);
        }
    }
    assert_eq!(active, [Food, Clothes, Cutlery, Lamps].repeat(2));
}

/// Proves: SJ-032.
#[test]
fn only_the_importer_of_the_active_good_moves() {
    let mut table = Table::predetermined(2);
    assert_eq!(table.board.importers, [1, 0, 0, 0]);
    table.idle_until(|board| board.cycle == 1);
    assert_eq!(table.board.importers, [1, 1, 0, 0]);
    table.idle_until(|board| board.cycle == 2);
    assert_eq!(table.board.importers, [1, 1, 1, 0]);
    table.idle_until(|board| board.cycle == 3);
    assert_eq!(table.board.importers, [1, 1, 1, 1]);
    table.idle_until(|board| board.decade == 2);
    assert_eq!(table.board.importers, [2, 1, 1, 1]);
}

/// Proves: SJ-032.
#[test]
fn importers_stand_on_one_two_and_three_when_their_good_is_sold() {
    let mut table = Table::predetermined(2);
    table.idle_until(|board| board.phase == Phase::Over);
    let offers = table.events.iter().filter_map(|event| match event {
        Event::ProductionBegan { importer, .. } => Some(*importer),
        _ => None,
    });
    assert_eq!(
        offers.collect::<Vec<_>>(),
        [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
    );
}

/// Proves: SJ-033.
#[test]
fn two_fired_workers_return_and_fewer_if_there_are_fewer() {
    for (fired, returning) in [(5, 2), (2, 2), (1, 1), (0, 0)] {
        let table = next_cycle(40, fired);
        assert_eq!(
            (table.board.empty, table.board.fired),
            (40 - returning, fired - returning)
        );
    }
}

/// Proves: SJ-033.
#[test]
fn workers_who_could_not_return_are_not_owed_later() {
    let mut table = next_cycle(40, 0).set(|board| board.fired = 9);
    table.idle_to_next_action(1);
    assert_eq!((table.board.empty, table.board.fired), (38, 7));
}

/// Proves: SJ-034.
#[test]
fn workers_return_into_the_row_that_is_partly_filled_from_right_to_left() {
    // Six rows and three spaces of the seventh are empty; its cutlery and clothes are filled.
    let table = next_cycle(27, 2);
    assert_eq!(table.board.empty, 25);
    assert_eq!(demand(&table), [7, 5, 4, 3]);
}

/// Proves: SJ-034.
#[test]
fn workers_return_across_rows_in_the_reverse_of_the_order_of_hiring() {
    // The food space of the seventh row is filled, then the lamps space of the sixth.
    let mut table = next_cycle(25, 2);
    assert_eq!(table.board.empty, 23);
    assert_eq!(demand(&table), [6, 5, 4, 2]);
    table.act(&["place workers 10", "hire clothes 2"]);
    assert_eq!(table.board.empty, 25);
    assert_eq!(demand(&table), [7, 5, 4, 3]);
}

/// Proves: SJ-035, SJ-151.
#[test]
fn economy_phase_comes_before_the_actions_and_changes_wage_and_demand() {
    // Three players leave 34 empty spaces, a wage of £3 and demand for 9 food behind in 1760.
    let table = Table::predetermined(3);
    assert_eq!(table.board.phase, Phase::Administration { step: 0 });
    assert_eq!(table.board.empty, 32);
    assert_eq!(table.game.wage(&table.board), 2);
    assert_eq!(demand(&table)[0], 8);
    let before = Table::predetermined(3).set(|board| board.empty = 34);
    assert_eq!(before.game.wage(&before.board), 3);
    assert_eq!(demand(&before)[0], 9);
}

/// Proves: SJ-035.
#[test]
fn economy_phase_is_not_repeated_before_production() {
    let mut table = Table::predetermined(2);
    table.events.clear();
    table.idle_until(|board| board.cycle == 1);
    let began = table.events.iter().filter_map(|event| match event {
        Event::ProductionBegan {
            good,
            demand,
            importer,
            ..
        } => Some((*good, *demand, *importer)),
        _ => None,
    });
    // 27 empty spaces: seven rows of the food column.
    assert_eq!(began.collect::<Vec<_>>(), [(Good::Food, 7, 1)]);
}
