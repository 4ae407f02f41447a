//! What is missing for a cost, and what it takes to get it at any time (06 "Paying the building
//! costs", "At anytime actions").

use crate::anytime::price;
use crate::board::Industry;
use crate::cards::{Bundle, Resource};
use crate::game::Kanal;
use crate::supply::BASICS;

/// What is missing for a cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shortage {
    /// How much of wood, clay, ore, brick, iron and thaler is missing.
    pub missing: [u8; 6],
    /// What it costs to buy the missing basic materials, beside the thaler in the cost itself; none
    /// if bricks or iron are missing, which are not for sale, or the wheel cannot show so much.
    pub thaler: Option<u16>,
    /// Whether the thaler suffice for that and for the cost itself.
    pub is_affordable: bool,
    /// Where bricks or iron are missing: what one turn of the wheel for thaler costs that brings
    /// them, with the basic materials that have to be bought before and after it; none if one turn
    /// is not enough.
    pub thaler_with_turn: Option<u16>,
    /// Whether the thaler suffice for that and for the cost itself.
    pub after_turn: bool,
}

impl Shortage {
    /// Whether nothing is missing.
    pub fn is_nothing(&self) -> bool {
        self.missing == [0; 6]
    }
}

impl Kanal {
    /// What a player lacks to pay a cost.
    pub fn shortage(&self, own: &Industry, cost: Bundle) -> Shortage {
        let mut missing = [0; 6];
        for (missing, resource) in missing.iter_mut().zip(Resource::ALL) {
            let held = own.held(resource).min(u8::MAX.into()) as u8;
            *missing = cost.of(resource).saturating_sub(held);
        }
        let coins = u16::from(cost.of(Resource::Thaler));
        let suffices = |thaler: u16| own.thaler >= thaler.saturating_add(coins);
        let thaler = self.purchases(own.materials, cost);
        let thaler_with_turn = match own.lacks_valuables(cost) {
            true => self.purchases_with_turn(own.materials, cost),
            false => None,
        };
        Shortage {
            missing,
            thaler,
            is_affordable: thaler.is_some_and(suffices),
            thaler_with_turn,
            after_turn: thaler_with_turn.is_some_and(suffices),
        }
    }

    /// What buying the basic materials of a cost comes to, on top of these; none if it does not
    /// bring the cost.
    fn purchases(&self, materials: [u8; 5], cost: Bundle) -> Option<u16> {
        let valuables = [Resource::Brick, Resource::Iron].into_iter();
        let mut valuables = valuables.map(|valuable| (valuable, materials[valuable as usize]));
        if valuables.any(|(valuable, held)| cost.of(valuable) > held) {
            return None;
        }
        let mut thaler = 0;
        for basic in BASICS {
            let (held, due) = (materials[basic as usize], cost.of(basic));
            if due > self.components.basic {
                return None;
            }
            thaler += price(held, due.max(held));
        }
        Some(thaler)
    }

    /// The same with one turn of the wheel. What blocks the wheel is bought before it and the rest
    /// behind it, where it is cheaper.
    fn purchases_with_turn(&self, mut materials: [u8; 5], cost: Bundle) -> Option<u16> {
        let mut thaler = self.turn_price();
        for basic in BASICS {
            let held = &mut materials[basic as usize];
            if *held == 0 {
                thaler += price(0, 1);
                *held = 1;
            }
            *held -= 1;
        }
        for valuable in [Resource::Brick, Resource::Iron] {
            let held = &mut materials[valuable as usize];
            *held = (*held + 1).min(self.most(valuable));
        }
        Some(thaler + self.purchases(materials, cost)?)
    }

    /// What it costs to buy a basic material from one amount up to another: the number reached,
    /// each time (06).
    pub const fn purchase_price(from: u8, to: u8) -> u16 {
        price(from, to)
    }

    /// What a turn of the wheel costs at any time (06).
    pub fn turn_price(&self) -> u16 {
        self.components.turn.into()
    }
}

impl Industry {
    fn lacks_valuables(&self, cost: Bundle) -> bool {
        let mut valuables = [Resource::Brick, Resource::Iron].into_iter();
        valuables.any(|valuable| u16::from(cost.of(valuable)) > self.held(valuable))
    }
}
