//! The Card Game's rules, by position and by law; the referee is a second reading of them.

mod data;
mod forecast;
mod kit;
mod laws;
mod notation;
mod puzzle;
mod records;
mod referee;
mod rules;
mod series;
mod told;
