//! Who is asked what: the pending decision as plain data, and the one place that knows every phase.

use serde::{Deserialize, Serialize};
use table::{Log, Message, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Kanal;
use crate::reason::Reason;

/// What is going on at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The start player is about to be drawn (04 K).
    DrawStartPlayer,
    /// Structures are about to come face up, at set-up or between two rounds (04 C, 06, 08).
    Refill {
        /// How many.
        due: u8,
    },
    /// A player places the starting routes on the blank side (04).
    StartingRoutes {
        /// How many players have done so.
        step: u8,
    },
    /// A player chooses an action space (06).
    ChooseSpace,
    /// A player uses an action space (06): the space itself, what was set off, or the card in hand.
    Space,
    /// A player may turn the wheel for free (06).
    Wheel {
        /// How many players have had their turn of it.
        step: u8,
        /// Whether the wheel was turned for free.
        turned: bool,
    },
    /// The game has ended.
    Over,
}

/// What is asked, where one phase asks several things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Nothing,
    StartingRoutes,
    Space,
    Actions,
    Activation,
    Effects,
    Wheel,
}

impl Board {
    /// What is asked.
    #[inline]
    pub(crate) fn question(&self) -> Asked {
        match self.phase {
            Phase::DrawStartPlayer | Phase::Refill { .. } | Phase::Over => Asked::Nothing,
            Phase::StartingRoutes { .. } => Asked::StartingRoutes,
            Phase::ChooseSpace => Asked::Space,
            Phase::Wheel { .. } => Asked::Wheel,
            Phase::Space if self.hand.activation.is_some() => Asked::Effects,
            Phase::Space if !self.hand.waiting.is_empty() => Asked::Activation,
            Phase::Space => Asked::Actions,
        }
    }
}

impl Kanal {
    /// Offers every choice, even if there is only one; none where nobody is asked.
    pub(crate) fn offer(&self, board: &Board, offers: &mut impl Offers<Action>) {
        match (board.question(), &board.hand.activation) {
            (Asked::StartingRoutes, _) => self.offer_starting_routes(board, offers),
            (Asked::Space, _) => self.offer_spaces(board, offers),
            (Asked::Actions, _) => self.offer_actions(board, offers),
            (Asked::Activation, _) => self.offer_waiting(board, offers),
            (Asked::Effects, Some(activation)) => self.offer_effects(board, activation, offers),
            (Asked::Wheel, _) => self.offer_wheel(board, offers),
            (Asked::Nothing | Asked::Effects, _) => {}
        }
    }

    /// Whether a choice is allowed.
    pub(crate) fn check_choice(&self, board: &Board, action: Action) -> Result<(), Reason> {
        let question = board.question();
        match board.phase {
            Phase::DrawStartPlayer | Phase::Refill { .. } => return Err(Reason::RevealDue),
            Phase::Over => return Err(Reason::GameOver),
            _ => {}
        }
        if question != Asked::StartingRoutes && matches!(action, Action::Place(..)) {
            return Err(Reason::OnlyAtTheStart);
        }
        if question != Asked::StartingRoutes
            && let Some(checked) = self.check_anytime(board.own(), action)
        {
            return checked;
        }
        match (question, &board.hand.activation) {
            (Asked::StartingRoutes, _) => self.check_starting_routes(board, action),
            (Asked::Space, _) => self.check_spaces(board, action),
            (Asked::Actions, _) => self.check_actions(board, action),
            (Asked::Activation, _) => self.check_waiting(board, action),
            (Asked::Effects, Some(activation)) => self.check_effects(board, activation, action),
            (Asked::Wheel, _) => self.check_wheel(board, action),
            (Asked::Nothing | Asked::Effects, _) => Err(Reason::NotNow),
        }
    }

    /// Carries out one choice, and what follows from it by itself.
    pub(crate) fn carry_out(&self, board: &mut Board, action: Action, log: &mut impl Log<Event>) {
        self.carry_out_alone(board, action, log);
        self.end_if_nothing_is_left(board, log);
    }

    /// Carries out one choice; a turn in which nothing is left stays open.
    pub(crate) fn carry_out_alone(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if matches!(action, Action::Buy(..) | Action::Turn) {
            self.do_anytime(board, action, log);
            return;
        }
        match (board.question(), board.hand.activation) {
            (Asked::StartingRoutes, _) => self.place_starting_route(board, action, log),
            (Asked::Space, _) => {
                if let Action::Choose(space) = action {
                    self.choose_space(board, space, log);
                }
            }
            (Asked::Actions, _) => self.answer_actions(board, action, log),
            (Asked::Activation, _) => self.answer_waiting(board, action, log),
            (Asked::Effects, Some(activation)) => {
                self.answer_effects(board, activation, action, log);
            }
            (Asked::Wheel, _) => self.answer_wheel(board, action, log),
            (Asked::Nothing | Asked::Effects, _) => {}
        }
    }

    /// The question that is asked, and the chapter it belongs to.
    pub(crate) fn question_of(&self, board: &Board) -> (Message, &'static str) {
        let new = Message::new;
        match (board.question(), board.phase) {
            (Asked::Nothing, Phase::DrawStartPlayer) => (new("kanal-ask-start-player"), "04"),
            (Asked::Nothing, Phase::Over) => (new("kanal-ask-over"), "07"),
            (Asked::Nothing, _) => (new("kanal-ask-refill"), "06"),
            (Asked::StartingRoutes, _) => (new("kanal-ask-starting-routes"), "04"),
            (Asked::Space, _) => (new("kanal-ask-space"), "06"),
            (Asked::Actions, _) => (new("kanal-ask-actions").with("space", board.golden), "06"),
            (Asked::Activation, _) => (new("kanal-ask-activation"), "06"),
            (Asked::Effects, _) => (self.question_of_effects(board), "06"),
            (Asked::Wheel, Phase::Wheel { turned: true, .. }) if board.is_last => {
                (new("kanal-ask-wheel-last"), "07")
            }
            (Asked::Wheel, Phase::Wheel { turned: true, .. }) => {
                (new("kanal-ask-wheel-turned"), "06")
            }
            (Asked::Wheel, _) => (new("kanal-ask-wheel"), "06"),
        }
    }
}
