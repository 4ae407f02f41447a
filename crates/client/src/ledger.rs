//! The ledger: everything that happened, grouped by moment, one line for an action.

use games::{AnyEntry, AnyEvent, AnyPlay};
use table::account::Note;
use table::{Amount, Message, Seat, Thread, Turn};

use crate::account::Beginning;
use crate::session::{BY_ORDER, add_up};

/// What happened at one moment of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The moment, such as `1770 clothes`.
    pub caption: String,
    /// What happened, in order.
    pub lines: Vec<Line>,
    /// Where an account begins that tells it step by step.
    pub account: Option<Beginning>,
}

/// What belongs together: an action, an account, a loss, or one thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whom it concerns, if it concerns one player.
    pub seat: Option<Seat>,
    /// What it comes to, in a few words if the game has them.
    pub message: Message,
    /// Of which kind it is.
    pub thread: Thread,
    /// Whether a standing order made the choice.
    pub by_order: bool,
    /// What happened one after another.
    pub parts: Vec<Part>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The entry of the transcript that made it happen, counted from 0.
    pub entry: usize,
    /// What it says.
    pub message: Message,
    /// What came in, or went out if it is negative.
    pub moved: Vec<Amount>,
}

impl Line {
    /// The entry of the transcript with which it was complete, counted from 0.
    pub fn entry(&self) -> usize {
        self.parts.last().map_or(0, |part| part.entry)
    }

    /// What came in, less what went out, by unit.
    pub fn moved(&self) -> Vec<Amount> {
        let mut sums: Vec<Amount> = Vec::new();
        for moved in self.parts.iter().flat_map(|part| &part.moved) {
            add_up(&mut sums, *moved);
        }
        sums
    }
}

/// The ledger of a game, the oldest block first.
pub fn ledger(play: &AnyPlay) -> Vec<Block> {
    let mut blocks: Vec<Draft> = Vec::new();
    for (entry, what) in play.entries().enumerate() {
        turn_to(&mut blocks, play.caption_of(entry));
        let turn = play.turn_after(entry);
        let mut by_order = matches!(what, AnyEntry::Act { .. }) && play.is_noted(entry, BY_ORDER);
        for (n, event) in play.events_of(entry).into_iter().enumerate() {
            // That a question had one answer is for the engine's log, and what others sum up is for
            // whoever shows it step by step; the ledger tells what came of it.
            if event.forced || event.detail {
                continue;
            }
            // One choice may end a cycle and begin the next.
            if let Some(caption) = &event.caption {
                turn_to(&mut blocks, caption.clone());
            }
            let Some(Draft { lines, account, .. }) = blocks.last_mut() else {
                continue;
            };
            let opens = |note: &Note| matches!(note, Note::Open(_));
            if account.is_none() && event.notes.iter().any(opens) {
                *account = Some(Beginning { entry, event: n });
            }
            // The order made the choice; what else it led to it did not.
            let by_order = std::mem::take(&mut by_order);
            add(lines, (entry, n), turn, event, by_order);
        }
    }
    let finished = blocks.into_iter().map(|block| Block {
        caption: block.caption,
        lines: block
            .lines
            .into_iter()
            .flat_map(|line| line.told(play))
            .collect(),
        account: block.account,
    });
    finished.collect()
}

/// A block whose lines still grow.
struct Draft {
    caption: String,
    lines: Vec<Growing>,
    account: Option<Beginning>,
}

/// A line that still grows.
struct Growing {
    line: Line,
    turn: Turn,
    /// Where its parts are found again: entry and place in its events.
    places: Vec<(usize, usize)>,
}

impl Growing {
    /// Whether an event of this entry and turn belongs to the line.
    fn takes(&self, (entry, turn): (usize, Turn), event: &AnyEvent) -> bool {
        event.seat.is_some()
            && event.seat == self.line.seat
            && match (self.line.thread, event.thread) {
                (Thread::Account, Thread::Account | Thread::Turn) => true,
                (Thread::Turn, Thread::Turn) => self.turn == turn,
                (Thread::Loss, Thread::Loss) => self.line.entry() == entry,
                _ => false,
            }
    }

    /// The line with what it comes to, or one for each part if they come to nothing together.
    fn told(self, play: &AnyPlay) -> Vec<Line> {
        let Growing { line, places, .. } = self;
        if let Some(message) = play.summary(&places) {
            return vec![Line { message, ..line }];
        }
        let apart = line.parts.iter().enumerate().map(|(n, part)| Line {
            message: part.message.clone(),
            by_order: line.by_order && n == 0,
            parts: vec![part.clone()],
            ..line
        });
        apart.collect()
    }
}

fn add(
    lines: &mut Vec<Growing>,
    place: (usize, usize),
    turn: Turn,
    event: AnyEvent,
    by_order: bool,
) {
    let known = lines
        .iter()
        .rposition(|line| line.takes((place.0, turn), &event));
    let known = known.unwrap_or_else(|| {
        lines.push(Growing {
            line: Line {
                seat: event.seat,
                message: event.message.clone(),
                thread: event.thread,
                by_order: false,
                parts: Vec::new(),
            },
            turn,
            places: Vec::new(),
        });
        lines.len() - 1
    });
    let growing = &mut lines[known];
    growing.places.push(place);
    growing.line.by_order |= by_order;
    growing.line.parts.push(Part {
        entry: place.0,
        message: event.message,
        moved: event.moved,
    });
}

/// Begins a new block, unless the last one is of the same moment.
fn turn_to(blocks: &mut Vec<Draft>, caption: String) {
    if blocks.last().is_none_or(|block| block.caption != caption) {
        blocks.push(Draft {
            caption,
            lines: Vec::new(),
            account: None,
        });
    }
}
