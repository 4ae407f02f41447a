//! The ledger: everything that happened, grouped by moment, each line with its coins.

use games::{AnyEntry, AnyPlay};
use table::{Arg, Message, Seat};

/// What happened at one moment of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The moment, such as `1770 clothes`.
    pub caption: String,
    /// What happened, in order.
    pub lines: Vec<Line>,
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
    /// Cash that came in or went out.
    pub coins: i64,
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
        // That a question had one answer is for the engine's log; the ledger tells what came of it.
        let told = play.events_of(entry).into_iter();
        for message in told.filter(|message| message.id != "forced") {
            // One choice may end a cycle and begin the next.
            if let Some(caption) = play.caption_from(entry, &message) {
                turn_to(&mut blocks, caption);
            }
            let Some(block) = blocks.last_mut() else {
                continue;
            };
            block.lines.push(Line {
                entry,
                seat: seat_of(&message),
                coins: coins_of(&message),
                message,
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
        });
    }
}

fn seat_of(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
}

/// Cash in a message: what was received, or what was paid as a negative number.
fn coins_of(message: &Message) -> i64 {
    let amount = message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if *name == "amount" => Some(*number),
        _ => None,
    });
    match amount {
        Some(amount) if message.id.starts_with("received-") => amount,
        Some(amount) if message.id.starts_with("paid-") => -amount,
        _ => 0,
    }
}
