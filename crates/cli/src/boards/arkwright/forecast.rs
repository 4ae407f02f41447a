//! What production would bring if it came now.

use arkwright::{Arkwright, Edition, GoodForecast, SeatForecast, WaterFrame};
use table::{Play, Seat};

use super::super::Voice;
use super::super::grid::{Grid, list, sentence};

/// The forecast of each good that somebody produces or stores.
pub(crate) fn lines<E: Edition>(play: &Play<Arkwright<E>>, voice: Voice<'_>) -> Vec<String> {
    let mut lines = vec![format!("== {} ==", voice.text("heading-forecast"))];
    for forecast in play.game().forecast_shown(play.board()) {
        let args = [
            ("good", forecast.good.word().into()),
            ("demand", forecast.demand.into()),
            ("importer", forecast.importer.into()),
            ("sold", forecast.importer_sold.into()),
        ];
        lines.push(voice.say("board-forecast", &args));
        lines.extend(good(play, &forecast, voice));
    }
    lines.extend(sentence(&voice.text("rule-forecast")));
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
    let mut further = Vec::new();
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
        further.extend(beside(&seen, &voice.names.of_seat(seat), voice));
    }
    if grid.is_empty() {
        return Vec::new();
    }
    let lines = grid.lines().into_iter().chain(further);
    lines.map(|line| format!("  {line}")).collect()
}

/// What comes beside the sale: an emergency sale, a price that gives way, and in Water Frame a
/// shipment and what could be done besides (III).
fn beside(seen: &SeatForecast, player: &str, voice: Voice<'_>) -> Vec<String> {
    let player = || ("player", table::Arg::Verbatim(player.to_owned()));
    let mut lines = Vec::new();
    if seen.shares_sold > 0 {
        let args = [
            player(),
            ("count", seen.shares_sold.into()),
            ("cash", seen.cash.into()),
        ];
        lines.push(voice.say("forecast-emergency-sale", &args));
    }
    if seen.loans > 0 {
        let args = [
            player(),
            ("count", seen.loans.into()),
            ("cash", seen.cash.into()),
        ];
        lines.push(voice.say("forecast-loans", &args));
    }
    if seen.emergency_spaces > 0 {
        let args = [player(), ("spaces", seen.emergency_spaces.into())];
        lines.push(voice.say("forecast-emergency-spaces", &args));
    }
    if seen.price_cut > 0 {
        lines.push(voice.say("forecast-price-cut", &[player()]));
    }
    if seen.shipped > 0 {
        let args = [
            player(),
            ("count", seen.shipped.into()),
            ("amount", seen.shipment.into()),
            ("spaces", seen.spaces_lost.into()),
        ];
        lines.push(voice.say("forecast-shipment", &args));
    } else if seen.spaces_lost > 0 {
        let args = [player(), ("spaces", seen.spaces_lost.into())];
        lines.push(voice.say("forecast-overdue", &args));
    }
    if seen.extra_shift {
        lines.push(voice.say("forecast-extra-shift", &[player()]));
    }
    if seen.school {
        lines.push(voice.say("forecast-school", &[player()]));
    }
    if seen.jubilee {
        lines.push(voice.say("forecast-jubilee", &[player()]));
    }
    lines
}

/// Water Frame: the same, and the events to come that everybody knows.
pub(crate) fn lines_of_water_frame(
    play: &Play<Arkwright<WaterFrame>>,
    voice: Voice<'_>,
) -> Vec<String> {
    let mut lines = lines(play, voice);
    let known = play.game().known_events(play.board());
    let known = known
        .into_iter()
        .map(|(year, event)| format!("{year} {}", voice.text(&format!("word-{}", event.word()))));
    let known: Vec<String> = known.collect();
    if !known.is_empty() {
        let title = format!("{}: ", voice.text("forecast-events"));
        lines.extend(list(&title, &known, ", "));
    }
    lines
}
