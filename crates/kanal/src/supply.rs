//! The supply board: gaining, paying, and the material wheel (05, 06).

use table::{Log, Seat};

use crate::board::{Board, Industry};
use crate::cards::{Bundle, Resource};
use crate::event::{Cost, Event, Income, Turned};
use crate::game::Kanal;
use crate::reason::{Reason, require};

/// The basic materials: the only ones that can be bought, and what a turn of the wheel uses up.
pub const BASICS: [Resource; 3] = [Resource::Wood, Resource::Clay, Resource::Ore];

impl Industry {
    /// Whether a bundle can be paid in full.
    #[inline]
    pub fn can_pay(&self, bundle: Bundle) -> bool {
        let [wood, clay, ore, brick, iron, thaler] = bundle.amounts();
        let due = [wood, clay, ore, brick, iron];
        let has = self
            .materials
            .iter()
            .zip(due)
            .all(|(held, due)| *held >= due);
        has && self.thaler >= u16::from(thaler)
    }

    /// Whether a bundle can be paid in full; where it cannot, what is missing says what would help:
    /// only basic materials are for sale (06).
    pub(crate) fn check_payment(&self, bundle: Bundle) -> Result<(), Reason> {
        let has = |resource: Resource| u16::from(bundle.of(resource)) <= self.held(resource);
        require(has(Resource::Thaler), Reason::CostTooDear)?;
        let has_valuables = has(Resource::Brick) && has(Resource::Iron);
        require(has_valuables, Reason::TooFewValuables)?;
        require(self.can_pay(bundle), Reason::TooLittle)
    }

    /// Whether the wheel can be turned: wood, clay and ore are not on space 0 (06).
    #[inline]
    pub const fn can_turn(&self) -> bool {
        self.materials[0] > 0 && self.materials[1] > 0 && self.materials[2] > 0
    }

    /// The smallest amount of wood, clay or ore (07).
    pub fn smallest(&self) -> u8 {
        let [wood, clay, ore, ..] = self.materials;
        wood.min(clay).min(ore)
    }
}

impl Kanal {
    /// The most of a material that the wheel shows (03).
    #[inline]
    pub(crate) const fn most(&self, material: Resource) -> u8 {
        match material {
            Resource::Wood | Resource::Clay | Resource::Ore => self.components.basic,
            _ => self.components.valuable,
        }
    }

    /// Gains something in one piece; what the wheel cannot show is lost (06).
    pub(crate) fn gain(
        &self,
        board: &mut Board,
        seat: Seat,
        resource: Resource,
        amount: u16,
        from: Income,
        log: &mut impl Log<Event>,
    ) {
        let industry = board.industry_mut(seat);
        let kept = match resource {
            Resource::Thaler => {
                let before = industry.thaler;
                industry.thaler = before.saturating_add(amount);
                industry.thaler - before
            }
            Resource::Prestige => {
                let before = industry.prestige;
                industry.prestige = before.saturating_add(amount);
                industry.prestige - before
            }
            material => {
                let held = &mut industry.materials[material as usize];
                let room = self.most(material) - *held;
                let kept = u16::from(room).min(amount);
                *held += kept as u8;
                kept
            }
        };
        if amount > 0 {
            log.tell(Event::Gained {
                seat,
                resource,
                amount: kept,
                lost: amount - kept,
                from,
            });
        }
    }

    /// Pays a bundle in one piece (06).
    pub(crate) fn pay(
        &self,
        board: &mut Board,
        seat: Seat,
        bundle: Bundle,
        reason: Cost,
        log: &mut impl Log<Event>,
    ) {
        debug_assert!(board.industry(seat).can_pay(bundle));
        for (resource, amount) in bundle.parts() {
            let industry = board.industry_mut(seat);
            match resource {
                Resource::Thaler => industry.thaler -= u16::from(amount),
                material => industry.materials[material as usize] -= amount,
            }
            log.tell(Event::Paid {
                seat,
                resource,
                amount: amount.into(),
                reason,
            });
        }
    }

    /// Turns the wheel by one position: a brick or iron on the last space is pushed along (06).
    pub(crate) fn turn_wheel(
        &self,
        board: &mut Board,
        seat: Seat,
        how: Turned,
        log: &mut impl Log<Event>,
    ) {
        let industry = board.industry_mut(seat);
        debug_assert!(industry.can_turn());
        for basic in BASICS {
            industry.materials[basic as usize] -= 1;
        }
        let mut risen = [0; 2];
        for (risen, valuable) in risen.iter_mut().zip([Resource::Brick, Resource::Iron]) {
            let held = &mut industry.materials[valuable as usize];
            *risen = u8::from(*held < self.components.valuable);
            *held += *risen;
        }
        let [brick, iron] = risen;
        log.tell(Event::WheelTurned {
            seat,
            how,
            brick,
            iron,
        });
    }
}
