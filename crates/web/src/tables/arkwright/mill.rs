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
use crate::tables::arkwright::questions::{good_of, hint, in_words};
use crate::tables::arkwright::scene::{Pointed, Scene};
use draw::{button, is_in_hand, plate, pounds, refusal, roman, seat_class, why_not};

/// The mill of the player who is looked at. One strip is open, the others are a line each where
/// the page is low: which one is open, and that nothing else of them changes, keeps the height.
pub(crate) fn sheet(desk: Desk, scene: Memo<Option<Scene>>) -> AnyView {
    let clicked = RwSignal::new(None::<(usize, Good)>);
    let whole = Scene::for_sheet(scene, |scene, pointed| {
        !pointed.losses.is_empty() || deals::is_asked(scene)
    });
    let draw = move |part: fn(Desk, &Scene) -> AnyView| {
        move || whole.with(|scene| scene.as_ref().map(|scene| part(desk, scene)))
    };
    let open = Memo::new(move |_| whole.with(|scene| open_good(scene.as_ref()?, clicked.get())));
    let shown = Memo::new(move |_| whole.with(|scene| scene.as_ref().map(|scene| scene.shown)));
    let strips = Good::ALL.map(|good| {
        let concerns = move |scene: &Scene, pointed: &Pointed| scene.changes_factory(pointed, good);
        let own = Scene::for_sheet(scene, concerns);
        let open_it = move || {
            let moment = scene.with_untracked(|scene| Some(scene.as_ref()?.moment));
            // Focus comes back to what is open: nothing changes then.
            if open.get_untracked() != Some(good) {
                clicked.set(moment.map(|moment| (moment, good)));
            }
        };
        view! {
            <div
                class=move || own.with(|scene| scene.as_ref().map(|scene| class_of(scene, good, open.get())))
                on:click=move |_| open_it()
                on:focusin=move |_| open_it()
            >
                {move || own.with(|scene| scene.as_ref().map(|scene| strip(desk, scene, good)))}
            </div>
        }
    });
    view! {
        <section
            class=move || format!("sheet mill {}", shown.get().map_or("", seat_class))
            aria-label=move || whole.with(|scene| scene.as_ref().map(|scene| title(desk, scene)))
        >
            <div class="hd">{draw(head)}</div>
            {draw(deals::tasks)}
            <div class="mill-strips">{strips}</div>
        </section>
    }
    .into_any()
}

/// The good one works on: the one clicked at this moment, one that is asked for, the last that
/// was touched, else the active one; always one with a factory, if there is one.
fn open_good(scene: &Scene, clicked: Option<(usize, Good)>) -> Option<Good> {
    let built = |good: &Good| scene.board.company(scene.shown).factory(*good).is_built();
    let offered = |good: &Good| {
        is_in_hand(scene)
            && scene
                .legal
                .iter()
                .any(|action| good_of(*action) == Some(*good))
    };
    let clicked = clicked
        .filter(|(moment, _)| *moment == scene.moment)
        .map(|(_, good)| good);
    let active = Some(scene.active());
    let any = |wanted: &dyn Fn(&Good) -> bool| Good::ALL.into_iter().find(wanted);
    // A question about the whole company takes the place of the open strip.
    if clicked.is_none() && deals::is_asked(scene) {
        return None;
    }
    let due = scene.board.price_due().filter(|_| is_in_hand(scene));
    let choices = [
        clicked,
        due,
        scene.touched.filter(offered),
        active.filter(offered),
        any(&|good| offered(good) && built(good)),
        scene.touched,
        active,
        any(&built),
    ];
    choices.into_iter().flatten().find(built)
}

/// Whose mill it is, in words.
fn title(desk: Desk, scene: &Scene) -> String {
    let seat = scene.shown;
    if seat == scene.viewer && !scene.bots[seat.index()] {
        return desk.t("mill-yours");
    }
    let name = Arg::Verbatim(scene.name(seat).to_owned());
    desk.tr("mill-of", &[("name", name)])
}

fn head(desk: Desk, scene: &Scene) -> AnyView {
    let losses = scene.losses(desk);
    let class = if losses.is_some() { "sub loss" } else { "sub" };
    let hint = || hint(desk, &scene.game, &scene.board);
    let sub = losses.or_else(|| is_in_hand(scene).then(hint).flatten());
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
    view! {
        {mark(scene.shown)}
        <h2>{title(desk, scene)}</h2>
        {explain::about(desk, "factory")}
        <span class=class title=sub.clone()>{sub.clone()}</span>
        <span class="r mill-tabs">{tabs.collect_view()}</span>
    }
    .into_any()
}

/// How a strip is drawn: open or a line, of the active good, tentative, with something to choose.
fn class_of(scene: &Scene, good: Good, open: Option<Good>) -> String {
    let factory = scene.board.company(scene.shown).factory(good);
    let before = scene.confirmed.company(scene.shown).factory(good);
    let mut class = String::from(if factory.is_built() {
        "mill-strip"
    } else {
        "mill-none"
    });
    let may = |action: &Action| good_of(*action) == Some(good);
    for (is, name) in [
        (open == Some(good), " open"),
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

fn strip(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let factory = scene.board.company(scene.shown).factory(good);
    if !factory.is_built() {
        return no_factory(desk, scene, good);
    }
    let cost = scene.game.components().factories[good.index()].cost[usize::from(factory.level) - 1];
    let makes = scene.game.output(&scene.board, scene.shown, good);
    let would_make = scene.game.output(scene.after(), scene.shown, good);
    view! {
            <div class="mill-head">
                {icon(good.word())}
                // Where the strip is a line, the keyboard opens it here.
                <h3><button class="plain">{desk.t(&format!("word-{}", good.word()))}</button></h3>
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
        {icon(good.word())}
        <h3>{desk.t(&format!("word-{}", good.word()))}</h3>
        {words}
        {stored}
        {choices}
    }
    .into_any()
}
