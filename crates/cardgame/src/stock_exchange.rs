//! Action 5: shares, loans, ships; and the shares that the Broker (card 6) and the expert set-up sell.

use table::{Log, Offers, Seat};

use crate::action::{Action, MOST_SHARES};
use crate::board::{Board, Company};
use crate::event::{Event, Purchase};
use crate::game::CardGame;
use crate::phase::Phase;
use crate::reason::{Reason, require};
use crate::track::Track;

impl Company {
    /// What a share costs at half price (action 5).
    #[inline]
    pub const fn half_price(&self) -> u16 {
        (self.value as u16).div_ceil(2)
    }

    /// What shares cost if the first of them are at half price.
    #[inline]
    pub const fn price_of(&self, count: u16, at_half: u8) -> u16 {
        let half = if count < at_half as u16 {
            count
        } else {
            at_half as u16
        };
        half.saturating_mul(self.half_price())
            .saturating_add((count - half).saturating_mul(self.value as u16))
    }

    /// How many shares can be bought at once.
    #[inline]
    pub(crate) fn affordable(&self, at_half: u8, most: u8) -> u8 {
        let half = self.half_price();
        let mut count = 0;
        let mut left = self.money;
        while count < at_half.min(most) && left >= half {
            left -= half;
            count += 1;
        }
        if count < at_half {
            return count;
        }
        match left.checked_div(self.value.into()) {
            Some(more) => more.min(u16::from(most - count)) as u8 + count,
            None => most,
        }
    }
}

impl CardGame {
    #[inline]
    pub(crate) fn offer_shares(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let own = board.own();
        let most = own.affordable(self.allows(own, Track::Stock), MOST_SHARES);
        for count in 1..=most {
            offers.offer(Action::Buy(count));
        }
    }

    #[inline]
    pub(crate) fn offer_loans(&self, board: &Board, offers: &mut impl Offers<Action>) {
        for count in 1..=self.components.loan_tokens - board.own().loans {
            offers.offer(Action::Borrow(count));
        }
    }

    #[inline]
    pub(crate) fn offer_regaining(&self, board: &Board, offers: &mut impl Offers<Action>) {
        if board.own().ships < self.components.ships {
            offers.offer(Action::Regain);
        }
    }

    /// Whether so many shares can be paid.
    pub(crate) fn check_purchase(own: &Company, count: u8, at_half: u8) -> Result<(), Reason> {
        require(count > 0, Reason::AtLeastOne)?;
        require(count <= MOST_SHARES, Reason::TooManyShares)?;
        let price = own.price_of(count.into(), at_half);
        require(price <= own.money, Reason::TooDear)
    }

    pub(crate) fn check_shares(&self, board: &Board, count: u8) -> Result<(), Reason> {
        require(board.phase == Phase::Action, Reason::OrderOfSteps)?;
        let own = board.own();
        CardGame::check_purchase(own, count, self.allows(own, Track::Stock))
    }

    pub(crate) fn check_loans(&self, board: &Board, count: u8) -> Result<(), Reason> {
        require(board.phase != Phase::Borrowed, Reason::OrderOfSteps)?;
        require(count > 0, Reason::AtLeastOne)?;
        let left = self.components.loan_tokens - board.own().loans;
        require(count <= left, Reason::NoLoanTokens)
    }

    pub(crate) fn check_regaining(&self, board: &Board) -> Result<(), Reason> {
        let is_short = board.own().ships < self.components.ships;
        require(is_short, Reason::ShipsThere)
    }

    /// Buys shares, the first of them at half price.
    pub(crate) fn purchase(
        &self,
        board: &mut Board,
        seat: Seat,
        count: u16,
        at_half: u8,
        how: Purchase,
        log: &mut impl Log<Event>,
    ) {
        let own = board.company_mut(seat);
        let paid = own.price_of(count, at_half);
        own.money -= paid;
        own.shares = own.shares.saturating_add(count);
        log.tell(Event::SharesBought {
            seat,
            count,
            half: u16::from(at_half).min(count) as u8,
            paid,
            how,
        });
    }

    pub(crate) fn buy_shares(&self, board: &mut Board, count: u8, log: &mut impl Log<Event>) {
        let at_half = self.allows(board.own(), Track::Stock);
        let how = Purchase::StockExchange;
        self.purchase(board, board.asked, count.into(), at_half, how, log);
        board.phase = Phase::Bought;
    }

    pub(crate) fn borrow(&self, board: &mut Board, count: u8, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let own = board.company_mut(seat);
        let amount = u16::from(own.value) * u16::from(count);
        own.loans += count;
        own.money += amount;
        log.tell(Event::Borrowed {
            seat,
            count,
            amount,
        });
        board.phase = Phase::Borrowed;
    }

    pub(crate) fn regain_ships(&self, board: &mut Board, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let to = self.components.ships;
        let own = board.company_mut(seat);
        let from = std::mem::replace(&mut own.ships, to);
        log.tell(Event::ShipsRegained { seat, from, to });
    }
}
