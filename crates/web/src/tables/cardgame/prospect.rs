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

impl Prospect {
    /// The forecast of a good on a board.
    pub(crate) fn of(scene: &Scene, board: &Board, good: Good) -> Prospect {
        let demand = scene.game.demand(board, good);
        let seats = [0, 1, 2, 3].map(|at| {
            let seat = table::Seat::new(at);
            let company = board.company(seat);
            let factory = company.factory(good);
            if !factory.is_open() {
                return None;
            }
            let mut parts = [0; 4];
            parts[good.index()] = 3;
            let made = scene.game.output(factory, good, 2);
            let sold = made.min(scene.game.home_limit(board, factory, good, 0));
            let total = scene.game.total_appeal(factory, good);
            let price = scene.game.price_at(factory, good, total);
            Some(Outcome {
                appeal: factory.appeal,
                price,
                made,
                sold,
                left: made - sold,
                income: u16::from(sold) * u16::from(price),
                costs: scene.game.costs(board, company, &parts),
                steps: u8::from(sold >= 2),
                is_tied: false,
            })
        });
        Prospect { demand, seats }
    }
}
