//! The supply board: the material wheel, thaler and prestige tokens.

use std::collections::BTreeMap;

use crate::referee::deck::{BASICS, Bundle, Resource};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Supply(BTreeMap<Resource, u16>);

impl Supply {
    /// Chapter 04, step I.
    pub(crate) fn start() -> Supply {
        Supply(BTreeMap::from([
            (Resource::Clay, 2),
            (Resource::Ore, 1),
            (Resource::Brick, 1),
        ]))
    }

    pub(crate) fn of(&self, resource: Resource) -> u16 {
        self.0.get(&resource).copied().unwrap_or(0)
    }

    fn set(&mut self, resource: Resource, amount: u16) {
        self.0.insert(resource, amount);
    }

    /// Chapter 06, gain materials: at most 8 each of wood, clay and ore, 6 each of brick and iron.
    pub(crate) fn gain(&mut self, resource: Resource, amount: u16) {
        let limit = match resource {
            Resource::Wood | Resource::Clay | Resource::Ore => 8,
            Resource::Brick | Resource::Iron => 6,
            Resource::Thaler | Resource::Prestige => u16::MAX,
        };
        self.set(resource, (self.of(resource) + amount).min(limit));
    }

    pub(crate) fn can_pay(&self, cost: &Bundle) -> bool {
        cost.iter()
            .all(|(resource, amount)| self.of(*resource) >= *amount)
    }

    pub(crate) fn pay(&mut self, cost: &Bundle) {
        assert!(self.can_pay(cost), "costs are paid in full");
        for (resource, amount) in cost {
            self.set(*resource, self.of(*resource) - amount);
        }
    }

    /// None of wood, clay and ore may be on 0.
    pub(crate) fn can_turn(&self) -> bool {
        BASICS.iter().all(|basic| self.of(*basic) > 0)
    }

    pub(crate) fn turn(&mut self) {
        assert!(self.can_turn(), "the wheel stands still");
        for basic in BASICS {
            self.set(basic, self.of(basic) - 1);
        }
        self.gain(Resource::Brick, 1);
        self.gain(Resource::Iron, 1);
    }

    /// What buying costs until the wheel shows this amount: the number reached for each step.
    pub(crate) fn price(&self, basic: Resource, amount: u16) -> u16 {
        (self.of(basic) + 1..=amount).sum()
    }

    /// The amounts of a basic material that the thaler can buy.
    pub(crate) fn buyable(&self, basic: Resource) -> Vec<u16> {
        let amounts = self.of(basic) + 1..=8;
        amounts
            .filter(|amount| self.price(basic, *amount) <= self.of(Resource::Thaler))
            .collect()
    }

    pub(crate) fn buy(&mut self, basic: Resource, amount: u16) {
        let price = Bundle::from([(Resource::Thaler, self.price(basic, amount))]);
        self.pay(&price);
        self.set(basic, amount);
    }

    pub(crate) fn can_turn_for_thaler(&self) -> bool {
        self.can_turn() && self.of(Resource::Thaler) >= 2
    }

    /// Whether anything can be done at any time.
    pub(crate) fn is_free_to_act(&self) -> bool {
        self.can_turn_for_thaler() || BASICS.iter().any(|basic| !self.buyable(*basic).is_empty())
    }
}
