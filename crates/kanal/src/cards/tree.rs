//! An effect as it is written: a tree, for reading, printing and checking.
//!
//! Rules run the flat form; the tree is made from a deck file, and again from a deck when somebody
//! wants to read a card.

use super::counter::{Counter, Filter, RouteType, Scope};
use super::instruction::{Link, Per, Piece, Quantity, Test, Times};
use super::resource::{Bundle, Resource};

/// An effect as it is written; it means what [`Effect`](super::Effect) does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectTree {
    /// What it requires.
    pub tests: Vec<Test>,
    /// Whether one of several tests is enough.
    pub one_is_enough: bool,
    /// What it does.
    pub body: BodyTree,
}

/// What an effect does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BodyTree {
    /// These steps.
    Steps(Vec<StepTree>),
    /// The steps of the row that fits.
    Table {
        /// What is counted.
        counter: Counter,
        /// The quantity of each row, and its steps.
        rows: Vec<(Quantity, Vec<StepTree>)>,
    },
}

/// A step and how it hangs together with the one before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepTree {
    /// How it hangs together with the step before it.
    pub link: Link,
    /// What is done.
    pub deed: DeedTree,
}

/// What is done in a step; each means what the [`Deed`](super::Deed) of its name does.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the flat form")]
pub enum DeedTree {
    Gain {
        amount: u8,
        resource: Resource,
        per: Option<Per>,
    },
    Trade {
        prices: Vec<Bundle>,
        proceeds: Vec<DeedTree>,
        times: Times,
    },
    Build {
        count: u8,
        piece: Piece,
        free: bool,
        scope: Scope,
        filter: Filter,
    },
    Remove {
        count: u8,
        route: Option<RouteType>,
        scope: Scope,
    },
    Turn {
        positions: u8,
    },
    Choose {
        picks: u8,
        options: Vec<Vec<StepTree>>,
    },
}

impl EffectTree {
    /// Every list of steps in it: the body's, or those of each row, and those of the options.
    pub fn step_lists(&self) -> impl Iterator<Item = &[StepTree]> {
        let outer: Vec<&[StepTree]> = match &self.body {
            BodyTree::Steps(steps) => vec![steps],
            BodyTree::Table { rows, .. } => rows.iter().map(|(_, steps)| &steps[..]).collect(),
        };
        let inner: Vec<&[StepTree]> = outer
            .iter()
            .flat_map(|steps| steps.iter())
            .filter_map(|step| match &step.deed {
                DeedTree::Choose { options, .. } => Some(options),
                _ => None,
            })
            .flatten()
            .map(|option| &option[..])
            .collect();
        outer.into_iter().chain(inner)
    }

    /// Every step in it, those of options included.
    pub fn steps(&self) -> impl Iterator<Item = &StepTree> {
        self.step_lists().flatten()
    }

    /// Every quantity that something has to have: of the tests, and of the rows of a table.
    pub fn quantities(&self) -> impl Iterator<Item = (Counter, Quantity)> {
        let tests = self.tests.iter().filter_map(|test| match test {
            Test::Count(counter, quantity) => Some((*counter, *quantity)),
            Test::At(_) | Test::Activation(_) => None,
        });
        let rows: Vec<(Counter, Quantity)> = match &self.body {
            BodyTree::Steps(_) => Vec::new(),
            BodyTree::Table { counter, rows } => rows
                .iter()
                .map(|(quantity, _)| (*counter, *quantity))
                .collect(),
        };
        tests.chain(rows)
    }
}

impl StepTree {
    /// A step that stands beside the one before it.
    pub fn beside(deed: DeedTree) -> StepTree {
        StepTree {
            link: Link::Beside,
            deed,
        }
    }
}
