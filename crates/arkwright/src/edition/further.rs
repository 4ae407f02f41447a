//! What only one version asks: things to settle first, and its own phases and stages of an action.

use table::{Illegal, Log, Message, Offers};

use super::Edition;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::reason::Reason;
use crate::stage::{ActionInHand, Stage};
use crate::water_frame::{WaterPhase, WaterStage};

/// What a version asks that the other does not: Spinning Jenny has none of it.
pub trait FurtherRules<E: Edition> {
    /// Whether the asked player has something to settle before the phase goes on.
    #[inline]
    fn is_pending(_: &Board<E>) -> bool {
        false
    }

    /// What has to be settled, in the place of the phase.
    fn pending_section(_: &Board<E>) -> &'static str {
        ""
    }

    /// The question for it.
    fn pending_question(_: &Board<E>) -> Message {
        Message::new("prompt-over")
    }

    /// Offers every way to settle it.
    #[inline]
    fn offer_pending(_: &Arkwright<E>, _: &Board<E>, _: &mut impl Offers<Action>) {}

    /// Whether this settles it.
    fn check_pending(_: &Arkwright<E>, _: &Board<E>, _: Action) -> Result<(), Illegal> {
        Err(Reason::NotNow.illegal())
    }

    /// Settles it.
    #[inline]
    fn settle_pending(_: &Arkwright<E>, _: &mut Board<E>, _: Action, _: &mut impl Log<Event>) {}

    /// Tells what a phase that only this version has asks, offers, allows and does.
    fn phase_section(_: &WaterPhase, _: &Board<E>) -> &'static str {
        ""
    }

    /// The question that is asked.
    fn phase_question(_: &WaterPhase, _: &Board<E>) -> Message {
        Message::new("prompt-over")
    }

    /// Offers every choice.
    #[inline]
    fn offer_phase(_: &WaterPhase, _: &Arkwright<E>, _: &Board<E>, _: &mut impl Offers<Action>) {}

    /// Whether the choice is allowed.
    fn check_phase(
        _: &WaterPhase,
        _: &Arkwright<E>,
        _: &Board<E>,
        _: Action,
    ) -> Result<(), Illegal> {
        Err(Reason::NotNow.illegal())
    }

    /// Carries out the choice.
    #[inline]
    fn carry_out_phase(
        _: WaterPhase,
        _: &Arkwright<E>,
        _: &mut Board<E>,
        _: Action,
        _: &mut impl Log<Event>,
    ) {
    }

    /// Tells what a stage that only this version has asks, offers, allows and does.
    fn stage_section(_: &WaterStage) -> &'static str {
        ""
    }

    /// The question that is asked.
    fn stage_question(_: &WaterStage) -> Message {
        Message::new("prompt-over")
    }

    /// Offers every choice but being done.
    #[inline]
    fn offer_stage(
        _: &WaterStage,
        _: &Arkwright<E>,
        _: &Board<E>,
        _: &ActionInHand,
        _: &mut impl Offers<Action>,
    ) {
    }

    /// Whether the choice is allowed.
    fn check_stage(
        _: &WaterStage,
        _: &Arkwright<E>,
        _: &Board<E>,
        _: &ActionInHand,
        _: Action,
    ) -> Result<(), Illegal> {
        Err(Reason::NotNow.illegal())
    }

    /// Carries out the choice; `None` if it ends the action.
    #[inline]
    fn carry_out_stage(
        _: WaterStage,
        _: &Arkwright<E>,
        _: &mut Board<E>,
        _: &ActionInHand,
        _: Action,
        _: &mut impl Log<Event>,
    ) -> Option<Stage> {
        None
    }

    /// What comes once the player is done with it.
    #[inline]
    fn after_stage(_: &WaterStage, _: &Arkwright<E>, _: &Board<E>) -> Option<Stage> {
        None
    }

    /// Whether it can be under way with this marker on this board.
    fn stage_fits(_: &WaterStage, _: &Arkwright<E>, _: &Board<E>, _: &ActionInHand) -> bool {
        false
    }
}
