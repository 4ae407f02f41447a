//! What the table's errors say, as messages.
//!
//! In English `texts` says the same as their `Display`, which is for logs; a
//! test there holds the two together. Only a refusal is more than its id there.

use crate::{DigestError, Message, NotationError, RecordError, Refused, ReplayError, Say, Trouble};

impl Say for NotationError {
    fn say(&self) -> Message {
        let of = |id, word: &String| Message::new(id).with("word", word.clone());
        match self {
            NotationError::Empty => Message::new("notation-empty"),
            NotationError::Verb(word) => of("notation-verb", word),
            NotationError::Missing(word, due) => {
                of("notation-missing", word).with("due", due.say())
            }
            NotationError::Word(word, due) => of("notation-word", word).with("due", due.say()),
            NotationError::Number(word, from, to) => of("notation-number", word)
                .with("from", *from)
                .with("to", *to),
            NotationError::Surplus(word) => of("notation-surplus", word),
            NotationError::Seat(word) => of("notation-seat", word),
        }
    }
}

impl Say for DigestError {
    fn say(&self) -> Message {
        Message::new("no-digest").with("text", self.0.clone())
    }
}

impl Say for Trouble {
    fn say(&self) -> Message {
        let of = |id, text: &String| Message::new(id).with("text", text.clone());
        match self {
            Trouble::TooManyBytes(bytes) => {
                Message::new("record-too-many-bytes").with("bytes", *bytes)
            }
            Trouble::TooManyLines => Message::new("record-too-many-lines"),
            Trouble::TooManyOptions => Message::new("record-too-many-options"),
            Trouble::LineTooLong(bytes, most) => Message::new("record-line-too-long")
                .with("bytes", *bytes)
                .with("most", *most),
            Trouble::ControlCharacter => Message::new("record-control-character"),
            Trouble::NoRecord => Message::new("record-none"),
            Trouble::Format(text) => of("record-format", text),
            Trouble::Missing(key) => Message::new("record-missing").with("key", (*key).to_owned()),
            Trouble::Twice(text) => of("record-twice", text),
            Trouble::UnknownHeader(text) => of("record-unknown-header", text),
            Trouble::LateHeader(text) => of("record-late-header", text),
            Trouble::Value { value, due } => of("record-value", value).with("due", due.say()),
            Trouble::Seat(text, most) => of("record-seat", text).with("most", *most),
            Trouble::UnknownLine(text) => of("record-unknown-line", text),
            Trouble::Empty(text) => of("record-empty", text),
            Trouble::Digest(text) => of("record-digest", text),
        }
    }
}

impl Say for RecordError {
    fn say(&self) -> Message {
        in_line(self.line, self.trouble.say())
    }
}

impl Say for ReplayError {
    fn say(&self) -> Message {
        let reason = match self {
            ReplayError::OtherGame { record, game } => Message::new("replay-other-game")
                .with("record", record.clone())
                .with("game", (*game).to_owned()),
            ReplayError::NewerRules { record, game } => Message::new("replay-newer-rules")
                .with("record", *record)
                .with("game", *game),
            ReplayError::OtherData { record, game } => Message::new("replay-other-data")
                .with("record", record.clone())
                .with("game", game.clone()),
            ReplayError::OtherPlayers { record, game } => Message::new("replay-other-players")
                .with("record", *record)
                .with("game", *game),
            ReplayError::OtherOption { name, value } => Message::new("replay-other-option")
                .with("option", name.clone())
                .with("value", value.clone()),
            ReplayError::Notation { error, .. } => error.say(),
            // The record numbers its seats, so the seats are not called by name here.
            ReplayError::OtherSeat {
                asked, seat, rules, ..
            } => {
                let other = Message::new("replay-other-seat")
                    .with("asked", asked.number())
                    .with("seat", seat.number());
                older(other, *rules)
            }
            ReplayError::Illegal {
                text,
                illegal,
                rules,
                ..
            } => older(illegal.of_choice(text), *rules),
            ReplayError::RevealDue { text, .. } => {
                Message::new("replay-reveal-due").with("text", text.clone())
            }
            ReplayError::NoRevealDue { .. } => Message::new("replay-no-reveal-due"),
            ReplayError::Over { .. } => Message::new("replay-over"),
            ReplayError::OtherReveal { record, seed, .. } => Message::new("replay-other-reveal")
                .with("record", record.clone())
                .with("seed", seed.clone()),
            ReplayError::OtherBoard {
                record,
                board,
                rules,
                ..
            } => {
                let other = Message::new("replay-other-board")
                    .with("record", record.to_string())
                    .with("board", board.to_string());
                older(other, *rules)
            }
        };
        match self.line() {
            Some(line) => in_line(line, reason),
            None => reason,
        }
    }
}

impl Say for Refused {
    fn say(&self) -> Message {
        match self {
            Refused::OtherBoard { at, now } => Message::new("turn-other-board")
                .with("at", at.get())
                .with("now", now.get()),
            Refused::OtherSeat { asked, seat } => Message::new("other-seat")
                .with("asked", asked.number())
                .with("seat", seat.number()),
            Refused::NobodyAsked => Message::new("turn-nobody-asked"),
            Refused::Notation { nth, error } => Message::new("turn-notation")
                .with("nth", *nth)
                .with("reason", error.say()),
            Refused::Choice {
                nth,
                action,
                illegal,
            } => Message::new("turn-choice")
                .with("nth", *nth)
                .with("action", action.clone())
                .with("reason", illegal.clone()),
            Refused::HalfTurn => Message::new("turn-half"),
            Refused::MoreThanOneTurn { over } => {
                Message::new("turn-more-than-one").with("over", *over)
            }
            Refused::TooLong { choices, most } => Message::new("turn-too-long")
                .with("choices", *choices)
                .with("most", *most),
        }
    }
}

fn in_line(line: u32, reason: Message) -> Message {
    Message::new("in-line")
        .with("line", line)
        .with("reason", reason)
}

/// Adds that the record was played by older rules, if it was.
fn older(reason: Message, rules: Option<u16>) -> Message {
    match rules {
        Some(rules) => Message::new("replay-older-rules")
            .with("reason", reason)
            .with("rules", rules),
        None => reason,
    }
}
