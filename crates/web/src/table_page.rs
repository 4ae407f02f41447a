//! A table under way: header, sheets, action bar. The frame is the same for every game.

use client::Standing;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use crate::account;
use crate::action_bar::ActionBar;
use crate::arrows;
use crate::browser;
use crate::claim::{self, Claim};
use crate::desk::{Desk, TableState};
use crate::frame::{Brand, Tools};
use crate::hand;
use crate::history;
use crate::icons::icon;
use crate::ledger_sheet::LedgerSheet;
use crate::loading;
use crate::moments::{self, Scrubber};
use crate::parts;
use crate::playback;
use crate::turn_sheet::TurnSheet;

/// The part of every table on a phone that shows what happened.
const LEDGER: (&str, &str) = ("ledger", "file");

/// What shares the lower right of a wide page; the turn has a place of its own where there is height.
const PANES: [&str; 5] = ["turn", "ledger", "help", "orders", "share"];

/// Something that is drawn once it is here.
type Behind = Box<dyn Fn() -> Option<AnyView> + Send>;

/// The game on the table.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let desk = Desk::of_page();
    let game = desk.view();
    let sheets = (game.sheets)(desk);
    let tabs = game.tabs.iter().copied().chain([LEDGER]);
    let first = game.tabs.first().map_or(LEDGER.0, |(name, _)| name);
    let tab = desk.tab;
    tab.set(first);
    // A game that is over has no turn; one goes through it in the ledger.
    let over = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.session.is_over()));
    let first_pane = game.pane.unwrap_or(PANES[0]);
    let pane = desk.pane;
    // Who comes from the review of a game reads on beside the table.
    if !over {
        pane.set(first_pane);
    } else if pane.get_untracked() != "help" {
        pane.set(PANES[1]);
    }
    let panes = game.pane.into_iter().chain(PANES);
    let title = move || {
        desk.table.with(|table| {
            let play = table.as_ref()?.session.play();
            let name = desk.t(&format!("game-{}", play.setup().game));
            let challenge = play.challenge().map(|words| desk.challenge_in_words(words));
            Some((name, challenge))
        })
    };
    let name = move || title().map(|(name, _)| name);
    let challenge = move || title().and_then(|(_, challenge)| challenge);
    // The forecast stands above turn and ledger, or it is a pane beside them.
    let (beside, shared) = match game.pane {
        Some(name) => (None, Some((name, sheets.forecast))),
        None => (Some(sheets.forecast), None),
    };
    // Where the forecast is a pane, the ledger lies behind it until it is wanted.
    let is_pane = game.pane.is_some();
    let ledger_is_seen =
        Signal::derive(move || !is_pane || pane.get() == "ledger" || tab.get() == LEDGER.0);
    let has_bar = Memo::new(move |_| account::has_bar(desk));
    // One sheet may follow another without a pause, and its bar with it.
    let bar = Memo::new(move |_| account::shown(desk).filter(|_| has_bar.get()));
    let standing = Memo::new(move |_| {
        let (standing, confirmed) = desk.table.with(|table| waits_for(table.as_ref()));
        match has_bar.get() {
            true => ("account".to_owned(), confirmed),
            false => (standing, confirmed),
        }
    });
    let sheet = Memo::new(move |_| account::shown(desk));
    account::prepare(desk);
    let behind = behind_tabs(desk);
    let keys = window_event_listener(ev::keydown, move |event| on_key(desk, &event));
    on_cleanup(move || keys.remove());
    view! {
        <header class="top">
            <Brand/>
            <span class="table-name"><b>{name}</b> " " {challenge}</span>
            <nav class="timetable" aria-label=desk.says("page-timetable")>{sheets.timetable}</nav>
            <Tools/>
        </header>
        <div class="strip">{sheets.strip}</div>
        {move || read_only(desk)}
        <main
            id="main"
            class="table"
            data-game=desk.game_info().id
            data-open=move || tab.get()
            data-standing=move || standing.with(|standing| standing.0.clone())
            data-account=move || sheet.get().map(|_| "")
            data-confirmed=move || standing.with(|standing| standing.1)
            on:mouseover=move |event| hand::point(desk, &event)
            on:mouseleave=move |_| hand::leave(desk)
            on:focusin=move |event| hand::focus(desk, &event)
            on:focusout=move |_| hand::leave(desk)
            on:click=move |event| hand::click(desk, &event)
        >
            <div class="col left">{sheets.left}</div>
            <div class="col middle">{sheets.middle}</div>
            <div class="col right">
                {beside}
                {behind(Some("guide"))}
                <div class="rest" class:shared=game.pane.is_some() data-pane=move || pane.get()>
                    {shared.map(|(name, forecast)| view! { <div class=format!("pane-{name}")>{forecast}</div> })}
                    <div class="pane-turn" data-tab=first><TurnSheet/></div>
                    <nav class="panes" aria-label=desk.says("page-panes")>
                        {panes.map(|name| view! {
                            <button aria-pressed=move || (pane.get() == name).to_string() on:click=move |_| pane.set(name)>
                                {move || desk.t(&format!("page-pane-{name}"))}
                            </button>
                        }).collect_view()}
                    </nav>
                    // It belongs to the ledger and to the help, which says something else of each moment, so
                    // that it has a place that neither moves.
                    <div class="pane-moments" data-tab="ledger"><Scrubber/></div>
                    <div class="pane-help" data-tab="ledger">{behind(None)}</div>
                    <div class="pane-ledger" data-tab="ledger"><LedgerSheet shown=ledger_is_seen/></div>
                    <div class="pane-orders" data-tab="ledger">{behind(Some("orders"))}</div>
                    <div class="pane-share" data-tab="ledger">{behind(Some("share"))}</div>
                </div>
            </div>
            {move || sheet.get().and_then(|_| parts::ACCOUNT.draw(None))}
        </main>
        <footer class="bottom">
            <div class="forecast-line">{sheets.forecast_line}</div>
            {move || match bar.get() {
                Some(_) => parts::ACCOUNT.draw(Some("bar")),
                None => Some(view! { <ActionBar/> }.into_any()),
            }}
            <nav class="tabs" aria-label=desk.says("page-tabs")>
                {tabs.map(|(name, sign)| view! {
                    <button
                        aria-pressed=move || (tab.get() == name).to_string()
                        on:click=move |_| {
                            tab.set(name);
                            history::to_top();
                        }
                    >
                        {icon(sign)}
                        <span>{move || desk.t(&format!("page-tab-{name}"))}</span>
                    </button>
                }).collect_view()}
            </nav>
        </footer>
    }
}

/// What a table is not kept waiting for, fetched behind it with what else stands beside it: help by bots,
/// or what is named.
fn behind_tabs(desk: Desk) -> impl Fn(Option<&'static str>) -> Behind {
    let here = RwSignal::new(false);
    let fetch = move || {
        spawn_local(async move {
            let is_told = loading::rest(desk, desk.game_info().id).await;
            let found = is_told && parts::HELP.load().await;
            // The table may have been left in the meantime.
            let _ = here.try_set(found);
        });
    };
    set_timeout(fetch, account::STEP);
    move |which| Box::new(move || here.get().then(|| parts::HELP.draw(which)).flatten())
}

/// What the table waits for, for style sheets and tests, and how many entries are confirmed.
fn waits_for(table: Option<&TableState>) -> (String, usize) {
    let Some(table) = table else {
        return (String::new(), 0);
    };
    if table.showing.is_some() {
        return ("showing".to_owned(), table.session.confirmed());
    }
    let standing = match table.session.standing() {
        Standing::Person {
            seat,
            tentative,
            complete,
        } => {
            let state = if complete { "complete" } else { "open" };
            format!("person {} {tentative} {state}", seat.index() + 1)
        }
        Standing::Bot { seat, .. } => format!("bot {}", seat.index() + 1),
        Standing::Dealer => "dealer".to_owned(),
        Standing::Over => "over".to_owned(),
    };
    (standing, table.session.confirmed())
}

/// Why the game can only be looked at, and what can be done about it.
fn read_only(desk: Desk) -> Option<AnyView> {
    let (claim, id) = desk
        .table
        .with(|table| table.as_ref().map(|table| (table.claim, table.id.clone())))?;
    let text = match claim {
        Claim::Ours => return None,
        Claim::Elsewhere => "page-read-only",
        Claim::Overtaken => "page-overtaken",
    };
    let overtaken = claim == Claim::Overtaken;
    let take = if overtaken {
        "page-load-newer"
    } else {
        "page-play-here"
    };
    let view = view! {
        <div class="banner row" role="status">
            <p>{desk.t(text)}</p>
            <button class="btn" data-do="play-here" on:click=move |_| claim::take(desk, id.clone())>{desk.t(take)}</button>
            {overtaken.then(|| view! {
                <button class="btn" data-do="keep-apart" on:click=move |_| claim::keep_apart(desk)>{desk.t("page-keep-apart")}</button>
            })}
        </div>
    };
    Some(view.into_any())
}

/// The keys of the table, wherever the focus is outside a field.
fn on_key(desk: Desk, event: &web_sys::KeyboardEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let tag = target.as_ref().map(web_sys::Element::tag_name);
    let tag = tag.unwrap_or_default();
    // Nothing is written into a box that is ticked.
    let is_box = |target: &web_sys::Element| {
        target.get_attribute("type").as_deref() == Some("checkbox") && event.key() != " "
    };
    let in_field = matches!(tag.as_str(), "INPUT" | "TEXTAREA" | "SELECT")
        && !target.as_ref().is_some_and(is_box);
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let on_button = matches!(tag.as_str(), "BUTTON" | "A");
    if !in_field && account::on_key(desk, event, on_button) {
        return;
    }
    // Any key ends the showing of others' moves, and does nothing else outside a field.
    let modifier = matches!(event.key().as_str(), "Shift" | "Tab");
    if !modifier && playback::hurry(desk) && !in_field {
        event.prevent_default();
        return;
    }
    // A choice that is drawn is pressed like a button.
    let drawn = target.filter(|target| tag == "g" && target.has_attribute("data-action"));
    match event.key().as_str() {
        "Enter" | " " if drawn.is_some() => {
            event.prevent_default();
            drawn.iter().for_each(|drawn| hand::press(desk, drawn));
        }
        "Escape" => {
            desk.point(None);
            if !moments::to_now(desk) {
                desk.with_table(|table| table.shown = None);
            }
        }
        key if !in_field && arrows::walk(key) => event.prevent_default(),
        _ if in_field => {}
        "/" => {
            event.prevent_default();
            browser::focus("command-line");
        }
        "h" => desk.ask_for_hint(),
        "u" => desk.undo(),
        "U" => desk.redo(),
        // A button or a link that has the focus is pressed by it.
        "Enter" if !on_button => {
            let mine = desk.table.with_untracked(|table| {
                let table = table.as_ref();
                table.is_some_and(|table| {
                    matches!(table.session.standing(), Standing::Person { .. })
                })
            });
            if mine {
                desk.confirm_by_key();
            }
        }
        _ => {}
    }
}
