//! What production would bring if it came now.

use cardgame::{CardGame, GoodForecast};
use table::{Play, Seat};

use super::super::Voice;
use super::super::grid::{Grid, sentence};
use super::Naming;

/// The forecast of each good that somebody produces.
pub(super) fn lines(play: &Play<CardGame>, voice: Voice<'_>) -> Vec<String> {
    let mut lines = vec![format!("== {} ==", voice.text("board-forecast-heading"))];
    for forecast in play.game().forecast(play.board()) {
        let rows = good(play, &forecast, voice);
        if rows.is_empty() {
            continue;
        }
        let args = [
            ("good", forecast.good.word().into()),
            ("demand", forecast.demand.into()),
            ("wage", forecast.wage.into()),
        ];
        lines.push(voice.say("board-forecast", &args));
        lines.extend(rows);
    }
    lines.extend(sentence(&voice.text("board-forecast-note")));
    lines
}

fn good(play: &Play<CardGame>, forecast: &GoodForecast, voice: Voice<'_>) -> Vec<String> {
    let headings = [
        "column-player",
        "brief-appeal",
        "brief-makes",
        "brief-limit",
        "brief-sells",
        "brief-income",
        "brief-costs",
        "brief-result",
        "brief-store",
        "brief-wasted",
        "brief-value",
    ];
    let mut grid = Grid::new(&headings.map(|id| voice.text(id)));
    grid.left(0);
    let mut further = Vec::new();
    for seat in Seat::all(play.game().players()) {
        let seen = forecast.seats[seat.index()];
        if !seen.produces {
            continue;
        }
        grid.row([
            voice.names.of_seat(seat),
            seen.appeal.to_string(),
            seen.made.to_string(),
            seen.limit.to_string(),
            seen.sold.to_string(),
            voice.in_pounds(seen.income.into()),
            voice.in_pounds(seen.costs.total().into()),
            format!("{:+}", seen.result),
            seen.stored.to_string(),
            seen.wasted.to_string(),
            format!("+{}", seen.value_steps),
        ]);
        let of = ("seat", seat.into());
        if seen.is_bankrupt {
            further.push(voice.say("forecast-bankrupt", &[of]));
        } else if seen.emergency > 0 {
            let args = [of, ("count", seen.emergency.into())];
            further.push(voice.say("forecast-emergency", &args));
        }
    }
    if grid.is_empty() {
        return Vec::new();
    }
    let lines = grid.lines().into_iter().chain(further);
    lines.map(|line| format!("  {line}")).collect()
}
