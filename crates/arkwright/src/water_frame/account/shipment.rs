//! The shipment of the active good, and contracts that are not fulfilled (III.4).

use table::account::{Line, Value};
use table::{Message, Seat};

use super::super::event::WaterEvent;
use super::Writer;
use super::form::shipped::{CONTRACT, EARNED, SHARES};
use crate::account::times;
use crate::event::{Because, Event, Income};
use crate::told::pounds;

impl Writer<'_> {
    /// What one event of a shipment writes.
    pub(super) fn of_shipment(&mut self, event: &Event) {
        match *event {
            Event::Water(WaterEvent::ContractFulfilled {
                seat,
                good,
                count,
                ships,
            }) => {
                let asked = self.before.harbour(seat).contracts[good.index()];
                let words = match asked == count {
                    true => Message::new("account-shipped"),
                    false => Message::new("account-shipped-agent").with("asked", asked),
                };
                let words = words.with("count", count).with("ships", ships);
                let line = Line::words(words).signed(good.word(), 1);
                self.clerk.write(CONTRACT, seat, line);
                // Without a factory nothing is paid.
                if !self.clerk.mill(seat).is_built {
                    self.clerk.say(EARNED, seat, "account-none");
                }
            }
            Event::Water(WaterEvent::ContractRose { seat, to, .. }) => {
                let spaces = self.game.contract_spaces().iter();
                let from = spaces.filter(|space| **space < to).max();
                let rose = Message::new("account-rose")
                    .with("from", from.copied().unwrap_or(to))
                    .with("to", to);
                self.clerk.write(CONTRACT, seat, Line::words(rose));
            }
            Event::Received { seat, amount, why } => {
                let line = match why {
                    Income::Shipment { count, price, .. } => times(count, price),
                    Income::Office => Line::words(Message::new("account-office")),
                    _ => return,
                };
                let earned = Value::Moved(pounds(amount.into()));
                self.clerk.write(EARNED, seat, line.with(earned));
            }
            Event::ShareMoved {
                seat,
                from,
                to,
                because: because @ (Because::Ships | Because::OverdueContract),
            } => {
                if because == Because::OverdueContract {
                    let stands = self.after.harbour(seat).contracts[self.clerk.good.index()];
                    let stands = Message::new("account-overdue").with("count", stands);
                    self.clerk.write(CONTRACT, seat, Line::words(stands));
                }
                let why = match because {
                    Because::Ships => "account-for-ships",
                    _ => "account-for-contract",
                };
                self.falls(SHARES, seat, Message::new(why), from, to);
            }
            _ => {}
        }
    }

    /// Says of who has no contract for the good that he has none.
    pub(super) fn no_contract(&mut self, seat: Seat) {
        let has_none = self.after.harbour(seat).contracts[self.clerk.good.index()] == 0;
        if has_none && !self.clerk.has_written(CONTRACT, seat) {
            self.clerk.say(CONTRACT, seat, "account-no-contract");
        }
    }
}
