//! Stored games of the card game in which everything happens that it has: each expert variant is played with, each
//! card is used, each question is asked, and somebody goes bankrupt. What shows a game to people is tested
//! with them.
//!
//! `MILLWRIGHT_BLESS=1` plays and writes them anew; a change of the rules that needs it raises the
//! rules revision.

mod curious;
mod met;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Once;

use cardgame::{CardGame, Options};
use table::{Game, Play, Record, Turn};

use crate::curious::Wanted;
use crate::met::{met, wanted};

/// The stored games: file, set-up, names, and who plays by chance until he is bankrupt.
fn stored_games() -> [(&'static str, Wanted); 4] {
    let expert = |players| CardGame::new(players, Options::EXPERT);
    let basic = CardGame::new(3, Options::default());
    let competes = Options {
        neutral_competes: true,
        chosen_factories: true,
        ..Options::default()
    };
    [
        (
            "card-game-expert-four",
            (expert(4), &["Ada", "Ben", "Cleo", "Dan"], None),
        ),
        (
            "card-game-expert-three",
            (expert(3), &["Ada", "Ben", "Cleo"], None),
        ),
        (
            "card-game-two",
            (CardGame::new(2, competes), &["Ada", "Ben"], None),
        ),
        (
            "card-game-bankrupt",
            (basic, &["Ada", "Ben", "Cleo"], Some(1)),
        ),
    ]
}

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    folder.join(format!("{name}.record"))
}

/// The text of a stored game; the first reader of a blessing run writes them all.
fn stored(name: &str) -> String {
    static WRITTEN: Once = Once::new();
    WRITTEN.call_once(|| {
        if std::env::var_os("MILLWRIGHT_BLESS").is_some() {
            let games = stored_games().map(|(_, wanted)| wanted);
            let records = curious::play_until_all_is_met(&games);
            for ((name, _), record) in stored_games().iter().zip(records) {
                std::fs::write(path(name), record.to_string()).expect("the folder can be written");
            }
        }
    });
    std::fs::read_to_string(path(name)).expect("the game is stored")
}

fn replayed(name: &str, game: CardGame) -> Play<CardGame> {
    let record: Record = stored(name).parse().expect("it is a record");
    match Play::replay(game, &record) {
        Ok(play) => play,
        Err(error) => panic!("{name}: {error}"),
    }
}

#[test]
fn stored_games_replay_to_their_end_and_print_as_they_are_stored() {
    for (name, (game, ..)) in stored_games() {
        let play = replayed(name, game);
        assert_eq!(play.turn(), Turn::Over, "{name}");
        let printed = play.record().expect("it began with its set-up").to_string();
        assert_eq!(printed, stored(name), "{name}");
    }
}

#[test]
fn together_they_have_every_option_and_meet_everything() {
    let mut all = BTreeSet::new();
    let mut chosen = BTreeSet::new();
    for (name, (game, ..)) in stored_games() {
        chosen.extend(game.setup().options);
        all.extend(met(&replayed(name, game)));
    }
    let missing: Vec<String> = wanted()
        .into_iter()
        .filter(|what| !all.contains(what))
        .collect();
    assert!(missing.is_empty(), "nobody met {missing:?}");
    for option in <CardGame as table::Told>::INFO.options {
        for value in option.values {
            let is_chosen = chosen.contains(&(option.name, *value));
            assert!(is_chosen, "{} is never {value}", option.name);
        }
    }
}
