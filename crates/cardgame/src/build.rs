//! Action 1: building and upgrading factories, and the Inventor (card 8).

use table::{Log, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Factory};
use crate::card::Card;
use crate::components::SPOTS;
use crate::event::{Cause, Event, GivenBack};
use crate::game::CardGame;
use crate::good::Good;
use crate::phase::Phase;
use crate::reason::{Reason, require};

/// The side of a position 2 worker card that decade III shows.
const SIDE_III: u8 = 3;

/// What an upgrade turns over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Upgrade {
    tile: bool,
    first: bool,
    second: bool,
}

impl Upgrade {
    /// What there is to turn over, where these parts may be.
    #[inline]
    fn of(factory: &Factory, tile: bool, first: bool, second: bool) -> Upgrade {
        Upgrade {
            tile: tile && factory.side == 1,
            first: first && factory.workers[0] == 1,
            second: second && factory.workers[1] == 1,
        }
    }

    /// By the decade: sides are set to it, never back (action 1).
    #[inline]
    fn by_decade(factory: &Factory, decade: u8) -> Upgrade {
        Upgrade::of(factory, decade > 0, decade > 0, decade > 1)
    }

    /// By the Inventor: one decade further, whatever the decade (card 8).
    #[inline]
    fn by_inventor(factory: &Factory) -> Upgrade {
        Upgrade::of(factory, true, true, factory.side == 2)
    }

    #[inline]
    const fn is_any(self) -> bool {
        self.tile || self.first || self.second
    }
}

impl Board {
    /// Whether a factory of this good still produces in the game, now or later (action 1).
    #[inline]
    pub(crate) fn still_produces(&self, good: Good) -> bool {
        self.decade() < 2 || good >= self.good()
    }
}

impl CardGame {
    /// Whether the Inventor can go on with a factory that it has not upgraded in this action.
    #[inline]
    fn can_invent(&self, board: &Board) -> bool {
        match board.hand.invented.len() {
            0 => board.own().cards.contains(Card::Inventor),
            upgraded => upgraded < self.components.cards.inventor_factories,
        }
    }

    #[inline]
    pub(crate) fn offer_building(&self, board: &Board, offers: &mut impl Offers<Action>) {
        let decade = board.decade();
        let can_invent = self.can_invent(board);
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if !factory.is_open() {
                if board.still_produces(good) {
                    offers.offer(Action::Build(good));
                }
                continue;
            }
            if Upgrade::by_decade(factory, decade).is_any() {
                offers.offer(Action::Upgrade(good));
            }
            if can_invent
                && !board.hand.invented.contains(good)
                && Upgrade::by_inventor(factory).is_any()
            {
                offers.offer(Action::Invent(good));
            }
        }
    }

    pub(crate) fn check_build(&self, board: &Board, good: Good) -> Result<(), Reason> {
        let factory = board.own().factory(good);
        require(!factory.is_open(), Reason::AlreadyBuilt)?;
        require(board.still_produces(good), Reason::TooLateToBuild)
    }

    pub(crate) fn check_upgrade(&self, board: &Board, good: Good) -> Result<(), Reason> {
        let factory = board.own().factory(good);
        require(factory.is_open(), Reason::NotBuilt)?;
        require(board.decade() > 0, Reason::NoUpgradeYet)?;
        let is_second_due = board.decade() == 2 && factory.workers[1] == 1;
        let is_due = factory.side == 1 || factory.workers[0] == 1 || is_second_due;
        require(is_due, Reason::NothingToUpgrade)
    }

    pub(crate) fn check_invention(&self, board: &Board, good: Good) -> Result<(), Reason> {
        let factory = board.own().factory(good);
        let invented = board.hand.invented;
        require(factory.is_open(), Reason::NotBuilt)?;
        if invented.is_empty() {
            let is_owned = board.own().cards.contains(Card::Inventor);
            require(is_owned, Reason::NoInventor)?;
        }
        require(!invented.contains(good), Reason::InventedAlready)?;
        let most = self.components.cards.inventor_factories;
        require(
            invented.is_empty() || invented.len() < most,
            Reason::InventorSpent,
        )?;
        let is_due = match factory.side {
            1 => true,
            _ => factory.workers[0] == 1 || factory.workers[1] == 1,
        };
        require(is_due, Reason::NothingToInvent)
    }

    pub(crate) fn build(&self, board: &mut Board, good: Good, log: &mut impl Log<Event>) {
        let seat = board.asked;
        let side = if board.decade() == 0 { 1 } else { 2 };
        *board.company_mut(seat).factory_mut(good) = Factory::new(side);
        log.tell(Event::Built { seat, good, side });
        if board.hand.goods.is_empty() {
            self.add_workers(board, Cause::Built { seat }, log);
        }
        board.hand.goods.insert(good);
        board.phase = Phase::Build;
    }

    /// New workers: more demand for everything, and higher wages (actions 1 and 2).
    pub(crate) fn add_workers(&self, board: &mut Board, cause: Cause, log: &mut impl Log<Event>) {
        for good in Good::ALL {
            let to = board.demand[good.index()].saturating_sub(1);
            self.move_demand(board, good, to, cause, log);
        }
        let from = board.wages;
        let to = (from + 1).min(self.tables.last_wages);
        if to != from {
            board.wages = to;
            log.tell(Event::WagesMoved {
                from,
                to,
                wage_from: self.tables.wage(from),
                wage_to: self.tables.wage(to),
                cause,
            });
        }
    }

    /// Moves a demand marker, if it is not there already.
    pub(crate) fn move_demand(
        &self,
        board: &mut Board,
        good: Good,
        to: u8,
        cause: Cause,
        log: &mut impl Log<Event>,
    ) {
        let from = board.demand[good.index()];
        if from == to {
            return;
        }
        board.demand[good.index()] = to;
        log.tell(Event::DemandMoved {
            good,
            from,
            to,
            value_from: self.tables.demand(good, from),
            value_to: self.tables.demand(good, to),
            cause,
        });
    }

    pub(crate) fn upgrade(&self, board: &mut Board, good: Good, log: &mut impl Log<Event>) {
        let upgrade = Upgrade::by_decade(board.own().factory(good), board.decade());
        self.turn_over(board, board.asked, good, upgrade, false, log);
        board.phase = Phase::Build;
    }

    pub(crate) fn invent(&self, board: &mut Board, good: Good, log: &mut impl Log<Event>) {
        let seat = board.asked;
        if board.hand.invented.is_empty() {
            self.give_back(board, seat, Card::Inventor, GivenBack::Spent, log);
        }
        board.hand.invented.insert(good);
        let upgrade = Upgrade::by_inventor(board.own().factory(good));
        self.turn_over(board, seat, good, upgrade, true, log);
        board.phase = Phase::Build;
    }

    fn turn_over(
        &self,
        board: &mut Board,
        seat: Seat,
        good: Good,
        upgrade: Upgrade,
        is_invented: bool,
        log: &mut impl Log<Event>,
    ) {
        let factory = board.company_mut(seat).factory_mut(good);
        let Upgrade {
            tile,
            first,
            second,
        } = upgrade;
        if tile {
            // The token stays on its spot: both sides show the same appeals.
            factory.side = 2;
        }
        if first {
            factory.workers[0] = 2;
        }
        if second {
            factory.workers[1] = SIDE_III;
        }
        log.tell(Event::Upgraded {
            seat,
            good,
            is_invented,
            tile,
            first,
            second,
        });
    }
}

impl Factory {
    /// A factory as it is built: without worker cards, the token on the last spot, the office on price.
    pub(crate) fn new(side: u8) -> Factory {
        Factory {
            side,
            spot: SPOTS as u8 - 1,
            ..Factory::default()
        }
    }
}
