//! What can still be turned up, by what everybody has seen: events and economy markers (4.1.I).

use super::edition::WaterFrame;
use super::event_marker::EventMarker;
use crate::board::Board;
use crate::game::{Arkwright, Preparation};

/// What can lie on an event space that was not reached yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventAhead {
    /// The decade at whose end it is turned up.
    pub year: u16,
    /// Whether it is the additional event of its decade.
    pub is_extra: bool,
    /// The events that may lie there; one alone is known.
    pub events: Vec<EventMarker>,
}

/// The economy markers of a good that were not turned up yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EconomyAhead {
    /// How far each moves the importer, and how many workers it brings back.
    pub markers: Vec<(u8, u8)>,
    /// How many of them lie on the timetable; the others went back to the box unseen.
    pub spaces: u8,
}

impl Arkwright<WaterFrame> {
    /// Whether an event can lie on a space that was not reached yet, by its place among all event
    /// spaces (4.1.I).
    pub(crate) fn may_lie(
        &self,
        board: &Board<WaterFrame>,
        place: usize,
        event: EventMarker,
    ) -> bool {
        let spaces = self.event_spaces();
        let reached = board.parts.seen.count_ones() as usize;
        let Some(space) = spaces.get(place) else {
            return false;
        };
        let unseen = |event: EventMarker| board.parts.seen & (1 << event as u16) == 0;
        if !space.is_extra && space.decade == 5 {
            return event == EventMarker::EndOfGame;
        }
        if self.preparation == Preparation::Predetermined {
            let numbers = &self.more.components.events;
            let due = numbers.fixed[place.min(3)];
            let swaps = |event: EventMarker| {
                self.options().shuffled_events && numbers.shuffled.contains(&event)
            };
            return match swaps(due) {
                true => swaps(event) && unseen(event),
                false => event == due,
            };
        }
        let is_bureaucracy = event == EventMarker::Bureaucracy;
        // It lies on one of its spaces, so on the last that is left of them.
        let for_bureaucracy = spaces[reached..].iter();
        let for_bureaucracy = for_bureaucracy.filter(|space| space.may_be_bureaucracy());
        let only_bureaucracy = unseen(EventMarker::Bureaucracy)
            && space.may_be_bureaucracy()
            && for_bureaucracy.count() == 1;
        event != EventMarker::EndOfGame
            && self.is_event_in_play(event)
            && unseen(event)
            && (!is_bureaucracy || space.may_be_bureaucracy())
            && (!only_bureaucracy || is_bureaucracy)
    }

    /// What may still be turned up, space by space.
    pub fn events_ahead(&self, board: &Board<WaterFrame>) -> Vec<EventAhead> {
        let reached = board.parts.seen.count_ones() as usize;
        let spaces = self.event_spaces().into_iter().enumerate();
        let to_come = spaces.skip(reached).map(|(place, space)| EventAhead {
            year: 1760 + 10 * u16::from(space.decade),
            is_extra: space.is_extra,
            events: EventMarker::ALL
                .into_iter()
                .filter(|event| self.may_lie(board, place, *event))
                .collect(),
        });
        to_come.collect()
    }

    /// Events to come that everybody knows: the fixed ones of the predetermined set-up, one that is
    /// left over, Bureaucracy if it has to come next, and the end of the game; each with its decade.
    pub fn known_events(&self, board: &Board<WaterFrame>) -> Vec<(u16, EventMarker)> {
        let known = self.events_ahead(board).into_iter();
        let known = known.filter_map(|ahead| match ahead.events[..] {
            [event] => Some((ahead.year, event)),
            _ => None,
        });
        known.collect()
    }

    /// The economy markers that may still be turned up, by good.
    pub fn economy_ahead(&self, board: &Board<WaterFrame>) -> [EconomyAhead; 4] {
        board.parts.economy.map(|seen| {
            let unseen = self.economy_markers().into_iter();
            let unseen = unseen.filter(|marker| seen & (1 << marker) == 0);
            EconomyAhead {
                markers: unseen
                    .map(|marker| self.more.components.economy[usize::from(marker)])
                    .collect(),
                spaces: 5 - seen.count_ones() as u8,
            }
        })
    }
}
