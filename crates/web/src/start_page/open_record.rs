//! Opening a record: dropped, chosen as a file, or pasted as text or link.

use client::{SavedGame, deck_option, from_bundle, looks_like_data, session_of};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Arg;

use super::own_deck;
use crate::browser;
use crate::desk::Desk;
use crate::icons::icon;
use crate::links::open_text;
use crate::loading;
use crate::storage;

/// The most that is read of a file of many games.
const MOST_BYTES: f64 = 16.0 * 1024.0 * 1024.0;

/// From how many games on it is asked whether they shall be stored.
const MANY: usize = 50;

/// How many games are taken in before the page shows how far it is.
const AT_A_TIME: usize = 50;

/// The sheet where a record is opened; a file can be dropped anywhere on the page.
pub(crate) fn sheet(desk: Desk) -> AnyView {
    let opening = Opening {
        desk,
        over: RwSignal::new(false),
        asked: RwSignal::new(None),
    };
    let over = window_event_listener(ev::dragover, move |event| {
        event.prevent_default();
        opening.over.set(true);
    });
    let leave = window_event_listener(ev::dragleave, move |_| opening.over.set(false));
    let drop = window_event_listener(ev::drop, move |event| opening.drop(&event));
    on_cleanup(move || {
        over.remove();
        leave.remove();
        drop.remove();
    });
    opening.sheet().into_any()
}

/// What was handed to the page, and whether it is asked about.
#[derive(Clone, Copy)]
struct Opening {
    desk: Desk,
    /// Whether a file is held over the page.
    over: RwSignal<bool>,
    /// A file of so many games that somebody has to agree to it.
    asked: RwSignal<Option<(usize, String)>>,
}

impl Opening {
    /// A file or a text was dropped on the page.
    fn drop(self, event: &ev::DragEvent) {
        event.prevent_default();
        self.over.set(false);
        let Some(data) = event.data_transfer() else {
            return;
        };
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => self.file(&file),
            None => {
                if let Ok(dropped) = data.get_data("text/plain") {
                    self.any(&dropped);
                }
            }
        }
    }

    fn sheet(self) -> impl IntoView {
        let desk = self.desk;
        let text = RwSignal::new(String::new());
        view! {
            <section class="sheet open-record" class:over=move || self.over.get() aria-labelledby="open-record">
                <div class="hd"><h2 id="open-record">{desk.says("start-open-record")}</h2></div>
                {move || self.asked.get().map(|(number, _)| self.question(number))}
                <label class="drop">
                    {icon("file")}
                    <span>{desk.says("start-drop")}</span>
                    <input
                        id="record-file"
                        type="file"
                        on:change=move |event| {
                            let input: web_sys::HtmlInputElement = event_target(&event);
                            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                                self.file(&file);
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
                        self.any(&pasted);
                        if from_bundle(&pasted).is_some() {
                            text.set(String::new());
                        }
                    }
                >
                    <label for="record-text">{desk.says("start-paste")}</label>
                    <textarea
                        id="record-text"
                        rows="4"
                        spellcheck="false"
                        autocomplete="off"
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))
                    ></textarea>
                    <button type="submit" class="btn open-text" disabled=move || text.with(|text| text.trim().is_empty())>
                        {desk.says("start-open")}
                    </button>
                </form>
            </section>
        }
    }

    fn file(self, file: &web_sys::File) {
        let desk = self.desk;
        if file.size() > MOST_BYTES {
            desk.notice.set(Some(desk.t("page-record-huge")));
            return;
        }
        browser::read_file(file, move |text| match text {
            Some(text) => self.any(&text),
            None => desk.notice.set(Some(desk.t("start-file-unread"))),
        });
    }

    /// Opens a record or a link, takes in a file of games, or shows a deck.
    fn any(self, text: &str) {
        self.desk.notice.set(None);
        let mut games = games::CATALOGUE.iter().copied();
        let deck = games.find(|info| looks_like_data(text) && deck_option(info).is_some());
        if let Some(info) = deck {
            return own_deck::open(self.desk, info, text);
        }
        match from_bundle(text).map(|records| records.len()) {
            Some(number) if number >= MANY => {
                self.asked.set(Some((number, text.to_owned())));
                request_animation_frame(|| browser::focus("store-all"));
            }
            Some(_) => spawn_local(take_in(self.desk, text.to_owned())),
            None => open_text(self.desk, text.trim()),
        }
    }

    fn question(self, number: usize) -> impl IntoView {
        let desk = self.desk;
        let asks = desk.tr("start-store-many", &[("number", Arg::from(number))]);
        let store = move |_| {
            if let Some((_, text)) = self.asked.try_update(Option::take).flatten() {
                spawn_local(take_in(desk, text));
            }
        };
        view! {
            <div class="row many" role="group" aria-label=asks.clone()>
                <p>{asks.clone()}</p>
                <button id="store-all" class="btn pri" on:click=store>{desk.t("start-store")}</button>
                <button class="btn" data-do="leave-many" on:click=move |_| self.asked.set(None)>{desk.t("start-not-store")}</button>
            </div>
        }
    }
}

/// Stores the games of a file that are not here yet, some at a time so that the page can draw.
async fn take_in(desk: Desk, text: String) {
    let number = |number: usize| Arg::Number(number as i64);
    let records = from_bundle(&text).unwrap_or_default();
    let here = storage::all().await.unwrap_or_default();
    let mut here: Vec<String> = here.into_iter().map(|game| game.record).collect();
    let (mut taken, mut refused, mut known) = (0, 0, 0);
    for (done, some) in records.chunks(AT_A_TIME).enumerate() {
        let mut games = Vec::new();
        for record in some {
            loading::game_of_record(desk, record).await;
            let session = session_of(record).ok();
            let game = session
                .and_then(|session| SavedGame::of(&session, &browser::new_id(), browser::now()));
            match game {
                Some(game) if here.contains(&game.record) => known += 1,
                Some(game) => {
                    here.push(game.record.clone());
                    games.push(game);
                }
                None => refused += 1,
            }
        }
        if storage::keep_all(&games).await.is_err() {
            desk.notice.set(Some(desk.t("page-not-kept")));
            storage::list(desk);
            return;
        }
        taken += games.len();
        let so_far = [
            ("done", number(done * AT_A_TIME + some.len())),
            ("all", number(records.len())),
        ];
        desk.notice.set(Some(desk.tr("start-taking-in", &so_far)));
    }
    let args = [
        ("taken", number(taken)),
        ("refused", number(refused)),
        ("known", number(known)),
    ];
    desk.notice.set(Some(desk.tr("start-taken-in", &args)));
    storage::list(desk);
}
