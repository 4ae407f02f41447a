//! A referee written from the rule book alone, played against the engine.

mod board;
mod deck;
mod driver;
mod effects;
mod engine;
mod game;
mod scoring;
mod supply;
mod turn;

use driver::{Dice, Manner, Tally};
use engine::Setting;
use game::Readings;

const DECK_A: &str = include_str!("../../data/deck-a.toml");
const DECK_B: &str = include_str!("../../data/deck-b.toml");

#[test]
fn referee_and_engine_agree() {
    let mut tally = Tally::default();
    let readings = Readings { additional_gains_at_once: true };
    let games = std::env::var("GAMES").map_or(40, |games| games.parse().unwrap());
    let mut failures = 0;
    for game in 0..games {
        let manner = [Manner::Plain, Manner::Builder, Manner::Builder, Manner::Buyer][game % 4];
        let is_campaign = game % 8 == 7;
        let deck = match std::env::var("DECK") {
            Ok(path) => std::fs::read_to_string(path).unwrap(),
            Err(_) => [DECK_A, DECK_B][game / 2 % 2].to_owned(),
        };
        let setting = Setting {
            players: if is_campaign { 1 } else { 1 + (game % 2) as u8 },
            is_blank: game % 3 == 1,
            is_campaign,
            deck,
            seed: format!("referee {game}"),
        };
        let mut dice = Dice::new(game as u64 + 1);
        if let Err(difference) = driver::play(&setting, manner, readings, &mut dice, &mut tally) {
            println!("----- game {game} {manner:?} {} players blank {} campaign {}: {difference}", setting.players, setting.is_blank, setting.is_campaign);
            failures += 1;
        }
    }
    println!("{tally:?}");
    assert_eq!(failures, 0, "differences");
}
