//! What all productions to come bring, worked out once for all companies.
//!
//! Most choices of a turn concern one good, and the same ones are tried in another order; so what a
//! good brings is remembered by all that decides it.

use arkwright::{Arkwright, Board, Good, Room, WaterFrame};
use table::{MAX_SEATS, Seat};

use super::market::{Flow, Key, Market, Outlook};
use super::ships::Ships;

/// How many outlooks of each good are remembered.
const REMEMBERED: usize = 64;

/// Outlooks that were worked out before; what it remembers changes nothing but the time it takes.
#[derive(Clone)]
pub(super) struct Outlooks(Vec<(Key, Outlook)>);

impl Default for Outlooks {
    fn default() -> Outlooks {
        // No board has this key: it has players.
        Outlooks(vec![(Key::default(), Outlook::default()); 4 * REMEMBERED])
    }
}

/// What the productions to come bring, good by good.
pub(super) struct Forecast {
    pub(super) rooms: [Room; MAX_SEATS],
    pub(super) ships: [Ships; MAX_SEATS],
    /// By good.
    pub(super) outlooks: [Outlook; 4],
}

impl Forecast {
    /// Works everything out.
    pub(super) fn new(game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>) -> Forecast {
        Forecast::with(game, board, |market, good| {
            market.outlook(market.prepare(good))
        })
    }

    /// Works out what is not remembered.
    pub(super) fn remembering(
        game: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
        known: &mut Outlooks,
    ) -> Forecast {
        Forecast::with(game, board, |market, good| {
            let prepared = market.prepare(good);
            let key = market.key(&prepared);
            let place = REMEMBERED * good.index() + place_of(&key);
            let (known, outlook) = &mut known.0[place];
            if *known != key {
                *known = key;
                *outlook = market.outlook(prepared);
            }
            *outlook
        })
    }

    fn with(
        game: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
        mut outlook: impl FnMut(&Market<'_>, Good) -> Outlook,
    ) -> Forecast {
        let mut rooms = [game.room(board, Seat::new(0)); MAX_SEATS];
        let mut ships = [Ships::default(); MAX_SEATS];
        for seat in Seat::all(board.players) {
            rooms[seat.index()] = game.room(board, seat);
            ships[seat.index()] = Ships::of(game, board, seat);
        }
        let market = Market::new(game, board, &rooms, &ships);
        let outlooks = Good::ALL.map(|good| outlook(&market, good));
        Forecast {
            rooms,
            ships,
            outlooks,
        }
    }

    /// Cash and share steps of a company, by all goods.
    pub(super) fn flow_of(&self, seat: Seat) -> Flow {
        let mut flow = Flow::default();
        for outlook in &self.outlooks {
            flow.add(&outlook.flows[seat.index()]);
        }
        flow
    }

    /// How many goods the warehouses of a company hold.
    pub(super) fn room_of(&self, seat: Seat) -> i64 {
        let room = &self.rooms[seat.index()];
        let large: i64 = room.large.iter().map(|room| i64::from(*room)).sum();
        large + i64::from(room.small)
    }
}

/// Where an outlook is remembered.
fn place_of(key: &Key) -> usize {
    let mixed = key.iter().fold(0_u64, |mixed, part| {
        (mixed ^ part)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    });
    (mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 58) as usize % REMEMBERED
}
