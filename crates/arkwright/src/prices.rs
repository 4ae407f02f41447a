//! Prices: of new factories (II.2.1), and the additional action price adjustment (II.3.1).

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::distribution::DistributionAction;
use crate::edition::Edition;
use crate::event::Event;
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::Kind;
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage, StageRules};

/// The question for the price of a new factory.
pub(crate) fn price_question(good: Good) -> Message {
    Message::new("prompt-price").with("good", good.word())
}

/// The additional action price adjustment under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PriceAdjustment {
    /// Factories affected by the main action.
    pub affected: Goods,
    /// Prices adjusted so far.
    pub adjusted: Goods,
    /// Pounds of the administrative costs left for other goods.
    pub budget: u8,
}

impl PriceAdjustment {
    /// Before any price is adjusted.
    #[inline]
    pub(crate) const fn new(affected: Goods, budget: u8) -> PriceAdjustment {
        PriceAdjustment {
            affected,
            adjusted: Goods::NONE,
            budget,
        }
    }

    /// Pounds that the main action used up of those that could pay for prices.
    pub(crate) fn spent_before(&self, usable: u8) -> u8 {
        let paid_for =
            |good: &Good| self.adjusted.contains(*good) && !self.affected.contains(*good);
        let on_prices = Good::ALL.iter().filter(|good| paid_for(good)).count() as u8;
        usable.saturating_sub(self.budget + on_prices)
    }
}

impl<E: Edition> StageRules<E> for PriceAdjustment {
    fn section(&self) -> &'static str {
        "II.3.1"
    }

    fn question(&self) -> Message {
        Message::new("prompt-prices")
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        _: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        for good in Good::ALL {
            if board.own().factory(good).is_built()
                && !self.adjusted.contains(good)
                && (self.budget > 0 || self.affected.contains(good))
            {
                game.offer_prices(board, good, offers);
                if offers.enough() {
                    return;
                }
            }
        }
    }

    fn check(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        let Action::Price(good, price) = action else {
            return Err(hand.refuse(game, board, action));
        };
        require(board.own().factory(good).is_built(), Reason::NoFactory)?;
        require(!self.adjusted.contains(good), Reason::PriceAdjusted)?;
        if !self.affected.contains(good) {
            match hand.marker.kind {
                Kind::Factory => return Err(Reason::NotAffected.illegal()),
                Kind::Production => return Err(Reason::NotProduced.illegal()),
                _ => require(self.budget > 0, Reason::NoBudget)?,
            }
        }
        game.check_price(board, good, price)
    }

    /// Adjusts a price; a good that the action did not touch uses up £1 of the administrative costs.
    #[inline]
    fn carry_out(
        mut self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        _: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        if let Action::Price(good, price) = action {
            game.set_price(board, board.asked, good, price, log);
            self.adjusted.insert(good);
            self.budget -= u8::from(!self.affected.contains(good));
        }
        Some(Stage::Prices(self))
    }

    #[inline]
    fn then(&self, _: &Arkwright<E>, _: &Board<E>, _: &ActionInHand) -> Option<Stage> {
        None
    }

    fn fits(&self, game: &Arkwright<E>, _: &Board<E>, hand: &ActionInHand) -> bool {
        match hand.marker.kind {
            Kind::Factory | Kind::Production => self.budget == 0,
            Kind::Quality => self.budget <= hand.paid,
            Kind::Distribution => {
                self.budget <= DistributionAction::usable_costs(game, hand.marker, hand.paid)
            }
            Kind::Workers
            | Kind::Machinery
            | Kind::StockExchange
            | Kind::FirstShip
            | Kind::SecondShip => false,
        }
    }
}

impl<E: Edition> Arkwright<E> {
    /// The highest price of a good: the appeal must not fall below 0, and
    /// stored goods take up the last spaces of the scale (III.4).
    #[inline]
    fn highest_price(&self, board: &Board<E>, seat: Seat, good: Good) -> u8 {
        let company = board.company(seat);
        let worth = self.quality(board, seat, good) + company.factory(good).distribution;
        worth.min(self.components.price_max - E::on_scale(self, board, seat, good))
    }

    /// Offers every price of the asked seat's good but the present one.
    #[inline]
    pub(crate) fn offer_prices(
        &self,
        board: &Board<E>,
        good: Good,
        offers: &mut impl Offers<Action>,
    ) {
        let present = board.own().factory(good).price;
        let highest = self.highest_price(board, board.asked, good);
        for price in self.components.price_min..=highest {
            if price != present {
                offers.offer(Action::Price(good, price));
            }
        }
    }

    fn check_price(&self, board: &Board<E>, good: Good, price: u8) -> Result<(), Illegal> {
        let company = board.own();
        let factory = company.factory(good);
        let is_new = !factory.is_priced();
        let least = self.components.price_min;
        let most = self.highest_price(board, board.asked, good);
        // The lowest price and the appeal of a new factory are told with building, the highest is not.
        if price < least || price > self.components.price_max {
            let reason = if is_new && price < least {
                Reason::NewPriceOffScale
            } else {
                Reason::PriceOffScale
            };
            return Err(reason.illegal().with("least", least).with("most", most));
        }
        if price > self.quality(board, board.asked, good) + factory.distribution {
            let reason = if is_new {
                Reason::NewPriceAboveQuality
            } else {
                Reason::PriceAboveQuality
            };
            return Err(reason.illegal().with("most", most));
        }
        if price > most {
            return Err(Reason::PriceOnStoredGoods.illegal().with("most", most));
        }
        require(price != factory.price, Reason::SamePrice)
    }

    /// Whether this sets the price of the factory that has just been opened.
    pub(crate) fn check_price_due(
        &self,
        board: &Board<E>,
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
        board: &mut Board<E>,
        seat: Seat,
        good: Good,
        price: u8,
        log: &mut impl Log<Event>,
    ) {
        board.company_mut(seat).factory_mut(good).price = price;
        log.tell(Event::PriceSet { seat, good, price });
    }
}
