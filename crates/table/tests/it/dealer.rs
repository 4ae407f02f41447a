//! The dealer, who answers with what lies face down and keeps no history.

use std::sync::Arc;

use proptest::prelude::*;
use quarry::{Action, Quarry, Stone};
use table::{
    BoardNumber, Dealer, Deed, LogTrouble, Order, Orders, Refused, Rng, Row, Seat, Seed, Told, laws,
};

use crate::laws::config;

const MOST: usize = 100;

type RowOfQuarry = Row<Action, Stone>;

fn asking() -> Vec<Orders> {
    vec![Orders::asking(Quarry::INFO); 2]
}

/// A table at which the first player has made a turn, with its log.
fn begun() -> (Vec<RowOfQuarry>, Dealer<Quarry>) {
    let (mut log, dealer) = Dealer::deal(Quarry::new(2), &Seed::new("stones")).settle(&asking());
    let (rows, dealer) = dealer
        .take_turn(first(&dealer), dealer.number(), &[Action::Done], &asking())
        .expect("nothing has to be taken");
    log.extend(rows);
    (log, dealer)
}

fn first(dealer: &Dealer<Quarry>) -> Seat {
    dealer.asked().expect("the market is filled")
}

fn replayed(log: &[RowOfQuarry]) -> Result<Dealer<Quarry>, LogTrouble> {
    let dealer = Dealer::replay(Arc::new(Quarry::new(2)), &Seed::new("stones"), log);
    dealer.map_err(|broken| broken.trouble)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_dealer_says_what_play_says(
        players in 1_u8..=4,
        seed in ".{0,20}",
        bytes in proptest::collection::vec(any::<u8>(), 0..40),
    ) {
        let law = laws::a_dealer_says_what_play_says(
            &Quarry::new(players), &Seed::new(&seed), &bytes, MOST,
        );
        prop_assert_eq!(law, Ok(()));
    }
}

#[test]
fn a_choice_that_is_not_allowed_is_named() {
    let (_, dealer) = begun();
    let twice = [Action::Polish, Action::Polish];
    let refused = dealer.take_turn(first(&dealer), dealer.number(), &twice, &asking());
    let Err(Refused::Choice { nth, action, .. }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(
        (nth, action.as_str()),
        (1, "polish"),
        "nothing is there to polish"
    );
}

#[test]
fn more_choices_than_a_turn_can_have_are_not_looked_at() {
    let (_, dealer) = begun();
    let many = [Action::Done; 41];
    let refused = dealer.take_turn(first(&dealer), dealer.number(), &many, &asking());
    let (choices, most) = (41, 40);
    assert_eq!(refused.err(), Some(Refused::TooLong { choices, most }));
}

#[test]
fn a_log_with_another_board_is_refused() {
    let (log, _) = begun();
    assert!(replayed(&log).is_ok());
    for place in 1..log.len() {
        let mut altered = log.clone();
        altered[place].digest = log[place - 1].digest;
        assert!(matches!(
            replayed(&altered),
            Err(LogTrouble::OtherBoard { .. })
        ));
    }
}

#[test]
fn a_log_in_which_something_else_was_turned_up_is_refused() {
    let (mut log, _) = begun();
    let Deed::Reveal(stone) = &mut log[0].deed else {
        panic!("the market is filled first");
    };
    stone.0 = stone.0 % 3 + 1;
    assert!(matches!(replayed(&log), Err(LogTrouble::OtherReveal(_))));
}

#[test]
fn a_log_without_one_of_its_entries_is_refused() {
    let (log, _) = begun();
    for place in 0..log.len() - 1 {
        let mut gap = log.clone();
        gap.remove(place);
        assert!(replayed(&gap).is_err(), "entry {place} is missing");
    }
}

#[test]
fn nothing_is_taken_back_to_a_board_that_was_not_there() {
    let (mut log, dealer) = begun();
    let to = dealer.number().next();
    let deed = Deed::TakenBack(to);
    let digest = dealer.digest();
    log.push(Row { deed, digest });
    assert_eq!(replayed(&log).err(), Some(LogTrouble::NoSuchBoard(to)));
}

#[test]
fn the_number_of_the_board_grows_behind_a_take_back_and_an_older_branch_can_be_gone_back_to() {
    let (mut log, later) = begun();
    let (shown, begin) = Dealer::deal(Quarry::new(2), &Seed::new("stones")).settle(&asking());
    let start = begin.number();
    assert_eq!(start, BoardNumber::new(shown.len() as u32));
    let back = |to, digest| Row {
        deed: Deed::TakenBack(to),
        digest,
    };
    log.push(back(start, begin.digest()));
    let dealer = replayed(&log).expect("it was there");
    assert_eq!(dealer.digest(), begin.digest());
    assert_eq!(dealer.number(), later.number().next());
    // The board that was left can be gone back to as well, by its own number.
    log.push(back(later.number(), later.digest()));
    let dealer = replayed(&log).expect("it was there too");
    assert_eq!(dealer.digest(), later.digest());
    assert_eq!(dealer.number(), later.number().next().next());
}

#[test]
fn an_order_answers_its_question_when_it_is_given_while_that_is_open() {
    let (_, dealer) = begun();
    let mut orders = asking();
    let settled = |orders: &[Orders]| dealer.settle(orders).0.len();
    assert_eq!(settled(&orders), 0, "nobody has given an order");
    for of_seat in &mut orders {
        of_seat.set("polish-last", Order::Always);
    }
    assert_eq!(settled(&orders), 0, "another question is open");
}

#[test]
fn another_stock_shows_in_what_is_turned_up_and_in_nothing_else() {
    let (_, dealer) = begun();
    let answer = |dealer: &Dealer<Quarry>| {
        let taken = [
            Action::Take(Stone(1)),
            Action::Take(Stone(2)),
            Action::Take(Stone(3)),
        ];
        let is_there = |action: &&Action| {
            let turn = [**action, Action::Done];
            let seat = first(dealer);
            dealer
                .take_turn(seat, dealer.number(), &turn, &asking())
                .is_ok()
        };
        let take = *taken.iter().find(is_there).expect("some stone lies there");
        let turn = [take, Action::Done];
        let taken = dealer.take_turn(first(dealer), dealer.number(), &turn, &asking());
        taken.expect("it was tried").0
    };
    let own = answer(&dealer);
    let mut differs = false;
    for luck in 0..40 {
        let other = dealer.redeal(&mut Rng::new(luck));
        assert_eq!(
            (other.digest(), other.number()),
            (dealer.digest(), dealer.number())
        );
        let told = answer(&other);
        assert_eq!(told[0], own[0], "the turn itself");
        differs |= told != own;
    }
    assert!(differs, "forty stocks turn up the same");
}

#[test]
fn what_lies_face_down_is_not_written_into_logs() {
    let (_, dealer) = begun();
    let text = format!("{dealer:?}");
    assert!(text.contains("number") && !text.contains("stock"), "{text}");
}
