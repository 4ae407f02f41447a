//! The structures that lie face up: cost, prestige, effect, and what each would give here and now.

use kanal::cards::{CardIndex, Cost};
use kanal::{Phase, Price};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::kanal::building::{building, stage_class};
use crate::tables::kanal::outcome;
use crate::tables::kanal::scene::{Scene, Tool};
use crate::tables::kanal::signs;
use crate::written::Written;

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
            <div class="hd"><h2>{desk.t("sheet-display")}</h2></div>
            <div class="k-cards">
                {lines.collect_view()}
                {none}
                {(!cards.is_empty()).then(|| view! { <p class="k-none">{sub.clone()}</p> })}
            </div>
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
    // What came face up since the viewer's last turn has the corner of what is new.
    let is_new = !scene.seen.display.contains(number);
    for (holds, word) in [
        (is_new, " new"),
        (is_open, " open"),
        (held.is_some(), " held"),
        (may, " may"),
    ] {
        if holds {
            class += word;
        }
    }
    let name = signs::name(desk, deck, index);
    let words = deck.words(index);
    let label = format!("{}{number:02}", deck.letter());
    let sentence = signs::sentence(desk, deck, index);
    let word = word(scene, number);
    let (label_of, opens, says) = (name.clone(), word.clone(), sentence.clone());
    view! {
        <article class=class aria-label=label_of title=says data-take=opens>
            <div class="k-head">
                {Written::new(drawing(scene, number))}
                <div class="k-title">
                    <button class="k-take" data-take=word aria-pressed=held.is_some().to_string()>{name}</button>
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

/// What takes a structure in hand. It is opened by it whether it can be raised or not.
fn word(scene: &Scene, number: u8) -> String {
    let tools = scene.tools();
    let prices = [Price::Left, Price::Free, Price::Right].into_iter();
    let mut ways = prices.map(|price| Tool::Structure(number, price));
    let way = ways.find(|tool| tools.contains(tool));
    way.unwrap_or(Tool::Structure(number, Price::Left)).word()
}

/// Its building, small.
fn drawing(scene: &Scene, number: u8) -> String {
    format!(
        "<svg class=\"k-small\" viewBox=\"0 -2 96 70\" aria-hidden=\"true\">\
         <path class=\"k-earth\" d=\"M2 64H94\"></path>{}</svg>",
        building(&scene.game, number, 48.0, 64.0, 1.0)
    )
}

/// What a phone shows below the industry board: the structure that is open, and the others small.
pub(crate) fn hand(desk: Desk, scene: &Scene) -> AnyView {
    if !scene.is_narrow {
        return ().into_any();
    }
    let own = scene.own();
    let open = open(scene);
    let others = scene.board.display.cards().iter().copied();
    let others = others.filter(|card| Some(*card) != open).map(|number| {
        let card = scene.game.card(number);
        let costs = [Some(card.cost.left), card.cost.right];
        let can_pay = costs.into_iter().flatten().any(|cost| own.can_pay(cost));
        let class = format!(
            "k-tile {}{}",
            stage_class(card.stage),
            if can_pay { "" } else { " missing" }
        );
        let name = desk.say(&scene.game.name(number));
        view! {
            <button class=class data-take=word(scene, number) aria-label=name>
                {Written::new(drawing(scene, number))}
                <i>{format!("{number:02}")}</i>
                <b>{icon("prestige")}{card.prestige}</b>
            </button>
        }
    });
    view! {
        {open.map(|card| structure(desk, scene, card))}
        <p class="k">{desk.t("sheet-hand-also")}</p>
        <div class="k-tiles">{others.collect_view()}</div>
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
        view! { <span class=class data-take=unfold>{Written::new(format!("<span>{chips}</span>"))}</span> }
    };
    let right = right.map(|right| {
        view! { <i class="k-or">{desk.t("sign-or")}</i>{chips(right, Price::Right)} }
    });
    view! { <div class="k-costs">{chips(left, Price::Left)}{right}</div> }.into_any()
}
