//! Events that are over once they are carried out and ask nobody (player's book 1.9).

use arkwright::{Because, Cost, Event, Good, Income, WaterEvent};

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// Proves: WF-136.
#[test]
fn bureaucracy_blocks_the_2_pound_space_until_the_end_of_the_game() {
    let mut table = Table::open(3).in_cycle(Good::Lamps);
    table.idle_to_event();
    table.reveal_event("bureaucracy");
    assert!(table.is_naming());
    for decade in 2..=5 {
        table.idle_until(|board| {
            board.decade == decade && matches!(board.phase, arkwright::Phase::Administration { .. })
        });
        assert_eq!(table.refused("place factory 2"), ("space-blocked", "1.9"));
        assert!(table.allows("place factory 4"));
    }
}

/// Proves: WF-136, WF-159.
#[test]
fn the_administrator_uses_the_blocked_space() {
    let blocked = || before_production(3, Good::Food).set(|board| board.parts.bureaucracy = true);
    let table = blocked().with_tile(3, "administrator");
    assert!(table.allows("place factory 2"));
    let table = blocked().with_tile(1, "administrator");
    assert_eq!(table.refused("place factory 2"), ("space-blocked", "1.9"));
}

/// Proves: WF-138, X53.
#[test]
fn the_credit_crisis_takes_a_tenth_of_the_cash_rounded() {
    for (cash, loss) in [
        (27, 3),
        (94, 9),
        (4, 0),
        (5, 1),
        (14, 1),
        (15, 2),
        (95, 10),
        (0, 0),
        (1000, 100),
    ] {
        let mut table = before_event(3, 1770).with_cash(2, cash);
        table.reveal_event("credit-crisis");
        let paid: Vec<_> = [(loss, Cost::CreditCrisis)]
            .into_iter()
            .filter(|(loss, _)| *loss > 0)
            .collect();
        assert_eq!(table.paid(2), paid, "{cash}");
        assert_eq!(table.cash(2), cash - loss);
        assert_eq!(table.paid_by(1), [10], "everybody pays");
        assert!(table.is_naming());
    }
}

/// Proves: WF-139.
#[test]
fn war_on_the_continent_raises_distribution_and_price_of_every_factory() {
    let mut table = before_event(3, 1770)
        .with_rows(1, Good::Food, 1, 1, 5)
        .with_rows(1, Good::Lamps, 1, 1, 12)
        .with(1, Good::Lamps, |lamps| lamps.distribution = 3)
        .with_rows(2, Good::Clothes, 1, 1, 9);
    let appeal = |table: &Table, number, good| table.game.appeal(&table.board, seat(number), good);
    let before = [(1, Good::Food), (1, Good::Lamps), (2, Good::Clothes)]
        .map(|(number, good)| appeal(&table, number, good));
    table.reveal_event("war-on-the-continent");
    assert!(table.is_naming(), "nobody is asked");
    let factory = |number, good| {
        let factory = table.factory(number, good);
        (factory.distribution, factory.price)
    };
    assert_eq!(factory(1, Good::Food), (1, 6));
    assert_eq!(factory(1, Good::Lamps), (4, 13));
    assert_eq!(factory(2, Good::Clothes), (1, 10));
    assert_eq!(factory(2, Good::Food), (0, 0), "no factory");
    let after = [(1, Good::Food), (1, Good::Lamps), (2, Good::Clothes)]
        .map(|(number, good)| appeal(&table, number, good));
    assert_eq!(before, after);
}

/// Proves: WF-139.
#[test]
fn at_distribution_4_war_on_the_continent_does_nothing() {
    let mut table = before_event(3, 1800)
        .with_rows(1, Good::Food, 1, 1, 8)
        .with(1, Good::Food, |food| food.distribution = 4);
    table.reveal_event("war-on-the-continent");
    let food = table.factory(1, Good::Food);
    assert_eq!((food.distribution, food.price), (4, 8));
}

/// Distribution, price and appeal of seat 1's lamps.
fn lamps(table: &Table) -> (u8, u8, u8) {
    let lamps = table.factory(1, Good::Lamps);
    let appeal = table.game.appeal(&table.board, seat(1), Good::Lamps);
    (lamps.distribution, lamps.price, appeal)
}

/// Proves: WF-139, WF-133.
#[test]
fn at_25_war_on_the_continent_still_raises_distribution_and_so_the_appeal() {
    let mut table = before_event(3, 1800)
        .with_rows(1, Good::Lamps, 3, 1, 25)
        .with(1, Good::Lamps, |lamps| {
            lamps.quality = 6;
            lamps.distribution = 3;
        });
    let (.., appeal) = lamps(&table);
    table.reveal_event("war-on-the-continent");
    assert_eq!(lamps(&table), (4, 25, appeal + 1));
}

/// Proves: WF-139, WF-133.
#[test]
fn where_goods_have_to_lie_on_the_space_to_the_right_the_price_stays_and_none_is_destroyed() {
    // £20 leaves five spaces for five goods, £21 four.
    let start = || {
        before_event(3, 1800)
            .with_rows(1, Good::Lamps, 3, 1, 20)
            .with(1, Good::Lamps, |lamps| lamps.quality = 4)
            .with_tile(1, "small-warehouse")
    };
    let mut table = start().with_stored(1, [0, 0, 0, 5]);
    let (.., appeal) = lamps(&table);
    table.reveal_event("war-on-the-continent");
    assert_eq!(lamps(&table), (1, 20, appeal + 1));
    assert_eq!(table.company(1).stored, [0, 0, 0, 5]);
    assert_eq!(table.lost(1, Good::Lamps), 0);
    // Where the large warehouse has room they move there, and goods of other kinds are not in the way.
    for (table, stored) in [
        (start().with_warehouse_worker(1, "line"), [0, 0, 0, 5]),
        (start(), [1, 0, 0, 4]),
    ] {
        let mut table = table.with_stored(1, stored);
        table.reveal_event("war-on-the-continent");
        assert_eq!(lamps(&table), (1, 21, appeal));
        assert_eq!(table.company(1).stored, stored);
    }
}

/// Proves: WF-147.
#[test]
fn a_recession_costs_two_spaces_but_none_below_1() {
    let mut table = before_event(4, 1770);
    for (number, space) in [(1, 20), (2, 3), (3, 2), (4, 1)] {
        table = table.with_company(number, |company| company.space = space);
    }
    table.reveal_event("recession");
    let spaces = [1, 2, 3, 4].map(|number| table.company(number).space);
    assert_eq!(spaces, [18, 1, 1, 1]);
    assert_eq!(table.moves(1), [(-2, Because::Recession)]);
    assert!(table.is_naming());
}

/// Proves: WF-148, X55.
#[test]
fn the_royal_society_pays_marion_14() {
    let mut table = before_event(3, 1780)
        .with_rows(1, Good::Food, 1, 1, 5)
        .with_rows(1, Good::Clothes, 2, 1, 5)
        .with_rows(1, Good::Lamps, 2, 1, 5)
        .with_tile(1, "engineer")
        .with_tile(1, "patent")
        .with_tile_for(1, "foreman", Good::Food)
        .with_tile(2, "school");
    table.reveal_event("royal-society");
    assert_eq!(table.received(1), [(14, Income::RoyalSociety)]);
    assert_eq!(
        table.received(2),
        [(2, Income::RoyalSociety)],
        "no factory, one tile"
    );
    assert_eq!(table.received(3), [], "neither");
}

/// Proves: WF-149.
#[test]
fn social_unrest_costs_1_for_each_worker() {
    let mut table = before_event(3, 1800)
        .with_rows(1, Good::Food, 1, 2, 5)
        .with(1, Good::Food, |food| {
            food.machines = [1, 0, 0, 0];
            food.extra = 2;
        })
        .with_rows(1, Good::Lamps, 2, 1, 5)
        .with_ship(1, 6)
        .with_warehouse_worker(1, "column food")
        .with_warehouse_worker(1, "line");
    table.reveal_event("social-unrest");
    // Three and two extra in food, three in lamps, a crew of two, two in the warehouse.
    assert_eq!(table.paid(1), [(12, Cost::SocialUnrest { workers: 12 })]);
    assert_eq!(table.paid(2), []);
}

/// Proves: WF-149, WF-183.
#[test]
fn an_event_that_cannot_be_paid_sells_shares() {
    let mut table = before_event(3, 1780)
        .with_rows(1, Good::Lamps, 2, 4, 5)
        .with_cash(1, 1)
        .with_company(1, |company| company.shares = 9);
    table.reveal_event("social-unrest");
    assert_eq!(table.emergency_sale(1), 2);
    assert_eq!((table.cash(1), table.company(1).shares), (1 + 20 - 12, 7));
    // Then loans.
    let mut table = before_event(3, 1780)
        .with_rows(1, Good::Lamps, 2, 4, 5)
        .with_cash(1, 1)
        .with_company(1, |company| company.shares = 0);
    table.reveal_event("social-unrest");
    assert_eq!((table.company(1).loans, table.cash(1)), (2, 21 - 12));
}

/// Proves: WF-152.
#[test]
fn the_world_exhibition_takes_four_workers_out_of_the_game() {
    // The third lamp space of the row and the next row are reached: demand and wage rise.
    let mut table = before_event(3, 1770).with_empty(48);
    let demand = Good::ALL.map(|good| table.game.demand(&table.board, good));
    assert_eq!(table.game.wage(&table.board), 3);
    let fired = table.board.fired;
    table.reveal_event("world-exhibition");
    assert_eq!((table.board.empty, table.board.fired), (52, fired));
    assert_eq!(table.board.parts.gone, 4);
    assert_eq!(table.game.wage(&table.board), 4);
    let more = Good::ALL.map(|good| table.game.demand(&table.board, good));
    assert_eq!(more, demand.map(|demand| demand + 1));
    let told = WaterEvent::WorkersGone {
        from_market: 4,
        from_fired: 0,
    };
    assert!(table.tells(told));
    // They never come back: not with the next economy marker.
    table.go_on(&["start 1"]).reveal("economy 0 3");
    assert_eq!(table.board.parts.gone, 4);
}

/// Proves: WF-133, WF-152.
#[test]
fn the_world_exhibition_takes_fired_workers_once_the_job_market_is_empty() {
    for (market, fired, gone) in [
        (3, 9, (3, 1)),
        (0, 9, (0, 4)),
        (1, 2, (1, 2)),
        (0, 0, (0, 0)),
    ] {
        let mut table = before_event(3, 1770).with_workers_left(market, fired);
        table.reveal_event("world-exhibition");
        let (from_market, from_fired) = gone;
        assert_eq!(
            table.job_market(),
            (market - from_market, fired - from_fired)
        );
        assert!(table.is_naming());
    }
}

/// Proves: WF-133, WF-153.
#[test]
fn the_economic_crisis_brings_five_fired_workers_back() {
    for (fired, moved) in [(9, 5), (5, 5), (3, 3), (0, 0)] {
        let mut table = before_event(3, 1770).with_workers_left(20, fired);
        table.reveal_event("economic-crisis");
        assert_eq!(table.job_market(), (20 + moved, fired - moved));
        assert!(table.is_naming());
        assert!(
            table
                .events
                .contains(&Event::WorkersReturned { count: moved })
        );
    }
}
