//! The additional action take special marker (II.3.2).

use table::{Illegal, Log, Message, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::marker::{Marker, Shade};
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage, StageRules};

/// The additional action take special marker; one marker ends it.
#[derive(Clone, Copy)]
pub(crate) struct TakeSpecialMarker;

impl<E: Edition> StageRules<E> for TakeSpecialMarker {
    fn section(&self) -> &'static str {
        "II.3.2"
    }

    fn question(&self) -> Message {
        Message::new("prompt-special-marker")
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        _: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        for (marker, count) in Marker::GREY.into_iter().zip(board.mat) {
            if count > 0
                && game.is_open(board, marker.shade)
                && !board.own().markers.contains(marker)
            {
                offers.offer(Action::Take(marker));
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
        let Action::Take(marker) = action else {
            return Err(hand.refuse(game, board, action));
        };
        let Some(place) = marker.grey_index() else {
            return Err(Reason::MarkerNeverThere.illegal());
        };
        require(board.mat[place] > 0, Reason::MarkerNotThere)?;
        require(game.is_open(board, marker.shade), Reason::MarkerTooEarly)?;
        require(!board.own().markers.contains(marker), Reason::MarkerTwice)
    }

    /// Takes a grey marker from the mat, free of charge and for the rest of the game.
    #[inline]
    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        _: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        if let Action::Take(marker) = action {
            if let Some(place) = marker.grey_index() {
                board.mat[place] -= 1;
            }
            game.give_grey_marker(board, board.asked, marker, log);
        }
        None
    }

    #[inline]
    fn then(&self, _: &Arkwright<E>, _: &Board<E>, _: &ActionInHand) -> Option<Stage> {
        None
    }

    fn fits(&self, _: &Arkwright<E>, _: &Board<E>, hand: &ActionInHand) -> bool {
        Stage::takes_special_marker(hand.marker)
    }
}

impl<E: Edition> Arkwright<E> {
    /// Light markers lie in the upper rows of the mat; the dark rows open with level II.
    #[inline]
    fn is_open(&self, board: &Board<E>, shade: Shade) -> bool {
        match shade {
            Shade::Dark => self.level(board) >= 2,
            _ => true,
        }
    }
}
