//! Storage and decay (III.5).

use arkwright::Good;

use crate::water_frame::kit::Table;
use crate::water_frame::kit_production::before_production;

/// With 30 spaces empty England wants 8 food at a wage of £2.
const EMPTY: u8 = 30;

/// Seat 1 makes food of level III at an appeal of 0: two goods in each row, none of them sold.
fn unsold_food(rows: usize) -> Table {
    before_production(3, Good::Food)
        .in_year(1800)
        .with_rows(1, Good::Food, 3, rows, 12)
        .with_empty(EMPTY)
}

/// What can be stored of food in the end, with nothing else in store.
fn choices(table: Table) -> Vec<String> {
    let mut table = table.with_empty(EMPTY);
    table.produce();
    if table.is_cycle_over() {
        return Vec::new();
    }
    assert_eq!((table.asked(), table.question()), (1, "prompt-storage"));
    table.legal()
}

/// Proves: WF-109.
#[test]
fn nobody_stores_without_a_warehouse() {
    let mut table = unsold_food(2);
    table.produce();
    assert!(table.is_cycle_over());
    assert_eq!(table.lost(1, Good::Food), 4);
    assert_eq!(table.company(1).stored, [0; 4]);
    // A column of another good is of no use.
    let mut table = unsold_food(2)
        .with_warehouse_worker(1, "column lamps")
        .with_empty(EMPTY);
    table.produce();
    assert!(table.is_cycle_over());
    assert_eq!(table.lost(1, Good::Food), 4);
}

/// Proves: WF-109, WF-125, WF-173, X45.
#[test]
fn harold_sells_2_of_3_food_and_stores_1() {
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 6)
        .with_tile(1, "small-warehouse")
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(table.sold(1), 2);
    assert_eq!(table.legal(), ["keep 0 0 0 0", "keep 1 0 0 0"]);
    assert_eq!(
        table.small_question(),
        Some(("store-unsold", "keep 1 0 0 0".into(), "keep 0 0 0 0".into()))
    );
    table.go_on(&["keep 1 0 0 0"]);
    assert!(table.is_cycle_over());
    assert_eq!(table.company(1).stored, [1, 0, 0, 0]);
    assert_eq!(table.lost(1, Good::Food), 0);
}

/// Proves: WF-125.
#[test]
fn the_workers_of_the_large_warehouse_make_its_room() {
    let up_to = |most: u8| -> Vec<String> {
        (0..=most)
            .map(|count| format!("keep {count} 0 0 0"))
            .collect()
    };
    let line = |table: Table| table.with_warehouse_worker(1, "line");
    let column = |table: Table| table.with_warehouse_worker(1, "column food");
    assert_eq!(choices(column(unsold_food(4))), up_to(5));
    assert_eq!(choices(line(unsold_food(4))), up_to(3));
    assert_eq!(choices(line(line(unsold_food(4)))), up_to(5));
    assert_eq!(choices(column(line(unsold_food(4)))), up_to(8));
    assert_eq!(choices(line(unsold_food(1))), up_to(2), "there are no more");
    let small = |table: Table| table.with_tile(1, "small-warehouse");
    assert_eq!(choices(small(unsold_food(4))), up_to(5));
    assert_eq!(choices(small(line(unsold_food(4)))), up_to(8));
}

/// Proves: WF-125.
#[test]
fn what_is_not_stored_is_lost() {
    let mut table = unsold_food(4)
        .with_warehouse_worker(1, "column food")
        .with_empty(EMPTY);
    table.produce().go_on(&["keep 4 0 0 0"]);
    assert_eq!(table.company(1).stored, [4, 0, 0, 0]);
    assert_eq!(table.lost(1, Good::Food), 4);
}

/// Proves: WF-125.
#[test]
fn goods_lie_in_the_small_warehouse_right_of_the_price_only() {
    // £23, which only much quality allows: two spaces are left up to £25.
    let mut table = before_production(3, Good::Lamps)
        .in_year(1800)
        .with_rows(1, Good::Lamps, 3, 3, 23)
        .with(1, Good::Lamps, |lamps| lamps.quality = 6)
        .with_tile(1, "small-warehouse")
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(
        table.legal(),
        ["keep 0 0 0 0", "keep 0 0 0 1", "keep 0 0 0 2"]
    );
    assert_eq!(table.refused("keep 0 0 0 3"), ("no-storage-space", "III.5"));
}

/// Proves: WF-125.
#[test]
fn a_good_without_a_factory_has_all_of_the_small_warehouse() {
    let table = before_production(3, Good::Food).with_tile(1, "small-warehouse");
    let room = table
        .game
        .room(&table.board, crate::water_frame::kit::seat(1));
    assert!(room.fits(&[5, 0, 0, 0]) && room.fits(&[2, 1, 1, 1]));
    assert!(!room.fits(&[6, 0, 0, 0]) && !room.fits(&[2, 2, 1, 1]));
}

/// Proves: WF-125.
#[test]
fn nobody_is_hired_or_moved_while_goods_are_stored() {
    let mut table = unsold_food(4)
        .with_warehouse_worker(1, "column lamps")
        .with_tile(1, "small-warehouse")
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(table.refused("staff column food"), ("not-now", "III.5"));
    assert_eq!(
        table.refused("restaff column lamps column food"),
        ("not-now", "III.5")
    );
    assert_eq!(table.refused("hire food 1"), ("not-now", "III.5"));
}

/// Proves: WF-125, WF-126.
#[test]
fn too_many_goods_and_needless_losses_are_refused() {
    let mut table = unsold_food(2)
        .with_tile(1, "small-warehouse")
        .with_stored(1, [1, 2, 0, 0]);
    table.produce();
    let refused = |keep: &str| table.refused(&format!("keep {keep}")).0;
    assert_eq!(refused("6 0 0 0"), "keep-too-many");
    assert_eq!(refused("1 3 0 0"), "keep-too-many");
    assert_eq!(refused("4 2 0 0"), "storage-full");
    assert_eq!(refused("0 2 0 0"), "needless-discard");
    assert_eq!(refused("3 1 0 0"), "needless-discard");
    assert_eq!(table.refused("done"), ("not-now", "III.5"));
}

/// Proves: WF-126, WF-173.
#[test]
fn older_goods_give_way_to_new_ones() {
    // Two food and one piece of clothes lie there; three lamps need one more space than there is.
    let mut table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 2, 11)
        .with_tile(1, "small-warehouse")
        .with_stored(1, [2, 1, 0, 0])
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(
        table.legal(),
        [
            "keep 2 1 0 0",
            "keep 2 1 0 1",
            "keep 2 1 0 2",
            "keep 1 1 0 3",
            "keep 2 0 0 3"
        ]
    );
    assert_eq!(
        table.small_question(),
        Some(("store-unsold", "keep 1 1 0 3".into(), "keep 2 1 0 0".into())),
        "the cheapest gives way"
    );
    table.go_on(&["keep 2 0 0 3"]);
    assert_eq!(table.company(1).stored, [2, 0, 0, 3]);
    assert_eq!(table.lost(1, Good::Clothes), 1);
}

/// Proves: WF-126.
#[test]
fn goods_move_between_the_warehouses_to_make_room() {
    // Five clothes fill the small warehouse, until a worker opens their column.
    let with_clothes = |table: Table| table.with_stored(1, [0, 5, 0, 0]);
    let table = with_clothes(unsold_food(2).with_tile(1, "small-warehouse"));
    let mut full = table.with_empty(EMPTY);
    full.produce();
    assert!(full.allows("keep 0 5 0 0") && full.allows("keep 1 4 0 0"));
    assert_eq!(full.refused("keep 1 5 0 0"), ("storage-full", "III.5"));
    let table = unsold_food(2)
        .with_tile(1, "small-warehouse")
        .with_warehouse_worker(1, "column clothes");
    let mut table = with_clothes(table).with_empty(EMPTY);
    table.produce();
    assert!(table.allows("keep 4 5 0 0"));
    assert_eq!(table.refused("keep 4 4 0 0"), ("needless-discard", "III.5"));
}

/// Proves: WF-125.
#[test]
fn players_store_in_turn_order_and_who_has_nothing_left_is_not_asked() {
    let mut table = before_production(3, Good::Food)
        .started_by(2)
        .with_rows(1, Good::Food, 1, 1, 8)
        .with_rows(2, Good::Food, 1, 1, 8)
        .with_rows(3, Good::Food, 1, 1, 7)
        .with_warehouse_worker(1, "line")
        .with_warehouse_worker(2, "line")
        .with_warehouse_worker(3, "line")
        .at_last_action()
        .with_empty(EMPTY);
    table.produce();
    assert_eq!(table.asked(), 2);
    table.go_on(&["keep 1 0 0 0"]);
    assert_eq!(table.asked(), 1);
    table.go_on(&["keep 0 0 0 0"]);
    assert!(table.is_cycle_over());
}
