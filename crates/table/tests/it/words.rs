//! The small pieces: notation word by word, seats, offers.

use table::{Due, NotationError, Offers, Seat, Seats, SoleOffer, Words, laws};

use quarry::{Action, Stone};

fn action(line: &str) -> Result<Action, NotationError> {
    line.parse()
}

#[test]
fn a_line_of_notation_is_a_verb_and_its_words() {
    assert_eq!(action("take 2"), Ok(Action::Take(Stone(2))));
    assert_eq!(action(" done "), Ok(Action::Done));
    assert_eq!(action(""), Err(NotationError::Empty));
    assert_eq!(action("fly"), Err(NotationError::Verb("fly".into())));
    assert_eq!(
        action("take").expect_err("no number").to_string(),
        "'take' wants a number after it"
    );
    assert_eq!(action("take 2 3"), Err(NotationError::Surplus("3".into())));
}

#[test]
fn a_number_is_written_in_one_way_only() {
    for bad in ["0", "4", "02", "+2", "-1", "two", "300"] {
        assert_eq!(
            action(&format!("take {bad}")),
            Err(NotationError::Number(bad.into(), 1, 3))
        );
    }
    let (_, mut words) = Words::of("count 0").expect("a line");
    assert_eq!(words.number(0, 9), Ok(0));
}

#[test]
fn a_word_is_one_of_those_that_may_stand_there() {
    let (verb, mut words) = Words::of("paint red now 3").expect("a line");
    let colour = |word: &str| (word == "red").then_some(1);
    let due = Due::new("due-colour", "a colour");
    assert_eq!(verb, "paint");
    assert_eq!(words.peek(), Some("red"));
    assert_eq!(words.one_of(due, colour), Ok(1));
    assert_eq!(
        words.one_of(due, colour),
        Err(NotationError::Word("now".into(), due))
    );
    assert_eq!(words.seat(), Ok(Seat::new(2)));
    assert_eq!(words.end(()), Ok(()));
}

#[test]
fn every_form_of_the_notation_has_an_example() {
    assert_eq!(laws::every_form_has_an_example::<Action>(), Ok(()));
    assert_eq!(laws::every_form_has_an_example::<Stone>(), Ok(()));
}

#[test]
fn a_seat_is_written_in_one_way_only() {
    assert_eq!("4".parse(), Ok(Seat::new(3)));
    for bad in ["", "0", "5", "01", "+1", "1 ", "x"] {
        assert!(bad.parse::<Seat>().is_err(), "{bad}");
    }
}

#[test]
fn seats_go_round_clockwise() {
    let seats: Vec<u8> = Seat::new(2).round(3).map(Seat::number).collect();
    assert_eq!(seats, [3, 1, 2]);
    let mut set: Seats = [Seat::new(3), Seat::new(0)].into_iter().collect();
    assert!(set.iter().eq([Seat::new(0), Seat::new(3)]));
    set.remove(Seat::new(0));
    assert_eq!((set.len(), set.contains(Seat::new(0))), (1, false));
}

#[test]
fn a_sole_offer_is_known_after_two() {
    let mut offers = SoleOffer::new();
    assert_eq!(offers.sole(), None);
    offers.offer(7);
    assert_eq!((offers.sole(), offers.enough()), (Some(7), false));
    offers.offer(8);
    assert_eq!((offers.sole(), offers.enough()), (None, true));
}
