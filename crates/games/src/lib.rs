//! The catalogue: every game behind one door, for whoever does not care which.
//!
//! Actions and reveals pass through this door as notation, boards as JSON. Who draws a board asks
//! for its typed [`table::Play`] by [`AnyPlay::of`].
//!
//! ```
//! use games::{AnyGame, AnyPlay};
//! use table::Seed;
//!
//! let game = AnyGame::new("spinning-jenny", 2, &[], &[])?;
//! let mut play = game.deal(Seed::new("tea"));
//! let first = play.legal()[0].clone();
//! play.act(&first)?;
//! let record = play.record().expect("it began with its set-up").to_string();
//! assert_eq!(AnyPlay::replay(&record, &[])?.digest(), play.digest());
//! # Ok::<(), games::Error>(())
//! ```

#![forbid(unsafe_code)]

mod catalogue;
mod challenge;
#[cfg(feature = "dealer")]
mod dealer;
mod error;
mod loaded;
mod play;
#[cfg(feature = "json")]
mod position;
mod rules;
#[cfg(feature = "json")]
mod turns;

pub use catalogue::{CATALOGUE, info};
pub use challenge::{Challenge, Day};
#[cfg(feature = "dealer")]
pub use dealer::{AnyAnswer, AnyDealer, AnyRow};
pub use error::Error;
pub use loaded::Loaded;
pub use play::{AnyEntry, AnyEvent, AnyPlay, AnySmallQuestion, AnyTable};
pub use rules::{
    AnyGame, Clerk, MOST_DATA_BYTES, Reader, Rules, RulesOf, faults, has_clerk, has_reader,
    install, install_clerk, install_reader, released,
};
#[cfg(feature = "all")]
pub use rules::{NotationHelp, notations, samples};
