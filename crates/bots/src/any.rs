//! A thinker for whichever game it is.

use games::AnyPlay;
use table::{Notation, Seat};

use crate::Progress;
use crate::outlook::Outlook;
use crate::played::{Thinker, bots_of};
use crate::spec::{BotName, BotSpec, Budget, strongest_where};

/// How many nodes are thought between two looks at the clock.
const SLICE: u32 = 256;

/// A bot thinking about a turn, which it says in notation.
pub struct AnyThinker(Box<dyn Spoken>);

/// A thinker whose choices are told in notation.
trait Spoken {
    fn think(&mut self, nodes: u32) -> Progress;
    fn use_all(&mut self);
    fn best(&self) -> Vec<String>;
    fn nodes(&self) -> u64;
    fn value(&self) -> Option<i64>;
    fn alternatives(&self, most: usize) -> Vec<(i64, Vec<String>)>;
    fn outlook(&self) -> Option<Outlook>;
    fn consider(&mut self, turn: &[String]) -> bool;
    fn outlook_of_considered(&self) -> Option<Outlook>;
}

impl<A: Notation> Spoken for Box<dyn Thinker<A>> {
    fn think(&mut self, nodes: u32) -> Progress {
        (**self).think(nodes)
    }

    fn use_all(&mut self) {
        (**self).use_all();
    }

    fn best(&self) -> Vec<String> {
        in_notation(&(**self).best())
    }

    fn nodes(&self) -> u64 {
        (**self).nodes()
    }

    fn value(&self) -> Option<i64> {
        (**self).value()
    }

    fn alternatives(&self, most: usize) -> Vec<(i64, Vec<String>)> {
        let turns = (**self).alternatives(most).into_iter();
        turns
            .map(|(value, turn)| (value, in_notation(&turn)))
            .collect()
    }

    fn outlook(&self) -> Option<Outlook> {
        (**self).outlook()
    }

    fn consider(&mut self, turn: &[String]) -> bool {
        let turn: Option<Vec<A>> = turn.iter().map(|action| action.parse().ok()).collect();
        turn.is_some_and(|turn| (**self).consider(turn))
    }

    fn outlook_of_considered(&self) -> Option<Outlook> {
        (**self).outlook_of_considered()
    }
}

fn in_notation<A: Notation>(turn: &[A]) -> Vec<String> {
    turn.iter().map(ToString::to_string).collect()
}

/// Begins to think about the turn of the asked seat; `None` if nobody is asked.
/// The same seed gives the same turn. One with a budget goes on until that is used up, as long as
/// there is anything to be found.
pub fn thinker(play: &AnyPlay, spec: &BotSpec, seed: u64) -> Option<AnyThinker> {
    let mut thinker = bots_of(play.setup().game)?.thinker(play, spec.name, seed)?;
    if spec.budget.is_some() {
        thinker.0.use_all();
    }
    Some(thinker)
}

/// How good a position is for a seat in the eyes of a bot, in units of its own; `None` if it cannot
/// tell.
pub fn judged(play: &AnyPlay, spec: &BotSpec, seat: Seat) -> Option<i64> {
    bots_of(play.setup().game)?.judged(play, spec.name, seat)
}

/// What a seat can expect to come to, in points; `None` if there is no net for the game with these
/// numbers and so many players.
pub fn outlook(play: &AnyPlay, seat: Seat) -> Option<Outlook> {
    bots_of(play.setup().game)?.outlook(play, seat)
}

/// The strongest bot that there is for a game as it is played: the highest level where its net is here, else
/// the strongest that needs none.
pub fn strongest_at(play: &AnyPlay) -> BotName {
    let has_net = outlook(play, Seat::new(0)).is_some();
    strongest_where(play.setup().game, has_net)
}

impl AnyThinker {
    pub(crate) fn new<A: Notation + 'static>(thinker: Box<dyn Thinker<A>>) -> AnyThinker {
        AnyThinker(Box::new(thinker))
    }

    /// Thinks about this many positions more.
    pub fn think(&mut self, nodes: u32) -> Progress {
        self.0.think(nodes)
    }

    /// The best turn so far, in notation.
    pub fn best(&self) -> Vec<String> {
        self.0.best()
    }

    /// How many positions were thought about.
    pub fn nodes(&self) -> u64 {
        self.0.nodes()
    }

    /// What the best turn so far is worth to the bot, in units of its own; `None` if it cannot tell.
    pub fn value(&self) -> Option<i64> {
        self.0.value()
    }

    /// The best whole turns so far with what each is worth, the best first and those that end on
    /// the same board once; nothing if the bot cannot tell.
    pub fn alternatives(&self, most: usize) -> Vec<(i64, Vec<String>)> {
        self.0.alternatives(most)
    }

    /// What the asked seat can expect to come to behind the best turn so far, in points; `None` if
    /// the bot cannot tell, or not yet.
    pub fn outlook(&self) -> Option<Outlook> {
        self.0.outlook()
    }

    /// Judges this whole turn too, in the same way as the best one. Says whether it does: it is
    /// asked before it thinks, and not every bot can.
    pub fn consider(&mut self, turn: &[String]) -> bool {
        self.0.consider(turn)
    }

    /// The same as [`AnyThinker::outlook`] of the turn that is considered besides.
    pub fn outlook_of_considered(&self) -> Option<Outlook> {
        self.0.outlook_of_considered()
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
