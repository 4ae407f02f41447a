//! The signs of `icons.svg`, and the marks of the players.
//!
//! A table has hundreds of them, and most stay as they are from choice to choice. Those inline with
//! text are therefore written as they stand in the document: nothing is done where the text is the
//! same, while the attributes of a view are all taken away and set again.

use js_sys::Math;
use leptos::prelude::*;
use table::Seat;

use crate::desk::Desk;
use crate::written::Written;

/// A sign inline with text; it takes the colour of the text.
pub(crate) fn icon(name: &str) -> impl IntoView + use<> {
    Written::new(format!(
        "<svg class=\"ic\" aria-hidden=\"true\"><use href=\"#i-{name}\"></use></svg>"
    ))
}

/// A sign inside a drawing, at a place and size.
pub(crate) fn icon_at(
    name: &str,
    x: f64,
    y: f64,
    size: f64,
    class: &'static str,
) -> impl IntoView + use<> {
    view! {
        <svg x=x y=y width=size height=size class=class aria-hidden="true">
            <use href=format!("#i-{name}")></use>
        </svg>
    }
}

/// The letter of a seat's colour, as in the legend: blue, red, green, yellow.
pub(crate) fn letter(seat: Seat) -> &'static str {
    ["B", "R", "G", "Y"][seat.index()]
}

/// The outline of a seat's mark around a centre: circle, square, triangle, diamond.
fn outline(seat: Seat, x: f64, y: f64, r: f64) -> String {
    match seat.index() {
        0 => format!(
            "M{} {y}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0Z",
            x - r,
            2.0 * r,
            -2.0 * r
        ),
        1 => {
            let s = r * 0.92;
            format!("M{} {}h{}v{}h{}Z", x - s, y - s, 2.0 * s, 2.0 * s, -2.0 * s)
        }
        2 => format!(
            "M{x} {}L{} {}L{} {}Z",
            y - r * 1.12,
            x + r * 1.16,
            y + r * 0.88,
            x - r * 1.16,
            y + r * 0.88
        ),
        _ => {
            let s = r * 1.22;
            format!("M{x} {}L{} {y}L{x} {}L{} {y}Z", y - s, x + s, y + s, x - s)
        }
    }
}

/// A player's mark inside a drawing: his colour, shape and, where there is room, letter.
pub(crate) fn mark_at(seat: Seat, x: f64, y: f64, r: f64, class: &str) -> String {
    let low = if seat.index() == 2 { r * 0.16 } else { 0.0 };
    let words = (r >= 7.0).then_some((y + r * 0.4 + low, r * 1.12));
    drawn(letter(seat), class, &outline(seat, x, y, r), x, words)
}

/// A mark with its letter, if there is room for it at this height in this size.
fn drawn(letter: &str, class: &str, outline: &str, x: f64, words: Option<(f64, f64)>) -> String {
    let words = words.map(|(y, size)| {
        format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\">{letter}</text>"
        )
    });
    format!(
        "<g class=\"mark mark-{letter} {class}\"><path d=\"{outline}\"></path>{}</g>",
        words.unwrap_or_default()
    )
}

/// A player's mark inline with text.
pub(crate) fn mark(seat: Seat) -> impl IntoView + use<> {
    inline(&mark_at(seat, 12.0, 12.0, 9.0, ""))
}

/// The level of a bot, small beside the name of its seat; nothing beside a person's.
pub(crate) fn level(desk: Desk, seat: Seat) -> Option<AnyView> {
    let level = desk.level(seat)?;
    Some(view! { <span class="level" title=level.clone()>{level.clone()}</span> }.into_any())
}

/// A mark inline with text.
fn inline(mark: &str) -> Written {
    Written::new(format!(
        "<svg class=\"mk\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">{mark}</svg>"
    ))
}

/// The importer's mark inside a drawing: a hollow hexagon.
pub(crate) fn importer_at(x: f64, y: f64, r: f64) -> String {
    let corner = |turn: f64| {
        let angle = (turn * 60.0 - 90.0).to_radians();
        format!(
            "{:.2} {:.2}",
            x + r * Math::cos(angle),
            y + r * Math::sin(angle)
        )
    };
    let corners: Vec<String> = (0..6).map(|turn| corner(f64::from(turn))).collect();
    let words = (r >= 7.0).then_some((y + r * 0.4, r * 1.1));
    drawn("I", "", &format!("M{}Z", corners.join("L")), x, words)
}

/// The importer's mark inline with text.
pub(crate) fn importer_mark() -> impl IntoView {
    inline(&importer_at(12.0, 12.0, 9.0))
}

/// The sign of a choice that leads to a loss.
pub(crate) fn loss_sign(desk: Desk) -> impl IntoView {
    view! { <span class="loss-sign" role="img" aria-label=desk.t("page-loses")>{icon("flag")}</span> }
}
