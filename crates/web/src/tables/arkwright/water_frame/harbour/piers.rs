//! The two piers with their ships (II.2.7, II.3.2.3).

use std::fmt::Write;

use ::arkwright::{Action, EventMarker, Fleet, Good, Phase, Stage, WaterStage};
use leptos::prelude::*;
use table::Arg;

use super::{Layers, Waters, heading, wages_due};
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::draw::{line, path, rect, sign};
use crate::tables::arkwright::mill::draw::{button, delta, is_in_hand};
use crate::tables::arkwright::questions::in_words;
use crate::written::Written;

/// A good in a hold, and whether it is there only by what is pointed at.
type Crate = (Good, bool);

/// The piers, and what the crews cost.
pub(super) fn piers(desk: Desk, scene: &Waters) -> AnyView {
    let note = note(desk, scene);
    view! {
        <div class="h-part h-piers">
            {heading(desk, "harbour-piers", "ship-action", note)}
            <div class="h-sea">{pier(desk, scene, 0)}{pier(desk, scene, 1)}</div>
            {crews(desk, scene)}
        </div>
    }
    .into_any()
}

/// Lasting events that bear on ships, else what a used ship costs.
fn note(desk: Desk, scene: &Waters) -> AnyView {
    let events = &scene.game.water_components().events;
    let in_force = [
        (EventMarker::OpiumWar, "harbour-opium-war", events.opium),
        (
            EventMarker::NavigationActs,
            "harbour-navigation-acts",
            events.navigation,
        ),
    ];
    let in_force: Vec<String> = in_force
        .into_iter()
        .filter(|(event, ..)| scene.board.parts.lasts(*event))
        .map(|(_, id, count)| desk.tr(id, &[("count", Arg::from(count))]))
        .collect();
    match in_force.is_empty() {
        true => desk.t("harbour-piers-hint").into_any(),
        false => view! { <b class="h-event">{in_force.join("; ")}</b> }.into_any(),
    }
}

/// The pier of the ship in use, in the ship action.
pub(super) fn in_use(scene: &Waters) -> Option<usize> {
    match scene.board.phase {
        Phase::Action(hand) if matches!(hand.stage, Stage::Water(WaterStage::Ship { .. })) => hand
            .marker
            .pier()
            .filter(|_| scene.board.asked == scene.shown),
        _ => None,
    }
}

/// What the holds of both ships carry: deliveries of this action, and what is pointed at.
fn loads(scene: &Waters) -> [Vec<Crate>; 2] {
    let mut loads = [Vec::new(), Vec::new()];
    let pointed = scene.pointed.as_ref().map(|pointed| pointed.action);
    if let Some(pier) = in_use(scene) {
        for good in Good::ALL {
            let count = super::sum::delivered(scene, &scene.confirmed, &scene.board, good);
            loads[pier].extend((0..count).map(|_| (good, false)));
        }
        if let Some(Action::Deliver(good, count)) = pointed {
            loads[pier].extend((0..count).map(|_| (good, true)));
        }
    }
    if let (Some(Action::Ship(count, fleet)), true) = (pointed, is_in_hand(scene)) {
        let mut left = count;
        for pier in fleet.piers() {
            let here = left.min(scene.game.capacity(&scene.board, scene.shown, *pier));
            left -= here;
            loads[*pier].extend((0..here).map(|_| (scene.active(), true)));
        }
    }
    loads
}

/// What a click on a ship does: it leaves, or it ships what the contract asks for.
fn choice(scene: &Waters, pier: usize) -> Option<Action> {
    if !is_in_hand(scene) {
        return None;
    }
    let dismiss = Action::DismissShip(pier as u8 + 1);
    let fleet = [Fleet::First, Fleet::Second][pier];
    let asked = scene.board.harbour(scene.shown).contracts[scene.active().index()];
    let alone = |action: &&Action| matches!(action, Action::Ship(_, by) if *by == fleet);
    let any = || scene.legal.iter().find(alone).copied();
    [dismiss, Action::Ship(asked, fleet)]
        .into_iter()
        .find(|action| scene.offers(*action))
        .or_else(any)
}

fn pier(desk: Desk, scene: &Waters, pier: usize) -> AnyView {
    let ship = Layers::on_mat(scene, &|harbour| harbour.ships[pier]);
    let board = match ship.will {
        0 => &scene.board,
        _ => scene.after(),
    };
    let carries = scene.game.capacity(board, scene.shown, pier);
    let used = in_use(scene) == Some(pier);
    let words = match ship.shown() {
        0 => desk.t("harbour-pier-free"),
        _ if used => desk.tr("harbour-pier-used", &[("count", Arg::from(carries))]),
        _ => desk.tr("harbour-pier-carries", &[("count", Arg::from(carries))]),
    };
    let title = desk.tr("harbour-pier", &[("pier", Arg::from(pier as u8 + 1))]);
    let drawing = drawing(ship.shown(), carries, &loads(scene)[pier]);
    // What is read aloud begins with what is seen.
    let seen = format!("{title} {words}");
    let content = view! {
        <span class="h-pier-hd"><b>{title}</b> <span>{words}</span></span>
        {Written::new(drawing)}
    }
    .into_any();
    let class = format!("h-pier{}{}", ship.state(), if used { " used" } else { "" });
    match choice(scene, pier) {
        Some(action) => {
            let label = format!("{seen}: {}", in_words(desk, action));
            button(desk, scene, action, label, &class, content)
        }
        None => view! { <div class=class>{content}</div> }.into_any(),
    }
}

/// The crews of the ships, and what they and the warehouse workers are paid.
fn crews(desk: Desk, scene: &Waters) -> AnyView {
    let harbour = scene.board.harbour(scene.shown);
    let sum = |board| wages_due(scene, board, scene.shown);
    let (now, will) = (sum(&scene.board), sum(scene.after()));
    let args = [
        ("crews", Arg::from(scene.game.crews(harbour))),
        ("store", Arg::from(harbour.warehouse_workers())),
        ("wage", Arg::from(scene.game.harbour_wage(&scene.board))),
        ("sum", Arg::from(now)),
    ];
    view! {
        <p class="h-crews">
            {icon("worker")}
            <span>{desk.tr("harbour-crews", &args)}</span>
            {delta(i32::from(now), i32::from(will), false)}
        </p>
    }
    .into_any()
}

/// Where the deck of a ship is, and the surface of the water.
const DECK: f64 = 78.0;
const WATER: f64 = 88.0;
/// The size of a pier's drawing.
const WIDTH: f64 = 220.0;
const HEIGHT: f64 = 118.0;

/// A pier with its ship: hull length and masts by capacity, one hold per good (two to four goods
/// two masts, more three). Holds that an event closes are crossed.
fn drawing(capacity: u8, carries: u8, load: &[Crate]) -> String {
    let mut drawn = rect(0.0, WATER, WIDTH, HEIGHT - WATER, "h-water");
    let mut waves = String::new();
    for y in [WATER + 9.0, WATER + 22.0] {
        let _ = write!(waves, "M0 {y}{}", "q9 -5 18 0t18 0".repeat(6));
    }
    drawn += &path(&waves, "h-waves");
    drawn += &rect(3.0, WATER - 8.0, WIDTH - 6.0, 6.0, "h-quay");
    for post in 0..5 {
        let x = 12.0 + f64::from(post) * 48.0;
        drawn += &rect(x, WATER - 2.0, 5.0, 12.0, "h-quay");
    }
    if capacity > 0 {
        drawn += &ship(capacity, carries, load);
    }
    format!(
        "<svg class=\"h-draw\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" aria-hidden=\"true\">{drawn}</svg>"
    )
}

fn ship(capacity: u8, carries: u8, load: &[Crate]) -> String {
    let w = 92.0 + 10.4 * f64::from(capacity.min(10));
    let x = (WIDTH - w) / 2.0 + 2.0;
    let masts: u8 = if capacity <= 4 { 2 } else { 3 };
    let apart = w * 0.56 / f64::from(masts - 1);
    let (mut sails, mut spars) = (String::new(), String::new());
    let _ = write!(spars, "M{:.1} {:.1}l-14 -9", x + 6.0, DECK - 1.0);
    for mast in 0..masts {
        let at = x + w * 0.22 + apart * f64::from(mast);
        // The highest is the one in the middle, or the second of two.
        let high = DECK - if mast == 1 { 8.0 } else { 14.0 };
        let _ = write!(spars, "M{at:.1} {DECK}v-{high:.1}");
        let wide = (apart * 0.84).min(56.0);
        for (top, foot, up, down) in [
            (wide * 0.8, wide, 0.5, 0.38),
            (wide * 0.56, wide * 0.76, 0.92, 0.34),
        ] {
            let y = DECK - high * up;
            let low = y + high * down;
            let _ = write!(
                sails,
                "M{:.1} {y:.1}H{:.1}L{:.1} {low:.1}Q{at:.1} {:.1} {:.1} {low:.1}z",
                at - top / 2.0,
                at + top / 2.0,
                at + foot / 2.0,
                low - 6.0,
                at - foot / 2.0
            );
            let _ = write!(
                spars,
                "M{:.1} {y:.1}h{:.1}",
                at - top / 2.0 - 3.0,
                top + 6.0
            );
        }
    }
    let stern = x + w;
    let hull = format!(
        "M{x:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}H{:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}H{:.1}V{:.1}H{x:.1}z",
        DECK - 3.0,
        x + 4.0,
        DECK + 14.0,
        x + 10.0,
        DECK + 29.0,
        x + 23.0,
        DECK + 32.0,
        stern - 21.0,
        stern - 13.0,
        DECK + 29.0,
        stern - 8.0,
        DECK + 10.0,
        stern - 5.0,
        DECK - 7.0,
        stern - 26.0,
        DECK - 1.0
    );
    let mut drawn = path(&sails, "h-sail") + &path(&spars, "h-spar") + &path(&hull, "h-hull");
    let pole = stern - 8.0;
    drawn += &line(pole, DECK - 7.0, pole, DECK - 27.0, "h-spar");
    let flag = format!("M{pole:.1} {:.1}h17l-4 5.5l4 5.5h-17z", DECK - 27.0);
    drawn += &path(&flag, "h-flag");
    let pitch = ((w - 38.0) / f64::from(capacity)).min(20.0);
    let size = pitch - 2.0;
    let first = x + (w - 4.0) / 2.0 - pitch * f64::from(capacity) / 2.0;
    for hold in 0..capacity {
        let (left, top) = (first + pitch * f64::from(hold), DECK + 6.0);
        let (left, size) = ((left * 10.0).round() / 10.0, (size * 10.0).round() / 10.0);
        match load.get(usize::from(hold)) {
            Some((good, pointed)) => {
                let class = if *pointed { "h-load would" } else { "h-load" };
                drawn += &rect(left, top, size, size, class);
                drawn += &sign(good.word(), left + 1.5, top + 1.5, size - 3.0);
            }
            None => {
                drawn += &rect(left, top, size, size, "h-hold");
                if hold >= carries {
                    let cross = format!("M{left} {top}l{size} {size}m-{size} 0l{size} -{size}");
                    drawn += &path(&cross, "h-cross");
                }
            }
        }
    }
    drawn
}
