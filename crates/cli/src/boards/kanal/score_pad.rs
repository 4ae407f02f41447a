//! The scoring pad: as things are, after a free turn of the wheel, and at the end (07, 08).

use kanal::{Kanal, ScorePad};
use table::{Play, Say, Seat, Told};
use texts::with_minus;

use super::super::Voice;
use super::super::grid::Grid;

/// Now and after a free turn of the wheel.
pub(super) fn forecast(play: &Play<Kanal>, voice: Voice<'_>) -> Vec<String> {
    let (game, board) = (play.game(), play.board());
    let mut columns = Vec::new();
    for seat in Seat::all(game.players()) {
        let seen = game.forecast(board, seat);
        columns.push((voice.names.of_seat(seat), Some(seen.now)));
        columns.push((voice.text("kanal-after-turn"), seen.after_turn));
    }
    let mut lines = vec![format!("== {} ==", voice.text("kanal-heading-forecast"))];
    lines.extend(pad(&columns, voice));
    lines
}

/// Who won, or how far one player got, with the scoring pad.
pub(super) fn ranking(play: &Play<Kanal>, voice: Voice<'_>) -> Vec<String> {
    let mut lines = result(play, voice);
    if lines.is_empty() {
        return lines;
    }
    let (game, board) = (play.game(), play.board());
    let column = |seat| {
        let name = voice.names.of_seat(seat);
        (name, Some(game.score_pad(board, seat)))
    };
    let columns: Vec<_> = Seat::all(game.players()).map(column).collect();
    lines.extend(pad(&columns, voice));
    lines
}

/// Who won, or how far one player got in all the games of a campaign; nothing before the end.
pub(super) fn result(play: &Play<Kanal>, voice: Voice<'_>) -> Vec<String> {
    let Some(outcome) = play.outcome() else {
        return Vec::new();
    };
    let (game, board) = (play.game(), play.board());
    let mut lines = Vec::new();
    if game.players() == 1 {
        let total = game.total(board, Seat::new(0));
        let prestige = ("total", total.into());
        lines.push(voice.say("kanal-reached", &[prestige]));
        lines.push(voice.message(&game.verdict(total).say()));
    } else {
        lines.push(voice.winners(&outcome));
    }
    if game.is_campaign() {
        let before = board.totals[..usize::from(board.part)].iter().copied();
        let last = game.score_pad(board, Seat::new(0)).total();
        for (number, total) in (1_u8..).zip(before.chain([last])) {
            let args = [("game", number.into()), ("total", total.into())];
            lines.push(voice.say("kanal-reached-before", &args));
        }
    }
    lines
}

/// A row for each category, a column for each pad; a dash where there is none.
fn pad(columns: &[(String, Option<ScorePad>)], voice: Voice<'_>) -> Vec<String> {
    let headings = columns.iter().map(|(heading, _)| heading.clone());
    let headings: Vec<String> = std::iter::once(String::new()).chain(headings).collect();
    let mut grid = Grid::new(&headings);
    grid.left(0);
    // The first of the plots is the sum, which stands at the foot of the pad.
    let (sum, categories) = Kanal::SERIES
        .split_first()
        .expect("the sum and each category are plotted");
    let label = |id: &str| voice.text(&format!("end-plot-{id}"));
    let points =
        |points: Option<i16>| points.map_or("–".to_owned(), |points| with_minus(points.into()));
    for (at, category) in categories.iter().enumerate() {
        let cells = columns
            .iter()
            .map(|(_, pad)| points(pad.map(|pad| pad.categories()[at])));
        grid.row(std::iter::once(label(category.id)).chain(cells));
    }
    let totals = columns
        .iter()
        .map(|(_, pad)| points(pad.map(|pad| pad.total())));
    grid.row(std::iter::once(label(sum.id)).chain(totals));
    grid.lines()
}
