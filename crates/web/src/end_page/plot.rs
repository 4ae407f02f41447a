//! One plot: a line for each player, and the crosshair that runs through all plots.

use leptos::prelude::*;
use table::Seat;

use super::scale::{Scale, Size, spread};
use super::{Ending, Plot, Tick};
use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon_at, letter, mark_at};

/// The sheet of a plot. The crosshair is moved by pointer and arrow keys.
pub(super) fn sheet(
    desk: Desk,
    ending: &Ending,
    plot: &Plot,
    size: Size,
    cross: RwSignal<Option<usize>>,
) -> impl IntoView + use<> {
    let values = || plot.lines.iter().flat_map(|(_, line)| line.iter().copied());
    let last = ending.ticks.len().saturating_sub(1);
    let scale = Scale::new(
        size,
        values().min().unwrap_or(0),
        values().max().unwrap_or(1),
        last,
    );
    let names: Vec<String> = ending.ranks.iter().map(|rank| rank.name.clone()).collect();
    let (ticks, shown) = (ending.ticks.clone(), plot.clone());
    let value_text = move || {
        let place = cross.get().unwrap_or(last).min(last);
        let values = shown.lines.iter().zip(&names).map(|((_, line), name)| {
            format!(
                "{name} {}",
                shown.amount(desk, line.get(place).copied().unwrap_or_default())
            )
        });
        let label = ticks.get(place).map(|tick| tick.label.clone());
        format!(
            "{}: {}",
            label.unwrap_or_default(),
            values.collect::<Vec<_>>().join(", ")
        )
    };
    let on_key = move |event: web_sys::KeyboardEvent| {
        let now = cross.get_untracked().unwrap_or(last);
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => now.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => (now + 1).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        cross.set(Some(to));
    };
    let hits = (0..=last)
        .map(|place| {
            view! {
                <rect
                    class="hit"
                    x=scale.x(place) - scale.half()
                    y=scale.top()
                    width=2.0 * scale.half()
                    height=scale.foot() - scale.top() + 22.0
                    on:pointerenter=move |_| cross.set(Some(place))
                ></rect>
            }
        })
        .collect_view();
    view! {
        <section class="sheet plot-sheet">
            <div class="hd">
                <h2>{plot.title.clone()}</h2>
                <span class="sub">{plot.sub.clone()}</span>
                <span class="r">{explain::about(desk, plot.rule)}</span>
            </div>
            <div class="plot-pad">
                <svg
                    class="plot"
                    viewBox=format!("0 0 {} {}", scale.width, scale.height)
                    role="slider"
                    tabindex="0"
                    aria-label=format!("{}. {}", plot.title, desk.t("end-plot-keys"))
                    aria-valuemin="0"
                    aria-valuemax=last.to_string()
                    aria-valuenow=move || cross.get().unwrap_or(last).to_string()
                    aria-valuetext=value_text
                    on:keydown=on_key
                    on:focus=move |_| cross.update(|cross| *cross = Some(cross.unwrap_or(last)))
                    on:blur=move |_| cross.set(None)
                    on:pointerleave=move |event| {
                        // A finger leaves at once; what it showed stays.
                        if event.pointer_type() == "mouse" {
                            cross.set(None);
                        }
                    }
                >
                    {ground(desk, &ending.ticks, plot, scale)}
                    {lines(ending, plot, scale)}
                    {ends(desk, plot, scale)}
                    {crosshair(desk, ending, plot, scale, cross)}
                    {hits}
                </svg>
            </div>
        </section>
    }
}

/// Bands, grid and ticks.
fn ground(desk: Desk, ticks: &[Tick], plot: &Plot, scale: Scale) -> impl IntoView + use<> {
    let mut bands: Vec<(String, usize, usize)> = Vec::new();
    for (place, tick) in ticks.iter().enumerate() {
        let Some(name) = &tick.band else { continue };
        match bands.last_mut() {
            Some((band, _, to)) if band == name => *to = place,
            _ => bands.push((name.clone(), place.saturating_sub(1), place)),
        }
    }
    let bands = bands
        .into_iter()
        .enumerate()
        .map(|(n, (name, from, to))| {
            let (left, right) = (scale.x(from), scale.x(to));
            view! {
                {(n % 2 == 1).then(|| view! {
                    <rect class="band" x=left y=scale.top() width=right - left height=scale.foot() - scale.top()></rect>
                })}
                <text class="year" x=(left + right) / 2.0 y=scale.height - 4.0 text-anchor="middle">{name}</text>
            }
        })
        .collect_view();
    let grid = scale
        .lines()
        .map(|value| view! {
            <line class="grid" x1=scale.left() y1=scale.y(value) x2=scale.right() y2=scale.y(value)></line>
            <text class="axis" x=scale.left() - 7.0 y=scale.y(value) + 4.5 text-anchor="end">{plot.amount(desk, value)}</text>
        })
        .collect_view();
    let signs = ticks
        .iter()
        .enumerate()
        .filter_map(|(place, tick)| {
            let sign = tick.sign?;
            Some(icon_at(
                sign,
                scale.x(place) - 7.0,
                scale.foot() + 5.0,
                14.0,
                "tick",
            ))
        })
        .collect_view();
    view! {
        <g aria-hidden="true">
            {bands}
            {grid}
            <line class="base" x1=scale.left() y1=scale.foot() x2=scale.right() y2=scale.foot()></line>
            {signs}
        </g>
    }
}

/// A line for each player, the winner's on top.
fn lines(ending: &Ending, plot: &Plot, scale: Scale) -> impl IntoView + use<> {
    let won = |seat: Seat| {
        ending
            .ranks
            .iter()
            .any(|rank| rank.seat == seat && rank.won)
    };
    plot.lines
        .iter()
        .rev()
        .map(|(seat, line)| {
            let points = line.iter().enumerate();
            let points = points
                .map(|(place, value)| format!("{:.1} {:.1}", scale.x(place), scale.y(*value)));
            let path = format!("M{}", points.collect::<Vec<_>>().join("L"));
            let class = format!(
                "line line-{}{}",
                letter(*seat),
                if won(*seat) { " won" } else { "" }
            );
            view! { <path class=class d=path></path> }
        })
        .collect_view()
}

/// Each line named at its end, with its last value.
fn ends(desk: Desk, plot: &Plot, scale: Scale) -> impl IntoView + use<> {
    let end_of = |line: &Vec<i32>| line.last().copied().unwrap_or_default();
    let mut ends: Vec<(f64, Seat, i32)> = plot
        .lines
        .iter()
        .map(|(seat, line)| (scale.y(end_of(line)), *seat, end_of(line)))
        .collect();
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let wanted: Vec<f64> = ends.iter().map(|(y, ..)| *y).collect();
    let placed = spread(&wanted, 20.0, scale.foot());
    let right = scale.right();
    ends.into_iter()
        .zip(placed)
        .map(|((y, seat, value), at)| {
            view! {
                <line class="leader" x1=right + 2.0 y1=y x2=right + 13.0 y2=at></line>
                <g inner_html=mark_at(seat, right + 24.0, at, 8.0, "")></g>
                <text class="end-value" x=right + 38.0 y=at + 5.0>{plot.amount(desk, value)}</text>
            }
        })
        .collect_view()
}

/// The crosshair with the values it runs through.
fn crosshair(
    desk: Desk,
    ending: &Ending,
    plot: &Plot,
    scale: Scale,
    cross: RwSignal<Option<usize>>,
) -> impl IntoView + use<> {
    let (ticks, plot) = (ending.ticks.clone(), plot.clone());
    move || {
        let place = cross.get()?;
        let tick = ticks.get(place)?;
        let x = scale.x(place);
        let marks = plot
            .lines
            .iter()
            .rev()
            .filter_map(|(seat, line)| Some(mark_at(*seat, x, scale.y(*line.get(place)?), 4.6, "")))
            .collect::<String>();
        Some(view! {
            <g class="cross" aria-hidden="true">
                <line x1=x y1=scale.top() x2=x y2=scale.foot()></line>
                <g inner_html=marks></g>
                {value_box(desk, &plot, place, &tick.label, scale)}
            </g>
        })
    }
}

/// The values at the crosshair, beside it where there is room.
fn value_box(
    desk: Desk,
    plot: &Plot,
    place: usize,
    title: &str,
    scale: Scale,
) -> impl IntoView + use<> {
    let width = 152.0;
    let height = 30.0 + 19.0 * plot.lines.len() as f64;
    let x = scale.x(place);
    let left = if x - width - 14.0 >= scale.left() {
        x - width - 14.0
    } else {
        x + 14.0
    };
    let top = scale.top() + 6.0;
    let rows = plot
        .lines
        .iter()
        .enumerate()
        .filter_map(|(n, (seat, line))| {
            let y = top + 33.0 + 19.0 * n as f64;
            let note = plot.notes.get(n).and_then(|notes| notes.get(place));
            let note = note.map(|note| format!(" · {note}")).unwrap_or_default();
            let value = line.get(place)?;
            Some(view! {
                <g inner_html=mark_at(*seat, left + 18.0, y, 7.0, "")></g>
                <text class="box-value" x=left + 32.0 y=y + 5.0>{format!("{}{note}", plot.amount(desk, *value))}</text>
            })
        })
        .collect_view();
    view! {
        <rect class="box" x=left y=top width=width height=height rx="3"></rect>
        <text class="box-title" x=left + 10.0 y=top + 18.0>{title.to_owned()}</text>
        {rows}
    }
}
