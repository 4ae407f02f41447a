//! The viewer's action markers: what each costs, where it lies, and placing it (II.1).

use std::sync::LazyLock;

use arkwright::{Action, Marker, Phase};
use leptos::prelude::*;
use table::{Arg, Game};
use wasm_bindgen::JsCast;

use super::chip::{choice_or_name, class_of, face, name, print};
use crate::desk::Desk;
use crate::explain;
use crate::icons::icon;
use crate::tables::arkwright::mill::draw::{button, marker_name, seat_class, shade_class, sign_of};
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// The marker that is about to be placed, with the turn in which it was
/// chosen. It outlives the drawing of the sheet, which happens anew at every change.
static CHOSEN: LazyLock<ArcRwSignal<Option<(u16, Marker)>>> =
    LazyLock::new(|| ArcRwSignal::new(None));

/// The sheet.
pub(crate) fn own_markers<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let chosen = CHOSEN
        .get()
        .filter(|(turn, _)| *turn == scene.board.turn)
        .map(|(_, marker)| marker)
        .filter(|marker| placeable(scene, *marker));
    let markers = E::markers(&scene.board, scene.viewer).into_iter();
    let markers = markers.map(|marker| one(desk, scene, marker, chosen == Some(marker)));
    let administration = &scene.game.components().administration;
    let spaces = administration.spaces.into_iter().enumerate();
    let spaces = spaces.map(|(index, cost)| space(desk, scene, chosen, index, cost));
    let fee = administration.reuse_fee;
    view! {
        <section class=format!("sheet own-markers {}", seat_class(scene.viewer)) aria-label=desk.t("sheet-own-markers")>
            <div class="hd">
                <h2>{desk.t("sheet-own-markers")}</h2>
                {explain::about(desk, "administration")}
                <span class="r">{desk.tr("sheet-reuse-fee", &[("fee", Arg::from(fee))])}</span>
            </div>
            <div class="chips">{markers.collect_view()}</div>
            <ol class="spaces" aria-label=desk.t("player-administration")>{spaces.collect_view()}</ol>
            <p class="losses loss">{scene.losses(desk)}</p>
        </section>
    }
    .into_any()
}

/// Whether the marker can be placed somewhere now.
fn placeable<E: Version>(scene: &Scene<E>, marker: Marker) -> bool {
    let placing = |action: &Action| matches!(action, Action::Place(placed, _) | Action::PlacePaying(placed, ..) if *placed == marker);
    scene.legal.iter().any(placing)
}

/// One marker: plain, to be chosen, to be used again, or lying on its space.
fn one<E: Version>(desk: Desk, scene: &Scene<E>, marker: Marker, chosen: bool) -> AnyView {
    let administration = &scene.game.components().administration;
    let company = scene.board.company(scene.viewer);
    let name = name(desk, scene, marker);
    let Some(space) = company.space_of(marker) else {
        let content = face(marker, print(desk, scene, marker));
        if !placeable(scene, marker) {
            return choice_or_name(desk, scene, None, class_of(marker, ""), name, content);
        }
        let pointed = matches!(&scene.pointed, Some(pointed) if matches!(pointed.action, Action::Place(placed, _) if placed == marker));
        let state = if chosen || pointed {
            "legal pointed"
        } else {
            "legal"
        };
        return selector(scene.board.turn, marker, state, name, chosen, content);
    };
    let cost = administration.spaces[space];
    let in_hand = matches!(scene.board.phase, Phase::Action(hand) if hand.marker == marker && scene.asked == Some(scene.viewer));
    let tentative =
        in_hand || scene.confirmed.company(scene.viewer).space_of(marker) != Some(space);
    let reuse = Action::Reuse(marker);
    let words = if scene.offers(reuse) {
        format!("£{cost} + {}", administration.reuse_fee)
    } else {
        desk.tr("sheet-on-space", &[("cost", Arg::from(cost))])
    };
    let lies = desk.tr(
        "sheet-lies-on",
        &[("name", Arg::Verbatim(name)), ("cost", Arg::from(cost))],
    );
    let state = if tentative { "used tent" } else { "used" };
    let class = class_of(marker, state);
    // What is read aloud holds what is seen.
    let lies = format!("{lies} ({words})");
    choice_or_name(desk, scene, Some(reuse), class, lies, face(marker, words))
}

/// A marker that is chosen first, to be placed on a space after that.
fn selector(
    turn: u16,
    marker: Marker,
    state: &str,
    name: String,
    chosen: bool,
    content: AnyView,
) -> AnyView {
    view! {
        <button
            class=class_of(marker, state)
            aria-pressed=chosen.to_string()
            aria-label=name.clone()
            title=name
            data-marker=marker.to_string()
            on:click=move |event| {
                CHOSEN.set(Some((turn, marker)));
                // A key makes a click without a pointer: the keyboard goes on at the spaces.
                if event.detail() == 0 {
                    request_animation_frame(move || focus_first_space(marker));
                }
            }
        >
            {content}
        </button>
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

/// One space of the viewer's column of the administration table: what lies there, what the
/// marker in hand would do there, or why it cannot lie there.
fn space<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    chosen: Option<Marker>,
    index: usize,
    cost: u8,
) -> AnyView {
    let lying = scene.board.company(scene.viewer).administration[index];
    let was = scene.confirmed.company(scene.viewer).administration[index];
    let what = |words: String| {
        let sign = lying.map(|marker| icon(sign_of(marker.kind)));
        view! { <b>{format!("£{cost}")}</b>{sign}<span>{words}</span> }.into_any()
    };
    let state = if lying == was { "" } else { " tent" };
    let shade = lying.map_or("free", |marker| shade_class(marker.shade));
    let class = format!("at {shade}{state}");
    let line = match (lying, chosen) {
        (None, Some(marker)) => {
            let action = Action::Place(marker, cost);
            let words = match scene.game.check(&scene.board, action) {
                Ok(()) => {
                    let bought = scene.game.buys(&scene.board, marker, cost);
                    let bought = bought.iter().map(|bought| desk.say(bought));
                    bought.collect::<Vec<_>>().join(" · ")
                }
                Err(illegal) => desk.say_illegal(&illegal),
            };
            let label = format!("{}: {words}", in_words(desk, action));
            button(desk, scene, action, label, &class, what(words))
        }
        (Some(marker), _) => {
            let words = what(marker_name(desk, marker));
            view! { <span class=class>{words}</span> }.into_any()
        }
        (None, None) => {
            let words = E::is_blocked(scene, index).then(|| desk.t("sheet-blocked"));
            let words = words.unwrap_or_else(|| desk.t("player-free"));
            view! { <span class=class>{what(words)}</span> }.into_any()
        }
    };
    let paying = paying(desk, scene, lying.or(chosen), cost);
    view! { <li>{line}{paying}</li> }.into_any()
}

/// Other amounts that can be paid for a marker on a space.
fn paying<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    marker: Option<Marker>,
    cost: u8,
) -> Option<AnyView> {
    let marker = marker?;
    let amounts: Vec<AnyView> = scene
        .legal
        .iter()
        .filter_map(|action| {
            match *action {
                Action::PlacePaying(placed, at, paid) if placed == marker && at == cost => {
                    Some(paid)
                }
                Action::ReusePaying(placed, paid) if placed == marker => Some(paid),
                _ => None,
            }
            .map(|paid| {
                let text = format!("£{paid}").into_any();
                button(
                    desk,
                    scene,
                    *action,
                    in_words(desk, *action),
                    "amount",
                    text,
                )
            })
        })
        .collect();
    let label = desk.t("sheet-paying");
    (!amounts.is_empty()).then(|| {
        view! { <div class="amounts" role="group" aria-label=label.clone()><span class="k">{label.clone()}</span>{amounts}</div> }.into_any()
    })
}
