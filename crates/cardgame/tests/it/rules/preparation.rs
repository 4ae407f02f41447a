//! Preparation for the next round.

use cardgame::Good::{Clothes, Food, Lamps};
use cardgame::Phase;

use crate::rules::kit::{Table, seat};

/// The end of decade I with four players: seats, shares and values as given, and £100 each; who is asked.
fn decade_end(players: u8, start: u8, change: impl FnOnce(Table) -> Table) -> Table {
    let table = Table::at(players, 1, Lamps).rich().started_by(start);
    let table = (1..=players).fold(table, |table, number| table.without_factory(number, Lamps));
    let mut table = change(table.with_all(|company| {
        (company.money, company.shares) = (100, 5);
    }));
    table.idle_until(|board| !crate::rules::kit::is_turn(board.phase) || board.round > 3);
    table
}

/// Proves: CG-150.
#[test]
fn after_the_first_rounds_the_card_goes_on_clockwise() {
    let mut table = Table::new(3).rich();
    let mut starts = vec![table.board.start.number()];
    for (round, good) in [(1, Clothes), (2, cardgame::Good::Cutlery), (3, Lamps)] {
        table.idle_round();
        assert_eq!((table.board.round, table.board.good()), (round, good));
        assert_eq!(table.asked(), table.board.start.number());
        starts.push(table.asked());
    }
    assert_eq!(starts, [1, 2, 3, 1]);
    assert_eq!(table.board.decade(), 0);
}

/// Proves: CG-151.
#[test]
fn after_the_fourth_round_a_decade_begins() {
    let mut table = decade_end(2, 1, |table| {
        let table = table.with_used(1, "patron-clothes-food");
        table
            .with_used(2, "customs-office")
            .with_used(2, "developer")
            .with(2, |company| company.shares = 4)
    });
    assert_eq!((table.board.phase, table.asked()), (Phase::StartPlayer, 2));
    table.act(&["start 2"]);
    assert_eq!((table.board.round, table.board.decade()), (4, 1));
    assert_eq!(
        (table.board.good(), table.board.phase),
        (Food, Phase::Action)
    );
    for number in [1, 2] {
        assert!(table.company(number).used.is_empty(), "all fresh");
    }
    assert!(table.has(1, "patron-clothes-food") && table.has(2, "developer"));
    assert_eq!(table.board.neutral, [4, 4, 3, 3]);
    assert_eq!(table.board.start, seat(2));
}

/// Within a decade nothing of that happens.
/// Proves: CG-151.
#[test]
fn used_cards_stay_used_within_a_decade() {
    let mut table = Table::new(2).rich().with_used(1, "patron-clothes-food");
    for _ in 0..3 {
        table.idle_round();
        assert!(table.is_used(1, "patron-clothes-food"));
        assert_eq!(table.board.neutral, [3, 3, 2, 2]);
    }
    table.idle_round();
    assert!(!table.is_used(1, "patron-clothes-food"));
}

/// Proves: CG-152.
#[test]
fn the_lowest_value_of_shares_chooses() {
    // By value x shares, loans and shipping tokens aside.
    let table = decade_end(4, 1, |table| {
        table
            .with(1, |company| (company.value, company.shares) = (12, 4))
            .with(2, |company| (company.value, company.shares) = (10, 6))
            .with(3, |company| (company.value, company.shares) = (23, 2))
            .with(4, |company| {
                (company.value, company.shares) = (10, 5);
                (company.loans, company.tokens) = (9, 9);
            })
    });
    assert_eq!((table.board.phase, table.asked()), (Phase::StartPlayer, 3));
    // The least money at a tie.
    let table = decade_end(4, 1, |table| {
        table
            .with(2, |company| (company.value, company.money) = (9, 80))
            .with(4, |company| (company.value, company.money) = (9, 79))
            .with(3, |company| company.money = 10)
    });
    assert_eq!(table.asked(), 4);
    let table = decade_end(4, 1, |table| {
        table
            .with(2, |company| (company.value, company.money) = (9, 79))
            .with(4, |company| (company.value, company.money) = (9, 80))
    });
    assert_eq!(table.asked(), 2);
}

/// Proves: CG-152, CG-156.
#[test]
fn at_a_full_tie_who_sits_nearest_to_the_start_player_chooses() {
    // He himself is nearest of all.
    for start in 1..=4 {
        let table = decade_end(4, start, |table| table);
        assert_eq!(
            (table.board.phase, table.asked()),
            (Phase::StartPlayer, start)
        );
    }
    // Then clockwise from him.
    for (start, chooser) in [(1, 2), (2, 2), (3, 4), (4, 4)] {
        let table = decade_end(4, start, |table| {
            table
                .with(1, |company| company.shares = 9)
                .with(3, |company| company.shares = 9)
        });
        assert_eq!(table.asked(), chooser, "start player {start}");
    }
}

/// Who holds the card in the fourth round counts, not who began the decade.
/// Proves: CG-156.
#[test]
fn the_holder_of_the_fourth_round_is_the_previous_start_player() {
    let mut table = Table::new(4)
        .rich()
        .with_all(|company| company.factories = Default::default());
    assert_eq!(table.board.start, seat(1));
    table.idle_until(|board| board.phase == Phase::StartPlayer);
    assert_eq!(table.asked(), 4);
}

/// Proves: CG-153.
#[test]
fn the_chooser_names_anybody() {
    for named in 1..=4 {
        let mut table = decade_end(4, 1, |table| table.with(3, |company| company.shares = 1));
        assert_eq!(table.asked(), 3);
        assert_eq!(table.legal(), ["start 1", "start 2", "start 3", "start 4"]);
        table.act(&[&format!("start {named}")]);
        assert_eq!((table.board.start, table.asked()), (seat(named), named));
        assert_eq!(table.board.phase, Phase::Action);
    }
    let table = decade_end(3, 1, |table| table);
    table.refused("start 4", "card-not-in-game");
    table.refused("done", "card-start-due");
}

/// Proves: CG-154.
#[test]
fn the_neutral_player_advances_after_a_decade_and_moves_demand() {
    let mut table = decade_end(2, 1, |table| table);
    table.idle_until(|board| board.phase == Phase::Action);
    // From 3 to 4 there is an arrow, from 2 to 3 there is none.
    assert_eq!(table.board.neutral, [4, 4, 3, 3]);
    assert_eq!(table.board.demand, [4, 4, 3, 3]);
    let mut table = table.rich().in_round(2, Lamps);
    table.idle_round();
    assert_eq!(table.board.neutral, [5, 5, 4, 4]);
    assert_eq!(table.board.demand, [5, 5, 4, 4]);
    // There is nobody to move with three players, and nothing after decade III.
    let mut table = Table::at(3, 1, Lamps).rich();
    table.idle_round();
    assert_eq!((table.board.neutral, table.board.demand), ([0; 4], [3; 4]));
    let mut table = Table::at(2, 3, Lamps).rich();
    table.idle_to_end();
    assert_eq!(
        (table.board.neutral, table.board.demand),
        ([3, 3, 2, 2], [3; 4])
    );
}

/// Proves: CG-155.
#[test]
fn after_the_last_round_nothing_is_prepared() {
    let mut table = Table::at(3, 3, Lamps)
        .rich()
        .with_card(1, "entrepreneur")
        .with_used(2, "patron-clothes-food");
    table.act(&["done", "done", "done", "done", "done", "done"]);
    assert_eq!(table.board.phase, Phase::Over, "nobody is asked");
    assert!(table.is_used(2, "patron-clothes-food"));
    assert!(table.has(1, "entrepreneur"));
    let _ = table.outcome();
}
