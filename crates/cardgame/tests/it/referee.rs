//! A referee written from the rule book alone, played against the engine.
//!
//! It shares no code with the engine and knows it only as words and as what lies on the table
//! (engine.rs). Both play the same game by random choices; who is asked, the set of choices, the table
//! after every step, the scores, and the verdict on every line one could think of have to be equal.
//! `MILLWRIGHT_SCALE` multiplies the number of games.

mod costs;
mod development;
mod dice;
mod driver;
mod engine;
mod examples;
mod exchange;
mod expert;
mod factories;
mod improve;
mod lines;
mod manners;
mod numbers;
mod pieces;
mod preparation;
mod production;
#[expect(clippy::module_inception, reason = "the referee among what it needs")]
mod referee;
mod same_numbers;
mod selfplay;
mod sentences;
mod setup;
mod stores;
mod tally;
mod turn;
mod view;
mod words;

/// Games at scale 1.
const GAMES: u64 = 500;
/// Differences that are told.
const TOLD: usize = 3;

#[test]
fn referee_and_engine_agree() {
    let mut tally = tally::Tally::default();
    let mut differences = Vec::new();
    for game in 0..GAMES * selfplay::scale() {
        let setting = selfplay::setting(game);
        if let Err(difference) = driver::play(game, setting, &mut tally) {
            differences.push(format!("----- game {game}: {difference}"));
        }
    }
    println!("{tally}");
    let told = differences.len().min(TOLD);
    assert!(
        differences.is_empty(),
        "{} differences\n{}",
        differences.len(),
        differences[..told].join("\n")
    );
    let missing = tally.missing();
    assert!(missing.is_empty(), "never came up: {missing:?}");
}
