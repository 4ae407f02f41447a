//! Facts: what rule books state about component numbers, and what the rules need of them.

use table::{Message, Say};

use crate::phrase::Phrase;
use crate::section::Section;

/// A fact that component numbers break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The place in the data file: keys, and places in lists counted from 1, with dots between them.
    pub place: String,
    /// What stands there.
    pub found: Phrase,
    /// What should.
    pub due: Phrase,
    /// The section of the rule book that states it; none if it is what the rules need to work.
    pub section: Option<Section>,
}

impl Broken {
    /// What to put there instead, and who says so.
    pub(crate) fn remedy(&self) -> String {
        let due = &self.due;
        match self.section {
            Some(section) => format!("{section} has {due}"),
            None => format!("it has to be {due}"),
        }
    }

    /// The same as a message.
    pub(crate) fn say_remedy(&self) -> Message {
        let remedy = match self.section {
            Some(section) => Message::new("fact-stated").with("section", section.say()),
            None => Message::new("fact-needed"),
        };
        remedy.with("due", self.due.say())
    }
}

/// Whether facts hold, or the first one that is broken.
pub type Check = Result<(), Box<Broken>>;

/// A number that a rule book states.
pub fn stated(section: Section, place: impl Into<String>, found: u8, due: u8) -> Check {
    holds(found == due, Some(section), place, found, due)
}

/// A sum or a relation that a rule book states.
pub fn states(
    section: Section,
    is_so: bool,
    place: impl Into<String>,
    found: impl Into<Phrase>,
    due: impl Into<Phrase>,
) -> Check {
    holds(is_so, Some(section), place, found, due)
}

/// Something the rules need to work.
pub fn needs(
    is_so: bool,
    place: impl Into<String>,
    found: impl Into<Phrase>,
    due: impl Into<Phrase>,
) -> Check {
    holds(is_so, None, place, found, due)
}

fn holds(
    is_so: bool,
    section: Option<Section>,
    place: impl Into<String>,
    found: impl Into<Phrase>,
    due: impl Into<Phrase>,
) -> Check {
    if is_so {
        return Ok(());
    }
    Err(Box::new(Broken {
        place: place.into(),
        found: found.into(),
        due: due.into(),
        section,
    }))
}
