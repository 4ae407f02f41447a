//! The game board, and then each company.

use arkwright::{Arkwright, Board, Edition, Good, Marker, Phase};
use table::{Arg, Play, Seat};

use super::super::Voice;
use super::super::grid::{Grid, list};
use super::company;

/// The whole board of Spinning Jenny.
pub(crate) fn lines(play: &Play<Arkwright>, voice: Voice<'_>) -> Vec<String> {
    let (game, board) = (play.game(), play.board());
    let mut lines = above(play, voice);
    lines.extend(markers_on_display(board, voice));
    lines.push(String::new());
    lines.extend(companies(game, board, voice));
    for seat in Seat::all(board.players) {
        lines.push(String::new());
        lines.extend(company::lines(game, board, seat, voice));
    }
    lines.push(voice.text("board-legend"));
    lines
}

/// Where in the game it is, who is asked, the market, and a sale under way.
pub(super) fn above<E: Edition>(play: &Play<Arkwright<E>>, voice: Voice<'_>) -> Vec<String> {
    let (game, board) = (play.game(), play.board());
    let mut lines = vec![format!("== {} ==", heading(game, board, voice))];
    if let Some(seat) = play.asked() {
        lines.push(voice.say("heading-turn", &[("seat", seat.into())]));
    }
    lines.extend(market(game, board, voice));
    lines.extend(sale(board, voice));
    lines
}

fn heading<E: Edition>(game: &Arkwright<E>, board: &Board<E>, voice: Voice<'_>) -> String {
    match board.phase {
        Phase::Over => voice.text("phase-over"),
        Phase::FinalExchange { .. } => voice.text("phase-final-exchange"),
        Phase::Water(phase) if phase.is_event_phase() => {
            voice.say("heading-event-phase", &[("year", year(board))])
        }
        _ if board.decade == 0 => voice.say("heading-preparation", &[("year", year(board))]),
        _ => voice.say(
            "heading-decade",
            &[
                ("year", year(board)),
                ("good", board.active().word().into()),
                ("level", game.level(board).into()),
            ],
        ),
    }
}

/// A year is a name: no language puts a separator into it.
fn year<E: Edition>(board: &Board<E>) -> Arg {
    Arg::Verbatim(board.year().to_string())
}

/// The job market with wage and demand, and the importers.
fn market<E: Edition>(game: &Arkwright<E>, board: &Board<E>, voice: Voice<'_>) -> Vec<String> {
    let args = [
        ("workers", board.job_seekers().into()),
        ("empty", board.empty.into()),
        ("fired", board.fired.into()),
        ("wage", game.wage(board).into()),
    ];
    let mut grid = Grid::new(
        &std::iter::once(String::new())
            .chain(Good::ALL.map(|good| voice.good(good)))
            .collect::<Vec<_>>(),
    );
    grid.left(0);
    let mut row = |id: &str, value: &dyn Fn(Good) -> u8| {
        let values = Good::ALL.map(|good| value(good).to_string());
        grid.row(std::iter::once(voice.text(id)).chain(values));
    };
    row("column-demand", &|good| game.demand(board, good));
    row("column-importer", &|good| board.importers[good.index()]);
    let mut lines = vec![voice.say("board-job-market", &args)];
    lines.extend(grid.lines());
    lines
}

/// How far a sale under way has come.
fn sale<E: Edition>(board: &Board<E>, voice: Voice<'_>) -> Vec<String> {
    let Phase::Sale(sale) = board.phase else {
        return Vec::new();
    };
    let good = board.active();
    let title = voice.say(
        "board-sale",
        &[("good", good.word().into()), ("left", sale.demand.into())],
    );
    let mut sold: Vec<String> = board
        .turn_order()
        .filter(|seat| board.producers(good).contains(*seat))
        .map(|seat| format!("{} {}", voice.names.of_seat(seat), sale.sold[seat.index()]))
        .collect();
    sold.push(format!(
        "{} {}",
        voice.text("column-importer"),
        sale.importer_sold
    ));
    list(&format!("{title}: "), &sold, ", ")
}

/// Grey markers that can be taken: on the special markers mat, and in 1760 on the timetable.
fn markers_on_display(board: &Board, voice: Voice<'_>) -> Vec<String> {
    let counted = |(marker, count): (Marker, u8)| {
        (count > 0).then(|| format!("{count} × {}", voice.marker(marker)))
    };
    let title = |id: &str| format!("{}: ", voice.text(id));
    let mut lines = Vec::new();
    let drawn: Vec<String> = Marker::DRAWN
        .into_iter()
        .zip(board.display)
        .filter_map(counted)
        .collect();
    if !drawn.is_empty() {
        lines.extend(list(&title("column-timetable"), &drawn, ", "));
    }
    let mut mat: Vec<String> = Marker::GREY
        .into_iter()
        .zip(board.mat)
        .filter_map(counted)
        .collect();
    if mat.is_empty() {
        mat.push("–".to_owned());
    }
    lines.extend(list(&title("column-special-markers"), &mat, ", "));
    lines
}

/// Money and shares of all companies side by side.
pub(super) fn companies<E: Edition>(
    game: &Arkwright<E>,
    board: &Board<E>,
    voice: Voice<'_>,
) -> Vec<String> {
    let headings = [
        "column-player",
        "column-cash",
        "column-shares",
        "column-share-space",
        "column-share-value",
        "column-portfolio",
        "column-loans",
    ];
    let mut grid = Grid::new(&headings.map(|id| voice.text(id)));
    grid.left(0);
    let dealt = board.phase != Phase::DrawStartPlayer;
    // What is owed for the action under way counts as paid.
    let board = &game.settled(board);
    for seat in Seat::all(board.players) {
        let company = board.company(seat);
        let first = if dealt && seat == board.start {
            " *"
        } else {
            ""
        };
        grid.row([
            format!("{}{first}", voice.names.of_seat(seat)),
            voice.pounds(company.cash),
            company.shares.to_string(),
            company.space.to_string(),
            voice.pounds(game.share_value(board, seat)),
            voice.pounds(game.portfolio(board, seat)),
            company.loans.to_string(),
        ]);
    }
    let mut lines = grid.lines();
    if dealt {
        lines.push(format!("* {}", voice.text("column-start-player")));
    }
    lines
}
