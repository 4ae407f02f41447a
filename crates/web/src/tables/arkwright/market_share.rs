//! The market share table: the appeal of every player's goods and of the importers'.

use arkwright::{Board, Good};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::Desk;
use crate::explain;
use crate::icons::{importer_at, mark_at};
use crate::tables::arkwright::draw;
use crate::tables::arkwright::scene::{Pointed, Room, Scene};
use crate::tables::arkwright::version::Version;

/// The sheet.
pub(crate) fn sheet<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    view! {
        <section class="sheet b-flat market-share">
            <div class="hd">
                <h2>{desk.t("sheet-market-share")}</h2>
                {explain::about(desk, "market-share")}
                <span class="sub">{desk.t("sheet-market-share-hint")}</span>
                <span class="r b-legend">
                    <svg class="b-legend-sign" viewBox="0 0 9 9" aria-hidden="true"><path class="b-corner" d="M9 0H0l9 9z"></path></svg>
                    {desk.t("sheet-new")}
                </span>
            </div>
            <div class="b-in">{table(desk, scene, &Form::of(scene.room))}</div>
        </section>
    }
    .into_any()
}

/// Whether what is pointed at changes a factory.
pub(crate) fn concerns<E: Version>(scene: &Scene<E>, pointed: &Pointed<E>) -> bool {
    scene.changes(pointed, |company| {
        Good::ALL.map(|good| *company.factory(good))
    })
}

/// The measures of a drawing.
struct Form {
    width: f64,
    /// The room for the goods at the left.
    labels: f64,
    /// The columns shown at least, counted from 0.
    columns: u8,
    row: f64,
    /// How much higher the active row is.
    active: f64,
    r: f64,
    names: bool,
}

impl Form {
    fn of(room: Room) -> Form {
        let form = |row: f64, active: f64, r: f64| Form {
            width: room.width,
            labels: 126.0,
            columns: 11,
            row,
            active,
            r,
            names: true,
        };
        match room.height {
            _ if room.is_narrow() => Form {
                labels: 34.0,
                columns: 8,
                names: false,
                ..form(38.0, 20.0, 9.5)
            },
            ..860.0 => form(20.0, 0.0, 7.6),
            ..1250.0 => form(27.0, 0.0, 9.0),
            _ => form(36.0, 20.0, 10.0),
        }
    }
}

/// Who has a mark on the table: a player, or the importer.
type Who = Option<Seat>;

/// How a mark is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    /// Changed since the viewer's last turn.
    New,
    Tentative,
    /// Where the mark stood before the tentative turn.
    Ghost,
    /// Where the choice that is pointed at would put it.
    Pointed,
}

struct Mark {
    who: Who,
    column: u8,
    look: Look,
}

impl Mark {
    /// Its place among those of its space. One that has left keeps it, so that it pushes nobody.
    fn rank(&self) -> (bool, usize) {
        let who = self.who.map_or(0, |seat| seat.index() + 1);
        (self.look == Look::Pointed, who)
    }
}

/// The appeal of somebody's goods, if they are on the table. A new factory
/// has no appeal before its price is set.
fn appeal<E: Version>(scene: &Scene<E>, board: &Board<E>, who: Who, good: Good) -> Option<u8> {
    match who {
        None => Some(board.importers[good.index()]),
        Some(seat) => {
            let factory = board.company(seat).factory(good);
            factory
                .is_priced()
                .then(|| scene.game.appeal(board, seat, good))
        }
    }
}

/// All marks of a row.
fn marks<E: Version>(scene: &Scene<E>, good: Good) -> Vec<Mark> {
    // What lies on the table comes first and in one order, so that a mark that
    // moves is the same mark before and after.
    let mut marks = Vec::new();
    let mut others = Vec::new();
    let everybody = std::iter::once(None).chain(scene.seats().map(Some));
    for who in everybody {
        let of = |board: &Board<E>| appeal(scene, board, who, good);
        let (seen, before, now, after) = (
            of(&scene.seen),
            of(&scene.confirmed),
            of(&scene.board),
            of(scene.after()),
        );
        let mark = |column: Option<u8>, look: Look| column.map(|column| Mark { who, column, look });
        let look = match (before != now, seen != now) {
            (true, _) => Look::Tentative,
            (_, true) => Look::New,
            _ => Look::Plain,
        };
        marks.extend(mark(now, look));
        if before != now {
            others.extend(mark(before, Look::Ghost));
        }
        if after != now {
            others.extend(mark(after, Look::Pointed));
        }
    }
    marks.extend(others);
    marks
}

fn table<E: Version>(desk: Desk, scene: &Scene<E>, form: &Form) -> AnyView {
    let rows = Good::ALL.map(|good| marks(scene, good));
    // Room is made by what lies there, not by what is pointed at, so that nothing jumps.
    let laid = rows
        .iter()
        .flatten()
        .filter(|mark| mark.look != Look::Pointed);
    let highest = laid.map(|mark| mark.column).max().unwrap_or(0);
    let columns = form.columns.max(highest);
    let width = (form.width - form.labels) / f64::from(columns + 1);
    let mut still = draw::hatch("tent-share");
    let mut marks = Vec::new();
    for column in 0..=columns {
        let middle = form.labels + width * (f64::from(column) + 0.5);
        still += &draw::text(middle, 11.0, "b-head", column);
    }
    let mut y = if form.row < 30.0 { 15.0 } else { 18.0 };
    for (good, row) in Good::ALL.into_iter().zip(rows) {
        let active = good == scene.active();
        let height = form.row + if active { form.active } else { 0.0 };
        if active {
            still += &draw::rect(0.0, y, form.width, height, "b-wash");
            still += &draw::rect(0.0, y, 3.0, height, "b-active");
        }
        let verticals: String = (0..=columns)
            .map(|column| {
                format!(
                    "M{:.2} {y}v{height}",
                    form.labels + width * f64::from(column)
                )
            })
            .collect();
        still += &draw::path(&format!("M0 {y}H{}{verticals}", form.width), "b-rule");
        let middle = y + height / 2.0;
        if form.names {
            let class = if active { "b-good now" } else { "b-good" };
            let name = desk.t(&format!("word-{}", good.word()));
            still += &draw::sign(good.word(), 9.0, middle - 9.0, 18.0);
            still += &draw::text(35.0, middle + 4.5, class, name);
        } else {
            still += &draw::sign(good.word(), 6.0, middle - 11.0, 22.0);
        }
        let left = |column: u8| form.labels + width * f64::from(column.min(columns));
        let cell = |column: u8| (left(column), y, width, height);
        marks.push(packed(&row, form, cell));
        y += height;
    }
    still += &draw::line(0.0, y, form.width, y, "b-rule");
    marks.insert(0, draw::strokes(&still));
    draw::picture(form.width, y + 1.0, label(desk, scene), marks)
}

/// The marks of a row in their cells, smaller where several share one.
fn packed(row: &[Mark], form: &Form, cell: impl Fn(u8) -> (f64, f64, f64, f64)) -> AnyView {
    let drawn = row.iter().map(|mark| {
        let (left, top, width, height) = cell(mark.column);
        let count = row
            .iter()
            .filter(|other| other.column == mark.column)
            .count();
        let nth = row
            .iter()
            .filter(|other| other.column == mark.column && other.rank() < mark.rank())
            .count();
        let size = |across: usize| {
            let (pitch, line) = (
                width / across as f64,
                height / count.div_ceil(across) as f64,
            );
            form.r.min(pitch / 2.0 - 1.8).min(line / 2.0 - 1.8)
        };
        let larger = |one: &usize, other: &usize| size(*one).total_cmp(&size(*other));
        let across = (1..=count).rev().max_by(larger).unwrap_or(1);
        let down = count.div_ceil(across);
        let in_line = across.min(count - nth / across * across);
        let (pitch, line) = (width / across as f64, height / down as f64);
        let x = left + width / 2.0 + ((nth % across) as f64 - (in_line as f64 - 1.0) / 2.0) * pitch;
        let y = top + line * ((nth / across) as f64 + 0.5);
        let r = size(across);
        one(mark, x, y, r)
    });
    drawn.collect_view().into_any()
}

fn one(mark: &Mark, x: f64, y: f64, r: f64) -> AnyView {
    let ring = match mark.look {
        Look::Tentative => Some("b-tent ring in-share"),
        Look::Pointed => Some("b-pointed ring"),
        _ => None,
    };
    // A ring goes round the corners of triangle and diamond too.
    let reach = match mark.who.map(Seat::index) {
        Some(2) => r * 1.46 + 1.5,
        Some(3) => r * 1.22 + 2.5,
        _ => r + 3.4,
    };
    // Only what has been agreed upon moves along; a preview appears at once.
    let group = match mark.look {
        Look::Pointed => "still",
        Look::Ghost => "still ghost",
        _ => "moves",
    };
    let mut drawn = ring.map_or_else(String::new, |class| draw::circle(0.0, 0.0, reach, class));
    drawn += &match mark.who {
        Some(seat) => mark_at(seat, 0.0, 0.0, r, ""),
        None => importer_at(0.0, 0.0, r * 1.05),
    };
    if mark.look == Look::New {
        drawn += &draw::path(&draw::corner(r + 3.0, -r - 2.0, 7.0), "b-corner");
    }
    let place = format!("translate({x:.2} {y:.2})");
    view! { <g class=group transform=place>{draw::strokes(&drawn)}</g> }.into_any()
}

/// The table in words.
fn label<E: Version>(desk: Desk, scene: &Scene<E>) -> String {
    let mut lines = Vec::new();
    for good in Good::ALL {
        let mut places = vec![format!(
            "{} {}",
            desk.t("sheet-importer"),
            scene.board.importers[good.index()]
        )];
        for seat in scene.seats() {
            if let Some(appeal) = appeal(scene, &scene.board, Some(seat), good) {
                places.push(format!("{} {appeal}", scene.name(seat)));
            }
        }
        let args = [
            ("good", Arg::Word(good.word())),
            ("places", Arg::Verbatim(places.join(", "))),
        ];
        lines.push(desk.tr("sheet-market-share-label", &args));
    }
    lines.join(" ")
}
