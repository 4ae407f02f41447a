//! What a development tile or an event would do for a player now: a worked case of each.

use arkwright::{EventMarker, Good, Tile};
use table::{Arg, Message};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// With 30 spaces empty a worker earns £2.
const EMPTY: u8 = 30;

/// A message as `id name=value ...`.
fn said(message: &Message) -> String {
    let args = message.args.iter().map(|(name, arg)| match arg {
        Arg::Number(number) => format!(" {name}={number}"),
        Arg::Word(word) => format!(" {name}={word}"),
        Arg::Verbatim(text) => format!(" {name}={text}"),
        other => format!(" {name}={other:?}"),
    });
    message.id.to_owned() + &args.collect::<String>()
}

#[track_caller]
fn of_tile(table: &Table, tile: Tile) -> String {
    let now = table.game.tile_now(&table.board, seat(1), tile);
    said(&now.expect("there is something to say"))
}

#[track_caller]
fn of_event(table: &Table, event: EventMarker) -> String {
    let now = table.game.event_now(&table.board, seat(1), event);
    said(&now.expect("there is something to say"))
}

/// Seat 1 makes 4 food of level I with 6 workers at £8, which is an appeal of 0: none is sold.
fn unsold_food() -> Table {
    before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 3, 8)
        .with_company(1, |company| (company.space, company.shares) = (33, 10))
        .with_empty(EMPTY)
}

/// The same at an appeal of 1: one of the four is sold.
fn one_food_sold() -> Table {
    before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 3, 7)
        .with_empty(EMPTY)
}

#[test]
fn the_agent_widens_the_contract_that_comes_first() {
    let table = unsold_food();
    assert_eq!(of_tile(&table, Tile::Agent), "now-agent-none");
    let table = table
        .with_contract(1, Good::Lamps, 6)
        .with_contract(1, Good::Clothes, 4);
    assert_eq!(
        of_tile(&table, Tile::Agent),
        "now-agent good=clothes count=4 least=3 most=5"
    );
}

#[test]
fn the_broker_halves_what_can_be_paid() {
    // A share on space 33 is worth £21.
    let table = unsold_food();
    assert_eq!(
        of_tile(&table, Tile::Broker),
        "now-broker count=2 cost=21 full=42"
    );
    let table = table.with_cash(1, 20);
    assert_eq!(
        of_tile(&table, Tile::Broker),
        "now-broker count=1 cost=11 full=21"
    );
    let table = table.with_cash(1, 10);
    assert_eq!(of_tile(&table, Tile::Broker), "now-broker-none");
}

#[test]
fn the_accountant_lowers_the_cheapest_free_space() {
    let table = Table::open(3);
    assert_eq!(
        of_tile(&table, Tile::Accountant),
        "now-accountant from=2 to=0"
    );
    let table = table.with_placed(1, "workers", 2);
    assert_eq!(
        of_tile(&table, Tile::Accountant),
        "now-accountant from=4 to=2"
    );
}

#[test]
fn charisma_wins_the_ties_of_the_next_productions() {
    let table = one_food_sold();
    assert_eq!(of_tile(&table, Tile::Charisma), "now-charisma-none");
    // Two alike: the most appeal and the most sold are tied.
    let table = table.with_rows(2, Good::Food, 1, 3, 7).with_empty(EMPTY);
    assert_eq!(of_tile(&table, Tile::Charisma), "now-charisma count=2");
}

#[test]
fn the_developer_counts_what_can_be_built_or_modernized() {
    let table = before_production(3, Good::Food)
        .in_year(1780)
        .with_factory(1, Good::Food, 1, 2, 5)
        .with_factory(1, Good::Lamps, 2, 3, 5);
    assert_eq!(
        of_tile(&table, Tile::Developer),
        "now-developer count=3 amount=15"
    );
    let table = Good::ALL
        .into_iter()
        .fold(table, |table, good| table.with_factory(1, good, 2, 2, 9));
    assert_eq!(
        of_tile(&table, Tile::Developer),
        "now-developer-none level=2"
    );
}

#[test]
fn the_inventor_says_what_he_costs_next() {
    let table = Table::open(3);
    assert_eq!(
        of_tile(&table, Tile::Inventor),
        "now-inventor amount=5 level=2"
    );
    let used = |uses| {
        let table = Table::open(3).with_tile(1, "inventor");
        table.with_harbour(1, |harbour| harbour.inventor_uses = uses)
    };
    assert_eq!(
        of_tile(&used(1), Tile::Inventor),
        "now-inventor-next level=2 amount=15"
    );
    assert_eq!(
        of_tile(&used(3), Tile::Inventor),
        "now-inventor-last level=2"
    );
}

#[test]
fn the_engineer_counts_factories_at_the_end_of_quality() {
    let table = unsold_food();
    assert_eq!(of_tile(&table, Tile::Engineer), "now-engineer-none limit=4");
    let table = table.with(1, Good::Food, |food| food.quality = 4);
    assert_eq!(
        of_tile(&table, Tile::Engineer),
        "now-engineer count=1 most=6"
    );
}

#[test]
fn the_small_warehouse_keeps_what_nobody_buys() {
    let table = unsold_food();
    assert_eq!(
        of_tile(&table, Tile::SmallWarehouse),
        "now-small-warehouse good=food count=4"
    );
    let table = table
        .with_tile(1, "small-warehouse")
        .with_stored(1, [1, 0, 0, 2]);
    assert_eq!(
        of_tile(&table, Tile::SmallWarehouse),
        "now-small-warehouse-holds count=3 most=5"
    );
    let table = before_production(3, Good::Food);
    assert_eq!(
        of_tile(&table, Tile::SmallWarehouse),
        "now-small-warehouse-none most=5"
    );
}

#[test]
fn extra_shifts_bring_a_good_that_may_find_a_buyer() {
    // At an appeal of 3 the one good is sold at the first call, and one more at the second.
    let table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 1, 5)
        .with_empty(EMPTY);
    assert_eq!(
        of_tile(&table, Tile::ExtraShifts),
        "now-extra-shifts amount=5 good=food"
    );
    let table = unsold_food();
    assert_eq!(
        of_tile(&table, Tile::ExtraShifts),
        "now-extra-shifts-none good=food"
    );
    let table = table.with_warehouse_worker(1, "column food");
    assert_eq!(
        of_tile(&table, Tile::ExtraShifts),
        "now-extra-shifts-stored good=food"
    );
    // The fifth good is what a contract asks for.
    let table = unsold_food()
        .with_ship(1, 6)
        .with_tile(1, "agent")
        .with_contract(1, Good::Food, 6);
    assert_eq!(
        of_tile(&table, Tile::ExtraShifts),
        "now-extra-shifts amount=40 good=food"
    );
    let table = before_production(3, Good::Food);
    assert_eq!(of_tile(&table, Tile::ExtraShifts), "now-no-production");
}

#[test]
fn the_office_pays_with_the_next_shipment() {
    let table = unsold_food();
    assert_eq!(of_tile(&table, Tile::Office), "now-office-none amount=5");
    let table = table.with_ship(1, 4).with_contract(1, Good::Food, 4);
    assert_eq!(
        of_tile(&table, Tile::Office),
        "now-office amount=5 good=food"
    );
}

#[test]
fn the_engineering_works_wait_for_the_machines_of_others() {
    let table = unsold_food();
    assert_eq!(
        of_tile(&table, Tile::EngineeringWorks),
        "now-engineering-works count=0 amount=0",
        "one's own workers do not count"
    );
    // The first two rows of food have a space for a machine each, one of which is taken.
    let table = table
        .with_rows(2, Good::Food, 1, 2, 5)
        .with(2, Good::Food, |food| food.machines = [1, 0, 0, 0])
        .with_empty(EMPTY);
    assert_eq!(
        of_tile(&table, Tile::EngineeringWorks),
        "now-engineering-works count=1 amount=1"
    );
}

#[test]
fn the_patent_brings_levels_that_are_left() {
    let table = before_production(3, Good::Food);
    assert_eq!(of_tile(&table, Tile::Patent), "now-patent-none");
    let table = unsold_food();
    assert_eq!(of_tile(&table, Tile::Patent), "now-patent amount=2 count=2");
    let most = table.game.components().distribution_max;
    let table = table.with(1, Good::Food, |food| food.distribution = most - 1);
    assert_eq!(of_tile(&table, Tile::Patent), "now-patent amount=2 count=1");
}

#[test]
fn the_school_saves_the_row_that_nobody_needs() {
    // The third row makes one of the four, with two workers at £2.
    assert_eq!(
        of_tile(&unsold_food(), Tile::School),
        "now-school good=food amount=4"
    );
    let table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 1, 5)
        .with_empty(EMPTY);
    assert_eq!(of_tile(&table, Tile::School), "now-school-none");
}

#[test]
fn the_foreman_goes_where_he_saves_most() {
    let table = unsold_food();
    assert_eq!(
        of_tile(&table, Tile::Foreman),
        "now-foreman good=food amount=4"
    );
    // Clothes have two workers only; but there he is.
    let table = table
        .with_rows(1, Good::Clothes, 1, 1, 5)
        .with_empty(EMPTY)
        .with_tile_for(1, "foreman", Good::Clothes);
    assert_eq!(
        of_tile(&table, Tile::Foreman),
        "now-foreman good=clothes amount=2"
    );
    let table = before_production(3, Good::Food);
    assert_eq!(of_tile(&table, Tile::Foreman), "now-foreman-none");
}

#[test]
fn a_patron_pays_the_price_for_one_more() {
    let table = one_food_sold();
    assert_eq!(
        of_tile(&table, Tile::PatronFood),
        "now-patron amount=7 steps=1 good=food"
    );
    assert_eq!(
        of_tile(&table, Tile::PatronLamps),
        "now-no-factory good=lamps"
    );
    // All three that are made are sold at an appeal of 4.
    let table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 5)
        .with_empty(EMPTY);
    assert_eq!(
        of_tile(&table, Tile::PatronClothes),
        "now-patron-none good=clothes"
    );
    let table = unsold_food()
        .with_ship(1, 4)
        .with_contract(1, Good::Food, 4);
    assert_eq!(
        of_tile(&table, Tile::PatronFood),
        "now-patron-or-ship amount=8 good=food"
    );
    let table =
        before_production(3, Good::Lamps)
            .in_year(1810)
            .with_rows(1, Good::Cutlery, 1, 1, 9);
    assert_eq!(
        of_tile(&table, Tile::PatronCutlery),
        "now-patron-over good=cutlery"
    );
}

#[test]
fn a_patron_of_each_good_speaks_of_his_own() {
    for good in Good::ALL {
        let table = before_production(3, Good::Food)
            .with_rows(1, good, 1, 2, 25)
            .with(1, good, |factory| factory.price = 8)
            .with_empty(10);
        let now = of_tile(&table, Tile::patron(good));
        assert!(now.ends_with(&format!("good={}", good.word())), "{now}");
    }
}

#[test]
fn the_administrator_opens_the_blocked_space_or_saves_fees() {
    let table = Table::open(3).with_placed(1, "workers", 2);
    assert_eq!(
        of_tile(&table, Tile::Administrator),
        "now-administrator amount=2 count=1"
    );
    let table = table.set(|board| board.parts.bureaucracy = true);
    assert_eq!(
        of_tile(&table, Tile::Administrator),
        "now-administrator-blocked cost=2"
    );
}

#[test]
fn the_workshop_goes_where_most_machines_run() {
    let table = unsold_food();
    assert_eq!(
        of_tile(&table, Tile::Workshop),
        "now-workshop-none amount=3"
    );
    let table = table
        .with(1, Good::Food, |food| food.machines = [1, 1, 1, 0])
        .with_empty(EMPTY);
    assert_eq!(
        of_tile(&table, Tile::Workshop),
        "now-workshop good=food from=3 to=1"
    );
}

#[test]
fn nothing_is_said_of_a_tile_once_nothing_is_produced() {
    let mut table = before_production(3, Good::Lamps).in_year(1810);
    table
        .produce()
        .idle_until(|board| matches!(board.phase, arkwright::Phase::FinalExchange(_)));
    for tile in Tile::ALL {
        assert_eq!(table.game.tile_now(&table.board, seat(1), tile), None);
    }
}

#[test]
fn bureaucracy_makes_the_cheapest_space_dearer() {
    let table = Table::open(3);
    let event = EventMarker::Bureaucracy;
    assert_eq!(of_event(&table, event), "now-bureaucracy cost=4");
    let table = table.with_tile(1, "administrator");
    assert_eq!(of_event(&table, event), "now-bureaucracy-none");
}

#[test]
fn a_jubilee_sells_the_dearest_good_that_is_left() {
    let event = EventMarker::CrownJubilee;
    let table = before_production(3, Good::Food);
    assert_eq!(of_event(&table, event), "now-jubilee-none");
    let table = unsold_food();
    assert_eq!(of_event(&table, event), "now-jubilee good=food amount=8");
    let table = table.in_year(1780).lasting("crown-jubilee");
    assert_eq!(of_event(&table, event), "now-jubilee-used");
    let table = table.with_harbour(1, |harbour| harbour.jubilee = true);
    assert_eq!(of_event(&table, event), "now-jubilee good=food amount=8");
}

#[test]
fn a_credit_crisis_takes_its_part_of_the_cash() {
    let table = before_event(3, 1770).with_cash(1, 34);
    let percent = table.game.water_components().events.credit_crisis_percent;
    let loss = (34 * u32::from(percent) + 50) / 100;
    assert_eq!(
        of_event(&table, EventMarker::CreditCrisis),
        format!("now-credit-crisis amount={loss}")
    );
}

#[test]
fn a_war_raises_prices_below_the_highest_distribution() {
    let event = EventMarker::WarOnTheContinent;
    let table = unsold_food().with_rows(1, Good::Lamps, 1, 1, 9);
    assert_eq!(of_event(&table, event), "now-war count=2");
    // At £25 distribution rises alone.
    let dear = table.with(1, Good::Lamps, |lamps| {
        lamps.quality = 4;
        lamps.price = 25;
    });
    assert_eq!(of_event(&dear, event), "now-war-both count=1 more=1");
    let table = dear.without_factory(1, Good::Food);
    assert_eq!(of_event(&table, event), "now-war-appeal more=1");
    let table = unsold_food().with_rows(1, Good::Lamps, 1, 1, 9);
    let most = table.game.components().distribution_max;
    let table = table
        .with(1, Good::Lamps, |lamps| lamps.distribution = most)
        .with(1, Good::Food, |food| food.distribution = most);
    assert_eq!(of_event(&table, event), "now-war-none");
}

#[test]
fn the_lobby_asks_in_turn_order() {
    let table = Table::open(3).started_by(2);
    assert_eq!(
        of_event(&table, EventMarker::Lobby),
        "now-lobby place=3 count=3"
    );
}

#[test]
fn made_in_england_raises_what_can_rise() {
    let event = EventMarker::MadeInEngland;
    let table = unsold_food();
    let levels = table.game.water_components().events.made_in_england;
    assert_eq!(
        of_event(&table, event),
        format!("now-made-in-england count={levels}")
    );
    let most = table.game.components().distribution_max;
    let table = table.with(1, Good::Food, |food| food.distribution = most);
    assert_eq!(of_event(&table, event), "now-made-in-england-none");
}

#[test]
fn luddism_hits_each_factory_with_machines_while_there_are_workers() {
    let event = EventMarker::Luddism;
    let table = unsold_food();
    assert_eq!(of_event(&table, event), "now-luddism-none");
    let table = table
        .with(1, Good::Food, |food| food.machines = [1, 1, 0, 0])
        .with_rows(1, Good::Lamps, 1, 1, 9)
        .with(1, Good::Lamps, |lamps| lamps.machines = [1, 0, 0, 0]);
    assert_eq!(of_event(&table, event), "now-luddism count=2");
    let table = table.with_workers_left(0, 1);
    assert_eq!(of_event(&table, event), "now-luddism count=1");
}

#[test]
fn navigation_acts_help_against_the_importer() {
    let event = EventMarker::NavigationActs;
    let table = unsold_food();
    assert_eq!(of_event(&table, event), "now-navigation-none");
    // At an appeal of 4 against an importer of 5: the most appeal and the most sold.
    let table = before_event(3, 1770)
        .with_rows(1, Good::Food, 1, 3, 5)
        .with(1, Good::Food, |food| food.distribution = 1)
        .set(|board| board.importers = [5, 0, 0, 0])
        .with_empty(60);
    assert_eq!(of_event(&table, event), "now-navigation count=±0 steps=+2");
}

#[test]
fn the_opium_war_weakens_ships() {
    let event = EventMarker::OpiumWar;
    let table = unsold_food();
    assert_eq!(of_event(&table, event), "now-opium-none");
    let less = 2 * table.game.water_components().events.opium;
    let table = table.in_year(1790).with_ship(1, 4).with_ship(1, 6);
    let said = format!("now-opium from=10 to={}", 10 - less);
    assert_eq!(of_event(&table, event), said);
    // It says the same while it lasts.
    let table = table.lasting("opium-war");
    assert_eq!(of_event(&table, event), said);
}

#[test]
fn a_recession_is_told_in_spaces_and_pounds() {
    let table = unsold_food().with_company(1, |company| company.space = 31);
    assert_eq!(
        of_event(&table, EventMarker::Recession),
        "now-recession from=31 to=29 value=21 worth=20"
    );
}

#[test]
fn the_royal_society_pays_for_levels_and_tiles() {
    let table = unsold_food().with_tile(1, "office").with_tile(1, "school");
    let numbers = &table.game.water_components().events;
    let amount = numbers.royal_level + 2 * numbers.royal_tile;
    assert_eq!(
        of_event(&table, EventMarker::RoyalSociety),
        format!("now-royal-society amount={amount}")
    );
}

#[test]
fn social_unrest_costs_for_every_worker() {
    // Six in the factory, one in the warehouse, and the crew of a ship.
    let table = unsold_food()
        .with_warehouse_worker(1, "line")
        .with_ship(1, 4);
    let workers = table.game.workers_of(&table.board, seat(1));
    assert_eq!(workers, 8);
    assert_eq!(
        of_event(&table, EventMarker::SocialUnrest),
        "now-social-unrest amount=8 count=8"
    );
    let table = table.with_cash(1, 3);
    assert_eq!(
        of_event(&table, EventMarker::SocialUnrest),
        "now-social-unrest-shares shares=1 amount=8 count=8"
    );
}

#[test]
fn a_strike_costs_a_pound_for_every_worker_in_the_productions_of_the_decade() {
    let event = EventMarker::ThreatOfStrike;
    let table = unsold_food()
        .with_warehouse_worker(1, "line")
        .with_empty(EMPTY);
    // Those in the harbour are paid once it is over.
    assert_eq!(of_event(&table, event), "now-strike from=2 to=3 amount=6");
    let table = table.in_year(1780).lasting("threat-of-strike");
    assert_eq!(of_event(&table, event), "now-strike from=2 to=3 amount=6");
}

#[test]
fn workers_that_leave_or_return_move_wage_and_demand() {
    // Six workers; with 4 more spaces empty the wage rises from £2 to £3.
    let mut table = unsold_food();
    let mut wage_with = |empty: u8| {
        table.board.empty = empty;
        table.game.wage(&table.board)
    };
    let rises = (0..70).find(|empty| wage_with(*empty) == 2 && wage_with(*empty + 4) == 3);
    let edge = rises.expect("the wage rises somewhere");
    let table = unsold_food();
    let table = table.with_empty(edge);
    assert_eq!(
        of_event(&table, EventMarker::WorldExhibition),
        "now-job-market-worse from=2 to=3 amount=6"
    );
    let table = table.with_empty(edge + 4);
    assert_eq!(
        of_event(&table, EventMarker::EconomicCrisis),
        "now-job-market-better from=3 to=2 amount=6"
    );
    let table = before_production(3, Good::Food).with_empty(EMPTY);
    assert_eq!(
        of_event(&table, EventMarker::EconomicCrisis),
        "now-job-market-same from=2 to=2 amount=0",
        "without a factory nothing changes"
    );
}

#[test]
fn the_end_is_told_with_its_penalties() {
    let event = EventMarker::EndOfGame;
    // Ten shares at £21; an open contract for 4 takes the value from space 33 to 29.
    let table = unsold_food();
    assert_eq!(
        of_event(&table, event),
        "now-end-of-game amount=210 place=1"
    );
    let worth = |table: &Table| of_event(table, event);
    let with_contract = worth(&unsold_food().with_contract(1, Good::Food, 4));
    assert_eq!(with_contract, "now-end-of-game amount=200 place=1");
    let table = table.with_company(1, |company| company.loans = 1);
    assert_eq!(worth(&table), "now-end-of-game-lost");
}

#[test]
fn what_is_over_or_not_in_the_game_says_nothing() {
    let mut table = before_event(3, 1770);
    table.reveal_event("recession");
    let now = |table: &Table, event| table.game.event_now(&table.board, seat(1), event);
    assert_eq!(now(&table, EventMarker::Recession), None);
    let two = Table::open(2);
    assert_eq!(
        now(&two, EventMarker::OpiumWar),
        None,
        "out with two players"
    );
    assert!(now(&two, EventMarker::Lobby).is_some());
}

#[test]
fn what_can_still_come_is_told_space_by_space() {
    use EventMarker::*;
    let table = Table::open(3);
    let ahead = table.game.events_ahead(&table.board);
    let years: Vec<u16> = ahead.iter().map(|space| space.year).collect();
    assert_eq!(years, [1770, 1780, 1790, 1800, 1810]);
    assert_eq!(ahead[0].events.len(), 15, "all but the end");
    assert!(ahead[2].events.contains(&Bureaucracy));
    assert!(!ahead[3].events.contains(&Bureaucracy), "it comes by 1790");
    assert_eq!(ahead[3].events.len(), 14);
    assert_eq!(ahead[4].events, [EndOfGame]);
    let mut table = before_event(3, 1790);
    let ahead = table.game.events_ahead(&table.board);
    let seen = table.board.parts.bureaucracy;
    assert_eq!(ahead[0].events == [Bureaucracy], !seen);
    table.reveal_event("bureaucracy");
    let ahead = table.game.events_ahead(&table.board);
    assert_eq!((ahead[0].year, ahead[0].events.len()), (1800, 12));
}

#[test]
fn economy_markers_that_can_still_come_are_told() {
    let table = Table::predetermined(3);
    let ahead = table.game.economy_ahead(&table.board);
    // One marker of food was turned up; those with three workers are in the box.
    assert_eq!((ahead[0].markers.len(), ahead[0].spaces), (5, 4));
    assert!(!ahead[0].markers.contains(&(0, 1)), "it has come");
    assert_eq!((ahead[1].markers.len(), ahead[1].spaces), (6, 5));
    assert!(
        ahead
            .iter()
            .all(|good| good.markers.iter().all(|(_, workers)| *workers < 3))
    );
    let table = Table::open(3);
    assert_eq!(table.game.economy_ahead(&table.board)[1].markers.len(), 9);
}
