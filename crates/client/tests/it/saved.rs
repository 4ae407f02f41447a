//! Saved games: what is damaged in an entry, what is found again, and turns under way.

use crate::kit::{against_chance, choose, dealt, stored, stored_canals, two_people};
use client::{Damage, Player, SavedGame, Session, Unsent, opened_before, origin_of};
use games::AnyPlay;
use serde_json::{Value, json};
use table::{Orders, Seat};

/// A game against a bot, one turn old, as the browser keeps it.
fn entry() -> (SavedGame, Value) {
    let mut session = against_chance();
    choose(&mut session, &["place workers 2"]);
    session.confirm().expect("the rest may be left out");
    let game = SavedGame::of(&session, "one", 17).expect("it has a record");
    let text = serde_json::to_value(&game).expect("it is plain data");
    (game, text)
}

#[test]
fn a_whole_entry_reads_as_it_was_written() {
    let (game, entry) = entry();
    assert_eq!(SavedGame::read("one", &entry.to_string()), game);
}

#[test]
fn a_finished_game_of_one_keeps_its_score_and_no_other_does() {
    for (name, play) in stored_canals() {
        let outcome = play.outcome().expect("it is over");
        let players = Seat::all(outcome.players).map(|_| Player::Person).collect();
        let orders = Seat::all(outcome.players)
            .map(|_| Orders::default())
            .collect();
        let session = Session::new(play, players, orders);
        let game = SavedGame::of(&session, "one", 17).expect("it has a record");
        let score = (outcome.players == 1).then(|| outcome.score(Seat::new(0)));
        assert_eq!(game.score, score, "{name}");
        let text = serde_json::to_string(&game).expect("it is plain data");
        assert_eq!(SavedGame::read("one", &text).score, score, "{name}");
    }
    let (under_way, _) = entry();
    assert_eq!(under_way.score, None);
}

#[test]
fn an_entry_with_one_damaged_field_is_opened_from_its_record() {
    let (game, whole) = entry();
    let digest = game.open().expect("it is whole").play().digest();
    let fields = [
        ("players", Damage::Seats),
        ("played_at", Damage::Time),
        ("game", Damage::Summary),
        ("caption", Damage::Summary),
        ("your_turn", Damage::Summary),
        ("over", Damage::Summary),
        ("entries", Damage::Summary),
    ];
    for (field, damage) in fields {
        let mut missing = whole.clone();
        missing.as_object_mut().expect("an object").remove(field);
        let mut other = whole.clone();
        other[field] = json!({ "what": "is this" });
        for entry in [missing, other] {
            let read = SavedGame::read("one", &entry.to_string());
            assert_eq!(read.damaged, [damage], "{field}");
            let session = read
                .open()
                .unwrap_or_else(|error| panic!("{field}: {error}"));
            assert_eq!(session.play().digest(), digest, "{field}");
            let summary = |game: &SavedGame| {
                let place = (game.game.clone(), game.caption.clone());
                (place, game.over, game.entries, game.record.clone())
            };
            assert_eq!(summary(&read), summary(&game), "{field}");
        }
    }
}

#[test]
fn a_damaged_seat_leaves_the_others_as_they_were() {
    let (game, whole) = entry();
    let mut entry = whole.clone();
    entry["players"][0]["orders"] = json!("whatever");
    let read = SavedGame::read("one", &entry.to_string());
    assert_eq!(read.damaged, [Damage::Orders]);
    assert_eq!(read.players[1], game.players[1]);
    for bot in [json!(3), json!("grandmaster")] {
        let mut entry = whole.clone();
        entry["players"][1]["bot"] = bot;
        let read = SavedGame::read("one", &entry.to_string());
        assert_eq!(read.damaged, [Damage::Seats]);
        assert_eq!(read.players[0], game.players[0]);
        assert_eq!(read.players[1].bot, None);
    }
    let mut entry = whole.clone();
    entry["players"] = json!([whole["players"][0]]);
    let read = SavedGame::read("one", &entry.to_string());
    assert_eq!(read.damaged, [Damage::Seats], "a seat is missing");
    assert_eq!(read.players.len(), 2);
}

#[test]
fn an_entry_without_a_record_is_listed_and_says_so() {
    let (_, mut entry) = entry();
    entry["record"] = json!("millwright record 1\ngame: whist\n");
    entry["caption"] = json!(7);
    for text in ["", "{", "null", "17", &entry.to_string()] {
        let read = SavedGame::read("one", text);
        assert_eq!(read.id, "one");
        assert!(read.damaged.contains(&Damage::Record), "{text}");
        assert!(read.open().is_err(), "{text}");
    }
}

#[test]
fn an_entry_of_an_older_page_is_whole() {
    let (game, mut entry) = entry();
    entry.as_object_mut().expect("an object").remove("origin");
    entry["players"][0]
        .as_object_mut()
        .expect("an object")
        .remove("orders");
    let read = SavedGame::read("one", &entry.to_string());
    assert_eq!(read.damaged, []);
    assert_eq!(read.record, game.record);
}

/// A game that was opened from a record, after a turn.
fn opened(id: &str, played_at: i64) -> SavedGame {
    let mut session = two_people();
    let origin = origin_of(session.play());
    choose(&mut session, &["place workers 2"]);
    session.confirm().expect("the rest may be left out");
    let game = SavedGame::of(&session, id, played_at).expect("it has a record");
    SavedGame { origin, ..game }
}

#[test]
fn a_record_that_was_opened_before_finds_its_game() {
    let (_, other) = stored().swap_remove(0);
    let games = [opened("old", 1), opened("new", 2)];
    let found = |play: &AnyPlay| opened_before(&games, play).map(|game| game.id.as_str());
    assert_eq!(found(&dealt()), Some("new"), "the one that was played last");
    assert_eq!(found(&other), None);
    let now = games[0].open().expect("it is whole");
    assert_eq!(found(now.play()), Some("new"), "what it has become");
}

fn resumed(unsent: &Unsent, session: &mut Session) -> (bool, Vec<String>) {
    let all = unsent.resume(session);
    (all, session.tentative_turn())
}

#[test]
fn a_turn_under_way_comes_back() {
    let mut session = two_people();
    assert_eq!(Unsent::of(&session), None);
    choose(&mut session, &["place distribution 4", "distribute food 2"]);
    let unsent = Unsent::of(&session).expect("something is tentative");
    let steps = session.tentative_turn();
    let mut again = two_people();
    assert_eq!(resumed(&unsent, &mut again), (true, steps));
    assert_eq!(again.play().digest(), session.play().digest());
    assert_eq!(unsent.to_string().parse(), Ok(unsent));
}

#[test]
fn steps_that_no_longer_fit_are_dropped() {
    let mut session = two_people();
    choose(&mut session, &["place distribution 4", "distribute food 2"]);
    let unsent = Unsent::of(&session).expect("something is tentative");
    let mut ahead = two_people();
    choose(&mut ahead, &["place workers 2"]);
    ahead.confirm().expect("the rest may be left out");
    assert_eq!(resumed(&unsent, &mut ahead), (false, Vec::new()));
    let broken = unsent.to_string().replace("food", "fog");
    let broken: Unsent = broken.parse().expect("it has the same form");
    let mut again = two_people();
    let first = vec!["place distribution 4".to_owned()];
    assert_eq!(resumed(&broken, &mut again), (false, first));
}
