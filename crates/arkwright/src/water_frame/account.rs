//! What runs by itself in Water Frame, written as accounts: the production of a good (III), the end
//! of a decade with its event (6.0), and what share values lose at the end of the game (8.0).

mod decade;
mod end;
mod event;
mod form;
mod production;
mod samples;
mod shipment;

use table::account::{Line, Note};
use table::{Message, Seat};

pub use self::form::{WATER_DECADE, WATER_END, WATER_FIRST, WATER_LAST, WATER_PRODUCTION};
pub(crate) use self::samples::samples;
use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::event_marker::EventMarker;
use super::phase::WaterPhase;
use crate::account::{Clerk, steps};
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;

/// Writes the accounts of Water Frame.
struct Writer<'a> {
    clerk: Clerk<'a>,
    game: &'a Arkwright<WaterFrame>,
    before: &'a Board<WaterFrame>,
    after: &'a Board<WaterFrame>,
}

/// What the events of one entry write.
pub(crate) fn notes(
    game: &Arkwright<WaterFrame>,
    before: &Board<WaterFrame>,
    after: &Board<WaterFrame>,
    events: &[Event],
) -> Vec<(usize, Note)> {
    if events.is_empty() {
        return Vec::new();
    }
    let mut writer = Writer {
        clerk: Clerk::new(game, before, after),
        game,
        before,
        after,
    };
    let place = |is: fn(&Event) -> bool| events.iter().position(is);
    let begun = place(|event| matches!(event, Event::ProductionBegan { .. }));
    // A strike ends before the markers go back.
    let returned = place(|event| matches!(event, Event::MarkersReturned))
        .map(|place| place - usize::from(place > 0 && is_end_of_strike(&events[place - 1])));
    let produces = begun.is_some() || is_producing(before);
    if produces {
        writer.production(events, begun);
    }
    if returned.is_some() || is_ending(before) {
        writer.decade(events, returned);
    } else if before.phase == Phase::Water(WaterPhase::DrawEconomyMarker) {
        // It belongs to what comes after the account before it.
        writer.clerk.tell_next(events, 0);
    } else if before.phase == Phase::Water(WaterPhase::Charisma) {
        // A production may have ended with an answer of which nothing came.
        writer.clerk.close(events, 0);
    }
    if matches!(before.phase, Phase::FinalExchange(_)) {
        writer.end(events);
    }
    writer.clerk.notes
}

/// Whether a strike is over with this event.
fn is_end_of_strike(event: &Event) -> bool {
    let event_marker = EventMarker::ThreatOfStrike;
    *event
        == Event::Water(WaterEvent::EventEnded {
            event: event_marker,
        })
}

/// Whether a production is under way.
fn is_producing(board: &Board<WaterFrame>) -> bool {
    match board.phase {
        Phase::Sale(_) => true,
        Phase::Water(phase) => phase.is_production(),
        _ => false,
    }
}

/// Whether the end of a decade is under way.
fn is_ending(board: &Board<WaterFrame>) -> bool {
    match board.phase {
        Phase::NameStartPlayer => true,
        Phase::Water(WaterPhase::Charisma) => board.active() == Good::Lamps,
        Phase::Water(phase) => phase.is_event_phase(),
        _ => false,
    }
}

/// Whether the calls are still to come, or under way.
fn is_calling(board: &Board<WaterFrame>) -> bool {
    matches!(
        board.phase,
        Phase::Sale(_) | Phase::Water(WaterPhase::BeforeSale { .. })
    )
}

/// Whether the sale is not paid for yet.
fn is_selling(board: &Board<WaterFrame>) -> bool {
    is_calling(board) || matches!(board.phase, Phase::Water(WaterPhase::AfterSale { .. }))
}

impl Writer<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.before.players)
    }

    /// A fall of the share value with its reason; on the first space there is none.
    fn falls(&mut self, row: u8, seat: Seat, why: Message, from: u8, to: u8) {
        if from == to {
            let stays = Message::new("account-stays").with("why", why);
            self.clerk.write(row, seat, Line::words(stays));
        } else {
            self.clerk.write(row, seat, steps(why, from, to));
        }
    }
}
