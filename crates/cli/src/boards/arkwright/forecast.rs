//! What production would bring if it came now.

use arkwright::{Arkwright, Edition, GoodForecast};
use table::{Play, Seat};

use super::super::Voice;
use super::super::grid::Grid;

/// The forecast of each good that somebody produces or stores.
pub(crate) fn lines<E: Edition>(play: &Play<Arkwright<E>>, voice: Voice<'_>) -> Vec<String> {
    let mut lines = vec![format!("== {} ==", voice.text("heading-forecast"))];
    for forecast in play.game().forecast(play.board()) {
        let args = [
            ("good", forecast.good.word().into()),
            ("demand", forecast.demand.into()),
            ("importer", forecast.importer.into()),
            ("sold", forecast.importer_sold.into()),
        ];
        lines.push(voice.say("board-forecast", &args));
        lines.extend(good(play, &forecast, voice));
    }
    lines
}

fn good<E: Edition>(
    play: &Play<Arkwright<E>>,
    forecast: &GoodForecast,
    voice: Voice<'_>,
) -> Vec<String> {
    let headings = [
        "column-player",
        "brief-appeal",
        "brief-produced",
        "brief-stored",
        "column-sold",
        "brief-income",
        "column-wages",
        "column-machines",
        "brief-steps",
    ];
    let mut grid = Grid::new(&headings.map(|id| voice.text(id)));
    grid.left(0);
    let board = play.board();
    for seat in Seat::all(board.players) {
        let seen = forecast.seats[seat.index()];
        if !board.company(seat).factory(forecast.good).is_built() {
            continue;
        }
        grid.row([
            voice.names.of_seat(seat),
            seen.appeal.to_string(),
            seen.produced.to_string(),
            seen.stored.to_string(),
            seen.sold.to_string(),
            voice.pounds(seen.income),
            voice.pounds(seen.wages),
            voice.pounds(seen.machines),
            format!("+{}", seen.share_steps),
        ]);
    }
    if grid.is_empty() {
        return Vec::new();
    }
    grid.lines()
        .into_iter()
        .map(|line| format!("  {line}"))
        .collect()
}
