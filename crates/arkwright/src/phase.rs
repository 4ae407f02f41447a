//! Who is asked what: the pending decision as plain data.

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seats};

use crate::goods::{Good, Goods};
use crate::marker::Marker;
use crate::sale::Sale;

/// What is going on at the table. Steps count the seats of a round, in the
/// order that the round has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The start player is about to be drawn (4.1.II).
    DrawStartPlayer,
    /// Light markers are drawn for the timetable's stock exchange space (4.1.III).
    DrawLightMarker,
    /// A player founds a factory (4.1.IV); the second round goes in reverse order.
    Foundation {
        /// 0 for the first foundation, 1 for the second.
        round: u8,
        /// How many players have founded in this round.
        step: u8,
        /// The factory whose price is to be set.
        price_due: Option<Good>,
    },
    /// A player may sell shares for start-up capital (4.1.V).
    StartUpCapital {
        /// How many players have done so.
        step: u8,
    },
    /// A player picks a light marker from the timetable, in reverse order (4.1.V).
    PickLightMarker {
        /// How many players have done so.
        step: u8,
    },
    /// A player places an action marker (II.1).
    Administration {
        /// How many players have had their action in this cycle.
        step: u8,
    },
    /// A player carries out an action or its additional action (II.2, II.3).
    Action(ActionInHand),
    /// Goods are being sold, and a player may add stored ones (III.1).
    Sale(Sale),
    /// A player chooses what to store (III.4).
    Storage {
        /// How many players have been asked.
        step: u8,
        /// Produced and unsold goods by seat.
        unsold: [u8; MAX_SEATS],
    },
    /// The player with the least valuable portfolio names the start player (6.III).
    NameStartPlayer,
    /// The common stock exchange of the End of Game event (6.II).
    FinalExchange {
        /// How many players have had theirs.
        step: u8,
        /// What this player has done in it.
        dealt: Dealings,
    },
    /// The game has ended.
    Over,
}

impl Phase {
    /// Whether a player is asked in the preparation round 1760 (4.1.IV, 4.1.V).
    pub(crate) const fn is_preparation(self) -> bool {
        matches!(
            self,
            Phase::Foundation { .. } | Phase::StartUpCapital { .. } | Phase::PickLightMarker { .. }
        )
    }
}

/// An action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionInHand {
    /// How many players have had their action in this cycle.
    pub step: u8,
    /// The marker in use.
    pub marker: Marker,
    /// Administrative costs paid, without the fee for using it again.
    pub paid: u8,
    /// What is being done.
    pub stage: Stage,
}

/// The part of the action that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Building, modernizing and closing (II.2.1).
    Factory {
        /// Factories built in this action.
        built: Goods,
        /// Factories modernized in this action.
        modernized: Goods,
        /// Levels closed in this action by good, one bit each, level I lowest.
        closed: [u8; 4],
        /// The new factory whose price is to be set.
        price_due: Option<Good>,
    },
    /// Hiring and firing (II.2.2).
    Workers {
        /// Factories in which workers were hired or fired in this action.
        changed: Goods,
    },
    /// Placing machines (II.2.3).
    Machinery {
        /// Machines that may still be taken.
        left: u8,
    },
    /// Raising quality (II.2.4).
    Quality {
        /// Levels taken so far.
        taken: u8,
        /// Factories raised in this action.
        raised: Goods,
    },
    /// Raising distribution (II.2.5).
    Distribution {
        /// What is left of the usable amount.
        left: u8,
        /// Factories raised in this action.
        raised: Goods,
    },
    /// Shares, loans and the warehouse (II.2.6).
    StockExchange {
        /// What has been done in this action.
        dealt: Dealings,
    },
    /// The additional action price adjustment (II.3.1).
    Prices {
        /// Factories affected by the main action.
        affected: Goods,
        /// Prices adjusted so far.
        adjusted: Goods,
        /// Pounds of the administrative costs left for other goods.
        budget: u8,
    },
    /// The additional action take special marker (II.3.2).
    SpecialMarker,
}

/// What has been done in a stock exchange action; each kind of deal comes once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealings {
    /// Shares were sold.
    pub sold: bool,
    /// Shares were bought.
    pub bought: bool,
    /// Loans were repaid.
    pub repaid: bool,
    /// Kinds of stored goods that were sold.
    pub warehouse: Goods,
}

/// Seats that have answered, and those that said yes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// Who has answered.
    pub given: Seats,
    /// Who said yes.
    pub yes: Seats,
}
