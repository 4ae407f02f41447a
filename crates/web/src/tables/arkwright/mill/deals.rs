//! Choices that concern the company as a whole: shares, loans, the warehouse,
//! stored goods at a call, what to keep, and the start player.

use arkwright::{Action, Good, Phase, Stage, WaterPhase};
use leptos::prelude::*;
use table::Arg;

use super::draw::{button, is_in_hand, pounds, refusal, signed, why_not};
use crate::desk::Desk;
use crate::icons::{icon, mark};
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// A question about the company as a whole, by what it is answered with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Task {
    /// One of a few words.
    Answer,
    /// Deals, a line for each kind.
    Exchange,
    /// Goods that are kept.
    Storage,
    /// A player.
    StartPlayer,
}

impl Task {
    /// What both versions ask.
    pub(crate) fn of(phase: Phase) -> Option<Task> {
        match phase {
            Phase::Action(hand) => {
                matches!(hand.stage, Stage::StockExchange { .. }).then_some(Task::Exchange)
            }
            Phase::StartUpCapital { .. } | Phase::FinalExchange { .. } => Some(Task::Exchange),
            Phase::Sale(_) => Some(Task::Answer),
            Phase::Storage { .. } => Some(Task::Storage),
            Phase::NameStartPlayer => Some(Task::StartPlayer),
            _ => None,
        }
    }
}

/// Whether one of these is asked for.
pub(super) fn is_asked<E: Version>(scene: &Scene<E>) -> bool {
    is_in_hand(scene) && E::task(&scene.board).is_some()
}

/// The sheet for the question that is asked, if it is one of these.
pub(super) fn tasks<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let task = E::task(&scene.board).filter(|_| is_in_hand(scene));
    match task {
        None => ().into_any(),
        Some(Task::Answer) => answers(desk, scene),
        Some(Task::Exchange) => exchange(desk, scene),
        Some(Task::Storage) => storage(desk, scene),
        Some(Task::StartPlayer) => start_player(desk, scene),
    }
}

fn answers<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    view! { <div class="task mill-choices">{in_a_row(desk, scene, |action| action != Action::Done)}</div> }
        .into_any()
}

/// Choices as buttons with their words.
pub(crate) fn in_a_row<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    which: impl Fn(Action) -> bool,
) -> Vec<AnyView> {
    let chosen = scene.legal.iter().copied().filter(|action| which(*action));
    let button = |action| {
        let words = in_words(desk, action);
        button(desk, scene, action, words.clone(), "btn", words.into_any())
    };
    chosen.map(button).collect()
}

/// Each kind of deal in a line: every count that can be dealt in, with its coins below it.
fn exchange<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let company = scene.board.company(scene.viewer);
    let capital = matches!(
        scene.board.phase,
        Phase::StartUpCapital { .. } | Phase::Water(WaterPhase::ShareSale { .. })
    );
    let mut lines = Vec::new();
    if !capital {
        lines.push(deal(desk, scene, "share", desk.t("deal-buy"), Action::Buy));
    }
    lines.push(deal(
        desk,
        scene,
        "share",
        desk.t("deal-sell"),
        Action::Sell,
    ));
    if company.loans > 0 && !capital {
        lines.push(deal(
            desk,
            scene,
            "coin",
            desk.t("deal-repay"),
            Action::Repay,
        ));
    }
    for good in Good::ALL.into_iter().filter(|_| !capital) {
        if company.stored[good.index()] > 0 {
            let label = desk.tr("deal-warehouse", &[("good", Arg::Word(good.word()))]);
            lines.push(deal(desk, scene, "warehouse", label, move |count| {
                Action::Warehouse(good, count)
            }));
        }
    }
    lines.extend(E::deals(desk, scene));
    view! { <div class="task deals">{lines}</div> }.into_any()
}

fn deal<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    sign: &'static str,
    label: String,
    action: impl Fn(u8) -> Action,
) -> AnyView {
    let counts = (1..=u8::MAX)
        .map(|count| (action(count), count))
        // The first shares of a company have to pay for its factories (Water Frame 4.1.V).
        .skip_while(|(action, _)| !scene.offers(*action))
        .take_while(|(action, _)| scene.offers(*action))
        .collect();
    deal_in(desk, scene, sign, label, counts, action(1))
}

/// A kind of deal: every number that can be dealt in with its coins, or why there is none.
fn deal_in<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    sign: &'static str,
    label: String,
    numbers: Vec<(Action, u8)>,
    example: Action,
) -> AnyView {
    let cash = i32::from(scene.board.company(scene.viewer).cash);
    let why = numbers
        .is_empty()
        .then(|| why_not(desk, scene, example))
        .flatten();
    let numbers = numbers.into_iter().map(|(action, number)| {
        let after = scene.game.preview(&scene.board, action);
        let coins = i32::from(after.company(scene.viewer).cash) - cash;
        let words = in_words(desk, action);
        let (words, coins) = match coins {
            0 => (words, None),
            coins => (format!("{words}, {}", signed(coins)), Some(signed(coins))),
        };
        let body =
            view! { <b>{number}</b>{coins.map(|coins| view! { <span class="k">{coins}</span> })} };
        button(desk, scene, action, words, "count", body.into_any())
    });
    view! {
        <div class="deal">
            <span class="deal-name">{icon(sign)} {label.clone()}</span>
            <div class="counts" role="group" aria-label=label>{numbers.collect_view()}{refusal(desk, why)}</div>
        </div>
    }
    .into_any()
}

/// What can be had in store, in words: only goods of which there is something.
fn storage<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let choices = scene.legal.iter().filter_map(|action| {
        let Action::Keep(keep) = *action else {
            return None;
        };
        let kept: Vec<AnyView> = Good::ALL
            .into_iter()
            .filter(|good| keep[good.index()] > 0)
            .map(|good| {
                let args = [
                    ("good", Arg::Word(good.word())),
                    ("count", Arg::from(keep[good.index()])),
                ];
                let text = desk.tr("mill-goods", &args);
                view! { <span class="kept">{icon(good.word())} {text}</span> }.into_any()
            })
            .collect();
        let body = if kept.is_empty() {
            desk.t("mill-keep-nothing").into_any()
        } else {
            kept.into_any()
        };
        Some(button(
            desk,
            scene,
            *action,
            in_words(desk, *action),
            "btn",
            body,
        ))
    });
    view! {
        <div class="task">
            <p class="k">{desk.t("mill-keep")}</p>
            <div class="mill-choices">{choices.collect_view()}</div>
        </div>
    }
    .into_any()
}

fn start_player<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let buttons = scene.seats().map(|seat| {
        let action = Action::Start(seat);
        let cash = pounds(scene.board.company(seat).cash);
        let body =
            view! { {mark(seat)} {scene.name(seat).to_owned()} <span class="k">{cash}</span> };
        button(
            desk,
            scene,
            action,
            in_words(desk, action),
            "btn",
            body.into_any(),
        )
    });
    let others = in_a_row(desk, scene, |action| action == Action::Hold);
    view! { <div class="task mill-choices">{buttons.collect_view()}{others}</div> }.into_any()
}
