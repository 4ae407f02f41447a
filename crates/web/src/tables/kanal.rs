//! The table of Oranienburger Kanal.

mod action_board;
mod activation;
mod building;
mod deck;
mod display;
mod emblem;
mod ending;
mod industry;
mod lessons;
mod outcome;
mod pad;
mod preview;
mod questions;
mod rival;
mod rules;
mod scene;
mod signs;
mod text_board;
mod timetable;
mod wheel;

use ::kanal::Kanal;
use bots::{Bots, BotsOf};
use games::{Clerk, Reader, RulesOf};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::{DeckView, GameView, Guide, Reference, Room, Sheets};
pub(super) use emblem::emblem;
use scene::{Concern, Scene};

/// Everything of Oranienburger Kanal that is loaded when its table opens.
pub(super) const ROOM: Room = Room {
    rules: &RulesOf::<Kanal>::NEW,
    view: &VIEW,
};

/// What writes its accounts.
pub(super) const CLERK: &dyn Clerk = &RulesOf::<Kanal>::NEW;

/// Its bots.
pub(super) const BOTS: &dyn Bots = &BotsOf::<Kanal>::NEW;

/// What reads its data files and decks.
pub(super) const READER: &dyn Reader = &RulesOf::<Kanal>::NEW;

/// How Oranienburger Kanal is shown.
const VIEW: GameView = GameView {
    sheets,
    pane: Some("structures"),
    tabs: &[
        ("board", "factory"),
        ("structures", "office"),
        ("wheel", "turn"),
        ("pad", "prestige"),
    ],
    hint: questions::hint_now,
    choices: questions::choices,
    ending: ending::ending,
    deck: Some(DeckView {
        name: deck::name,
        cards: deck::cards,
    }),
    reference: Reference {
        entries: rules::ENTRIES,
        first: rules::FIRST,
        about: rules::ABOUT,
        signs: rules::signs,
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
fn sheets(desk: Desk) -> Sheets {
    let scene = Scene::pointed(desk, Scene::of(desk));
    let draw = move |sheet| Scene::draw(desk, scene, sheet, Concern::Pointed);
    let looked = move |sheet| Scene::draw(desk, scene, sheet, Concern::Looked);
    let still = move |sheet| Scene::draw(desk, scene, sheet, Concern::Nothing);
    Sheets {
        left: view! {
            <div class="sheet-actions" data-tab="board">{still(action_board::sheet)}</div>
            <div class="sheet-wheel" data-tab="wheel">{draw(wheel::sheet)}</div>
        }
        .into_any(),
        middle: view! {
            <div class="sheet-industry" data-tab="board">{draw(industry::sheet)}</div>
            <div class="sheet-preview" data-tab="board">{draw(preview::sheet)}</div>
            <div class="sheet-pad" data-tab="pad">{draw(pad::sheet)}</div>
            <div class="sheet-hand" data-tab="board">{looked(display::hand)}</div>
            <div class="sheet-text-board" data-tab="board">{still(text_board::sheet)}</div>
        }
        .into_any(),
        forecast: view! {
            <div class="sheet-activation" data-tab="board">{still(activation::sheet)}</div>
            <div class="sheet-structures" data-tab="structures">{looked(display::sheet)}</div>
            <div class="sheet-rival" data-tab="pad">{still(rival::sheet)}</div>
        }
        .into_any(),
        timetable: still(timetable::strip),
        strip: still(pad::strip),
        forecast_line: draw(preview::line),
    }
}
