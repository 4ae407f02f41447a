//! The stock exchange (action 5): shares, loans and ships, each with its money.

use cardgame::{Action, Track};
use leptos::prelude::*;
use table::{Arg, Told};

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::cardgame::draw::{button, capital, pounds, signed, why_not};
use crate::tables::cardgame::scene::Scene;

/// Shares, loans, ships, in the order in which they come.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let company = scene.own();
    let half = scene.game.allows(company, Track::Stock);
    let buys = counts(desk, scene, |action| {
        matches!(action, Action::Buy(_) | Action::Broker(_))
    });
    let loans = counts(desk, scene, |action| matches!(action, Action::Borrow(_)));
    let regain = counts(desk, scene, |action| matches!(action, Action::Regain));
    let buying = [
        ("value", Arg::from(company.value)),
        ("half", Arg::from(half)),
        ("cost", Arg::from(company.half_price())),
    ];
    let borrowing = [
        ("value", Arg::from(company.value)),
        ("count", Arg::from(company.loans)),
        ("most", Arg::from(scene.game.components().loan_tokens)),
    ];
    let ships = [
        ("count", Arg::from(company.ships)),
        ("most", Arg::from(scene.game.components().ships)),
    ];
    let hint = if half > 0 {
        "cg-buy-half"
    } else {
        "cg-buy-hint"
    };
    view! {
        <div class="cg-deals">
            {deal(desk, scene, "share", "cg-deal-buy", desk.tr(hint, &buying), buys, Action::Buy(1))}
            {deal(desk, scene, "coin", "cg-deal-borrow", desk.tr("cg-borrow-hint", &borrowing), loans, Action::Borrow(1))}
            {deal(desk, scene, "ship", "cg-deal-regain", desk.tr("cg-ships-of", &ships), regain, Action::Regain)}
        </div>
    }
    .into_any()
}

/// The choices of one kind as small buttons, each with what it costs or brings.
fn counts(desk: Desk, scene: &Scene, is_it: fn(&Action) -> bool) -> Vec<AnyView> {
    let now = i32::from(scene.own().money);
    let of = scene.legal.iter().copied().filter(is_it);
    of.map(|action| {
        let then = i32::from(scene.after_choice(action).company(scene.viewer).money);
        let words = capital(&desk.say(&scene.game.say_choice(&scene.board, action)));
        let count = match action {
            Action::Buy(count) | Action::Borrow(count) | Action::Broker(count) => count.to_string(),
            _ => desk.t("cg-do-regain"),
        };
        let money = match then == now {
            true => ().into_any(),
            false => view! { <small>{signed(then - now)}</small> }.into_any(),
        };
        let content = view! { <b>{count}</b> {money} }.into_any();
        let left = desk.tr("cg-left", &[("money", Arg::Verbatim(pounds(then)))]);
        button(
            desk,
            scene,
            action,
            format!("{words}. {left}"),
            "cg-count",
            content,
        )
    })
    .collect()
}

fn deal(
    desk: Desk,
    scene: &Scene,
    sign: &'static str,
    id: &'static str,
    hint: String,
    choices: Vec<AnyView>,
    sample: Action,
) -> AnyView {
    let why = match choices.is_empty() && !scene.legal.is_empty() {
        true => why_not(desk, scene, sample),
        false => None,
    };
    view! {
        <section class="cg-deal">
            <h3>{icon(sign)} " " {desk.t(id)} " " <span class="k">{hint}</span></h3>
            <div class="cg-counts-of">{choices}</div>
            {why.map(|why| view! { <p class="why-not">{icon("lock")} <span>{why}</span></p> })}
        </section>
    }
    .into_any()
}
