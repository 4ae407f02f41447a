//! The harbour in a line under the mill.

use std::fmt::Write;

use ::arkwright::Good;
use leptos::prelude::*;
use table::Arg;

use super::contracts::can_sail;
use super::{Layers, Waters, wages_due, words};
use crate::desk::Desk;
use crate::tables::arkwright::draw::{path, rect};
use crate::tables::arkwright::mill::draw::{pounds, seat_class};
use crate::written::Written;

/// The harbour of the player who is looked at, in a line under the mill. It opens the whole mat.
pub(in super::super) fn line(desk: Desk, scene: &Waters) -> AnyView {
    let parts = [
        ("warehouse", stock(scene)),
        ("contract", contracts(scene)),
        ("ship", ships(scene)),
        ("worker", crews(desk, scene)),
    ];
    let mut drawn = String::from("<span class=\"hl\" aria-hidden=\"true\">");
    for (sign, content) in parts {
        let title = desk.t(&format!("harbour-line-{sign}"));
        let _ = write!(
            drawn,
            "<span><span class=\"hl-hd\">{}<b>{title}</b></span>{content}</span>",
            ic(sign)
        );
    }
    drawn += "</span>";
    let label = format!(
        "{} {}",
        desk.t("harbour-open"),
        words::sentence(desk, scene, scene.shown)
    );
    view! {
        <button
            class=format!("harbour-line {}", seat_class(scene.shown))
            data-opens="harbour"
            title=desk.t("harbour-open")
        >
            <span class="sr">{label}</span>
            {Written::new(drawn)}
        </button>
    }
    .into_any()
}

fn ic(name: &str) -> String {
    format!("<svg class=\"ic\"><use href=\"#i-{name}\"></use></svg>")
}

/// How much of the room of each good is taken.
fn stock(scene: &Waters) -> String {
    let seat = scene.shown;
    let room = scene.game.room(&scene.board, seat).large;
    let mut drawn = String::from("<span class=\"hl-stock\">");
    for good in Good::ALL {
        let stored = Layers::of(scene, &|board| board.company(seat).stored[good.index()]);
        let room = room[good.index()];
        let change = crate::strokes::change(i32::from(stored.now), i32::from(stored.will));
        // Without room for its kind a good lies in the small warehouse.
        let of_room = match (room, stored.now) {
            (0, 1..) => String::new(),
            (room, _) => format!("/{room}"),
        };
        let full = match room {
            0 => 0.0,
            room => 34.0 * f64::from(stored.now.min(room)) / f64::from(room),
        };
        let _ = write!(
            drawn,
            "<span class=\"{}\">{}<b>{}</b>{of_room}<em>{change}</em>\
             <svg class=\"hl-bar\" viewBox=\"0 0 34 4\">{}{}</svg></span>",
            stored.state(),
            ic(good.word()),
            stored.now,
            rect(0.0, 0.0, 34.0, 4.0, "h-bar"),
            rect(0.0, 0.0, full, 4.0, "h-bar full"),
        );
    }
    drawn + "</span>"
}

/// The spaces of the track with the goods of the contracts there.
fn contracts(scene: &Waters) -> String {
    let mut drawn = String::from("<span class=\"hl-track\">");
    for space in scene.game.contract_spaces() {
        let _ = write!(drawn, "<span><i>{space}</i>");
        for good in Good::ALL {
            let lies = Layers::on_mat(scene, &|harbour| {
                u8::from(harbour.contracts[good.index()] == *space)
            });
            if lies.now + lies.will > 0 {
                let ready = lies.now > 0 && can_sail(scene, good);
                let check = if ready { ic("check") } else { String::new() };
                let state = lies.state();
                let _ = write!(drawn, "<u class=\"{state}\">{}{check}</u>", ic(good.word()));
            }
        }
        drawn += "</span>";
    }
    drawn + "</span>"
}

/// The hulls of the ships with their holds and crews.
fn ships(scene: &Waters) -> String {
    let mut drawn = String::from("<span class=\"hl-ships\">");
    for pier in [0, 1] {
        let ship = Layers::on_mat(scene, &|harbour| harbour.ships[pier]);
        let capacity = ship.shown();
        if capacity == 0 {
            drawn += "<span class=\"hl-free\">–</span>";
            continue;
        }
        let carries = scene.game.capacity(&scene.board, scene.shown, pier);
        let board = if ship.will > 0 {
            scene.after()
        } else {
            &scene.board
        };
        let mut alone = *board.harbour(scene.shown);
        alone.ships = [capacity, 0];
        let crew = usize::from(scene.game.crews(&alone));
        let cell = if capacity > 6 { 8.0 } else { 11.0 };
        let width = cell * f64::from(capacity) + 12.0;
        let mut hull = path(&format!("M.7 1h{width}l-5 17h-{}z", width - 10.0), "h-hull");
        for hold in 0..capacity {
            let x = 6.5 + cell * f64::from(hold);
            let class = if ship.will > 0 || hold < carries {
                "h-hold"
            } else {
                "h-hold shut"
            };
            hull += &rect(x, 4.0, cell - 2.0, cell - 2.0, class);
        }
        let _ = write!(
            drawn,
            "<span class=\"hl-hull{}\"><span><b>{capacity}</b>{}</span>\
             <svg width=\"{}\" height=\"19\" viewBox=\"0 0 {} 19\">{hull}</svg></span>",
            ship.state(),
            ic("worker").repeat(crew),
            width + 2.0,
            width + 2.0
        );
    }
    drawn + "</span>"
}

/// Crews and warehouse workers, and what they are paid after the last cycle.
fn crews(desk: Desk, scene: &Waters) -> String {
    let harbour = scene.board.harbour(scene.shown);
    let args = [
        ("crews", Arg::from(scene.game.crews(harbour))),
        ("store", Arg::from(harbour.warehouse_workers())),
    ];
    let sum = |board| wages_due(scene, board, scene.shown);
    let (now, will) = (sum(&scene.board), sum(scene.after()));
    let change = crate::strokes::change(i32::from(now), i32::from(will));
    format!(
        "<span class=\"hl-crews\"><span>{}</span><b>{} <em>{change}</em></b></span>",
        desk.tr("harbour-line-workers", &args),
        desk.tr("harbour-line-wages", &[("sum", Arg::Verbatim(pounds(now)))])
    )
}
