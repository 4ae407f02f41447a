//! Wages and running costs with foreman, workshop and school (III.3).

use arkwright::{Because, Cost, Event, Good, Income};

use crate::water_frame::kit::Table;
use crate::water_frame::kit_production::before_production;

/// With 52 spaces empty a worker earns £4, with 30 £2.
const WAGE_4: u8 = 52;
const WAGE_2: u8 = 30;

/// Marion's lamps: six workers and three machines in three rows, at an appeal of 0.
fn marion() -> Table {
    before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 3, 11)
        .with(1, Good::Lamps, |lamps| lamps.machines = [1, 1, 1, 0])
}

/// What seat 1 pays for its factory in all.
fn costs(table: Table, empty: u8) -> u16 {
    let mut table = table.with_empty(empty);
    table.produce();
    table.paid_by(1).iter().sum()
}

/// Proves: WF-112, WF-113, WF-167, WF-174, X49.
#[test]
fn six_workers_and_three_machines_cost_27_with_a_foreman_19_with_the_workshop_17() {
    assert_eq!(marion().factory(1, Good::Lamps).workers(), 6);
    assert_eq!(costs(marion(), WAGE_4), 27);
    let with_foreman = || marion().with_tile_for(1, "foreman", Good::Lamps);
    assert_eq!(costs(with_foreman(), WAGE_4), 19);
    let with_both = with_foreman().with_tile_for(1, "workshop", Good::Lamps);
    let mut table = with_both.with_empty(WAGE_4);
    table.produce();
    let good = Good::Lamps;
    assert_eq!(
        table.paid(1),
        [
            (
                16,
                Cost::Wages {
                    good,
                    workers: 6,
                    wage: 4
                }
            ),
            (1, Cost::Machines { good, machines: 3 })
        ]
    );
}

/// Proves: WF-112.
#[test]
fn a_foreman_lowers_up_to_four_wages_by_2_but_not_below_1() {
    let with_food = |workers, empty| {
        let table = before_production(3, Good::Food)
            .with_factory(1, Good::Food, 1, workers, 8)
            .with_tile_for(1, "foreman", Good::Food);
        costs(table, empty)
    };
    // £4: up to four workers at £2, each further one at £4.
    assert_eq!(
        [2, 4, 5, 6].map(|count| with_food(count, WAGE_4)),
        [4, 8, 12, 16]
    );
    // £2: never for nothing.
    assert_eq!(
        [2, 4, 5, 6].map(|count| with_food(count, WAGE_2)),
        [2, 4, 6, 8]
    );
    // £3 and £5.
    assert_eq!([40, 70].map(|empty| with_food(5, empty)), [4 + 3, 12 + 5]);
}

/// Proves: WF-112, WF-113.
#[test]
fn foreman_and_workshop_help_only_in_their_factory() {
    let table = marion()
        .with_tile_for(1, "foreman", Good::Food)
        .with_tile_for(1, "workshop", Good::Clothes);
    assert_eq!(costs(table, WAGE_4), 27);
    // Nor do they help another player.
    let table = marion()
        .with_tile_for(2, "foreman", Good::Lamps)
        .with_tile_for(2, "workshop", Good::Lamps);
    assert_eq!(costs(table, WAGE_4), 27);
}

/// Proves: WF-113.
#[test]
fn the_workshop_costs_nothing_without_a_machine() {
    let lamps = |machines| {
        before_production(3, Good::Lamps)
            .with_rows(1, Good::Lamps, 1, 2, 11)
            .with(1, Good::Lamps, |lamps| lamps.machines = machines)
            .with_tile_for(1, "workshop", Good::Lamps)
    };
    assert_eq!(costs(lamps([0; 4]), WAGE_2), 12);
    assert_eq!(costs(lamps([1, 0, 0, 0]), WAGE_2), 10 + 1);
    assert_eq!(costs(lamps([2, 2, 0, 0]), WAGE_2), 4 + 1);
}

/// Proves: WF-114.
#[test]
fn the_foreman_leads_four_of_those_whose_rows_are_open() {
    // Nine workers; with row 3 shut six are left: four at £2 and two at £4.
    let mut table = before_production(3, Good::Lamps)
        .with_rows(1, Good::Lamps, 1, 3, 11)
        .with_tile(1, "school")
        .with_tile_for(1, "foreman", Good::Lamps)
        .with_empty(WAGE_4);
    table.produce().go_on(&["hold", "shut"]);
    assert_eq!(table.paid_by(1), [16]);
}

/// Proves: WF-114.
#[test]
fn extra_workers_can_be_among_the_four_of_the_foreman() {
    let table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 1, 8)
        .with(1, Good::Food, |food| food.extra = 2)
        .with_tile_for(1, "foreman", Good::Food);
    assert_eq!(costs(table, WAGE_4), 8);
}

/// Proves: WF-115.
#[test]
fn wages_come_before_the_income_of_a_shipment() {
    // Three food at appeal 0 and four workers at £4; two of the goods would bring £16.
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 2, 8)
        .with_ship(1, 2)
        .with_contract(1, Good::Food, 2)
        .with_cash(1, 10)
        .with_company(1, |company| company.shares = 9)
        .with_empty(WAGE_4);
    table.produce();
    assert_eq!(table.emergency_sale(1), 1);
    assert_eq!(table.company(1).shares, 8);
    assert_eq!(table.cash(1), 10 + 10 - 16);
    assert_eq!(table.question(), "prompt-shipment");
    table.go_on(&["ship 2 by 1"]);
    let paid = table.place_of(|event| {
        matches!(
            event,
            Event::Paid {
                why: Cost::Wages { .. },
                ..
            }
        )
    });
    let shipped = table.place_of(|event| {
        matches!(
            event,
            Event::Received {
                why: Income::Shipment { .. },
                ..
            }
        )
    });
    assert!(paid < shipped);
    assert_eq!(table.cash(1), 4 + 16);
    assert_eq!(
        table.moves(1),
        [(-1, Because::EmergencySale), (-1, Because::Ships)]
    );
}
