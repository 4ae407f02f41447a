//! The page in a real browser, as people use it.
//!
//! The gate runs the quick scenarios; the feature `full` adds the others.

#![cfg_attr(
    not(feature = "full"),
    allow(
        dead_code,
        unused_imports,
        reason = "some helpers serve the other scenarios"
    )
)]

mod account;
mod bar;
mod broken;
mod builds;
mod canal;
mod card_game;
mod card_game_learn;
mod decks;
mod guide;
mod help;
mod hostile;
mod keeping;
mod kit;
mod layout;
mod levels;
mod plain_files;
mod play;
mod pointing;
mod reach;
mod records;
mod sentences;
mod sizes;
mod solo;
mod tabs;
#[cfg(feature = "toy")]
mod toy;
mod turn;
mod water_frame;
mod water_frame_learn;
mod without_network;
