//! The start page: the games, your games, a new table, a record to open.

mod cards;
mod choices;
pub(crate) mod new_table;
pub(crate) mod open_record;
mod own_deck;
pub(crate) mod scene;
mod your_games;

use games::CATALOGUE;
use leptos::prelude::*;

pub(crate) use self::choices::{NewTable, choose_deck, play_bots, play_deck};
pub(crate) use self::new_table::segments;
pub(crate) use self::own_deck::{open as open_deck, show_first as show_decks, show_of_table};
pub(crate) use self::your_games::open as open_saved;

use crate::desk::Desk;
use crate::frame::{Brand, Tools};
use crate::parts;
use crate::storage;

/// The start page.
#[component]
pub(crate) fn StartPage() -> impl IntoView {
    let desk = Desk::of_page();
    storage::list(desk);
    // What stands below the games is fetched while they are looked at.
    let below = parts::shelf_of(desk);
    let below =
        move |part: &'static str| move || below.get().map(|draw| draw(Some(part.to_owned())));
    // Who has games going on comes for them: they stand above what could be begun.
    let has_games = Memo::new(move |_| desk.saved.with(|games| !games.is_empty()));
    let your_games =
        move |above: bool| move || (has_games.get() == above).then(|| your_games::sheet(desk));
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
            {your_games(true)}
            <section class="games" aria-label=desk.says("start-games")>
                {CATALOGUE.iter().map(|info| cards::game(desk, info)).collect_view()}
                {cards::learn(desk)}
                {cards::numbers(desk)}
            </section>
            <div class="start-row">
                <div class="start-column">
                    {your_games(false)}
                    {below("results")}
                </div>
                <div class="start-column">{below("new-table")}</div>
                <div class="start-column">
                    {below("challenges")}
                    {below("open-record")}
                </div>
            </div>
            <p class="k offline" role="status">
                {move || desk.kept_offline.get().then(|| desk.t("start-offline"))}
            </p>
        </main>
    }
}
