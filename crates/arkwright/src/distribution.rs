//! Raising distribution for a while (II.2.5).

use table::{Illegal, Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::phase::Stage;
use crate::reason::{Reason, require};

/// What turning the marker from one value to a higher one costs: each step as much as its new value.
pub fn distribution_cost(from: u8, to: u8) -> u8 {
    (from + 1..=to).sum()
}

impl Arkwright {
    #[inline]
    pub(crate) fn offer_distribution(
        &self,
        board: &Board,
        left: u8,
        raised: Goods,
        offers: &mut impl Offers<Action>,
    ) {
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_built() && !raised.contains(good) {
                let mut cost = 0;
                for value in factory.distribution + 1..=self.components.distribution_max {
                    cost += value;
                    if cost > left {
                        break;
                    }
                    offers.offer(Action::Distribute(good, value));
                }
            }
        }
    }

    pub(crate) fn check_distribution(
        &self,
        board: &Board,
        left: u8,
        raised: Goods,
        good: Good,
        value: u8,
    ) -> Result<(), Illegal> {
        let factory = board.own().factory(good);
        require(factory.is_built(), Reason::NoFactory)?;
        require(!raised.contains(good), Reason::DistributionRaisedAlready)?;
        require(value > factory.distribution, Reason::DistributionNotHigher)?;
        require(
            value <= self.components.distribution_max,
            Reason::DistributionLimit,
        )?;
        require(
            distribution_cost(factory.distribution, value) <= left,
            Reason::TooLittleForDistribution,
        )
    }

    pub(crate) fn raise_distribution(
        &self,
        board: &mut Board,
        left: u8,
        raised: Goods,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Stage {
        let Action::Distribute(good, to) = action else {
            return Stage::Distribution { left, raised };
        };
        let seat = board.asked;
        let factory = board.company_mut(seat).factory_mut(good);
        let cost = distribution_cost(factory.distribution, to);
        factory.distribution = to;
        log.tell(Event::DistributionRaised { seat, good, to });
        Stage::Distribution {
            left: left - cost,
            raised: raised.with(good),
        }
    }
}
