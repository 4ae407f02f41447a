//! The end of the game and the winner (6.II, 8.0).

use arkwright::{Because, Event, Good, Phase, WaterEvent};
use table::Game;

use crate::water_frame::kit::{Table, seat};
use crate::water_frame::kit_production::{before_event, before_production};

/// The final exchange of 1810, at the first player's.
fn final_exchange(table: Table) -> Table {
    let mut table = table;
    table.reveal("event end-of-game");
    table
}

/// Everybody is done.
fn scored(table: Table) -> Table {
    let mut table = final_exchange(table);
    while table.board.phase != Phase::Over {
        table.go_on(&["done"]);
    }
    table
}

/// What a seat is worth in the end.
fn score(table: &Table, number: u8) -> u16 {
    table.game.portfolio(&table.board, seat(number))
}

/// Proves: WF-154, WF-185.
#[test]
fn in_1810_wages_and_firing_come_before_the_end_of_the_game() {
    let mut table = before_production(3, Good::Lamps)
        .in_year(1810)
        .with_ship(1, 4)
        .with_empty(52);
    table.produce();
    assert_eq!(table.paid_by(1), [4]);
    assert_eq!((table.asked(), table.question()), (1, "prompt-firing"));
    table.go_on(&["dismiss ship-1"]);
    assert!(table.is_event_due());
    assert!(!table.can_reveal("event lobby"));
    table.reveal("event end-of-game");
    assert_eq!(
        (table.asked(), table.question()),
        (1, "prompt-final-exchange")
    );
    let returned =
        table.place_of(|event| matches!(event, Event::Water(WaterEvent::ShipReturned { .. })));
    assert!(returned < table.place_of(|event| *event == Event::EndOfGame));
}

/// Proves: WF-185.
#[test]
fn the_final_exchange_sells_goods_repays_loans_and_buys_shares_in_turn_order() {
    let table = before_event(3, 1810)
        .set(|board| board.start = seat(2))
        .with_warehouse_worker(2, "line")
        .with_stored(2, [0, 0, 0, 3])
        .with_company(2, |company| {
            (company.cash, company.loans, company.shares) = (12, 1, 9);
            company.space = 12;
        });
    let mut table = final_exchange(table);
    assert_eq!(
        (table.asked(), table.question()),
        (2, "prompt-final-exchange")
    );
    assert_eq!(table.refused("buy 1"), ("loans-first", "II.2.6"));
    assert_eq!(table.refused("sell 1"), ("no-final-sale", "6.II"));
    assert_eq!(table.refused("contract food 2"), ("not-now", "6.II"));
    assert_eq!(table.refused("half-price 1"), ("not-now", "6.II"));
    assert_eq!(table.refused("take charisma"), ("not-now", "6.II"));
    table.go_on(&["warehouse lamps 3", "repay 1", "buy 1"]);
    assert_eq!(table.cash(2), 12 + 15 - 13 - 11);
    assert_eq!((table.company(2).loans, table.company(2).shares), (0, 10));
    assert_eq!(table.asked(), 3, "£3 are left");
    table.go_on(&["done"]);
    assert_eq!(table.asked(), 1);
    table.go_on(&["done"]);
    assert_eq!(table.board.phase, Phase::Over);
    assert_eq!(table.refused("buy 1"), ("game-over", "8.0"));
}

/// Proves: WF-186, WF-188, WF-191, X56.
#[test]
fn marion_buys_three_shares_at_24_and_scores_418_with_an_open_contract_of_6() {
    let start = || {
        before_event(3, 1810).with_company(1, |company| {
            (company.cash, company.shares, company.space) = (80, 16, 41);
        })
    };
    let mut table = final_exchange(start().with_contract(1, Good::Food, 6));
    assert_eq!(table.legal_with("buy"), ["buy 1", "buy 2", "buy 3"]);
    table.go_on(&["buy 3"]);
    assert_eq!((table.cash(1), table.company(1).space), (8, 41));
    assert_eq!(table.asked(), 2, "£8 buy nothing more");
    table.go_on(&["done", "done"]);
    assert_eq!(table.board.phase, Phase::Over, "no cash is used after that");
    assert_eq!(table.moves(1), [(-6, Because::OpenContract)]);
    assert_eq!(table.company(1).space, 35);
    assert_eq!(score(&table, 1), 418);
    let scored = Event::Scored {
        seat: seat(1),
        shares: 19,
        value: 22,
        score: 418,
        lost: false,
    };
    assert!(table.events.contains(&scored));
    // Without the contract.
    let mut table = final_exchange(start());
    table.go_on(&["buy 3", "done", "done"]);
    assert_eq!(score(&table, 1), 456);
}

#[test]
fn the_score_of_a_board_counts_the_last_penalties_but_not_the_last_exchange() {
    let table = before_event(3, 1810)
        .with_contract(1, Good::Food, 6)
        .with_company(1, |company| {
            (company.cash, company.shares, company.space) = (80, 16, 41);
        })
        .with_company(2, |company| company.loans = 1);
    let score = |table: &Table, number| table.game.score_now(&table.board, seat(number));
    assert_eq!(self::score(&table, 1), 16 * 24, "the portfolio");
    assert_eq!((score(&table, 1), score(&table, 2)), (16 * 22, 0));
    let table = scored(table);
    assert_eq!(
        (score(&table, 1), self::score(&table, 1)),
        (352, 352),
        "once only"
    );
}

/// Proves: WF-187.
#[test]
fn who_has_an_open_loan_has_lost_and_takes_no_penalties() {
    let table = before_event(3, 1810)
        .with_contract(1, Good::Food, 10)
        .with_cash(1, 12)
        .with_company(1, |company| {
            (company.loans, company.shares, company.space) = (1, 30, 60);
        })
        .with_rows(1, Good::Food, 3, 1, 5)
        .with_harbour(1, |harbour| harbour.marked.insert(Good::Food));
    let table = scored(table);
    assert_eq!(table.moves(1), []);
    let outcome = table.game.outcome(&table.board).expect("it is over");
    assert!(outcome.lost.contains(seat(1)));
    assert!(!outcome.winners.contains(seat(1)));
    // Repaid in the final exchange it is no loan any more.
    let table = before_event(3, 1810)
        .with_cash(1, 13)
        .with_company(1, |company| company.loans = 1);
    let mut table = final_exchange(table);
    table.go_on(&["repay 1"]);
    table.go_on(&["done", "done"]);
    let outcome = table.game.outcome(&table.board).expect("it is over");
    assert!(outcome.lost.is_empty());
}

/// Proves: WF-189.
#[test]
fn workers_in_the_harbour_do_not_matter_in_the_end() {
    let worth = |choice| {
        let mut table = before_production(3, Good::Lamps)
            .in_year(1810)
            .with_warehouse_worker(1, "line");
        table.produce().go_on(&[choice]);
        let table = scored(table);
        (score(&table, 1), table.cash(1))
    };
    assert_eq!(worth("dismiss line"), worth("done"));
}

/// Proves: WF-190.
#[test]
fn a_marked_factory_costs_four_spaces_and_two_shares() {
    let start = |shares: u8, goods: &[Good]| {
        let mut table = before_event(3, 1810).with_company(1, |company| {
            company.shares = shares;
            company.space = 30;
        });
        for good in goods {
            table = table
                .with_rows(1, *good, 3, 1, 5)
                .with_harbour(1, |harbour| harbour.marked.insert(*good));
        }
        scored(table)
    };
    let table = start(10, &[Good::Food]);
    assert_eq!(table.moves(1), [(-4, Because::IdleFactory)]);
    assert_eq!((table.company(1).space, table.company(1).shares), (26, 8));
    let table = start(10, &[Good::Food, Good::Cutlery]);
    assert_eq!((table.company(1).space, table.company(1).shares), (22, 6));
    let forfeited = WaterEvent::SharesForfeited {
        seat: seat(1),
        count: 2,
    };
    assert!(table.tells(forfeited));
    // Who has fewer gives what is there.
    let table = start(3, &[Good::Food, Good::Cutlery]);
    assert_eq!((table.company(1).space, table.company(1).shares), (22, 0));
}

/// Proves: WF-190.
#[test]
fn workers_hired_after_the_last_cycle_mark_a_factory_to_the_end() {
    let mut table = before_production(3, Good::Lamps)
        .in_year(1810)
        .with_rows(3, Good::Food, 3, 1, 5)
        .with_company(3, |company| company.space = 30);
    table.count_as_seen();
    table.act(&["place workers 4", "hire food 1", "done", "done"]);
    let table = scored(table);
    assert_eq!(table.moves(3), [(-4, Because::IdleFactory)]);
    assert_eq!(
        table.company(3).shares,
        Table::open(3).company(3).shares - 2
    );
}

/// Proves: WF-160, WF-191.
#[test]
fn each_open_contract_costs_its_number_whatever_happened_before() {
    let table = before_event(3, 1810)
        .with_contract(1, Good::Food, 10)
        .with_contract(1, Good::Clothes, 2)
        .with_contract(1, Good::Lamps, 8)
        .with_tile(1, "agent")
        .with_company(1, |company| company.space = 50);
    let table = scored(table);
    assert_eq!(
        table.moves(1),
        [
            (-10, Because::OpenContract),
            (-2, Because::OpenContract),
            (-8, Because::OpenContract)
        ]
    );
    assert_eq!(table.company(1).space, 30);
    // A contract on 10 that has just cost two spaces costs ten more.
    let mut table = before_production(3, Good::Lamps)
        .in_year(1810)
        .with_contract(1, Good::Lamps, 10)
        .with_company(1, |company| company.space = 50);
    table.produce();
    let table = scored(table);
    assert_eq!(table.company(1).space, 38);
}

/// Proves: WF-192.
#[test]
fn all_penalties_are_summed_on_the_track_but_not_below_space_1() {
    let table = before_event(3, 1810)
        .with_rows(1, Good::Food, 3, 1, 5)
        .with_harbour(1, |harbour| harbour.marked.insert(Good::Food))
        .with_contract(1, Good::Food, 6)
        .with_company(1, |company| {
            company.shares = 10;
            company.space = 8;
        });
    let table = scored(table);
    assert_eq!(table.company(1).space, 1);
    assert_eq!(score(&table, 1), 8);
    // From 41, which is £24, to 31, which is £21: the value is read once.
    let table = before_event(3, 1810)
        .with_rows(1, Good::Food, 3, 1, 5)
        .with_harbour(1, |harbour| harbour.marked.insert(Good::Food))
        .with_contract(1, Good::Food, 6)
        .with_company(1, |company| {
            company.shares = 12;
            company.space = 41;
        });
    let table = scored(table);
    assert_eq!((table.company(1).space, score(&table, 1)), (31, 210));
}

/// Proves: WF-193.
#[test]
fn the_most_valuable_company_wins_then_the_most_cash_then_both() {
    let winners = |companies: [(u8, u8, u16); 3]| {
        let mut table = before_event(3, 1810);
        for (number, (shares, space, cash)) in (1..).zip(companies) {
            table = table
                .with_cash(number, cash)
                .with_company(number, |company| {
                    company.shares = shares;
                    company.space = space;
                });
        }
        let table = scored(table);
        let outcome = table.game.outcome(&table.board).expect("it is over");
        let winners = outcome.winners.iter();
        winners.map(|seat| seat.number()).collect::<Vec<u8>>()
    };
    // £15 on space 20, £16 on 22, £20 on 30.
    assert_eq!(winners([(16, 20, 0), (15, 22, 5), (10, 30, 500)]), [2]);
    assert_eq!(winners([(16, 20, 9), (15, 22, 5), (12, 30, 8)]), [1]);
    assert_eq!(winners([(16, 20, 9), (15, 22, 5), (12, 30, 9)]), [1, 3]);
}
