//! What the next shipment would bring, and the choice of it.

use ::arkwright::{Action, Fleet, Good, Outlook, productions_ahead};
use leptos::prelude::*;
use table::Arg;

use super::sum::{Sum, price};
use super::{Waters, heading};
use crate::desk::Desk;
use crate::icons::icon;
use crate::strokes::change;
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
        let words = in_words(desk, *action);
        let by = by.map(|fleet| {
            let id = match fleet {
                Fleet::First => "harbour-by-first",
                Fleet::Second => "harbour-by-second",
                Fleet::Both => "harbour-by-both",
            };
            view! { <span class="k">{desk.t(id)}</span> }
        });
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

/// A line of the account: sign, words, amount.
fn row(sign: &str, words: &str, amount: i32) -> String {
    let class = if amount < 0 { "loss" } else { "gain" };
    format!(
        "<li><svg class=\"ic\" aria-hidden=\"true\"><use href=\"#i-{sign}\"></use></svg>\
         <span>{words}</span><b class=\"{class}\">{}</b></li>",
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
    if let Some(capacity) = sum.ship {
        let words = desk.tr("harbour-space", &[("capacity", Arg::from(capacity))]);
        lines += &row("ship", &words, -sum.paid);
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
        "<li><svg class=\"ic\" aria-hidden=\"true\"><use href=\"#i-stock\"></use></svg>\
         <span>{}</span><b class=\"loss\">{}</b></li></ul>",
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
    let largest = [0, 1].map(|pier| scene.game.capacity(&scene.board, seat, pier));
    let largest = largest.into_iter().max().unwrap_or(0);
    for good in Good::ALL {
        let counts = scene.game.contract_counts(&scene.board, seat, good);
        let (least, stored) = (
            *counts.start(),
            scene.board.company(seat).stored[good.index()],
        );
        let args = [
            ("good", Arg::Word(good.word())),
            ("count", Arg::from(harbour.contracts[good.index()])),
            ("stored", Arg::from(stored)),
        ];
        if counts.is_empty() {
            continue;
        }
        if stored < least {
            says.push(desk.tr("harbour-lacks-goods", &args));
        } else if harbour.has_ship() && largest < least {
            says.push(desk.tr("harbour-lacks-room", &args));
        }
    }
    says.extend(in_production(desk, scene));
    let says = says
        .into_iter()
        .map(|line| view! { <p class="h-says">{line}</p> });
    says.collect_view().into_any()
}

/// What the productions ahead would do with the contracts (III.4).
fn in_production(desk: Desk, scene: &Waters) -> Vec<String> {
    let board = scene
        .pointed
        .as_ref()
        .map_or(&scene.board, |pointed| &pointed.alone);
    let contracts = board.harbour(scene.shown).contracts;
    let ahead = productions_ahead(board).into_iter();
    let due = ahead.filter(|good| contracts[good.index()] > 0);
    due.filter_map(|good| {
        let outlook = Outlook::of(&scene.game, board, good);
        let shipment = outlook.shipment(scene.shown)?;
        let mut words = words(desk, shipment);
        if shipment.count > 0 {
            words += &format!(" {}", signed(i32::from(shipment.brings())));
        }
        if shipment.spaces > 0 {
            words += &format!(" ▼{}", shipment.spaces);
        }
        let args = [
            ("good", Arg::Word(good.word())),
            ("words", Arg::Verbatim(words)),
        ];
        Some(desk.tr("harbour-later", &args))
    })
    .collect()
}
