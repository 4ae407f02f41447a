//! The additional action take special marker (II.3.2).

mod ships;

use arkwright::{Cost, Good};

use crate::water_frame::kit::{Table, marker, seat};

/// Seat 1 with £100 has done a workers action in a decade, with these tiles.
fn taking(year: u16, tiles: &[&str]) -> Table {
    taking_from(tiles.iter().fold(
        Table::open(3).in_year(year).with_cash(1, 100),
        |table, tile| table.with_tile(1, tile),
    ))
}

fn taking_from(mut table: Table) -> Table {
    table.act(&["place workers 2", "done"]);
    assert!(table.takes_special_marker());
    table
}

/// Proves: WF-089.
#[test]
fn a_special_marker_comes_after_four_of_the_actions_and_is_free() {
    let table = || Table::open(3).with_cash(1, 100).with_supply("school");
    for marker in ["workers", "machinery", "exchange", "ship-1"] {
        let mut table = table();
        table.act(&[&format!("place {marker} 2")]);
        if !table.takes_special_marker() {
            assert_eq!(table.refused("take school"), ("main-action-first", "II.3"));
            table.act(&["done"]);
        }
        assert!(table.takes_special_marker(), "{marker}");
        let cash = table.cash(1);
        table.act(&["take school"]);
        assert_eq!(table.cash(1), cash, "it is free");
        assert_eq!(table.asked(), 2, "there is one");
    }
    for marker in ["factory", "quality", "distribution"] {
        let mut table = table();
        table.act(&[&format!("place {marker} 6")]);
        let due = ("other-additional-action", "II.3");
        assert_eq!(table.refused("take school"), due);
        assert_eq!(table.refused("take ship 2"), due);
        assert_eq!(table.refused("half-price 1"), due);
    }
}

/// Proves: WF-089.
#[test]
fn foreman_and_workshop_move_instead_of_taking() {
    let mut table = Table::open(3)
        .with_tile_for(1, "foreman", Good::Food)
        .with_tile_for(1, "workshop", Good::Lamps);
    table = taking_from(table);
    assert_eq!(
        table.legal_with("move foreman"),
        [
            "move foreman clothes",
            "move foreman cutlery",
            "move foreman lamps"
        ]
    );
    assert_eq!(
        table.refused("move foreman food"),
        ("assigned-there", "II.3.2.1")
    );
    assert_eq!(
        table.refused("move school food"),
        ("tile-not-assigned", "II.3.2.1")
    );
    table.act(&["move workshop clothes"]);
    assert_eq!(table.harbour(1).workshop, Some(Good::Clothes));
    assert_eq!(table.asked(), 2);
}

/// Proves: WF-090, X43.
#[test]
fn a_fifth_tile_sends_one_of_the_other_four_back() {
    let tiles = ["agent", "school", "office", "small-warehouse"];
    let mut table = taking(1770, &tiles).with_supply("broker");
    assert_eq!(table.refused("take school"), ("tile-twice", "II.3.2.1"));
    table.act(&["take broker"]);
    assert_eq!(table.asked(), 1);
    let due = [
        "return agent",
        "return small-warehouse",
        "return office",
        "return school",
    ];
    assert_eq!(table.legal(), due);
    assert_eq!(
        table.refused("return broker"),
        ("tile-just-taken", "II.3.2.1")
    );
    assert_eq!(
        table.refused("return patent"),
        ("tile-not-owned", "II.3.2.1")
    );
    assert_eq!(table.refused("done"), ("return-tile-first", "II.3.2.1"));
    let supply = table.supply("agent");
    table.act(&["return agent"]);
    assert_eq!(table.supply("agent"), supply + 1);
    assert_eq!(table.harbour(1).tiles.len(), 4);
    assert_eq!(table.asked(), 2);
    // With four nothing goes back.
    let mut table = taking(1770, &tiles[..3]).with_supply("broker");
    table.act(&["take broker"]);
    assert_eq!((table.asked(), table.harbour(1).tiles.len()), (2, 4));
}

/// Proves: WF-090.
#[test]
fn tiles_know_no_level_but_must_lie_there() {
    let mut table = taking(1770, &[]);
    for tile in [
        "charisma",
        "administrator",
        "developer",
        "inventor",
        "accountant",
    ] {
        assert!(table.allows(&format!("take {tile}")), "{tile}");
    }
    table =
        table.set(|board| board.parts.tiles[crate::water_frame::kit::tile("broker").index()] = 0);
    assert_eq!(table.refused("take broker"), ("tile-not-there", "II.3.2.1"));
    assert_eq!(
        table.refused("take workshop"),
        ("tile-for-factory", "II.3.2.1")
    );
    assert_eq!(
        table.refused("take developer food"),
        ("tile-for-all", "II.3.2.1")
    );
    // Patrons of two goods are two tiles.
    let table = taking(1770, &["patron-food"]);
    assert!(table.allows("take patron-clothes"));
    assert_eq!(
        table.refused("take patron-food"),
        ("tile-twice", "II.3.2.1")
    );
}

/// Proves: WF-091.
#[test]
fn a_returned_tile_is_open_to_the_next_player() {
    let mut table = taking(1770, &["agent", "office", "engineer", "school"])
        .set(|board| board.parts.tiles[crate::water_frame::kit::tile("school").index()] = 0);
    table.act(&["take charisma", "return school", "place workers 2", "done"]);
    assert_eq!(table.asked(), 2);
    table.act(&["take school"]);
    assert!(table.has(2, "school") && !table.has(1, "school"));
}

/// Proves: WF-092, X43.
#[test]
fn goods_of_a_returned_small_warehouse_move_or_are_lost() {
    let table = Table::open(3)
        .with_tile(1, "agent")
        .with_tile(1, "school")
        .with_tile(1, "office")
        .with_tile(1, "small-warehouse")
        .with_supply("broker")
        .with_warehouse_worker(1, "line")
        .with_stored(1, [5, 0, 4, 0]);
    let mut table = taking_from(table);
    table.act(&["take broker", "return small-warehouse"]);
    assert_eq!(table.company(1).stored, [3, 0, 3, 0]);
    let table = Table::open(3)
        .with_tile(1, "agent")
        .with_tile(1, "school")
        .with_tile(1, "office")
        .with_tile(1, "small-warehouse")
        .with_supply("broker")
        .with_stored(1, [2, 0, 3, 0])
        .with_warehouse_worker(1, "column cutlery");
    let mut table = taking_from(table);
    table.act(&["take broker", "return small-warehouse"]);
    assert_eq!(table.company(1).stored, [0, 0, 3, 0]);
}

/// Proves: WF-093.
#[test]
fn rows_of_the_mat_open_with_the_level() {
    // Row I has light machinery only, row II light quality, row III dark quality, row IV the rest.
    let rows = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 1, 1]];
    for (year, open) in [(1770, 1), (1780, 2), (1790, 2), (1800, 3), (1810, 3)] {
        let table = Table::open(3)
            .in_year(year)
            .set(|board| board.parts.rows = rows);
        let table = taking_from(table.without_ships(1));
        for (row, markers) in [
            (1, &["machinery light"][..]),
            (2, &["quality light"]),
            (3, &["quality dark"]),
            (4, &["distribution dark", "production dark"]),
        ] {
            for marker in markers {
                let take = format!("take {marker}");
                if row <= open {
                    assert!(table.allows(&take), "{year} {marker}");
                } else {
                    assert_eq!(table.refused(&take), ("row-not-open", "II.3.2.2"));
                }
            }
        }
        for (row, capacity) in [(1, 2), (2, 4), (3, 6), (4, 8), (4, 10)] {
            let take = format!("take ship {capacity}");
            if row <= open {
                assert!(table.allows(&take), "{year} ship {capacity}");
            } else {
                assert_eq!(table.refused(&take), ("row-not-open", "II.3.2.3"));
            }
        }
        assert_eq!(
            table.refused("take production light"),
            ("marker-not-there", "II.3.2")
        );
        assert_eq!(
            table.refused("take workers"),
            ("marker-never-there", "II.3.2")
        );
    }
}

/// Proves: WF-093.
#[test]
fn never_two_identical_markers_of_one_shade() {
    let rows = [[0, 1, 1, 0], [0, 0, 1, 0], [0, 0, 1, 0], [0; 4]];
    let table = Table::open(3)
        .in_year(1800)
        .set(|board| board.parts.rows = rows);
    let mut table = taking_from(table);
    // It comes from the lowest row where it lies.
    table.act(&["take distribution light"]);
    assert_eq!(table.board.parts.rows[0], [0, 1, 0, 0]);
    assert_eq!(table.board.parts.rows[1], [0, 0, 1, 0]);
    table.idle_to_next_action(1).act(&["reuse workers", "done"]);
    assert_eq!(
        table.refused("take distribution light"),
        ("marker-twice", "II.3.2")
    );
    table.act(&["take distribution dark"]);
    for shade in ["distribution light", "distribution dark", "distribution"] {
        assert!(table.company(1).markers.contains(marker(shade)), "{shade}");
    }
}

/// Proves: WF-094.
#[test]
fn the_inventor_opens_the_next_row_for_a_use() {
    let rows = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 1, 1]];
    let table = |year| {
        let table = Table::open(3)
            .in_year(year)
            .with_cash(1, 100)
            .with_tile(1, "inventor");
        taking_from(table.set(|board| board.parts.rows = rows).without_ships(1))
    };
    let mut marker = table(1770);
    assert_eq!(
        marker.refused("take quality dark"),
        ("row-not-open", "II.3.2.2")
    );
    marker.act(&["take quality light"]);
    assert_eq!(marker.legal(), ["pay inventor", "return inventor"]);
    assert_eq!(marker.refused("done"), ("inventor-first", "1.8"));
    marker.act(&["pay inventor"]);
    assert_eq!(marker.paid(1), [(10, Cost::Inventor)], "paid at once");
    assert_eq!((marker.asked(), marker.harbour(1).inventor_uses), (2, 1));
    let mut ship = table(1800);
    ship.act(&["take ship 10", "return inventor"]);
    assert!(!ship.has(1, "inventor"));
    assert_eq!(ship.harbour(1).ships, [10, 0]);
    // What is open without him is no use of him.
    let mut open = table(1770);
    open.act(&["take machinery light"]);
    assert_eq!((open.asked(), open.harbour(1).inventor_uses), (2, 0));
    let mut last = table(1780).with_harbour(1, |harbour| harbour.inventor_uses = 3);
    last.act(&["take ship 6"]);
    assert_eq!(last.asked(), 2, "after the fourth use nothing is asked");
    assert!(!last.has(1, "inventor"));
}

/// Proves: WF-098.
#[test]
fn the_broker_buys_one_share_at_half_price_or_two_for_one() {
    let at = |space| {
        let table = Table::open(3).with_cash(1, 100).with_tile(1, "broker");
        taking_from(table.with_company(1, |company| company.space = space))
    };
    // Space 19 is £15; on space 6 a share still costs £10.
    for (space, one, two) in [(19, 8, 15), (10, 5, 10), (6, 5, 10), (22, 8, 16)] {
        for (count, cost) in [(1, one), (2, two)] {
            let mut table = at(space);
            let (cash, shares) = (table.cash(1), table.company(1).shares);
            let supply = table.supply("broker");
            table.act(&[&format!("half-price {count}")]);
            assert_eq!(table.cash(1), cash - cost);
            assert_eq!(table.company(1).shares, shares + count);
            assert!(!table.has(1, "broker"));
            assert_eq!(table.supply("broker"), supply + 1);
            assert_eq!(table.asked(), 2);
        }
    }
    assert_eq!(
        at(19).refused("half-price 3"),
        ("half-price-limit", "II.3.2")
    );
    let poor = at(19).with_cash(1, 14);
    assert!(poor.allows("half-price 1"));
    assert_eq!(
        poor.refused("half-price 2"),
        ("too-little-cash-at-half-price", "II.3.2")
    );
    let indebted = at(19).with_company(1, |company| company.loans = 1);
    assert_eq!(indebted.refused("half-price 1"), ("loans-first", "II.2.6"));
    let rich = at(19).with_company(1, |company| company.shares = 29);
    assert!(rich.allows("half-price 1"));
    assert_eq!(
        rich.refused("half-price 2"),
        ("bank-too-few-shares", "II.2.6")
    );
}

/// Proves: WF-099.
#[test]
fn broker_foreman_and_workshop_must_be_owned() {
    let mut table = taking(1770, &[])
        .with_supply("broker")
        .with_supply("foreman");
    assert_eq!(
        table.refused("half-price 1"),
        ("tile-not-owned", "II.3.2.1")
    );
    assert_eq!(
        table.refused("move foreman food"),
        ("tile-not-owned", "II.3.2.1")
    );
    assert_eq!(
        table.refused("move workshop food"),
        ("tile-not-owned", "II.3.2.1")
    );
    // Who takes the broker has had his special marker.
    table.act(&["take broker"]);
    assert_eq!(table.asked(), 2);
    assert!(table.board.harbour(seat(1)).has(arkwright::Tile::Broker));
}
