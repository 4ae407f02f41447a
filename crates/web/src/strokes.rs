//! The strokes that boards are drawn with.
//!
//! Each is written as it stands in the document. What does not move in a drawing is one text of them,
//! which costs a browser far less than as many views.

use std::fmt::Display;

use leptos::prelude::*;

use crate::written::Written;

/// A rectangle.
pub(crate) fn rect(x: f64, y: f64, width: f64, height: f64, class: &str) -> String {
    format!(
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" class=\"{class}\"></rect>"
    )
}

/// A stroke along an outline.
pub(crate) fn path(d: &str, class: &str) -> String {
    format!("<path d=\"{d}\" class=\"{class}\"></path>")
}

/// A straight line.
pub(crate) fn line(x1: f64, y1: f64, x2: f64, y2: f64, class: &str) -> String {
    format!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" class=\"{class}\"></line>")
}

/// A circle.
pub(crate) fn circle(x: f64, y: f64, r: f64, class: &str) -> String {
    format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" class=\"{class}\"></circle>")
}

/// A number, or a word of the game: nothing that a person has typed.
pub(crate) fn text(x: f64, y: f64, class: &str, words: impl Display) -> String {
    format!("<text x=\"{x}\" y=\"{y}\" class=\"{class}\">{words}</text>")
}

/// A sign of `icons.svg`.
pub(crate) fn sign(name: &str, x: f64, y: f64, size: f64) -> String {
    format!(
        "<svg x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" aria-hidden=\"true\">\
         <use href=\"#i-{name}\"></use></svg>"
    )
}

/// Strokes as a view, which is touched only where one of them changes.
pub(crate) fn strokes(strokes: &str) -> AnyView {
    Written::new(format!("<svg>{strokes}</svg>")).into_any()
}

/// The outline of the brass corner that says "changed since your last turn"; `x`, `y` is its upper right.
pub(crate) fn corner(x: f64, y: f64, size: f64) -> String {
    format!("M{x:.2} {y:.2}h-{size}l{size} {size}z")
}

/// How a value would change, such as `▲2`; empty if it would not.
pub(crate) fn change(from: i32, to: i32) -> String {
    match to - from {
        0 => String::new(),
        more @ 1.. => format!("▲{more}"),
        less => format!("▼{}", -less),
    }
}

/// The hatched wash of what is tentative. A pattern in a drawing that is not
/// shown cannot be used by another one, so every drawing has its own.
pub(crate) fn hatch(id: &str) -> String {
    format!(
        "<defs><pattern id=\"{id}\" class=\"b-hatch\" width=\"6\" height=\"6\" \
         patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
         <rect width=\"6\" height=\"6\"></rect><path d=\"M0 0v6\"></path></pattern></defs>"
    )
}

/// A drawing that is only looked at; `label` says the same in words.
pub(crate) fn picture(width: f64, height: f64, label: String, strokes: Vec<AnyView>) -> AnyView {
    view! {
        <svg class="b-draw" role="img" aria-label=label viewBox=format!("0 0 {width} {height}")>{strokes}</svg>
    }
    .into_any()
}

/// Anybody's words as they stand in a document.
pub(crate) fn escaped(words: &str) -> String {
    words
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
