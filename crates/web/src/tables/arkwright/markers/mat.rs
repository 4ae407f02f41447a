//! The special markers mat: light and dark grey markers in piles, and those of the 1760 stock exchange.

use arkwright::{Action, ActionInHand, Board, DECADES, Kind, Marker, Phase, Shade, Stage};
use leptos::prelude::*;
use table::{Arg, Game};

use super::chip::{choice_or_name, class_of, face, name, print};
use crate::desk::Desk;
use crate::explain;
use crate::tables::arkwright::mill::draw::button;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::sources;
use crate::tables::arkwright::version::Version;

/// The kinds that exist in grey, a column each.
const KINDS: [Kind; 4] = [
    Kind::Machinery,
    Kind::Quality,
    Kind::Distribution,
    Kind::StockExchange,
];

/// The blocks of the data file that the sheet shows.
const BLOCKS: [&str; 4] = [
    "grey_markers",
    "markers.machinery",
    "markers.quality",
    "markers.distribution",
];

/// The sheet.
pub(crate) fn special_markers<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let piles = [Shade::Light, Shade::Dark].into_iter().flat_map(|shade| {
        KINDS.map(|kind| {
            let marker = Marker { kind, shade };
            match marker.grey_index() {
                Some(place) => pile(desk, scene, marker, place),
                // The space that stays empty.
                None => view! { <span class="chip gone">"×"</span> }.into_any(),
            }
        })
    });
    let from = dark_from(scene).map(|year| {
        desk.tr(
            "sheet-dark-from",
            &[("year", Arg::Verbatim(year.to_string()))],
        )
    });
    view! {
        <section class="sheet special-markers" aria-label=desk.t("sheet-special-markers")>
            <div class="hd">
                <h2>{desk.t("sheet-special-markers")}</h2>
                {explain::about(desk, "special-mat")}
                <span class="r">{from}</span>
            </div>
            {display(desk, scene)}
            <div class="chips">{piles.collect_view()}</div>
            {sources::label(desk, scene, &BLOCKS)}
        </section>
    }
    .into_any()
}

/// The year from which dark markers can be taken, while that lies ahead.
fn dark_from<E: Version>(scene: &Scene<E>) -> Option<u16> {
    let dark = Marker::dark(Kind::Machinery);
    let opens = |decade: u8| {
        let mut board = asking(scene);
        board.decade = decade;
        // Only the time is asked for here, not who owns what.
        board.mat = [1; 7];
        board.companies[board.asked.index()].markers = Default::default();
        scene.game.check(&board, Action::Take(dark)).is_ok()
    };
    let decade = (0..DECADES as u8).find(|decade| opens(*decade))?;
    (decade > scene.board.decade).then(|| 1760 + 10 * u16::from(decade))
}

/// The board as it is, if the viewer were asked for a special marker: what
/// could not be taken even then is shown as locked.
fn asking<E: Version>(scene: &Scene<E>) -> Board<E> {
    let mut board = scene.board;
    board.asked = scene.viewer;
    board.phase = Phase::Action(ActionInHand {
        step: 0,
        marker: Marker::own(Kind::Workers),
        paid: 0,
        stage: Stage::SpecialMarker,
    });
    board
}

fn pile<E: Version>(desk: Desk, scene: &Scene<E>, marker: Marker, place: usize) -> AnyView {
    let count = scene.board.mat[place];
    let action = Action::Take(marker);
    let asked = asked_for_special(scene);
    let locked = scene.game.check(&asking(scene), action).err();
    let mut state = String::from(match (count, &locked) {
        (0, _) => "gone",
        (_, Some(_)) => "locked",
        (2.., _) => "pile",
        _ => "",
    });
    if scene.confirmed.mat[place] != count {
        state.push_str(" tent");
    } else if scene.seen.mat[place] != count {
        state.push_str(" new");
    }
    let words = match count {
        0 => desk.t("sheet-taken"),
        _ => print(desk, scene, marker),
    };
    let many = (count > 0).then(|| view! { <i class="n">{format!("×{count}")}</i> });
    let name = format!("{} ×{count}", name(desk, scene, marker));
    let class = class_of(marker, &state);
    match locked.filter(|_| asked) {
        Some(illegal) => {
            let why = desk.say_illegal(&illegal);
            let content =
                view! { {face(marker, words)}{many}<span class="why">{why.clone()}</span> }
                    .into_any();
            button(
                desk,
                scene,
                action,
                format!("{name}: {why}"),
                &class,
                content,
            )
        }
        None => {
            let content = view! { {face(marker, words)}{many} }.into_any();
            choice_or_name(desk, scene, asked.then_some(action), class, name, content)
        }
    }
}

/// Whether a grey marker is asked for.
pub(crate) fn is_asked<E: Version>(scene: &Scene<E>) -> bool {
    let picks = matches!(scene.board.phase, Phase::PickLightMarker { .. });
    picks && !scene.legal.is_empty() || asked_for_special(scene)
}

fn asked_for_special<E: Version>(scene: &Scene<E>) -> bool {
    let special =
        matches!(scene.board.phase, Phase::Action(hand) if hand.stage == Stage::SpecialMarker);
    special && !scene.legal.is_empty()
}

/// The light markers that lie on the timetable's stock exchange space in 1760 (4.1.III, 4.1.V).
fn display<E: Version>(desk: Desk, scene: &Scene<E>) -> Option<AnyView> {
    if scene.board.display.iter().all(|count| *count == 0) {
        return None;
    }
    let chips = Marker::DRAWN.into_iter().zip(scene.board.display);
    let chips = chips.map(|(marker, count)| {
        let class = class_of(marker, if count == 0 { "gone" } else { "" });
        let content = view! {
            {face(marker, print(desk, scene, marker))}
            <i class="n">{format!("×{count}")}</i>
        };
        let name = format!("{} ×{count}", name(desk, scene, marker));
        let picks = matches!(scene.board.phase, Phase::PickLightMarker { .. });
        let action = picks.then_some(Action::Take(marker));
        choice_or_name(desk, scene, action, class, name, content.into_any())
    });
    Some(
        view! {
            <p class="k">{desk.t("sheet-display")}</p>
            <div class="chips">{chips.collect_view()}</div>
        }
        .into_any(),
    )
}
