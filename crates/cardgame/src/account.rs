//! What runs by itself, written as accounts: a production phase, the end of a decade, and final
//! scoring.
//!
//! Players produce one after another and may be asked in between, so that a sheet is written entry
//! by entry. What an entry needs of those before it is on the board.

mod clerk;
mod decade;
mod production;
mod samples;
mod scoring;

use table::account::{Note, RowForm, RowKind};

pub use self::decade::{DECADE, NEUTRAL_DECADE};
pub use self::production::PRODUCTION;
pub(crate) use self::samples::samples;
pub use self::scoring::SCORING;
use crate::board::Board;
use crate::event::Event;
use crate::game::CardGame;
use crate::phase::Phase;
use clerk::Clerk;

const fn row(label: &'static str) -> RowForm {
    RowForm {
        label,
        kind: RowKind::Plain,
    }
}

/// How things stand in the end.
const NOW: RowForm = RowForm {
    label: "account-now",
    kind: RowKind::Total,
};

/// What the events of one entry write.
pub(crate) fn notes(
    game: &CardGame,
    before: &Board,
    after: &Board,
    events: &[Event],
) -> Vec<(usize, Note)> {
    if events.is_empty() {
        return Vec::new();
    }
    let place = |is_it: fn(&Event) -> bool| events.iter().position(is_it);
    let begun = place(|event| matches!(event, Event::ProductionBegan { .. }));
    let decade = place(|event| matches!(event, Event::DecadeBegan { .. }));
    let over = place(|event| matches!(event, Event::EndOfGame { .. }));
    let next = place(|event| matches!(event, Event::StartPlayer { .. }));
    // The sheet lies open while the start player may be named with the Entrepreneur.
    let goes_on = before.phase.is_production()
        || matches!(
            before.phase,
            Phase::Bonus | Phase::Tie | Phase::Entrepreneur
        );
    let mut clerk = Clerk::new(game, before);
    let goes_on = goes_on && (before.phase != Phase::Entrepreneur || clerk.has_sheet());
    let begins = begun.is_some_and(|begun| clerk.somebody_produces(events, begun));
    if begins || goes_on {
        let from = begun.unwrap_or(0);
        let late = decade.or(over).or(next).filter(|late| *late >= from);
        clerk.production(after, events, from, late);
    }
    if let Some(over) = over {
        clerk.scoring(events, over);
    } else if let Some(decade) = decade {
        clerk.decade(after, events, decade);
    } else if before.phase == Phase::StartPlayer {
        clerk.start_player(before, events);
    }
    clerk.notes
}
