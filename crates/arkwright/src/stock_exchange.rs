//! Shares, loans and the warehouse sale (II.2.6), also at the end of the game (6.II).
//!
//! The deals come in any order, each kind once: selling and buying again and
//! again would never end, and gains nothing.

use table::{Illegal, Log, Offers};

use crate::action::Action;
use crate::board::Board;
use crate::event::{Cost, Event, Income};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::Shade;
use crate::phase::{Dealings, Phase};
use crate::reason::{Reason, require};

impl Arkwright {
    /// What a number of shares costs; the light marker halves the first one, rounded up.
    #[inline]
    fn shares_cost(&self, board: &Board, count: u8, shade: Shade) -> u16 {
        let price = u16::from(self.buying_price(board, board.asked));
        match (shade, count) {
            (_, 0) => 0,
            (Shade::Light, count) => price.div_ceil(2) + u16::from(count - 1) * price,
            (_, count) => u16::from(count) * price,
        }
    }

    /// How many shares the bank has and the cash pays for; none while a loan is open.
    #[inline]
    fn most_shares(&self, board: &Board, shade: Shade) -> u8 {
        let company = board.own();
        if company.loans > 0 {
            return 0;
        }
        let price = u16::from(self.buying_price(board, board.asked));
        let first = self.shares_cost(board, 1, shade);
        if company.cash < first {
            return 0;
        }
        let affordable = 1 + (company.cash - first) / price;
        affordable.min(u16::from(self.components.shares.total - company.shares)) as u8
    }

    /// How many loans can be repaid with the cash at hand.
    #[inline]
    fn most_repaid(&self, board: &Board) -> u8 {
        let company = board.own();
        let affordable = company.cash / u16::from(self.components.loans.repayment);
        company.loans.min(affordable).min(u16::from(u8::MAX)) as u8
    }

    #[inline]
    pub(crate) fn offer_exchange(
        &self,
        board: &Board,
        dealt: Dealings,
        shade: Shade,
        offers: &mut impl Offers<Action>,
    ) {
        let company = board.own();
        if !dealt.bought {
            for count in 1..=self.most_shares(board, shade) {
                offers.offer(Action::Buy(count));
            }
        }
        if !dealt.sold {
            for count in 1..=company.shares {
                offers.offer(Action::Sell(count));
            }
        }
        if offers.enough() {
            return;
        }
        self.offer_repayment_and_goods(board, dealt, offers);
    }

    #[inline]
    fn offer_repayment_and_goods(
        &self,
        board: &Board,
        dealt: Dealings,
        offers: &mut impl Offers<Action>,
    ) {
        if !dealt.repaid {
            for count in 1..=self.most_repaid(board) {
                offers.offer(Action::Repay(count));
            }
        }
        for good in Good::ALL {
            if !dealt.warehouse.contains(good) {
                for count in 1..=board.own().stored[good.index()] {
                    offers.offer(Action::Warehouse(good, count));
                }
            }
        }
    }

    pub(crate) fn check_exchange(
        &self,
        board: &Board,
        dealt: Dealings,
        shade: Shade,
        action: Action,
    ) -> Result<(), Illegal> {
        let company = board.own();
        match action {
            Action::Buy(count) => {
                require(!dealt.bought, Reason::DealtAlready)?;
                require(company.loans == 0, Reason::LoansFirst)?;
                require(
                    (1..=self.components.shares.total - company.shares).contains(&count),
                    Reason::BankTooFewShares,
                )?;
                require(
                    self.shares_cost(board, count, shade) <= company.cash,
                    Reason::TooLittleCashForShares,
                )
            }
            Action::Sell(count) => {
                require(!dealt.sold, Reason::DealtAlready)?;
                require((1..=company.shares).contains(&count), Reason::TooFewShares)
            }
            Action::Repay(count) => {
                require(!dealt.repaid, Reason::DealtAlready)?;
                require(
                    (1..=company.loans).contains(&u16::from(count)),
                    Reason::TooFewLoans,
                )?;
                require(
                    count <= self.most_repaid(board),
                    Reason::TooLittleCashForLoans,
                )
            }
            Action::Warehouse(good, count) => {
                require(!dealt.warehouse.contains(good), Reason::DealtAlready)?;
                require(
                    (1..=company.stored[good.index()]).contains(&count),
                    Reason::TooFewStored,
                )
            }
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    /// Carries out one deal and says what has been dealt in so far.
    pub(crate) fn deal_at_exchange(
        &self,
        board: &mut Board,
        mut dealt: Dealings,
        shade: Shade,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Dealings {
        let seat = board.asked;
        match action {
            Action::Buy(count) => {
                dealt.bought = true;
                let cost = self.shares_cost(board, count, shade);
                self.pay(board, seat, cost, Cost::Shares { count }, log);
                board.company_mut(seat).shares += count;
                log.tell(Event::SharesBought { seat, count });
            }
            Action::Sell(count) => {
                dealt.sold = true;
                self.sell_shares(board, seat, count, log);
            }
            Action::Repay(count) => {
                dealt.repaid = true;
                let count = u16::from(count);
                let cost = count * u16::from(self.components.loans.repayment);
                self.pay(board, seat, cost, Cost::Loans { count }, log);
                board.company_mut(seat).loans -= count;
                log.tell(Event::LoansRepaid { seat, count });
            }
            Action::Warehouse(good, count) => {
                dealt.warehouse.insert(good);
                board.company_mut(seat).stored[good.index()] -= count;
                let price = self.components.factories[good.index()].warehouse_price;
                let proceeds = u16::from(count) * u16::from(price);
                self.receive(
                    board,
                    seat,
                    proceeds,
                    Income::WarehouseSale { good, count },
                    log,
                );
            }
            _ => {}
        }
        dealt
    }

    #[inline]
    pub(crate) fn offer_final_exchange(
        &self,
        board: &Board,
        dealt: Dealings,
        offers: &mut impl Offers<Action>,
    ) {
        if !dealt.bought {
            for count in 1..=self.most_shares(board, Shade::Own) {
                offers.offer(Action::Buy(count));
            }
        }
        self.offer_repayment_and_goods(board, dealt, offers);
        offers.offer(Action::Done);
    }

    pub(crate) fn check_final_exchange(
        &self,
        board: &Board,
        dealt: Dealings,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Done => Ok(()),
            Action::Sell(_) => Err(Reason::NoFinalSale.illegal()),
            action => self.check_exchange(board, dealt, Shade::Own, action),
        }
    }

    /// The End of Game event: everybody deals once more, in turn order; then companies are valued.
    pub(crate) fn final_exchange(
        &self,
        board: &mut Board,
        step: u8,
        dealt: Dealings,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if action != Action::Done {
            let dealt = self.deal_at_exchange(board, dealt, Shade::Own, action, log);
            board.phase = Phase::FinalExchange { step, dealt };
            return;
        }
        let step = step + 1;
        if step < board.players {
            let dealt = Dealings::default();
            board.ask(
                board.in_turn_order(step),
                Phase::FinalExchange { step, dealt },
            );
        } else {
            self.end_game(board, log);
        }
    }
}
