//! The data file of Water Frame: its component numbers as TOML, laid out like the physical objects.

mod file;

use ::data::{DataError, Provenance, Released};
use table::DataHash;

use self::file::{BLOCKS, components};
use super::components::WaterComponents;
use crate::facts;

/// The data file compiled in.
pub const WATER_COMPILED: &str = include_str!("../../data/water-frame.toml");

/// All numbers ever released, so that old records still find theirs; the newest is last.
static RELEASED: Released<WaterComponents, 1> =
    Released::new([include_bytes!("../../data/water-frame.packed")]);

/// Where the numbers of a data file of Water Frame come from, block by block.
pub fn water_provenance(text: &str) -> Result<Vec<Provenance>, DataError> {
    read(text).map(|(_, provenance)| provenance)
}

impl WaterComponents {
    /// Reads a data file, and holds it against the facts the rule books state.
    pub fn parse(text: &str) -> Result<WaterComponents, DataError> {
        read(text).map(|(components, _)| components)
    }

    /// The numbers compiled in.
    pub fn compiled() -> &'static WaterComponents {
        RELEASED.newest()
    }

    /// Where the numbers compiled in come from, block by block, without the notes.
    pub fn compiled_provenance() -> &'static [Provenance] {
        RELEASED.provenance()
    }

    /// The released numbers whose hash has this short form, as records show it.
    pub fn released(short: &str) -> Option<&'static WaterComponents> {
        RELEASED.find(short)
    }

    /// The hash over the numbers; comments and provenance do not count.
    pub fn hash(&self) -> DataHash {
        DataHash::of(self)
    }
}

fn read(text: &str) -> Result<(WaterComponents, Vec<Provenance>), DataError> {
    ::data::read(text, &BLOCKS, components, facts::check_water_frame)
}
