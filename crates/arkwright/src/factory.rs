//! Building, modernizing and closing factories (II.2.1).
//!
//! Administrative costs, fee and building costs are paid together once the player is done (II.1),
//! so the action keeps what it owes.

use serde::{Deserialize, Serialize};
use table::{Illegal, Log, Message, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Factory};
use crate::edition::Edition;
use crate::event::{Cost, Event, Raised};
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::marker::Kind;
use crate::phase::Phase;
use crate::prices::{PriceAdjustment, price_question};
use crate::reason::{Reason, require};
use crate::stage::{ActionInHand, Stage, StageRules};

/// The bit of a level in a set of levels.
const fn level_bit(level: u8) -> u8 {
    1 << (level - 1)
}

/// Building, modernizing and closing under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactoryAction {
    /// Factories built in this action.
    pub built: Goods,
    /// Factories modernized in this action.
    pub modernized: Goods,
    /// Levels closed in this action by good, one bit each, level I lowest.
    pub closed: [u8; 4],
    /// Levels that are to be paid for by good: two bits for each, level I lowest, how often it was
    /// built or modernized to.
    pub due: [u8; 4],
    /// The fee that is to be paid for using the marker again.
    pub fee: u8,
    /// The new factory whose price is to be set.
    pub price_due: Option<Good>,
}

impl FactoryAction {
    /// Before anything is built, with the fee that is to be paid.
    pub(crate) fn new(fee: u8) -> FactoryAction {
        FactoryAction {
            fee,
            ..FactoryAction::default()
        }
    }

    /// Notes that a level is to be paid for.
    #[inline]
    fn order(&mut self, good: Good, level: u8) {
        self.due[good.index()] += 1 << (2 * (level - 1));
    }

    /// Each factory marker that is to be paid for, one that comes twice twice.
    #[inline]
    fn orders(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        let levels = |good| (1..=4).map(move |level| (good, level));
        let each = Good::ALL.into_iter().flat_map(levels);
        each.flat_map(|(good, level)| (0..self.times(good, level)).map(move |_| (good, level)))
    }

    /// All that the action owes so far (II.1).
    fn owed<E: Edition>(&self, game: &Arkwright<E>, board: &Board<E>, hand: &ActionInHand) -> u16 {
        let discounts = E::discounts(game, board, self);
        let building: u16 = self.bill(game, discounts).map(|(.., cost)| cost).sum();
        let fees = u16::from(self.fee) + u16::from(E::factory_fees(board));
        u16::from(hand.paid) + fees + building
    }

    /// Each factory marker that is to be paid for, with what it costs.
    #[inline]
    fn bill<E: Edition>(
        &self,
        game: &Arkwright<E>,
        mut discounts: [u8; 4],
    ) -> impl Iterator<Item = (Good, u8, u16)> {
        self.orders().map(move |(good, level)| {
            let discount = std::mem::take(&mut discounts[good.index()]);
            let cost = game.tables.cost(good, level).saturating_sub(discount);
            (good, level, u16::from(cost))
        })
    }

    /// Whether some level up to this one is to be paid for.
    pub(crate) fn orders_up_to(&self, good: Good, level: u8) -> bool {
        (1..=level).any(|level| self.times(good, level) > 0)
    }

    /// How often a level is to be paid for.
    #[inline]
    const fn times(&self, good: Good, level: u8) -> u8 {
        self.due[good.index()] >> (2 * (level - 1)) & 3
    }

    /// Whether what is due for a good can have led to a factory of this level, so that what is still
    /// to come has its place: a level is paid for twice only if the first one was closed.
    fn can_be_due(&self, good: Good, now: u8) -> bool {
        let was_closed = self.closed[good.index()] != 0;
        let (up_to_now, above) = match (self.built.contains(good), was_closed) {
            (true, true) => (2, 1),
            (false, true) => (1, 1),
            (_, false) => (1, 0),
        };
        let most = |level| if level <= now { up_to_now } else { above };
        let stands_by_right = now == 0 || !was_closed || self.built.contains(good);
        stands_by_right && (1..=4).all(|level| self.times(good, level) <= most(level))
    }

    /// Whether a factory of this kind and level was closed in this action.
    #[inline]
    fn has_closed(&self, good: Good, level: u8) -> bool {
        self.closed[good.index()] & level_bit(level) != 0
    }

    /// Whether some factory of a good that has none can be built now.
    fn can_build<E: Edition>(&self, game: &Arkwright<E>, board: &Board<E>, good: Good) -> bool {
        game.tables.row_end(good, 0) <= board.available_workers()
            && (1..=game.level(board)).any(|level| !self.has_closed(good, level))
    }
}

impl<E: Edition> StageRules<E> for FactoryAction {
    fn section(&self) -> &'static str {
        "II.2.1"
    }

    fn question(&self) -> Message {
        match self.price_due {
            Some(good) => price_question(good),
            None => Message::new("prompt-factory"),
        }
    }

    /// A new factory needs its price first.
    #[inline]
    fn can_be_done(&self) -> bool {
        self.price_due.is_none()
    }

    #[inline]
    fn offer(
        &self,
        game: &Arkwright<E>,
        board: &Board<E>,
        _: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        if let Some(good) = self.price_due {
            return game.offer_prices(board, good, offers);
        }
        let highest = game.level(board);
        let modernized = E::highest_level(game, board);
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_built() {
                if factory.level < modernized {
                    offers.offer(Action::Modernize(good));
                }
                if !self.built.contains(good) {
                    offers.offer(Action::Close(good));
                }
            } else if game.tables.row_end(good, 0) <= board.available_workers() {
                for level in 1..=highest {
                    if !self.has_closed(good, level) {
                        offers.offer(Action::Build(good, level));
                    }
                }
            }
            if offers.enough() {
                return;
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
        if let Some(good) = self.price_due {
            return game.check_price_due(board, good, action);
        }
        let factory = |good| board.own().factory(good);
        let too_high = || {
            Reason::LevelTooHigh
                .illegal()
                .with("level", game.level(board))
        };
        let no_factory = |good| {
            if self.can_build(game, board, good) {
                Reason::NoFactoryYet
            } else {
                Reason::NoFactory
            }
        };
        match action {
            Action::Build(good, level) => {
                require(!factory(good).is_built(), Reason::HasFactory)?;
                if !(1..=game.level(board)).contains(&level) {
                    return Err(too_high());
                }
                require(!self.has_closed(good, level), Reason::JustClosed)?;
                require(
                    game.tables.row_end(good, 0) <= board.available_workers(),
                    Reason::FirstRowUnfilled,
                )
            }
            Action::Modernize(good) => {
                require(factory(good).is_built(), no_factory(good))?;
                if factory(good).level >= E::highest_level(game, board) {
                    return Err(too_high());
                }
                Ok(())
            }
            Action::Close(good) => {
                require(factory(good).is_built(), no_factory(good))?;
                require(!self.built.contains(good), Reason::JustBuilt)
            }
            _ => Err(hand.refuse(game, board, action)),
        }
    }

    #[inline]
    fn carry_out(
        mut self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        _: &ActionInHand,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Stage> {
        let seat = board.asked;
        match action {
            Action::Price(good, price) => {
                game.set_price(board, seat, good, price, log);
                self.price_due = None;
            }
            Action::Build(good, level) => {
                game.build(board, seat, good, level, log);
                self.order(good, level);
                self.built.insert(good);
                self.price_due = Some(good);
            }
            Action::Modernize(good) => {
                game.modernize(board, seat, good, log);
                self.order(good, board.company(seat).factory(good).level);
                self.modernized.insert(good);
                E::modernized(game, board, good, log);
            }
            Action::Close(good) => {
                let level = board.company(seat).factory(good).level;
                self.closed[good.index()] |= level_bit(level);
                game.close(board, seat, good, log);
                // What has gone is affected no more; a new one counts as built. No rule asks for it
                // again, but the page names what is affected, and records hold the board's digest.
                self.modernized.remove(good);
            }
            _ => {}
        }
        Some(Stage::Factory(self))
    }

    /// Spinning Jenny II.1: everything is paid together, each cost by its name.
    fn settle(
        &self,
        game: &Arkwright<E>,
        board: &mut Board<E>,
        hand: &ActionInHand,
        log: &mut impl Log<Event>,
    ) {
        let seat = board.asked;
        game.ensure_cash(board, seat, self.owed(game, board, hand), log);
        game.pay_with_fee(board, hand.paid, self.fee, log);
        let discounts = E::discounts(game, board, self);
        for (good, level, cost) in self.bill(game, discounts) {
            game.pay(board, seat, cost, Cost::Factory { good, level }, log);
        }
        E::after_factory(game, board, log);
    }

    #[inline]
    fn then(&self, _: &Arkwright<E>, _: &Board<E>, _: &ActionInHand) -> Option<Stage> {
        let affected = self.built.union(self.modernized);
        Some(Stage::Prices(PriceAdjustment::new(affected, 0)))
    }

    fn fits(&self, game: &Arkwright<E>, board: &Board<E>, hand: &ActionInHand) -> bool {
        let stands = |good: Good| board.own().factory(good).is_built();
        hand.marker.kind == Kind::Factory
            && self.closed.iter().all(|levels| *levels < 16)
            && E::is_fee(game, self.fee)
            && self
                .orders()
                .all(|(_, level)| level <= E::most_level(game, board))
            && Good::ALL
                .into_iter()
                .all(|good| self.can_be_due(good, board.own().factory(good).level))
            && Good::ALL
                .into_iter()
                .all(|good| !self.built.contains(good) || stands(good))
    }
}

impl<E: Edition> Arkwright<E> {
    /// Builds a factory with its first row full; the price is asked next.
    fn build(
        &self,
        board: &mut Board<E>,
        seat: Seat,
        good: Good,
        level: u8,
        log: &mut impl Log<Event>,
    ) {
        let pieces = self.tables.row_end(good, 0);
        log.tell(Event::FactoryRaised {
            seat,
            good,
            level,
            how: Raised::Built,
        });
        let (from_market, from_fired) = board.take_workers(pieces);
        *board.company_mut(seat).factory_mut(good) = Factory {
            level,
            pieces,
            ..Factory::default()
        };
        E::built(board, seat, good);
        log.tell(Event::WorkersHired {
            seat,
            good,
            from_market,
            from_fired,
        });
    }

    /// Raises a factory to the next level; on the current level it needs no extra workers (6.IV).
    fn modernize(&self, board: &mut Board<E>, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        let current = self.level(board);
        let factory = board.company_mut(seat).factory_mut(good);
        factory.level += 1;
        let level = factory.level;
        log.tell(Event::FactoryRaised {
            seat,
            good,
            level,
            how: Raised::Modernized,
        });
        if level >= current && factory.extra > 0 {
            let workers = std::mem::take(&mut factory.extra);
            board.fired += workers;
            log.tell(Event::WorkersFired {
                seat,
                good,
                workers,
                machines: 0,
            });
        }
    }

    /// The board once the asked player is done with the factory action under way and has paid for
    /// it; the same board where nothing is owed.
    #[must_use]
    pub fn settled(&self, board: &Board<E>) -> Board<E> {
        self.settled_telling(board, &mut ())
    }

    /// The board of [`Arkwright::settled`], and how it is paid.
    pub(crate) fn settled_telling(&self, board: &Board<E>, log: &mut impl Log<Event>) -> Board<E> {
        let mut board = *board;
        if let Phase::Action(hand) = board.phase
            && let Stage::Factory(action) = hand.stage
        {
            action.settle(self, &mut board, &hand, log);
            if let Some(stage) = action.then(self, &board, &hand) {
                board.phase = Phase::Action(ActionInHand { stage, ..hand });
            }
        }
        board
    }

    /// Closes a factory: all workers to the fired workers space, all else to the supplies.
    fn close(&self, board: &mut Board<E>, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        let factory = std::mem::take(board.company_mut(seat).factory_mut(good));
        E::closed(board, seat, good);
        board.fired += factory.workers();
        log.tell(Event::FactoryClosed {
            seat,
            good,
            workers: factory.workers(),
            machines: factory.machine_count(),
        });
    }
}
