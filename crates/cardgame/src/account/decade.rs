//! The end of a decade, in the order of Preparation b to d.

use table::account::{Form, Line, Note, Opening, StepForm, Value};
use table::{Message, Seat};

use super::clerk::{Clerk, counted};
use super::row;
use crate::board::Board;
use crate::event::{Event, StartWhy};
use crate::phase::Phase;
use crate::say::{listed, of_card, of_good, year};

const START_PLAYER: StepForm = StepForm {
    heading: "account-start",
    section: "Preparation d",
    rows: &[row("account-portfolio"), row("account-start-player")],
};

/// The end of a decade.
pub static DECADE: Form = Form {
    kind: 1,
    decided_at_table: false,
    shows_after: true,
    sequence: None,
    steps: &[
        StepForm {
            heading: "account-fresh",
            section: "Preparation c",
            rows: &[row("account-cards")],
        },
        START_PLAYER,
    ],
};

/// The end of a decade of two players, in which the neutral player moves too.
pub static NEUTRAL_DECADE: Form = Form {
    kind: 1,
    decided_at_table: false,
    shows_after: true,
    sequence: None,
    steps: &[
        StepForm {
            heading: "account-fresh",
            section: "Preparation c",
            rows: &[row("account-cards"), row("account-neutral")],
        },
        START_PLAYER,
    ],
};

const CARDS: u8 = 0;
const NEUTRAL: u8 = 1;

/// The step of the start player.
const CHOICE: u8 = 1;

impl Clerk<'_> {
    /// The end of a decade from the event on that begins the next one.
    pub(super) fn decade(&mut self, after: &Board, events: &[Event], from: usize) {
        let next = events
            .iter()
            .position(|event| matches!(event, Event::RoundBegan { .. }));
        let end = next.unwrap_or(events.len());
        for (place, event) in events[..end].iter().enumerate().skip(from) {
            self.come_to(events, place);
            match *event {
                Event::DecadeBegan { decade } => self.open_decade(decade.saturating_sub(1)),
                Event::CardsFresh { seat, cards } => {
                    let cards = cards.iter().map(|card| of_card("card-name", card));
                    if let Some(cards) = listed(cards.collect()) {
                        self.write(CARDS, seat, Line::words(cards));
                    }
                }
                Event::NeutralMoved { good, from, to } => {
                    let appeal = of_good("account-appeal-of", good);
                    let line = Line::words(appeal).with(counted(from.into(), to.into()));
                    // A change goes on from the one before it, and these are of different goods.
                    let line = Line {
                        value: Some(Value::Said(
                            Message::new("account-faded")
                                .with("from", from)
                                .with("to", to),
                        )),
                        ..line
                    };
                    self.write_across(NEUTRAL, line.signed(good.word(), 1));
                }
                _ => {}
            }
        }
        for seat in Seat::all(self.game.players) {
            if !self.has_written(CARDS, seat) {
                self.say(CARDS, seat, "account-none");
            }
        }
        let chooser = (after.phase == Phase::StartPlayer).then_some(after.asked);
        let chooser = chooser.or_else(|| {
            // With one choice alone nobody is asked.
            events.iter().find_map(|event| match *event {
                Event::StartPlayer {
                    how: StartWhy::Chosen { by },
                    ..
                } => Some(by),
                _ => None,
            })
        });
        self.portfolios(chooser);
        self.close_decade(events, next);
    }

    fn open_decade(&mut self, decade: u8) {
        let of_year = |id| Message::new(id).with("year", year(decade));
        self.note(Note::Open(Opening {
            form: match self.has_neutral() {
                true => &NEUTRAL_DECADE,
                false => &DECADE,
            },
            title: of_year("account-decade"),
            over: of_year("account-decade-over"),
            sign: "flag",
            apart: Vec::new(),
        }));
    }

    /// Only in a game for two there is a neutral player.
    fn has_neutral(&self) -> bool {
        self.game.players == 2
    }

    /// The row of what everybody's shares are worth; who starts is in the next one.
    fn portfolio_row(&self) -> u8 {
        NEUTRAL + u8::from(self.has_neutral())
    }

    /// What everybody's shares are worth, and who chooses by it (d).
    fn portfolios(&mut self, chooser: Option<Seat>) {
        let row = self.portfolio_row();
        for seat in Seat::all(self.game.players) {
            if self.book(seat).is_bankrupt {
                self.say(row, seat, "account-bankrupt");
                continue;
            }
            let line = self.worth(seat);
            let line = match chooser == Some(seat) {
                true => line.with(Value::Said(Message::new("account-least"))),
                false => line,
            };
            self.write(row, seat, line);
        }
    }

    /// The start player was chosen.
    pub(super) fn start_player(&mut self, before: &Board, events: &[Event]) {
        debug_assert_eq!(before.phase, Phase::StartPlayer);
        let next = events
            .iter()
            .position(|event| matches!(event, Event::RoundBegan { .. }));
        self.close_decade(events, next);
    }

    /// Who starts, and that the account is complete, if that is known.
    fn close_decade(&mut self, events: &[Event], next: Option<usize>) {
        for (place, event) in events.iter().enumerate() {
            if let Event::StartPlayer { seat, how } = *event {
                self.come_to(events, place);
                let line = Line::words(Message::new("account-starts"));
                let line = match how {
                    StartWhy::Named { .. } => line.with(Value::Said(Message::new("account-named"))),
                    _ => line,
                };
                self.write(self.portfolio_row() + 1, seat, line);
            }
        }
        if let Some(next) = next {
            self.note(Note::Close);
            self.place = next;
            let message = self.game.event_message(&events[next]);
            self.note(Note::Next(message));
        } else {
            self.note(Note::Asks(CHOICE));
        }
    }
}
