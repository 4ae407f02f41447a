//! Where the component numbers come from.

use serde::{Deserialize, Serialize};

/// Where a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// A rule book states it.
    Printed,
    /// It follows from what the rule books state.
    Derived,
    /// A public page states it.
    Web,
    /// Nobody wrote it down; it is a proposal that fits all stated facts.
    Reconstructed,
}

impl Source {
    /// All sources, the surest first.
    pub const ALL: [Source; 4] = [
        Source::Printed,
        Source::Derived,
        Source::Web,
        Source::Reconstructed,
    ];

    /// Its word in the data file, which is also its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Source::Printed => "printed",
            Source::Derived => "derived",
            Source::Web => "web",
            Source::Reconstructed => "reconstructed",
        }
    }

    /// The source with this word.
    pub fn from_word(word: &str) -> Option<Source> {
        Source::ALL.into_iter().find(|source| source.word() == word)
    }
}

/// How sure the least sure number of a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Confidence {
    High,
    Medium,
    Low,
}

impl Confidence {
    /// All degrees, the surest first.
    pub const ALL: [Confidence; 3] = [Confidence::High, Confidence::Medium, Confidence::Low];

    /// Its word in the data file, which is also its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Confidence::High => "high",
            Confidence::Medium => "medium",
            Confidence::Low => "low",
        }
    }

    /// The degree with this word.
    pub fn from_word(word: &str) -> Option<Confidence> {
        Confidence::ALL
            .into_iter()
            .find(|confidence| confidence.word() == word)
    }
}

/// Where the numbers of one block of the data file come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provenance {
    /// The block's name, such as `factory.food`.
    pub block: String,
    /// Where its numbers come from, but for the cells named below.
    pub source: Source,
    /// The cells that are derived instead.
    pub derived: Vec<String>,
    /// The cells that are reconstructed instead.
    pub reconstructed: Vec<String>,
    /// How sure its least sure number is.
    pub confidence: Confidence,
    /// What it rests on; left out where the numbers are packed.
    #[serde(skip)]
    pub note: String,
}
