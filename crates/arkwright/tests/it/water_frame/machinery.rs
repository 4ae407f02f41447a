//! The machinery action with workshop, school and engineering works (II.2.3).

use arkwright::{Good, Income};

use crate::water_frame::administration::machines;
use crate::water_frame::kit::Table;

/// Seat 1 with £100, food and clothes of level I with two full rows, and these tiles.
fn table(tiles: &[&str]) -> Table {
    let mut table = Table::open(3)
        .with_cash(1, 100)
        .with_factory(1, Good::Food, 1, 4, 5)
        .with_factory(1, Good::Clothes, 1, 4, 6);
    for tile in tiles {
        table = match *tile {
            "workshop" => table.with_tile_for(1, tile, Good::Lamps),
            _ => table.with_tile(1, tile),
        };
    }
    table
}

/// How many machines a marker buys for each amount from £0 to £12, with the accountant.
fn bought(marker: &str, workshop: bool) -> Vec<u8> {
    let buy = |paid: u8| {
        let tiles: &[&str] = if workshop {
            &["accountant", "workshop"]
        } else {
            &["accountant"]
        };
        let mut table = table(tiles);
        if marker != "machinery" {
            table = table.with_marker(1, marker);
        }
        let space = (paid / 2 * 2).clamp(2, 10);
        let paying = if paid == space {
            String::new()
        } else {
            format!(" paying {paid}")
        };
        table.act(&[&format!("place {marker} {space}{paying}")]);
        // With no machine to buy only the special marker is asked for.
        if table.takes_special_marker() {
            0
        } else {
            machines(&table)
        }
    };
    (0..=12).map(buy).collect()
}

/// Proves: WF-053, X31.
#[test]
fn the_workshop_adds_3_to_what_the_own_marker_can_use() {
    assert_eq!(
        bought("machinery", false),
        [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]
    );
    assert_eq!(
        bought("machinery", true),
        [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]
    );
    let mut table = table(&["workshop"]);
    table.act(&[
        "place machinery 10",
        "machine food 1",
        "machine food 2",
        "machine clothes 1",
    ]);
    assert_eq!(table.paid_by(1), [10]);
    assert_eq!(table.factory(1, Good::Food).machines, [1, 1, 0, 0]);
}

/// Proves: WF-054, X32.
#[test]
fn the_workshop_adds_3_to_grey_markers_and_the_maximum_stays() {
    assert_eq!(
        bought("machinery light", false),
        [0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]
    );
    assert_eq!(
        bought("machinery light", true),
        [1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]
    );
    assert_eq!(
        bought("machinery dark", false),
        [0, 0, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]
    );
    assert_eq!(
        bought("machinery dark", true),
        [2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]
    );
    let mut table = table(&["accountant", "workshop"]).with_marker(1, "machinery light");
    table.act(&[
        "place machinery light 4 paying 2",
        "machine food 1",
        "machine food 2",
    ]);
    assert_eq!(table.paid_by(1), [2]);
    assert_eq!(
        table.refused("machine clothes 1"),
        ("no-machines-left", "II.2.3")
    );
}

/// Proves: WF-055.
#[test]
fn the_school_puts_displaced_workers_into_free_spaces() {
    let mut table = table(&["school"]).with_warehouse_worker(1, "column lamps");
    let workers = table.job_market();
    table.act(&["place machinery 6", "machine food 1"]);
    // One more machine may be placed: it comes first.
    assert_eq!(table.refused("resettle food 1"), ("not-now", "II.2.3"));
    table.act(&["machine clothes 1"]);
    let mut due = vec![
        "resettle food 1",
        "resettle food 2",
        "resettle clothes 1",
        "resettle clothes 2",
    ];
    due.extend([
        "resettle column food",
        "resettle column clothes",
        "resettle column cutlery",
    ]);
    due.extend(["resettle line", "done"]);
    assert_eq!(table.legal(), due);
    assert_eq!(
        table.refused("resettle food 3"),
        ("too-few-displaced", "II.2.3")
    );
    assert_eq!(
        table.refused("resettle cutlery 1"),
        ("no-factory", "II.2.1")
    );
    assert_eq!(
        table.refused("resettle column lamps"),
        ("place-taken", "II.2.2")
    );
    assert_eq!(table.refused("hire food 1"), ("not-now", "II.2.3"));
    table.act(&["resettle clothes 1", "resettle line"]);
    assert_eq!(table.rows(1, Good::Clothes), [2, 2, 1, 0]);
    assert_eq!(table.harbour(1).lines, 1);
    assert_eq!(table.job_market(), workers);
    assert!(
        table.takes_special_marker(),
        "nobody is left to put elsewhere"
    );
}

/// Proves: WF-055.
#[test]
fn without_the_school_displaced_workers_are_fired() {
    let mut table = table(&[]);
    let (job_seekers, fired) = table.job_market();
    table.act(&["place machinery 6", "machine food 1", "machine clothes 1"]);
    assert!(table.takes_special_marker());
    assert_eq!(table.job_market(), (job_seekers, fired + 2));
    assert_eq!(table.refused("resettle food 1"), ("not-now", "II.3.2"));
    // With it some of them may be, too.
    let mut table = self::table(&["school"]);
    table.act(&["place machinery 6", "machine food 1", "machine clothes 1"]);
    table.act(&["resettle food 1", "done"]);
    assert_eq!(table.job_market(), (job_seekers, fired + 1));
}

/// Proves: WF-056.
#[test]
fn resettled_workers_are_not_replaced_in_the_same_action() {
    let mut table = table(&["school"]);
    table.act(&[
        "place machinery 6",
        "machine food 1",
        "done",
        "resettle food 1",
    ]);
    // One machine was forgone: once workers are put elsewhere it is too late for it.
    let mut table = self::table(&["school", "workshop"]);
    table.act(&[
        "place machinery 10",
        "machine food 1",
        "machine food 2",
        "done",
    ]);
    table.act(&["resettle food 2"]);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 2, 0]);
    assert!(!table.allows("machine food 3") && !table.allows("machine clothes 1"));
}

/// Proves: WF-057.
#[test]
fn resettled_workers_leave_the_job_market_alone_and_fill_any_row() {
    let mut table = table(&["school"]).with_factory(1, Good::Food, 1, 6, 5);
    let workers = table.job_market();
    let empty = table.board.empty;
    table.act(&["place machinery 6", "machine food 1", "machine clothes 1"]);
    // Row 4 of a level I factory produces nothing, and half of it is not full.
    table.act(&["resettle food 1", "resettle clothes 1"]);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 2, 1]);
    assert_eq!(table.rows(1, Good::Clothes), [2, 2, 1, 0]);
    assert_eq!((table.board.empty, table.job_market()), (empty, workers));
    let mut full = self::table(&["school"]).with_factory(1, Good::Food, 1, 8, 5);
    full.act(&["place machinery 6", "machine food 1", "machine food 2"]);
    assert_eq!(full.refused("resettle food 1"), ("no-room", "II.2.2"));
}

/// Proves: WF-058, X52.
#[test]
fn engineering_works_bring_1_for_each_machine_of_others() {
    let mut table = table(&["engineering-works"]).with_tile(3, "engineering-works");
    let cash = [1, 2, 3].map(|seat| table.cash(seat));
    table.act(&["place machinery 6", "machine food 1", "machine food 2"]);
    assert_eq!(
        [1, 2, 3].map(|seat| table.cash(seat)),
        [cash[0] - 6, cash[1], cash[2] + 2]
    );
    assert_eq!(table.received(3), [(1, Income::EngineeringWorks); 2]);
    // Both owners get it for the machines of a third.
    let mut table = self::table(&[]).with_tile(2, "engineering-works");
    table = table.with_tile(3, "engineering-works");
    let cash = [1, 2, 3].map(|seat| table.cash(seat));
    table.act(&["place machinery 4", "machine food 1"]);
    assert_eq!(
        [1, 2, 3].map(|seat| table.cash(seat)),
        [cash[0] - 4, cash[1] + 1, cash[2] + 1]
    );
}

/// Ruling: moving displaced workers is not hiring.
/// Proves: WF-051, WF-059.
#[test]
fn in_1810_the_school_does_not_mark_a_factory() {
    let mut table = table(&["school"]).in_year(1810).in_cycle(Good::Lamps);
    table.act(&["place machinery 4", "machine food 1", "resettle food 1"]);
    assert_eq!(table.rows(1, Good::Food), [2, 2, 1, 0]);
    assert!(table.harbour(1).marked.is_empty());
}
