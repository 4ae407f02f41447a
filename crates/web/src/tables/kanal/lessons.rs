//! What the guided first game explains.

use games::AnyPlay;
use table::Seat;

use crate::tables::Lesson;

/// Everything that is explained once.
pub(super) const LESSONS: &[Lesson] = &[];

/// Whether a lesson matters to this player now.
pub(super) fn is_due(_: usize, _: &AnyPlay, _: Seat) -> bool {
    false
}

/// The lesson that is given beside a step of an account.
pub(super) fn beside(_: u8, _: usize) -> Option<usize> {
    None
}

/// What is asked, as the last part of a message id.
pub(super) fn asked(_: &AnyPlay) -> &'static str {
    ""
}

/// Why a choice is sensible, as the last part of a message id.
pub(super) fn why(_: &str) -> Option<&'static str> {
    None
}
