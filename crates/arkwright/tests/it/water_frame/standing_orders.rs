//! Which questions can be answered by a standing order, and how they begin.

use std::collections::BTreeSet;

use arkwright::{Arkwright, Good, WaterFrame, WaterOptions};
use table::{Actions, Game, Order, Rng, Seed, Told, Turn};

use crate::water_frame::kit::Table;
use crate::water_frame::kit_production::{before_event, before_production};

type Water = Arkwright<WaterFrame>;

#[test]
fn what_only_brings_something_is_done_and_all_else_is_asked() {
    let begins: Vec<(&str, &str, Order)> = Water::INFO
        .questions
        .iter()
        .map(|question| (question.group, question.id, question.begins))
        .collect();
    assert_eq!(
        begins,
        [
            ("sale", "shut-before", Order::Ask),
            ("sale", "sell-stored", Order::Always),
            ("sale", "extra-shift", Order::Ask),
            ("sale", "patron", Order::Always),
            ("sale", "jubilee", Order::Ask),
            ("sale", "shut-row", Order::Ask),
            ("harbour", "ship", Order::Ask),
            ("harbour", "store-unsold", Order::Always),
            ("harbour", "store-extra", Order::Never),
            ("harbour", "discard", Order::Ask),
            ("decade", "keep-harbour", Order::Ask),
            ("decade", "lose-ship", Order::Ask),
            ("decade", "made-in-england", Order::Always),
            ("decade", "no-broker", Order::Ask),
            ("decade", "charisma", Order::Ask),
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
        let (id, always, never) = table.small_question().expect("a small question");
        assert!(table.allows(&always) && table.allows(&never), "{id}");
        let usual = table.game.usual(&table.board).expect("a usual answer");
        asked.push(id);
        table.go_on(&[usual.to_string().as_str()]);
    }
    assert_eq!(
        asked,
        [
            "shut-before",
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
fn whoever_always_does_it_does_what_it_is_called_after() {
    let mut table = asked_everything();
    table.produce();
    let mut asked = Vec::new();
    while !table.is_cycle_over() {
        let (id, always, never) = table.small_question().expect("a small question");
        asked.push((id, always.clone(), never));
        table.go_on(&[always.as_str()]);
    }
    let named = |id| {
        let found = asked.iter().find(|(named, ..)| *named == id);
        let (_, always, never) = found.expect("it was asked");
        (always.as_str(), never.as_str())
    };
    assert_eq!(named("shut-before"), ("shut", "hold"));
    assert!(asked.iter().all(|(id, ..)| *id != "shut-row"), "one row");
    assert_eq!(named("patron"), ("offer", "hold"));
    assert_eq!(named("jubilee"), ("offer", "hold"));
    assert_eq!(named("ship"), ("ship 2 by 1", "hold"));
    assert_eq!(named("store-extra"), ("extra", "hold"));
    assert_eq!(named("charisma"), ("start 1", "hold"));
    assert!(!table.has(1, "extra-shifts") && !table.has(1, "charisma"));
}

/// What the orders for two questions answer: the first for `id`, the second for `other`.
fn ordered(table: &Table, id: &str, orders: [Order; 2], other: &str) -> Option<String> {
    let small = table.small().expect("a small question");
    assert_eq!(small.id, id);
    let order_of = |asked: &str| match asked {
        asked if asked == id => orders[0],
        asked if asked == other => orders[1],
        asked => panic!("{asked} has no say"),
    };
    small.answer(order_of).cloned()
}

#[test]
fn whoever_keeps_his_extra_shifts_sells_stored_goods_by_their_own_order() {
    let mut table = before_production(3, Good::Clothes)
        .with_rows(1, Good::Clothes, 1, 1, 5)
        .with_warehouse_worker(1, "column clothes")
        .with_stored(1, [0, 2, 0, 0])
        .with_tile(1, "extra-shifts")
        .with_empty(30);
    table.produce();
    let answer = |extra, stored| ordered(&table, "extra-shift", [extra, stored], "sell-stored");
    use Order::{Always, Ask, Never};
    assert_eq!(answer(Always, Never).as_deref(), Some("extra"));
    assert_eq!(answer(Never, Always).as_deref(), Some("offer"));
    assert_eq!(answer(Never, Never).as_deref(), Some("hold"));
    assert_eq!(answer(Never, Ask), None);
    assert_eq!(answer(Ask, Always), None);
}

#[test]
fn extra_shifts_have_a_say_where_a_deed_needs_them() {
    use Order::{Always, Ask, Never};
    // One good is sold at an appeal of 1, and the patron would take another.
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 1, 7)
        .with_tile(1, "patron-food")
        .with_tile(1, "extra-shifts")
        .with_empty(30);
    table.produce();
    assert_eq!(table.question(), "prompt-patron");
    let answer = |patron, extra| ordered(&table, "patron", [patron, extra], "extra-shift");
    assert_eq!(answer(Always, Always).as_deref(), Some("extra"));
    assert_eq!(answer(Always, Never).as_deref(), Some("hold"));
    assert_eq!(answer(Always, Ask), None);
    assert_eq!(answer(Never, Always).as_deref(), Some("hold"));
    // Four are made and none is sold; with the agent five would fulfil the contract for six.
    let mut table = before_production(3, Good::Food)
        .with_rows(1, Good::Food, 1, 3, 8)
        .with_ship(1, 6)
        .with_tile(1, "agent")
        .with_tile(1, "extra-shifts")
        .with_contract(1, Good::Food, 6)
        .with_empty(30);
    table.produce();
    assert_eq!(table.question(), "prompt-shipment");
    let answer = |ship, extra| ordered(&table, "ship", [ship, extra], "extra-shift");
    assert_eq!(answer(Always, Always).as_deref(), Some("ship 5 by 1"));
    assert_eq!(answer(Always, Never).as_deref(), Some("hold"));
}

#[test]
fn a_good_that_a_contract_needs_is_asked_for() {
    // Four are made and none is sold, as many as the contract asks for.
    let table = |contract| {
        let mut table = before_production(3, Good::Food)
            .with_rows(1, Good::Food, 1, 3, 8)
            .with_tile(1, "patron-food")
            .with_ship(1, 4)
            .with_contract(1, Good::Food, contract)
            .with_empty(30);
        table.produce();
        assert_eq!(table.question(), "prompt-patron");
        table
    };
    assert_eq!(table(4).small_question(), None);
    assert!(table(2).small_question().is_some());
    // At a call the last stored ones may be what the contract asks for.
    let table = |contract| {
        let mut table = before_production(3, Good::Clothes)
            .with_rows(1, Good::Clothes, 1, 1, 5)
            .with_warehouse_worker(1, "column clothes")
            .with_stored(1, [0, 2, 0, 0])
            .with_ship(1, 4)
            .with_contract(1, Good::Clothes, contract)
            .with_empty(30);
        table.produce();
        assert_eq!(table.question(), "prompt-sale");
        table
    };
    assert_eq!(table(2).small_question(), None);
    assert!(table(4).small_question().is_some());
}

#[test]
fn charisma_is_kept_by_whoever_begins_anyway() {
    let charismatic = |number| {
        let mut table = before_production(3, Good::Food).with_tile(number, "charisma");
        table.produce();
        table.small_question().expect("a small question").1
    };
    // Seat 1 has begun, so seat 2 is next.
    assert_eq!(charismatic(1), "start 1");
    assert_eq!(charismatic(2), "hold");
    assert_eq!(charismatic(3), "start 3");
}

#[test]
fn the_smaller_ship_is_lost_and_the_only_factory_raised() {
    let mut table = before_production(3, Good::Lamps)
        .in_year(1790)
        .lasting("opium-war")
        .with_ship(1, 6)
        .with_ship(1, 4);
    table.produce().go_on(&["done"]);
    assert_eq!(
        table.small_question(),
        Some(("lose-ship", "dismiss ship-2".into(), String::new()))
    );
    let raised = |table: Table| {
        let mut table = table;
        table.reveal_event("made-in-england");
        table.small_question()
    };
    let one = before_event(3, 1770).with_rows(1, Good::Food, 1, 2, 5);
    assert_eq!(
        raised(one),
        Some(("made-in-england", "distribute food 1".into(), "done".into()))
    );
    let two = before_event(3, 1770)
        .with_rows(1, Good::Food, 1, 2, 5)
        .with_rows(1, Good::Lamps, 1, 1, 9);
    assert_eq!(raised(two), None, "which one is a real choice");
}

/// Whatever is asked in games that chance plays: each order has an answer that is allowed, each
/// question is one of those that the game names, and each of those is asked somewhere but for the
/// rare one of goods without room, which has its own case.
#[test]
fn every_order_has_an_answer() {
    let mut asked = BTreeSet::new();
    for (number, players) in (0..60).zip([2, 3, 4].into_iter().cycle()) {
        let options = WaterOptions {
            patrons: true,
            extra_events: number % 2 == 0,
            ..WaterOptions::default()
        };
        let game = Arkwright::water_frame(players, options);
        let (mut board, mut stock) = game.deal(&Seed::new(&format!("orders {number}")));
        let mut rng = Rng::new(number);
        loop {
            match game.turn(&board) {
                Turn::Over => break,
                Turn::Reveal => {
                    let face = game.draw(&board, &mut stock);
                    game.reveal(&mut board, face, &mut ()).expect("dealt");
                }
                Turn::Ask { .. } => {
                    if let Some(small) = Told::small_question(&game, &board) {
                        asked.insert(small.id);
                        let named = Water::INFO.question(small.id).expect("a named question");
                        assert_eq!(named.has_never, small.never.is_some(), "{}", small.id);
                        let further = small.further.into_iter();
                        let further = further.flat_map(|further| {
                            assert!(Water::INFO.question(further.id).is_some());
                            [further.always, further.never]
                        });
                        let own = [Some(small.always), small.never];
                        for answer in own.into_iter().flatten().chain(further) {
                            assert_eq!(game.check(&board, answer), Ok(()), "{answer}");
                        }
                    }
                    let mut legal = Actions::new();
                    game.legal(&board, &mut legal);
                    let action = legal[rng.below(legal.len() as u32) as usize];
                    game.act(&mut board, action, &mut ());
                }
            }
        }
    }
    let named: BTreeSet<&str> = Water::INFO.questions.iter().map(|named| named.id).collect();
    asked.insert("discard");
    assert_eq!(asked, named);
}

#[test]
fn what_costs_something_for_good_is_no_small_question() {
    // A fifth tile, the inventor, machines of Luddism, the Lobby.
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

#[test]
fn what_has_no_room_is_chosen_by_its_price() {
    let mut table = before_production(3, Good::Lamps)
        .with_warehouse_worker(1, "column food")
        .with_tile(1, "small-warehouse")
        .with_stored(1, [5, 1, 0, 1]);
    table.produce().go_on(&["dismiss column food"]);
    assert_eq!(table.question(), "prompt-discard");
    let discard = ("discard", "keep 3 1 0 1".to_owned(), String::new());
    assert_eq!(table.small_question(), Some(discard));
}
