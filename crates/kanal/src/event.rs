//! What happened, and why: the ledger, the log and the plots are made from these.

use serde::Serialize;
use table::Seat;

use crate::action::{Action, Building, Trigger};
use crate::cards::{Resource, RouteType, Stage};
use crate::geometry::{Plot, Space};
use crate::scoring::ScorePad;

/// Something that happened on the board. Structures are named by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A question had one answer and was not asked.
    Forced { seat: Seat, action: Action },
    /// Somebody has the starting disc.
    StartPlayer { seat: Seat },
    /// A game of a campaign begins; they count from 1.
    GameBegan { game: u8 },
    /// A round begins.
    RoundBegan { round: u8, is_last: bool },
    /// The action phase is over, and the next round is prepared unless this was the last.
    PreparationBegan { round: u8, is_last: bool },
    /// The blocking disc lies on this action space from now on.
    SpaceBlocked { space: u8 },
    /// A structure came face up.
    TurnedUp { card: u8 },
    /// A structure that lay face up was removed, since too few were raised (08).
    Removed { card: u8 },
    /// A card went from its stack into the box unseen, since the industry board is full (06).
    Buried { seat: Seat, stage: Stage },
    /// The stack of a stage is empty, and uncovers an action.
    Uncovered { stage: Stage },
    /// A starting route was placed on the blank side (04).
    Placed {
        seat: Seat,
        route: RouteType,
        space: Space,
    },
    /// An action space was chosen.
    SpaceChosen { seat: Seat, space: u8 },
    /// Something was gained; what the wheel could not show was lost.
    Gained {
        seat: Seat,
        resource: Resource,
        amount: u16,
        lost: u16,
        from: Income,
    },
    /// Something was paid.
    Paid {
        seat: Seat,
        resource: Resource,
        amount: u16,
        reason: Cost,
    },
    /// The material wheel was turned by one position: wood, clay and ore lost one each.
    WheelTurned {
        seat: Seat,
        how: Turned,
        brick: u8,
        iron: u8,
    },
    /// The free turn of the wheel was left out, perhaps since the wheel is stuck.
    FreeTurnLeft { seat: Seat, is_stuck: bool },
    /// A structure was raised.
    Raised {
        seat: Seat,
        card: u8,
        plot: Plot,
        is_free: bool,
    },
    /// A route or a bridge was built.
    Built {
        seat: Seat,
        building: Building,
        space: Space,
        is_free: bool,
        over_path: bool,
    },
    /// A route was removed by an effect.
    RouteRemoved {
        seat: Seat,
        route: RouteType,
        space: Space,
        uncovers_path: bool,
    },
    /// A structure is activated.
    Activated {
        seat: Seat,
        card: u8,
        plot: Plot,
        by: Trigger,
    },
    /// An activation by bridges was forfeited for that of the structure next to it.
    Forfeited { seat: Seat, card: u8, plot: Plot },
    /// An activation was offered and declined.
    Declined {
        seat: Seat,
        card: u8,
        plot: Plot,
        by: Trigger,
    },
    /// A card that waited below what it set off goes on.
    Resumed {
        seat: Seat,
        card: u8,
        plot: Plot,
        by: Trigger,
    },
    /// An effect of a structure is carried out; effects count from 1.
    EffectUsed { seat: Seat, card: u8, effect: u8 },
    /// Thaler were put on an action space.
    ThalerPlaced { space: u8, amount: u8 },
    /// Thaler went back from an action space under the blocking disc.
    ThalerReturned { space: u8, amount: u8 },
    /// A blue structure was set aside for the third game of a campaign.
    SetAside { card: u8 },
    /// A player's prestige was counted.
    Scored {
        seat: Seat,
        pad: ScorePad,
        total: i16,
    },
}

/// Where something came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Income {
    ActionSpace { space: u8 },
    Canal,
    Purchase,
    Effect { card: u8 },
}

/// What was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Cost {
    Structure { card: u8 },
    Building { building: Building },
    Purchase { material: Resource },
    WheelTurn,
    Trade { card: u8 },
}

/// Why the wheel was turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Turned {
    ForThaler,
    EndOfRound,
    Effect { card: u8 },
}

impl Event {
    /// Whom it concerns, if it concerns one player.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Forced { seat, .. }
            | Event::StartPlayer { seat }
            | Event::Buried { seat, .. }
            | Event::Placed { seat, .. }
            | Event::SpaceChosen { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Paid { seat, .. }
            | Event::WheelTurned { seat, .. }
            | Event::FreeTurnLeft { seat, .. }
            | Event::Raised { seat, .. }
            | Event::Built { seat, .. }
            | Event::RouteRemoved { seat, .. }
            | Event::Activated { seat, .. }
            | Event::Forfeited { seat, .. }
            | Event::Declined { seat, .. }
            | Event::Resumed { seat, .. }
            | Event::EffectUsed { seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
            Event::GameBegan { .. }
            | Event::RoundBegan { .. }
            | Event::PreparationBegan { .. }
            | Event::SpaceBlocked { .. }
            | Event::TurnedUp { .. }
            | Event::Removed { .. }
            | Event::Uncovered { .. }
            | Event::ThalerPlaced { .. }
            | Event::ThalerReturned { .. }
            | Event::SetAside { .. } => None,
        }
    }
}
