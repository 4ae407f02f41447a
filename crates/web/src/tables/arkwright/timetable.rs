//! The timetable in the header: the decades, and the cycles of the present one.

use arkwright::{Good, Phase};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::draw;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// The strip: 1760, 1770, … and the end; the present decade is opened.
pub(crate) fn strip<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let over = scene.board.phase == Phase::Over;
    let decades = (0..=E::LAST_DECADE)
        .map(|decade| row(desk, scene, decade))
        .collect_view();
    let class = if over { "tl-year now" } else { "tl-year" };
    view! {
        <ol class="tl">
            {decades}
            <li class="tl-decade tl-end" aria-current=over.then_some("step")>
                <span class=class>{desk.t("sheet-timetable-end")}</span>
            </li>
        </ol>
    }
    .into_any()
}

fn row<E: Version>(desk: Desk, scene: &Scene<E>, decade: u8) -> AnyView {
    let timetable = &scene.game.components().timetable;
    let over = scene.board.phase == Phase::Over;
    let (now, past) = (
        decade == scene.board.decade && !over,
        decade < scene.board.decade || over,
    );
    let level = timetable.level[usize::from(decade)];
    let obsolete = timetable.obsolete[usize::from(decade)];
    let year = 1760 + 10 * u16::from(decade);
    let class = match (now, past) {
        (true, _) => "tl-year now",
        (_, true) => "tl-year past",
        _ => "tl-year",
    };
    // The level of the preparation round is that of the first decade and is not printed for it.
    let level = (decade > 0).then(|| {
        let title = desk.tr("sheet-timetable-level", &[("level", Arg::from(level))]);
        view! { <i title=title>{draw::roman(level)}</i> }
    });
    let levels = ("levels", Arg::Verbatim(levels(obsolete)));
    let obsolete =
        (obsolete > 0 && !past && !now).then(|| desk.tr("sheet-timetable-obsolete", &[levels]));
    let notes: Vec<String> = obsolete
        .into_iter()
        .chain(E::decade_note(desk, scene, decade))
        .collect();
    let note = (!notes.is_empty()).then(|| notes.join(" · "));
    let title = note.clone();
    let shown = if now { "tl-decade now" } else { "tl-decade" };
    view! {
        <li class=shown title=title aria-current=now.then_some("step")>
            <span class=class>{year}{level}</span>
            {now.then(|| cycles(desk, scene, decade))}
            {note.map(|note| view! { <span class="tl-note">{note}</span> })}
        </li>
    }
    .into_any()
}

/// The cycles of the present decade, and its end.
fn cycles<E: Version>(desk: Desk, scene: &Scene<E>, decade: u8) -> AnyView {
    if decade == 0 {
        return view! { <span class="tl-cycle now"><b>{desk.t("sheet-timetable-preparation")}</b></span> }.into_any();
    }
    let ended = match scene.board.phase {
        Phase::NameStartPlayer | Phase::FinalExchange { .. } => true,
        Phase::Water(phase) => phase.is_event_phase(),
        _ => false,
    };
    let active = scene.active();
    let goods = Good::ALL.map(|good| {
        let now = good == active && !ended;
        let class = match (now, good < active || ended) {
            (true, _) => "tl-cycle now",
            (_, true) => "tl-cycle done",
            _ => "tl-cycle",
        };
        let word = desk.t(&format!("word-{}", good.word()));
        let title = word.clone();
        view! {
            <span class=class title=title.clone() role="img" aria-label=title>
                {icon(good.word())}
                {now.then(|| view! { <b class="tl-word">{word}</b> })}
            </span>
        }
    });
    let end = desk.t("sheet-timetable-decade-end");
    let class = if ended { "tl-cycle now" } else { "tl-cycle" };
    view! {
        {goods}
        <span class=class title=end.clone() role="img" aria-label=end>{icon("flag")}</span>
    }
    .into_any()
}

/// The levels that a set of bits names.
fn levels(bits: u8) -> String {
    let named: Vec<&str> = (1..=4u8)
        .filter(|level| bits & (1 << (level - 1)) != 0)
        .map(draw::roman)
        .collect();
    named.join(", ")
}
