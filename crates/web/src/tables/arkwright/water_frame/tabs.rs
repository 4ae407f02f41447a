//! Tabs that share a place: mill, harbour, tiles and all mills; tiles on offer, mat and own markers.

use ::arkwright::{Action, WaterFrame};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::{harbour, mat, more, tiles};
use crate::desk::Desk;
use crate::icons::{icon, mark};
use crate::tables::arkwright::mill::draw::is_in_hand;
use crate::tables::arkwright::scene::{Pointed, Scene};
use crate::tables::arkwright::{markers, mill};

type Still = Memo<Option<Scene<WaterFrame>>>;

fn always(_: &Scene<WaterFrame>, _: &Pointed<WaterFrame>) -> bool {
    true
}

fn never(_: &Scene<WaterFrame>, _: &Pointed<WaterFrame>) -> bool {
    false
}

/// A row of tabs; each opens the part with its name.
fn row(
    desk: Desk,
    open: RwSignal<&'static str>,
    names: &'static [(&'static str, &'static str)],
) -> AnyView {
    let tab = move |(name, sign): (&'static str, &'static str)| {
        view! {
            <button
                data-part=name
                aria-pressed=move || (open.get() == name).to_string()
                on:click=move |_| open.set(name)
            >
                {(!sign.is_empty()).then(|| icon(sign))}
                {move || desk.t(&format!("tab-{name}"))}
            </button>
        }
    };
    names
        .iter()
        .map(|name| tab(*name))
        .collect_view()
        .into_any()
}

/// A part that is open: the one that is asked for, or one that was clicked until something else is
/// asked.
fn turning(scene: Still, asked: fn(&Scene<WaterFrame>) -> &'static str) -> RwSignal<&'static str> {
    let asked = Memo::new(move |_| {
        scene.with(|scene| {
            let scene = scene.as_ref()?;
            Some((asked(scene), scene.board.phase))
        })
    });
    let open = RwSignal::new(asked.get_untracked().map_or("", |(part, _)| part));
    Effect::new(move |_| {
        if let Some((part, _)) = asked.get() {
            open.set(part);
        }
    });
    open
}

/// Where the mats turn to: what can be taken, else the own markers.
fn asked_mat(scene: &Scene<WaterFrame>) -> &'static str {
    let any = |is: fn(&Action) -> bool| scene.legal.iter().any(is);
    if any(|action| matches!(action, Action::TakeTile(_) | Action::TakeTileFor(..))) {
        "offer"
    } else if any(|action| {
        matches!(
            action,
            Action::Take(_) | Action::TakeShip(_) | Action::ReplaceShip(..)
        )
    }) {
        "special"
    } else {
        "own"
    }
}

/// Where the work goes on: in the harbour, else in the mill.
fn asked_work(scene: &Scene<WaterFrame>) -> &'static str {
    match harbour::is_asked(&scene.board) && is_in_hand(scene) {
        true => "harbour",
        false => "mill",
    }
}

/// Tiles on offer, the special markers mat, and the viewer's own markers.
pub(super) fn mats(desk: Desk, scene: Still) -> AnyView {
    let draw = move |sheet, concerns| Scene::draw(desk, scene, sheet, concerns);
    let open = turning(scene, asked_mat);
    view! {
        <div class="mats" data-open=move || open.get()>
            <div class="mats-tabs panes">
                {row(desk, open, &[("offer", ""), ("special", ""), ("own", "")])}
            </div>
            <div class="sheet-offer" data-tab="harbour">{draw(more::on_offer, tiles::concerns)}</div>
            <div class="sheet-special-markers" data-tab="market">{draw(more::mat, mat::concerns)}</div>
            <div class="sheet-own-markers" data-tab="mill">{draw(markers::own_markers, always)}</div>
        </div>
    }
    .into_any()
}

/// The mill with the harbour and the tiles below it, and what takes its place.
pub(super) fn mill(desk: Desk, scene: Still) -> AnyView {
    let draw = move |sheet, concerns| Scene::draw(desk, scene, sheet, concerns);
    let open = turning(scene, asked_work);
    // An event that is clicked anywhere is explained among the tiles and events.
    let event = Memo::new(move |_| {
        let unfolded = scene.with(|scene| scene.as_ref()?.unfolded.clone());
        unfolded.filter(|word| word.starts_with("event-"))
    });
    Effect::new(move |_| {
        if event.get().is_some() {
            open.set("tiles");
            desk.tab.set("harbour");
        }
    });
    let title = move || scene.with(|scene| scene.as_ref().map(|scene| mill::title(desk, scene)));
    view! {
        <section class="sheet-mill sheet work" aria-label=title data-open=move || open.get()
            on:click=move |event| open.set(opened(&event).unwrap_or(open.get_untracked()))>
            <div class="hd work-head">
                {draw(whom, never)}
                <div class="panes">
                    {row(desk, open, &[("mill", ""), ("harbour", "anchor"), ("tiles", "book"), ("all", "stock")])}
                </div>
                {draw(mill::help, mill::concerns_all)}
                {draw(mill::whose, never)}
            </div>
            <div class="work-mill mill" data-tab="mill">
                {mill::body(desk, scene)}
                <div class="work-line">{draw(more::line, always)}</div>
                <div class="work-owned">{draw(more::owned, tiles::concerns)}</div>
            </div>
            <div class="work-harbour" data-tab="harbour">{draw(more::harbour, always)}</div>
            <div class="work-tiles" data-tab="harbour">{draw(more::tiles, tiles::concerns)}</div>
            <div class="work-all" tabindex="0" role="group" aria-label=desk.says("tab-all")>{draw(more::all_mills, never)}</div>
        </section>
    }
    .into_any()
}

/// The mark of the player whose mill it is.
fn whom(_: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    mark(scene.shown).into_any()
}

/// The part that a click on a thing opens.
fn opened(event: &leptos::ev::MouseEvent) -> Option<&'static str> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let thing = target.closest("[data-opens]").ok()??;
    match thing.get_attribute("data-opens")?.as_str() {
        "harbour" => Some("harbour"),
        "tiles" => Some("tiles"),
        _ => None,
    }
}
