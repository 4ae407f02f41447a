//! Chance: a small generator of random numbers, and a dealer who sets up a game by the rules of 4.1.

use crate::water_frame_referee::agenda::Due;
use crate::water_frame_referee::numbers::{MARKER_SETS, MAT_SPACES, TILE_COUNT};
use crate::water_frame_referee::referee::{Options, Referee};
use crate::water_frame_referee::words::{EVENTS, TILES, event, tile};

/// A small generator of random numbers.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice((seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below the limit.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            list.swap(place, self.below(place + 1));
        }
    }
}

/// Everything that lies face down or in a bag when a game begins.
#[derive(Clone, Debug)]
pub(crate) struct Dealer {
    start: usize,
    /// Rows of the mat.
    mat: [[u8; 4]; 4],
    /// Tiles in the order in which they are drawn.
    tiles: Vec<usize>,
    /// Economy markers of each good, one for each decade.
    economy: [Vec<(u8, u8)>; 4],
    /// Events in the order in which they are turned up.
    events: Vec<usize>,
}

impl Dealer {
    /// Shuffles everything.
    pub(crate) fn new(players: usize, options: Options, seed: u64) -> Dealer {
        let mut dice = Dice::new(seed);
        let start = match options.predetermined {
            true => 1,
            false => 1 + dice.below(players),
        };
        let mut tiles: Vec<usize> = Vec::new();
        for (which, count) in TILE_COUNT.into_iter().enumerate() {
            let is_patron = (tile::PATRON..tile::PATRON + 4).contains(&which);
            let set_aside = match which {
                tile::CHARISMA | tile::INVENTOR => 1,
                _ if is_patron && options.patrons => 1,
                _ => 0,
            };
            tiles.extend(std::iter::repeat_n(which, usize::from(count - set_aside)));
        }
        dice.shuffle(&mut tiles);
        let most = 3 - u8::from(players == 2 || options.predetermined);
        let economy = std::array::from_fn(|_| {
            let importers = 0..=2;
            let mut markers: Vec<(u8, u8)> = importers
                .flat_map(|importer| (1..=most).map(move |workers| (importer, workers)))
                .collect();
            dice.shuffle(&mut markers);
            markers
        });
        Dealer {
            start,
            mat: deal_mat(players, &mut dice),
            tiles,
            economy,
            events: deal_events(players, options, &mut dice),
        }
    }

    /// What is turned up next.
    pub(crate) fn draw(&mut self, referee: &Referee) -> String {
        match referee.due().expect("something is due") {
            Due::Start => format!("start {}", self.start),
            Due::Row(row) => {
                let [machinery, quality, distribution, production] = self.mat[row - 1];
                format!("row {row} {machinery} {quality} {distribution} {production}")
            }
            Due::Tile => loop {
                // A tile that would be there as often as there are players is out of the game.
                let tile = self.tiles.pop().expect("enough tiles");
                if referee.is_tile(tile) {
                    break format!("tile {}", TILES[tile]);
                }
            },
            Due::Economy => {
                let (importer, workers) = self.economy[referee.active()].pop().expect("a marker");
                format!("economy {importer} {workers}")
            }
            Due::Event => format!("event {}", EVENTS[self.events.remove(0)]),
        }
    }
}

/// The markers of the mat: light ones in rows I and II, dark ones in rows III and IV.
fn deal_mat(players: usize, dice: &mut Dice) -> [[u8; 4]; 4] {
    let sets = usize::from(MARKER_SETS[players - 2]);
    let mut mat = [[0; 4]; 4];
    for rows in [[0, 1], [2, 3]] {
        let mut pool: Vec<usize> = (0..4 * sets).map(|marker| marker % 4).collect();
        dice.shuffle(&mut pool);
        for row in rows {
            for _ in 0..MAT_SPACES[players - 2][row] {
                mat[row][pool.pop().expect("enough markers")] += 1;
            }
        }
    }
    mat
}

/// The events from 1760, or 1770 without further ones, to 1810.
fn deal_events(players: usize, options: Options, dice: &mut Dice) -> Vec<usize> {
    let is_out = |which: &usize| players == 2 && event::NOT_FOR_TWO.contains(which);
    let mut others: Vec<usize> = (1..event::END_OF_GAME)
        .filter(|which| !is_out(which))
        .collect();
    dice.shuffle(&mut others);
    let mut placed = Vec::new();
    if options.predetermined {
        let mut starred: Vec<usize> = event::PREDETERMINED.to_vec();
        starred.retain(|which| *which != event::BUREAUCRACY);
        if options.events_shuffled {
            dice.shuffle(&mut starred);
        }
        placed.extend([starred[0], starred[1], event::BUREAUCRACY, starred[2]]);
        others.retain(|which| !placed.contains(which));
    } else {
        placed.extend(others.pop());
        placed.extend(others.pop());
        placed.push(event::BUREAUCRACY);
        dice.shuffle(&mut placed);
        placed.extend(others.pop());
    }
    let mut events = Vec::new();
    if options.extra_events {
        events.extend(others.pop());
    }
    for which in placed {
        if options.extra_events {
            events.extend(others.pop());
        }
        events.push(which);
    }
    events.push(event::END_OF_GAME);
    events
}
