//! The referee held against the rule books: stock exchange, ships, production and special markers.

use crate::water_frame_referee::kit::{acting, factory, four_factories, table, tiles};
use crate::water_frame_referee::table::Company;
use crate::water_frame_referee::words::{Marker, tile};

const FOOD: usize = 0;
const CLOTHES: usize = 1;
const CUTLERY: usize = 2;
const LAMPS: usize = 3;

/// X38.
#[test]
fn contracts_are_taken_and_raised() {
    let mut table = table(1780);
    table.companies[0].contracts[CUTLERY] = 2;
    let mut referee = acting(table);
    referee.acts(&["place exchange 2", "contract food 6", "contract cutlery 4"]);
    assert_eq!(referee.first().contracts, [6, 0, 4, 0]);
    assert_eq!(
        referee.with("contract food"),
        ["contract food 10", "contract food 8"]
    );
}

/// X39.
#[test]
fn a_ship_needs_its_capacity_in_costs() {
    let spaces = |owned: &[usize], capacity: u8| {
        let mut table = tiles(1810, owned);
        table.companies[0].ships[0] = capacity;
        acting(table).with("place ship-1").len()
    };
    assert_eq!(
        [2, 4, 6, 8, 10].map(|capacity| spaces(&[], capacity)),
        [5, 4, 3, 2, 1]
    );
    // The accountant: £4 paying 6; £6 paying 6 to 8; £8 paying 6 to 10; £10 paying 8 to 12.
    assert_eq!(spaces(&[tile::ACCOUNTANT], 6), 1 + 3 + 5 + 5);
}

#[test]
fn in_the_opium_war_a_ship_needs_less_in_costs() {
    let places = |owned: &[usize], capacity: u8| {
        let mut table = tiles(1810, owned);
        table.opium = true;
        table.companies[0].ships[0] = capacity;
        acting(table).with("place ship-1")
    };
    // The spaces are even: without the accountant the same ones are left.
    assert_eq!(
        [2, 4, 6, 8, 10].map(|capacity| places(&[], capacity).len()),
        [5, 4, 3, 2, 1]
    );
    let with_accountant = places(&[tile::ACCOUNTANT], 4);
    let holds = |line: &str| with_accountant.iter().any(|other| other == line);
    assert!(holds("place ship-1 4 paying 3") && holds("place ship-1 2 paying 3"));
    assert!(!holds("place ship-1 4 paying 2"));
    // The same holds where it lies there already.
    let mut table = tiles(1810, &[tile::ACCOUNTANT]);
    table.opium = true;
    table.companies[0].ships[0] = 4;
    table.companies[0].administration[1] = Some(Marker::Ship(1));
    let referee = acting(table);
    assert!(referee.check("reuse ship-1 paying 3") && !referee.check("reuse ship-1 paying 2"));
}

/// X40, X41.
#[test]
fn a_ship_fulfils_contracts_from_the_warehouse() {
    let harbour = |owned: &[usize]| {
        let mut table = tiles(1810, owned);
        let company = &mut table.companies[0];
        company.factories[LAMPS] = factory(LAMPS, 2, 2, 9);
        company.factories[CLOTHES] = factory(CLOTHES, 1, 2, 6);
        company.ships = [6, 4];
        company.contracts = [0, 2, 0, 4];
        company.columns = [false, true, false, true];
        company.stored = [0, 2, 0, 5];
        acting(table)
    };
    let mut referee = harbour(&[]);
    referee.acts(&["place ship-1 6", "deliver lamps 4"]);
    assert_eq!((referee.first().cash, referee.first().space), (94 + 56, 9));
    referee.acts(&["deliver clothes 2"]);
    assert_eq!(
        (referee.first().cash, referee.first().space),
        (94 + 56 + 18, 9)
    );
    let mut referee = harbour(&[tile::OFFICE, tile::AGENT]);
    referee.acts(&["place ship-1 6"]);
    assert_eq!(
        referee.with("deliver"),
        [
            "deliver clothes 1",
            "deliver clothes 2",
            "deliver lamps 3",
            "deliver lamps 4",
            "deliver lamps 5"
        ]
    );
    referee.acts(&["deliver lamps 4"]);
    assert_eq!(referee.first().cash, 94 + 61);
    referee.acts(&["deliver clothes 1"]);
    assert_eq!(referee.first().cash, 94 + 61 + 9);
    // Neither a ship too small nor a part of a contract.
    let mut table = harbour(&[]).table;
    table.companies[0].contracts = [0, 0, 0, 6];
    let mut referee = acting(table);
    referee.acts(&["place ship-1 6"]);
    assert_eq!(referee.with("deliver"), Vec::<String>::new());
}

#[test]
fn a_contract_is_fulfilled_without_a_factory_for_nothing() {
    let mut table = tiles(1810, &[tile::OFFICE]);
    let company = &mut table.companies[0];
    company.ships = [2, 0];
    company.contracts[CUTLERY] = 2;
    company.columns[CUTLERY] = true;
    company.stored[CUTLERY] = 3;
    let mut referee = acting(table);
    referee.acts(&["place ship-1 2", "deliver cutlery 2"]);
    assert_eq!((referee.first().cash, referee.first().space), (98 + 5, 9));
    assert_eq!(referee.first().stored[CUTLERY], 1);
}

/// X42.
#[test]
fn one_row_of_food_iii_makes_two_goods_for_a_wage_and_a_pound() {
    let mut table = table(1810);
    let company = &mut table.companies[0];
    company.grey[3] = [true, false];
    company.columns[FOOD] = true;
    company.factories[FOOD] = factory(FOOD, 3, 2, 9);
    company.factories[FOOD].as_mut().expect("food").machines[0] = 1;
    let mut referee = acting(table);
    referee.acts(&["place production light 2"]);
    assert_eq!(
        referee.with("produce"),
        ["produce food 1", "produce food 2"]
    );
    referee.acts(&["produce food 1"]);
    assert_eq!(referee.first().stored[FOOD], 2);
    assert_eq!(referee.first().cash, 100 - 2 - 3 - 1);
    assert!(referee.check("price food 10") && referee.check("done"));
}

/// X43.
#[test]
fn with_a_fifth_tile_another_goes_back() {
    let owned = [
        tile::SMALL_WAREHOUSE,
        tile::AGENT,
        tile::OFFICE,
        tile::PATENT,
    ];
    let mut table = tiles(1770, &owned);
    table.tiles[tile::BROKER] = 1;
    table.companies[0].stored = [2, 1, 0, 0];
    table.companies[0].columns[CLOTHES] = true;
    let mut referee = acting(table);
    referee.acts(&["place workers 2", "done", "take broker"]);
    assert!(!referee.check("return broker"));
    assert_eq!(referee.with("return").len(), 4);
    referee.acts(&["return small-warehouse"]);
    assert_eq!(referee.first().stored, [0, 1, 0, 0]);
    assert!(referee.asks(2));
}

/// X44.
#[test]
fn a_third_ship_takes_the_place_of_a_smaller_one() {
    let mut table = table(1800);
    table.companies[0].ships = [2, 4];
    table.ships[2] = 1;
    let mut referee = acting(table);
    referee.acts(&["place workers 2", "done"]);
    assert_eq!(
        referee.with("take ship"),
        [
            "take ship 4 replacing 1",
            "take ship 6 replacing 1",
            "take ship 6 replacing 2"
        ]
    );
    let (empty, twos) = (referee.table.empty, referee.table.ships[0]);
    referee.acts(&["take ship 6 replacing 1"]);
    assert_eq!(referee.first().ships, [6, 4]);
    assert_eq!(referee.first().harbour_workers(), 3);
    assert_eq!(referee.table.empty, empty + 2);
    assert_eq!(referee.table.ships[0], twos + 1);
}

/// X48.
#[test]
fn displaced_workers_open_the_third_row_of_food_but_get_no_machine() {
    let mut table = tiles(1800, &[tile::SCHOOL]);
    table.companies[0].grey[0] = [false, true];
    table.companies[0].factories[FOOD] = factory(FOOD, 1, 2, 6);
    let mut referee = acting(table);
    let fired = referee.table.fired;
    referee.acts(&["place machinery dark 6", "machine food 1", "machine food 2"]);
    // A third machine has no place in food.
    assert!(referee.check("resettle food 2") && !referee.check("machine food 3"));
    referee.acts(&["resettle food 2"]);
    let food = referee.first().factories[FOOD].clone().expect("food");
    assert_eq!((food.pieces, food.machines), ([2, 2, 2, 0], [1, 1, 0, 0]));
    assert_eq!(referee.table.fired, fired);
}

/// X52.
#[test]
fn engineering_works_earn_a_pound_for_each_machine_of_another() {
    let mut table = tiles(1770, &[tile::ENGINEERING_WORKS]);
    table.companies[1].tiles[tile::ENGINEERING_WORKS] = true;
    four_factories(&mut table, 1);
    let mut referee = acting(table);
    referee.acts(&["place machinery 6", "machine food 1", "machine lamps 1"]);
    let cash: Vec<u32> = referee
        .table
        .companies
        .iter()
        .map(|company| company.cash)
        .collect();
    assert_eq!(cash, [94, 102, 100]);
}

#[test]
fn the_inventor_costs_5_and_is_kept_for_10_15_and_20() {
    let mut table = table(1770);
    table.tiles[tile::INVENTOR] = 1;
    table.mat = [[0; 4], [2, 2, 2, 2], [0; 4], [0; 4]];
    let mut referee = acting(table);
    referee.acts(&["place workers 2", "done", "take inventor"]);
    assert_eq!(referee.first().cash, 100 - 2 - 5);
    for (number, kind) in ["machinery", "quality", "distribution", "production"]
        .iter()
        .enumerate()
    {
        let mut table = referee.table.clone();
        table.companies[0].cash = 100;
        referee = acting(table);
        referee.acts(&["reuse workers", "done", &format!("take {kind} light")]);
        let kept = [10, 15, 20, 0][number];
        if number < 3 {
            referee.acts(&["pay inventor"]);
        }
        assert_eq!(referee.first().cash, 100 - 4 - kept);
    }
    assert!(!referee.first().tiles[tile::INVENTOR]);
    assert_eq!(referee.table.tiles[tile::INVENTOR], 1);
}

#[test]
fn the_broker_sells_one_share_for_half_rounded_up_and_two_for_one_price() {
    for (line, cost) in [("half-price 1", 8), ("half-price 2", 15)] {
        let mut table = tiles(1770, &[tile::BROKER]);
        table.companies[0].space = 19;
        let mut referee = acting(table);
        referee.acts(&["place workers 2", "done", line]);
        assert_eq!(referee.first().cash, 98 - cost);
        assert!(!referee.first().tiles[tile::BROKER]);
    }
}

#[test]
fn in_1810_hiring_for_a_good_that_was_active_marks_its_factory_until_it_produces() {
    let mut table = table(1810);
    table.cycle = 3;
    table.companies[0].grey[3] = [true, false];
    four_factories(&mut table, 3);
    let mut referee = acting(table);
    referee.acts(&[
        "place workers 2",
        "hire food 1",
        "hire cutlery 1",
        "hire clothes 2",
        "done",
    ]);
    assert_eq!(referee.first().marked, [true, true, false, false]);
    let mut referee = acting(referee.table.clone());
    referee.acts(&["place production light 4", "produce food 1"]);
    assert_eq!(referee.first().marked, [false, true, false, false]);
}

/// Cash, shares, share space and loans.
fn wealth(company: &Company) -> (u32, u8, u8, u32) {
    (company.cash, company.shares, company.space, company.loans)
}

/// X25.
#[test]
fn an_emergency_sale_costs_the_first_digit_for_each_share_and_then_come_loans() {
    let paying = |cash: u32, shares: u8, space: u8, place: &str| {
        let mut table = table(1770);
        let company = &mut table.companies[0];
        (company.cash, company.shares, company.space) = (cash, shares, space);
        let mut referee = acting(table);
        referee.acts(&[place]);
        wealth(referee.first())
    };
    let mut table = table(1770);
    (table.companies[0].cash, table.companies[0].space) = (0, 28);
    let mut referee = acting(table);
    referee.pay(0, 30);
    assert_eq!(wealth(referee.first()), (8, 8, 24, 0));
    assert_eq!(paying(8, 10, 5, "place exchange 10"), (3, 9, 4, 0));
    assert_eq!(paying(0, 0, 10, "place exchange 10"), (0, 0, 9, 1));
    assert_eq!(paying(0, 1, 3, "place exchange 4"), (9, 0, 1, 1));
}

#[test]
fn shares_are_bought_in_one_run_sold_in_one_run_and_in_thirty_deals() {
    let mut table = table(1770);
    table.companies[0].shares = 25;
    let mut referee = acting(table);
    referee.acts(&["place exchange 2", "sell 1", "sell 1", "buy 1"]);
    assert!(referee.with("sell").is_empty() && referee.check("buy 1"));
    let mut table = referee.table.clone();
    (table.companies[0].cash, table.companies[0].shares) = (500, 0);
    table.companies[0].loans = 40;
    let mut referee = acting(table);
    referee.acts(&["reuse exchange"]);
    for _ in 0..30 {
        referee.acts(&["repay 1"]);
    }
    // £496 less 30 times £13 are £106, enough for eight more, all at once.
    assert_eq!(referee.with("repay"), ["repay 8"]);
    referee.acts(&["repay 8"]);
    assert!(referee.with("repay").is_empty());
}

#[test]
fn warehouse_workers_are_moved_six_times_at_the_most() {
    let mut table = table(1770);
    table.companies[0].columns[FOOD] = true;
    table.companies[0].stored[FOOD] = 4;
    let mut referee = acting(table);
    referee.acts(&["place workers 2"]);
    for _ in 0..3 {
        referee.acts(&[
            "restaff column food column lamps",
            "restaff column lamps column food",
        ]);
    }
    assert!(referee.with("restaff").is_empty() && referee.check("staff line"));
    referee.acts(&["done"]);
    assert_eq!(
        referee.first().stored[FOOD],
        4,
        "what counts is where they stand in the end"
    );
}

#[test]
fn of_goods_without_room_the_player_keeps_what_he_likes() {
    let mut table = tiles(1810, &[tile::SMALL_WAREHOUSE]);
    let company = &mut table.companies[0];
    company.grey[3] = [false, true];
    company.factories[FOOD] = factory(FOOD, 3, 3, 9);
    company.stored = [0, 4, 0, 0];
    let mut referee = acting(table);
    referee.acts(&["place production dark 2", "produce food 3"]);
    // Six and four goods, and room for five.
    assert_eq!(
        referee.with(""),
        [
            "keep 1 4 0 0",
            "keep 2 3 0 0",
            "keep 3 2 0 0",
            "keep 4 1 0 0",
            "keep 5 0 0 0"
        ]
    );
    referee.acts(&["keep 4 1 0 0"]);
    assert_eq!(referee.first().stored, [4, 1, 0, 0]);
}

#[test]
fn a_price_stays_off_the_spaces_of_stored_goods() {
    let mut table = tiles(1810, &[tile::SMALL_WAREHOUSE]);
    let company = &mut table.companies[0];
    company.factories[LAMPS] = factory(LAMPS, 3, 2, 9);
    let lamps = company.factories[LAMPS].as_mut().expect("lamps");
    (lamps.quality, lamps.distribution) = (4, 4);
    company.stored[LAMPS] = 3;
    let mut referee = acting(table.clone());
    referee.acts(&["place quality 6"]);
    assert!(referee.check("price lamps 22") && !referee.check("price lamps 23"));
    table.companies[0].columns[LAMPS] = true;
    let mut referee = acting(table);
    referee.acts(&["place quality 6"]);
    assert!(
        referee.check("price lamps 25"),
        "they lie in the large warehouse"
    );
}
