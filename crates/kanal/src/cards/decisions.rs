//! How many decisions a card can ask for at one activation, so that no card of any owner makes a turn
//! without end.

use super::instruction::Times;
use super::limits::MOST_REPEATED;
use super::tree::{BodyTree, DeedTree, EffectTree, StepTree};

/// Choosing an effect, a step or an option, and being done with what is left of it.
const BEGIN_AND_END: usize = 2;

impl EffectTree {
    /// The most decisions that carrying it out takes, without what can be done at any time.
    pub fn most_decisions(&self) -> usize {
        let body = match &self.body {
            BodyTree::Steps(steps) => of_steps(steps),
            BodyTree::Table { rows, .. } => {
                let rows = rows.iter().map(|(_, steps)| of_steps(steps));
                rows.max().unwrap_or(0)
            }
        };
        BEGIN_AND_END + body
    }
}

fn of_steps(steps: &[StepTree]) -> usize {
    steps.iter().map(|step| of_deed(&step.deed)).sum()
}

fn of_deed(deed: &DeedTree) -> usize {
    match deed {
        DeedTree::Gain { .. } => 1,
        DeedTree::Build { count, .. } | DeedTree::Remove { count, .. } => {
            BEGIN_AND_END + usize::from(*count)
        }
        DeedTree::Turn { positions } => BEGIN_AND_END + usize::from(*positions),
        DeedTree::Trade {
            proceeds, times, ..
        } => {
            let times = match times {
                Times::UpTo(times) => *times,
                Times::Per(per) => per.of(per.counter.most()),
                Times::AnyNumber => MOST_REPEATED,
            };
            // What only brings something is taken with the trade.
            let proceeds = proceeds.iter().map(|deed| match deed {
                DeedTree::Gain { .. } if proceeds.len() == 1 => 0,
                deed => of_deed(deed),
            });
            BEGIN_AND_END + usize::from(times) * (1 + proceeds.sum::<usize>())
        }
        DeedTree::Choose { picks, options } => {
            let option = options.iter().map(|steps| of_steps(steps)).max();
            BEGIN_AND_END + usize::from(*picks) * (1 + option.unwrap_or(0))
        }
    }
}
