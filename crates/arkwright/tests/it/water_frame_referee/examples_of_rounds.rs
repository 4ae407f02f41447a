//! The referee held against the rule books: the end of a decade, events and the end of the game.

use crate::water_frame_referee::kit::{ending, factory, happening, table};
use crate::water_frame_referee::table::Table;
use crate::water_frame_referee::words::{Choice, event, tile};

const FOOD: usize = 0;
const CLOTHES: usize = 1;
const LAMPS: usize = 3;

/// The end of a decade.
fn end_of(decade: u16) -> Table {
    let mut table = table(decade);
    table.cycle = 4;
    table
}

fn cash(table: &Table) -> Vec<u32> {
    table.companies.iter().map(|company| company.cash).collect()
}

/// X51.
#[test]
fn the_crew_of_one_earns_4_pounds() {
    let mut table = end_of(1780);
    table.empty = 52;
    table.companies[0].ships = [4, 2];
    let referee = ending(table);
    assert_eq!(referee.first().cash, 96);
    assert_eq!(
        referee.with(""),
        ["dismiss ship-1", "dismiss ship-2", "done"]
    );
}

#[test]
fn a_strike_is_over_before_crews_and_warehouse_workers_are_paid() {
    let mut table = end_of(1780);
    table.strike = true;
    table.empty = 40;
    table.companies[0].ships = [4, 0];
    table.companies[0].columns = [true, true, false, false];
    let referee = ending(table);
    assert_eq!(referee.first().cash, 100 - 3 * 3);
    assert!(!referee.table.strike);
}

#[test]
fn goods_without_room_are_lost_when_warehouse_workers_are_dismissed() {
    let mut table = end_of(1780);
    table.companies[0].columns = [true, true, false, false];
    table.companies[0].lines = 1;
    table.companies[0].stored = [6, 5, 0, 0];
    let mut referee = ending(table.clone());
    let fired = referee.table.fired;
    referee.acts(&["dismiss column food", "dismiss line", "done"]);
    assert_eq!(referee.first().stored, [0, 5, 0, 0]);
    assert_eq!(referee.table.fired, fired + 2);
    // With the small warehouse it is the owner's choice.
    table.companies[0].tiles[tile::SMALL_WAREHOUSE] = true;
    let mut referee = ending(table);
    referee.acts(&[
        "dismiss column food",
        "dismiss line",
        "dismiss column clothes",
    ]);
    assert_eq!(referee.with("").len(), 6);
    referee.acts(&["keep 2 3 0 0"]);
    assert_eq!(referee.first().stored, [2, 3, 0, 0]);
}

/// X53.
#[test]
fn the_credit_crisis_takes_a_tenth_commercially_rounded() {
    let paid = |cash: u32| {
        let mut table = end_of(1780);
        table.companies[0].cash = cash;
        cash - happening(table, event::CREDIT_CRISIS).first().cash
    };
    assert_eq!([4, 5, 27, 94, 95].map(paid), [0, 1, 3, 9, 10]);
}

/// X54.
#[test]
fn behind_the_opium_war_a_ship_is_lost_once_the_crews_are_paid() {
    let mut table = end_of(1780);
    table.opium = true;
    table.companies[0].ships = [4, 6];
    let mut referee = ending(table);
    assert_eq!(referee.first().cash, 100 - 3 * 3);
    referee.acts(&["done"]);
    let fired = referee.table.fired;
    assert_eq!(referee.with(""), ["dismiss ship-1", "dismiss ship-2"]);
    referee.acts(&["dismiss ship-2"]);
    assert_eq!(referee.first().ships, [4, 0]);
    assert_eq!(referee.table.fired, fired + 2);
    assert!(!referee.table.opium);
    referee.reveal("event recession").expect("an event");
}

/// X55.
#[test]
fn the_royal_society_pays_for_the_highest_level_and_for_tiles() {
    let mut table = end_of(1780);
    for (good, level) in [(FOOD, 1), (CLOTHES, 2), (LAMPS, 2)] {
        table.companies[0].factories[good] = factory(good, level, 1, 5);
    }
    for which in [tile::ENGINEER, tile::PATENT, tile::FOREMAN] {
        table.companies[0].tiles[which] = true;
    }
    assert_eq!(
        cash(&happening(table, event::ROYAL_SOCIETY).table),
        [114, 100, 100]
    );
}

#[test]
fn social_unrest_costs_a_pound_for_every_worker() {
    let mut table = end_of(1790);
    table.companies[0].factories[FOOD] = factory(FOOD, 1, 2, 5);
    let food = table.companies[0].factories[FOOD].as_mut().expect("food");
    (food.machines[0], food.extra) = (1, 2);
    table.companies[0].ships = [6, 0];
    table.companies[0].columns[FOOD] = true;
    assert_eq!(
        cash(&happening(table, event::SOCIAL_UNREST).table),
        [92, 100, 100]
    );
}

#[test]
fn war_raises_distribution_and_where_it_can_the_price() {
    let mut table = end_of(1800);
    table.companies[0].factories[FOOD] = factory(FOOD, 3, 1, 10);
    table.companies[0].factories[CLOTHES] = factory(CLOTHES, 3, 1, 10);
    table.companies[0].factories[LAMPS] = factory(LAMPS, 3, 1, 22);
    let company = &mut table.companies[0];
    company.factories[CLOTHES]
        .as_mut()
        .expect("clothes")
        .distribution = 4;
    let lamps = company.factories[LAMPS].as_mut().expect("lamps");
    (lamps.quality, lamps.distribution) = (4, 1);
    company.tiles[tile::SMALL_WAREHOUSE] = true;
    company.stored[LAMPS] = 3;
    let after = |table: &Table| {
        let referee = happening(table.clone(), event::WAR_ON_THE_CONTINENT);
        let factories = referee.first().factories.iter().flatten();
        let prices: Vec<(u8, u8)> = factories
            .map(|factory| (factory.distribution, factory.price))
            .collect();
        assert_eq!(referee.first().stored[LAMPS], 3, "no good is destroyed");
        prices
    };
    // A good lies on the space right of the price of lamps: the price stays, the appeal rises.
    assert_eq!(after(&table), [(1, 11), (4, 10), (2, 22)]);
    // With room in the large warehouse the space is free.
    table.companies[0].lines = 1;
    assert_eq!(after(&table), [(1, 11), (4, 10), (2, 23)]);
    // At the end of the scale the price stays too.
    let lamps = table.companies[0].factories[LAMPS].as_mut().expect("lamps");
    (lamps.quality, lamps.distribution, lamps.price) = (6, 3, 25);
    assert_eq!(after(&table), [(1, 11), (4, 10), (4, 25)]);
}

#[test]
fn luddism_takes_one_machine_from_each_factory_in_rounds() {
    let mut table = end_of(1790);
    for seat in 0..2 {
        for good in [FOOD, LAMPS] {
            table.companies[seat].factories[good] = factory(good, 1, 2, 5);
            table.companies[seat].factories[good]
                .as_mut()
                .expect("a factory")
                .machines = [1, 1, 0, 0];
        }
    }
    table.fired = 1;
    let mut referee = happening(table, event::LUDDISM);
    assert_eq!(
        referee.with(""),
        [
            "smash food 1",
            "smash food 2",
            "smash lamps 1",
            "smash lamps 2"
        ]
    );
    referee.acts(&["smash food 1"]);
    assert!(referee.asks(2));
    referee.acts(&["smash lamps 2"]);
    assert_eq!(referee.with(""), ["smash lamps 1", "smash lamps 2"]);
    referee.acts(&["smash lamps 1", "smash food 2"]);
    assert_eq!((referee.table.fired, referee.table.empty), (0, 43));
}

#[test]
fn navigation_acts_hold_importers_back_for_a_decade() {
    let mut table = end_of(1780);
    table.importers = [0, 1, 2, 5];
    let referee = happening(table, event::NAVIGATION_ACTS);
    assert_eq!(referee.table.importers, [0, 0, 0, 3]);
    let referee = ending(referee.table);
    assert_eq!(referee.table.importers, [2, 2, 2, 5]);
}

#[test]
fn the_world_exhibition_removes_workers_and_an_economic_crisis_returns_some() {
    let referee = happening(end_of(1780), event::WORLD_EXHIBITION);
    assert_eq!((referee.table.empty, referee.table.boxed), (44, 4));
    let referee = happening(end_of(1780), event::ECONOMIC_CRISIS);
    assert_eq!((referee.table.empty, referee.table.fired), (35, 15));
}

#[test]
fn charisma_names_the_start_player_and_is_barred_for_two() {
    let mut table = end_of(1770);
    table.companies[1].tiles[tile::CHARISMA] = true;
    let mut referee = ending(table);
    referee.reveal("event recession").expect("an event");
    assert!(referee.asks(2));
    referee.acts(&["start 3"]);
    let barred: Vec<bool> = referee
        .table
        .companies
        .iter()
        .map(|company| company.barred)
        .collect();
    assert_eq!(barred, [false, true, true]);
    referee.reveal("economy 0 1").expect("a marker");
    assert!(referee.asks(3));
    referee.acts(&["place workers 2", "done"]);
    assert!(!referee.check("take charisma"));
    referee.acts(&["done", "place workers 2", "done", "take charisma"]);
    assert!(!referee.table.companies.iter().any(|company| company.barred));
}

#[test]
fn the_least_portfolio_names_the_start_player() {
    let mut table = end_of(1770);
    table.companies[2].shares = 9;
    let mut referee = ending(table);
    referee.reveal("event recession").expect("an event");
    assert!(referee.asks(3));
    // All equal: both others are neighbours, of whom it is the later in turn order.
    let mut referee = ending(end_of(1770));
    referee.reveal("event recession").expect("an event");
    assert!(referee.asks(3));
}

#[test]
fn of_four_the_seat_opposite_is_farthest_from_the_start_player() {
    let namer = |poorer: &[usize]| {
        let mut table = end_of(1770);
        let fourth = table.companies[0].clone();
        table.companies.push(fourth);
        table.start = 2;
        for seat in poorer {
            table.companies[*seat].shares = 9;
        }
        let mut referee = ending(table);
        referee.reveal("event recession").expect("an event");
        (1..=4).find(|seat| referee.asks(*seat))
    };
    assert_eq!(namer(&[]), Some(4));
    assert_eq!(namer(&[0, 3]), Some(4));
    assert_eq!(namer(&[0, 1, 2]), Some(1));
    assert_eq!(namer(&[1, 2]), Some(3));
}

/// X24, for 1790.
#[test]
fn five_workers_are_dealt_to_obsolete_factories_one_by_one() {
    let mut table = end_of(1780);
    for (seat, goods) in [(0, &[FOOD][..]), (1, &[LAMPS]), (2, &[FOOD, CLOTHES])] {
        for good in goods {
            table.companies[seat].factories[*good] = factory(*good, 1, 1, 5);
        }
    }
    (table.empty, table.fired) = (77, 2);
    let mut referee = ending(table);
    referee.reveal("event recession").expect("an event");
    referee.acts(&["start 1"]);
    let extra = |seat: usize| {
        let factories = referee.table.companies[seat].factories.iter().flatten();
        factories.map(|factory| factory.extra).collect::<Vec<_>>()
    };
    assert_eq!([0, 1, 2].map(extra), [vec![2], vec![1], vec![1, 1]]);
    assert_eq!(cash(&referee.table), [100, 95, 90]);
}

/// X56.
#[test]
fn an_open_contract_lowers_the_value_behind_the_last_purchase() {
    let mut table = end_of(1810);
    let marion = &mut table.companies[0];
    (marion.cash, marion.shares, marion.space) = (84, 16, 41);
    marion.contracts[LAMPS] = 6;
    for company in &mut table.companies[1..] {
        (company.cash, company.shares) = (0, 1);
    }
    let mut referee = ending(table.clone());
    referee.reveal("event end-of-game").expect("the end");
    assert_eq!(referee.with(""), ["buy 1", "buy 2", "buy 3", "done"]);
    referee.acts(&["buy 3"]);
    assert_eq!(referee.scores(), [Some(418), Some(10), Some(10)]);
    assert_eq!(referee.winners(), [1]);
    table.companies[0].contracts[LAMPS] = 0;
    let mut referee = ending(table.clone());
    referee.reveal("event end-of-game").expect("the end");
    referee.acts(&["buy 3"]);
    assert_eq!(referee.scores()[0], Some(456));
    // A marked factory: four spaces and two shares.
    table.companies[0].marked[FOOD] = true;
    table.companies[1].loans = 1;
    let mut referee = ending(table);
    referee.reveal("event end-of-game").expect("the end");
    referee.acts(&["buy 3"]);
    assert_eq!(referee.scores(), [Some(17 * 23), None, Some(10)]);
}

#[test]
fn a_broker_deals_behind_the_event_without_repaying() {
    let mut table = end_of(1770);
    table.companies[1].tiles[tile::BROKER] = true;
    table.companies[1].loans = 1;
    table.companies[1].stored[FOOD] = 1;
    table.companies[1].columns[FOOD] = true;
    let mut referee = ending(table);
    referee.acts(&["done"]);
    referee.reveal("event recession").expect("an event");
    assert!(referee.asks(2));
    assert!(referee.with("buy").is_empty() && referee.with("repay").is_empty());
    referee.acts(&["warehouse food 1", "sell 2", "done"]);
    assert_eq!(referee.table.companies[1].cash, 100 - 3 + 2 + 16);
}

#[test]
fn everybody_advertises_twice_and_takes_one_special_marker() {
    let mut table = end_of(1770);
    table.companies[0].factories[FOOD] = factory(FOOD, 1, 1, 5);
    let mut referee = happening(table.clone(), event::MADE_IN_ENGLAND);
    referee.acts(&["distribute food 1", "distribute food 2"]);
    assert!(referee.agenda.is_empty());
    table.companies[0].tiles[tile::BROKER] = true;
    table.companies[0].tiles[tile::FOREMAN] = true;
    table.companies[0].foreman = Some(FOOD);
    let referee = happening(table, event::LOBBY);
    let is_taking = |choice: &Choice| !matches!(choice, Choice::Move(..) | Choice::HalfPrice(_));
    assert!(referee.offered.values().all(is_taking));
    assert!(referee.check("take charisma") && referee.check("take ship 2"));
}
