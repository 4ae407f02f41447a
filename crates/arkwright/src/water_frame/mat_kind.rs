//! The kinds of grey action markers on the special markers mat (4.1.III).

use serde::{Deserialize, Serialize};

/// The kind of a grey action marker: there are as many of each in both shades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum MatKind {
    Machinery,
    Quality,
    Distribution,
    Production,
}

impl MatKind {
    /// All kinds, in the order of the rule book.
    pub const ALL: [MatKind; 4] = [
        MatKind::Machinery,
        MatKind::Quality,
        MatKind::Distribution,
        MatKind::Production,
    ];

    /// Its place in [`MatKind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in the notation and in the data file.
    pub const fn word(self) -> &'static str {
        match self {
            MatKind::Machinery => "machinery",
            MatKind::Quality => "quality",
            MatKind::Distribution => "distribution",
            MatKind::Production => "production",
        }
    }

    /// The kind with this word.
    pub fn from_word(word: &str) -> Option<MatKind> {
        MatKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}
