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
                <button class="btn pri play-bots" on:click=move |_| choices::play_bots(desk, info, None)>
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
            </div>
        </article>
    }
}

/// The card of the guided first games.
pub(super) fn learn(desk: Desk) -> impl IntoView {
    let guided = || {
        let games = CATALOGUE.iter().copied();
        games.filter(|info| info.guided.is_some())
    };
    let ways = move || {
        let ways = guided().map(|info| desk.t(&format!("start-learn-{}", info.id)));
        ways.collect::<Vec<_>>().join(" · ")
    };
    let buttons = guided().map(|info| {
        view! {
            <button class="btn learn" data-game=info.id on:click=move |_| choices::learn(desk, info)>
                {icon("play")} {move || desk.t(&format!("game-{}", info.id))}
            </button>
        }
    });
    view! {
        <article class="sheet game-card">
            {emblem("learn")}
            <h2>{desk.says("start-learn-title")}</h2>
            <span class="k">{ways}</span>
            <p>{desk.says("start-learn-about")}</p>
            <div class="card-actions">{buttons.collect_view()}</div>
        </article>
    }
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
