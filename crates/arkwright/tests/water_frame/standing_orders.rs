//! Which questions can be answered by a standing order, and how they begin.

use arkwright::{Arkwright, Good, WaterFrame};
use table::{Game, Order, Told};

use crate::kit::{Table, parse};
use crate::kit_production::{before_event, before_production};

type Water = Arkwright<WaterFrame>;

#[test]
fn what_only_brings_something_is_done_and_all_else_is_asked() {
    let begins: Vec<(&str, Order)> = Water::INFO
        .questions
        .iter()
        .map(|question| (question.id, question.begins))
        .collect();
    assert_eq!(
        begins,
        [
            ("sell-stored", Order::Always),
            ("extra-shift", Order::Ask),
            ("shut-row", Order::Ask),
            ("patron", Order::Always),
            ("jubilee", Order::Ask),
            ("ship", Order::Ask),
            ("store-unsold", Order::Always),
            ("store-extra", Order::Ask),
            ("fire-harbour", Order::Ask),
            ("broker", Order::Ask),
            ("charisma", Order::Ask),
        ]
    );
}

/// A company of seat 1 that is asked everything there is: food at an appeal of 1, all tiles of the
/// production phase, a contract, ships and both warehouses.
fn asked_everything() -> Table {
    before_production(3, Good::Food)
        .with_rows(1, Good::Food, 3, 3, 11)
        .with_tile(1, "school")
        .with_tile(1, "patron-food")
        .with_tile(1, "extra-shifts")
        .with_tile(1, "charisma")
        .with_harbour(1, |harbour| harbour.jubilee = true)
        .in_year(1780)
        .lasting("crown-jubilee")
        .with_ship(1, 2)
        .with_contract(1, Good::Food, 2)
        .with_warehouse_worker(1, "column food")
        .with_stored(1, [2, 0, 0, 0])
        .with_empty(30)
}

#[test]
fn the_questions_of_a_production_phase_come_in_their_order() {
    let mut table = asked_everything();
    table.produce();
    let mut asked = Vec::new();
    while !table.is_cycle_over() {
        let (id, usual, other) = table.small_question().expect("a small question");
        assert!(table.allows(&usual) && table.allows(&other), "{id}");
        assert_eq!(table.game.usual(&table.board), Some(parse(&usual)), "{id}");
        asked.push(id);
        table.go_on(&[usual.as_str()]);
    }
    assert_eq!(
        asked,
        [
            "shut-row",
            "patron",
            "jubilee",
            "ship",
            "store-extra",
            "store-unsold",
            "charisma"
        ]
    );
    // The usual answers: the patron and the contract are served, what fits is stored.
    assert_eq!(table.company(1).stored, [4, 0, 0, 0]);
    assert!(table.has(1, "extra-shifts") && table.has(1, "charisma"));
    assert!(table.harbour(1).jubilee);
}

#[test]
fn every_small_question_is_one_of_those_that_the_game_names() {
    let mut ids = Vec::new();
    let mut note = |table: &Table| {
        let (id, usual, other) = table.small_question().expect("a small question");
        assert!(table.allows(&usual) && table.allows(&other), "{id}");
        let is_named = Water::INFO.questions.iter().any(|named| named.id == id);
        assert!(is_named, "{id}");
        ids.push(id);
    };
    // A call with stored goods, one with extra shifts, and one more to store.
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 5)
        .with_warehouse_worker(1, "column clothes")
        .with_stored(1, [0, 2, 0, 0])
        .with_tile(1, "extra-shifts")
        .with_empty(30);
    table.produce();
    note(&table);
    table.go_on(&["offer"]);
    note(&table);
    table.go_on(&["hold"]);
    note(&table);
    // The rest of the phase.
    let mut table = asked_everything();
    table.produce();
    while !table.is_cycle_over() {
        note(&table);
        let usual = table.small_question().expect("a small question").1;
        table.go_on(&[usual.as_str()]);
    }
    let mut table = before_production(3, Good::Lamps).with_ship(1, 2);
    table.produce();
    note(&table);
    let mut table = before_event(3, 1770).with_tile(1, "broker");
    table.reveal_event("bureaucracy");
    note(&table);
    let mut named: Vec<&str> = Water::INFO.questions.iter().map(|named| named.id).collect();
    ids.sort_unstable();
    ids.dedup();
    named.sort_unstable();
    assert_eq!(ids, named, "each of them is asked somewhere");
}

#[test]
fn what_costs_something_for_good_is_no_small_question() {
    // A fifth tile, the inventor, a ship after the Opium War, machines of Luddism, the Lobby.
    let mut table = before_event(3, 1770).with_tile(1, "inventor");
    table.reveal_event("lobby");
    assert_eq!(table.small_question(), None);
    table.go_on(&["take ship 4"]);
    assert_eq!(table.question(), "prompt-inventor");
    assert_eq!(table.small_question(), None);
    let mut table = before_event(3, 1770)
        .with_rows(1, Good::Food, 1, 2, 5)
        .with(1, Good::Food, |food| food.machines = [1, 1, 0, 0])
        .with_empty(40);
    table.reveal_event("luddism");
    assert_eq!(table.small_question(), None);
}
