//! A player's factory mat: one strip per good, with everything that can be done there.

pub(crate) mod deals;
pub(crate) mod draw;
mod equation;
pub(crate) mod ladder;
pub(crate) mod slots;

use arkwright::{Action, Board, Good, Phase, Stage};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon, mark};
use crate::tables::arkwright::questions::{good_of, hint, in_words};
use crate::tables::arkwright::scene::{Pointed, Scene};
use crate::tables::arkwright::version::Version;
use draw::{button, is_in_hand, plate, pounds, refusal, seat_class, why_not};

/// The mill of the player who is looked at. One strip is open, the others are a line each where
/// the page is low, so that the sheet keeps its height.
pub(crate) fn sheet<E: Version>(desk: Desk, scene: Memo<Option<Scene<E>>>) -> AnyView {
    view! {
        <section class="sheet mill" aria-labelledby="mill-title">
            {Scene::draw(desk, scene, head, concerns_all)}
            {body(desk, scene)}
        </section>
    }
    .into_any()
}

/// Whether what is pointed at concerns the company as a whole.
pub(super) fn concerns_all<E: Version>(scene: &Scene<E>, pointed: &Pointed<E>) -> bool {
    !pointed.losses.is_empty() || deals::is_asked(scene)
}

/// What is asked of the company as a whole, and the four strips.
pub(super) fn body<E: Version>(desk: Desk, scene: Memo<Option<Scene<E>>>) -> AnyView {
    view! {
        {Scene::draw(desk, scene, deals::tasks, concerns_all)}
        <div class="mill-strips">
            {Scene::draw(desk, scene, strip::<E, 0>, changes::<E, 0>)}
            {Scene::draw(desk, scene, strip::<E, 1>, changes::<E, 1>)}
            {Scene::draw(desk, scene, strip::<E, 2>, changes::<E, 2>)}
            {Scene::draw(desk, scene, strip::<E, 3>, changes::<E, 3>)}
        </div>
    }
    .into_any()
}

/// Whether what is pointed at changes the factory of a good in the mill that is shown.
fn changes<E: Version, const GOOD: usize>(scene: &Scene<E>, pointed: &Pointed<E>) -> bool {
    let of = |board: &Board<E>| {
        let company = board.company(scene.shown);
        (company.factories[GOOD], company.stored[GOOD])
    };
    good_of(pointed.action) == Some(Good::ALL[GOOD]) || of(&pointed.board) != of(&scene.board)
}

/// The good one works on: the one clicked at this moment, one that is asked for, the last that
/// was touched, else the active one; always one with a factory, if there is one.
pub(super) fn open_good<E: Version>(scene: &Scene<E>, clicked: Option<Good>) -> Option<Good> {
    let built = |good: &Good| scene.board.company(scene.shown).factory(*good).is_built();
    let about = |good: Good| {
        let legal = scene.legal.iter();
        legal
            .map(|action| good_of(*action))
            .any(|of| of == Some(good))
    };
    let offered = |good: &Good| is_in_hand(scene) && about(*good);
    // A question about the whole company takes the place of the open strip.
    if clicked.is_none() && deals::is_asked(scene) {
        return None;
    }
    let active = Some(scene.active());
    let due = scene.board.price_due().filter(|_| is_in_hand(scene));
    let work = |good: &Good| offered(good) && built(good);
    let choices = [
        clicked,
        due,
        scene.touched.filter(offered),
        active.filter(offered),
        Good::ALL.into_iter().find(work),
        scene.touched,
        active,
        Good::ALL.into_iter().find(built),
    ];
    choices.into_iter().flatten().find(built)
}

/// Whose mill it is, in words.
pub(super) fn title<E: Version>(desk: Desk, scene: &Scene<E>) -> String {
    let seat = scene.shown;
    if seat == scene.viewer && !scene.bots[seat.index()] {
        return desk.t("mill-yours");
    }
    let name = Arg::Verbatim(scene.name(seat).to_owned());
    desk.tr("mill-of", &[("name", name)])
}

fn head<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    view! {
        <div class="hd">
            {mark(scene.shown)}
            <h2 id="mill-title">{title(desk, scene)}</h2>
            {explain::about(desk, "factory")}
            {help(desk, scene)}
            {whose(desk, scene)}
        </div>
    }
    .into_any()
}

/// What would be lost by what is pointed at, else what helps to choose.
pub(super) fn help<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let losses = scene.losses(desk);
    let class = if losses.is_some() { "sub loss" } else { "sub" };
    let hint = || hint(desk, &scene.game, &scene.board);
    let sub = losses.or_else(|| is_in_hand(scene).then(hint).flatten());
    view! { <span class=class title=sub.clone()>{sub.clone()}</span> }.into_any()
}

/// The marks of the players, each of whom shows his mill.
pub(super) fn whose<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let tabs = scene.seats().map(|other| {
        let name = Arg::Verbatim(scene.name(other).to_owned());
        view! {
            <button
                class="mill-tab"
                aria-pressed=(other == scene.shown).to_string()
                aria-label=desk.tr("mill-of", &[("name", name)])
                title=scene.name(other).to_owned()
                on:click=move |_| desk.show(other)
            >
                {mark(other)}
            </button>
        }
    });
    view! { <span class="r mill-tabs">{tabs.collect_view()}</span> }.into_any()
}

/// How a strip is drawn: open or a line, of the active good, tentative, with something to choose.
#[inline(never)]
fn class_of<E: Version>(scene: &Scene<E>, good: Good) -> String {
    let factory = scene.board.company(scene.shown).factory(good);
    let before = scene.confirmed.company(scene.shown).factory(good);
    let mut class = String::from(seat_class(scene.shown));
    class.push_str(if factory.is_built() {
        " mill-strip"
    } else {
        " mill-none"
    });
    let may = |action: &Action| good_of(*action) == Some(good);
    for (is, name) in [
        (scene.open == Some(good), " open"),
        (good == scene.active() && scene.board.decade > 0, " act"),
        (factory.is_built() && before.level != factory.level, " tent"),
        (is_in_hand(scene) && scene.legal.iter().any(may), " may"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    class
}

/// The strip of a good. A click on it or a focus in it opens it.
fn strip<E: Version, const GOOD: usize>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let good = Good::ALL[GOOD];
    let content = strip_of(desk, scene, good);
    let folded = (scene.open != Some(good)).then(|| good.word());
    view! { <div class=class_of(scene, good) data-unfold=folded>{content}</div> }.into_any()
}

// Once, not in each of the four.
#[inline(never)]
fn strip_of<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
    let factory = scene.board.company(scene.shown).factory(good);
    if !factory.is_built() {
        return no_factory(desk, scene, good);
    }
    let cost = scene.game.components().factories[good.index()].cost[usize::from(factory.level) - 1];
    // What a line does not show need not be drawn either.
    let is_line = scene.room.has_lines && scene.open != Some(good);
    let makes = scene.game.output(&scene.board, scene.shown, good);
    let would_make = scene.game.output(scene.after(), scene.shown, good);
    view! {
            <div class="mill-head">
                {icon(good.word())}
                // Where the strip is a line, the keyboard opens it here.
                <h3><button class="plain">{desk.t(&format!("word-{}", good.word()))}</button></h3>
                {E::level(desk, scene, good)}
                {plate(factory.level, cost)}
                <b class="makes" data-count=makes.to_string()>
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
                    {E::beside_rows(desk, scene, good)}
                    {equation::equation(desk, scene, good)}
                </div>
                {(!is_line).then(|| view! {
                    {ladder::markers(desk, scene, good)}
                    {ladder::prices(desk, scene, good)}
                    {factory_choices(desk, scene, good)}
                    {not_here(desk, scene, good)}
                })}
            </div>
    }
    .into_any()
}

/// Modernizing and closing, while a factory action is under way, and what the version has more.
fn factory_choices<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
    if !is_in_hand(scene) {
        return ().into_any();
    }
    let mut choices = E::factory_choices(desk, scene, good);
    if is_factory_stage(scene) {
        let factory = scene.board.company(scene.shown).factory(good);
        let level = factory.level + 1;
        if level <= 4 {
            let action = Action::Modernize(good);
            let cost = Arg::from(E::cost(scene, good, level));
            let args = [("level", Arg::from(level)), ("cost", cost)];
            let text = desk.tr("mill-modernize", &args).into_any();
            choices.push(button(
                desk,
                scene,
                action,
                in_words(desk, action),
                "btn",
                text,
            ));
        }
        let close = Action::Close(good);
        let text = desk.t("mill-close").into_any();
        choices.push(button(
            desk,
            scene,
            close,
            in_words(desk, close),
            "btn",
            text,
        ));
    }
    if choices.is_empty() {
        return ().into_any();
    }
    view! { <div class="mill-choices">{choices}</div> }.into_any()
}

fn is_factory_stage<E: Version>(scene: &Scene<E>) -> bool {
    match scene.board.phase {
        Phase::Action(hand) => {
            matches!(hand.stage, Stage::Factory(action) if action.price_due.is_none())
        }
        _ => false,
    }
}

/// Why nothing can be done with this factory in the part of the action that is under way.
fn not_here<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
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
fn no_factory<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
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
            text.into_any(),
        )]
    } else if is_factory_stage(scene) {
        (1..=level)
            .map(|level| {
                let action = Action::Build(good, level);
                let cost = E::cost(scene, good, level);
                let text = desk.tr(
                    "mill-build",
                    &[("level", Arg::from(level)), ("cost", Arg::from(cost))],
                );
                button(
                    desk,
                    scene,
                    action,
                    in_words(desk, action),
                    "btn",
                    text.into_any(),
                )
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
        {icon(good.word())}
        <h3>{desk.t(&format!("word-{}", good.word()))}</h3>
        {words}
        {stored}
        {choices}
    }
    .into_any()
}
