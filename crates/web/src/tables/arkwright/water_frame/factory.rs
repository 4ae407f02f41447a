//! What Water Frame's factories have more: the ladder of levels, tiles at work, further choices.

use ::arkwright::{Action, Board, Good, Marker, Pending, Phase, Tile, WaterFrame, WaterPhase};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::mill::deals::Task;
use crate::tables::arkwright::mill::draw::{button, roman};
use crate::tables::arkwright::mill::slots::{Piece, up_to};
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;

/// The four levels: the factory's own, those that are reached, those that are not.
pub(super) fn level(desk: Desk, scene: &Scene<WaterFrame>, good: Good) -> AnyView {
    let own = scene.board.company(scene.shown).factory(good).level;
    let reached = scene.game.level(&scene.board);
    let label = desk.tr("mill-level-of", &[("level", Arg::from(own))]);
    let steps = (1..=4).map(|level| {
        let class = match level {
            _ if level == own => "now",
            _ if level <= reached => "open",
            _ => "",
        };
        view! { <i class=class>{roman(level)}</i> }
    });
    view! {
        <span class="levels" role="img" aria-label=label.clone() title=label>{steps.collect_view()}</span>
    }
    .into_any()
}

/// Foreman and workshop at work here, and the worker on the marker of a factory that is to be run
/// once more (II.2.2).
pub(super) fn beside_rows(desk: Desk, scene: &Scene<WaterFrame>, good: Good) -> AnyView {
    let harbour = scene.board.harbour(scene.shown);
    let notes = [
        (
            harbour.has(Tile::Foreman) && harbour.foreman == Some(good),
            "hat",
            "mill-foreman",
            "mill-foreman-why",
        ),
        (
            harbour.has(Tile::Workshop) && harbour.workshop == Some(good),
            "machine",
            "mill-workshop",
            "mill-workshop-why",
        ),
        (
            harbour.marked.contains(good),
            "worker",
            "mill-marked",
            "mill-marked-why",
        ),
    ];
    let notes: Vec<AnyView> = notes
        .into_iter()
        .filter(|(is, ..)| *is)
        .map(|(_, sign, id, why)| {
            let why = desk.t(why);
            view! { <span class="at-work" title=why>{icon(sign)} {desk.t(id)}</span> }.into_any()
        })
        .collect();
    if notes.is_empty() {
        return ().into_any();
    }
    view! { <span class="at-works">{notes}</span> }.into_any()
}

/// What building or modernizing costs with the developer, who knows the levels that are reached
/// (player's book 1.8).
pub(super) fn cost(scene: &Scene<WaterFrame>, good: Good, level: u8) -> u8 {
    let cost = scene.game.components().factories[good.index()].cost[usize::from(level) - 1];
    let helps = scene.board.parts.action.developer && level <= scene.game.level(&scene.board);
    let less = if helps {
        scene.game.water_components().tiles.developer
    } else {
        0
    };
    cost.saturating_sub(less)
}

/// Production for the warehouse (II.2.8).
pub(super) fn choices(desk: Desk, scene: &Scene<WaterFrame>, good: Good) -> Vec<AnyView> {
    let produces = scene.legal.iter().filter_map(|action| match *action {
        Action::Produce(of, rows) if of == good => Some((*action, rows, "mill-produce")),
        Action::ProduceExtra(of, rows) if of == good => Some((*action, rows, "mill-produce-extra")),
        _ => None,
    });
    let button = |(action, rows, id): (Action, u8, &str)| {
        let text = desk.tr(id, &[("rows", Arg::from(rows))]).into_any();
        button(desk, scene, action, in_words(desk, action), "btn", text)
    };
    produces.map(button).collect()
}

/// What a click on a space does: a machine gives way (player's book 1.9), or displaced workers are
/// put there (II.2.3).
pub(super) fn choice_at(
    scene: &Scene<WaterFrame>,
    good: Good,
    row: usize,
    space: u8,
    now: Piece,
) -> Option<Action> {
    let action = match now {
        Piece::Machine => Action::Smash(good, row as u8 + 1),
        Piece::None => Action::Resettle(good, up_to(scene, good, row, space)),
        Piece::Worker => return None,
    };
    scene.offers(action).then_some(action)
}

/// A question about the company as a whole.
pub(super) fn task(board: &Board<WaterFrame>) -> Option<Task> {
    match board.parts.pending {
        Some(Pending::Discard) => return Some(Task::Storage),
        Some(Pending::ReturnTile(_) | Pending::Inventor) => return Some(Task::Answer),
        None => {}
    }
    match board.phase {
        Phase::Water(phase) => match phase {
            WaterPhase::ShareSale { .. } | WaterPhase::Broker { .. } => Some(Task::Exchange),
            WaterPhase::BeforeSale { .. }
            | WaterPhase::AfterSale { .. }
            | WaterPhase::StoreExtra { .. } => Some(Task::Answer),
            WaterPhase::Storing { .. } => Some(Task::Storage),
            WaterPhase::Charisma => Some(Task::StartPlayer),
            _ => None,
        },
        phase => Task::of(phase),
    }
}

/// Contracts (II.2.6) in one line: for each good every space that its contract can be set to.
pub(super) fn deals(desk: Desk, scene: &Scene<WaterFrame>) -> Vec<AnyView> {
    let of_good = |good: Good| {
        let spaces = scene.legal.iter().filter_map(|action| match *action {
            Action::Contract(of, space) if of == good => Some((*action, space)),
            _ => None,
        });
        let spaces: Vec<AnyView> = spaces
            .map(|(action, space)| {
                let words = in_words(desk, action);
                let body = view! { <b>{space}</b> }.into_any();
                button(desk, scene, action, words, "count", body)
            })
            .collect();
        (!spaces.is_empty()).then(|| {
            let label = desk.tr("deal-contract", &[("good", Arg::Word(good.word()))]);
            view! {
                <div class="contract-of" role="group" aria-label=label.clone() title=label>
                    {icon(good.word())}{spaces}
                </div>
            }
            .into_any()
        })
    };
    let goods: Vec<AnyView> = Good::ALL.into_iter().filter_map(of_good).collect();
    if goods.is_empty() {
        return Vec::new();
    }
    vec![
        view! {
            <div class="deal contracts">
                <span class="deal-name">{icon("contract")} {desk.t("deal-contracts")}</span>
                <div class="contracts-of">{goods}</div>
            </div>
        }
        .into_any(),
    ]
}

/// The markers of a player, and his ships, which are used like markers (II.2.7).
pub(super) fn markers(board: &Board<WaterFrame>, seat: Seat) -> Vec<Marker> {
    let ships = board.harbour(seat).ships;
    let piers = [0, 1].into_iter().filter(|pier| ships[*pier] > 0);
    let own = board.company(seat).markers.iter();
    own.chain(piers.map(Marker::ship)).collect()
}

/// Whether Bureaucracy keeps the viewer from the cheapest space (player's book 1.9).
pub(super) fn is_blocked(scene: &Scene<WaterFrame>, space: usize) -> bool {
    let is_free = scene.board.harbour(scene.viewer).has(Tile::Administrator);
    space == 0 && scene.board.parts.bureaucracy && !is_free
}
