//! The numbers of a game that were released: they stay compiled in, since records name them.
//!
//! They are kept packed, as they were read from their data file, so that a game can be set up where
//! no data file can be read: a page fetches what reads one only for somebody who brings his own.

use std::sync::OnceLock;

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::DataHash;

use crate::provenance::Provenance;

/// All numbers that a game ever released, the newest last; each is unpacked when it is asked for.
#[derive(Debug)]
pub struct Released<Components, const COUNT: usize> {
    packed: [&'static [u8]; COUNT],
    unpacked: [OnceLock<Unpacked<Components>>; COUNT],
}

#[derive(Debug)]
struct Unpacked<Components> {
    hash: DataHash,
    components: Components,
    provenance: Vec<Provenance>,
}

impl<Components: Serialize + DeserializeOwned, const COUNT: usize> Released<Components, COUNT> {
    /// The released numbers, each as [`pack`] made it.
    pub const fn new(packed: [&'static [u8]; COUNT]) -> Released<Components, COUNT> {
        assert!(COUNT > 0, "the numbers compiled in are released ones");
        Released {
            packed,
            unpacked: [const { OnceLock::new() }; COUNT],
        }
    }

    /// The newest numbers, which are in play unless somebody brings others.
    ///
    /// # Panics
    /// If they are not packed as they should be, which a test of the game rules out.
    pub fn newest(&self) -> &Components {
        &self.unpacked(COUNT - 1).components
    }

    /// The numbers whose hash has this short form, as records show it.
    ///
    /// # Panics
    /// If they are not packed as they should be, which a test of the game rules out.
    pub fn find(&self, short: &str) -> Option<&Components> {
        let mut newest_first = (0..COUNT).rev().map(|index| self.unpacked(index));
        let found = newest_first.find(|numbers| numbers.hash.matches(short));
        found.map(|numbers| &numbers.components)
    }

    /// Where the newest numbers come from, without the notes.
    ///
    /// # Panics
    /// If they are not packed as they should be, which a test of the game rules out.
    pub fn provenance(&self) -> &[Provenance] {
        &self.unpacked(COUNT - 1).provenance
    }

    fn unpacked(&self, index: usize) -> &Unpacked<Components> {
        self.unpacked[index].get_or_init(|| {
            let unpacked = postcard::from_bytes(self.packed[index]);
            let (components, provenance) = unpacked.expect("the tests unpack all released numbers");
            Unpacked {
                hash: DataHash::of(&components),
                components,
                provenance,
            }
        })
    }
}

/// Numbers and where they come from, as [`Released`] keeps them.
///
/// # Panics
/// If the numbers are of a kind that has no fixed bytes, such as an iterator of unknown length.
pub fn pack(components: &impl Serialize, provenance: &[Provenance]) -> Vec<u8> {
    let packed = postcard::to_allocvec(&(components, provenance));
    packed.expect("plain structs of numbers always have bytes")
}
