//! What production would bring if it came now: the real rules on a copy of the board.

use serde::Serialize;
use table::{Game, Log, MAX_SEATS, Seat, Seats};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Because, Cost, Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::production::Production;
use crate::sale::{self, SoldGood};
use crate::water_frame::WaterEvent;

/// The forecast of one good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GoodForecast {
    /// The good.
    pub good: Good,
    /// How many goods England wants.
    pub demand: u8,
    /// The importer's place on the market share table.
    pub importer: u8,
    /// How many goods the importer would sell.
    pub importer_sold: u8,
    /// What each seat would see.
    pub seats: [SeatForecast; MAX_SEATS],
}

/// What production of a good would bring one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatForecast {
    /// The appeal of his goods.
    pub appeal: u8,
    /// Goods he would produce.
    pub produced: u8,
    /// Goods of this kind he has in store now.
    pub stored: u8,
    /// Goods he would sell.
    pub sold: u8,
    /// Cash for them.
    pub income: u16,
    /// Wages to be paid.
    pub wages: u16,
    /// Running costs of machines.
    pub machines: u16,
    /// Steps of the share value indicator for goods sold (III.2).
    pub share_steps: u8,
    /// Whether extra shifts could produce one more (Water Frame III.1).
    #[serde(skip_serializing_if = "is_not")]
    pub extra_shift: bool,
    /// Goods that would be shipped for a contract (Water Frame III.4).
    #[serde(skip_serializing_if = "is_none")]
    pub shipped: u8,
    /// What the shipment would bring.
    #[serde(skip_serializing_if = "is_nothing")]
    pub shipment: u16,
    /// Spaces that ships and a contract that is not fulfilled would cost.
    #[serde(skip_serializing_if = "is_none")]
    pub spaces_lost: u8,
    /// The space lost where the price gives way because distribution fades at an appeal of 0 (III.3).
    #[serde(skip_serializing_if = "is_none")]
    pub price_cut: u8,
    /// Shares that would have to be sold for wages and machines (7.0).
    #[serde(skip_serializing_if = "is_none")]
    pub shares_sold: u8,
    /// Loans that would have to be taken out for them.
    #[serde(skip_serializing_if = "is_nothing")]
    pub loans: u16,
    /// Spaces that these shares and loans would cost.
    #[serde(skip_serializing_if = "is_none")]
    pub emergency_spaces: u8,
    /// Cash afterwards.
    pub cash: u16,
    /// Whether the school could shut a row, which is not counted (Water Frame III.1).
    #[serde(skip_serializing_if = "is_not")]
    pub school: bool,
    /// Whether one more could be sold for the Crown Jubilee, which is not counted (Water Frame III.1).
    #[serde(skip_serializing_if = "is_not")]
    pub jubilee: bool,
}

impl SeatForecast {
    /// Income, with what a shipment brings, without wages and machines.
    pub fn result(&self) -> i32 {
        let income = i32::from(self.income) + i32::from(self.shipment);
        income - i32::from(self.wages) - i32::from(self.machines)
    }

    /// How far the share value indicator would move in all.
    pub fn steps(&self) -> i32 {
        let lost = [self.spaces_lost, self.price_cut, self.emergency_spaces];
        i32::from(self.share_steps) - lost.into_iter().map(i32::from).sum::<i32>()
    }
}

const fn is_not(value: &bool) -> bool {
    !*value
}

const fn is_none(value: &u8) -> bool {
    *value == 0
}

const fn is_nothing(value: &u16) -> bool {
    *value == 0
}

/// Adds up the events of a production phase.
pub struct Tally {
    /// Goods that the importer sold.
    pub(crate) importer_sold: u8,
    /// What each seat saw.
    pub(crate) seats: [SeatForecast; MAX_SEATS],
}

impl Log<Event> for Tally {
    // Where it is told which event it is, all the others fall away: a tenth of a forecast.
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        match event {
            Event::Sold { seat, count, .. } => self.seats[seat.index()].sold = count,
            Event::ImporterSold { count, .. } => self.importer_sold = count,
            Event::Received {
                seat,
                amount,
                why: Income::Sale { .. },
            } => self.seats[seat.index()].income = amount,
            Event::Received {
                seat,
                amount,
                why: Income::Patron { .. } | Income::Jubilee { .. },
            } => {
                self.seats[seat.index()].sold += 1;
                self.seats[seat.index()].income += amount;
            }
            Event::Received {
                seat,
                amount,
                why: Income::Shipment { .. } | Income::Office,
            } => self.seats[seat.index()].shipment += amount,
            Event::Water(WaterEvent::ContractFulfilled { seat, count, .. }) => {
                self.seats[seat.index()].shipped = count;
            }
            Event::EmergencySale { seat, count, .. } => {
                self.seats[seat.index()].shares_sold += count;
            }
            Event::LoansTaken { seat, count } => self.seats[seat.index()].loans += count,
            Event::Paid {
                seat,
                amount,
                why: Cost::Wages { .. },
            } => self.seats[seat.index()].wages = amount,
            Event::Paid {
                seat,
                amount,
                why: Cost::Machines { .. },
            } => self.seats[seat.index()].machines = amount,
            Event::ShareMoved {
                seat,
                from,
                to,
                because,
            } => self.seats[seat.index()].move_share(from, to, because),
            _ => {}
        }
    }
}

impl SeatForecast {
    /// Counts a move of the share value indicator with its cause; in production all but the steps of
    /// III.2 go back.
    #[inline(always)]
    fn move_share(&mut self, from: u8, to: u8, because: Because) {
        match because {
            Because::GoodsSold | Because::MostAppeal | Because::MostSold => {
                self.share_steps += to - from;
            }
            Because::PriceCut => self.price_cut += from - to,
            Because::EmergencySale | Because::Loan => self.emergency_spaces += from - to,
            Because::Ships | Because::OverdueContract => self.spaces_lost += from - to,
            Because::Recession | Because::IdleFactory | Because::OpenContract => {}
        }
    }
}

/// What a production was asked that its usual answers hold back, by seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HeldBack {
    /// Who could have shut a row with the school.
    pub(crate) school: Seats,
    /// Who could have sold one more for the Crown Jubilee.
    pub(crate) jubilee: Seats,
}

impl HeldBack {
    /// Takes note of an answer.
    #[inline]
    pub(crate) fn note<E: Edition>(
        &mut self,
        game: &Arkwright<E>,
        board: &Board<E>,
        action: Action,
    ) {
        if action != Action::Hold {
            return;
        }
        if E::asks_for_school(game, board) {
            self.school.insert(board.asked);
        }
        if E::asks_for_jubilee(game, board) {
            self.jubilee.insert(board.asked);
        }
    }
}

impl<E: Edition> Arkwright<E> {
    /// What would happen to each good if it were produced now and every
    /// question were answered as usual.
    pub fn forecast(&self, board: &Board<E>) -> [GoodForecast; 4] {
        Good::ALL.map(|good| self.forecast_of(board, good))
    }

    /// The forecast of one good.
    pub fn forecast_of(&self, board: &Board<E>, good: Good) -> GoodForecast {
        let mut tally = self.tally(board, good);
        let mut held = HeldBack::default();
        let after = self.produce_answering(board, good, &mut tally, |board| {
            let action = self.usual(board)?;
            held.note(self, board, action);
            Some(action)
        });
        self.forecast_from(board, &after, good, &tally, held)
    }

    /// The forecast as it is shown: what is owed for the action under way is as good as paid, and a
    /// factory whose price is still to be set takes no part.
    pub fn forecast_shown(&self, board: &Board<E>) -> [GoodForecast; 4] {
        self.forecast(&self.settled(board).without_unpriced())
    }

    /// What there is to be told before a production of this good goes on.
    pub(crate) fn tally(&self, board: &Board<E>, good: Good) -> Tally {
        let mut seats = [SeatForecast::default(); MAX_SEATS];
        for seat in Seat::all(board.players) {
            seats[seat.index()] = SeatForecast {
                appeal: self.appeal(board, seat, good),
                produced: self.output(board, seat, good),
                stored: board.company(seat).stored[good.index()],
                extra_shift: E::could_shift(board, seat, good),
                ..SeatForecast::default()
            };
        }
        let mut tally = Tally {
            importer_sold: 0,
            seats,
        };
        if E::is_under_way(board, good) {
            E::told_so_far(self, board, &mut tally);
        }
        tally
    }

    /// The forecast of a good whose production was added up, with the board behind it and what was
    /// held back.
    pub(crate) fn forecast_from(
        &self,
        board: &Board<E>,
        after: &Board<E>,
        good: Good,
        tally: &Tally,
        held: HeldBack,
    ) -> GoodForecast {
        let mut seats = tally.seats;
        for seat in Seat::all(board.players) {
            let seen = &mut seats[seat.index()];
            seen.cash = after.company(seat).cash;
            seen.school = held.school.contains(seat);
            seen.jubilee = held.jubilee.contains(seat);
        }
        GoodForecast {
            good,
            demand: self.demand(board, good),
            importer: board.importers[good.index()],
            importer_sold: tally.importer_sold,
            seats,
        }
    }

    /// Who would sell, good by good, if this good were produced now and stored goods were offered
    /// as usual (III.1). A factory whose price is still to be set sells nothing.
    pub fn order_of_sale(&self, board: &Board<E>, good: Good) -> Vec<SoldGood> {
        let sellers = if E::is_under_way(board, good) {
            E::sellers_under_way(self, board)
        } else {
            let mut before = self.before_sale(board).without_unpriced();
            E::before_forecast(self, &mut before);
            self.sellers(&before, good)
        };
        let importer = board.importers[good.index()];
        sale::order_of_sale(self.demand(board, good), importer, &sellers, board.start)
    }

    /// The board after a production phase of this good in which everybody answers as usual; one
    /// that is under way goes on from where it is.
    pub fn produce_as_usual(
        &self,
        board: &Board<E>,
        good: Good,
        log: &mut impl Log<Event>,
    ) -> Board<E> {
        self.produce_answering(board, good, log, |board| self.usual(board))
    }

    /// The same with answers of one's own; it ends where there is none.
    #[inline]
    pub(crate) fn produce_answering<L: Log<Event>>(
        &self,
        board: &Board<E>,
        good: Good,
        log: &mut L,
        mut answer: impl FnMut(&Board<E>) -> Option<Action>,
    ) -> Board<E> {
        let mut production;
        let mut board = if E::is_under_way(board, good) {
            let mut board = *board;
            production = E::resume_production(self, &mut board, log);
            board
        } else {
            let mut board = self.before_sale(board);
            board.cycle = good.index() as u8;
            board.phase = Phase::Administration { step: 0 };
            E::before_forecast(self, &mut board);
            production = self.begin_production(&mut board, log);
            board
        };
        while production == Production::Asks {
            let Some(action) = answer(&board) else {
                break;
            };
            production = E::go_on_producing(self, &mut board, action, log);
        }
        board
    }
}
