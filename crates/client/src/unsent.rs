//! A turn that was under way when the page was left.

use std::fmt;
use std::str::FromStr;

use crate::session::Session;

/// The tentative decisions of a turn, and after how many entries they were made.
///
/// As text it is the number, then a line for each decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsent {
    confirmed: usize,
    steps: Vec<String>,
}

impl Unsent {
    /// What is tentative in a session; `None` if nothing is.
    pub fn of(session: &Session) -> Option<Unsent> {
        let steps = session.tentative_turn();
        (!steps.is_empty()).then(|| Unsent {
            confirmed: session.confirmed(),
            steps,
        })
    }

    /// Makes the decisions again, up to the first that does not fit; says whether all of them did.
    pub fn resume(&self, session: &mut Session) -> bool {
        session.confirmed() == self.confirmed
            && self
                .steps
                .iter()
                .all(|step| session.choose_alone(step).is_ok())
    }
}

impl fmt::Display for Unsent {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.confirmed)?;
        self.steps
            .iter()
            .try_for_each(|step| write!(to, "\n{step}"))
    }
}

impl FromStr for Unsent {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Unsent, Self::Err> {
        let mut lines = text.lines();
        Ok(Unsent {
            confirmed: lines.next().unwrap_or_default().parse()?,
            steps: lines.map(str::to_owned).collect(),
        })
    }
}
