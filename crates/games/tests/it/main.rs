//! The catalogue: challenges, and who names a game.

mod challenge;
mod dealer;
mod names;
