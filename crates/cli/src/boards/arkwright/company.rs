//! One company: its factories, its administration table and its markers.

use arkwright::{Arkwright, Board, Edition, Good, Marker};
use table::Seat;

use super::super::Voice;
use super::super::grid::{Grid, list};

/// Everything that lies before one player in Spinning Jenny.
pub(super) fn lines(game: &Arkwright, board: &Board, seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let mut lines = heading(seat, voice);
    lines.extend(factories(game, board, seat, voice));
    let space = |_: u8, marker: Option<Marker>| placed(marker, voice);
    lines.extend(administration(game, board, seat, &space, voice));
    lines.extend(in_hand(
        board.company(seat).markers.iter(),
        board,
        seat,
        voice,
    ));
    lines
}

/// Whose company it is.
pub(super) fn heading(seat: Seat, voice: Voice<'_>) -> Vec<String> {
    let heading = voice.say("heading-company", &[("seat", seat.into())]);
    vec![format!("-- {heading} --")]
}

/// The factories, and goods in store.
pub(super) fn factories<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    seat: Seat,
    voice: Voice<'_>,
) -> Vec<String> {
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
fn rows<E: Edition>(game: &Arkwright<E>, board: &Board<E>, seat: Seat, good: Good) -> String {
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

/// A marker on a space of the administration table, or that there is none.
pub(super) fn placed(marker: Option<Marker>, voice: Voice<'_>) -> String {
    marker.map_or("–".to_owned(), |marker| voice.marker(marker))
}

/// The administration table; `space` says what lies on a space by its number.
pub(super) fn administration<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    seat: Seat,
    space: &dyn Fn(u8, Option<Marker>) -> String,
    voice: Voice<'_>,
) -> Vec<String> {
    let costs = game.components().administration.spaces;
    let spaces: Vec<String> = (0..)
        .zip(costs)
        .zip(board.company(seat).administration)
        .map(|((number, cost), marker)| format!("{} {}", voice.pounds(cost), space(number, marker)))
        .collect();
    let title = format!("{}: ", voice.text("column-administration"));
    list(&title, &spaces, " | ")
}

/// Those of these markers that are not on the administration table.
pub(super) fn in_hand<E: Edition>(
    markers: impl Iterator<Item = Marker>,
    board: &Board<E>,
    seat: Seat,
    voice: Voice<'_>,
) -> Vec<String> {
    let company = board.company(seat);
    let in_hand: Vec<String> = markers
        .filter(|marker| company.space_of(*marker).is_none())
        .map(|marker| voice.marker(marker))
        .collect();
    let title = format!("{}: ", voice.text("board-markers-left"));
    list(&title, &in_hand, ", ")
}
