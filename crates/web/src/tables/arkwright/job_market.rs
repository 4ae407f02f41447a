//! The job market: 20 rows of four spaces, demand and wages (II.2.2, III.1, III.3).

use arkwright::Good;
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::explain;
use crate::icons::icon;
use crate::tables::arkwright::draw;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::sources;

/// How many fired workers are drawn one by one before they are counted.
const DRAWN_SINGLY: u8 = 3;

/// The sheet: the market standing upright, or lying where there is little height to spare.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
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
        </section>
    }
    .into_any()
}

/// The fired workers, of whom some return in each economy phase (I).
fn fired(desk: Desk, scene: &Scene) -> AnyView {
    let count = scene.board.fired;
    let after = scene.after().fired;
    let tentative = count != scene.confirmed.fired;
    let changed = scene.confirmed.fired != scene.seen.fired;
    let counted = count == 0 || count > DRAWN_SINGLY;
    let single = if counted { count.min(1) } else { count };
    let returning = scene.game.components().job_market.returning;
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
            <span class="k">{desk.tr("sheet-fired-return", &[("count", Arg::from(returning))])}</span>
            {sources::label(desk, scene, &["job_market", "wages"])}
        </div>
    }
    .into_any()
}

/// A grid of the goods' columns with their demand, then each row with its spaces and its wage;
/// the style sheet lets it stand or lie.
fn market(desk: Desk, scene: &Scene) -> AnyView {
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
    let change = |from: u8, to: u8, more_is_better: bool| {
        let class = if (to > from) == more_is_better {
            "d gain"
        } else {
            "d loss"
        };
        view! { <i class=class>{draw::change(i32::from(from), i32::from(to))}</i> }
    };
    let heads = Good::ALL.map(|good| {
        let (now, then) = (game.demand(board, good), game.demand(after, good));
        let class = if good == scene.active() {
            "head act"
        } else {
            "head"
        };
        view! { <span class=class>{icon(good.word())}<b>{now}</b>{change(now, then, true)}</span> }
    });
    let (wage, then) = (game.wage(board), game.wage(after));
    let wages = &game.components().job_market.wages;
    let rows = (0..wages.len()).map(|row| {
        let cells = Good::ALL.map(|good| space(scene, row, good));
        view! { <span class="n">{row + 1}</span>{cells}{wage_of(scene, row)} }
    });
    view! {
        <div class="jm" role="img" aria-label=label>
            <span></span>
            {heads}
            <span class="head"><i>{desk.t("sheet-wage")}</i><b>{format!("£{wage}")}</b>{change(wage, then, false)}</span>
            {rows.collect_view()}
        </div>
    }
    .into_any()
}

/// One space: empty with its number, or with a worker who seeks a job.
fn space(scene: &Scene, row: usize, good: Good) -> AnyView {
    let columns = Good::ALL.len();
    let place = row * columns + good.index();
    let between = |a: u8, b: u8| (usize::from(a.min(b))..usize::from(a.max(b))).contains(&place);
    let empty = usize::from(scene.board.empty);
    let column = &scene.game.components().job_market.numbered[good.index()];
    let number = column[..=row].iter().filter(|numbered| **numbered).count();
    let mut class = String::from(match (place < empty, column[row]) {
        (true, true) => "spot",
        (true, false) => "spot bare",
        (false, _) => "seeker",
    });
    // Workers leave in reading order, so the border has a step where a row is half empty.
    let last = (empty.saturating_sub(columns)..empty).contains(&place);
    for (is, name) in [
        (good == scene.active(), " act"),
        (last, " last"),
        (place + 1 == empty && empty % columns > 0, " step"),
        (between(scene.seen.empty, scene.confirmed.empty), " new"),
        (between(scene.confirmed.empty, scene.board.empty), " tent"),
        (between(scene.board.empty, scene.after().empty), " would"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    let number = (place < empty && column[row]).then_some(number);
    view! { <span class=class>{number}</span> }.into_any()
}

/// The wage of a row, written once in the middle of its band; the present band is reversed out of ink.
fn wage_of(scene: &Scene, row: usize) -> AnyView {
    let wages = &scene.game.components().job_market.wages;
    let present = usize::from(scene.board.empty.max(1)).div_ceil(Good::ALL.len()) - 1;
    let bands = draw::runs(wages);
    let band = bands
        .iter()
        .find(|(first, last, _)| (*first..=*last).contains(&row));
    let (first, last, wage) = band.copied().unwrap_or_default();
    let mut class = String::from("band");
    for (is, name) in [
        (wages.get(present) == Some(&wage), " now"),
        (row == first, " head-of"),
        (row == last, " foot"),
        ((last - first) % 2 == 1, " even"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    let words = (row == (first + last) / 2).then(|| view! { <b>{format!("£{wage}")}</b> });
    view! { <span class=class>{words}</span> }.into_any()
}
