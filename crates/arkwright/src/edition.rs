//! The two versions of the game in one box: Spinning Jenny, and Water Frame with all that it adds.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A version of the game: what its board has more than the other's, and where its rules differ.
///
/// What is not changed here is the rule of both. A version is a type, so that what it lacks costs it
/// nothing, neither time nor bytes of its boards.
pub trait Edition: Copy + Clone + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// What lies on the table in this version only.
    type Parts: Copy
        + Clone
        + Debug
        + Default
        + PartialEq
        + Eq
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;

    /// The last decade of the game.
    const LAST_DECADE: u8;
}

/// Spinning Jenny, the shorter version; it ends with 1790 (3.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpinningJenny;

impl Edition for SpinningJenny {
    type Parts = ();

    const LAST_DECADE: u8 = 3;
}
