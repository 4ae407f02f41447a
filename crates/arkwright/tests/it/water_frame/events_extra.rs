//! The variant with one more event in each decade (player's book 1.9).

use arkwright::{Arkwright, Cost, Event, EventMarker, Good, Phase, WaterOptions, WaterPhase};
use table::{Actions, Game};

use crate::water_frame::kit::Table;
use crate::water_frame::kit_production::before_production;

fn variant() -> WaterOptions {
    WaterOptions {
        extra_events: true,
        ..WaterOptions::default()
    }
}

/// The last action of 1770 by the rules of the variant, with the event of 1760 seen.
fn end_of_1770() -> Table {
    let mut table = before_production(3, Good::Lamps).with_ship(1, 4);
    table.game = Arkwright::water_frame(3, variant());
    // Recession counts as the event of 1760.
    table.board.parts.seen = 1 << EventMarker::Recession as u16;
    table
}

/// Proves: WF-156.
#[test]
fn a_decade_has_two_events_and_pays_its_crews_once() {
    let mut table = end_of_1770();
    table.produce().go_on(&["done"]);
    assert!(table.is_event_due());
    table.reveal("event royal-society");
    assert_eq!(
        table.board.phase,
        Phase::Water(WaterPhase::DrawEvent { second: true })
    );
    assert!(!table.can_reveal("event royal-society"), "each comes once");
    table.reveal("event social-unrest");
    assert!(table.is_naming());
    let is_harbour_wages = |(_, why): &(u16, Cost)| matches!(why, Cost::HarbourWages { .. });
    assert_eq!(
        table.paid(1).into_iter().filter(is_harbour_wages).count(),
        1
    );
}

/// Proves: WF-156.
#[test]
fn brokers_deal_after_the_second_event() {
    let mut table = end_of_1770().with_tile(2, "broker");
    table.produce().go_on(&["done"]);
    table.reveal("event royal-society");
    assert!(table.is_event_due());
    table
        .reveal("event lobby")
        .go_on(&["take ship 2", "take ship 2", "take ship 2"]);
    assert_eq!((table.asked(), table.question()), (2, "prompt-broker"));
}

/// Proves: WF-156.
#[test]
fn bureaucracy_is_never_the_additional_event() {
    let mut table = end_of_1770();
    table.produce().go_on(&["done"]);
    assert!(!table.can_reveal("event bureaucracy"));
    table.reveal("event royal-society");
    assert!(table.can_reveal("event bureaucracy"));
}

/// Proves: WF-156.
#[test]
fn two_events_of_a_decade_can_last_at_once() {
    let mut table = end_of_1770();
    table.produce().go_on(&["done"]);
    table
        .reveal("event opium-war")
        .reveal("event threat-of-strike");
    assert_eq!(table.board.parts.lasting.count_ones(), 2);
    assert_eq!(table.harbour(1).ships, [4, 0]);
}

/// Proves: WF-156.
#[test]
fn in_1760_there_is_one_event_and_nobody_is_paid() {
    for (options, events) in [(variant(), 1), (WaterOptions::default(), 0)] {
        let mut table = Table::deal(Arkwright::water_frame(3, options), "any");
        table.events.clear();
        let mut seen = 0;
        while table.board.decade == 0 {
            if table.is_event_due() {
                seen += 1;
                table.reveal("event social-unrest");
                continue;
            }
            let mut actions = Actions::new();
            table.game.legal(&table.board, &mut actions);
            table
                .game
                .act(&mut table.board, actions[0], &mut table.events);
        }
        assert_eq!(seen, events);
        let pays = |event: &&Event| match event {
            Event::Paid { why, .. } => matches!(why, Cost::HarbourWages { .. }),
            _ => false,
        };
        assert_eq!(table.events.iter().filter(pays).count(), 0);
        assert_eq!(table.board.year(), 1770);
    }
}

/// Proves: WF-156.
#[test]
fn an_event_of_1760_lasts_through_1770() {
    let mut table = Table::deal(Arkwright::water_frame(3, variant()), "any");
    table.idle_until(|board| matches!(board.phase, Phase::Water(WaterPhase::DrawEvent { .. })));
    table.reveal("event threat-of-strike");
    assert_eq!(table.board.year(), 1770);
    assert_eq!(table.game.wage(&table.board), 3);
    table.idle_to_event();
    assert_eq!(table.board.parts.lasting, 0);
}

/// Proves: WF-134, WF-156.
#[test]
fn brokers_deal_after_the_event_of_1760_too() {
    let game = Arkwright::water_frame(3, variant());
    let mut table = Table::deal(game, "any").with_supply("broker");
    table.idle_until(|board| matches!(board.phase, Phase::Water(WaterPhase::SpecialMarker { .. })));
    let owner = table.asked();
    table.act(&["take broker"]);
    table.idle_to_event();
    assert_eq!(table.board.year(), 1760);
    table.reveal("event royal-society");
    assert_eq!((table.asked(), table.question()), (owner, "prompt-broker"));
    table.go_on(&["done"]);
    assert_eq!(table.board.year(), 1770, "nobody names the start player");
}

/// Proves: WF-156.
#[test]
fn in_1810_there_is_only_the_end_of_the_game() {
    let mut table = before_production(3, Good::Lamps).in_year(1810);
    table.game = Arkwright::water_frame(3, variant());
    // The event of 1760 and two in each decade up to 1800.
    let unseen = [
        EventMarker::CrownJubilee,
        EventMarker::Lobby,
        EventMarker::MadeInEngland,
        EventMarker::Luddism,
        EventMarker::NavigationActs,
        EventMarker::OpiumWar,
        EventMarker::EndOfGame,
    ];
    let seen = EventMarker::ALL
        .into_iter()
        .filter(|event| !unseen.contains(event));
    table.board.parts.seen = seen.map(|event| 1 << event as u16).sum();
    assert_eq!(table.board.parts.seen.count_ones(), 9);
    table.produce();
    assert!(!table.can_reveal("event lobby"));
    table.reveal("event end-of-game");
    assert_eq!(table.question(), "prompt-final-exchange");
}
