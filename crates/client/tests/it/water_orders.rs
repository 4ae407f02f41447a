//! Standing orders in Water Frame: whoever has ordered everything is asked real choices only.

use std::collections::BTreeMap;

use client::{Player, Session, Standing};
use games::{AnyEntry, AnyGame, AnyPlay};
use table::{GameInfo, Order, Orders, Rng, Seat, Seed};

fn info() -> &'static GameInfo {
    games::info("water-frame").expect("it is in the catalogue")
}

/// Every question answered once and for all: the deed always done where that is how it begins or
/// where there is no other answer, otherwise never.
fn everything_ordered() -> Orders {
    let mut orders = Orders::default();
    for question in info().questions {
        orders.set(
            question.id,
            match (question.begins, question.has_never) {
                (Order::Always, _) | (_, false) => Order::Always,
                _ if question.id == "ship" => Order::Always,
                _ => Order::Never,
            },
        );
    }
    orders
}

/// What a seat is asked in a stored game, by question, beside what its orders answer.
fn asked(play: &AnyPlay, seat: Seat, orders: &Orders) -> BTreeMap<&'static str, usize> {
    let mut asked = BTreeMap::new();
    for (moment, entry) in play.entries().enumerate() {
        if !matches!(entry, AnyEntry::Act { .. }) {
            continue;
        }
        let then = play.at(moment);
        if then.asked() != Some(seat) {
            continue;
        }
        let small = then.small_question();
        let is_answered = small.is_some_and(|small| orders.answer(info(), &small).is_some());
        if !is_answered {
            *asked.entry(then.question().message.id).or_default() += 1;
        }
    }
    asked
}

/// What is asked outside of one's own action and answered by an order, unless a contract needs the
/// good that would be sold.
const SMALL: [&str; 13] = [
    "prompt-sale",
    "prompt-school-before",
    "prompt-school-row",
    "prompt-patron",
    "prompt-jubilee",
    "prompt-shipment",
    "prompt-store-extra",
    "prompt-storage",
    "prompt-discard",
    "prompt-firing",
    "prompt-lose-ship",
    "prompt-broker",
    "prompt-charisma",
];

/// Questions of a seat in a stored game: all of them, and those that are left with everything
/// ordered.
fn counts(play: &AnyPlay, seat: Seat) -> (usize, usize) {
    let all = asked(play, seat, &Orders::asking(info()));
    let left = asked(play, seat, &everything_ordered());
    for (question, count) in &left {
        assert!(!SMALL.contains(question), "{question} is left");
        assert_eq!(all[question], *count, "all of them or none");
    }
    (all.values().sum(), left.values().sum())
}

#[test]
fn whoever_has_ordered_everything_is_asked_real_choices_only() {
    let of_game = |play: &AnyPlay| {
        let seats = Seat::all(play.setup().players);
        seats.map(|seat| counts(play, seat)).collect::<Vec<_>>()
    };
    let stored = crate::kit::stored_water_frames();
    let counted: Vec<_> = stored.iter().map(|(_, play)| of_game(play)).collect();
    assert_eq!(
        counted,
        [
            vec![(139, 133), (176, 151)],
            vec![(155, 140), (133, 118), (148, 120)],
            vec![(152, 128), (140, 135), (129, 113), (165, 151)],
        ]
    );
}

/// Plays whole games of people who have ordered everything; what they are asked is chosen by chance.
#[test]
fn a_whole_game_stops_for_real_choices_only() {
    let options = [("patrons".to_owned(), "yes".to_owned())];
    let mut stops = 0;
    for number in 0..4 {
        let game = AnyGame::new("water-frame", 3, &options, &[]).expect("it is in the catalogue");
        let play = game.deal(Seed::new(&format!("ordered {number}")));
        let orders = vec![everything_ordered(); 3];
        let mut session = Session::new(play, vec![Player::Person; 3], orders);
        let mut rng = Rng::new(number);
        while !matches!(session.standing(), Standing::Over) {
            if let Standing::Person { complete: true, .. } = session.standing() {
                session.confirm().expect("the turn is whole");
                continue;
            }
            stops += 1;
            let question = session.play().question().message.id;
            // At a call or with a patron only goods that a contract needs are asked for.
            let of_contract = ["prompt-sale", "prompt-patron", "prompt-jubilee"];
            assert!(
                !SMALL.contains(&question) || of_contract.contains(&question),
                "{question}"
            );
            assert_eq!(session.play().small_question(), None, "{question}");
            let legal = session.play().legal();
            let action = &legal[rng.below(legal.len() as u32) as usize];
            session.choose(action).expect("it is offered");
        }
    }
    assert!(stops > 1000, "{stops}");
}
