//! Standing orders answer small questions, and the ledger says so.

use crate::kit::stored;
use client::{Player, Session, Standing, Unsent, ledger};
use games::{AnyEntry, AnyGame, AnyPlay};
use table::{Order, Orders, Seat, Seed};

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
    crate::kit::session(play, players, orders)
}

fn ordering(question: &str, order: Order) -> Orders {
    let mut orders = crate::kit::asking();
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
            assert_eq!(answer(&always, moment), Some(small.always));
            let never = with(play.clone(), ordering(question, Order::Never));
            assert_eq!(answer(&never, moment), small.never);
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
    let mut session = with(play, crate::kit::asking());
    session.set_orders(seat, ordering("store-unsold", Order::Always));
    assert!(session.play().entries().len() > moment);
    assert!(session.tentative_turn().is_empty());
}

#[test]
fn a_bot_is_never_answered_for() {
    let play = asked("store-unsold").swap_remove(0);
    let moment = play.entries().len();
    let players = vec![crate::kit::bot("random"); usize::from(play.setup().players)];
    let session = crate::kit::session(play, players, Orders::default());
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

/// The first round of a game of one, with these orders; it ends with the turn of the wheel.
fn first_round(orders: Orders) -> Session {
    let game = AnyGame::new("oranienburger-kanal", 1, &[], &[]).expect("it is in the catalogue");
    let play = game.deal(Seed::new("learn 680"));
    let mut session = crate::kit::session(play, vec![Player::Person], orders);
    take_turns(
        &mut session,
        &[
            &["space 3", "build path h13", "build path h14", "buy wood 1"],
            &["space 5", "gain wood"],
            &["space 2", "buy clay 1", "raise 4 a2"],
            &["space 6", "gain ore"],
        ],
    );
    session
}

fn take_turns(session: &mut Session, turns: &[&[&str]]) {
    for turn in turns {
        crate::kit::choose(session, turn);
        session.confirm().expect("the turn is whole");
    }
}

/// Up to the turn in which a route activates a structure, with these orders.
fn before_an_activation(orders: Orders) -> Session {
    let mut session = first_round(orders);
    let second: &[&str] = &["space 1", "raise 15 c3", "buy clay 1", "build path h22"];
    take_turns(&mut session, &[&["turn free"], second]);
    session
}

fn canal(question: &str, order: Order) -> Orders {
    let mut orders = Orders::default();
    orders.set(question, order);
    orders
}

#[test]
fn an_order_answers_within_the_turn_and_can_be_taken_back_in_it() {
    let closing = ["space 3", "buy clay 1", "build path v12", "build road v13"];
    let last = |session: &Session| session.tentative_turn().last().cloned();
    let mut always = before_an_activation(Orders::default());
    crate::kit::choose(&mut always, &closing);
    assert_eq!(last(&always).as_deref(), Some("activate a2 routes"));
    assert!(always.undo());
    assert_eq!(last(&always).as_deref(), Some("build road v13"));
    let small = always.play().small_question();
    assert!(small.is_some_and(|small| small.id == "kanal-activate"));
    let mut never = before_an_activation(canal("kanal-activate", Order::Never));
    crate::kit::choose(&mut never, &closing);
    assert_eq!(last(&never).as_deref(), Some("done"));
    let mut ask = before_an_activation(canal("kanal-activate", Order::Ask));
    crate::kit::choose(&mut ask, &closing);
    assert_eq!(last(&ask).as_deref(), Some("build road v13"));
    crate::kit::choose(&mut ask, &["activate a2 routes"]);
    // A turn that was left is taken up as it was, whatever the orders would say.
    let unsent = Unsent::of(&ask).expect("something is tentative");
    let mut again = before_an_activation(Orders::default());
    assert!(unsent.resume(&mut again));
    assert_eq!(again.tentative_turn(), ask.tentative_turn());
}

#[test]
fn a_free_turn_by_order_ends_its_question() {
    let choices = |session: &Session| {
        let entries = session.play().entries();
        let choices = entries.filter_map(|entry| match entry {
            AnyEntry::Act { action, .. } => Some(action),
            AnyEntry::Reveal(_) => None,
        });
        choices.collect::<Vec<_>>()
    };
    let is_asked = |session: &Session| session.play().question().message.id == "kanal-ask-wheel";
    let mut asked = first_round(Orders::default());
    assert!(is_asked(&asked));
    take_turns(&mut asked, &[&["turn free"]]);
    let always = first_round(canal("kanal-free-turn", Order::Always));
    assert!(!is_asked(&always));
    assert_eq!(choices(&asked), choices(&always));
    let never = first_round(canal("kanal-free-turn", Order::Never));
    assert!(!is_asked(&never));
    assert!(!choices(&never).contains(&"turn free".to_owned()));
}

#[test]
fn taking_back_stops_where_one_wants_to_be_asked() {
    let mut session = first_round(Orders::default());
    take_turns(&mut session, &[&["turn free"]]);
    assert!(session.take_back());
    // Not behind the structures that were turned up.
    assert_eq!(session.play().question().message.id, "kanal-ask-wheel");
}
