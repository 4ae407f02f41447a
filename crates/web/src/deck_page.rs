//! The cards of a deck: to look at and to print, and those of a deck that somebody wrote, with what
//! is wrong with it at the word.
//!
//! Which deck is a value of the game's option, such as `a`; `own ID` is one that is kept, and
//! `opened` the one that was opened last.

mod faults;

use client::{Fault, KeptDeck, deck_option, faults_of_deck};
use games::AnyGame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{GameInfo, Say};

use crate::browser;
use crate::desk::{Desk, Route};
use crate::frame::{Brand, Tools};
use crate::icons::icon;
use crate::keeping;
use crate::loading;
use crate::start_page::{choose_deck, open_deck, play_deck};
use crate::tables;

/// The most that is read of a deck file.
const MOST_BYTES: f64 = 256.0 * 1024.0;

/// A deck that is looked at.
#[derive(Clone)]
struct Deck {
    /// The text, if it is the owner's.
    text: Option<String>,
    /// The id of the one that is kept, if it is.
    kept: Option<String>,
    /// The value of the game's option, if everybody has it.
    value: Option<String>,
}

impl Deck {
    fn named(which: &str) -> Deck {
        let (text, kept, value) = match which.split_once(' ') {
            Some(("own", id)) => (keeping::deck(id), Some(id.to_owned()), None),
            _ if which == "opened" => (keeping::opened_deck(), None, None),
            _ => (None, None, Some(which.to_owned())),
        };
        Deck { text, kept, value }
    }

    /// The game with this deck, or what is wrong with it.
    fn game(&self, info: &'static GameInfo) -> Result<AnyGame, Vec<Fault>> {
        let Some((option, own, file)) = deck_option(info) else {
            return Err(Vec::new());
        };
        let value = self.value.as_deref().unwrap_or(own);
        let options = [(option.to_owned(), value.to_owned())];
        let text = self.text.as_deref();
        let files: Vec<_> = text
            .map(|text| info.own_file(file, text))
            .into_iter()
            .collect();
        let players = *info.players.start();
        AnyGame::new(info.id, players, &options, &files).map_err(|error| {
            let all = text.map(|text| faults_of_deck(info, text));
            let all = all.and_then(Result::ok).unwrap_or_default();
            match all.is_empty() {
                true => vec![Fault {
                    message: error.say(),
                    place: None,
                }],
                false => all,
            }
        })
    }
}

/// The page; `at` names the game and the deck.
pub(crate) fn page(at: &str) -> AnyView {
    let desk = Desk::of_page();
    let (game, which) = at.split_once(' ').unwrap_or((at, ""));
    let Ok(info) = games::info(game) else {
        return ().into_any();
    };
    let deck = Deck::named(which);
    // What reads files is fetched for whoever brings one.
    let ready = RwSignal::new(deck.value.is_some() || games::has_reader(info.id));
    if !ready.get_untracked() {
        spawn_local(async move {
            if loading::reader(desk, info.id).await {
                ready.set(true);
            }
        });
    }
    let which = which.to_owned();
    view! {
        <header class="top">
            <Brand/>
            <span class="table-name">{move || desk.t(&format!("game-{}", info.id))}</span>
            <Tools/>
        </header>
        <main id="main" class="deck-page">
            {move || ready.get().then(|| content(desk, info, &which, &deck))}
        </main>
    }
    .into_any()
}

fn content(desk: Desk, info: &'static GameInfo, which: &str, deck: &Deck) -> AnyView {
    let view = tables::view(info.id);
    let game = deck.game(info);
    let name = match (&game, &view.deck) {
        (Ok(game), Some(view)) => (view.name)(desk, game),
        _ => desk.t("decks-own"),
    };
    let cards = match (&game, &view.deck) {
        (Ok(game), Some(view)) => Some((view.cards)(desk, game)),
        _ => None,
    };
    let is_there = deck.text.is_some() || deck.value.is_some();
    let faults = match &game {
        Err(faults) if is_there => Some(faults::list(desk, faults)),
        _ => None,
    };
    let own = deck
        .text
        .is_some()
        .then(|| owner_acts(desk, info, deck, game.as_ref().ok(), &name));
    let editor = deck
        .text
        .clone()
        .map(|text| editor(desk, info, text, faults.is_some()));
    view! {
        <section class="sheet deck-head">
            <div class="hd">
                <h1>{name}</h1>
                <span class="r">{deck.text.is_some().then(|| desk.t("decks-own"))}</span>
            </div>
            {which_deck(desk, info, which)}
            {(!is_there).then(|| view! { <p class="numbers-about">{desk.t("decks-none")}</p> })}
            {own}
            {deck.value.as_ref().map(|value| released_acts(desk, info, value))}
        </section>
        {faults}
        {editor}
        {cards}
    }
    .into_any()
}

/// All decks there are: those everybody has, those that are kept, and a file to open.
fn which_deck(desk: Desk, info: &'static GameInfo, which: &str) -> AnyView {
    let (option, own, _) = deck_option(info).unwrap_or_default();
    let values = info.options.iter().find(|known| known.name == option);
    let values = values.into_iter().flat_map(|option| option.shared_values());
    let shared = values.map(|value| {
        let name = desk.t(&format!("start-option-{option}-{value}"));
        (value.to_owned(), name)
    });
    let opened = keeping::opened_deck().map(|_| ("opened".to_owned(), desk.t("decks-opened")));
    let kept = keeping::decks(info.id).into_iter();
    let kept = kept.map(|deck| (format!("{own} {}", deck.id), deck.name));
    let button = |(at, name): (String, String)| {
        let is_shown = (at == which).to_string();
        let go = {
            let at = at.clone();
            move |_| desk.route.set(Route::Deck(info.id.to_owned(), at.clone()))
        };
        view! { <button type="button" data-deck=at aria-pressed=is_shown on:click=go>{name}</button> }
    };
    let buttons: Vec<_> = shared.chain(kept).chain(opened).map(button).collect();
    view! {
        <div class="row">
            <div class="segments" role="group" aria-label=desk.t("decks-which")>{buttons}</div>
            {file_button(desk, info)}
            {desk.table.with_untracked(Option::is_some).then(|| view! {
                <button class="btn" data-do="to-table" on:click=move |_| desk.route.set(Route::Table)>
                    {desk.t("numbers-to-table")}
                </button>
            })}
            <button class="btn print" on:click=move |_| { let _ = browser::window().print(); }>
                {desk.t("decks-print")}
            </button>
        </div>
    }
    .into_any()
}

/// Chooses a deck file to open.
fn file_button(desk: Desk, info: &'static GameInfo) -> impl IntoView {
    let open = move |file: &web_sys::File| {
        if file.size() > MOST_BYTES {
            desk.notice.set(Some(desk.t("numbers-file-huge")));
            return;
        }
        browser::read_file(file, move |text| match text {
            Some(text) => open_deck(desk, info, &text),
            None => desk.notice.set(Some(desk.t("start-file-unread"))),
        });
    };
    view! {
        <label class="btn">
            {icon("file")} {desk.t("decks-open")}
            <input id="deck-file" type="file" on:change=move |event| {
                let input: web_sys::HtmlInputElement = event_target(&event);
                if let Some(file) = input.files().and_then(|files| files.get(0)) {
                    open(&file);
                }
                // The same file can be chosen again after it was mended.
                input.set_value("");
            }/>
        </label>
    }
}

/// What can be done with a deck that everybody has.
fn released_acts(desk: Desk, info: &'static GameInfo, value: &str) -> AnyView {
    let (option, ..) = deck_option(info).unwrap_or_default();
    let file = format!("{option}-{value}.toml");
    let begin = move |_| {
        let file = file.clone();
        spawn_local(async move {
            if loading::reader(desk, info.id).await
                && let Ok(Some(text)) = games::released(info.id, &file)
            {
                open_deck(desk, info, text);
            }
        });
    };
    view! {
        <div class="row">
            <button class="btn begin-own" on:click=begin>{icon("branch")} {desk.t("decks-begin")}</button>
            <span class="k">{desk.t("decks-begin-about")}</span>
        </div>
    }
    .into_any()
}

/// What can be done with a deck of the owner's.
fn owner_acts(
    desk: Desk,
    info: &'static GameInfo,
    deck: &Deck,
    game: Option<&AnyGame>,
    name: &str,
) -> AnyView {
    let text = StoredValue::new(deck.text.clone().unwrap_or_default());
    let (_, _, file) = deck_option(info).unwrap_or_default();
    let download = move |_| text.with_value(|text| browser::download(file, text));
    let entry = game.map(|game| KeptDeck {
        id: deck.kept.clone().unwrap_or_else(browser::new_id),
        game: info.id.to_owned(),
        at: browser::now(),
        data: game.setup().data.to_string(),
        name: name.to_owned(),
    });
    let play = entry.map(|entry| play_acts(desk, info, deck.kept.is_some(), entry, text));
    let delete = deck.kept.clone().map(|id| delete_acts(desk, info, id));
    view! {
        <div class="row">
            {play}
            <button class="btn" data-do="download" on:click=download>{icon("file")} {desk.t("decks-download")}</button>
            {delete}
        </div>
    }
    .into_any()
}

/// Playing with a deck that is right, and keeping it.
fn play_acts(
    desk: Desk,
    info: &'static GameInfo,
    is_kept: bool,
    entry: KeptDeck,
    text: StoredValue<String>,
) -> AnyView {
    let entry = StoredValue::new(entry);
    let play = move |options: &[(&str, &str)]| {
        text.with_value(|text| play_deck(desk, info, text, options));
    };
    let keep = move || {
        let kept =
            entry.with_value(|entry| text.with_value(|text| keeping::keep_deck(desk, entry, text)));
        if !kept {
            desk.notice.set(Some(desk.t("page-not-kept")));
        }
        kept
    };
    let save = move |_| {
        if keep() {
            desk.notify("decks-saved");
            let at = entry.with_value(|entry| format!("own {}", entry.id));
            desk.route.set(Route::Deck(info.id.to_owned(), at));
        }
    };
    let set_table = move |_| {
        if is_kept || keep() {
            entry.with_value(|entry| choose_deck(desk, info, &entry.id));
            desk.route.set(Route::Start);
            request_animation_frame(|| browser::focus("new-table"));
        }
    };
    // An option for one player that is none by default, such as a campaign.
    let more = info
        .options
        .iter()
        .find(|option| option.only_with == Some(("players", "1")));
    let more = more.and_then(|option| Some((option.name, *option.values.get(1)?)));
    view! {
        <button class="btn pri play-deck" on:click=move |_| play(&[])>
            {icon("person")} {desk.t("start-alone")}
        </button>
        {more.map(|(name, value)| view! {
            <button class="btn" data-do=name on:click=move |_| play(&[(name, value)])>
                {desk.t(&format!("start-option-{name}"))}
            </button>
        })}
        <button class="btn" data-do="set-table" on:click=set_table>{desk.t("start-set-table")}</button>
        {(!is_kept).then(|| view! {
            <button class="btn" data-do="save" on:click=save>{icon("check")} {desk.t("decks-save")}</button>
        })}
    }
    .into_any()
}

/// Deleting a deck, once more asked.
fn delete_acts(desk: Desk, info: &'static GameInfo, id: String) -> AnyView {
    let asks = RwSignal::new(false);
    let id = StoredValue::new(id);
    let delete = move |_| {
        // What was deleted can be kept again while the tab is open.
        id.with_value(|id| {
            if let Some(text) = keeping::deck(id) {
                keeping::set_opened_deck(&text);
            }
            keeping::drop_deck(desk, id);
        });
        desk.notify("decks-deleted");
        desk.route
            .set(Route::Deck(info.id.to_owned(), "opened".to_owned()));
    };
    (move || match asks.get() {
        false => view! {
            <button class="btn" data-do="delete" on:click=move |_| asks.set(true)>{desk.t("start-delete")}</button>
        }
        .into_any(),
        true => view! {
            <span>{desk.t("start-delete-sure")}</span>
            <button class="btn pri delete-now" on:click=delete>{desk.t("start-delete")}</button>
            <button class="btn" on:click=move |_| asks.set(false)>{desk.t("start-keep")}</button>
        }
        .into_any(),
    })
    .into_any()
}

/// The file as text, to mend it here.
fn editor(desk: Desk, info: &'static GameInfo, text: String, is_wrong: bool) -> AnyView {
    let area: NodeRef<leptos::html::Textarea> = NodeRef::new();
    let check = move |_| {
        if let Some(area) = area.get_untracked() {
            open_deck(desk, info, &area.value());
        }
    };
    view! {
        <details class="sheet whole-text" prop:open=is_wrong>
            <summary>{desk.t("decks-text")}</summary>
            <textarea
                id="deck-text"
                node_ref=area
                rows="20"
                spellcheck="false"
                autocomplete="off"
                aria-label=desk.t("decks-text")
                prop:value=text
            ></textarea>
            <button class="btn check-deck" on:click=check>{icon("check")} {desk.t("decks-check")}</button>
        </details>
    }
    .into_any()
}
