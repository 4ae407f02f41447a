//! The production action: goods for the warehouse, outside of the production phase (II.2.8).

use table::{Illegal, Log, Offers, Seat};

use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::pending::Pending;
use super::tile::Tile;
use crate::action::Action;
use crate::board::Board;
use crate::event::{Cost, Event};
use crate::game::Arkwright;
use crate::goods::Good;
use crate::marker::Shade;
use crate::reason::{Reason, require};
use crate::stage::ActionInHand;

impl Arkwright<WaterFrame> {
    /// How many rows of a factory can produce with a marker: the full ones, in ascending order.
    fn producible_rows(&self, board: &Board<WaterFrame>, good: Good, shade: Shade) -> u8 {
        let factory = board.own().factory(good);
        if !factory.is_built() {
            return 0;
        }
        let allowed = self.more.components.mat.production[match shade {
            Shade::Dark => 1,
            _ => 0,
        }];
        let full = |row: &u8| self.tables.row_end(good, usize::from(*row) - 1) <= factory.pieces;
        (1..=allowed).take_while(full).count() as u8
    }

    pub(crate) fn offer_production(
        &self,
        board: &Board<WaterFrame>,
        hand: &ActionInHand,
        offers: &mut impl Offers<Action>,
    ) {
        let extra = board.own_harbour().has(Tile::ExtraShifts);
        for good in Good::ALL {
            for rows in 1..=self.producible_rows(board, good, hand.marker.shade) {
                offers.offer(Action::Produce(good, rows));
                if extra {
                    offers.offer(Action::ProduceExtra(good, rows));
                }
            }
        }
    }

    pub(crate) fn check_production(
        &self,
        board: &Board<WaterFrame>,
        hand: &ActionInHand,
        action: Action,
    ) -> Result<(), Illegal> {
        let (Action::Produce(good, rows) | Action::ProduceExtra(good, rows)) = action else {
            return Err(hand.refuse(self, board, action));
        };
        require(board.own().factory(good).is_built(), Reason::NoFactory)?;
        let most = self.producible_rows(board, good, hand.marker.shade);
        require((1..=most).contains(&rows), Reason::RowsNotProducing)?;
        let is_extra = matches!(action, Action::ProduceExtra(..));
        let has_tile = board.own_harbour().has(Tile::ExtraShifts);
        require(!is_extra || has_tile, Reason::TileNotOwned)
    }

    /// Pays for the rows and puts the goods in store; a marked factory has worked after all.
    pub(crate) fn produce(
        &self,
        board: &mut Board<WaterFrame>,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Option<Good> {
        let (Action::Produce(good, rows) | Action::ProduceExtra(good, rows)) = action else {
            return None;
        };
        let seat = board.asked;
        let pieces = self.tables.row_end(good, usize::from(rows) - 1);
        let factory = *board.company(seat).factory(good);
        let mut count = self.tables.output(good, factory.level, pieces);
        if matches!(action, Action::ProduceExtra(..)) {
            self.return_tile(board, seat, Tile::ExtraShifts, log);
            log.tell(Event::Water(WaterEvent::ExtraShift { seat, good }));
            count += 1;
        }
        board.harbour_mut(seat).marked.remove(good);
        log.tell(Event::Produced { seat, good, count });
        self.pay_for_rows(board, seat, good, usize::from(rows), log);
        board.company_mut(seat).stored[good.index()] += count;
        log.tell(Event::Stored { seat, good, count });
        if !self.fit_goods(board, seat, log) {
            board.parts.pending = Some(Pending::Discard);
        }
        Some(good)
    }

    fn pay_for_rows(
        &self,
        board: &mut Board<WaterFrame>,
        seat: Seat,
        good: Good,
        rows: usize,
        log: &mut impl Log<Event>,
    ) {
        let factory = board.company(seat).factory(good);
        let machines: u8 = factory.machines[..rows].iter().sum();
        let workers = self.tables.row_end(good, rows - 1) - machines;
        let (wages, running) = self.factory_costs(board, seat, good, workers, machines);
        let wage = self.wage(board);
        self.ensure_cash(board, seat, wages + running, log);
        let why = Cost::Wages {
            good,
            workers,
            wage,
        };
        self.pay(board, seat, wages, why, log);
        self.pay(board, seat, running, Cost::Machines { good, machines }, log);
    }

    /// Wages and running costs with foreman and workshop (III.3).
    pub(crate) fn factory_costs(
        &self,
        board: &Board<WaterFrame>,
        seat: Seat,
        good: Good,
        workers: u8,
        machines: u8,
    ) -> (u16, u16) {
        let tiles = &self.more.components.tiles;
        let harbour = board.harbour(seat);
        let wage = u16::from(self.wage(board));
        let mut wages = u16::from(workers) * wage;
        if harbour.foreman == Some(good) {
            let led = u16::from(workers.min(tiles.foreman_workers));
            let lower = wage.saturating_sub(u16::from(tiles.foreman));
            let lower = lower.max(u16::from(tiles.foreman_least)).min(wage);
            wages -= led * (wage - lower);
        }
        let mut running = u16::from(machines);
        if harbour.workshop == Some(good) {
            running = running.min(u16::from(tiles.workshop_running));
        }
        (wages, running)
    }
}
