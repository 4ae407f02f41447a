//! The six developments on a player board.

use serde::{Deserialize, Serialize};

use crate::card::Card;

/// How many developments a player board has.
pub const TRACKS: usize = 6;

/// The highest level of a development; the first is 0.
pub const TOP_LEVEL: u8 = 2;

/// A development on the player board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Track {
    /// How much quality an action adds.
    Quality,
    /// How much distribution an action adds.
    Distribution,
    /// How many development cards a player may have.
    Cards,
    /// How many machines an action adds.
    Machinery,
    /// How many goods a ship carries.
    Ship,
    /// How many shares an action buys at half price.
    Stock,
}

impl Track {
    /// All developments, in the order of the player board.
    pub const ALL: [Track; TRACKS] = [
        Track::Quality,
        Track::Distribution,
        Track::Cards,
        Track::Machinery,
        Track::Ship,
        Track::Stock,
    ];

    /// Its place in arrays over developments.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Track::Quality => "quality",
            Track::Distribution => "distribution",
            Track::Cards => "cards",
            Track::Machinery => "machinery",
            Track::Ship => "ship",
            Track::Stock => "stock",
        }
    }

    /// The development with this word.
    pub fn from_word(word: &str) -> Option<Track> {
        Track::ALL.into_iter().find(|track| track.word() == word)
    }

    /// The card that lifts its decade restriction, if there is one (expert variant).
    pub const fn lifted_by(self) -> Option<Card> {
        match self {
            Track::Quality => Some(Card::Engineer),
            Track::Distribution => Some(Card::Patent),
            Track::Cards => None,
            Track::Machinery => Some(Card::Workshop),
            Track::Ship => Some(Card::CustomsOffice),
            Track::Stock => Some(Card::Broker),
        }
    }
}
