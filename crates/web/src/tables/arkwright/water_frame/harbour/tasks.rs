//! What is asked about the warehouse takes the place of the shipment: production for it, displaced
//! workers, one more good, and what to keep (II.2.3, II.2.8, III.5).

use ::arkwright::{Action, Board, Good, Pending, Phase, Stage, WaterFrame, WaterPhase, WaterStage};
use leptos::prelude::*;
use table::{Arg, Game, sort_few};

use super::{Waters, heading, shipping};
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::mill::draw::{button, is_in_hand, refusal, signed, why_not};
use crate::tables::arkwright::questions::in_words;

/// The part of the mat for what is asked.
pub(super) fn panel(desk: Desk, scene: &Waters) -> AnyView {
    let Some((title, body)) = asked(desk, scene) else {
        return shipping::panel(desk, scene);
    };
    let hint = (title == "harbour-produce").then(|| desk.t("harbour-produce-hint"));
    view! {
        <div class="h-part h-task">
            {heading(desk, title, "storage", hint.into_any())}
            {body}
        </div>
    }
    .into_any()
}

fn asked(desk: Desk, scene: &Waters) -> Option<(&'static str, AnyView)> {
    if !is_in_hand(scene) {
        return None;
    }
    if scene.board.parts.pending == Some(Pending::Discard) {
        return Some(("harbour-discard", keep(desk, scene)));
    }
    match scene.board.phase {
        Phase::Action(hand) => match hand.stage {
            Stage::Water(WaterStage::Production { produced: None }) => {
                Some(("harbour-produce", produce(desk, scene)))
            }
            Stage::Water(WaterStage::School) => Some(("harbour-resettle", resettle(desk, scene))),
            _ => None,
        },
        Phase::Water(WaterPhase::Storing { .. }) => Some(("harbour-keep", keep(desk, scene))),
        Phase::Water(WaterPhase::StoreExtra { .. }) => {
            let choices = [Action::Extra, Action::Hold].map(|action| {
                let words = in_words(desk, action);
                button(desk, scene, action, words.clone(), "btn", words.into_any())
            });
            let body = view! { <div class="h-keep">{choices.into_iter().collect_view()}</div> };
            Some(("harbour-store-extra", body.into_any()))
        }
        _ => None,
    }
}

/// A line of numbers for a good, each with what it brings and costs.
fn numbers(
    desk: Desk,
    scene: &Waters,
    label: String,
    good: Good,
    body: &dyn Fn(&Board<WaterFrame>, u8) -> AnyView,
    action: &dyn Fn(u8) -> Action,
) -> Option<AnyView> {
    let counts: Vec<AnyView> = (1..=12)
        .map(|count| (action(count), count))
        .take_while(|(action, _)| scene.offers(*action))
        .map(|(action, count)| {
            let after = scene.game.preview(&scene.board, action);
            let body = body(&after, count);
            button(desk, scene, action, in_words(desk, action), "count", body)
        })
        .collect();
    (!counts.is_empty()).then(|| {
        view! {
            <div class="deal">
                <span class="deal-name">{icon(good.word())} {label.clone()}</span>
                <div class="counts" role="group" aria-label=label>{counts}</div>
            </div>
        }
        .into_any()
    })
}

fn word(desk: Desk, good: Good) -> String {
    desk.t(&format!("word-{}", good.word()))
}

/// Rows that produce for the warehouse: goods that come in, and what they cost.
fn produce(desk: Desk, scene: &Waters) -> AnyView {
    let seat = scene.shown;
    let cash = i32::from(scene.board.company(seat).cash);
    let mut lines = Vec::new();
    for good in Good::ALL {
        let stored =
            |board: &Board<WaterFrame>| i32::from(board.company(seat).stored[good.index()]);
        let body = |after: &Board<WaterFrame>, rows: u8| {
            let made = stored(after) - stored(&scene.board);
            let coins = signed(i32::from(after.company(seat).cash) - cash);
            let rows = desk.tr("harbour-rows", &[("rows", Arg::from(rows))]);
            view! { <b>{format!("+{made}")}</b><span class="k">{coins}</span><span class="k">{rows}</span> }
                .into_any()
        };
        let plain = |rows| Action::Produce(good, rows);
        let extra = |rows| Action::ProduceExtra(good, rows);
        lines.extend(numbers(desk, scene, word(desk, good), good, &body, &plain));
        let label = desk.t("harbour-with-extra");
        lines.extend(numbers(desk, scene, label, good, &body, &extra));
    }
    let why = lines
        .is_empty()
        .then(|| why_not(desk, scene, Action::Produce(scene.active(), 1)))
        .flatten();
    view! { <div class="h-deals">{lines}{refusal(desk, why)}</div> }.into_any()
}

/// Displaced workers into other factories; those for the warehouse are placed on it.
fn resettle(desk: Desk, scene: &Waters) -> AnyView {
    let left = Arg::from(scene.board.parts.action.displaced);
    let body = |_: &Board<WaterFrame>, count: u8| view! { <b>{count}</b> }.into_any();
    let lines = Good::ALL.map(|good| {
        let action = |count| Action::Resettle(good, count);
        numbers(desk, scene, word(desk, good), good, &body, &action)
    });
    view! {
        <p class="h-says">{desk.tr("harbour-resettle-hint", &[("count", left)])}</p>
        <div class="h-deals">{lines.into_iter().flatten().collect_view()}</div>
    }
    .into_any()
}

/// What can be kept, the usual choice first.
fn keep(desk: Desk, scene: &Waters) -> AnyView {
    let usual = scene.game.usual(&scene.board);
    let mut keeps: Vec<Action> = scene
        .legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Keep(_)))
        .collect();
    sort_few(&mut keeps, |action| Some(*action) != usual);
    let choices = keeps.into_iter().map(|action| {
        let Action::Keep(keep) = action else {
            return ().into_any();
        };
        let kept = Good::ALL.into_iter().filter(|good| keep[good.index()] > 0);
        let kept: Vec<AnyView> = kept
            .map(|good| {
                view! { <span class="kept">{icon(good.word())} {keep[good.index()]}</span> }
                    .into_any()
            })
            .collect();
        let body = match kept.is_empty() {
            true => desk.t("mill-keep-nothing").into_any(),
            false => kept.into_any(),
        };
        button(desk, scene, action, in_words(desk, action), "btn", body)
    });
    view! { <div class="h-keep">{choices.collect_view()}</div> }.into_any()
}
