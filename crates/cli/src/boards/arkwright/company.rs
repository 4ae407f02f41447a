//! One company: its factories, its administration table and its markers.

use arkwright::{Arkwright, Board, Good, Marker};
use table::Seat;

use super::super::Voice;
use super::super::grid::{Grid, list};

/// Everything that lies before one player.
pub(super) fn lines(game: &Arkwright, board: &Board, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let mut lines = vec![format!(
        "-- {} --",
        voice.say("heading-company", &[("seat", seat.into())])
    )];
    lines.extend(factories(game, board, seat, voice));
    lines.extend(markers(game, board, seat, voice));
    lines
}

fn factories(game: &Arkwright, board: &Board, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let headings = [
        "column-factory",
        "brief-level",
        "column-rows",
        "column-price",
        "brief-quality",
        "brief-distribution",
        "brief-appeal",
        "brief-produced",
        "brief-stored",
    ];
    let mut grid = Grid::new(&headings.map(|id| voice.text(id)));
    for column in [0, 2] {
        grid.left(column);
    }
    let company = board.company(seat);
    for good in Good::ALL {
        let factory = company.factory(good);
        let stored = company.stored[good.index()].to_string();
        if factory.is_built() {
            let base = game.quality(board, seat, good) - factory.quality;
            grid.row([
                voice.good(good),
                voice.level(factory.level),
                rows(game, board, seat, good),
                match factory.price {
                    // A new factory has no price until its owner sets one.
                    0 => "–".to_owned(),
                    price => voice.pounds(price),
                },
                format!("{base}+{}", factory.quality),
                factory.distribution.to_string(),
                match factory.price {
                    0 => "–".to_owned(),
                    _ => game.appeal(board, seat, good).to_string(),
                },
                game.output(board, seat, good).to_string(),
                stored,
            ]);
        } else if company.stored[good.index()] > 0 {
            let gaps = std::iter::repeat_n("–".to_owned(), headings.len() - 2);
            grid.row([voice.good(good)].into_iter().chain(gaps).chain([stored]));
        }
    }
    if grid.is_empty() {
        return vec![voice.text("board-no-factory")];
    }
    grid.lines()
}

/// The rows with their pieces, such as `mw|w.|..|..`, and extra workers behind a plus.
fn rows(game: &Arkwright, board: &Board, seat: Seat, good: Good) -> String {
    let factory = board.company(seat).factory(good);
    let spaces = game.components().factories[good.index()].rows;
    let row = |(row, spaces): (usize, &arkwright::RowComponents)| {
        let pieces = usize::from(game.pieces_in_row(board, seat, good, row));
        let machines = usize::from(factory.machines[row]);
        let workers = pieces.saturating_sub(machines);
        let free = usize::from(spaces.size()).saturating_sub(pieces);
        format!(
            "{}{}{}",
            "w".repeat(workers),
            "m".repeat(machines),
            ".".repeat(free)
        )
    };
    let rows: Vec<String> = spaces.iter().enumerate().map(row).collect();
    let extra = match factory.extra {
        0 => String::new(),
        extra => format!(" +{extra}"),
    };
    format!("{}{extra}", rows.join("|"))
}

/// The administration table, and the markers that are not on it.
fn markers(game: &Arkwright, board: &Board, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let company = board.company(seat);
    let spaces = game.components().administration.spaces;
    let space = |(cost, marker): (u8, Option<Marker>)| {
        let marker = marker.map_or("–".to_owned(), |marker| voice.marker(marker));
        format!("{} {marker}", voice.pounds(cost))
    };
    let spaces: Vec<String> = spaces
        .into_iter()
        .zip(company.administration)
        .map(space)
        .collect();
    let in_hand: Vec<String> = company
        .markers
        .iter()
        .filter(|marker| company.space_of(*marker).is_none())
        .map(|marker| voice.marker(marker))
        .collect();
    let title = |id: &str| format!("{}: ", voice.text(id));
    let mut lines = list(&title("column-administration"), &spaces, " | ");
    lines.extend(list(&title("board-markers-left"), &in_hand, ", "));
    lines
}
