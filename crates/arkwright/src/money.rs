//! Cash, shares, emergency sales and loans (7.0).

use table::{Log, Seat};

use crate::board::Board;
use crate::edition::Edition;
use crate::event::{Because, Cost, Event, Income};
use crate::game::Arkwright;
use crate::tables::LAST_SPACE;

impl<E: Edition> Arkwright<E> {
    /// What a share of this player is worth.
    #[inline]
    pub fn share_value(&self, board: &Board<E>, seat: Seat) -> u8 {
        self.tables.value(board.company(seat).space)
    }

    /// What buying a share costs: its value, but never less than £10 (II.2.6).
    #[inline]
    pub fn buying_price(&self, board: &Board<E>, seat: Seat) -> u8 {
        self.share_value(board, seat)
            .max(self.components.shares.buying_floor)
    }

    /// The value of a player's portfolio (6.III, 8.0).
    #[inline]
    pub fn portfolio(&self, board: &Board<E>, seat: Seat) -> u16 {
        u16::from(board.company(seat).shares) * u16::from(self.share_value(board, seat))
    }

    /// Adds cash.
    #[inline]
    pub(crate) fn receive(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        amount: u16,
        why: Income,
        log: &mut impl Log<Event>,
    ) {
        if amount > 0 {
            board.company_mut(seat).cash += amount;
            log.tell(Event::Received { seat, amount, why });
        }
    }

    /// Pays the bank, selling shares or taking out loans where the cash does not suffice.
    #[inline]
    pub(crate) fn pay(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        amount: u16,
        why: Cost,
        log: &mut impl Log<Event>,
    ) {
        if amount == 0 {
            return;
        }
        self.ensure_cash(board, seat, amount, log);
        board.company_mut(seat).cash -= amount;
        log.tell(Event::Paid { seat, amount, why });
    }

    /// Makes sure that a player can pay this much at once (7.0).
    #[inline]
    pub(crate) fn ensure_cash(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        amount: u16,
        log: &mut impl Log<Event>,
    ) {
        if board.company(seat).cash < amount {
            self.raise_cash(board, seat, amount, log);
        }
    }

    /// Spinning Jenny 7.0: shares first, as few as needed, all at the value
    /// before the sale; then loans.
    #[cold]
    fn raise_cash(&self, board: &mut Board<E>, seat: Seat, amount: u16, log: &mut impl Log<Event>) {
        let value = self.share_value(board, seat);
        let company = board.company_mut(seat);
        let missing = amount - company.cash;
        let count = u16::from(company.shares).min(missing.div_ceil(value.into())) as u8;
        if count > 0 {
            // The first digit of the space; spaces 1 to 9 lose one (rulings: emergency sale).
            let digit = (company.space / 10).max(1);
            company.shares -= count;
            log.tell(Event::EmergencySale { seat, count, value });
            let proceeds = u16::from(count) * u16::from(value);
            self.receive(board, seat, proceeds, Income::EmergencySale { count }, log);
            let loss = i16::from(digit) * i16::from(count);
            self.move_share(board, seat, -loss, Because::EmergencySale, log);
        }
        let company = board.company_mut(seat);
        if company.cash < amount {
            let loan = u16::from(self.components.loans.amount);
            let count = (amount - company.cash).div_ceil(loan);
            company.loans += count;
            log.tell(Event::LoansTaken { seat, count });
            self.receive(board, seat, count * loan, Income::Loans { count }, log);
            self.move_share(board, seat, -(count as i16), Because::Loan, log);
        }
    }

    /// Moves a share value indicator; it never leaves the track.
    #[inline]
    pub(crate) fn move_share(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        steps: i16,
        because: Because,
        log: &mut impl Log<Event>,
    ) {
        let company = board.company_mut(seat);
        let from = company.space;
        let to = (i16::from(from) + steps).clamp(1, i16::from(LAST_SPACE)) as u8;
        company.space = to;
        if from != to || (steps < 0 && because.is_penalty()) {
            log.tell(Event::ShareMoved {
                seat,
                from,
                to,
                because,
            });
        }
    }
}
