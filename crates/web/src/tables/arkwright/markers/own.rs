//! The viewer's action markers: what each costs, where it lies, and placing it (II.1).

use std::sync::LazyLock;

use arkwright::{Action, Marker, Phase};
use leptos::prelude::*;
use table::{Arg, Game};
use wasm_bindgen::JsCast;

use super::chip::{Size, chip, choice_or_name, name, print};
use super::why;
use crate::act::choice;
use crate::desk::Desk;
use crate::explain;
use crate::tables::arkwright::draw;
use crate::tables::arkwright::mill::draw::sign_of;
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;

const SHEET: &str = "own-markers";
const CHIP: Size = Size(63.0, 46.0);
const COLUMN: f64 = 67.6;
const ROW: f64 = 51.0;
const SPACE: Size = Size(50.0, 46.0);
const SPACES: f64 = 54.0;
/// How many markers lie side by side.
const ACROSS: usize = 4;

/// The marker that is about to be placed, with the turn in which it was
/// chosen. It outlives the drawing of the sheet, which happens anew at every change.
static CHOSEN: LazyLock<ArcRwSignal<Option<(u16, Marker)>>> =
    LazyLock::new(|| ArcRwSignal::new(None));

/// The sheet.
pub(crate) fn own_markers(desk: Desk, scene: &Scene) -> AnyView {
    let company = scene.board.company(scene.viewer);
    let markers: Vec<Marker> = company.markers.iter().collect();
    let asked =
        matches!(scene.board.phase, Phase::Administration { .. }) && !scene.legal.is_empty();
    let chosen = CHOSEN
        .get()
        .filter(|(turn, _)| *turn == scene.board.turn)
        .map(|(_, marker)| marker)
        .filter(|marker| placeable(scene, *marker));
    let mut strokes = vec![draw::hatch("tent-markers")];
    for (index, marker) in markers.iter().enumerate() {
        let at = (
            (index % ACROSS) as f64 * COLUMN,
            (index / ACROSS) as f64 * ROW,
        );
        strokes.push(one(desk, scene, *marker, at, chosen == Some(*marker)));
    }
    let mut height = markers.len().div_ceil(ACROSS) as f64 * ROW - 4.0;
    if asked {
        let components = scene.game.components();
        let prompt = match chosen {
            Some(marker) => desk.tr(
                "sheet-place-where",
                &[
                    ("marker", Arg::Word(marker.kind.word())),
                    ("shade", Arg::Word(marker.shade.word())),
                ],
            ),
            None => desk.t("sheet-place-which"),
        };
        strokes.push(draw::text(0.0, height + 20.0, "b-prompt", prompt));
        let top = height + 28.0;
        for (index, cost) in components.administration.spaces.into_iter().enumerate() {
            strokes.push(space(
                desk,
                scene,
                chosen,
                index,
                cost,
                (index as f64 * SPACES, top),
            ));
        }
        height = top + SPACE.1;
    }
    let fee = scene.game.components().administration.reuse_fee;
    view! {
        <section class="sheet own-markers">
            <div class="hd">
                <h2>{desk.t("sheet-own-markers")}</h2>
                {explain::about(desk, "administration")}
                <span class="r">{desk.tr("sheet-reuse-fee", &[("fee", Arg::from(fee))])}</span>
            </div>
            <div class="b-in">{draw::panel(266.0, height + 2.0, desk.t("sheet-own-markers"), strokes)}</div>
            {why::line(SHEET)}
        </section>
    }
    .into_any()
}

/// Whether the marker can be placed somewhere now.
fn placeable(scene: &Scene, marker: Marker) -> bool {
    let placing = |action: &Action| matches!(action, Action::Place(placed, _) if *placed == marker);
    scene.legal.iter().any(placing)
}

/// One marker: plain, to be chosen, to be used again, or lying on its space.
fn one(desk: Desk, scene: &Scene, marker: Marker, at: (f64, f64), chosen: bool) -> AnyView {
    let components = scene.game.components();
    let administration = &components.administration;
    let company = scene.board.company(scene.viewer);
    let space = company.space_of(marker);
    let reuse = Action::Reuse(marker);
    let name = name(desk, components, marker);
    let (x, y) = at;
    let frame = |class| draw::rect(x, y, CHIP.0, CHIP.1, class);
    let Some(space) = space else {
        let free = placeable(scene, marker);
        let state = if free { "legal" } else { "" };
        let drawn = chip(
            marker,
            scene.viewer,
            at,
            CHIP,
            print(desk, components, marker),
            state,
        );
        let pointed = matches!(&scene.pointed, Some(pointed) if matches!(pointed.action, Action::Place(placed, _) if placed == marker));
        let content = vec![
            drawn,
            frame(if chosen || pointed {
                "b-frame pointed"
            } else {
                "b-frame"
            }),
        ]
        .into_any();
        return match free {
            true => selector(scene.board.turn, marker, name, chosen, content),
            false => view! { <g><title>{name}</title>{content}</g> }.into_any(),
        };
    };
    let cost = administration.spaces[space];
    let in_hand = matches!(scene.board.phase, Phase::Action(hand) if hand.marker == marker && scene.asked == Some(scene.viewer));
    let tentative =
        in_hand || scene.confirmed.company(scene.viewer).space_of(marker) != Some(space);
    let offered = scene.offers(reuse);
    let words = if offered {
        format!("£{cost} + {}", administration.reuse_fee)
    } else {
        desk.tr("sheet-on-space", &[("cost", Arg::from(cost))])
    };
    let state = match (tentative, offered) {
        (true, _) => "used tentative",
        (_, true) => "used legal",
        _ => "used",
    };
    let drawn = chip(marker, scene.viewer, at, CHIP, words, state);
    let pointed = scene
        .pointed
        .as_ref()
        .is_some_and(|pointed| pointed.action == reuse);
    let content = vec![
        drawn,
        frame(if pointed {
            "b-frame pointed"
        } else {
            "b-frame"
        }),
    ]
    .into_any();
    let lies = desk.tr(
        "sheet-lies-on",
        &[("name", Arg::Verbatim(name)), ("cost", Arg::from(cost))],
    );
    choice_or_name(desk, offered.then_some(reuse), lies, content)
}

/// A marker that is chosen first, to be placed on a space after that.
fn selector(turn: u16, marker: Marker, name: String, chosen: bool, content: AnyView) -> AnyView {
    let title = name.clone();
    view! {
        <g
            class="choice"
            role="button"
            tabindex="0"
            aria-pressed=chosen.to_string()
            aria-label=name
            data-marker=marker.to_string()
            on:click=move |_| CHOSEN.set(Some((turn, marker)))
            on:keydown=move |event| {
                if matches!(event.key().as_str(), "Enter" | " ") {
                    event.prevent_default();
                    event.stop_propagation();
                    CHOSEN.set(Some((turn, marker)));
                    // The spaces are drawn first; then the keyboard goes on there.
                    request_animation_frame(move || focus_first_space(marker));
                }
            }
        >
            <title>{title}</title>
            {content}
        </g>
    }
    .into_any()
}

fn focus_first_space(marker: Marker) {
    let first =
        document().query_selector(&format!(".own-markers [data-action^='place {marker} ']"));
    if let Ok(Some(first)) = first {
        let _ = first.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// One space of the viewer's column of the administration table.
fn space(
    desk: Desk,
    scene: &Scene,
    chosen: Option<Marker>,
    index: usize,
    cost: u8,
    at: (f64, f64),
) -> AnyView {
    let (x, y) = at;
    let Size(width, height) = SPACE;
    let lying = scene.board.company(scene.viewer).administration[index];
    let action = chosen.map(|marker| Action::Place(marker, cost));
    let offered = action.filter(|action| scene.offers(*action));
    let pointed =
        offered.is_some() && scene.pointed.as_ref().map(|pointed| pointed.action) == offered;
    let class = match (lying, offered) {
        (Some(_), _) => "b-place taken",
        (_, Some(_)) => "b-place",
        _ => "b-place waiting",
    };
    let mut strokes = vec![draw::rect(
        x + 1.0,
        y + 1.0,
        width - 2.0,
        height - 2.0,
        class,
    )];
    match lying {
        Some(marker) => {
            strokes.push(draw::sign(
                sign_of(marker.kind),
                x + width / 2.0 - 9.0,
                y + 5.0,
                18.0,
                "b-lock",
            ));
            strokes.push(draw::text(
                x + width / 2.0,
                y + height - 7.0,
                "b-label mid",
                format!("£{cost}"),
            ));
        }
        None => strokes.push(draw::text(
            x + width / 2.0,
            y + height / 2.0 + 5.0,
            "b-space-cost",
            format!("£{cost}"),
        )),
    }
    if offered.is_some() {
        strokes.push(draw::rect(
            x + 2.5,
            y + height - 5.0,
            width - 5.0,
            3.0,
            "b-brass",
        ));
    }
    strokes.push(draw::rect(
        x,
        y,
        width,
        height,
        if pointed {
            "b-frame pointed"
        } else {
            "b-frame"
        },
    ));
    let content = strokes.into_any();
    let label = desk.tr("sheet-space", &[("cost", Arg::from(cost))]);
    match (offered, action) {
        (Some(action), _) => choice(desk, action, in_words(desk, action), "", content).into_any(),
        (None, Some(action)) => {
            let reason = scene.game.check(&scene.board, action).err();
            let reason = reason
                .map(|illegal| desk.say_illegal(&illegal))
                .unwrap_or_default();
            why::refused(SHEET, &label, reason, content)
        }
        (None, None) => why::refused(SHEET, &label, desk.t("sheet-place-which"), content),
    }
}
