//! Development cards by type.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::good::Good;

/// How many types of development cards there are; each pair of a Patron is a type of its own.
pub const CARDS: usize = 18;

/// A type of development card, in the order of their numbers in the rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Card {
    Entrepreneur,
    CustomsOffice,
    ExtraShift,
    Workshop,
    Foreman,
    Broker,
    PatronClothesFood,
    PatronCutleryFood,
    PatronLampsCutlery,
    PatronCutleryClothes,
    PatronLampsFood,
    PatronLampsClothes,
    Inventor,
    Developer,
    Contract,
    Patent,
    Engineer,
    Storehouse,
}

impl Card {
    /// All types.
    pub const ALL: [Card; CARDS] = [
        Card::Entrepreneur,
        Card::CustomsOffice,
        Card::ExtraShift,
        Card::Workshop,
        Card::Foreman,
        Card::Broker,
        Card::PatronClothesFood,
        Card::PatronCutleryFood,
        Card::PatronLampsCutlery,
        Card::PatronCutleryClothes,
        Card::PatronLampsFood,
        Card::PatronLampsClothes,
        Card::Inventor,
        Card::Developer,
        Card::Contract,
        Card::Patent,
        Card::Engineer,
        Card::Storehouse,
    ];

    /// The Patrons among them.
    pub const PATRONS: [Card; 6] = [
        Card::PatronClothesFood,
        Card::PatronCutleryFood,
        Card::PatronLampsCutlery,
        Card::PatronCutleryClothes,
        Card::PatronLampsFood,
        Card::PatronLampsClothes,
    ];

    /// Its place in arrays over types.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Card::Entrepreneur => "entrepreneur",
            Card::CustomsOffice => "customs-office",
            Card::ExtraShift => "extra-shift",
            Card::Workshop => "workshop",
            Card::Foreman => "foreman",
            Card::Broker => "broker",
            Card::PatronClothesFood => "patron-clothes-food",
            Card::PatronCutleryFood => "patron-cutlery-food",
            Card::PatronLampsCutlery => "patron-lamps-cutlery",
            Card::PatronCutleryClothes => "patron-cutlery-clothes",
            Card::PatronLampsFood => "patron-lamps-food",
            Card::PatronLampsClothes => "patron-lamps-clothes",
            Card::Inventor => "inventor",
            Card::Developer => "developer",
            Card::Contract => "contract",
            Card::Patent => "patent",
            Card::Engineer => "engineer",
            Card::Storehouse => "storehouse",
        }
    }

    /// The type with this word.
    pub fn from_word(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.word() == word)
    }

    /// The two goods of a Patron.
    pub const fn patron_of(self) -> Option<[Good; 2]> {
        match self {
            Card::PatronClothesFood => Some([Good::Clothes, Good::Food]),
            Card::PatronCutleryFood => Some([Good::Cutlery, Good::Food]),
            Card::PatronLampsCutlery => Some([Good::Lamps, Good::Cutlery]),
            Card::PatronCutleryClothes => Some([Good::Cutlery, Good::Clothes]),
            Card::PatronLampsFood => Some([Good::Lamps, Good::Food]),
            Card::PatronLampsClothes => Some([Good::Lamps, Good::Clothes]),
            _ => None,
        }
    }

    /// Whether it is turned when used, and fresh again in the next decade.
    pub const fn is_turned(self) -> bool {
        matches!(
            self,
            Card::Entrepreneur | Card::CustomsOffice | Card::Developer
        ) || self.patron_of().is_some()
    }
}

/// A set of types: a list of words for people, one number in a digest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Whether a type is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u32 & 1 == 1
    }

    /// The set with a type more.
    #[inline]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card as u32)
    }

    /// Adds a type.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u32;
    }

    /// Takes a type out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u32);
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

    /// Whether all of these are in the set.
    pub const fn holds(self, others: Cards) -> bool {
        others.0 & !self.0 == 0
    }

    /// The types that are in both sets.
    #[inline]
    pub const fn common(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// The types that are not in the other set.
    #[inline]
    pub const fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// One bit for each type, in their order.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The types in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        if deserializer.is_human_readable() {
            let cards = Vec::<Card>::deserialize(deserializer)?;
            return Ok(cards.into_iter().collect());
        }
        let bits = u32::deserialize(deserializer)?;
        if bits < 1 << CARDS {
            Ok(Cards(bits))
        } else {
            Err(D::Error::custom("not a set of development cards"))
        }
    }
}
