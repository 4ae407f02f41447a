//! What the rule books state about the component numbers, and what the rules need of them.
//!
//! Both hold for every data file. A number that is reconstructed or only known
//! from the web may be anything that the rules of play can work with, so that
//! the owner of a box can put the real one in its place.

mod board;
mod bounds;
mod factory;
mod markers;
mod phrase;
mod section;
mod set_up;

use table::{Message, Say};

pub use self::phrase::Phrase;
pub use self::section::{Book, Section};
use crate::components::Components;

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

type Check = Result<(), Broken>;

/// Checks numbers against everything the rule books state and the rules need.
pub(crate) fn check(components: &Components) -> Check {
    bounds::bounds(components)?;
    factory::costs(components)?;
    factory::rows(components)?;
    factory::output(components)?;
    board::numbers(components)?;
    board::job_market(components)?;
    board::share_track(components)?;
    board::timetable(components)?;
    markers::numbers(components)?;
    set_up::predetermined(components)
}

/// A number that a rule book states.
fn stated(section: Section, place: impl Into<String>, found: u8, due: u8) -> Check {
    holds(found == due, Some(section), place, found, due)
}

/// A sum or a relation that a rule book states.
fn states(
    section: Section,
    is_so: bool,
    place: impl Into<String>,
    found: impl Into<Phrase>,
    due: impl Into<Phrase>,
) -> Check {
    holds(is_so, Some(section), place, found, due)
}

/// Something the rules need to work.
fn needs(
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
    Err(Broken {
        place: place.into(),
        found: found.into(),
        due: due.into(),
        section,
    })
}
