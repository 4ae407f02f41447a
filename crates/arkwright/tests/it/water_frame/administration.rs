//! Administration with accountant, administrator, engineer and Bureaucracy (II.1, II.2), and the table
//! of the player's book.

use arkwright::{Good, Stage};

use crate::water_frame::kit::Table;

/// The first action of three players; seat 1 has £60 and all four factories.
fn table() -> Table {
    let mut table = Table::open(3).with_cash(1, 60);
    for (good, price) in Good::ALL.into_iter().zip([5, 6, 7, 8]) {
        table = table.with_factory(1, good, 1, 4 + 2 * u8::from(price > 6), price);
    }
    table
}

/// The pounds that the distribution action can use.
#[track_caller]
pub(crate) fn usable(table: &Table) -> u8 {
    match table.stage() {
        Stage::Distribution(action) => action.left,
        other => panic!("{other:?}"),
    }
}

/// The machines that the machinery action buys.
#[track_caller]
pub(crate) fn machines(table: &Table) -> u8 {
    match table.stage() {
        Stage::Machinery(action) => action.left,
        other => panic!("{other:?}"),
    }
}

/// The highest quality that food can be raised to from 0.
#[track_caller]
pub(crate) fn levels(table: &Table) -> usize {
    assert!(matches!(table.stage(), Stage::Quality(_)));
    table.legal_with("quality food").len()
}

/// What seat 1 has paid with these choices.
#[track_caller]
fn paid(table: &mut Table, choices: &[&str]) -> u16 {
    let before = table.cash(1);
    table.act(choices);
    before - table.cash(1)
}

/// Proves: WF-019, X35.
#[test]
fn the_accountant_changes_the_costs_by_2_and_what_is_paid_counts() {
    let table = || {
        table()
            .with_tile(1, "accountant")
            .with_marker(1, "distribution light")
    };
    let amounts = ["paying 4", "paying 5", "", "paying 7", "paying 8"];
    let choices = amounts.map(|amount| format!("place distribution light 6 {amount}"));
    assert_eq!(
        table().legal_with("place distribution light 6"),
        choices.map(|choice| choice.trim().to_owned())
    );
    for (choice, cost, uses) in [
        ("place distribution light 6 paying 5", 5, 5),
        ("place distribution light 6", 6, 6),
        ("place distribution light 6 paying 7", 7, 7),
        ("place distribution light 6 paying 8", 8, 7),
        ("place distribution light 8 paying 6", 6, 6),
        ("place distribution 6 paying 8", 8, 4),
    ] {
        let mut table = table();
        assert_eq!(paid(&mut table, &[choice]), cost, "{choice}");
        assert_eq!(usable(&table), uses, "{choice}");
    }
    for amount in [3, 9] {
        let choice = format!("place distribution light 6 paying {amount}");
        assert_eq!(table().refused(&choice), ("no-such-amount", "II.1"));
    }
    assert_eq!(
        table().refused("place workers 6 paying 6"),
        ("same-amount", "II.1")
    );
    let without = self::table();
    assert_eq!(
        without.refused("place workers 6 paying 7"),
        ("only-amount", "II.1")
    );
    assert_eq!(without.legal_with("place workers 6"), ["place workers 6"]);
}

/// Proves: WF-020.
#[test]
fn the_accountant_works_in_every_action_and_leaves_the_fee_alone() {
    for (marker, ends) in [
        ("factory", 1),
        ("workers", 0),
        ("machinery", 0),
        ("quality", 0),
        ("distribution", 0),
        ("exchange", 0),
    ] {
        let mut table = table().with_tile(1, "accountant");
        let place = format!("place {marker} 2 paying 0");
        let choices = [place.as_str(), "done"];
        // The factory action is paid once it is done.
        assert_eq!(paid(&mut table, &choices[..=ends]), 0, "{marker}");
        let mut table = self::table()
            .with_tile(1, "accountant")
            .with_placed(1, marker, 4);
        let reuse = format!("reuse {marker} paying 3");
        let choices = [reuse.as_str(), "done"];
        assert_eq!(paid(&mut table, &choices[..=ends]), 3 + 2, "{marker}");
    }
    let table = table().with_tile(1, "accountant");
    assert_eq!(
        table.legal_with("place workers 2"),
        ["paying 0", "paying 1", "", "paying 3", "paying 4"].map(|amount| format!(
            "place workers 2 {amount}"
        )
        .trim()
        .to_owned())
    );
    let mut table = table.with_placed(1, "exchange", 2);
    assert_eq!(
        table.refused("reuse exchange paying 5"),
        ("no-such-amount", "II.1")
    );
    assert_eq!(paid(&mut table, &["reuse exchange paying 0"]), 2);
}

/// Proves: WF-021.
#[test]
fn the_administrator_saves_the_fee_and_keeps_the_space_for_2() {
    let again = || table().with_placed(1, "workers", 6);
    assert_eq!(paid(&mut again(), &["reuse workers"]), 8);
    let mut table = again().with_tile(1, "administrator");
    assert_eq!(paid(&mut table, &["reuse workers"]), 6);
    let mut table = again()
        .with_tile(1, "administrator")
        .set(|board| board.parts.bureaucracy = true);
    assert_eq!(paid(&mut table, &["place machinery 2"]), 2);
}

/// Proves: WF-022.
#[test]
fn bureaucracy_blocks_the_space_for_2_from_the_event_on() {
    let mut table = Table::open(3).in_cycle(Good::Lamps);
    assert!(table.allows("place workers 2"));
    table.idle_to_event().reveal_event("bureaucracy");
    table.idle_to_action(1);
    assert_eq!(table.refused("place workers 2"), ("space-blocked", "1.9"));
    assert!(table.legal().iter().all(|choice| !choice.ends_with(" 2")));
    assert!(table.allows("place workers 4"));
    // It lasts beyond the decade.
    table
        .idle_until(|board| board.decade == 3)
        .idle_to_action(2);
    assert_eq!(table.refused("place workers 2"), ("space-blocked", "1.9"));
    let table = table.with_tile(2, "administrator");
    assert!(table.allows("place workers 2"));
}

/// Proves: WF-023.
#[test]
fn a_marker_on_the_blocked_space_is_used_again_for_4() {
    let mut table = table().set(|board| board.parts.bureaucracy = true);
    for tile in ["administrator", "agent", "school", "office"] {
        table = table.with_tile(1, tile);
    }
    let mut table = table.with_supply("broker");
    table.act(&[
        "place workers 2",
        "done",
        "take broker",
        "return administrator",
    ]);
    table.idle_to_next_action(1);
    assert_eq!(
        table.refused("place machinery 2"),
        ("space-occupied", "II.1")
    );
    assert_eq!(paid(&mut table, &["reuse workers"]), 2 + 4);
    // Where nothing is blocked the fee is £2.
    let mut table = self::table().with_placed(1, "workers", 2);
    assert_eq!(paid(&mut table, &["reuse workers"]), 2 + 2);
    let mut table = self::table()
        .with_placed(1, "workers", 4)
        .set(|board| board.parts.bureaucracy = true);
    assert_eq!(paid(&mut table, &["reuse workers"]), 4 + 2);
}

/// Proves: WF-024.
#[test]
fn an_accountant_does_not_open_the_blocked_space() {
    let mut table = table()
        .with_tile(1, "accountant")
        .set(|board| board.parts.bureaucracy = true);
    for amount in ["", " paying 4", " paying 0"] {
        let choice = format!("place workers 2{amount}");
        assert_eq!(table.refused(&choice), ("space-blocked", "1.9"));
    }
    assert_eq!(paid(&mut table, &["place workers 4 paying 2"]), 2);
}

/// Proves: WF-025.
#[test]
fn an_administrator_taken_in_the_decade_helps_from_the_next_action_on() {
    let mut table = table()
        .with_supply("administrator")
        .set(|board| board.parts.bureaucracy = true);
    assert_eq!(
        paid(
            &mut table,
            &["place workers 4", "done", "take administrator"]
        ),
        4
    );
    table.idle_to_next_action(1);
    assert!(table.allows("place machinery 2"));
    assert_eq!(paid(&mut table, &["reuse workers"]), 4);
}

/// A marker that lies on a space, or is placed on it, with the accountant.
fn of_book(marker: &str, placed: Option<u8>) -> Table {
    let table = table();
    match placed {
        Some(cost) => table.with_placed(1, marker, cost),
        None => table,
    }
}

/// Proves: WF-026.
#[test]
fn book_column_1_distribution_to_7_on_10_for_8() {
    let table = table().with_marker(1, "distribution light");
    let mut table = table.with_tile(1, "accountant");
    assert_eq!(
        paid(&mut table, &["place distribution light 10 paying 8"]),
        8
    );
    assert_eq!(usable(&table), 7);
}

/// Proves: WF-027, X34.
#[test]
fn book_column_2_distribution_to_7_used_again_for_10_with_patent() {
    let table = || {
        table()
            .with_marker(1, "distribution light")
            .with_placed(1, "distribution light", 10)
            .with_tile(1, "accountant")
            .with_tile(1, "patent")
    };
    let mut without = table();
    assert_eq!(
        paid(&mut without, &["reuse distribution light paying 8"]),
        10
    );
    assert_eq!(usable(&without), 9);
    let mut with = table().with_tile(1, "administrator");
    assert_eq!(paid(&mut with, &["reuse distribution light paying 8"]), 8);
    assert_eq!(usable(&with), 9);
}

/// Proves: WF-028.
#[test]
fn book_column_3_machinery_on_4_for_3_with_workshop() {
    let table = of_book("machinery", None).with_tile(1, "accountant");
    let mut table = table.with_tile_for(1, "workshop", Good::Food);
    assert_eq!(paid(&mut table, &["place machinery 4 paying 3"]), 3);
    assert_eq!(machines(&table), 2);
}

/// Proves: WF-029.
#[test]
fn book_column_4_machinery_on_10_with_workshop() {
    let mut table = of_book("machinery", None).with_tile_for(1, "workshop", Good::Food);
    assert_eq!(paid(&mut table, &["place machinery 10"]), 10);
    assert_eq!(machines(&table), 3);
}

/// Proves: WF-030.
#[test]
fn book_column_5_machinery_used_again_on_10_with_workshop() {
    let table = || of_book("machinery", Some(10)).with_tile_for(1, "workshop", Good::Food);
    let mut without = table();
    assert_eq!(paid(&mut without, &["reuse machinery"]), 12);
    assert_eq!(machines(&without), 3);
    let mut with = table().with_tile(1, "administrator");
    assert_eq!(paid(&mut with, &["reuse machinery"]), 10);
    assert_eq!(machines(&with), 3);
}

/// Proves: WF-031.
#[test]
fn book_column_6_quality_on_10_for_12() {
    let mut table = of_book("quality", None).with_tile(1, "accountant");
    assert_eq!(paid(&mut table, &["place quality 10 paying 12"]), 12);
    assert_eq!(levels(&table), 2);
}

/// Proves: WF-032.
#[test]
fn book_column_7_quality_on_8_for_12_with_engineer() {
    let mut table = of_book("quality", None).with_tile(1, "engineer");
    assert_eq!(paid(&mut table, &["place quality 8 paying 12"]), 12);
    assert_eq!(levels(&table), 2);
}

/// Proves: WF-033, X37.
#[test]
fn book_column_8_quality_used_again_on_8_for_14_with_engineer() {
    let table = || of_book("quality", Some(8)).with_tile(1, "engineer");
    let mut without = table();
    assert_eq!(paid(&mut without, &["reuse quality paying 12"]), 14);
    assert_eq!(levels(&without), 2);
    let mut with = table().with_tile(1, "administrator");
    assert_eq!(paid(&mut with, &["reuse quality paying 12"]), 12);
    assert_eq!(levels(&with), 2);
}

/// Ruling: what is usable is paid without the fee, capped by the marker, and then raised.
/// Proves: WF-034.
#[test]
fn usable_is_what_is_paid_up_to_the_marker_and_then_the_tile() {
    for (marker, limit) in [
        ("distribution", 4),
        ("distribution light", 7),
        ("distribution dark", 10),
    ] {
        for (space, paid) in [2, 4, 6, 8, 10].into_iter().flat_map(|space: u8| {
            (space.saturating_sub(2)..=space + 2).map(move |paid| (space, paid))
        }) {
            for patent in [false, true] {
                let mut table = table().with_tile(1, "accountant");
                if marker != "distribution" {
                    table = table.with_marker(1, marker);
                }
                if patent {
                    table = table.with_tile(1, "patent");
                }
                let paying = if paid == space {
                    String::new()
                } else {
                    format!(" paying {paid}")
                };
                table.act(&[&format!("place {marker} {space}{paying}")]);
                match paid.min(limit) + 2 * u8::from(patent) {
                    // With nothing to use there is nothing to ask.
                    0 => assert_eq!(table.asked(), 2),
                    due => assert_eq!(usable(&table), due),
                }
            }
        }
    }
}
