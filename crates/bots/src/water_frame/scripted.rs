//! Two players that keep to a strategy of the player's book (2.1 and 2.2): they judge as greedy does,
//! and find what the book recommends to them better than it is. Others are measured by them.
//!
//! The numbers were chosen by hand, so that the book's advice is followed, not so that it wins.

use arkwright::{Arkwright, Board, Factory, Kind, Phase, Shade, Tile, WaterFrame};
use table::Seat;

use super::calendar::{LAST, actions_left};
use crate::Evaluate;
use crate::arkwright::POUND;
use crate::judge::Judge;
use crate::spec::BotName;

/// What a player keeps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strategy {
    /// Two factories with machines, quality and distribution; hardly a ship before the end.
    Specialist,
    /// Three factories that produce for ships; contracts, warehouses and extra productions.
    Shipowner,
}

/// A factory more or less than recommended, in pounds.
const FACTORY: i64 = 25;

/// A tile and a grey marker that the book names, in pounds.
const TILE: i64 = 8;
const MARKER: i64 = 4;

impl Judge<Arkwright<WaterFrame>> for Strategy {
    fn judge(
        &mut self,
        game: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
        seat: Seat,
    ) -> i64 {
        game.evaluate(board, seat) + self.bent(board, seat) * POUND / 100
    }
}

impl Strategy {
    /// What a bot keeps to, if it does.
    pub(super) const fn of(bot: BotName) -> Option<Strategy> {
        match bot {
            BotName::Specialist => Some(Strategy::Specialist),
            BotName::Shipowner => Some(Strategy::Shipowner),
            _ => None,
        }
    }

    /// How many factories the book recommends.
    const fn factories(self) -> i64 {
        match self {
            Strategy::Specialist => 2,
            Strategy::Shipowner => 3,
        }
    }

    const fn wants_tile(self, tile: Tile) -> bool {
        match self {
            Strategy::Specialist => matches!(
                tile,
                Tile::Patent | Tile::Engineer | Tile::Charisma | Tile::Inventor
            ),
            Strategy::Shipowner => matches!(
                tile,
                Tile::Agent | Tile::Office | Tile::Administrator | Tile::Inventor
            ),
        }
    }

    const fn wants_marker(self, kind: Kind) -> bool {
        match self {
            Strategy::Specialist => {
                matches!(kind, Kind::Quality | Kind::Distribution | Kind::Production)
            }
            Strategy::Shipowner => matches!(kind, Kind::Production),
        }
    }

    /// What the strategy adds to a board, in hundredths of a pound. Once nothing can be done any
    /// more only the result counts.
    fn bent(self, board: &Board<WaterFrame>, seat: Seat) -> i64 {
        if matches!(board.phase, Phase::FinalExchange(_) | Phase::Over)
            || actions_left(board, seat) == 0
        {
            return 0;
        }
        let (company, harbour) = (board.company(seat), board.harbour(seat));
        let factories = || {
            company
                .factories
                .iter()
                .filter(|factory| factory.is_built())
        };
        let missing = self.factories() - factories().count() as i64;
        let tiles = harbour.tiles.iter().filter(|tile| self.wants_tile(*tile));
        let markers = company
            .markers
            .iter()
            .filter(|marker| marker.shade != Shade::Own && self.wants_marker(marker.kind));
        let capacity: i64 = harbour.ships.iter().map(|ship| i64::from(*ship)).sum();
        let contracts = harbour.contracts.iter().filter(|space| **space > 0);
        let contracts = contracts.count() as i64;
        let is_late = usize::from(board.decade) >= LAST;
        let own = match self {
            Strategy::Specialist => {
                let mut worth = [0; 4];
                for (place, factory) in worth.iter_mut().zip(factories()) {
                    *place = developed(factory);
                }
                worth.sort_unstable();
                let best: i64 = worth[2..].iter().sum();
                match is_late {
                    true => best,
                    false => best - 600 * contracts - 100 * capacity,
                }
            }
            Strategy::Shipowner if is_late => 250 * capacity,
            Strategy::Shipowner => {
                let workers = i64::from(harbour.warehouse_workers());
                250 * capacity + 600 * contracts + 150 * workers
            }
        };
        let named = TILE * tiles.count() as i64 + MARKER * markers.count() as i64;
        own + 100 * (named - FACTORY * missing.abs())
    }
}

/// How far a factory is developed, in hundredths of a pound.
fn developed(factory: &Factory) -> i64 {
    150 * i64::from(factory.quality)
        + 70 * i64::from(factory.distribution)
        + 100 * i64::from(factory.machine_count())
}
