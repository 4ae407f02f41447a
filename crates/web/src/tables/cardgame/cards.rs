//! Development cards: the viewer's own and those in the supply.

use cardgame::{Action, Card, Phase, Track};
use leptos::prelude::*;
use table::{Arg, Told};

use crate::desk::Desk;
use crate::explain;
use crate::icons::icon;
use crate::tables::cardgame::draw::{button, capital, card_name, card_signs, pounds, why_not};
use crate::tables::cardgame::scene::{Pointed, Scene};

/// The sheet: own cards first, then each type of the supply.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let company = scene.own();
    let parts = scene.game.components();
    let limit = parts.levels[Track::Cards.index()][usize::from(company.level(Track::Cards))];
    let supply: u8 = scene.board.supply.iter().sum();
    let args = [
        ("count", Arg::from(company.cards.len())),
        ("limit", Arg::from(limit)),
        ("supply", Arg::from(supply)),
    ];
    let own = company.cards.iter().map(|card| own(desk, scene, card));
    let others = Card::ALL.into_iter().filter(|card| {
        scene.board.supply[card.index()] > 0 || scene.confirmed.supply[card.index()] > 0
    });
    let others = others.map(|card| in_supply(desk, scene, card));
    let asked = is_asked(scene);
    let two = scene
        .legal
        .iter()
        .filter(|action| matches!(action, Action::DevelopTwo(..)));
    let two = two.map(|action| choice(desk, scene, *action));
    view! {
        <section class="sheet cg-cards" class:asked=asked aria-label=desk.t("cg-sheet-cards")>
            <div class="hd">
                <h2>{desk.t("cg-sheet-cards")}</h2>
                {explain::about(desk, "cards")}
                <span class="r">{desk.tr("cg-cards-hint", &args)}</span>
            </div>
            <ul class="cg-list" tabindex="0" aria-label=desk.t("cg-sheet-cards")>
                {own.collect_view()}
                {others.collect_view()}
            </ul>
            <div class="cg-two">{two.collect_view()}</div>
        </section>
    }
    .into_any()
}

/// Whether a development is asked for, and not where its card goes.
fn is_asked(scene: &Scene) -> bool {
    let hand = &scene.board.hand;
    let develops = matches!(
        scene.board.phase,
        Phase::Development | Phase::StartDevelopment
    );
    let asks_else = hand.has_foreman || hand.has_developer || hand.replace.is_some();
    develops && !asks_else && !scene.legal.is_empty()
}

/// Whether what is pointed at moves a card.
pub(crate) fn concerns(scene: &Scene, pointed: &Pointed) -> bool {
    let moves = scene.changes(pointed, |company| (company.cards, company.used));
    moves || matches!(pointed.action, Action::DevelopTwo(..))
}

/// A choice in words, with what it costs or brings.
fn choice(desk: Desk, scene: &Scene, action: Action) -> AnyView {
    let words = capital(&desk.say(&scene.game.say_choice(&scene.board, action)));
    let now = i32::from(scene.own().money);
    let then = i32::from(scene.after_choice(action).company(scene.viewer).money);
    let money = (now != then).then(|| view! { <small>" " {pounds(then - now)}</small> });
    let content = view! { {words.clone()} {money} }.into_any();
    button(desk, scene, action, words, "btn cg-do", content)
}

/// A card of the viewer's: what it does, whether it was used, and what can be done with it now.
fn own(desk: Desk, scene: &Scene, card: Card) -> AnyView {
    let company = scene.own();
    let used = company.used.contains(card);
    let new = !scene.confirmed.company(scene.viewer).cards.contains(card);
    let leaves = !scene.after().company(scene.viewer).cards.contains(card);
    let mut class = String::from("cg-card own");
    for (is, name) in [(used, " used"), (new, " tent"), (leaves, " leaves")] {
        if is {
            class.push_str(name);
        }
    }
    let does = scene.legal.iter().filter(|action| match action {
        Action::Reactivate(of) | Action::Use(of) => *of == card,
        Action::Broker(_) => card == Card::Broker,
        _ => false,
    });
    let does = does.map(|action| choice(desk, scene, *action));
    let state = match (used, card.is_turned()) {
        (true, _) => desk.t("cg-card-is-used"),
        (_, true) => desk.t("cg-card-fresh"),
        _ => desk.t("cg-card-own"),
    };
    let lies = [company.foreman, company.patent, company.storehouse];
    let lies = match card {
        Card::Foreman => lies[0],
        Card::Patent => lies[1],
        Card::Storehouse => lies[2],
        _ => None,
    };
    let lies = lies.map(|good| view! { <span class="k">{icon(good.word())}</span> });
    view! {
        <li class=class>
            <span class="cg-of">{card_signs(card)}</span>
            <div>
                <b>{card_name(desk, card)}</b> " " <span class="k">{state} " " {lies}</span>
                <p>{text(desk, scene, card)}</p>
                {does.collect_view()}
            </div>
        </li>
    }
    .into_any()
}

/// What a card does, in our own words.
pub(crate) fn text(desk: Desk, scene: &Scene, card: Card) -> String {
    let about = scene.game.about_card(card);
    let sentences = about.iter().map(|message| desk.say(message));
    sentences.collect::<Vec<_>>().join(" ")
}

/// A type of the supply: how many there are, and how it can be taken, or why not.
fn in_supply(desk: Desk, scene: &Scene, card: Card) -> AnyView {
    let count = scene.board.supply[card.index()];
    let owned = scene.own().cards.contains(card);
    let asked = is_asked(scene);
    let name = card_name(desk, card);
    let take = Action::Take(card);
    let swaps = scene.legal.iter().copied().filter(|action| match action {
        Action::Swap(_, new) => *new == card,
        _ => false,
    });
    let swaps: Vec<Action> = swaps.collect();
    let taking = || match swaps.is_empty() {
        true => {
            let label = desk.tr("cg-take", &[("card", Arg::Verbatim(name.clone()))]);
            button(
                desk,
                scene,
                take,
                label,
                "btn cg-do",
                desk.t("cg-take-it").into_any(),
            )
        }
        false => {
            let swap = |action: &Action| {
                let Action::Swap(old, _) = *action else {
                    return ().into_any();
                };
                let args = [
                    ("old", Arg::Verbatim(card_name(desk, old))),
                    ("new", Arg::Verbatim(name.clone())),
                ];
                let label = desk.tr("cg-swap", &args);
                let content = view! { {desk.t("cg-swap-for")} " " {card_signs(old)} }.into_any();
                button(desk, scene, *action, label, "btn cg-do", content)
            };
            swaps.iter().map(swap).collect_view().into_any()
        }
    };
    let why = match asked && swaps.is_empty() && !scene.offers(take) {
        true => why_not(desk, scene, take),
        false => None,
    };
    let mut class = String::from("cg-card");
    for (is, is_named) in [
        (asked && (scene.offers(take) || !swaps.is_empty()), " may"),
        (count != scene.confirmed.supply[card.index()], " tent"),
        (owned, " owned"),
        (
            scene.confirmed.supply[card.index()] > scene.seen.supply[card.index()],
            " new",
        ),
    ] {
        if is {
            class.push_str(is_named);
        }
    }
    view! {
        <li class=class>
            <span class="cg-of">{card_signs(card)}</span>
            <div>
                <b>{name.clone()}</b> " " <span class="k">{format!("× {count}")}</span>
                <p>{text(desk, scene, card)}</p>
                {why.map(|why| view! { <p class="why-not">{icon("lock")} <span>{why}</span></p> })}
            </div>
            {(asked && count > 0).then(taking)}
        </li>
    }
    .into_any()
}
