//! Development tiles, which help whoever owns them (player's book 1.8).

use serde::{Deserialize, Serialize};

use crate::goods::Good;

/// A kind of development tile. The patrons of different goods are different tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Tile {
    Agent,
    Broker,
    Accountant,
    Charisma,
    Developer,
    Inventor,
    Engineer,
    SmallWarehouse,
    ExtraShifts,
    Office,
    EngineeringWorks,
    Patent,
    School,
    Foreman,
    PatronFood,
    PatronClothes,
    PatronCutlery,
    PatronLamps,
    Administrator,
    Workshop,
}

impl Tile {
    /// All kinds; a tile's place in this list is its number in sets and in the component data.
    pub const ALL: [Tile; 20] = [
        Tile::Agent,
        Tile::Broker,
        Tile::Accountant,
        Tile::Charisma,
        Tile::Developer,
        Tile::Inventor,
        Tile::Engineer,
        Tile::SmallWarehouse,
        Tile::ExtraShifts,
        Tile::Office,
        Tile::EngineeringWorks,
        Tile::Patent,
        Tile::School,
        Tile::Foreman,
        Tile::PatronFood,
        Tile::PatronClothes,
        Tile::PatronCutlery,
        Tile::PatronLamps,
        Tile::Administrator,
        Tile::Workshop,
    ];

    /// The patron of a good.
    pub const fn patron(good: Good) -> Tile {
        match good {
            Good::Food => Tile::PatronFood,
            Good::Clothes => Tile::PatronClothes,
            Good::Cutlery => Tile::PatronCutlery,
            Good::Lamps => Tile::PatronLamps,
        }
    }

    /// Its place in [`Tile::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the notation, which is also its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Tile::Agent => "agent",
            Tile::Broker => "broker",
            Tile::Accountant => "accountant",
            Tile::Charisma => "charisma",
            Tile::Developer => "developer",
            Tile::Inventor => "inventor",
            Tile::Engineer => "engineer",
            Tile::SmallWarehouse => "small-warehouse",
            Tile::ExtraShifts => "extra-shifts",
            Tile::Office => "office",
            Tile::EngineeringWorks => "engineering-works",
            Tile::Patent => "patent",
            Tile::School => "school",
            Tile::Foreman => "foreman",
            Tile::PatronFood => "patron-food",
            Tile::PatronClothes => "patron-clothes",
            Tile::PatronCutlery => "patron-cutlery",
            Tile::PatronLamps => "patron-lamps",
            Tile::Administrator => "administrator",
            Tile::Workshop => "workshop",
        }
    }

    /// The tile with this word.
    pub fn from_word(word: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.word() == word)
    }
}

/// A set of development tiles, as a player owns them: never two of a kind (II.3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tiles(u32);

impl Tiles {
    /// No tile.
    pub const NONE: Tiles = Tiles(0);

    /// Whether the tile is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile as u32) != 0
    }

    /// Adds a tile.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile as u32;
    }

    /// Takes a tile out.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile as u32);
    }

    /// How many tiles are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no tile is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds no tile that does not exist.
    pub const fn is_known(self) -> bool {
        self.0 < 1 << Tile::ALL.len()
    }

    /// The tiles of the set, in the order of [`Tile::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            Tile::ALL.get(number).copied()
        })
    }
}
