//! What is in the box: every printed number, parsed from the data file.

use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Card};
use crate::good::{GOODS, Good};
use crate::track::{TRACKS, Track};

/// Spots for the factory token on a factory.
pub const SPOTS: usize = 4;

/// The double-sided cards of the expert supply, beside those that show one type on both sides.
pub const DOUBLE_SIDED: usize = 16;

/// The longest tracks of the market board that a data file can describe.
pub const MOST_APPEAL: usize = 30;
/// The most steps of a demand track.
pub const MOST_DEMAND_STEPS: usize = 80;
/// The most spaces of the wages track.
pub const MOST_WAGES: usize = 40;

/// Every component number, in plain arrays of small integers.
///
/// Arrays over goods follow food, clothes, cutlery, lamps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Components {
    /// Factories by good, then by side I and II.
    pub factories: [[FactorySide; 2]; GOODS],
    /// What stored goods bring at the end of the game.
    pub end_prices: [u8; GOODS],
    /// What an office card adds to the price or to the appeal.
    pub offices: [u8; GOODS],
    /// Worker cards by good, then by position.
    pub workers: [[WorkerCard; 2]; GOODS],
    /// The most quality of a factory: usually, and with the Engineer.
    pub most_quality: [u8; 2],
    /// The most distribution of a factory.
    pub most_distribution: u8,
    /// Distribution cards of a player, beside the Patent.
    pub distribution_cards: u8,
    /// Small storehouses of a player, what one holds, and what the Big Storehouse holds.
    pub storehouses: Storehouses,
    /// Ships on the shipping card.
    pub ships: u8,
    /// Shipping tokens of a player, and as many ships can be used in the whole game.
    pub shipping_tokens: u8,
    /// How far the share value falls at the end, by shipping tokens (index 0: none).
    pub value_lost: Vec<u8>,
    /// Loan tokens of a player.
    pub loan_tokens: u8,
    /// Money, share value and shares at the start.
    pub start_money: u8,
    /// The share value at the start.
    pub start_value: u8,
    /// Shares at the start.
    pub start_shares: u8,
    /// What each development allows, by level.
    pub levels: [[u8; 3]; TRACKS],
    /// From which decade on (1 to 3) each development may be taken to its second and third level (expert).
    pub decades: [[u8; 2]; TRACKS],
    /// The market board's sides: for two and three players, and for four.
    pub markets: [Market; 2],
    /// What maintenance of a machine costs.
    pub maintenance: u8,
    /// Where the neutral markers start in a game of two.
    pub neutral: [u8; GOODS],
    /// What a Contract pays, by goods shipped at once (index 0: none).
    pub contract: Vec<u8>,
    /// What the seats start with: for two, three and four players.
    pub starts: [Vec<Start>; 3],
    /// The basic supply: with two players, what a third adds, what a fourth adds; by type.
    pub supply: [[u8; CARDS]; 3],
    /// How many cards show this type on both sides: only Patent, Engineer and Big Storehouse.
    pub single: [u8; CARDS],
    /// The other cards: what is on their two sides.
    pub double: [[Card; 2]; DOUBLE_SIDED],
    /// Numbers on development cards.
    pub cards: CardNumbers,
}

/// One side of a factory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactorySide {
    /// The price of each spot.
    pub prices: [u8; SPOTS],
    /// The appeal of each spot.
    pub appeals: [u8; SPOTS],
    /// Goods made by the factory itself.
    pub goods: u8,
    /// Workers in the factory itself.
    pub workers: u8,
    /// The fixed factory costs.
    pub fixed: u8,
    /// What a shipped good brings.
    pub ship_price: u8,
}

/// A worker card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkerCard {
    /// Workers while it is not rotated.
    pub workers: u8,
    /// Machines once it is rotated; each replaces a worker.
    pub machines: u8,
    /// Goods by its two sides: I and II at position 1, I and III at position 2.
    pub goods: [u8; 2],
}

/// The storehouses of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Storehouses {
    /// How many small ones a player has.
    pub small: u8,
    /// What a small one holds.
    pub small_holds: u8,
    /// What the Big Storehouse holds.
    pub big_holds: u8,
}

/// A side of the market board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// The highest appeal of the tracks.
    pub most_appeal: u8,
    /// By good: for each border from appeal a to a + 1 whether a red arrow is on it.
    pub red: [Vec<bool>; GOODS],
    /// By good: for each border from appeal a + 1 down to a whether a green arrow is on it.
    pub green: [Vec<bool>; GOODS],
    /// By good: the demand value of each step, the lowest first.
    pub demand: [Vec<u8>; GOODS],
    /// By good: the step on which the demand marker starts.
    pub start: [u8; GOODS],
    /// The wage on each space.
    pub wages: Vec<u8>,
    /// The space on which the wages marker starts.
    pub wages_start: u8,
}

/// What a seat starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Its two factories.
    pub factories: [Good; 2],
    /// Its development.
    pub development: StartDevelopment,
}

/// A development that a seat starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StartDevelopment {
    /// One step on the player board.
    Board(Track),
    /// A development card.
    Card(Card),
}

/// Numbers on development cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardNumbers {
    /// Machines that a Workshop keeps free of maintenance.
    pub workshop_machines: u8,
    /// What a Foreman saves for each worker, and for how many.
    pub foreman_saves: u8,
    /// For how many workers a Foreman saves.
    pub foreman_workers: u8,
    /// What a Developer saves of the fixed costs.
    pub developer_saves: u8,
    /// Shares that a Broker buys at half price.
    pub broker_shares: u8,
    /// Factories that an Inventor upgrades.
    pub inventor_factories: u8,
}
