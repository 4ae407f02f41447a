//! The production phase: sale, share steps, wages, fading distribution (III.1 to 3).

use table::{Illegal, Log, MAX_SEATS, Message, Offers, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Because, Cost, Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::{Phase, PhaseRules};
use crate::sale::{Sale, Seller, Sellers, SoldGood};

/// Whether production has come to its end or waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Production {
    /// Somebody has to answer.
    Asks,
    /// It is over.
    Ended,
}

/// Tells the goods of a sale as events.
struct Calls<'a, L> {
    good: Good,
    log: &'a mut L,
}

impl<L: Log<Event>> Log<SoldGood> for Calls<'_, L> {
    #[inline]
    fn tell(&mut self, sold: SoldGood) {
        self.log.tell(Event::Called {
            good: self.good,
            appeal: sold.call,
            seller: sold.seller,
            from_store: sold.from_store,
        });
    }

    #[inline]
    fn wants_details(&self) -> bool {
        self.log.wants_details()
    }
}

/// Goods are being sold, and a player may add stored ones (III.1).
impl<E: Edition> PhaseRules<E> for Sale {
    fn section(&self, _: &Board<E>) -> &'static str {
        "III.1"
    }

    fn question(&self, board: &Board<E>) -> Message {
        Message::new("prompt-sale").with("good", board.active().word())
    }

    #[inline]
    fn offer(&self, game: &Arkwright<E>, board: &Board<E>, offers: &mut impl Offers<Action>) {
        E::offer_call(game, board, self, offers);
    }

    fn check(&self, game: &Arkwright<E>, board: &Board<E>, action: Action) -> Result<(), Illegal> {
        E::check_call(game, board, self, action)
    }

    fn carry_out(
        self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let production = game.answer_call(board, self, action, log);
        game.end_cycle_after(production, board, log);
    }
}

impl<E: Edition> Arkwright<E> {
    /// What everybody brings to the sale of a good; without a factory, nothing (III.1).
    #[inline]
    pub fn sellers(&self, board: &Board<E>, good: Good) -> Sellers {
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
        E::sellers(self, board, good, &mut sellers);
        sellers
    }

    /// What everybody brought to a sale under way: the stored goods sold in it have left the
    /// warehouse already (III.1 c).
    #[inline]
    pub(crate) fn sellers_in(&self, board: &Board<E>, sale: &Sale) -> Sellers {
        let mut sellers = self.sellers(board, board.active());
        for seat in Seat::all(board.players) {
            let seller = &mut sellers[seat.index()];
            if seller.appeal > 0 {
                let gone = sale.gone_from_store(seat, seller.produced);
                seller.stored = seller.stored.saturating_add(gone);
            }
        }
        sellers
    }

    /// The board with the stored goods back in the warehouse that the sale under way has taken.
    pub(crate) fn before_sale(&self, board: &Board<E>) -> Board<E> {
        let mut before = *board;
        if let Phase::Sale(sale) = board.phase {
            let good = board.active();
            let sellers = self.sellers(board, good);
            for seat in board.producers(good).iter() {
                let gone = sale.gone_from_store(seat, sellers[seat.index()].produced);
                let stored = &mut before.company_mut(seat).stored[good.index()];
                *stored = stored.saturating_add(gone);
            }
        }
        before
    }

    /// Begins the production phase of the active good.
    pub(crate) fn begin_production(
        &self,
        board: &mut Board<E>,
        log: &mut impl Log<Event>,
    ) -> Production {
        E::begin_production(board);
        let good = board.active();
        log.tell(Event::ProductionBegan {
            good,
            demand: self.demand(board, good),
            importer: board.importers[good.index()],
            wage: self.wage(board),
        });
        E::before_sale(self, board, log)
    }

    /// The factories of the active good produce, and the calls begin (III.1).
    pub(crate) fn begin_sale(&self, board: &mut Board<E>, log: &mut impl Log<Event>) -> Production {
        let good = board.active();
        let sellers = self.sellers(board, good);
        for seat in board.turn_order() {
            let count = sellers[seat.index()].produced;
            if count > 0 {
                log.tell(Event::Produced { seat, good, count });
            }
        }
        let importer = board.importers[good.index()];
        let sale = Sale::new(self.demand(board, good), importer, &sellers);
        self.go_on_selling(board, sale, &sellers, log)
    }

    pub(crate) fn go_on_selling(
        &self,
        board: &mut Board<E>,
        mut sale: Sale,
        sellers: &Sellers,
        log: &mut impl Log<Event>,
    ) -> Production {
        let mut calls = Calls {
            good: board.active(),
            log,
        };
        match sale.run_telling(sellers, board.start, E::shifting(self, board), &mut calls) {
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
    pub(crate) fn answer_call(
        &self,
        board: &mut Board<E>,
        mut sale: Sale,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        self.take_answer(board, &mut sale, action, log);
        let sellers = self.sellers_in(board, &sale);
        self.go_on_selling(board, sale, &sellers, log)
    }

    /// What the answer of a called player does by itself (III.1 c).
    #[inline]
    pub(crate) fn take_answer(
        &self,
        board: &mut Board<E>,
        sale: &mut Sale,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let (seat, good) = (board.asked, board.active());
        let sells = action == Action::Offer;
        // Extra shifts answer a call by producing, so the good is sold as one of the production.
        if action != Action::Extra {
            sale.answer(seat, sells);
        }
        board.company_mut(seat).stored[good.index()] -= u8::from(sells);
        E::answered(self, board, action, log);
    }

    /// Ends the cycle, unless its production waits for an answer.
    pub(crate) fn end_cycle_after(
        &self,
        production: Production,
        board: &mut Board<E>,
        log: &mut impl Log<Event>,
    ) {
        if production == Production::Ended {
            self.end_of_cycle(board, log);
        }
    }

    /// Income, share steps, costs and fading distribution, in the order of the rule book.
    fn settle_sale(
        &self,
        board: &mut Board<E>,
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
                let price = board.company(seat).factory(good).price;
                let income = u16::from(count) * u16::from(price);
                log.tell(Event::Sold {
                    seat,
                    good,
                    count,
                    from_store,
                });
                if E::PAYS_EACH_SALE {
                    let why = Income::Sale { good, count, price };
                    self.receive(board, seat, income, why, log);
                }
            }
        }
        if sale.importer_sold > 0 {
            log.tell(Event::ImporterSold {
                good,
                count: sale.importer_sold,
            });
        }
        if sale.demand > 0 {
            log.tell(Event::DemandLeft {
                good,
                count: sale.demand,
            });
        }
        E::after_sale(self, board, sale, sellers, unsold, log)
    }

    /// Share steps, wages and fading distribution (III.2, III.3).
    #[inline]
    pub(crate) fn settle_production(
        &self,
        board: &mut Board<E>,
        sold: [u8; MAX_SEATS],
        appeals: [u8; MAX_SEATS],
        importer: u8,
        importer_sold: u8,
        log: &mut impl Log<Event>,
    ) {
        let good = board.active();
        let producers = board.producers(good);
        let most_appeal = E::highest(board, appeals, importer);
        let most_sold = E::highest(board, sold, importer_sold);
        self.advance_shares(board, sold, most_appeal, most_sold, log);
        for seat in board.turn_order().filter(|seat| producers.contains(*seat)) {
            self.pay_wages(board, seat, good, log);
        }
        for seat in board.turn_order().filter(|seat| producers.contains(*seat)) {
            self.fade_distribution(board, seat, good, log);
        }
    }

    /// Steps for goods sold, for the most appeal and for the most sold (III.2).
    fn advance_shares(
        &self,
        board: &mut Board<E>,
        sold: [u8; MAX_SEATS],
        most_appeal: Option<Seat>,
        most_sold: Option<Seat>,
        log: &mut impl Log<Event>,
    ) {
        for seat in board.turn_order() {
            let sold = sold[seat.index()];
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
    fn pay_wages(&self, board: &mut Board<E>, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        let (workers, wages, machines, running) = E::running_costs(self, board, seat, good);
        let wage = self.wage(board);
        self.ensure_cash(board, seat, wages + running, log);
        let why = Cost::Wages {
            good,
            workers,
            wage,
        };
        self.pay(board, seat, wages, why, log);
        self.pay(board, seat, running, Cost::Machines { good, machines }, log);
    }

    /// Distribution loses a level; where the appeal would fall below 0 the price gives way (III.3).
    fn fade_distribution(
        &self,
        board: &mut Board<E>,
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
}

/// The seat with the single highest number, if it also surpasses the importer's.
#[inline]
pub(crate) fn sole_highest(numbers: [u8; MAX_SEATS], importer: u8) -> Option<Seat> {
    let highest = numbers.into_iter().max().filter(|most| *most > importer)?;
    let mut seats = Seat::all(MAX_SEATS as u8).filter(|seat| numbers[seat.index()] == highest);
    let seat = seats.next()?;
    seats.next().is_none().then_some(seat)
}
