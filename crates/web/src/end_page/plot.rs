//! One plot: a line for each player, and the crosshair that runs through all plots.

use leptos::prelude::*;
use table::Seat;

use super::scale::{Scale, Size, spread};
use super::{Ending, Plot, Tick};
use crate::browser;
use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon_at, letter, mark_at};

/// Something that is marked on the line of a player.
#[derive(Clone, PartialEq)]
pub(super) struct Marked {
    pub(super) place: usize,
    pub(super) seat: Seat,
    /// Which it is of all that are marked, counted from 1.
    pub(super) number: usize,
    /// What it is about, in few words.
    pub(super) note: String,
    /// The id of what says more.
    pub(super) leads_to: String,
}

/// The sheet of a plot. The crosshair is moved by pointer and arrow keys; a click or Enter leads to
/// what says more of what is marked there.
pub(super) fn sheet(
    desk: Desk,
    ending: &Ending,
    plot: &Plot,
    size: Size,
    cross: RwSignal<Option<usize>>,
    marked: Signal<Vec<Marked>>,
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
        let values = values.collect::<Vec<_>>().join(", ");
        let note = marked.with(|marked| {
            let here = marked.iter().find(|marked| marked.place == place);
            here.map(|marked| format!("; {}. {}", marked.number, marked.note))
        });
        format!(
            "{}: {values}{}",
            label.unwrap_or_default(),
            note.unwrap_or_default()
        )
    };
    let lead_on = move |place: usize| {
        let to = marked.with_untracked(|marked| {
            let here = marked.iter().find(|marked| marked.place == place);
            here.map(|marked| marked.leads_to.clone())
        });
        to.is_some_and(|to| browser::focus_on(&format!("#{to}")))
    };
    let on_key = move |event: web_sys::KeyboardEvent| {
        let now = cross.get_untracked().unwrap_or(last);
        let to = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => now.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => (now + 1).min(last),
            "Home" => 0,
            "End" => last,
            "Enter" => {
                if lead_on(now) {
                    event.prevent_default();
                }
                return;
            }
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
                    class:leads=move || marked.with(|marked| marked.iter().any(|marked| marked.place == place))
                    on:pointerenter=move |_| cross.set(Some(place))
                    on:click=move |_| {
                        lead_on(place);
                    }
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
                    {pins(plot, scale, marked)}
                    {crosshair(desk, ending, plot, scale, cross, marked)}
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

/// What is marked, each with its number on a pin over the line.
fn pins(plot: &Plot, scale: Scale, marked: Signal<Vec<Marked>>) -> impl IntoView + use<> {
    let lines = plot.lines.clone();
    move || {
        let pins = marked.with(|marked| {
            let pin = |marked: &Marked| {
                let (_, line) = lines.iter().find(|(seat, _)| *seat == marked.seat)?;
                let (x, y) = (scale.x(marked.place), scale.y(*line.get(marked.place)?));
                // Over the line; at the top of the plot below it.
                let (at, foot) = match y - 26.0 < scale.top() {
                    true => (y + 17.0, y + 9.0),
                    false => (y - 17.0, y - 9.0),
                };
                let (text, number) = (at + 4.2, marked.number);
                Some(format!(
                    "<g class=\"pin\"><path d=\"M{x:.1} {y:.1}V{foot:.1}\"></path>\
                     <circle cx=\"{x:.1}\" cy=\"{at:.1}\" r=\"8.5\"></circle>\
                     <text x=\"{x:.1}\" y=\"{text:.1}\" text-anchor=\"middle\">{number}</text></g>"
                ))
            };
            marked.iter().filter_map(pin).collect::<String>()
        });
        view! { <g aria-hidden="true" inner_html=pins></g> }
    }
}

/// The crosshair with the values it runs through.
fn crosshair(
    desk: Desk,
    ending: &Ending,
    plot: &Plot,
    scale: Scale,
    cross: RwSignal<Option<usize>>,
    marked: Signal<Vec<Marked>>,
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
                {value_box(desk, &plot, place, &tick.label, scale, &marked.get())}
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
    marked: &[Marked],
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
            let here = marked.iter().find(|marked| (marked.place, marked.seat) == (place, *seat));
            let note = plot.notes.get(n).and_then(|notes| notes.get(place));
            let note = here.map(|marked| &marked.note).or(note);
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
