//! What every part of the page has at its top: the brand, and the tools at the right.

use leptos::ev;
use leptos::prelude::*;
use texts::Lang;
use wasm_bindgen::JsCast;

use crate::desk::{Desk, Route};
use crate::icons::icon;
use crate::loading;
use crate::rules_page;
use crate::settings::{Accounts, Settings, Theme};
use crate::start_page::show_of_table;

/// The wheel and the name; a click leads to the start page.
#[component]
pub(crate) fn Brand() -> impl IntoView {
    let desk = Desk::of_page();
    view! {
        <button
            class="brand"
            aria-label=move || format!("Millwright: {}", desk.t("page-to-start"))
            on:click=move |_| {
                crate::storage::list(desk);
                desk.route.set(Route::Start);
            }
        >
            <svg class="wheel" viewBox="0 0 64 64" aria-hidden="true">
                <circle cx="32" cy="32" r="22"></circle>
                <circle cx="32" cy="32" r="6"></circle>
                <path d="M32 10v16M32 38v16M10 32h16M38 32h16M16.4 16.4l11.4 11.4M36.2 36.2l11.4 11.4M47.6 16.4L36.2 27.8M27.8 36.2L16.4 47.6"></path>
            </svg>
            <span class="brand-name">"Millwright"</span>
        </button>
    }
}

/// Rules, light and dark, language, and the menu of settings.
#[component]
pub(crate) fn Tools() -> impl IntoView {
    let desk = Desk::of_page();
    let open = RwSignal::new(false);
    // The menu goes when one turns to something else.
    let menu = NodeRef::<leptos::html::Div>::new();
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            open.set(false);
        }
    });
    let clicks = window_event_listener(ev::pointerdown, move |event| {
        let inside = menu.get_untracked().is_some_and(|menu| {
            let target: Option<web_sys::Node> = event.target().and_then(|at| at.dyn_into().ok());
            menu.contains(target.as_ref())
        });
        if !inside {
            open.set(false);
        }
    });
    on_cleanup(move || {
        keys.remove();
        clicks.remove();
    });
    let other = move || match desk.lang() {
        Lang::En => Lang::De,
        Lang::De => Lang::En,
    };
    view! {
        <div class="tools" node_ref=menu>
            {move || desk.update_ready.get().then(|| view! {
                <button class="btn legal" on:click=move |_| crate::updates::apply()>
                    {desk.t("page-update")}
                </button>
            })}
            <button
                class="tool"
                title=desk.says("page-rules")
                aria-label=desk.says("page-rules")
                on:click=move |_| rules_page::open_book(desk, desk.game_info().id)
            >
                {icon("book")}
            </button>
            <button
                class="tool"
                title=desk.says("page-theme")
                aria-label=desk.says("page-theme")
                on:click=move |_| desk.settings.update(|settings| {
                    settings.theme = if settings.is_dark() { Theme::Light } else { Theme::Dark };
                })
            >
                {icon("sun")}
            </button>
            <button
                class="tool lang"
                title=desk.says("page-language")
                aria-label=move || format!("{}: {}", desk.lang().code().to_ascii_uppercase(), desk.t("page-language"))
                on:click=move |_| {
                    loading::speak(desk, other());
                }
            >
                {move || desk.lang().code().to_ascii_uppercase()}
            </button>
            <button
                class="tool"
                title=desk.says("page-settings")
                aria-label=desk.says("page-settings")
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {icon("menu")}
            </button>
            {move || open.get().then(|| view! { <SettingsMenu/> })}
        </div>
    }
}

/// Everything that can be switched.
#[component]
fn SettingsMenu() -> impl IntoView {
    let desk = Desk::of_page();
    let switch =
        move |id: &'static str, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)| {
            view! {
                <label class="switch">
                    <input
                        type="checkbox"
                        prop:checked=move || desk.settings.with(get)
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            desk.settings.update(|settings| set(settings, on));
                        }
                    />
                    {move || desk.t(id)}
                </label>
            }
        };
    let theme = choice(
        desk,
        "page-theme",
        &[
            ("system", "page-theme-system"),
            ("light", "page-theme-light"),
            ("dark", "page-theme-dark"),
        ],
        |settings| match settings.theme {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        },
        |settings, theme| {
            settings.theme = match theme {
                "light" => Theme::Light,
                "dark" => Theme::Dark,
                _ => Theme::System,
            };
        },
    );
    view! {
        <div class="menu sheet" role="group" aria-label=desk.says("page-settings")>
            {switch("page-motion", |settings| settings.motion, |settings, on| settings.motion = on)}
            {switch("page-sound", |settings| settings.sound, |settings, on| settings.sound = on)}
            {switch("page-badge", |settings| settings.badge, |settings, on| settings.badge = on)}
            {switch("page-text-board", |settings| settings.text_board, |settings, on| settings.text_board = on)}
            <label class="switch">{desk.says("page-theme")} {theme}</label>
            <label class="switch">{desk.says("page-accounts")} {accounts_choice(desk)}</label>
            <label class="switch">{desk.says("page-stepwise")} {stepwise_choice(desk)}</label>
            <button class="btn" on:click=move |_| desk.route.set(Route::Numbers(desk.game_info().id.to_owned()))>
                {desk.says("page-numbers")}
            </button>
            {desk.view().deck.is_some().then(|| view! {
                <button class="btn cards" on:click=move |_| show_of_table(desk)>{desk.says("start-cards")}</button>
            })}
        </div>
    }
}

/// A setting that is one of several words, each with its text.
fn choice(
    desk: Desk,
    id: &'static str,
    words: &'static [(&'static str, &'static str)],
    get: fn(&Settings) -> &'static str,
    set: fn(&mut Settings, &str),
) -> AnyView {
    let option = |&(word, text): &(&'static str, &'static str)| {
        let is_set = move || desk.settings.with(get) == word;
        view! { <option value=word selected=is_set>{move || desk.t(text)}</option> }
    };
    let options: Vec<_> = words.iter().map(option).collect();
    let change = move |event| {
        let word = event_target_value(&event);
        desk.settings.update(|settings| set(settings, &word));
    };
    view! {
        <select data-do=id aria-label=move || desk.t(id) on:change=change>{options}</select>
    }
    .into_any()
}

/// Which accounts open at their place in the game.
pub(crate) fn accounts_choice(desk: Desk) -> AnyView {
    choice(
        desk,
        "page-accounts",
        &[
            ("every", "page-accounts-every"),
            ("mine", "page-accounts-mine"),
            ("never", "page-accounts-never"),
        ],
        |settings| match settings.accounts {
            Accounts::Every => "every",
            Accounts::Mine => "mine",
            Accounts::Never => "never",
        },
        |settings, word| {
            settings.accounts = match word {
                "mine" => Accounts::Mine,
                "never" => Accounts::Never,
                _ => Accounts::Every,
            };
        },
    )
}

/// Whether they are written step by step or at once.
pub(crate) fn stepwise_choice(desk: Desk) -> AnyView {
    choice(
        desk,
        "page-stepwise",
        &[
            ("step", "page-stepwise-step"),
            ("once", "page-stepwise-once"),
        ],
        |settings| match settings.is_stepwise() {
            true => "step",
            false => "once",
        },
        |settings, word| match settings.motion {
            true => settings.stepwise = word == "step",
            false => settings.by_hand = word == "step",
        },
    )
}
