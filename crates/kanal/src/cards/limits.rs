//! How much a deck may hold, so that no deck of any owner is more than the table can bear.

use super::counter::Stage;

/// The longest deck file, in bytes.
pub const MOST_BYTES: usize = 128 * 1024;

/// The longest name, in letters.
pub const MOST_NAME: usize = 40;

/// The longest effect or cost, in letters.
pub const MOST_TEXT: usize = 400;

/// The longest source, in letters.
pub const MOST_SOURCE: usize = 120;

/// The most sources of a card.
pub const MOST_SOURCES: usize = 4;

/// The most effects of a card.
pub const MOST_EFFECTS: usize = 6;

/// The most tests of an effect.
pub const MOST_TESTS: usize = 4;

/// The most rows of a table.
pub const MOST_ROWS: usize = 6;

/// The most steps of an effect, a row or an option: the done ones fit into a byte.
pub const MOST_STEPS: usize = 8;

/// The most options of a choice.
pub const MOST_OPTIONS: usize = 6;

/// The most prices and the most proceeds of a trade.
pub const MOST_PRICES: usize = 4;

/// The most instructions of a card.
pub const MOST_ON_CARD: usize = 48;

/// The most instructions of a deck.
pub const MOST_IN_DECK: usize = 1500;

/// The most decisions that a card asks for at one activation, without what can be done at any time.
pub const MOST_DECISIONS: usize = 100;

/// How often a trade counts for that which can be made any number of times; what it takes runs out.
pub const MOST_REPEATED: u8 = 20;

/// The most of anything that is gained or paid at once.
pub const MOST_AMOUNT: u8 = 20;

/// The most pieces, or turns of the wheel, in a step.
pub const MOST_PIECES: u8 = 4;

/// The most trades of one step, where it says how many.
pub const MOST_TRADES: u8 = 9;

/// The highest prestige of a card.
pub const MOST_PRESTIGE: u8 = 30;

/// How many cards of a stage two players need (chapter 04 B); one alone needs fewer.
pub const fn fewest(stage: Stage) -> usize {
    match stage {
        Stage::Green => 9,
        Stage::Orange => 7,
        Stage::Blue => 8,
    }
}

/// How many cards of a stage a campaign needs (chapter 08): three games without a card twice, but for
/// the one blue card that comes back.
pub const fn fewest_for_campaign(stage: Stage) -> usize {
    match stage {
        Stage::Green => 18,
        Stage::Orange => 15,
        Stage::Blue => 20,
    }
}
