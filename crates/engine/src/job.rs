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
    /// How many turns are told besides the best one.
    alternatives: usize,
    /// Nodes of the next slice, found out as it goes.
    nodes: u32,
}

impl Job {
    pub(crate) fn new(
        prefix: &str,
        thinker: AnyThinker,
        budget: Option<Budget>,
        alternatives: usize,
        now: u64,
    ) -> Job {
        Job {
            prefix: prefix.to_owned(),
            thinker,
            budget,
            begun: now,
            alternatives,
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

    /// The best turn so far, what it is worth if the bot can tell, and others that were asked for.
    pub(crate) fn answer(self) -> Vec<String> {
        let turn = self.thinker.best().join("; ");
        let mut lines = vec![format!("nodes {}", self.thinker.nodes())];
        if let Some(value) = self.thinker.value() {
            lines.push(format!("value {value}"));
        }
        for (value, turn) in self.thinker.alternatives(self.alternatives) {
            lines.push(format!("alternative {value} {}", turn.join("; ")));
        }
        lines.push(format!("bestturn {turn}"));
        lines.push("ok".to_owned());
        let prefix = self.prefix;
        lines.iter().map(|line| format!("{prefix}{line}")).collect()
    }
}
