//! Says which component numbers a table uses.

use leptos::prelude::*;

use crate::desk::{Desk, Route};

/// The numbers of the game on the table: those of the page or somebody's own.
#[component]
pub(crate) fn DataNote() -> impl IntoView {
    let desk = Desk::of_page();
    let used = Memo::new(move |_| {
        desk.table.with(|table| {
            let setup = table.as_ref()?.session.play().setup();
            let compiled = table.as_ref()?.session.play().own_files().is_empty();
            Some((setup.game, setup.data.to_string(), compiled))
        })
    });
    move || {
        used.get().map(|(game, hash, compiled)| {
            let text = if compiled { "numbers-table-compiled" } else { "numbers-table-own" };
            view! {
                <p class="data-note k">
                    {desk.t(text)} " " <code>{hash}</code> " "
                    <button class="link" on:click=move |_| desk.route.set(Route::Numbers(game.to_owned()))>
                        {desk.t("start-numbers-see")}
                    </button>
                </p>
            }
        })
    }
}
