//! A mill town on a canal, drawn from primitives.

use js_sys::Math;
use leptos::prelude::*;

use crate::icons::icon_at;

/// The ground line.
const GROUND: i32 = 196;

/// Windows in a grid, as one path.
fn windows(x: i32, y: i32, columns: (i32, i32), rows: (i32, i32), size: (i32, i32)) -> String {
    let mut path = String::new();
    for row in 0..rows.0 {
        for column in 0..columns.0 {
            let (x, y) = (x + column * columns.1, y + row * rows.1);
            path.push_str(&format!("M{x} {y}h{}v-{}h-{}z", size.0, size.1, size.0));
        }
    }
    path
}

/// The courses of a brick wall, as one path.
fn bricks(x: i32, y: i32, width: i32, height: i32) -> String {
    let mut path = String::new();
    for (course, y) in (y..y + height).step_by(8).enumerate() {
        path.push_str(&format!("M{x} {y}h{width}"));
        let shift = if course % 2 == 0 { 8 } else { 16 };
        for joint in (x + shift..x + width).step_by(16) {
            path.push_str(&format!("M{joint} {y}v8"));
        }
    }
    path
}

/// A line of waves over the whole width.
fn waves(x: i32, y: i32) -> String {
    format!("M{x} {y}{}", "q12 -6 24 0t24 0".repeat(31))
}

/// Spokes of a wheel.
pub(crate) fn spokes(x: f64, y: f64, from: f64, to: f64, count: u32) -> String {
    let spoke = |turn: u32| {
        let angle = f64::from(turn) * std::f64::consts::TAU / f64::from(count);
        let (sin, cos) = (Math::sin(angle), Math::cos(angle));
        let end = |r: f64| format!("{:.1} {:.1}", x + r * cos, y + r * sin);
        format!("M{}L{}", end(from), end(to))
    };
    (0..count).map(spoke).collect()
}

/// The drawing.
pub(super) fn scene(label: impl Fn() -> String + Send + 'static) -> impl IntoView {
    let g = GROUND;
    let houses = (0..7).map(|house| {
        let x = 520 + house * 38;
        view! {
            <path class="d-sheet" d=format!("M{x} {g}v-34h38v34z")></path>
            <path class="d-brick" d=format!("M{} {}l21 -17l21 17z", x - 2, g - 34)></path>
            <path class="d-brick" d=format!("M{} {}v-13h6v18", x + 27, g - 43)></path>
            <path class="d-dark" d=windows(x + 7, g - 14, (2, 17), (1, 0), (7, 11))></path>
        }
    });
    let chimneys = [(1150, 116), (1290, 136)].map(|(x, height)| {
        let rise = height - 40;
        view! {
            <path class="d-brick" d=format!("M{} {}l4 -{rise}h10l4 {rise}z", x - 9, g - 40)></path>
            <path class="d-line" d=format!("M{} {}h16", x - 8, g - height)></path>
        }
    });
    let teeth: String = (0..6)
        .map(|tooth| format!("M{} {}v-24l40 24z", 1126 + tooth * 40, g - 46))
        .collect();
    let crates = ["food", "clothes", "cutlery", "lamps"]
        .into_iter()
        .zip(0..4)
        .map(|(good, place)| {
            let x = 670 + place * 22;
            view! {
                <rect class="d-plate" x=x y=g - 8 width="18" height="17" rx="2"></rect>
                {icon_at(good, f64::from(x) + 2.0, f64::from(g) - 6.5, 14.0, "d-sign")}
            }
        });
    let (wheel_x, wheel_y) = (1074.0, f64::from(g) - 22.0);
    view! {
        <svg class="drawn scene-mill" viewBox="0 0 1440 236" role="img" aria-label=label>
            <path class="d-hill" d=format!("M0 {g}V150Q180 100 380 142T760 128T1120 140T1440 118V{g}z")></path>
            <path class="d-moss" d=format!("M0 {g}V172Q260 138 520 170T1010 160T1440 164V{g}z")></path>
            {houses.collect_view()}
            <path class="d-sheet" d=format!("M812 {g}v-112h232v112z")></path>
            <path class="d-joints" d=bricks(812, g - 112, 232, 112)></path>
            <path class="d-sheet bare" d=format!("M812 {g}v-112h232v112z")></path>
            <path class="d-roof" d=format!("M806 {}h244l-18 -20h-208z", g - 112)></path>
            <path class="d-dark" d=windows(826, g - 92, (11, 20), (4, 26), (9, 13))></path>
            <path class="d-sheet" d=format!("M914 {}v-22h28v22", g - 132)></path>
            <path class="d-brass" d=format!("M910 {}q18 -18 36 0z", g - 154)></path>
            <path class="d-line" d=format!("M928 {}v-14", g - 163)></path>
            <g class="d-wheel">
                <circle class="rim" cx=wheel_x cy=wheel_y r="40"></circle>
                <circle cx=wheel_x cy=wheel_y r="31"></circle>
                <path d=spokes(wheel_x, wheel_y, 5.0, 45.0, 16)></path>
            </g>
            {chimneys.collect_view()}
            <path class="d-sheet" d=format!("M1126 {g}v-46h240v46z")></path>
            <path class="d-roof" d=teeth></path>
            <path class="d-dark" d=windows(1140, g - 14, (9, 25), (1, 0), (11, 16))></path>
            <rect class="d-water" x="0" y=g width="1440" height="40"></rect>
            <path class="d-bank" d=format!("M0 {g}H1440")></path>
            <path class="d-wave" d=format!("{}{}{}", waves(-20, g + 12), waves(-6, g + 24), waves(8, g + 36))></path>
            <path class="d-plate" d=format!("M640 {}h150l-12 20h-120q-12 0 -18 -20z", g + 8)></path>
            {crates.collect_view()}
            <path class="d-sheet" d=format!("M766 {}v-18h16v18", g + 8)></path>
        </svg>
    }
}

/// What stands on the card of something that is no game.
pub(super) fn emblem(of: &str) -> AnyView {
    let drawing = match of {
        "learn" => view! {
            <path class="d-sheet" d="M74 24Q46 10 12 18v58q34 -8 62 6q28 -14 62 -6V18q-34 -8 -62 6z"></path>
            <path class="d-line" d="M74 24v58M24 32q20 -3 38 4M24 44q20 -3 38 4M24 56q20 -3 38 4M86 36q18 -7 38 -4M86 48q18 -7 38 -4"></path>
            <path class="d-brass" d="M104 54l14 -2v26l-7 -6l-7 8z"></path>
        }
        .into_any(),
        "numbers" => view! {
            <rect class="d-sheet" x="12" y="14" width="124" height="68" rx="3"></rect>
            <path class="d-line" d="M12 31h124M12 48h124M12 65h124M53 14v68M94 14v68"></path>
            <path class="d-dark" d=windows(25, 44, (1, 0), (3, 17), (15, 5))></path>
            <path class="d-brass" d="M66 44h15v-9h-15zM107 61h15v-9h-15z"></path>
            <path class="d-dark" d="M66 78h15v-5h-15zM107 27h15v-5h-15z"></path>
        }
        .into_any(),
        _ => view! { {icon_at("factory", 6.0, 6.0, 80.0, "d-sign")} }.into_any(),
    };
    framed(drawing)
}

/// A drawing in the frame that all cards have.
pub(crate) fn framed(drawing: AnyView) -> AnyView {
    view! { <svg class="drawn emblem" viewBox="0 0 150 92" aria-hidden="true">{drawing}</svg> }
        .into_any()
}
