//! The harbours in words, for the board as text.

use ::arkwright::{Good, Place, Tile};
use leptos::prelude::*;
use table::{Arg, Seat};

use super::warehouse::place_name;
use super::{Waters, name, wages_due};
use crate::desk::Desk;

/// Each player's ships, crews, contracts and warehouse.
pub(in super::super) fn in_words(desk: Desk, scene: &Waters) -> AnyView {
    let line = |seat: Seat| {
        let title = desk.tr("harbour-of", &[("name", name(scene, seat))]);
        view! { <li>{title} ": " {sentence(desk, scene, seat)}</li> }
    };
    view! {
        <h3>{desk.t("tab-harbour")}</h3>
        <ul>{scene.seats().map(line).collect_view()}</ul>
    }
    .into_any()
}

/// A player's harbour in sentences.
pub(super) fn sentence(desk: Desk, scene: &Waters, seat: Seat) -> String {
    let board = &scene.board;
    let harbour = board.harbour(seat);
    let none = || desk.t("harbour-words-none");
    let list = |parts: Vec<String>| match parts.is_empty() {
        true => none(),
        false => parts.join(", "),
    };
    let ships = [0, 1].into_iter().filter(|pier| harbour.ships[*pier] > 0);
    let ships = ships.map(|pier| {
        let args = [
            ("pier", Arg::from(pier as u8 + 1)),
            ("count", Arg::from(scene.game.capacity(board, seat, pier))),
        ];
        desk.tr("harbour-words-ship", &args)
    });
    let contracts = Good::ALL
        .into_iter()
        .filter(|good| harbour.contracts[good.index()] > 0)
        .map(|good| {
            let args = [
                ("good", Arg::Word(good.word())),
                ("count", Arg::from(harbour.contracts[good.index()])),
            ];
            desk.tr("mill-goods", &args)
        });
    let room = scene.game.room(board, seat);
    let goods = Good::ALL.map(|good| {
        let args = [
            ("count", Arg::from(board.company(seat).stored[good.index()])),
            ("room", Arg::from(room.large[good.index()])),
        ];
        let stored = desk.tr("harbour-stored", &args);
        format!("{} {stored}", desk.t(&format!("word-{}", good.word())))
    });
    let columns = Place::ALL
        .into_iter()
        .filter(|place| *place != Place::Line && harbour.is_staffed(*place));
    let mut places: Vec<String> = columns.map(|place| place_name(desk, place)).collect();
    if harbour.lines > 0 {
        places.push(desk.tr(
            "harbour-words-lines",
            &[("count", Arg::from(harbour.lines))],
        ));
    }
    let mut goods = goods.to_vec();
    if harbour.has(Tile::SmallWarehouse) {
        goods.push(desk.tr("harbour-words-small", &[("room", Arg::from(room.small))]));
    }
    desk.tr(
        "harbour-words",
        &[
            ("ships", Arg::Verbatim(list(ships.collect()))),
            ("contracts", Arg::Verbatim(list(contracts.collect()))),
            ("goods", Arg::Verbatim(goods.join(", "))),
            ("places", Arg::Verbatim(list(places))),
            ("crews", Arg::from(scene.game.crews(harbour))),
            ("wages", Arg::from(wages_due(scene, board, seat))),
        ],
    )
}
