//! The economy phase (I).

use arkwright::Good;

use crate::water_frame::kit::Table;

/// A table of three where the economy marker of clothes is to be turned up in 1770.
fn before_clothes(fired: u8) -> Table {
    let mut table = Table::open(3);
    table.idle_to_economy();
    assert_eq!(table.board.active(), Good::Clothes);
    let job_seekers = table.board.job_seekers();
    table.with_workers_left(job_seekers, fired)
}

/// Proves: WF-018, X26.
#[test]
fn the_economy_marker_moves_the_importer_and_brings_workers_back() {
    let mut table = before_clothes(7);
    let (before, fired) = table.job_market();
    let importers = table.board.importers;
    table.reveal("economy 1 3");
    assert_eq!(table.job_market(), (before + 3, fired - 3));
    assert_eq!(table.board.importers[1], importers[1] + 1);
    assert_eq!(
        [0, 2, 3].map(|good: usize| table.board.importers[good]),
        [0, 2, 3].map(|good: usize| importers[good])
    );
    assert_eq!(table.asked(), table.board.start.number());
}

/// Proves: WF-018.
#[test]
fn fewer_fired_workers_than_the_marker_says_all_come_back() {
    let mut table = before_clothes(2);
    let (before, _) = table.job_market();
    let importer = table.board.importers[1];
    table.reveal("economy 0 3");
    assert_eq!(table.job_market(), (before + 2, 0));
    assert_eq!(table.board.importers[1], importer);
    let mut table = before_clothes(0);
    table.reveal("economy 2 2");
    assert_eq!(table.job_market(), (before, 0));
    assert_eq!(table.board.importers[1], importer + 2);
}

/// Proves: WF-018.
#[test]
fn an_economy_marker_is_used_once() {
    let mut table = before_clothes(7);
    // That of food was another one: each good has its own.
    assert!(table.can_reveal("economy 0 1"));
    table
        .reveal("economy 1 2")
        .idle_until(|board| board.decade == 2 && board.cycle == 1);
    assert!(table.is_reveal());
    assert!(!table.can_reveal("economy 1 2"));
    assert!(table.can_reveal("economy 1 1") && table.can_reveal("economy 0 2"));
    assert!(!table.can_reveal("economy 3 1") && !table.can_reveal("economy 1 4"));
}
