//! Where the versions differ in what is foreseen and told of a game: usual answers, forecast, accounts.

use table::account::Note;
use table::{Derived, Log, Message, Play, Seat, SmallQuestion};

use super::Edition;
use crate::account;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::forecast::Tally;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::production::Production;
use crate::sale::Sellers;
use crate::water_frame::WaterPhase;

/// Where a version differs in what it foresees and tells.
pub trait TellingRules<E: Edition> {
    /// Whether the asked player has done something in his harbour since a board of the same turn.
    fn is_busy_in_harbour(_: &Board<E>, _began: &Board<E>) -> bool {
        false
    }

    /// What is usually answered.
    fn usual(game: &Arkwright<E>, board: &Board<E>) -> Option<Action> {
        match board.phase {
            Phase::Sale(_) => Some(Action::Offer),
            Phase::Storage(storage) => Some(storage.usual(game, board)),
            _ => None,
        }
    }

    /// The small question that is asked now.
    fn small_question(game: &Arkwright<E>, board: &Board<E>) -> Option<SmallQuestion<Action>> {
        match board.phase {
            Phase::Sale(_) => Some(SmallQuestion::new(
                "sell-stored",
                Action::Offer,
                Action::Hold,
            )),
            Phase::Storage(storage) => Some(SmallQuestion::new(
                "store-unsold",
                storage.usual(game, board),
                Action::Keep(board.own().stored),
            )),
            _ => None,
        }
    }

    /// Carries on a production of which somebody was asked something, for the forecast.
    fn go_on_producing(
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        match board.phase {
            Phase::Sale(sale) => game.answer_call(board, sale, action, log),
            Phase::Storage(storage) => storage.keep(board, action, log),
            _ => Production::Ended,
        }
    }

    /// Whether the forecast of a good goes on from the sale that is under way. In Spinning Jenny it
    /// begins again, since each good is asked for by itself (III.1 c).
    #[inline]
    fn is_under_way(_: &Board<E>, _: Good) -> bool {
        false
    }

    /// Goes on with a production under way from the question that is due, for the forecast.
    #[inline]
    fn resume_production(
        _: &Arkwright<E>,
        _: &mut Board<E>,
        _: &mut impl Log<Event>,
    ) -> Production {
        Production::Ended
    }

    /// What a production under way has told already, for the forecast.
    #[inline]
    fn told_so_far(_: &Arkwright<E>, _: &Board<E>, _: &mut Tally) {}

    /// What the board of this version means beyond Spinning Jenny's.
    fn derived(_: &Arkwright<E>, _: &Board<E>) -> Vec<(&'static str, Derived)> {
        Vec::new()
    }

    /// What the board of this version means of one player beyond Spinning Jenny's.
    fn derived_seat(_: &Arkwright<E>, _: &Board<E>, _: Seat) -> Vec<(&'static str, Derived)> {
        Vec::new()
    }

    /// What everybody brought to the sale under way and sells in it, for the forecast.
    fn sellers_under_way(game: &Arkwright<E>, board: &Board<E>) -> Sellers {
        game.sellers(board, board.active())
    }

    /// Settles what is open before a production that is only forecast.
    #[inline]
    fn before_forecast(_: &Arkwright<E>, _: &mut Board<E>) {}

    /// The contract of a good that a player has, or 0 (II.2.6).
    #[inline]
    fn contract(_: &Board<E>, _: Seat, _: Good) -> u8 {
        0
    }

    /// What the ships at the piers carry that an answer sends out (III.4).
    #[inline]
    fn ships_sent(_: &Arkwright<E>, _: &Board<E>, _: Action) -> [u8; 2] {
        [0; 2]
    }

    /// Whether a player is asked whether he shuts a row with the school (Water Frame III.1).
    #[inline]
    fn asks_for_school(_: &Arkwright<E>, _: &Board<E>) -> bool {
        false
    }

    /// Whether a player is asked whether he sells one more for the Crown Jubilee, and has it.
    #[inline]
    fn asks_for_jubilee(_: &Arkwright<E>, _: &Board<E>) -> bool {
        false
    }

    /// The board with what a choice itself does, where it may only be told by this version.
    #[inline]
    fn choice_alone(
        _: &Arkwright<E>,
        _: &Board<E>,
        _: Action,
        _: &mut impl Log<Event>,
    ) -> Option<Board<E>> {
        None
    }

    /// How many cycles of a decade are over in a phase that only this version has.
    fn cycles_over(_: &WaterPhase, board: &Board<E>) -> u8 {
        board.cycle
    }

    /// What else made the winner win, of what only this version has.
    fn further_cause(_: &Play<Arkwright<E>>, _winner: Seat, _second: Seat) -> Option<Message> {
        None
    }

    /// What the events of one entry write on the sheets of accounts.
    fn account(
        game: &Arkwright<E>,
        before: &Board<E>,
        after: &Board<E>,
        events: &[Event],
    ) -> Vec<(usize, Note)> {
        account::notes(game, before, after, events)
    }

    /// Where in the game one is from this event on if the end of a decade begins with it and that is
    /// another place (6.0).
    fn caption_of_ending(_: &Board<E>, _: &Event) -> Option<String> {
        None
    }
}
