//! The end of a decade (6.0).

use table::account::{Form, Line, Note, Opening, StepForm, Value};
use table::{Message, Say, Seat};

use super::clerk::{Clerk, times};
use super::{NOW, row};
use crate::event::{Cost, Event};
use crate::told::pounds;

/// The end of a decade, in the order of 6.I to 6.IV.
pub static DECADE: Form = Form {
    kind: 1,
    decided_at_table: false,
    shows_after: false,
    sequence: None,
    steps: &[
        StepForm {
            heading: "account-markers",
            section: "6.I",
            rows: &[row("account-returned")],
        },
        StepForm {
            heading: "account-start",
            section: "6.III",
            rows: &[row("account-portfolio"), row("account-start-player")],
        },
        StepForm {
            heading: "account-decade-began",
            section: "6.II",
            rows: &[row("account-level")],
        },
        StepForm {
            heading: "account-obsolete",
            section: "6.IV",
            rows: &[
                row("account-extra"),
                row("account-fee"),
                row("account-cash"),
                NOW,
            ],
        },
    ],
};

/// The rows of [`DECADE`].
mod ended {
    pub(super) const RETURNED: u8 = 0;
    pub(super) const CASH: u8 = 6;
    pub(super) const NOW: u8 = 7;
}

/// Where the start player and the new decade stand on a sheet.
pub(crate) struct Rows {
    pub(crate) portfolio: u8,
    pub(crate) start: u8,
    pub(crate) level: u8,
    pub(crate) extra: u8,
    pub(crate) fee: u8,
}

/// The rows of [`DECADE`] that both versions have.
const ROWS: Rows = Rows {
    portfolio: 1,
    start: 2,
    level: 3,
    extra: 4,
    fee: 5,
};

impl Clerk<'_> {
    /// The end of the decade of this year, from the naming of the start player by this one on.
    pub(super) fn decade(&mut self, year: u16, names: Seat, events: &[Event]) {
        let next = events
            .iter()
            .position(|event| matches!(event, Event::CycleBegan { .. }));
        let end = next.unwrap_or(events.len());
        for (place, event) in events[..end].iter().enumerate() {
            self.place = place;
            self.follow(event);
            if let Event::StartPlayer { seat } = *event {
                self.open_decade(&DECADE, year);
                self.write_across(ended::RETURNED, Message::new("markers-returned"));
                let least = Message::new("account-least");
                self.names(&ROWS, Some((names, least)), seat);
            }
            self.of_obsolescence(&ROWS, event);
        }
        self.new_decade(&ROWS, &events[..end]);
        for seat in Seat::all(self.players) {
            self.cash(ended::CASH, seat);
            self.total(ended::NOW, seat);
        }
        self.close(events, end);
    }

    /// The sheet of the end of a decade.
    pub(crate) fn open_decade(&mut self, form: &'static Form, year: u16) {
        let of_year = |id| Message::new(id).with("year", year);
        self.note(Note::Open(Opening {
            form,
            title: of_year("account-decade"),
            over: of_year("account-decade-over"),
            sign: "flag",
            apart: Vec::new(),
        }));
    }

    /// What everybody's shares are worth, who names the start player by what, and who starts
    /// (6.III).
    pub(crate) fn names(&mut self, rows: &Rows, names: Option<(Seat, Message)>, start: Seat) {
        for seat in Seat::all(self.players) {
            let mut line = self.worth(seat);
            if let Some((of, by)) = &names
                && *of == seat
            {
                line = line.with(Value::Said(by.clone()));
            }
            self.write(rows.portfolio, seat, line);
        }
        self.say(rows.start, start, "account-starts");
    }

    /// Extra workers of obsolete factories, and the fee for those that are missing (6.IV).
    pub(crate) fn of_obsolescence(&mut self, rows: &Rows, event: &Event) {
        let counted = |id, count: u8| Message::new(id).with("count", count);
        match *event {
            Event::Obsolete {
                seat,
                good,
                workers,
                missing,
            } => {
                let line = Line::words(counted("account-workers", workers));
                let line = line.signed(good.word(), 1);
                let line = match missing {
                    0 => line,
                    _ => line.with(Value::Said(counted("account-missing", missing))),
                };
                self.write(rows.extra, seat, line);
            }
            Event::Paid {
                seat,
                amount,
                why: Cost::MissingWorkers { count },
            } => {
                let fee = Value::Moved(pounds(-i64::from(amount)));
                let each = amount / u16::from(count.max(1));
                self.write(rows.fee, seat, times(count, each).with(fee));
            }
            _ => {}
        }
    }

    /// The level of the new decade, and who has no obsolete factory and no fee.
    pub(crate) fn new_decade(&mut self, rows: &Rows, events: &[Event]) {
        let is_level = |event: &&Event| matches!(event, Event::LevelReached { .. });
        let level = events.iter().find(is_level).map(Event::say);
        let stays = Message::new("account-level-stays");
        self.write_across(rows.level, level.unwrap_or(stays));
        for seat in Seat::all(self.players) {
            for row in [rows.extra, rows.fee] {
                if !self.has_written(row, seat) {
                    self.say(row, seat, "account-none");
                }
            }
        }
    }
}
