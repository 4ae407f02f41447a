//! Which level is an even match.

use client::{Match, Player, Session, even_match, with_match};
use games::AnyPlay;

const LEVELS: &str = include_str!("../../bots/tests/records/spinning-jenny-levels.record");

fn levels() -> Vec<String> {
    [
        "random",
        "greedy",
        "apprentice",
        "journeyman",
        "foreman",
        "master",
    ]
    .map(str::to_owned)
    .to_vec()
}

/// A list with these results against single bots, 2 for being ahead.
fn list(results: &[(&str, u8)]) -> String {
    let lines = results
        .iter()
        .enumerate()
        .map(|(n, (bot, halves))| format!("game-{n}\tspinning-jenny\t2\t{bot}={halves}"));
    lines.collect::<Vec<_>>().join("\n")
}

fn even(results: &[(&str, u8)]) -> Option<String> {
    let found = even_match(&list(results), "spinning-jenny", &levels())?;
    assert_eq!(found.games, results.len().min(20));
    Some(found.level)
}

#[test]
fn nothing_is_said_before_the_third_game() {
    assert_eq!(even(&[("greedy", 2); 2]), None);
    assert!(even(&[("greedy", 2); 3]).is_some());
    assert_eq!(
        even_match(&list(&[("greedy", 2); 9]), "other", &levels()),
        None
    );
    assert_eq!(even(&[("somebody", 2); 9]), None);
}

#[test]
fn half_of_the_games_is_an_even_match() {
    let mixed = [("journeyman", 2), ("journeyman", 0)].repeat(5);
    assert_eq!(even(&mixed).as_deref(), Some("journeyman"));
    assert_eq!(even(&[("journeyman", 1); 6]).as_deref(), Some("journeyman"));
}

#[test]
fn who_always_wins_is_sent_to_stronger_bots_and_who_always_loses_to_weaker_ones() {
    let place = |level: Option<String>| {
        let level = level.expect("there are enough games");
        levels().iter().position(|other| *other == level)
    };
    assert!(place(even(&[("apprentice", 2); 5])) > Some(2));
    assert!(place(even(&[("apprentice", 0); 5])) < Some(2));
    assert!(
        place(even(&[("master", 2); 8])) == Some(5),
        "there is none stronger"
    );
    assert!(
        place(even(&[("random", 0); 8])) == Some(0),
        "there is none weaker"
    );
}

#[test]
fn a_match_is_of_one_person_and_counts_once() {
    let play = AnyPlay::replay(LEVELS, &[]).expect("a stored record replays");
    let bot = |name: &str| Player::Bot(name.parse().expect("there is such a bot"));
    let seats = vec![
        Player::Person,
        bot("greedy"),
        bot("master"),
        bot("journeyman"),
    ];
    let session = Session::new(play.clone(), seats, Vec::new());
    let played = Match::of(&session, "one").expect("one person played to the end");
    let list = with_match("", &played);
    assert_eq!(with_match(&list, &played), list);
    let outcome = play.outcome().expect("it is over");
    let halves = |seat: u8| {
        let score = |seat: u8| outcome.score(table::Seat::new(seat));
        match score(0).cmp(&score(seat)) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        }
    };
    let [first, second, third] = [1, 2, 3].map(halves);
    let line =
        format!("one\tspinning-jenny\t4\tgreedy={first}\tmaster={second}\tjourneyman={third}");
    assert_eq!(list, line);
    let people = Session::new(play, vec![Player::Person; 4], Vec::new());
    assert_eq!(Match::of(&people, "two"), None);
}
