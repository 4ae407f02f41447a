//! The log as a ledger: one line for an action, the newest first; a line opens to its coins.

use client::{Block, Line, ledger};
use leptos::prelude::*;
use table::{Amount, GameInfo, Seat, Thread};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::account;
use crate::desk::Desk;
use crate::icons::{icon, mark};
use crate::moments;

/// How many blocks are shown before the older ones are asked for.
const BLOCKS: usize = 6;

/// What names a line: its last and first entry, its player, and whether it is a loss.
type Key = (usize, Option<usize>, Option<Seat>, bool);

/// How the list is looked at.
#[derive(Clone, Copy)]
struct List {
    /// Whose lines are shown; `None` are everybody's.
    only: RwSignal<Option<Seat>>,
    /// The line that is open.
    open: RwSignal<Option<Key>>,
}

/// Walks from line to line by the arrow keys: the list is one stop for Tab, however long it is.
fn walk(event: &web_sys::KeyboardEvent) {
    let here = event
        .target()
        .and_then(|here| here.dyn_into::<Element>().ok());
    let list = here.as_ref().and_then(|here| here.closest(".blocks").ok()?);
    let (Some(here), Some(list)) = (here, list) else {
        return;
    };
    let Ok(lines) = list.query_selector_all(".entry, .link") else {
        return;
    };
    let line = |n: u32| lines.get(n)?.dyn_into::<HtmlElement>().ok();
    let place = (0..lines.length()).find(|n| line(*n).is_some_and(|line| *line == here));
    let to = match (event.key().as_str(), place) {
        ("ArrowDown", None) => 0,
        ("ArrowDown", Some(place)) => place + 1,
        ("ArrowUp", Some(place)) => place.saturating_sub(1),
        ("Home", _) => 0,
        ("End", _) => lines.length().saturating_sub(1),
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    if let Some(line) = line(to) {
        let _ = line.focus();
    }
}

/// The ledger, filtered by player.
#[component]
pub(crate) fn LedgerSheet(
    /// Whether anybody sees it.
    shown: Signal<bool>,
) -> impl IntoView {
    let desk = Desk::of_page();
    let list = List {
        only: RwSignal::new(None),
        open: RwSignal::new(None),
    };
    let only = list.only;
    let all = RwSignal::new(false);
    // The whole game is gone through for the ledger, so it is only when something happened.
    let moment = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref()?;
            Some((table.id.clone(), table.session.changes(), table.drawn()))
        })
    });
    // A ledger that nobody sees is not written anew with every choice.
    let blocks = Memo::new(move |_| {
        if !shown.get() {
            return None;
        }
        moment.get()?;
        let _ = desk.lang();
        desk.table
            .with_untracked(|table| table.as_ref().map(|table| ledger(&table.play())))
    });
    let more = Memo::new(move |_| {
        blocks.with(|blocks| blocks.as_ref().is_some_and(|blocks| blocks.len() > BLOCKS))
    });
    let players = move || {
        desk.table.with(|table| {
            table
                .as_ref()
                .map_or(0, |table| table.session.players().len() as u8)
        })
    };
    view! {
        <section class="sheet ledger" aria-label=desk.says("page-ledger")>
            <div class="hd">
                <h2>{desk.says("page-ledger")}</h2>
                <span class="r filter">
                    {move || Seat::all(players()).map(|seat| view! {
                        <button
                            class="mark-button"
                            aria-label=desk.name(seat)
                            aria-pressed=move || (only.get() == Some(seat)).to_string()
                            on:click=move |_| only.set(Some(seat))
                        >
                            {mark(seat)}
                        </button>
                    }).collect_view()}
                    <button aria-pressed=move || only.get().is_none().to_string() on:click=move |_| only.set(None)>
                        {desk.says("page-all")}
                    </button>
                </span>
            </div>
            <div class="blocks" tabindex="0" role="group" aria-label=desk.says("page-ledger-keys") on:keydown=|event| walk(&event)>
                {move || blocks.with(|blocks| {
                    let blocks = blocks.as_ref()?;
                    let most = if all.get() { blocks.len() } else { BLOCKS };
                    let shown = blocks.iter().rev().take(most);
                    Some(shown.map(|block| block_view(desk, block, list)).collect_view())
                })}
                {move || (!all.get() && more.get()).then(|| view! {
                    <button class="btn entry" tabindex="-1" on:click=move |_| all.set(true)>{desk.t("page-older")}</button>
                })}
            </div>
        </section>
    }
}

fn block_view(desk: Desk, block: &Block, list: List) -> impl IntoView + use<> {
    let only = list.only.get();
    let shown = |seat: Option<Seat>| only.is_none() || seat.is_none() || seat == only;
    let lines = block.lines.iter().rev().filter(|line| shown(line.seat));
    let lines = lines.map(|line| line_view(desk, line, list)).collect_view();
    view! {
        <h3>{caption_in_words(desk, desk.game_info(), &block.caption)} {block.account.map(|begins| view! {
            <button class="link" tabindex="-1" id=account::button_of(begins) data-do="account" on:click=move |_| account::open_again(desk, begins)>{desk.t("page-account-open")}</button>
        })}</h3>
        <ul>{lines}</ul>
    }
}

/// One line, which opens to what happened one after another.
fn line_view(desk: Desk, line: &Line, list: List) -> impl IntoView + use<> {
    let entry = line.entry();
    let key = (
        entry,
        line.parts.first().map(|part| part.entry),
        line.seat,
        line.thread == Thread::Loss,
    );
    let is_loss = line.thread == Thread::Loss;
    let is_result = line.thread == Thread::Account;
    let is_open = Memo::new(move |_| list.open.with(|open| *open == Some(key)));
    let by_order = line
        .by_order
        .then(|| view! { <span class="k">" " {desk.t("page-by-order")}</span> });
    // What an emergency brings is no gain; its words say it.
    let coins = line.moved().into_iter().filter(|_| !is_loss);
    let coins = coins
        .map(|moved| amount_view(desk, moved, is_result))
        .collect_view();
    let parts: Vec<(String, Vec<Amount>)> = line
        .parts
        .iter()
        .map(|part| {
            let moved = part.moved.iter().filter(|_| !is_loss);
            (desk.say(&part.message), moved.copied().collect())
        })
        .collect();
    let opens = move |parts: Vec<(String, Vec<Amount>)>| {
        let parts = parts.into_iter();
        let parts = parts.map(|(says, moved)| {
            let moved = moved.into_iter();
            let moved = moved.map(|moved| amount_view(desk, moved, false));
            view! { <li><span class="what">{says}</span> {moved.collect_view()}</li> }
        });
        view! {
            <ul>{parts.collect_view()}</ul>
            <button class="link" tabindex="-1" on:click=move |_| moments::go(desk, entry + 1)>{desk.t("page-jump")}</button>
        }
    };
    view! {
        <li class:lost=is_loss>
            <button
                class="entry"
                tabindex="-1"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| list.open.set((!is_open.get_untracked()).then_some(key))
            >
                {line.seat.map(mark)}
                {is_loss.then(|| icon("flag"))}
                <span class="what">{desk.say(&line.message)} {by_order}</span>
                <span class="sums">{coins}</span>
            </button>
            {move || is_open.get().then(|| opens(parts.clone()))}
        </li>
    }
}

/// What came in or went out, with its sign and unit. A result has the colour of a gain or a loss;
/// a cost is ink.
pub(crate) fn amount_view(desk: Desk, moved: Amount, is_result: bool) -> Option<impl IntoView> {
    let text = desk.amount(Amount {
        count: moved.count.abs(),
        ..moved
    });
    let text = match moved.count {
        0 if !is_result => return None,
        0 => text,
        1.. => format!("+{text}"),
        _ => format!("−{text}"),
    };
    let class = match moved.count.signum() {
        1 if is_result => "coins gain",
        -1 if is_result => "coins loss",
        _ => "coins",
    };
    Some(view! { <span class=class>{text}</span> })
}

/// A caption such as `1770 clothes production` in the page's language.
pub(crate) fn caption_in_words(desk: Desk, game: &GameInfo, caption: &str) -> String {
    let word = |name: &&str| match name.parse::<u16>() {
        Ok(year) => year.to_string(),
        Err(_) => desk.t(&format!("caption-{}", name.replace(' ', "-"))),
    };
    let mut words = String::new();
    for name in game.names_in(caption) {
        // A number belongs to the word before it.
        let is_number = name.parse::<u16>().is_ok();
        words += match words.is_empty() {
            true => "",
            false if is_number => " ",
            false => " · ",
        };
        words += &word(&name);
    }
    words
}
