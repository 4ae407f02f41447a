//! What Water Frame has more in its box: every printed number, parsed from its data file.

use serde::{Deserialize, Serialize};

use super::event_marker::EventMarker;
use super::mat_kind::MatKind;
use super::tile::Tile;
use crate::goods::Good;

/// Every number that only Water Frame needs, in plain arrays of small integers.
///
/// Arrays over player counts start with two players, arrays over tiles follow [`Tile::ALL`],
/// arrays over ships follow the mat, smallest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WaterComponents {
    /// The economy markers of one good: how far the importer moves, and how many workers come
    /// back to the job market (I).
    pub economy: Vec<(u8, u8)>,
    /// Markers with as many workers as this are out with two players and in every predetermined
    /// set-up (4.1.I).
    pub economy_out: u8,
    /// The special markers mat.
    pub mat: MatComponents,
    /// The ships, smallest first.
    pub ships: [ShipComponents; 5],
    /// How many kinds of them two players use, smallest first (4.1.III).
    pub ships_of_two: u8,
    /// The spaces of the track of ongoing contracts.
    pub contracts: [u8; 5],
    /// How many of them two players use, smallest first (4.1.II).
    pub contracts_of_two: u8,
    /// The large and the small warehouse.
    pub warehouse: WarehouseComponents,
    /// The development tiles.
    pub tiles: TileComponents,
    /// The event markers.
    pub events: EventComponents,
    /// By how many spaces the share value falls at the end for a factory that hired after its
    /// cycle and stayed idle (8.0).
    pub idle_spaces: u8,
    /// How many shares go back to the bank for such a factory (8.0).
    pub idle_shares: u8,
    /// By how many spaces an unfulfilled contract on the last space lowers the share value (III.4).
    pub overdue_spaces: u8,
    /// The fee for using a marker again on a space that Bureaucracy blocks (player's book 1.8).
    pub blocked_fee: u8,
    /// The predetermined set-ups, by player count.
    pub predetermined: [WaterPredetermined; 3],
}

/// Grey markers and the mat they lie on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatComponents {
    /// Sets of machinery, quality, distribution and production in each shade, by player count.
    pub sets: [u8; 3],
    /// How many spaces for markers each of the four rows has, by player count.
    pub rows: [[u8; 4]; 3],
    /// How many rows of a factory the light and the dark production marker run (II.2.8).
    pub production: [u8; 2],
}

/// The ships of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShipComponents {
    /// How many goods a ship carries, which is also the least that its action costs (II.2.7).
    pub capacity: u8,
    /// How many such ships there are.
    pub count: u8,
    /// How many workers a ship needs (II.3.2).
    pub crew: u8,
    /// The row of the mat it starts on, from 1 to 4.
    pub row: u8,
}

/// How many goods find room in the warehouses (III.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WarehouseComponents {
    /// Goods of one kind that a worker above its column makes room for.
    pub column: u8,
    /// Goods of every kind that the first and the second worker beside the lines make room for.
    pub lines: [u8; 2],
    /// Goods of all kinds in the small warehouse.
    pub small: u8,
}

/// The development tiles, and the numbers on them (player's book 1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileComponents {
    /// How many there are of each.
    pub count: [u8; 20],
    /// How many are drawn beside charisma and one inventor, by player count (4.1.III).
    pub drawn: [u8; 3],
    /// How many a player may have (II.3.2).
    pub most: u8,
    /// What the inventor costs: when it is taken, and to keep it after each use but the last.
    pub inventor: [u8; 4],
    /// By how much the developer lowers the cost of a factory.
    pub developer: u8,
    /// How much more can be used for machines with the workshop.
    pub workshop: u8,
    /// What all machines of the workshop's factory cost together.
    pub workshop_running: u8,
    /// By how much the foreman lowers a wage.
    pub foreman: u8,
    /// For how many workers he does so.
    pub foreman_workers: u8,
    /// What such a worker is paid at the least.
    pub foreman_least: u8,
    /// How much more can be used for distribution with the patent.
    pub patent: u8,
    /// How many levels of distribution the patent brings when it is returned.
    pub patent_levels: u8,
    /// What the office brings for a shipping.
    pub office: u8,
    /// The highest quality marker with the engineer.
    pub engineer: u8,
    /// By how much the accountant changes the administrative costs at the most.
    pub accountant: u8,
    /// What the engineering works bring for each machine that another player buys.
    pub engineering_works: u8,
    /// How many shares the broker buys at half price at the most when the tile is returned.
    pub half_price_shares: u8,
}

/// The event markers, and the numbers of what they do (player's book 1.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventComponents {
    /// Events that are out with two players, in the order of [`EventMarker::ALL`] (4.1.I).
    pub out_of_two: Vec<EventMarker>,
    /// The part of the cash that the credit crisis takes, in percent.
    pub credit_crisis_percent: u8,
    /// By how many spaces a recession lowers each share value.
    pub recession: u8,
    /// What the Royal Society pays for each level of the highest factory.
    pub royal_level: u8,
    /// What the Royal Society pays for each development tile.
    pub royal_tile: u8,
    /// What social unrest costs for each worker.
    pub unrest: u8,
    /// By how much a threat of strike raises the wage.
    pub strike: u8,
    /// How many workers leave the game for the world exhibition.
    pub exhibition: u8,
    /// How many fired workers the economic crisis sends to the job market.
    pub crisis: u8,
    /// By how much the Navigation Acts lower the importers.
    pub navigation: u8,
    /// By how much the Opium War lowers the capacity of each ship.
    pub opium: u8,
    /// How many levels of distribution each player gets by Made in England.
    pub made_in_england: u8,
    /// The events of 1770 to 1800 in the predetermined set-up (4.1.I).
    pub fixed: [EventMarker; 4],
    /// Those of them that may be shuffled from the second game on, in the order of
    /// [`EventMarker::ALL`].
    pub shuffled: Vec<EventMarker>,
}

/// What lies on the special markers mat, and what the players start with, in a predetermined
/// set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WaterPredetermined {
    /// The markers in each row of the mat: light ones in the first two, dark ones in the others.
    pub mat: [Vec<MatKind>; 4],
    /// The development tiles in the order of [`Tile::ALL`]; one that is there twice stands here
    /// twice.
    pub tiles: Vec<Tile>,
    /// The seats in player order from the start player.
    pub seats: Vec<WaterSeat>,
}

/// What one player starts with in a predetermined set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WaterSeat {
    /// The two factories with their prices.
    pub factories: [(Good, u8); 2],
    /// Shares in the portfolio.
    pub shares: u8,
    /// Money from shares before the factories are paid.
    pub capital: u8,
    /// The special marker.
    pub special: Special,
}

/// A special marker of row I, which a player starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// A light action marker.
    Light(MatKind),
    /// A ship of this capacity.
    Ship(u8),
}
