//! The start page: the games, your games, a new table, a record to open.

mod cards;
mod choices;
mod new_table;
mod open_record;
pub(crate) mod scene;
mod your_games;

use games::CATALOGUE;
use leptos::prelude::*;
use table::GameInfo;

pub(crate) use self::choices::{NewTable, bot_levels, play_bots};

use crate::desk::Desk;
use crate::frame::{Brand, Tools};
use crate::storage;

/// The start page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    let desk = Desk::of_page();
    storage::list(desk);
    let chosen: RwSignal<&'static GameInfo> = RwSignal::new(CATALOGUE[0]);
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
        <main id="main" class="start-main">
            <section class="games" aria-label=desk.says("start-games")>
                {CATALOGUE.iter().map(|info| cards::game(desk, info, chosen)).collect_view()}
                {cards::learn(desk)}
                {cards::numbers(desk)}
            </section>
            <div class="start-row">
                {your_games::sheet(desk)}
                {new_table::sheet(desk, chosen)}
                {open_record::sheet(desk)}
            </div>
            <p class="k offline" role="status">
                {move || desk.kept_offline.get().then(|| desk.t("start-offline"))}
            </p>
        </main>
    }
}
