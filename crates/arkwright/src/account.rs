//! What runs by itself, written as accounts: the production of a good (III) and the end of a
//! decade (6.0).

mod book;
mod clerk;
pub(crate) mod decade;
pub(crate) mod production;
mod samples;

use table::account::{Note, RowForm, RowKind};

pub(crate) use self::clerk::{Clerk, steps, times};
pub use self::decade::DECADE;
pub use self::production::PRODUCTION;
pub(crate) use self::samples::samples;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::phase::Phase;

pub(crate) const fn row(label: &'static str) -> RowForm {
    RowForm {
        label,
        kind: RowKind::Plain,
    }
}

pub(crate) const NOW: RowForm = RowForm {
    label: "account-now",
    kind: RowKind::Total,
};

/// What the events of one entry write.
pub(crate) fn notes<E: Edition>(
    game: &Arkwright<E>,
    before: &Board<E>,
    after: &Board<E>,
    events: &[Event],
) -> Vec<(usize, Note)> {
    if events.is_empty() {
        return Vec::new();
    }
    let begun = events
        .iter()
        .position(|event| matches!(event, Event::ProductionBegan { .. }));
    let produces = matches!(before.phase, Phase::Sale(_) | Phase::Storage(_));
    let sells = |board: &Board<E>| matches!(board.phase, Phase::Sale(_));
    let mut clerk = Clerk::new(game, before, after);
    if produces || begun.is_some() {
        let settles = (begun.is_some() || sells(before)) && !sells(after);
        clerk.production(events, begun, settles);
    } else if before.phase == Phase::NameStartPlayer {
        clerk.decade(before.year(), before.asked, events);
    }
    clerk.notes
}
