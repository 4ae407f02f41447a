//! A turn is tentative until it is confirmed.

use crate::kit::{against_chance, choose, stored, two_people};
use client::{Player, Standing, Unfinished};
use games::{AnyEntry, AnyPlay};
use quarry::Quarry;
use table::{Orders, Play, Seat, Seed};

#[test]
fn a_tentative_choice_is_shown_and_not_confirmed() {
    let mut session = two_people();
    let before = session.confirmed_play().digest();
    choose(&mut session, &["place distribution 4"]);
    assert_eq!(session.tentative_turn(), ["place distribution 4"]);
    assert_eq!(session.confirmed_play().digest(), before);
    assert_ne!(session.play().digest(), before);
    assert_eq!(
        session.standing(),
        Standing::Person {
            seat: Seat::new(0),
            tentative: 1,
            complete: false
        }
    );
}

#[test]
fn a_refused_choice_leaves_everything_as_it_was() {
    let mut session = two_people();
    let before = session.play().digest();
    assert!(session.choose("place distribution 5").is_err());
    assert!(session.choose("no such thing").is_err());
    assert_eq!(session.play().digest(), before);
    assert!(session.tentative_turn().is_empty());
}

#[test]
fn undo_and_redo_go_through_the_turn_and_no_further() {
    let mut session = two_people();
    let opened = session.play().digest();
    choose(&mut session, &["place distribution 4", "distribute food 2"]);
    let after = session.play().digest();
    assert!(session.undo());
    assert_eq!(session.tentative_turn(), ["place distribution 4"]);
    assert!(session.undo());
    assert_eq!(session.play().digest(), opened);
    assert!(!session.undo(), "nothing tentative is left");
    assert!(session.redo() && session.redo());
    assert_eq!(session.play().digest(), after);
    assert!(!session.redo(), "nothing taken back is left");
}

#[test]
fn going_back_to_a_line_keeps_the_lines_before_it() {
    let mut session = two_people();
    choose(
        &mut session,
        &[
            "place distribution 4",
            "distribute food 1",
            "distribute cutlery 2",
        ],
    );
    session.undo_to(2);
    assert_eq!(
        session.tentative_turn(),
        ["place distribution 4", "distribute food 1"]
    );
}

#[test]
fn confirming_leaves_out_what_may_be_left_out() {
    let mut session = two_people();
    choose(&mut session, &["place workers 2"]);
    assert_eq!(session.confirm(), Ok(()));
    assert!(session.tentative_turn().is_empty());
    assert_eq!(session.play().asked(), Some(Seat::new(1)));
    assert_eq!(session.confirmed(), session.play().entries().len());
}

#[test]
fn what_has_to_be_chosen_is_chosen_before_confirming() {
    let mut session = two_people();
    let before = session.play().digest();
    assert_eq!(session.confirm(), Err(Unfinished::Choose));
    choose(&mut session, &["place factory 2", "build clothes 1"]);
    assert_eq!(session.confirm(), Err(Unfinished::Choose), "a price is due");
    assert_eq!(
        session.tentative_turn(),
        ["place factory 2", "build clothes 1"]
    );
    session.undo_to(0);
    assert_eq!(session.play().digest(), before);
}

#[test]
fn a_finished_turn_waits_for_its_confirmation() {
    let mut session = two_people();
    choose(&mut session, &["place workers 2", "done", "done"]);
    let standing = session.standing();
    assert!(
        matches!(standing, Standing::Person { seat, complete: true, .. } if seat == Seat::new(0))
    );
    assert!(
        session.choose("place workers 2").is_err(),
        "the other player's turn begins with the confirmation"
    );
    assert_eq!(session.confirm(), Ok(()));
    assert_eq!(session.play().asked(), Some(Seat::new(1)));
}

#[test]
fn a_bot_carries_out_its_whole_turn_or_nothing() {
    let mut session = against_chance();
    choose(&mut session, &["place workers 2"]);
    session.confirm().expect("nothing else has to be chosen");
    let before = session.play().digest();
    assert!(matches!(session.standing(), Standing::Bot { seat, .. } if seat == Seat::new(1)));
    assert_eq!(session.confirm(), Err(Unfinished::NotYours));
    let broken = ["place workers 2".to_owned(), "place workers 4".to_owned()];
    assert!(session.bot_turn(&broken).is_err());
    assert_eq!(session.play().digest(), before);
    let whole = ["place workers 2", "done", "done"].map(str::to_owned);
    session.bot_turn(&whole).expect("it is legal");
    assert_eq!(session.confirmed(), session.play().entries().len());
}

#[test]
fn taking_back_goes_over_the_bots_moves_to_the_persons_turn() {
    let mut session = against_chance();
    let opened = session.play().digest();
    choose(&mut session, &["place distribution 4", "distribute food 2"]);
    session.confirm().expect("the rest may be left out");
    let whole = ["place workers 2", "done", "done"].map(str::to_owned);
    session.bot_turn(&whole).expect("it is legal");
    assert!(session.take_back());
    assert_eq!(session.play().digest(), opened);
    assert!(session.tentative_turn().is_empty());
    assert_eq!(session.seen(Seat::new(0)), session.confirmed());
    assert!(!session.take_back(), "nobody chose anything before");
}

#[test]
fn the_record_says_that_a_turn_was_taken_back() {
    let mut session = two_people();
    choose(&mut session, &["place workers 2"]);
    session.confirm().expect("the rest may be left out");
    assert!(session.take_back());
    choose(&mut session, &["place workers 4"]);
    session.confirm().expect("the rest may be left out");
    let record = session.play().record().expect("it began with its set-up");
    let record = record.to_string();
    assert!(record.contains("# taken back"), "{record}");
    assert!(!record.contains("1: place workers 2"), "{record}");
}

#[test]
fn a_game_that_is_over_waits_for_nobody() {
    for (name, play) in stored() {
        let players = usize::from(play.setup().players);
        let mut session = crate::kit::session(
            play,
            vec![client::Player::Person; players],
            crate::kit::asking(),
        );
        assert_eq!(session.standing(), Standing::Over, "{name}");
        assert!(session.is_over());
        assert!(session.choose("done").is_err());
        assert_eq!(session.confirm(), Err(Unfinished::NotYours));
    }
}

#[test]
fn nothing_is_turned_up_before_the_turn_is_confirmed() {
    let play = AnyPlay::new(Play::deal(Quarry::new(2), Seed::new("client")));
    let lies_open = |play: &AnyPlay| {
        let entries = play.entries();
        entries
            .filter(|entry| matches!(entry, AnyEntry::Reveal(_)))
            .count()
    };
    let market = lies_open(&play);
    let mut session = crate::kit::session(play, vec![Player::Person; 2], Orders::default());
    let first = session.play().legal().swap_remove(0);
    assert!(first.starts_with("take "), "{first}");
    choose(&mut session, &[&first, "done"]);
    assert_eq!(
        lies_open(session.play()),
        market,
        "the turn may still be taken back"
    );
    assert!(matches!(
        session.standing(),
        Standing::Person { complete: true, .. }
    ));
    assert!(session.undo() && session.redo());
    assert_eq!(lies_open(session.play()), market);
    assert_eq!(session.confirm(), Ok(()));
    assert_eq!(lies_open(session.play()), market + 1);
    assert_eq!(session.play().asked(), Some(Seat::new(1)));
}
