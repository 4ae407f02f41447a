//! A referee written from the rule book alone, played against the engine.
//!
//! It shares no code with the engine and knows it only as words and as what lies on the table
//! (engine.rs). Both play the same game by random choices; who is asked, the set of choices, the table
//! after every step, the scores, and the verdict on every line one could think of have to be equal.
//! `MILLWRIGHT_SCALE` multiplies the number of games.

mod costs;
mod development;
mod dice;
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
mod referee;
mod same_numbers;
mod selfplay;
mod setup;
mod stores;
mod tally;
mod turn;
mod view;
mod words;
