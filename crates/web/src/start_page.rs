//! The start page: the games, your games, a new table, a record to open.

mod cards;
mod challenges;
mod choices;
mod new_table;
mod open_record;
mod own_deck;
pub(crate) mod scene;
mod your_games;

use games::CATALOGUE;
use leptos::prelude::*;
use table::GameInfo;

pub(crate) use self::choices::{NewTable, bot_levels, choose_deck, play_bots, play_deck};
pub(crate) use self::own_deck::{file_button, open as open_deck};

use self::open_record::Opening;
use crate::desk::Desk;
use crate::frame::{Brand, Tools};
use crate::keeping;
use crate::parts;
use crate::storage;

/// The game whose table was last set, if a deck was chosen for it; otherwise the first one.
fn last_chosen(desk: Desk) -> &'static GameInfo {
    let chosen = desk.chosen.try_update(Option::take).flatten();
    chosen.unwrap_or(CATALOGUE[0])
}

/// The start page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    let desk = Desk::of_page();
    storage::list(desk);
    let chosen: RwSignal<&'static GameInfo> = RwSignal::new(last_chosen(desk));
    let opening = Opening::new(desk);
    // Who has neither results nor decks need not fetch what shows them.
    let beside = keeping::has_some().then(|| parts::show_beside(desk, &parts::RESULTS));
    view! {
        <header class="top">
            <Brand/>
            <span class="table-name">{desk.says("start-motto")}</span>
            <Tools/>
        </header>
        <div class="scene">
            {scene::scene(move || desk.t("start-picture"))}
            <div class="headline">
                <h1>{desk.says("start-headline")}</h1>
                <p>{desk.says("start-line")}</p>
            </div>
        </div>
        <main
            id="main"
            class="start-main"
            class:over=move || opening.is_over()
            on:dragover=move |event| opening.drag_over(&event)
            on:dragleave=move |_| opening.leave()
            on:drop=move |event| opening.drop(&event)
        >
            <section class="games" aria-label=desk.says("start-games")>
                {CATALOGUE.iter().map(|info| cards::game(desk, info, chosen)).collect_view()}
                {cards::learn(desk)}
                {cards::numbers(desk)}
            </section>
            <div class="start-row">
                <div class="start-column">
                    {your_games::sheet(desk)}
                    {beside}
                </div>
                {new_table::sheet(desk, chosen)}
                <div class="start-column">
                    {challenges::sheets(desk)}
                    {opening.sheet()}
                </div>
            </div>
            <p class="k offline" role="status">
                {move || desk.kept_offline.get().then(|| desk.t("start-offline"))}
            </p>
        </main>
    }
}
