//! What the page knows besides the game: turns, orders, accounts, ledgers, reviews.

mod account;
mod card_account;
mod card_numbers;
mod card_sheets;
mod guided;
mod held;
mod kit;
mod ledger;
mod orders;
mod review;
mod round_account;
mod saved;
mod seating;
mod solo;
mod strength;
mod turn;
mod turn_ledger;
mod views;
mod water_account;
mod water_orders;
