//! The game value: options, component numbers, and the rules behind one door.

use std::sync::Arc;

use ::data::Provenance;
use table::{DataFile, DataHash};

use crate::components::Components;

/// Its name on the command line and in records.
pub(crate) const ID: &str = "card-game";

/// The revision of the rules as implemented here; a change that alters any
/// game that was played raises it.
pub const RULES: u16 = 1;

/// The expert variants and the neutral player's part.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Options {
    /// Developments wait for their decade (expert set-up 3).
    pub decade_restrictions: bool,
    /// Starting factories are chosen (expert set-up 4).
    pub chosen_factories: bool,
    /// Nobody starts with ships (expert set-up 7).
    pub no_ships: bool,
    /// The supply is laid out at random (expert set-up 10).
    pub expert_supply: bool,
    /// Starting shares are bought (expert set-up 11).
    pub bought_shares: bool,
    /// Action 6.
    pub extra_production: bool,
    /// Action 7.
    pub early_shipping: bool,
    /// The neutral player of a game of two competes for the highest appeal.
    pub neutral_competes: bool,
}

impl Options {
    /// All expert variants.
    pub const EXPERT: Options = Options {
        decade_restrictions: true,
        chosen_factories: true,
        no_ships: true,
        expert_supply: true,
        bought_shares: true,
        extra_production: true,
        early_shipping: true,
        neutral_competes: false,
    };
}

/// Arkwright: The Card Game with its options and its component numbers.
#[derive(Clone, Debug)]
pub struct CardGame {
    pub(crate) players: u8,
    pub(crate) options: Options,
    pub(crate) components: Components,
    pub(crate) data: DataHash,
    pub(crate) own_files: Vec<DataFile>,
    /// Where numbers of the owner's come from.
    pub(crate) own_provenance: Option<Arc<[Provenance]>>,
}

impl CardGame {
    /// The game with these numbers.
    ///
    /// # Panics
    /// If there are not two to four players.
    pub fn with(players: u8, options: Options, components: &Components) -> CardGame {
        assert!((2..=4).contains(&players), "2 to 4 players");
        CardGame {
            players,
            options: Options {
                // Only a game of two has a neutral player.
                neutral_competes: options.neutral_competes && players == 2,
                ..options
            },
            data: DataHash::of(components),
            components: components.clone(),
            own_files: Vec::new(),
            own_provenance: None,
        }
    }

    /// The same with files of the owner's, which a record carries.
    #[must_use]
    pub fn with_own_files(mut self, files: Vec<DataFile>) -> CardGame {
        self.own_files = files;
        self
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// What it is played with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The component numbers in play.
    pub fn components(&self) -> &Components {
        &self.components
    }
}
