//! The referee held against the rule books: the production phase.

use crate::water_frame_referee::kit::{factory, producing, table};
use crate::water_frame_referee::table::{Factory, Table};
use crate::water_frame_referee::words::tile;

const FOOD: usize = 0;
const CLOTHES: usize = 1;
const CUTLERY: usize = 2;
const LAMPS: usize = 3;

/// A table in the cycle of a good.
fn cycle_of(good: usize, decade: u16) -> Table {
    let mut table = table(decade);
    table.cycle = good as u8 + 1;
    table
}

fn change(table: &mut Table, seat: usize, good: usize, change: impl FnOnce(&mut Factory)) {
    change(
        table.companies[seat].factories[good]
            .as_mut()
            .expect("a factory"),
    );
}

/// X18, X20 and X21: demand for 7 clothes, appeals 4, 3 and the importer on 3.
#[test]
fn marion_harold_and_the_importer_sell_seven_clothes() {
    let mut table = cycle_of(CLOTHES, 1770);
    table.empty = 30;
    table.importers[CLOTHES] = 3;
    table.companies[0].factories[CLOTHES] = factory(CLOTHES, 1, 2, 7);
    change(&mut table, 0, CLOTHES, |clothes| {
        clothes.distribution = 2;
        clothes.machines[0] = 1;
    });
    table.companies[1].factories[CLOTHES] = factory(CLOTHES, 1, 2, 6);
    let referee = producing(table);
    assert_eq!(referee.sale.sold, [3, 2, 0, 0]);
    assert_eq!(referee.sale.importer, 2);
    let [marion, harold, _] = referee.table.companies.as_slice() else {
        panic!("three companies");
    };
    assert_eq!((marion.space, harold.space), (14, 12));
    assert_eq!(marion.cash, 100 + 21 - 7);
    assert_eq!(
        marion.factories[CLOTHES]
            .as_ref()
            .map(|clothes| clothes.distribution),
        Some(1)
    );
}

/// X45.
#[test]
fn what_is_not_sold_is_stored_where_there_is_room() {
    let harold = |owned: bool| {
        let mut table = cycle_of(FOOD, 1770);
        table.companies[0].factories[FOOD] = factory(FOOD, 1, 2, 6);
        table.companies[0].tiles[tile::SMALL_WAREHOUSE] = owned;
        producing(table)
    };
    let mut referee = harold(true);
    assert_eq!(referee.with(""), ["keep 0 0 0 0", "keep 1 0 0 0"]);
    referee.acts(&["keep 1 0 0 0"]);
    assert_eq!(referee.first().stored, [1, 0, 0, 0]);
    assert_eq!(harold(false).first().stored, [0; 4]);
}

/// The example of III.5.
#[test]
fn an_older_good_makes_room_for_three_lamps() {
    let mut table = cycle_of(LAMPS, 1770);
    let company = &mut table.companies[0];
    company.factories[LAMPS] = factory(LAMPS, 1, 2, 11);
    company.tiles[tile::SMALL_WAREHOUSE] = true;
    company.stored = [2, 1, 0, 0];
    let referee = producing(table);
    assert_eq!(
        referee.with(""),
        [
            "keep 1 1 0 3",
            "keep 2 0 0 3",
            "keep 2 1 0 0",
            "keep 2 1 0 1",
            "keep 2 1 0 2"
        ]
    );
}

/// X46.
#[test]
fn the_third_row_of_cutlery_is_shut_and_five_workers_are_paid() {
    let mut table = cycle_of(CUTLERY, 1780);
    table.companies[0].tiles[tile::SCHOOL] = true;
    table.companies[0].factories[CUTLERY] = factory(CUTLERY, 2, 3, 10);
    // Before the sale, after it, or not at all.
    for (lines, workers) in [
        (&["shut"][..], 5),
        (&["hold", "shut"], 5),
        (&["hold", "hold"], 8),
    ] {
        let mut referee = producing(table.clone());
        referee.acts(lines);
        assert_eq!(referee.first().cash, 100 + 30 - workers * 3);
    }
    // One good of the row is sold: it runs, and nothing is asked again.
    change(&mut table, 0, CUTLERY, |cutlery| cutlery.price = 9);
    let mut referee = producing(table);
    referee.acts(&["hold"]);
    assert_eq!(referee.first().cash, 100 + 36 - 8 * 3);
}

#[test]
fn a_row_is_shut_before_a_sale_that_would_use_it() {
    let mut table = cycle_of(CLOTHES, 1770);
    let company = &mut table.companies[0];
    company.tiles[tile::SCHOOL] = true;
    company.factories[CLOTHES] = factory(CLOTHES, 1, 3, 5);
    // Row 3 makes one good for £5 and costs three wages of £3.
    let mut referee = producing(table.clone());
    referee.acts(&["hold"]);
    assert_eq!(referee.first().cash, 100 + 4 * 5 - 7 * 3);
    let mut referee = producing(table.clone());
    referee.acts(&["shut"]);
    assert_eq!(referee.first().cash, 100 + 3 * 5 - 4 * 3);
    // A stored good is sold instead of the one that was not made.
    let company = &mut table.companies[0];
    company.columns[CLOTHES] = true;
    company.stored[CLOTHES] = 3;
    let mut referee = producing(table);
    referee.acts(&["shut"]);
    assert_eq!(referee.with(""), ["hold", "offer"]);
    referee.acts(&["offer"]);
    assert_eq!(referee.first().cash, 100 + 4 * 5 - 4 * 3);
    assert_eq!(referee.first().stored[CLOTHES], 2);
}

#[test]
fn the_highest_operating_row_is_shut_and_others_behind_it_are_paid() {
    let mut table = cycle_of(FOOD, 1780);
    table.empty = 52;
    table.companies[0].tiles[tile::SCHOOL] = true;
    table.companies[0].factories[FOOD] = factory(FOOD, 2, 3, 8);
    change(&mut table, 0, FOOD, |food| food.pieces[3] = 1);
    // Seven workers: the fourth row is not full.
    let mut referee = producing(table.clone());
    referee.acts(&["shut"]);
    assert_eq!(referee.sale.produced[0], 4);
    assert_eq!(referee.first().cash, 100 + 2 * 8 - 5 * 4);
    // At level I the fourth row makes nothing, full as it is.
    table.companies[0].factories[FOOD] = factory(FOOD, 1, 4, 6);
    let mut referee = producing(table);
    referee.acts(&["shut"]);
    assert_eq!(referee.sale.produced[0], 3);
    assert_eq!(referee.first().cash, 100 + 2 * 6 - 6 * 4);
}

#[test]
fn the_school_asks_in_turn_order_before_the_first_token_is_taken() {
    let mut table = cycle_of(FOOD, 1770);
    table.start = 2;
    for company in &mut table.companies[..2] {
        company.tiles[tile::SCHOOL] = true;
        company.factories[FOOD] = factory(FOOD, 1, 3, 5);
    }
    let mut referee = producing(table);
    assert!(referee.asks(2));
    referee.acts(&["hold"]);
    assert!(referee.asks(1));
    assert_eq!(referee.sale.sold, [0; 4]);
}

#[test]
fn with_its_only_row_shut_a_factory_makes_nothing_extra() {
    let mut table = cycle_of(FOOD, 1770);
    let company = &mut table.companies[0];
    company.tiles[tile::SCHOOL] = true;
    company.tiles[tile::EXTRA_SHIFTS] = true;
    company.tiles[tile::SMALL_WAREHOUSE] = true;
    company.factories[FOOD] = factory(FOOD, 1, 1, 5);
    let mut referee = producing(table.clone());
    referee.acts(&["shut"]);
    assert_eq!(referee.first().cash, 100);
    assert!(referee.first().tiles[tile::EXTRA_SHIFTS]);
    // Stored goods are sold all the same, and nothing but them.
    table.companies[0].stored[FOOD] = 1;
    let mut referee = producing(table);
    referee.acts(&["shut"]);
    assert_eq!(referee.with(""), ["hold", "offer"]);
    referee.acts(&["offer"]);
    assert_eq!(referee.first().cash, 105);
}

/// X47.
#[test]
fn a_shut_row_costs_neither_wages_nor_machines() {
    let mut table = cycle_of(FOOD, 1770);
    table.companies[0].tiles[tile::SCHOOL] = true;
    table.companies[0].factories[FOOD] = factory(FOOD, 1, 3, 5);
    change(&mut table, 0, FOOD, |food| food.machines = [1, 1, 1, 0]);
    let mut referee = producing(table);
    referee.acts(&["shut"]);
    assert_eq!(referee.first().cash, 100 + 15 - 2 * 3 - 2);
}

/// X49.
#[test]
fn foreman_and_workshop_lower_the_costs_of_lamps_to_19_and_17() {
    let costs = |foreman, workshop| {
        let mut table = cycle_of(LAMPS, 1770);
        table.empty = 52;
        table.companies[0].factories[LAMPS] = factory(LAMPS, 1, 3, 11);
        change(&mut table, 0, LAMPS, |lamps| lamps.machines = [1, 1, 1, 0]);
        table.companies[0].foreman = foreman;
        table.companies[0].workshop = workshop;
        100 - producing(table).first().cash
    };
    assert_eq!(costs(None, None), 27);
    assert_eq!(costs(Some(LAMPS), None), 19);
    assert_eq!(costs(Some(LAMPS), Some(LAMPS)), 17);
    assert_eq!(costs(Some(FOOD), Some(CLOTHES)), 27);
}

#[test]
fn nobody_works_for_less_than_a_pound_and_a_strike_costs_one_more() {
    let costs = |strike| {
        let mut table = cycle_of(FOOD, 1770);
        table.empty = 20;
        table.strike = strike;
        table.companies[0].factories[FOOD] = factory(FOOD, 1, 3, 8);
        table.companies[0].foreman = Some(FOOD);
        100 - producing(table).first().cash
    };
    assert_eq!(costs(false), 4 + 2 * 2);
    assert_eq!(costs(true), 4 + 2 * 3);
}

/// A company with a contract for 6 clothes, 6 clothes in store and ships of 2 and 4.
fn shipper(owned: &[usize]) -> Table {
    let mut table = cycle_of(CLOTHES, 1780);
    let company = &mut table.companies[0];
    company.factories[CLOTHES] = factory(CLOTHES, 1, 1, 9);
    company.columns[CLOTHES] = true;
    company.lines = 1;
    company.stored[CLOTHES] = 5;
    company.ships = [2, 4];
    company.contracts = [0, 6, 0, 4];
    company.space = 20;
    for which in owned {
        company.tiles[*which] = true;
    }
    table
}

/// X50.
#[test]
fn two_ships_carry_six_clothes_for_54_pounds_and_two_spaces() {
    let mut referee = producing(shipper(&[]));
    assert_eq!(referee.with(""), ["hold", "ship 6 by both"]);
    referee.acts(&["ship 6 by both"]);
    assert_eq!(referee.first().cash, 100 - 6 + 54);
    assert_eq!(referee.first().space, 18);
    assert_eq!(referee.first().contracts, [0, 0, 0, 4]);
    assert_eq!(referee.first().stored, [0; 4]);
}

#[test]
fn a_contract_that_is_not_fulfilled_rises_and_costs_two_spaces_on_10() {
    let mut referee = producing(shipper(&[]));
    referee.acts(&["hold"]);
    assert_eq!(
        (referee.first().contracts[CLOTHES], referee.first().space),
        (8, 20)
    );
    let mut table = shipper(&[]);
    table.companies[0].contracts[CLOTHES] = 10;
    let referee = producing(table);
    assert_eq!(
        (referee.first().contracts[CLOTHES], referee.first().space),
        (10, 18)
    );
}

#[test]
fn agent_office_and_extra_shifts_help_with_a_contract() {
    let mut referee = producing(shipper(&[tile::AGENT, tile::OFFICE, tile::EXTRA_SHIFTS]));
    // Six goods and an extra one; the ships carry six.
    assert_eq!(
        referee.with(""),
        ["hold", "ship 5 by both", "ship 6 by both"]
    );
    referee.acts(&["ship 5 by both"]);
    assert_eq!(referee.first().cash, 100 - 6 + 45 + 5);
    assert_eq!(referee.first().stored[CLOTHES], 1);
    let mut table = shipper(&[tile::EXTRA_SHIFTS]);
    table.companies[0].stored[CLOTHES] = 4;
    let mut referee = producing(table);
    referee.acts(&["ship 6 by both"]);
    assert_eq!(referee.first().stored[CLOTHES], 0);
    assert!(!referee.first().tiles[tile::EXTRA_SHIFTS]);
}

/// The ships of X54.
#[test]
fn in_the_opium_war_ships_of_4_and_6_carry_3_and_5() {
    let mut table = shipper(&[]);
    table.opium = true;
    table.companies[0].ships = [4, 6];
    table.companies[0].stored[CLOTHES] = 8;
    table.companies[0].contracts[CLOTHES] = 8;
    assert!(producing(table.clone()).check("ship 8 by both"));
    table.companies[0].contracts[CLOTHES] = 6;
    assert!(!producing(table.clone()).check("ship 6 by 2"));
    table.opium = false;
    assert!(producing(table).check("ship 6 by 2"));
}

/// X57.
#[test]
fn a_patron_buys_a_fourth_good() {
    let mut table = cycle_of(FOOD, 1770);
    table.companies[0].factories[FOOD] = factory(FOOD, 1, 3, 5);
    table.companies[0].tiles[tile::PATRON] = true;
    table.companies[0].jubilee = true;
    let mut referee = producing(table.clone());
    referee.acts(&["offer"]);
    assert_eq!(referee.sale.sold[0], 4);
    assert_eq!(referee.first().cash, 100 + 20 - 6 * 3);
    assert!(referee.first().jubilee, "no fifth good");
    // An extra shift makes one, for the jubilee.
    table.companies[0].tiles[tile::EXTRA_SHIFTS] = true;
    let mut referee = producing(table);
    referee.acts(&["offer", "extra"]);
    assert_eq!(referee.sale.sold[0], 5);
    assert!(!referee.first().jubilee);
}

#[test]
fn extra_shifts_help_at_the_first_call_behind_the_production_only() {
    let mut table = cycle_of(FOOD, 1780);
    table.companies[0].factories[FOOD] = factory(FOOD, 2, 1, 5);
    let company = &mut table.companies[0];
    company.tiles[tile::EXTRA_SHIFTS] = true;
    company.tiles[tile::SMALL_WAREHOUSE] = true;
    company.stored[FOOD] = 2;
    // Two goods are made, the appeal is 5.
    let mut referee = producing(table.clone());
    assert_eq!(referee.with(""), ["extra", "hold", "offer"]);
    referee.acts(&["offer"]);
    assert_eq!(referee.with(""), ["hold", "offer"]);
    referee.acts(&["hold"]);
    assert_eq!(referee.sale.sold[0], 3);
    // Outside of the sale the tile can still add a good to the store.
    assert_eq!(referee.with(""), ["extra", "hold"]);
    let mut referee = producing(table);
    referee.acts(&["extra", "offer", "offer"]);
    assert_eq!(referee.sale.sold[0], 5);
}

#[test]
fn charisma_wins_ties_with_players_and_not_with_the_importer() {
    let spaces = |importer: u8| {
        let mut table = cycle_of(FOOD, 1770);
        table.importers[FOOD] = importer;
        for company in &mut table.companies[..2] {
            company.factories[FOOD] = factory(FOOD, 1, 2, 5);
        }
        table.companies[1].tiles[tile::CHARISMA] = true;
        let referee = producing(table);
        [0, 1].map(|seat| referee.table.companies[seat].space)
    };
    assert_eq!(spaces(1), [12, 14]);
    assert_eq!(spaces(3), [12, 12]);
}
