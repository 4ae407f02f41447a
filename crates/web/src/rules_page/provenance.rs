//! Whether the numbers of an entry are printed or reconstructed.

use client::{DataForm, FormBlock, number_files};
use leptos::prelude::*;

use super::Entry;
use crate::desk::{Desk, Route};
use crate::icons::icon;

/// The blocks of the compiled files, which say where their numbers come from; read once for all
/// entries. Of blocks with one name that of the first file counts.
pub(super) fn known(desk: Desk) -> Vec<FormBlock> {
    let info = desk.game_info();
    let mut known: Vec<FormBlock> = Vec::new();
    for file in number_files(info) {
        let numbers = games::released(info.id, file).ok().flatten();
        for block in DataForm::read(numbers.unwrap_or_default()).blocks() {
            if known.iter().all(|other| other.name != block.name) {
                known.push(block.clone());
            }
        }
    }
    known
}

/// Whether the numbers of a block come from one of these sources.
fn is_from(block: &FormBlock, sources: &[&str]) -> bool {
    let source = block.says("source").first();
    source.is_some_and(|source| sources.contains(&source.as_str()))
}

/// How sure the least sure number of some blocks is, as the last part of a message id.
fn surety(known: &[FormBlock], blocks: &[&str]) -> &'static str {
    let any = |is: fn(&FormBlock) -> bool| {
        let mut shown = known
            .iter()
            .filter(|block| blocks.contains(&block.name.as_str()));
        shown.any(is)
    };
    if any(|block| {
        is_from(block, &["reconstructed", "web"]) || !block.says("reconstructed").is_empty()
    }) {
        "reconstructed"
    } else if any(|block| is_from(block, &["derived"]) || !block.says("derived").is_empty()) {
        "derived"
    } else {
        "printed"
    }
}

/// The line under an entry with numbers, which leads to them.
pub(super) fn line(
    desk: Desk,
    entry: &Entry,
    known: &[FormBlock],
) -> Option<impl IntoView + use<>> {
    if entry.blocks.is_empty() {
        return None;
    }
    let id = format!("learn-numbers-{}", surety(known, entry.blocks));
    Some(view! {
        <p class="k">
            {icon("scale")} " " {move || desk.t(&id)} " "
            <button
                class="section-link"
                on:click=move |_| desk.route.set(Route::Numbers(desk.game_info().id.to_owned()))
            >
                {desk.says("learn-numbers-see")}
            </button>
        </p>
    })
}
