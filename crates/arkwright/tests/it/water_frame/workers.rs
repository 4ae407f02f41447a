//! The workers action, the large warehouse and hiring after the last cycle (II.2.2).

use arkwright::{Event, Good, Goods, WaterEvent};

use crate::water_frame::kit::{Table, seat};

/// Seat 1 has begun the workers action.
fn hiring() -> Table {
    let mut table = Table::open(3).with_cash(1, 100);
    table.act(&["place workers 4"]);
    table
}

/// The goods of each kind that seat 1's large warehouse holds.
fn large(table: &Table) -> [u8; 4] {
    table.game.room(&table.board, seat(1)).large
}

/// Proves: WF-045, X30.
#[test]
fn a_column_holds_5_of_its_good_and_the_lines_3_and_2_of_every_good() {
    let mut table = hiring();
    let (job_seekers, fired) = table.job_market();
    let cash = table.cash(1);
    table.act(&["staff column clothes"]);
    assert_eq!(large(&table), [0, 5, 0, 0]);
    assert_eq!(table.job_market(), (job_seekers - 1, fired));
    table.act(&["staff line"]);
    assert_eq!(large(&table), [3, 8, 3, 3]);
    table.act(&["staff line", "staff column lamps"]);
    assert_eq!(large(&table), [5, 10, 5, 10]);
    assert_eq!(table.job_market(), (job_seekers - 4, fired));
    assert_eq!(table.cash(1), cash, "nothing is paid for now");
    assert_eq!(table.harbour(1).warehouse_workers(), 4);
}

/// Proves: WF-045.
#[test]
fn warehouse_workers_come_from_the_job_market_then_from_the_fired() {
    let mut table = hiring().with_workers_left(1, 1);
    table.act(&["staff column food"]);
    assert_eq!(table.job_market(), (0, 1));
    table.act(&["staff column lamps"]);
    assert_eq!(table.job_market(), (0, 0));
    assert_eq!(table.refused("staff line"), ("too-few-workers", "II.2.2"));
}

/// Proves: WF-046.
#[test]
fn four_column_and_two_line_workers_are_the_most_and_line_two_needs_line_one() {
    let mut table = hiring();
    for place in [
        "column food",
        "column clothes",
        "column cutlery",
        "column lamps",
        "line",
    ] {
        table.act(&[&format!("staff {place}")]);
    }
    assert_eq!(large(&table), [8, 8, 8, 8]);
    table.act(&["staff line"]);
    assert_eq!(large(&table), [10, 10, 10, 10]);
    for place in ["column food", "column lamps", "line"] {
        assert_eq!(
            table.refused(&format!("staff {place}")),
            ("place-taken", "II.2.2")
        );
    }
    assert!(table.legal_with("staff").is_empty() && table.legal_with("restaff").is_empty());
    // Of two line workers the second one leaves: the first line stays.
    let mut table = hiring();
    table.act(&["staff line", "staff line", "restaff line column food"]);
    assert_eq!(large(&table), [8, 3, 3, 3]);
}

/// Proves: WF-047.
#[test]
fn warehouse_workers_move_and_goods_without_room_are_lost() {
    let mut table = Table::open(3)
        .with_cash(1, 100)
        .with_warehouse_worker(1, "column clothes")
        .with_warehouse_worker(1, "line")
        .with_stored(1, [2, 8, 0, 0]);
    let workers = table.job_market();
    table.act(&["place workers 4", "restaff column clothes column food"]);
    assert_eq!(large(&table), [8, 3, 3, 3]);
    assert_eq!(table.job_market(), workers);
    table.act(&["done"]);
    assert_eq!(table.company(1).stored, [2, 3, 0, 0]);
    let lost = Event::Lost {
        seat: seat(1),
        good: Good::Clothes,
        count: 5,
    };
    assert!(table.events.contains(&lost));
}

/// Proves: WF-047.
#[test]
fn what_is_moved_within_one_action_is_looked_at_once_it_is_done() {
    let mut table = Table::open(3)
        .with_cash(1, 100)
        .with_warehouse_worker(1, "column clothes")
        .with_stored(1, [0, 5, 0, 0]);
    table.act(&["place workers 4"]);
    assert_eq!(
        table.refused("restaff column food line"),
        ("place-empty", "II.2.2")
    );
    assert_eq!(
        table.refused("restaff column clothes column clothes"),
        ("same-place", "II.2.2")
    );
    table.act(&["restaff column clothes line", "staff column clothes"]);
    assert_eq!(
        table.refused("restaff line column clothes"),
        ("place-taken", "II.2.2")
    );
    table.act(&["done"]);
    assert_eq!(table.company(1).stored, [0, 5, 0, 0]);
}

/// Ruling: each of six workers is moved once in an action.
/// Proves: WF-047.
#[test]
fn six_moves_are_the_most_of_an_action() {
    let mut table = Table::open(3)
        .with_cash(1, 100)
        .with_warehouse_worker(1, "line");
    table.act(&["place workers 4"]);
    for _ in 0..3 {
        table.act(&["restaff line column food", "restaff column food line"]);
    }
    assert_eq!(
        table.refused("restaff line column food"),
        ("too-many-moves", "")
    );
    assert!(table.legal_with("restaff").is_empty());
}

/// What the small warehouse gives a choice of is asked.
/// Proves: WF-047.
#[test]
fn with_the_small_warehouse_the_player_chooses_what_is_lost() {
    let mut table = Table::open(3)
        .with_cash(1, 100)
        .with_tile(1, "small-warehouse")
        .with_warehouse_worker(1, "line")
        .with_stored(1, [4, 4, 3, 0]);
    table.act(&["place workers 4", "restaff line column lamps", "done"]);
    assert_eq!(table.refused("keep 4 4 0 0"), ("storage-full", "III.5"));
    assert_eq!(table.refused("keep 4 0 0 0"), ("needless-discard", "III.5"));
    assert_eq!(table.refused("keep 5 0 0 0"), ("keep-too-many", "III.5"));
    assert!(table.allows("keep 4 1 0 0") && table.allows("keep 0 2 3 0"));
    table.act(&["keep 1 2 2 0"]);
    assert_eq!(table.company(1).stored, [1, 2, 2, 0]);
    assert!(table.takes_special_marker());
}

/// Proves: WF-048.
#[test]
fn the_workers_action_neither_fires_in_the_harbour_nor_moves_into_factories() {
    let mut table = Table::open(3)
        .in_year(1780)
        .with_cash(1, 100)
        .with_ship(1, 4)
        .with_warehouse_worker(1, "column food");
    let crews = table.game.crews(table.harbour(1));
    table.act(&["place workers 4"]);
    assert_eq!(table.refused("dismiss column food"), ("not-now", "II.2.2"));
    assert_eq!(table.refused("dismiss ship-2"), ("not-now", "II.2.2"));
    assert_eq!(table.refused("resettle food 1"), ("not-now", "II.2.2"));
    // Whom a factory loses is fired, whom it gets comes from the job market.
    let (job_seekers, fired) = table.job_market();
    table.act(&["fire food 2", "hire clothes 2"]);
    assert_eq!(table.job_market(), (job_seekers - 2, fired + 2));
    assert_eq!(table.game.crews(table.harbour(1)), crews);
    assert_eq!(table.harbour(1).warehouse_workers(), 1);
}

/// Proves: WF-049.
#[test]
fn in_1810_hiring_for_a_good_that_was_active_marks_its_factory() {
    let table = || Table::open(3).in_cycle(Good::Clothes).with_cash(1, 100);
    let mut last = table().in_year(1810);
    last.act(&["place workers 4", "hire food 2"]);
    assert_eq!(last.harbour(1).marked, Goods::NONE.with(Good::Food));
    let marked = WaterEvent::FactoryMarked {
        seat: seat(1),
        good: Good::Food,
    };
    assert!(last.water_events().contains(&marked));
    // The row of the worker on the factory marker counts as filled.
    assert_eq!(last.rows(1, Good::Food), [2, 2, 2, 0]);
    assert_eq!(last.game.output(&last.board, seat(1), Good::Food), 4);
    last.act(&["hire clothes 3"]);
    assert_eq!(
        last.harbour(1).marked,
        Goods::NONE.with(Good::Food),
        "clothes are still to come"
    );
    let mut before = table().in_year(1800);
    before.act(&["place workers 4", "hire food 2"]);
    assert!(before.harbour(1).marked.is_empty());
}

/// Proves: WF-050.
#[test]
fn the_mark_goes_with_the_production_action_only() {
    let mut table = Table::open(3)
        .in_year(1810)
        .in_cycle(Good::Clothes)
        .with_cash(1, 200)
        .with_marker(1, "production light");
    table
        .act(&["place workers 4", "hire food 2"])
        .done()
        .idle_to_next_action(1);
    table.act(&["reuse workers", "fire food 2"]);
    assert!(table.harbour(1).marked.contains(Good::Food));
    table.done().idle_to_action(1);
    table.act(&["place production light 6", "produce clothes 1"]);
    assert!(table.harbour(1).marked.contains(Good::Food));
    let mut table = Table::open(3)
        .in_year(1810)
        .in_cycle(Good::Clothes)
        .with_cash(1, 200)
        .with_marker(1, "production light");
    table
        .act(&["place workers 4", "hire food 2"])
        .done()
        .idle_to_next_action(1);
    table.act(&["place production light 6", "produce food 1"]);
    assert!(table.harbour(1).marked.is_empty());
}

/// Ruling: one mark for a factory; neither building nor the school marks.
/// Proves: WF-051.
#[test]
fn a_factory_is_marked_once_and_not_by_building() {
    let mut table = Table::open(3)
        .in_year(1810)
        .in_cycle(Good::Lamps)
        .with_cash(1, 200);
    table.act(&[
        "place workers 4",
        "hire food 1",
        "hire food 3",
        "hire clothes 1",
    ]);
    let marks = table.water_events().into_iter();
    let marks = marks.filter(|event| matches!(event, WaterEvent::FactoryMarked { .. }));
    assert_eq!(marks.count(), 2);
    let mut table = Table::open(3)
        .in_year(1810)
        .in_cycle(Good::Lamps)
        .with_cash(1, 200);
    table.act(&[
        "place factory 4",
        "build cutlery 1",
        "price cutlery 8",
        "done",
    ]);
    assert!(table.factory(1, Good::Cutlery).is_built());
    assert!(table.harbour(1).marked.is_empty());
}

/// Proves: WF-052.
#[test]
fn a_crew_comes_with_its_ship() {
    let mut table = Table::open(3).in_year(1780).with_cash(1, 100);
    table.act(&["place workers 4", "done"]);
    let (job_seekers, fired) = table.job_market();
    assert_eq!(table.game.crews(table.harbour(1)), 0);
    table.act(&["take ship 4"]);
    assert_eq!(table.job_market(), (job_seekers - 1, fired));
    assert_eq!(table.game.crews(table.harbour(1)), 1);
}
