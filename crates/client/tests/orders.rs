//! Standing orders answer small questions, and the ledger says so.

mod kit;

use client::{Orders, Player, Session, Standing, ledger};
use games::{AnyEntry, AnyPlay};
use kit::stored;
use table::{Order, Seat};

/// Every moment of the stored games at which this small question is asked.
fn asked(question: &str) -> Vec<AnyPlay> {
    let mut found = Vec::new();
    for (_, play) in stored() {
        for moment in 0..play.entries().len() {
            let then = play.at(moment);
            if then
                .small_question()
                .is_some_and(|asked| asked.id == question)
            {
                found.push(then);
            }
        }
    }
    found
}

fn with(play: AnyPlay, orders: Orders) -> Session {
    let players = vec![Player::Person; usize::from(play.setup().players)];
    kit::session(play, players, orders)
}

fn ordering(question: &str, order: Order) -> Orders {
    let mut orders = kit::asking();
    orders.set(question, order);
    orders
}

fn answer(session: &Session, moment: usize) -> Option<String> {
    match session.play().entries().nth(moment) {
        Some(AnyEntry::Act { action, .. }) => Some(action),
        _ => None,
    }
}

#[test]
fn always_and_never_answer_the_question_and_ask_does_not() {
    for question in ["sell-stored", "store-unsold"] {
        let moments = asked(question);
        assert!(!moments.is_empty(), "no stored game asks {question}");
        for play in moments {
            let moment = play.entries().len();
            let small = play.small_question().expect("it is asked here");
            let always = with(play.clone(), ordering(question, Order::Always));
            assert_eq!(answer(&always, moment), Some(small.usual));
            let never = with(play.clone(), ordering(question, Order::Never));
            assert_eq!(answer(&never, moment), Some(small.other));
            let ask = with(play, ordering(question, Order::Ask));
            assert_eq!(ask.play().entries().len(), moment);
            assert!(matches!(
                ask.standing(),
                Standing::Person { tentative: 0, .. }
            ));
        }
    }
}

#[test]
fn the_ledger_marks_what_a_standing_order_did() {
    let play = asked("store-unsold").swap_remove(0);
    let moment = play.entries().len();
    let session = with(play, ordering("store-unsold", Order::Always));
    let marked: Vec<usize> = ledger(session.play())
        .iter()
        .flat_map(|block| &block.lines)
        .filter(|line| line.by_order)
        .map(|line| line.entry())
        .collect();
    assert!(marked.contains(&moment), "{marked:?}");
    let record = session.play().record().expect("it began with its set-up");
    assert!(record.to_string().contains("# by standing order"));
}

#[test]
fn an_order_given_later_answers_the_open_question_at_once() {
    let play = asked("store-unsold").swap_remove(0);
    let moment = play.entries().len();
    let seat = play.asked().expect("somebody is asked");
    let mut session = with(play, kit::asking());
    session.set_orders(seat, ordering("store-unsold", Order::Always));
    assert!(session.play().entries().len() > moment);
    assert!(session.tentative_turn().is_empty());
}

#[test]
fn a_bot_is_never_answered_for() {
    let play = asked("store-unsold").swap_remove(0);
    let moment = play.entries().len();
    let players = vec![kit::bot("random"); usize::from(play.setup().players)];
    let session = kit::session(play, players, Orders::default());
    assert_eq!(session.play().entries().len(), moment);
    assert!(matches!(session.standing(), Standing::Bot { .. }));
}

#[test]
fn taking_back_goes_behind_what_an_order_answered() {
    let play = asked("store-unsold").swap_remove(0);
    let mut session = with(play.clone(), Orders::default());
    assert!(session.take_back());
    assert!(session.play().entries().len() < play.entries().len());
    assert!(session.play().small_question().is_none());
    assert!(session.seen(Seat::new(0)) <= session.confirmed());
}
