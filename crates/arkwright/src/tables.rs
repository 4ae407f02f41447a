//! Look-up tables made once from the component numbers, for the hot path.

use crate::components::{Components, RowComponents};
use crate::goods::Good;

/// How many spaces the job market has.
pub(crate) const JOB_SPACES: u8 = 80;

/// The last space of the share value track.
pub(crate) const LAST_SPACE: u8 = 60;

/// The most pieces a factory can hold in its rows.
pub(crate) const MOST_PIECES: usize = 12;

/// Component numbers in the form the rules ask for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tables {
    /// Demand by good and number of empty job market spaces.
    demand: [[u8; JOB_SPACES as usize + 1]; 4],
    /// Wage by number of empty job market spaces.
    wage: [u8; JOB_SPACES as usize + 1],
    /// Value of a share by space of the track; space 0 does not exist.
    value: [u8; LAST_SPACE as usize + 1],
    /// Goods produced by good, level and pieces in the factory.
    output: [[[u8; MOST_PIECES + 1]; 4]; 4],
    /// How many pieces fill the rows up to and including this one.
    row_end: [[u8; 4]; 4],
    rows: [[RowComponents; 4]; 4],
    cost: [[u8; 4]; 4],
}

impl Tables {
    pub(crate) fn new(components: &Components) -> Tables {
        let mut tables = Tables {
            demand: [[0; JOB_SPACES as usize + 1]; 4],
            wage: [0; JOB_SPACES as usize + 1],
            value: [0; LAST_SPACE as usize + 1],
            output: [[[0; MOST_PIECES + 1]; 4]; 4],
            row_end: [[0; 4]; 4],
            rows: components.factories.map(|factory| factory.rows),
            cost: components.factories.map(|factory| factory.cost),
        };
        let market = &components.job_market;
        for empty in 0..=usize::from(JOB_SPACES) {
            // The wage stands beside the row of the lowest empty space (III.3);
            // with no empty space, beside the first row.
            tables.wage[empty] = market.wages[empty.max(1).div_ceil(4) - 1];
            for (good, numbered) in market.numbered.iter().enumerate() {
                // Workers leave in reading order, so a column has lost one worker
                // per full row and one more if the last row is open so far.
                let rows = empty / 4 + usize::from(empty % 4 > good);
                tables.demand[good][empty] =
                    numbered[..rows].iter().filter(|number| **number).count() as u8;
            }
        }
        for (space, value) in components.shares.values.iter().enumerate() {
            tables.value[space + 1] = *value;
        }
        for (good, factory) in components.factories.iter().enumerate() {
            let mut end = 0;
            for (row, spaces) in factory.rows.iter().enumerate() {
                end += spaces.size();
                tables.row_end[good][row] = end;
            }
            for (level, output) in factory.output.iter().enumerate() {
                for pieces in 0..=MOST_PIECES {
                    tables.output[good][level][pieces] = (0..4)
                        .filter(|row| usize::from(tables.row_end[good][*row]) <= pieces)
                        .map(|row| output[row])
                        .sum();
                }
            }
        }
        tables
    }

    /// How many goods England wants (III.1).
    #[inline]
    pub(crate) fn demand(&self, good: Good, empty: u8) -> u8 {
        self.demand[good.index()][usize::from(empty)]
    }

    /// What a worker earns (III.3).
    #[inline]
    pub(crate) fn wage(&self, empty: u8) -> u8 {
        self.wage[usize::from(empty)]
    }

    /// What a share is worth on this space of the track.
    #[inline]
    pub(crate) fn value(&self, space: u8) -> u8 {
        self.value[usize::from(space)]
    }

    /// What a factory with this many pieces in its rows produces (III.1).
    #[inline]
    pub(crate) fn output(&self, good: Good, level: u8, pieces: u8) -> u8 {
        self.output[good.index()][usize::from(level) - 1][usize::from(pieces)]
    }

    /// Building costs, which are also the base quality.
    #[inline]
    pub(crate) fn cost(&self, good: Good, level: u8) -> u8 {
        self.cost[good.index()][usize::from(level) - 1]
    }

    /// How many pieces fill the rows up to and including this one, counted from 0.
    #[inline]
    pub(crate) fn row_end(&self, good: Good, row: usize) -> u8 {
        self.row_end[good.index()][row]
    }

    /// How many pieces lie in a row of a factory that holds `pieces` in all.
    #[inline]
    pub(crate) fn pieces_in_row(&self, good: Good, row: usize, pieces: u8) -> u8 {
        let size = self.rows[good.index()][row].size();
        let before = self.row_end(good, row) - size;
        pieces.saturating_sub(before).min(size)
    }

    /// The spaces of a row.
    #[inline]
    pub(crate) fn row(&self, good: Good, row: usize) -> RowComponents {
        self.rows[good.index()][row]
    }
}
