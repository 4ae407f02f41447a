//! The steps of an effect: which can be taken next, and what is left with a step.

use crate::referee::deck::{Gain, Join, Step, Steps};
use crate::referee::effects::{gain_counts_supply, step_counts_supply};

/// One gain or step of a list.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) deed: ItemDeed,
    /// Divided by `then`.
    pub(crate) group: usize,
    /// The item before an `also`.
    pub(crate) behind: Option<usize>,
    pub(crate) state: State,
}

#[derive(Clone, Debug)]
pub(crate) enum ItemDeed {
    Gain(Gain),
    Step(Step),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Open,
    /// Begun, and not over.
    Begun,
    Whole,
    Left,
}

impl Item {
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.state, State::Whole | State::Left)
    }

    pub(crate) fn gain(&self) -> Option<&Gain> {
        match &self.deed {
            ItemDeed::Gain(gain) => Some(gain),
            ItemDeed::Step(_) => None,
        }
    }

    pub(crate) fn counts_supply(&self) -> bool {
        match &self.deed {
            ItemDeed::Gain(gain) => gain_counts_supply(gain),
            ItemDeed::Step(step) => step_counts_supply(step),
        }
    }
}

pub(crate) fn items(steps: &Steps) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let mut group = 0;
    for (join, step) in steps {
        if *join == Join::Then {
            group += 1;
        }
        let behind = (*join == Join::Also).then(|| items.len() - 1);
        let deeds = match step {
            Step::Gain(gains) => gains.iter().cloned().map(ItemDeed::Gain).collect(),
            step => vec![ItemDeed::Step(step.clone())],
        };
        items.extend(deeds.into_iter().map(|deed| Item {
            deed,
            group,
            behind,
            state: State::Open,
        }));
    }
    items
}

/// What can be taken next of a list: directly behind a whole step what is joined to it by `also`,
/// else everything open of the first group that is not over.
pub(crate) fn takeable(items: &[Item]) -> Vec<usize> {
    let is_open = |at: &usize| items[*at].state == State::Open;
    let is_additional = |at: &usize| {
        items[*at]
            .behind
            .is_some_and(|before| items[before].state == State::Whole)
    };
    let additional: Vec<usize> = (0..items.len())
        .filter(is_open)
        .filter(is_additional)
        .collect();
    if !additional.is_empty() {
        return additional;
    }
    let group = items
        .iter()
        .filter(|item| !item.is_over())
        .map(|item| item.group)
        .min();
    let is_free = |at: &usize| items[*at].behind.is_none() && Some(items[*at].group) == group;
    (0..items.len()).filter(is_open).filter(is_free).collect()
}

/// Leaves an item, and with it what is additional to it.
pub(crate) fn leave(items: &mut [Item], at: usize) {
    items[at].state = State::Left;
    for other in 0..items.len() {
        if items[other].behind == Some(at) && !items[other].is_over() {
            leave(items, other);
        }
    }
}
