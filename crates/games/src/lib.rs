//! The catalogue: every game behind one door, for whoever does not care which.
//!
//! Actions and reveals pass through this door as notation, boards as JSON.

#![forbid(unsafe_code)]

mod catalogue;
mod error;
mod forecast;
mod play;
mod position;

pub use catalogue::{AnyGame, CATALOGUE, GameInfo, OptionInfo, info};
pub use error::Error;
pub use play::{AnyEntry, AnyPlay, SmallQuestion};
