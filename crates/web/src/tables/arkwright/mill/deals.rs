//! Choices that concern the company as a whole: shares, loans, the warehouse,
//! stored goods at a call, what to keep, and the start player.

use arkwright::{Action, Good, Phase, Stage};
use leptos::prelude::*;
use table::Arg;

use super::draw::{button, is_in_hand, pounds, refusal, signed, why_not};
use crate::desk::Desk;
use crate::icons::{icon, mark};
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// Whether one of these is asked for.
pub(super) fn is_asked<E: Version>(scene: &Scene<E>) -> bool {
    let asked = match scene.board.phase {
        Phase::Action(hand) => matches!(hand.stage, Stage::StockExchange { .. }),
        Phase::StartUpCapital { .. }
        | Phase::FinalExchange { .. }
        | Phase::Sale(_)
        | Phase::Storage { .. }
        | Phase::NameStartPlayer => true,
        _ => false,
    };
    asked && is_in_hand(scene)
}

/// The sheet for the question that is asked, if it is one of these.
pub(super) fn tasks<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    if !is_asked(scene) {
        return ().into_any();
    }
    match scene.board.phase {
        Phase::Sale(_) => in_a_row(desk, scene, &[Action::Offer, Action::Hold]),
        Phase::Storage { .. } => storage(desk, scene),
        Phase::NameStartPlayer => start_player(desk, scene),
        _ => exchange(desk, scene),
    }
}

fn in_a_row<E: Version>(desk: Desk, scene: &Scene<E>, actions: &[Action]) -> AnyView {
    let buttons = actions.iter().map(|action| {
        let words = in_words(desk, *action);
        button(desk, scene, *action, words.clone(), "btn", words.into_any())
    });
    view! { <div class="task mill-choices">{buttons.collect_view()}</div> }.into_any()
}

/// Each kind of deal in a line: every count that can be dealt in, with its coins below it.
fn exchange<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let company = scene.board.company(scene.viewer);
    let capital = matches!(scene.board.phase, Phase::StartUpCapital { .. });
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
    view! { <div class="task deals">{lines}</div> }.into_any()
}

fn deal<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    sign: &'static str,
    label: String,
    action: impl Fn(u8) -> Action,
) -> AnyView {
    let cash = i32::from(scene.board.company(scene.viewer).cash);
    let counts: Vec<AnyView> = (1..=u8::MAX)
        .map(&action)
        .take_while(|action| scene.offers(*action))
        .zip(1_u8..)
        .map(|(action, count)| {
            let after = scene.game.preview(&scene.board, action);
            let coins = signed(i32::from(after.company(scene.viewer).cash) - cash);
            let words = format!("{}, {coins}", in_words(desk, action));
            let body = view! { <b>{count}</b><span class="k">{coins}</span> };
            button(desk, scene, action, words, "count", body.into_any())
        })
        .collect();
    let why = counts
        .is_empty()
        .then(|| why_not(desk, scene, action(1)))
        .flatten();
    view! {
        <div class="deal">
            <span class="deal-name">{icon(sign)} {label.clone()}</span>
            <div class="counts" role="group" aria-label=label>{counts}{refusal(desk, why)}</div>
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
    view! { <div class="task mill-choices">{buttons.collect_view()}</div> }.into_any()
}
