//! Rounds and factories that were worked out before.
//!
//! A round is decided by few numbers of those who make its good, and most choices of a turn leave
//! most rounds as they are; so rounds are remembered by these numbers, and companies by their boards.
//! What is remembered changes nothing but the time it takes.

use cardgame::{Board, Card, CardGame, Cards, Company, Phase};
use table::{MAX_SEATS, Seat};

use super::super::calendar::actions_left;
use super::super::prospects::{Prospects, prospects};
use super::{Ahead, Flow, LAST, Market, PATRONS, Runner, Trade};

/// How many rounds are remembered for each round of the game.
const ROUNDS: usize = 64;

/// All that decides a round: what is common to all, and four numbers for each seat.
type Key = [u64; 1 + 4 * MAX_SEATS];

/// How a round ends.
#[derive(Clone, Copy, Default)]
struct After {
    demand: u8,
    seats: [SeatAfter; MAX_SEATS],
}

/// How a round ends for one company.
#[derive(Clone, Copy, Default)]
struct SeatAfter {
    cash: i32,
    costs: i32,
    /// Cards that are not fresh any more.
    spent: Cards,
    steps: u8,
    appeal: u8,
    price: u8,
    made: u8,
    sold: u8,
    shipped: u8,
    kept: u8,
    ships: u8,
    ships_left: u8,
    tokens: u8,
}

/// A company that was looked at, without what only its step of the share value depends on.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Seen {
    own: Company,
    ships_used: u8,
    is_opening: bool,
    has_foreman: bool,
}

/// What was worked out before.
#[derive(Clone)]
pub(in crate::cardgame) struct Remembered {
    rounds: Box<[[(Key, After); ROUNDS]; LAST]>,
    runners: [(Seen, Runner); MAX_SEATS],
    prospects: [(Expected, Prospects); MAX_SEATS],
}

/// All that decides what a company will come to.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Expected {
    own: Company,
    flow: Flow,
    actions: i64,
    round: u8,
    wages: u8,
    decade_restrictions: bool,
}

impl Default for Remembered {
    fn default() -> Remembered {
        // Nobody plays in a round with this key.
        let nothing = ([0; 1 + 4 * MAX_SEATS], After::default());
        Remembered {
            rounds: Box::new([[nothing; ROUNDS]; LAST]),
            runners: [(Seen::default(), Runner::default()); MAX_SEATS],
            prospects: [(Expected::default(), Prospects::default()); MAX_SEATS],
        }
    }
}

impl Remembered {
    /// A company on the way, as it was last time if nothing of it has changed.
    pub(super) fn runner(&mut self, market: &Market<'_>, seat: Seat) -> Runner {
        let board = market.board;
        let seen = Seen::of(board, seat);
        let (known, runner) = &mut self.runners[seat.index()];
        if *known != seen {
            *known = seen;
            *runner = market.runner(seat);
        }
        Runner {
            step: market.step_worth(seat),
            ..*runner
        }
    }

    /// What a company will come to, as it was last time if nothing of it has changed.
    pub(in crate::cardgame) fn prospects(
        &mut self,
        game: &CardGame,
        board: &Board,
        flow: &Flow,
        seat: Seat,
    ) -> Prospects {
        let expected = Expected {
            own: *board.company(seat),
            flow: *flow,
            actions: actions_left(game, board, seat),
            round: board.round,
            wages: board.wages,
            decade_restrictions: game.options().decade_restrictions,
        };
        let (known, foreseen) = &mut self.prospects[seat.index()];
        if *known != expected {
            *known = expected;
            *foreseen = prospects(game, board, flow, seat);
        }
        *foreseen
    }

    /// Plays a round, or remembers how it ended.
    pub(super) fn play(
        &mut self,
        market: &mut Market<'_>,
        ahead: Ahead,
        flows: &mut [Flow; MAX_SEATS],
    ) {
        let key = market.key(ahead);
        let (known, after) = &mut self.rounds[usize::from(ahead.round)][place_of(&key)];
        if *known == key {
            market.apply(ahead, after, flows);
        } else {
            let fresh = market.runners.map(|runner| runner.fresh);
            market.play(ahead, flows);
            *known = key;
            *after = market.after(ahead, flows, &fresh);
        }
    }
}

impl Seen {
    fn of(board: &Board, seat: Seat) -> Seen {
        Seen {
            own: Company {
                money: 0,
                shares: 0,
                value: 0,
                loans: 0,
                ..*board.company(seat)
            },
            ships_used: board.ships_used(seat),
            is_opening: board.phase == Phase::Open,
            has_foreman: board.hand.has_foreman && board.asked == seat,
        }
    }
}

/// Where a round is remembered.
fn place_of(key: &Key) -> usize {
    let mixed = key.iter().fold(0_u64, |mixed, part| {
        (mixed ^ part)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29)
    });
    (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as usize % ROUNDS
}

impl Market<'_> {
    fn key(&self, ahead: Ahead) -> Key {
        let at = ahead.good.index();
        let mut key = [0; 1 + 4 * MAX_SEATS];
        key[0] = u64::from_le_bytes([
            self.game.players(),
            u8::from(self.game.options().neutral_competes),
            self.demand[at],
            self.neutral[at],
            ahead.begins.index() as u8,
            ahead.wage,
            0,
            0,
        ]);
        let cards = PATRONS[at]
            .with(Card::CustomsOffice)
            .with(Card::Entrepreneur);
        for seat in Seat::all(self.game.players()) {
            if !self.makes(seat, ahead.good) {
                continue;
            }
            let runner = &self.runners[seat.index()];
            let plant = &runner.plants[at][usize::from(ahead.decade)];
            let ships = &runner.ships;
            let is_set = self.is_set(ahead, seat);
            let flags = 1
                | u8::from(is_set) << 1
                | u8::from(ships.has_contract) << 2
                | u8::from(ships.has_customs) << 3;
            let key = &mut key[1 + 4 * seat.index()..][..4];
            key[0] = plant.totals;
            key[1] = u64::from_le_bytes([
                plant.sum,
                plant.made,
                plant.workers,
                plant.machines,
                plant.led,
                plant.fixed,
                plant.ship_price,
                runner.distribution[at],
            ]);
            key[2] = u64::from_le_bytes([
                runner.appeal[at],
                if is_set { runner.price[at] } else { 0 },
                runner.stored[at],
                runner.room_for(ahead.good),
                ships.ships,
                ships.capacity,
                ships.ships_left,
                flags,
            ]);
            let fresh = u64::from(runner.fresh.common(cards).bits());
            key[3] = fresh << 32 | u64::from(runner.step as u32);
        }
        key
    }

    /// How the round has ended that was just played.
    fn after(&self, ahead: Ahead, flows: &[Flow; MAX_SEATS], fresh: &[Cards; MAX_SEATS]) -> After {
        let at = ahead.good.index();
        let round = usize::from(ahead.round);
        let mut after = After {
            demand: self.demand[at],
            ..After::default()
        };
        for seat in Seat::all(self.game.players()) {
            if !self.makes(seat, ahead.good) {
                continue;
            }
            let (runner, flow) = (&self.runners[seat.index()], &flows[seat.index()]);
            let trade = &self.trades[seat.index()];
            after.seats[seat.index()] = SeatAfter {
                cash: flow.cash[round],
                costs: trade.costs,
                spent: fresh[seat.index()].without(runner.fresh),
                steps: flow.steps[round] as u8,
                appeal: runner.appeal[at],
                price: runner.price[at],
                made: trade.made,
                sold: trade.sold,
                shipped: trade.shipped,
                kept: runner.stored[at],
                ships: runner.ships.ships,
                ships_left: runner.ships.ships_left,
                tokens: runner.ships.tokens,
            };
        }
        after
    }

    /// Lets a round end as it did before.
    fn apply(&mut self, ahead: Ahead, after: &After, flows: &mut [Flow; MAX_SEATS]) {
        let at = ahead.good.index();
        let round = usize::from(ahead.round);
        self.demand[at] = after.demand;
        for seat in Seat::all(self.game.players()) {
            if !self.makes(seat, ahead.good) {
                continue;
            }
            let is_near = self.is_near(ahead);
            let runner = &mut self.runners[seat.index()];
            let flow = &mut flows[seat.index()];
            let after = &after.seats[seat.index()];
            runner.appeal[at] = after.appeal;
            runner.price[at] = after.price;
            runner.stored[at] = after.kept;
            runner.distribution[at] = runner.distribution[at].saturating_sub(1);
            runner.fresh = runner.fresh.without(after.spent);
            flow.tokens += i32::from(after.tokens);
            runner.ships.ships = after.ships;
            runner.ships.ships_left = after.ships_left;
            runner.ships.tokens = after.tokens;
            flow.cash[round] = after.cash;
            flow.steps[round] = after.steps.into();
            if is_near {
                flow.next[at] = Trade {
                    appeal: after.appeal,
                    price: after.price,
                    made: after.made,
                    sold: after.sold,
                    shipped: after.shipped,
                    kept: after.kept,
                    costs: after.costs,
                };
            }
        }
    }
}
