//! The referee held against the worked examples of the rule book.

use std::collections::{BTreeSet, VecDeque};

use crate::referee::pieces::{Factory, WorkerCard};
use crate::referee::referee::{Chair, Options, Question, Referee, Stop, Table};
use crate::referee::words::*;

const FOOD: usize = 0;
const CLOTHES: usize = 1;
const CUTLERY: usize = 2;
const LAMPS: usize = 3;

/// Somebody who reads answers off a list, and `done` after it.
pub(crate) struct Script {
    pub(crate) lines: VecDeque<&'static str>,
    /// What was offered, question by question.
    pub(crate) offered: Vec<BTreeSet<String>>,
    pub(crate) pile: Vec<[CardType; 2]>,
}

impl Chair for Script {
    fn choose(&mut self, question: &Question<'_>) -> Result<String, Stop> {
        self.offered.push(question.choices.clone());
        let line = self.lines.pop_front().unwrap_or("done");
        match question.choices.contains(line) {
            true => Ok(line.to_owned()),
            false => Err(Stop::Told(format!("{line}: {:?}", question.choices))),
        }
    }

    fn lay(&mut self, _: &Table, _: &[[CardType; 2]]) -> Result<String, Stop> {
        let [up, down] = self.pile.pop().expect("a card is left");
        Ok(format!("lay {up} {down}"))
    }

    fn note(&mut self, _: &str) {}
}

/// The first player's whole turn with these answers; gives the table, and what was offered.
pub(crate) fn turn(
    table: Table,
    lines: &[&'static str],
) -> Result<(Table, Vec<BTreeSet<String>>), String> {
    let mut script = Script {
        lines: lines.iter().copied().collect(),
        offered: Vec::new(),
        pile: Vec::new(),
    };
    let mut referee = Referee::new(table, &mut script);
    match referee.turn(0) {
        Ok(()) => Ok((referee.table, script.offered)),
        Err(stop) => Err(format!("{stop:?}")),
    }
}

/// A table at which the first player has these factories, and another good is active.
pub(crate) fn with_factories(goods: &[usize]) -> Table {
    let mut table = Table::new(3, Options::default());
    for good in goods {
        table.players[0].open(*good);
    }
    let idle = (0..4).find(|good| !goods.contains(good)).unwrap_or(0);
    table.round = idle;
    table
}

/// Lays a quality card of the first player at a factory.
pub(crate) fn lay_quality(table: &mut Table, good: usize, value: i32) {
    let mut cards = table.players[0].quality.iter_mut();
    let card = cards.find(|card| card.at.is_none() && card.sides.contains(&value));
    card.expect("the reserve has it").at = Some((good, value));
}

/// Example 1 of action 4.
#[test]
fn rafael_flips_a_distribution_card_from_1_to_3() {
    let mut table = with_factories(&[FOOD, CLOTHES]);
    table.players[0].distribution[0].at = Some((FOOD, 1));
    let (after, offered) = turn(table.clone(), &["distribution food 3"]).expect("it is allowed");
    assert_eq!(after.players[0].distribution_at(FOOD), 3);
    assert_eq!(after.players[0].distribution[0].at, Some((FOOD, 3)));
    assert!(
        !offered[0].contains("distribution food 4"),
        "the level allows 2"
    );
    table.players[0].levels.insert(DISTRIBUTION, 1);
    turn(table, &["distribution food 4"]).expect("the next level allows 3");
}

/// Example 2 of action 4.
#[test]
fn sebastian_adds_a_second_small_card_since_the_large_one_is_used() {
    let mut table = with_factories(&[CLOTHES, LAMPS]);
    table.players[0].levels.insert(QUALITY, 1);
    lay_quality(&mut table, CLOTHES, 1);
    lay_quality(&mut table, LAMPS, 3);
    let (after, _) = turn(table.clone(), &["quality clothes 2 1"]).expect("it is allowed");
    assert_eq!(after.players[0].quality_at(CLOTHES), [2, 1]);
    assert_eq!(after.players[0].quality_at(LAMPS), [3]);
    turn(table.clone(), &["quality clothes 2 2"]).expect_err("that is 3 more");
    table.players[0].levels.insert(QUALITY, 0);
    turn(table, &["quality clothes 2 1"]).expect_err("that is 2 more");
}

/// Example 3 of action 4.
#[test]
fn eva_brings_two_factories_from_2_to_3() {
    let mut table = with_factories(&[FOOD, CLOTHES]);
    table.players[0].levels.insert(QUALITY, 1);
    lay_quality(&mut table, FOOD, 2);
    lay_quality(&mut table, CLOTHES, 2);
    let lines = ["quality food 3", "quality clothes 2 1"];
    let (after, _) = turn(table.clone(), &lines).expect("it is allowed");
    assert_eq!(after.players[0].quality_at(FOOD), [3]);
    assert_eq!(after.players[0].quality_at(CLOTHES), [2, 1]);
    let lines = ["quality food 4", "quality clothes 2 1"];
    turn(table, &lines).expect_err("that is 3 more");
}

/// Example 4 of action 4.
#[test]
fn wim_switches_the_engineer_and_wastes_what_is_lost() {
    let mut table = with_factories(&[FOOD, CLOTHES, CUTLERY]);
    table.supply.push(ENGINEER);
    table.players[0].levels.insert(QUALITY, 1);
    let mut nobody = Script {
        lines: VecDeque::new(),
        offered: Vec::new(),
        pile: Vec::new(),
    };
    let mut referee = Referee::new(table, &mut nobody);
    referee.gain(0, ENGINEER);
    let mut table = referee.table;
    for (good, value) in [(FOOD, 5), (CLOTHES, 4), (CUTLERY, 2), (CUTLERY, 1)] {
        lay_quality(&mut table, good, value);
    }
    let lines = ["quality cutlery 2 2", "quality clothes 5", "quality food 4"];
    let (after, _) = turn(table.clone(), &lines).expect("it is allowed");
    assert_eq!(after.players[0].quality_at(FOOD), [4]);
    assert_eq!(after.players[0].quality_at(CLOTHES), [5]);
    assert_eq!(after.players[0].quality_at(CUTLERY), [2, 2]);
    // The order of the steps is free.
    let lines = ["quality clothes 5", "quality food 4", "quality cutlery 2 2"];
    turn(table.clone(), &lines).expect("it is allowed");
    let lines = ["quality cutlery 2 2", "quality clothes 6"];
    turn(table, &lines).expect_err("what food loses does not count");
}

/// The example of step b.
#[test]
fn eva_moves_her_clothes_from_appeal_3_to_7() {
    for players in [3, 4] {
        let mut table = Table::new(players, Options::default());
        table.round = CLOTHES;
        let eva = &mut table.players[0];
        eva.open(CLOTHES);
        eva.factory_mut(CLOTHES).marker = 3;
        eva.distribution[0].at = Some((CLOTHES, 2));
        // Third spot 1, office 4, distribution 2; a price of 4.
        assert!(table.ways(0, CLOTHES).contains(&(7, 4)));
        let (after, _) = turn(table.clone(), &["done", "appeal 7"]).expect("it is allowed");
        assert_eq!(after.players[0].factory(CLOTHES).marker, 7);
        assert_eq!(after.players[0].factory(CLOTHES).price, 4);
        assert_eq!(after.demand[CLOTHES], table.demand[CLOTHES] + 4);
        assert_eq!(after.demand[FOOD], table.demand[FOOD]);
        // And back past four green arrows.
        let (again, _) = turn(after, &["done", "appeal 3"]).expect("it is allowed");
        assert_eq!(again.demand, table.demand);
    }
}

/// The pictures of production a: 4 made, 2 sold at 14.
#[test]
fn four_goods_are_made_and_two_are_sold_for_28() {
    let mut table = Table::new(3, Options::default());
    table.round = CUTLERY;
    let player = &mut table.players[0];
    let mut factory = Factory::new(2);
    factory.workers.push(WorkerCard {
        side: 2,
        is_rotated: false,
        has_token: false,
    });
    player.factories[CUTLERY] = Some(factory);
    lay_quality(&mut table, CUTLERY, 4);
    let (after, _) = turn(table, &["done", "appeal 3"]).expect("it is allowed");
    assert_eq!(after.players[0].factory(CUTLERY).price, 14);
    let mut script = Script {
        lines: VecDeque::from(["done", "store 1 0", "done"]),
        offered: Vec::new(),
        pile: Vec::new(),
    };
    let mut referee = Referee::new(after, &mut script);
    referee.production_phase().expect("nobody is bankrupt");
    let player = &referee.table.players[0];
    // 28 for the goods; 5 workers at 3 and fixed costs of 7.
    assert_eq!(player.money, 50 + 28 - 15 - 7);
    assert_eq!(player.stored_at(CUTLERY), 2);
    assert_eq!(player.value, 11, "the bonus was left");
    let left = ["ship cutlery 1", "ship cutlery 2", "done"].map(str::to_owned);
    assert_eq!(script.offered[0], BTreeSet::from(left));
}

/// The example of expert set-up 10, and its limit.
#[test]
fn three_experts_have_5_cards_and_12_more_of_which_none_is_there_thrice() {
    let options = Options {
        expert_supply: true,
        ..Options::default()
    };
    // As many Contracts and Brokers up as can be.
    let mut pile = crate::referee::numbers::SHUFFLED.to_vec();
    for sides in &mut pile {
        if [CONTRACT, BROKER].contains(&sides[1]) {
            sides.reverse();
        }
    }
    let mut script = Script {
        lines: VecDeque::new(),
        offered: Vec::new(),
        pile,
    };
    let mut referee = Referee::new(Table::new(3, options), &mut script);
    referee.set_up().expect("nobody stops it");
    let table = referee.table;
    assert_eq!(table.supply.len(), 17);
    assert_eq!(table.supplied(ENTREPRENEUR), 1);
    assert_eq!(table.supplied(ENGINEER), 2);
    assert_eq!(table.supplied(PATENT), 2);
    assert!(CARDS.into_iter().all(|card| table.supplied(card) <= 2));
}

/// The table of set-up 4 and the lists of set-up 10.
#[test]
fn seats_start_with_the_stated_cards_and_developments() {
    let stated: [(&[&[&str]], usize); 3] = [
        (&[&[FOREMAN], &[WORKSHOP]], 9),
        (&[&[], &[WORKSHOP], &[FOREMAN]], 15),
        (&[&[], &[FOREMAN], &[], &[WORKSHOP]], 20),
    ];
    for (index, (cards, supply)) in stated.into_iter().enumerate() {
        let mut script = Script {
            lines: VecDeque::from(["foreman food"]),
            offered: Vec::new(),
            pile: Vec::new(),
        };
        let table = Table::new(index + 2, Options::default());
        let mut referee = Referee::new(table, &mut script);
        referee.set_up().expect("nobody stops it");
        assert_eq!(referee.table.supply.len(), supply);
        for (seat, stated) in cards.iter().enumerate() {
            let player = &referee.table.players[seat];
            let held: Vec<&str> = player.cards.iter().map(|held| held.card).collect();
            assert_eq!(held, *stated);
            let steps: usize = player.levels.values().sum();
            assert_eq!(held.len() + steps, 1, "a card or a development");
            assert_eq!(player.open_goods().len(), 2);
        }
    }
}

/// Final scoring a to e.
#[test]
fn goods_and_money_become_shares_before_loans_and_ships_count() {
    let mut table = Table::new(2, Options::default());
    let player = &mut table.players[0];
    player.open(LAMPS);
    player.storehouses[0].at = Some((LAMPS, 2));
    (player.money, player.shares, player.value) = (27, 6, 15);
    (player.loans, player.tokens) = (3, 4);
    // 27 + 10 buys 2 shares and leaves 7; 8 - 3 shares at 15 - 4.
    table.final_scoring();
    assert_eq!(table.final_score(0), (55, 7));
}
