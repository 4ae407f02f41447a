//! Which level is an even match.

use client::{Match, Player, Session, even_match, with_match};
use games::AnyPlay;

const LEVELS: &str = include_str!("../../../bots/tests/records/spinning-jenny-levels.record");

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
fn list(game: &str, players: u8, results: &[(&str, u8)]) -> String {
    let lines = results
        .iter()
        .enumerate()
        .map(|(n, (bot, halves))| format!("game-{n}\t{game}\t{players}\t{bot}={halves}"));
    lines.collect::<Vec<_>>().join("\n")
}

fn even_in(game: &str, players: u8, results: &[(&str, u8)]) -> Option<String> {
    let found = even_match(&list(game, players, results), game, players, &levels())?;
    assert_eq!(found.games, results.len().min(20));
    Some(found.level)
}

fn even(results: &[(&str, u8)]) -> Option<String> {
    even_in("spinning-jenny", 4, results)
}

#[test]
fn nothing_is_said_before_the_third_game() {
    assert_eq!(even(&[("greedy", 2); 2]), None);
    assert!(even(&[("greedy", 2); 3]).is_some());
    assert_eq!(
        even_match(
            &list("spinning-jenny", 4, &[("greedy", 2); 9]),
            "other",
            4,
            &levels()
        ),
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

/// With four at the card game an apprentice is not far below a journeyman; with two it is, and in
/// Spinning Jenny.
#[test]
fn how_far_levels_stand_apart_is_its_own_in_each_game_and_with_each_number_of_players() {
    let seldom = [0, 2, 0, 2, 0]
        .map(|halves| ("journeyman", halves))
        .repeat(3);
    let even = |game, players| even_in(game, players, &seldom).expect("there are enough games");
    assert_eq!(even("card-game", 4), "apprentice");
    assert_eq!(even("card-game", 2), "journeyman");
    assert_eq!(even("spinning-jenny", 4), "journeyman");
}

#[test]
fn games_with_another_number_of_players_do_not_count() {
    let won = list("spinning-jenny", 4, &[("journeyman", 2); 6]);
    assert_eq!(even_match(&won, "spinning-jenny", 3, &levels()), None);
}

/// Nothing was measured of this game, and a level with a budget in none.
#[test]
fn what_was_not_measured_stands_below_the_next_one() {
    let mixed = [("foreman", 2), ("foreman", 0)].repeat(4);
    assert_eq!(even_in("quarry", 3, &mixed).as_deref(), Some("foreman"));
    let levels = ["greedy@300n", "greedy@3000n", "greedy"].map(str::to_owned);
    let seldom = [("greedy", 0), ("greedy", 0), ("greedy", 1)].repeat(2);
    let list = list("card-game", 3, &seldom);
    let found = even_match(&list, "card-game", 3, &levels);
    assert_eq!(
        found.map(|found| found.level).as_deref(),
        Some("greedy@3000n")
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

#[test]
fn the_level_of_a_bot_is_called_as_it_is_chosen() {
    let word =
        |game, players, bot: &str| client::level_word(game, players, &bot.parse().expect("a bot"));
    assert_eq!(word("spinning-jenny", 4, "foreman"), "foreman");
    assert_eq!(word("spinning-jenny", 4, "greedy@300n"), "quick");
    assert_eq!(word("card-game", 2, "greedy"), "strong");
    assert_eq!(word("oranienburger-kanal", 2, "greedy"), "quick");
    assert_eq!(word("oranienburger-kanal", 2, "planner"), "strong");
    assert_eq!(word("water-frame", 3, "random"), "random");
    // One that cannot be chosen keeps its own name.
    assert_eq!(word("spinning-jenny", 4, "greedy@50n"), "greedy");
}

/// Every level that can be chosen has a word at the table, in both languages.
#[test]
fn every_level_is_told() {
    for info in games::CATALOGUE {
        for players in info.players.clone() {
            for (written, _) in client::bot_levels(info.id, players.into()) {
                let bot = written.parse().expect("a level is written as a bot");
                let word = client::level_word(info.id, players.into(), &bot);
                for lang in [texts::Lang::En, texts::Lang::De] {
                    let texts = texts::Texts::new(lang);
                    assert!(texts.has(&format!("page-level-{word}")), "{word}");
                }
            }
        }
    }
}
