//! The structures that lie face up: cost, prestige, effect, and what each would give here and now.

use kanal::cards::{CardIndex, Cost};
use kanal::{Phase, Price};
use leptos::prelude::*;
use leptos::tachys::html::InertElement;
use table::Arg;

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::kanal::building::{building, stage_class};
use crate::tables::kanal::outcome;
use crate::tables::kanal::scene::{Scene, Tool};
use crate::tables::kanal::signs;

/// The display.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let cards = scene.board.display.cards();
    let count = Arg::from(scene.board.display.len());
    let sub = match scene.game.players() {
        1 => desk.tr("sheet-display-alone", &[("count", count)]),
        _ => desk.tr("sheet-display-count", &[("count", count)]),
    };
    let lines = cards.iter().map(|card| structure(desk, scene, *card));
    let none = cards.is_empty().then(|| {
        let id = match scene.board.phase {
            Phase::Over => "sheet-display-over",
            _ => "sheet-display-none",
        };
        view! { <p class="k-none">{desk.t(id)}</p> }
    });
    view! {
        <section class="sheet structures" aria-label=desk.t("sheet-display")>
            <div class="hd"><h2>{desk.t("sheet-display")}</h2><span class="sub">{sub}</span></div>
            <div class="k-cards">{lines.collect_view()}{none}</div>
        </section>
    }
    .into_any()
}

/// The structure that is open: the one in hand, the one that was clicked, or the first.
fn open(scene: &Scene) -> Option<u8> {
    let display = &scene.board.display;
    let held = match scene.tool {
        Some(Tool::Structure(card, _)) => Some(card),
        _ => None,
    };
    let clicked = scene.clicked.filter(|card| display.contains(*card));
    held.or(clicked)
        .or_else(|| display.cards().first().copied())
}

fn structure(desk: Desk, scene: &Scene, number: u8) -> AnyView {
    let game = &scene.game;
    let deck = game.deck();
    let card = game.card(number);
    let index = deck.find(number).unwrap_or(CardIndex(0));
    let held = match scene.tool {
        Some(Tool::Structure(card, price)) if card == number => Some(price),
        _ => None,
    };
    let is_open = open(scene) == Some(number);
    let can_raise = |price| scene.tools().contains(&Tool::Structure(number, price));
    let may = [Price::Left, Price::Right, Price::Free]
        .into_iter()
        .any(can_raise);
    let stage = stage_class(card.stage);
    let mut class = format!("k-structure {stage}");
    for (holds, word) in [(is_open, " open"), (held.is_some(), " held"), (may, " may")] {
        if holds {
            class += word;
        }
    }
    let drawing = format!(
        "<svg class=\"k-small\" viewBox=\"0 -2 96 70\" aria-hidden=\"true\">\
         <path class=\"k-earth\" d=\"M2 64H94\"></path>{}</svg>",
        building(game, number, 48.0, 64.0, 1.0)
    );
    let name = signs::name(desk, deck, index);
    let words = deck.words(index);
    let label = format!("{}{number:02}", deck.letter());
    let sentence = signs::sentence(desk, deck, index);
    // It can be opened whether it can be raised or not.
    let tool = [Price::Left, Price::Free, Price::Right]
        .into_iter()
        .find(|price| can_raise(*price))
        .unwrap_or(Price::Left);
    let word = Tool::Structure(number, tool).word();
    let id = format!("structure-{number}");
    view! {
        <article class=class aria-labelledby=id.clone() data-unfold=word.clone()>
            <div class="k-head">
                {InertElement::new(drawing)}
                <div class="k-title">
                    <button class="k-take" id=id data-unfold=word aria-pressed=held.is_some().to_string()>{name}</button>
                    <span class="k-prestige">{icon("prestige")}<b>{card.prestige}</b>
                        <i>{label} " · " {signs::mark_words(desk, words.mark)}</i></span>
                </div>
                {cost(desk, scene, number, held)}
            </div>
            <div class="k-effect" title=sentence.clone()>{signs::effects(desk, deck, index)}</div>
            {is_open.then(|| view! { <p class="k-sentence">{sentence}</p> })}
            {outcome::here_and_now(desk, scene, number, is_open)}
        </article>
    }
    .into_any()
}

/// What it costs; where one of two costs is paid, each can be taken.
fn cost(desk: Desk, scene: &Scene, number: u8, held: Option<Price>) -> AnyView {
    let Cost { left, right } = scene.game.card(number).cost;
    let chips = |bundle, price| {
        let tool = Tool::Structure(number, price);
        let is_held = held == Some(price) && right.is_some();
        let class = if is_held { "k-cost held" } else { "k-cost" };
        let chips = signs::chips(desk, bundle, Some(scene.own()));
        let unfold = scene.tools().contains(&tool).then(|| tool.word());
        view! { <span class=class data-unfold=unfold>{InertElement::new(format!("<span>{chips}</span>"))}</span> }
    };
    let right = right.map(|right| {
        view! { <i class="k-or">{desk.t("sign-or")}</i>{chips(right, Price::Right)} }
    });
    view! { <div class="k-costs">{chips(left, Price::Left)}{right}</div> }.into_any()
}
