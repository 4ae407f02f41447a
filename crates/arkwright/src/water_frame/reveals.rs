//! What is turned up: the mat, tiles, economy markers and events (4.1, I, 6.II); and the predetermined
//! set-up.

use table::{Illegal, Log, Seat};

use super::components::Special;
use super::edition::WaterFrame;
use super::event::WaterEvent;
use super::phase::WaterPhase;
use super::special_marker::kind_of;
use crate::action::Face;
use crate::board::Board;
use crate::event::Event;
use crate::game::{Arkwright, Preparation};
use crate::marker::Marker;
use crate::phase::Phase;
use crate::reason::{Reason, require};

impl Arkwright<WaterFrame> {
    /// Puts what was drawn on the board.
    pub(crate) fn turn_up_water(
        &self,
        board: &mut Board<WaterFrame>,
        face: Face,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match (board.phase, face) {
            (Phase::DrawStartPlayer, Face::StartPlayer(seat)) => {
                let is_free = self.preparation == Preparation::Free;
                let fits = match is_free {
                    true => seat.index() < usize::from(self.players),
                    false => seat == Seat::new(0),
                };
                require(fits, Reason::WrongReveal)?;
                board.start = seat;
                log.tell(Event::StartPlayer { seat });
                if is_free {
                    board.phase = Phase::Water(WaterPhase::DrawRow { row: 0 });
                } else {
                    self.lay_out_water(board, log);
                }
                Ok(())
            }
            (Phase::Water(WaterPhase::DrawRow { row }), Face::Row(drawn, counts)) => {
                require(row == drawn, Reason::WrongReveal)?;
                self.check_row(board, usize::from(row), counts)?;
                board.parts.rows[usize::from(row)] = counts;
                log.tell(Event::Water(WaterEvent::RowLaid { row, counts }));
                board.phase = Phase::Water(match row {
                    3 => WaterPhase::DrawTile {
                        left: self.tiles_drawn(),
                    },
                    _ => WaterPhase::DrawRow { row: row + 1 },
                });
                if board.phase == Phase::Water(WaterPhase::DrawTile { left: 0 }) {
                    self.first_foundation(board);
                }
                Ok(())
            }
            (Phase::Water(WaterPhase::DrawTile { left }), Face::Tile(tile)) => {
                let comes = self.may_come(&board.parts.tiles, tile);
                require(comes, Reason::WrongReveal)?;
                board.parts.tiles[tile.index()] += 1;
                log.tell(Event::Water(WaterEvent::TileDrawn { tile }));
                match left {
                    1 => self.first_foundation(board),
                    _ => board.phase = Phase::Water(WaterPhase::DrawTile { left: left - 1 }),
                }
                Ok(())
            }
            (Phase::Water(WaterPhase::DrawEconomyMarker), Face::Economy(importer, workers)) => {
                let good = board.active().index();
                let seen = board.parts.economy[good];
                let marker = self.economy_markers().into_iter().find(|marker| {
                    seen & (1 << marker) == 0
                        && self.more.components.economy[usize::from(*marker)] == (importer, workers)
                });
                let marker = marker.ok_or_else(|| Reason::WrongReveal.illegal())?;
                board.parts.economy[good] |= 1 << marker;
                log.tell(Event::Water(WaterEvent::EconomyMarker {
                    importer,
                    workers,
                }));
                self.economy(board, importer, workers, log);
                Ok(())
            }
            (Phase::Water(WaterPhase::DrawEvent { .. }), Face::Event(event)) => {
                let reached = board.parts.seen.count_ones() as usize;
                require(self.may_lie(board, reached, event), Reason::WrongReveal)?;
                board.parts.seen |= 1 << event as u16;
                log.tell(Event::Water(WaterEvent::EventRevealed { event }));
                self.resolve_event(board, event, log);
                Ok(())
            }
            _ => Err(Reason::WrongReveal.illegal()),
        }
    }

    /// Whether a row can hold these markers: as many as it has spaces, and not more than there are.
    fn check_row(
        &self,
        board: &Board<WaterFrame>,
        row: usize,
        counts: [u8; 4],
    ) -> Result<(), Illegal> {
        let size = self.more.components.mat.rows[self.count_index()][row];
        let in_all: u16 = counts.iter().map(|count| u16::from(*count)).sum();
        require(in_all == u16::from(size), Reason::WrongReveal)?;
        let before = match row % 2 {
            1 => board.parts.rows[row - 1],
            _ => [0; 4],
        };
        let fits = |kind: usize| before[kind].saturating_add(counts[kind]) <= self.sets();
        require((0..4).all(fits), Reason::WrongReveal)
    }

    /// Lays out the predetermined set-up, and begins the first decade.
    fn lay_out_water(&self, board: &mut Board<WaterFrame>, log: &mut impl Log<Event>) {
        let given = &self.more.components.predetermined[self.count_index()];
        for (row, kinds) in (0..).zip(&given.mat) {
            let counts = &mut board.parts.rows[usize::from(row)];
            *counts = [0; 4];
            for kind in kinds {
                counts[kind.index()] += 1;
            }
            log.tell(Event::Water(WaterEvent::RowLaid {
                row,
                counts: *counts,
            }));
        }
        board.parts.tiles = [0; 20];
        for tile in &given.tiles {
            board.parts.tiles[tile.index()] += 1;
            log.tell(Event::Water(WaterEvent::TileDrawn { tile: *tile }));
        }
        for (seat, own) in Seat::all(self.players).zip(&given.seats) {
            for (good, price) in own.factories {
                self.open_factory(board, seat, good, log);
                self.set_price(board, seat, good, price, log);
            }
        }
        for (seat, own) in Seat::all(self.players).zip(&given.seats) {
            let sold = self.components.shares.in_hand - own.shares;
            self.sell_shares(board, seat, sold, log);
            match own.special {
                Special::Light(kind) => {
                    board.parts.rows[0][kind.index()] -= 1;
                    self.give_grey_marker(board, seat, Marker::light(kind_of(kind)), log);
                }
                Special::Ship(capacity) => self.give_ship(board, seat, capacity, 0, log),
            }
        }
        self.pay_for_factories(board, log);
        self.begin_decade(board, log);
    }
}
