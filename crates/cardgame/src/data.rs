//! The data file: component numbers as TOML, laid out like the physical objects.

mod file;
mod market;

use ::data::{DataError, Provenance, Released};
use table::DataHash;

use self::file::{BLOCKS, components};
use crate::components::Components;
use crate::facts;

/// The data file compiled in.
pub const COMPILED: &str = include_str!("../data/card-game.toml");

/// All numbers ever released, so that old records still find theirs; the newest is last.
static RELEASED: Released<Components, 1> =
    Released::new([include_bytes!("../data/card-game.packed")]);

/// Where the numbers compiled in come from, block by block, without the notes.
pub(crate) fn compiled_provenance() -> &'static [Provenance] {
    RELEASED.provenance()
}

/// Where the numbers of a data file come from, block by block.
pub fn provenance(text: &str) -> Result<Vec<Provenance>, DataError> {
    read(text).map(|(_, provenance)| provenance)
}

impl Components {
    /// Reads a data file, and holds it against the facts the rule book states.
    pub fn parse(text: &str) -> Result<Components, DataError> {
        read(text).map(|(components, _)| components)
    }

    /// The numbers compiled in.
    pub fn compiled() -> &'static Components {
        RELEASED.newest()
    }

    /// The released numbers whose hash has this short form, as records show it.
    pub fn released(short: &str) -> Option<&'static Components> {
        RELEASED.find(short)
    }

    /// The hash over the numbers; comments and provenance do not count.
    pub fn hash(&self) -> DataHash {
        DataHash::of(self)
    }
}

fn read(text: &str) -> Result<(Components, Vec<Provenance>), DataError> {
    ::data::read(text, &BLOCKS, components, facts::check)
}
