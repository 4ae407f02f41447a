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

use ::arkwright::Arkwright;
use bots::BotsOf;
use games::{Reader, RulesOf};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::{GameView, Guide, Reference, Room, Sheets};
pub(super) use emblem::emblem;
use scene::Scene;

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
    let draw = move |sheet| draw_from(pointed, sheet);
    Sheets {
        left: view! {
            <div class="sheet-job-market" data-tab="market">{draw(job_market::sheet)}</div>
            <div class="sheet-special-markers" data-tab="market">{draw(markers::special_markers)}</div>
            <div class="sheet-own-markers" data-tab="mill">{draw(markers::own_markers)}</div>
        }
        .into_any(),
        middle: view! {
            <div class="sheet-players" data-tab="rivals">{draw(players::panels)}</div>
            <div class="sheet-share-track" data-tab="market">{draw(share_track::sheet)}</div>
            <div class="sheet-market-share" data-tab="market">{draw(market_share::sheet)}</div>
            <div class="sheet-mill" data-tab="mill">{draw(mill::sheet)}</div>
            <div class="sheet-text-board" data-tab="mill">{draw_from(still, text_board::sheet)}</div>
        }
        .into_any(),
        forecast: view! { <div data-tab="forecast">{draw(forecast::sheet)}</div> }.into_any(),
        timetable: view! { {draw_from(still, timetable::strip)} }.into_any(),
        strip: view! { {draw(players::strip)} }.into_any(),
        forecast_line: view! { {draw(forecast::line)} }.into_any(),
    }
}
