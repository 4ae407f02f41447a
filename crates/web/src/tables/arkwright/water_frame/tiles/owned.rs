//! The tiles of the player who is looked at, and what can be done with them.

use ::arkwright::{Action, Tile, WaterFrame};
use leptos::prelude::*;
use table::Arg;

use super::super::explained::{self, Thing};
use super::{badge, class_of, of_seat, said, used};
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::mill::draw::{button, capital, is_in_hand, pounds};
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;
use crate::written::Written;

/// The tiles in a row under the harbour: what each does here and now, and what can be done with it.
pub(in super::super) fn owned(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    view! { <ul class="owned-tiles" aria-label=desk.t("tiles-of-player")>{cards(desk, scene, line)}</ul> }
        .into_any()
}

/// What a card says below the name of its tile.
type Says = fn(Desk, &Scene<WaterFrame>, Tile, Option<String>) -> AnyView;

/// A card for each tile, and one for each place that is free.
pub(super) fn cards(desk: Desk, scene: &Scene<WaterFrame>, says: Says) -> AnyView {
    let most = usize::from(scene.game.water_components().tiles.most);
    let tiles = of_seat(scene, scene.shown);
    let free = (tiles.len()..most)
        .map(|_| view! { <li class="tile free"><span class="k">{desk.t("tile-free")}</span></li> });
    let free = free.collect_view();
    let cards = tiles.into_iter().map(|tile| card(desk, scene, tile, says));
    view! { {cards.collect_view()} {free} }.into_any()
}

fn card(desk: Desk, scene: &Scene<WaterFrame>, tile: Tile, says: Says) -> AnyView {
    let thing = Thing::Tile(tile);
    let own = scene.shown == scene.viewer;
    let now = own.then(|| explained::now(desk, scene, thing)).flatten();
    let mut class = format!("tile {}", class_of(scene, scene.shown, tile));
    if now.as_ref().is_some_and(|(_, is_used)| *is_used) {
        class.push_str(" use");
    }
    let about = explained::about(desk, scene, thing);
    let title = match &now {
        Some((now, _)) => format!("{now} {about}"),
        None => about,
    };
    view! {
        <li class=class title=title data-look=thing.word()>
            {Written::new(badge(tile))}
            <b>{said(desk, scene, scene.shown, tile)}</b>
            {says(desk, scene, tile, now.map(|(text, _)| text))}
            {choices(desk, scene, tile)}
        </li>
    }
    .into_any()
}

/// What the tile does here and now, in two lines; of another's tile, what it is for.
fn line(desk: Desk, scene: &Scene<WaterFrame>, tile: Tile, now: Option<String>) -> AnyView {
    let text = now.unwrap_or_else(|| explained::about(desk, scene, Thing::Tile(tile)));
    view! { <span class="tile-does">{text}</span> }.into_any()
}

/// What can be done with a tile that is owned.
fn choices(desk: Desk, scene: &Scene<WaterFrame>, tile: Tile) -> AnyView {
    let concerns = |action: &&Action| used(**action) == Some(tile);
    let legal = scene.legal.iter().filter(concerns);
    let mut legal = legal.filter(|_| is_in_hand(scene)).peekable();
    if legal.peek().is_none() {
        return ().into_any();
    }
    let choice = |action: &Action| {
        let label = in_words(desk, *action);
        let content = match action {
            Action::Move(_, good) => icon(good.word()).into_any(),
            action => briefly(desk, scene, *action).into_any(),
        };
        button(desk, scene, *action, label, "btn", content)
    };
    view! { <span class="tile-choices">{legal.map(choice).collect_view()}</span> }.into_any()
}

/// A choice in a word, since the tile beside it says the rest.
fn briefly(desk: Desk, scene: &Scene<WaterFrame>, action: Action) -> String {
    match action {
        Action::Return(_) => desk.t("tile-return"),
        Action::UseDeveloper => desk.t("tile-use"),
        Action::PayInventor => {
            let harbour = scene.board.harbour(scene.viewer);
            let fees = scene.game.water_components().tiles.inventor;
            let fee = fees.get(usize::from(harbour.inventor_uses));
            let fee = pounds(fee.copied().unwrap_or_default());
            desk.tr("tile-pay", &[("fee", Arg::Verbatim(fee))])
        }
        Action::HalfPrice(count) => desk.tr("tile-half-price", &[("count", Arg::from(count))]),
        action => capital(&in_words(desk, action)),
    }
}
