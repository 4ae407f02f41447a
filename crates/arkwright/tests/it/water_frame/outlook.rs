//! What production would bring, with ships and contracts, patrons and all that lasts.

use arkwright::{
    AfterSale, Because, Good, Outlook, SeatOutlook, ShipmentOutlook, SoldAfter, productions_ahead,
};

use crate::water_frame::kit::{Table, parse, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// With 30 spaces empty a worker earns £2.
const EMPTY: u8 = 30;

fn outlook(table: &Table, good: Good) -> Outlook {
    Outlook::of(&table.game, &table.board, good)
}

/// What seat 1 would see.
fn first(table: &Table, good: Good) -> SeatOutlook {
    outlook(table, good).share(seat(1))
}

/// What seat 1 would see with a choice that is pointed at.
fn pointing(table: &Table, choice: &str, good: Good) -> SeatOutlook {
    assert!(table.allows(choice), "{choice}");
    let alone = table.game.choice_alone(&table.board, parse(choice));
    Outlook::of(&table.game, &alone, good).share(seat(1))
}

/// Seat 1 makes 4 food of level I with 6 workers at an appeal of 0, and none is sold; a contract
/// asks for 4, and a ship carries as many.
fn shipping_food() -> Table {
    before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 3, 8)
        .with_ship(1, 4)
        .with_contract(1, Good::Food, 4)
        .with_company(1, |company| company.space = 20)
        .with_empty(EMPTY)
}

#[test]
fn a_shipment_is_told_with_ships_office_and_shareholders() {
    let table = shipping_food().with_tile(1, "office");
    let food = outlook(&table, Good::Food);
    let expected = ShipmentOutlook {
        contract: 4,
        count: 4,
        price: 8,
        income: 32,
        office: 5,
        ships: [4, 0],
        spaces: 1,
        rises_to: 0,
    };
    assert_eq!(food.shipment(seat(1)), Some(&expected));
    assert_eq!(expected.brings(), 37);
    assert_eq!(food.shipment(seat(2)), None);
    let share = food.share(seat(1));
    assert_eq!((share.made, share.sold, share.shipped), (4, 0, 4));
    assert_eq!((share.income, share.costs, share.result()), (37, 12, 25));
    assert_eq!((share.stored, share.steps), (0, -1));
    let why: Vec<(Because, i8)> = food.steps_of(seat(1)).collect();
    assert_eq!(why, [(Because::Ships, -1)]);
    assert_eq!(
        share.water_columns().map(|(value, _)| value),
        [0, 4, 0, 4, 0, 37, 12, 25, -1]
    );
}

#[test]
fn two_ships_are_named_where_one_does_not_carry_all() {
    let table = shipping_food().without_ships(1);
    let table = table.with_ship(1, 2).with_ship(1, 2);
    let food = outlook(&table, Good::Food);
    let shipment = food.shipment(seat(1)).expect("a contract");
    assert_eq!((shipment.count, shipment.ships), (4, [2, 2]));
    assert_eq!((shipment.spaces, food.share(seat(1)).steps), (2, -2));
}

#[test]
fn a_contract_that_is_not_fulfilled_rises_or_costs_two_spaces() {
    let table = shipping_food().without_ships(1);
    let food = outlook(&table, Good::Food);
    let shipment = food.shipment(seat(1)).expect("a contract");
    assert_eq!((shipment.count, shipment.rises_to), (0, 6));
    assert_eq!((shipment.spaces, food.share(seat(1)).steps), (0, 0));
    let table = table.with_contract(1, Good::Food, 10);
    let food = outlook(&table, Good::Food);
    let shipment = food.shipment(seat(1)).expect("a contract");
    assert_eq!((shipment.spaces, shipment.rises_to), (2, 0));
    let why: Vec<(Because, i8)> = food.steps_of(seat(1)).collect();
    assert_eq!(why, [(Because::OverdueContract, -2)]);
}

#[test]
fn the_foreman_and_the_workshop_are_part_of_the_costs() {
    // Six workers at £2; the foreman pays four of them £1 each.
    let table = shipping_food();
    assert_eq!(first(&table, Good::Food).costs, 12);
    let table = table.with_tile_for(1, "foreman", Good::Food);
    assert_eq!(first(&table, Good::Food).costs, 8);
    // Two machines in place of two workers cost £2, and £1 with the workshop.
    let machines = || {
        shipping_food()
            .with(1, Good::Food, |food| food.machines = [1, 1, 0, 0])
            .with_empty(EMPTY)
    };
    assert_eq!(first(&machines(), Good::Food).costs, 10);
    let table = machines().with_tile_for(1, "workshop", Good::Food);
    assert_eq!(first(&table, Good::Food).costs, 9);
}

#[test]
fn a_threat_of_strike_raises_the_costs() {
    let table = shipping_food().in_year(1780);
    assert_eq!(first(&table, Good::Food).costs, 12);
    let table = table.lasting("threat-of-strike");
    assert_eq!(first(&table, Good::Food).costs, 18);
}

#[test]
fn the_opium_war_leaves_goods_on_the_pier() {
    let table = shipping_food().in_year(1780).lasting("opium-war");
    let food = outlook(&table, Good::Food);
    let shipment = food.shipment(seat(1)).expect("a contract");
    assert_eq!(
        (shipment.count, shipment.rises_to),
        (0, 6),
        "it carries less"
    );
    let table = shipping_food()
        .with_contract(1, Good::Food, 2)
        .in_year(1780)
        .lasting("opium-war");
    let food = outlook(&table, Good::Food);
    let shipment = food.shipment(seat(1)).expect("a contract");
    assert_eq!(shipment.count, 2);
    assert!(shipment.ships[0] < 4, "{:?}", shipment.ships);
}

#[test]
fn navigation_acts_weaken_the_importer_of_the_forecast() {
    // Four are made at an appeal of 4, and the importer has 5.
    let mut table = before_event(3, 1770)
        .with_rows(1, Good::Food, 1, 3, 5)
        .with(1, Good::Food, |food| food.distribution = 1)
        .set(|board| board.importers = [5; 4])
        .with_empty(60);
    let told = |table: &Table| {
        let food = outlook(table, Good::Food);
        let steps = food.share(seat(1)).steps;
        (food.forecast.importer, food.forecast.importer_sold, steps)
    };
    assert_eq!(told(&table), (5, 5, 2));
    table.reveal_event("navigation-acts");
    assert_eq!(told(&table), (3, 3, 4), "the most appeal and the most sold");
}

#[test]
fn the_jubilee_is_named_and_counts_once_it_is_pointed_at() {
    // One is sold in England at £7, the patron takes one more, and two are left.
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 3, 7)
        .with_tile(1, "patron-food")
        .with_harbour(1, |harbour| harbour.jubilee = true)
        .in_year(1780)
        .lasting("crown-jubilee")
        .with_empty(EMPTY);
    let sold_after = |to, is_counted| SoldAfter {
        seat: seat(1),
        to,
        is_counted,
    };
    let expected = [
        sold_after(AfterSale::Patron, true),
        sold_after(AfterSale::Jubilee, false),
    ];
    let food = outlook(&table, Good::Food);
    assert_eq!(food.after_sale, expected);
    assert_eq!(
        (food.share(seat(1)).sold, food.share(seat(1)).income),
        (2, 14)
    );
    assert_eq!(food.sold_by_all(), 1, "in England");
    table.produce();
    assert_eq!(table.question(), "prompt-patron");
    // The forecast goes on from where the sale is.
    assert_eq!(outlook(&table, Good::Food).after_sale, expected);
    assert_eq!(pointing(&table, "hold", Good::Food).income, 7);
    table.go_on(&["offer"]);
    assert_eq!(table.question(), "prompt-jubilee");
    assert_eq!(pointing(&table, "hold", Good::Food).income, 14);
    assert_eq!(pointing(&table, "offer", Good::Food).income, 21);
    assert_eq!(productions_ahead(&table.board)[0], Good::Food);
}

#[test]
fn a_call_that_is_pointed_at_shows_what_it_would_bring() {
    // One is made and sold at the first call; at the second a stored one or extra shifts may follow.
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 5)
        .with_warehouse_worker(1, "column clothes")
        .with_stored(1, [0, 2, 0, 0])
        .with_tile(1, "extra-shifts")
        .with_empty(EMPTY);
    let before = first(&table, Good::Clothes);
    assert!(before.extra_shift);
    table.produce();
    assert_eq!(first(&table, Good::Clothes), before);
    let made = before.made;
    assert_eq!((before.sold, before.stored), (made + 2, 0));
    let hold = pointing(&table, "hold", Good::Clothes);
    assert_eq!((hold.sold, hold.stored), (made, 2));
    let extra = pointing(&table, "extra", Good::Clothes);
    assert_eq!((extra.made, extra.sold), (made + 1, before.sold + 1));
    assert!(!extra.extra_shift, "they are used up");
    let order = |choice: &str| {
        let alone = table.game.choice_alone(&table.board, parse(choice));
        table.game.order_of_sale(&alone, Good::Clothes).len()
    };
    assert_eq!(order("hold"), usize::from(made as u8));
    assert_eq!(order("extra"), usize::from(made as u8) + 3);
}

#[test]
fn a_tile_that_the_last_player_points_at_is_foreseen() {
    let mut table = shipping_food()
        .started_by(2)
        .at_last_action()
        .with_supply("patron-food")
        .with_empty(EMPTY);
    assert_eq!(table.asked(), 1);
    table.count_as_seen();
    table.act(&["place workers 2", "done"]);
    assert!(table.takes_special_marker());
    assert_eq!(first(&table, Good::Food).sold, 0);
    // It takes one of the four that the contract asks for.
    let patron = pointing(&table, "take patron-food", Good::Food);
    assert_eq!((patron.sold, patron.shipped), (1, 0));
    assert_eq!(pointing(&table, "done", Good::Food).sold, 0);
}

/// Seat 1 with £100, a ship of 6, lamps of level II and clothes of level I in store.
fn at_sea() -> Table {
    Table::open(3)
        .in_year(1800)
        .with_cash(1, 100)
        .without_ships(1)
        .with_ship(1, 6)
        .with_factory(1, Good::Lamps, 2, 6, 9)
        .with_factory(1, Good::Clothes, 1, 4, 6)
        .without_factory(1, Good::Food)
        .with_warehouse_worker(1, "column lamps")
        .with_warehouse_worker(1, "line")
        .with_stored(1, [3, 3, 0, 8])
        .with_contract(1, Good::Lamps, 4)
        .with_contract(1, Good::Clothes, 2)
        .with_tile(1, "office")
        .with_company(1, |company| company.space = 20)
}

#[test]
fn a_delivery_says_what_it_brings() {
    let mut table = at_sea();
    table.act(&["place ship-1 6"]);
    let shipping = |table: &Table, choice: &str| {
        let told = table.game.shipping(&table.board, parse(choice));
        told.expect("it ships something")
    };
    let lamps = shipping(&table, "deliver lamps 4");
    assert_eq!((lamps.count, lamps.price, lamps.income), (4, 14, 56));
    assert_eq!((lamps.office, lamps.brings(), lamps.paid), (5, 61, 6));
    assert_eq!((lamps.space, lamps.spaces_lost()), ((20, 19), 1));
    assert_eq!((lamps.empty, lamps.cash), ([2, 0], 155));
    let before = table.board;
    table.act(&["deliver lamps 4"]);
    assert_eq!(table.cash(1), lamps.cash);
    assert_eq!(table.game.share_value(&before, seat(1)), lamps.value.0);
    assert_eq!(table.game.share_value(&table.board, seat(1)), lamps.value.1);
    // The second contract sails with the same ship: no office, no unrest.
    let clothes = shipping(&table, "deliver clothes 2");
    assert_eq!((clothes.income, clothes.office), (18, 0));
    assert_eq!((clothes.spaces_lost(), clothes.empty), (0, [0, 0]));
    assert_eq!(table.game.shipping(&table.board, parse("done")), None);
}

#[test]
fn a_shipment_of_the_production_phase_says_what_it_brings() {
    let mut table = shipping_food().with_ship(1, 2);
    table.produce();
    assert_eq!(table.question(), "prompt-shipment");
    let shipping = |choice: &str| {
        assert!(table.allows(choice), "{choice}");
        let told = table.game.shipping(&table.board, parse(choice));
        told.expect("it ships something")
    };
    let one = shipping("ship 4 by 1");
    assert_eq!((one.good, one.count, one.income), (Good::Food, 4, 32));
    assert_eq!((one.paid, one.empty, one.spaces_lost()), (0, [0, 0], 1));
    let both = shipping("ship 4 by both");
    assert_eq!((both.empty, both.spaces_lost()), ([0, 2], 2));
    // Food has had its production; the shipment is its last word.
    assert_eq!(productions_ahead(&table.board)[0], Good::Clothes);
}
