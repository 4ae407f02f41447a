//! The special markers mat: four rows of grey markers, and the ships (4.1.III, II.3.2).

use ::arkwright::{Action, Board, Kind, Marker, Shade, WaterFrame};
use leptos::prelude::*;
use table::{Arg, Game};

use super::explained;
use crate::desk::Desk;
use crate::explain;
use crate::icons::icon;
use crate::tables::arkwright::markers::chip::{choice_or_name, class_of, face, name, print};
use crate::tables::arkwright::mill::draw::{button, roman};
use crate::tables::arkwright::questions::in_words as choice_in_words;
use crate::tables::arkwright::scene::{Pointed, Scene};
use crate::written::Written;

/// The kinds of grey markers in the order of the rows.
const KINDS: [Kind; 4] = [
    Kind::Machinery,
    Kind::Quality,
    Kind::Distribution,
    Kind::Production,
];

/// The blocks of the data file that the sheet shows.
const BLOCKS: [&str; 4] = ["grey_markers", "mat", "production_markers", "ships"];

/// The shade of the markers in a row, counted from 0.
const fn shade(row: usize) -> Shade {
    match row {
        0 | 1 => Shade::Light,
        _ => Shade::Dark,
    }
}

/// What is printed on production markers and ships: rows of a factory, goods.
pub(super) fn print_more(scene: &Scene<WaterFrame>, marker: Marker) -> String {
    if let Some(pier) = marker.pier() {
        return scene.board.harbour(scene.viewer).ships[pier].to_string();
    }
    let rows = scene.game.water_components().mat.production;
    format!("1–{}", rows[usize::from(marker.shade == Shade::Dark)])
}

/// Whether what is pointed at moves a marker or a ship.
pub(super) fn concerns(scene: &Scene<WaterFrame>, pointed: &Pointed<WaterFrame>) -> bool {
    let of = |board: &Board<WaterFrame>| (board.parts.rows, board.parts.ships);
    of(&scene.board) != of(&pointed.board)
}

/// Whether the viewer is asked for a special marker.
fn is_asked(scene: &Scene<WaterFrame>) -> bool {
    let takes = |action: &Action| {
        matches!(
            action,
            Action::Take(_) | Action::TakeShip(_) | Action::ReplaceShip(..) | Action::TakeTile(_)
        )
    };
    scene.legal.iter().any(takes)
}

/// How far a row is open, counted from 0 (II.3.2.2).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Open,
    /// One ahead, for whoever has the inventor.
    WithInventor,
    Shut,
}

fn state(scene: &Scene<WaterFrame>, row: usize) -> Row {
    let level = usize::from(scene.game.level(&scene.board));
    let inventor = scene
        .board
        .harbour(scene.viewer)
        .has(::arkwright::Tile::Inventor);
    match row {
        row if row < level => Row::Open,
        row if row == level && inventor => Row::WithInventor,
        _ => Row::Shut,
    }
}

/// The year from which the level opens a row; the last is for inventors only.
fn opens(scene: &Scene<WaterFrame>, row: usize) -> Option<u16> {
    let levels = scene.game.components().timetable.level;
    let decade = levels
        .iter()
        .skip(1)
        .position(|level| usize::from(*level) > row)?;
    Some(1770 + 10 * decade as u16)
}

/// The sheet.
pub(super) fn sheet(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    let level = scene.game.level(&scene.board);
    let open = [("row", Arg::Verbatim(roman(level).to_owned()))];
    view! {
        <section class="sheet special-markers mat" aria-label=desk.t("mat-title")>
            <div class="hd">
                <h2>{desk.t("mat-title")}</h2>
                {explain::about(desk, "special-mat")}
                <span class="r">{desk.tr("mat-open", &open)}</span>
            </div>
            {(0..4).map(|row| row_of(desk, scene, row)).collect_view()}
            {piers(desk, scene)}
            <p class="losses loss">{scene.losses(desk)}</p>
            {explained::sources(desk, scene, &BLOCKS)}
        </section>
    }
    .into_any()
}

fn row_of(desk: Desk, scene: &Scene<WaterFrame>, row: usize) -> AnyView {
    let chips = (0..4).map(|kind| marker(desk, scene, row, kind));
    let all = scene.game.water_components().ships.iter().enumerate();
    let ships = all.filter(|(_, ship)| usize::from(ship.row) == row + 1);
    let ships = ships.map(|(place, _)| ship(desk, scene, place));
    let class = match state(scene, row) {
        Row::Open => "mat-row",
        Row::WithInventor => "mat-row inventor",
        Row::Shut => "mat-row shut",
    };
    view! {
        <div class=class>
            {label(desk, scene, row)}
            {chips.collect_view()}
            <span class="mat-ships">{ships.collect_view()}</span>
        </div>
    }
    .into_any()
}

/// The number of a row, and its spaces: with a marker, taken, and never used with so few players.
fn label(desk: Desk, scene: &Scene<WaterFrame>, row: usize) -> AnyView {
    let rows = &scene.game.water_components().mat.rows;
    let spaces = rows[usize::from(scene.board.players) - 2][row];
    let most = rows.iter().flatten().copied().max().unwrap_or(spaces);
    let left: u8 = scene.board.parts.rows[row].iter().sum();
    let year = opens(scene, row);
    let words = desk.tr(
        "mat-row",
        &[
            ("row", Arg::Verbatim(roman(row as u8 + 1).to_owned())),
            (
                "year",
                Arg::Verbatim(year.map_or_else(String::new, |year| year.to_string())),
            ),
            ("ahead", Arg::Number(i64::from(year.is_none()))),
            ("left", Arg::from(left)),
            ("spaces", Arg::from(spaces)),
        ],
    );
    let pips = (0..most).map(|space| match space {
        space if space < left => "<i></i>",
        space if space < spaces => "<i class='taken'></i>",
        _ => "<i class='never'></i>",
    });
    let from = year.map_or_else(|| desk.t("mat-inventor"), |year| year.to_string());
    let words = crate::strokes::escaped(&words);
    Written::new(format!(
        "<span class=\"mat-label\" role=\"img\" aria-label=\"{words}\" title=\"{words}\"><b>{}</b><small>{from}</small>\
         <span class=\"mat-pips\">{}</span></span>",
        roman(row as u8 + 1),
        pips.collect::<String>()
    ))
    .into_any()
}

/// What has changed about a pile: tentatively, or since the viewer's last turn.
fn changed(scene: &Scene<WaterFrame>, count: impl Fn(&Board<WaterFrame>) -> u8) -> &'static str {
    let now = count(&scene.board);
    match () {
        () if count(&scene.confirmed) != now => " tent",
        () if count(&scene.seen) != now => " new",
        () => "",
    }
}

/// How many there are, beside a sign.
fn times(count: u8) -> Option<AnyView> {
    (count > 1).then(|| view! { <i class="n">{format!("×{count}")}</i> }.into_any())
}

/// The markers of a kind in a row.
fn marker(desk: Desk, scene: &Scene<WaterFrame>, row: usize, kind: usize) -> AnyView {
    let count = |board: &Board<WaterFrame>| board.parts.rows[row][kind];
    let left = count(&scene.board);
    let of = Marker {
        kind: KINDS[kind],
        shade: shade(row),
    };
    let changed = changed(scene, count);
    if left == 0 {
        let words = desk.t("sheet-taken");
        let name = format!("{}: {words}", name(desk, scene, of));
        let class = class_of(of, &format!("gone{changed}"));
        return choice_or_name(desk, scene, None, class, name, ().into_any());
    }
    // A marker comes from the lowest row in which it lies.
    let is_first = row.is_multiple_of(2) || scene.board.parts.rows[row - 1][kind] == 0;
    let pile = if left > 1 { "pile" } else { "" };
    let name = format!("{} ×{left}", name(desk, scene, of));
    let content = view! { {face(of, print(desk, scene, of))} {times(left)} }.into_any();
    let action = Action::Take(of);
    if is_asked(scene) && is_first {
        let class = class_of(of, &format!("{pile}{changed}"));
        let label = match scene.game.check(&scene.board, action) {
            Ok(()) => format!("{}: {name}", choice_in_words(desk, action)),
            Err(illegal) => format!("{name}: {}", desk.say_illegal(&illegal)),
        };
        return button(desk, scene, action, label, &class, content);
    }
    let shut = if state(scene, row) == Row::Shut {
        " locked"
    } else {
        ""
    };
    let class = class_of(of, &format!("{pile}{shut}{changed}"));
    choice_or_name(desk, scene, None, class, name, content)
}

/// The choices there are for a ship of this capacity: to a free pier, or in place of another ship.
fn taking(scene: &Scene<WaterFrame>, capacity: u8) -> Vec<Action> {
    let takes = |action: &&Action| match **action {
        Action::TakeShip(of) | Action::ReplaceShip(of, _) => of == capacity,
        _ => false,
    };
    scene.legal.iter().filter(takes).copied().collect()
}

/// The ships of a size, with the crew one of them needs.
fn ship(desk: Desk, scene: &Scene<WaterFrame>, place: usize) -> AnyView {
    let of = scene.game.water_components().ships[place];
    let count = |board: &Board<WaterFrame>| board.parts.ships[place];
    let left = count(&scene.board);
    let name = desk.tr(
        "mat-ship",
        &[
            ("capacity", Arg::from(of.capacity)),
            ("crew", Arg::from(of.crew)),
            ("count", Arg::from(left)),
        ],
    );
    let changed = changed(scene, count);
    let crew = (of.crew > 0).then(|| view! { <small>{icon("worker")} {of.crew}</small> });
    let content = view! {
        {icon("ship")}
        <b>{of.capacity}</b>
        {times(left)}
        {crew}
    }
    .into_any();
    if left == 0 {
        let class = format!("chip ship gone{changed}");
        return choice_or_name(
            desk,
            scene,
            None,
            class,
            name,
            view! { <b>{of.capacity}</b> }.into_any(),
        );
    }
    let class = format!("chip ship{changed}");
    if !is_asked(scene) {
        let shut = match state(scene, usize::from(of.row) - 1) {
            Row::Shut => " locked",
            _ => "",
        };
        return choice_or_name(desk, scene, None, class + shut, name, content);
    }
    match taking(scene, of.capacity).as_slice() {
        [] => {
            let [first, second] = scene.board.harbour(scene.viewer).ships;
            let refused = match first.min(second) {
                0 => Action::TakeShip(of.capacity),
                _ => Action::ReplaceShip(of.capacity, if second < first { 2 } else { 1 }),
            };
            let why = scene.game.check(&scene.board, refused).err();
            let why = why.map_or_else(String::new, |why| desk.say_illegal(&why));
            button(
                desk,
                scene,
                refused,
                format!("{name}: {why}"),
                &class,
                content,
            )
        }
        [action] => {
            let label = format!("{}: {name}", choice_in_words(desk, *action));
            button(desk, scene, *action, label, &class, content)
        }
        [..] => {
            let word = format!("ship-{}", of.capacity);
            let is_open = scene.unfolded.as_deref() == Some(&word);
            let state = if is_open { "legal pointed" } else { "legal" };
            view! {
                <button class=format!("{class} {state}") aria-expanded=is_open.to_string()
                    aria-label=name.clone() title=name data-take=word>
                    {content}
                </button>
            }
            .into_any()
        }
    }
}

/// Which ship gives way to the one that was chosen (II.3.2.3).
fn piers(desk: Desk, scene: &Scene<WaterFrame>) -> Option<AnyView> {
    let capacity = scene.unfolded.as_deref()?.strip_prefix("ship-")?;
    let choices = taking(scene, capacity.parse().ok()?);
    let choice = |action: &Action| {
        let Action::ReplaceShip(_, pier) = *action else {
            return ().into_any();
        };
        let replaced = scene.board.harbour(scene.viewer).ships[usize::from(pier) - 1];
        let text = desk.tr(
            "mat-replace",
            &[("pier", Arg::from(pier)), ("capacity", Arg::from(replaced))],
        );
        let label = choice_in_words(desk, *action);
        button(desk, scene, *action, label, "btn", text.into_any())
    };
    let choices = choices.iter().map(choice).collect_view();
    Some(view! { <p class="mat-piers"><span class="k">{desk.t("mat-which-pier")}</span> {choices}</p> }.into_any())
}

/// The rows and the ships in words.
pub(super) fn in_words(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    let rows = (0..4).map(|row| {
        let markers = (0..4).filter_map(|kind| {
            let count = scene.board.parts.rows[row][kind];
            let of = Marker {
                kind: KINDS[kind],
                shade: shade(row),
            };
            (count > 0).then(|| format!("{count} × {}", name(desk, scene, of)))
        });
        let markers: Vec<String> = markers.collect();
        let markers = match markers.as_slice() {
            [] => "–".to_owned(),
            markers => markers.join("; "),
        };
        view! { <li>{format!("{}: {markers}", roman(row as u8 + 1))}</li> }
    });
    let ships = scene.game.water_components().ships.iter();
    let ships = ships.zip(scene.board.parts.ships).map(|(ship, left)| {
        let args = [
            ("capacity", Arg::from(ship.capacity)),
            ("crew", Arg::from(ship.crew)),
            ("count", Arg::from(left)),
        ];
        view! { <li>{format!("{}: {}", roman(ship.row), desk.tr("mat-ship", &args))}</li> }
    });
    view! {
        <h3>{desk.t("mat-title")}</h3>
        <ul>{rows.collect_view()} {ships.collect_view()}</ul>
    }
    .into_any()
}
