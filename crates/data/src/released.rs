//! The data files of a game that were released: they stay compiled in, since records name them.

use std::sync::OnceLock;

use serde::Serialize;
use table::DataHash;

use crate::error::DataError;

/// A data file that was released.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReleasedFile {
    /// Its name.
    pub name: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

/// Every data file that a game ever released, the newest last; each is parsed when it is asked for.
#[derive(Debug)]
pub struct Released<Components, const COUNT: usize> {
    files: [ReleasedFile; COUNT],
    parse: fn(&str) -> Result<Components, DataError>,
    parsed: [OnceLock<(DataHash, Components)>; COUNT],
}

impl<Components: Serialize, const COUNT: usize> Released<Components, COUNT> {
    /// The released files, with what parses one of them.
    pub const fn new(
        files: [ReleasedFile; COUNT],
        parse: fn(&str) -> Result<Components, DataError>,
    ) -> Released<Components, COUNT> {
        assert!(COUNT > 0, "the file compiled in is a released one");
        Released {
            files,
            parse,
            parsed: [const { OnceLock::new() }; COUNT],
        }
    }

    /// The newest numbers, which are in play unless somebody brings others.
    ///
    /// # Panics
    /// If a released file cannot be parsed, which a test of its game rules out.
    pub fn newest(&self) -> &Components {
        &self.parsed(COUNT - 1).1
    }

    /// The file and the numbers whose hash has this short form, as records show it.
    ///
    /// # Panics
    /// If a released file cannot be parsed, which a test of its game rules out.
    pub fn find(&self, short: &str) -> Option<(ReleasedFile, &Components)> {
        let mut newest_first = (0..COUNT).rev();
        newest_first.find_map(|index| {
            let (hash, components) = self.parsed(index);
            hash.matches(short)
                .then_some((self.files[index], components))
        })
    }

    fn parsed(&self, index: usize) -> &(DataHash, Components) {
        self.parsed[index].get_or_init(|| {
            let components = (self.parse)(self.files[index].text);
            let components = components.expect("the tests parse every released file");
            (DataHash::of(&components), components)
        })
    }
}
