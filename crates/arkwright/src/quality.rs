//! Raising quality for good (II.2.4).

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers};

use crate::action::Action;
use crate::administration::bought_for;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::{Kind, Marker};
use crate::prices::PriceAdjustment;
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage, StageRules};

/// Raising quality under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QualityAction {
    /// Levels taken so far.
    pub taken: u8,
    /// Factories raised in this action.
    pub raised: Goods,
}

impl QualityAction {
    /// Levels of quality that the costs paid allow.
    #[inline]
    pub(crate) fn levels<E: Edition>(game: &Arkwright<E>, hand: &ActionInHand) -> u8 {
        let costs = &game.components.administration.quality[hand.marker.shade.index()];
        bought_for(costs, hand.paid)
    }

    /// Levels that may still be taken.
    #[inline]
    pub(crate) fn left<E: Edition>(self, game: &Arkwright<E>, hand: &ActionInHand) -> u8 {
        QualityAction::levels(game, hand) - self.taken
    }

    /// Why there is no more quality.
    fn refuse_more<E: Edition>(game: &Arkwright<E>, hand: &ActionInHand) -> Illegal {
        match QualityAction::levels(game, hand) {
            0 => Reason::NoQualityBought.illegal(),
            _ => Reason::NoQualityLeft.illegal(),
        }
    }

    /// Why quality is not raised after the main action, which used up so many pounds.
    pub(crate) fn refuse_after<E: Edition>(
        game: &Arkwright<E>,
        hand: &ActionInHand,
        spent: u8,
    ) -> Illegal {
        let costs = &game.components.administration.quality[hand.marker.shade.index()];
        if bought_for(costs, spent) == QualityAction::levels(game, hand) {
            QualityAction::refuse_more(game, hand)
        } else {
            Reason::MainActionOver.illegal()
        }
    }

    /// What the levels taken cost on this marker.
    #[inline]
    fn cost<E: Edition>(self, game: &Arkwright<E>, marker: Marker) -> u8 {
        let costs = &game.components.administration.quality[marker.shade.index()];
        match self.taken {
            0 => 0,
            taken => costs[usize::from(taken) - 1],
        }
    }
}

impl<E: Edition> StageRules<E> for QualityAction {
    fn section(&self) -> &'static str {
        "II.2.4"
    }

    fn question(&self) -> Message {
        Message::new("prompt-quality")
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        let left = self.left(game, hand);
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_built() {
                let highest = (factory.quality + left).min(E::quality_max(game, board));
                for value in factory.quality + 1..=highest {
                    offers.offer(Action::Quality(good, value));
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
        let Action::Quality(good, value) = action else {
            return Err(hand.refuse(game, board, action));
        };
        let left = self.left(game, hand);
        if left == 0 {
            return Err(QualityAction::refuse_more(game, hand));
        }
        let factory = board.own().factory(good);
        require(factory.is_built(), Reason::NoFactory)?;
        require(value > factory.quality, Reason::NotHigher)?;
        require(value <= E::quality_max(game, board), Reason::QualityLimit)?;
        if value - factory.quality > left {
            return Err(Reason::TooLittleForQuality
                .illegal()
                .with("left", left)
                .with("most", factory.quality + left));
        }
        Ok(())
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
        if let Action::Quality(good, to) = action {
            let seat = board.asked;
            let factory = board.company_mut(seat).factory_mut(good);
            self.taken += to - factory.quality;
            factory.quality = to;
            log.tell(Event::QualityRaised { seat, good, to });
            self.raised.insert(good);
        }
        Some(Stage::Quality(self))
    }

    #[inline]
    fn then(&self, game: &Arkwright<E>, _: &Board<E>, hand: &ActionInHand) -> Option<Stage> {
        let unspent = hand.paid - self.cost(game, hand.marker);
        Some(Stage::Prices(PriceAdjustment::new(self.raised, unspent)))
    }

    fn fits(&self, game: &Arkwright<E>, _: &Board<E>, hand: &ActionInHand) -> bool {
        hand.marker.kind == Kind::Quality && self.taken <= QualityAction::levels(game, hand)
    }
}
