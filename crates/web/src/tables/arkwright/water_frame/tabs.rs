//! Tabs that share a place: mill, harbour, tiles and all mills; tiles on offer, mat and own markers.

use ::arkwright::WaterFrame;
use leptos::prelude::*;

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
    let draw = move |sheet, concerns| Scene::draw(desk, scene, sheet, concerns);
    let open = RwSignal::new("own");
    view! {
        <div class="mats" data-open=move || open.get()>
            {row(desk, open, &["offer", "special", "own"])}
            <div class="sheet-offer" data-tab="harbour">{draw(tiles::on_offer, tiles::concerns)}</div>
            <div class="sheet-special-markers" data-tab="market">{draw(mat::sheet, mat::concerns)}</div>
            <div class="sheet-own-markers" data-tab="mill">{draw(markers::own_markers, always)}</div>
        </div>
    }
    .into_any()
}

/// The mill with the harbour and the tiles below it, and what takes its place.
pub(super) fn mill(desk: Desk, scene: Still) -> AnyView {
    let draw = move |sheet, concerns| Scene::draw(desk, scene, sheet, concerns);
    let open = RwSignal::new("mill");
    // An event that is clicked anywhere is explained among the tiles and events.
    let event = Memo::new(move |_| {
        let unfolded = scene.with(|scene| scene.as_ref()?.unfolded.clone());
        unfolded.filter(|word| word.starts_with("event-"))
    });
    Effect::new(move |_| {
        if event.get().is_some() {
            open.set("tiles");
            desk.tab.set("mill");
        }
    });
    view! {
        <div class="work" data-open=move || open.get()>
            {row(desk, open, &["mill", "harbour", "tiles"])}
            <div class="work-mill">
                {mill::sheet(desk, scene)}
                {draw(harbour::line, always)}
                {draw(tiles::owned, tiles::concerns)}
            </div>
            <div class="work-harbour" data-tab="harbour">{draw(harbour::sheet, always)}</div>
            <div class="work-tiles">{draw(tiles::sheet, tiles::concerns)}</div>
        </div>
    }
    .into_any()
}
