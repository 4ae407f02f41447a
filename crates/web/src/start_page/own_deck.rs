//! A deck of the owner's: which one a new table uses, and one that was handed to the page.

use client::deck_option;
use leptos::prelude::*;
use table::GameInfo;

use super::choices::NewTable;
use crate::desk::{Desk, Route};
use crate::keeping;

/// The field, where the options want a deck of the owner's: which one, and the way to others.
pub(super) fn field(desk: Desk, info: &'static GameInfo, table: RwSignal<NewTable>) -> AnyView {
    let chosen = Memo::new(move |_| {
        let (option, own, _) = deck_option(info)?;
        let id = table
            .with(|table| (table.option(info, option) == own).then(|| table.own_deck.clone()))?;
        Some(keeping::deck_name(info.id, &id).map(|name| (id, name)))
    });
    let shown = move || {
        let (at, name) = match chosen.get()? {
            Some((id, name)) => (format!("own {id}"), name),
            None => ("opened".to_owned(), desk.t("start-no-deck")),
        };
        let see = move |_| {
            let at = at.clone();
            desk.route.set(Route::Deck(info.id.to_owned(), at));
        };
        Some(view! {
            <div class="field own-deck">
                <span class="label">{desk.t("start-your-deck")}</span>
                <b>{name}</b>
                <button type="button" class="btn" on:click=see>{desk.t("start-choose-deck")}</button>
            </div>
        })
    };
    shown.into_any()
}

/// Shows the first deck that everybody has.
pub(crate) fn show_first(desk: Desk, info: &GameInfo) {
    let option = info.options.iter().find(|option| option.own_file.is_some());
    if let Some(first) = option.and_then(|option| option.shared_values().next()) {
        let (game, first) = (info.id.to_owned(), first.to_owned());
        desk.route.set(Route::Deck(game, first));
    }
}

/// Shows the deck of the game on the table.
pub(crate) fn show_of_table(desk: Desk) {
    let deck = desk.table.with_untracked(|table| {
        let play = table.as_ref()?.session.play();
        let setup = play.setup();
        let info = games::info(setup.game).ok()?;
        let (option, _, file) = deck_option(info)?;
        let mut files = play.own_files().iter();
        let own = files.find(|own| own.name.as_deref() == Some(file));
        let own = own.map(|own| own.text.clone());
        let (_, value) = setup.options.iter().find(|(name, _)| *name == option)?;
        Some((info, *value, own))
    });
    match deck {
        Some((info, _, Some(text))) => open(desk, info, &text),
        Some((info, value, None)) => {
            let (game, value) = (info.id.to_owned(), value.to_owned());
            desk.route.set(Route::Deck(game, value));
        }
        None => {}
    }
}

/// Shows a deck of the owner's, right or wrong.
pub(crate) fn open(desk: Desk, info: &GameInfo, text: &str) {
    keeping::set_opened_deck(text);
    desk.route
        .set(Route::Deck(info.id.to_owned(), "opened".to_owned()));
}
