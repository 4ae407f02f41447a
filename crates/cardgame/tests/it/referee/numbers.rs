//! Every printed number, read off the component page.

use crate::referee::words::*;

/// One side of a factory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tile {
    /// Price and appeal of each spot.
    pub(crate) spots: [(i32, i32); 4],
    pub(crate) goods: i32,
    pub(crate) workers: i32,
    pub(crate) fixed: i32,
    pub(crate) ship: i32,
}

/// A side of a factory: the price of its first spot (each further one is a pound dearer and one appeal
/// less), its goods, workers, fixed costs and ship price.
const fn side(price: i32, goods: i32, workers: i32, fixed: i32, ship: i32) -> Tile {
    Tile {
        spots: [(price, 3), (price + 1, 2), (price + 2, 1), (price + 3, 0)],
        goods,
        workers,
        fixed,
        ship,
    }
}

/// The factory of a good with side 1 or 2 up.
pub(crate) fn tile(good: usize, up: u8) -> Tile {
    match (good, up) {
        (0, 1) => side(1, 1, 2, 3, 5),
        (0, _) => side(3, 2, 2, 5, 7),
        (1, 1) => side(2, 1, 2, 4, 6),
        (1, _) => side(4, 2, 2, 6, 8),
        (2, 1) => side(3, 1, 2, 5, 7),
        (2, _) => side(6, 2, 2, 7, 10),
        (_, 1) => side(4, 1, 3, 6, 8),
        (_, _) => side(7, 2, 3, 8, 11),
    }
}

/// What an office card adds.
pub(crate) const OFFICE: i32 = 4;
/// What stored goods bring at the end.
pub(crate) const END_PRICES: [i32; 4] = [2, 3, 4, 5];

/// Workers of a worker card before it is rotated, by good and position.
pub(crate) const CARD_WORKERS: [[i32; 2]; 4] = [[2, 1], [2, 2], [3, 2], [3, 2]];
/// Machines of a worker card that is rotated; each stands for a worker.
pub(crate) const CARD_MACHINES: [[i32; 2]; 4] = [[1, 1], [1, 1], [2, 2], [2, 2]];

/// Goods of a worker card, by its position (0 or 1) and its side (1, 2 or 3).
pub(crate) fn card_goods(position: usize, side: u8) -> i32 {
    match (position, side) {
        (0, 1) => 1,
        (0, 2) => 2,
        (1, 1) => 2,
        (1, 3) => 3,
        _ => panic!("position {position} has no side {side}"),
    }
}

pub(crate) const SHIPS: i32 = 2;
pub(crate) const SHIPPING_TOKENS: i32 = 9;
/// Ships that a player can use in the whole game.
pub(crate) const MOST_SHIPS_USED: i32 = 9;
pub(crate) const LOAN_TOKENS: i32 = 9;
pub(crate) const MONEY: i32 = 50;
pub(crate) const SHARE_VALUE: i32 = 10;

/// What a development allows at each level.
pub(crate) fn allows(track: &str) -> [i32; 3] {
    match track {
        QUALITY => [1, 2, 3],
        STOCK => [0, 1, 2],
        _ => [2, 3, 4],
    }
}

/// The decade, from 1, in which a level may be marked (expert).
pub(crate) fn decade_of(track: &str, level: usize) -> i32 {
    match (track, level) {
        (LIMIT, _) => 1,
        (STOCK, level) => level as i32 + 1,
        (_, level) => level as i32,
    }
}

/// The card that lifts the decade restriction of a development.
pub(crate) fn lifted_by(track: &str) -> Option<CardType> {
    match track {
        QUALITY => Some(ENGINEER),
        DISTRIBUTION => Some(PATENT),
        MACHINERY => Some(WORKSHOP),
        SHIP => Some(CUSTOMS_OFFICE),
        STOCK => Some(BROKER),
        _ => None,
    }
}

/// The end of the appeal tracks.
pub(crate) const MOST_APPEAL: i32 = 20;
/// The lowest appeal whose upper border has arrows, red and green.
pub(crate) const ARROWS_FROM: i32 = 3;

/// Steps of the demand track for each value, by players.
pub(crate) fn steps_per_value(players: usize) -> i32 {
    if players == 4 { 4 } else { 3 }
}

/// The last step of the demand track: the last one with value 14.
pub(crate) fn last_demand(players: usize) -> i32 {
    15 * steps_per_value(players) - 1
}

/// The wage on a space, and the last space.
pub(crate) fn wage(players: usize, space: i32) -> i32 {
    let of_each = if players == 4 { 5 } else { 4 };
    (3 + space / of_each).min(7)
}

/// The last space of the wages track.
pub(crate) fn last_wage(players: usize) -> i32 {
    if players == 4 { 20 } else { 16 }
}

/// Where the neutral markers start.
pub(crate) const NEUTRAL: [i32; 4] = [3, 3, 2, 2];

/// What a Contract pays for goods shipped at once.
pub(crate) const CONTRACT_TABLE: [i32; 9] = [0, 2, 4, 5, 6, 7, 8, 9, 10];

/// What a seat starts with: two factories, and a card or a development of the board.
pub(crate) type Start = ([usize; 2], &'static str);

/// The table of set-up 4.
pub(crate) fn starts(players: usize) -> Vec<Start> {
    match players {
        2 => vec![([0, 2], FOREMAN), ([0, 1], WORKSHOP)],
        3 => vec![([0, 1], QUALITY), ([1, 2], WORKSHOP), ([0, 2], FOREMAN)],
        _ => vec![
            ([1, 2], QUALITY),
            ([0, 2], FOREMAN),
            ([1, 3], MACHINERY),
            ([0, 3], WORKSHOP),
        ],
    }
}

/// The basic supply, by players.
pub(crate) fn basic_supply(players: usize) -> Vec<CardType> {
    let two = [
        (PATENT, 2),
        (ENGINEER, 2),
        (STOREHOUSE, 1),
        (ENTREPRENEUR, 1),
        (EXTRA_SHIFT, 1),
        (WORKSHOP, 2),
        (FOREMAN, 2),
    ];
    let three = [
        (PATENT, 1),
        (ENGINEER, 1),
        (STOREHOUSE, 1),
        (EXTRA_SHIFT, 1),
        ("patron-clothes-food", 1),
        ("patron-cutlery-food", 1),
    ];
    let four = [
        ("patron-lamps-cutlery", 1),
        ("patron-cutlery-clothes", 1),
        ("patron-lamps-food", 1),
        (INVENTOR, 2),
    ];
    let mut counts = two.to_vec();
    if players >= 3 {
        counts.extend(three);
    }
    if players >= 4 {
        counts.extend(four);
    }
    counts
        .into_iter()
        .flat_map(|(card, count)| std::iter::repeat_n(card, count))
        .collect()
}

/// The cards that are shuffled for the expert supply, by their two sides: all but the Entrepreneur's
/// card, the Engineers and the Patents.
pub(crate) const SHUFFLED: [[CardType; 2]; 17] = [
    [EXTRA_SHIFT, CUSTOMS_OFFICE],
    [EXTRA_SHIFT, BROKER],
    [WORKSHOP, CONTRACT],
    [WORKSHOP, DEVELOPER],
    [FOREMAN, CUSTOMS_OFFICE],
    [FOREMAN, CONTRACT],
    ["patron-clothes-food", BROKER],
    ["patron-cutlery-food", CONTRACT],
    ["patron-lamps-cutlery", CUSTOMS_OFFICE],
    ["patron-cutlery-clothes", DEVELOPER],
    ["patron-lamps-food", BROKER],
    [INVENTOR, WORKSHOP],
    [INVENTOR, FOREMAN],
    ["patron-lamps-clothes", CONTRACT],
    [BROKER, DEVELOPER],
    [STOREHOUSE, STOREHOUSE],
    [STOREHOUSE, STOREHOUSE],
];
