//! Whether the numbers of an entry are printed or reconstructed.

use arkwright::{Provenance, Source};
use leptos::prelude::*;

use super::Entry;
use crate::desk::{Desk, Route};
use crate::icons::icon;

/// Where the numbers compiled in come from; read once for all entries.
pub(super) fn known() -> Vec<Provenance> {
    // The compiled file is read at every start of a game, so it is sound.
    arkwright::provenance(arkwright::COMPILED).unwrap_or_default()
}

/// How sure the least sure number of some blocks is, as the last part of a message id.
fn surety(known: &[Provenance], blocks: &[&str]) -> &'static str {
    let any = |is: fn(&Provenance) -> bool| {
        let mut shown = known
            .iter()
            .filter(|block| blocks.contains(&block.block.as_str()));
        shown.any(is)
    };
    if any(|block| {
        matches!(block.source, Source::Reconstructed | Source::Web)
            || !block.reconstructed.is_empty()
    }) {
        "reconstructed"
    } else if any(|block| block.source == Source::Derived || !block.derived.is_empty()) {
        "derived"
    } else {
        "printed"
    }
}

/// The line under an entry with numbers, which leads to them.
pub(super) fn line(
    desk: Desk,
    entry: &Entry,
    known: &[Provenance],
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
                on:click=move |_| desk.route.set(Route::Numbers("spinning-jenny".to_owned()))
            >
                {move || desk.t("learn-numbers-see")}
            </button>
        </p>
    })
}
