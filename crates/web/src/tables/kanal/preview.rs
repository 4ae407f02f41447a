//! What the choice that is pointed at does to the score pad, in one line.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::tables::kanal::outcome;
use crate::tables::kanal::pad::number;
use crate::tables::kanal::scene::Scene;

/// The line under the industry board.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    view! { <section class="sheet preview" aria-label=desk.t("sheet-preview")>{line_of(desk, scene)}</section> }
        .into_any()
}

/// The same above the buttons of a phone.
pub(crate) fn line(desk: Desk, scene: &Scene) -> AnyView {
    view! { <div class="preview">{line_of(desk, scene)}</div> }.into_any()
}

fn line_of(desk: Desk, scene: &Scene) -> AnyView {
    let Some(pointed) = &scene.pointed else {
        return view! { <span class="k-quiet">{quiet(desk, scene)}</span> }.into_any();
    };
    let words = desk.choice_in_words(&pointed.action.to_string());
    view! {
        <b class="k-what">{words}</b>
        {outcome::pills(desk, scene, pointed)}
    }
    .into_any()
}

/// What is said while nothing is pointed at: what the turn so far has changed.
fn quiet(desk: Desk, scene: &Scene) -> AnyView {
    let before = scene.game.score_pad(&scene.confirmed, scene.viewer).total();
    let now = scene.game.score_pad(&scene.board, scene.viewer).total();
    if before == now {
        // A finger does not point.
        return (!scene.is_narrow)
            .then(|| desk.t("sheet-preview-none"))
            .into_any();
    }
    let (before, now) = (number(before), number(now));
    view! { {desk.t("sheet-preview-turn")} " " <b>{before} " → " {now}</b> }.into_any()
}
