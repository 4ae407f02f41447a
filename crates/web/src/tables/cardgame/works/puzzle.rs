//! Quality and distribution (action 4): what each factory can come to, and which cards move.

use std::cmp::Reverse;

use cardgame::{Action, Good, Phase, QualityCardKind, QualityWay, Track};
use leptos::prelude::*;
use table::{Arg, Told};

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::cardgame::draw::{button, capital, good_word};
use crate::tables::cardgame::scene::Scene;

/// The ways to set quality and distribution, factory by factory.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let company = scene.own();
    let added = |phase: Phase| match scene.board.phase == phase {
        true => scene.board.hand.added,
        false => 0,
    };
    // Once the action is over nothing is left to be added.
    let counts = matches!(
        scene.board.phase,
        Phase::Action | Phase::Quality | Phase::Distribution
    );
    let level = |track: Track, phase: Phase| {
        [
            ("added", Arg::from(added(phase))),
            ("most", Arg::from(scene.game.allows(company, track))),
        ]
    };
    let rows = Good::ALL
        .into_iter()
        .filter(|good| company.factory(*good).is_open());
    let rows: Vec<AnyView> = rows.map(|good| row(desk, scene, good)).collect();
    let replace = scene
        .legal
        .iter()
        .filter(|action| matches!(action, Action::Replace(_)));
    let replace = replace.map(|action| {
        let words = capital(&desk.say(&scene.game.say_choice(&scene.board, *action)));
        button(
            desk,
            scene,
            *action,
            words.clone(),
            "btn cg-do",
            words.into_any(),
        )
    });
    let engineer = company.cards.contains(cardgame::Card::Engineer);
    let at_work = Good::ALL
        .into_iter()
        .any(|good| company.factory(good).quality.engineer() > 0);
    let reserve = [
        ("small", Arg::from(company.small_in_reserve())),
        ("large", Arg::from(u8::from(company.large_in_reserve()))),
        ("engineer", Arg::from(u8::from(engineer && !at_work))),
    ];
    view! {
        <p class="cg-puzzle-head k">
            {counts.then(|| view! {
                <span>{icon("quality")} " " {desk.tr("cg-quality-level", &level(Track::Quality, Phase::Quality))}</span>
                <span>{icon("distribution")} " " {desk.tr("cg-distribution-level", &level(Track::Distribution, Phase::Distribution))}</span>
            })}
            <span>{desk.tr("cg-reserve", &reserve)}</span>
        </p>
        <div class="cg-puzzle">{rows}</div>
        <div class="cg-two">{replace.collect_view()}</div>
    }
    .into_any()
}

/// One factory: the ways to each total of quality, and the values of distribution.
fn row(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let factory = scene.own().factory(good);
    let asked = scene.asked == Some(scene.viewer) && !scene.legal.is_empty();
    let ways = match asked {
        true => scene.game.quality_ways(&scene.board, good),
        false => Vec::new(),
    };
    let none = ways.is_empty();
    // What costs nothing elsewhere comes first, the most first; the rest is a click away.
    let mut ways = ways;
    ways.sort_by_key(|found| (!found.loses.is_empty(), Reverse(found.total)));
    let free = ways.iter().filter(|found| found.loses.is_empty()).count();
    let (free, losing) = ways.split_at(free);
    let free = free.iter().map(|found| way(desk, scene, good, found));
    let count = [("count", Arg::from(losing.len() as u16))];
    let losing: Vec<AnyView> = losing
        .iter()
        .map(|found| way(desk, scene, good, found))
        .collect();
    let losing = (!losing.is_empty()).then(|| {
        view! {
            <details class="cg-losing">
                <summary>{desk.tr("cg-losing", &count)}</summary>
                <div class="cg-ways">{losing}</div>
            </details>
        }
    });
    let most = scene.game.components().most_distribution;
    let distribution = (0..=most).map(|value| {
        let action = Action::Distribution(good, value);
        match value == factory.distribution {
            true => view! { <span class="cg-box on">{value}</span> }.into_any(),
            false if asked && can_distribute(scene) => {
                let words = capital(&desk.say(&scene.game.say_choice(&scene.board, action)));
                button(desk, scene, action, words, "cg-box", value.into_any())
            }
            false => view! { <span class="cg-box">{value}</span> }.into_any(),
        }
    });
    let now: Vec<String> = factory
        .quality
        .values()
        .map(|value| value.to_string())
        .collect();
    let now = match now.is_empty() {
        true => "0".to_owned(),
        false => now.join(" + "),
    };
    view! {
        <section class="cg-ways-of" aria-label=good_word(desk, good)>
            <h3>{icon(good.word())} " " {capital(&good_word(desk, good))}</h3>
            <p class="k">{icon("quality")} " " {now} " = " <b>{factory.quality.total()}</b></p>
            <div class="cg-ways">
                {free.collect_view()}
                {none.then(|| view! { <span class="k">{desk.t("cg-no-ways")}</span> })}
            </div>
            <div class="cg-distribution">{icon("distribution")} {distribution.collect_view()}</div>
            {losing}
        </section>
    }
    .into_any()
}

fn can_distribute(scene: &Scene) -> bool {
    matches!(scene.board.phase, Phase::Action | Phase::Distribution)
}

/// A way: its cards, what they add up to, and in small where they come from.
fn way(desk: Desk, scene: &Scene, good: Good, way: &QualityWay) -> AnyView {
    let action = Action::Quality(good, way.cards);
    let values: Vec<String> = way.cards.values().map(|value| value.to_string()).collect();
    let moved = moves(desk, way);
    let lost = way.loses.iter().map(|(other, stays)| {
        let args = [
            ("good", Arg::Word(other.word())),
            (
                "from",
                Arg::from(scene.own().factory(*other).quality.total()),
            ),
            ("to", Arg::from(stays.total())),
        ];
        desk.tr("cg-way-loses", &args)
    });
    let lost: Vec<String> = lost.collect();
    let words = capital(&desk.say(&scene.game.say_choice(&scene.board, action)));
    let label = [vec![words], moved.clone(), lost.clone()]
        .concat()
        .join(". ");
    let cards = values.iter().map(|value| view! { <i>{value.clone()}</i> });
    let content = view! {
        <b class="cg-way-total">{way.total}</b>
        <span class="cg-way-cards">{cards.collect_view()}</span>
        <small>{moved.join(", ")} {(!lost.is_empty()).then(|| view! { <em>" " {lost.join(", ")}</em> })}</small>
    }
    .into_any();
    button(desk, scene, action, label, "cg-way", content)
}

/// The cards that move, in words.
fn moves(desk: Desk, way: &QualityWay) -> Vec<String> {
    let said = way.moves.iter().map(|one| {
        let card = match one.card {
            QualityCardKind::Small => "small",
            QualityCardKind::Large => "large",
            QualityCardKind::Engineer => "engineer",
        };
        let card = Arg::Verbatim(desk.tr(
            &format!("cg-quality-{card}"),
            &[("count", Arg::from(one.count))],
        ));
        match (one.from, one.to) {
            (Some(from), Some(_)) => {
                let args = [("card", card), ("good", Arg::Word(from.word()))];
                desk.tr("cg-moves-from", &args)
            }
            (None, _) => desk.tr("cg-moves-reserve", &[("card", card)]),
            (Some(_), None) => desk.tr("cg-moves-back", &[("card", card)]),
        }
    });
    let said: Vec<String> = said.collect();
    match said.is_empty() {
        true => vec![desk.t("cg-moves-turned")],
        false => said,
    }
}
