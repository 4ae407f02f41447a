//! Numbers that follow from the component tables, as the rules use them.

use crate::kit::{Table, seat};
use arkwright::{Kind, Marker, distribution_cost};

/// The first player is about to act on this share space, with cash and the light stock exchange.
fn investor(space: u8) -> Table {
    let table = Table::predetermined(2).set(|board| {
        let company = &mut board.companies[0];
        (company.cash, company.space) = (200, space);
        company.markers.insert(Marker::light(Kind::StockExchange));
        board.mat[3] -= 1;
    });
    table.is_valid();
    table
}

/// Proves: SJ-149.
#[test]
fn on_the_first_ten_spaces_a_share_costs_10_and_brings_its_space() {
    for space in 1..=10 {
        let mut table = investor(space);
        table.act(&["place exchange 2", "buy 2", "sell 3"]);
        assert_eq!(table.company(1).cash, 198 - 20 + 3 * u16::from(space));
        assert_eq!(table.company(1).space, space);
    }
}

/// Proves: SJ-151.
#[test]
fn two_workers_back_on_the_job_market_lower_wage_and_demand() {
    let at = |empty| {
        let table = Table::predetermined(3).set(|board| board.empty = empty);
        let game = &table.game;
        (
            game.wage(&table.board),
            game.demand(&table.board, arkwright::Good::Food),
        )
    };
    assert_eq!(at(34), (3, 9));
    assert_eq!(at(32), (2, 8));
    // The predetermined set-up of three players has 34 empty spaces before its first economy phase.
    assert_eq!(Table::predetermined(3).board.empty, 32);
}

/// Proves: SJ-154.
#[test]
fn each_step_of_distribution_costs_its_new_level() {
    let costs = |from: u8| {
        (from + 1..=4)
            .map(|to| distribution_cost(from, to))
            .collect::<Vec<_>>()
    };
    assert_eq!(costs(0), [1, 3, 6, 10]);
    assert_eq!(costs(1), [2, 5, 9]);
    assert_eq!(costs(2), [3, 7]);
    assert_eq!(costs(3), [4]);
}

/// Proves: SJ-156.
#[test]
fn the_first_share_of_the_light_stock_exchange_costs_half_rounded_up() {
    let price = |space: u8| {
        let mut table = investor(space);
        table.act(&["place exchange light 2", "buy 1"]);
        198 - table.company(1).cash
    };
    // Values 11, 12, 15, 16, 19, 21 and 30.
    assert_eq!(
        [11, 13, 19, 21, 28, 31, 60].map(price),
        [6, 6, 8, 8, 10, 11, 15]
    );
    assert_eq!([1, 7, 10].map(price), [5, 5, 5]);
    let table = investor(19);
    assert_eq!(table.game.share_value(&table.board, seat(1)), 15);
}
