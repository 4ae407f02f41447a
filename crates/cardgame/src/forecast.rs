//! What production would bring if it came now: the real rules on a copy of the board.

use serde::Serialize;
use table::{Log, MAX_SEATS};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Costs, Event};
use crate::game::CardGame;
use crate::good::{GOODS, Good};
use crate::phase::Phase;

/// The forecast of one good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GoodForecast {
    /// The good.
    pub good: Good,
    /// The demand value, after everybody who has still to do so has set price and appeal.
    pub demand: u8,
    /// What a worker earns.
    pub wage: u8,
    /// What each seat would see.
    pub seats: [SeatForecast; MAX_SEATS],
}

/// What production of a good would bring one player who uses no card and no ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatForecast {
    /// Whether there is a factory that produces.
    pub produces: bool,
    /// The appeal marker.
    pub appeal: u8,
    /// The price of a good.
    pub price: u8,
    /// Goods that are made.
    pub made: u8,
    /// How many goods the home market takes.
    pub limit: u8,
    /// Goods that are sold, stored ones included.
    pub sold: u8,
    /// Stored goods among them.
    pub from_store: u8,
    /// Goods in store afterwards.
    pub stored: u8,
    /// Goods that find no room.
    pub wasted: u8,
    /// Money for the goods sold.
    pub income: u16,
    /// Wages, maintenance and fixed costs.
    pub costs: Costs,
    /// Income without the costs.
    pub result: i32,
    /// Tokens of the emergency fund that the costs would take.
    pub emergency: u8,
    /// Whether it would be the end for this player.
    pub is_bankrupt: bool,
    /// By how much the share value would rise.
    pub value_steps: u8,
}

/// What can be said for a price, as the last part of a message id.
pub const PRICE_WHYS: [&str; 6] = [
    "appeal-none",
    "appeal-first",
    "appeal-two",
    "appeal-all",
    "appeal-one",
    "appeal-some",
];

impl SeatForecast {
    /// What can be said for the price of this forecast: one of [`PRICE_WHYS`]. Nothing is said that
    /// the forecast does not show.
    pub const fn why(&self) -> &'static str {
        match (self.sold, self.made, self.value_steps) {
            (0, _, _) => "appeal-none",
            (_, _, 2..) => "appeal-first",
            (2, _, _) => "appeal-two",
            (sold, made, _) if sold >= made => "appeal-all",
            (1, _, _) => "appeal-one",
            _ => "appeal-some",
        }
    }
}

/// Adds up the events of a production phase.
struct Tally {
    seats: [SeatForecast; MAX_SEATS],
}

impl Log<Event> for Tally {
    #[inline]
    fn tell(&mut self, event: Event) {
        match event {
            Event::Produced { seat, made, .. } => self.seats[seat.index()].made = made,
            Event::Sold {
                seat,
                limit,
                made,
                from_store,
                income,
                ..
            } => {
                let own = &mut self.seats[seat.index()];
                own.limit = limit;
                own.sold = made + from_store;
                own.from_store = from_store;
                own.income = income;
                own.stored -= own.sold;
            }
            Event::Wasted { seat, count, .. } => {
                let own = &mut self.seats[seat.index()];
                own.wasted += count;
                own.stored -= count;
            }
            Event::EmergencyFund { seat, tokens, .. } => {
                self.seats[seat.index()].emergency = tokens;
            }
            Event::Bankrupt { seat, .. } => self.seats[seat.index()].is_bankrupt = true,
            Event::ValueRaised { seat, .. } => self.seats[seat.index()].value_steps += 1,
            _ => {}
        }
    }
}

impl CardGame {
    /// What would happen to each good if it were produced now, with factories as they lie and neither cards nor
    /// ships used.
    pub fn forecast(&self, board: &Board) -> [GoodForecast; GOODS] {
        Good::ALL.map(|good| self.forecast_of(board, good))
    }

    /// The forecast of one good. Who has not set price and appeal of it in this round leaves everything as it
    /// lies; a production under way goes on from where it is.
    pub fn forecast_of(&self, board: &Board, good: Good) -> GoodForecast {
        let is_under_way = board.phase.is_production() && good == board.good();
        let mut copy = *board;
        if !is_under_way {
            copy.round = board.decade().min(2) * GOODS as u8 + good as u8;
            for (step, seat) in (0..).zip(board.start.round(self.players)) {
                let is_open = copy.company(seat).factory(good).is_open();
                if is_open && !self.has_set_price(board, good, step) {
                    copy.asked = seat;
                    let total = self.total_appeal(copy.company(seat).factory(good), good);
                    self.set_price(&mut copy, good, total, &mut ());
                }
            }
        }
        let mut tally = self.before_production(&copy, good, is_under_way);
        let (demand, wage) = (self.demand(&copy, good), self.wage(&copy));
        if board.phase != Phase::Over {
            if !is_under_way {
                self.begin_production(&mut copy, &mut tally);
            }
            while let Some(action) = self.plain_answer(&copy) {
                self.carry_out(&mut copy, action, &mut tally);
            }
        }
        for seat in &mut tally.seats {
            seat.result = i32::from(seat.income) - i32::from(seat.costs.total());
        }
        GoodForecast {
            good,
            demand,
            wage,
            seats: tally.seats,
        }
    }

    /// What each price and appeal that the asked player can set now would come to, the lowest appeal first.
    /// Nothing while the active good has no factory or its price is set.
    pub fn forecast_of_prices(&self, board: &Board) -> Vec<(u8, GoodForecast)> {
        let good = board.good();
        let factory = *board.own().factory(good);
        let is_to_come = board.phase.is_action() || board.phase == Phase::Price;
        if !is_to_come || !factory.is_open() {
            return Vec::new();
        }
        let prices = self.prices(&factory, good);
        prices
            .map(|(total, _)| {
                let mut copy = *board;
                self.set_price(&mut copy, good, total, &mut ());
                (total, self.forecast_of(&copy, good))
            })
            .collect()
    }

    /// Whether the player at this step of the round has set price and appeal of a good.
    fn has_set_price(&self, board: &Board, good: Good, step: u8) -> bool {
        if good != board.good() || board.phase.is_set_up() || board.phase == Phase::StartPlayer {
            return false;
        }
        let is_done = step == board.step && board.phase == Phase::Development;
        !board.phase.is_turn() || step < board.step || is_done
    }

    /// What is known before the goods are sold, and of those who have sold already.
    fn before_production(&self, board: &Board, good: Good, is_under_way: bool) -> Tally {
        let mut seats = [SeatForecast::default(); MAX_SEATS];
        if board.phase == Phase::Over {
            return Tally { seats };
        }
        for (step, seat) in (0..).zip(board.start.round(self.players)) {
            let own = board.company(seat);
            let factory = own.factory(good);
            if !factory.is_open() {
                continue;
            }
            let made = self.output(factory, good, 2);
            // Goods that are still to be sold, stored or wasted.
            let fresh = match (is_under_way, step < board.step) {
                (true, true) => 0,
                (true, false) if seat == board.asked => board.hand.fresh,
                _ => made,
            };
            let mut parts = [0; GOODS];
            parts[good.index()] = factory.worker_cards() + 1;
            let limit = self.home_limit(board, factory, good, 0);
            let sold = match is_under_way {
                true => board.sold[seat.index()],
                false => 0,
            };
            seats[seat.index()] = SeatForecast {
                produces: true,
                appeal: factory.appeal,
                price: factory.price,
                made,
                limit,
                sold,
                stored: factory.stored.saturating_add(fresh),
                income: u16::from(sold) * u16::from(factory.price),
                costs: self.costs(board, own, &parts),
                ..SeatForecast::default()
            };
        }
        Tally { seats }
    }

    /// The answer of somebody who uses neither cards nor ships; none once production is over.
    fn plain_answer(&self, board: &Board) -> Option<Action> {
        match board.phase {
            Phase::Shift | Phase::Patron | Phase::Shipping | Phase::Customs => Some(Action::Done),
            Phase::StoredSale | Phase::Storage | Phase::Bonus => self.usual_answer(board),
            _ => None,
        }
    }
}
