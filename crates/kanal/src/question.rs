//! Questions, choices and captions, for whoever puts them into words.

use table::Message;

use crate::action::{Action, Trigger};
use crate::board::Board;
use crate::cards::Deed;
use crate::game::Kanal;
use crate::phase::{Asked, Phase};

impl Kanal {
    /// What is asked inside an activation.
    pub(crate) fn question_of_effects(&self, board: &Board) -> Message {
        let Some(activation) = &board.hand.activation else {
            return Message::new("kanal-ask-activation");
        };
        let card = board.own().structures[activation.plot.index()];
        let message = match self.step_of(activation) {
            _ if activation.effect.is_none() => "kanal-ask-effect",
            None => "kanal-ask-step",
            Some(Deed::Gain { .. }) => "kanal-ask-step",
            Some(Deed::Trade { .. }) => "kanal-ask-trade",
            Some(Deed::Build { free: true, .. }) => "kanal-ask-place",
            Some(Deed::Build { .. }) => "kanal-ask-build",
            Some(Deed::Remove { .. }) => "kanal-ask-remove",
            Some(Deed::Turn { .. }) => "kanal-ask-turn",
            Some(Deed::Choose { .. }) => "kanal-ask-option",
        };
        Message::new(message).with("card", self.name(card))
    }

    /// The usual answer to a small question: the free turn of the wheel, and an activation that
    /// waits alone.
    pub(crate) fn usual_answer(&self, board: &Board) -> Option<Action> {
        match (board.question(), board.phase) {
            (Asked::Wheel, Phase::Wheel { turned, .. }) => {
                let can_turn = !turned && board.own().can_turn();
                Some(if can_turn {
                    Action::FreeTurn
                } else {
                    Action::Done
                })
            }
            (Asked::Activation, _) => {
                let waiting = &board.hand.waiting;
                let mut all = Trigger::ALL.into_iter().flat_map(|trigger| {
                    let plots = waiting.by(trigger).iter();
                    plots.map(move |plot| Action::Activate(plot, trigger))
                });
                let first = all.next();
                first.filter(|_| all.next().is_none())
            }
            _ => None,
        }
    }

    /// Where in the game the board is.
    pub(crate) fn caption_of(&self, board: &Board) -> String {
        let game = match self.campaign {
            true => format!("game {} ", board.part + 1),
            false => String::new(),
        };
        match board.phase {
            Phase::Over => "end of game".to_owned(),
            _ if board.round == 0 => format!("{game}set-up"),
            Phase::Refill { .. } | Phase::Wheel { .. } => {
                format!("{game}round {} preparation", board.round)
            }
            _ => format!("{game}round {}", board.round),
        }
    }
}
