//! The browser's Back and Forward: every part of the page is a step of its history.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser;
use crate::claim;
use crate::desk::{Desk, Route, TableState};
use crate::storage;
use crate::unsent;

/// Where a step of the history leads.
enum Place {
    /// A table, by the id of its game.
    Table(String),
    /// Any other part of the page.
    Part(Route),
}

/// Goes back to where the page was when it was left, if it is loaded anew.
pub(crate) fn resume(desk: Desk) {
    // A page that broke begins at its start, so that it does not break for ever.
    let place = here().filter(|_| unsent::breaks() == 0);
    match place.as_deref().and_then(read) {
        Some(Place::Table(id)) => {
            desk.route.set(Route::Table);
            claim::open(desk, id);
        }
        Some(Place::Part(route)) => desk.route.set(route),
        None => {}
    }
}

/// Keeps the browser's history and the part that is shown together.
pub(crate) fn watch(desk: Desk) {
    let shown = Memo::new(move |_| {
        let route = desk.route.get();
        desk.table.with(|table| write(&route, table.as_ref()))
    });
    window_event_listener(ev::popstate, move |event| {
        match event.state().as_string().as_deref().and_then(read) {
            Some(place) => go(desk, place),
            // A fragment such as that of a link to skip is no part of its own.
            None => replace(shown.get_untracked().as_deref()),
        }
    });
    Effect::new(move |before: Option<Option<String>>| {
        let before = before.flatten();
        let Some(now) = shown.get() else {
            return before;
        };
        if here().as_ref() != Some(&now) {
            match before {
                None => replace(Some(&now)),
                Some(_) => push(&now),
            }
        }
        if before.is_some_and(|before| before != now) {
            to_top();
        }
        Some(now)
    });
}

fn go(desk: Desk, place: Place) {
    let on_table = |id: &String| {
        desk.table
            .with_untracked(|table| table.as_ref().is_some_and(|table| table.id == *id))
    };
    match place {
        Place::Table(id) if on_table(&id) => desk.route.set(Route::Table),
        Place::Table(id) => claim::open(desk, id),
        Place::Part(route) => {
            if route == Route::Start {
                storage::list(desk);
            }
            desk.route.set(route);
        }
    }
}

/// Shows the start page in place of a table that cannot be had.
pub(crate) fn to_start(desk: Desk) {
    replace(Some("start"));
    storage::list(desk);
    desk.route.set(Route::Start);
}

/// Another part begins at its top.
pub(crate) fn to_top() {
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// What the present step of the history says.
fn here() -> Option<String> {
    let history = browser::window().history().ok()?;
    history.state().ok()?.as_string()
}

// A browser that keeps no history is used without it.
fn replace(place: Option<&str>) {
    if let (Ok(history), Some(place)) = (browser::window().history(), place) {
        let _ = history.replace_state(&JsValue::from_str(place), "");
    }
}

fn push(place: &str) {
    if let Ok(history) = browser::window().history() {
        let _ = history.push_state(&JsValue::from_str(place), "");
    }
}

/// What a step says; a table that is not laid yet has none.
fn write(route: &Route, table: Option<&TableState>) -> Option<String> {
    Some(match route {
        Route::Start => "start".to_owned(),
        Route::Table => format!("table {}", table?.id),
        Route::Rules(game, None) => format!("rules {game}"),
        Route::Rules(game, Some(entry)) => format!("rules {game} {entry}"),
        Route::Numbers(game) => format!("numbers {game}"),
        Route::Deck(game, deck) => format!("deck {game} {deck}"),
        // The question is no place to come back to.
        Route::Seats => return None,
    })
}

/// Reads what a step says; one that another script or a fragment made says nothing.
fn read(text: &str) -> Option<Place> {
    let part = match text.split_once(' ') {
        Some(("table", id)) => return Some(Place::Table(id.to_owned())),
        Some(("rules", rest)) => match rest.split_once(' ') {
            Some((game, entry)) => Route::Rules(game.to_owned(), Some(entry.to_owned())),
            None => Route::Rules(rest.to_owned(), None),
        },
        Some(("numbers", game)) => Route::Numbers(game.to_owned()),
        Some(("deck", rest)) => {
            let (game, deck) = rest.split_once(' ')?;
            Route::Deck(game.to_owned(), deck.to_owned())
        }
        None if text == "start" => Route::Start,
        _ => return None,
    };
    Some(Place::Part(part))
}
