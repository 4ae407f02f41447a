//! The harbour mat: warehouse, contracts, ships and their crews (II.2.2, II.2.6, II.2.7).

mod contracts;
mod line;
mod piers;
mod shipping;
mod sum;
mod tasks;
mod warehouse;
mod words;

use ::arkwright::{Board, Harbour, Pending, Phase, Stage, WaterFrame, WaterPhase, WaterStage};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::Desk;
use crate::explain;
use crate::icons::mark;
use crate::tables::arkwright::mill::draw::seat_class;
use crate::tables::arkwright::scene::Scene;
pub(super) use line::line;
pub(super) use words::in_words;

/// The table with Water Frame on it.
type Waters = Scene<WaterFrame>;

/// A number of the mat that is shown, in the layers that are compared.
struct Layers {
    /// When the viewer last confirmed a turn.
    seen: u8,
    /// As everybody has agreed.
    was: u8,
    /// With the tentative turn.
    now: u8,
    /// With the choice that is pointed at.
    will: u8,
}

impl Layers {
    fn of(scene: &Waters, number: &dyn Fn(&Board<WaterFrame>) -> u8) -> Layers {
        Layers {
            seen: number(&scene.seen),
            was: number(&scene.confirmed),
            now: number(&scene.board),
            will: number(scene.after()),
        }
    }

    /// The same of the harbour mat.
    fn on_mat(scene: &Waters, number: &dyn Fn(&Harbour) -> u8) -> Layers {
        Layers::of(scene, &|board| number(board.harbour(scene.shown)))
    }

    /// What is drawn: what would lie there, else what lies there.
    fn shown(&self) -> u8 {
        if self.will > 0 { self.will } else { self.now }
    }

    /// How a thing is drawn that is there or not: tentative, new, about to come or to go.
    fn state(&self) -> String {
        let mut state = String::new();
        if self.was != self.now {
            state.push_str(" tent");
        } else if self.seen != self.now {
            state.push_str(" new");
        }
        if self.will != self.now {
            state.push_str(if self.will == 0 { " going" } else { " would" });
        }
        state
    }
}

/// The whole harbour mat, in the mill's place.
pub(super) fn sheet(desk: Desk, scene: &Waters) -> AnyView {
    let seat = scene.shown;
    let title = match seat == scene.viewer && !scene.bots[seat.index()] {
        true => desk.t("harbour-yours"),
        false => desk.tr("harbour-of", &[("name", name(scene, seat))]),
    };
    view! {
        <section class=format!("harbour {}", seat_class(seat)) aria-label=title.clone()>
            // Where the mat is a tab of its own; else the head of the mill is above it.
            <div class="hd">{mark(seat)} <h2>{title.clone()}</h2></div>
            <div class="h-col">
                {piers::piers(desk, scene)}
                {contracts::track(desk, scene)}
            </div>
            <div class="h-col">
                {warehouse::warehouse(desk, scene)}
                {tasks::panel(desk, scene)}
            </div>
        </section>
    }
    .into_any()
}

/// Whether what is asked is answered on the harbour mat, so that it takes the place of the mill.
pub(super) fn is_asked(board: &Board<WaterFrame>) -> bool {
    match board.phase {
        _ if board.parts.pending.is_some() => board.parts.pending == Some(Pending::Discard),
        Phase::Action(hand) => matches!(
            hand.stage,
            Stage::Water(
                WaterStage::Ship { .. }
                    | WaterStage::School
                    | WaterStage::Production { produced: None }
            )
        ),
        Phase::Water(phase) => matches!(
            phase,
            WaterPhase::Shipment { .. }
                | WaterPhase::StoreExtra { .. }
                | WaterPhase::Storing { .. }
                | WaterPhase::Firing { .. }
                | WaterPhase::LoseShip { .. }
        ),
        _ => false,
    }
}

/// The heading of a part of the mat, with the way to its rule.
fn heading(desk: Desk, title: &str, rule: &'static str, says: AnyView) -> AnyView {
    view! {
        <div class="h-hd">
            <h3>{desk.t(title)}</h3>
            {explain::about(desk, rule)}
            <span class="k">{says}</span>
        </div>
    }
    .into_any()
}

/// A player's name as it stands in a sentence.
fn name(scene: &Waters, seat: Seat) -> Arg {
    Arg::Verbatim(scene.name(seat).to_owned())
}

/// What crews and warehouse workers cost at the end of the decade (6.II).
fn wages_due(scene: &Waters, board: &Board<WaterFrame>, seat: Seat) -> u16 {
    let harbour = board.harbour(seat);
    let workers = scene.game.crews(harbour) + harbour.warehouse_workers();
    u16::from(workers) * u16::from(scene.game.harbour_wage(board))
}
