//! Events that last through the next decade (player's book 1.9).

use arkwright::{Cost, Event, EventMarker, Good, WaterEvent};
use table::Told;

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// With 52 spaces empty a worker earns £4.
const WAGE_4: u8 = 52;

/// A table at the end of the decade through which an event has lasted, before the last action.
fn last_decade(name: &str) -> Table {
    before_production(3, Good::Lamps)
        .in_year(1780)
        .lasting(name)
}

fn ended(event: EventMarker) -> WaterEvent {
    WaterEvent::EventEnded { event }
}

/// Proves: WF-137.
#[test]
fn a_crown_jubilee_gives_everybody_one_more_sale_in_the_next_decade() {
    let mut table = before_event(3, 1770);
    table.reveal_event("crown-jubilee");
    assert!(table.is_naming());
    assert!(
        [1, 2, 3]
            .iter()
            .all(|number| table.harbour(*number).jubilee)
    );
    table.go_on(&["start 1"]).reveal("economy 0 2");
    assert!(
        [1, 2, 3]
            .iter()
            .all(|number| table.harbour(*number).jubilee)
    );
}

/// Proves: WF-137.
#[test]
fn a_jubilee_that_nobody_used_lapses_before_the_next_event() {
    let mut table = last_decade("crown-jubilee").with_harbour(2, |harbour| harbour.jubilee = true);
    table.produce();
    assert!(table.is_event_due());
    assert!(!table.harbour(2).jubilee);
    assert!(table.tells(ended(EventMarker::CrownJubilee)));
    assert!(!table.board.parts.lasts(EventMarker::CrownJubilee));
}

/// Proves: WF-137.
#[test]
fn the_jubilee_can_be_used_for_the_last_good_of_its_decade() {
    let mut table = last_decade("crown-jubilee")
        .with_rows(1, Good::Lamps, 1, 1, 11)
        .with_harbour(1, |harbour| harbour.jubilee = true)
        .with_empty(30);
    table.produce();
    assert_eq!(table.question(), "prompt-jubilee");
    table.go_on(&["offer"]);
    assert!(table.is_event_due());
    assert_eq!(table.received(1)[0].0, 11);
}

/// Proves: WF-144.
#[test]
fn navigation_acts_move_all_importers_back_two_but_not_below_0() {
    let mut table = before_event(3, 1770).set(|board| board.importers = [0, 1, 2, 5]);
    table.reveal_event("navigation-acts");
    assert_eq!(table.board.importers, [0, 0, 0, 3]);
    // Economy markers move them as ever.
    table.go_on(&["start 1"]).reveal("economy 2 1");
    assert_eq!(table.board.importers, [2, 0, 0, 3]);
    assert!(table.board.parts.lasts(EventMarker::NavigationActs));
}

/// Proves: WF-144.
#[test]
fn navigation_acts_end_with_two_spaces_for_all_importers() {
    let mut table = last_decade("navigation-acts").set(|board| board.importers = [0, 1, 3, 4]);
    table.produce();
    assert!(table.is_event_due());
    assert_eq!(table.board.importers, [2, 3, 5, 6]);
    assert!(table.tells(ended(EventMarker::NavigationActs)));
    assert!(!table.board.parts.lasts(EventMarker::NavigationActs));
    let moved = |good, to| Event::ImporterMoved { good, to };
    assert!(table.events.contains(&moved(Good::Lamps, 6)));
}

/// Proves: WF-145, X54.
#[test]
fn marion_ships_8_in_the_opium_war_and_returns_the_ship_of_6() {
    let mut table = last_decade("opium-war")
        .with_ship(1, 4)
        .with_ship(1, 6)
        .with_rows(1, Good::Lamps, 1, 1, 11)
        .with_warehouse_worker(1, "column lamps")
        .with_warehouse_worker(1, "line")
        .with_stored(1, [0, 0, 0, 8])
        .with_contract(1, Good::Lamps, 8)
        .with_empty(WAGE_4);
    let capacity = |table: &Table, pier| table.game.capacity(&table.board, seat(1), pier);
    assert_eq!((capacity(&table, 0), capacity(&table, 1)), (3, 5));
    table.produce();
    assert_eq!(table.legal(), ["ship 8 by both", "hold"]);
    table.go_on(&["ship 8 by both"]);
    // Both crews and two warehouse workers are paid, three workers in the factory before them.
    let wages = Cost::HarbourWages {
        workers: 5,
        wage: 4,
    };
    assert_eq!(table.paid(1)[1..], [(20, wages)]);
    assert_eq!((table.asked(), table.question()), (1, "prompt-firing"));
    table.go_on(&["done"]);
    assert_eq!((table.asked(), table.question()), (1, "prompt-lose-ship"));
    assert_eq!(table.legal(), ["dismiss ship-1", "dismiss ship-2"]);
    assert_eq!(table.refused("done"), ("not-now", "1.9"));
    assert_eq!(table.refused("dismiss line"), ("not-now", "1.9"));
    assert_eq!(
        table.small_question(),
        Some(("lose-ship", "dismiss ship-1".into(), String::new())),
        "the smaller one"
    );
    let (fired, on_mat) = (table.board.fired, table.board.parts.ships[2]);
    table.go_on(&["dismiss ship-2"]);
    assert_eq!(table.harbour(1).ships, [4, 0]);
    assert_eq!(table.board.fired, fired + 2);
    assert_eq!(table.board.parts.ships[2], on_mat + 1);
    assert!(table.is_event_due());
    assert_eq!(capacity(&table, 0), 4, "the war is over");
}

/// Proves: WF-145.
#[test]
fn the_opium_war_begins_with_the_next_decade_and_asks_nobody_then() {
    let mut table = before_event(3, 1770).with_ship(1, 2).with_ship(2, 4);
    table.reveal_event("opium-war");
    assert!(table.is_naming());
    assert_eq!(table.harbour(1).ships, [2, 0]);
    assert_eq!(table.game.capacity(&table.board, seat(1), 0), 1);
    assert_eq!(table.game.capacity(&table.board, seat(2), 0), 3);
    assert_eq!(table.game.capacity(&table.board, seat(3), 0), 0, "no ship");
}

/// Proves: WF-145.
#[test]
fn after_the_opium_war_each_owner_loses_one_ship_in_turn_order() {
    let mut table = last_decade("opium-war")
        .started_by(2)
        .with_ship(1, 2)
        .with_ship(1, 4)
        .with_ship(3, 2)
        .with_ship(3, 2)
        .at_last_action();
    table.produce();
    for number in [3, 1] {
        assert_eq!((table.asked(), table.question()), (number, "prompt-firing"));
        table.go_on(&["done"]);
    }
    for number in [3, 1] {
        assert_eq!(
            (table.asked(), table.question()),
            (number, "prompt-lose-ship")
        );
        table.go_on(&["dismiss ship-1"]);
    }
    assert!(table.is_event_due(), "seat 2 has none to lose");
    assert_eq!(table.harbour(1).ships, [0, 4]);
}

/// Proves: WF-129, WF-145.
#[test]
fn the_opium_war_is_over_once_the_ships_are_lost() {
    let mut table = last_decade("opium-war").with_ship(1, 2).with_ship(1, 4);
    table.produce().go_on(&["done"]);
    assert_eq!(table.question(), "prompt-lose-ship");
    assert!(table.board.parts.lasts(EventMarker::OpiumWar));
    table.go_on(&["dismiss ship-1"]);
    assert!(!table.board.parts.lasts(EventMarker::OpiumWar));
    let over = table.place_of(|told| *told == Event::Water(ended(EventMarker::OpiumWar)));
    let paid = |told: &Event| {
        matches!(
            told,
            Event::Paid {
                why: Cost::HarbourWages { .. },
                ..
            }
        )
    };
    assert!(table.place_of(paid) < over);
}

/// Proves: WF-146.
#[test]
fn a_ship_returned_at_will_does_not_stand_for_the_lost_one() {
    let mut table = last_decade("opium-war").with_ship(1, 2).with_ship(1, 4);
    table.produce().go_on(&["dismiss ship-1", "done"]);
    assert!(table.is_event_due(), "there is no choice about the other");
    assert_eq!(table.harbour(1).ships, [0, 0]);
    // Unless it was the last one.
    let mut table = last_decade("opium-war").with_ship(1, 2);
    table.produce().go_on(&["dismiss ship-1"]);
    assert!(table.is_event_due());
}

/// Proves: WF-146.
#[test]
fn in_the_opium_war_what_a_ship_action_costs_at_least_is_lowered_with_its_capacity() {
    let war = |contract| {
        last_decade("opium-war")
            .with_ship(3, 4)
            .with_warehouse_worker(3, "column food")
            .with_stored(3, [4, 0, 0, 0])
            .with_contract(3, Good::Food, contract)
    };
    let due = ("ship-needs-more", "II.2.7");
    // It carries 3, but only the accountant pays that on a space.
    assert_eq!(war(2).refused("place ship-1 2"), due);
    let paying = || war(2).with_tile(3, "accountant");
    assert!(paying().allows("place ship-1 2 paying 3"));
    assert_eq!(paying().refused("place ship-1 4 paying 2"), due);
    let mut table = paying();
    table.act(&["place ship-1 4 paying 3", "deliver food 2"]);
    assert_eq!(table.paid_by(3), [3]);
    assert_eq!(table.harbour(3).contracts[0], 0);
    // Four goods still do not go on it.
    let mut table = war(4);
    table.act(&["place ship-1 4"]);
    assert_ne!(table.question(), "prompt-ship");
}

/// Proves: WF-146.
#[test]
fn in_the_opium_war_a_ship_that_is_used_again_or_replaces_another_costs_less_too() {
    let war = || {
        last_decade("opium-war")
            .with_ship(3, 2)
            .with_ship(3, 4)
            .with_tile(3, "accountant")
            .with_placed(3, "ship-2", 4)
            .with_company(3, |company| company.cash = 100)
    };
    assert!(war().allows("reuse ship-2 paying 3"));
    assert_eq!(
        war().refused("reuse ship-2 paying 2"),
        ("ship-needs-more", "II.2.7")
    );
    // A ship of 6 in its place carries 5, and takes it on the £4 space.
    let larger = war().set(|board| {
        board.parts.harbours[2].ships[1] = 6;
    });
    assert!(larger.allows("reuse ship-2 paying 5"));
    assert_eq!(
        larger.refused("reuse ship-2"),
        ("ship-needs-more", "II.2.7")
    );
    // Which ship is the larger one goes by what is printed.
    let mut table = last_decade("opium-war").with_ship(3, 2).with_ship(3, 4);
    table.act(&["place workers 2", "done"]);
    assert_eq!(
        table.refused("take ship 4 replacing 2"),
        ("ship-not-larger", "II.3.2.3")
    );
    assert!(table.allows("take ship 4 replacing 1"));
}

/// Proves: WF-145.
#[test]
fn two_players_never_meet_the_opium_war() {
    let table = before_event(2, 1770);
    assert!(!table.can_reveal("event opium-war"));
    assert!(before_event(3, 1770).can_reveal("event opium-war"));
}

/// Proves: WF-150.
#[test]
fn a_threat_of_strike_raises_every_wage_in_the_next_decade() {
    let mut table = before_production(3, Good::Food)
        .in_year(1780)
        .lasting("threat-of-strike")
        .with_rows(1, Good::Food, 1, 2, 8)
        .with_empty(WAGE_4);
    assert_eq!(table.game.wage(&table.board), 5);
    table.produce();
    let wages = Cost::Wages {
        good: Good::Food,
        workers: 4,
        wage: 5,
    };
    assert_eq!(table.paid(1), [(20, wages)]);
}

/// Proves: WF-150.
#[test]
fn a_threat_of_strike_raises_the_wages_of_a_production_action() {
    let mut table = last_decade("threat-of-strike")
        .with_rows(3, Good::Food, 1, 2, 8)
        .with_marker(3, "production light")
        .with_empty(WAGE_4);
    table.act(&["place production light 2", "produce food 1"]);
    assert_eq!(table.paid_by(3), [2, 10]);
}

/// The wages in the harbour of seat 1 at the end of a decade with a strike, at this regular wage.
fn harbour_wages(table: Table, regular: u8) -> (u16, Cost) {
    // With 30 spaces empty a worker earns £2, with 40 £3.
    let mut table = table.with_empty(10 * (regular + 1));
    assert_eq!(
        table.game.wage(&table.board),
        regular + 1,
        "before the indicator moves"
    );
    table.produce();
    assert_eq!(table.game.wage(&table.board), regular);
    let over = table.place_of(|told| *told == Event::Water(ended(EventMarker::ThreatOfStrike)));
    let returned = table.place_of(|told| *told == Event::MarkersReturned);
    let paid = |told: &Event| {
        let wages = |why: &Cost| matches!(why, Cost::HarbourWages { .. });
        matches!(told, Event::Paid { why, .. } if wages(why))
    };
    assert!(over < returned && returned < table.place_of(paid));
    table.paid(1)[0]
}

/// Proves: WF-150, WF-130.
#[test]
fn a_strike_goes_back_before_crews_and_harbour_workers_are_paid() {
    let strike = || last_decade("threat-of-strike");
    let due = |workers: u8, wage: u8| {
        let wages = u16::from(workers) * u16::from(wage);
        (wages, Cost::HarbourWages { workers, wage })
    };
    // Two of a crew and one in the warehouse: £6, not £9.
    let three = strike().with_ship(1, 6).with_warehouse_worker(1, "line");
    assert_eq!(harbour_wages(three, 2), due(3, 2));
    // Five of two crews and two in the warehouse: £21, not £28.
    let seven = strike()
        .with_ship(1, 4)
        .with_ship(1, 10)
        .with_warehouse_worker(1, "line")
        .with_warehouse_worker(1, "column food");
    assert_eq!(harbour_wages(seven, 3), due(7, 3));
}

/// Proves: WF-150.
#[test]
fn what_the_harbour_will_cost_is_told_without_the_strike() {
    let table = last_decade("threat-of-strike").with_empty(WAGE_4);
    assert_eq!(table.game.wage(&table.board), 5);
    assert_eq!(table.game.harbour_wage(&table.board), 4);
}

/// Proves: WF-129.
#[test]
fn the_end_of_the_decade_begins_with_the_end_of_a_strike() {
    let mut table = last_decade("threat-of-strike").with_ship(1, 6);
    let before = table.board;
    table.produce();
    let caption = |event: &Event| {
        let caption = Told::caption_from(&table.game, &before, &table.board, event);
        caption.filter(|caption| caption.ends_with(" event"))
    };
    let captions = table.events.iter().filter_map(caption);
    assert_eq!(captions.collect::<Vec<_>>(), ["1780 event"]);
    let over = Event::Water(ended(EventMarker::ThreatOfStrike));
    assert_eq!(caption(&over).as_deref(), Some("1780 event"));
}

/// Proves: WF-150.
#[test]
fn crews_paid_just_before_a_threat_of_strike_do_not_feel_it() {
    let mut table = before_production(3, Good::Lamps)
        .with_ship(1, 6)
        .with_empty(WAGE_4);
    table.produce().go_on(&["done"]);
    table.reveal_event("threat-of-strike");
    assert_eq!(table.paid_by(1), [8]);
    assert_eq!(table.game.wage(&table.board), 5);
}

/// Proves: WF-151.
#[test]
fn a_foreman_lowers_the_wage_of_a_strike() {
    for (empty, wages) in [(30, 4), (WAGE_4, 12)] {
        let mut table = before_production(3, Good::Food)
            .in_year(1780)
            .lasting("threat-of-strike")
            .with_rows(1, Good::Food, 1, 2, 8)
            .with_tile_for(1, "foreman", Good::Food)
            .with_empty(empty);
        table.produce();
        assert_eq!(table.paid_by(1), [wages]);
    }
}

/// Proves: WF-151.
#[test]
fn a_strike_does_not_raise_the_fee_for_missing_workers() {
    let mut table = before_event(3, 1780)
        .with_rows(1, Good::Food, 1, 1, 8)
        .with_workers_left(0, 0);
    table.reveal_event("threat-of-strike").go_on(&["start 1"]);
    assert_eq!(table.game.wage(&table.board), 6);
    assert_eq!(table.paid(1), [(10, Cost::MissingWorkers { count: 2 })]);
}

/// Proves: WF-155.
#[test]
fn lasting_events_of_1800_act_in_1810_and_end_before_the_end_of_the_game() {
    for event in [
        EventMarker::CrownJubilee,
        EventMarker::NavigationActs,
        EventMarker::OpiumWar,
        EventMarker::ThreatOfStrike,
    ] {
        let mut table = before_event(3, 1800)
            .with_ship(1, 2)
            .with_ship(1, 4)
            .with_empty(64)
            .set(|board| board.importers = [4; 4]);
        table.reveal_event(event.word()).go_on(&["start 1"]);
        assert_eq!(table.board.year(), 1810);
        assert!(table.board.parts.lasts(event));
        table.events.clear();
        let table = &mut table;
        table.idle_to_event();
        assert_eq!(table.board.year(), 1810);
        assert_eq!(table.board.parts.lasting, 0);
        let wages = Cost::HarbourWages {
            workers: 1,
            wage: 4,
        };
        assert!(table.paid(1).contains(&(4, wages)), "{event:?}");
        table.reveal("event end-of-game");
        let end = table.place_of(|told| *told == Event::EndOfGame);
        let over = table.place_of(|told| *told == Event::Water(ended(event)));
        assert!(over < end);
        let is_war = event == EventMarker::OpiumWar;
        assert_eq!(table.harbour(1).ships.contains(&0), is_war);
    }
}
