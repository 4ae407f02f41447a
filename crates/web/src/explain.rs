//! A small sign beside a thing that explains it and leads to its rule.

use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::icons::icon;
use crate::rules_page;

/// The sign for an entry of the rules reference, by its slug such as `job-market`.
pub(crate) fn about(desk: Desk, slug: &'static str) -> Option<impl IntoView> {
    let entry = rules_page::find(desk, slug)?;
    let label = move || desk.tr("learn-about", &[("name", Arg::Verbatim(entry.name(desk)))]);
    Some(view! {
        <button
            type="button"
            class="about"
            aria-label=label
            title=move || entry.text(desk)
            on:click=move |_| rules_page::open(desk, slug)
        >
            {icon("book")}
        </button>
    })
}
