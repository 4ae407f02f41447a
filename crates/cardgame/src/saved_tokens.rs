//! Shipping tokens that a Customs Office has saved (card 2): the ships count all the same.

use serde::{Deserialize, Deserializer, Serialize};
use table::{MAX_SEATS, Seat};

/// By seat, how many ships were used for which no shipping token was added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct SavedTokens([u8; MAX_SEATS]);

impl SavedTokens {
    /// How many a player has saved.
    #[inline]
    pub const fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// A player has saved one.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat) {
        self.0[seat.index()] += 1;
    }

    /// Whether nobody has saved any; then they are left out of the board's bytes and of its JSON.
    pub(crate) fn is_none(&self) -> bool {
        *self == SavedTokens::default()
    }
}

impl From<[u8; MAX_SEATS]> for SavedTokens {
    fn from(saved: [u8; MAX_SEATS]) -> SavedTokens {
        SavedTokens(saved)
    }
}

impl<'de> Deserialize<'de> for SavedTokens {
    /// In bytes they come last and are left out where there are none.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SavedTokens, D::Error> {
        let is_text = from.is_human_readable();
        match <[u8; MAX_SEATS]>::deserialize(from) {
            Err(_) if !is_text => Ok(SavedTokens::default()),
            read => read.map(SavedTokens),
        }
    }
}
