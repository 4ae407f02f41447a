//! The End of Game event, the end of the game and the winner (6.II, 8.0).

use crate::kit::production::{before_production, factory};
use crate::kit::{Table, seat};
use arkwright::{Board, Dealings, Event, FinalExchange, Good, Kind, Marker, Phase};
use table::{Game, Turn};

/// The last production phase is over, and the final stock exchange begins.
#[track_caller]
fn end_of_1790(players: u8, lay: impl FnOnce(&mut Board)) -> Table {
    let mut table = before_production(players, Good::Lamps, |board| {
        board.decade = 3;
        board.empty = 40;
        lay(board);
    });
    table.produce();
    table
}

/// A game that ends when the last player is done: shares, share space, cash and loans by seat.
fn scored(companies: &[(u8, u8, u16, u16)]) -> Table {
    let players = companies.len() as u8;
    let mut table = before_production(players, Good::Lamps, |board| {
        board.decade = 3;
        board.empty = 40;
        for (company, (shares, space, cash, loans)) in board.companies.iter_mut().zip(companies) {
            company.shares = *shares;
            company.space = *space;
            company.cash = *cash;
            company.loans = *loans;
        }
    })
    .set(|board| {
        board.phase = Phase::FinalExchange(FinalExchange {
            step: players - 1,
            dealt: Dealings::default(),
        });
        // So that the last player has a choice, whatever his cash.
        board.companies[usize::from(players) - 1].stored[0] = 1;
    });
    table.is_valid();
    table.act(&["done"]);
    assert_eq!(table.game.turn(&table.board), Turn::Over);
    table
}

/// The winners of such a game, counted from 1.
fn winners(companies: &[(u8, u8, u16, u16)]) -> Vec<u8> {
    let table = scored(companies);
    let outcome = table.game.outcome(&table.board).expect("it is over");
    outcome.winners.iter().map(|seat| seat.number()).collect()
}

/// Proves: SJ-169, X23.
#[test]
fn marion_buys_three_shares_at_22_and_keeps_18() {
    let mut table = end_of_1790(2, |board| {
        let marion = &mut board.companies[0];
        (marion.cash, marion.shares, marion.space) = (84, 16, 36);
    });
    assert_eq!(table.asked(), 1);
    assert_eq!(table.legal(), ["buy 1", "buy 2", "buy 3", "done"]);
    assert_eq!(table.refuses("buy 4"), "too-little-cash-for-shares");
    table.act(&["buy 3"]);
    assert_eq!((table.company(1).shares, table.company(1).cash), (19, 18));
    assert_eq!(table.company(1).space, 36);
}

/// Proves: SJ-169.
#[test]
fn goods_are_sold_at_fixed_prices_and_loans_repaid_without_an_administrative_cost() {
    let mut table = end_of_1790(2, |board| {
        let company = &mut board.companies[0];
        company.stored = [2, 1, 1, 1];
        (company.cash, company.loans, company.shares, company.space) = (20, 2, 10, 8);
    });
    assert_eq!(table.company(1).cash, 20, "nothing is paid to deal");
    table.act(&[
        "warehouse food 2",
        "warehouse clothes 1",
        "warehouse cutlery 1",
        "warehouse lamps 1",
    ]);
    assert_eq!(table.company(1).cash, 20 + 4 + 3 + 4 + 5);
    table.act(&["repay 2", "buy 1"]);
    // Loans cost £13 each, and on space 8 a share costs £10.
    assert_eq!(table.company(1).cash, 36 - 26 - 10);
    assert_eq!((table.company(1).loans, table.company(1).shares), (0, 11));
    assert_eq!(table.company(1).stored, [0; 4]);
}

/// Proves: SJ-169.
#[test]
fn shares_are_bought_as_far_as_the_bank_has_some() {
    let table = end_of_1790(2, |board| {
        let company = &mut board.companies[0];
        (company.cash, company.shares, company.space) = (1000, 27, 10);
    });
    assert_eq!(table.legal_with("buy"), ["buy 1", "buy 2", "buy 3"]);
    assert_eq!(table.refuses("buy 4"), "bank-too-few-shares");
}

/// Proves: SJ-169.
#[test]
fn markers_are_back_and_no_special_marker_is_taken_at_the_end() {
    let table = end_of_1790(2, |_| {});
    let returned = table.place_of(|event| *event == Event::MarkersReturned);
    let ended = table.place_of(|event| *event == Event::EndOfGame);
    assert!(returned < ended);
    assert!(table.legal_with("take").is_empty());
    assert_eq!(table.refuses("take machinery light"), "not-now");
    assert_eq!(table.company(2).administration, [None; 5]);
}

/// Proves: SJ-170.
#[test]
fn no_half_price_and_no_sale_of_shares_at_the_end() {
    let table = end_of_1790(2, |board| {
        let light = Marker::light(Kind::StockExchange);
        board.companies[0].markers.insert(light);
        board.mat[3] -= 1;
        (board.companies[0].cash, board.companies[0].space) = (15, 22);
    });
    // £16 for a share, and a half-price share would be £8; so nothing is left to do.
    assert_eq!(table.asked(), 2);
    table.place_of(|event| {
        matches!(event, Event::Forced { seat: by, action } if *by == seat(1) && action.to_string() == "done")
    });
    assert_eq!(table.refuses("sell 1"), "no-final-sale");
    assert!(table.legal_with("sell").is_empty());
}

/// Proves: SJ-171.
#[test]
fn players_deal_in_turn_order_without_an_influence_on_each_other() {
    let mut table = end_of_1790(3, |board| board.start = seat(2));
    let mut order = Vec::new();
    while table.game.turn(&table.board) != Turn::Over {
        order.push(table.asked());
        // All have £100 and shares at £10; the last to act has paid £2 for it.
        let affordable = if table.asked() == 1 { 9 } else { 10 };
        assert_eq!(table.legal_with("buy").len(), affordable);
        table.act(&["buy 5", "done"]);
    }
    assert_eq!(order, [2, 3, 1]);
    assert_eq!(
        [1, 2, 3].map(|number| table.company(number).shares),
        [15; 3]
    );
}

/// Proves: SJ-172.
#[test]
fn after_the_last_decade_nobody_names_a_start_player_and_nothing_is_obsolete() {
    let mut table = before_production(2, Good::Lamps, |board| {
        board.decade = 3;
        board.empty = 40;
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
    });
    table.produce();
    let wrong = |event: &Event| {
        matches!(
            event,
            Event::StartPlayer { .. } | Event::Obsolete { .. } | Event::DecadeBegan { .. }
        )
    };
    assert!(!table.events.iter().any(wrong));
    table.act(&["done", "done"]);
    assert!(!table.events.iter().any(wrong));
    assert_eq!(table.game.turn(&table.board), Turn::Over);
    assert_eq!(table.factory(1, Good::Food).extra, 0);
}

/// Proves: SJ-173.
#[test]
fn who_has_an_open_loan_has_lost() {
    let table = scored(&[(30, 60, 12, 1), (1, 5, 0, 0)]);
    let outcome = table.game.outcome(&table.board).expect("it is over");
    assert!(outcome.lost.contains(seat(1)) && !outcome.lost.contains(seat(2)));
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(2)]);
    assert!(winners(&[(9, 9, 0, 1), (9, 9, 0, 3)]).is_empty());
}

/// Proves: SJ-174.
#[test]
fn the_score_is_shares_times_value_and_cash_does_not_count() {
    let table = scored(&[(19, 36, 18, 0), (10, 10, 0, 0), (30, 60, 9, 0)]);
    let outcome = table.game.outcome(&table.board).expect("it is over");
    assert_eq!(outcome.scores, [418, 100, 900, 0]);
    assert_eq!(winners(&[(10, 22, 0, 0), (10, 20, 900, 0)]), [1]);
}

/// Proves: SJ-174.
#[test]
fn more_cash_breaks_a_tie_and_equal_cash_shares_the_win() {
    // 10 x £16 and 8 x £20.
    assert_eq!(winners(&[(10, 22, 3, 0), (8, 30, 4, 0)]), [2]);
    assert_eq!(
        winners(&[(10, 22, 4, 0), (8, 30, 4, 0), (9, 10, 90, 0)]),
        [1, 2]
    );
    assert_eq!(
        winners(&[(10, 22, 5, 1), (8, 30, 4, 0), (10, 21, 4, 0)]),
        [2, 3]
    );
}

/// The ranking of such a game: seat and place, counted from 1; who has lost has no place.
fn ranking(companies: &[(u8, u8, u16, u16)]) -> Vec<(u8, Option<u8>)> {
    let table = scored(companies);
    let ranking = table.game.ranking(&table.board);
    let outcome = table.game.outcome(&table.board).expect("it is over");
    for ranked in &ranking {
        let wins = ranked.place == Some(1);
        assert_eq!(outcome.winners.contains(ranked.seat), wins);
        assert_eq!(outcome.lost.contains(ranked.seat), ranked.lost);
        assert_eq!(ranked.place.is_none(), ranked.lost);
    }
    let plain = ranking
        .iter()
        .map(|ranked| (ranked.seat.number(), ranked.place));
    plain.collect()
}

/// Proves: SJ-173, SJ-174.
#[test]
fn the_ranking_goes_by_portfolio_then_cash_and_loans_come_last() {
    // £100, £160 twice with other cash, and the highest of all with a loan.
    assert_eq!(
        ranking(&[
            (10, 10, 90, 0),
            (10, 22, 3, 0),
            (8, 30, 4, 0),
            (30, 60, 9, 1)
        ]),
        [(3, Some(1)), (2, Some(2)), (1, Some(3)), (4, None)]
    );
}

/// Proves: SJ-174.
#[test]
fn players_who_are_level_share_a_place_wherever_it_is() {
    assert_eq!(
        ranking(&[(10, 22, 4, 0), (9, 10, 90, 0), (8, 30, 4, 0)]),
        [(1, Some(1)), (3, Some(1)), (2, Some(3))]
    );
    assert_eq!(
        ranking(&[(10, 22, 4, 0), (30, 60, 0, 0), (8, 30, 4, 0)]),
        [(2, Some(1)), (1, Some(2)), (3, Some(2))]
    );
}

/// Proves: SJ-173.
#[test]
fn where_all_have_loans_nobody_is_ranked_first() {
    assert_eq!(
        ranking(&[(9, 9, 0, 1), (30, 60, 0, 3)]),
        [(2, None), (1, None)]
    );
    assert_eq!(
        ranking(&[(9, 9, 0, 1), (9, 9, 0, 3), (1, 5, 0, 0)]),
        [(3, Some(1)), (1, None), (2, None)]
    );
}

#[test]
fn the_score_of_a_board_is_what_the_end_would_count() {
    let table = scored(&[(19, 36, 18, 0), (30, 60, 9, 1)]);
    let score = |number| table.game.score_now(&table.board, seat(number));
    assert_eq!((score(1), score(2)), (418, 0), "a loan has lost");
    // Without the last exchange, in which £18 would buy no share.
    let table = Table::predetermined(2).with_company(1, |company| company.cash = 500);
    assert_eq!(table.game.score_now(&table.board, seat(1)), 100);
}

/// Proves: SJ-175.
#[test]
fn shares_and_cash_are_open_to_all() {
    // Every payment is public, so cash is as open as shares.
    let table = Table::predetermined(4);
    let json = serde_json::to_value(table.board).expect("a board is plain data");
    let companies = json["companies"].as_array().expect("a list");
    let shown: Vec<_> = companies
        .iter()
        .map(|company| (company["shares"].as_u64(), company["cash"].as_u64()))
        .collect();
    assert_eq!(shown, [51, 52, 50, 51].map(|cash| (Some(10), Some(cash))));
}

/// Proves: SJ-169.
#[test]
fn shares_are_bought_again_with_what_the_warehouse_brings() {
    let mut table = end_of_1790(2, |board| {
        let company = &mut board.companies[0];
        (company.cash, company.loans) = (45, 1);
        company.stored = [0, 0, 1, 4];
    });
    assert_eq!(table.asked(), 1);
    table.act(&["warehouse lamps 1", "repay 1", "buy 2", "warehouse lamps 2"]);
    table.act(&["buy 1", "warehouse lamps 1", "warehouse cutlery 1", "buy 1"]);
    assert_eq!(table.company(1).shares, 14);
    assert_eq!(table.company(1).cash, 45 + 20 + 4 - 13 - 40);
}
