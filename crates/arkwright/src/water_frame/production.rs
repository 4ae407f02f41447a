//! The production phase from the calls to storage, with extra shifts, school, patron, jubilee, ships
//! and both warehouses (III).

use table::{Illegal, Log, MAX_SEATS, Message, Offers, Seat, Seats};

use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::harbour::Selling;
use super::phase::{AfterSale, WaterPhase};
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::event::{Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::phase::Phase;
use crate::production::Production;
use crate::reason::{Reason, require};
use crate::sale::{Sale, Sellers};

/// Where a production phase goes on once the sale in England is over: a question, and the place of
/// the player in turn order who may be asked it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    AfterSale(u8, AfterSale),
    Shipment(u8),
    Storing(u8),
}

impl Arkwright<WaterFrame> {
    /// What a row of a factory makes that is full, counted from 0; an incomplete one makes nothing.
    fn made_in_row(&self, board: &Board<WaterFrame>, seat: Seat, good: Good, row: usize) -> u8 {
        let factory = board.company(seat).factory(good);
        let end = self.tables.row_end(good, row);
        if !factory.is_built() || factory.pieces < end {
            return 0;
        }
        let before = end - self.tables.row(good, row).size();
        let output = |pieces: u8| self.tables.output(good, factory.level, pieces);
        output(end) - output(before)
    }

    /// The highest row of a factory that is operating, so that it would make something, counted from
    /// 0 (player's book 1.8).
    fn operating_row(&self, board: &Board<WaterFrame>, seat: Seat, good: Good) -> Option<usize> {
        let operates = |row: &usize| self.made_in_row(board, seat, good, *row) > 0;
        (0..4).rev().find(operates)
    }

    /// Goods that the highest operating row of a factory makes.
    pub(crate) fn operating_row_output(
        &self,
        board: &Board<WaterFrame>,
        seat: Seat,
        good: Good,
    ) -> u8 {
        let row = self.operating_row(board, seat, good);
        row.map_or(0, |row| self.made_in_row(board, seat, good, row))
    }

    /// What the rows that work produce: without the one that is shut (III.1).
    pub(super) fn working_output(&self, board: &Board<WaterFrame>, seat: Seat, good: Good) -> u8 {
        let output = self.output(board, seat, good);
        match board.parts.production.shut.contains(seat) {
            true => output - self.operating_row_output(board, seat, good),
            false => output,
        }
    }

    /// Workers, wages, machines and running costs of a factory (III.3).
    pub(crate) fn water_running_costs(
        &self,
        board: &Board<WaterFrame>,
        seat: Seat,
        good: Good,
    ) -> (u8, u16, u8, u16) {
        let factory = board.company(seat).factory(good);
        let (mut workers, mut machines) = (factory.workers(), factory.machine_count());
        if board.parts.production.shut.contains(seat)
            && let Some(row) = self.operating_row(board, seat, good)
        {
            machines -= factory.machines[row];
            workers -= self.tables.row(good, row).size() - factory.machines[row];
        }
        let (wages, running) = self.factory_costs(board, seat, good, workers, machines);
        (workers, wages, machines, running)
    }

    /// What everybody brings to the sale: nothing of a row that is shut, one more with extra shifts,
    /// nothing from store once he has stopped (III.1).
    pub(crate) fn water_sellers(
        &self,
        board: &Board<WaterFrame>,
        good: Good,
        sellers: &mut Sellers,
    ) {
        let selling = &board.parts.production;
        for seat in Seat::all(board.players) {
            if !board.company(seat).factory(good).is_built() {
                continue;
            }
            let seller = &mut sellers[seat.index()];
            let shifted = u8::from(selling.shifted.contains(seat));
            seller.produced = self.working_output(board, seat, good) + shifted;
            if selling.stopped.contains(seat) {
                seller.stored = 0;
            }
        }
    }

    /// Who may still work extra shifts in the sale of the active good.
    pub(crate) fn shifting(&self, board: &Board<WaterFrame>) -> Seats {
        let may = |seat: &Seat| {
            self.may_shift_now(board, *seat) && !board.parts.production.stopped.contains(*seat)
        };
        Seat::all(board.players).filter(may).collect()
    }

    /// Whether extra shifts can be worked: somebody has to be at work.
    pub(crate) fn may_shift_now(&self, board: &Board<WaterFrame>, seat: Seat) -> bool {
        board.harbour(seat).has(Tile::ExtraShifts)
            && self.working_output(board, seat, board.active()) > 0
    }

    /// Returns the extra shifts for one more good.
    pub(crate) fn work_extra_shift(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        log: &mut impl Log<Event>,
    ) {
        let good = board.active();
        self.return_tile(board, seat, Tile::ExtraShifts, log);
        board.parts.production.unsold[seat.index()] += 1;
        log.tell(Event::Water(WaterEvent::ExtraShift { seat, good }));
    }

    /// Goods of the active kind that a player has, unsold or in store.
    pub(crate) fn goods_at_hand(&self, board: &Board<WaterFrame>, seat: Seat) -> u8 {
        board.parts.production.unsold[seat.index()]
            + board.company(seat).stored[board.active().index()]
    }

    /// Uses goods of the active kind, unsold ones first.
    pub(crate) fn use_goods(&self, board: &mut Board<WaterFrame>, seat: Seat, count: u8) {
        let good = board.active();
        let unsold = &mut board.parts.production.unsold[seat.index()];
        let from_unsold = count.min(*unsold);
        *unsold -= from_unsold;
        board.company_mut(seat).stored[good.index()] -= count - from_unsold;
    }

    pub(crate) fn offer_water_call(
        &self,
        board: &Board<WaterFrame>,
        sale: &Sale,
        offers: &mut impl Offers<Action>,
    ) {
        let sellers = self.sellers_in(board, sale);
        if sale.may_shift(board.asked, &sellers, self.shifting(board)) {
            offers.offer(Action::Extra);
        }
        if sale.has_stored_left(board.asked, &sellers) {
            offers.offer(Action::Offer);
        }
        offers.offer(Action::Hold);
    }

    pub(crate) fn check_water_call(
        &self,
        board: &Board<WaterFrame>,
        sale: &Sale,
        action: Action,
    ) -> Result<(), Illegal> {
        let sellers = self.sellers_in(board, sale);
        match action {
            Action::Extra => {
                let has_tile = board.own_harbour().has(Tile::ExtraShifts);
                require(has_tile, Reason::TileNotOwned)?;
                let in_time = sale.may_shift(board.asked, &sellers, self.shifting(board));
                require(in_time, Reason::ExtraTooLate)
            }
            Action::Offer => {
                let has_one = sale.has_stored_left(board.asked, &sellers);
                require(has_one, Reason::NoGoodToSell)
            }
            Action::Hold => Ok(()),
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    /// Notes what the answer to a call means beyond it: who holds has stopped selling.
    pub(crate) fn call_answered(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        match action {
            Action::Hold => board.parts.production.stopped.insert(seat),
            Action::Extra => {
                let good = board.active();
                self.return_tile(board, seat, Tile::ExtraShifts, log);
                board.parts.production.shifted.insert(seat);
                log.tell(Event::Water(WaterEvent::ExtraShift { seat, good }));
            }
            _ => {}
        }
    }

    /// Whether a player may shut a row that he has not shut yet (player's book 1.8).
    pub(crate) fn may_shut(&self, board: &Board<WaterFrame>, seat: Seat) -> bool {
        board.harbour(seat).has(Tile::School)
            && !board.parts.production.shut.contains(seat)
            && self.operating_row_output(board, seat, board.active()) > 0
    }

    /// Before the first good is sold the owners of a school are asked in turn order whether they shut
    /// a row; then the sale begins (player's book 1.8).
    pub(crate) fn ask_before_sale(
        &self,
        board: &mut Board<WaterFrame>,
        from: u8,
        log: &mut impl Log<Event>,
    ) -> Production {
        for step in from..board.players {
            let seat = board.in_turn_order(step);
            if self.may_shut(board, seat) {
                board.ask(seat, Phase::Water(WaterPhase::BeforeSale { step }));
                return Production::Asks;
            }
        }
        self.begin_sale(board, log)
    }

    pub(crate) fn before_sale_question(board: &Board<WaterFrame>) -> Message {
        Message::new("prompt-school-before").with("good", board.active().word())
    }

    pub(crate) fn answer_before_sale(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        self.note_before_sale(board, action, log);
        self.ask_before_sale(board, step + 1, log)
    }

    /// What the answer to the question before the sale does by itself.
    pub(super) fn note_before_sale(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if action == Action::Shut {
            self.shut_row(board, log);
        }
    }

    /// The asked player shuts the highest operating row of the active factory.
    fn shut_row(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let (seat, good) = (board.asked, board.active());
        if let Some(row) = self.operating_row(board, seat, good) {
            board.parts.production.shut.insert(seat);
            let row = row as u8 + 1;
            log.tell(Event::Water(WaterEvent::RowShut { seat, good, row }));
        }
    }

    /// The sale in England is over; then the players are asked what they still sell.
    pub(crate) fn after_market_sale(
        &self,
        board: &mut Board<WaterFrame>,
        sale: &Sale,
        unsold: [u8; MAX_SEATS],
        log: &mut impl Log<Event>,
    ) -> Production {
        let selling = &mut board.parts.production;
        selling.sold = sale.sold;
        selling.importer_sold = sale.importer_sold;
        selling.unsold = unsold;
        self.produce_on(board, Next::AfterSale(0, AfterSale::School), log)
    }

    /// Goes on with the phase until somebody has a choice or it ends.
    pub(super) fn produce_on(
        &self,
        board: &mut Board<WaterFrame>,
        mut next: Next,
        log: &mut impl Log<Event>,
    ) -> Production {
        loop {
            next = match next {
                Next::AfterSale(step, _) if step == board.players => {
                    self.settle_water_sale(board, log);
                    Next::Shipment(0)
                }
                Next::AfterSale(step, asks) => {
                    let seat = board.in_turn_order(step);
                    if self.has_question(board, seat, asks) {
                        let phase = WaterPhase::AfterSale { step, asks };
                        board.ask(seat, Phase::Water(phase));
                        return Production::Asks;
                    }
                    after_question(step, asks)
                }
                Next::Shipment(step) if step == board.players => Next::Storing(0),
                Next::Shipment(step) => {
                    let seat = board.in_turn_order(step);
                    if self.can_ship(board, seat) {
                        let phase = WaterPhase::Shipment { step };
                        board.ask(seat, Phase::Water(phase));
                        return Production::Asks;
                    }
                    self.contract_overdue(board, seat, log);
                    Next::Shipment(step + 1)
                }
                Next::Storing(step) if step == board.players => {
                    board.parts.production = Selling::default();
                    return Production::Ended;
                }
                Next::Storing(step) => {
                    let seat = board.in_turn_order(step);
                    if self.can_store_extra(board, seat) {
                        let phase = WaterPhase::StoreExtra { step };
                        board.ask(seat, Phase::Water(phase));
                        return Production::Asks;
                    }
                    match self.ask_storing(board, step, log) {
                        Production::Asks => return Production::Asks,
                        Production::Ended => Next::Storing(step + 1),
                    }
                }
            };
        }
    }

    /// Whether a player is asked something after the sale; who lacks the thing is not.
    pub(crate) fn has_question(
        &self,
        board: &Board<WaterFrame>,
        seat: Seat,
        asks: AfterSale,
    ) -> bool {
        let harbour = board.harbour(seat);
        let good = board.active();
        if !board.company(seat).factory(good).is_built() {
            return false;
        }
        let has_good = || self.goods_at_hand(board, seat) > 0 || self.may_shift_now(board, seat);
        match asks {
            AfterSale::School => {
                let unsold = board.parts.production.unsold[seat.index()];
                self.may_shut(board, seat) && unsold >= self.operating_row_output(board, seat, good)
            }
            AfterSale::Patron => harbour.has(Tile::patron(good)) && has_good(),
            AfterSale::Jubilee => harbour.jubilee && has_good(),
        }
    }

    pub(crate) fn after_sale_question(board: &Board<WaterFrame>, asks: AfterSale) -> Message {
        let id = match asks {
            AfterSale::School => "prompt-school-row",
            AfterSale::Patron => "prompt-patron",
            AfterSale::Jubilee => "prompt-jubilee",
        };
        Message::new(id).with("good", board.active().word())
    }

    pub(crate) fn offer_after_sale(
        &self,
        board: &Board<WaterFrame>,
        asks: AfterSale,
        offers: &mut impl Offers<Action>,
    ) {
        offers.offer(match asks {
            AfterSale::School => Action::Shut,
            _ if self.goods_at_hand(board, board.asked) > 0 => Action::Offer,
            _ => Action::Extra,
        });
        offers.offer(Action::Hold);
    }

    pub(crate) fn check_after_sale(
        &self,
        board: &Board<WaterFrame>,
        asks: AfterSale,
        action: Action,
    ) -> Result<(), Illegal> {
        let has_good = self.goods_at_hand(board, board.asked) > 0;
        match (asks, action) {
            (_, Action::Hold) | (AfterSale::School, Action::Shut) => Ok(()),
            (AfterSale::School, _) => Err(Reason::NotNow.illegal()),
            (_, Action::Offer) => require(has_good, Reason::NoGoodToSell),
            (_, Action::Extra) => {
                let has_tile = board.own_harbour().has(Tile::ExtraShifts);
                require(has_tile, Reason::TileNotOwned)?;
                require(!has_good, Reason::GoodAtHand)
            }
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    pub(crate) fn answer_after_sale(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        asks: AfterSale,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        self.note_after_sale(board, asks, action, log);
        self.produce_on(board, after_question(step, asks), log)
    }

    /// What the answer to a question after the sale does by itself.
    pub(super) fn note_after_sale(
        &self,
        board: &mut Board<WaterFrame>,
        asks: AfterSale,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        match action {
            Action::Shut => {
                let lost = self.operating_row_output(board, seat, board.active());
                board.parts.production.unsold[seat.index()] -= lost;
                self.shut_row(board, log);
            }
            Action::Offer | Action::Extra => {
                if action == Action::Extra {
                    self.work_extra_shift(board, seat, log);
                }
                self.use_goods(board, seat, 1);
                board.parts.production.sold[seat.index()] += 1;
                match asks {
                    AfterSale::Jubilee => {
                        board.harbour_mut(seat).jubilee = false;
                        board.parts.production.jubilee.insert(seat);
                    }
                    _ => board.parts.production.patron.insert(seat),
                }
            }
            _ => {}
        }
    }

    /// Share steps, wages and fading distribution, with all that was sold (III.2, III.3).
    fn settle_water_sale(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let good = board.active();
        let mut appeals = [0; MAX_SEATS];
        for seat in Seat::all(board.players) {
            appeals[seat.index()] = self.appeal(board, seat, good);
        }
        let selling = board.parts.production;
        self.pay_for_goods(board, log);
        let importer = board.importers[good.index()];
        self.settle_production(
            board,
            selling.sold,
            appeals,
            importer,
            selling.importer_sold,
            log,
        );
    }

    /// At the end of the sale everybody gets the price of each good sold (III.1).
    fn pay_for_goods(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let good = board.active();
        let selling = board.parts.production;
        for seat in board.turn_order() {
            let price = board.company(seat).factory(good).price;
            let (patron, jubilee) = (
                selling.patron.contains(seat),
                selling.jubilee.contains(seat),
            );
            let count = selling.sold[seat.index()] - u8::from(patron) - u8::from(jubilee);
            let income = u16::from(count) * u16::from(price);
            let why = Income::Sale { good, count, price };
            self.receive(board, seat, income, why, log);
            if patron {
                self.receive(board, seat, u16::from(price), Income::Patron { good }, log);
            }
            if jubilee {
                self.receive(board, seat, u16::from(price), Income::Jubilee { good }, log);
            }
        }
    }

    pub(crate) fn answer_shipment(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        self.ship_active(board, action, log);
        self.produce_on(board, Next::Shipment(step + 1), log)
    }

    pub(crate) fn answer_store_extra(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        if action == Action::Extra {
            self.work_extra_shift(board, board.asked, log);
        }
        match self.ask_storing(board, step, log) {
            Production::Asks => Production::Asks,
            Production::Ended => self.produce_on(board, Next::Storing(step + 1), log),
        }
    }

    pub(crate) fn answer_storing(
        &self,
        board: &mut Board<WaterFrame>,
        step: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Production {
        self.store(board, action, log);
        self.produce_on(board, Next::Storing(step + 1), log)
    }

    /// Leaves the asked player with the goods that he keeps.
    pub(crate) fn store(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let good = board.active();
        if let Action::Keep(keep) = action {
            let unsold = std::mem::take(&mut board.parts.production.unsold[seat.index()]);
            let new = keep[good.index()] - board.company(seat).stored[good.index()];
            if new > 0 {
                let count = new;
                log.tell(Event::Stored { seat, good, count });
            }
            if new < unsold {
                let count = unsold - new;
                log.tell(Event::Lost { seat, good, count });
            }
            board.company_mut(seat).stored[good.index()] = keep[good.index()];
            self.keep_goods(board, seat, keep, log);
        }
    }
}

/// What comes after a question to a player: his next one, or the next player's first.
pub(super) fn after_question(step: u8, asks: AfterSale) -> Next {
    match asks {
        AfterSale::School => Next::AfterSale(step, AfterSale::Patron),
        AfterSale::Patron => Next::AfterSale(step, AfterSale::Jubilee),
        AfterSale::Jubilee => Next::AfterSale(step + 1, AfterSale::School),
    }
}
