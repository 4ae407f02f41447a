//! Prices: of new factories (II.2.1), and the additional action price adjustment (II.3.1).

use table::{Illegal, Log, Offers, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::Kind;
use crate::phase::{ActionInHand, Stage};
use crate::reason::{Reason, require};

impl Arkwright {
    /// The highest price of a good: the appeal must not fall below 0, and
    /// stored goods take up the last spaces of the scale (III.4).
    #[inline]
    fn highest_price(&self, board: &Board, seat: Seat, good: Good) -> u8 {
        let company = board.company(seat);
        let worth = self.quality(board, seat, good) + company.factory(good).distribution;
        worth.min(self.components.price_max - company.stored[good.index()])
    }

    /// Offers every price of the asked seat's good but the present one.
    #[inline]
    pub(crate) fn offer_prices(&self, board: &Board, good: Good, offers: &mut impl Offers<Action>) {
        let present = board.own().factory(good).price;
        let highest = self.highest_price(board, board.asked, good);
        for price in self.components.price_min..=highest {
            if price != present {
                offers.offer(Action::Price(good, price));
            }
        }
    }

    fn check_price(&self, board: &Board, good: Good, price: u8) -> Result<(), Illegal> {
        let company = board.own();
        let factory = company.factory(good);
        let scale = self.components.price_min..=self.components.price_max;
        require(scale.contains(&price), Reason::PriceOffScale)?;
        let worth = self.quality(board, board.asked, good) + factory.distribution;
        if price > worth {
            return Err(Reason::PriceAboveQuality.illegal().with("most", worth));
        }
        require(
            price <= self.components.price_max - company.stored[good.index()],
            Reason::PriceOnStoredGoods,
        )?;
        require(price != factory.price, Reason::SamePrice)
    }

    /// Whether this sets the price of the factory that has just been opened.
    pub(crate) fn check_price_due(
        &self,
        board: &Board,
        due: Good,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Price(good, price) if good == due => self.check_price(board, good, price),
            Action::Price(..) => Err(Reason::OtherPriceDue.illegal().with("good", due.word())),
            _ => Err(Reason::PriceDue.illegal().with("good", due.word())),
        }
    }

    /// Puts the price indicator on a space of the scale.
    pub(crate) fn set_price(
        &self,
        board: &mut Board,
        seat: Seat,
        good: Good,
        price: u8,
        log: &mut impl Log<Event>,
    ) {
        board.company_mut(seat).factory_mut(good).price = price;
        log.tell(Event::PriceSet { seat, good, price });
    }

    #[inline]
    pub(crate) fn offer_adjustments(
        &self,
        board: &Board,
        affected: Goods,
        adjusted: Goods,
        budget: u8,
        offers: &mut impl Offers<Action>,
    ) {
        for good in Good::ALL {
            if board.own().factory(good).is_built()
                && !adjusted.contains(good)
                && (budget > 0 || affected.contains(good))
            {
                self.offer_prices(board, good, offers);
                if offers.enough() {
                    return;
                }
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the stage, spelt out")]
    pub(crate) fn check_adjustment(
        &self,
        board: &Board,
        hand: &ActionInHand,
        affected: Goods,
        adjusted: Goods,
        budget: u8,
        good: Good,
        price: u8,
    ) -> Result<(), Illegal> {
        require(board.own().factory(good).is_built(), Reason::NoFactory)?;
        require(!adjusted.contains(good), Reason::PriceAdjusted)?;
        if !affected.contains(good) {
            require(hand.marker.kind != Kind::Factory, Reason::NotAffected)?;
            require(budget > 0, Reason::NoBudget)?;
        }
        self.check_price(board, good, price)
    }

    /// Adjusts a price; a good that the action did not touch uses up £1 of the administrative costs.
    pub(crate) fn adjust_price(
        &self,
        board: &mut Board,
        affected: Goods,
        adjusted: Goods,
        budget: u8,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Stage {
        let Action::Price(good, price) = action else {
            return Stage::Prices {
                affected,
                adjusted,
                budget,
            };
        };
        self.set_price(board, board.asked, good, price, log);
        Stage::Prices {
            affected,
            adjusted: adjusted.with(good),
            budget: budget - u8::from(!affected.contains(good)),
        }
    }
}
