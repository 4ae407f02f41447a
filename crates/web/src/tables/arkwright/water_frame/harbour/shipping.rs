//! What the next shipment would bring, and the choice of it.

use ::arkwright::{Action, Fleet, Good, Outlook, productions_ahead};
use leptos::prelude::*;
use table::Arg;

use super::sum::{Sum, price};
use super::{Waters, heading};
use crate::desk::Desk;
use crate::icons::icon;
use crate::strokes::{change, escaped};
use crate::tables::arkwright::mill::draw::{button, is_in_hand, pounds, signed};
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::water_frame::forecast::words;
use crate::written::Written;

/// The choices of a shipment, and its sum.
pub(super) fn panel(desk: Desk, scene: &Waters) -> AnyView {
    let sum = Sum::now(scene);
    let title = match &sum {
        Some(sum) if !sum.could => "harbour-brings",
        _ => "harbour-if",
    };
    let holds = sum.as_ref().filter(|sum| sum.holds > 0);
    let holds = holds.map(|sum| desk.tr("harbour-holds", &[("count", Arg::from(sum.holds))]));
    let body = match &sum {
        Some(sum) => account(desk, sum),
        None => why_nothing(desk, scene),
    };
    view! {
        <div class="h-part h-shipping">
            {heading(desk, title, "shipment", holds.into_any())}
            {choices(desk, scene)}
            {body}
        </div>
    }
    .into_any()
}

/// Every delivery or shipment that can be chosen, with its income.
fn choices(desk: Desk, scene: &Waters) -> AnyView {
    if !is_in_hand(scene) {
        return ().into_any();
    }
    let income = |good: Good, count: u8| signed(i32::from(count) * i32::from(price(scene, good)));
    let mut ships = false;
    let mut choices: Vec<AnyView> = Vec::new();
    for action in &scene.legal {
        let (good, count, by) = match *action {
            Action::Deliver(good, count) => (good, count, None),
            Action::Ship(count, fleet) => (scene.active(), count, Some(fleet)),
            _ => continue,
        };
        ships |= by.is_some();
        let by = by.map(|fleet| {
            desk.t(match fleet {
                Fleet::First => "harbour-by-first",
                Fleet::Second => "harbour-by-second",
                Fleet::Both => "harbour-by-both",
            })
        });
        // What is read aloud begins with what is seen.
        let seen = by.clone().unwrap_or_default();
        let seen = format!("{count} {} {seen}", income(good, count));
        let words = format!("{}: {}", seen.trim_end(), in_words(desk, *action));
        let by = by.map(|by| view! { <span class="k">{by}</span> });
        let body = view! {
            <b>{icon(good.word())} {count}</b>
            <span class="k">{income(good, count)}</span>
            {by}
        };
        choices.push(button(
            desk,
            scene,
            *action,
            words,
            "count",
            body.into_any(),
        ));
    }
    if ships {
        let words = desk.t("harbour-hold");
        let body = words.clone().into_any();
        choices.push(button(desk, scene, Action::Hold, words, "count", body));
    }
    if choices.is_empty() {
        return ().into_any();
    }
    view! { <div class="h-choices">{choices}</div> }.into_any()
}

/// A sign at the head of a line.
fn sign(name: &str) -> String {
    format!("<svg class=\"ic\" aria-hidden=\"true\"><use href=\"#i-{name}\"></use></svg>")
}

/// A line of the account: sign, words, amount.
fn row(name: &str, words: &str, amount: i32) -> String {
    let class = if amount < 0 { "loss" } else { "gain" };
    format!(
        "<li>{}<span>{words}</span><b class=\"{class}\">{}</b></li>",
        sign(name),
        signed(amount)
    )
}

/// The sum in lines.
fn account(desk: Desk, sum: &Sum) -> AnyView {
    let mut lines = String::from("<ul class=\"h-sum\">");
    for (good, count, price) in &sum.loads {
        let args = [
            ("good", Arg::Word(good.word())),
            ("count", Arg::from(*count)),
            ("price", Arg::from(*price)),
        ];
        let words = desk.tr("harbour-load", &args);
        lines += &row(good.word(), &words, i32::from(*count) * i32::from(*price));
    }
    if sum.office > 0 {
        lines += &row("office", &desk.t("harbour-office"), i32::from(sum.office));
    }
    if let Some(capacity) = sum.ship.filter(|_| sum.paid != 0) {
        let words = desk.tr("harbour-space", &[("capacity", Arg::from(capacity))]);
        lines += &row("ship", &words, -i32::from(sum.paid));
    }
    if sum.emergency > 0 {
        // Money from need is no gain.
        lines += &format!(
            "<li>{}<span>{}</span><b>{}</b></li>",
            sign("share"),
            desk.t("harbour-emergency"),
            pounds(sum.emergency)
        );
    }
    let [from, to] = sum.cash;
    lines += &format!(
        "<li class=\"cash\"><span>{}</span><b>{}</b></li>",
        desk.tr("harbour-cash", &[("cash", Arg::from(from))]),
        pounds(to)
    );
    let args = [
        ("count", Arg::from(sum.ships)),
        ("from", Arg::from(sum.space[0])),
        ("to", Arg::from(sum.space[1])),
        ("value", Arg::from(sum.value)),
    ];
    lines += &format!(
        "<li>{}<span>{}</span><b class=\"loss\">{}</b></li></ul>",
        sign("stock"),
        desk.tr("harbour-ships-used", &args),
        change(i32::from(sum.space[0]), i32::from(sum.space[1]))
    );
    Written::new(lines).into_any()
}

/// Why nothing could be shipped: what each contract lacks.
fn why_nothing(desk: Desk, scene: &Waters) -> AnyView {
    let seat = scene.shown;
    let harbour = scene.board.harbour(seat);
    let mut says: Vec<String> = Vec::new();
    if !harbour.has_ship() {
        says.push(desk.t("harbour-no-ship"));
    }
    if harbour.contracts == [0; 4] {
        says.push(desk.t("harbour-no-contract"));
    }
    let says = says
        .into_iter()
        .map(|line| view! { <p class="h-says">{line}</p> });
    view! { {says.collect_view()} {in_production(desk, scene)} }.into_any()
}

/// What lies in store for each contract, and what the productions ahead would do with it (III.4).
fn in_production(desk: Desk, scene: &Waters) -> AnyView {
    let board = scene
        .pointed
        .as_ref()
        .map_or(&scene.board, |pointed| &pointed.alone);
    let seat = scene.shown;
    let contracts = board.harbour(seat).contracts;
    let ahead = productions_ahead(board).into_iter();
    let mut lines = String::new();
    for good in ahead.filter(|good| contracts[good.index()] > 0) {
        let outlook = Outlook::of(&scene.game, board, good);
        let Some(shipment) = outlook.shipment(seat) else {
            continue;
        };
        let args = [
            (
                "stored",
                Arg::from(board.company(seat).stored[good.index()]),
            ),
            ("count", Arg::from(shipment.contract)),
        ];
        let mut comes = match (shipment.count, shipment.rises_to) {
            (0, 0) => String::new(),
            (0, to) => format!("→ {to} "),
            _ => signed(i32::from(shipment.brings())) + " ",
        };
        if shipment.spaces > 0 {
            comes += &format!("▼{}", shipment.spaces);
        }
        let class = if shipment.count > 0 { "gain" } else { "" };
        lines += &format!(
            "<li title=\"{}\">{}<span>{}</span><b class=\"{class}\">{comes}</b></li>",
            escaped(&words(desk, shipment)),
            sign(good.word()),
            desk.tr("harbour-in-store", &args)
        );
    }
    if lines.is_empty() {
        return ().into_any();
    }
    view! {
        <p class="h-says">{desk.t("harbour-later")}</p>
        {Written::new(format!("<ul class=\"h-sum\">{lines}</ul>"))}
    }
    .into_any()
}
