//! The productions to come: everybody sets the price that brings most, in the order of the round, and
//! sells, ships, stores and pays by the rules. Nothing is improved; only who chooses starting factories
//! thinks of them as upgraded once it is time.

mod remembered;

use cardgame::{Board, Card, CardGame, Cards, GOODS, Good, Phase};
use table::{MAX_SEATS, Seat};

use super::calendar::{LAST, has_set_price};
use super::plant::Plant;
use super::ships::{Shipment, Ships};

pub(super) use self::remembered::Remembered;

/// By how many spaces the wages marker moves on in a decade, since somebody builds or employs.
const WAGES: u8 = 3;

/// What a good in store is worth of what a shipped one brings, in hundredths.
const KEPT: i64 = 70;

/// What a step of the share value counts when a price is chosen, in hundredths of the shares by the end.
const STEP: i64 = 130;

/// What the rounds to come bring one company.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flow {
    /// Cash by round, in pounds.
    pub(super) cash: [i32; LAST],
    /// Steps of the share value by round.
    pub(super) steps: [i32; LAST],
    /// Shipping tokens.
    pub(super) tokens: i32,
    /// What is stored in the end, in pounds.
    pub(super) stored: i32,
    /// The next production of each good.
    pub(super) next: [Trade; GOODS],
}

/// What the next production of a good brings one company; nothing if it has no factory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trade {
    pub(super) appeal: u8,
    pub(super) price: u8,
    pub(super) made: u8,
    pub(super) sold: u8,
    pub(super) shipped: u8,
    pub(super) kept: u8,
    /// All that has to be paid, in pounds.
    pub(super) costs: i32,
}

/// A company on the way.
#[derive(Clone, Copy, Default)]
struct Runner {
    is_in: bool,
    /// Its factories by good and decade; those of past decades are of no use.
    plants: [[Plant; 3]; GOODS],
    open: [bool; GOODS],
    distribution: [u8; GOODS],
    appeal: [u8; GOODS],
    price: [u8; GOODS],
    stored: [u8; GOODS],
    /// What all its storehouses hold.
    room: u8,
    ships: Ships,
    cards: Cards,
    /// Those of them that are fresh.
    fresh: Cards,
    /// What a step of the share value is worth in pounds of today.
    step: i64,
}

impl Runner {
    /// Fresh Patrons of a good.
    fn patrons(&self, good: Good) -> Cards {
        self.fresh.common(PATRONS[good.index()])
    }

    /// What its storehouses hold beside the goods of other kinds.
    fn room_for(&self, good: Good) -> u8 {
        let others = (0..GOODS).filter(|other| *other != good.index());
        others.fold(self.room, |room, other| {
            room.saturating_sub(self.stored[other])
        })
    }
}

/// The Patrons of each good.
const PATRONS: [Cards; GOODS] = {
    let mut patrons = [Cards::NONE; GOODS];
    let mut number = 0;
    while number < Card::PATRONS.len() {
        let card = Card::PATRONS[number];
        if let Some([one, other]) = card.patron_of() {
            patrons[one.index()] = patrons[one.index()].with(card);
            patrons[other.index()] = patrons[other.index()].with(card);
        }
        number += 1;
    }
    patrons
};

/// What becomes of the goods of a factory.
#[derive(Clone, Copy, Default)]
struct Sale {
    sold: u8,
    patrons: u8,
    shipment: Shipment,
    kept: u8,
}

/// A round to come.
#[derive(Clone, Copy)]
struct Ahead {
    round: u8,
    good: Good,
    decade: u8,
    begins: Seat,
    wage: u8,
}

struct Market<'a> {
    game: &'a CardGame,
    board: &'a Board,
    demand: [u8; GOODS],
    neutral: [u8; GOODS],
    runners: [Runner; MAX_SEATS],
    /// The latest production of each.
    trades: [Trade; MAX_SEATS],
}

/// What the rounds to come bring all companies.
pub(super) fn flows(
    game: &CardGame,
    board: &Board,
    mut memory: Option<&mut Remembered>,
) -> [Flow; MAX_SEATS] {
    let mut flows = [Flow::default(); MAX_SEATS];
    let mut market = Market {
        game,
        board,
        demand: board.demand,
        neutral: board.neutral,
        runners: [Runner::default(); MAX_SEATS],
        trades: [Trade::default(); MAX_SEATS],
    };
    for seat in Seat::all(game.players()) {
        if !board.company(seat).is_bankrupt {
            market.runners[seat.index()] = match &mut memory {
                Some(memory) => memory.runner(&market, seat),
                None => market.runner(seat),
            };
        }
    }
    let first = board.round;
    for round in first..LAST as u8 {
        let decade = round / GOODS as u8;
        if round > first && usize::from(round) % GOODS == 0 {
            market.begin_decade();
        }
        let later = decade - board.decade();
        let ahead = Ahead {
            round,
            good: Good::ALL[usize::from(round) % GOODS],
            decade,
            begins: board.start.clockwise(round - first, game.players()),
            wage: game.wage_after(board, later * WAGES),
        };
        match &mut memory {
            Some(memory) => memory.play(&mut market, ahead, &mut flows),
            None => market.play(ahead, &mut flows),
        }
    }
    for (runner, flow) in market.runners.iter().zip(&mut flows) {
        let prices = game.components().end_prices;
        for (stored, price) in runner.stored.into_iter().zip(prices) {
            flow.stored += i32::from(stored) * i32::from(price);
        }
    }
    flows
}

impl Market<'_> {
    fn runner(&self, seat: Seat) -> Runner {
        let (game, board) = (self.game, self.board);
        let mut own = *board.company(seat);
        if board.hand.has_foreman && board.asked == seat {
            // He will go where most work.
            own.foreman = Good::ALL
                .into_iter()
                .filter(|good| own.factory(*good).is_open())
                .max_by_key(|good| own.factory(*good).worker_cards());
        }
        let storehouses = &game.components().storehouses;
        let big = match own.cards.contains(Card::Storehouse) {
            true => storehouses.big_holds,
            false => 0,
        };
        let small = storehouses.small.saturating_mul(storehouses.small_holds);
        let mut runner = Runner {
            is_in: true,
            room: small.saturating_add(big),
            ships: Ships::of(game, board, seat),
            cards: own.cards,
            fresh: own.cards.without(own.used),
            step: self.step_worth(seat),
            ..Runner::default()
        };
        for good in Good::ALL {
            let factory = own.factory(good);
            if !factory.is_open() {
                continue;
            }
            let at = good.index();
            runner.open[at] = true;
            runner.distribution[at] = factory.distribution;
            runner.appeal[at] = factory.appeal;
            runner.price[at] = factory.price;
            runner.stored[at] = factory.stored;
            let mut last = (*factory, Plant::of(game, &own, good, factory));
            for decade in 0..3 {
                let later = match board.phase {
                    Phase::Open => Plant::upgraded(factory, decade),
                    _ => *factory,
                };
                if later != last.0 {
                    last = (later, Plant::of(game, &own, good, &later));
                }
                runner.plants[at][usize::from(decade)] = last.1;
            }
        }
        runner
    }

    /// What a step of the share value is worth in pounds of today: shares by the end, of which a pound
    /// buys more now than it will then.
    fn step_worth(&self, seat: Seat) -> i64 {
        let own = self.board.company(seat);
        let value = i64::from(own.value).max(8);
        let rounds = LAST as i64 - i64::from(self.board.round);
        let held = i64::from(own.shares) - i64::from(own.loans);
        let shares = held + i64::from(own.money) / value + rounds / 2;
        shares.max(5) * value * STEP / (value + rounds) / 100
    }

    /// Cards are fresh again, and the neutral player of a game of two moves on (preparation).
    fn begin_decade(&mut self) {
        for runner in &mut self.runners {
            runner.fresh = runner.cards;
        }
        if self.game.players() == 2 {
            for good in Good::ALL {
                let (from, step) = (self.neutral[good.index()], self.demand[good.index()]);
                let to = (from + 1).min(self.game.most_appeal());
                self.neutral[good.index()] = to;
                self.demand[good.index()] = self.game.demand_after(good, step, from, to);
            }
        }
    }

    /// Whether somebody is in the game and makes a good.
    fn makes(&self, seat: Seat, good: Good) -> bool {
        let runner = &self.runners[seat.index()];
        runner.is_in && runner.open[good.index()]
    }

    /// Plays a round.
    fn play(&mut self, ahead: Ahead, flows: &mut [Flow; MAX_SEATS]) {
        self.set_prices(ahead);
        self.produce(ahead, flows);
    }

    /// Whether a round is the next one of its good.
    fn is_near(&self, ahead: Ahead) -> bool {
        ahead.round < self.board.round + GOODS as u8
    }

    /// Whether somebody has set price and appeal already.
    fn is_set(&self, ahead: Ahead, seat: Seat) -> bool {
        ahead.round == self.board.round && has_set_price(self.game, self.board, seat)
    }

    /// Everybody who has not done so sets price and appeal (action phase b).
    fn set_prices(&mut self, ahead: Ahead) {
        let players = self.game.players();
        let at = ahead.good.index();
        for seat in ahead.begins.round(players) {
            if self.is_set(ahead, seat) || !self.makes(seat, ahead.good) {
                continue;
            }
            let rivals =
                Seat::all(players).filter(|other| *other != seat && self.makes(*other, ahead.good));
            let rival = rivals
                .map(|other| self.runners[other.index()].appeal[at])
                .max();
            let (appeal, price) = self.best_price(seat, ahead, rival);
            let runner = &mut self.runners[seat.index()];
            let step = self.demand[at];
            let from = std::mem::replace(&mut runner.appeal[at], appeal);
            runner.price[at] = price;
            self.demand[at] = self.game.demand_after(ahead.good, step, from, appeal);
        }
    }

    /// The appeal, with its price, that brings a seat most in this round.
    fn best_price(&self, seat: Seat, ahead: Ahead, rival: Option<u8>) -> (u8, u8) {
        let (good, at) = (ahead.good, ahead.good.index());
        let runner = &self.runners[seat.index()];
        let plant = &runner.plants[at][usize::from(ahead.decade)];
        let distribution = runner.distribution[at];
        let patrons = runner.patrons(good).len();
        let mut totals = plant.totals << distribution;
        let mut best = (i64::MIN, 0, 0);
        while totals != 0 {
            let total = totals.trailing_zeros() as u8;
            totals &= totals - 1;
            let appeal = total.min(self.game.most_appeal());
            let step = self.demand[at];
            let step = self
                .game
                .demand_after(good, step, runner.appeal[at], appeal);
            let price = plant.sum.saturating_sub(total - distribution);
            let sale = self.sale(runner, good, plant, appeal, step, patrons);
            let cash = i64::from(sale.sold) * i64::from(price) + sale.shipment.cash
                - i64::from(sale.shipment.tokens) * runner.step;
            let mut value = 100 * cash;
            value += i64::from(sale.kept) * KEPT * i64::from(plant.ship_price);
            if sale.sold >= 2 {
                value += 100 * runner.step;
                if rival.is_none_or(|rival| appeal > rival) {
                    value += 100 * runner.step;
                }
            }
            if value > best.0 {
                best = (value, appeal, price);
            }
        }
        (best.1, best.2)
    }

    /// What becomes of a factory's goods with this appeal, on this step of demand (production a, b).
    fn sale(
        &self,
        runner: &Runner,
        good: Good,
        plant: &Plant,
        appeal: u8,
        step: u8,
        patrons: u8,
    ) -> Sale {
        let at = good.index();
        let mut sale = Sale::default();
        let goods = plant.made.saturating_add(runner.stored[at]);
        let above = appeal.saturating_sub(self.game.demand_at(good, step));
        if above > 0 {
            let more = goods.saturating_sub(above).min(appeal - above);
            sale.patrons = more.min(patrons);
            sale.sold = goods.min(above + sale.patrons);
        }
        let left = goods - sale.sold;
        if left > 0 {
            let is_fresh = runner.fresh.contains(Card::CustomsOffice);
            let ships = &runner.ships;
            let price = i64::from(plant.ship_price);
            sale.shipment = ships.best(self.game, left, price, runner.step, is_fresh);
            sale.kept = (left - sale.shipment.goods).min(runner.room_for(good));
        }
        sale
    }

    /// Everybody sells, ships, stores and pays; share values rise, distribution fades (production).
    fn produce(&mut self, ahead: Ahead, flows: &mut [Flow; MAX_SEATS]) {
        let (good, at) = (ahead.good, ahead.good.index());
        let round = usize::from(ahead.round);
        let players = self.game.players();
        let mut sellers = [false; MAX_SEATS];
        for seat in Seat::all(players) {
            if !self.makes(seat, good) {
                continue;
            }
            let runner = &self.runners[seat.index()];
            let plant = runner.plants[at][usize::from(ahead.decade)];
            let patrons = runner.patrons(good).len();
            let (appeal, step) = (runner.appeal[at], self.demand[at]);
            let sale = self.sale(runner, good, &plant, appeal, step, patrons);
            let income = i64::from(sale.sold) * i64::from(runner.price[at]) + sale.shipment.cash;
            let flow = &mut flows[seat.index()];
            let costs = plant.costs(self.game, ahead.wage);
            flow.cash[round] += (income - costs) as i32;
            let trade = Trade {
                appeal,
                price: runner.price[at],
                made: plant.made,
                sold: sale.sold,
                shipped: sale.shipment.goods,
                kept: sale.kept,
                costs: costs as i32,
            };
            if self.is_near(ahead) {
                flow.next[at] = trade;
            }
            flow.tokens += i32::from(sale.shipment.tokens);
            sellers[seat.index()] = sale.sold >= 2;
            flow.steps[round] += i32::from(sale.sold >= 2);

            self.trades[seat.index()] = trade;
            let runner = &mut self.runners[seat.index()];
            for patron in runner.patrons(good).iter().take(sale.patrons.into()) {
                runner.fresh.remove(patron);
            }
            if runner.ships.send(&sale.shipment) {
                runner.fresh.remove(Card::CustomsOffice);
            }
            runner.stored[at] = sale.kept;
            runner.distribution[at] = runner.distribution[at].saturating_sub(1);
        }
        if let Some(seat) = self.highest(good, &sellers) {
            flows[seat.index()].steps[round] += 1;
        }
    }

    /// Who gets the bonus: the single highest appeal of those who sold enough, or an Entrepreneur's
    /// (production d, card 1).
    fn highest(&mut self, good: Good, sellers: &[bool; MAX_SEATS]) -> Option<Seat> {
        let at = good.index();
        let appeal = |seat: &Seat| self.runners[seat.index()].appeal[at];
        let sold = |seat: &Seat| sellers[seat.index()];
        let all = || Seat::all(self.game.players()).filter(sold);
        let most = all().map(|seat| appeal(&seat)).max()?;
        let tied = || all().filter(|seat| appeal(seat) == most);
        let neutral = match self.game.options().neutral_competes {
            true => self.neutral[at],
            false => 0,
        };
        if neutral > most {
            return None;
        }
        if tied().count() == 1 && neutral < most {
            return tied().next();
        }
        let winner = tied().find(|seat| {
            self.runners[seat.index()]
                .fresh
                .contains(Card::Entrepreneur)
        })?;
        self.runners[winner.index()]
            .fresh
            .remove(Card::Entrepreneur);
        Some(winner)
    }
}
