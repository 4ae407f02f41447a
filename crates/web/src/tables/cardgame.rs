//! The table of Arkwright: The Card Game.

mod cards;
mod draw;
mod emblem;
mod ending;
mod lessons;
mod market;
mod own_board;
mod players;
mod price;
mod prospect;
mod questions;
mod rules;
mod scene;
mod text_board;
mod timetable;
mod works;

use ::cardgame::CardGame;
use bots::{Bots, BotsOf};
use games::{Clerk, Reader, RulesOf};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::{GameView, Guide, Reference, Room, Sheets};
pub(super) use emblem::emblem;
use scene::{Pointed, Scene};

/// Everything of the card game that is loaded when its table opens.
pub(super) const ROOM: Room = Room {
    rules: &RulesOf::<CardGame>::NEW,
    view: &VIEW,
};

/// What writes its accounts.
pub(super) const CLERK: &dyn Clerk = &RulesOf::<CardGame>::NEW;

/// Its bots.
pub(super) const BOTS: &dyn Bots = &BotsOf::<CardGame>::NEW;

/// What reads its data files.
pub(super) const READER: &dyn Reader = &RulesOf::<CardGame>::NEW;

/// How the card game is shown.
const VIEW: GameView = GameView {
    sheets,
    pane: None,
    tabs: &[
        ("price", "price"),
        ("factories", "factory"),
        ("market", "scale"),
        ("rivals", "people"),
    ],
    hint: questions::hint_now,
    choices: questions::choices,
    ending: ending::ending,
    deck: None,
    reference: Reference {
        entries: rules::ENTRIES,
        first: rules::FIRST,
        about: rules::ABOUT,
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
fn sheets(desk: Desk) -> Sheets {
    let scene = Scene::pointed(desk, Scene::of(desk));
    let draw = move |sheet| Scene::draw(desk, scene, sheet, |_, _| true);
    let still = move |sheet| Scene::draw(desk, scene, sheet, |_, _| false);
    let some = move |sheet, concerns: fn(&Scene, &Pointed) -> bool| {
        Scene::draw(desk, scene, sheet, concerns)
    };
    Sheets {
        left: view! {
            <div class="sheet-players" data-tab="rivals">{some(players::panels, players::concerns)}</div>
            <div class="sheet-market" data-tab="market">{some(market::sheet, market::concerns)}</div>
        }
        .into_any(),
        middle: view! {
            <div class="sheet-price" data-tab="price">{draw(price::sheet)}</div>
            <div class="sheet-works" data-tab="factories">{works::sheet(desk, scene)}</div>
            <div class="sheet-text-board" data-tab="factories">{still(text_board::sheet)}</div>
        }
        .into_any(),
        forecast: view! {
            <div class="sheet-own-board" data-tab="rivals">{some(own_board::sheet, own_board::concerns)}</div>
            <div class="sheet-cards" data-tab="rivals">{some(cards::sheet, cards::concerns)}</div>
        }
        .into_any(),
        timetable: still(timetable::strip),
        strip: some(players::strip, players::concerns),
        forecast_line: draw(price::line),
    }
}
