//! What Water Frame has more on the table.

mod emblem;
mod events;
mod explained;
mod factory;
mod forecast;
mod harbour;
mod lessons;
mod mat;
pub(in crate::tables) mod more;
mod questions;
mod rules;
mod tabs;
mod tiles;

use ::arkwright::{Action, Arkwright, Board, Good, Marker, Outlook, SeatOutlook, WaterFrame};
use bots::{Bots, BotsOf};
use games::{Reader, RulesOf};
use leptos::prelude::*;
use table::Seat;

use super::ending::Plotted;
use super::mill::deals::Task;
use super::mill::slots::Piece;
use super::scene::Scene;
use super::sheets;
use super::version::Version;
use crate::desk::Desk;
use crate::tables::{GameView, Guide, Reference, Room};
pub(in crate::tables) use emblem::emblem;

/// Everything of Water Frame that is loaded when its table opens.
pub(in crate::tables) const ROOM: Room = Room {
    rules: &RulesOf::<Arkwright<WaterFrame>>::NEW,
    view: &VIEW,
};

/// Its bots.
pub(in crate::tables) const BOTS: &dyn Bots = &BotsOf::<Arkwright<WaterFrame>>::NEW;

/// What reads its data files.
pub(in crate::tables) const READER: &dyn Reader = &RulesOf::<Arkwright<WaterFrame>>::NEW;

/// How Water Frame is shown.
const VIEW: GameView = GameView {
    sheets: sheets::<WaterFrame>,
    pane: None,
    tabs: &[
        ("mill", "factory"),
        ("market", "scale"),
        ("harbour", "anchor"),
        ("rivals", "people"),
        ("forecast", "stock"),
    ],
    hint: super::questions::hint_now::<WaterFrame>,
    choices: super::questions::choices::<WaterFrame>,
    ending: more::ending,
    deck: None,
    reference: Reference {
        entries: rules::ENTRIES,
        first: rules::FIRST,
        about: rules::ABOUT,
        signs: |_, _| None,
    },
    guide: Guide {
        lessons: lessons::LESSONS,
        builds_on: Some("spinning-jenny"),
        is_due: lessons::is_due,
        beside: |_, _| None,
        asked: lessons::asked,
        why: lessons::why,
    },
};

impl Version for WaterFrame {
    fn mats(desk: Desk, scene: Memo<Option<Scene<WaterFrame>>>) -> AnyView {
        tabs::mats(desk, scene)
    }

    /// Harbour and tiles lie below the mill: on a laptop the boards are drawn as on a low page.
    fn room(room: super::scene::Room) -> super::scene::Room {
        let is_low = (600.0..1100.0).contains(&room.height);
        super::scene::Room {
            height: if is_low { 720.0 } else { room.height },
            ..room
        }
    }

    fn returning(_: &Scene<WaterFrame>) -> Option<u8> {
        None
    }

    fn below_job_market(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
        events::below_job_market(desk, scene)
    }

    fn mill(desk: Desk, scene: Memo<Option<Scene<WaterFrame>>>) -> AnyView {
        tabs::mill(desk, scene)
    }

    const PLOTS: &'static [(&'static str, &'static str, Plotted)] = &[
        ("shipped", "shipment", |point, seat| {
            i32::from(point.harbour.shipped[seat])
        }),
        ("tiles", "tiles", |point, seat| {
            i32::from(point.harbour.tiles[seat])
        }),
    ];

    const COLUMNS: &'static [&'static str] = &[
        "appeal", "made", "sells", "ship", "store", "income", "costs", "result", "steps",
    ];

    fn columns(outlook: &SeatOutlook) -> Vec<(i32, bool)> {
        outlook.water_columns().to_vec()
    }

    fn behind_order(desk: Desk, scene: &Scene<WaterFrame>, now: &Outlook) -> AnyView {
        forecast::after_sale(desk, scene, now)
    }

    fn in_forecast(
        desk: Desk,
        scene: &Scene<WaterFrame>,
        now: &Outlook,
        then: Option<&Outlook>,
    ) -> AnyView {
        forecast::shipment(desk, scene, now, then)
    }

    fn level(desk: Desk, scene: &Scene<WaterFrame>, good: Good) -> AnyView {
        factory::level(desk, scene, good)
    }

    fn beside_rows(desk: Desk, scene: &Scene<WaterFrame>, good: Good) -> AnyView {
        factory::beside_rows(desk, scene, good)
    }

    fn task(board: &Board<WaterFrame>) -> Option<Task> {
        factory::task(board)
    }

    fn deals(desk: Desk, scene: &Scene<WaterFrame>) -> Vec<AnyView> {
        factory::deals(desk, scene)
    }

    fn cost(scene: &Scene<WaterFrame>, good: Good, level: u8) -> u8 {
        factory::cost(scene, good, level)
    }

    fn factory_choices(desk: Desk, scene: &Scene<WaterFrame>, good: Good) -> Vec<AnyView> {
        factory::choices(desk, scene, good)
    }

    fn choice_at(
        scene: &Scene<WaterFrame>,
        good: Good,
        row: usize,
        space: u8,
        now: Piece,
    ) -> Option<Action> {
        factory::choice_at(scene, good, row, space, now)
    }

    fn is_blocked(scene: &Scene<WaterFrame>, space: usize) -> bool {
        factory::is_blocked(scene, space)
    }

    fn markers(board: &Board<WaterFrame>, seat: Seat) -> Vec<Marker> {
        factory::markers(board, seat)
    }

    fn in_panel(desk: Desk, scene: &Scene<WaterFrame>, seat: Seat) -> AnyView {
        tiles::in_panel(desk, scene, seat)
    }

    fn hint(desk: Desk, game: &Arkwright<WaterFrame>, board: &Board<WaterFrame>) -> Option<String> {
        questions::hint(desk, game, board)
    }

    fn where_more(board: &Board<WaterFrame>) -> &'static str {
        questions::where_more(board)
    }

    fn briefly(desk: Desk, action: Action) -> Option<String> {
        questions::briefly(desk, action)
    }

    fn brings(
        desk: Desk,
        game: &Arkwright<WaterFrame>,
        board: &Board<WaterFrame>,
        action: Action,
    ) -> Option<String> {
        questions::brings(desk, game, board, action)
    }

    fn print(scene: &Scene<WaterFrame>, marker: Marker) -> String {
        mat::print_more(scene, marker)
    }

    fn decade_note(desk: Desk, scene: &Scene<WaterFrame>, decade: u8) -> Option<String> {
        events::decade_note(desk, scene, decade)
    }

    fn in_words(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
        more::in_words(desk, scene)
    }
}
