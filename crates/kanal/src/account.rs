//! What runs by itself, written as accounts: the end of a round (06, 08) and of a game (07, 08).
//!
//! The sheet opens when the action phase is over; structures that are turned up and the free turns
//! of the players come one after another in entries of their own.

mod form;
mod pad;
mod samples;

use table::account::{Change, Form, Line, Note, Opening, Value};
use table::{Amount, Message, Seat, Unit};

use crate::board::{Board, Industry, SEATS};
use crate::cards::Resource;
use crate::event::{Cost, Event, Income, Turned};
use crate::game::Kanal;
use crate::phase::Phase;
use crate::supply::BASICS;

use form::Rows;
pub use form::{CAMPAIGN_SCORING, ROUND, SCORING, SOLO_ROUND};
pub(crate) use samples::samples;

/// What is written in the rows of the supply, in their order.
const SUPPLY: [Resource; 6] = [
    Resource::Wood,
    Resource::Clay,
    Resource::Ore,
    Resource::Brick,
    Resource::Iron,
    Resource::Thaler,
];

fn prestige(count: i16) -> Amount {
    Amount {
        unit: Unit(Resource::Prestige.word()),
        count: count.into(),
    }
}

fn thaler(count: i64) -> Amount {
    Amount {
        unit: Unit(Resource::Thaler.word()),
        count,
    }
}

/// What the events of one entry write.
pub(crate) fn notes(
    game: &Kanal,
    since: &Board,
    before: &Board,
    after: &Board,
    events: &[Event],
) -> Vec<(usize, Note)> {
    let begun = events
        .iter()
        .position(|event| matches!(event, Event::PreparationBegan { .. }));
    let is_under_way =
        before.round > 0 && matches!(before.phase, Phase::Refill { .. } | Phase::Wheel { .. });
    let from = match (begun, is_under_way) {
        (Some(begun), _) => begun,
        (None, true) => 0,
        (None, false) => return Vec::new(),
    };
    let form = game.form_of(before);
    let mut clerk = Clerk {
        game,
        since,
        before,
        rows: Rows::of(form),
        books: before.industries,
        paid: 0,
        place: 0,
        notes: Vec::new(),
    };
    for event in &events[..from] {
        // What the last action itself did comes before the account.
        clerk.follow(event);
    }
    clerk.preparation(form, after, events, from);
    clerk.notes
}

impl Kanal {
    /// The sheet for the end of the round that this board is in.
    fn form_of(&self, board: &Board) -> &'static Form {
        match (board.is_last, self.players) {
            (true, _) if self.campaign => &CAMPAIGN_SCORING,
            (true, _) => &SCORING,
            (false, 1) => &SOLO_ROUND,
            (false, _) => &ROUND,
        }
    }
}

/// Writes accounts from events.
struct Clerk<'a> {
    game: &'a Kanal,
    /// The board at the end of the last round.
    since: &'a Board,
    before: &'a Board,
    rows: Rows,
    /// The players' boards as the events change them.
    books: [Industry; SEATS],
    /// What was paid last for a material.
    paid: u16,
    /// The event that is written about.
    place: usize,
    notes: Vec<(usize, Note)>,
}

impl Clerk<'_> {
    fn note(&mut self, note: Note) {
        self.notes.push((self.place, note));
    }

    fn write(&mut self, row: u8, seat: Option<Seat>, line: Line) {
        self.note(Note::Write { row, seat, line });
    }

    fn say(&mut self, row: u8, seat: Option<Seat>, id: &'static str) {
        self.write(row, seat, Line::words(Message::new(id)));
    }

    /// Follows what happens to a player's supply and industry board.
    fn follow(&mut self, event: &Event) {
        let Some(seat) = event.seat() else {
            return;
        };
        let book = &mut self.books[seat.index()];
        let mut move_by = |resource: Resource, by: i32| match resource {
            Resource::Thaler => book.thaler = book.thaler.saturating_add_signed(by as i16),
            Resource::Prestige => {}
            material => {
                let held = &mut book.materials[material as usize];
                *held = held.saturating_add_signed(by as i8);
            }
        };
        match *event {
            Event::Gained {
                resource, amount, ..
            } => move_by(resource, amount.into()),
            Event::Paid {
                resource, amount, ..
            } => move_by(resource, -i32::from(amount)),
            Event::WheelTurned { brick, iron, .. } => {
                for basic in BASICS {
                    move_by(basic, -1);
                }
                move_by(Resource::Brick, brick.into());
                move_by(Resource::Iron, iron.into());
            }
            _ => {}
        }
    }

    /// The preparation of the next round, as far as this entry carries it.
    fn preparation(&mut self, form: &'static Form, after: &Board, events: &[Event], from: usize) {
        let is_over =
            |event: &Event| matches!(event, Event::RoundBegan { .. } | Event::GameBegan { .. });
        let late = events.iter().position(is_over);
        let end = late.unwrap_or(events.len());
        for (place, event) in events[..end].iter().enumerate().skip(from) {
            self.place = place;
            self.one(form, event);
            let begins = matches!(event, Event::PreparationBegan { .. });
            let is_removal = |event: &Event| matches!(event, Event::Removed { .. });
            if begins && !self.before.is_last && !events.iter().any(is_removal) {
                self.none_removed();
            }
            if self.was_refilled_by(after, events, place) {
                self.refilled(after, events);
            }
        }
        let is_complete = late.is_some() || after.phase == Phase::Over;
        if is_complete && end > 0 {
            self.place = end - 1;
            self.finish(after, &events[..end]);
            self.note(Note::Close);
        }
        if let Some(event) = late.and_then(|late| events.get(late)) {
            self.place = end;
            self.note(Note::Next(self.game.event_message(event)));
        }
    }

    /// What one event writes.
    fn one(&mut self, form: &'static Form, event: &Event) {
        let new = Message::new;
        let rows = self.rows;
        match *event {
            Event::PreparationBegan { round, .. } => self.open(form, round),
            Event::Removed { card } => {
                let line = Line::words(self.game.name(card));
                let why = Value::Said(new("kanal-account-too-few"));
                self.write(rows.removed, None, line.with(why));
            }
            Event::TurnedUp { card } => {
                let stage = self.game.card(card).stage.word();
                let line = Line::words(self.game.name(card));
                let stage = Value::Said(new("kanal-account-stage").with("stage", stage));
                self.write(rows.turned_up, None, line.with(stage));
            }
            Event::Uncovered { .. } => {
                let line = Line::words(self.game.event_message(event));
                self.write(rows.stacks, None, line);
            }
            Event::SpaceBlocked { space } => {
                let line = Line::words(new("kanal-account-on-space").with("space", space));
                self.write(rows.blocked, None, line);
            }
            Event::ThalerReturned { space, amount } => {
                let line = Line::words(new("kanal-account-from-space").with("space", space));
                let back = Value::Moved(thaler(-i64::from(amount)));
                self.write(rows.returned, None, line.with(back));
            }
            Event::StartPlayer { seat } => {
                self.say(rows.start, Some(seat), "kanal-account-starts");
            }
            Event::SetAside { card } => {
                self.write(rows.aside, None, Line::words(self.game.name(card)));
            }
            Event::Scored { seat, pad, .. } => self.score(seat, pad),
            _ => {
                if let Some(seat) = event.seat() {
                    self.of_wheel(seat, event);
                }
            }
        }
    }

    /// Only one player removes structures at all (08).
    fn none_removed(&mut self) {
        if self.game.players == 1 {
            self.say(self.rows.removed, None, "kanal-account-none");
        }
    }

    fn open(&mut self, form: &'static Form, round: u8) {
        let new = Message::new;
        let (title, over) = match self.before.is_last {
            true if self.game.campaign => {
                let game = self.before.part + 1;
                let of = |id| new(id).with("game", game);
                (of("kanal-account-game"), of("kanal-account-game-over"))
            }
            true => (new("kanal-account-end"), new("kanal-account-end-over")),
            false => {
                let of = |id| new(id).with("round", round);
                (of("kanal-account-round"), of("kanal-account-round-over"))
            }
        };
        self.note(Note::Open(Opening {
            form,
            title,
            over,
            sign: if self.before.is_last { "flag" } else { "turn" },
            apart: Vec::new(),
        }));
    }

    /// Whether the display is complete with this event of the entry.
    fn was_refilled_by(&self, after: &Board, events: &[Event], place: usize) -> bool {
        let is_refill = |event: &Event| {
            matches!(
                event,
                Event::PreparationBegan { .. }
                    | Event::Removed { .. }
                    | Event::TurnedUp { .. }
                    | Event::Uncovered { .. }
            )
        };
        let is_next_round = after.round != self.before.round;
        let is_waiting = matches!(after.phase, Phase::Refill { .. }) && !is_next_round;
        !self.before.is_last && !is_waiting && events.iter().rposition(is_refill) == Some(place)
    }

    /// What the stacks have left, and what did not happen.
    fn refilled(&mut self, after: &Board, events: &[Event]) {
        let happened = |is_it: fn(&Event) -> bool| events.iter().any(is_it);
        let begins = happened(|event| matches!(event, Event::PreparationBegan { .. }));
        if begins && !happened(|event| matches!(event, Event::TurnedUp { .. })) {
            self.say(self.rows.turned_up, None, "kanal-account-none");
        }
        let [green, orange, blue] = after.stacks;
        let stacks = Message::new("kanal-account-cards")
            .with("green", green)
            .with("orange", orange)
            .with("blue", blue);
        self.write(self.rows.stacks, None, Line::words(stacks));
    }

    /// What a player does while the wheel may be turned, and how the supply changes by it.
    fn of_wheel(&mut self, seat: Seat, event: &Event) {
        let new = Message::new;
        let was = self.books[seat.index()];
        self.follow(event);
        let turn = self.rows.turn;
        match *event {
            Event::Paid {
                amount,
                reason: Cost::Purchase { .. } | Cost::WheelTurn,
                ..
            } => self.paid = amount,
            Event::Gained {
                resource,
                amount,
                from: Income::Purchase,
                ..
            } => {
                let bought = new("kanal-account-bought")
                    .with("amount", amount)
                    .with("resource", resource.word());
                let cost = Value::Moved(thaler(-i64::from(self.paid)));
                self.write(turn, Some(seat), Line::words(bought).with(cost));
            }
            Event::WheelTurned {
                how: Turned::ForThaler,
                ..
            } => {
                let line = Line::words(new("kanal-account-turned-paid"));
                let cost = Value::Moved(thaler(-i64::from(self.paid)));
                self.write(turn, Some(seat), line.with(cost));
            }
            Event::WheelTurned { .. } => self.say(turn, Some(seat), "kanal-account-turned"),
            Event::FreeTurnLeft { is_stuck, .. } => {
                let why = match is_stuck {
                    true => "kanal-account-stuck",
                    false => "kanal-account-left",
                };
                self.say(turn, Some(seat), why);
            }
            _ => return,
        }
        let now = self.books[seat.index()];
        let is_whole = matches!(
            event,
            Event::WheelTurned { .. } | Event::FreeTurnLeft { .. }
        );
        for (row, resource) in (turn + 1..).zip(SUPPLY) {
            let change = Change {
                from: was.held(resource).into(),
                to: now.held(resource).into(),
                unit: None,
            };
            if is_whole || change.from != change.to {
                let line = Line::value(Value::Change(change)).signed(resource.word(), 1);
                self.write(row, Some(seat), line);
            }
        }
    }

    /// Thaler, discs and what everybody has, once the round is over.
    fn finish(&mut self, after: &Board, events: &[Event]) {
        let rows = self.rows;
        if self.before.is_last {
            let has_aside = events
                .iter()
                .any(|event| matches!(event, Event::SetAside { .. }));
            if self.game.campaign && !has_aside {
                self.say(rows.aside, None, "kanal-account-none");
            }
            return;
        }
        let always = self.game.components.on_spaces.always;
        let [upper, lower] = [true, false].map(|is_always| {
            let placed = events.iter().filter_map(move |event| match *event {
                Event::ThalerPlaced { space, amount } => Some((space, amount)),
                _ => None,
            });
            let of_row =
                placed.filter(|(space, _)| (always[usize::from(*space) - 1] > 0) == is_always);
            of_row.collect::<Vec<_>>()
        });
        self.placed(rows.always, &upper);
        self.placed(rows.unchosen, &lower);
        self.say(rows.back, None, "kanal-account-discs-back");
        let is_returned = |event: &Event| matches!(event, Event::ThalerReturned { .. });
        if self.game.players == 1 && !events.iter().any(is_returned) {
            self.say(rows.returned, None, "kanal-account-none");
        }
        for seat in Seat::all(self.game.players) {
            let sum = self.game.score_pad(after, seat).total();
            let line = self.sum_line(seat, sum);
            self.write(rows.total, Some(seat), line);
        }
    }

    /// Thaler on action spaces, those with the same amount together.
    fn placed(&mut self, row: u8, placed: &[(u8, u8)]) {
        if placed.is_empty() {
            self.say(row, None, "kanal-account-none");
        }
        for alike in placed.chunk_by(|one, other| one.1 == other.1) {
            let spaces: Vec<String> = alike.iter().map(|(space, _)| space.to_string()).collect();
            let words = Message::new("kanal-account-spaces")
                .with("count", spaces.len())
                .with("spaces", spaces.join(", "));
            let each = Message::new("kanal-account-each").with("amount", alike[0].1);
            self.write(row, None, Line::words(words).with(Value::Said(each)));
        }
    }
}
