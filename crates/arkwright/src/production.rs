//! The production phase: sale, share steps, wages, fading distribution, storage (III).

use table::{Illegal, Log, MAX_SEATS, Offers, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Because, Cost, Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::sale::{Sale, Seller, Sellers};

/// What running a machine costs (III.3).
const MACHINE_COST: u16 = 1;

/// Whether production has come to its end or waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Production {
    Asks,
    Ended,
}

impl Arkwright {
    /// What everybody brings to the sale of a good; without a factory, nothing (III.1).
    #[inline]
    pub(crate) fn sellers(&self, board: &Board, good: Good) -> Sellers {
        let mut sellers = [Seller::default(); MAX_SEATS];
        for seat in Seat::all(board.players) {
            let company = board.company(seat);
            if company.factory(good).is_built() {
                sellers[seat.index()] = Seller {
                    appeal: self.appeal(board, seat, good),
                    quality: self.quality(board, seat, good),
                    produced: self.output(board, seat, good),
                    stored: company.stored[good.index()],
                };
            }
        }
        sellers
    }

    /// Begins the production phase of the active good.
    pub(crate) fn begin_production(
        &self,
        board: &mut Board,
        log: &mut impl Log<Event>,
    ) -> Production {
        let good = board.active();
        let demand = self.demand(board, good);
        let importer = board.importers[good.index()];
        log.tell(Event::ProductionBegan {
            good,
            demand,
            importer,
        });
        let sellers = self.sellers(board, good);
        for seat in board.turn_order() {
            let count = sellers[seat.index()].produced;
            if count > 0 {
                log.tell(Event::Produced { seat, good, count });
            }
        }
        let sale = Sale::new(demand, importer, &sellers);
        self.go_on_selling(board, sale, &sellers, log)
    }

    fn go_on_selling(
        &self,
        board: &mut Board,
        mut sale: Sale,
        sellers: &Sellers,
        log: &mut impl Log<Event>,
    ) -> Production {
        match sale.run(sellers, board.start) {
            Some(seat) => {
                // Calls to the same player with nobody else asked between them are one turn.
                let same_turn = matches!(board.phase, Phase::Sale(_)) && board.asked == seat;
                if same_turn {
                    board.phase = Phase::Sale(sale);
                } else {
                    board.ask(seat, Phase::Sale(sale));
                }
                Production::Asks
            }
            None => self.settle_sale(board, &sale, sellers, log),
        }
    }

    /// Takes the answer of a player who was called (III.1 c).
    pub(crate) fn answer(
        &self,
        board: &mut Board,
        mut sale: Sale,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        sale.answer(board.asked, action == Action::Offer);
        let sellers = self.sellers(board, board.active());
        self.go_on_selling(board, sale, &sellers, log)
    }

    pub(crate) fn answer_call(
        &self,
        board: &mut Board,
        sale: Sale,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let production = self.answer(board, sale, action, log);
        self.go_on_after(board, production, log);
    }

    /// Ends the cycle once production has come to its end.
    pub(crate) fn go_on_after(
        &self,
        board: &mut Board,
        production: Production,
        log: &mut impl Log<Event>,
    ) {
        if production == Production::Ended {
            self.end_of_cycle(board, log);
        }
    }

    /// Income, share steps, costs and fading distribution, in the order of the rule book.
    fn settle_sale(
        &self,
        board: &mut Board,
        sale: &Sale,
        sellers: &Sellers,
        log: &mut impl Log<Event>,
    ) -> Production {
        let good = board.active();
        let producers = board.producers(good);
        let mut unsold = [0; MAX_SEATS];
        for seat in board.turn_order().filter(|seat| producers.contains(*seat)) {
            let count = sale.sold[seat.index()];
            let from_store = sale.from_store(seat, sellers);
            unsold[seat.index()] = sellers[seat.index()].produced - (count - from_store);
            if count > 0 {
                let company = board.company_mut(seat);
                company.stored[good.index()] -= from_store;
                let income = u16::from(count) * u16::from(company.factory(good).price);
                log.tell(Event::Sold {
                    seat,
                    good,
                    count,
                    from_store,
                });
                self.receive(board, seat, income, Income::Sale { good, count }, log);
            }
        }
        if sale.importer_sold > 0 {
            log.tell(Event::ImporterSold {
                good,
                count: sale.importer_sold,
            });
        }
        self.advance_shares(board, sale, sellers, log);
        for seat in board.turn_order().filter(|seat| producers.contains(*seat)) {
            self.pay_wages(board, seat, good, log);
        }
        for seat in board.turn_order().filter(|seat| producers.contains(*seat)) {
            self.fade_distribution(board, seat, good, log);
        }
        self.next_storage(board, 0, unsold)
    }

    /// Steps for goods sold, for the most appeal and for the most sold (III.2).
    fn advance_shares(
        &self,
        board: &mut Board,
        sale: &Sale,
        sellers: &Sellers,
        log: &mut impl Log<Event>,
    ) {
        let most_appeal = sole_highest(sellers.map(|seller| seller.appeal), sale.importer);
        let most_sold = sole_highest(sale.sold, sale.importer_sold);
        for seat in board.turn_order() {
            let sold = sale.sold[seat.index()];
            if sold == 0 {
                continue;
            }
            let steps = i16::from(sold.min(2));
            self.move_share(board, seat, steps, Because::GoodsSold, log);
            if most_appeal == Some(seat) {
                self.move_share(board, seat, 1, Because::MostAppeal, log);
            }
            if most_sold == Some(seat) {
                self.move_share(board, seat, 1, Because::MostSold, log);
            }
        }
    }

    /// Wages and running costs of machines, as one sum (III.3).
    fn pay_wages(&self, board: &mut Board, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        let factory = board.company(seat).factory(good);
        let (workers, machines) = (factory.workers(), factory.machine_count());
        let wages = u16::from(workers) * u16::from(self.wage(board));
        let running = u16::from(machines) * MACHINE_COST;
        self.provide(board, seat, wages + running, log);
        self.pay(board, seat, wages, Cost::Wages { good, workers }, log);
        self.pay(board, seat, running, Cost::Machines { good, machines }, log);
    }

    /// Distribution loses a level; where the appeal would fall below 0 the price gives way (III.3).
    fn fade_distribution(
        &self,
        board: &mut Board,
        seat: Seat,
        good: Good,
        log: &mut impl Log<Event>,
    ) {
        let quality = self.quality(board, seat, good);
        let factory = board.company_mut(seat).factory_mut(good);
        if factory.distribution == 0 {
            return;
        }
        factory.distribution -= 1;
        let (to, price) = (factory.distribution, factory.price);
        log.tell(Event::DistributionFaded { seat, good, to });
        if quality + to < price {
            self.set_price(board, seat, good, price - 1, log);
            self.move_share(board, seat, -1, Because::PriceCut, log);
        }
    }

    /// Asks the next player with unsold goods what to store (III.4).
    fn next_storage(&self, board: &mut Board, from: u8, unsold: [u8; MAX_SEATS]) -> Production {
        for step in from..board.players {
            let seat = board.in_turn_order(step);
            if unsold[seat.index()] > 0 {
                board.ask(seat, Phase::Storage { step, unsold });
                return Production::Asks;
            }
        }
        Production::Ended
    }

    /// How many goods of the active kind the price scale can hold right of the price.
    #[inline]
    fn storage_spaces(&self, board: &Board) -> u8 {
        let good = board.active();
        self.components.price_max - board.own().factory(good).price
    }

    /// Offers each stock of goods that can be reached, once. Older goods of
    /// other kinds are thrown away only as far as new ones need the room.
    pub(crate) fn offer_storage(
        &self,
        board: &Board,
        unsold: [u8; MAX_SEATS],
        offers: &mut impl Offers<Action>,
    ) {
        let active = board.active().index();
        let stored = board.own().stored;
        let others: u8 = board.own().stored_in_all() - stored[active];
        let most = (stored[active] + unsold[board.asked.index()])
            .min(self.storage_spaces(board))
            .min(self.components.storage);
        for count in stored[active]..=most {
            let room = self.components.storage - count;
            if others <= room {
                let mut keep = stored;
                keep[active] = count;
                offers.offer(Action::Keep(keep));
                continue;
            }
            let [a, b, c] = match active {
                0 => [1, 2, 3],
                1 => [0, 2, 3],
                2 => [0, 1, 3],
                _ => [0, 1, 2],
            };
            for x in 0..=stored[a].min(room) {
                for y in 0..=stored[b].min(room - x) {
                    let z = room - x - y;
                    if z <= stored[c] {
                        let mut keep = [0; 4];
                        (keep[active], keep[a], keep[b], keep[c]) = (count, x, y, z);
                        offers.offer(Action::Keep(keep));
                    }
                }
            }
        }
    }

    pub(crate) fn check_storage(
        &self,
        board: &Board,
        unsold: [u8; MAX_SEATS],
        keep: [u8; 4],
    ) -> Result<(), Illegal> {
        let active = board.active();
        let stored = board.own().stored;
        let mut discarded = 0;
        for good in Good::ALL {
            let kept = keep[good.index()];
            let there = stored[good.index()];
            if good == active {
                let unsold = unsold[board.asked.index()];
                require(kept <= there + unsold, Reason::KeepTooMany)?;
                require(kept >= there, Reason::NeedlessDiscard)?;
                require(kept <= self.storage_spaces(board), Reason::NoStorageSpace)?;
            } else {
                require(kept <= there, Reason::KeepTooMany)?;
                discarded += there - kept;
            }
        }
        let total = keep.iter().sum::<u8>();
        require(total <= self.components.storage, Reason::StorageFull)?;
        require(
            discarded == 0 || total == self.components.storage,
            Reason::NeedlessDiscard,
        )
    }

    /// Keeps all there is room for, and the goods that bring most in a warehouse sale.
    pub(crate) fn usual_storage(&self, board: &Board, unsold: [u8; MAX_SEATS]) -> Action {
        let active = board.active().index();
        let stored = board.own().stored;
        let mut keep = stored;
        keep[active] = (stored[active] + unsold[board.asked.index()])
            .min(self.storage_spaces(board))
            .max(stored[active]);
        while keep.iter().sum::<u8>() > self.components.storage {
            let dispensable = |good: &Good| {
                let needed = if good.index() == active {
                    stored[active]
                } else {
                    0
                };
                keep[good.index()] > needed
            };
            let cheapest = Good::ALL
                .into_iter()
                .filter(dispensable)
                .min_by_key(|good| self.components.factories[good.index()].warehouse_price);
            match cheapest {
                Some(good) => keep[good.index()] -= 1,
                None => break,
            }
        }
        Action::Keep(keep)
    }

    /// The small question that is asked now: its id, and what `always` and `never` answer.
    pub fn small_question(&self, board: &Board) -> Option<(&'static str, Action, Action)> {
        match board.phase {
            Phase::Sale(_) => Some(("sell-stored", Action::Offer, Action::Hold)),
            Phase::Storage { unsold, .. } => Some((
                "store-unsold",
                self.usual_storage(board, unsold),
                Action::Keep(board.own().stored),
            )),
            _ => None,
        }
    }

    /// Puts goods in store; what is left over is lost.
    pub(crate) fn keep(
        &self,
        board: &mut Board,
        step: u8,
        unsold: [u8; MAX_SEATS],
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        let Action::Keep(keep) = action else {
            return Production::Asks;
        };
        let seat = board.asked;
        let active = board.active();
        for good in Good::ALL {
            let new = if good == active {
                unsold[seat.index()]
            } else {
                0
            };
            let stored = board.company(seat).stored[good.index()];
            let kept = keep[good.index()];
            if kept > stored {
                let count = kept - stored;
                log.tell(Event::Stored { seat, good, count });
            }
            if kept < stored + new {
                let count = stored + new - kept;
                log.tell(Event::Lost { seat, good, count });
            }
        }
        board.company_mut(seat).stored = keep;
        self.next_storage(board, step + 1, unsold)
    }

    pub(crate) fn store(
        &self,
        board: &mut Board,
        step: u8,
        unsold: [u8; MAX_SEATS],
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let production = self.keep(board, step, unsold, action, log);
        self.go_on_after(board, production, log);
    }
}

/// The seat with the single highest number, if it also surpasses the importer's.
#[inline]
fn sole_highest(numbers: [u8; MAX_SEATS], importer: u8) -> Option<Seat> {
    let highest = numbers.into_iter().max().filter(|most| *most > importer)?;
    let mut seats = Seat::all(MAX_SEATS as u8).filter(|seat| numbers[seat.index()] == highest);
    let seat = seats.next()?;
    seats.next().is_none().then_some(seat)
}
