//! The cards of the games, and the cards for learning.

use games::CATALOGUE;
use leptos::prelude::*;
use table::{Arg, GameInfo};

use super::choices;
use super::scene::emblem;
use crate::browser;
use crate::desk::{Desk, Route};
use crate::icons::icon;
use crate::rules_page;
use crate::tables;

/// The card of a game.
pub(super) fn game(
    desk: Desk,
    info: &'static GameInfo,
    chosen: RwSignal<&'static GameInfo>,
) -> impl IntoView {
    let id = info.id;
    let (from, to) = (
        i64::from(*info.players.start()),
        i64::from(*info.players.end()),
    );
    let alone = from == 1;
    // The cards that everybody has, where an owner can bring his own.
    let own = info.options.iter().find(|option| option.own_file.is_some());
    let deck = own.and_then(|option| option.shared_values().next());
    let name = move || desk.t(&format!("game-{id}"));
    let players = move || {
        let args = [("from", Arg::Number(from)), ("to", Arg::Number(to))];
        desk.tr("start-players-range", &args)
    };
    view! {
        <article class="sheet game-card" class:sel=move || chosen.get().id == id data-game=id>
            {tables::emblem(id)}
            <h2>{name}</h2>
            <span class="k">{players} " · " {move || desk.t(&format!("start-time-{id}"))}</span>
            <p>{move || desk.t(&format!("start-about-{id}"))}</p>
            <div class="card-actions">
                {alone.then(|| view! {
                    <button class="btn pri play-alone" on:click=move |_| choices::play_alone(desk, info)>
                        {icon("person")} {desk.says("start-alone")}
                    </button>
                })}
                <button class="btn play-bots" class:pri=!alone on:click=move |_| choices::play_bots(desk, info, None)>
                    {icon("bot")} {desk.says("page-play-bots")}
                </button>
                <button
                    class="btn"
                    on:click=move |_| {
                        chosen.set(info);
                        browser::focus("new-table");
                    }
                >
                    {desk.says("start-set-table")}
                </button>
                <button class="btn rules" on:click=move |_| rules_page::open_book(desk, id)>
                    {icon("book")} {desk.says("page-rules")}
                </button>
                {deck.map(|deck| view! {
                    <button class="btn deck" on:click=move |_| desk.route.set(Route::Deck(id.to_owned(), deck.to_owned()))>
                        {icon("structure")} {desk.says("start-cards")}
                    </button>
                })}
            </div>
        </article>
    }
}

/// The card of the guided first game, for the first game that has one.
pub(super) fn learn(desk: Desk) -> Option<impl IntoView> {
    let info = CATALOGUE
        .iter()
        .copied()
        .find(|info| info.guided.is_some())?;
    let name = move || Arg::Verbatim(desk.t(&format!("game-{}", info.id)));
    Some(view! {
        <article class="sheet game-card">
            {emblem("learn")}
            <h2>{desk.says("start-learn-title")}</h2>
            <span class="k">{move || desk.tr("start-learn-game", &[("name", name())])}</span>
            <p>{desk.says("start-learn-about")}</p>
            <div class="card-actions">
                <button class="btn learn" on:click=move |_| choices::learn(desk, info)>
                    {icon("play")} {desk.says("start-learn")}
                </button>
            </div>
        </article>
    })
}

/// The card of the component numbers.
pub(super) fn numbers(desk: Desk) -> impl IntoView {
    view! {
        <article class="sheet game-card">
            {emblem("numbers")}
            <h2>{desk.says("page-numbers")}</h2>
            <span class="k">{desk.says("start-numbers-kinds")}</span>
            <p>{desk.says("start-numbers-about")}</p>
            <div class="card-actions">
                {CATALOGUE.iter().map(|info| view! {
                    <button class="btn" on:click=move |_| desk.route.set(Route::Numbers(info.id.to_owned()))>
                        {icon("file")} {move || desk.t(&format!("game-{}", info.id))}
                    </button>
                }).collect_view()}
            </div>
        </article>
    }
}
