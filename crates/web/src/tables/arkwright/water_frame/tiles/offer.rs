//! The common supply of development tiles: a line for each kind, to be read and to be taken.

use ::arkwright::{Action, Board, Good, Tile, WaterFrame};
use leptos::prelude::*;
use table::{Arg, sort_few};

use super::super::explained::{self, Thing};
use super::{badge, is_assigned, is_returned, name};
use crate::desk::Desk;
use crate::explain;
use crate::icons::icon;
use crate::strokes::change;
use crate::tables::arkwright::mill::draw::button;
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;
use crate::written::Written;

/// The tiles of the common supply, a line for each kind.
pub(in super::super) fn on_offer(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    view! {
        <section class="sheet offer" aria-label=desk.t("tiles-on-offer")>
            <div class="hd">
                <h2>{desk.t("tiles-on-offer")}</h2>
                {explain::about(desk, "take-tile")}
                <span class="r">{left(desk, scene)}</span>
            </div>
            {lines(desk, scene)}
            {explained::place(desk, scene, "tiles-hint")}
        </section>
    }
    .into_any()
}

/// How many tiles are left in the supply.
pub(super) fn left(desk: Desk, scene: &Scene<WaterFrame>) -> String {
    let left: u8 = scene.board.parts.tiles.iter().sum();
    desk.tr("tiles-left", &[("count", Arg::from(left))])
}

/// All kinds by their names, the viewer's own at the end.
pub(super) fn lines(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    let parts = [&scene.board, &scene.confirmed, scene.after()].map(|board| &board.parts.tiles);
    let owns = |tile: &Tile| scene.board.harbour(scene.viewer).has(*tile);
    let is_there = |tile: &Tile| parts.iter().any(|tiles| tiles[tile.index()] > 0);
    let mut tiles: Vec<(bool, String, Tile)> = Tile::ALL
        .into_iter()
        .filter(|tile| owns(tile) || is_there(tile))
        .map(|tile| (owns(&tile), name(desk, tile), tile))
        .collect();
    sort_few(&mut tiles, Clone::clone);
    let lines = tiles
        .into_iter()
        .map(|(yours, name, tile)| line(desk, scene, tile, yours, name));
    view! { <ul class="offers">{lines.collect_view()}</ul> }.into_any()
}

/// Whether the viewer is asked for a tile.
fn is_asked(scene: &Scene<WaterFrame>) -> bool {
    let takes = |action: &Action| matches!(action, Action::TakeTile(_) | Action::TakeTileFor(..));
    scene.legal.iter().any(takes)
}

fn line(desk: Desk, scene: &Scene<WaterFrame>, tile: Tile, yours: bool, name: String) -> AnyView {
    let count = |board: &Board<WaterFrame>| board.parts.tiles[tile.index()];
    let now = count(&scene.board);
    let word = Thing::Tile(tile).word();
    let is_open = scene.unfolded.as_deref() == Some(&word);
    let mut class = String::from("of");
    for (is, state) in [
        (yours, " yours"),
        (now == 0, " gone"),
        (now != count(&scene.confirmed), " tent"),
        (count(&scene.seen) != count(&scene.confirmed), " new"),
    ] {
        if is {
            class.push_str(state);
        }
    }
    let star = is_returned(tile).then(|| view! { <i title=desk.t("tile-goes-back")>"★"</i> });
    let amount = match yours {
        true => desk.t("tile-yours"),
        false => now.to_string(),
    };
    let about = explained::about(desk, scene, Thing::Tile(tile));
    let label = format!("{name}, {amount}: {about}");
    // A phone has nothing to point with.
    let about = scene.room.is_narrow().then(|| view! { <p>{about}</p> });
    let fewer = change(i32::from(now), i32::from(count(scene.after())));
    let fewer = (!fewer.is_empty()).then(|| view! { <i class="pill eq">{fewer}</i> });
    let content = view! {
        {Written::new(badge(tile))}
        <span class="of-name">{name} {star}</span>
        {fewer}
        " "
        <b>{amount}</b>
    }
    .into_any();
    let takes = |good: Good| Action::TakeTileFor(tile, good);
    let offered = Good::ALL.into_iter().any(|good| scene.offers(takes(good)));
    let choice = match is_assigned(tile) {
        true => takes(scene.active()),
        false => Action::TakeTile(tile),
    };
    let head = if is_asked(scene) && !offered {
        button(desk, scene, choice, label, &class, content)
    } else {
        // To be read, or to be given a factory.
        if offered {
            class.push_str(" legal");
        }
        view! {
            <button class=class aria-label=label aria-pressed=is_open.to_string() data-take=word.clone()>
                {content}
            </button>
        }
        .into_any()
    };
    let factories = (offered && is_open).then(|| {
        let factory = |good: Good| {
            let action = takes(good);
            button(
                desk,
                scene,
                action,
                in_words(desk, action),
                "of-good",
                icon(good.word()).into_any(),
            )
        };
        view! {
            <span class="of-goods">
                <span class="k">{desk.t("tile-for-which")}</span>
                {Good::ALL.map(factory).into_iter().collect_view()}
            </span>
        }
    });
    view! { <li data-look=word>{head} {factories} {about}</li> }.into_any()
}
