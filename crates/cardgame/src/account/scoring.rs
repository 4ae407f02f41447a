//! Final scoring, in its five steps.

use table::account::{Form, Line, Note, Opening, RowForm, RowKind, StepForm, Value};
use table::{Message, Seat};

use super::clerk::{Clerk, counted, from_to, is_last_purchase, moved, times};
use super::row;
use crate::event::{Ending, Event};
use crate::told::pounds;

/// Final scoring.
pub static SCORING: Form = Form {
    kind: 2,
    decided_at_table: false,
    shows_after: true,
    sequence: None,
    steps: &[
        StepForm {
            heading: "account-last-goods",
            section: "Final scoring a",
            rows: &[row("account-goods")],
        },
        StepForm {
            heading: "account-last-shares",
            section: "Final scoring b",
            rows: &[row("account-bought"), row("account-cash")],
        },
        StepForm {
            heading: "account-loans",
            section: "Final scoring c",
            rows: &[row("account-loans-taken")],
        },
        StepForm {
            heading: "account-shipping",
            section: "Final scoring d",
            rows: &[row("account-value")],
        },
        StepForm {
            heading: "account-score",
            section: "Final scoring e",
            rows: &[RowForm {
                label: "account-score-row",
                kind: RowKind::Total,
            }],
        },
    ],
};

const GOODS_SOLD: u8 = 0;
const BOUGHT: u8 = 1;
const CASH: u8 = 2;
const LOANS: u8 = 3;
const VALUE: u8 = 4;
const SCORE: u8 = 5;

impl Clerk<'_> {
    /// Final scoring from the event on that ends the game.
    pub(super) fn scoring(&mut self, events: &[Event], from: usize) {
        self.come_to(events, from);
        let seats = || Seat::all(self.game.players);
        let apart = seats().filter(|seat| self.book(*seat).is_bankrupt);
        let apart = apart.map(|seat| (seat, Message::new("account-bankrupt")));
        let opening = Opening {
            form: &SCORING,
            title: Message::new(match events[from] {
                Event::EndOfGame {
                    how: Ending::SoleSurvivor,
                } => "account-sole-survivor",
                Event::EndOfGame {
                    how: Ending::NobodyLeft,
                } => "account-nobody-left",
                _ => "account-scoring",
            }),
            over: Message::new("account-scored"),
            sign: "flag",
            apart: apart.collect(),
        };
        self.note(Note::Open(opening));
        let had = self.books;
        for place in from + 1..events.len() {
            self.come_to(events, place);
            self.of_scoring(&events[place]);
            if let Event::Scored { seat, .. } = events[place] {
                let from = had[seat.index()].money;
                let to = self.book(seat).money;
                self.write(CASH, seat, Line::value(from_to(from, to)));
                self.without(seat);
            }
        }
        self.note(Note::Close);
    }

    fn of_scoring(&mut self, event: &Event) {
        let new = Message::new;
        match *event {
            Event::StoredSold {
                seat,
                good,
                count,
                price,
                income,
            } => {
                let line = times(count, price).signed(good.word(), 1);
                self.write(GOODS_SOLD, seat, line.with(moved(income.into())));
            }
            Event::SharesBought {
                seat, count, paid, ..
            } if is_last_purchase(event) => {
                let each = paid / count.max(1);
                let line = times(count, each).with(moved(-i64::from(paid)));
                self.write(BOUGHT, seat, line);
            }
            Event::SharesLost {
                seat,
                tokens,
                from,
                to,
            } => {
                let line = Line::words(new("account-loan-tokens").with("count", tokens));
                let line = line.with(counted(from.into(), to.into()));
                self.write(LOANS, seat, line);
            }
            Event::ValueFell {
                seat,
                tokens,
                from,
                to,
            } => {
                let line = Line::words(new("account-shipping-tokens").with("count", tokens));
                let line = line.with(from_to(from.into(), to.into()));
                self.write(VALUE, seat, line);
            }
            Event::Scored {
                seat,
                shares,
                value,
                score,
                ..
            } => {
                let line = times(shares, value);
                let score = Value::Score(pounds(score.into()));
                self.write(SCORE, seat, line.with(score));
            }
            _ => {}
        }
    }

    /// What a player has nothing of.
    fn without(&mut self, seat: Seat) {
        for (row, none) in [
            (GOODS_SOLD, "account-none"),
            (BOUGHT, "account-none-bought"),
            (LOANS, "account-no-loans"),
            (VALUE, "account-no-tokens"),
        ] {
            if !self.has_written(row, seat) {
                self.say(row, seat, none);
            }
        }
    }
}
