//! The page: one crate, one WebAssembly, two instances.
//!
//! The page owns the game; the worker only thinks. There are no rules in
//! views: what can be chosen is what `legal` offers, what it would do is shown
//! by doing it on a copy, and what cannot be chosen says why by `check`.

#![forbid(unsafe_code)]
#![allow(unreachable_pub, reason = "the component macro makes its parts public")]

mod account;
mod account_sheet;
mod action_bar;
mod adviser;
mod app;
mod arrows;
mod attention;
mod browser;
mod challenges_sheet;
mod claim;
mod command_line;
mod deck_page;
mod desk;
mod end_page;
mod explain;
mod frame;
mod guide;
mod hand;
mod help;
mod history;
mod icons;
mod keeping;
mod ledger_sheet;
mod links;
mod loading;
mod moments;
mod numbers_page;
mod parts;
mod playback;
mod question;
mod results_sheet;
mod rules_page;
mod seats_page;
mod settings;
mod share_sheet;
mod start_page;
mod storage;
mod strokes;
mod table_page;
mod tables;
mod thinker;
mod turn_sheet;
mod unsent;
mod updates;
mod worker;
mod written;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page, once its sentences are here.
#[wasm_bindgen]
pub async fn page_main() -> Result<(), JsValue> {
    browser::report_panics();
    let settings = settings::Settings::remembered();
    let sentences = loading::Sentences::shared(settings.lang).await;
    let sentences = sentences.ok_or("the sentences could not be fetched")?;
    leptos::mount::mount_to_body(move || app::app(settings, sentences));
    Ok(())
}

/// Starts the thinking worker.
#[wasm_bindgen]
pub fn worker_main() {
    browser::report_panics();
    worker::run();
}
