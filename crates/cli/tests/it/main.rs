//! The real binary, as a person or another program calls it.

mod board;
mod calls;
mod canal;
mod card_game;
mod challenge;
mod data_folders;
mod decks;
mod engine;
mod errors;
mod kit;
mod page;
mod play;
mod records;
mod sale;
mod save;
mod serve;
mod sim;
mod train;
mod water_frame;
