//! The four goods, and places counted by them.

use serde::{Deserialize, Serialize};

/// How many goods there are.
pub const GOODS: usize = 4;

/// A kind of goods; also the round of a decade in which it is produced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Good {
    Food,
    Clothes,
    Cutlery,
    Lamps,
}

impl Good {
    /// All goods, in the order of the rounds.
    pub const ALL: [Good; GOODS] = [Good::Food, Good::Clothes, Good::Cutlery, Good::Lamps];

    /// Its place in arrays over goods.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the notation.
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
#[serde(transparent)]
pub struct Goods(u8);

impl Goods {
    /// No good.
    pub const NONE: Goods = Goods(0);

    /// Whether a good is in the set.
    #[inline]
    pub const fn contains(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    /// Adds a good.
    #[inline]
    pub fn insert(&mut self, good: Good) {
        self.0 |= 1 << good as u8;
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds nothing but goods.
    pub(crate) const fn is_sound(self) -> bool {
        self.0 < 1 << GOODS
    }
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Goods {
        let mut set = Goods::NONE;
        for good in goods {
            set.insert(good);
        }
        set
    }
}
