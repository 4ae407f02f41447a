//! Raising distribution for a while (II.2.5).

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::{Kind, Marker};
use crate::prices::PriceAdjustment;
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage, StageRules};

/// What turning the marker from one value to a higher one costs: each step as much as its new value.
pub fn distribution_cost(from: u8, to: u8) -> u8 {
    (from + 1..=to).sum()
}

/// Raising distribution under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DistributionAction {
    /// What is left of the usable amount.
    pub left: u8,
    /// Factories raised in this action.
    pub raised: Goods,
}

impl DistributionAction {
    /// What of the costs paid can be used: as much as the number on the marker (II.2.5).
    #[inline]
    pub(crate) fn usable_costs<E: Edition>(game: &Arkwright<E>, marker: Marker, paid: u8) -> u8 {
        paid.min(game.components.administration.distribution[marker.shade.index()])
    }

    /// The costs that can be used, and what a tile adds to them.
    pub(crate) fn new<E: Edition>(
        game: &Arkwright<E>,
        board: &Board<E>,
        marker: Marker,
        paid: u8,
    ) -> DistributionAction {
        let usable = DistributionAction::usable_costs(game, marker, paid);
        DistributionAction {
            left: usable + E::distribution_bonus(game, board),
            raised: Goods::NONE,
        }
    }

    /// Why distribution is not raised after the main action, which used up so many pounds of the costs.
    pub(crate) fn refuse_after<E: Edition>(
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        spent: u8,
        action: Action,
    ) -> Illegal {
        let mut before = DistributionAction::new(game, board, hand.marker, hand.paid);
        // What a tile adds is spent before the costs are.
        if spent > 0 {
            let spent = spent + E::distribution_bonus(game, board);
            before.left = before.left.saturating_sub(spent);
        }
        let used_up = [Reason::NoDistributionLeft, Reason::NextDistributionTooDear];
        let is_used_up =
            |refusal: &Illegal| used_up.iter().any(|why| why.id() == refusal.message.id);
        // What advises another value would advise what is over, too.
        let refused = before.check(game, board, hand, action).err();
        refused
            .filter(is_used_up)
            .unwrap_or_else(|| Reason::MainActionOver.illegal())
    }
}

impl<E: Edition> StageRules<E> for DistributionAction {
    fn section(&self) -> &'static str {
        "II.2.5"
    }

    fn question(&self) -> Message {
        Message::new("prompt-distribution").with("left", self.left)
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        _: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_built() {
                let mut cost = 0;
                for value in factory.distribution + 1..=game.components.distribution_max {
                    cost += value;
                    if cost > self.left {
                        break;
                    }
                    offers.offer(Action::Distribute(good, value));
                }
            }
        }
    }

    fn check(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        let Action::Distribute(good, value) = action else {
            return Err(hand.refuse(game, board, action));
        };
        require(self.left > 0, Reason::NoDistributionLeft)?;
        let factory = board.own().factory(good);
        require(factory.is_built(), Reason::NoFactory)?;
        require(value > factory.distribution, Reason::DistributionNotHigher)?;
        require(
            value <= game.components.distribution_max,
            Reason::DistributionLimit,
        )?;
        let cost = distribution_cost(factory.distribution, value);
        if cost <= self.left {
            return Ok(());
        }
        let next = factory.distribution + 1;
        if next > self.left {
            return Err(Reason::NextDistributionTooDear
                .illegal()
                .with("left", self.left)
                .with("value", next)
                .with("cost", next));
        }
        let affordable = |to: &u8| distribution_cost(factory.distribution, *to) <= self.left;
        let most = (next..value).take_while(affordable).last().unwrap_or(next);
        Err(Reason::TooLittleForDistribution
            .illegal()
            .with("left", self.left)
            .with("value", value)
            .with("cost", cost)
            .with("most", most))
    }

    #[inline]
    fn carry_out(
        mut self,
        _: &Arkwright<E>,
        board: &mut Board<E>,
        _: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        if let Action::Distribute(good, to) = action {
            let seat = board.asked;
            let factory = board.company_mut(seat).factory_mut(good);
            self.left -= distribution_cost(factory.distribution, to);
            factory.distribution = to;
            log.tell(Event::DistributionRaised { seat, good, to });
            self.raised.insert(good);
        }
        Some(Stage::Distribution(self))
    }

    /// The marker limits what the costs can do at all, so only pounds within its limit pay for
    /// prices; what a tile adds is spent first and pays for none (II.2.5, II.3.1).
    #[inline]
    fn then(&self, game: &Arkwright<E>, _: &Board<E>, hand: &ActionInHand) -> Option<Stage> {
        let usable = DistributionAction::usable_costs(game, hand.marker, hand.paid);
        let unspent = self.left.min(usable);
        Some(Stage::Prices(PriceAdjustment::new(self.raised, unspent)))
    }

    fn fits(&self, game: &Arkwright<E>, board: &Board<E>, hand: &ActionInHand) -> bool {
        hand.marker.kind == Kind::Distribution
            && self.left <= DistributionAction::new(game, board, hand.marker, hand.paid).left
    }
}
