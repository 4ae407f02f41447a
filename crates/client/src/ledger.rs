//! The ledger: everything that happened, grouped by moment, each line with what it brought or cost.

use games::{AnyEntry, AnyPlay};
use table::account::Note;
use table::{Amount, Message, Seat};

use crate::account::Beginning;

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

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The entry of the transcript that made it happen, counted from 0.
    pub entry: usize,
    /// Whom it concerns, if it concerns one player.
    pub seat: Option<Seat>,
    /// What it says.
    pub message: Message,
    /// What came in, or went out if it is negative.
    pub moved: Option<Amount>,
    /// Whether a standing order made the choice.
    pub by_order: bool,
}

/// The ledger of a game, the oldest block first.
pub fn ledger(play: &AnyPlay) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for (entry, what) in play.entries().enumerate() {
        turn_to(&mut blocks, play.caption_of(entry));
        let mut by_order =
            matches!(what, AnyEntry::Act { .. }) && play.is_noted(entry, "by standing order");
        // That a question had one answer is for the engine's log, and what others sum up is for
        // whoever shows it step by step; the ledger tells what came of it.
        let told = play.events_of(entry).into_iter().enumerate();
        for (place, event) in told.filter(|(_, event)| !event.forced && !event.detail) {
            // One choice may end a cycle and begin the next.
            if let Some(caption) = event.caption {
                turn_to(&mut blocks, caption);
            }
            let Some(block) = blocks.last_mut() else {
                continue;
            };
            let opens = |note: &Note| matches!(note, Note::Open(_));
            if block.account.is_none() && event.notes.iter().any(opens) {
                block.account = Some(Beginning {
                    entry,
                    event: place,
                });
            }
            block.lines.push(Line {
                entry,
                seat: event.seat,
                moved: event.moved,
                message: event.message,
                // The order made the choice; what else it led to it did not.
                by_order: std::mem::take(&mut by_order),
            });
        }
    }
    blocks
}

/// Begins a new block, unless the last one is of the same moment.
fn turn_to(blocks: &mut Vec<Block>, caption: String) {
    if blocks.last().is_none_or(|block| block.caption != caption) {
        blocks.push(Block {
            caption,
            lines: Vec::new(),
            account: None,
        });
    }
}
