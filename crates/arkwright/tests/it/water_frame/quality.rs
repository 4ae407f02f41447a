//! The quality action with engineer and accountant (II.2.4).

use arkwright::Good;

use crate::water_frame::administration::levels;
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

/// Proves: WF-060.
#[test]
fn twelve_pounds_are_reached_with_accountant_or_engineer() {
    for tile in ["accountant", "engineer"] {
        for (marker, due, without) in [("quality", 2, 1), ("quality light", 3, 2)] {
            let prepared = || match marker {
                "quality" => table(&[tile]),
                _ => table(&[tile]).with_marker(1, marker),
            };
            let mut dear = prepared();
            dear.act(&[&format!("place {marker} 10 paying 12")]);
            assert_eq!(levels(&dear), due);
            let mut plain = prepared();
            plain.act(&[&format!("place {marker} 10")]);
            assert_eq!(levels(&plain), without);
        }
    }
    assert_eq!(
        table(&[]).refused("place quality 10 paying 12"),
        ("only-amount", "II.1")
    );
}

/// Proves: WF-061.
#[test]
fn the_engineer_raises_quality_up_to_6() {
    let with_four = |tiles: &[&str], quality| {
        table(tiles)
            .with_marker(1, "quality dark")
            .with(1, Good::Food, |food| food.quality = quality)
            .with(1, Good::Lamps, |lamps| lamps.quality = quality)
    };
    let mut without = with_four(&[], 4);
    without.act(&["place quality dark 6"]);
    assert_eq!(
        without.refused("quality food 5"),
        ("quality-limit", "II.2.4")
    );
    let mut engineer = with_four(&["engineer"], 4);
    engineer.act(&["place quality dark 6"]);
    assert!(engineer.allows("quality food 5") && engineer.allows("quality lamps 6"));
    let appeal = engineer.game.appeal(
        &engineer.board,
        crate::water_frame::kit::seat(1),
        Good::Food,
    );
    engineer.act(&["quality food 6"]);
    assert_eq!(
        engineer.game.appeal(
            &engineer.board,
            crate::water_frame::kit::seat(1),
            Good::Food
        ),
        appeal + 2
    );
    // Once he is gone the level stays, and no further one comes.
    let mut gone = with_four(&[], 5);
    gone.act(&["place quality dark 6"]);
    assert_eq!(gone.factory(1, Good::Food).quality, 5);
    assert_eq!(gone.refused("quality food 6"), ("quality-limit", "II.2.4"));
    assert!(gone.allows("quality clothes 2"));
}

/// Proves: WF-062, X36.
#[test]
fn the_engineer_pays_what_he_likes_on_any_space() {
    for (choice, paid, due) in [
        ("place quality 4 paying 12", 12, 2),
        ("place quality 10 paying 6", 6, 1),
        ("place quality 2 paying 15", 15, 2),
    ] {
        let mut table = table(&["engineer"]);
        table.act(&[choice]);
        assert_eq!(table.paid_by(1), [paid], "{choice}");
        assert_eq!(levels(&table), due, "{choice}");
    }
    // From nothing up to what the marker and three prices can use; other markers as ever.
    for (marker, most) in [("quality", 15), ("quality light", 15), ("quality dark", 13)] {
        for tiles in [&["engineer"][..], &["engineer", "accountant"]] {
            let mut table = table(tiles);
            if marker != "quality" {
                table = table.with_marker(1, marker);
            }
            assert!(table.allows(&format!("place {marker} 8 paying 0")));
            assert!(table.allows(&format!("place {marker} 8 paying {most}")));
            let more = format!("place {marker} 8 paying {}", most + 1);
            assert_eq!(
                table.refused(&more),
                ("no-use-for-more", ""),
                "a house rule"
            );
        }
    }
    let table = table(&["engineer"]);
    assert_eq!(
        table.refused("place distribution 8 paying 4"),
        ("only-amount", "II.1")
    );
    // The marker's maximum stays, and the fee comes on top.
    let mut table = table.with_placed(1, "quality", 2);
    table.act(&["reuse quality paying 15"]);
    assert_eq!(table.paid_by(1), [15, 2]);
    assert_eq!(
        table.refused("quality food 3"),
        ("too-little-for-quality", "II.2.4")
    );
}

/// Ruling: what is paid above the level pays for other prices.
/// Proves: WF-063.
#[test]
fn what_the_engineer_pays_more_pays_for_prices() {
    let mut table = table(&["engineer"]);
    table.act(&["place quality 2 paying 8", "quality food 1", "price food 6"]);
    table.act(&["price clothes 7", "price cutlery 8"]);
    assert_eq!(table.asked(), 2, "£8 are a level and two prices");
    let mut table = self::table(&["engineer"]);
    table.act(&[
        "place quality 2 paying 7",
        "quality food 1",
        "price clothes 7",
    ]);
    assert_eq!(table.refused("price lamps 9"), ("no-budget", "II.3.1"));
    assert!(table.allows("price food 6"));
}
