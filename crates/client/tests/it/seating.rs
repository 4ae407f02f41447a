//! Who sits where when a record comes from elsewhere.

use crate::kit::{STORED, against_chance, bot, choose, stored, two_people};
use client::{Player, seating, usual_bot};
use games::AnyPlay;
use table::Seat;

#[test]
fn a_shared_record_brings_its_bots_and_people_along() {
    let mut session = against_chance();
    choose(&mut session, &["place workers 2"]);
    session.confirm().expect("the rest may be left out");
    let record = session
        .record_with_seats()
        .expect("it began at its beginning");
    let play = AnyPlay::replay(&record, &[]).expect("it was just written");
    assert_eq!(play.digest(), session.play().digest());
    assert_eq!(seating(&record, &play), session.players());
}

#[test]
fn a_game_among_people_stays_one() {
    let session = two_people();
    let record = session
        .record_with_seats()
        .expect("it began at its beginning");
    let play = AnyPlay::replay(&record, &[]).expect("it was just written");
    assert_eq!(seating(&record, &play), [Player::Person, Player::Person]);
}

#[test]
fn a_record_that_names_nobody_has_a_person_where_it_goes_on_and_the_usual_bots() {
    for ((_, text), (name, whole)) in STORED.into_iter().zip(stored()) {
        let moment = (whole.entries().len() / 2..).find(|n| whole.at(*n).asked().is_some());
        let play = whole.at(moment.expect("somebody is asked again"));
        let asked = play.asked().expect("somebody is asked");
        let players = seating(text, &play);
        for seat in Seat::all(play.setup().players) {
            let due = match seat == asked {
                true => Player::Person,
                false => Player::Bot(usual_bot(play.setup().game, seat.index())),
            };
            assert_eq!(players[seat.index()], due, "{name}, {seat}");
        }
    }
}

#[test]
fn who_sits_where_is_said_once_however_often_a_record_is_shared() {
    let mut session = against_chance();
    for _ in 0..3 {
        let record = session
            .record_with_seats()
            .expect("it began at its beginning");
        let seats = record.lines().filter(|line| line.starts_with("# seat "));
        assert_eq!(seats.count(), 2);
        let play = AnyPlay::replay(&record, &[]).expect("it was just written");
        session = crate::kit::session(
            play,
            vec![bot("random"), Player::Person],
            crate::kit::asking(),
        );
    }
}

#[test]
fn a_comment_that_names_no_bot_is_left_to_a_person() {
    let session = two_people();
    let record = session
        .record_with_seats()
        .expect("it began at its beginning");
    let record = record.replace("# seat 2: person", "# seat 2: nobody@all");
    let play = AnyPlay::replay(&record, &[]).expect("comments change nothing");
    assert_eq!(seating(&record, &play), [Player::Person, Player::Person]);
}
