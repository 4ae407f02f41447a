//! Quality cards as they lie at a factory: two small ones of 1 or 2, a large one of 3 or 4, the
//! Engineer of 5 or 6.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::NotationError;

/// The values that a quality card can show.
pub const VALUES: u8 = 6;

/// The small quality cards of a player.
pub const SMALL_CARDS: u8 = 2;

/// The quality cards at one factory, by the values they show. No value but 1 and 2 can be there twice.
///
/// In JSON and in the notation: the values, the highest first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct QualityCards {
    /// Two bits for how many cards show 1, two for 2, then a bit each for 3, 4, 5 and 6.
    bits: u8,
}

/// The bits of the large card.
const LARGE: u8 = 0b0011_0000;
/// The bits of the Engineer.
const ENGINEER: u8 = 0b1100_0000;
/// The bits of all cards but the small ones.
const LARGER: u8 = LARGE | ENGINEER;

const fn least(one: u8, other: u8) -> u8 {
    if one < other { one } else { other }
}

impl QualityCards {
    /// No card.
    pub const NONE: QualityCards = QualityCards { bits: 0 };

    const fn shift(value: u8) -> u8 {
        match value {
            1 => 0,
            2 => 2,
            value => value + 1,
        }
    }

    /// How many cards show this value.
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        match value {
            1 | 2 => self.bits >> Self::shift(value) & 3,
            3..=6 => self.bits >> Self::shift(value) & 1,
            _ => 0,
        }
    }

    /// The same with one more card of this value.
    ///
    /// # Panics
    /// In debug builds, if there is no room for it.
    #[inline]
    #[must_use]
    pub const fn with(self, value: u8) -> QualityCards {
        debug_assert!(self.count(value) < if value <= 2 { SMALL_CARDS } else { 1 });
        QualityCards {
            bits: self.bits + (1 << Self::shift(value)),
        }
    }

    /// The same with one card of this value less.
    #[inline]
    #[must_use]
    pub const fn without(self, value: u8) -> QualityCards {
        debug_assert!(self.count(value) > 0);
        QualityCards {
            bits: self.bits - (1 << Self::shift(value)),
        }
    }

    /// How many small cards are among them.
    #[inline]
    pub const fn small(self) -> u8 {
        self.count(1) + self.count(2)
    }

    /// Whether the large card is among them.
    #[inline]
    pub const fn has_large(self) -> bool {
        self.count(3) + self.count(4) > 0
    }

    /// What the Engineer shows, if it is among them; otherwise 0.
    #[inline]
    pub const fn engineer(self) -> u8 {
        5 * self.count(5) + 6 * self.count(6)
    }

    /// What they add up to.
    #[inline]
    pub const fn total(self) -> u8 {
        self.count(1) + 2 * self.count(2) + 3 * self.count(3) + 4 * self.count(4) + self.engineer()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// So many small cards that show 1 and 2.
    #[inline]
    pub(crate) const fn small_ones(ones: u8, twos: u8) -> QualityCards {
        QualityCards {
            bits: ones | twos << 2,
        }
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.small() + self.has_large() as u8 + (self.engineer() > 0) as u8
    }

    /// The cards that are in both.
    #[inline]
    #[must_use]
    pub const fn common(self, other: QualityCards) -> QualityCards {
        let ones = least(self.count(1), other.count(1));
        let twos = least(self.count(2), other.count(2));
        QualityCards {
            bits: ones | twos << 2 | (self.bits & other.bits & LARGER),
        }
    }

    /// The same without the small cards.
    #[inline]
    #[must_use]
    pub const fn without_small(self) -> QualityCards {
        QualityCards {
            bits: self.bits & LARGER,
        }
    }

    /// The same without the large card.
    #[inline]
    #[must_use]
    pub const fn without_large(self) -> QualityCards {
        QualityCards {
            bits: self.bits & !LARGE,
        }
    }

    /// The same without the Engineer.
    #[inline]
    #[must_use]
    pub const fn without_engineer(self) -> QualityCards {
        QualityCards {
            bits: self.bits & !ENGINEER,
        }
    }

    /// These and others; together they are cards of one player.
    #[inline]
    #[must_use]
    pub const fn and(self, others: QualityCards) -> QualityCards {
        QualityCards {
            bits: self.bits + others.bits,
        }
    }

    /// Whether all of these are among them.
    pub const fn holds(self, others: QualityCards) -> bool {
        self.common(others).bits == others.bits
    }

    /// The values, the highest first.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (1..=VALUES)
            .rev()
            .flat_map(move |value| (0..self.count(value)).map(move |_| value))
    }

    /// Whether one player can have these cards.
    pub const fn is_sound(self) -> bool {
        self.small() <= SMALL_CARDS
            && self.count(3) + self.count(4) <= 1
            && self.count(5) + self.count(6) <= 1
    }

    /// The cards with these values, if one player can have them.
    pub fn of(values: &[u8]) -> Option<QualityCards> {
        let mut cards = QualityCards::NONE;
        for value in values {
            let room = match value {
                1 | 2 => cards.small() < SMALL_CARDS,
                3 | 4 => !cards.has_large(),
                5 | 6 => cards.engineer() == 0,
                _ => false,
            };
            if !room {
                return None;
            }
            cards = cards.with(*value);
        }
        Some(cards)
    }
}

impl From<QualityCards> for u8 {
    fn from(cards: QualityCards) -> u8 {
        cards.bits
    }
}

impl TryFrom<u8> for QualityCards {
    type Error = NotationError;

    fn try_from(bits: u8) -> Result<QualityCards, NotationError> {
        let cards = QualityCards { bits };
        if cards.is_sound() {
            Ok(cards)
        } else {
            Err(NotationError::Number(bits.to_string(), 0, u8::MAX))
        }
    }
}

/// The values, the highest first; 0 for no card.
impl fmt::Display for QualityCards {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return out.write_str("0");
        }
        for (at, value) in self.values().enumerate() {
            let gap = if at == 0 { "" } else { " " };
            write!(out, "{gap}{value}")?;
        }
        Ok(())
    }
}
