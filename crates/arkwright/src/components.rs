//! What is in the box: every printed number, parsed from the data file.

use serde::{Deserialize, Serialize};

use crate::goods::Good;
use crate::marker::Marker;

/// How many decades the timetable has, 1760 to 1810.
pub const DECADES: usize = 6;

/// Every component number, in plain arrays of small integers.
///
/// Arrays over goods follow [`Good::ALL`], arrays over levels start with
/// level I, arrays over shades follow own, light, dark, and arrays over player
/// counts start with two players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Components {
    /// The factory markers and the mat they lie on, by good.
    pub factories: [FactoryComponents; 4],
    /// The lowest price on the price scale.
    pub price_min: u8,
    /// The highest price on the price scale.
    pub price_max: u8,
    /// How many goods of all kinds a player may store (III.4).
    pub storage: u8,
    /// The highest quality marker without further help (II.2.4).
    pub quality_max: u8,
    /// The highest distribution marker (II.2.5).
    pub distribution_max: u8,
    /// The job market.
    pub job_market: JobMarketComponents,
    /// The share value track.
    pub shares: ShareComponents,
    /// Loans and fees (6.IV, 7.0).
    pub loans: LoanComponents,
    /// The administration table and what the markers say.
    pub administration: AdministrationComponents,
    /// The timetable.
    pub timetable: TimetableComponents,
    /// The grey markers in play.
    pub grey: GreyComponents,
    /// The predetermined set-ups of Spinning Jenny, by player count.
    pub predetermined: [Vec<PredeterminedSeat>; 3],
}

/// One good's factory markers and its part of the factory mat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactoryComponents {
    /// Building costs, which are also the base quality, by level.
    pub cost: [u8; 4],
    /// The four production rows.
    pub rows: [RowComponents; 4],
    /// Goods produced by level and row.
    pub output: [[u8; 4]; 4],
    /// What a stored good brings in a warehouse sale.
    pub warehouse_price: u8,
}

/// The spaces of one production row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowComponents {
    /// Spaces for a worker only.
    pub worker: u8,
    /// Spaces for a worker or a machine.
    pub machine: u8,
}

impl RowComponents {
    /// How many pieces fill the row.
    #[inline]
    pub const fn size(self) -> u8 {
        self.worker + self.machine
    }
}

/// The job market: 20 rows of four spaces, one column per good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobMarketComponents {
    /// Whether the space of this good in this row has a number.
    pub numbered: [[bool; 20]; 4],
    /// The wage beside each row.
    pub wages: [u8; 20],
    /// Workers put on the fired workers space at set-up, by player count.
    pub fired: [u8; 3],
    /// Workers put back into the box at set-up, by player count.
    pub boxed: [u8; 3],
    /// How many workers come back in each economy phase of Spinning Jenny.
    pub returning: u8,
    /// How far the importer moves in each economy phase of Spinning Jenny.
    pub importer: u8,
}

/// The share value track and the shares of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShareComponents {
    /// The value beneath each space, from space 1.
    pub values: Vec<u8>,
    /// Where the indicators start.
    pub start_space: u8,
    /// The lowest price at which a share can be bought.
    pub buying_floor: u8,
    /// Shares of one player in all.
    pub total: u8,
    /// Shares a player starts with.
    pub in_hand: u8,
    /// Start-up capital.
    pub capital: u8,
}

/// Loans and fees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoanComponents {
    /// What a loan brings.
    pub amount: u8,
    /// What repaying it costs.
    pub repayment: u8,
    /// What is paid for each worker that an obsolete factory could not get.
    pub missing_worker: u8,
    /// How many workers a factory needs more once it is obsolete.
    pub obsolete_workers: u8,
}

/// The administration table and the numbers on the action markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdministrationComponents {
    /// The cost of each space.
    pub spaces: [u8; 5],
    /// What using a placed marker again costs on top.
    pub reuse_fee: u8,
    /// Cost of one, two and three machines by shade; 0 where the marker has no such number.
    pub machinery: [[u8; 3]; 3],
    /// Cost of one, two and three levels of quality by shade; 0 where the marker has no such number.
    pub quality: [[u8; 3]; 3],
    /// The most a marker lets its user spend on distribution, by shade.
    pub distribution: [u8; 3],
}

/// The timetable's first column and its column of obsolete factories.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimetableComponents {
    /// The development level of each decade from 1760.
    pub level: [u8; DECADES],
    /// The levels that become obsolete before each decade, one bit each, level I lowest.
    pub obsolete: [u8; DECADES],
}

/// How many grey markers are in play, by player count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GreyComponents {
    /// Sets of machinery, quality and distribution in each shade.
    pub sets: [u8; 3],
    /// Light stock exchange markers on the mat.
    pub stock_exchange: [u8; 3],
}

/// What one player starts with in a predetermined set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PredeterminedSeat {
    /// The two factories with their prices.
    pub factories: [(Good, u8); 2],
    /// Shares in the portfolio.
    pub shares: u8,
    /// Start-up capital before the factories are paid.
    pub capital: u8,
    /// The light grey marker.
    pub marker: Marker,
}
