//! What goes on at the table in Water Frame only.

use serde::{Deserialize, Serialize};
use table::MAX_SEATS;

use crate::goods::{Good, Goods};
use crate::stock_exchange::Dealings;

/// Why special markers are taken outside of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// After the shares were sold in 1760 (4.1.V).
    Preparation,
    /// The event Lobby (player's book 1.9).
    Lobby,
}

/// What a player is asked after the sale, in this order (III.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterSale {
    /// Whether the school shuts the highest row at work.
    School,
    /// Whether a good is sold to the patron.
    Patron,
    /// Whether a good is sold for the Crown Jubilee.
    Jubilee,
}

impl AfterSale {
    /// All of them, in their order.
    pub const ALL: [AfterSale; 3] = [AfterSale::School, AfterSale::Patron, AfterSale::Jubilee];
}

/// A phase that only Water Frame has. Steps count the seats in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WaterPhase {
    /// A row of the special markers mat is about to be laid out (4.1.III).
    DrawRow {
        /// The row, counted from 0.
        row: u8,
    },
    /// A development tile is about to be drawn (4.1.III).
    DrawTile {
        /// How many are still to be drawn.
        left: u8,
    },
    /// A player sells shares to found his company; the order is reverse (4.1.V).
    ShareSale {
        /// How many players have done so.
        step: u8,
    },
    /// A player may take a special marker (4.1.V, player's book 1.9).
    SpecialMarker {
        /// Why.
        occasion: Occasion,
        /// How many players have been asked.
        step: u8,
    },
    /// An economy marker is about to be revealed (I).
    DrawEconomyMarker,
    /// A player is asked something after the sale (III.1).
    AfterSale {
        /// How many players have been asked.
        step: u8,
        /// What.
        asks: AfterSale,
    },
    /// A player may ship the active good (III.4).
    Shipment {
        /// How many players have been asked.
        step: u8,
    },
    /// A player may produce one more to store it (III.1, III.5).
    StoreExtra {
        /// How many players have been asked.
        step: u8,
    },
    /// A player chooses what to store (III.5).
    Storing {
        /// How many players have been asked.
        step: u8,
    },
    /// The owner of charisma may name the start player (IV, 6.III).
    Charisma,
    /// A player may fire crews and warehouse workers (6.II).
    Firing {
        /// How many players have been asked.
        step: u8,
    },
    /// A player loses a ship at the end of the Opium War (player's book 1.9).
    LoseShip {
        /// How many players have been asked.
        step: u8,
    },
    /// An event marker is about to be revealed (6.II).
    DrawEvent {
        /// Whether it is the second one of the decade.
        second: bool,
    },
    /// A player raises distribution by the event Made in England (player's book 1.9).
    MadeInEngland {
        /// The round, counted from 0.
        round: u8,
        /// How many players have been asked in it.
        step: u8,
    },
    /// A player replaces a machine by the event Luddism (player's book 1.9).
    Luddism {
        /// Factories that have lost a machine, by seat.
        hit: [Goods; MAX_SEATS],
        /// How many players have been asked in this round.
        step: u8,
    },
    /// The owner of a broker deals after the event (6.II).
    Broker {
        /// How many players have been asked.
        step: u8,
        /// What he has done.
        dealt: Dealings,
    },
    /// A player may shut a row before the sale (player's book 1.8). It stands here, although it comes
    /// earlier, so that boards of older records have the bytes they had.
    BeforeSale {
        /// How many players have been asked.
        step: u8,
    },
}

impl WaterPhase {
    /// Whether something is turned up.
    #[inline]
    pub(crate) const fn is_reveal(self) -> bool {
        matches!(
            self,
            WaterPhase::DrawRow { .. }
                | WaterPhase::DrawTile { .. }
                | WaterPhase::DrawEconomyMarker
                | WaterPhase::DrawEvent { .. }
        )
    }

    /// Whether it belongs to the preparation round 1760 alone.
    pub(crate) const fn is_preparation(self) -> bool {
        matches!(
            self,
            WaterPhase::DrawRow { .. }
                | WaterPhase::DrawTile { .. }
                | WaterPhase::ShareSale { .. }
                | WaterPhase::SpecialMarker {
                    occasion: Occasion::Preparation,
                    ..
                }
        )
    }

    /// Whether it belongs to a production phase.
    pub(crate) const fn is_production(self) -> bool {
        matches!(
            self,
            WaterPhase::BeforeSale { .. }
                | WaterPhase::AfterSale { .. }
                | WaterPhase::Shipment { .. }
                | WaterPhase::StoreExtra { .. }
                | WaterPhase::Storing { .. }
        )
    }

    /// Whether it belongs to the end of a decade (6.II).
    pub const fn is_event_phase(self) -> bool {
        matches!(
            self,
            WaterPhase::Firing { .. }
                | WaterPhase::LoseShip { .. }
                | WaterPhase::DrawEvent { .. }
                | WaterPhase::MadeInEngland { .. }
                | WaterPhase::Luddism { .. }
                | WaterPhase::Broker { .. }
                | WaterPhase::SpecialMarker {
                    occasion: Occasion::Lobby,
                    ..
                }
        )
    }

    /// The words above it in a record.
    pub(crate) fn caption(self, year: u16, active: Good) -> String {
        match self {
            phase if phase.is_preparation() => year.to_string(),
            phase if phase.is_production() => format!("{year} {} production", active.word()),
            WaterPhase::DrawEconomyMarker => format!("{year} {}", active.word()),
            WaterPhase::Charisma => format!("{year} start player"),
            _ => format!("{year} event"),
        }
    }
}
