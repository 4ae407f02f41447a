//! Building, modernizing and closing factories (II.2.1).

use table::{Illegal, Log, Offers, Seat};

use crate::action::Action;
use crate::board::{Board, Factory};
use crate::event::{Cost, Event, Raised};
use crate::game::Arkwright;
use crate::goods::{Good, Goods};
use crate::phase::Stage;
use crate::reason::{Reason, require};

/// The bit of a level in a set of levels.
const fn level_bit(level: u8) -> u8 {
    1 << (level - 1)
}

impl Arkwright {
    #[inline]
    pub(crate) fn offer_factories(
        &self,
        board: &Board,
        built: Goods,
        closed: [u8; 4],
        offers: &mut impl Offers<Action>,
    ) {
        let highest = self.level(board);
        for good in Good::ALL {
            let factory = board.own().factory(good);
            if factory.is_built() {
                if factory.level < highest {
                    offers.offer(Action::Modernize(good));
                }
                if !built.contains(good) {
                    offers.offer(Action::Close(good));
                }
            } else if self.tables.row_end(good, 0) <= board.available_workers() {
                for level in 1..=highest {
                    if closed[good.index()] & level_bit(level) == 0 {
                        offers.offer(Action::Build(good, level));
                    }
                }
            }
            if offers.enough() {
                return;
            }
        }
    }

    pub(crate) fn check_factories(
        &self,
        board: &Board,
        built: Goods,
        closed: [u8; 4],
        action: Action,
    ) -> Result<(), Illegal> {
        let factory = |good| board.own().factory(good);
        let too_high = || {
            Reason::LevelTooHigh
                .illegal()
                .with("level", self.level(board))
        };
        match action {
            Action::Build(good, level) => {
                require(!factory(good).is_built(), Reason::HasFactory)?;
                if !(1..=self.level(board)).contains(&level) {
                    return Err(too_high());
                }
                require(
                    closed[good.index()] & level_bit(level) == 0,
                    Reason::JustClosed,
                )?;
                require(
                    self.tables.row_end(good, 0) <= board.available_workers(),
                    Reason::FirstRowUnfilled,
                )
            }
            Action::Modernize(good) => {
                require(factory(good).is_built(), Reason::NoFactory)?;
                if factory(good).level >= self.level(board) {
                    return Err(too_high());
                }
                Ok(())
            }
            Action::Close(good) => {
                require(factory(good).is_built(), Reason::NoFactory)?;
                require(!built.contains(good), Reason::JustBuilt)
            }
            _ => Err(Reason::NotNow.illegal()),
        }
    }

    pub(crate) fn change_factories(
        &self,
        board: &mut Board,
        stage: Stage,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Stage {
        let Stage::Factory {
            mut built,
            mut modernized,
            mut closed,
            mut price_due,
        } = stage
        else {
            return stage;
        };
        let seat = board.asked;
        match action {
            Action::Price(good, price) => {
                self.set_price(board, seat, good, price, log);
                price_due = None;
            }
            Action::Build(good, level) => {
                self.build(board, seat, good, level, log);
                built.insert(good);
                price_due = Some(good);
            }
            Action::Modernize(good) => {
                self.modernize(board, seat, good, log);
                modernized.insert(good);
            }
            Action::Close(good) => {
                closed[good.index()] |= level_bit(board.company(seat).factory(good).level);
                self.close(board, seat, good, log);
                // What has gone is affected no more; a new one counts as built.
                modernized.remove(good);
            }
            _ => {}
        }
        Stage::Factory {
            built,
            modernized,
            closed,
            price_due,
        }
    }

    /// Builds a factory with its first row full; the price is asked next.
    fn build(
        &self,
        board: &mut Board,
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
        let cost = u16::from(self.tables.cost(good, level));
        self.pay(board, seat, cost, Cost::Factory { good, level }, log);
        let (from_market, from_fired) = board.take_workers(pieces);
        *board.company_mut(seat).factory_mut(good) = Factory {
            level,
            pieces,
            ..Factory::default()
        };
        log.tell(Event::WorkersHired {
            seat,
            good,
            from_market,
            from_fired,
        });
    }

    /// Raises a factory to the next level; on the current level it needs no extra workers (6.IV).
    fn modernize(&self, board: &mut Board, seat: Seat, good: Good, log: &mut impl Log<Event>) {
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
        let cost = u16::from(self.tables.cost(good, level));
        self.pay(board, seat, cost, Cost::Factory { good, level }, log);
    }

    /// Closes a factory: all workers to the fired workers space, all else to the supplies.
    fn close(&self, board: &mut Board, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        let factory = std::mem::take(board.company_mut(seat).factory_mut(good));
        board.fired += factory.workers();
        log.tell(Event::FactoryClosed {
            seat,
            good,
            workers: factory.workers(),
            machines: factory.machine_count(),
        });
    }
}
