//! The special markers mat: light and dark grey markers in piles, and those of the 1760 stock exchange.

use arkwright::{Action, ActionInHand, Board, DECADES, Kind, Marker, Phase, Shade, Stage};
use leptos::prelude::*;
use table::{Arg, Game};

use super::chip::{Size, chip, choice_or_name, name, print};
use super::why;
use crate::desk::Desk;
use crate::explain;
use crate::tables::arkwright::draw;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::sources;

const SHEET: &str = "mat";
const CHIP: Size = Size(58.0, 42.0);
const COLUMN: f64 = 67.2;
const ROW: f64 = 57.0;
/// How far the markers of a pile lie apart.
const STEP: f64 = 3.0;
/// The room above a pile of four.
const TOP: f64 = 10.0;
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
pub(crate) fn special_markers(desk: Desk, scene: &Scene) -> AnyView {
    let mut strokes = Vec::new();
    for (row, shade) in [Shade::Light, Shade::Dark].into_iter().enumerate() {
        for (column, kind) in KINDS.into_iter().enumerate() {
            let at = (column as f64 * COLUMN, TOP + row as f64 * ROW);
            let marker = Marker { kind, shade };
            strokes.push(match marker.grey_index() {
                Some(place) => pile(desk, scene, marker, place, at),
                // The space that stays empty.
                None => draw::path(cross(at), "b-cross"),
            });
        }
    }
    let height = TOP + 2.0 * ROW - 6.0;
    let from = dark_from(scene).map(|year| {
        desk.tr(
            "sheet-dark-from",
            &[("year", Arg::Verbatim(year.to_string()))],
        )
    });
    view! {
        <section class="sheet special-markers">
            <div class="hd">
                <h2>{desk.t("sheet-special-markers")}</h2>
                {explain::about(desk, "special-mat")}
                <span class="r">{from}</span>
            </div>
            {display(desk, scene)}
            <div class="b-in">{draw::panel(266.0, height, desk.t("sheet-special-markers"), strokes)}</div>
            {why::line(SHEET)}
            {sources::label(desk, scene, &BLOCKS)}
        </section>
    }
    .into_any()
}

/// The year from which dark markers can be taken, while that lies ahead.
fn dark_from(scene: &Scene) -> Option<u16> {
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
fn asking(scene: &Scene) -> Board {
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

fn pile(desk: Desk, scene: &Scene, marker: Marker, place: usize, at: (f64, f64)) -> AnyView {
    let (x, y) = at;
    let Size(width, height) = CHIP;
    let count = scene.board.mat[place];
    let action = Action::Take(marker);
    let offered = asked_for_special(scene) && scene.offers(action);
    let locked = scene.game.check(&asking(scene), action).err();
    let components = scene.game.components();
    let state = match (offered, &locked) {
        (true, _) => "legal",
        (_, Some(_)) => "locked",
        _ => "",
    };
    let mut strokes: Vec<AnyView> = (1..count.max(1))
        .rev()
        .map(|below| {
            let shift = f64::from(below) * STEP;
            let class = match (&locked, marker.shade) {
                (Some(_), _) => "b-pile locked",
                (_, Shade::Dark) => "b-pile dark",
                _ => "b-pile light",
            };
            draw::rect(
                x + shift + 0.75,
                y - shift + 0.75,
                width - 1.5,
                height - 1.5,
                class,
            )
        })
        .collect();
    if count == 0 {
        strokes.push(draw::rect(
            x + 1.0,
            y + 1.0,
            width - 2.0,
            height - 2.0,
            "b-taken",
        ));
        strokes.push(draw::text(
            x + width / 2.0,
            y + height / 2.0 + 4.0,
            "b-label mid",
            desk.t("sheet-taken"),
        ));
    } else {
        strokes.push(chip(
            marker,
            scene.viewer,
            at,
            CHIP,
            print(desk, components, marker),
            state,
        ));
        strokes.push(draw::text(
            x + width - 4.0,
            y + 14.0,
            count_class(marker, state),
            format!("×{count}"),
        ));
        if locked.is_some() {
            strokes.push(draw::sign("lock", x + 4.0, y + 4.0, 12.0, "b-lock"));
        }
    }
    let taken = scene
        .pointed
        .as_ref()
        .is_some_and(|pointed| pointed.action == action && offered);
    strokes.push(draw::rect(
        x,
        y,
        width,
        height,
        if taken { "b-frame pointed" } else { "b-frame" },
    ));
    if scene.confirmed.mat[place] != scene.board.mat[place] {
        strokes.push(draw::rect(
            x + 1.0,
            y + 1.0,
            width - 2.0,
            height - 2.0,
            "b-tent edge",
        ));
    } else if scene.seen.mat[place] != scene.board.mat[place] {
        strokes.push(draw::path(
            draw::corner(x + width + 1.0, y - 1.0, 8.0),
            "b-corner",
        ));
    }
    let name = format!("{} ×{count}", name(desk, components, marker));
    let content = strokes.into_any();
    match locked {
        Some(illegal) if !offered && asked_for_special(scene) => {
            why::refused(SHEET, &name, desk.say_illegal(&illegal), content)
        }
        _ => choice_or_name(desk, offered.then_some(action), name, content),
    }
}

fn count_class(marker: Marker, state: &str) -> &'static str {
    match (marker.shade, state) {
        (_, "locked") => "b-count locked",
        (Shade::Dark, _) => "b-count dark",
        _ => "b-count light",
    }
}

fn asked_for_special(scene: &Scene) -> bool {
    let stage = match scene.board.phase {
        Phase::Action(hand) => hand.stage,
        _ => return false,
    };
    stage == Stage::SpecialMarker && !scene.legal.is_empty()
}

fn cross((x, y): (f64, f64)) -> String {
    let (x, y) = (x + CHIP.0 / 2.0, y + CHIP.1 / 2.0);
    format!("M{} {}l10 10m0 -10l-10 10", x - 5.0, y - 5.0)
}

/// The light markers that lie on the timetable's stock exchange space in 1760 (4.1.III, 4.1.V).
fn display(desk: Desk, scene: &Scene) -> Option<AnyView> {
    if scene.board.display.iter().all(|count| *count == 0) {
        return None;
    }
    let components = scene.game.components();
    let asked = matches!(scene.board.phase, Phase::PickLightMarker { .. });
    let mut strokes = Vec::new();
    for (column, (marker, count)) in Marker::DRAWN
        .into_iter()
        .zip(scene.board.display)
        .enumerate()
    {
        let (x, y) = (column as f64 * COLUMN, 2.0);
        let action = Action::Take(marker);
        let offered = asked && scene.offers(action);
        let mut drawn = Vec::new();
        if count == 0 {
            drawn.push(draw::rect(
                x + 1.0,
                y + 1.0,
                CHIP.0 - 2.0,
                CHIP.1 - 2.0,
                "b-taken",
            ));
        } else {
            let state = if offered { "legal" } else { "" };
            drawn.push(chip(
                marker,
                scene.viewer,
                (x, y),
                CHIP,
                print(desk, components, marker),
                state,
            ));
            drawn.push(draw::text(
                x + CHIP.0 - 4.0,
                y + 14.0,
                "b-count light",
                format!("×{count}"),
            ));
        }
        drawn.push(draw::rect(x, y, CHIP.0, CHIP.1, "b-frame"));
        let name = format!("{} ×{count}", name(desk, components, marker));
        let content = drawn.into_any();
        let offered = offered.then_some(action);
        strokes.push(choice_or_name(desk, offered, name, content));
    }
    let label = desk.t("sheet-display");
    let panel = draw::panel(266.0, CHIP.1 + 4.0, label.clone(), strokes);
    Some(view! { <div class="b-in"><p class="k">{label}</p>{panel}</div> }.into_any())
}
