//! The decks of the box, compiled in.

use data::Released;

use super::deck::Deck;

/// The file of deck A.
pub const DECK_A: &str = include_str!("../../data/deck-a.toml");

/// The file of deck B.
pub const DECK_B: &str = include_str!("../../data/deck-b.toml");

/// All decks A ever released, the newest last.
static RELEASED_A: Released<Deck, 1> = Released::new([include_bytes!("../../data/deck-a.packed")]);

/// All decks B ever released, the newest last.
static RELEASED_B: Released<Deck, 1> = Released::new([include_bytes!("../../data/deck-b.packed")]);

impl Deck {
    /// Deck A, the plain one.
    pub fn a() -> &'static Deck {
        RELEASED_A.newest()
    }

    /// Deck B, the spatial one.
    pub fn b() -> &'static Deck {
        RELEASED_B.newest()
    }

    /// The released deck whose hash has this short form.
    pub fn released(short: &str) -> Option<&'static Deck> {
        let mut released = [Deck::a(), Deck::b()].into_iter();
        released.find(|deck| deck.hash().matches(short))
    }

    /// The deck packed as [`Deck::a`] and [`Deck::b`] are kept; its marks are its provenance.
    pub fn packed(&self) -> Vec<u8> {
        data::pack(self, &[])
    }
}
