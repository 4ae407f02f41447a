//! From the tree of an effect to the flat lists of a deck, and back.

use super::deck::{Deck, Sheet};
use super::instruction::{Body, Deed, Effect, Link, Row, Span, Step};
use super::tree::{BodyTree, DeedTree, EffectTree, StepTree};

/// Adds to a list, and says where.
fn put<T>(list: &mut Vec<T>, entries: impl IntoIterator<Item = T>) -> Option<Span> {
    let start = list.len();
    list.extend(entries);
    Span::new(start, list.len() - start)
}

impl Sheet {
    /// A deck without cards.
    pub(super) fn empty(letter: char) -> Sheet {
        Sheet {
            letter,
            cards: Vec::new(),
            effects: Vec::new(),
            tests: Vec::new(),
            rows: Vec::new(),
            steps: Vec::new(),
            options: Vec::new(),
            prices: Vec::new(),
        }
    }

    /// How many instructions there are in all lists.
    pub(super) fn instructions(&self) -> usize {
        self.effects.len()
            + self.tests.len()
            + self.rows.len()
            + self.steps.len()
            + self.options.len()
            + self.prices.len()
    }

    /// Adds the effects of a card; none if the lists cannot hold them.
    pub(super) fn add_effects(&mut self, effects: &[EffectTree]) -> Option<Span> {
        let flat: Option<Vec<Effect>> = effects.iter().map(|effect| self.effect(effect)).collect();
        put(&mut self.effects, flat?)
    }

    fn effect(&mut self, tree: &EffectTree) -> Option<Effect> {
        let tests = put(&mut self.tests, tree.tests.iter().copied())?;
        let body = match &tree.body {
            BodyTree::Steps(steps) => Body::Steps(self.steps(steps)?),
            BodyTree::Table { counter, rows } => {
                let rows: Option<Vec<Row>> = rows
                    .iter()
                    .map(|(quantity, steps)| {
                        Some(Row {
                            quantity: *quantity,
                            steps: self.steps(steps)?,
                        })
                    })
                    .collect();
                Body::Table {
                    counter: *counter,
                    rows: put(&mut self.rows, rows?)?,
                }
            }
        };
        Some(Effect {
            tests,
            one_is_enough: tree.one_is_enough,
            body,
        })
    }

    /// What lies inside a step goes into the lists first, so that the steps stay together.
    fn steps(&mut self, trees: &[StepTree]) -> Option<Span> {
        let flat: Option<Vec<Step>> = trees
            .iter()
            .map(|step| {
                Some(Step {
                    link: step.link,
                    deed: self.deed(&step.deed)?,
                })
            })
            .collect();
        put(&mut self.steps, flat?)
    }

    fn deed(&mut self, tree: &DeedTree) -> Option<Deed> {
        Some(match tree {
            DeedTree::Gain {
                amount,
                resource,
                per,
            } => Deed::Gain {
                amount: *amount,
                resource: *resource,
                per: *per,
            },
            DeedTree::Trade {
                prices,
                proceeds,
                times,
            } => {
                let proceeds: Vec<StepTree> =
                    proceeds.iter().cloned().map(StepTree::beside).collect();
                Deed::Trade {
                    prices: put(&mut self.prices, prices.iter().copied())?,
                    proceeds: self.steps(&proceeds)?,
                    times: *times,
                }
            }
            DeedTree::Build {
                count,
                piece,
                free,
                scope,
                filter,
            } => Deed::Build {
                count: *count,
                piece: *piece,
                free: *free,
                scope: *scope,
                filter: *filter,
            },
            DeedTree::Remove {
                count,
                route,
                scope,
            } => Deed::Remove {
                count: *count,
                route: *route,
                scope: *scope,
            },
            DeedTree::Turn { positions } => Deed::Turn {
                positions: *positions,
            },
            DeedTree::Choose { picks, options } => {
                let options: Option<Vec<Span>> =
                    options.iter().map(|option| self.steps(option)).collect();
                Deed::Choose {
                    picks: *picks,
                    options: put(&mut self.options, options?)?,
                }
            }
        })
    }
}

impl Deck {
    /// An effect as it is written.
    pub fn tree(&self, effect: &Effect) -> EffectTree {
        EffectTree {
            tests: self.tests(effect).to_vec(),
            one_is_enough: effect.one_is_enough,
            body: match effect.body {
                Body::Steps(steps) => BodyTree::Steps(self.step_trees(steps)),
                Body::Table { counter, rows } => BodyTree::Table {
                    counter,
                    rows: self
                        .rows(rows)
                        .iter()
                        .map(|row| (row.quantity, self.step_trees(row.steps)))
                        .collect(),
                },
            },
        }
    }

    /// The steps of a span as they are written.
    pub fn step_trees(&self, steps: Span) -> Vec<StepTree> {
        let trees = self.steps(steps).iter().map(|step| StepTree {
            link: step.link,
            deed: self.deed_tree(step.deed),
        });
        trees.collect()
    }

    fn deed_tree(&self, deed: Deed) -> DeedTree {
        match deed {
            Deed::Gain {
                amount,
                resource,
                per,
            } => DeedTree::Gain {
                amount,
                resource,
                per,
            },
            Deed::Trade {
                prices,
                proceeds,
                times,
            } => DeedTree::Trade {
                prices: self.prices(prices).to_vec(),
                proceeds: self
                    .steps(proceeds)
                    .iter()
                    .map(|step| {
                        debug_assert_eq!(step.link, Link::Beside);
                        self.deed_tree(step.deed)
                    })
                    .collect(),
                times,
            },
            Deed::Build {
                count,
                piece,
                free,
                scope,
                filter,
            } => DeedTree::Build {
                count,
                piece,
                free,
                scope,
                filter,
            },
            Deed::Remove {
                count,
                route,
                scope,
            } => DeedTree::Remove {
                count,
                route,
                scope,
            },
            Deed::Turn { positions } => DeedTree::Turn { positions },
            Deed::Choose { picks, options } => DeedTree::Choose {
                picks,
                options: self
                    .options(options)
                    .iter()
                    .map(|option| self.step_trees(*option))
                    .collect(),
            },
        }
    }
}
