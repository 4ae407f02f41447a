//! What is in the box beside the cards: every printed number, parsed from the data file.

use serde::{Deserialize, Serialize};

use crate::geometry::Space;

/// Action spaces on the action board.
pub const ACTION_SPACES: usize = 7;

/// Rounds of a solo game: one for each place of the blocking disc (08).
pub const SOLO_ROUNDS: usize = 7;

/// Every component number, in plain arrays of small integers.
///
/// Arrays over materials follow wood, clay, ore, brick, iron; costs follow wood, clay, brick,
/// iron, thaler; arrays over stages follow green, orange, blue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Components {
    /// The most of each basic material that the wheel shows (03).
    pub basic: u8,
    /// The most of each valuable material that the wheel shows (03).
    pub valuable: u8,
    /// What everybody starts with (04 I).
    pub materials: [u8; 5],
    /// Thaler at the start (04 D).
    pub thaler: u8,
    /// Prestige at the start (04 D).
    pub prestige: u8,
    /// The imprinted routes of the front side (04 J).
    pub imprinted: ImprintedRoutes,
    /// What routes and bridges cost (06).
    pub costs: BuildingCosts,
    /// The clay that comes with a canal (06).
    pub canal_clay: u8,
    /// How many routes the third and the fourth action space allow (06).
    pub routes: [u8; 2],
    /// The wood of the fifth action space (06).
    pub wood: u8,
    /// How much of one basic material the sixth action space gives (06).
    pub choice: u8,
    /// The clay of the seventh action space (06).
    pub clay: u8,
    /// What a turn of the wheel costs at any time (06).
    pub turn: u8,
    /// The sizes of the stacks, by one and two players (04 B).
    pub stacks: [[u8; 3]; 2],
    /// How many structures lie face up, by the stage of the current stack (06).
    pub display: [u8; 3],
    /// How many structures one player draws each round (08).
    pub solo_draw: u8,
    /// Actions in a round, by one and two players (04 K).
    pub discs: [u8; 2],
    /// Thaler on the action spaces (04 E, 06).
    pub on_spaces: SpaceThaler,
    /// The action spaces that the blocking disc visits, counted from 1, by game of the campaign (08).
    pub blocking: [[u8; SOLO_ROUNDS]; 3],
    /// The last round of a game of two in which the blue stack never empties.
    pub most_rounds: u8,
    /// Where the bands of the scores begin (08).
    pub scores: ScoreBands,
}

/// The imprinted routes of the front side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImprintedRoutes {
    /// The two paths.
    pub paths: [Space; 2],
    /// The rail track.
    pub rail: Space,
    /// The canal.
    pub canal: Space,
}

/// What routes and bridges cost: wood, clay, brick, iron, thaler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct BuildingCosts {
    pub path: [u8; 5],
    pub road: [u8; 5],
    pub rail: [u8; 5],
    pub canal: [u8; 5],
    pub bridge: [u8; 5],
}

/// Thaler on the action spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceThaler {
    /// At the start.
    pub start: [u8; ACTION_SPACES],
    /// In every round.
    pub always: [u8; ACTION_SPACES],
    /// In a round in which the space was not chosen.
    pub unchosen: [u8; ACTION_SPACES],
}

/// Where the bands of the scores begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreBands {
    /// Of a solo game, above the lowest band.
    pub solo: [u16; 6],
    /// A solo game below this is lost.
    pub solo_victory: u16,
    /// Of a campaign, above the lowest band.
    pub campaign: [u16; 2],
    /// A campaign below this is lost.
    pub campaign_victory: u16,
}
