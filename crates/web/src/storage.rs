//! Saved games in the browser's database, one entry each.
//!
//! A game that is open in one tab is locked there; a second tab can only look.

use client::SavedGame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

use crate::browser;
use crate::desk::Desk;

const DATABASE: &str = "millwright";
const STORE: &str = "games";

/// Waits for a request of the database.
async fn finished(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = js_sys::Promise::new(&mut |resolve, reject| {
        let (good, bad) = (request.clone(), request.clone());
        let on_success = Closure::once_into_js(move || {
            let result = good.result().unwrap_or(JsValue::UNDEFINED);
            let _ = resolve.call1(&JsValue::NULL, &result);
        });
        let on_error = Closure::once_into_js(move || {
            let error = bad.error().ok().flatten();
            let error = error.map_or(JsValue::UNDEFINED, JsValue::from);
            let _ = reject.call1(&JsValue::NULL, &error);
        });
        request.set_onsuccess(Some(on_success.unchecked_ref()));
        request.set_onerror(Some(on_error.unchecked_ref()));
    });
    JsFuture::from(promise).await
}

async fn database() -> Result<IdbDatabase, JsValue> {
    let factory = browser::window().indexed_db()?.ok_or(JsValue::UNDEFINED)?;
    let request = factory.open_with_u32(DATABASE, 1)?;
    let upgrade = {
        let request = request.clone();
        Closure::once_into_js(move || {
            if let Ok(result) = request.result() {
                let database: IdbDatabase = result.unchecked_into();
                // A store that is there already is as good.
                let _ = database.create_object_store(STORE);
            }
        })
    };
    request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
    Ok(finished(&request).await?.unchecked_into())
}

async fn store(mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
    let database = database().await?;
    let transaction = database.transaction_with_str_and_mode(STORE, mode)?;
    transaction.object_store(STORE)
}

/// All saved games; those that cannot be read are left alone.
async fn load_all() -> Result<Vec<SavedGame>, JsValue> {
    let request = store(IdbTransactionMode::Readonly).await?.get_all()?;
    let values: js_sys::Array = finished(&request).await?.unchecked_into();
    let texts = values.iter().filter_map(|value| value.as_string());
    Ok(texts
        .filter_map(|text| serde_json::from_str(&text).ok())
        .collect())
}

/// Lists the saved games, the latest first and those that wait for somebody on top.
pub(crate) fn list(desk: Desk) {
    spawn_local(async move {
        if let Ok(mut games) = load_all().await {
            games.sort_by_key(|game| (!game.your_turn || game.over, -game.played_at));
            desk.saved.set(games);
        }
    });
}

/// Keeps what is confirmed of the game on the table.
pub(crate) fn keep(desk: Desk) {
    let saved = desk.table.with_untracked(|table| {
        let table = table.as_ref().filter(|table| !table.read_only)?;
        SavedGame::of(&table.session, &table.id, browser::now())
    });
    if let Some(game) = saved {
        put(desk, game);
    }
}

async fn write(game: &SavedGame) -> Result<JsValue, JsValue> {
    let text = serde_json::to_string(game).map_err(|_| JsValue::UNDEFINED)?;
    let store = store(IdbTransactionMode::Readwrite).await?;
    let request = store.put_with_key(&text.into(), &game.id.as_str().into())?;
    finished(&request).await
}

/// Keeps a game.
pub(crate) fn put(desk: Desk, game: SavedGame) {
    spawn_local(async move {
        if write(&game).await.is_err() {
            desk.notice.set(Some(desk.t("page-not-kept")));
        }
    });
}

/// Keeps many games and lists them.
pub(crate) fn put_all(desk: Desk, games: Vec<SavedGame>) {
    spawn_local(async move {
        for game in &games {
            if write(game).await.is_err() {
                desk.notice.set(Some(desk.t("page-not-kept")));
                break;
            }
        }
        list(desk);
    });
}

/// Removes a game.
pub(crate) fn remove(desk: Desk, id: String) {
    spawn_local(async move {
        let removed = async {
            let request = store(IdbTransactionMode::Readwrite)
                .await?
                .delete(&id.as_str().into())?;
            finished(&request).await
        };
        match removed.await {
            Ok(_) => list(desk),
            Err(_) => desk.notice.set(Some(desk.t("page-not-deleted"))),
        }
    });
}

#[wasm_bindgen(module = "/src/locks.js")]
extern "C" {
    /// Asks for the lock of a game; `lost` is called if another tab has it.
    fn hold_lock(name: &str, lost: &JsValue);
}

/// Claims the game on the table for this tab; if another tab has it, it is read-only here.
pub(crate) fn claim(desk: Desk) {
    let id = desk
        .table
        .with_untracked(|table| table.as_ref().map(|table| table.id.clone()));
    if let Some(id) = id {
        let same = id.clone();
        let lost = Closure::once_into_js(move || {
            desk.stop_thinking();
            desk.with_table(|table| {
                if table.id == same {
                    table.read_only = true;
                }
            });
        });
        hold_lock(&format!("millwright-{id}"), &lost);
    }
}
