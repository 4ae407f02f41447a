//! A small sign beside a thing that explains it and leads to its rule.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Arg;

use crate::desk::Desk;
use crate::icons::icon;
use crate::loading;
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
            title=move || loading::is_explained(desk).then(|| entry.text(desk))
            on:pointerenter=move |_| spawn_local(loading::learn(desk, desk.game_info()))
            on:click=move |_| rules_page::open(desk, slug)
        >
            {icon("book")}
        </button>
    })
}
