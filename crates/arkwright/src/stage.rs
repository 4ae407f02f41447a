//! An action under way: first what its marker lets one do, then its additional action (II.2, II.3).

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::distribution::DistributionAction;
use crate::edition::Edition;
use crate::event::Event;
use crate::factory::FactoryAction;
use crate::game::Arkwright;
use crate::machinery::MachineryAction;
use crate::marker::{Kind, Marker, Shade};
use crate::phase::{Phase, PhaseRules};
use crate::prices::PriceAdjustment;
use crate::quality::QualityAction;
use crate::reason::Reason;
use crate::special_marker::TakeSpecialMarker;
use crate::stock_exchange::StockExchangeAction;
use crate::water_frame::WaterStage;
use crate::workers::WorkersAction;

/// An action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionInHand {
    /// How many players have had their action in this cycle.
    pub step: u8,
    /// The marker in use.
    pub marker: Marker,
    /// Administrative costs, without the fee for using it again. They are paid in advance, but in
    /// the factory action with all else once it is done (II.1).
    pub paid: u8,
    /// What is being done.
    pub stage: Stage,
}

/// The part of the action that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Building, modernizing and closing (II.2.1).
    Factory(FactoryAction),
    /// Hiring and firing (II.2.2).
    Workers(WorkersAction),
    /// Placing machines (II.2.3).
    Machinery(MachineryAction),
    /// Raising quality (II.2.4).
    Quality(QualityAction),
    /// Raising distribution (II.2.5).
    Distribution(DistributionAction),
    /// Shares, loans and the warehouse (II.2.6).
    StockExchange(StockExchangeAction),
    /// The additional action price adjustment (II.3.1).
    Prices(PriceAdjustment),
    /// The additional action take special marker (II.3.2).
    SpecialMarker,
    /// A part that only Water Frame has.
    Water(WaterStage),
}

/// A stage as its module knows it: what it asks, offers, allows and does.
pub(crate) trait StageRules<E: Edition>: Copy {
    /// The section of the rule book.
    fn section(&self) -> &'static str;

    /// The question that is asked.
    fn question(&self) -> Message;

    /// Whether the player may leave it at what is done so far.
    #[inline]
    fn can_be_done(&self) -> bool {
        true
    }

    /// Offers every choice but being done.
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    );

    /// Whether the choice is allowed; being done never gets here if it is.
    fn check(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal>;

    /// Carries out one choice other than being done; `None` if it ends the action.
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        hand: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage>;

    /// Pays what is due once the player is done with it; most actions are paid in advance.
    #[inline]
    fn settle(
        &self,
        _: &Arkwright<E>,
        _: &mut Board<E>,
        _: &ActionInHand,
        _: &mut impl Log<Event>,
    ) {
    }

    /// What comes once the player is done with it; `None` if that ends the action (II.3).
    fn then(&self, game: &Arkwright<E>, board: &Board<E>, hand: &ActionInHand) -> Option<Stage>;

    /// Whether it can be under way with this marker on this board.
    fn fits(&self, game: &Arkwright<E>, board: &Board<E>, hand: &ActionInHand) -> bool;
}

/// Does something in the module of the stage that is under way; a new stage is one more line here.
macro_rules! in_stage {
    ($stage:expr, $each:ident => $does:expr) => {
        in_stage!($stage, $each => $does;
            Stage::Factory(ref action) => action,
            Stage::Workers(ref action) => action,
            Stage::Machinery(ref action) => action,
            Stage::Quality(ref action) => action,
            Stage::Distribution(ref action) => action,
            Stage::StockExchange(ref action) => action,
            Stage::Prices(ref adjustment) => adjustment,
            Stage::SpecialMarker => &TakeSpecialMarker,
            Stage::Water(ref stage) => stage,
        )
    };
    ($stage:expr, $each:ident => $does:expr; $($pattern:pat => $rules:expr,)*) => {
        match $stage {
            $($pattern => {
                let $each = $rules;
                $does
            })*
        }
    };
}

impl Stage {
    /// Where the action of a marker begins (II.2).
    pub(crate) fn first<E: Edition>(
        game: &Arkwright<E>,
        board: &Board<E>,
        marker: Marker,
        paid: u8,
        fee: u8,
    ) -> Stage {
        match marker.kind {
            Kind::Factory => Stage::Factory(FactoryAction::new(fee)),
            Kind::Workers => Stage::Workers(WorkersAction::default()),
            Kind::Machinery => Stage::Machinery(MachineryAction::new(game, board, marker, paid)),
            Kind::Quality => Stage::Quality(QualityAction::default()),
            Kind::Distribution => {
                Stage::Distribution(DistributionAction::new(game, board, marker, paid))
            }
            Kind::StockExchange => Stage::StockExchange(StockExchangeAction::default()),
            Kind::Production | Kind::FirstShip | Kind::SecondShip => {
                E::first_stage(game, board, marker)
            }
        }
    }

    /// Whether a marker's additional action is price adjustment (II.3.1).
    pub(crate) const fn adjusts_prices(marker: Marker) -> bool {
        matches!(
            marker.kind,
            Kind::Factory | Kind::Quality | Kind::Distribution | Kind::Production
        )
    }

    /// Whether a marker's additional action is take special marker (II.3.2).
    pub(crate) fn takes_special_marker(marker: Marker) -> bool {
        match marker.kind {
            Kind::Workers | Kind::Machinery | Kind::FirstShip | Kind::SecondShip => true,
            Kind::StockExchange => marker.shade == Shade::Own,
            Kind::Factory | Kind::Quality | Kind::Distribution | Kind::Production => false,
        }
    }

    /// Whether a choice belongs to the main action of a marker (II.2).
    const fn is_main_action(kind: Kind, action: Action) -> bool {
        use Action::*;
        match kind {
            Kind::Factory => matches!(action, Build(..) | Modernize(_) | Close(_) | UseDeveloper),
            Kind::Workers => matches!(action, Hire(..) | Fire(..) | Staff(_) | Restaff(..)),
            Kind::Machinery => matches!(action, Machine(..)),
            Kind::Quality => matches!(action, Quality(..)),
            Kind::Distribution => matches!(action, Distribute(..)),
            Kind::StockExchange => {
                matches!(
                    action,
                    Buy(_) | Sell(_) | Repay(_) | Warehouse(..) | Contract(..)
                )
            }
            Kind::Production => matches!(action, Produce(..) | ProduceExtra(..)),
            Kind::FirstShip | Kind::SecondShip => matches!(action, Deliver(..)),
        }
    }
}

impl ActionInHand {
    /// Why a choice does not belong to the stage under way: it comes later, it is over, it needs more
    /// than was paid, or it belongs to another marker.
    pub(crate) fn refuse<E: Edition>(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        action: Action,
    ) -> Illegal {
        let additional = match action {
            Action::Price(..) => Some(Stage::adjusts_prices(self.marker)),
            Action::Take(_)
            | Action::TakeShip(_)
            | Action::ReplaceShip(..)
            | Action::TakeTile(_)
            | Action::TakeTileFor(..)
            | Action::Move(..)
            | Action::HalfPrice(_) => Some(Stage::takes_special_marker(self.marker)),
            _ => None,
        };
        let is_over = match self.stage {
            Stage::Prices(_) | Stage::SpecialMarker => true,
            Stage::Water(stage) => stage.is_additional(),
            _ => false,
        };
        match additional {
            Some(true) if !is_over => return Reason::MainActionFirst.illegal(),
            Some(_) => return Reason::OtherAdditionalAction.illegal(),
            None => {}
        }
        if !is_over || !Stage::is_main_action(self.marker.kind, action) {
            return Reason::NotNow.illegal();
        }
        match self.stage {
            Stage::Prices(prices) if self.marker.kind == Kind::Quality => {
                QualityAction::refuse_after(game, self, prices.spent_before(self.paid))
            }
            Stage::Prices(prices) if self.marker.kind == Kind::Distribution => {
                let usable = DistributionAction::usable_costs(game, self.marker, self.paid);
                let spent = prices.spent_before(usable);
                DistributionAction::refuse_after(game, board, self, spent, action)
            }
            _ if self.marker.kind == Kind::Machinery => {
                MachineryAction::refuse_more(game, board, self)
            }
            _ => Reason::MainActionOver.illegal(),
        }
    }

    /// Whether the stage can be under way with this marker on this board.
    pub(crate) fn fits<E: Edition>(&self, game: &Arkwright<E>, board: &Board<E>) -> bool {
        in_stage!(self.stage, stage => stage.fits(game, board, self))
    }
}

impl<E: Edition> PhaseRules<E> for ActionInHand {
    fn section(&self, _: &Board<E>) -> &'static str {
        in_stage!(self.stage, stage => StageRules::<E>::section(stage))
    }

    fn question(&self, _: &Board<E>) -> Message {
        in_stage!(self.stage, stage => StageRules::<E>::question(stage))
    }

    #[inline]
    fn offer(&self, game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        in_stage!(self.stage, stage => {
            stage.offer(game, board, self, offers);
            E::offer_more(game, board, self, offers);
            if StageRules::<E>::can_be_done(stage) {
                offers.offer(Action::Done);
            }
        })
    }

    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        in_stage!(self.stage, stage => {
            if action == Action::Done && StageRules::<E>::can_be_done(stage) {
                return Ok(());
            }
            match E::check_more(game, board, self, action) {
                Some(checked) => checked,
                None => stage.check(game, board, self, action),
            }
        })
    }

    /// Carries out the choice; then the next stage comes, or the next player.
    #[inline]
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let next = in_stage!(self.stage, stage => {
            if action == Action::Done {
                stage.settle(game, board, &self, log);
                stage.then(game, board, &self)
            } else if let Some(stage) = E::carry_out_more(game, board, &self, action, log) {
                Some(stage)
            } else {
                stage.carry_out(game, board, &self, action, log)
            }
        });
        match next {
            Some(stage) => board.phase = Phase::Action(ActionInHand { stage, ..self }),
            None => game.end_of_action(board, self.step, log),
        }
    }
}

/// A part that only Water Frame has: the version knows it.
impl<E: Edition> StageRules<E> for WaterStage {
    fn section(&self) -> &'static str {
        E::stage_section(self)
    }

    fn question(&self) -> Message {
        E::stage_question(self)
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        E::offer_stage(self, game, board, hand, offers);
    }

    fn check(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        E::check_stage(self, game, board, hand, action)
    }

    #[inline]
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        hand: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        E::carry_out_stage(self, game, board, hand, action, log)
    }

    #[inline]
    fn then(&self, game: &Arkwright<E>, board: &Board<E>, _: &ActionInHand) -> Option<Stage> {
        E::after_stage(self, game, board)
    }

    fn fits(&self, game: &Arkwright<E>, board: &Board<E>, hand: &ActionInHand) -> bool {
        E::stage_fits(self, game, board, hand)
    }
}
