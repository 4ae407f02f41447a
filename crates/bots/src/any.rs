//! A thinker for whichever game it is.

use arkwright::{Action, Arkwright};
use games::AnyPlay;
use table::{Notation, Rng};

use crate::Progress;
use crate::random::random_turn;
use crate::spec::{BotName, BotSpec, Budget};
use crate::turn_search::TurnSearch;

/// How many nodes are thought between two looks at the clock.
const SLICE: u32 = 256;

/// A bot thinking about a turn.
pub struct AnyThinker(Thinking);

enum Thinking {
    /// The turn is found.
    Random(Vec<String>),
    Arkwright(Box<TurnSearch<Arkwright>>),
}

/// Begins to think about the turn of the asked seat; `None` if nobody is asked.
/// The same seed gives the same turn.
pub fn thinker(play: &AnyPlay, spec: &BotSpec, seed: u64) -> Option<AnyThinker> {
    play.asked()?;
    let thinking = match (play, spec.name) {
        (AnyPlay::Arkwright(play), BotName::Random) => {
            let turn = random_turn(play.game(), play.board(), &mut Rng::new(seed));
            Thinking::Random(in_notation(&turn))
        }
        (AnyPlay::Arkwright(play), BotName::Greedy) => {
            let search = TurnSearch::new(play.game().clone(), *play.board());
            Thinking::Arkwright(Box::new(search))
        }
    };
    Some(AnyThinker(thinking))
}

impl AnyThinker {
    /// Thinks about this many positions more.
    pub fn think(&mut self, nodes: u32) -> Progress {
        match &mut self.0 {
            Thinking::Random(_) => Progress::Done,
            Thinking::Arkwright(search) => search.think(nodes),
        }
    }

    /// The best turn so far, in notation.
    pub fn best(&self) -> Vec<String> {
        match &self.0 {
            Thinking::Random(turn) => turn.clone(),
            Thinking::Arkwright(search) => in_notation::<Action>(&search.best()),
        }
    }

    /// How many positions were thought about.
    pub fn nodes(&self) -> u64 {
        match &self.0 {
            Thinking::Random(_) => 0,
            Thinking::Arkwright(search) => search.nodes(),
        }
    }
}

/// Thinks until the budget is used up and gives the turn in notation; empty if nobody is asked.
pub fn think_through(
    play: &AnyPlay,
    spec: &BotSpec,
    seed: u64,
    millis: &dyn Fn() -> u64,
) -> Vec<String> {
    let Some(mut thinker) = thinker(play, spec, seed) else {
        return Vec::new();
    };
    spend(spec.budget, millis, |nodes| thinker.think(nodes));
    thinker.best()
}

/// Feeds a thinker its budget.
pub(crate) fn spend(
    budget: Option<Budget>,
    millis: &dyn Fn() -> u64,
    mut think: impl FnMut(u32) -> Progress,
) {
    match budget {
        Some(Budget::Nodes(nodes)) => {
            think(nodes);
        }
        Some(Budget::Millis(most)) => {
            let begun = millis();
            while think(SLICE) == Progress::Working && millis() - begun < u64::from(most) {}
        }
        None => while think(SLICE) == Progress::Working {},
    }
}

fn in_notation<A: Notation>(turn: &[A]) -> Vec<String> {
    turn.iter().map(ToString::to_string).collect()
}
