//! Tabs that share a place: mill, harbour, tiles and all mills; tiles on offer, mat and own markers.

use ::arkwright::WaterFrame;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{harbour, mat, tiles};
use crate::desk::Desk;
use crate::tables::arkwright::scene::{Pointed, Scene};
use crate::tables::arkwright::{markers, mill};

type Still = Memo<Option<Scene<WaterFrame>>>;

fn always(_: &Scene<WaterFrame>, _: &Pointed<WaterFrame>) -> bool {
    true
}

/// A row of tabs; each opens the part with its name.
fn row(desk: Desk, open: RwSignal<&'static str>, names: &'static [&'static str]) -> AnyView {
    let tab = move |name: &'static str| {
        view! {
            <button
                aria-pressed=move || (open.get() == name).to_string()
                on:click=move |_| open.set(name)
            >
                {move || desk.t(&format!("tab-{name}"))}
            </button>
        }
    };
    view! { <div class="panes tabs">{names.iter().map(|name| tab(name)).collect_view()}</div> }
        .into_any()
}

/// Tiles on offer, the special markers mat, and the viewer's own markers. It turns to what is asked
/// for, and to another on a click until something else is asked.
pub(super) fn mats(desk: Desk, scene: Still) -> AnyView {
    let draw = move |sheet| Scene::draw(desk, scene, sheet, always);
    let open = RwSignal::new("own");
    view! {
        <div class="mats" data-open=move || open.get()>
            {row(desk, open, &["offer", "special", "own"])}
            <div class="sheet-offer" data-tab="harbour">{draw(tiles::on_offer)}</div>
            <div class="sheet-special-markers" data-tab="market">{draw(mat::sheet)}</div>
            <div class="sheet-own-markers" data-tab="mill">{draw(markers::own_markers)}</div>
        </div>
    }
    .into_any()
}

/// The mill with the harbour and the tiles below it, and what takes its place.
pub(super) fn mill(desk: Desk, scene: Still) -> AnyView {
    let draw = move |sheet| Scene::draw(desk, scene, sheet, always);
    let open = RwSignal::new("mill");
    // It turns to the harbour for what is asked there, and back for what is asked in the mill.
    let asked =
        Memo::new(move |_| scene.with(|scene| scene.as_ref().is_some_and(harbour::is_asked)));
    Effect::new(move |was: Option<bool>| {
        let asked = asked.get();
        if asked || was == Some(true) {
            open.set(if asked { "harbour" } else { "mill" });
        }
        asked
    });
    let opens = move |event: ev::MouseEvent| {
        if opens_harbour(&event) {
            open.set("harbour");
        }
    };
    view! {
        <div class="work" data-open=move || open.get() on:click=opens>
            {row(desk, open, &["mill", "harbour", "tiles"])}
            <div class="work-mill">
                {mill::sheet(desk, scene)}
                {draw(harbour::line)}
                {draw(tiles::owned)}
            </div>
            <div class="work-harbour" data-tab="harbour">{draw(harbour::sheet)}</div>
            <div class="work-tiles">{draw(tiles::sheet)}</div>
        </div>
    }
    .into_any()
}

/// Whether a click is on something that opens the harbour.
fn opens_harbour(event: &ev::MouseEvent) -> bool {
    let thing = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    thing.is_some_and(|thing| {
        thing
            .closest("[data-opens=harbour]")
            .ok()
            .flatten()
            .is_some()
    })
}
