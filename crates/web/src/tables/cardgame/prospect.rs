//! What production of a good would bring, as the rules forecast it.

use cardgame::{Board, Costs, Good};

use crate::tables::cardgame::scene::Scene;

/// The forecast of one good on some board.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    /// The value beside the demand marker.
    pub(crate) demand: u8,
    /// What each seat with a factory for it would see.
    pub(crate) seats: [Option<Outcome>; 4],
}

/// What production would bring one player.
#[derive(Clone, Copy)]
pub(crate) struct Outcome {
    pub(crate) appeal: u8,
    pub(crate) price: u8,
    /// Goods that are made.
    pub(crate) made: u8,
    /// Goods that are sold to the home market.
    pub(crate) sold: u8,
    /// Goods that are neither sold nor shipped.
    pub(crate) left: u8,
    pub(crate) income: u16,
    pub(crate) costs: Costs,
    /// How far the share value rises.
    pub(crate) steps: u8,
    /// Whether others have the same highest appeal.
    pub(crate) is_tied: bool,
}

impl Outcome {
    /// What is left of the income.
    pub(crate) fn result(&self) -> i32 {
        i32::from(self.income) - i32::from(self.costs.total())
    }
}
