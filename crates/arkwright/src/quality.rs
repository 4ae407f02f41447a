//! Raising quality for good (II.2.4).

use table::{Illegal, Log, Offers};

use crate::action::Action;
use crate::administration::bought_for;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::Marker;
use crate::phase::{ActionInHand, Stage};
use crate::reason::{Reason, require};

impl Arkwright {
    /// Levels of quality that the paid costs allow.
    #[inline]
    fn quality_levels(&self, hand: &ActionInHand) -> u8 {
        let costs = &self.components.administration.quality[hand.marker.shade.index()];
        bought_for(costs, hand.paid)
    }

    /// What the levels taken cost on this marker.
    #[inline]
    pub(crate) fn quality_cost(&self, marker: Marker, taken: u8) -> u8 {
        let costs = &self.components.administration.quality[marker.shade.index()];
        match taken {
            0 => 0,
            taken => costs[usize::from(taken) - 1],
        }
    }

    #[inline]
    pub(crate) fn offer_quality(
        &self,
        board: &Board,
        hand: &ActionInHand,
        taken: u8,
        raised: Goods,
        offers: &mut impl Offers<Action>,
    ) {
        let left = self.quality_levels(hand) - taken;
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_built() && !raised.contains(good) {
                let highest = (factory.quality + left).min(self.components.quality_max);
                for value in factory.quality + 1..=highest {
                    offers.offer(Action::Quality(good, value));
                }
            }
        }
    }

    pub(crate) fn check_quality(
        &self,
        board: &Board,
        hand: &ActionInHand,
        taken: u8,
        raised: Goods,
        good: Good,
        value: u8,
    ) -> Result<(), Illegal> {
        let factory = board.own().factory(good);
        require(factory.is_built(), Reason::NoFactory)?;
        require(!raised.contains(good), Reason::RaisedAlready)?;
        require(value > factory.quality, Reason::NotHigher)?;
        require(value <= self.components.quality_max, Reason::QualityLimit)?;
        require(
            value - factory.quality <= self.quality_levels(hand) - taken,
            Reason::TooLittleForQuality,
        )
    }

    pub(crate) fn raise_quality(
        &self,
        board: &mut Board,
        taken: u8,
        raised: Goods,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Stage {
        let Action::Quality(good, to) = action else {
            return Stage::Quality { taken, raised };
        };
        let seat = board.asked;
        let factory = board.company_mut(seat).factory_mut(good);
        let levels = to - factory.quality;
        factory.quality = to;
        log.tell(Event::QualityRaised { seat, good, to });
        Stage::Quality {
            taken: taken + levels,
            raised: raised.with(good),
        }
    }
}
