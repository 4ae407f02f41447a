//! The end of a decade: crews and warehouse workers, events that end, the start player (6.0).

use table::account::{Line, Value};
use table::{Message, Say, Seat};

use super::super::event::WaterEvent;
use super::super::event_marker::EventMarker;
use super::super::phase::WaterPhase;
use super::super::summary;
use super::super::tile::Tile;
use super::form::{ENDINGS, Ending};
use super::{Writer, is_end_of_strike};
use crate::account::times;
use crate::edition::Edition;
use crate::event::{Cost, Event, Income};
use crate::goods::Good;
use crate::phase::Phase;
use crate::told::pounds;
use crate::water_frame::WaterFrame;

/// How far the end of a decade has come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// Crews and warehouse workers are paid and may be fired (6.II).
    Crews,
    /// Events end that lasted through the decade (player's book 1.9).
    Lasting,
    /// An event is carried out (player's book 1.9).
    Event,
    /// The owner of a broker deals (6.II).
    Broker,
    /// The start player is named, and the new decade begins (6.III, 6.IV).
    Start,
}

impl Writer<'_> {
    /// The sheet of the end of this decade.
    fn ending(&self) -> &'static Ending {
        match self.before.decade {
            0 => &ENDINGS[0],
            WaterFrame::LAST_DECADE => &ENDINGS[2],
            _ => &ENDINGS[1],
        }
    }

    /// How far the end of the decade had come before this entry.
    fn part(&self) -> Part {
        match self.before.phase {
            Phase::Water(WaterPhase::LoseShip { .. }) => Part::Lasting,
            Phase::Water(WaterPhase::Broker { .. }) => Part::Broker,
            Phase::Water(WaterPhase::Charisma) | Phase::NameStartPlayer => Part::Start,
            Phase::Water(
                WaterPhase::DrawEvent { .. }
                | WaterPhase::MadeInEngland { .. }
                | WaterPhase::Luddism { .. }
                | WaterPhase::SpecialMarker { .. },
            ) => Part::Event,
            _ => Part::Crews,
        }
    }

    /// The end of a decade, as far as this entry carries it: `returned` is the event with which it
    /// begins, if it does.
    pub(super) fn decade(&mut self, events: &[Event], returned: Option<usize>) {
        let rows = self.ending();
        let is_over = |event: &Event| matches!(event, Event::CycleBegan { .. } | Event::EndOfGame);
        let from = returned.unwrap_or(0);
        let late = events[from..].iter().position(is_over);
        let end = late.map_or(events.len(), |late| from + late);
        let mut part = self.part();
        if returned.is_some() {
            self.clerk.books.iter_mut().for_each(|book| book.begin());
            part = Part::Crews;
        }
        for (place, event) in events[..end].iter().enumerate().skip(from) {
            self.clerk.place = place;
            self.clerk.follow(event);
            if Some(place) == returned {
                self.begin_decade(rows);
            }
            match event {
                event if *event == Event::MarkersReturned || is_end_of_strike(event) => {
                    self.clerk.write_across(rows.returned, event.say());
                }
                Event::Water(WaterEvent::EventEnded { .. }) => part = Part::Lasting,
                Event::Water(WaterEvent::EventRevealed { event }) => {
                    part = Part::Event;
                    self.reveal(rows, *event);
                }
                Event::StartPlayer { seat } => {
                    part = Part::Start;
                    self.name(rows, *seat, events);
                }
                Event::DecadeBegan { .. } => part = Part::Start,
                _ => {}
            }
            match part {
                Part::Crews => self.of_crews(rows, event),
                Part::Lasting => self.of_lasting(rows, event),
                Part::Event => self.of_event(rows, rows.effect, event),
                Part::Broker => self.of_event(rows, rows.broker, event),
                Part::Start => self.clerk.of_obsolescence(&rows.both, event),
            }
            self.of_need(rows, part, event);
        }
        self.clerk.place = end.saturating_sub(1);
        if returned.is_some() {
            for seat in self.seats() {
                if !self.clerk.has_written(rows.crews, seat) {
                    self.clerk.say(rows.crews, seat, "account-no-crews");
                }
            }
        }
        self.without_effect(rows, &events[from..end]);
        let is_next = matches!(events.get(end), Some(Event::CycleBegan { .. }));
        if is_next {
            self.clerk.new_decade(&rows.both, &events[from..end]);
        }
        for seat in self.seats() {
            self.clerk.cash_change(rows.cash, seat);
            self.clerk.total(rows.now, seat);
        }
        if late.is_some() {
            self.clerk.close(events, end);
        }
    }

    fn begin_decade(&mut self, rows: &Ending) {
        self.clerk.open_decade(rows.form, self.before.year());
        let strike = 1 << EventMarker::ThreatOfStrike as u16;
        if self.before.parts.lasting & !strike == 0 {
            let none = Message::new("account-none-lasting");
            self.clerk.write_across(rows.lasting, none);
        }
    }

    /// An event is turned up: what it is called and what it does.
    fn reveal(&mut self, rows: &Ending, event: EventMarker) {
        if self.before.decade == 0 {
            self.clerk.open_decade(rows.form, self.before.year());
        }
        let about = self.game.water_components().about_event(event);
        let told = Message::new("account-event-told")
            .with("event", event.word())
            .with("about", about);
        self.clerk.write_across(rows.event, told);
    }

    /// Wages, and who is fired (6.II).
    fn of_crews(&mut self, rows: &Ending, event: &Event) {
        match *event {
            Event::Paid {
                seat,
                amount,
                why: Cost::HarbourWages { workers, wage },
            } => {
                let wages = Value::Moved(pounds(-i64::from(amount)));
                let line = times(workers, wage).with(wages);
                self.clerk.write(rows.crews, seat, line);
            }
            _ => self.in_words(rows.crews, event),
        }
    }

    /// What lasted through the decade ends; the Opium War costs a ship (player's book 1.9).
    fn of_lasting(&mut self, rows: &Ending, event: &Event) {
        match event {
            Event::Water(WaterEvent::EventEnded { .. }) => {
                self.clerk.write_across(rows.lasting, event.say());
            }
            Event::ImporterMoved { .. } => self.importers(rows.lasting, event),
            _ => self.in_words(rows.lasting, event),
        }
    }

    /// Where the importers stand now, told with the last of them.
    pub(super) fn importers(&mut self, row: u8, event: &Event) {
        if let Event::ImporterMoved {
            good: Good::Lamps, ..
        } = event
        {
            let [food, clothes, cutlery, lamps] = self.after.importers;
            let moved = Message::new("account-importers")
                .with("food", food)
                .with("clothes", clothes)
                .with("cutlery", cutlery)
                .with("lamps", lamps);
            self.clerk.write_across(row, moved);
        }
    }

    /// Whatever happens to a player, in the words of the ledger, with what it brings or costs.
    pub(super) fn in_words(&mut self, row: u8, event: &Event) {
        let Some(seat) = event.seat() else {
            return;
        };
        let moved = match *event {
            Event::Received {
                why: Income::EmergencySale { .. } | Income::Loans { .. },
                ..
            } => return,
            Event::Received { amount, .. } => i64::from(amount),
            Event::Paid { amount, .. } => -i64::from(amount),
            _ => 0,
        };
        if let Some(words) = summary::in_account(event) {
            let mut line = Line::words(words);
            if moved != 0 {
                line = line.with(Value::Moved(pounds(moved)));
            }
            self.clerk.write(row, seat, line);
        }
    }

    /// What had to be sold or borrowed for a payment stands below it (7.0).
    fn of_need(&mut self, rows: &Ending, part: Part, event: &Event) {
        let Event::Paid { seat, amount, .. } = *event else {
            return;
        };
        let row = match part {
            Part::Crews => rows.crews,
            Part::Lasting => rows.lasting,
            Part::Event => rows.effect,
            Part::Broker => rows.broker,
            Part::Start => rows.both.fee,
        };
        let book = *self.clerk.book(seat);
        let costs = i64::from(amount);
        let losses = self
            .clerk
            .losses(&book, book.cash + costs - book.raised, 0, costs);
        for loss in losses {
            self.clerk.write(row, seat, Line::value(Value::Loss(loss)));
        }
        let book = &mut self.clerk.books[seat.index()];
        (book.need, book.loans, book.raised) = (None, None, 0);
    }

    /// Who starts the next decade, and who says so: the least valuable portfolio, or charisma
    /// (6.III).
    fn name(&mut self, rows: &Ending, start: Seat, events: &[Event]) {
        let returns = |event: &Event| {
            matches!(
                event,
                Event::Water(WaterEvent::TileReturned {
                    tile: Tile::Charisma,
                    ..
                })
            )
        };
        let by = match events.iter().any(returns) {
            true => "account-by-charisma",
            false => "account-least",
        };
        let names = Some((self.before.asked, Message::new(by)));
        self.clerk.names(&rows.both, names, start);
    }
}
