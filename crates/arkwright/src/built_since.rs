//! Factories that no cycle of the last decade has seen active (Spinning Jenny II.2.2).

use serde::{Deserialize, Deserializer, Serialize};
use table::{MAX_SEATS, Seat};

use crate::goods::{Good, Goods};

/// Factories built in the last decade after the cycle of their good, by seat: they have not been
/// active, so workers may be hired for them (II.2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BuiltSince([Goods; MAX_SEATS]);

impl BuiltSince {
    /// Whether a player's factory is one of them.
    #[inline]
    pub fn contains(&self, seat: Seat, good: Good) -> bool {
        self.0[seat.index()].contains(good)
    }

    /// A player has built such a factory.
    #[inline]
    pub(crate) fn insert(&mut self, seat: Seat, good: Good) {
        self.0[seat.index()].insert(good);
    }

    /// A player has closed a factory.
    #[inline]
    pub(crate) fn remove(&mut self, seat: Seat, good: Good) {
        self.0[seat.index()].remove(good);
    }

    /// The goods of a seat's, which may be a seat that is not in the game.
    pub(crate) const fn of(&self, seat: usize) -> Goods {
        self.0[seat]
    }
}

impl<'de> Deserialize<'de> for BuiltSince {
    /// In bytes it comes last and is left out where it is empty, as on every board of older records.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<BuiltSince, D::Error> {
        let is_text = from.is_human_readable();
        match <[Goods; MAX_SEATS]>::deserialize(from) {
            Err(_) if !is_text => Ok(BuiltSince::default()),
            read => read.map(BuiltSince),
        }
    }
}
