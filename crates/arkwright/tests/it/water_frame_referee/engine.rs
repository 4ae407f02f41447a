//! The engine as the referee knows it: words, and what lies on the table.

use std::collections::BTreeSet;

use arkwright::{
    Action, Arkwright, Board, EventMarker, Good, Preparation, Tile, WaterFrame, WaterOptions,
    WaterStock,
};
use table::{Actions, Game, Seat, Seed};

use crate::water_frame_referee::driver::{Engine, Setting};
use crate::water_frame_referee::referee::Turn;
use crate::water_frame_referee::table::{Company, Factory, Table};
use crate::water_frame_referee::words::{Kind, Marker};

/// A game of the engine, with its dealer.
pub(crate) struct Millwright {
    game: Arkwright<WaterFrame>,
    board: Board<WaterFrame>,
    stock: WaterStock,
}

impl Millwright {
    pub(crate) fn new(setting: Setting, seed: u64) -> Millwright {
        let options = setting.options;
        let free = !options.predetermined;
        let options = WaterOptions {
            preparation: match free {
                true => Preparation::Free,
                false => Preparation::Predetermined,
            },
            patrons: free && options.patrons,
            extra_events: free && options.extra_events,
            shuffled_events: !free && options.events_shuffled,
        };
        let game = Arkwright::water_frame(setting.players as u8, options);
        let (board, stock) = game.deal(&Seed::new(&format!("referee {seed}")));
        Millwright { game, board, stock }
    }

    fn company(&self, seat: Seat) -> Company {
        let own = self.board.company(seat);
        let harbour = self.board.harbour(seat);
        let factory = |good: Good| {
            let factory = own.factory(good);
            factory.is_built().then(|| Factory {
                level: factory.level,
                quality: factory.quality,
                distribution: factory.distribution,
                price: factory.price,
                pieces: [0, 1, 2, 3]
                    .map(|row| self.game.pieces_in_row(&self.board, seat, good, row)),
                machines: factory.machines,
                extra: factory.extra,
            })
        };
        let grey = |kind| {
            [
                own.markers.contains(arkwright::Marker::light(kind)),
                own.markers.contains(arkwright::Marker::dark(kind)),
            ]
        };
        Company {
            cash: own.cash.into(),
            shares: own.shares,
            space: own.space,
            loans: own.loans.into(),
            factories: Good::ALL.map(factory),
            stored: own.stored,
            grey: [
                arkwright::Kind::Machinery,
                arkwright::Kind::Quality,
                arkwright::Kind::Distribution,
                arkwright::Kind::Production,
            ]
            .map(grey),
            administration: own.administration.map(|marker| marker.map(marker_in_words)),
            tiles: Tile::ALL.map(|tile| harbour.has(tile)),
            inventor_uses: harbour.inventor_uses,
            foreman: harbour.foreman.map(Good::index),
            workshop: harbour.workshop.map(Good::index),
            ships: harbour.ships,
            contracts: harbour.contracts,
            columns: Good::ALL.map(|good| harbour.columns.contains(good)),
            lines: harbour.lines,
            marked: Good::ALL.map(|good| harbour.marked.contains(good)),
            jubilee: harbour.jubilee,
            barred: harbour.no_charisma,
        }
    }
}

/// The referee's marker for the engine's.
fn marker_in_words(marker: arkwright::Marker) -> Marker {
    let kind = match marker.kind {
        arkwright::Kind::Factory => Kind::Factory,
        arkwright::Kind::Workers => Kind::Workers,
        arkwright::Kind::Machinery => Kind::Machinery,
        arkwright::Kind::Quality => Kind::Quality,
        arkwright::Kind::Distribution => Kind::Distribution,
        arkwright::Kind::StockExchange => Kind::Exchange,
        arkwright::Kind::Production => Kind::Production,
        arkwright::Kind::FirstShip => return Marker::Ship(1),
        arkwright::Kind::SecondShip => return Marker::Ship(2),
    };
    match marker.shade {
        arkwright::Shade::Own => Marker::Own(kind),
        arkwright::Shade::Light => Marker::Light(kind),
        arkwright::Shade::Dark => Marker::Dark(kind),
    }
}

impl Engine for Millwright {
    fn turn(&self) -> Turn {
        match self.game.turn(&self.board) {
            table::Turn::Reveal => Turn::Reveal(String::new()),
            table::Turn::Ask { seat, .. } => Turn::Ask(seat.index() as u8 + 1),
            table::Turn::Over => Turn::Over,
        }
    }

    fn choices(&self) -> BTreeSet<String> {
        let mut legal = Actions::new();
        self.game.legal(&self.board, &mut legal);
        let choices: BTreeSet<String> = legal.iter().map(Action::to_string).collect();
        assert_eq!(choices.len(), legal.len(), "a choice is offered twice");
        choices
    }

    fn refuses(&self, text: &str) -> bool {
        match text.parse() {
            Ok(action) => self.game.check(&self.board, action).is_err(),
            Err(_) => true,
        }
    }

    fn act(&mut self, text: &str) {
        let action = text.parse().expect("a choice that the engine offered");
        self.game.act(&mut self.board, action, &mut ());
        assert_eq!(self.game.validate(&self.board), Ok(()), "after {text}");
    }

    fn next_reveal(&mut self) -> String {
        let face = self.game.draw(&self.board, &mut self.stock);
        let revealed = self.game.reveal(&mut self.board, face, &mut ());
        revealed.expect("the dealer deals what fits");
        face.to_string()
    }

    fn table(&self) -> Table {
        let board = &self.board;
        let parts = &board.parts;
        let boxed = if board.players == 2 { 8 } else { 0 };
        Table {
            decade: board.year(),
            cycle: match board.decade {
                0 => 0,
                _ => board.cycle + 1,
            },
            start: match board.phase {
                arkwright::Phase::DrawStartPlayer => 0,
                _ => board.start.index() as u8 + 1,
            },
            empty: board.empty,
            fired: board.fired,
            boxed: boxed + parts.gone,
            importers: board.importers,
            mat: parts.rows,
            ships: parts.ships,
            tiles: parts.tiles,
            bureaucracy: parts.bureaucracy,
            navigation: parts.lasts(EventMarker::NavigationActs),
            opium: parts.lasts(EventMarker::OpiumWar),
            strike: parts.lasts(EventMarker::ThreatOfStrike),
            companies: Seat::all(board.players)
                .map(|seat| self.company(seat))
                .collect(),
        }
    }

    fn scores(&self) -> Vec<Option<u32>> {
        let score = |seat| {
            let lost = self.board.company(seat).loans > 0;
            (!lost).then(|| self.game.portfolio(&self.board, seat).into())
        };
        Seat::all(self.board.players).map(score).collect()
    }

    fn winners(&self) -> Vec<u8> {
        let outcome = self.game.outcome(&self.board).expect("the game is over");
        let winners = outcome.winners.iter();
        winners.map(|seat| seat.index() as u8 + 1).collect()
    }
}
