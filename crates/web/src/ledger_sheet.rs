//! The log as a ledger: every coin and step with its cause, the newest block first.

use client::{Block, ledger};
use leptos::prelude::*;
use table::{Amount, Seat};

use crate::account;
use crate::desk::Desk;
use crate::icons::mark;
use crate::moments;

/// How many blocks are shown before the older ones are asked for.
const BLOCKS: usize = 6;

/// The ledger, filtered by player.
#[component]
pub(crate) fn LedgerSheet() -> impl IntoView {
    let desk = Desk::of_page();
    let only = RwSignal::new(None::<Seat>);
    let all = RwSignal::new(false);
    // The whole game is gone through for the ledger, so it is only when something happened.
    let moment = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref()?;
            Some((table.id.clone(), table.session.changes(), table.drawn()))
        })
    });
    let blocks = Memo::new(move |_| {
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
        <section class="sheet ledger" aria-label=move || desk.t("page-ledger")>
            <div class="hd">
                <h2>{move || desk.t("page-ledger")}</h2>
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
                        {move || desk.t("page-all")}
                    </button>
                </span>
            </div>
            <div class="blocks">
                {move || blocks.with(|blocks| {
                    let blocks = blocks.as_ref()?;
                    let most = if all.get() { blocks.len() } else { BLOCKS };
                    let shown = blocks.iter().rev().take(most);
                    Some(shown.map(|block| block_view(desk, block, only.get())).collect_view())
                })}
                {move || (!all.get() && more.get()).then(|| view! {
                    <button class="btn" on:click=move |_| all.set(true)>{desk.t("page-older")}</button>
                })}
            </div>
        </section>
    }
}

fn block_view(desk: Desk, block: &Block, only: Option<Seat>) -> impl IntoView + use<> {
    let shown = |seat: Option<Seat>| only.is_none() || seat.is_none() || seat == only;
    let lines = block.lines.iter().filter(|line| shown(line.seat));
    let lines = lines
        .map(|line| {
            let entry = line.entry;
            let moved = line.moved;
            let by_order = line.by_order.then(|| desk.t("page-by-order"));
            view! {
                <li>
                    <button
                        title=desk.t("page-jump")
                        on:click=move |_| moments::go(desk, entry + 1)
                    >
                        {line.seat.map(mark)}
                        <span class="what">{desk.say(&line.message)} {by_order.map(|by| view! { <span class="k">" "{by}</span> })}</span>
                        {moved.and_then(|moved| amount_view(desk, moved))}
                    </button>
                </li>
            }
        })
        .collect_view();
    view! {
        <h3>{caption_in_words(desk, &block.caption)} {block.account.map(|begins| view! {
            <button class="link" id=account::button_of(begins) data-do="account" on:click=move |_| account::open_again(desk, begins)>{desk.t("page-account-open")}</button>
        })}</h3>
        <ul>{lines}</ul>
    }
}

/// What came in or went out, with its sign and unit.
pub(crate) fn amount_view(desk: Desk, moved: Amount) -> Option<impl IntoView> {
    let text = desk.amount(Amount {
        count: moved.count.abs(),
        ..moved
    });
    let (class, text) = match moved.count {
        0 => return None,
        1.. => ("coins gain", format!("+{text}")),
        _ => ("coins loss", format!("−{text}")),
    };
    Some(view! { <span class=class>{text}</span> })
}

/// A caption such as `1770 clothes production` in the page's language.
pub(crate) fn caption_in_words(desk: Desk, caption: &str) -> String {
    let one_word = caption
        .replace("start player", "start-player")
        .replace("end of game", "end");
    let words: Vec<String> = one_word
        .split(' ')
        .map(|word| match word.parse::<u16>() {
            Ok(year) => year.to_string(),
            Err(_) => desk.t(&format!("caption-{word}")),
        })
        .collect();
    words.join(" · ")
}
