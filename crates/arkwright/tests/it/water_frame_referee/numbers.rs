//! The numbers on the board, the mats and the markers.
//!
//! Goods are in the order food, clothes, cutlery, lamps; lists by player count are for two, three and
//! four players.

use crate::water_frame_referee::words::{Kind, Marker, tile};

/// Building cost, which is also the base quality: by good and level.
pub(crate) const COST: [[u32; 4]; 4] = [
    [8, 10, 12, 14],
    [9, 11, 13, 15],
    [10, 13, 16, 19],
    [11, 14, 17, 20],
];

/// Spaces in each production row: by good. The first space of a row is for a worker only.
pub(crate) const ROW_SPACES: [[u8; 4]; 4] =
    [[2, 2, 2, 2], [2, 2, 3, 3], [2, 3, 3, 3], [3, 3, 3, 3]];

/// Goods made in each production row: by good and level.
pub(crate) const OUTPUT: [[[u8; 4]; 4]; 4] = [
    [[1, 2, 1, 0], [2, 2, 1, 1], [2, 2, 2, 2], [3, 3, 2, 2]],
    [[1, 2, 1, 0], [2, 2, 1, 1], [2, 2, 2, 2], [3, 3, 2, 2]],
    [[1, 2, 1, 0], [1, 2, 2, 1], [2, 2, 2, 2], [2, 3, 3, 2]],
    [[1, 2, 1, 0], [1, 2, 2, 1], [2, 2, 2, 2], [2, 3, 3, 2]],
];

/// What a stored good brings at the stock exchange.
pub(crate) const WAREHOUSE_PRICE: [u32; 4] = [2, 3, 4, 5];

/// The ends of the price scale.
pub(crate) const LOWEST_PRICE: u8 = 5;
pub(crate) const HIGHEST_PRICE: u8 = 25;

/// Goods in the small warehouse.
pub(crate) const SMALL_WAREHOUSE: u8 = 5;

/// Goods of a kind for the worker at its column, and for the first and the second worker at the lines.
pub(crate) const COLUMN_ROOM: u8 = 5;
pub(crate) const LINE_ROOM: [u8; 2] = [3, 2];

/// How often warehouse workers can be moved in one action.
pub(crate) const MOST_MOVES: u8 = 6;

/// The highest quality, without and with the engineer, and the highest distribution.
pub(crate) const HIGHEST_QUALITY: [u8; 2] = [4, 6];
pub(crate) const HIGHEST_DISTRIBUTION: u8 = 4;

/// All workers, which are as many as the job market has spaces.
pub(crate) const WORKERS: u8 = 80;

/// Workers put on the fired workers space and into the box at set-up.
pub(crate) const SET_UP_FIRED: [u8; 3] = [4, 8, 4];
pub(crate) const SET_UP_BOXED: [u8; 3] = [8, 0, 0];

/// The share track.
pub(crate) const START_SPACE: u8 = 10;
pub(crate) const LAST_SPACE: u8 = 60;
pub(crate) const BUYING_FLOOR: u32 = 10;

/// Shares of one colour, and those in hand at the beginning.
pub(crate) const ALL_SHARES: u8 = 30;
pub(crate) const START_SHARES: u8 = 15;

/// A loan, and what its repayment costs.
pub(crate) const LOAN: u32 = 10;
pub(crate) const REPAYMENT: u32 = 13;

/// Deals in shares and loans in one exchange.
pub(crate) const MOST_DEALS: u8 = 30;

/// The fee for a worker whom an obsolete factory does not get, and how many it needs.
pub(crate) const MISSING_WORKER: u32 = 5;
pub(crate) const OBSOLETE_WORKERS: u8 = 2;

/// The spaces of the administration table, and the fee for using a marker again.
pub(crate) const ADMINISTRATION: [u8; 5] = [2, 4, 6, 8, 10];
pub(crate) const REUSE_FEE: u32 = 2;
/// The fee for a marker that lies on a blocked space.
pub(crate) const BLOCKED_FEE: u32 = 4;
/// How much an accountant changes the costs.
pub(crate) const ACCOUNTANT: u32 = 2;
/// How far beyond the highest number of the quality marker an engineer may pay.
pub(crate) const ENGINEER_BEYOND: u32 = 3;
/// What workshop and patent add to the costs paid, what the developer saves, what the office earns.
pub(crate) const WORKSHOP: u32 = 3;
pub(crate) const PATENT: u32 = 2;
pub(crate) const DEVELOPER: u32 = 5;
pub(crate) const OFFICE: u32 = 5;
/// Levels for a patent given back.
pub(crate) const PATENT_LEVELS: u8 = 2;
/// Workers a foreman looks after, and how much less they earn.
pub(crate) const FOREMAN_WORKERS: u32 = 4;
pub(crate) const FOREMAN: u32 = 2;
/// Taking the inventor, and keeping him after the first, second and third use.
pub(crate) const INVENTOR: u32 = 5;
pub(crate) const INVENTOR_KEPT: [u32; 3] = [10, 15, 20];
/// Tiles that one player can have.
pub(crate) const MOST_TILES: usize = 4;

/// Capacity, crew, row of the mat and number of the five kinds of ship.
pub(crate) const SHIP_CAPACITY: [u8; 5] = [2, 4, 6, 8, 10];
pub(crate) const SHIP_CREW: [u8; 5] = [0, 1, 2, 3, 4];
pub(crate) const SHIP_ROW: [usize; 5] = [0, 1, 2, 3, 3];
pub(crate) const SHIPS: [u8; 5] = [4, 2, 2, 1, 1];

/// Sets of light and of dark markers, and spaces in the four rows of the mat.
pub(crate) const MARKER_SETS: [u8; 3] = [1, 2, 3];
pub(crate) const MAT_SPACES: [[u8; 4]; 3] = [[2, 2, 2, 2], [3, 3, 3, 3], [5, 6, 6, 5]];

/// Development tiles in the box.
pub(crate) const TILE_COUNT: [u8; 20] =
    [2, 2, 3, 1, 3, 2, 2, 2, 3, 2, 2, 2, 2, 3, 1, 1, 1, 1, 2, 3];
/// Tiles drawn beside charisma and one inventor; four fewer if the patrons are in the game anyway.
pub(crate) const DRAWN_TILES: [u8; 3] = [12, 19, 26];

/// The decades behind 1760.
pub(crate) const LAST_DECADE: u16 = 1810;

/// The development level of a decade.
pub(crate) fn level(decade: u16) -> u8 {
    match decade {
        1760 | 1770 => 1,
        1780 | 1790 => 2,
        _ => 3,
    }
}

/// Whether factories of this level become obsolete before this decade.
pub(crate) fn is_obsolete(decade: u16, level: u8) -> bool {
    match decade {
        1790 | 1800 => level == 1,
        1810 => level <= 2,
        _ => false,
    }
}

/// The value of a share on a space of the track.
pub(crate) fn value(space: u8) -> u32 {
    let space = u32::from(space);
    match space {
        0..=10 => space,
        11..=30 => 10 + (space - 10).div_ceil(2),
        _ => 20 + (space - 30).div_ceil(3),
    }
}

/// What a bought share costs.
pub(crate) fn buying_price(space: u8) -> u32 {
    value(space).max(BUYING_FLOOR)
}

/// Spaces that a share costs in an emergency sale.
pub(crate) fn emergency_loss(space: u8) -> u8 {
    (space / 10).max(1)
}

/// The wage beside the lowest empty space of the job market.
pub(crate) fn wage(empty: u8) -> u32 {
    match empty.div_ceil(4) {
        0..=8 => 2,
        9..=12 => 3,
        13..=16 => 4,
        _ => 5,
    }
}

/// Empty spaces with a number in the column of a good. The columns begin one row further down each.
pub(crate) fn demand(empty: u8, good: usize) -> u8 {
    let rows = (empty + 3 - good as u8) / 4;
    rows.saturating_sub(good as u8)
}

/// What one, two and three machines cost with a marker.
pub(crate) fn machine_costs(marker: Marker) -> &'static [u32] {
    match marker {
        Marker::Light(_) => &[2, 5, 10],
        Marker::Dark(_) => &[2, 3, 6],
        _ => &[3, 6, 13],
    }
}

/// What one, two and three levels of quality cost with a marker.
pub(crate) fn quality_costs(marker: Marker) -> &'static [u32] {
    match marker {
        Marker::Light(_) => &[5, 8, 12],
        Marker::Dark(_) => &[3, 6, 10],
        _ => &[6, 12],
    }
}

/// The most that a marker lets one spend on distribution.
pub(crate) fn distribution_limit(marker: Marker) -> u32 {
    match marker {
        Marker::Light(_) => 7,
        Marker::Dark(_) => 10,
        _ => 4,
    }
}

/// The rows in which a production marker makes goods.
pub(crate) fn production_rows(marker: Marker) -> usize {
    match marker {
        Marker::Light(_) => 2,
        _ => 4,
    }
}

/// The spaces of the contract track.
pub(crate) fn contract_track(players: usize) -> &'static [u8] {
    match players {
        2 => &[2, 4],
        _ => &[2, 4, 6, 8, 10],
    }
}

/// One seat of a predetermined set-up: two factories with their prices, shares, cash after paying for
/// them, and the special marker, where `None` is a ship with capacity 2.
pub(crate) struct Seat {
    pub(crate) factories: [(usize, u8); 2],
    pub(crate) shares: u8,
    pub(crate) cash: u32,
    pub(crate) marker: Option<Kind>,
}

const fn seat(factories: [(usize, u8); 2], shares: u8, cash: u32, marker: Option<Kind>) -> Seat {
    Seat {
        factories,
        shares,
        cash,
        marker,
    }
}

const TWO: [Seat; 2] = [
    seat([(0, 5), (2, 8)], 8, 52, Some(Kind::Machinery)),
    seat([(0, 7), (1, 8)], 7, 63, None),
];
const THREE: [Seat; 3] = [
    seat([(0, 7), (1, 8)], 10, 33, None),
    seat([(0, 6), (2, 8)], 9, 42, Some(Kind::Machinery)),
    seat([(0, 5), (3, 9)], 9, 41, Some(Kind::Quality)),
];
const FOUR: [Seat; 4] = [
    seat([(1, 6), (2, 6)], 9, 41, Some(Kind::Distribution)),
    seat([(0, 7), (2, 7)], 10, 32, None),
    seat([(1, 5), (3, 8)], 9, 40, Some(Kind::Quality)),
    seat([(0, 5), (3, 9)], 10, 31, Some(Kind::Machinery)),
];

/// The predetermined set-up, blue first.
pub(crate) fn predetermined(players: usize) -> &'static [Seat] {
    match players {
        2 => &TWO,
        3 => &THREE,
        _ => &FOUR,
    }
}

/// The rows of the predetermined mat: machinery, quality, distribution and production markers, before
/// the players take theirs out of row I.
pub(crate) fn predetermined_mat(players: usize) -> [[u8; 4]; 4] {
    match players {
        2 => [[1, 1, 0, 0], [0, 0, 1, 1], [1, 0, 1, 0], [0, 1, 0, 1]],
        3 => [[1, 1, 1, 0], [1, 1, 1, 0], [1, 1, 1, 0], [0, 1, 1, 1]],
        _ => [[2, 1, 1, 1], [1, 2, 2, 1], [2, 1, 2, 1], [0, 2, 1, 2]],
    }
}

/// The predetermined tiles: six for each player.
pub(crate) fn predetermined_tiles(players: usize) -> [u8; 20] {
    use tile::*;
    let two = [
        CHARISMA,
        ADMINISTRATOR,
        EXTRA_SHIFTS,
        WORKSHOP,
        INVENTOR,
        DEVELOPER,
        BROKER,
        AGENT,
        SCHOOL,
        FOREMAN,
        PATRON,
        PATRON + 1,
    ];
    let three = [
        INVENTOR,
        DEVELOPER,
        ACCOUNTANT,
        SMALL_WAREHOUSE,
        ENGINEERING_WORKS,
        PATRON + 2,
    ];
    let four = [WORKSHOP, ADMINISTRATOR, AGENT, PATENT, ENGINEER, PATRON + 3];
    let lists: [&[usize]; 3] = [&two, &three, &four];
    let mut tiles = [0; 20];
    for tile in lists[..players - 1].concat() {
        tiles[tile] += 1;
    }
    tiles
}
