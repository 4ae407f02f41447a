//! All tiles with what they do, and the events, in the mill's place.

use ::arkwright::{Tile, WaterFrame};
use leptos::prelude::*;
use table::Arg;

use super::super::events;
use super::super::explained::{self, Thing};
use super::{count, offer, owned};
use crate::desk::Desk;
use crate::explain;
use crate::icons::mark;
use crate::tables::arkwright::scene::Scene;

/// The sheet: the tiles of the player who is looked at, the supply, the events.
pub(in super::super) fn sheet(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    let tiles = scene.board.harbour(scene.shown).tiles;
    let title = match scene.shown == scene.viewer && !scene.bots[scene.viewer.index()] {
        true => desk.t("tiles-yours"),
        false => {
            let name = Arg::Verbatim(scene.name(scene.shown).to_owned());
            desk.tr("tiles-whose", &[("name", name)])
        }
    };
    view! {
        <section class="sheet tiles-sheet" aria-label=desk.t("tiles-title")>
            <div class="tiles-body" tabindex="0">
                <div class="hd">
                    {mark(scene.shown)}
                    <h2>{title}</h2>
                    {explain::about(desk, "tiles")}
                    <span class="r">{count(desk, scene, tiles, "tiles-count")}</span>
                </div>
                <ul class="tiles-large">{owned::cards(desk, scene, text)}</ul>
                <div class="hd">
                    <h2>{desk.t("tiles-on-offer")}</h2>
                    {explain::about(desk, "tile-supply")}
                    <span class="r">{offer::left(desk, scene)}</span>
                </div>
                {offer::lines(desk, scene)}
                {events::sheet(desk, scene)}
            </div>
            {explained::place(desk, scene, "explained-hint")}
        </section>
    }
    .into_any()
}

/// What a tile does, with its rule, and what it does now.
fn text(desk: Desk, scene: &Scene<WaterFrame>, tile: Tile, now: Option<String>) -> AnyView {
    let thing = Thing::Tile(tile);
    let now =
        now.map(|now| view! { <p class="tile-now"><b>{desk.t("explained-now")}</b> " " {now}</p> });
    view! {
        <p>{explained::about(desk, scene, thing)} " " {explained::rule(desk, thing)}</p>
        {now}
    }
    .into_any()
}
