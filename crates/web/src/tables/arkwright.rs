//! The tables of Spinning Jenny and Water Frame.

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
mod version;
pub(super) mod water_frame;

use ::arkwright::{Action, Arkwright, SpinningJenny};
use bots::{Bots, BotsOf};
use games::{Clerk, Reader, RulesOf};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::{GameView, Guide, Reference, Room, Sheets};
pub(super) use emblem::emblem;
use scene::{Pointed, Scene};
use version::Version;

/// Everything of Spinning Jenny that is loaded when its table opens.
pub(super) const ROOM: Room = Room {
    rules: &RulesOf::<Arkwright>::NEW,
    view: &VIEW,
};

/// What writes its accounts.
pub(super) const CLERK: &dyn Clerk = &RulesOf::<Arkwright>::NEW;

/// Its bots.
pub(super) const BOTS: &dyn Bots = &BotsOf::<Arkwright>::NEW;

/// What reads its data files.
pub(super) const READER: &dyn Reader = &RulesOf::<Arkwright>::NEW;

/// How Spinning Jenny is shown.
const VIEW: GameView = GameView {
    sheets: sheets::<SpinningJenny>,
    pane: None,
    tabs: &[
        ("mill", "factory"),
        ("market", "scale"),
        ("rivals", "people"),
        ("forecast", "stock"),
    ],
    hint: questions::hint_now::<SpinningJenny>,
    choices: questions::choices::<SpinningJenny>,
    ending: ending::ending::<SpinningJenny>,
    deck: None,
    reference: Reference {
        entries: rules::ENTRIES,
        first: rules::FIRST,
        about: &[],
        signs: |_, _| None,
    },
    guide: Guide {
        lessons: lessons::LESSONS,
        builds_on: None,
        is_due: lessons::is_due,
        beside: lessons::beside,
        asked: lessons::asked,
        why: lessons::why,
    },
};

/// The sheets, each drawn anew from the scene when it changes.
fn sheets<E: Version>(desk: Desk) -> Sheets {
    let scene = Scene::<E>::pointed(desk, Scene::of(desk));
    // What is pointed at concerns few sheets; the others are not drawn anew for it.
    let draw = move |sheet, concerns| Scene::draw(desk, scene, sheet, concerns);
    let always = |_: &Scene<E>, _: &Pointed<E>| true;
    let never = |_: &Scene<E>, _: &Pointed<E>| false;
    Sheets {
        left: view! {
            <div class="sheet-job-market" data-tab="market">{draw(job_market::sheet, job_market::concerns)}</div>
            {E::mats(desk, scene)}
        }
        .into_any(),
        middle: view! {
            <div class="sheet-players" data-tab="rivals">{draw(players::panels, players::concerns)}</div>
            <div class="sheet-share-track" data-tab="market">{draw(share_track::sheet, share_track::concerns)}</div>
            <div class="sheet-market-share" data-tab="market">{draw(market_share::sheet, market_share::concerns)}</div>
            {E::mill(desk, scene)}
            <div class="sheet-text-board" data-tab="mill">{draw(text_board::sheet, never)}</div>
        }
        .into_any(),
        forecast: view! { <div data-tab="forecast">{draw(forecast::sheet, always)}</div> }.into_any(),
        timetable: draw(timetable::strip, never),
        strip: draw(players::strip, players::concerns),
        forecast_line: draw(forecast::line, always),
    }
}

/// The viewer's own markers and the special ones, as tabs of one sheet where the page is low. It
/// turns to the one that is asked for, and to the other one on a click until something else is asked.
fn two_mats<E: Version>(desk: Desk, scene: Memo<Option<Scene<E>>>) -> AnyView {
    let concerns = |_: &Scene<E>, pointed: &Pointed<E>| {
        let action = pointed.action;
        matches!(
            action,
            Action::Place(..) | Action::Reuse(_) | Action::Take(_)
        )
    };
    let draw = move |sheet| Scene::draw(desk, scene, sheet, concerns);
    let asked =
        Memo::new(move |_| scene.with(|scene| scene.as_ref().is_some_and(markers::mat_is_asked)));
    let special = RwSignal::new(false);
    Effect::new(move |_| special.set(asked.get()));
    let tab = move |of: bool, id: &'static str| {
        view! {
            <button
                aria-pressed=move || (special.get() == of).to_string()
                on:click=move |_| special.set(of)
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
