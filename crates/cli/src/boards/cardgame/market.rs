//! The market board: demand, arrows, appeal markers and wages.

use cardgame::{Board, CardGame, Good, Market};
use table::Seat;

use super::super::Voice;
use super::super::grid::Grid;
use super::Naming;

/// The market board: goods side by side, with the appeal markers below.
pub(super) fn lines(game: &CardGame, board: &Board, voice: Voice<'_>) -> Vec<String> {
    let market = &game.components().markets[usize::from(game.players() == 4)];
    let heading = |good: Good| {
        let active = if good == board.good() { "> " } else { "" };
        format!("{active}{}", voice.name_of_good(good))
    };
    let headings: Vec<String> = [voice.text("board-market")]
        .into_iter()
        .chain(Good::ALL.map(heading))
        .collect();
    let mut grid = Grid::new(&headings);
    grid.left(0);
    let mut row = |name: String, cell: &dyn Fn(Good) -> String| {
        grid.row([name].into_iter().chain(Good::ALL.map(cell)));
    };
    row(voice.text("board-demand"), &|good| {
        game.demand(board, good).to_string()
    });
    row(voice.text("column-steps"), &|good| {
        steps(market, board, good)
    });
    row(voice.text("column-arrows"), &|good| arrows(market, good));
    for seat in Seat::all(game.players()) {
        row(voice.names.of_seat(seat), &|good| {
            let factory = board.company(seat).factory(good);
            match factory.is_open() {
                true => factory.appeal.to_string(),
                false => "–".to_owned(),
            }
        });
    }
    if game.players() == 2 {
        row(voice.text("board-neutral"), &|good| {
            board.neutral[good.index()].to_string()
        });
    }
    let mut lines = grid.lines();
    lines.push(wages(game, market, board, voice));
    lines
}

/// How many steps down and up change the demand value, such as `-2 +1`; a dash at the end of the track.
fn steps(market: &Market, board: &Board, good: Good) -> String {
    let track = &market.demand[good.index()];
    let at = usize::from(board.demand[good.index()]);
    let Some(value) = track.get(at) else {
        return String::new();
    };
    let down = track[..at].iter().rev().position(|other| other != value);
    let up = track[at..].iter().position(|other| other != value);
    let down = down.map_or("–".to_owned(), |steps| format!("-{}", steps + 1));
    let up = up.map_or("–".to_owned(), |steps| format!("+{steps}"));
    format!("{down} {up}")
}

/// The appeals between which arrows lie, such as `3-20`; both ways where they differ.
fn arrows(market: &Market, good: Good) -> String {
    let span = |arrows: &[bool]| {
        let first = arrows.iter().position(|arrow| *arrow);
        let last = arrows.iter().rposition(|arrow| *arrow);
        match (first, last) {
            (Some(first), Some(last)) => format!("{first}-{}", last + 1),
            _ => "–".to_owned(),
        }
    };
    let (red, green) = (&market.red[good.index()], &market.green[good.index()]);
    match red == green {
        true => span(red),
        false => format!("↑{} ↓{}", span(red), span(green)),
    }
}

/// The wage, and how many steps it has to the next.
fn wages(game: &CardGame, market: &Market, board: &Board, voice: Voice<'_>) -> String {
    let at = usize::from(board.wages);
    let wage = game.wage(board);
    let next = market.wages[at..].iter().position(|other| *other != wage);
    let args = [
        ("wage", wage.into()),
        ("steps", next.unwrap_or(0).into()),
        ("machine", game.components().maintenance.into()),
    ];
    voice.say("board-wages", &args)
}
