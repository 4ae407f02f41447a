//! The real binary, as a person or another program calls it.

mod board;
mod board_json;
mod calls;
mod canal;
mod card_game;
mod challenge;
mod data_folders;
mod decks;
mod engine;
mod engine_authors;
mod errors;
mod files;
mod hostile;
mod kit;
mod ladder;
mod page;
mod paths;
mod play;
mod programs;
mod records;
mod sale;
mod save;
mod serve;
mod sim;
mod train;
mod water_frame;
