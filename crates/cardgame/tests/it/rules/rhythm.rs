//! The course of the game and of a turn.

use cardgame::Good::{Clothes, Food};
use cardgame::{Good, Phase};

use crate::rules::kit::{Table, is_turn, seat};

/// Proves: CG-020.
#[test]
fn twelve_rounds_of_four_goods_make_the_game() {
    let mut table = Table::new(3).rich();
    let mut turns = [0; 3];
    let mut goods = Vec::new();
    while table.board.phase != Phase::Over {
        let round = table.board.round;
        goods.push(table.board.good());
        assert_eq!(table.board.decade(), round / 4);
        for _ in 0..3 {
            assert_eq!(table.board.phase, Phase::Action);
            turns[table.board.asked.index()] += 1;
            let turn = table.board.turn;
            table.idle_until(|board| {
                board.turn != turn && (board.phase == Phase::Action || !is_turn(board.phase))
                    || board.phase == Phase::Over
            });
        }
        table.idle_until(|board| {
            board.phase == Phase::Over || (board.round != round && board.phase == Phase::Action)
        });
    }
    assert_eq!(goods, [Good::ALL; 3].concat());
    assert_eq!(turns, [12; 3]);
}

/// Proves: CG-021.
#[test]
fn all_turns_come_before_the_production_and_that_before_the_next_round() {
    let mut table = Table::new(3).started_by(2);
    let mut order = Vec::new();
    for _ in 0..3 {
        assert_eq!(table.board.phase, Phase::Action);
        assert_eq!(table.money(1), 50, "nobody has produced");
        let number = table.asked();
        order.push(number);
        table.idle_until(|board| board.asked != seat(number));
    }
    assert_eq!(order, [2, 3, 1]);
    // Then seats 3 and 1 produce.
    assert_eq!((table.board.phase, table.asked()), (Phase::Shipping, 3));
    assert_eq!(table.board.round, 0);
    table.end_round();
    assert_eq!((table.board.round, table.board.phase), (1, Phase::Action));
    assert_eq!(table.money(1), 50 - 15);
    assert_eq!(table.money(2), 50);
    // The Foreman saves £8 for seat 3.
    assert_eq!(table.money(3), 50 - 7);
}

/// Proves: CG-022.
#[test]
fn an_action_comes_first_then_the_price_then_a_development() {
    let mut table = Table::new(3);
    table.barred("appeal 3");
    table.barred("develop ship");
    table.act(&["buy 1", "done"]);
    assert_eq!(table.board.phase, Phase::Price);
    table.barred("develop ship");
    table.barred("borrow 1");
    table.refused("done", "card-price-due");
    table.act(&["appeal 3"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::Development, 1));
    table.barred("appeal 4");
    table.barred("build lamps");
    let turn = table.turn();
    table.act(&["develop ship"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::Action, 2));
    assert_ne!(table.turn(), turn);
    // Without a factory for food there is no price to set.
    table.act(&["done"]);
    assert_eq!((table.board.phase, table.asked()), (Phase::Development, 2));
}

/// Proves: CG-023.
#[test]
fn a_turn_has_one_action_or_none() {
    let firsts = [
        ("build lamps", "build cutlery"),
        ("employ food", "employ clothes"),
        ("automate food 1", "automate clothes 1"),
        ("quality food 1", "quality clothes 1"),
        ("distribution food 1", "distribution clothes 1"),
        ("buy 1", "borrow 1"),
    ];
    for (first, further) in firsts {
        let mut table = Table::new(3).with(1, |company| company.ships = 1);
        table.act(&[first]);
        for (other, _) in firsts {
            let is_of_action_4 =
                |choice: &str| choice.contains("quality") || choice.contains("distribution");
            if other != first {
                let is_either_or = is_of_action_4(first) && is_of_action_4(other);
                let reason = if is_either_or {
                    "card-either-or"
                } else {
                    "card-one-action"
                };
                table.refused(other, reason);
            }
        }
        table.act(&[further]);
        table.end_action();
        assert_eq!(table.board.phase, Phase::Price, "{first}");
        table.idle_until(|board| board.phase == Phase::Development);
        for (other, _) in firsts {
            table.barred(other);
        }
    }
    let mut table = Table::new(3);
    let before = table.board.companies;
    table.act(&["done"]);
    assert_eq!(table.board.companies, before);
    assert_eq!(table.board.phase, Phase::Price);
}

/// Proves: CG-024.
#[test]
fn only_shares_cost_money_in_an_action() {
    for actions in [
        &["build cutlery", "build lamps", "upgrade food"][..],
        &["upgrade clothes"],
        &["employ food", "employ clothes"],
        &["automate food 1", "automate clothes 1"],
        &["quality food 1", "quality clothes 1"],
        &["distribution food 2"],
        &["regain"],
    ] {
        let mut table = Table::at(3, 2, Food).with(1, |company| company.ships = 0);
        table.act(actions).end_action();
        table.idle_until(|board| board.phase == Phase::Development);
        table.act(&["develop ship"]);
        assert_eq!(table.money(1), 50, "{actions:?}");
    }
    let mut table = Table::at(3, 2, Clothes).with(1, |company| company.money = 0);
    table.act(&["build cutlery", "upgrade food"]);
    assert_eq!(table.money(1), 0, "even without any");
}

/// What a seat is asked on another occasion is another turn, also if it is asked again at once.
/// Proves: CG-021.
#[test]
fn every_occasion_is_a_turn_of_its_own() {
    // Seat 1 alone makes 4 food, sells 2, has the highest appeal and the Entrepreneur, and acts last.
    let mut table = Table::maker(1, Food)
        .started_by(2)
        .with_its(1, Food, |food| food.workers = [1, 1])
        .with(1, |company| company.ships = 2)
        .with_card(1, "entrepreneur");
    table.act(&["done", "done", "done", "done"]);
    let mut turns = vec![table.turn()];
    table.act(&["buy 1", "done", "appeal 3"]);
    assert_eq!(
        table.turn(),
        turns[0],
        "one turn from the action to the development"
    );
    for (choices, phase) in [
        (&["done"][..], Phase::Shipping),
        (&["ship food 1", "store 1 0"], Phase::Bonus),
        (&["bonus"], Phase::Entrepreneur),
        (&["start 1"], Phase::Action),
    ] {
        table.act(choices);
        assert_eq!((table.board.phase, table.asked()), (phase, 1));
        turns.push(table.turn());
    }
    assert!(turns.is_sorted_by(|one, next| one < next), "{turns:?}");
    // The end of a decade: the last development, then the choice of the start player.
    let mut table = Table::at(3, 1, Good::Lamps).started_by(2);
    table.act(&["done", "done", "done", "done", "done"]);
    let turn = table.turn();
    table.act(&["done"]);
    assert_eq!(table.board.phase, Phase::StartPlayer);
    assert_ne!(table.turn(), turn);
}
