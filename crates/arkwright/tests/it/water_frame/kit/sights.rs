//! What tests look at: what lies on the table, and what has happened.

use arkwright::{
    Because, Company, Cost, Event, Factory, Good, Harbour, Income, MatKind, Phase, Stage, Tile,
    WaterEvent, WaterStage,
};
use table::Seat;

use super::{Table, marker, seat};

/// What lies on the table.
impl Table {
    /// The company of a seat, counted from 1.
    pub(crate) fn company(&self, number: u8) -> &Company {
        self.board.company(seat(number))
    }

    /// The harbour mat and tiles of a seat, counted from 1.
    pub(crate) fn harbour(&self, number: u8) -> &Harbour {
        self.board.harbour(seat(number))
    }

    /// The factory of a seat, counted from 1.
    pub(crate) fn factory(&self, number: u8, good: Good) -> &Factory {
        self.company(number).factory(good)
    }

    /// The cash of a seat, counted from 1.
    pub(crate) fn cash(&self, number: u8) -> u16 {
        self.company(number).cash
    }

    /// Whether a seat, counted from 1, owns a tile.
    #[track_caller]
    pub(crate) fn has(&self, number: u8, tile: &str) -> bool {
        self.harbour(number).has(super::tile(tile))
    }

    /// How many of a tile lie in the common supply.
    #[track_caller]
    pub(crate) fn supply(&self, tile: &str) -> u8 {
        self.board.parts.tiles[super::tile(tile).index()]
    }

    /// The pieces in each row of a factory.
    pub(crate) fn rows(&self, number: u8, good: Good) -> [u8; 4] {
        [0, 1, 2, 3].map(|row| {
            self.game
                .pieces_in_row(&self.board, seat(number), good, row)
        })
    }

    /// Workers on the job market and on the fired workers space.
    pub(crate) fn job_market(&self) -> (u8, u8) {
        (self.board.job_seekers(), self.board.fired)
    }

    /// Every sum that a seat has paid in the events kept, with its reason.
    pub(crate) fn paid(&self, number: u8) -> Vec<(u16, Cost)> {
        let paid = self.events.iter().filter_map(|event| match event {
            Event::Paid { seat, amount, why } if seat.number() == number => Some((*amount, *why)),
            _ => None,
        });
        paid.collect()
    }

    /// Every sum that a seat has paid in the events kept, in order.
    pub(crate) fn paid_by(&self, number: u8) -> Vec<u16> {
        self.paid(number)
            .into_iter()
            .map(|(amount, _)| amount)
            .collect()
    }

    /// Every sum that a seat has received in the events kept, with its reason.
    pub(crate) fn received(&self, number: u8) -> Vec<(u16, Income)> {
        let received = self.events.iter().filter_map(|event| match event {
            Event::Received { seat, amount, why } if seat.number() == number => {
                Some((*amount, *why))
            }
            _ => None,
        });
        received.collect()
    }

    /// How a seat's share value indicator has moved in the events kept, with the reason.
    pub(crate) fn moves(&self, number: u8) -> Vec<(i16, Because)> {
        let moves = self.events.iter().filter_map(|event| match event {
            Event::ShareMoved {
                seat,
                from,
                to,
                because,
            } if seat.number() == number => Some((i16::from(*to) - i16::from(*from), *because)),
            _ => None,
        });
        moves.collect()
    }

    /// How many goods a seat has sold in England in the events kept.
    pub(crate) fn sold(&self, number: u8) -> u8 {
        let counts = self.events.iter().filter_map(|event| match event {
            Event::Sold { seat, count, .. } if seat.number() == number => Some(*count),
            _ => None,
        });
        counts.sum()
    }

    /// What happened in Water Frame only, in the events kept.
    pub(crate) fn water_events(&self) -> Vec<WaterEvent> {
        let events = self.events.iter().filter_map(|event| match event {
            Event::Water(event) => Some(*event),
            _ => None,
        });
        events.collect()
    }

    /// The part of the action that is under way.
    #[track_caller]
    pub(crate) fn stage(&self) -> Stage {
        match self.board.phase {
            Phase::Action(hand) => hand.stage,
            phase => panic!("no action is under way: {phase:?}"),
        }
    }

    /// Whether a special marker may be taken as an additional action.
    pub(crate) fn takes_special_marker(&self) -> bool {
        matches!(self.board.phase, Phase::Action(hand)
            if hand.stage == Stage::Water(WaterStage::SpecialMarker))
    }

    /// Workers, tiles, ships and grey markers are neither lost nor made.
    #[track_caller]
    pub(crate) fn check_pieces(&self) {
        let (board, numbers) = (&self.board, self.game.water_components());
        let seats = || Seat::all(board.players);
        let employed: u32 = seats()
            .map(|seat| u32::from(self.game.workers_of(board, seat)))
            .sum();
        let boxed = if board.players == 2 { 8 } else { 0 };
        let idle = u32::from(board.job_seekers()) + u32::from(board.fired);
        let gone = u32::from(board.parts.gone);
        assert_eq!(idle + employed + gone + boxed, 80, "workers");
        for (place, tile) in Tile::ALL.into_iter().enumerate() {
            let owned = seats()
                .filter(|seat| board.harbour(*seat).has(tile))
                .count() as u8;
            let there = owned + board.parts.tiles[place];
            assert!(
                there <= numbers.tiles.count[place],
                "{} tiles {}",
                there,
                tile.word()
            );
        }
        for (place, ship) in numbers.ships.iter().enumerate() {
            let owned = seats().flat_map(|seat| board.harbour(seat).ships);
            let owned = owned.filter(|capacity| *capacity == ship.capacity).count() as u8;
            let is_used = board.players > 2 || place < usize::from(numbers.ships_of_two);
            let there = owned + board.parts.ships[place];
            assert_eq!(
                there,
                ship.count * u8::from(is_used),
                "ships of {}",
                ship.capacity
            );
        }
        let sets = numbers.mat.sets[usize::from(board.players) - 2];
        for kind in MatKind::ALL {
            for (shade, rows) in [("light", [0, 1]), ("dark", [2, 3])] {
                let marker = marker(&format!("{} {shade}", kind.word()));
                let owned = seats().filter(|seat| board.company(*seat).markers.contains(marker));
                let lying = rows.map(|row: usize| board.parts.rows[row][kind.index()]);
                let there = owned.count() as u8 + lying[0] + lying[1];
                assert!(there <= sets, "{there} markers {marker}");
            }
        }
    }
}
