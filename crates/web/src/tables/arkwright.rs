//! The table of Spinning Jenny.

mod draw;
mod emblem;
mod ending;
mod forecast;
mod job_market;
mod lessons;
mod markers;
mod market_share;
mod mill;
mod players;
mod questions;
mod rules;
mod scene;
mod share_track;
mod sources;
mod text_board;
mod timetable;

use ::arkwright::{Action, Arkwright};
use bots::BotsOf;
use games::{Reader, RulesOf};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::{GameView, Guide, Reference, Room, Sheets};
pub(super) use emblem::emblem;
use scene::{Pointed, Scene};

/// Everything of Spinning Jenny that is loaded when its table opens.
pub(super) const ROOM: Room = Room {
    rules: &RulesOf::<Arkwright>::NEW,
    bots: &BotsOf::<Arkwright>::NEW,
    view: &VIEW,
};

/// What reads its data files.
pub(super) const READER: &dyn Reader = &RulesOf::<Arkwright>::NEW;

/// How Spinning Jenny is shown.
const VIEW: GameView = GameView {
    sheets,
    tabs: &[
        ("mill", "factory"),
        ("market", "scale"),
        ("rivals", "people"),
        ("forecast", "stock"),
    ],
    hint: questions::hint_now,
    choices: questions::choices,
    ending: ending::ending,
    reference: Reference {
        entries: rules::ENTRIES,
        first: rules::FIRST,
    },
    guide: Guide {
        lessons: lessons::LESSONS,
        is_due: lessons::is_due,
        beside: lessons::beside,
        asked: lessons::asked,
        why: lessons::why,
    },
};

/// The sheets, each drawn anew from the scene when it changes.
fn sheets(desk: Desk) -> Sheets {
    let still = Scene::of(desk);
    let pointed = Scene::pointed(desk, still);
    let draw_from = move |scene: Memo<Option<Scene>>, sheet: fn(Desk, &Scene) -> AnyView| {
        move || scene.with(|scene| scene.as_ref().map(|scene| sheet(desk, scene)))
    };
    // What is pointed at concerns few sheets; the others are not drawn anew for it.
    let draw_if = move |sheet, concerns: fn(&Scene, &Pointed) -> bool| {
        draw_from(Scene::for_sheet(pointed, concerns), sheet)
    };
    let draw = move |sheet| draw_from(pointed, sheet);
    Sheets {
        left: view! {
            <div class="sheet-job-market" data-tab="market">{draw_if(job_market::sheet, job_market::concerns)}</div>
            {two_mats(desk, still, pointed)}
        }
        .into_any(),
        middle: view! {
            <div class="sheet-players" data-tab="rivals">{draw_if(players::panels, players::concerns)}</div>
            <div class="sheet-share-track" data-tab="market">{draw_if(share_track::sheet, share_track::concerns)}</div>
            <div class="sheet-market-share" data-tab="market">{draw_if(market_share::sheet, market_share::concerns)}</div>
            <div class="sheet-mill" data-tab="mill">{mill::sheet(desk, pointed)}</div>
            <div class="sheet-text-board" data-tab="mill">{draw_from(still, text_board::sheet)}</div>
        }
        .into_any(),
        forecast: view! { <div data-tab="forecast">{draw(forecast::sheet)}</div> }.into_any(),
        timetable: view! { {draw_from(still, timetable::strip)} }.into_any(),
        strip: view! { {draw_if(players::strip, players::concerns)} }.into_any(),
        forecast_line: view! { {draw(forecast::line)} }.into_any(),
    }
}

/// The viewer's own markers and the special ones, as tabs of one sheet where the page is low. It
/// turns to the one that is asked for, and to the other one on a click until something else is asked.
fn two_mats(desk: Desk, still: Memo<Option<Scene>>, pointed: Memo<Option<Scene>>) -> AnyView {
    let concerned = Scene::for_sheet(pointed, |_, pointed| {
        let action = pointed.action;
        matches!(
            action,
            Action::Place(..) | Action::Reuse(_) | Action::Take(_)
        )
    });
    let draw = move |sheet: fn(Desk, &Scene) -> AnyView| {
        move || concerned.with(|scene| scene.as_ref().map(|scene| sheet(desk, scene)))
    };
    let asked =
        Memo::new(move |_| still.with(|scene| scene.as_ref().is_some_and(markers::mat_is_asked)));
    let turned = RwSignal::new(None::<(bool, bool)>);
    let special = Memo::new(move |_| {
        let turned = turned.get().filter(|(then, _)| *then == asked.get());
        turned.map_or(asked.get(), |(_, special)| special)
    });
    let tab = move |of: bool, id: &'static str| {
        view! {
            <button
                aria-pressed=move || (special.get() == of).to_string()
                on:click=move |_| turned.set(Some((asked.get_untracked(), of)))
            >
                {move || desk.t(id)}
            </button>
        }
    };
    view! {
        <div class="mats" data-open=move || if special.get() { "special" } else { "own" }>
            <div class="mats-tabs panes">
                {tab(false, "sheet-own-markers")}
                {tab(true, "sheet-special-markers")}
            </div>
            <div class="sheet-own-markers" data-tab="mill">{draw(markers::own_markers)}</div>
            <div class="sheet-special-markers" data-tab="market">{draw(markers::special_markers)}</div>
        </div>
    }
    .into_any()
}
