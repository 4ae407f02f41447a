//! A player's factory mat: one strip per good, with everything that can be done there.

mod deals;
pub(crate) mod draw;
mod equation;
pub(crate) mod ladder;
mod slots;

use arkwright::{Action, Good, Phase, Stage};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon, mark};
use crate::tables::arkwright::questions::{hint, in_words};
use crate::tables::arkwright::scene::Scene;
use draw::{button, is_in_hand, plate, pounds, refusal, roman, seat_class, why_not};

/// The mill of the player who is looked at.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let seat = scene.shown;
    let own = seat == scene.viewer;
    let title = if own && !scene.bots[seat.index()] {
        desk.t("mill-yours")
    } else {
        desk.tr(
            "mill-of",
            &[("name", Arg::Verbatim(scene.name(seat).to_owned()))],
        )
    };
    let sub = is_in_hand(scene)
        .then(|| hint(desk, &scene.game, &scene.board))
        .flatten();
    let tabs = scene.seats().map(|other| {
        let shown = other == seat;
        view! {
            <button
                class="mill-tab"
                aria-pressed=shown.to_string()
                aria-label=desk.tr("mill-of", &[("name", Arg::Verbatim(scene.name(other).to_owned()))])
                title=scene.name(other).to_owned()
                on:click=move |_| desk.with_table(|table| table.shown = Some(other))
            >
                {mark(other)}
            </button>
        }
    });
    let strips = Good::ALL.map(|good| strip(desk, scene, good));
    view! {
        <section class=format!("sheet mill {}", seat_class(seat)) aria-label=title.clone()>
            <div class="hd">
                {mark(seat)}
                <h2>{title.clone()}</h2>
                {explain::about(desk, "factory")}
                <span class="sub">{sub}</span>
                <span class="r mill-tabs">{tabs.collect_view()}</span>
            </div>
            {deals::tasks(desk, scene)}
            {strips.into_iter().collect_view()}
        </section>
    }
    .into_any()
}

fn strip(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let factory = scene.board.company(scene.shown).factory(good);
    if !factory.is_built() {
        return no_factory(desk, scene, good);
    }
    let cost = scene.game.components().factories[good.index()].cost[usize::from(factory.level) - 1];
    let before = scene.confirmed.company(scene.shown).factory(good);
    let makes = scene.game.output(&scene.board, scene.shown, good);
    let would_make = scene.game.output(scene.after(), scene.shown, good);
    let class = match (
        good == scene.active() && scene.board.decade > 0,
        before.level != factory.level,
    ) {
        (true, true) => "mill-strip act tent",
        (true, false) => "mill-strip act",
        (false, true) => "mill-strip tent",
        (false, false) => "mill-strip",
    };
    view! {
        <div class=class>
            <div class="mill-head">
                {icon(good.word())}
                <h3>{desk.t(&format!("word-{}", good.word()))}</h3>
                <b class="lvl" title=desk.t("mill-level")>{roman(factory.level)}</b>
                {plate(factory.level, cost)}
                <b class="makes">
                    {desk.tr("mill-makes", &[("count", Arg::from(makes))])}
                    {draw::delta(i32::from(makes), i32::from(would_make), true)}
                </b>
                {(factory.extra > 0).then(|| view! {
                    <span class="extra" title=desk.t("mill-extra-why")>
                        {(0..factory.extra).map(|_| icon("worker")).collect_view()}
                        {desk.tr("mill-extra", &[("count", Arg::from(factory.extra))])}
                    </span>
                })}
            </div>
            <div class="mill-body">
                <div class="mill-line">
                    {slots::rows(desk, scene, good)}
                    {equation::equation(desk, scene, good)}
                </div>
                {ladder::markers(desk, scene, good)}
                {ladder::prices(desk, scene, good)}
                {factory_choices(desk, scene, good)}
                {not_here(desk, scene, good)}
            </div>
        </div>
    }
    .into_any()
}

/// Modernizing and closing, while a factory action is under way.
fn factory_choices(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    if !is_in_hand(scene) || !is_factory_stage(scene) {
        return ().into_any();
    }
    let factory = scene.board.company(scene.shown).factory(good);
    let costs = scene.game.components().factories[good.index()].cost;
    let modernize = costs.get(usize::from(factory.level)).map(|cost| {
        let action = Action::Modernize(good);
        let text = desk.tr(
            "mill-modernize",
            &[
                ("level", Arg::from(factory.level + 1)),
                ("cost", Arg::from(*cost)),
            ],
        );
        button(desk, scene, action, in_words(desk, action), "btn", text)
    });
    let close = Action::Close(good);
    view! {
        <div class="mill-choices">
            {modernize}
            {button(desk, scene, close, in_words(desk, close), "btn", desk.t("mill-close"))}
        </div>
    }
    .into_any()
}

fn is_factory_stage(scene: &Scene) -> bool {
    match scene.board.phase {
        Phase::Action(hand) => {
            matches!(hand.stage, Stage::Factory(action) if action.price_due.is_none())
        }
        _ => false,
    }
}

/// Why nothing can be done with this factory in the part of the action that is under way.
fn not_here(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let Phase::Action(hand) = scene.board.phase else {
        return ().into_any();
    };
    let concerns = |action: &Action| {
        matches!(action,
            Action::Hire(of, _) | Action::Fire(of, _) | Action::Machine(of, _) | Action::Quality(of, _)
            | Action::Distribute(of, _) | Action::Price(of, _) if *of == good)
    };
    if !is_in_hand(scene) || scene.legal.iter().any(concerns) {
        return ().into_any();
    }
    let factory = scene.board.company(scene.shown).factory(good);
    let example = match hand.stage {
        Stage::Workers { .. } => Action::Hire(good, 1),
        Stage::Machinery { .. } => Action::Machine(good, 1),
        Stage::Quality { .. } => Action::Quality(good, factory.quality + 1),
        Stage::Distribution { .. } => Action::Distribute(good, factory.distribution + 1),
        Stage::Prices { .. } => Action::Price(good, factory.price + 1),
        _ => return ().into_any(),
    };
    refusal(desk, why_not(desk, scene, example))
}

/// A good without a factory: one line with what building costs, and the choice where it is there.
fn no_factory(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let costs = scene.game.components().factories[good.index()].cost;
    let level = scene.game.level(&scene.board).clamp(1, 4);
    let founding =
        matches!(scene.board.phase, Phase::Foundation(_)) && scene.board.price_due().is_none();
    let choices = if !is_in_hand(scene) {
        Vec::new()
    } else if founding {
        let action = Action::Found(good);
        let text = desk.tr("mill-found", &[("cost", Arg::from(costs[0]))]);
        vec![button(
            desk,
            scene,
            action,
            in_words(desk, action),
            "btn",
            text,
        )]
    } else if is_factory_stage(scene) {
        (1..=level)
            .map(|level| {
                let action = Action::Build(good, level);
                let cost = costs[usize::from(level) - 1];
                let text = desk.tr(
                    "mill-build",
                    &[("level", Arg::from(level)), ("cost", Arg::from(cost))],
                );
                button(desk, scene, action, in_words(desk, action), "btn", text)
            })
            .collect()
    } else {
        Vec::new()
    };
    let words = choices.is_empty().then(|| {
        let costs: Vec<String> = (1..=level)
            .map(|level| {
                let cost = pounds(costs[usize::from(level) - 1]);
                desk.tr("mill-level-for", &[("level", Arg::from(level)), ("cost", Arg::Verbatim(cost))])
            })
            .collect();
        let costs = costs.join(&format!(" {} ", desk.t("mill-or")));
        view! { <span class="k">{desk.tr("mill-no-factory", &[("costs", Arg::Verbatim(costs))])}</span> }
    });
    let stored = scene.board.company(scene.shown).stored[good.index()];
    let stored = (stored > 0).then(|| {
        let text = desk.tr(
            "mill-in-store",
            &[
                ("good", Arg::Word(good.word())),
                ("count", Arg::from(stored)),
            ],
        );
        view! { <span class="k">{icon("warehouse")} {text}</span> }
    });
    view! {
        <div class="mill-none">
            {icon(good.word())}
            <h3>{desk.t(&format!("word-{}", good.word()))}</h3>
            {words}
            {stored}
            {choices}
        </div>
    }
    .into_any()
}
