//! The four kinds of goods, in the order of the timetable.

use serde::{Deserialize, Serialize};

/// A kind of goods; its factories produce in the cycle of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Good {
    Food,
    Clothes,
    Cutlery,
    Lamps,
}

impl Good {
    /// All goods, in the order in which they are active within a decade (5.0).
    pub const ALL: [Good; 4] = [Good::Food, Good::Clothes, Good::Cutlery, Good::Lamps];

    /// The good of this cycle of a decade, counted from 0.
    #[inline]
    pub const fn of_cycle(cycle: u8) -> Good {
        Good::ALL[cycle as usize]
    }

    /// Its place in the order of the timetable, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the notation, which is also its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Good::Food => "food",
            Good::Clothes => "clothes",
            Good::Cutlery => "cutlery",
            Good::Lamps => "lamps",
        }
    }

    /// The good with this word.
    pub fn from_word(word: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.word() == word)
    }
}

/// A set of goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Goods(u8);

impl Goods {
    /// No good.
    pub const NONE: Goods = Goods(0);

    /// Whether the good is in the set.
    #[inline]
    pub const fn contains(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    /// Adds a good.
    #[inline]
    pub fn insert(&mut self, good: Good) {
        self.0 |= 1 << good as u8;
    }

    /// Takes a good out.
    #[inline]
    pub fn remove(&mut self, good: Good) {
        self.0 &= !(1 << good as u8);
    }

    /// How many goods are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no good is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds no good that does not exist.
    pub(crate) const fn is_known(self) -> bool {
        self.0 < 1 << Good::ALL.len()
    }

    /// The goods that are in one of two sets.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Goods) -> Goods {
        Goods(self.0 | other.0)
    }

    /// The set with one good more.
    #[inline]
    #[must_use]
    pub fn with(mut self, good: Good) -> Goods {
        self.insert(good);
        self
    }
}
