//! Saved games in the browser's database, one entry each.

use client::SavedGame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::sort_few;
use wasm_bindgen::prelude::*;

use crate::browser;
use crate::claim::{self, Claim};
use crate::desk::Desk;
use crate::tables;
use crate::unsent;

#[wasm_bindgen(module = "/src/storage.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    async fn load_all() -> Result<JsValue, JsValue>;

    /// The entry of a game; from now on this tab's game grows from it.
    #[wasm_bindgen(catch)]
    async fn load(id: &str) -> Result<JsValue, JsValue>;

    /// Whether the entry is another one than this tab's game grew from.
    #[wasm_bindgen(catch, js_name = is_newer)]
    async fn entry_is_newer(id: &str) -> Result<JsValue, JsValue>;

    /// Stores a game if the entry is what it grew from; says whether it was.
    #[wasm_bindgen(catch, js_name = keep)]
    async fn write(id: &str, text: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch)]
    async fn keep_new(ids: Vec<String>, texts: Vec<String>) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch, js_name = remove)]
    async fn delete(ids: Vec<String>) -> Result<JsValue, JsValue>;

    /// Calls `heard` with the id of each game that another tab stores or deletes.
    pub(crate) fn listen(heard: &JsValue);
}

/// All saved games, the latest first and those that wait for somebody on top.
pub(crate) async fn all() -> Result<Vec<SavedGame>, JsValue> {
    let entries = js_sys::Array::from(&load_all().await?).to_vec();
    let (pairs, _) = entries.as_chunks::<2>();
    let mut games: Vec<SavedGame> = Vec::new();
    for [id, text] in pairs {
        if let Some(id) = id.as_string() {
            games.push(read(&id, &text.as_string().unwrap_or_default()).await);
        }
    }
    sort_few(&mut games, |game| {
        (!game.your_turn || game.over, -game.played_at)
    });
    Ok(games)
}

/// One saved game as it is stored now; this tab's game grows from it.
pub(crate) async fn one(id: &str) -> Option<SavedGame> {
    let text = load(id).await.ok()?;
    if text.is_undefined() {
        return None;
    }
    Some(read(id, &text.as_string().unwrap_or_default()).await)
}

/// Reads an entry; to mend a damaged one, the rules of its game have to be here.
async fn read(id: &str, text: &str) -> SavedGame {
    let game = SavedGame::read(id, text);
    if !game.damaged.is_empty() && tables::load_for_record(&game.record).await {
        return SavedGame::read(id, text);
    }
    game
}

/// Whether another tab has stored or deleted a game that is on this tab's table.
pub(crate) async fn is_newer(id: &str) -> bool {
    entry_is_newer(id)
        .await
        .is_ok_and(|newer| newer.is_truthy())
}

/// Lists the saved games.
pub(crate) fn list(desk: Desk) {
    spawn_local(async move {
        if let Ok(games) = all().await {
            desk.saved.set(games);
        }
    });
}

fn text_of(game: &SavedGame) -> String {
    serde_json::to_string(game).expect("a saved game is plain data")
}

/// Keeps what is confirmed of the game on the table.
pub(crate) fn keep(desk: Desk) {
    let saved = desk.table.with_untracked(|table| {
        let table = table.as_ref().filter(|table| table.claim == Claim::Ours)?;
        let game = SavedGame::of(&table.session, &table.id, browser::now())?;
        Some(SavedGame {
            origin: table.origin.record.clone(),
            what_if: table.origin.moment.clone(),
            ..game
        })
    });
    let Some(game) = saved else {
        return;
    };
    spawn_local(async move {
        match write(&game.id, &text_of(&game)).await {
            Ok(kept) if kept.is_truthy() => unsent::forget_breaks(),
            Ok(_) => claim::overtaken(desk, &game.id),
            Err(_) => desk.notice.set(Some(desk.t("page-not-kept"))),
        }
    });
}

/// Keeps many games that are new here.
pub(crate) async fn keep_all(games: &[SavedGame]) -> Result<(), JsValue> {
    let ids = games.iter().map(|game| game.id.clone()).collect();
    keep_new(ids, games.iter().map(text_of).collect()).await?;
    Ok(())
}

/// Removes games.
pub(crate) fn remove(desk: Desk, ids: Vec<String>) {
    spawn_local(async move {
        match delete(ids).await {
            Ok(_) => list(desk),
            Err(_) => desk.notice.set(Some(desk.t("page-not-deleted"))),
        }
    });
}
