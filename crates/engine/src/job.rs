//! A bot thinking in slices, so that the engine can hear `stop`.

use bots::{AnyThinker, Budget, Outlook, Progress};
use games::AnyPlay;

/// How long a slice should take, in milliseconds.
const SLICE: u64 = 10;

/// In how many steps a slice is thought at the most. How many nodes fit into one is found out step by
/// step; if each step were a slice of its own, whoever runs them would wait between them for longer than a
/// short thought takes.
const STEPS: usize = 8;

/// How often it is told what was found so far, in milliseconds.
const TELL: u64 = 200;

/// Thinking that was begun by `go`.
pub(crate) struct Job {
    prefix: String,
    thinker: AnyThinker,
    budget: Option<Budget>,
    begun: u64,
    /// How many turns are told besides the best one.
    alternatives: usize,
    /// The whole turn that is judged besides; empty if there is none.
    considering: Vec<String>,
    /// When it last told what it has found; `None` if nobody wants to hear it.
    told: Option<u64>,
    /// Nodes of the next slice, found out as it goes.
    nodes: u32,
}

/// What is told besides the best turn.
pub(crate) struct Telling {
    /// How many other turns.
    pub(crate) alternatives: usize,
    /// Whether what was found is told on the way, with what is to be expected.
    pub(crate) telling: bool,
    /// The whole turn that is judged besides; empty if there is none.
    pub(crate) considering: Vec<String>,
}

/// What the asked seat can expect behind a turn; `None` if no net says it.
fn behind(before: &AnyPlay, turn: &[String]) -> Option<Outlook> {
    let seat = before.asked()?;
    let mut after = before.clone();
    for action in turn {
        // Nothing is turned up: what lies face down is nobody's to expect.
        after.act(action).ok()?;
    }
    bots::outlook(&after, seat)
}

impl Job {
    pub(crate) fn new(
        prefix: &str,
        thinker: AnyThinker,
        budget: Option<Budget>,
        Telling {
            alternatives,
            telling,
            considering,
        }: Telling,
        now: u64,
    ) -> Job {
        let mut thinker = thinker;
        if !considering.is_empty() {
            // Where the bot itself cannot judge it, the boards that turns end on are judged.
            thinker.consider(&considering);
        }
        Job {
            prefix: prefix.to_owned(),
            thinker,
            budget,
            begun: now,
            alternatives,
            considering,
            told: telling.then_some(now),
            nodes: 64,
        }
    }

    /// Thinks for one slice and says whether that was the last one.
    pub(crate) fn slice(&mut self, clock: &dyn Fn() -> u64) -> bool {
        let begun = clock();
        let mut before = begun;
        for _ in 0..STEPS {
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
            if self.is_used_up(now) {
                return true;
            }
            if now.saturating_sub(begun) >= SLICE / 2 {
                break;
            }
            before = now;
        }
        false
    }

    /// Whether nothing is left of the budget.
    fn is_used_up(&self, now: u64) -> bool {
        match self.budget {
            None => false,
            Some(Budget::Nodes(most)) => self.thinker.nodes() >= u64::from(most),
            Some(Budget::Millis(most)) => now.saturating_sub(self.begun) >= u64::from(most),
        }
    }

    /// What was found so far, from time to time.
    pub(crate) fn tell(&mut self, now: u64) -> Vec<String> {
        match self.told {
            Some(told) if now.saturating_sub(told) >= TELL => self.told = Some(now),
            _ => return Vec::new(),
        }
        let nodes = self.thinker.nodes();
        let mut lines = self.expected(None);
        let turn = self.thinker.best().join("; ");
        lines.push(format!("thinking {nodes} {turn}"));
        let prefix = &self.prefix;
        lines.iter().map(|line| format!("{prefix}{line}")).collect()
    }

    /// What is to be expected of the best turn and of the one that is considered, if it is told.
    /// Where the bot does not say it, the boards behind both turns are judged, if the one before them
    /// is here.
    fn expected(&self, before: Option<&AnyPlay>) -> Vec<String> {
        if self.told.is_none() {
            return Vec::new();
        }
        let (best, considered) = match (self.thinker.outlook(), before) {
            (Some(best), _) => (Some(best), self.thinker.outlook_of_considered()),
            (None, None) => (None, None),
            (None, Some(before)) => {
                let best = behind(before, &self.thinker.best());
                let considered = match self.considering.is_empty() {
                    true => None,
                    false => behind(before, &self.considering),
                };
                (best, considered)
            }
        };
        let told = [("best", best), ("considered", considered)].into_iter();
        told.filter_map(|(word, outlook)| {
            let Outlook { score, lead } = outlook?;
            Some(format!("{word} {score} {lead}"))
        })
        .collect()
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
    pub(crate) fn answer(self, before: Option<&AnyPlay>) -> Vec<String> {
        let turn = self.thinker.best().join("; ");
        let mut lines = vec![format!("nodes {}", self.thinker.nodes())];
        if let Some(value) = self.thinker.value() {
            lines.push(format!("value {value}"));
        }
        lines.extend(self.expected(before));
        for (value, turn) in self.thinker.alternatives(self.alternatives) {
            lines.push(format!("alternative {value} {}", turn.join("; ")));
        }
        lines.push(format!("bestturn {turn}"));
        lines.push("ok".to_owned());
        let prefix = self.prefix;
        lines.iter().map(|line| format!("{prefix}{line}")).collect()
    }
}
