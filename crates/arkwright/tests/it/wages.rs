//! Wages, machines and fading distribution (III.3).

use crate::kit::production::{before_production, factory};
use crate::kit::{Table, seat};
use arkwright::{Because, Cost, Event, Factory, Good};

/// A table of two where the first has one factory that sells nothing: its price is its whole quality.
fn idle_factory(good: Good, empty: u8, change: impl FnOnce(&mut Factory)) -> Table {
    before_production(2, good, |board| {
        board.decade = 3;
        board.empty = empty;
        let price = [8, 9, 10, 11][good.index()];
        let mut idle = factory(good, 1, 2, price);
        change(&mut idle);
        board.companies[0].factories[good.index()] = idle;
    })
}

fn wages(good: Good, workers: u8, wage: u8) -> Cost {
    Cost::Wages {
        good,
        workers,
        wage,
    }
}

fn machines(good: Good, machines: u8) -> Cost {
    Cost::Machines { good, machines }
}

/// Proves: SJ-123, X21.
#[test]
fn three_workers_at_2_and_a_machine_cost_7() {
    let mut table = idle_factory(Good::Clothes, 30, |clothes| clothes.machines = [0, 1, 0, 0]);
    assert_eq!(table.game.wage(&table.board), 2);
    table.produce();
    assert_eq!(
        table.paid(1),
        [
            (6, wages(Good::Clothes, 3, 2)),
            (1, machines(Good::Clothes, 1))
        ]
    );
    assert_eq!(table.company(1).cash, 93);
}

/// Proves: SJ-123.
#[test]
fn the_wage_stands_beside_the_row_of_the_lowest_empty_space() {
    let wage = |empty| {
        let table = Table::predetermined(4).set(|board| board.empty = empty);
        table.game.wage(&table.board)
    };
    assert_eq!(
        [1, 29, 32, 33, 48, 49, 64, 65, 80].map(wage),
        [2, 2, 2, 3, 3, 4, 4, 5, 5]
    );
    let mut table = idle_factory(Good::Food, 33, |_| {});
    table.produce();
    assert_eq!(table.paid(1), [(12, wages(Good::Food, 4, 3))]);
}

/// Proves: SJ-123.
#[test]
fn workers_in_rows_that_make_nothing_and_extra_workers_are_paid_too() {
    // One worker in the third row, and one on the fourth that a level I factory does not use.
    let mut table = idle_factory(Good::Food, 30, |food| food.pieces = 5);
    table.produce();
    assert_eq!(table.paid(1), [(10, wages(Good::Food, 5, 2))]);
    let mut table = idle_factory(Good::Food, 30, |food| food.pieces = 8);
    table.produce();
    assert_eq!(table.paid(1), [(16, wages(Good::Food, 8, 2))]);
    let mut table = idle_factory(Good::Food, 30, |food| food.extra = 2);
    table.produce();
    assert_eq!(table.paid(1), [(12, wages(Good::Food, 6, 2))]);
}

/// Proves: SJ-124.
#[test]
fn wages_that_cannot_be_paid_sell_shares_at_the_value_after_the_share_steps() {
    // Space 20, digit 2 and £15; after two goods sold, the most of all and the
    // best, it is space 24: digit 2 and £17.
    let mut table = before_production(2, Good::Lamps, |board| {
        board.empty = 30;
        board.companies[0].cash = 0;
        board.companies[0].space = 20;
        board.companies[0].factories[3] = Factory {
            pieces: 12,
            ..factory(Good::Lamps, 1, 4, 9)
        };
    });
    table.produce();
    // Two lamps at £9, and twelve workers at £2.
    assert_eq!((table.income(1), table.sold(1)), (18, 2));
    assert_eq!(table.paid(1), [(24, wages(Good::Lamps, 12, 2))]);
    assert_eq!(table.company(1).shares, 9);
    assert_eq!(table.company(1).cash, 18 + 17 - 24);
    assert_eq!(table.moves(1).last(), Some(&(-2, Because::EmergencySale)));
    assert_eq!(table.company(1).space, 22);
}

/// Proves: SJ-125.
#[test]
fn distribution_loses_a_level_after_production() {
    let mut table = before_production(3, Good::Food, |board| {
        board.empty = 48;
        for (company, distribution) in board.companies.iter_mut().zip([3, 1, 4]) {
            company.factories[0] = Factory {
                distribution,
                ..factory(Good::Food, 1, 1, 6)
            };
        }
    });
    assert_eq!(
        [1, 2, 3].map(|number| table.appeal(number, Good::Food)),
        [5, 3, 6]
    );
    table.produce();
    let left = [1, 2, 3].map(|number| table.factory(number, Good::Food).distribution);
    assert_eq!(left, [2, 0, 3]);
    assert_eq!(
        [1, 2, 3].map(|number| table.appeal(number, Good::Food)),
        [4, 2, 5]
    );
    assert_eq!(table.factory(1, Good::Food).price, 6);
}

/// Proves: SJ-126.
#[test]
fn where_the_appeal_would_fall_below_0_the_price_and_the_share_value_give_way() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 48;
        board.companies[0].factories[0] = Factory {
            distribution: 2,
            quality: 1,
            ..factory(Good::Food, 1, 1, 11)
        };
    });
    assert_eq!(table.appeal(1, Good::Food), 0);
    table.produce().act(&["keep 0 0 0 0"]);
    let food = table.factory(1, Good::Food);
    assert_eq!((food.distribution, food.price), (1, 10));
    assert_eq!(table.appeal(1, Good::Food), 0);
    assert_eq!(table.company(1).space, 9);
}

/// Proves: SJ-126.
#[test]
fn an_appeal_that_falls_to_just_0_costs_neither_price_nor_share_value() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 48;
        board.companies[0].factories[0] = Factory {
            distribution: 2,
            ..factory(Good::Food, 1, 1, 9)
        };
    });
    assert_eq!(table.appeal(1, Good::Food), 1);
    table.produce();
    let food = table.factory(1, Good::Food);
    assert_eq!((food.distribution, food.price), (1, 9));
    assert_eq!(table.appeal(1, Good::Food), 0);
    let cut = |(_, because): &(i16, Because)| *because == Because::PriceCut;
    assert!(!table.moves(1).iter().any(cut));
}

/// Proves: SJ-126.
#[test]
fn wages_come_before_the_price_cut() {
    // Space 20 has digit 2; after the cut it would be space 19 with digit 1.
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 48;
        board.companies[0].cash = 0;
        board.companies[0].space = 20;
        board.companies[0].factories[0] = Factory {
            distribution: 1,
            ..factory(Good::Food, 1, 1, 9)
        };
    });
    table.produce();
    assert_eq!(
        table.moves(1),
        [(-2, Because::EmergencySale), (-1, Because::PriceCut)]
    );
    assert_eq!(table.company(1).cash, 15 - 6);
    assert_eq!(table.company(1).space, 17);
}

/// Proves: SJ-127.
#[test]
fn other_factories_keep_price_and_distribution() {
    let mut table = before_production(2, Good::Food, |board| {
        board.empty = 48;
        // Without a distribution marker an appeal of 0 costs nothing.
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 8);
        board.companies[0].factories[1] = Factory {
            distribution: 3,
            ..factory(Good::Clothes, 1, 1, 12)
        };
    });
    table.produce();
    assert!(table.moves(1).is_empty());
    let faded = |event: &Event| matches!(event, Event::DistributionFaded { .. });
    assert!(!table.events.iter().any(faded));
    assert_eq!(table.factory(1, Good::Food).price, 8);
    let clothes = table.factory(1, Good::Clothes);
    assert_eq!((clothes.distribution, clothes.price), (3, 12));
}

/// Proves: SJ-123.
#[test]
fn wages_of_all_are_read_at_the_same_job_market_in_turn_order() {
    let mut table = before_production(3, Good::Food, |board| {
        board.empty = 48;
        board.start = seat(2);
        for company in &mut board.companies[..3] {
            company.factories[0] = factory(Good::Food, 1, 1, 8);
        }
    });
    table.produce();
    let payers: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Paid {
                seat,
                amount: 6,
                why: Cost::Wages { .. },
            } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(payers, [2, 3, 1]);
}
