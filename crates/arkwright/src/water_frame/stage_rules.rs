//! What the stages of Water Frame ask, offer, allow and do: each leads to the module of its chapter.

use table::{Illegal, Log, Message, Offers};

use super::edition::WaterFrame;
use super::stage::WaterStage;
use crate::action::Action;
use crate::board::Board;
use crate::distribution::DistributionAction;
use crate::edition::ActionRules;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::Kind;
use crate::prices::PriceAdjustment;
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage};

type Game = Arkwright<WaterFrame>;
type Table = Board<WaterFrame>;

impl WaterStage {
    pub(crate) fn chapter(&self) -> &'static str {
        match self {
            WaterStage::SpecialMarker => "II.3.2",
            WaterStage::School => "II.2.3",
            WaterStage::Patent { .. } => "II.2.5",
            WaterStage::Ship { .. } => "II.2.7",
            WaterStage::Production { .. } => "II.2.8",
        }
    }

    pub(crate) fn asked(&self) -> Message {
        match *self {
            WaterStage::SpecialMarker => Message::new("prompt-special-marker"),
            WaterStage::School => Message::new("prompt-school"),
            WaterStage::Patent { levels, .. } => {
                Message::new("prompt-patent").with("count", levels)
            }
            WaterStage::Ship { left, .. } => Message::new("prompt-ship").with("left", left),
            WaterStage::Production { .. } => Message::new("prompt-production"),
        }
    }

    pub(crate) fn offer_choices(
        &self,
        game: &Game,
        board: &Table,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        match *self {
            WaterStage::SpecialMarker => {
                game.offer_special_markers(board, offers);
                game.offer_instead(board, offers);
            }
            WaterStage::School => game.offer_resettling(board, offers),
            WaterStage::Patent { levels, .. } => {
                for good in Good::ALL {
                    let factory = board.own().factory(good);
                    if factory.is_built() {
                        let highest =
                            (factory.distribution + levels).min(game.components.distribution_max);
                        for value in factory.distribution + 1..=highest {
                            offers.offer(Action::Distribute(good, value));
                        }
                    }
                }
            }
            WaterStage::Ship { left, .. } => game.offer_deliveries(board, left, offers),
            WaterStage::Production { produced: None } => {
                game.offer_production(board, hand, offers);
            }
            WaterStage::Production { .. } => {}
        }
    }

    pub(crate) fn check_choice(
        &self,
        game: &Game,
        board: &Table,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        match (*self, action) {
            (
                WaterStage::SpecialMarker,
                Action::Take(_)
                | Action::TakeShip(_)
                | Action::ReplaceShip(..)
                | Action::TakeTile(_)
                | Action::TakeTileFor(..)
                | Action::Move(..)
                | Action::HalfPrice(_),
            ) => game.check_special_marker(board, action, true),
            (WaterStage::School, _) => game.check_resettling(board, hand, action),
            (WaterStage::Patent { levels, .. }, Action::Distribute(good, value)) => {
                let factory = board.own().factory(good);
                require(factory.is_built(), Reason::NoFactory)?;
                require(value > factory.distribution, Reason::DistributionNotHigher)?;
                require(
                    value <= game.components.distribution_max,
                    Reason::DistributionLimit,
                )?;
                require(
                    value - factory.distribution <= levels,
                    Reason::TooFewPatentLevels,
                )
            }
            (WaterStage::Ship { left, .. }, Action::Deliver(good, count)) => {
                game.check_delivery(board, left, good, count)
            }
            (WaterStage::Production { produced: None }, _) => {
                game.check_production(board, hand, action)
            }
            _ => Err(hand.refuse(game, board, action)),
        }
    }

    pub(crate) fn carry_out_choice(
        self,
        game: &Game,
        board: &mut Table,
        _: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        let seat = board.asked;
        let next = match (self, action) {
            (WaterStage::SpecialMarker, _) => {
                game.take_special_marker(board, action, log);
                // What is pending ends the action once it is settled.
                board.parts.pending?;
                self
            }
            (WaterStage::School, _) => {
                game.resettle(board, action, log);
                self
            }
            (
                WaterStage::Patent {
                    levels,
                    mut raised,
                    budget,
                },
                Action::Distribute(good, to),
            ) => {
                let factory = board.company_mut(seat).factory_mut(good);
                let levels = levels - (to - factory.distribution);
                factory.distribution = to;
                raised.insert(good);
                log.tell(Event::DistributionRaised { seat, good, to });
                WaterStage::Patent {
                    levels,
                    raised,
                    budget,
                }
            }
            (WaterStage::Ship { left, sailed }, Action::Deliver(good, count)) => {
                game.deliver(board, good, count, sailed, log);
                WaterStage::Ship {
                    left: left - count,
                    sailed: true,
                }
            }
            (WaterStage::Production { .. }, _) => WaterStage::Production {
                produced: game.produce(board, action, log),
            },
            _ => self,
        };
        Some(Stage::Water(next))
    }

    pub(crate) fn next_stage(&self) -> Option<Stage> {
        match *self {
            WaterStage::SpecialMarker => None,
            WaterStage::School | WaterStage::Ship { .. } => Some(WaterFrame::special_marker()),
            WaterStage::Patent { raised, budget, .. } => {
                Some(Stage::Prices(PriceAdjustment::new(raised, budget)))
            }
            WaterStage::Production { produced } => {
                let affected = produced.map_or(Goods::NONE, |good| Goods::NONE.with(good));
                Some(Stage::Prices(PriceAdjustment::new(affected, 0)))
            }
        }
    }

    pub(crate) fn can_be_under_way(&self, game: &Game, board: &Table, hand: &ActionInHand) -> bool {
        match *self {
            WaterStage::SpecialMarker => Stage::takes_special_marker(hand.marker),
            WaterStage::School => hand.marker.kind == Kind::Machinery && game.can_resettle(board),
            WaterStage::Patent { levels, budget, .. } => {
                hand.marker.kind == Kind::Distribution
                    && levels <= game.more.components.tiles.patent_levels
                    && budget <= DistributionAction::usable_costs(game, hand.marker, hand.paid)
            }
            WaterStage::Ship { left, .. } => hand
                .marker
                .pier()
                .is_some_and(|pier| left <= game.capacity(board, board.asked, pier)),
            WaterStage::Production { produced } => {
                hand.marker.kind == Kind::Production
                    && produced.is_none_or(|good| board.own().factory(good).is_built())
            }
        }
    }
}
