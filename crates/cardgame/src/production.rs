//! The production phase, player by player: producing and selling to the home market (production a).

use table::{Log, Offers, Seats};

use crate::action::Action;
use crate::board::{Board, Company, Factory, Hand};
use crate::card::Card;
use crate::event::{Event, GivenBack};
use crate::game::CardGame;
use crate::good::{GOODS, Good};
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::tables::MOST_SHIPPED;

impl CardGame {
    /// What a factory makes with so many of its worker cards.
    #[inline]
    pub fn output(&self, factory: &Factory, good: Good, cards: u8) -> u8 {
        let tile = &self.components.factories[good.index()][usize::from(factory.side) - 1];
        let mut made = tile.goods;
        for (position, side) in factory.workers.into_iter().enumerate() {
            if side > 0 && position < usize::from(cards) {
                let card = &self.components.workers[good.index()][position];
                made = made.saturating_add(card.goods[usize::from(side > 1)]);
            }
        }
        made
    }

    /// The demand value of a good.
    #[inline]
    pub fn demand(&self, board: &Board, good: Good) -> u8 {
        self.tables.demand(good, board.demand[good.index()])
    }

    /// The demand value beside a step of a demand track.
    #[inline]
    pub fn demand_at(&self, good: Good, step: u8) -> u8 {
        self.tables.demand(good, step)
    }

    /// Where the demand marker comes from a step when an appeal marker moves (action phase b).
    #[inline]
    pub fn demand_after(&self, good: Good, step: u8, from: u8, to: u8) -> u8 {
        self.tables.demand_after(good, step, from, to)
    }

    /// The highest space of the appeal tracks.
    #[inline]
    pub fn most_appeal(&self) -> u8 {
        self.tables.most_appeal
    }

    /// How many goods a player may sell to the home market, if so many Patrons help.
    #[inline]
    pub fn home_limit(&self, board: &Board, factory: &Factory, good: Good, patrons: u8) -> u8 {
        let appeal = factory.appeal;
        match appeal.checked_sub(self.demand(board, good)) {
            None | Some(0) => 0,
            Some(above) => above.saturating_add(patrons).min(appeal),
        }
    }

    /// The limit of the asked player in the production that goes on.
    #[inline]
    pub(crate) fn limit(&self, board: &Board) -> u8 {
        let good = board.good();
        self.home_limit(board, board.own().factory(good), good, board.hand.patrons)
    }

    pub(crate) fn begin_production(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let good = board.good();
        log.tell(Event::ProductionBegan {
            good,
            demand: self.demand(board, good),
            wage: self.wage(board),
        });
        board.step = 0;
        board.sold = [0; table::MAX_SEATS];
        board.produced = Seats::NONE;
        self.go_on_producing(board, log);
    }

    /// Lets the next player with a factory of the active good produce.
    pub(crate) fn go_on_producing(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let good = board.good();
        board.hand = Hand::default();
        while board.step < self.players {
            let seat = board.start.clockwise(board.step, self.players);
            let own = board.company(seat);
            let factory = own.factory(good);
            if factory.is_open() && !own.is_bankrupt {
                let has_shift = own.cards.contains(Card::ExtraShift);
                board.hand.fresh = self.output(factory, good, 2);
                board.produced.insert(seat);
                board.ask(seat, Phase::Shift);
                if !has_shift {
                    self.begin_sale(board, false, log);
                }
                return;
            }
            board.step += 1;
        }
        // All have paid at the same time: who fails is out in this round, whoever sits first.
        if !self.ends_with_survivors(board, log) {
            self.raise_values(board, log);
        }
    }

    pub(crate) fn answer_shift(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let has_shift = action == Action::Use(Card::ExtraShift);
        if has_shift {
            let seat = board.asked;
            self.give_back(board, seat, Card::ExtraShift, GivenBack::Spent, log);
            board.hand.fresh = board.hand.fresh.saturating_add(1);
        }
        self.begin_sale(board, has_shift, log);
    }

    fn begin_sale(&self, board: &mut Board, has_shift: bool, log: &mut impl Log<Event>) {
        let good = board.good();
        log.tell(Event::Produced {
            seat: board.asked,
            good,
            made: board.hand.fresh,
            has_shift,
            stored: board.own().factory(good).stored,
        });
        self.ask_patron(board, log);
    }

    /// Asks about Patrons while one could let more goods be sold (card 7).
    fn ask_patron(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let good = board.good();
        let own = board.own();
        let factory = own.factory(good);
        let limit = self.limit(board);
        let goods = board.hand.fresh.saturating_add(factory.stored);
        if limit > 0 && limit < factory.appeal && goods > limit && has_patron(own, good) {
            board.phase = Phase::Patron;
        } else {
            self.ask_stored_sale(board, log);
        }
    }

    pub(crate) fn offer_patrons(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        for card in Card::PATRONS {
            if own.has_fresh(card) && is_patron_of(card, board.good()) {
                offers.offer(Action::Use(card));
            }
        }
        offers.offer(Action::Done);
    }

    pub(crate) fn check_patron(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Use(card) => {
                let own = board.own();
                require(card.patron_of().is_some(), Reason::NoUseHere)?;
                require(own.cards.contains(card), Reason::NotOwned)?;
                require(is_patron_of(card, board.good()), Reason::OtherPatron)?;
                require(!own.used.contains(card), Reason::UsedAlready)
            }
            Action::Done => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_patron(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Use(card) = action {
            self.use_card(board, board.asked, card, log);
            board.hand.patrons += 1;
            self.ask_patron(board, log);
        } else {
            self.ask_stored_sale(board, log);
        }
    }

    /// How many stored goods can be sold beside the new ones.
    #[inline]
    pub(crate) fn most_from_store(&self, board: &Board) -> u8 {
        let stored = board.own().factory(board.good()).stored;
        let room = self.limit(board).saturating_sub(board.hand.fresh);
        stored.min(room).min(MOST_SHIPPED)
    }

    fn ask_stored_sale(&self, board: &mut Board, log: &mut impl Log<Event>) {
        if self.most_from_store(board) > 0 {
            board.phase = Phase::StoredSale;
        } else {
            self.sell(board, 0, log);
        }
    }

    pub(crate) fn offer_stored_sale(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for count in 1..=self.most_from_store(board) {
            offers.offer(Action::Sell(count));
        }
        offers.offer(Action::Done);
    }

    pub(crate) fn check_stored_sale(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Sell(count) => {
                let stored = board.own().factory(board.good()).stored;
                require(count > 0, Reason::AtLeastOne)?;
                let are_there = count <= stored && count <= MOST_SHIPPED;
                require(are_there, Reason::TooFewGoods)?;
                let sold = u16::from(board.hand.fresh) + u16::from(count);
                require(sold <= self.limit(board).into(), Reason::HomeLimit)
            }
            Action::Done => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_stored_sale(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let from_store = match action {
            Action::Sell(count) => count,
            _ => 0,
        };
        self.sell(board, from_store, log);
    }

    /// Sells all new goods that the home market takes, and so many stored ones.
    fn sell(&self, board: &mut Board, from_store: u8, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let good = board.good();
        let demand = self.demand(board, good);
        let limit = self.limit(board);
        let made = board.hand.fresh.min(limit);
        board.hand.fresh -= made;
        let patrons = board.hand.patrons;
        let sold = made + from_store;
        board.sold[seat.index()] = sold;
        board.hand.cargo[good.index()] = from_store;
        let own = board.company_mut(seat);
        let factory = own.factory_mut(good);
        factory.stored -= from_store;
        let (appeal, price) = (factory.appeal, factory.price);
        let income = u16::from(sold) * u16::from(price);
        own.money = own.money.saturating_add(income);
        log.tell(Event::Sold {
            seat,
            good,
            appeal,
            demand,
            patrons,
            limit,
            made,
            from_store,
            price,
            income,
        });
        self.ask_shipping(board, log);
    }

    /// Asks what becomes of new goods that are left. Where there are none, storehouses that are not needed go
    /// back, and it is asked which hold what is left of stored goods.
    pub(crate) fn ask_storage(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let good = board.good();
        if board.hand.fresh == 0 {
            self.trim_storehouses(board, board.asked, good, log);
        }
        if board.hand.fresh > 0 || self.can_move_stored(board, good) {
            board.phase = Phase::Storage;
        } else {
            self.pay_for_production(board, log);
        }
    }

    /// Pays the costs of the asked player's production, which is over then (production c).
    pub(crate) fn pay_for_production(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let good = board.good();
        let mut parts = [0; GOODS];
        parts[good.index()] = board.own().factory(good).worker_cards() + 1;
        self.pay_costs(board, &parts, log);
        board.step += 1;
        self.go_on_producing(board, log);
    }
}

pub(crate) fn check_shift(action: Action) -> Result<(), Reason> {
    match action {
        Action::Use(Card::ExtraShift) | Action::Done => Ok(()),
        Action::Use(_) => Err(Reason::NoUseHere),
        _ => Err(Reason::NotNow),
    }
}

/// Whether a card is a Patron of this good.
#[inline]
fn is_patron_of(card: Card, good: Good) -> bool {
    matches!(card.patron_of(), Some([one, other]) if one == good || other == good)
}

/// Whether a player has a Patron of this good to use.
#[inline]
fn has_patron(own: &Company, good: Good) -> bool {
    Card::PATRONS
        .into_iter()
        .any(|card| own.has_fresh(card) && is_patron_of(card, good))
}
