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

use ::cardgame::{CardGame, Phase};
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
        ("cards", "book"),
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

/// The part of the table in which what is asked is answered.
fn part_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Price => "price",
        Phase::Development | Phase::StartDevelopment => "cards",
        _ => "factories",
    }
}

/// On a phone, opens the part in which what is asked can be answered; another one on a click until
/// something else is asked.
fn turn_to_what_is_asked(desk: Desk, scene: Memo<Option<Scene>>) {
    let asked = Memo::new(move |_| {
        scene.with(|scene| {
            let scene = scene.as_ref().filter(|scene| !scene.legal.is_empty())?;
            Some(part_of(scene.board.phase))
        })
    });
    Effect::new(move |_| {
        if let Some(part) = asked.get() {
            desk.tab.set(part);
        }
    });
}

/// The sheets, each drawn anew from the scene when it changes.
fn sheets(desk: Desk) -> Sheets {
    let still = Scene::of(desk);
    turn_to_what_is_asked(desk, still);
    let scene = Scene::pointed(desk, still);
    let draw = move |sheet| Scene::draw(desk, scene, sheet, |_, _| true);
    let unpointed = move |sheet| Scene::draw(desk, scene, sheet, |_, _| false);
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
            <div class="sheet-text-board" data-tab="factories">{unpointed(text_board::sheet)}</div>
        }
        .into_any(),
        forecast: view! {
            <div class="sheet-own-board" data-tab="cards">{some(own_board::sheet, own_board::concerns)}</div>
            <div class="sheet-cards" data-tab="cards">{some(cards::sheet, cards::concerns)}</div>
        }
        .into_any(),
        timetable: unpointed(timetable::strip),
        strip: some(players::strip, players::concerns),
        forecast_line: draw(price::line),
    }
}
