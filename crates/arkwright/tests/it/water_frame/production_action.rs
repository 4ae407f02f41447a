//! The production action: goods for the warehouse (II.2.8).

use arkwright::{Cost, Event, Good, Goods};

use crate::water_frame::kit::{Table, seat};

/// Seat 1 with £100, both production markers and large warehouses for food; food of level III with
/// a worker and a machine in each of four rows, clothes of level I with two and a half rows.
fn table() -> Table {
    Table::open(3)
        .in_year(1800)
        .with_cash(1, 100)
        .with_marker(1, "production light")
        .with_marker(1, "production dark")
        .with_factory(1, Good::Food, 3, 8, 6)
        .with(1, Good::Food, |food| food.machines = [1, 1, 1, 1])
        .with_factory(1, Good::Clothes, 1, 5, 6)
        .with_warehouse_worker(1, "column food")
        .with_warehouse_worker(1, "line")
        .with_warehouse_worker(1, "line")
}

/// Wages and running costs that seat 1 has paid.
fn costs(table: &Table) -> (u16, u16) {
    let mut costs = (0, 0);
    for (amount, why) in table.paid(1) {
        match why {
            Cost::Wages { .. } => costs.0 += amount,
            Cost::Machines { .. } => costs.1 += amount,
            _ => {}
        }
    }
    costs
}

/// Proves: WF-082, WF-084, X42.
#[test]
fn one_row_of_food_costs_a_wage_and_a_machine_and_makes_two() {
    let mut table = table();
    let wage = u16::from(table.game.wage(&table.board));
    table.act(&["place production light 2", "produce food 1"]);
    assert_eq!(costs(&table), (wage, 1));
    assert_eq!(table.company(1).stored, [2, 0, 0, 0]);
}

/// Proves: WF-082.
#[test]
fn the_light_marker_runs_two_rows_and_the_dark_one_four() {
    let without = Table::open(3);
    assert_eq!(
        without.refused("place production light 2"),
        ("marker-not-owned", "II.1")
    );
    for space in [2, 4, 6, 8, 10] {
        assert!(table().allows(&format!("place production light {space}")));
        let mut light = table();
        light.act(&[&format!("place production light {space}")]);
        assert_eq!(
            light.legal_with("produce food"),
            ["produce food 1", "produce food 2"]
        );
        assert_eq!(
            light.refused("produce food 3"),
            ("rows-not-producing", "II.2.8")
        );
    }
    let mut dark = table();
    dark.act(&["place production dark 2"]);
    assert_eq!(dark.legal_with("produce food").len(), 4);
    // A row that is not full does not produce; a good without a factory does not either.
    assert_eq!(
        dark.legal_with("produce clothes"),
        ["produce clothes 1", "produce clothes 2"]
    );
    assert_eq!(
        dark.refused("produce clothes 3"),
        ("rows-not-producing", "II.2.8")
    );
    assert_eq!(dark.refused("produce lamps 1"), ("no-factory", "II.2.1"));
    dark.act(&["produce food 4"]);
    assert_eq!(dark.company(1).stored, [8, 0, 0, 0]);
    assert_eq!(
        dark.refused("produce clothes 1"),
        ("main-action-over", "II.3")
    );
}

/// Proves: WF-083.
#[test]
fn goods_go_to_the_warehouse_and_nowhere_else() {
    let mut table = table()
        .with_stored(1, [7, 0, 0, 0])
        .with_tile(1, "patron-food")
        .with_ship(1, 2)
        .with_contract(1, Good::Food, 2);
    let space = table.company(1).space;
    table.act(&["place production dark 2", "produce food 4"]);
    assert_eq!(table.company(1).stored, [10, 0, 0, 0]);
    let lost = Event::Lost {
        seat: seat(1),
        good: Good::Food,
        count: 5,
    };
    assert!(table.events.contains(&lost));
    assert_eq!(table.received(1), []);
    assert_eq!((table.moves(1), table.company(1).space), (vec![], space));
    assert_eq!(table.refused("offer"), ("not-now", "II.3.1"));
    assert_eq!(table.refused("ship 2 by 1"), ("not-now", "II.3.1"));
    assert_eq!(table.harbour(1).contracts, [2, 0, 0, 0]);
}

/// What the small warehouse gives a choice of is asked, older goods included.
/// Proves: WF-083.
#[test]
fn the_small_warehouse_takes_what_is_left() {
    let mut table = self::table()
        .with_tile(1, "small-warehouse")
        .with_stored(1, [10, 8, 0, 0]);
    table.act(&["place production light 2", "produce food 2"]);
    assert_eq!(table.refused("keep 14 8 0 0"), ("storage-full", "III.5"));
    table.act(&["keep 13 7 0 0"]);
    assert_eq!(table.company(1).stored, [13, 7, 0, 0]);
    // Three lie on the price scale of food.
    assert!(table.allows("price food 12"));
}

/// Proves: WF-083.
#[test]
fn the_small_warehouse_has_only_the_spaces_right_of_the_price() {
    let mut table = self::table()
        .with_tile(1, "small-warehouse")
        .with(1, Good::Food, |food| food.price = 23)
        .with_stored(1, [10, 0, 0, 0]);
    table.act(&["place production light 2", "produce food 2"]);
    assert_eq!(table.company(1).stored, [12, 0, 0, 0]);
}

/// Proves: WF-084.
#[test]
fn wages_of_the_used_rows_count_with_foreman_and_workshop() {
    let base = || {
        table()
            .with_job_seekers(30)
            .with(1, Good::Food, |food| food.extra = 2)
    };
    let wage = u16::from(base().game.wage(&base().board));
    assert_eq!(wage, 4);
    let mut plain = base();
    plain.act(&["place production dark 2", "produce food 3"]);
    // Ruling: the two extra workers are paid in production phases only.
    assert_eq!(costs(&plain), (3 * wage, 3));
    let mut helped = base()
        .with_tile_for(1, "foreman", Good::Food)
        .with_tile_for(1, "workshop", Good::Food);
    helped.act(&["place production dark 2", "produce food 3"]);
    assert_eq!(costs(&helped), (3 * (wage - 2), 1));
    let mut elsewhere = base()
        .with_tile_for(1, "foreman", Good::Clothes)
        .with_tile_for(1, "workshop", Good::Clothes);
    elsewhere.act(&["place production dark 2", "produce food 3"]);
    assert_eq!(costs(&elsewhere), (3 * wage, 3));
}

/// Proves: WF-085.
#[test]
fn distribution_stays_and_the_factory_still_produces_in_its_phase() {
    let mut table = table().with(1, Good::Food, |food| food.distribution = 2);
    table.act(&["place production light 2", "produce food 2"]);
    assert_eq!(table.factory(1, Good::Food).distribution, 2);
    table.done().idle_to_economy();
    let produced = Event::Produced {
        seat: seat(1),
        good: Good::Food,
        count: 8,
    };
    assert!(table.events.contains(&produced));
    assert_eq!(table.factory(1, Good::Food).distribution, 1);
}

/// Proves: WF-086.
#[test]
fn extra_shifts_make_one_more_and_go_back() {
    let mut table = table()
        .with_tile(1, "extra-shifts")
        .with_supply("extra-shifts");
    let supply = table.supply("extra-shifts");
    let wage = u16::from(table.game.wage(&table.board));
    table.act(&["place production light 2", "produce food 2 extra"]);
    assert_eq!(table.company(1).stored, [5, 0, 0, 0]);
    assert_eq!(costs(&table), (2 * wage, 2));
    assert!(!table.has(1, "extra-shifts"));
    assert_eq!(table.supply("extra-shifts"), supply + 1);
    let mut without = self::table();
    without.act(&["place production light 2"]);
    assert_eq!(
        without.refused("produce food 2 extra"),
        ("tile-not-owned", "II.3.2.1")
    );
}

/// Proves: WF-087.
#[test]
fn production_in_a_marked_factory_removes_the_mark() {
    let both = Goods::NONE.with(Good::Food).with(Good::Clothes);
    let mut table = table()
        .in_year(1810)
        .in_cycle(Good::Lamps)
        .with_harbour(1, |harbour| harbour.marked = both);
    table.act(&["place production light 2", "produce food 1"]);
    assert_eq!(table.harbour(1).marked, Goods::NONE.with(Good::Clothes));
}

/// Proves: WF-088.
#[test]
fn only_the_price_of_what_was_produced_is_adjusted() {
    let mut table = table();
    table.act(&["place production light 6", "produce food 1"]);
    assert_eq!(table.refused("price clothes 7"), ("not-produced", "II.3.1"));
    assert_eq!(
        table.refused("take ship 2"),
        ("other-additional-action", "II.3")
    );
    table.act(&["price food 8"]);
    assert_eq!(table.factory(1, Good::Food).price, 8);
    assert_eq!(table.asked(), 2);
    let mut nothing = self::table();
    nothing.act(&["place production light 6", "done"]);
    assert_eq!(nothing.asked(), 2, "without production there is no price");
}
