//! The referee held against single sentences of the rule book.

use std::collections::{BTreeSet, VecDeque};

use crate::referee::examples::{Script, lay_quality, turn, with_factories};
use crate::referee::pieces::{Factory, Held, Storehouse};
use crate::referee::referee::{Ending, Options, Referee, Stop, Table};
use crate::referee::words::*;

const FOOD: usize = 0;
const CUTLERY: usize = 2;
const LAMPS: usize = 3;

/// These lines as a set.
fn lines<const COUNT: usize>(lines: [&str; COUNT]) -> BTreeSet<String> {
    lines.map(str::to_owned).into()
}

/// A table after its production phase with these answers, whether the game goes on, and what was offered.
fn produced(table: Table, answers: &[&'static str]) -> (Table, bool, Vec<BTreeSet<String>>) {
    let mut script = Script {
        lines: answers.iter().copied().collect(),
        offered: Vec::new(),
        pile: Vec::new(),
    };
    let mut referee = Referee::new(table, &mut script);
    let goes_on = match referee.production_phase() {
        Ok(()) => true,
        Err(Stop::Alone) => false,
        Err(Stop::Told(what)) => panic!("{what}"),
    };
    (referee.table, goes_on, script.offered)
}

/// The first player has a card, fresh or turned.
fn hold(table: &mut Table, card: CardType, is_turned: bool) {
    table.players[0].cards.push(Held {
        card,
        is_turned,
        at: None,
    });
}

/// The first player has a big storehouse with so many goods of a factory, or in the reserve.
fn lay_big_storehouse(table: &mut Table, at: Option<(usize, i32)>) {
    hold(table, STOREHOUSE, false);
    table.players[0]
        .storehouses
        .push(Storehouse { holds: 4, at });
}

/// A factory that makes one cutlery, with this appeal at a demand of 1, and three in a big storehouse.
fn cutlery(appeal: i32) -> Table {
    let mut table = Table::new(3, Options::default());
    table.round = CUTLERY;
    let mut factory = Factory::new(1);
    (factory.marker, factory.price) = (appeal, 3);
    table.players[0].factories[CUTLERY] = Some(factory);
    lay_big_storehouse(&mut table, Some((CUTLERY, 3)));
    table
}

/// "rotate (or replace) the card if you did not sell all the goods that you had stored"
#[test]
fn what_was_not_sold_may_move_to_another_storehouse() {
    let answers = ["sell 1", "done", "store 1 0"];
    let (table, _, offered) = produced(cutlery(4), &answers);
    assert_eq!(offered[2], lines(["store 0 1", "store 1 0"]));
    let player = &table.players[0];
    assert_eq!(player.stored_at(CUTLERY), 2);
    assert_eq!(player.houses(2, Some(CUTLERY)), 1);
    assert_eq!(player.houses(4, None), 1);
    // Where no stored good went, nothing is asked but whether to sell and to ship.
    let (_, _, offered) = produced(cutlery(4), &["done", "done"]);
    assert_eq!(offered.len(), 2);
    // The same where some were shipped.
    let (_, _, offered) = produced(cutlery(2), &["ship cutlery 1", "store 1 0"]);
    assert_eq!(offered[1], lines(["store 0 1", "store 1 0"]));
}

/// "Use your available ships as you normally would", with goods of several factories.
#[test]
fn what_was_not_shipped_early_may_move_to_another_storehouse() {
    let mut table = with_factories(&[FOOD]);
    table.options.early_shipping = true;
    lay_big_storehouse(&mut table, Some((FOOD, 4)));
    let answers = ["ship food 1", "store 2 0"];
    let (after, offered) = turn(table, &answers).expect("it is allowed");
    assert_eq!(offered[1], lines(["store 0 1", "store 2 0"]));
    assert_eq!(after.players[0].stored_at(FOOD), 3);
    assert_eq!(after.players[0].houses(2, Some(FOOD)), 2);
}

/// "leftover goods that you could not sell to the home market"
#[test]
fn stored_goods_that_home_would_buy_are_not_shipped() {
    // Home takes three: the one just made, and two of the stored.
    let (_, _, offered) = produced(cutlery(4), &["done", "done"]);
    assert_eq!(offered[0], lines(["done", "sell 1", "sell 2"]));
    assert_eq!(offered[1], lines(["done", "ship cutlery 1"]));
    let (_, _, offered) = produced(cutlery(4), &["sell 2", "done", "store 0 1"]);
    assert_eq!(offered[1], lines(["done", "ship cutlery 1"]));
    // Home takes the one just made, or nothing.
    let three = ["done", "ship cutlery 1", "ship cutlery 2", "ship cutlery 3"];
    let (_, _, offered) = produced(cutlery(2), &["done"]);
    assert_eq!(offered[0], lines(three));
    let (_, _, offered) = produced(cutlery(0), &["ship cutlery 4"]);
    assert!(offered[0].contains("ship cutlery 4"));
}

/// "During your turn, you may rotate this card"
#[test]
fn a_developer_just_taken_makes_another_card_fresh() {
    let mut table = with_factories(&[FOOD]);
    table.supply.push(DEVELOPER);
    hold(&mut table, CUSTOMS_OFFICE, true);
    let answers = ["done", "take developer", "reactivate customs-office"];
    let (after, _) = turn(table, &answers).expect("it is allowed");
    let player = &after.players[0];
    assert!(player.has_fresh(CUSTOMS_OFFICE));
    assert!(player.has(DEVELOPER) && !player.has_fresh(DEVELOPER));
}

/// Food with an Engineer of 5, active, and something to take in his place: price and quality after a
/// turn with this appeal and these cards in the Engineer's place.
fn without_engineer(appeal: &'static str, replaced: &'static str) -> (i32, i32, Vec<i32>, bool) {
    let mut table = Table::new(3, Options::default());
    table.players[0].open(FOOD);
    table.supply = vec![ENGINEER, CONTRACT];
    hold(&mut table, WORKSHOP, false);
    let mut script = Script {
        lines: VecDeque::new(),
        offered: Vec::new(),
        pile: Vec::new(),
    };
    let mut referee = Referee::new(table, &mut script);
    referee.gain(0, ENGINEER);
    let mut table = referee.table;
    lay_quality(&mut table, FOOD, 5);
    let answers = ["done", appeal, "swap engineer contract", replaced];
    let (after, _) = turn(table, &answers).expect("it is allowed");
    let player = &after.players[0];
    let factory = player.factory(FOOD);
    let mut laid = player.quality.iter().filter(|card| card.at.is_some());
    (
        factory.marker,
        factory.price,
        player.quality_at(FOOD),
        laid.any(|card| card.shows_appeal),
    )
}

/// "The price of your good is the sum of all the coins on your factory and its cards."
#[test]
fn an_engineer_takes_its_coins_with_it_and_no_others() {
    // Spot 4, office 4, Engineer 5: with an appeal of 5 the Engineer alone is turned.
    assert_eq!(without_engineer("appeal 5", "done"), (5, 8, vec![], false));
    assert_eq!(
        without_engineer("appeal 5", "replace 4 1"),
        (5, 8, vec![4, 1], true)
    );
    // With an appeal of 4 the office is, and the Engineer shows his coins.
    assert_eq!(without_engineer("appeal 4", "done"), (4, 4, vec![], false));
    assert_eq!(
        without_engineer("appeal 4", "replace 4"),
        (4, 8, vec![4], false)
    );
}

/// "All the goods that you produce during this action have to be put in one or more storehouses"
#[test]
fn goods_of_an_extra_production_are_put_where_there_is_room() {
    let mut table = with_factories(&[FOOD, LAMPS]);
    table.options.extra_production = true;
    lay_big_storehouse(&mut table, None);
    // Two goods: which card is the player's choice, but none is wasted.
    let answers = ["produce food 1", "store 0 1"];
    let (after, offered) = turn(table.clone(), &answers).expect("it is allowed");
    assert_eq!(offered[1], lines(["store 0 1", "store 1 0"]));
    assert_eq!(after.players[0].stored_at(FOOD), 2);
    // Three goods with room for two: another storehouse may be cleared.
    table.players[0].storehouses.pop();
    table.players[0].cards.clear();
    hold(&mut table, EXTRA_SHIFT, false);
    table.players[0].storehouses[0].at = Some((LAMPS, 2));
    let answers = ["produce food 1 shift", "store 1 0"];
    let (after, offered) = turn(table.clone(), &answers).expect("it is allowed");
    assert_eq!(offered[1], lines(["clear lamps small", "store 1 0"]));
    assert_eq!(after.players[0].stored_at(FOOD), 2);
    assert_eq!(after.players[0].stored_at(LAMPS), 2);
    // Nothing is free: they are wasted, or another storehouse is cleared.
    table.players[0].storehouses[1].at = Some((LAMPS, 1));
    let (_, offered) = turn(table, &["produce food 1", "waste"]).expect("it is allowed");
    assert_eq!(offered[1], lines(["clear lamps small", "waste"]));
}

/// How a game ends in a production phase in which the first two of so many players cannot pay.
fn ruin(players: usize) -> Ending {
    let mut table = Table::new(players, Options::default());
    for player in &mut table.players[..2] {
        player.open(FOOD);
        (player.money, player.loans) = (0, 9);
    }
    let answers = ["done", "waste", "done", "waste"];
    let (mut table, goes_on, _) = produced(table, &answers);
    assert!(!goes_on);
    table.final_scoring();
    table.result()
}

/// "The other players will, simultaneously: ... Pay production costs"
#[test]
fn who_fails_in_the_same_round_is_out_whoever_sits_first() {
    let nobody = ruin(2);
    assert_eq!(nobody.winners, Vec::<usize>::new());
    assert_eq!((nobody.lost, nobody.scores), (vec![0, 1], vec![0, 0]));
    // Who did not produce is left alone.
    let third = ruin(3);
    assert_eq!((third.winners, third.lost), (vec![2], vec![0, 1]));
}
