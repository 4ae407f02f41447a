//! The additional action take special marker (II.3.2).

use table::{Illegal, Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::marker::{Marker, Shade};
use crate::reason::{Reason, require};

impl Arkwright {
    /// Light markers lie in the upper rows of the mat; the dark rows open with level II.
    #[inline]
    fn is_open(&self, board: &Board, shade: Shade) -> bool {
        match shade {
            Shade::Dark => self.level(board) >= 2,
            _ => true,
        }
    }

    #[inline]
    pub(crate) fn offer_special_markers(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for (marker, count) in Marker::GREY.into_iter().zip(board.mat) {
            if count > 0
                && self.is_open(board, marker.shade)
                && !board.own().markers.contains(marker)
            {
                offers.offer(Action::Take(marker));
            }
        }
    }

    pub(crate) fn check_special_marker(
        &self,
        board: &Board,
        marker: Marker,
    ) -> Result<(), Illegal> {
        let on_mat = marker.grey_index().map_or(0, |place| board.mat[place]);
        require(on_mat > 0, Reason::MarkerNotThere)?;
        require(self.is_open(board, marker.shade), Reason::MarkerTooEarly)?;
        require(!board.own().markers.contains(marker), Reason::MarkerTwice)
    }

    /// Takes a grey marker from the mat, free of charge and for the rest of the game.
    pub(crate) fn take_special_marker(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Take(marker) = action {
            if let Some(place) = marker.grey_index() {
                board.mat[place] -= 1;
            }
            self.give_grey_marker(board, board.asked, marker, log);
        }
    }
}
