//! What lies on the table in Water Frame only: harbour mats, tiles, the mat's rows, events (2.0).

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat, Seats};

use super::edition::WaterFrame;
use super::event_marker::EventMarker;
use super::pending::Pending;
use super::tile::{Tile, Tiles};
use crate::board::Board;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::Marker;

/// A place for a worker at the edge of the large warehouse (II.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Above the column of a good.
    Column(Good),
    /// Beside a line; the first line comes before the second.
    Line,
}

impl Place {
    /// All places; the line has two.
    pub const ALL: [Place; 5] = [
        Place::Column(Good::Food),
        Place::Column(Good::Clothes),
        Place::Column(Good::Cutlery),
        Place::Column(Good::Lamps),
        Place::Line,
    ];
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Column(good) => write!(out, "column {}", good.word()),
            Place::Line => out.write_str("line"),
        }
    }
}

/// The ships that carry a shipment (III.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Fleet {
    First,
    Second,
    Both,
}

impl Fleet {
    /// All of them.
    pub const ALL: [Fleet; 3] = [Fleet::First, Fleet::Second, Fleet::Both];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Fleet::First => "1",
            Fleet::Second => "2",
            Fleet::Both => "both",
        }
    }

    /// The ships with this word.
    pub fn from_word(word: &str) -> Option<Fleet> {
        Fleet::ALL.into_iter().find(|fleet| fleet.word() == word)
    }

    /// The piers of its ships, counted from 0.
    pub const fn piers(self) -> &'static [usize] {
        match self {
            Fleet::First => &[0],
            Fleet::Second => &[1],
            Fleet::Both => &[0, 1],
        }
    }
}

/// One player's harbour mat and tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harbour {
    /// Development tiles.
    pub tiles: Tiles,
    /// How often the inventor was used since he was taken.
    pub inventor_uses: u8,
    /// The factory of the foreman; it stays when he is without one.
    pub foreman: Option<Good>,
    /// The factory of the workshop.
    pub workshop: Option<Good>,
    /// The capacity of the ship at each pier, or 0.
    pub ships: [u8; 2],
    /// The space of each good's contract, or 0.
    pub contracts: [u8; 4],
    /// Columns of the large warehouse with a worker.
    pub columns: Goods,
    /// Lines of the large warehouse with a worker.
    pub lines: u8,
    /// Factories with a worker on their marker: hired for after their last cycle (II.2.2).
    pub marked: Goods,
    /// Whether a sale of the Crown Jubilee is left.
    pub jubilee: bool,
    /// Whether charisma may not be taken in the next action (player's book 1.8).
    pub no_charisma: bool,
}

impl Harbour {
    /// Whether a tile is owned.
    #[inline]
    pub const fn has(&self, tile: Tile) -> bool {
        self.tiles.contains(tile)
    }

    /// Workers in the large warehouse.
    #[inline]
    pub const fn warehouse_workers(&self) -> u8 {
        self.columns.len() + self.lines
    }

    /// Whether a place of the large warehouse can take a worker.
    #[inline]
    pub const fn is_free(&self, place: Place) -> bool {
        match place {
            Place::Column(good) => !self.columns.contains(good),
            Place::Line => self.lines < 2,
        }
    }

    /// Whether a place of the large warehouse has a worker.
    #[inline]
    pub const fn is_staffed(&self, place: Place) -> bool {
        match place {
            Place::Column(good) => self.columns.contains(good),
            Place::Line => self.lines > 0,
        }
    }

    /// Puts a worker to a place.
    pub(crate) fn staff(&mut self, place: Place) {
        match place {
            Place::Column(good) => self.columns.insert(good),
            Place::Line => self.lines += 1,
        }
    }

    /// Takes a worker from a place.
    pub(crate) fn vacate(&mut self, place: Place) {
        match place {
            Place::Column(good) => self.columns.remove(good),
            Place::Line => self.lines -= 1,
        }
    }

    /// Whether a ship lies at one of the piers.
    #[inline]
    pub const fn has_ship(&self) -> bool {
        self.ships[0] > 0 || self.ships[1] > 0
    }

    /// Whether the ship is owned that is used like this marker.
    #[inline]
    pub fn has_ship_of(&self, marker: Marker) -> bool {
        marker.pier().is_some_and(|pier| self.ships[pier] > 0)
    }
}

/// A production phase under way, beside the sale itself (III).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Selling {
    /// Who has produced one more with extra shifts.
    pub shifted: Seats,
    /// Who has stopped selling.
    pub stopped: Seats,
    /// Who has shut a row.
    pub shut: Seats,
    /// Goods sold by each player.
    pub sold: [u8; MAX_SEATS],
    /// Who has sold to the patron.
    pub patron: Seats,
    /// Who has sold for the Crown Jubilee.
    pub jubilee: Seats,
    /// Goods sold by the importer.
    pub importer_sold: u8,
    /// Goods produced and not used so far.
    pub unsold: [u8; MAX_SEATS],
}

/// What an action keeps in mind that Spinning Jenny's does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InHand {
    /// Whether the developer is used.
    pub developer: bool,
    /// What is owed for further uses of the inventor (II.2.1).
    pub inventor_fees: u8,
    /// How often a warehouse worker was moved.
    pub restaffed: u8,
    /// Workers displaced by machines, who may be put elsewhere with the school.
    pub displaced: u8,
}

/// What Water Frame has more on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parts {
    /// The harbour mats, by seat.
    pub harbours: [Harbour; MAX_SEATS],
    /// Tiles in the common supply, in the order of [`Tile::ALL`].
    pub tiles: [u8; 20],
    /// Grey markers in each row of the mat: machinery, quality, distribution, production.
    pub rows: [[u8; 4]; 4],
    /// Ships on the mat, smallest first.
    pub ships: [u8; 5],
    /// Workers that have left the game.
    pub gone: u8,
    /// Whether the £2 spaces are blocked.
    pub bureaucracy: bool,
    /// Events that last through the decade, one bit each.
    pub lasting: u16,
    /// Events that were revealed, one bit each.
    pub seen: u16,
    /// Economy markers that were revealed, by good, one bit each in the order of the data file.
    pub economy: [u16; 4],
    /// What the asked player has to settle first.
    pub pending: Option<Pending>,
    /// What the action under way keeps in mind.
    pub action: InHand,
    /// What the production phase under way keeps in mind.
    pub production: Selling,
}

impl Parts {
    /// Whether an event lasts through this decade.
    #[inline]
    pub const fn lasts(&self, event: EventMarker) -> bool {
        self.lasting & (1 << event as u16) != 0
    }
}

impl Board<WaterFrame> {
    /// The harbour mat and tiles of a seat.
    #[inline]
    pub const fn harbour(&self, seat: Seat) -> &Harbour {
        &self.parts.harbours[seat.index()]
    }

    /// The harbour mat and tiles of a seat, to change them.
    #[inline]
    pub(crate) const fn harbour_mut(&mut self, seat: Seat) -> &mut Harbour {
        &mut self.parts.harbours[seat.index()]
    }

    /// The harbour mat and tiles of the asked seat.
    #[inline]
    pub(crate) const fn own_harbour(&self) -> &Harbour {
        self.harbour(self.asked)
    }
}

impl Arkwright<WaterFrame> {
    /// The numbers of a ship by its capacity, with its place on the mat.
    #[inline]
    pub(crate) fn ship(&self, capacity: u8) -> Option<(usize, super::ShipComponents)> {
        let ships = self.more.components.ships.iter().copied().enumerate();
        ships
            .into_iter()
            .find(|(_, ship)| ship.capacity == capacity)
    }

    /// The crew that a ship of this capacity needs; 0 without a ship.
    #[inline]
    pub(crate) fn crew(&self, capacity: u8) -> u8 {
        self.ship(capacity).map_or(0, |(_, ship)| ship.crew)
    }

    /// The crews of a player's ships.
    #[inline]
    pub fn crews(&self, harbour: &Harbour) -> u8 {
        harbour
            .ships
            .iter()
            .map(|capacity| self.crew(*capacity))
            .sum()
    }

    /// What the ship at a pier carries now (player's book 1.9, Opium War).
    #[inline]
    pub fn capacity(&self, board: &Board<WaterFrame>, seat: Seat, pier: usize) -> u8 {
        let capacity = board.harbour(seat).ships[pier];
        if board.parts.lasts(EventMarker::OpiumWar) {
            capacity.saturating_sub(self.more.components.events.opium)
        } else {
            capacity
        }
    }
}
