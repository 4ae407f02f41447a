//! The four production rows of a factory, space by space.

use arkwright::{Action, Arkwright, Board, Good, Phase, Stage};
use leptos::prelude::*;
use table::{Arg, Seat};

use super::draw::{button, is_in_hand};
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// What lies on a space of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Piece {
    None,
    Worker,
    Machine,
}

/// What lies on a space; workers lie left of machines, as the worker-only space comes first.
fn piece<E: Version>(
    game: &Arkwright<E>,
    board: &Board<E>,
    seat: Seat,
    good: Good,
    row: usize,
    space: u8,
) -> Piece {
    let pieces = game.pieces_in_row(board, seat, good, row);
    let machines = board.company(seat).factory(good).machines[row];
    if space >= pieces {
        Piece::None
    } else if space >= pieces - machines {
        Piece::Machine
    } else {
        Piece::Worker
    }
}

/// The rows with what lies in them, and what could be done there.
pub(super) fn rows<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
    let seat = scene.shown;
    let factory = scene.board.company(seat).factory(good);
    let parts = &scene.game.components().factories[good.index()];
    let output = parts.output[usize::from(factory.level) - 1];
    let row = |row: usize| {
        let size = parts.rows[row].size();
        let full = scene.game.pieces_in_row(&scene.board, seat, good, row) == size;
        let slots = (0..size).map(|space| slot(desk, scene, good, row, space));
        view! {
            <div class=if full { "mill-row full" } else { "mill-row" }>
                <span class="k">{desk.tr("mill-row", &[("row", Arg::from(row as u8 + 1))])}</span>
                <b class="out" title=desk.tr("mill-row-makes", &[("count", Arg::from(output[row]))])>{output[row]}</b>
                <div class="slots">{slots.collect_view()}</div>
            </div>
        }
        .into_any()
    };
    view! { <div class="mill-rows">{(0..4).map(row).collect_view()}</div> }.into_any()
}

fn slot<E: Version>(desk: Desk, scene: &Scene<E>, good: Good, row: usize, space: u8) -> AnyView {
    let seat = scene.shown;
    let at = |board: &Board<E>| piece(&scene.game, board, seat, good, row, space);
    let (was, now, will) = (at(&scene.confirmed), at(&scene.board), at(scene.after()));
    let spaces = scene.game.components().factories[good.index()].rows[row];
    let mut class = String::from(if space < spaces.worker {
        "slot round"
    } else {
        "slot"
    });
    let shown = if will == Piece::None { now } else { will };
    class.push_str(match shown {
        Piece::None => " free",
        Piece::Worker => " worker",
        Piece::Machine => " machine",
    });
    if was != now {
        class.push_str(" tent");
    }
    if now != will {
        class.push_str(if will == Piece::None {
            " going"
        } else {
            " would"
        });
    }
    let sign = match shown {
        Piece::Worker => Some("worker"),
        Piece::Machine => Some("machine"),
        Piece::None => (space >= spaces.worker).then_some("machine"),
    };
    let content = sign.map(icon).into_any();
    match choice_at(scene, good, row, space, now) {
        Some(action) => button(desk, scene, action, in_words(desk, action), &class, content),
        None => view! { <span class=class>{content}</span> }.into_any(),
    }
}

/// What a click on the space would do: hire up to it, fire from it on, or put a machine there.
fn choice_at<E: Version>(
    scene: &Scene<E>,
    good: Good,
    row: usize,
    space: u8,
    now: Piece,
) -> Option<Action> {
    if !is_in_hand(scene) {
        return None;
    }
    let Phase::Action(hand) = scene.board.phase else {
        return E::choice_at(scene, good, row, space, now);
    };
    let (game, seat) = (&scene.game, scene.shown);
    let factory = scene.board.company(seat).factory(good);
    let pieces = |row: usize| game.pieces_in_row(&scene.board, seat, good, row);
    let workers = |row: usize| pieces(row) - factory.machines[row];
    let action = match (hand.stage, now) {
        (Stage::Workers { .. }, Piece::None) => Action::Hire(good, up_to(scene, good, row, space)),
        (Stage::Workers { .. }, Piece::Worker) => {
            let before: u8 = (0..row).map(workers).sum();
            Action::Fire(good, factory.row_workers() - before - space)
        }
        (Stage::Machinery { .. }, Piece::Worker) if space + 1 == workers(row) => {
            Action::Machine(good, row as u8 + 1)
        }
        _ => return E::choice_at(scene, good, row, space, now),
    };
    scene.offers(action).then_some(action)
}

/// How many workers it takes to fill a factory up to a space.
pub(crate) fn up_to<E: Version>(scene: &Scene<E>, good: Good, row: usize, space: u8) -> u8 {
    let rows = &scene.game.components().factories[good.index()].rows[..row];
    let before: u8 = rows.iter().map(|row| row.size()).sum();
    before + space + 1 - scene.board.company(scene.shown).factory(good).pieces
}
