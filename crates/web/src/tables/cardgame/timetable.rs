//! The timetable in the header: three decades, and the four goods of the present one.

use cardgame::{Good, Phase, ROUNDS};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::cardgame::draw::{good_word, roman};
use crate::tables::cardgame::scene::Scene;

/// The strip: 1770, 1780, 1790 and the end; the present decade is opened.
pub(crate) fn strip(desk: Desk, scene: &Scene) -> AnyView {
    let over = scene.board.phase == Phase::Over;
    let class = if over { "tl-year now" } else { "tl-year" };
    view! {
        <ol class="tl">
            {(0..3).map(|decade| row(desk, scene, decade)).collect_view()}
            <li class="tl-decade tl-end" aria-current=over.then_some("step")>
                <span class=class>{desk.t("cg-time-end")}</span>
            </li>
        </ol>
    }
    .into_any()
}

fn row(desk: Desk, scene: &Scene, decade: u8) -> AnyView {
    let over = scene.board.phase == Phase::Over;
    let at = scene.board.round.min(ROUNDS - 1) / 4;
    let (now, past) = (decade == at && !over, decade < at || over);
    let class = match (now, past) {
        (true, _) => "tl-year now",
        (_, true) => "tl-year past",
        _ => "tl-year",
    };
    let shown = if now { "tl-decade now" } else { "tl-decade" };
    view! {
        <li class=shown aria-current=now.then_some("step")>
            <span class=class>{1770 + 10 * u16::from(decade)}<i>{roman(decade + 1)}</i></span>
            {now.then(|| rounds(desk, scene))}
        </li>
    }
    .into_any()
}

/// The rounds of the present decade, or the set-up before the first.
fn rounds(desk: Desk, scene: &Scene) -> AnyView {
    if scene.is_set_up() {
        return view! { <span class="tl-cycle now"><b>{desk.t("cg-time-set-up")}</b></span> }
            .into_any();
    }
    let active = scene.active();
    let goods = Good::ALL.map(|good| {
        let now = good == active;
        let class = match (now, good < active) {
            (true, _) => "tl-cycle now",
            (_, true) => "tl-cycle done",
            _ => "tl-cycle",
        };
        let word = good_word(desk, good);
        let title = word.clone();
        view! {
            <span class=class title=title.clone() role="img" aria-label=title>
                {icon(good.word())}
                {now.then(|| view! { <b class="tl-word">{word}</b> })}
            </span>
        }
    });
    view! { {goods} }.into_any()
}
