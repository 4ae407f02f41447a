//! The distribution action with the patent (II.2.5).

use arkwright::{Good, Stage, WaterStage};

use crate::water_frame::administration::usable;
use crate::water_frame::kit::Table;

/// Seat 1 with £100, all four factories, and these tiles.
fn table(tiles: &[&str]) -> Table {
    let mut table = Table::open(3).with_cash(1, 100);
    for (good, price) in Good::ALL.into_iter().zip([5, 6, 7, 8]) {
        table = table.with_factory(1, good, 1, 4 + 2 * u8::from(price > 6), price);
    }
    tiles
        .iter()
        .fold(table, |table, tile| table.with_tile(1, tile))
}

/// Proves: WF-064, X33.
#[test]
fn the_patent_adds_2_beyond_the_limit_of_the_marker() {
    for (marker, space, due) in [
        ("distribution light", 8, 9),
        ("distribution light", 4, 6),
        ("distribution", 10, 6),
        ("distribution dark", 10, 12),
    ] {
        let mut table = table(&["patent"]);
        if marker != "distribution" {
            table = table.with_marker(1, marker);
        }
        table.act(&[&format!("place {marker} {space}")]);
        assert_eq!(table.paid_by(1), [space], "free of charge");
        assert_eq!(usable(&table), due);
    }
    let mut table = table(&["patent", "accountant"]);
    table.act(&["place distribution 2 paying 0"]);
    assert_eq!(usable(&table), 2);
    table.act(&["distribute food 1"]);
    assert_eq!(usable(&table), 1);
    assert!(table.has(1, "patent"));
}

/// Proves: WF-065.
#[test]
fn a_returned_patent_brings_two_levels_anywhere() {
    let mut table = table(&["patent"]).with(1, Good::Lamps, |lamps| lamps.distribution = 3);
    let supply = table.supply("patent");
    table.act(&[
        "place distribution 4",
        "distribute food 2",
        "distribute clothes 1",
    ]);
    table.act(&["return patent"]);
    assert!(!table.has(1, "patent"));
    assert_eq!(table.supply("patent"), supply + 1);
    assert_eq!(
        table.refused("distribute cutlery 3"),
        ("too-few-patent-levels", "II.2.5")
    );
    assert_eq!(table.refused("distribute food 1"), ("not-higher", "II.2.5"));
    assert!(table.allows("distribute cutlery 2") && table.allows("distribute food 4"));
    table.act(&["distribute lamps 4"]);
    assert!(!table.allows("distribute cutlery 2"));
    table.act(&["distribute cutlery 1"]);
    assert!(table.paid_by(1).is_empty(), "they are free");
    let distribution = Good::ALL.map(|good| table.factory(1, good).distribution);
    assert_eq!(distribution, [2, 1, 1, 4]);
}

/// Proves: WF-065.
#[test]
fn the_patent_is_not_used_both_ways_and_is_returned_without_raising_anything() {
    let mut table = table(&["patent"]);
    // Six pounds: five are used, so one of the patent's two.
    table.act(&[
        "place distribution 4",
        "distribute food 2",
        "distribute clothes 1",
    ]);
    assert!(table.allows("return patent"));
    table.act(&["distribute lamps 1"]);
    assert_eq!(table.refused("return patent"), ("patent-in-use", "II.2.5"));
    let mut table = self::table(&["patent", "accountant"]);
    table.act(&[
        "place distribution 2 paying 0",
        "return patent",
        "distribute food 2",
    ]);
    assert_eq!(table.factory(1, Good::Food).distribution, 2);
    // Only in this action.
    let mut table = self::table(&["patent"]);
    assert_eq!(table.refused("return patent"), ("not-now", "II.1"));
    table.act(&["place quality 6"]);
    assert_eq!(table.refused("return patent"), ("not-now", "II.2.4"));
    let mut without = self::table(&[]);
    without.act(&["place distribution 4"]);
    assert_eq!(
        without.refused("return patent"),
        ("tile-not-owned", "II.3.2.1")
    );
}

/// Pounds that are left for the prices of goods that the action did not touch.
#[track_caller]
fn budget(table: &Table) -> u8 {
    match table.stage() {
        Stage::Prices(prices) => prices.budget,
        other => panic!("{other:?}"),
    }
}

/// Ruling: kept, the pounds of the patent are spent first.
/// Proves: WF-066.
#[test]
fn the_pounds_of_the_patent_pay_for_no_price() {
    let left = |marker: &str, raised: &[&str]| {
        let mut table = table(&["patent"]);
        table.act(&[&format!("place {marker}")]);
        table.act(raised).act(&["done"]);
        budget(&table)
    };
    // The own marker on £4, the patent, distribution for £2: £4 are left for prices.
    assert_eq!(
        left(
            "distribution 4",
            &["distribute food 1", "distribute lamps 1"]
        ),
        4
    );
    assert_eq!(left("distribution 4", &[]), 4);
    assert_eq!(left("distribution 10", &[]), 4);
    assert_eq!(left("distribution 4", &["distribute food 2"]), 3);
    assert_eq!(
        left(
            "distribution 8",
            &["distribute food 2", "distribute lamps 1"]
        ),
        2
    );
    let mut table = table(&["patent"]);
    table.act(&["place distribution 2", "distribute food 1", "done"]);
    table.act(&["price clothes 7", "price cutlery 8"]);
    assert_eq!(table.refused("price lamps 9"), ("no-budget", "II.3.1"));
}

/// Proves: WF-065, WF-066.
#[test]
fn of_a_returned_patent_no_pounds_are_left() {
    // The levels it brought make their prices free.
    let mut returned = table(&["patent"]);
    returned.act(&["place distribution 2", "distribute food 1", "return patent"]);
    returned.act(&["distribute lamps 2"]);
    assert!(!matches!(
        returned.stage(),
        Stage::Water(WaterStage::Patent { .. })
    ));
    returned.act(&["price lamps 9", "price clothes 7"]);
    assert_eq!(returned.refused("price cutlery 8"), ("no-budget", "II.3.1"));
    assert!(returned.allows("price food 6"));
    // Nor is anything beyond the limit of the marker.
    let mut returned = table(&["patent"]);
    returned.act(&[
        "place distribution 8",
        "distribute food 2",
        "return patent",
        "done",
    ]);
    assert_eq!(budget(&returned), 1);
}

/// Proves: SJ-098, WF-019.
#[test]
fn what_the_accountant_has_paid_counts_within_the_limit_of_the_marker() {
    let left = |placed: &str| {
        let mut table = table(&["accountant"]);
        table.act(&[placed, "done"]);
        budget(&table)
    };
    assert_eq!(left("place distribution 4 paying 3"), 3);
    assert_eq!(left("place distribution 2 paying 4"), 4);
    assert_eq!(left("place distribution 4 paying 6"), 4);
}
