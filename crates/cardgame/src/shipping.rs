//! Ships: overseas sales, shipping tokens and the Customs Office (production b, card 2, card 10).

use table::{Log, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Company};
use crate::card::Card;
use crate::event::Event;
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::tables::MOST_SHIPPED;
use crate::track::Track;

impl CardGame {
    /// How many goods a ship of this player carries.
    #[inline]
    pub fn ship_capacity(&self, own: &Company) -> u8 {
        self.allows(own, Track::Ship)
    }

    /// How many ships a player can still use in the game: as many as there are shipping tokens, and those whose
    /// token a Customs Office saved count like all others.
    #[inline]
    fn ships_left(&self, board: &Board, seat: Seat) -> u8 {
        self.components.shipping_tokens - board.ships_used(seat)
    }

    /// How many goods a player can ship at once.
    #[inline]
    pub fn most_shipped(&self, board: &Board, seat: Seat) -> u8 {
        let own = board.company(seat);
        let ships = own.ships.min(self.ships_left(board, seat));
        ships
            .saturating_mul(self.ship_capacity(own))
            .min(MOST_SHIPPED)
    }

    /// What a shipped good of a factory brings.
    #[inline]
    pub(crate) fn ship_price(&self, own: &Company, good: Good) -> u8 {
        let side = usize::from(own.factory(good).side) - 1;
        self.components.factories[good.index()][side].ship_price
    }

    /// What a Contract pays for a shipment of so many goods (card 10).
    #[inline]
    pub fn contract_pays(&self, count: u8) -> u16 {
        self.tables.contract(count)
    }

    /// Whether the asked player has ships for so many goods.
    pub(crate) fn check_cargo(&self, board: &Board, count: u8) -> Result<(), Reason> {
        let own = board.own();
        let capacity = self.ship_capacity(own);
        let carried = u16::from(own.ships) * u16::from(capacity);
        let is_carried = u16::from(count) <= carried && count <= MOST_SHIPPED;
        require(is_carried, Reason::ShipsFull)?;
        let used = count.div_ceil(capacity.max(1));
        require(
            used <= self.ships_left(board, board.asked),
            Reason::NoShipsLeft,
        )
    }

    /// Sells goods overseas: new ones first.
    pub(crate) fn ship(&self, board: &mut Board, good: Good, count: u8, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let fresh = count.min(board.hand.fresh);
        board.hand.fresh -= fresh;
        let price = self.ship_price(board.own(), good);
        let income = u16::from(count) * u16::from(price);
        let own = board.company_mut(seat);
        own.factory_mut(good).stored -= count - fresh;
        own.money = own.money.saturating_add(income);
        let cargo = &mut board.hand.cargo[good.index()];
        *cargo = cargo.saturating_add(count - fresh);
        log.tell(Event::Shipped {
            seat,
            good,
            count,
            from_store: count - fresh,
            price,
            income,
        });
    }

    /// The ships that carry so many goods are gone.
    pub(crate) fn send_ships(&self, board: &mut Board, seat: Seat, count: u8) {
        let used = count.div_ceil(self.ship_capacity(board.company(seat)).max(1));
        board.hand.ships = used;
        board.company_mut(seat).ships -= used;
    }

    /// A Contract pays for so many goods shipped at once (card 10).
    pub(crate) fn pay_contract(
        &self,
        board: &mut Board,
        seat: Seat,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        let amount = self.tables.contract(count);
        let own = board.company_mut(seat);
        if own.cards.contains(Card::Contract) && amount > 0 {
            own.money = own.money.saturating_add(amount);
            log.tell(Event::ContractPaid {
                seat,
                count,
                amount,
            });
        }
    }

    pub(crate) fn ask_shipping(&self, board: &mut Board, log: &mut impl Log<Event>) {
        if self.most_of_active(board) > 0 {
            board.phase = Phase::Shipping;
        } else {
            self.ask_storage(board, log);
        }
    }

    /// How many goods of the active kind the asked player could not sell to the home market: stored ones that it
    /// would still buy are not among them.
    #[inline]
    pub fn left_by_home(&self, board: &Board) -> u8 {
        let stored = board.own().factory(board.good()).stored;
        let sold = board.sold[board.asked.index()];
        let wanted = self.limit(board).saturating_sub(sold);
        let left = stored.saturating_sub(wanted);
        board.hand.fresh.saturating_add(left)
    }

    /// How many goods of the active kind the asked player can ship.
    #[inline]
    pub fn most_of_active(&self, board: &Board) -> u8 {
        let most = self.most_shipped(board, board.asked);
        self.left_by_home(board).min(most)
    }

    pub(crate) fn offer_shipping(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for count in 1..=self.most_of_active(board) {
            offers.offer(Action::Ship(board.good(), count));
        }
        offers.offer(Action::Done);
    }

    pub(crate) fn check_shipping(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Ship(good, count) => {
                let own = board.own();
                require(good == board.good(), Reason::OtherGood)?;
                require(count > 0, Reason::AtLeastOne)?;
                let stored = own.factory(good).stored;
                let goods = board.hand.fresh.saturating_add(stored);
                require(count <= goods, Reason::TooFewGoods)?;
                require(count <= self.left_by_home(board), Reason::HomeWouldBuy)?;
                self.check_cargo(board, count)
            }
            Action::Done => Ok(()),
            _ => Err(Reason::NotNow),
        }
    }

    pub(crate) fn answer_shipping(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let Action::Ship(good, count) = action else {
            log.tell(Event::NotShipped {
                seat: board.asked,
                good: board.good(),
            });
            return self.ask_storage(board, log);
        };
        self.ship(board, good, count, log);
        self.pay_contract(board, board.asked, count, log);
        self.send_ships(board, board.asked, count);
        if board.own().has_fresh(Card::CustomsOffice) {
            board.phase = Phase::Customs;
        } else {
            self.add_tokens(board, false, log);
            self.ask_storage(board, log);
        }
    }

    pub(crate) fn answer_customs(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let is_used = action == Action::Use(Card::CustomsOffice);
        if is_used {
            self.use_card(board, board.asked, Card::CustomsOffice, log);
        }
        self.add_tokens(board, is_used, log);
    }

    /// A shipping token for each ship that was used; the Customs Office saves one.
    pub(crate) fn add_tokens(&self, board: &mut Board, is_saved: bool, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let ships = std::mem::take(&mut board.hand.ships);
        let tokens = ships - u8::from(is_saved);
        if is_saved {
            board.saved.add(seat);
        }
        let own = board.company_mut(seat);
        own.tokens += tokens;
        log.tell(Event::ShipsUsed {
            seat,
            ships,
            tokens,
            total: own.tokens,
        });
    }
}

pub(crate) fn check_customs(action: Action) -> Result<(), Reason> {
    match action {
        Action::Use(Card::CustomsOffice) | Action::Done => Ok(()),
        Action::Use(_) => Err(Reason::NoUseHere),
        _ => Err(Reason::NotNow),
    }
}
