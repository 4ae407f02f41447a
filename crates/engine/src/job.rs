//! A bot thinking in slices, so that the engine can hear `stop`.

use bots::{AnyThinker, Budget, Progress};

/// How long a slice should take, in milliseconds.
const SLICE: u64 = 10;

/// Thinking that was begun by `go`.
pub(crate) struct Job {
    prefix: String,
    thinker: AnyThinker,
    budget: Option<Budget>,
    begun: u64,
    /// Nodes of the next slice, found out as it goes.
    nodes: u32,
}

impl Job {
    pub(crate) fn new(prefix: &str, thinker: AnyThinker, budget: Option<Budget>, now: u64) -> Job {
        Job {
            prefix: prefix.to_owned(),
            thinker,
            budget,
            begun: now,
            nodes: 64,
        }
    }

    /// Thinks for one slice and says whether that was the last one.
    pub(crate) fn slice(&mut self, clock: &dyn Fn() -> u64) -> bool {
        let before = clock();
        if self.thinker.think(self.next_nodes()) == Progress::Done {
            return true;
        }
        let now = clock();
        let took = now.saturating_sub(before);
        if took < SLICE / 2 {
            self.nodes = self.nodes.saturating_mul(2);
        } else if took > SLICE {
            self.nodes = (self.nodes / 2).max(1);
        }
        match self.budget {
            None => false,
            Some(Budget::Nodes(most)) => self.thinker.nodes() >= u64::from(most),
            Some(Budget::Millis(most)) => now.saturating_sub(self.begun) >= u64::from(most),
        }
    }

    fn next_nodes(&self) -> u32 {
        match self.budget {
            Some(Budget::Nodes(most)) => {
                let left = u64::from(most).saturating_sub(self.thinker.nodes());
                self.nodes.min(u32::try_from(left).unwrap_or(u32::MAX))
            }
            _ => self.nodes,
        }
    }

    /// The best turn so far.
    pub(crate) fn answer(self) -> Vec<String> {
        let turn = self.thinker.best().join("; ");
        let prefix = self.prefix;
        vec![
            format!("{prefix}nodes {}", self.thinker.nodes()),
            format!("{prefix}bestturn {turn}"),
            format!("{prefix}ok"),
        ]
    }
}
