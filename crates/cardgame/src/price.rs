//! Price and appeal of the active good (action phase b).

use table::{Log, Offers, Seat};

use crate::action::{Action, MOST_TOTAL};
use crate::board::{Board, Factory};
use crate::components::SPOTS;
use crate::event::{Cause, Event};
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::quality::{QualityCards, VALUES};
use crate::reason::{Reason, require};
use crate::tables::Tables;

/// How the token, the office and the quality cards of a factory lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Configuration {
    /// The spot with the factory token, counted from 0.
    pub spot: u8,
    /// Whether the office shows appeal.
    pub office_appeal: bool,
    /// The quality cards that show appeal.
    pub quality_appeal: QualityCards,
}

impl CardGame {
    /// What price and appeal of a factory add up to without its distribution.
    #[inline]
    pub fn worth(&self, factory: &Factory, good: Good) -> u16 {
        u16::from(self.tables.sum(good, factory.side))
            + u16::from(self.components.offices[good.index()])
            + u16::from(factory.quality.total())
    }

    /// The price that goes with a total appeal.
    #[inline]
    pub fn price_at(&self, factory: &Factory, good: Good, total: u8) -> u8 {
        let shown = u16::from(total.saturating_sub(factory.distribution));
        self.worth(factory, good).saturating_sub(shown).min(255) as u8
    }

    /// The total appeal as a factory lies now.
    pub fn total_appeal(&self, factory: &Factory, good: Good) -> u8 {
        let tile = &self.components.factories[good.index()][usize::from(factory.side) - 1];
        let office = match factory.office_appeal {
            true => self.components.offices[good.index()],
            false => 0,
        };
        tile.appeals[usize::from(factory.spot)]
            .saturating_add(office)
            .saturating_add(factory.quality_appeal.total())
            .saturating_add(factory.distribution)
    }

    /// The totals that an open factory can have, as bits.
    #[inline]
    pub fn reachable(&self, factory: &Factory, good: Good) -> u64 {
        let mut totals = self.tables.spots(good, factory.side);
        totals |= totals << self.components.offices[good.index()];
        for value in 1..=VALUES {
            for _ in 0..factory.quality.count(value) {
                totals |= totals << value;
            }
        }
        Tables::nameable(totals << factory.distribution)
    }

    /// The totals of appeal that an open factory can have, the lowest first, each with its price.
    pub fn prices(
        &self,
        factory: &Factory,
        good: Good,
    ) -> impl Iterator<Item = (u8, u8)> + use<'_> {
        let factory = *factory;
        let totals = self.reachable(&factory, good);
        (0..=MOST_TOTAL)
            .filter(move |total| totals >> total & 1 == 1)
            .map(move |total| (total, self.price_at(&factory, good, total)))
    }

    #[inline]
    pub(crate) fn offer_prices(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let good = board.good();
        let mut totals = self.reachable(board.own().factory(good), good);
        while totals != 0 {
            offers.offer(Action::Appeal(totals.trailing_zeros() as u8));
            totals &= totals - 1;
        }
    }

    pub(crate) fn check_price(&self, board: &Board, action: Action) -> Result<(), Reason> {
        match action {
            Action::Appeal(total) => {
                let good = board.good();
                let found = self.configuration(board.own().factory(good), good, total);
                let is_reached = total <= MOST_TOTAL && found.is_some();
                require(is_reached, Reason::NoSuchAppeal)
            }
            Action::Done => Err(Reason::PriceDue),
            _ => Err(Reason::NotNow),
        }
    }

    /// How a factory comes to a total appeal: with an Engineer that shows appeal where the total allows it, since
    /// one that shows price would take its coins along if it left in step c; then turning as little as possible.
    pub fn configuration(&self, factory: &Factory, good: Good, total: u8) -> Option<Configuration> {
        let tile = &self.components.factories[good.index()][usize::from(factory.side) - 1];
        let shown = total.checked_sub(factory.distribution)?;
        let mut best: Option<((bool, u8), Configuration)> = None;
        for quality_appeal in subsets(factory.quality) {
            let kept = quality_appeal.common(factory.quality_appeal).len();
            let turned = quality_appeal.len() + factory.quality_appeal.len() - 2 * kept;
            let engineer_as_price = quality_appeal.engineer() < factory.quality.engineer();
            for office_appeal in [false, true] {
                let office = match office_appeal {
                    true => self.components.offices[good.index()],
                    false => 0,
                };
                let Some(rest) = shown
                    .checked_sub(quality_appeal.total())
                    .and_then(|rest| rest.checked_sub(office))
                else {
                    continue;
                };
                for spot in 0..SPOTS as u8 {
                    if tile.appeals[usize::from(spot)] != rest {
                        continue;
                    }
                    let changes = turned
                        + u8::from(office_appeal != factory.office_appeal)
                        + u8::from(spot != factory.spot);
                    let rank = (engineer_as_price, changes);
                    if best.is_none_or(|(least, _)| rank < least) {
                        let found = Configuration {
                            spot,
                            office_appeal,
                            quality_appeal,
                        };
                        best = Some((rank, found));
                    }
                }
            }
        }
        best.map(|(_, found)| found)
    }

    pub(crate) fn answer_price(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        if let Action::Appeal(total) = action {
            self.set_price(board, board.good(), total, log);
        }
        board.phase = Phase::Development;
    }

    /// Sets price and appeal of the asked player's factory, and moves appeal and demand markers.
    pub(crate) fn set_price(
        &self,
        board: &mut Board,
        good: Good,
        total: u8,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        let factory = *board.own().factory(good);
        let Some(found) = self.configuration(&factory, good, total) else {
            return;
        };
        let price = self.price_at(&factory, good, total);
        let (from, to) = (factory.appeal, total.min(self.tables.most_appeal));
        let own = board.company_mut(seat).factory_mut(good);
        own.spot = found.spot;
        own.office_appeal = found.office_appeal;
        own.quality_appeal = found.quality_appeal;
        own.price = price;
        own.appeal = to;
        log.tell(Event::PriceSet {
            seat,
            good,
            from,
            to,
            total,
            price,
            spot: found.spot,
            office_appeal: found.office_appeal,
            quality_appeal: found.quality_appeal,
        });
        let step = board.demand[good.index()];
        let moved = self.tables.demand_after(good, step, from, to);
        self.move_demand(board, good, moved, Cause::Appeal { seat }, log);
    }

    /// The price is what the coins on the factory and its cards add up to, also where the Engineer leaves or is
    /// replaced after it was set; the marker stays (card 12).
    pub(crate) fn price_again(
        &self,
        board: &mut Board,
        seat: Seat,
        good: Good,
        log: &mut impl Log<Event>,
    ) {
        let own = *board.company(seat).factory(good);
        let total = self.total_appeal(&own, good);
        let price = self.price_at(&own, good, total);
        if good != board.good() || price == own.price {
            return;
        }
        board.company_mut(seat).factory_mut(good).price = price;
        log.tell(Event::PriceSet {
            seat,
            good,
            from: own.appeal,
            to: own.appeal,
            total,
            price,
            spot: own.spot,
            office_appeal: own.office_appeal,
            quality_appeal: own.quality_appeal,
        });
    }
}

/// Every part of a set of quality cards.
fn subsets(cards: QualityCards) -> impl Iterator<Item = QualityCards> {
    let counts = move |value| 0..=cards.count(value);
    let small = counts(1).flat_map(move |ones| counts(2).map(move |twos| (ones, twos)));
    small.flat_map(move |(ones, twos)| {
        let small = QualityCards::small_ones(ones, twos);
        let larger = cards.without_small();
        [
            small,
            small.and(larger.without_engineer()),
            small.and(larger.without_large()),
            small.and(larger),
        ]
    })
}
