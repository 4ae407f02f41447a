//! Everything that lies on the table.

use crate::water_frame_referee::numbers::{COST, OUTPUT, ROW_SPACES, SHIP_CAPACITY, SHIP_CREW};
use crate::water_frame_referee::words::{GOODS, Marker, TILES};

/// Everything that lies on the table. Fields are plain, so that another implementation can fill one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    /// 1760 to 1810.
    pub(crate) decade: u16,
    /// The cycle of the decade, counted from 1; 0 in 1760. It stays 4 in the end of round phase.
    pub(crate) cycle: u8,
    /// The seat with the start player marker, counted from 1; 0 before it is drawn.
    pub(crate) start: u8,
    /// Empty spaces of the job market.
    pub(crate) empty: u8,
    /// Workers on the fired workers space.
    pub(crate) fired: u8,
    /// Workers out of the game.
    pub(crate) boxed: u8,
    /// Where the importers stand.
    pub(crate) importers: [u8; 4],
    /// Machinery, quality, distribution and production markers in each row of the mat.
    pub(crate) mat: [[u8; 4]; 4],
    /// Ships on the mat with capacities 2, 4, 6, 8 and 10.
    pub(crate) ships: [u8; 5],
    /// Development tiles in the common supply, in the order of the notation.
    pub(crate) tiles: [u8; 20],
    /// Whether the £2 spaces are blocked.
    pub(crate) bureaucracy: bool,
    /// Whether importers are held back by the Navigation Acts.
    pub(crate) navigation: bool,
    /// Whether ships carry one good less.
    pub(crate) opium: bool,
    /// Whether every worker earns £1 more.
    pub(crate) strike: bool,
    /// The companies by seat.
    pub(crate) companies: Vec<Company>,
}

/// What belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Company {
    pub(crate) cash: u32,
    /// Shares in the portfolio.
    pub(crate) shares: u8,
    /// Space of the share value indicator.
    pub(crate) space: u8,
    pub(crate) loans: u32,
    pub(crate) factories: [Option<Factory>; 4],
    /// Goods in both warehouses together.
    pub(crate) stored: [u8; 4],
    /// Grey markers by kind (machinery, quality, distribution, production), light and dark.
    pub(crate) grey: [[bool; 2]; 4],
    /// What lies on the spaces for £2, £4, £6, £8 and £10.
    pub(crate) administration: [Option<Marker>; 5],
    /// Development tiles, in the order of the notation.
    pub(crate) tiles: [bool; 20],
    /// How often the inventor was used since he was taken.
    pub(crate) inventor_uses: u8,
    /// The good to which the foreman and the workshop are assigned.
    pub(crate) foreman: Option<usize>,
    pub(crate) workshop: Option<usize>,
    /// The capacity of the ship at each pier; 0 without one.
    pub(crate) ships: [u8; 2],
    /// The space of each good's contract; 0 without one.
    pub(crate) contracts: [u8; 4],
    /// Columns of the large warehouse with a worker.
    pub(crate) columns: [bool; 4],
    /// Workers at the lines of the large warehouse.
    pub(crate) lines: u8,
    /// Factories with a worker on their marker: hired in 1810 for a good that had been active.
    pub(crate) marked: [bool; 4],
    /// Whether the extra sale of the Crown Jubilee is open.
    pub(crate) jubilee: bool,
    /// Whether charisma may not be taken.
    pub(crate) barred: bool,
}

/// A factory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Factory {
    /// 1 to 4.
    pub(crate) level: u8,
    pub(crate) quality: u8,
    pub(crate) distribution: u8,
    /// 0 as long as it is not set.
    pub(crate) price: u8,
    /// Workers and machines in each row.
    pub(crate) pieces: [u8; 4],
    /// Machines in each row.
    pub(crate) machines: [u8; 4],
    /// Workers beside an obsolete factory.
    pub(crate) extra: u8,
}

/// The place of a capacity among the five kinds of ship.
pub(crate) fn ship_kind(capacity: u8) -> usize {
    let place = SHIP_CAPACITY.iter().position(|other| *other == capacity);
    place.expect("a capacity of a ship")
}

/// The crew of a ship; none without a ship.
pub(crate) fn crew(capacity: u8) -> u8 {
    match capacity {
        0 => 0,
        capacity => SHIP_CREW[ship_kind(capacity)],
    }
}

impl Factory {
    /// Workers in the rows.
    pub(crate) fn workers(&self) -> u8 {
        self.pieces.iter().sum::<u8>() - self.machines.iter().sum::<u8>()
    }

    /// Free spaces in the rows of a factory of this good.
    pub(crate) fn free(&self, good: usize) -> u8 {
        ROW_SPACES[good].iter().sum::<u8>() - self.pieces.iter().sum::<u8>()
    }

    /// Puts workers on the next free spaces.
    pub(crate) fn fill(&mut self, good: usize, count: u8) {
        for _ in 0..count {
            let row = (0..4).find(|row| self.pieces[*row] < ROW_SPACES[good][*row]);
            self.pieces[row.expect("a free space")] += 1;
        }
    }

    /// What a row makes: nothing if it is not complete.
    pub(crate) fn row_output(&self, good: usize, row: usize) -> u8 {
        match self.pieces[row] == ROW_SPACES[good][row] {
            true => OUTPUT[good][usize::from(self.level) - 1][row],
            false => 0,
        }
    }

    /// The last row with a piece in it, counted from 0.
    pub(crate) fn last_row(&self) -> Option<usize> {
        (0..4).rev().find(|row| self.pieces[*row] > 0)
    }

    /// The base quality, which is the building cost.
    pub(crate) fn base(&self, good: usize) -> u32 {
        COST[good][usize::from(self.level) - 1]
    }

    /// Base quality and quality marker.
    pub(crate) fn quality_of(&self, good: usize) -> u8 {
        self.base(good) as u8 + self.quality
    }

    /// The highest price that leaves an appeal of 0.
    pub(crate) fn worth(&self, good: usize) -> u8 {
        self.quality_of(good) + self.distribution
    }

    /// The appeal of its goods.
    pub(crate) fn appeal(&self, good: usize) -> u8 {
        self.worth(good) - self.price
    }
}

impl Company {
    /// Workers on ships and in the large warehouse.
    pub(crate) fn harbour_workers(&self) -> u8 {
        let columns = self.columns.iter().filter(|column| **column).count() as u8;
        crew(self.ships[0]) + crew(self.ships[1]) + columns + self.lines
    }

    /// All workers of the company.
    pub(crate) fn workers(&self) -> u8 {
        let factories = self.factories.iter().flatten();
        let inside: u8 = factories
            .map(|factory| factory.workers() + factory.extra)
            .sum();
        inside + self.harbour_workers()
    }

    /// How many tiles there are.
    pub(crate) fn tile_count(&self) -> usize {
        self.tiles.iter().filter(|tile| **tile).count()
    }

    /// Moves the share value indicator back, not below 1.
    pub(crate) fn step_back(&mut self, spaces: u8) {
        self.space = self.space.saturating_sub(spaces).max(1);
    }
}

impl Table {
    /// The parts in which two tables differ, in words.
    pub(crate) fn differences(&self, other: &Table) -> Vec<String> {
        let both = self.parts().into_iter().zip(other.parts());
        let unlike = both.filter(|(one, other)| one != other);
        let mut list: Vec<String> = unlike
            .map(|((name, one), (_, other))| format!("{name}: {one} and {other}"))
            .collect();
        if list.is_empty() && self != other {
            list.push("tables of different sizes".to_owned());
        }
        list
    }

    fn parts(&self) -> Vec<(String, String)> {
        let mut parts = Vec::new();
        let mut part = |name: String, value: String| parts.push((name, value));
        part("decade".into(), self.decade.to_string());
        part("cycle".into(), self.cycle.to_string());
        part("start player".into(), self.start.to_string());
        part(
            "empty spaces of the job market".into(),
            self.empty.to_string(),
        );
        part("fired workers".into(), self.fired.to_string());
        part("workers in the box".into(), self.boxed.to_string());
        part("importers".into(), format!("{:?}", self.importers));
        part("mat".into(), format!("{:?}", self.mat));
        part("ships on the mat".into(), format!("{:?}", self.ships));
        for (name, count) in TILES.iter().zip(self.tiles) {
            part(format!("supply of {name}"), count.to_string());
        }
        part("bureaucracy".into(), self.bureaucracy.to_string());
        part("navigation acts".into(), self.navigation.to_string());
        part("opium war".into(), self.opium.to_string());
        part("threat of strike".into(), self.strike.to_string());
        for (index, company) in self.companies.iter().enumerate() {
            let seat = index + 1;
            let named = company.parts().into_iter();
            parts.extend(named.map(|(name, value)| (format!("seat {seat}, {name}"), value)));
        }
        parts
    }
}

impl Company {
    fn parts(&self) -> Vec<(String, String)> {
        let mut parts = Vec::new();
        let mut part = |name: &str, value: String| parts.push((name.to_owned(), value));
        let good = |good: Option<usize>| good.map_or("nobody", |good| GOODS[good]).to_owned();
        part("cash", self.cash.to_string());
        part("shares", self.shares.to_string());
        part("share space", self.space.to_string());
        part("loans", self.loans.to_string());
        for (name, factory) in GOODS.iter().zip(&self.factories) {
            part(&format!("{name} factory"), format!("{factory:?}"));
        }
        part("stored goods", format!("{:?}", self.stored));
        part("grey markers", format!("{:?}", self.grey));
        let column = self.administration.map(|marker| match marker {
            Some(marker) => marker.to_string(),
            None => "-".to_owned(),
        });
        part("administration", column.join(", "));
        let owned = TILES.iter().zip(self.tiles).filter(|(_, owned)| *owned);
        let names: Vec<&str> = owned.map(|(name, _)| *name).collect();
        part("tiles", names.join(", "));
        part("uses of the inventor", self.inventor_uses.to_string());
        part("foreman", good(self.foreman));
        part("workshop", good(self.workshop));
        part("ships", format!("{:?}", self.ships));
        part("contracts", format!("{:?}", self.contracts));
        part("warehouse columns", format!("{:?}", self.columns));
        part("warehouse lines", self.lines.to_string());
        part("marked factories", format!("{:?}", self.marked));
        part("jubilee token", self.jubilee.to_string());
        part("barred from charisma", self.barred.to_string());
        parts
    }
}
