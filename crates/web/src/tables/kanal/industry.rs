//! The industry board: plots with structures, routes and bridges, and what can be placed there.

mod draw;

use kanal::cards::RouteType;
use kanal::{Action, Building, Industry, Plot, Space, Trigger};
use leptos::prelude::*;
use table::{Arg, Say, Seat};

use crate::desk::Desk;
use crate::icons::{icon, mark};
use crate::strokes::{self, hatch};
use crate::tables::kanal::scene::{Scene, Tool};
use crate::tables::kanal::signs;
use crate::written::Written;
use draw::{Fire, Standing};

/// The board of the player who is shown.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let title = match scene.shown == scene.viewer && !scene.bots[scene.viewer.index()] {
        true => desk.t("sheet-industry-own"),
        false => desk.tr(
            "sheet-industry-of",
            &[("name", Arg::from(scene.name(scene.shown).to_owned()))],
        ),
    };
    let label = title.clone();
    view! {
        <section class="sheet industry" aria-label=label>
            <div class="hd">
                <h2>{title}</h2>
                <span class="sub">{in_hand(desk, scene)}</span>
                {tools(desk, scene)}
                {boards(desk, scene)}
            </div>
            <div class="k-area">{board(desk, scene)}</div>
        </section>
    }
    .into_any()
}

/// What is in hand, or what to take.
fn in_hand(desk: Desk, scene: &Scene) -> String {
    if !is_asked(scene) {
        return String::new();
    }
    match scene.tool {
        Some(Tool::Structure(card, _)) => {
            let name = Arg::from(desk.say(&scene.game.name(card)));
            desk.tr("sheet-industry-raise", &[("name", name)])
        }
        Some(Tool::Build(building)) => desk.tr(
            "sheet-industry-build",
            &[("building", Arg::Word(building.word()))],
        ),
        Some(Tool::Remove) => desk.t("sheet-industry-remove"),
        None if !scene.tools().is_empty() => desk.t("sheet-industry-take"),
        None => String::new(),
    }
}

/// Whether the player who is shown is the one who chooses.
fn is_asked(scene: &Scene) -> bool {
    scene.asked == Some(scene.shown) && !scene.legal.is_empty()
}

/// Routes and bridges to take in hand, each with what it costs.
fn tools(desk: Desk, scene: &Scene) -> AnyView {
    let offered = scene.tools();
    let chip = |building: Building| {
        let tool = Tool::Build(building);
        let can_take = offered.contains(&tool) && is_asked(scene);
        let class = match (can_take, scene.tool == Some(tool)) {
            (true, true) => "k-tool legal held",
            (true, false) => "k-tool legal",
            (false, _) => "k-tool not-now",
        };
        let words = desk.t(&format!("word-{}", building.word()));
        let cost = scene.game.building_cost(building);
        let label = format!("{words}: {}", desk.say(&cost.say()));
        let chips = format!("<span>{}</span>", signs::chips(desk, cost, None));
        view! {
            <button class=class title=label.clone() aria-label=label
                aria-pressed=(scene.tool == Some(tool)).to_string()
                aria-disabled=(!can_take).then_some("true")
                data-take=can_take.then(|| tool.word())>
                {icon(building.word())}{Written::new(chips)}
            </button>
        }
    };
    view! { <div class="k-tools" role="group" aria-label=desk.t("sheet-industry-tools")>{Building::ALL.map(chip)}</div> }
        .into_any()
}

/// Whose board is shown, where there are two.
fn boards(desk: Desk, scene: &Scene) -> Option<AnyView> {
    let tab = |seat: Seat| {
        view! {
            <button class="k-whose" title=scene.name(seat).to_owned() aria-label=scene.name(seat).to_owned()
                aria-pressed=(seat == scene.shown).to_string() on:click=move |_| desk.show(seat)>
                {mark(seat)}
            </button>
        }
    };
    (scene.game.players() > 1).then(|| {
        view! { <div class="k-boards">{scene.seats().map(tab).collect_view()}</div> }.into_any()
    })
}

fn board(desk: Desk, scene: &Scene) -> AnyView {
    let seat = scene.shown;
    let industry = scene.board.industry(seat);
    let confirmed = scene.confirmed.industry(seat);
    // In several texts, since only those are touched that change.
    let ground = hatch("k-hatch") + &draw::ground();
    let drawn = [ground, draw::routes(industry, confirmed)].into_iter();
    let drawn = drawn.chain(plots(desk, scene, seat));
    let drawn = drawn.chain([draw::bridges(industry, confirmed), would(scene)]);
    let drawn: Vec<AnyView> = drawn.map(|drawn| strokes::strokes(&drawn)).collect();
    let label = format!("0 0 {} {}", draw::WIDTH, draw::HEIGHT);
    view! {
        <svg class="k-board" viewBox=label role="group" aria-label=desk.t("sheet-industry-board")>
            {drawn}
            {strokes::strokes(&names_of_spaces(industry))}
            {draw::spaces().map(|(space, row, column)| {
                let place = draw::bed(space, row, column);
                let choice = scene.placing_along(space);
                let name = draw::name_of(space, row, column, "k-space-name told");
                hit(desk, scene, place, choice, space_label(desk, scene, space), None, &name)
            }).collect_view()}
            {Plot::all().map(|plot| {
                let (x, y) = draw::corner_of(plot);
                let place = (x, y, draw::WIDE, draw::HIGH);
                let choice = choice_on(scene, plot);
                hit(desk, scene, place, choice, plot_label(desk, scene, plot), Some(plot), "")
            }).collect_view()}
        </svg>
    }
    .into_any()
}

/// The names of the route spaces, by which hints and the ledger speak of them; where a route lies, the
/// name is in the way of the drawing until the space is pointed at.
fn names_of_spaces(industry: &Industry) -> String {
    let built = industry.built();
    let free = draw::spaces().filter(|(space, ..)| !built.contains(*space));
    free.map(|(space, row, column)| draw::name_of(space, row, column, "k-space-name"))
        .collect()
}

/// What can be chosen by a click on a plot: placing what is in hand, or an activation that waits.
fn choice_on(scene: &Scene, plot: Plot) -> Option<Action> {
    let waits = Trigger::ALL.map(|trigger| Action::Activate(plot, trigger));
    let waits = waits.into_iter().find(|action| scene.offers(*action));
    scene.placing_on(plot).or(waits)
}

/// A place that is pointed at and clicked.
fn hit(
    desk: Desk,
    scene: &Scene,
    (x, y, width, height): (f64, f64, f64, f64),
    choice: Option<Action>,
    label: String,
    plot: Option<Plot>,
    name: &str,
) -> AnyView {
    let choice = choice.filter(|_| is_asked(scene));
    let is_pointed =
        choice.is_some() && scene.pointed.as_ref().map(|pointed| pointed.action) == choice;
    let class = match (choice.is_some(), is_pointed) {
        (true, true) => "k-hit may pointed",
        (true, false) => "k-hit may",
        _ => "k-hit",
    };
    let choice = choice.map(|action| action.to_string());
    let label = match &choice {
        Some(choice) => format!("{label}. {}", desk.choice_in_words(choice)),
        None => label,
    };
    let (role, order) = match choice {
        Some(_) => ("button", "0"),
        None => ("img", "-1"),
    };
    // A foot of brass says "you may" inside the thing itself.
    let foot = match width > height {
        true => (x + 8.0, y + height - 4.0, width - 16.0, 3.0),
        false if width > 40.0 => (x + 3.0, y + height - 6.0, width - 6.0, 4.0),
        false => (x + width - 4.0, y + 8.0, 3.0, height - 16.0),
    };
    let drawn = strokes::rect(x, y, width, height, "k-frame-of")
        + &strokes::rect(foot.0, foot.1, foot.2, foot.3, "k-foot")
        + name;
    view! {
        <g class=class data-place="" data-look=plot.map(|plot| plot.to_string()) data-action=choice role=role tabindex=order aria-label=label>
            {strokes::strokes(&drawn)}
        </g>
    }
    .into_any()
}

/// A board that is only looked at; small, it carries no text.
pub(crate) fn small(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let industry = scene.board.industry(seat);
    let drawn = draw::ground()
        + &draw::routes(industry, industry)
        + &plots(desk, scene, seat).concat()
        + &draw::bridges(industry, industry);
    Written::new(format!(
        "<svg class=\"k-board small\" viewBox=\"0 0 {} {}\" aria-hidden=\"true\">{drawn}</svg>",
        draw::WIDTH,
        draw::HEIGHT
    ))
    .into_any()
}

/// Every plot as it is drawn.
fn plots(desk: Desk, scene: &Scene, seat: Seat) -> Vec<String> {
    let industry = scene.board.industry(seat);
    let confirmed = scene.confirmed.industry(seat);
    let after = scene.alone().industry(seat);
    let one = |plot: Plot| {
        let card = industry.structures[plot.index()];
        let then = after.structures[plot.index()];
        let standing = match (card, then) {
            (0, 0) => return draw::free_plot(plot, routes_at(industry, plot)),
            (0, _) => Standing::Would,
            _ if confirmed.structures[plot.index()] != card => Standing::Tentative,
            _ => Standing::Firm,
        };
        let card = card.max(then);
        let name = desk.say(&scene.game.name(card));
        let fires = Trigger::ALL.map(|trigger| fire(scene, seat, plot, trigger));
        draw::structure(&scene.game, plot, card, &name, standing, fires)
    };
    Plot::all().map(one).collect()
}

fn routes_at(industry: &Industry, plot: Plot) -> u8 {
    industry.built().and(plot.around()).len()
}

/// How far the activation of a structure has come.
fn fire(scene: &Scene, seat: Seat, plot: Plot, trigger: Trigger) -> Fire {
    let (now, then) = (scene.board.industry(seat), scene.alone().industry(seat));
    let has_come = |industry: &Industry| match trigger {
        Trigger::Routes => industry.by_routes.contains(plot),
        Trigger::Bridges => industry.by_bridges.contains(plot),
    };
    let hand = &scene.board.hand;
    let waits = hand.waiting.by(trigger).contains(plot)
        || trigger == Trigger::Routes && hand.interrupted.behind().contains(plot);
    let waits = waits && scene.board.asked == seat;
    let is_lost = scene.let_go.contains(&(seat, plot, trigger));
    match (has_come(now), has_come(then)) {
        // It comes once, so it does not wait any more, also where the whole turn waits to be confirmed.
        (true, _) if is_lost => Fire::Lost,
        (true, _) if !waits => Fire::Done,
        (true, _) | (_, true) => Fire::Would,
        _ => match trigger {
            Trigger::Routes => Fire::Lacks(routes_at(then, plot), 4),
            Trigger::Bridges => Fire::Lacks(then.bridges_at(plot).min(2), 2),
        },
    }
}

/// What the choice that is pointed at would build or remove.
fn would(scene: &Scene) -> String {
    let Some(pointed) = scene.pointed.as_ref().filter(|_| is_asked(scene)) else {
        return String::new();
    };
    match pointed.action {
        Action::Build(building, space, _) => draw::would_build(building, space),
        Action::Place(route, space) => draw::would_build(Building::Route(route), space),
        _ => String::new(),
    }
}

/// A plot in words.
fn plot_label(desk: Desk, scene: &Scene, plot: Plot) -> String {
    let industry = scene.board.industry(scene.shown);
    let card = industry.structures[plot.index()];
    let place = ("plot", Arg::from(plot.to_string()));
    let routes = ("routes", Arg::from(routes_at(industry, plot)));
    if card == 0 {
        return desk.tr("sheet-industry-free", &[place, routes]);
    }
    let name = ("name", Arg::from(desk.say(&scene.game.name(card))));
    let worth = ("prestige", Arg::from(scene.game.card(card).prestige));
    let bridges = ("bridges", Arg::from(industry.bridges_at(plot)));
    let done = |trigger| u8::from(fire(scene, scene.shown, plot, trigger) == Fire::Done);
    desk.tr(
        "sheet-industry-plot",
        &[
            place,
            name,
            worth,
            routes,
            bridges,
            ("byroutes", Arg::from(done(Trigger::Routes))),
            ("bybridges", Arg::from(done(Trigger::Bridges))),
        ],
    )
}

/// A route space in words.
fn space_label(desk: Desk, scene: &Scene, space: Space) -> String {
    let industry = scene.board.industry(scene.shown);
    let route = industry.route(space).map_or("none", RouteType::word);
    desk.tr(
        "sheet-industry-space",
        &[
            ("space", Arg::from(space.to_string())),
            ("route", Arg::Word(route)),
            (
                "bridge",
                Arg::from(u8::from(industry.bridges.contains(space))),
            ),
            (
                "imprinted",
                Arg::from(u8::from(industry.imprinted.contains(space))),
            ),
        ],
    )
}
