//! A referee written from the rule books alone, played against the engine.
//!
//! It shares no code with the engine and knows it only as words and as what lies on the table
//! (driver.rs). Both play the same game by random choices; who is asked, the set of choices, the table
//! after every step, the scores, and the verdict on every line one could think of have to be equal.

mod administration;
mod agenda;
mod dealer;
mod driver;
mod events;
mod examples_of_actions;
mod examples_of_markers;
mod examples_of_production;
mod examples_of_rounds;
mod industry;
mod kit;
mod lines;
mod manners;
mod market;
mod numbers;
mod preparation;
mod referee;
mod room;
mod round;
mod selfplay;
mod shipment;
mod special;
mod table;
mod trade;
mod words;

mod engine;

/// Games at scale 1.
const GAMES: u64 = 168;

#[test]
fn referee_and_engine_agree() {
    let mut tally = driver::Tally::default();
    let mut differences = Vec::new();
    for game in 0..GAMES * selfplay::scale() {
        let setting = selfplay::setting(game);
        let mut engine = engine::Millwright::new(setting, game);
        let mut dice = dealer::Dice::new(game + 1);
        if let Err(difference) = driver::play(&mut engine, setting, &mut dice, &mut tally) {
            differences.push(format!("----- game {game}: {difference}"));
        }
    }
    println!("{tally}");
    let told = differences.len().min(5);
    assert!(
        differences.is_empty(),
        "{} differences\n{}",
        differences.len(),
        differences[..told].join("\n")
    );
}
