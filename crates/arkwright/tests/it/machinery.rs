//! Machines replace workers (II.2.3).

use crate::kit::{Table, seat};
use arkwright::{Event, Good};

/// The first seat of two has all markers, lamps with six workers in two rows, food and cutlery.
fn position() -> Table {
    Table::predetermined(2)
        .in_year(1780)
        .with_marker(1, "machinery dark")
        .with_factory(1, Good::Lamps, 1, 6, 8)
        .with_company(1, |company| company.cash = 100)
        .playable()
}

/// How many machines can be placed for a marker on a space.
fn machines(marker: &str, cost: u8) -> u8 {
    let mut table = position();
    table.act(&[&format!("place {marker} {cost}")]);
    let mut placed = 0;
    while let Some(choice) = table.legal_with("machine").last() {
        table.act(&[choice]);
        placed += 1;
    }
    assert_eq!(table.factory(1, Good::Lamps).machine_count(), placed);
    assert_eq!(table.company(1).cash, 100 - u16::from(cost));
    placed
}

/// Proves: SJ-074, SJ-075.
#[test]
fn machines_follow_the_marker_and_the_costs_paid() {
    for (marker, numbers) in [
        ("machinery", [0, 1, 2, 2, 2]),
        ("machinery light", [1, 1, 2, 2, 3]),
        ("machinery dark", [1, 2, 3, 3, 3]),
    ] {
        let placed = [2, 4, 6, 8, 10].map(|cost| machines(marker, cost));
        assert_eq!(placed, numbers, "{marker}");
    }
}

/// Proves: X10.
#[test]
fn two_machines_of_the_own_marker_need_six_pounds() {
    assert_eq!(machines("machinery", 4), 1);
    assert_eq!(machines("machinery", 6), 2);
    let mut table = position();
    table.act(&["place machinery 4", "machine food 1"]);
    // The pound too much is lost.
    assert_eq!(table.company(1).cash, 96);
    assert_eq!(table.refuses("machine food 2"), "no-machines-left");
}

/// Proves: SJ-076.
#[test]
fn fewer_machines_than_paid_for_may_be_taken() {
    let mut table = position();
    table.act(&["place machinery dark 10", "machine food 1", "done"]);
    assert_eq!(table.refuses("machine food 2"), "no-machines-left");
    assert_eq!(table.company(1).cash, 90);
    table.done().idle_to_action(1);
    // What was not taken is not owed later.
    table.act(&["place machinery 2"]);
    assert_eq!(table.legal_with("machine"), Vec::<String>::new());
}

/// Proves: SJ-077.
#[test]
fn a_machine_goes_where_a_worker_is_on_a_machine_space() {
    let mut table = position();
    table.act(&["place machinery dark 6"]);
    assert_eq!(
        table.legal_with("machine"),
        [
            "machine food 1",
            "machine food 2",
            "machine cutlery 1",
            "machine cutlery 2",
            "machine lamps 1",
            "machine lamps 2",
        ]
    );
    // Nobody stands in row 3.
    assert_eq!(table.refuses("machine food 3"), "no-machine-space");
    assert_eq!(table.refuses("machine clothes 1"), "no-factory");
    table.act(&["machine food 1"]);
    // The other space of the row is for a worker only.
    assert_eq!(table.refuses("machine food 1"), "no-machine-space");
    // A row of three has two machine spaces.
    table.act(&["machine lamps 2"]);
    assert!(table.allows("machine lamps 2"));
    table.act(&["machine lamps 2"]);
    assert_eq!(table.factory(1, Good::Lamps).machines, [0, 2, 0, 0]);
}

/// Proves: SJ-077.
#[test]
fn a_single_worker_in_a_row_stands_on_the_space_for_workers() {
    let row_3 = |pieces| {
        let mut table = position().with_factory(1, Good::Lamps, 1, pieces, 8);
        table.act(&["place machinery light 10"]);
        table
    };
    assert_eq!(row_3(7).refuses("machine lamps 3"), "no-machine-space");
    let mut table = row_3(8);
    table.act(&["machine lamps 3"]);
    assert_eq!(table.refuses("machine lamps 3"), "no-machine-space");
    assert_eq!(table.rows(1, Good::Lamps), [3, 3, 2, 0]);
}

/// Proves: SJ-077.
#[test]
fn machines_without_a_space_cannot_be_had() {
    let full = position()
        .without_factory(1, Good::Lamps)
        .with(1, Good::Food, |factory| {
            factory.machines = [1, 1, 0, 0];
            factory.extra = 2;
        })
        .with(1, Good::Cutlery, |factory| factory.machines = [1, 1, 0, 0]);
    let mut table = full.in_year(1790).playable();
    table.act(&["place machinery dark 10"]);
    // Extra workers stand beside the rows and are never replaced.
    assert_eq!(table.legal_with("machine"), ["machine cutlery 2"]);
    table.act(&["machine cutlery 2"]);
    assert_eq!(table.legal_with("machine"), Vec::<String>::new());
    assert_eq!(table.factory(1, Good::Food).extra, 2);
}

/// Proves: SJ-078.
#[test]
fn the_replaced_worker_is_fired() {
    let mut table = position();
    let before = table.board;
    table.act(&["place machinery light 2", "machine cutlery 2"]);
    assert_eq!(
        (table.board.empty, table.board.fired),
        (before.empty, before.fired + 1)
    );
    let cutlery = table.factory(1, Good::Cutlery);
    assert_eq!((cutlery.pieces, cutlery.workers()), (5, 4));
    assert_eq!(cutlery.machines, [0, 1, 0, 0]);
    for good in [Good::Food, Good::Lamps] {
        assert_eq!(
            table.factory(1, good),
            before.company(seat(1)).factory(good)
        );
    }
    let placed = Event::MachinePlaced {
        seat: seat(1),
        good: Good::Cutlery,
        row: 2,
    };
    assert!(table.events.contains(&placed));
}

/// Proves: SJ-079.
#[test]
fn after_machinery_a_special_marker_may_be_taken() {
    for marker in ["machinery", "machinery light", "machinery dark"] {
        let mut table = position();
        table.act(&[&format!("place {marker} 6"), "machine food 1", "done"]);
        assert_eq!(table.refuses("price food 6"), "other-additional-action");
        table.act(&["take quality dark"]);
        assert_eq!(table.asked(), 2);
    }
}
