//! The data file: component numbers as TOML, laid out like the physical objects.

mod error;
mod file;
mod provenance;
mod reader;

use std::sync::LazyLock;

use table::DataHash;

pub use self::error::{DataError, Found, Place};
use self::file::File;
pub use self::provenance::{Confidence, Provenance, Source};
use self::reader::{Node, document};
use crate::components::Components;
use crate::facts;

/// The data file compiled in.
pub const COMPILED: &str = include_str!("../data/arkwright.toml");

/// Every data file ever released, so that old records still find theirs; the newest is last.
const RELEASED: [&str; 1] = [COMPILED];

static RELEASED_COMPONENTS: LazyLock<Vec<Components>> = LazyLock::new(|| {
    let parse = |text: &&str| Components::parse(text).expect("the tests parse every released file");
    RELEASED.iter().map(parse).collect()
});

/// Where the numbers of a data file come from, block by block.
pub fn provenance(text: &str) -> Result<Vec<Provenance>, DataError> {
    read(text).map(|(_, provenance)| provenance)
}

impl Components {
    /// Reads a data file, and holds it against the facts the rule books state.
    pub fn parse(text: &str) -> Result<Components, DataError> {
        read(text).map(|(components, _)| components)
    }

    /// The numbers compiled in.
    pub fn compiled() -> &'static Components {
        RELEASED_COMPONENTS
            .last()
            .expect("the compiled file is among the released ones")
    }

    /// The released numbers whose hash has this short form, as records show it.
    pub fn released(short: &str) -> Option<&'static Components> {
        RELEASED_COMPONENTS
            .iter()
            .find(|components| components.hash().matches(short))
    }

    /// The hash over the numbers; comments and provenance do not count.
    pub fn hash(&self) -> DataHash {
        DataHash::of(self)
    }
}

/// Reads numbers and provenance in one go, so that neither is ever without the other.
fn read(text: &str) -> Result<(Components, Vec<Provenance>), DataError> {
    let document = document(text)?;
    let root = Node::root(text, &document);
    let (components, provenance) = File::open(root.clone())?.read()?;
    facts::check(&components).map_err(|broken| DataError::Fact {
        line: root.line_of(&broken.place),
        broken,
    })?;
    Ok((components, provenance))
}
