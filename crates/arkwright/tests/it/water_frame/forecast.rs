//! What production would bring, and the events to come that everybody knows.

use arkwright::{Arkwright, EventMarker, Good, Outlook, Preparation, WaterOptions};
use table::Game;

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::before_production;

/// The forecast of a player for a good.
fn foreseen(table: &Table, number: u8, good: Good) -> arkwright::SeatForecast {
    let forecast = table.game.forecast_of(&table.board, good);
    forecast.seats[seat(number).index()]
}

#[test]
fn the_patron_and_a_contract_are_foreseen_as_they_come() {
    // Food I in two rows makes 3; at £7 the appeal is 1, so one is sold in England.
    let mut table = before_production(3, Good::Food)
        .with_factory(1, Good::Food, 1, 4, 7)
        .with_tile(1, "patron-food")
        .with_ship(1, 2)
        .with_contract(1, Good::Food, 2);
    let food = foreseen(&table, 1, Good::Food);
    assert_eq!((food.produced, food.sold, food.income), (3, 2, 14));
    // Two are sold, so only one is left of the two that the contract asks for.
    assert_eq!((food.shipped, food.shipment, food.spaces_lost), (0, 0, 0));
    table = table
        .with_warehouse_worker(1, "line")
        .with_stored(1, [1, 0, 0, 0]);
    let food = foreseen(&table, 1, Good::Food);
    assert_eq!((food.sold, food.shipped, food.shipment), (2, 2, 16));
    assert_eq!(food.spaces_lost, 1, "one ship");
    let clothes = foreseen(&table, 1, Good::Clothes);
    assert_eq!(clothes.shipped, 0);
}

#[test]
fn a_contract_on_the_last_space_that_is_not_fulfilled_is_foreseen() {
    let table = before_production(3, Good::Food).with_contract(1, Good::Food, 10);
    assert_eq!(foreseen(&table, 1, Good::Food).spaces_lost, 2);
}

#[test]
fn extra_shifts_are_named_and_not_used_up_by_the_forecast() {
    let table = before_production(3, Good::Food)
        .with_factory(1, Good::Food, 1, 4, 7)
        .with_tile(1, "extra-shifts");
    assert!(foreseen(&table, 1, Good::Food).extra_shift);
    assert!(!foreseen(&table, 2, Good::Food).extra_shift);
    assert!(!foreseen(&table, 1, Good::Lamps).extra_shift, "no factory");
}

#[test]
fn a_row_for_the_school_and_an_open_jubilee_are_named_and_not_counted() {
    // Food I in two rows makes 3; at £8 the appeal is 0, and nothing is sold.
    let plain = || before_production(3, Good::Food).with_factory(1, Good::Food, 1, 4, 8);
    let table = plain()
        .with_tile(1, "school")
        .lasting("crown-jubilee")
        .with_harbour(1, |harbour| harbour.jubilee = true);
    let food = foreseen(&table, 1, Good::Food);
    assert!(food.school && food.jubilee);
    let outlook = Outlook::of(&table.game, &table.board, Good::Food);
    assert!(outlook.share(seat(1)).school);
    let counted = arkwright::SeatForecast {
        school: false,
        jubilee: false,
        ..food
    };
    assert_eq!(counted, foreseen(&plain(), 1, Good::Food));
    let clothes = foreseen(&table, 1, Good::Clothes);
    assert!(!clothes.school && !clothes.jubilee, "no factory");
}

#[test]
fn what_is_lost_besides_stands_beside_ships_and_contracts() {
    let table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 10)
        .with(1, Good::Food, |factory| factory.distribution = 2)
        .with_cash(1, 0)
        .with_company(1, |company| (company.shares, company.space) = (9, 28))
        .with_contract(1, Good::Food, 10);
    let food = foreseen(&table, 1, Good::Food);
    assert_eq!((food.spaces_lost, food.price_cut), (2, 1));
    assert!(food.shares_sold > 0);
    assert_eq!(food.emergency_spaces, 2 * food.shares_sold);
    assert_eq!(food.steps(), -3 - i32::from(food.emergency_spaces));
}

#[test]
fn what_events_are_known_depends_on_the_set_up() {
    use EventMarker::*;
    let known = |options: WaterOptions| {
        let game = Arkwright::water_frame(3, options);
        let (board, _) = game.deal(&table::Seed::new("any"));
        game.known_events(&board)
    };
    let predetermined = |shuffled_events| WaterOptions {
        preparation: Preparation::Predetermined,
        shuffled_events,
        ..WaterOptions::default()
    };
    assert_eq!(
        known(predetermined(false)),
        [
            (1770, Lobby),
            (1780, WarOnTheContinent),
            (1790, Bureaucracy),
            (1800, WorldExhibition),
            (1810, EndOfGame)
        ]
    );
    assert_eq!(
        known(predetermined(true)),
        [(1790, Bureaucracy), (1810, EndOfGame)]
    );
    assert_eq!(known(WaterOptions::default()), [(1810, EndOfGame)]);
    // Two others have come: the third of the first three is Bureaucracy.
    let game = Arkwright::water_frame(3, WaterOptions::default());
    let (mut board, _) = game.deal(&table::Seed::new("any"));
    board.parts.seen = 1 << Lobby as u16 | 1 << Recession as u16;
    assert_eq!(
        game.known_events(&board),
        [(1790, Bureaucracy), (1810, EndOfGame)]
    );
}
