//! What is gained and paid: materials, thaler and prestige tokens.

use serde::{Deserialize, Serialize};

/// A material, thaler or prestige (chapter 09, "Materials, thaler, prestige").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the rule book's own words")]
pub enum Resource {
    Wood,
    Clay,
    Ore,
    Brick,
    Iron,
    Thaler,
    Prestige,
}

impl Resource {
    /// All of them, in the order in which a card prints them.
    pub const ALL: [Resource; 7] = [
        Resource::Wood,
        Resource::Clay,
        Resource::Ore,
        Resource::Brick,
        Resource::Iron,
        Resource::Thaler,
        Resource::Prestige,
    ];

    /// The five materials of the wheel.
    pub const MATERIALS: [Resource; 5] = [
        Resource::Wood,
        Resource::Clay,
        Resource::Ore,
        Resource::Brick,
        Resource::Iron,
    ];

    /// Its word in a deck file, which is also its message id behind `word-`.
    pub const fn word(self) -> &'static str {
        match self {
            Resource::Wood => "wood",
            Resource::Clay => "clay",
            Resource::Ore => "ore",
            Resource::Brick => "brick",
            Resource::Iron => "iron",
            Resource::Thaler => "thaler",
            Resource::Prestige => "prestige",
        }
    }

    /// How much of it one can hold: what the material wheel shows; no limit of thaler and prestige.
    pub const fn most(self) -> Option<u8> {
        match self {
            Resource::Wood | Resource::Clay | Resource::Ore => Some(8),
            Resource::Brick | Resource::Iron => Some(6),
            Resource::Thaler | Resource::Prestige => None,
        }
    }
}

/// What is paid in one piece: amounts by resource, without prestige, which is never paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bundle([u8; 6]);

impl Bundle {
    /// The bundle with these amounts of wood, clay, ore, brick, iron and thaler.
    pub const fn new(amounts: [u8; 6]) -> Bundle {
        Bundle(amounts)
    }

    /// How much of a resource it holds.
    pub const fn of(self, resource: Resource) -> u8 {
        let index = resource as usize;
        if index < self.0.len() {
            self.0[index]
        } else {
            0
        }
    }

    /// The amounts of wood, clay, ore, brick, iron and thaler.
    pub const fn amounts(self) -> [u8; 6] {
        self.0
    }

    /// Whether nothing is paid.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// What is in it, in the order of the card.
    pub fn parts(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL
            .into_iter()
            .zip(self.0)
            .filter(|(_, amount)| *amount > 0)
    }

    /// The bundle with this much more of a resource; none if it cannot hold it.
    #[must_use]
    pub fn and(mut self, resource: Resource, amount: u8) -> Option<Bundle> {
        let held = self.0.get_mut(resource as usize)?;
        *held = held.checked_add(amount)?;
        Some(self)
    }
}

/// What raising a structure costs: the left bundle or the right one, never a mixture (chapter 06,
/// "Raise 1 structure").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// What stands left of the dash, or alone.
    pub left: Bundle,
    /// What may be paid instead.
    pub right: Option<Bundle>,
}

impl Cost {
    /// The bundles one may choose from: one or two.
    pub fn bundles(self) -> impl Iterator<Item = Bundle> {
        [Some(self.left), self.right].into_iter().flatten()
    }
}
