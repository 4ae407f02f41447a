//! A value that counts how often it may have been changed.

use std::ops::{Deref, DerefMut};

/// A value with a number that is another one whenever somebody could have changed it.
#[derive(Clone)]
pub(crate) struct Watched<T> {
    value: T,
    changes: u64,
}

impl<T> Watched<T> {
    pub(crate) fn new(value: T) -> Watched<T> {
        Watched { value, changes: 0 }
    }

    /// How often it was lent out to be changed.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }
}

impl<T> Deref for Watched<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Watched<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.changes += 1;
        &mut self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_changes_nothing_and_every_change_counts() {
        let mut watched = Watched::new(vec![1]);
        assert_eq!(watched.len(), 1);
        assert_eq!(watched.changes(), 0);
        watched.push(2);
        assert_eq!((watched.changes(), watched.len()), (1, 2));
        *watched = Vec::new();
        assert_eq!(watched.changes(), 2);
    }
}
