//! The ship action: fulfilling contracts from the warehouses (II.2.7).

use arkwright::{Because, Good, Income};

use crate::water_frame::kit::Table;

/// Seat 1 with £100, ships of 6 and 2, lamps of level II and clothes of level I, a full warehouse of
/// both, and no other factory.
fn table() -> Table {
    Table::open(3)
        .in_year(1800)
        .with_cash(1, 100)
        .without_ships(1)
        .with_ship(1, 6)
        .with_ship(1, 2)
        .with_factory(1, Good::Lamps, 2, 6, 9)
        .with_factory(1, Good::Clothes, 1, 4, 6)
        .without_factory(1, Good::Food)
        .with_warehouse_worker(1, "column lamps")
        .with_warehouse_worker(1, "line")
        .with_stored(1, [3, 3, 0, 8])
        .with_company(1, |company| company.space = 20)
}

/// Proves: WF-071, X39.
#[test]
fn a_ship_needs_administrative_costs_of_its_capacity() {
    let spaces = [2, 4, 6, 8, 10];
    for capacity in spaces {
        let table = table().without_ships(1).with_ship(1, capacity);
        for space in spaces {
            let place = format!("place ship-1 {space}");
            if space < capacity {
                assert_eq!(table.refused(&place), ("ship-needs-more", "II.2.7"));
            } else {
                assert!(table.allows(&place), "{capacity} on {space}");
            }
        }
        assert_eq!(
            table.refused("place ship-2 10"),
            ("marker-not-owned", "II.1")
        );
    }
    let accountant = |capacity| {
        let table = table().without_ships(1).with_ship(1, capacity);
        table.with_tile(1, "accountant")
    };
    assert!(accountant(6).allows("place ship-1 4 paying 6"));
    assert!(accountant(10).allows("place ship-1 8 paying 10"));
    assert_eq!(
        accountant(6).refused("place ship-1 6 paying 4"),
        ("ship-needs-more", "II.2.7")
    );
    assert_eq!(
        accountant(6).refused("place ship-1 4"),
        ("ship-needs-more", "II.2.7")
    );
    assert_eq!(
        accountant(6).refused("place ship-1 2 paying 4"),
        ("ship-needs-more", "II.2.7")
    );
    assert_eq!(
        accountant(6).refused("place ship-1 2 paying 6"),
        ("ship-needs-more", "II.2.7")
    );
}

/// Proves: WF-071.
#[test]
fn the_fee_for_using_it_again_does_not_count() {
    // £4 and a fee of £2 are not £6.
    let on_four = || table().with_placed(1, "ship-1", 4);
    assert_eq!(
        on_four().refused("reuse ship-1"),
        ("ship-needs-more", "II.2.7")
    );
    let mut table = on_four().with_tile(1, "accountant");
    assert_eq!(table.refused("reuse ship-1"), ("ship-needs-more", "II.2.7"));
    table.act(&["reuse ship-1 paying 6"]);
    assert_eq!(table.paid_by(1), [6, 2]);
}

/// Proves: WF-071.
#[test]
fn in_the_opium_war_a_ship_needs_what_it_carries_then() {
    let war = || table().lasting("opium-war").with_tile(1, "accountant");
    let due = ("ship-needs-more", "II.2.7");
    // Of 6 it carries 5.
    assert!(war().allows("place ship-1 4 paying 5"));
    assert_eq!(war().refused("place ship-1 4"), due);
    let placed = war().with_placed(1, "ship-1", 4);
    assert!(placed.allows("reuse ship-1 paying 5"));
    assert_eq!(placed.refused("reuse ship-1 paying 3"), due);
    let mut table = war().with_contract(1, Good::Lamps, 6);
    table.act(&["place ship-1 6"]);
    assert!(table.takes_special_marker(), "six lamps do not go on it");
}

/// Proves: WF-072, WF-074, WF-078, X40.
#[test]
fn a_contract_for_four_lamps_brings_56_and_with_the_office_61() {
    for (tile, due) in [("agent", 56), ("office", 61)] {
        let mut table = table().with_contract(1, Good::Lamps, 4).with_tile(1, tile);
        table.act(&["place ship-1 6"]);
        let cash = table.cash(1);
        table.act(&["deliver lamps 4"]);
        assert_eq!(table.cash(1), cash + due);
        assert_eq!(table.company(1).stored, [3, 3, 0, 4]);
    }
}

/// Proves: WF-072, WF-073, X41.
#[test]
fn a_ship_carries_several_contracts_but_no_part_of_one() {
    let contracts = || {
        table()
            .with_contract(1, Good::Lamps, 4)
            .with_contract(1, Good::Clothes, 2)
    };
    let mut both = contracts();
    both.act(&["place ship-1 6", "deliver lamps 4", "deliver clothes 2"]);
    assert_eq!(both.company(1).stored, [3, 1, 0, 4]);
    assert_eq!(both.harbour(1).contracts, [0; 4]);
    // What the ship has no room for stays.
    let mut small = contracts();
    small.act(&["place ship-2 6"]);
    assert_eq!(
        small.refused("deliver lamps 4"),
        ("ship-carries-less", "II.2.7")
    );
    assert_eq!(small.refused("deliver lamps 2"), ("other-count", "II.2.7"));
    small.act(&["deliver clothes 2"]);
    assert_eq!(small.harbour(1).contracts, [0, 0, 0, 4]);
    assert!(small.takes_special_marker(), "the ship is full");
    // A contract for 6 is fulfilled neither with 4 goods nor by a ship of 4.
    let six = |stored| {
        table()
            .with_contract(1, Good::Lamps, 6)
            .with_stored(1, [0, 0, 0, stored])
    };
    let mut few = six(4);
    few.act(&["place ship-1 6"]);
    assert!(few.takes_special_marker(), "there is nothing to deliver");
    let mut four = six(6)
        .without_ships(1)
        .with_ship(1, 4)
        .with_contract(1, Good::Clothes, 2);
    four = four.with_stored(1, [0, 2, 0, 6]);
    four.act(&["place ship-1 6"]);
    assert_eq!(
        four.refused("deliver lamps 6"),
        ("ship-carries-less", "II.2.7")
    );
    assert_eq!(four.refused("deliver lamps 4"), ("other-count", "II.2.7"));
}

/// Proves: WF-073.
#[test]
fn goods_come_from_the_warehouses_in_the_number_of_the_contract() {
    let mut table = table()
        .with_contract(1, Good::Lamps, 2)
        .with_contract(1, Good::Clothes, 4)
        .with_tile(1, "small-warehouse");
    table.act(&["place ship-1 6"]);
    assert_eq!(
        table.refused("deliver clothes 4"),
        ("too-few-goods", "II.2.7")
    );
    assert_eq!(
        table.refused("deliver clothes 3"),
        ("other-count", "II.2.7")
    );
    assert_eq!(table.refused("deliver food 2"), ("no-contract", "II.2.7"));
    assert_eq!(table.refused("deliver lamps 3"), ("other-count", "II.2.7"));
    // Goods of the small warehouse count as well.
    let mut small = table.with_stored(1, [0, 0, 0, 8]);
    small = small.with_stored(1, [0, 4, 0, 8]);
    assert!(small.allows("deliver clothes 4"));
    small.act(&["deliver clothes 4"]);
    assert_eq!(small.company(1).stored, [0, 0, 0, 8]);
}

/// Proves: WF-074.
#[test]
fn the_price_is_the_base_quality_and_nothing_without_a_factory() {
    for (level, price) in [(1, 11), (2, 14), (3, 17), (4, 20)] {
        let mut table = table()
            .with_contract(1, Good::Lamps, 2)
            .with_factory(1, Good::Lamps, level, 6, 5)
            .with(1, Good::Lamps, |lamps| {
                (lamps.quality, lamps.distribution) = (3, 2)
            });
        table.act(&["place ship-1 6", "deliver lamps 2"]);
        let why = Income::Shipment {
            good: Good::Lamps,
            count: 2,
            price,
        };
        assert_eq!(table.received(1), [(2 * u16::from(price), why)]);
    }
    // Ruling: without a factory the contract is fulfilled for nothing.
    let mut table = table()
        .with_contract(1, Good::Food, 2)
        .with_tile(1, "office");
    let cash = table.cash(1);
    table.act(&["place ship-1 6", "deliver food 2"]);
    assert_eq!(table.cash(1), cash - 6 + 5);
    assert_eq!(
        (table.harbour(1).contracts[0], table.company(1).stored[0]),
        (0, 1)
    );
}

/// Proves: WF-075.
#[test]
fn the_ship_costs_one_space_once_if_it_sails() {
    let table = || {
        table()
            .with_contract(1, Good::Lamps, 4)
            .with_contract(1, Good::Clothes, 2)
    };
    let mut sailed = table();
    sailed.act(&["place ship-1 6", "deliver lamps 4", "deliver clothes 2"]);
    assert_eq!(sailed.moves(1), [(-1, Because::Ships)]);
    assert_eq!(sailed.company(1).space, 19);
    let mut stayed = table();
    stayed.act(&["place ship-1 6", "done"]);
    assert_eq!(stayed.moves(1), []);
    assert_eq!(stayed.company(1).space, 20);
}

/// Proves: WF-076.
#[test]
fn a_fulfilled_contract_goes_back_to_its_owner() {
    let mut table = table().with_contract(1, Good::Lamps, 4);
    table.act(&["place ship-1 6", "deliver lamps 4"]);
    assert_eq!(table.harbour(1).contracts, [0; 4]);
    assert_eq!(table.refused("deliver lamps 4"), ("no-contract", "II.2.7"));
}

/// Proves: WF-077.
#[test]
fn the_agent_fills_each_contract_with_one_more_or_one_less() {
    let table = || {
        table()
            .with_contract(1, Good::Lamps, 4)
            .with_contract(1, Good::Clothes, 2)
            .with_tile(1, "agent")
    };
    let mut both = table();
    both.act(&["place ship-1 6"]);
    assert_eq!(
        both.legal_with("deliver lamps"),
        ["deliver lamps 3", "deliver lamps 4", "deliver lamps 5"]
    );
    assert_eq!(
        both.refused("deliver lamps 2"),
        ("other-count-with-agent", "II.2.7")
    );
    let cash = both.cash(1);
    both.act(&["deliver lamps 3", "deliver clothes 3"]);
    assert_eq!(both.cash(1), cash + 3 * 14 + 3 * 9);
    assert_eq!(both.company(1).stored, [3, 0, 0, 5]);
    // The capacity counts what is delivered.
    let mut more = table();
    more.act(&["place ship-1 6", "deliver lamps 5"]);
    assert_eq!(
        more.refused("deliver clothes 2"),
        ("ship-carries-less", "II.2.7")
    );
    assert!(more.allows("deliver clothes 1"));
    let mut small = table().with_contract(1, Good::Clothes, 4);
    small.act(&["place ship-2 2"]);
    assert!(
        small.takes_special_marker(),
        "three do not go on a ship of 2"
    );
}

/// Proves: WF-078.
#[test]
fn the_office_pays_once_for_a_ship_that_sails() {
    let table = || {
        table()
            .with_contract(1, Good::Lamps, 4)
            .with_contract(1, Good::Clothes, 2)
            .with_tile(1, "office")
    };
    let mut sailed = table();
    sailed.act(&["place ship-1 6", "deliver lamps 4", "deliver clothes 2"]);
    let office = sailed
        .received(1)
        .into_iter()
        .filter(|(_, why)| *why == Income::Office);
    assert_eq!(Vec::from_iter(office), [(5, Income::Office)]);
    let mut stayed = table();
    stayed.act(&["place ship-1 6", "done"]);
    assert_eq!(stayed.received(1), []);
}

/// Proves: WF-079.
#[test]
fn extra_shifts_do_not_help_in_the_ship_action() {
    let mut table = table()
        .with_contract(1, Good::Clothes, 4)
        .with_contract(1, Good::Lamps, 2)
        .with_tile(1, "extra-shifts");
    table.act(&["place ship-1 6"]);
    assert_eq!(
        table.refused("deliver clothes 4"),
        ("too-few-goods", "II.2.7")
    );
    assert_eq!(table.refused("extra"), ("not-now", "II.2.7"));
}

/// Proves: WF-080.
#[test]
fn a_ship_on_the_administration_table_keeps_its_pier_and_sails_in_production() {
    let mut table = table()
        .with_contract(1, Good::Lamps, 2)
        .in_cycle(Good::Lamps)
        .without_ships(1)
        .with_ship(1, 2)
        .with_ship(1, 2)
        .with_contract(1, Good::Clothes, 2);
    table.act(&["place ship-1 6", "deliver clothes 2"]);
    assert!(table.takes_special_marker());
    assert_eq!(table.refused("take ship 4"), ("no-free-pier", "II.3.2.3"));
    assert!(table.allows("take ship 4 replacing 1"));
    table.act(&["done"]);
    table.idle_until(|board| {
        use arkwright::{Phase, WaterPhase};
        matches!(board.phase, Phase::Water(WaterPhase::Shipment { .. }))
    });
    assert_eq!(table.asked(), 1);
    assert!(table.allows("ship 2 by 1") && table.allows("ship 2 by 2"));
}

/// Proves: WF-081.
#[test]
fn a_ship_is_used_again_for_the_fee() {
    let table = || {
        table()
            .with_contract(1, Good::Lamps, 4)
            .with_placed(1, "ship-1", 8)
    };
    assert_eq!(
        table().refused("place ship-1 10"),
        ("marker-placed-already", "II.1")
    );
    let mut plain = table();
    plain.act(&["reuse ship-1"]);
    assert_eq!(plain.paid_by(1), [8, 2]);
    assert!(plain.allows("deliver lamps 4"));
    let mut saved = table().with_tile(1, "administrator");
    let cash = saved.cash(1);
    saved.act(&["reuse ship-1"]);
    assert_eq!(saved.cash(1), cash - 8);
}
