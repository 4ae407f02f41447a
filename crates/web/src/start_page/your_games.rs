//! The games that this browser keeps, those that wait for somebody on top.

use client::{SavedGame, to_bundle};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::browser;
use crate::desk::{Desk, Route};
use crate::icons::{icon, mark};
use crate::ledger_sheet::caption_in_words;
use crate::links;
use crate::storage;

/// The sheet with all saved games.
pub(super) fn sheet(desk: Desk) -> impl IntoView {
    // The game that is about to be deleted, if somebody confirms it.
    let leaving: RwSignal<Option<String>> = RwSignal::new(None);
    let any = Memo::new(move |_| desk.saved.with(|games| !games.is_empty()));
    view! {
        <section class="sheet your-games" aria-labelledby="your-games">
            <div class="hd">
                <h2 id="your-games">{move || desk.t("start-your-games")}</h2>
                <span class="r">{move || desk.t("start-kept-here")}</span>
            </div>
            {move || (!any.get()).then(|| view! {
                <p class="nothing">{move || desk.t("start-no-games")}</p>
            })}
            <ul class="saved-games">
                {move || desk.saved.get().into_iter().map(|game| row(desk, game, leaving)).collect_view()}
            </ul>
            {move || any.get().then(|| view! {
                <div class="row">
                    <button class="btn" on:click=move |_| export(desk)>
                        {icon("file")} {move || desk.t("start-export-all")}
                    </button>
                </div>
            })}
        </section>
    }
}

fn export(desk: Desk) {
    let bundle = desk.saved.with_untracked(|games| to_bundle(games));
    browser::download("millwright-games.txt", &bundle);
}

fn row(desk: Desk, game: SavedGame, leaving: RwSignal<Option<String>>) -> impl IntoView {
    let mine = game.your_turn && !game.over;
    let seats = Seat::all(game.players.len().min(table::MAX_SEATS) as u8);
    let person = seats
        .clone()
        .zip(&game.players)
        .find(|(_, player)| player.bot.is_none());
    let seat = person.map_or(Seat::new(0), |(seat, _)| seat);
    let state = match (game.over, mine) {
        (true, _) => "start-state-over",
        (false, true) => "start-state-yours",
        (false, false) => "start-state-running",
    };
    let names: Vec<String> = seats
        .zip(&game.players)
        .map(|(seat, player)| match player.name.as_str() {
            "" => desk.texts.with(|texts| texts.0.seat(seat)),
            name => name.to_owned(),
        })
        .collect();
    let place = format!(
        "{} · {}",
        caption_in_words(desk, &game.caption),
        desk.t(state)
    );
    let title = desk.t(&format!("game-{}", game.game));
    let label = format!("{title}, {place}");
    let when = when(desk, game.played_at);
    let id = StoredValue::new(game.id.clone());
    let stored = StoredValue::new(game);
    let asks = move || {
        leaving.with(|leaving| {
            leaving
                .as_ref()
                .is_some_and(|leaving| id.with_value(|id| id == leaving))
        })
    };
    let open_label = desk.t(if mine { "start-play" } else { "start-open" });
    view! {
        <li class=if mine { "saved mine" } else { "saved" } data-id=id.get_value()>
            {mark(seat)}
            <div class="what">
                <b>{title}</b>
                <span>{place}</span>
            </div>
            <div class="with k">
                <span>{names.join(", ")}</span>
                <span>{when}</span>
            </div>
            {move || if asks() {
                view! {
                    <div class="saved-acts" role="group" aria-label=desk.t("start-delete-sure")>
                        <span>{desk.t("start-delete-sure")}</span>
                        <button class="btn pri delete-now" on:click=move |_| {
                            leaving.set(None);
                            delete(desk, id.get_value());
                        }>{desk.t("start-delete")}</button>
                        <button class="btn" on:click=move |_| leaving.set(None)>{desk.t("start-keep")}</button>
                    </div>
                }.into_any()
            } else {
                let (open_name, delete_name) = (
                    format!("{open_label}: {label}"),
                    format!("{}: {label}", desk.t("start-delete")),
                );
                view! {
                    <div class="saved-acts">
                        <button
                            class=if mine { "btn legal open-game" } else { "btn open-game" }
                            aria-label=open_name
                            on:click=move |_| open(desk, &stored.get_value())
                        >
                            {open_label.clone()}
                        </button>
                        <button
                            class="tool delete"
                            aria-label=delete_name
                            title=desk.t("start-delete")
                            on:click=move |_| leaving.set(Some(id.get_value()))
                        >
                            "×"
                        </button>
                    </div>
                }.into_any()
            }}
        </li>
    }
}

/// Opens a saved game; the one that is on the table already keeps its tentative turn.
fn open(desk: Desk, game: &SavedGame) {
    let on_table = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.id == game.id));
    if on_table {
        desk.route.set(Route::Table);
        return;
    }
    match game.open() {
        Ok(session) => desk.open(game.id.clone(), session),
        Err(error) => links::refuse(desk, &error),
    }
}

/// Deletes a game, also from the table, so that nothing keeps it again.
fn delete(desk: Desk, id: String) {
    let on_table = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.id == id));
    if on_table {
        desk.stop_thinking();
        desk.table.set(None);
    }
    storage::remove(desk, id);
}

/// How long ago something was, in words.
fn when(desk: Desk, at: i64) -> String {
    let minutes = (browser::now() - at).max(0) / 60_000;
    let ago = |id: &str, number: i64| desk.tr(id, &[("number", Arg::Number(number))]);
    match minutes {
        0..2 => desk.t("start-now"),
        2..60 => ago("start-minutes-ago", minutes),
        60..1440 => ago("start-hours-ago", minutes / 60),
        1440..10_080 => ago("start-days-ago", minutes / 1440),
        _ => {
            let date = js_sys::Date::new(&(at as f64).into());
            let options = js_sys::Object::new();
            String::from(date.to_locale_date_string(desk.lang().code(), &options))
        }
    }
}
