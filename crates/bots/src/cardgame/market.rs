//! The productions to come: everybody sets the price that brings most, in the order of the round, and
//! sells, ships, stores and pays by the rules. Factories are upgraded once it is time; nothing else
//! is improved.

use cardgame::{Board, Card, CardGame, GOODS, Good};
use table::{MAX_SEATS, Seat};

use super::calendar::{LAST, has_set_price};
use super::plant::Plant;
use super::ships::{Shipment, Ships};
use super::weights::{self, Weights};

/// What the rounds to come bring one company.
#[derive(Clone, Copy, Default)]
pub(super) struct Flow {
    /// Cash by round, in pounds.
    pub(super) cash: [i64; LAST],
    /// Steps of the share value by round.
    pub(super) steps: [i64; LAST],
    /// Shipping tokens.
    pub(super) tokens: i64,
    /// What is stored in the end, in pounds.
    pub(super) stored: i64,
}

/// A company on the way.
#[derive(Clone, Copy)]
struct Runner {
    is_in: bool,
    plants: [[Plant; 3]; GOODS],
    open: [bool; GOODS],
    distribution: [u8; GOODS],
    appeal: [u8; GOODS],
    stored: [u8; GOODS],
    room: u8,
    ships: Ships,
    /// Patrons that are fresh, by good how many there are.
    patrons: [u8; GOODS],
    fresh: [u8; GOODS],
    has_customs: bool,
    /// What a step of the share value is worth in pounds of today.
    step: i64,
}

/// What a choice of appeal comes to.
#[derive(Clone, Copy, Default)]
struct Sale {
    sold: u8,
    patrons: u8,
    cash: i64,
    shipment: Shipment,
    kept: u8,
}

struct Market<'a> {
    game: &'a CardGame,
    weights: Weights,
    demand: [u8; GOODS],
}

/// What the rounds to come bring all companies.
pub(super) fn flows(game: &CardGame, board: &Board) -> [Flow; MAX_SEATS] {
    let mut flows = [Flow::default(); MAX_SEATS];
    let players = game.players();
    let mut market = Market {
        game,
        weights: weights::get(),
        demand: board.demand,
    };
    let mut runners = [0, 1, 2, 3].map(|seat| market.runner(board, Seat::new(seat)));
    let mut decade = board.decade();
    let first = board.round;
    for round in first..LAST as u8 {
        if round / GOODS as u8 > decade {
            decade = round / GOODS as u8;
            for runner in &mut runners {
                runner.fresh = runner.patrons;
                runner.ships.saves = runner.has_customs;
            }
        }
        let good = Good::ALL[usize::from(round) % GOODS];
        let begins = board.start.clockwise((round - first) % players, players);
        let wage = game.wage_after(
            board,
            (decade - board.decade()) * market.weights.wages as u8,
        );
        market.produce(
            board,
            round,
            good,
            decade,
            begins,
            wage,
            &mut runners,
            &mut flows,
        );
    }
    for (runner, flow) in runners.iter().zip(&mut flows) {
        for good in 0..GOODS {
            let price = i64::from(game.components().end_prices[good]);
            flow.stored += i64::from(runner.stored[good]) * price;
        }
    }
    flows
}

impl Market<'_> {
    fn runner(&self, board: &Board, seat: Seat) -> Runner {
        let game = self.game;
        let own = board.company(seat);
        let is_in = seat.index() < usize::from(game.players()) && !own.is_bankrupt;
        let mut runner = Runner {
            is_in,
            plants: [[Plant::default(); 3]; GOODS],
            open: [false; GOODS],
            distribution: [0; GOODS],
            appeal: [0; GOODS],
            stored: [0; GOODS],
            room: 0,
            ships: Ships::default(),
            patrons: [0; GOODS],
            fresh: [0; GOODS],
            has_customs: own.cards.contains(Card::CustomsOffice),
            step: 0,
        };
        if !is_in {
            return runner;
        }
        let decade = board.decade();
        let mut own = *own;
        if board.hand.has_foreman && board.asked == seat {
            // He will go where most work.
            own.foreman = Good::ALL
                .into_iter()
                .filter(|good| own.factory(*good).is_open())
                .max_by_key(|good| own.factory(*good).worker_cards());
        }
        for good in Good::ALL {
            let at = good.index();
            let factory = own.factory(good);
            if !factory.is_open() {
                continue;
            }
            runner.open[at] = true;
            runner.distribution[at] = factory.distribution;
            runner.appeal[at] = factory.appeal;
            runner.stored[at] = factory.stored;
            let now = Plant::of(game, &own, good, factory);
            runner.plants[at] = [now; 3];
            if self.weights.upgrades > 0 {
                for later in decade + 1..3 {
                    let upgraded = Plant::upgraded(factory, later);
                    let place = usize::from(later);
                    runner.plants[at][place] = if upgraded == *factory {
                        now
                    } else {
                        Plant::of(game, &own, good, &upgraded)
                    };
                }
            }
        }
        for card in Card::PATRONS {
            if own.cards.contains(card) {
                for good in card.patron_of().into_iter().flatten() {
                    runner.patrons[good.index()] += 1;
                    runner.fresh[good.index()] += u8::from(!own.used.contains(card));
                }
            }
        }
        let storehouses = &game.components().storehouses;
        runner.room = storehouses.small * storehouses.small_holds;
        if own.cards.contains(Card::Storehouse) {
            runner.room += storehouses.big_holds;
        }
        runner.ships = Ships::of(game, &own);
        let value = i64::from(own.value).max(8);
        let rounds = i64::from(LAST as u8 - board.round);
        let shares = i64::from(own.shares) - i64::from(own.loans)
            + i64::from(own.money) / value
            + rounds / 2;
        let end = value + rounds;
        runner.step = shares.max(5) * value / end;
        runner
    }

    /// What an appeal brings at a price and a step of demand.
    fn sale(&self, runner: &Runner, good: Good, plant: &Plant, appeal: u8, step: u8) -> Sale {
        let at = good.index();
        let mut sale = Sale::default();
        let goods = plant.made + runner.stored[at];
        let demand = self.game.demand_at(good, step);
        if let Some(above) = appeal.checked_sub(demand)
            && above > 0
        {
            let wanted = goods.saturating_sub(above).min(appeal - above);
            sale.patrons = wanted.min(runner.fresh[at]);
            sale.sold = goods.min(above + sale.patrons);
        }
        let left = goods - sale.sold;
        if left > 0 {
            let token = runner.step * self.weights.token / 100;
            sale.shipment = runner.ships.best(self.game, left, plant.ship_price, token);
            let used: u8 = runner.stored.iter().sum::<u8>() - runner.stored[at];
            let room = runner.room.saturating_sub(used);
            sale.kept = (left - sale.shipment.goods).min(room);
        }
        sale
    }

    #[allow(clippy::too_many_arguments)]
    fn produce(
        &mut self,
        board: &Board,
        round: u8,
        good: Good,
        decade: u8,
        begins: Seat,
        wage: u8,
        runners: &mut [Runner; MAX_SEATS],
        flows: &mut [Flow; MAX_SEATS],
    ) {
        let game = self.game;
        let at = good.index();
        let most_appeal = game.most_appeal();
        let mut prices = [0; MAX_SEATS];
        let players = game.players();
        // Everybody sets price and appeal.
        let mut unset = (0..players).filter(|step| {
            let seat = begins.clockwise(*step, players);
            runners[seat.index()].is_in && runners[seat.index()].open[at]
        }).count();
        for seat in begins.round(players) {
            let runner = &runners[seat.index()];
            if !runner.is_in || !runner.open[at] {
                continue;
            }
            unset -= 1;
            let plant = &runner.plants[at][usize::from(decade)];
            if round == board.round && has_set_price(game, board, seat) {
                prices[seat.index()] = i64::from(board.company(seat).factory(good).price);
                continue;
            }
            let rival = Seat::all(players)
                .filter(|other| *other != seat)
                .map(|other| &runners[other.index()])
                .filter(|other| other.is_in && other.open[at])
                .map(|other| other.appeal[at])
                .max();
            let distribution = runner.distribution[at];
            let mut totals = plant.totals << distribution;
            let mut best = (i64::MIN, 0, 0, self.demand[at]);
            let sure = if unset == 0 { 100 } else { self.weights.sure };
            while totals != 0 {
                let total = totals.trailing_zeros() as u8;
                totals &= totals - 1;
                let appeal = total.min(most_appeal);
                let step = game.demand_after(good, self.demand[at], runner.appeal[at], appeal);
                let price = (plant.sum - i64::from(total - distribution)).max(0);
                let sale = self.sale(runner, good, plant, appeal, step);
                let mut value = 100 * (i64::from(sale.sold) * price + sale.shipment.cash);
                value -= 100 * i64::from(sale.shipment.tokens) * runner.step;
                value += i64::from(sale.kept) * self.weights.keep * plant.ship_price;
                if sale.sold >= 2 {
                    value += 100 * runner.step;
                    if rival.is_none_or(|rival| appeal > rival) {
                        value += sure * runner.step;
                    }
                }
                if value > best.0 {
                    best = (value, appeal, price, step);
                }
            }
            let (_, appeal, price, step) = best;
            prices[seat.index()] = price;
            self.demand[at] = step;
            runners[seat.index()].appeal[at] = appeal;
        }
        // Everybody produces, sells, ships, stores and pays.
        let (mut highest, mut is_tied) = (None, false);
        let step = self.demand[at];
        for seat in Seat::all(players) {
            let runner = &mut runners[seat.index()];
            if !runner.is_in || !runner.open[at] {
                continue;
            }
            let plant = runner.plants[at][usize::from(decade)];
            let appeal = runner.appeal[at];
            let sale = self.sale(runner, good, &plant, appeal, step);
            let flow = &mut flows[seat.index()];
            flow.cash[usize::from(round)] += i64::from(sale.sold) * prices[seat.index()]
                + sale.shipment.cash
                - plant.costs(game, wage);
            flow.tokens += i64::from(sale.shipment.tokens);
            runner.ships.send(&sale.shipment);
            runner.stored[at] = sale.kept;
            runner.fresh[at] -= sale.patrons;
            if sale.sold >= 2 {
                flow.steps[usize::from(round)] += 1;
                match highest {
                    Some((most, _)) if appeal < most => {}
                    Some((most, _)) if appeal == most => is_tied = true,
                    _ => {
                        highest = Some((appeal, seat));
                        is_tied = false;
                    }
                }
            }
            runner.distribution[at] = runner.distribution[at].saturating_sub(1);
        }
        if let (Some((appeal, seat)), false) = (highest, is_tied) {
            let is_beaten = game.options().neutral_competes && board.neutral[at] >= appeal;
            if !is_beaten {
                flows[seat.index()].steps[usize::from(round)] += 1;
            }
        }
    }
}
