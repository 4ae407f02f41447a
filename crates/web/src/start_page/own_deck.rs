//! Which deck of the owner's a new table uses.

use client::deck_option;
use leptos::prelude::*;
use table::GameInfo;

use super::choices::NewTable;
use crate::browser;
use crate::desk::{Desk, Route};
use crate::icons::icon;
use crate::keeping;

/// The most that is read of a deck file.
const MOST_BYTES: f64 = 256.0 * 1024.0;

/// The field, where the options want a deck of the owner's: those that are kept, and a file to open.
pub(super) fn field(
    desk: Desk,
    info: &'static GameInfo,
    table: RwSignal<NewTable>,
) -> impl IntoView {
    let wanted = Memo::new(move |_| {
        let (option, own, _) = deck_option(info)?;
        table.with(|table| (table.option(info, option) == own).then_some(()))
    });
    move || {
        wanted.get()?;
        desk.kept.track();
        let decks = keeping::decks(info.id);
        // The latest one, unless another was chosen.
        let id = table.with_untracked(|table| table.own_deck.clone());
        if let Some(first) = decks
            .first()
            .filter(|_| decks.iter().all(|deck| deck.id != id))
        {
            table.update(|table| table.own_deck = first.id.clone());
        }
        let options = decks.into_iter().map(|deck| {
            let id = deck.id.clone();
            let is_chosen = move || table.with(|table| table.own_deck == id);
            view! { <option value=deck.id selected=is_chosen>{deck.name}</option> }
        });
        let options: Vec<_> = options.collect();
        let is_none = options.is_empty();
        let see = move |_| {
            let id = table.with_untracked(|table| table.own_deck.clone());
            desk.route
                .set(Route::Deck(info.id.to_owned(), format!("own {id}")));
        };
        Some(view! {
            <div class="field own-deck">
                <span class="label">{desk.says("start-your-deck")}</span>
                {(!is_none).then(|| view! {
                    <select
                        aria-label=desk.says("start-your-deck")
                        on:change=move |event| {
                            let id = event_target_value(&event);
                            table.update(|table| table.own_deck = id);
                        }
                    >{options}</select>
                    <button type="button" class="btn" on:click=see>{desk.says("start-cards")}</button>
                })}
                {file_button(desk, info, "new-deck-file")}
            </div>
        })
    }
}

/// Chooses a deck file to open.
pub(crate) fn file_button(desk: Desk, info: &'static GameInfo, id: &'static str) -> impl IntoView {
    view! {
        <label class="btn">
            {icon("file")} {desk.says("start-open-deck")}
            <input id=id type="file" on:change=move |event| {
                let input: web_sys::HtmlInputElement = event_target(&event);
                if let Some(file) = input.files().and_then(|files| files.get(0)) {
                    open_file(desk, info, &file);
                }
                // The same file can be chosen again after it was mended.
                input.set_value("");
            }/>
        </label>
    }
}

fn open_file(desk: Desk, info: &'static GameInfo, file: &web_sys::File) {
    if file.size() > MOST_BYTES {
        desk.notice.set(Some(desk.t("numbers-file-huge")));
        return;
    }
    browser::read_file(file, move |text| match text {
        Some(text) => open(desk, info, &text),
        None => desk.notice.set(Some(desk.t("start-file-unread"))),
    });
}

/// Shows a deck of the owner's, right or wrong.
pub(crate) fn open(desk: Desk, info: &'static GameInfo, text: &str) {
    desk.notice.set(None);
    keeping::set_opened_deck(text);
    desk.route
        .set(Route::Deck(info.id.to_owned(), "opened".to_owned()));
}
