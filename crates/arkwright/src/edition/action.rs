//! Where the versions differ in actions: markers, main actions and additional ones (II).

use table::{Illegal, Log, Offers, Seat};

use super::Edition;
use crate::action::Action;
use crate::administration::{self, Placing};
use crate::board::Board;
use crate::event::Event;
use crate::factory::FactoryAction;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::Marker;
use crate::stage::{ActionInHand, Stage};

/// Where a version differs in actions (II).
pub trait ActionRules<E: Edition> {
    /// Offers the markers of the asked player (II.1).
    #[inline]
    fn offer_markers(game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        administration::offer_markers(game, board, offers);
    }

    /// Whether a marker may be placed or used again (II.1).
    fn check_marker(game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        administration::check_marker(game, board, action)
    }

    /// What a marker that is placed or used again costs (II.1).
    #[inline]
    fn placing(game: &Arkwright<E>, board: &Board<E>, action: Action) -> Option<Placing> {
        administration::placing(game, board, action)
    }

    /// Whether a fee can be due for using a marker again.
    fn is_fee(game: &Arkwright<E>, fee: u8) -> bool {
        [0, game.components.administration.reuse_fee].contains(&fee)
    }

    /// Where the action of a marker begins that only this version has (II.2).
    fn first_stage(_: &Arkwright<E>, _: &Board<E>, _: Marker) -> Stage {
        Stage::SpecialMarker
    }

    /// The additional action take special marker (II.3.2).
    #[inline]
    fn special_marker() -> Stage {
        Stage::SpecialMarker
    }

    /// What comes once no more machines are placed (II.2.3).
    #[inline]
    fn after_machinery(_: &Arkwright<E>, _: &Board<E>) -> Stage {
        E::special_marker()
    }

    /// What is added to the costs paid for machines (II.2.3).
    #[inline]
    fn machinery_bonus(_: &Arkwright<E>, _: &Board<E>) -> u8 {
        0
    }

    /// What is added to the costs paid for distribution, beyond the marker's limit (II.2.5).
    #[inline]
    fn distribution_bonus(_: &Arkwright<E>, _: &Board<E>) -> u8 {
        0
    }

    /// A machine has taken a worker's place (II.2.3).
    #[inline]
    fn machine_placed(_: &Arkwright<E>, _: &mut Board<E>, _: &mut impl Log<Event>) {}

    /// The highest quality marker of the asked player (II.2.4).
    #[inline]
    fn quality_max(game: &Arkwright<E>, _: &Board<E>) -> u8 {
        game.components.quality_max
    }

    /// The highest level to which the asked player may modernize (II.2.1).
    #[inline]
    fn highest_level(game: &Arkwright<E>, board: &Board<E>) -> u8 {
        game.level(board)
    }

    /// The highest level that any factory can have.
    #[inline]
    fn most_level(game: &Arkwright<E>, board: &Board<E>) -> u8 {
        game.level(board)
    }

    /// The asked player has modernized a factory (II.2.1).
    #[inline]
    fn modernized(_: &Arkwright<E>, _: &mut Board<E>, _: Good, _: &mut impl Log<Event>) {}

    /// A factory was built (II.2.1).
    #[inline]
    fn built(_: &mut Board<E>, _: Seat, _: Good) {}

    /// A factory was closed (II.2.1).
    #[inline]
    fn closed(_: &mut Board<E>, _: Seat, _: Good) {}

    /// By how much the factories of an action come cheaper, by good (II.2.1).
    #[inline]
    fn discounts(_: &Arkwright<E>, _: &Board<E>, _: &FactoryAction) -> [u8; 4] {
        [0; 4]
    }

    /// Fees that are paid with a factory action (II.2.1).
    #[inline]
    fn factory_fees(_: &Board<E>) -> u8 {
        0
    }

    /// The factory action is paid (II.2.1).
    #[inline]
    fn after_factory(_: &Arkwright<E>, _: &mut Board<E>, _: &mut impl Log<Event>) {}

    /// Whether no workers may be hired for the asked player's factory of a good (II.2.2).
    #[inline]
    fn is_closed_for_hiring(_: &Board<E>, _: Good) -> bool {
        false
    }

    /// The asked player has hired for a factory (II.2.2).
    #[inline]
    fn hired(_: &mut Board<E>, _: Good, _: &mut impl Log<Event>) {}

    /// The workers action is done (II.2.2).
    #[inline]
    fn after_workers(_: &Arkwright<E>, _: &mut Board<E>, _: &mut impl Log<Event>) {}

    /// Spaces at the end of a price scale that goods lie on (III.4).
    #[inline]
    fn on_scale(_: &Arkwright<E>, board: &Board<E>, seat: Seat, good: Good) -> u8 {
        board.company(seat).stored[good.index()]
    }

    /// Offers what a stage of both versions lets one do in this one.
    #[inline]
    fn offer_more(_: &Arkwright<E>, _: &Board<E>, _: &ActionInHand, _: &mut impl Offers<Action>) {}

    /// Whether a choice is allowed that a stage of both versions has in this one; `None` if it is
    /// no such choice.
    fn check_more(
        _: &Arkwright<E>,
        _: &Board<E>,
        _: &ActionInHand,
        _: Action,
    ) -> Option<Result<(), Illegal>> {
        None
    }

    /// Carries out such a choice; `None` if it is none.
    #[inline]
    fn carry_out_more(
        _: &Arkwright<E>,
        _: &mut Board<E>,
        _: &ActionInHand,
        _: Action,
        _: &mut impl Log<Event>,
    ) -> Option<Stage> {
        None
    }

    /// An action has ended.
    #[inline]
    fn after_action(_: &mut Board<E>) {}
}
