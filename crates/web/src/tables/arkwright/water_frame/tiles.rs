//! Development tiles: on offer, owned, and what each would do now (II.3.2.1, player's book 1.8).

mod offer;
mod owned;
mod sheet;

use ::arkwright::{Action, Good, Tile, Tiles, WaterFrame};
use leptos::prelude::*;
use table::{Arg, Seat};

use super::explained::{self, Thing};
use crate::desk::Desk;
use crate::strokes::escaped;
use crate::tables::arkwright::scene::{Pointed, Scene};
use crate::written::Written;
pub(super) use offer::on_offer;
pub(super) use owned::owned;
pub(super) use sheet::sheet;

/// What a tile is called.
pub(super) fn name(desk: Desk, tile: Tile) -> String {
    desk.t(&format!("word-{}", tile.word()))
}

/// The sign of a tile, and how its ring is drawn: a patron's is double, and the works that sell
/// machines have a heavier one than the workshop that runs them.
const fn sign(tile: Tile) -> (&'static str, &'static str) {
    let sign = match tile {
        Tile::Agent => "ship",
        Tile::Broker => "stock",
        Tile::Accountant => "coin",
        Tile::Charisma => "prestige",
        Tile::Developer => "factory",
        Tile::Inventor => "dividers",
        Tile::Engineer => "quality",
        Tile::SmallWarehouse => "storehouse",
        Tile::ExtraShifts => "clock",
        Tile::Office => "office",
        Tile::EngineeringWorks => return ("machine", "heavy"),
        Tile::Patent => "distribution",
        Tile::School => "book",
        Tile::Foreman => "hat",
        Tile::PatronFood => return ("food", "double"),
        Tile::PatronClothes => return ("clothes", "double"),
        Tile::PatronCutlery => return ("cutlery", "double"),
        Tile::PatronLamps => return ("lamps", "double"),
        Tile::Administrator => "file",
        Tile::Workshop => "machine",
    };
    (sign, "")
}

/// The round sign of a tile, as it stands in the document.
fn badge(tile: Tile) -> String {
    let (sign, ring) = sign(tile);
    format!(
        "<span class=\"tile-sign {ring}\" aria-hidden=\"true\"><svg class=\"ic\"><use href=\"#i-{sign}\"></use></svg></span>"
    )
}

/// The star of tiles that go back once they are used (player's book 1.8).
const fn is_returned(tile: Tile) -> bool {
    matches!(tile, Tile::Developer | Tile::ExtraShifts)
}

/// The foreman and the workshop are for one factory, which is named when they are taken.
const fn is_assigned(tile: Tile) -> bool {
    matches!(tile, Tile::Foreman | Tile::Workshop)
}

/// The factory in which a player's tile works.
fn assigned(scene: &Scene<WaterFrame>, seat: Seat, tile: Tile) -> Option<Good> {
    let harbour = scene.board.harbour(seat);
    match tile {
        Tile::Foreman => harbour.foreman,
        Tile::Workshop => harbour.workshop,
        _ => None,
    }
}

/// The tile that a choice is about: one that is taken, or one of the player's that is used.
pub(super) fn tile_of(action: Action) -> Option<Tile> {
    match action {
        Action::TakeTile(tile) | Action::TakeTileFor(tile, _) => Some(tile),
        action => used(action),
    }
}

/// The tile of the player's that a choice uses.
fn used(action: Action) -> Option<Tile> {
    match action {
        Action::Return(tile) | Action::Move(tile, _) => Some(tile),
        Action::UseDeveloper => Some(Tile::Developer),
        Action::PayInventor => Some(Tile::Inventor),
        Action::HalfPrice(_) => Some(Tile::Broker),
        Action::Extra => Some(Tile::ExtraShifts),
        Action::Shut => Some(Tile::School),
        _ => None,
    }
}

/// Whether what is pointed at moves a tile.
pub(super) fn concerns(scene: &Scene<WaterFrame>, pointed: &Pointed<WaterFrame>) -> bool {
    let of = |scene: &Scene<WaterFrame>| scene.board.parts.harbours.map(|harbour| harbour.tiles);
    let then = pointed.board.parts.harbours.map(|harbour| harbour.tiles);
    tile_of(pointed.action).is_some() || of(scene) != then
}

/// Where a player's tile comes from and goes to: the class of its drawing.
fn class_of(scene: &Scene<WaterFrame>, seat: Seat, tile: Tile) -> &'static str {
    let has = |board: &::arkwright::Board<WaterFrame>| board.harbour(seat).has(tile);
    match (has(&scene.confirmed), has(&scene.board), has(scene.after())) {
        (_, false, _) => "would",
        (_, true, false) => "going",
        (false, true, _) => "tent",
        _ if !has(&scene.seen) => "new",
        _ => "",
    }
}

/// The tiles of a player, and behind them what would come by the choice that is pointed at.
fn of_seat(scene: &Scene<WaterFrame>, seat: Seat) -> Vec<Tile> {
    let (now, then) = (
        scene.board.harbour(seat).tiles,
        scene.after().harbour(seat).tiles,
    );
    let comes = then.iter().filter(|tile| !now.contains(*tile));
    now.iter().chain(comes).collect()
}

/// How many tiles of how many a player has, such as "3 of 4 tiles".
fn count(desk: Desk, scene: &Scene<WaterFrame>, tiles: Tiles, id: &str) -> String {
    let most = scene.game.water_components().tiles.most;
    desk.tr(
        id,
        &[
            ("count", Arg::Number(tiles.len() as i64)),
            ("most", Arg::from(most)),
        ],
    )
}

/// A player's tiles as round signs, in his panel.
pub(super) fn in_panel(desk: Desk, scene: &Scene<WaterFrame>, seat: Seat) -> AnyView {
    let most = usize::from(scene.game.water_components().tiles.most);
    let owned = scene.board.harbour(seat).tiles;
    let shown = of_seat(scene, seat);
    let mut signs = String::new();
    for tile in &shown {
        let words = escaped(&said(desk, scene, seat, *tile));
        signs += &format!(
            "<li class=\"{}\" title=\"{words}\">{}<span class=\"sr\">{words}</span></li>",
            class_of(scene, seat, *tile),
            badge(*tile)
        );
    }
    for _ in shown.len()..most {
        signs += "<li class=\"free\"><span class=\"tile-sign\"></span></li>";
    }
    let label = escaped(&desk.t("tiles-of-player"));
    let count = count(desk, scene, owned, "tiles-count-brief");
    Written::new(format!(
        "<div class=\"player-tiles\"><ul aria-label=\"{label}\">{signs}</ul><span class=\"k\">{count}</span></div>"
    ))
    .into_any()
}

/// A player's tile with the factory it works in.
fn said(desk: Desk, scene: &Scene<WaterFrame>, seat: Seat, tile: Tile) -> String {
    match assigned(scene, seat, tile) {
        Some(good) => desk.tr(
            "tile-in-factory",
            &[
                ("tile", Arg::Word(tile.word())),
                ("good", Arg::Word(good.word())),
            ],
        ),
        None => name(desk, tile),
    }
}

/// Whose tiles there are, and what is in the supply.
pub(super) fn in_words(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    let line = |who: String, tiles: Vec<String>| {
        let tiles = match tiles.as_slice() {
            [] => "–".to_owned(),
            tiles => tiles.join(", "),
        };
        view! { <li>{format!("{who}: {tiles}")}</li> }
    };
    let players = scene.seats().map(|seat| {
        let tiles = scene.board.harbour(seat).tiles.iter();
        let tiles = tiles.map(|tile| said(desk, scene, seat, tile));
        line(scene.name(seat).to_owned(), tiles.collect())
    });
    let supply = Tile::ALL.into_iter().zip(scene.board.parts.tiles);
    let supply = supply.filter(|(_, count)| *count > 0);
    let supply = supply.map(|(tile, count)| {
        let about = explained::about(desk, scene, Thing::Tile(tile));
        format!("{count} × {} ({about})", name(desk, tile))
    });
    view! {
        <h3>{desk.t("tiles-title")}</h3>
        <ul>
            {players.collect_view()}
            {line(desk.t("tiles-on-offer"), supply.collect())}
        </ul>
    }
    .into_any()
}
