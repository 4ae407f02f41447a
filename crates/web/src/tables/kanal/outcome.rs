//! What a choice would give here and now, step by step.

use kanal::cards::{Cost, Resource, Symbol};
use kanal::{Action, Board, Building, Shortage, Trial, TrialStep};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::strokes::escaped;
use crate::tables::kanal::pad::number;
use crate::tables::kanal::scene::{Pointed, Scene};
use crate::tables::kanal::signs;
use crate::written::Written;

/// What a structure of the display would give on the plot that is looked at, and what is missing for
/// it: in one line, or step by step where it is open.
pub(crate) fn here_and_now(desk: Desk, scene: &Scene, card: u8, is_open: bool) -> AnyView {
    let mut lines: Vec<String> = scene
        .looked
        .filter(|plot| scene.own().free().contains(*plot))
        .map(|plot| {
            let routes = scene.own().built().and(plot.around()).len();
            let place = ("plot", Arg::from(plot.to_string()));
            if routes < 4 {
                let routes = ("routes", Arg::from(routes));
                let said = is_open.then(|| desk.tr("outcome-not-yet", &[place, routes]));
                return said.into_iter().collect();
            }
            let board = Board {
                asked: scene.viewer,
                ..scene.board
            };
            let trial = scene.game.trial_here(&board, card, plot);
            let mut lines = vec![whole(desk, &trial, &desk.tr("outcome-on", &[place]))];
            if is_open && trial.steps.len() > 1 {
                lines.extend(trial.steps.iter().map(|step| told(desk, scene, step)));
            }
            lines
        })
        .unwrap_or_default();
    lines.extend(missing(desk, scene, card));
    let text = match is_open {
        true => lines.join("<br>"),
        false => lines.join(" · "),
    };
    view! { <div class="k-now">{(!text.is_empty()).then(|| Written::new(format!("<span>{text}</span>")))}</div> }
        .into_any()
}

/// All that a trial gives, behind a heading.
fn whole(desk: Desk, trial: &Trial, heading: &str) -> String {
    let mut given = vec![amounts(desk, trial.total())];
    given.extend(trial.steps.iter().map(|step| laid(desk, step)));
    given.retain(|words| !words.is_empty());
    let given = match given.is_empty() {
        true => desk.t("outcome-nothing"),
        false => given.join(", "),
    };
    let further = trial.steps.iter().filter(|step| step.depth > 0).count();
    let further = match u8::try_from(further).unwrap_or(u8::MAX) {
        0 => String::new(),
        count => format!(
            " {}",
            desk.tr("outcome-further", &[("count", Arg::from(count))])
        ),
    };
    let about = if trial.is_exact { "" } else { "≈ " };
    let lost = lost(desk, trial.lost_in_all());
    format!("{heading} <b>{about}{given}</b>{further}{lost}")
}

/// One activation: the structure, its place, and what it took and gave.
pub(crate) fn told(desk: Desk, scene: &Scene, step: &TrialStep) -> String {
    let name = escaped(&desk.say(&scene.game.name(step.card)));
    let given = gained(desk, step);
    let given = match given.is_empty() {
        true => desk.t("outcome-nothing"),
        false => given,
    };
    let inset = "› ".repeat(usize::from(step.depth));
    format!("{inset}{name} ({}): {given}", step.plot)
}

/// What an activation took and gave.
pub(crate) fn gained(desk: Desk, step: &TrialStep) -> String {
    let mut given = vec![amounts(desk, step.gained), laid(desk, step)];
    given.retain(|words| !words.is_empty());
    given.join(", ") + &lost(desk, step.lost)
}

/// What an activation built and removed.
fn laid(desk: Desk, step: &TrialStep) -> String {
    let mut given = Vec::new();
    for (building, space) in &step.built {
        let symbol = match *building {
            Building::Route(route) => Symbol::of_route(Some(route)),
            Building::Bridge => Symbol::Bridge,
        };
        given.push(format!("{} {space}", signs::sign(desk, symbol)));
    }
    for (route, space) in &step.removed {
        let sign = signs::sign(desk, Symbol::of_route(Some(*route)));
        given.push(format!("−{sign} {space}"));
    }
    given.join(", ")
}

/// Gains and costs with their signs.
fn amounts(desk: Desk, amounts: [i16; 7]) -> String {
    let moved = Resource::ALL.into_iter().zip(amounts);
    let moved = moved.filter(|(_, amount)| *amount != 0);
    moved
        .map(|(resource, amount)| {
            let sign = if amount < 0 { "−" } else { "+" };
            let drawn = signs::sign(desk, Symbol::of_resource(resource));
            format!("{sign}{}{drawn}", amount.abs())
        })
        .collect::<Vec<_>>()
        .join(" ")
}

/// What the wheel could not show.
fn lost(desk: Desk, lost: [u16; 7]) -> String {
    let lost = lost.map(|lost| i16::try_from(lost).unwrap_or(i16::MAX));
    if lost == [0; 7] {
        return String::new();
    }
    let what = amounts(desk, lost.map(|lost| -lost));
    format!(
        " <em class=\"k-lost\">{} {what}</em>",
        desk.t("outcome-lost")
    )
}

/// What is missing for a structure, and what it would take.
fn missing(desk: Desk, scene: &Scene, card: u8) -> Option<String> {
    let Cost { left, right } = scene.game.card(card).cost;
    let own = scene.own();
    let costs = [Some(left), right].into_iter().flatten();
    let mut short = Vec::new();
    for cost in costs {
        if own.can_pay(cost) {
            return None;
        }
        let coins = u16::from(cost.of(Resource::Thaler));
        short.push((scene.game.shortage(own, cost), coins));
    }
    let cheapest = short.iter().filter(|(short, _)| short.is_affordable);
    let cheapest = cheapest.min_by_key(|(short, _)| short.thaler);
    let by_turn = || short.iter().find(|(short, _)| short.after_turn);
    let (short, coins) = cheapest.or_else(by_turn).or(short.first())?;
    Some(in_words(desk, scene, short, *coins))
}

/// What is missing of a cost with so many coins in it.
fn in_words(desk: Desk, scene: &Scene, short: &Shortage, coins: u16) -> String {
    // The turn that is free needs no thaler, but the cost itself may.
    let is_free = scene.offers(Action::FreeTurn) && scene.own().thaler >= coins;
    match (short.thaler, short.after_turn) {
        (None, _) if is_free && short.thaler_with_turn == Some(scene.game.turn_price()) => {
            desk.t("outcome-free-turn")
        }
        (Some(thaler), _) if short.is_affordable => {
            desk.tr("outcome-buy", &[("thaler", Arg::from(thaler))])
        }
        (Some(thaler), _) => desk.tr(
            "outcome-too-dear",
            &[
                ("thaler", Arg::from(thaler + coins)),
                ("held", Arg::from(scene.own().thaler)),
            ],
        ),
        (None, true) => {
            let thaler = short.thaler_with_turn.unwrap_or_default();
            desk.tr("outcome-turn", &[("thaler", Arg::from(thaler))])
        }
        (None, false) => desk.t("outcome-cannot"),
    }
}

/// What the choice that is pointed at changes: what is paid, gained, and counted on the pad.
pub(crate) fn pills(desk: Desk, scene: &Scene, pointed: &Pointed) -> AnyView {
    let trial = &pointed.trial;
    let total = trial.total();
    let paid = amounts(desk, total.map(|amount| amount.min(0)));
    let pill = |amount: i16, words: String| {
        let (class, sign) = match amount > 0 {
            true => ("up", "+"),
            false => ("dn", "−"),
        };
        format!(
            "<span class=\"pill {class}\">{sign}{}{words}</span>",
            amount.abs()
        )
    };
    let mut drawn = format!("<span class=\"k-paid\">{paid}</span>");
    for (resource, amount) in Resource::ALL.into_iter().zip(total) {
        if amount > 0 {
            drawn += &pill(amount, signs::sign(desk, Symbol::of_resource(resource)));
        }
    }
    let (now, then) = scene.pads(scene.viewer);
    for (id, from, to) in [
        ("structures", now.structures, then.structures),
        ("smallest", now.smallest, then.smallest),
        ("routes", now.routes, then.routes),
        ("empty", now.empty, then.empty),
    ] {
        if from != to {
            let words = desk.t(&format!("outcome-{id}"));
            drawn += &pill(to - from, format!(" {words}"));
        }
    }
    drawn += &lost(desk, trial.lost_in_all());
    let steps = trial.steps.iter().map(|step| told(desk, scene, step));
    let steps = steps.collect::<Vec<_>>().join(" · ");
    let steps = match steps.is_empty() {
        true => steps,
        false => format!("<span class=\"k-steps\">{steps}</span>"),
    };
    let about = if trial.is_exact { "" } else { "≈ " };
    let score = format!(
        "<span class=\"k-score\">{} <b>→ {about}{}</b></span>",
        number(now.total()),
        number(then.total())
    );
    Written::new(format!(
        "<span class=\"k-outcome\"><span class=\"k-pills\">{drawn}</span>{score}{steps}</span>"
    ))
    .into_any()
}
