//! The share value track with the indicators, and where the forecast would move them (III.2).

use arkwright::GoodForecast;
use leptos::prelude::*;
use table::{Arg, Seat, sort_few};

use crate::desk::Desk;
use crate::explain;
use crate::icons::{letter, mark_at};
use crate::tables::arkwright::draw;
use crate::tables::arkwright::mill::draw::number;
use crate::tables::arkwright::scene::{Pointed, Room, Scene};
use crate::tables::arkwright::version::Version;

/// The sheet.
pub(crate) fn sheet<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let last = scene.game.components().shares.values.len();
    let hint = match scene.next_production() {
        Some(good) => desk.tr(
            "sheet-share-value-hint",
            &[("good", Arg::Word(good.word()))],
        ),
        None => desk.t("sheet-share-value-unit"),
    };
    view! {
        <section class="sheet b-flat share-track">
            <div class="hd">
                <h2>{desk.t("sheet-share-value")}<span class="both">{format!(" · {}", desk.t("sheet-market-share"))}</span></h2>
                {explain::about(desk, "share-track")}
                <span class="sub">{hint}</span>
                <span class="r">{desk.tr("sheet-share-spaces", &[("last", Arg::Number(last as i64))])}</span>
            </div>
            <div class="b-in">{track(desk, scene, &Form::of(scene.room))}</div>
        </section>
    }
    .into_any()
}

/// Whether what is pointed at moves an indicator, or would by its sales.
pub(crate) fn concerns<E: Version>(scene: &Scene<E>, pointed: &Pointed<E>) -> bool {
    scene.forecast != pointed.forecast || scene.changes(pointed, |company| company.space)
}

/// The measures of a drawing.
struct Form {
    width: f64,
    /// The upper edge of the boxes with the values.
    top: f64,
    /// How high the boxes are.
    boxes: f64,
    /// How much higher the indicators stand than the boxes.
    above: f64,
    /// The radius of an indicator.
    r: f64,
    /// Where the arrows leave the track, beneath the values.
    leave: f64,
    /// Where the first arrow turns.
    arrows: f64,
    /// The height of one arrow's lane.
    lane: f64,
    wide: bool,
}

impl Form {
    fn of(room: Room) -> Form {
        let form = |top: f64, boxes: f64, r: f64, lane: f64| Form {
            width: room.width,
            top,
            boxes,
            above: top - r - 1.5,
            r,
            leave: top + boxes,
            arrows: top + boxes + 8.0,
            lane,
            wide: true,
        };
        match room.height {
            _ if room.is_narrow() => Form {
                leave: 72.0,
                arrows: 82.0,
                wide: false,
                ..form(34.0, 20.0, 8.6, 13.0)
            },
            ..860.0 => form(31.0, 19.0, 8.2, 8.6),
            ..1250.0 => form(34.0, 20.0, 9.0, 10.0),
            _ => form(40.0, 22.0, 9.5, 13.0),
        }
    }
}

fn track<E: Version>(desk: Desk, scene: &Scene<E>, form: &Form) -> AnyView {
    let values = &scene.game.components().shares.values;
    let step = form.width / values.len() as f64;
    let x_of = |space: u8| (f64::from(space) - 0.5) * step;
    let spread = spread(scene, form, &x_of);
    let mut still = boxes(values, form, step);
    if form.wide {
        still += &numbers(values.len(), &spread, form, &x_of);
    }
    let mut arrows = String::new();
    let mut marks = Vec::new();
    let mut words = String::new();
    let mut said: Vec<Words> = Vec::new();
    let mut lanes: Vec<Seat> = scene.seats().collect();
    // The arrow of the foremost indicator is uppermost, so that none crosses another; below are
    // the lanes that only what is pointed at may need.
    sort_few(&mut lanes, |seat| {
        let stays = steps_by(scene, &scene.forecast, *seat) == 0;
        (stays, std::cmp::Reverse(scene.paid().company(*seat).space))
    });
    for (lane, seat) in lanes.into_iter().enumerate() {
        let y = form.arrows + lane as f64 * form.lane;
        let Some((way, mut its)) = arrow(scene, seat, form, y, values.len() as u8, &x_of) else {
            continue;
        };
        arrows += &way;
        its.keep_clear_of(&said);
        words += &its.drawn(seat);
        said.push(its);
    }
    // Over the lines of all, which would strike them through.
    arrows += &words;
    for seat in scene.seats() {
        let space = scene.paid().company(seat).space;
        let (before, seen) = (
            scene.confirmed.company(seat).space,
            scene.seen.company(seat).space,
        );
        let (x, y) = (spread[seat.index()], form.top - form.above);
        let (foot, top) = (form.top + 2.0, form.top - 7.0);
        let leader = format!("M{x:.2} {y}L{:.2} {top}V{foot}", x_of(space));
        still += &draw::path(&leader, "b-leader");
        if before != space {
            arrows += &mark_at(seat, x_of(before), form.top - 3.0, 4.6, "ghost");
            arrows += &draw::circle(x, y, form.r + 3.6, "b-tent ring");
        }
        let mut mark = mark_at(seat, 0.0, 0.0, form.r, "");
        if before != seen {
            mark += &draw::path(&draw::corner(form.r + 3.0, -form.r - 2.0, 7.0), "b-corner");
        }
        let place = format!("translate({x:.2} {y})");
        let mark = draw::strokes(&mark);
        marks.push(view! { <g class="moves" transform=place>{mark}</g> }.into_any());
    }
    marks.insert(0, draw::strokes(&(still + &arrows)));
    let height = form.arrows + form.lane * f64::from(scene.board.players) - 3.0;
    draw::picture(form.width, height, label(desk, scene), marks)
}

/// The boxes beneath the spaces, each with its value.
fn boxes(values: &[u8], form: &Form, step: f64) -> String {
    let mut strokes = String::new();
    for (first, last, value) in draw::runs(values) {
        let (x, width) = (first as f64 * step, (last + 1 - first) as f64 * step);
        let class = if value % 2 == 1 {
            "b-value odd"
        } else {
            "b-value"
        };
        strokes += &draw::rect(x, form.top, width, form.boxes, class);
        // Every other value where the boxes are too narrow for all.
        let roomy = width >= 18.0;
        let even = value % 2 == 0;
        let middle = x + width / 2.0;
        if form.wide && (roomy || even) {
            let class = if roomy { "b-cell strong" } else { "b-axis mid" };
            strokes += &draw::text(middle, form.top + form.boxes - 5.5, class, value);
        } else if !form.wide && (value == 5 || (even && width > 1.5 * step)) {
            let y = form.top + form.boxes + 14.0;
            strokes += &draw::text(middle, y, "b-label mid", value);
        }
    }
    if form.wide {
        let ticks: String = (0..=values.len())
            .map(|space| format!("M{:.2} {}v6", space as f64 * step, form.top - 6.0))
            .collect();
        let edge = format!("{ticks}M0 {}H{}", form.top - 6.0, form.width);
        strokes += &draw::path(&edge, "b-ticks");
    }
    strokes
}

/// The numbers of the spaces, where no indicator is in their way.
fn numbers(last: usize, spread: &[f64; 4], form: &Form, x_of: &impl Fn(u8) -> f64) -> String {
    let tens = (0..=last).step_by(10).map(|space| space.max(1) as u8);
    tens.filter(|space| spread.iter().all(|mark| (mark - x_of(*space)).abs() > 26.0))
        .map(|space| draw::text(x_of(space), form.top - 10.0, "b-axis mid", space))
        .collect()
}

/// Where the indicators stand side by side, as near to their spaces as the neighbours let them.
fn spread<E: Version>(scene: &Scene<E>, form: &Form, x_of: &impl Fn(u8) -> f64) -> [f64; 4] {
    let gap = 2.0 * form.r + 4.0;
    let mut order: Vec<Seat> = scene.seats().collect();
    sort_few(&mut order, |seat| {
        (scene.paid().company(*seat).space, seat.index())
    });
    let mut places: Vec<f64> = order
        .iter()
        .map(|seat| x_of(scene.paid().company(*seat).space))
        .collect();
    for _ in 0..40 {
        for at in 1..places.len() {
            let missing = gap - (places[at] - places[at - 1]);
            if missing > 0.0 {
                places[at - 1] -= missing / 2.0;
                places[at] += missing / 2.0;
            }
        }
        for place in &mut places {
            *place = place.clamp(form.r + 2.0, form.width - form.r - 2.0);
        }
    }
    let mut spread = [f64::NEG_INFINITY; 4];
    for (seat, place) in order.into_iter().zip(places) {
        spread[seat.index()] = place;
    }
    spread
}

/// The words at the end of an arrow.
struct Words {
    x: f64,
    y: f64,
    /// Whether they stand before `x`, as they do at the end of the track.
    ends: bool,
    steps: String,
    change: String,
}

impl Words {
    /// From where to where they reach.
    fn reach(&self) -> (f64, f64) {
        let width = 7.0 * (self.steps.chars().count() + self.change.chars().count()) as f64 + 2.0;
        match self.ends {
            true => (self.x - width, self.x),
            false => (self.x, self.x + width),
        }
    }

    /// Lanes are lower than words: they step aside where those of a lane above already stand.
    fn keep_clear_of(&mut self, others: &[Words]) {
        for other in others {
            let ((left, right), (mut from, to)) = (self.reach(), other.reach());
            // Its mark stands before it.
            if !other.ends {
                from -= 14.0;
            }
            if self.y - other.y < 11.0 && left < to && from < right {
                self.x = if self.ends { from } else { to };
            }
        }
    }

    fn drawn(&self, seat: Seat) -> String {
        let class = if self.ends { "b-steps end" } else { "b-steps" };
        let gain = if self.change.starts_with('▼') {
            "loss"
        } else {
            "gain"
        };
        let words = format!(
            "{} <tspan class=\"{gain}\">{}</tspan>",
            self.steps, self.change
        );
        let words = draw::text(self.x, self.y + 4.0, class, words);
        format!("<g class=\"of-{}\">{words}</g>", letter(seat))
    }
}

/// How far the sales of the next production would move an indicator.
fn steps_by<E: Version>(scene: &Scene<E>, forecast: &[GoodForecast; 4], seat: Seat) -> i32 {
    let good = scene.next_production();
    good.map_or(0, |good| forecast[good.index()].seats[seat.index()].steps())
}

/// Where an indicator would go: by the choice that is pointed at, else by the
/// sales of the active good, with what the pointed choice changes about them.
fn arrow<E: Version>(
    scene: &Scene<E>,
    seat: Seat,
    form: &Form,
    y: f64,
    last: u8,
    x_of: &impl Fn(u8) -> f64,
) -> Option<(String, Words)> {
    let space = scene.paid().company(seat).space;
    let pointed = scene.paid_after().company(seat).space;
    let steps = steps_by(scene, &scene.forecast, seat);
    let then = scene
        .forecast_after()
        .map_or(steps, |forecast| steps_by(scene, forecast, seat));
    let (to, words, change) = if pointed == space {
        let words = match steps {
            1.. => format!("+{steps}"),
            0 => String::new(),
            _ => number(steps),
        };
        let to = (i32::from(space) + then).clamp(1, i32::from(last));
        (to as u8, words, draw::change(steps, then))
    } else {
        (
            pointed,
            String::new(),
            draw::change(i32::from(space), i32::from(pointed)),
        )
    };
    if to == space && change.is_empty() {
        return None;
    }
    // Arrows from the same space leave it side by side.
    let (from, end) = (x_of(space) + (seat.index() as f64 - 1.5) * 2.0, x_of(to));
    let class = if pointed != space {
        "b-arrow pointed"
    } else {
        "b-arrow"
    };
    // Beside the end of the track the words stand on the other side.
    let ends = end > form.width - 52.0;
    let words = Words {
        x: if ends {
            from.min(end) - 8.0
        } else {
            end.max(from) + 9.0
        },
        y,
        ends,
        steps: words,
        change,
    };
    let way = draw::path(&format!("M{from:.2} {}V{y}H{end:.2}", form.leave), "");
    let mark = mark_at(seat, end, y, 4.6, "");
    let way = format!("<g class=\"{class} of-{}\">{way}{mark}</g>", letter(seat));
    Some((way, words))
}

/// The track in words.
fn label<E: Version>(desk: Desk, scene: &Scene<E>) -> String {
    let values = &scene.game.components().shares.values;
    let one = |seat: Seat| {
        let space = scene.paid().company(seat).space;
        let value = values
            .get(usize::from(space).wrapping_sub(1))
            .copied()
            .unwrap_or_default();
        let args = [
            ("name", Arg::Verbatim(scene.name(seat).to_owned())),
            ("space", Arg::from(space)),
            ("value", Arg::from(value)),
        ];
        desk.tr("sheet-share-label", &args)
    };
    scene.seats().map(one).collect::<Vec<_>>().join(" ")
}
