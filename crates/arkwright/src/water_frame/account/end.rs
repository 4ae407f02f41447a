//! What share values lose before companies are valued (8.0).

use table::Message;
use table::account::{Line, Note, Opening};

use super::super::event::WaterEvent;
use super::Writer;
use super::form::{WATER_END, lost};
use crate::event::{Because, Event};
use crate::goods::Good;

impl Writer<'_> {
    /// Factories that waited in vain and open contracts; without any there is no sheet.
    pub(super) fn end(&mut self, events: &[Event]) {
        let is_penalty = |event: &Event| {
            matches!(
                event,
                Event::ShareMoved {
                    because: Because::IdleFactory | Because::OpenContract,
                    ..
                } | Event::Water(WaterEvent::SharesForfeited { .. })
            )
        };
        let is_scored = |event: &Event| matches!(event, Event::Scored { .. });
        let Some(from) = self.begin_end(events, is_penalty) else {
            return;
        };
        let end = events.iter().position(is_scored).unwrap_or(events.len());
        let mut idle = [0; table::MAX_SEATS];
        let mut open = [0; table::MAX_SEATS];
        for (place, event) in events[..end].iter().enumerate().skip(from) {
            self.clerk.place = place;
            self.clerk.follow(event);
            match *event {
                Event::ShareMoved {
                    seat,
                    from,
                    to,
                    because: Because::IdleFactory,
                } => {
                    let marked = self.before.harbour(seat).marked;
                    let goods = Good::ALL.into_iter().filter(|good| marked.contains(*good));
                    let good = nth(goods, &mut idle[seat.index()]);
                    let why = Message::new("account-idle-factory").with("good", good.word());
                    self.falls(lost::IDLE, seat, why, from, to);
                }
                Event::Water(WaterEvent::SharesForfeited { seat, count }) => {
                    let given = Message::new("account-forfeited").with("count", count);
                    self.clerk.write(lost::IDLE, seat, Line::words(given));
                }
                Event::ShareMoved {
                    seat,
                    from,
                    to,
                    because: Because::OpenContract,
                } => {
                    let contracts = self.before.harbour(seat).contracts;
                    let goods = Good::ALL
                        .into_iter()
                        .filter(|good| contracts[good.index()] > 0);
                    let good = nth(goods, &mut open[seat.index()]);
                    let why = Message::new("account-open-contract")
                        .with("good", good.word())
                        .with("count", contracts[good.index()]);
                    self.falls(lost::CONTRACTS, seat, why, from, to);
                }
                _ => {}
            }
        }
        for seat in self.seats() {
            // Who has a loan has lost, and is not valued.
            let none = match self.before.company(seat).loans {
                0 => "account-none",
                _ => "account-lost-by-loan",
            };
            for row in [lost::IDLE, lost::CONTRACTS] {
                if !self.clerk.has_written(row, seat) {
                    self.clerk.say(row, seat, none);
                }
            }
            self.clerk.total(lost::NOW, seat);
        }
        self.clerk.close(events, end);
    }

    /// Opens the sheet before the first penalty, if there is one.
    fn begin_end(&mut self, events: &[Event], is_penalty: fn(&Event) -> bool) -> Option<usize> {
        let from = events.iter().position(is_penalty)?;
        self.clerk.begin(events, Some(from));
        self.clerk.place = from;
        self.clerk.note(Note::Open(Opening {
            form: &WATER_END,
            title: Message::new("account-end"),
            over: Message::new("account-end-over"),
            sign: "flag",
            apart: Vec::new(),
        }));
        Some(from)
    }
}

/// The next of some goods, in their order; there is one for each penalty.
fn nth(mut goods: impl Iterator<Item = Good>, told: &mut usize) -> Good {
    let good = goods.nth(*told).unwrap_or(Good::Food);
    *told += 1;
    good
}
