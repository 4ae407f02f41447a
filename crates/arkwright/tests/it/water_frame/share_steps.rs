//! Share steps with charisma (III.2).

use arkwright::{Because, Good};

use crate::water_frame::kit::Table;
use crate::water_frame::kit_production::before_production;

const SOLD: (i16, Because) = (2, Because::GoodsSold);
const APPEAL: (i16, Because) = (1, Because::MostAppeal);
const MOST: (i16, Because) = (1, Because::MostSold);

/// Seats 1 and 2 make three food each with an appeal of 3.
fn tied() -> Table {
    before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 5)
        .with_rows(2, Good::Food, 1, 2, 5)
        .with_empty(30)
}

/// Proves: WF-110, WF-162.
#[test]
fn charisma_wins_both_ties_and_the_others_get_nothing() {
    let mut table = tied();
    table.produce();
    assert_eq!((table.sold(1), table.sold(2)), (3, 3));
    assert_eq!(table.moves(1), [SOLD]);
    assert_eq!(table.moves(2), [SOLD]);
    let mut table = tied().with_tile(2, "charisma");
    table.produce();
    assert_eq!(table.moves(1), [SOLD]);
    assert_eq!(table.moves(2), [SOLD, APPEAL, MOST]);
    assert!(table.has(2, "charisma"), "it stays");
}

/// Proves: WF-110.
#[test]
fn charisma_wins_the_tie_that_there_is() {
    // Seat 2 has the higher appeal; both sell three.
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 5)
        .with_rows(2, Good::Food, 1, 2, 5)
        .with(2, Good::Food, |food| food.distribution = 1)
        .with_tile(1, "charisma")
        .with_empty(30);
    table.produce();
    assert_eq!(table.moves(1), [SOLD, MOST]);
    assert_eq!(table.moves(2), [SOLD, APPEAL]);
    // Both have the same appeal; seat 2 sells more.
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 1, 5)
        .with_rows(2, Good::Food, 1, 2, 5)
        .with_tile(1, "charisma")
        .with_empty(30);
    table.produce();
    assert_eq!(table.moves(1), [(1, Because::GoodsSold), APPEAL]);
    assert_eq!(table.moves(2), [SOLD, MOST]);
}

/// Proves: WF-110.
#[test]
fn charisma_does_not_help_who_is_behind() {
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 6)
        .with_rows(2, Good::Food, 1, 2, 5)
        .with_tile(1, "charisma")
        .with_empty(30);
    table.produce();
    assert_eq!(table.moves(1), [SOLD]);
    assert_eq!(table.moves(2), [SOLD, APPEAL, MOST]);
    // Nor who has no part in the tie.
    let mut table = tied().with_tile(3, "charisma");
    table.produce();
    assert_eq!(table.moves(1), [SOLD]);
    assert_eq!(table.moves(2), [SOLD]);
    assert_eq!(table.moves(3), []);
}

/// Proves: WF-111.
#[test]
fn charisma_wins_no_tie_with_the_importer() {
    // The importer is level in appeal and in goods sold.
    let mut table = tied()
        .with_tile(2, "charisma")
        .set(|board| board.importers[0] = 3)
        .with_empty(36);
    table.produce();
    assert_eq!((table.sold(1), table.sold(2)), (3, 3));
    assert_eq!(table.moves(2), [SOLD]);
    // Surpassed, it does not matter.
    let mut table = tied()
        .with_tile(2, "charisma")
        .set(|board| board.importers[0] = 2);
    table.produce();
    assert_eq!(table.moves(2), [SOLD, APPEAL, MOST]);
}
