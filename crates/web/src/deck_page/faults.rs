//! What is wrong with a deck: each fault with its line and a mark under the word.

use client::{Fault, FaultPlace};
use leptos::prelude::*;
use table::Arg;
use wasm_bindgen::JsCast;

use crate::browser;
use crate::desk::Desk;

/// How many faults are listed; who has more mends these first.
const LISTED: usize = 40;

/// The list.
pub(super) fn list(desk: Desk, faults: &[Fault]) -> AnyView {
    let number = Arg::from(faults.len());
    let lines: Vec<AnyView> = faults
        .iter()
        .take(LISTED)
        .map(|fault| one(desk, fault))
        .collect();
    let more = faults.len().checked_sub(LISTED).filter(|more| *more > 0);
    let more = more.map(|more| desk.tr("start-list-more", &[("number", Arg::from(more))]));
    view! {
        <section class="sheet faults" aria-labelledby="faults">
            <div class="hd"><h2 id="faults" role="status">{desk.tr("decks-faults", &[("number", number)])}</h2></div>
            <ol>{lines}</ol>
            {more.map(|more| view! { <p class="k">{more}</p> })}
        </section>
    }
    .into_any()
}

fn one(desk: Desk, fault: &Fault) -> AnyView {
    let place = fault.place.as_ref().map(|place| marked(desk, place));
    view! { <li><p>{desk.say(&fault.message)}</p> {place}</li> }.into_any()
}

/// The line with its word marked; a click leads to it in the text.
fn marked(desk: Desk, place: &FaultPlace) -> AnyView {
    let FaultPlace {
        line,
        column,
        before,
        word,
        behind,
    } = place.clone();
    let letters = word.chars().count();
    let go = move |_| select(line, column, letters);
    let spoken = desk.tr(
        "decks-to-line",
        &[("line", Arg::from(line)), ("column", Arg::from(column))],
    );
    // Where the text ends too early, the mark stands behind it.
    let word = if word.is_empty() {
        "\u{a0}".to_owned()
    } else {
        word
    };
    view! {
        <button class="source-line" title=spoken on:click=go>
            <span class="line">{line}</span>
            <code>{before} <mark>{word}</mark> {behind}</code>
        </button>
    }
    .into_any()
}

/// Selects a word in the text.
fn select(line: usize, column: usize, letters: usize) {
    let Some(area) = browser::document().get_element_by_id("deck-text") else {
        return;
    };
    if let Ok(Some(details)) = area.closest("details") {
        let _ = details.set_attribute("open", "");
    }
    let area: web_sys::HtmlTextAreaElement = area.unchecked_into();
    let text = area.value();
    let before: usize = text
        .split('\n')
        .take(line.saturating_sub(1))
        .map(|line| line.encode_utf16().count() + 1)
        .sum();
    let source = text
        .split('\n')
        .nth(line.saturating_sub(1))
        .unwrap_or_default();
    let units = |from: usize, count: usize| -> usize {
        let letters = source.chars().skip(from).take(count);
        letters.map(char::len_utf16).sum()
    };
    let start = before + units(0, column.saturating_sub(1));
    let end = start + units(column.saturating_sub(1), letters);
    let _ = area.focus();
    let _ = area.set_selection_range(start as u32, end as u32);
    // The selection is brought into sight by hand; browsers do not.
    let height = f64::from(area.scroll_height());
    let lines = text.split('\n').count().max(1) as f64;
    area.set_scroll_top(((line as f64 - 4.0).max(0.0) * height / lines) as i32);
}
