//! What an event does to everybody (player's book 1.9).

use table::account::{Line, Value};
use table::{Message, Say, Seat};

use super::super::edition::WaterFrame;
use super::super::event::WaterEvent;
use super::super::event_marker::EventMarker;
use super::super::event_phase::LASTING;
use super::super::phase::WaterPhase;
use super::super::tile::Tile;
use super::Writer;
use super::form::Ending;
use crate::account::times;
use crate::board::Board;
use crate::event::{Because, Cost, Event, Income};
use crate::goods::Good;
use crate::phase::Phase;
use crate::told::pounds;

/// Events that do something to each player at once, without asking.
const AT_ONCE: [EventMarker; 5] = [
    EventMarker::CreditCrisis,
    EventMarker::WarOnTheContinent,
    EventMarker::Recession,
    EventMarker::RoyalSociety,
    EventMarker::SocialUnrest,
];

impl Writer<'_> {
    /// What one event of the board writes about an event marker, or about the deals of a broker
    /// after it.
    pub(super) fn of_event(&mut self, rows: &Ending, row: u8, event: &Event) {
        let new = Message::new;
        match *event {
            Event::ImporterMoved { .. } => self.importers(rows.event, event),
            Event::WorkersReturned { .. } | Event::Water(WaterEvent::WorkersGone { .. }) => {
                self.clerk.write_across(rows.event, event.say());
            }
            Event::Paid { seat, amount, why } => {
                let line = match why {
                    Cost::CreditCrisis => {
                        let percent = self.game.water_components().events.credit_crisis_percent;
                        // It is paid already.
                        let cash = self.clerk.book(seat).cash + i64::from(amount);
                        Line::words(
                            new("account-part-of")
                                .with("percent", percent)
                                .with("cash", cash),
                        )
                    }
                    Cost::SocialUnrest { workers } => {
                        times(workers, amount / u16::from(workers.max(1)))
                    }
                    _ => return self.in_words(row, event),
                };
                let paid = Value::Moved(pounds(-i64::from(amount)));
                self.clerk.write(row, seat, line.with(paid));
            }
            Event::Received {
                seat,
                amount,
                why: Income::RoyalSociety,
            } => {
                let levels = self
                    .after
                    .company(seat)
                    .factories
                    .map(|factory| factory.level);
                let tiles = self.after.harbour(seat).tiles.len() as u8;
                let words = new("account-level-and-tiles")
                    .with("level", levels.into_iter().max().unwrap_or(0))
                    .with("count", tiles);
                let received = Value::Moved(pounds(amount.into()));
                self.clerk
                    .write(row, seat, Line::words(words).with(received));
            }
            Event::ShareMoved {
                seat,
                from,
                to,
                because: Because::Recession,
            } => {
                let spaces = new("account-spaces").with("from", from).with("to", to);
                self.falls(row, seat, spaces, from, to);
            }
            // War raises the price with it where it can, and then tells both.
            Event::DistributionRaised { seat, good, .. }
                if self.is_revealed() && self.price_moves(seat, good) => {}
            Event::PriceSet { seat, good, price } => {
                let to = self.after.company(seat).factory(good).distribution;
                let raised = new("account-war")
                    .with("good", good.word())
                    .with("to", to)
                    .with("price", price);
                self.clerk.write(row, seat, Line::words(raised));
            }
            _ => self.in_words(row, event),
        }
    }

    /// From now on the cheapest space is closed, but not to an administrator (player's book 1.9).
    fn of_bureaucracy(&mut self, rows: &Ending, seat: Seat) {
        let id = match self.before.harbour(seat).has(Tile::Administrator) {
            true => "account-space-open",
            false => "account-space-closed",
        };
        let cost = self.game.components().administration.spaces[0];
        let space = Line::words(Message::new(id).with("cost", cost));
        self.clerk.write(rows.effect, seat, space);
    }

    /// Whether the price of a factory is another one after this entry.
    fn price_moves(&self, seat: Seat, good: Good) -> bool {
        let price = |board: &Board<WaterFrame>| board.company(seat).factory(good).price;
        price(self.before) != price(self.after)
    }

    /// Whether an event was to be turned up before this entry.
    fn is_revealed(&self) -> bool {
        matches!(
            self.before.phase,
            Phase::Water(WaterPhase::DrawEvent { .. })
        )
    }

    /// Whom the event that was turned up leaves as he was, and who has no broker.
    pub(super) fn without_effect(&mut self, rows: &Ending, events: &[Event]) {
        let revealed = events.iter().find_map(|event| match event {
            Event::Water(WaterEvent::EventRevealed { event }) => Some(*event),
            _ => None,
        });
        let Some(revealed) = revealed else {
            return;
        };
        if revealed == EventMarker::EndOfGame {
            return;
        }
        for seat in self.seats() {
            if revealed == EventMarker::Bureaucracy {
                self.of_bureaucracy(rows, seat);
            } else if LASTING.contains(&revealed) {
                self.clerk.say(rows.effect, seat, "account-in-force");
            }
            let at_once = AT_ONCE.contains(&revealed);
            if at_once && !self.clerk.has_written(rows.effect, seat) {
                self.clerk.say(rows.effect, seat, "account-no-effect");
            }
            // A lobby may bring one, and the second event of a decade comes before them.
            let is_last = revealed != EventMarker::Lobby && !self.game.has_second_event(self.after);
            if is_last && !self.before.harbour(seat).has(Tile::Broker) {
                self.clerk.say(rows.broker, seat, "account-no-broker");
            }
        }
    }
}
