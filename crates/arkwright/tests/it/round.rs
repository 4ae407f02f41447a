//! The end of the cycle and of the round (IV, 6.0).

use crate::kit::production::{before_production, factory};
use crate::kit::{Table, seat};
use arkwright::{Board, Event, Good, Phase};

/// The decade comes to its end without production: the last player of the lamps cycle has acted.
#[track_caller]
fn end_of_decade(players: u8, lay: impl FnOnce(&mut Board)) -> Table {
    let mut table = before_production(players, Good::Lamps, lay);
    table.produce();
    table
}

/// Proves: SJ-132.
#[test]
fn the_start_player_token_goes_to_the_left_after_the_first_three_cycles() {
    let mut table = Table::predetermined(3);
    let mut starts = Vec::new();
    for good in Good::ALL {
        assert_eq!(table.board.active(), good);
        starts.push(table.board.start.number());
        assert_eq!(table.asked(), table.board.start.number());
        let done =
            |board: &Board| board.active() != good || matches!(board.phase, Phase::NameStartPlayer);
        table.idle_until(done);
    }
    assert_eq!(starts, [1, 2, 3, 1]);
    assert_eq!(table.board.start, seat(1), "not after the fourth");
}

/// Proves: SJ-133.
#[test]
fn all_markers_go_back_to_their_owners_at_the_end_of_the_decade() {
    let mut table = Table::predetermined(2);
    table.act(&["place distribution 10", "done", "done"]);
    table.idle_until(|board| matches!(board.phase, Phase::NameStartPlayer));
    for number in [1, 2] {
        assert_eq!(table.company(number).administration, [None; 5]);
    }
    table.place_of(|event| *event == Event::MarkersReturned);
    table.act(&["start 1"]);
    assert!(table.allows("place distribution 10"));
    assert!(table.allows("place machinery light 2"), "grey ones too");
}

/// Proves: SJ-134.
#[test]
fn markers_return_before_the_start_player_is_named_and_obsolescence_comes_last() {
    let mut table = end_of_decade(2, |board| {
        board.decade = 2;
        board.empty = 40;
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
    });
    table.place_of(|event| *event == Event::MarkersReturned);
    let begun = |event: &Event| matches!(event, Event::DecadeBegan { .. } | Event::EndOfGame);
    assert!(!table.events.iter().any(begun), "no event in 1780");
    assert_eq!(table.factory(1, Good::Food).extra, 0);
    table.act(&["start 2"]);
    let named = table.place_of(|event| *event == Event::StartPlayer { seat: seat(2) });
    let obsolete = table.place_of(|event| matches!(event, Event::Obsolete { .. }));
    let cycle = table.place_of(|event| matches!(event, Event::CycleBegan { .. }));
    assert!(named < obsolete && obsolete < cycle);
}

/// Proves: SJ-134.
#[test]
fn nothing_happens_on_the_event_space_of_1770() {
    let mut table = end_of_decade(4, |board| board.empty = 42);
    let before = table.board;
    assert_eq!(table.board.phase, Phase::NameStartPlayer);
    table.act(&["start 1"]);
    for number in 1..=4 {
        assert_eq!(table.company(number), before.company(seat(number)));
    }
}

/// Proves: SJ-135.
#[test]
fn dark_markers_open_when_1780_reaches_level_2() {
    let take = |table: &mut Table| {
        table.act(&["place workers 2", "done"]);
        table
            .legal_with("take")
            .iter()
            .any(|take| take.ends_with("dark"))
    };
    let mut table = Table::predetermined(2);
    assert!(!take(&mut table));
    assert_eq!(table.refuses("take machinery dark"), "marker-too-early");

    let with_food = |board: &mut Board| {
        board.empty = 40;
        board.companies[0].factories[0] = factory(Good::Food, 1, 1, 5);
    };
    let mut table = end_of_decade(2, with_food);
    assert_eq!(table.game.level(&table.board), 1);
    table.act(&["start 1"]);
    table.place_of(|event| *event == Event::LevelReached { level: 2 });
    assert_eq!(table.game.level(&table.board), 2);
    assert!(take(&mut table));

    let mut table = end_of_decade(2, |board| {
        with_food(board);
        board.decade = 2;
    });
    table.act(&["start 1"]);
    let reached = |event: &Event| matches!(event, Event::LevelReached { .. });
    assert!(!table.events.iter().any(reached), "1790 stays on level II");
    assert!(take(&mut table));
}

/// Proves: SJ-136.
#[test]
fn the_least_valuable_portfolio_names_the_start_player() {
    // 10 x £16, 12 x £13 and 8 x £20: the second has £156, the others £160.
    let lay = |board: &mut Board| {
        board.empty = 40;
        for (company, (shares, space)) in
            board
                .companies
                .iter_mut()
                .zip([(10, 22), (12, 16), (8, 30)])
        {
            (company.shares, company.space) = (shares, space);
        }
    };
    let mut table = end_of_decade(3, lay);
    assert_eq!(table.asked(), 2);
    assert_eq!(table.legal(), ["start 1", "start 2", "start 3"]);
    assert_eq!(table.refuses("start 4"), "no-such-player");
    table.act(&["start 3"]);
    assert_eq!(table.board.start, seat(3));
    assert_eq!(table.asked(), 3);
    for choice in ["start 1", "start 2"] {
        let mut table = end_of_decade(3, lay);
        table.act(&[choice]);
        assert_eq!(format!("start {}", table.board.start), choice);
    }
}

/// Proves: SJ-137.
#[test]
fn less_cash_names_the_start_player_where_portfolios_are_equal() {
    // The third is last in turn order and pays £2, which leaves £98.
    let table = end_of_decade(3, |board| {
        board.empty = 40;
        for (company, cash) in board.companies.iter_mut().zip([97, 96, 100]) {
            company.cash = cash;
        }
    });
    assert_eq!(table.asked(), 2);
    let table = end_of_decade(3, |board| {
        board.empty = 40;
        board.companies[0].cash = 95;
        board.companies[1].cash = 96;
    });
    assert_eq!(table.asked(), 1, "also the present start player");
}

/// Who names the start player where these are tied in everything but their seat.
fn tied(players: u8, start: u8, tied: &[u8]) -> u8 {
    let table = end_of_decade(players, |board| {
        board.empty = 42;
        board.start = seat(start);
        for number in 1..=players {
            let company = &mut board.companies[usize::from(number) - 1];
            company.shares = if tied.contains(&number) { 9 } else { 10 };
            // The last in turn order pays £2 for his action.
            let last = seat(start).clockwise(players - 1, players) == seat(number);
            company.cash = if last { 102 } else { 100 };
        }
    });
    table.asked()
}

/// Proves: SJ-137.
#[test]
fn the_seat_opposite_is_farther_than_a_neighbour() {
    assert_eq!(tied(4, 1, &[1, 2, 3, 4]), 3);
    assert_eq!(tied(4, 3, &[1, 2, 3, 4]), 1);
    assert_eq!(tied(4, 2, &[3, 4]), 4);
    assert_eq!(tied(4, 4, &[2, 3]), 2);
    assert_eq!(
        tied(4, 1, &[1, 2]),
        2,
        "a neighbour before the start player"
    );
    assert_eq!(tied(4, 3, &[3]), 3);
}

/// Proves: SJ-137.
#[test]
fn of_two_neighbours_of_the_start_player_the_later_in_turn_order_names_him() {
    assert_eq!(tied(4, 1, &[2, 4]), 4);
    assert_eq!(tied(4, 3, &[2, 4]), 2);
    assert_eq!(tied(4, 2, &[1, 2, 3]), 1);
    // With two and three players everybody else is a neighbour.
    assert_eq!(tied(3, 1, &[1, 2, 3]), 3);
    assert_eq!(tied(3, 2, &[1, 3]), 1);
    assert_eq!(tied(2, 2, &[1, 2]), 1);
}
