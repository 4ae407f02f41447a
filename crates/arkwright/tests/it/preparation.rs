//! The preparation round 1760 (4.1.IV to VI).

use crate::kit::{Table, marker, seat};
use arkwright::{Event, Good, Phase};

/// Founds for everybody in the order the table asks, as listed by seat.
fn found_all(table: &mut Table, plan: &[[(&str, u8); 2]]) {
    for round in 0..2 {
        for _ in plan {
            let (good, price) = plan[usize::from(table.asked()) - 1][round];
            table.act(&[&format!("found {good}"), &format!("price {good} {price}")]);
        }
    }
}

/// Lets nobody sell shares and everybody take the first marker; keeps the events of paying.
fn to_first_decade(table: &mut Table) {
    table.events.clear();
    table.idle_until(|board| matches!(board.phase, Phase::Administration { .. }));
}

/// Proves: SJ-016, SJ-017.
#[test]
fn first_foundation_goes_clockwise_and_the_second_in_reverse() {
    let mut table = Table::free_from(3, 2);
    let mut order = Vec::new();
    for good in ["food", "food", "food", "lamps", "lamps", "lamps"] {
        order.push(table.asked());
        table.act(&[&format!("found {good}"), &format!("price {good} 5")]);
    }
    assert_eq!(order, [2, 3, 1, 1, 3, 2]);
    assert_eq!(table.board.phase, Phase::StartUpCapital { step: 0 });
}

/// Proves: SJ-016.
#[test]
fn first_factory_is_of_any_good_and_of_level_i() {
    let mut table = Table::free_from(2, 1);
    assert_eq!(
        table.legal(),
        [
            "found food",
            "found clothes",
            "found cutlery",
            "found lamps"
        ]
    );
    table.act(&["found lamps"]);
    assert_eq!(table.factory(1, Good::Lamps).level, 1);
    assert_eq!(table.refuses("found food"), "price-due");
}

/// Proves: SJ-017.
#[test]
fn second_factory_is_of_another_good() {
    let mut table = Table::free_from(2, 1);
    table.act(&["found food", "price food 5", "found food", "price food 5"]);
    assert_eq!(table.asked(), 2);
    assert_eq!(table.refuses("found food"), "founded-already");
    assert_eq!(
        table.legal(),
        ["found clothes", "found cutlery", "found lamps"]
    );
}

/// Proves: SJ-018.
#[test]
fn players_may_share_goods_and_leave_others_without_a_factory() {
    let mut table = Table::free_from(4, 1);
    found_all(&mut table, &[[("food", 5), ("clothes", 6)]; 4]);
    let makers = Good::ALL.map(|good| table.board.producers(good).len());
    assert_eq!(makers, [4, 4, 0, 0]);
}

/// Proves: SJ-019, X02.
#[test]
fn a_foundation_fills_two_rows_from_the_job_market() {
    for (good, rows, workers) in [
        ("food", [2, 2, 0, 0], 4),
        ("clothes", [2, 2, 0, 0], 4),
        ("cutlery", [2, 3, 0, 0], 5),
        ("lamps", [3, 3, 0, 0], 6),
    ] {
        let mut table = Table::free_from(3, 1);
        assert_eq!((table.board.empty, table.board.fired), (8, 8));
        table.act(&[&format!("found {good}")]);
        let kind = Good::from_word(good).expect("a good");
        assert_eq!(table.rows(1, kind), rows);
        assert_eq!(table.factory(1, kind).workers(), workers);
        assert_eq!((table.board.empty, table.board.fired), (8 + workers, 8));
    }
}

/// Proves: SJ-020, X02.
#[test]
fn price_is_set_at_once_between_five_pounds_and_the_base_quality() {
    let mut table = Table::free_from(2, 1);
    table.act(&["found food"]);
    assert_eq!(
        table.legal(),
        [
            "price food 5",
            "price food 6",
            "price food 7",
            "price food 8"
        ]
    );
    assert_eq!(table.refuses("price food 4"), "price-off-scale");
    assert_eq!(table.refuses("price food 9"), "price-above-quality");
    assert_eq!(table.refuses("price lamps 8"), "other-price-due");
    assert_eq!(table.refuses("done"), "price-due");
    table.act(&["price food 6"]);
    assert_eq!(table.appeal(1, Good::Food), 2);
    assert_eq!(table.asked(), 2);
}

/// Proves: SJ-020.
#[test]
fn lamps_may_start_at_eleven_pounds_without_appeal() {
    let mut table = Table::free_from(2, 1);
    table.act(&["found lamps"]);
    assert_eq!(table.refuses("price lamps 12"), "price-above-quality");
    table.act(&["price lamps 11"]);
    assert_eq!(table.appeal(1, Good::Lamps), 0);
}

/// Proves: X02.
#[test]
fn food_at_six_pounds_sells_two_of_three_at_the_most() {
    let mut table = Table::free_from(2, 1);
    found_all(
        &mut table,
        &[[("food", 6), ("lamps", 8)], [("clothes", 6), ("lamps", 8)]],
    );
    to_first_decade(&mut table);
    table.events.clear();
    table.idle_until(|board| matches!(board.phase, Phase::Storage { .. }));
    assert_eq!(table.game.output(&table.board, seat(1), Good::Food), 3);
    assert!(table.game.demand(&table.board, Good::Food) > 3);
    assert_eq!(table.sold_by(1, Good::Food), 2);
}

/// Proves: SJ-021.
#[test]
fn nothing_is_paid_while_founding() {
    let mut table = Table::free_from(3, 3);
    for good in ["lamps", "lamps", "lamps", "cutlery", "cutlery", "cutlery"] {
        for number in 1..=3 {
            let company = table.company(number);
            assert_eq!((company.cash, company.shares, company.space), (0, 15, 10));
        }
        table.act(&[&format!("found {good}"), &format!("price {good} 5")]);
        assert!(table.paid_by(1).is_empty());
    }
}

/// Everybody has founded food and clothes; the first to sell shares is asked.
fn at_stock_exchange(players: u8, start: u8) -> Table {
    let mut table = Table::free_from(players, start);
    let plan = vec![[("food", 5), ("clothes", 6)]; usize::from(players)];
    found_all(&mut table, &plan);
    table
}

/// Proves: SJ-022, SJ-023.
#[test]
fn everybody_gets_twenty_pounds_and_sells_any_number_of_shares_in_turn_order() {
    let mut table = at_stock_exchange(3, 2);
    for number in 1..=3 {
        assert_eq!(table.company(number).cash, 20);
    }
    let mut order = vec![table.asked()];
    assert_eq!(table.legal_with("sell").len(), 15);
    assert!(table.allows("done"));
    assert_eq!(table.refuses("sell 16"), "too-few-shares");
    table.act(&["sell 15"]);
    order.push(table.asked());
    table.act(&["done"]);
    order.push(table.asked());
    table.act(&["sell 1"]);
    assert_eq!(order, [2, 3, 1]);
    let company = |number| {
        let company = table.company(number);
        (company.cash, company.shares, company.space)
    };
    assert_eq!(company(2), (170, 0, 10));
    assert_eq!(company(3), (20, 15, 10));
    assert_eq!(company(1), (30, 14, 10));
}

/// Proves: SJ-024.
#[test]
fn light_markers_are_picked_in_reverse_order_and_the_start_player_gets_the_last() {
    let mut table = at_stock_exchange(3, 2).set(|board| {
        // One of each kind is drawn, so that every pick shows.
        for (on_mat, drawn) in board.mat.iter_mut().zip(&mut board.display) {
            *on_mat = *on_mat + *drawn - 1;
            *drawn = 1;
        }
    });
    table.act(&["done", "done", "done"]);
    assert_eq!(table.asked(), 1);
    assert_eq!(
        table.legal(),
        [
            "take machinery light",
            "take quality light",
            "take distribution light"
        ]
    );
    assert_eq!(table.refuses("take exchange light"), "marker-never-there");
    assert_eq!(table.refuses("take machinery dark"), "marker-never-there");
    assert_eq!(table.refuses("done"), "not-now");
    table.act(&["take quality light"]);
    assert_eq!(table.asked(), 3);
    assert_eq!(table.refuses("take quality light"), "marker-not-there");
    table.act(&["take machinery light"]);
    for (number, name) in [
        (1, "quality light"),
        (3, "machinery light"),
        (2, "distribution light"),
    ] {
        let grey: Vec<_> = table.company(number).markers.iter().skip(6).collect();
        assert_eq!(grey, [marker(name)]);
    }
    assert_eq!(table.board.display, [0; 3]);
    assert_eq!(table.board.mat[..3], [1, 1, 1]);
    // The last marker was no choice, and 1770 has begun.
    assert_eq!(table.board.year(), 1770);
    assert_eq!(table.asked(), 2);
}

/// Proves: SJ-025, X03.
#[test]
fn food_and_lamps_cost_nineteen_pounds() {
    let mut table = Table::free_from(4, 1);
    found_all(
        &mut table,
        &[
            [("food", 5), ("lamps", 5)],
            [("food", 5), ("clothes", 5)],
            [("food", 5), ("cutlery", 5)],
            [("clothes", 5), ("lamps", 5)],
        ],
    );
    to_first_decade(&mut table);
    for (number, costs) in [(1, 19), (2, 17), (3, 18), (4, 20)] {
        assert_eq!(table.paid_by(number), [costs]);
        assert_eq!(table.company(number).cash, 20 - costs);
        assert_eq!(table.company(number).shares, 15);
    }
}

/// Proves: X01.
#[test]
fn clothes_cost_nine_pounds_and_lamps_eleven() {
    let mut table = Table::predetermined(2).playable();
    table.act(&[
        "place factory 2",
        "build clothes 1",
        "price clothes 9",
        "build lamps 1",
        "price lamps 9",
        "done",
    ]);
    assert_eq!(table.paid_by(1), [2, 9, 11]);
}

/// Proves: SJ-026.
#[test]
fn cutlery_and_lamps_without_a_share_sold_force_an_emergency_sale() {
    let mut table = Table::free_from(2, 1);
    found_all(
        &mut table,
        &[
            [("cutlery", 5), ("lamps", 5)],
            [("cutlery", 5), ("lamps", 5)],
        ],
    );
    // The second player sells a share himself, which costs him no share space.
    table.act(&["done", "sell 1"]);
    to_first_decade(&mut table);
    let company = |number| {
        let company = table.company(number);
        (company.cash, company.shares, company.space)
    };
    assert_eq!(company(1), (9, 14, 9));
    assert_eq!(company(2), (9, 14, 10));
    let sale = Event::EmergencySale {
        seat: seat(1),
        count: 1,
        value: 10,
    };
    assert!(table.events.contains(&sale));
}

/// A factory of the set-up tables: its good, workers, price and appeal.
type Stated = (Good, u8, u8, u8);

/// What each seat of a predetermined set-up has: both factories, shares and cash.
#[track_caller]
fn starts_with(table: &Table, seats: &[([Stated; 2], u8, u16)]) {
    for (number, (factories, shares, cash)) in (1..).zip(seats) {
        let company = table.company(number);
        assert_eq!(
            (company.shares, company.cash),
            (*shares, *cash),
            "seat {number}"
        );
        assert_eq!(company.space, 10);
        let there = Good::ALL.into_iter().filter_map(|good| {
            let factory = table.factory(number, good);
            let stated = (
                good,
                factory.workers(),
                factory.price,
                table.appeal(number, good),
            );
            (factory.level == 1).then_some(stated)
        });
        assert_eq!(there.collect::<Vec<_>>(), *factories, "seat {number}");
    }
}

/// Proves: SJ-027, X04.
#[test]
fn four_players_begin_with_51_52_50_and_51_pounds() {
    use Good::{Clothes, Cutlery, Food, Lamps};
    let table = Table::predetermined(4).playable();
    starts_with(
        &table,
        &[
            ([(Clothes, 4, 6, 3), (Cutlery, 5, 7, 3)], 10, 51),
            ([(Food, 4, 5, 3), (Cutlery, 5, 8, 2)], 10, 52),
            ([(Clothes, 4, 5, 4), (Lamps, 6, 9, 2)], 10, 50),
            ([(Food, 4, 5, 3), (Lamps, 6, 8, 3)], 10, 51),
        ],
    );
    // 42 spaces were empty and 4 workers fired before the economy phase took two back.
    assert_eq!((table.board.empty, table.board.fired), (40, 2));
    assert_eq!(table.paid_by(1), [19]);
    assert_eq!(table.paid_by(2), [18]);
    assert_eq!(table.paid_by(3), [20]);
    assert_eq!(table.paid_by(4), [19]);
}

/// Proves: SJ-028, X04.
#[test]
fn three_players_begin_with_53_51_and_52_pounds() {
    use Good::{Clothes, Cutlery, Food};
    let table = Table::predetermined(3).playable();
    starts_with(
        &table,
        &[
            ([(Food, 4, 5, 3), (Clothes, 4, 6, 3)], 10, 53),
            ([(Clothes, 4, 6, 3), (Cutlery, 5, 8, 2)], 10, 51),
            ([(Food, 4, 5, 3), (Cutlery, 5, 8, 2)], 10, 52),
        ],
    );
    assert_eq!((table.board.empty, table.board.fired), (32, 6));
    assert_eq!(table.paid_by(1), [17]);
    assert_eq!(table.paid_by(2), [19]);
    assert_eq!(table.paid_by(3), [18]);
}

/// Proves: SJ-029, X04.
#[test]
fn two_players_begin_with_52_and_53_pounds() {
    use Good::{Clothes, Cutlery, Food};
    let table = Table::predetermined(2).playable();
    starts_with(
        &table,
        &[
            ([(Food, 4, 5, 3), (Cutlery, 5, 8, 2)], 10, 52),
            ([(Food, 4, 5, 3), (Clothes, 4, 6, 3)], 10, 53),
        ],
    );
    assert_eq!((table.board.empty, table.board.fired), (27, 2));
    assert_eq!(table.paid_by(1), [18]);
    assert_eq!(table.paid_by(2), [17]);
}

/// Proves: SJ-023.
#[test]
fn predetermined_players_have_sold_five_shares() {
    for players in 2..=4 {
        let table = Table::predetermined(players);
        for number in 1..=players {
            let sold = Event::SharesSold {
                seat: seat(number),
                count: 5,
            };
            assert!(table.events.contains(&sold));
            assert_eq!(table.company(number).space, 10);
        }
    }
}

/// Proves: SJ-030.
#[test]
fn blue_starts_the_predetermined_game_and_the_seats_follow_as_listed() {
    for players in 2..=4 {
        for seed in ["one", "two", "three"] {
            let game = Table::predetermined(players).game;
            let mut table = Table::deal(game, seed);
            assert_eq!((table.board.year(), table.board.start), (1770, seat(1)));
            for number in 1..=players {
                assert_eq!(table.asked(), number);
                table.act(&["place factory 2", "done"]);
            }
        }
    }
}

#[test]
fn a_refusal_of_the_preparation_round_cites_its_chapter() {
    let cites = |table: &Table, choice, id, section| {
        let refusal = table.refusal(choice);
        assert_eq!((refusal.message.id, refusal.section), (id, section));
    };
    let mut table = Table::free_from(2, 1);
    cites(&table, "build lamps 1", "not-now", "4.1.IV");
    table.act(&["found lamps"]);
    cites(&table, "found food", "price-due", "4.1.IV");
    cites(&table, "price food 6", "other-price-due", "4.1.IV");
    cites(&table, "price lamps 4", "price-off-scale", "4.1.IV");
    cites(&table, "price lamps 12", "price-above-quality", "4.1.IV");
    table.act(&["price lamps 9", "found lamps", "price lamps 9"]);
    cites(&table, "found lamps", "founded-already", "4.1.IV");
    let mut table = at_stock_exchange(2, 1);
    cites(&table, "sell 16", "too-few-shares", "4.1.V");
    table.act(&["done", "done"]);
    cites(&table, "take exchange light", "marker-never-there", "4.1.V");
    cites(&table, "sell 1", "not-now", "4.1.V");
    // From 1770 on each rule has its own chapter again.
    let mut table = Table::predetermined(2);
    table.act(&["place exchange 2"]);
    cites(&table, "sell 16", "too-few-shares", "II.2.6");
}
