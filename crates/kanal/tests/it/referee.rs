//! A referee written from the rule book alone, played against the engine.
//!
//! It shares no code with the engine and knows it only as words and as what lies on the table
//! (engine.rs). Both play the same game by random choices; who is asked, the set of choices, the
//! table after every step, the points, and the verdict on every line one could think of have to be
//! equal. `MILLWRIGHT_SCALE` multiplies the number of games.

mod at_once;
mod board;
mod deck;
mod decks;
mod driver;
mod effects;
mod engine;
mod examples;
mod game;
mod scoring;
mod spaces;
mod steps;
mod supply;
mod turn;

use driver::{Dice, Manner, Tally};
use engine::Setting;

/// Games at scale 1.
const GAMES: u64 = 48;

/// How many times the games of the gate are played.
fn scale() -> u64 {
    std::env::var("MILLWRIGHT_SCALE")
        .ok()
        .and_then(|scale| scale.parse().ok())
        .unwrap_or(1)
}

/// The setting of a game and how it is played: every mix of players, boards, decks and manners.
fn setting(game: u64) -> (Setting, Manner) {
    let (deck, manner) = match game % 12 {
        0 => (decks::DECK_A.to_owned(), Manner::Plain),
        1 => (decks::DECK_A.to_owned(), Manner::Builder),
        2 => (decks::chain(game), Manner::Builder),
        3 => (decks::DECK_A.to_owned(), Manner::Buyer),
        4 | 5 => (decks::DECK_B.to_owned(), Manner::Builder),
        6 => (decks::DECK_B.to_owned(), Manner::Buyer),
        7 => (decks::mixed(game), Manner::Builder),
        8 => (decks::stress(game), Manner::Builder),
        9 => (decks::mixed(game), Manner::Buyer),
        10 => (decks::stress(game), Manner::Buyer),
        _ => (decks::crowd(game), Manner::Raiser),
    };
    let manner = if game % 48 == 13 {
        Manner::Idler
    } else {
        manner
    };
    let way = game / 12;
    let players = 1 + (way % 2) as u8;
    let setting = Setting {
        players,
        is_blank: way / 2 % 2 == 1,
        is_campaign: players == 1 && (way / 4).is_multiple_of(3),
        deck,
        seed: format!("referee {game}"),
    };
    (setting, manner)
}

#[test]
fn referee_and_engine_agree() {
    let mut tally = Tally::default();
    let mut differences = Vec::new();
    for game in 0..GAMES * scale() {
        let (setting, manner) = setting(game);
        let mut dice = Dice::new(game + 1);
        if let Err(difference) = driver::play(&setting, manner, &mut dice, &mut tally) {
            let Setting {
                players,
                is_blank,
                is_campaign,
                ..
            } = setting;
            differences.push(format!(
                "----- game {game}, {manner:?}, {players} players, blank {is_blank}, campaign {is_campaign}, {difference}"
            ));
        }
    }
    println!("{tally}");
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
