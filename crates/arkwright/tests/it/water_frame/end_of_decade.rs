//! The end of a decade: harbour wages, firing, events and brokers in their order (6.I, 6.II).

use arkwright::{Cost, Event, EventMarker, Good, Place, WaterEvent};

use crate::water_frame::kit::{Table, marker, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// With 52 spaces empty a worker earns £4.
const WAGE_4: u8 = 52;

fn harbour_wages(workers: u8, wage: u8) -> (u16, Cost) {
    let wages = u16::from(workers) * u16::from(wage);
    (wages, Cost::HarbourWages { workers, wage })
}

/// Proves: WF-129.
#[test]
fn the_decade_ends_in_the_order_of_the_rule_book() {
    for lasting in [EventMarker::ThreatOfStrike, EventMarker::CrownJubilee] {
        let mut table = before_production(3, Good::Lamps)
            .in_year(1780)
            .with_rows(2, Good::Food, 1, 1, 5)
            .with_ship(1, 4)
            .with_tile(3, "broker")
            .with_tile(2, "charisma")
            .lasting(lasting.word())
            .set(|board| board.companies[0].administration[1] = Some(marker("ship-1")))
            .with_empty(WAGE_4);
        table.produce().go_on(&["dismiss ship-1"]);
        assert!(table.is_event_due(), "nothing is left to fire");
        table.reveal_event("recession");
        table.go_on(&["sell 1", "done", "start 1"]);
        let is_over = Event::Water(WaterEvent::EventEnded { event: lasting });
        let over = table.place_of(|event| *event == is_over);
        let mut places = vec![
            table.place_of(|event| *event == Event::MarkersReturned),
            table.place_of(|event| {
                matches!(
                    event,
                    Event::Paid {
                        why: Cost::HarbourWages { .. },
                        ..
                    }
                )
            }),
            table.place_of(|event| matches!(event, Event::Water(WaterEvent::ShipReturned { .. }))),
            table.place_of(|event| matches!(event, Event::Water(WaterEvent::EventRevealed { .. }))),
            table.place_of(|event| matches!(event, Event::ShareMoved { .. })),
            table.place_of(|event| matches!(event, Event::SharesSold { .. })),
            table.place_of(|event| matches!(event, Event::StartPlayer { .. })),
            table.place_of(|event| matches!(event, Event::Obsolete { .. })),
        ];
        // A strike is over first, the others once crews are paid and fired.
        let is_strike = lasting == EventMarker::ThreatOfStrike;
        places.insert(if is_strike { 0 } else { 3 }, over);
        assert!(places.is_sorted(), "{places:?}");
    }
}

/// Proves: WF-129.
#[test]
fn markers_and_ships_come_back_from_the_administration_table() {
    let mut table = before_production(3, Good::Lamps)
        .with_ship(1, 2)
        .set(|board| board.companies[0].administration[1] = Some(marker("ship-1")));
    table.produce().go_on(&["done"]);
    assert!(table.is_event_due());
    for number in 1..=3 {
        assert_eq!(table.company(number).administration, [None; 5]);
    }
    assert_eq!(table.harbour(1).ships, [2, 0], "the ship is at its pier");
}

/// Proves: WF-130, X51.
#[test]
fn marion_pays_one_worker_for_her_ships_of_4_and_2() {
    let mut table = before_production(3, Good::Lamps)
        .with_ship(1, 4)
        .with_ship(1, 2)
        .with_empty(WAGE_4);
    table.produce();
    assert_eq!(table.paid(1), [harbour_wages(1, 4)]);
    assert_eq!(table.cash(1), 96);
}

/// Proves: WF-130.
#[test]
fn crews_and_warehouse_workers_are_paid_the_wage_in_turn_order() {
    let mut table = before_production(3, Good::Lamps)
        .started_by(2)
        .with_ship(1, 6)
        .with_warehouse_worker(1, "column food")
        .with_warehouse_worker(1, "line")
        .with_warehouse_worker(1, "line")
        .with_warehouse_worker(3, "line")
        .with_tile_for(1, "foreman", Good::Food)
        .at_last_action()
        .with_empty(WAGE_4);
    table.produce();
    // The last one to act, seat 1, has paid £2 for it; the foreman does not help.
    assert_eq!(
        table.paid(1),
        [(2, Cost::Administration), harbour_wages(5, 4)]
    );
    assert_eq!(table.paid(2), []);
    assert_eq!(table.paid(3), [harbour_wages(1, 4)]);
    let payer = |number| {
        move |event: &Event| {
            matches!(event, Event::Paid { seat: by, why: Cost::HarbourWages { .. }, .. }
                if *by == seat(number))
        }
    };
    assert!(table.place_of(payer(3)) < table.place_of(payer(1)));
}

/// Proves: WF-130, WF-183.
#[test]
fn harbour_wages_that_cannot_be_paid_sell_shares() {
    let mut table = before_production(3, Good::Lamps)
        .with_ship(1, 6)
        .with_cash(1, 3)
        .with_company(1, |company| company.shares = 9)
        .with_empty(WAGE_4);
    table.produce();
    assert_eq!(table.emergency_sale(1), 1);
    assert_eq!((table.cash(1), table.company(1).shares), (3 + 10 - 8, 8));
}

/// Proves: WF-130, WF-185.
#[test]
fn harbour_wages_are_paid_in_every_decade_up_to_1810() {
    for year in [1770, 1780, 1790, 1800, 1810] {
        let mut table = before_production(3, Good::Lamps)
            .in_year(year)
            .with_ship(1, 4)
            .with_empty(WAGE_4);
        table.produce();
        assert_eq!(table.paid(1), [harbour_wages(1, 4)], "{year}");
        assert_eq!(table.question(), "prompt-firing");
    }
}

/// Proves: WF-131.
#[test]
fn workers_of_the_warehouse_and_ships_may_be_dismissed() {
    let mut table = before_production(3, Good::Lamps)
        .with_ship(1, 6)
        .with_ship(1, 2)
        .with_warehouse_worker(1, "column food")
        .with_warehouse_worker(1, "line")
        .with_warehouse_worker(1, "line");
    table.produce();
    assert_eq!((table.asked(), table.question()), (1, "prompt-firing"));
    assert_eq!(
        table.legal(),
        [
            "dismiss column food",
            "dismiss line",
            "dismiss ship-1",
            "dismiss ship-2",
            "done"
        ]
    );
    assert_eq!(
        table.refused("dismiss column lamps"),
        ("place-empty", "6.II")
    );
    assert_eq!(table.refused("hold"), ("not-now", "6.II"));
    assert_eq!(
        table.small_question(),
        Some(("keep-harbour", "done".into(), String::new()))
    );
    let (fired, on_mat) = (table.board.fired, table.board.parts.ships);
    table.go_on(&["dismiss line"]);
    assert_eq!((table.harbour(1).lines, table.board.fired), (1, fired + 1));
    table.go_on(&["dismiss ship-1"]);
    assert_eq!(table.harbour(1).ships, [0, 2]);
    assert_eq!(table.board.fired, fired + 3, "the whole crew");
    assert_eq!(table.board.parts.ships[2], on_mat[2] + 1, "back on the mat");
    assert_eq!(table.refused("dismiss ship-1"), ("no-such-ship", "6.II"));
    table.go_on(&["dismiss column food", "done"]);
    assert!(table.is_event_due());
    assert_eq!(
        (table.harbour(1).lines, table.harbour(1).columns.len()),
        (1, 0)
    );
    let told = WaterEvent::WarehouseDismissed {
        seat: seat(1),
        place: Place::Line,
    };
    assert!(table.tells(told));
}

/// Proves: WF-131.
#[test]
fn only_who_has_a_ship_or_a_warehouse_worker_is_asked_in_turn_order() {
    let mut table = before_production(4, Good::Lamps)
        .started_by(2)
        .with_ship(1, 2)
        .with_warehouse_worker(4, "line")
        .at_last_action();
    table.produce();
    assert_eq!(table.asked(), 4);
    table.go_on(&["done"]);
    assert_eq!(table.asked(), 1);
    table.go_on(&["done"]);
    assert!(table.is_event_due());
}

/// Proves: WF-131.
#[test]
fn goods_without_room_after_firing_are_lost() {
    let mut table = before_production(3, Good::Lamps)
        .with_warehouse_worker(1, "column food")
        .with_warehouse_worker(1, "line")
        .with_stored(1, [8, 3, 0, 0]);
    table.produce().go_on(&["dismiss column food"]);
    assert_eq!(
        table.company(1).stored,
        [8, 3, 0, 0],
        "not before he is done"
    );
    table.go_on(&["done"]);
    assert!(table.is_event_due());
    assert_eq!(table.company(1).stored, [3, 3, 0, 0]);
    assert_eq!(table.lost(1, Good::Food), 5);
}

/// Proves: WF-131.
#[test]
fn with_the_small_warehouse_the_player_chooses_which_goods_are_lost() {
    let mut table = before_production(3, Good::Lamps)
        .with_warehouse_worker(1, "column food")
        .with_tile(1, "small-warehouse")
        .with_stored(1, [5, 1, 0, 1]);
    // Nobody is left to fire, so that he is done.
    table.produce().go_on(&["dismiss column food"]);
    assert_eq!((table.asked(), table.question()), (1, "prompt-discard"));
    assert_eq!(
        table.legal(),
        [
            "keep 3 1 0 1",
            "keep 4 0 0 1",
            "keep 4 1 0 0",
            "keep 5 0 0 0"
        ]
    );
    assert_eq!(table.refused("done"), ("discard-first", "III.5"));
    assert_eq!(table.refused("keep 5 1 0 1"), ("storage-full", "III.5"));
    assert_eq!(table.refused("keep 3 1 0 0"), ("needless-discard", "III.5"));
    assert_eq!(table.refused("keep 3 2 0 0"), ("keep-too-many", "III.5"));
    table.go_on(&["keep 3 1 0 1"]);
    assert!(table.is_event_due());
    assert_eq!(table.lost(1, Good::Food), 2);
}

/// Proves: WF-132.
#[test]
fn workers_leave_the_harbour_only_at_the_end_of_a_decade() {
    let mut table = before_production(3, Good::Food)
        .with_ship(3, 4)
        .with_warehouse_worker(3, "line");
    for start in ["place workers 2", "place exchange 4"] {
        table.act(&[start]);
        assert_eq!(table.refused("dismiss line").0, "not-now");
        assert_eq!(table.refused("dismiss ship-1").0, "not-now");
        table.idle_to_next_action(3);
    }
    assert_eq!(table.game.workers_of(&table.board, seat(3)), 2);
}

/// Proves: WF-134, WF-161.
#[test]
fn brokers_deal_after_the_event_in_turn_order() {
    let mut table = before_event(3, 1770)
        .set(|board| board.start = seat(3))
        .with_tile(1, "broker")
        .with_tile(3, "broker")
        .with_warehouse_worker(3, "line")
        .with_stored(3, [1, 0, 0, 2])
        .with_company(3, |company| {
            company.space = 20;
            company.cash = 40;
            company.shares = 9;
        });
    table.reveal_event("bureaucracy");
    assert_eq!((table.asked(), table.question()), (3, "prompt-broker"));
    assert_eq!(
        table.legal(),
        [
            "buy 1",
            "buy 2",
            "sell 1",
            "sell 2",
            "sell 3",
            "sell 4",
            "sell 5",
            "sell 6",
            "sell 7",
            "sell 8",
            "sell 9",
            "warehouse food 1",
            "warehouse lamps 1",
            "warehouse lamps 2",
            "done"
        ]
    );
    assert_eq!(
        table.small_question(),
        Some(("no-broker", "done".into(), String::new()))
    );
    assert_eq!(table.refused("contract food 2"), ("not-now", "6.II"));
    assert_eq!(table.refused("repay 1"), ("no-repayment", ""));
    assert_eq!(table.refused("half-price 1"), ("not-now", "6.II"));
    assert_eq!(table.refused("take charisma"), ("not-now", "6.II"));
    table.go_on(&["warehouse lamps 2", "buy 3", "warehouse food 1", "done"]);
    assert_eq!(table.cash(3), 40 + 10 - 45 + 2);
    assert_eq!(table.company(3).shares, 12);
    assert!(table.has(3, "broker"), "he stays");
    assert_eq!((table.asked(), table.question()), (1, "prompt-broker"));
    table.go_on(&["sell 2", "done"]);
    assert_eq!(table.cash(1), 120);
    assert!(table.is_naming());
}

/// Proves: WF-134.
#[test]
fn a_broker_neither_repays_loans_nor_buys_with_one() {
    let mut table = before_event(3, 1770)
        .with_tile(1, "broker")
        .with_company(1, |company| company.loans = 1);
    table.reveal_event("bureaucracy");
    assert_eq!(table.refused("repay 1"), ("no-repayment", ""));
    assert_eq!(table.refused("buy 1"), ("loans-first", "II.2.6"));
    assert!(table.legal_with("repay").is_empty() && table.legal_with("buy").is_empty());
    assert!(table.allows("sell 1"));
}

/// Proves: WF-134.
#[test]
fn a_broker_who_has_nothing_to_deal_in_is_passed_over() {
    let mut table = before_event(3, 1770)
        .with_tile(1, "broker")
        .with_cash(1, 5)
        .with_company(1, |company| company.shares = 0);
    table.reveal_event("bureaucracy");
    assert!(table.is_naming());
}

/// Proves: WF-134.
#[test]
fn a_broker_buys_in_one_run_and_sells_in_one() {
    let mut table = before_event(3, 1770).with_tile(1, "broker");
    table.reveal_event("bureaucracy");
    table.go_on(&["sell 1", "buy 1"]);
    assert_eq!(table.refused("sell 1"), ("selling-closed", ""));
    assert!(table.allows("buy 1"));
}

/// Proves: WF-134, WF-185.
#[test]
fn there_is_no_broker_at_the_end_of_the_game() {
    let mut table = before_event(3, 1810).with_tile(2, "broker");
    table.reveal("event end-of-game");
    assert_eq!(
        (table.asked(), table.question()),
        (1, "prompt-final-exchange")
    );
    table.go_on(&["done"]);
    assert_eq!(
        (table.asked(), table.question()),
        (2, "prompt-final-exchange")
    );
    assert_eq!(table.refused("sell 1"), ("no-final-sale", "6.II"));
    table.go_on(&["done", "done"]);
    assert_eq!(table.board.phase, arkwright::Phase::Over);
}

/// Proves: WF-135.
#[test]
fn events_go_round_from_the_present_start_player() {
    // Seat 1 has the least valuable portfolio and will name the next one.
    let mut table = before_event(3, 1770)
        .set(|board| board.start = seat(2))
        .with_company(1, |company| company.shares = 1);
    table.reveal_event("lobby");
    for number in [2, 3, 1] {
        assert_eq!((table.asked(), table.question()), (number, "prompt-lobby"));
        table.go_on(&["take ship 2"]);
    }
    assert!(table.is_naming());
    assert_eq!(table.asked(), 1);
    // Those without a question go round in the same order.
    let mut table = before_event(3, 1770).set(|board| board.start = seat(2));
    table.reveal_event("credit-crisis");
    let paid = table.events.iter().filter_map(|event| match event {
        Event::Paid { seat, .. } => Some(seat.number()),
        _ => None,
    });
    assert_eq!(paid.collect::<Vec<_>>(), [2, 3, 1]);
}

/// Proves: WF-129.
#[test]
fn nobody_chooses_before_the_event_is_turned_up() {
    let table: Table = before_event(3, 1770);
    assert!(table.is_reveal());
    assert_eq!(table.refused("start 1").0, "reveal-due");
    assert!(!table.can_reveal("economy 0 1"));
    assert!(!table.can_reveal("event end-of-game"));
}
