//! The root of the page: which part of it is shown, and the keys that work everywhere.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use crate::browser;
use crate::desk::{Desk, Route};
use crate::loading::Sentences;
use crate::parts;
use crate::settings::Settings;
use crate::start_page::StartPage;
use crate::storage;
use crate::updates;

/// The page.
pub(crate) fn app(settings: Settings, sentences: Sentences) -> impl IntoView {
    let desk = Desk::provide(settings, sentences);
    storage::list(desk);
    crate::history::resume(desk);
    crate::links::open_from_address(desk);
    updates::watch(desk);
    Effect::new(move |_| {
        desk.settings.with(|settings| {
            browser::set_root("lang", settings.lang.code());
            browser::set_root(
                "data-theme",
                if settings.is_dark() { "dark" } else { "light" },
            );
            browser::set_root("data-motion", if settings.motion { "on" } else { "off" });
            settings.remember();
        });
    });
    crate::attention::watch(desk);
    crate::history::watch(desk);
    crate::claim::watch(desk);
    crate::unsent::watch(desk);
    window_event_listener(ev::hashchange, move |_| {
        crate::links::open_from_address(desk)
    });
    let over = Memo::new(move |_| {
        desk.table.with(|table| {
            table
                .as_ref()
                .is_some_and(|table| table.session.is_over() && table.drawn().is_none())
        })
    });
    // What is said goes away by itself, the later the more there is to read.
    Effect::new(move |_| {
        if let Some(said) = desk.notice.get() {
            let to_read = Duration::from_millis(5000 + 50 * said.chars().count() as u64);
            let forget = move || {
                if desk
                    .notice
                    .with_untracked(|notice| notice.as_ref() == Some(&said))
                {
                    desk.notice.set(None);
                }
            };
            set_timeout(forget, to_read);
        }
    });
    let laid = Memo::new(move |_| desk.table.with(Option::is_some));
    view! {
        <a class="skip" href="#main">{desk.says("page-skip")}</a>
        {move || match desk.route.get() {
            Route::Start => view! { <StartPage/> }.into_any(),
            Route::Table if !laid.get() => view! { <p class="loading">"Millwright"</p> }.into_any(),
            Route::Table if over.get() => parts::show(desk, &parts::END, desk.game_info().id, None),
            Route::Table => parts::show(desk, &parts::TABLE, desk.game_info().id, None),
            Route::Rules(game, entry) => parts::show(desk, &parts::RULES, &game, entry),
            Route::Seats => parts::show(desk, &parts::SEATS, desk.game_info().id, None),
            Route::Deck(game, deck) => {
                let at = format!("{game} {deck}");
                parts::show(desk, &parts::SHELF, &game, Some(at))
            }
            Route::Numbers(game) => parts::show(desk, &parts::NUMBERS, &game, Some(game.clone())),
        }}
        <div class="notice" role="status" aria-live="polite">
            {move || desk.notice.get().map(|notice| view! {
                <p>{notice}</p>
                <button class="btn" on:click=move |_| desk.notice.set(None)>{desk.t("page-close")}</button>
            })}
            {move || (desk.outdated.get() && desk.notice.with(Option::is_none)).then(|| view! {
                <p>{desk.t("page-newer")}</p>
                <button class="btn legal" data-do="change-over" on:click=move |_| updates::apply()>
                    {desk.t("page-update")}
                </button>
            })}
        </div>
    }
}
