//! What being done would leave out that could still be done.

use table::{Game, Message, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::game::CardGame;
use crate::phase::Phase;
use crate::track::Track;

/// Whether anything but being done is on offer.
#[derive(Default)]
struct Left(bool);

impl Offers<Action> for Left {
    fn offer(&mut self, action: Action) {
        self.0 |= action != Action::Done;
    }
}

impl CardGame {
    /// What [`Action::Done`] would leave out, in a few words.
    pub(crate) fn left_by_done(&self, board: &Board) -> Option<Message> {
        let mut left = Left::default();
        self.legal(board, &mut left);
        if !left.0 {
            return None;
        }
        let new = Message::new;
        let counted = |id, track| match self.left_of(board, track) {
            0 => None,
            count => Some(new(id).with("count", count)),
        };
        match board.phase {
            Phase::Action => Some(new("left-action")),
            Phase::Automate => counted("left-machines", Track::Machinery),
            Phase::Quality => counted("left-quality", Track::Quality),
            Phase::Distribution => counted("left-distribution", Track::Distribution),
            Phase::Development if board.hand.replace.is_some() => Some(new("left-replacement")),
            Phase::Development if board.hand.has_developer => Some(new("left-developer")),
            Phase::StartDevelopment | Phase::Development => Some(new("left-development")),
            Phase::StartShares => Some(new("left-shares")),
            Phase::Bonus => Some(new("left-bonus")),
            _ => None,
        }
    }
}

/// All that can be left out, for the tests of every language.
pub(crate) fn samples() -> Vec<Message> {
    let plain = [
        "left-action",
        "left-replacement",
        "left-developer",
        "left-development",
        "left-shares",
        "left-bonus",
    ];
    let counted = ["left-machines", "left-quality", "left-distribution"];
    let counted = counted
        .into_iter()
        .flat_map(|id| [1, 2].map(|count| Message::new(id).with("count", count)));
    plain.map(Message::new).into_iter().chain(counted).collect()
}
