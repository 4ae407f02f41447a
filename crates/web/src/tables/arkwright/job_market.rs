//! The job market: 20 rows of four spaces, demand and wages (II.2.2, III.1, III.3).

use arkwright::{Board, Good};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::explain;
use crate::icons::icon;
use crate::strokes;
use crate::tables::arkwright::draw;
use crate::tables::arkwright::scene::{Pointed, Scene};
use crate::tables::arkwright::sources;
use crate::tables::arkwright::version::Version;
use crate::written::Written;

/// How many fired workers are drawn one by one before they are counted.
const DRAWN_SINGLY: u8 = 3;

/// The sheet: the market standing upright, or lying where there is little height to spare.
pub(crate) fn sheet<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let rows = scene.game.components().job_market.wages.len();
    let empty = [
        ("empty", Arg::from(scene.board.empty)),
        ("spaces", Arg::Number((rows * Good::ALL.len()) as i64)),
    ];
    view! {
        <section class="sheet b-flat job-market">
            <div class="hd">
                <h2>{desk.t("sheet-job-market")}</h2>
                {explain::about(desk, "job-market")}
                <span class="r">{desk.tr("sheet-job-market-empty", &empty)}</span>
            </div>
            {market(desk, scene)}
            {fired(desk, scene)}
            {E::below_job_market(desk, scene)}
        </section>
    }
    .into_any()
}

/// Whether what is pointed at moves workers.
pub(crate) fn concerns<E: Version>(scene: &Scene<E>, pointed: &Pointed<E>) -> bool {
    let workers = |board: &Board<E>| (board.empty, board.fired);
    workers(&scene.board) != workers(&pointed.board)
}

/// The fired workers, of whom some return in each economy phase (I).
fn fired<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let count = scene.board.fired;
    let after = scene.after().fired;
    let tentative = count != scene.confirmed.fired;
    let changed = scene.confirmed.fired != scene.seen.fired;
    let counted = count == 0 || count > DRAWN_SINGLY;
    let single = if counted { count.min(1) } else { count };
    let returning = E::returning(scene).map(|count| {
        let words = desk.tr("sheet-fired-return", &[("count", Arg::from(count))]);
        view! { <span class="k">{words}</span> }
    });
    let label = desk.tr("sheet-fired-count", &[("count", Arg::from(count))]);
    let class = match (tentative, changed) {
        (true, _) => "fired b-tent",
        (_, true) => "fired b-new",
        _ => "fired",
    };
    view! {
        <div class="b-foot">
            <b>{desk.t("sheet-fired")}</b>
            <span class=class role="img" aria-label=label.clone() title=label>
                {(0..single).map(|_| icon("worker")).collect_view()}
                {counted.then(|| view! { <span class="n">{count}</span> })}
            </span>
            <span class="d">{draw::change(i32::from(count), i32::from(after))}</span>
            {returning}
            {sources::label(desk, scene, &["job_market", "wages"])}
        </div>
    }
    .into_any()
}

/// A grid of the goods' columns with their demand, then each row with its spaces and its wage;
/// the style sheet lets it stand or lie. It is a picture: its 130 parts are written at once, which
/// is smaller and faster than a view of each.
fn market<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let (game, board, after) = (&scene.game, &scene.board, scene.after());
    let demand = |good: Good| Arg::from(game.demand(board, good));
    let label = desk.tr(
        "sheet-job-market-label",
        &[
            ("food", demand(Good::Food)),
            ("clothes", demand(Good::Clothes)),
            ("cutlery", demand(Good::Cutlery)),
            ("lamps", demand(Good::Lamps)),
            ("wage", Arg::from(game.wage(board))),
            ("workers", Arg::from(board.job_seekers())),
        ],
    );
    let mut parts = String::from("<span></span>");
    let mut head = |class: &str, sign: &str, pound: &str, now: u8, then: u8, welcome: bool| {
        let change = draw::change(i32::from(now), i32::from(then));
        let look = if (then > now) == welcome {
            "gain"
        } else {
            "loss"
        };
        parts += &format!(
            "<span class='head{class}'>{sign}<b>{pound}{now}</b><i class='d {look}'>{change}</i></span>"
        );
    };
    for good in Good::ALL {
        let class = if good == scene.active() { " act" } else { "" };
        let sign = format!("<svg class='ic'><use href='#i-{}'/></svg>", good.word());
        let (now, then) = (game.demand(board, good), game.demand(after, good));
        head(class, &sign, "", now, then, true);
    }
    let wage = format!("<i>{}</i>", desk.t("sheet-wage"));
    head("", &wage, "£", game.wage(board), game.wage(after), false);
    let components = &game.components().job_market;
    let bands = draw::runs(&components.wages);
    for (first, last, wage) in bands {
        for row in first..=last {
            parts += &format!("<span class='n'>{}</span>", row + 1);
            for good in Good::ALL {
                space(&mut parts, scene, row, good);
            }
            band(&mut parts, scene, row, first, last, wage);
        }
    }
    let label = strokes::escaped(&label);
    let market = format!("<div class=\"jm\" role=\"img\" aria-label=\"{label}\">{parts}</div>");
    Written::new(market).into_any()
}

/// Writes a span with those of the classes that hold.
fn span(parts: &mut String, classes: &[(bool, &str)], content: &str) {
    let held = classes.iter().filter(|(holds, _)| *holds);
    let held: Vec<&str> = held.map(|(_, class)| *class).collect();
    *parts += &format!("<span class='{}'>{content}</span>", held.join(" "));
}

/// One space: empty with its number, or with a worker who seeks a job.
fn space<E: Version>(parts: &mut String, scene: &Scene<E>, row: usize, good: Good) {
    let columns = Good::ALL.len();
    let place = row * columns + good.index();
    let between = |a: u8, b: u8| (usize::from(a.min(b))..usize::from(a.max(b))).contains(&place);
    let board = &scene.board;
    let empty = usize::from(board.empty);
    let column = &scene.game.components().job_market.numbered[good.index()];
    let numbered = column[..=row].iter().filter(|numbered| **numbered).count();
    let number = match place < empty && column[row] {
        true => numbered.to_string(),
        false => String::new(),
    };
    let classes = [
        (place < empty, "spot"),
        (place < empty && !column[row], "bare"),
        (place >= empty, "seeker"),
        (good == scene.active(), "act"),
        // Workers leave in reading order, so the border has a step where a row is half empty.
        (place < empty && place + columns >= empty, "last"),
        (place + 1 == empty && empty % columns > 0, "step"),
        (between(scene.seen.empty, scene.confirmed.empty), "new"),
        (between(scene.confirmed.empty, board.empty), "tent"),
        (between(board.empty, scene.after().empty), "would"),
    ];
    span(parts, &classes, &number);
}

/// The wage of a row, written once in the middle of its band; the present band is reversed out of ink.
fn band<E: Version>(
    parts: &mut String,
    scene: &Scene<E>,
    row: usize,
    first: usize,
    last: usize,
    wage: u8,
) {
    let present = usize::from(scene.board.empty.max(1)).div_ceil(Good::ALL.len()) - 1;
    let classes = [
        (true, "band"),
        ((first..=last).contains(&present), "now"),
        (row == first, "head-of"),
        (row == last, "foot"),
        ((last - first) % 2 == 1, "even"),
    ];
    let words = match row == (first + last) / 2 {
        true => format!("<b>£{wage}</b>"),
        false => String::new(),
    };
    span(parts, &classes, &words);
}
