//! Opening a record: dropped, chosen as a file, or pasted as text or link.

use client::{SavedGame, from_bundle, session_of};
use leptos::ev;
use leptos::prelude::*;
use table::Arg;

use crate::browser;
use crate::desk::Desk;
use crate::icons::icon;
use crate::links::open_text;
use crate::storage;

/// The most that is read of a file of many games.
const MOST_BYTES: f64 = 16.0 * 1024.0 * 1024.0;

/// The sheet where a record is opened.
pub(super) fn sheet(desk: Desk) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let over = RwSignal::new(false);
    let drop = move |event: ev::DragEvent| {
        event.prevent_default();
        over.set(false);
        let Some(data) = event.data_transfer() else {
            return;
        };
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => browser_file(desk, &file),
            None => {
                if let Ok(dropped) = data.get_data("text/plain") {
                    open_any(desk, &dropped);
                }
            }
        }
    };
    view! {
        <section
            class="sheet open-record"
            class:over=move || over.get()
            aria-labelledby="open-record"
            on:dragover=move |event| {
                event.prevent_default();
                over.set(true);
            }
            on:dragleave=move |_| over.set(false)
            on:drop=drop
        >
            <div class="hd"><h2 id="open-record">{move || desk.t("start-open-record")}</h2></div>
            <label class="drop">
                {icon("file")}
                <span>{move || desk.t("start-drop")}</span>
                <input
                    id="record-file"
                    type="file"
                    on:change=move |event| {
                        let input: web_sys::HtmlInputElement = event_target(&event);
                        if let Some(file) = input.files().and_then(|files| files.get(0)) {
                            browser_file(desk, &file);
                        }
                        // The same file can be chosen again after it was mended.
                        input.set_value("");
                    }
                />
            </label>
            <form
                class="paste"
                on:submit=move |event| {
                    event.prevent_default();
                    let pasted = text.get_untracked();
                    open_any(desk, &pasted);
                    if from_bundle(&pasted).is_some() {
                        text.set(String::new());
                    }
                }
            >
                <label for="record-text">{move || desk.t("start-paste")}</label>
                <textarea
                    id="record-text"
                    rows="4"
                    spellcheck="false"
                    autocomplete="off"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                <button type="submit" class="btn open-text" disabled=move || text.with(|text| text.trim().is_empty())>
                    {move || desk.t("start-open")}
                </button>
            </form>
        </section>
    }
}

fn browser_file(desk: Desk, file: &web_sys::File) {
    if file.size() > MOST_BYTES {
        desk.notice.set(Some(desk.t("page-record-huge")));
        return;
    }
    browser::read_file(file, move |text| match text {
        Some(text) => open_any(desk, &text),
        None => desk.notice.set(Some(desk.t("start-file-unread"))),
    });
}

/// Opens a record or a link, or takes in a file of many games.
fn open_any(desk: Desk, text: &str) {
    desk.notice.set(None);
    match from_bundle(text) {
        Some(records) => take_in(desk, &records),
        None => open_text(desk, text.trim()),
    }
}

fn take_in(desk: Desk, records: &[&str]) {
    let mut games = Vec::new();
    for record in records {
        if let Ok(session) = session_of(record) {
            games.extend(SavedGame::of(&session, &browser::new_id(), browser::now()));
        }
    }
    let number = |number: usize| Arg::Number(number as i64);
    let args = [
        ("taken", number(games.len())),
        ("refused", number(records.len() - games.len())),
    ];
    desk.notice.set(Some(desk.tr("start-taken-in", &args)));
    storage::put_all(desk, games);
}
