//! The cards of the games, and the cards for learning.

use games::CATALOGUE;
use leptos::prelude::*;
use table::{Arg, GameInfo};

use super::choices;
use super::own_deck;
use super::scene::emblem;
use crate::browser;
use crate::desk::{Desk, Route};
use crate::icons::icon;
use crate::rules_page;
use crate::tables;

/// What a button of a card does.
type Act = fn(Desk, &'static GameInfo);

/// The card of a game.
pub(super) fn game(desk: Desk, info: &'static GameInfo) -> impl IntoView {
    let id = info.id;
    let (from, to) = (
        i64::from(*info.players.start()),
        i64::from(*info.players.end()),
    );
    // Who can play alone need not have others for it.
    let alone = choices::can_be_alone(info);
    let has_deck = client::deck_option(info).is_some();
    let first = if alone { "btn" } else { "btn pri" };
    let all: [(bool, String, &str, &'static str, Act); 5] = [
        (
            alone,
            "btn pri play-alone".to_owned(),
            "person",
            "start-alone",
            |desk, info| {
                choices::play_alone(desk, info);
            },
        ),
        (
            true,
            format!("{first} play-bots"),
            "bot",
            "page-play-bots",
            |desk, info| {
                choices::play_bots(desk, info, None);
            },
        ),
        (
            true,
            "btn set-table".to_owned(),
            "people",
            "start-set-table",
            |desk, info| {
                desk.chosen.set(info);
                browser::focus("new-table");
            },
        ),
        (
            true,
            "btn rules".to_owned(),
            "book",
            "page-rules",
            |desk, info| {
                rules_page::open_book(desk, info.id);
            },
        ),
        (
            has_deck,
            "btn cards".to_owned(),
            "structure",
            "start-cards",
            |desk, info| {
                own_deck::show_first(desk, info);
            },
        ),
    ];
    let actions: Vec<_> = all
        .into_iter()
        .filter(|(is_there, ..)| *is_there)
        .map(|(_, class, sign, words, act)| {
            view! {
                <button class=class on:click=move |_| act(desk, info)>
                    {icon(sign)} {desk.says(words)}
                </button>
            }
        })
        .collect();
    let name = move || desk.t(&format!("game-{id}"));
    let players = move || {
        let args = [("from", Arg::Number(from)), ("to", Arg::Number(to))];
        desk.tr("start-players-range", &args)
    };
    view! {
        <article class="sheet game-card" class:sel=move || desk.chosen.get().id == id data-game=id>
            {tables::emblem(id)}
            <h2>{name}</h2>
            <span class="k">{players} " · " {move || desk.t(&format!("start-time-{id}"))}</span>
            <p>{move || desk.t(&format!("start-about-{id}"))}</p>
            <div class="card-actions">{actions}</div>
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
