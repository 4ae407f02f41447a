//! What belongs to a game and comes with it: compiled in, or loaded when its table opens.

use std::sync::{PoisonError, RwLock};

/// The parts of games that were loaded so far.
///
/// A program that holds all games has them in its catalogue and needs none of this; a page loads a
/// game when it is first wanted, and keeps it.
pub struct Loaded<T: ?Sized + 'static>(RwLock<Vec<(&'static str, &'static T)>>);

impl<T: ?Sized> Loaded<T> {
    /// Nothing is loaded yet.
    pub const fn none() -> Loaded<T> {
        Loaded(RwLock::new(Vec::new()))
    }

    /// Keeps the part of a game, unless it is there already.
    pub fn add(&self, game: &'static str, part: &'static T) {
        let mut parts = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if parts.iter().all(|(other, _)| *other != game) {
            parts.push((game, part));
        }
    }

    /// The part of a game, if it is loaded.
    pub fn of(&self, game: &str) -> Option<&'static T> {
        let parts = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let found = parts.iter().find(|(other, _)| *other == game);
        found.map(|(_, part)| *part)
    }
}
