//! Ships as special markers (II.3.2.3).

use super::taking_from;
use crate::water_frame::kit::Table;

/// Proves: WF-095, WF-097, X44.
#[test]
fn a_larger_ship_replaces_one_and_takes_only_the_crew_that_is_missing() {
    let table = Table::open(3)
        .in_year(1800)
        .without_ships(1)
        .with_ship(1, 2)
        .with_ship(1, 4);
    let mut table = taking_from(table);
    assert_eq!(table.game.crews(table.harbour(1)), 1);
    let (job_seekers, fired) = table.job_market();
    let mat = table.board.parts.ships;
    assert_eq!(table.refused("take ship 6"), ("no-free-pier", "II.3.2.3"));
    assert_eq!(
        table.refused("take ship 2 replacing 1"),
        ("ship-not-larger", "II.3.2.3")
    );
    assert_eq!(
        table.refused("take ship 4 replacing 2"),
        ("ship-not-larger", "II.3.2.3")
    );
    table.act(&["take ship 6 replacing 1"]);
    assert_eq!(table.harbour(1).ships, [6, 4]);
    assert_eq!(table.game.crews(table.harbour(1)), 3);
    assert_eq!(table.job_market(), (job_seekers - 2, fired));
    assert_eq!(
        table.board.parts.ships,
        [mat[0] + 1, mat[1], mat[2] - 1, mat[3], mat[4]]
    );
    // Replacing the ship of 4 takes one worker more.
    let table = Table::open(3)
        .in_year(1800)
        .without_ships(1)
        .with_ship(1, 2)
        .with_ship(1, 4);
    let mut table = taking_from(table);
    table.act(&["take ship 6 replacing 2"]);
    assert_eq!(table.job_market(), (job_seekers - 1, fired));
}

/// Proves: WF-095.
#[test]
fn no_ship_is_replaced_while_a_pier_is_free() {
    let table = Table::open(3)
        .in_year(1800)
        .without_ships(1)
        .with_ship(1, 2);
    let mut table = taking_from(table);
    assert_eq!(
        table.refused("take ship 6 replacing 1"),
        ("pier-is-free", "II.3.2.3")
    );
    table.act(&["take ship 2"]);
    assert_eq!(table.harbour(1).ships, [2, 2]);
    let mut two = Table::open(2).in_year(1800);
    two.act(&["place workers 2", "done"]);
    assert_eq!(two.refused("take ship 4"), ("ship-not-there", "II.3.2.3"));
}

/// Proves: WF-096.
#[test]
fn a_new_ship_in_place_of_one_on_the_table_needs_its_own_costs() {
    let placed = |tiles: &[&str]| {
        let table = Table::open(3)
            .in_year(1800)
            .with_cash(1, 100)
            .without_ships(1)
            .with_ship(1, 2)
            .with_ship(1, 4)
            .with_placed(1, "ship-1", 4);
        let table = tiles
            .iter()
            .fold(table, |table, tile| table.with_tile(1, tile));
        let mut table = taking_from(table);
        table
            .act(&["take ship 6 replacing 1"])
            .idle_to_next_action(1);
        table
    };
    let mut plain = placed(&[]);
    assert_eq!(plain.refused("reuse ship-1"), ("ship-needs-more", "II.2.7"));
    assert_eq!(
        plain.refused("place ship-1 10"),
        ("marker-placed-already", "II.1")
    );
    let accountant = placed(&["accountant"]);
    assert!(accountant.allows("reuse ship-1 paying 6"));
    assert_eq!(
        accountant.refused("reuse ship-1 paying 5"),
        ("ship-needs-more", "II.2.7")
    );
    // In the next decade it is placed anew.
    plain
        .idle_until(|board| board.decade == 5)
        .idle_to_action(1);
    assert!(plain.allows("place ship-1 10") && !plain.allows("place ship-1 4"));
}

/// Proves: WF-097.
#[test]
fn a_crew_comes_from_the_job_market_then_from_the_fired_or_there_is_no_ship() {
    for (capacity, crew) in [(2, 0), (4, 1), (6, 2), (8, 3), (10, 4)] {
        let table = Table::open(3)
            .in_year(1800)
            .with_tile(1, "inventor")
            .without_ships(1);
        let mut table = taking_from(table.with_cash(1, 100));
        let (job_seekers, fired) = table.job_market();
        table.act(&[&format!("take ship {capacity}")]);
        assert_eq!(table.job_market(), (job_seekers - crew, fired));
        assert_eq!(table.harbour(1).ships, [capacity, 0]);
    }
    let scarce = |job_seekers, fired| {
        let table = Table::open(3)
            .in_year(1800)
            .without_ships(1)
            .with_ship(1, 2);
        taking_from(table.with_workers_left(job_seekers, fired))
    };
    let mut enough = scarce(1, 1);
    enough.act(&["take ship 6"]);
    assert_eq!(enough.job_market(), (0, 0));
    assert_eq!(scarce(1, 0).refused("take ship 6"), ("no-crew", "II.3.2.3"));
    assert!(scarce(1, 0).allows("take ship 4") && scarce(0, 0).allows("take ship 2"));
    let two = Table::open(3)
        .in_year(1800)
        .without_ships(1)
        .with_ship(1, 4)
        .with_ship(1, 4);
    let two = taking_from(two.with_workers_left(1, 0));
    assert!(
        two.allows("take ship 6 replacing 1"),
        "one more worker does"
    );
    let none = Table::open(3)
        .in_year(1800)
        .without_ships(1)
        .with_ship(1, 4)
        .with_ship(1, 4);
    let none = taking_from(none.with_workers_left(0, 0));
    assert_eq!(
        none.refused("take ship 6 replacing 1"),
        ("no-crew", "II.3.2.3")
    );
}
