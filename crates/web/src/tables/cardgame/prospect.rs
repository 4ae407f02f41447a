//! What production of a good would bring, as the rules forecast it.

use cardgame::{Board, Good, GoodForecast, SeatForecast};
use table::Seat;

use crate::tables::cardgame::scene::Scene;

/// The forecast of one good on some board.
#[derive(Clone, Copy)]
pub(crate) struct Prospect(pub(crate) GoodForecast);

impl Prospect {
    /// The forecast of a good on a board.
    pub(crate) fn of(scene: &Scene, board: &Board, good: Good) -> Prospect {
        Prospect(scene.game.forecast_of(board, good))
    }

    /// The value beside the demand marker.
    pub(crate) fn demand(&self) -> u8 {
        self.0.demand
    }

    /// How many goods a seat would sell to the home market.
    pub(crate) fn sold(&self, seat: Seat) -> u8 {
        self.0.seats[seat.index()].sold
    }

    /// What a seat with a factory for the good would see.
    pub(crate) fn seat(&self, seat: Seat) -> Option<SeatForecast> {
        let forecast = self.0.seats[seat.index()];
        forecast.produces.then_some(forecast)
    }
}
