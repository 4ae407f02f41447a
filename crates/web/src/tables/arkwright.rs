//! The table of Spinning Jenny.

mod draw;
pub(crate) mod ending;
mod forecast;
mod job_market;
pub(crate) mod lessons;
mod markers;
mod market_share;
mod mill;
mod players;
pub(crate) mod questions;
pub(crate) mod rules;
pub(crate) mod scene;
mod share_track;
mod sources;
mod text_board;
mod timetable;

use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::Sheets;
use scene::Scene;

/// The sheets, each drawn anew from the scene when it changes.
pub(crate) fn sheets(desk: Desk) -> Sheets {
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
