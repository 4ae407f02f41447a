//! The parts of an action that only Water Frame has.

use serde::{Deserialize, Serialize};
use table::Message;

use crate::goods::{Good, Goods};

/// A part of an action that only Water Frame has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WaterStage {
    /// The additional action take special marker (II.3.2).
    SpecialMarker,
    /// Displaced workers are put elsewhere, with the school (II.2.3).
    School,
    /// The returned patent raises distribution (II.2.5).
    Patent {
        /// Levels that are left.
        levels: u8,
        /// Factories raised in this action.
        raised: Goods,
        /// Pounds that are left for prices.
        budget: u8,
    },
    /// Contracts are fulfilled with one ship (II.2.7).
    Ship {
        /// Capacity that is left.
        left: u8,
        /// Whether a contract was fulfilled.
        sailed: bool,
    },
    /// A factory produces for the warehouse (II.2.8).
    Production {
        /// The factory that has produced.
        produced: Option<Good>,
    },
}

impl WaterStage {
    /// Whether the main action is over.
    pub(crate) const fn is_additional(self) -> bool {
        matches!(self, WaterStage::SpecialMarker)
    }

    /// What being done would leave out.
    pub(crate) fn left_out(self) -> Option<Message> {
        match self {
            WaterStage::SpecialMarker => Some(Message::new("left-special-marker")),
            WaterStage::School => Some(Message::new("left-school")),
            WaterStage::Patent { levels, .. } => {
                Some(Message::new("left-patent").with("count", levels))
            }
            WaterStage::Ship { sailed, .. } => (!sailed).then(|| Message::new("left-ship")),
            WaterStage::Production { produced } => {
                produced.is_none().then(|| Message::new("left-production"))
            }
        }
    }
}
