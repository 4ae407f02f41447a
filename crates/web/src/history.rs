//! The browser's Back and Forward: every part of the page is a step of its history.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser;
use crate::desk::{Desk, Route};
use crate::storage;

/// Keeps the browser's history and the part that is shown together.
pub(crate) fn watch(desk: Desk) {
    window_event_listener(ev::popstate, move |event| {
        let route = event
            .state()
            .as_string()
            .as_deref()
            .map_or(Route::Start, read);
        let has_table = desk.table.with_untracked(Option::is_some);
        let route = match route {
            Route::Table if !has_table => Route::Start,
            route => route,
        };
        if route == Route::Start {
            storage::list(desk);
        }
        desk.route.set(route);
    });
    Effect::new(move |before: Option<String>| {
        let now = desk.route.with(write);
        let Ok(history) = browser::window().history() else {
            return now;
        };
        let state = JsValue::from_str(&now);
        let here = history.state().ok().and_then(|state| state.as_string());
        if here.as_ref() != Some(&now) {
            // A browser that keeps no history is used without it.
            let _ = match before {
                None => history.replace_state(&state, ""),
                Some(_) => history.push_state(&state, ""),
            };
        }
        if before.is_some_and(|before| before != now) {
            to_top();
        }
        now
    });
}

/// Another part begins at its top.
pub(crate) fn to_top() {
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
}

fn write(route: &Route) -> String {
    match route {
        Route::Start => "start".to_owned(),
        Route::Table => "table".to_owned(),
        Route::Rules(None) => "rules".to_owned(),
        Route::Rules(Some(entry)) => format!("rules {entry}"),
        Route::Numbers(game) => format!("numbers {game}"),
    }
}

fn read(text: &str) -> Route {
    match text.split_once(' ') {
        None if text == "table" => Route::Table,
        None if text == "rules" => Route::Rules(None),
        Some(("rules", entry)) => Route::Rules(Some(entry.to_owned())),
        Some(("numbers", game)) => Route::Numbers(game.to_owned()),
        _ => Route::Start,
    }
}
