//! After the end of a game: who won and why, how it came about, and what now.

mod again;
mod ending;
mod plot;
mod ranking;
pub(crate) mod review;
mod scale;
mod tally;
mod values;

use leptos::ev;
use leptos::prelude::*;

pub(crate) use ending::{Counted, Ending, Plot, Rank, Tally, Tick, headline};

use crate::browser;
use crate::desk::Desk;
use crate::frame::{Brand, Tools};
use crate::history;
use crate::icons::icon;
use crate::keeping;
use crate::moments::Scrubber;
use crate::share_sheet;

/// The last screen.
#[component]
pub(crate) fn EndPage() -> impl IntoView {
    let desk = Desk::of_page();
    // A result stays when the game is deleted.
    desk.table.with_untracked(|table| {
        if let Some(table) = table {
            keeping::note_result(desk, table);
        }
    });
    let ending = Memo::new(move |_| {
        let _ = desk.lang();
        desk.table.with(|table| {
            table
                .as_ref()
                .and_then(|table| (desk.view().ending)(desk, table))
        })
    });
    let cross = RwSignal::new(None::<usize>);
    let width = RwSignal::new(window_width());
    let resized = window_event_listener(ev::resize, move |_| width.set(window_width()));
    on_cleanup(move || resized.remove());
    // The game may have ended far down at the table.
    request_animation_frame(|| {
        browser::focus("headline");
        history::to_top();
    });
    view! {
        <header class="top end-top">
            <Brand/>
            <span class="table-name">
                {move || ending.with(|ending| ending.as_ref().map(|ending| view! {
                    <b>{ending.game.clone()}</b> " · " {ending.ended.clone()}
                }))}
            </span>
            <Scrubber of_result=true/>
            <Tools/>
        </header>
        <main id="main" class="end">
            {move || ending.with(|ending| ending.as_ref().map(|ending| view! {
                <div class="hero">
                    <div>
                        <h1 id="headline" tabindex="-1">{ending.headline.clone()}</h1>
                        <p>{ending.reason.clone()}</p>
                    </div>
                    {actions(desk, ending, cross)}
                </div>
                {ranking::sheet(desk, ending)}
            }))}
            {move || ending.with(|ending| ending.as_ref().map(|ending| review::sheet(desk, ending, width.get())))}
            {move || ending.with(|ending| ending.as_ref().map(|ending| plots(desk, ending, width.get(), cross)))}
        </main>
    }
}

/// The width of the page in pixels; a window that had to shrink its page says more than there is.
fn window_width() -> f64 {
    let root = browser::document().document_element();
    root.map_or(1440.0, |root| f64::from(root.client_width()))
}

/// What can be done now.
fn actions(desk: Desk, ending: &Ending, cross: RwSignal<Option<usize>>) -> impl IntoView + use<> {
    let by_hand = RwSignal::new(None::<String>);
    let entries: Vec<usize> = ending.ticks.iter().map(|tick| tick.entry).collect();
    // The crosshair goes away with the pointer; its last place is what is meant.
    let last_cross = RwSignal::new(None::<usize>);
    Effect::new(move |_| {
        if let Some(place) = cross.get() {
            last_cross.set(Some(place));
        }
    });
    let export = ending.clone();
    view! {
        <div class="acts">
            <button class="btn pri" on:click=move |_| again::play_again(desk)>
                {icon("play")} {desk.t("end-play-again")}
            </button>
            <button
                class="btn"
                title=desk.t("end-what-if-hint")
                on:click=move |_| {
                    let place = last_cross.get_untracked();
                    again::what_if(desk, place.and_then(|place| entries.get(place).copied()));
                }
            >
                {icon("branch")} {desk.t("end-what-if")}
            </button>
            <button class="btn" on:click=move |_| share_sheet::save(desk)>{icon("file")} {desk.t("share-save")}</button>
            <button class="btn" on:click=move |_| share_sheet::copy_link(desk, by_hand)>{desk.t("share-link")}</button>
            <button class="btn" on:click=move |_| values::export(&export)>{desk.t("end-export")}</button>
            {share_sheet::link_by_hand(desk, by_hand)}
        </div>
    }
}

/// The plots, what was counted, and the same values as a table.
fn plots(
    desk: Desk,
    ending: &Ending,
    width: f64,
    cross: RwSignal<Option<usize>>,
) -> impl IntoView + use<> {
    let [large, small] = scale::sizes(width);
    let draw = |index: usize| {
        let size = if index == 0 { large } else { small };
        ending
            .plots
            .get(index)
            .map(|plot| plot::sheet(desk, ending, plot, size, cross, Signal::stored(Vec::new())))
    };
    let others: Vec<_> = (1..ending.plots.len()).map(draw).collect();
    view! {
        <div class="end-large">
            {draw(0)}
            {tally::sheet(desk, ending)}
        </div>
        <div class="end-small">{others}</div>
        {values::sheet(desk, ending)}
    }
}
