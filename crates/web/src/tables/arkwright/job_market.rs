//! The job market: 20 rows of four spaces, demand and wages (II.2.2, III.1, III.3).

use arkwright::{Good, JobMarketComponents};
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

/// The sheet: the market standing upright, or as a strip where there is little width.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let market = Market::of(desk, scene);
    let empty = [
        ("empty", Arg::from(scene.board.empty)),
        ("spaces", Arg::Number(market.spaces() as i64)),
    ];
    view! {
        <section class="sheet b-flat job-market">
            <div class="hd">
                <h2>{desk.t("sheet-job-market")}</h2>
                {explain::about(desk, "job-market")}
                <span class="r">{desk.tr("sheet-job-market-empty", &empty)}</span>
            </div>
            {draw::two_widths(market.upright(), market.strip())}
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
            <span class="b-delta">{draw::change(i32::from(count), i32::from(after))}</span>
            <span class="k">{desk.tr("sheet-fired-return", &[("count", Arg::from(returning))])}</span>
        </div>
        {sources::label(desk, scene, &["job_market", "wages"])}
    }
    .into_any()
}

/// What is drawn in both forms.
struct Market<'a> {
    scene: &'a Scene,
    components: &'a JobMarketComponents,
    label: String,
    wage_word: String,
    rows: usize,
}

/// The place of one space in a drawing.
type Place = fn(row: usize, column: usize) -> (f64, f64);

impl<'a> Market<'a> {
    fn of(desk: Desk, scene: &'a Scene) -> Market<'a> {
        let components = &scene.game.components().job_market;
        let demand = |good: Good| Arg::from(scene.game.demand(&scene.board, good));
        let label = desk.tr(
            "sheet-job-market-label",
            &[
                ("food", demand(Good::Food)),
                ("clothes", demand(Good::Clothes)),
                ("cutlery", demand(Good::Cutlery)),
                ("lamps", demand(Good::Lamps)),
                ("wage", Arg::from(scene.game.wage(&scene.board))),
                ("workers", Arg::from(scene.board.job_seekers())),
            ],
        );
        Market {
            scene,
            components,
            label,
            wage_word: desk.t("sheet-wage"),
            rows: components.wages.len(),
        }
    }

    fn spaces(&self) -> usize {
        self.rows * Good::ALL.len()
    }

    /// The number on a space, counted from the top of its column.
    fn number(&self, good: Good, row: usize) -> Option<usize> {
        let column = &self.components.numbered[good.index()];
        column[row].then(|| column[..=row].iter().filter(|numbered| **numbered).count())
    }

    /// The spaces between two counts of empty ones, whichever is larger.
    fn between(a: u8, b: u8) -> impl Iterator<Item = (usize, usize)> {
        (a.min(b)..a.max(b)).map(|space| {
            let space = usize::from(space);
            (space / Good::ALL.len(), space % Good::ALL.len())
        })
    }

    /// Frames round the spaces that are tentative, pointed at, or changed since
    /// the last turn; their numbers are written over them.
    fn states(&self, place: Place, width: f64, height: f64, hatch: &'static str) -> Vec<AnyView> {
        let frame = |(row, column): (usize, usize)| {
            let (x, y) = place(row, column);
            draw::rounded(x + 1.0, y + 1.0, width - 2.0, height - 2.0, 2.0)
        };
        let new = |(row, column): (usize, usize)| {
            let (x, y) = place(row, column);
            draw::corner(x + width - 1.5, y + 1.5, 6.5)
        };
        let (seen, confirmed) = (self.scene.seen.empty, self.scene.confirmed.empty);
        let (now, after) = (self.scene.board.empty, self.scene.after().empty);
        vec![
            draw::path(
                Market::between(seen, confirmed).map(new).collect(),
                "b-corner",
            ),
            draw::path(Market::between(confirmed, now).map(frame).collect(), hatch),
            draw::path(
                Market::between(now, after).map(frame).collect(),
                "b-pointed",
            ),
        ]
    }

    /// All boxes of empty spaces, all workers, and the signs of spaces without a number, a path each.
    fn pieces(&self, place: Place, width: f64, height: f64, size: f64) -> Vec<AnyView> {
        let (mut boxes, mut bare, mut workers) = (String::new(), String::new(), String::new());
        for (row, column) in Market::between(0, self.spaces() as u8) {
            let (x, y) = place(row, column);
            if row * Good::ALL.len() + column >= usize::from(self.scene.board.empty) {
                workers += &draw::worker(x + (width - size) / 2.0, y + (height - size) / 2.0, size);
            } else if self.components.numbered[column][row] {
                boxes += &draw::rounded(x + 1.5, y + 1.5, width - 3.0, height - 3.0, 2.0);
            } else {
                bare += &draw::rounded(x + 1.5, y + 1.5, width - 3.0, height - 3.0, 2.0);
                bare += &format!(
                    "M{:.2} {:.2}h{:.2}",
                    x + width * 0.36,
                    y + height / 2.0,
                    width * 0.28
                );
            }
        }
        vec![
            draw::path(bare, "b-space bare"),
            draw::path(boxes, "b-space"),
            draw::path(workers, "b-workers"),
        ]
    }

    /// The wage of each band of rows; the present one is reversed out of ink.
    fn bands(&self) -> Vec<(usize, usize, u8, bool)> {
        let row = usize::from(self.scene.board.empty.max(1)).div_ceil(Good::ALL.len()) - 1;
        draw::runs(&self.components.wages)
            .into_iter()
            .map(|(first, last, wage)| (first, last, wage, (first..=last).contains(&row)))
            .collect()
    }

    fn upright(&self) -> AnyView {
        const LABELS: f64 = 26.0;
        const COLUMN: f64 = 46.5;
        const ROW: f64 = 20.0;
        const TOP: f64 = 52.0;
        const WAGES: f64 = LABELS + 4.0 * COLUMN;
        let place: Place = |row, column| (LABELS + column as f64 * COLUMN, TOP + row as f64 * ROW);
        let (game, board, after) = (&self.scene.game, &self.scene.board, self.scene.after());
        let bottom = TOP + self.rows as f64 * ROW;
        let mut strokes = vec![draw::hatch("tent-market")];
        let active = self.scene.active();
        strokes.push(draw::rect(
            place(0, active.index()).0,
            0.0,
            COLUMN,
            bottom,
            "b-wash",
        ));
        for good in Good::ALL {
            let middle = place(0, good.index()).0 + COLUMN / 2.0;
            let demand = game.demand(board, good);
            strokes.push(draw::sign(good.word(), middle - 9.0, 3.0, 18.0, ""));
            strokes.push(draw::text(middle, 43.0, "b-key", demand));
            strokes.push(draw::delta(
                middle + 10.0,
                16.0,
                demand,
                game.demand(after, good),
                true,
            ));
        }
        let wage = game.wage(board);
        strokes.push(draw::text(
            WAGES + 28.0,
            17.0,
            "b-label mid",
            &self.wage_word,
        ));
        strokes.push(draw::text(WAGES + 26.0, 43.0, "b-key", format!("£{wage}")));
        strokes.push(draw::delta(
            WAGES + 40.0,
            43.0,
            wage,
            game.wage(after),
            false,
        ));
        for row in 0..self.rows {
            let (_, y) = place(row, 0);
            strokes.push(draw::text(LABELS - 8.0, y + 14.5, "b-axis end", row + 1));
        }
        strokes.extend(self.pieces(place, COLUMN, ROW, 15.0));
        strokes.extend(self.states(place, COLUMN, ROW, "b-tent in-market"));
        for good in Good::ALL {
            let empty_rows = (usize::from(board.empty) + 3 - good.index()) / Good::ALL.len();
            let demand = usize::from(game.demand(board, good));
            for row in 0..empty_rows {
                let Some(number) = self.number(good, row) else {
                    continue;
                };
                let (x, y) = place(row, good.index());
                let class = if good == active || number == demand {
                    "b-cell strong"
                } else {
                    "b-cell"
                };
                strokes.push(draw::text(x + COLUMN / 2.0, y + 14.8, class, number));
            }
        }
        for (first, last, wage, now) in self.bands() {
            let (_, top) = place(first, 0);
            let height = (last + 1 - first) as f64 * ROW - 4.0;
            let class = if now { "b-band now" } else { "b-band" };
            strokes.push(draw::rect(WAGES + 6.0, top + 2.0, 44.0, height, class));
            let class = if now {
                "b-band-wage now"
            } else {
                "b-band-wage"
            };
            strokes.push(draw::text(
                WAGES + 28.0,
                top + 7.0 + height / 2.0,
                class,
                format!("£{wage}"),
            ));
        }
        // Workers leave in reading order, so the border has a step where a row is half empty.
        let (full, rest) = (usize::from(board.empty) / 4, usize::from(board.empty) % 4);
        let (step, y) = place(full, rest);
        let border = match rest {
            0 => format!("M{} {y}H{}", LABELS - 2.0, WAGES + 4.0),
            _ => format!("M{} {}H{step}V{y}H{}", LABELS - 2.0, y + ROW, WAGES + 4.0),
        };
        strokes.push(draw::path(border, "b-border"));
        draw::picture(266.0, bottom + 6.0, self.label.clone(), strokes)
    }

    fn strip(&self) -> AnyView {
        const WIDTH: f64 = 340.0;
        const LABELS: f64 = 66.0;
        const COLUMN: f64 = (WIDTH - LABELS - 2.0) / 20.0;
        const ROW: f64 = 26.0;
        const TOP: f64 = 22.0;
        let place: Place = |row, column| {
            (
                LABELS + row as f64 * COLUMN,
                TOP + 2.0 + column as f64 * ROW,
            )
        };
        let (game, board, after) = (&self.scene.game, &self.scene.board, self.scene.after());
        let bottom = TOP + 4.0 * ROW;
        let mut strokes = vec![draw::hatch("tent-market-strip")];
        let active = self.scene.active();
        strokes.push(draw::rect(
            0.0,
            TOP + active.index() as f64 * ROW,
            WIDTH,
            ROW,
            "b-wash",
        ));
        for row in [1, 5, 10, 15, 20]
            .into_iter()
            .filter(|row| *row <= self.rows)
        {
            let (x, _) = place(row - 1, 0);
            strokes.push(draw::text(x + COLUMN / 2.0, 14.0, "b-label mid", row));
        }
        for good in Good::ALL {
            let y = TOP + good.index() as f64 * ROW;
            let demand = game.demand(board, good);
            strokes.push(draw::sign(good.word(), 2.0, y + 3.0, 20.0, ""));
            strokes.push(draw::text(44.0, y + 20.0, "b-key small end", demand));
            strokes.push(draw::delta(
                46.0,
                y + 18.0,
                demand,
                game.demand(after, good),
                true,
            ));
        }
        strokes.extend(self.pieces(place, COLUMN, ROW - 4.0, 12.0));
        for (first, last, wage, now) in self.bands() {
            let (left, _) = place(first, 0);
            let width = (last + 1 - first) as f64 * COLUMN;
            let class = if now { "b-band now" } else { "b-band" };
            strokes.push(draw::rect(
                left + 1.0,
                bottom + 4.0,
                width - 2.0,
                22.0,
                class,
            ));
            let class = if now {
                "b-band-wage now"
            } else {
                "b-band-wage"
            };
            strokes.push(draw::text(
                left + width / 2.0,
                bottom + 20.0,
                class,
                format!("£{wage}"),
            ));
        }
        strokes.push(draw::text(
            2.0,
            bottom + 20.0,
            "b-cell start",
            &self.wage_word,
        ));
        strokes.push(draw::delta(
            46.0,
            bottom + 20.0,
            game.wage(board),
            game.wage(after),
            false,
        ));
        strokes.extend(self.states(place, COLUMN, ROW - 4.0, "b-tent in-market-strip"));
        let (full, rest) = (usize::from(board.empty) / 4, usize::from(board.empty) % 4);
        let (x, step) = place(full, rest);
        let border = match rest {
            0 => format!("M{x} {}V{}", TOP - 4.0, bottom + 28.0),
            _ => format!(
                "M{} {}V{}H{x}V{}",
                x + COLUMN,
                TOP - 4.0,
                step - 2.0,
                bottom + 28.0
            ),
        };
        strokes.push(draw::path(border, "b-border"));
        draw::picture(WIDTH, bottom + 30.0, self.label.clone(), strokes)
    }
}
