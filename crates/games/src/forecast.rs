//! The forecast of a game that has one, as JSON.

use arkwright::{Arkwright, Good, GoodForecast, SeatForecast};
use serde::Serialize;
use table::Play;

#[derive(Serialize)]
struct Forecast {
    goods: Vec<OfGood>,
}

/// A good with the seats that play.
#[derive(Serialize)]
struct OfGood {
    good: Good,
    demand: u8,
    importer: u8,
    importer_sold: u8,
    seats: Vec<SeatForecast>,
}

/// The forecast of all goods as one line.
pub(crate) fn json(play: &Play<Arkwright>) -> String {
    let players = usize::from(play.board().players);
    let good = |forecast: GoodForecast| OfGood {
        good: forecast.good,
        demand: forecast.demand,
        importer: forecast.importer,
        importer_sold: forecast.importer_sold,
        seats: forecast.seats[..players].to_vec(),
    };
    let goods = play
        .game()
        .forecast(&play.board().without_unpriced())
        .map(good)
        .into();
    serde_json::to_string(&Forecast { goods }).expect("numbers and words always have JSON")
}
