//! The whole board as text: for screen readers, and for whoever reads better than he looks.

use kanal::cards::Resource;
use kanal::{Industry, Plot, Trigger};
use leptos::prelude::*;
use table::{Amount, Arg, Say, Seat, Told, Unit};

use crate::desk::Desk;
use crate::tables::kanal::action_board::{Disc, blocked_next, says, spaces};
use crate::tables::kanal::pad::{categories, number};
use crate::tables::kanal::questions::capital;
use crate::tables::kanal::scene::Scene;
use crate::tables::kanal::timetable;
use crate::tables::kanal::wheel::{amounts, turned};

/// A button that is always there, and behind it the board in words.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let open = desk.settings.with(|settings| settings.text_board);
    view! {
        <section class="text-board" aria-label=desk.t("text-title")>
            <button class="btn" aria-expanded=open.to_string()
                on:click=move |_| desk.settings.update(|settings| settings.text_board = !settings.text_board)>
                {desk.t(if open { "text-hide" } else { "text-show" })}
            </button>
            {open.then(|| board(desk, scene))}
        </section>
    }
    .into_any()
}

fn board(desk: Desk, scene: &Scene) -> AnyView {
    view! {
        <div class="sheet text-body">
            <h2>{desk.t("text-title")}</h2>
            {situation(desk, scene)}
            {action_board(desk, scene)}
            {display(desk, scene)}
            {scene.seats().map(|seat| player(desk, scene, seat)).collect_view()}
            {pads(desk, scene)}
            {all_choices(desk, scene)}
        </div>
    }
    .into_any()
}

fn list(lines: Vec<String>) -> AnyView {
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> });
    view! { <ul>{lines.collect_view()}</ul> }.into_any()
}

/// A table with headings for columns and rows.
fn table(caption: String, heads: Vec<String>, rows: Vec<(String, Vec<String>)>) -> AnyView {
    let rows = rows.into_iter().map(|(head, cells)| {
        view! {
            <tr>
                <th scope="row">{head}</th>
                {cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view()}
            </tr>
        }
    });
    view! {
        <div class="text-scroll">
            <table>
                <caption>{caption}</caption>
                <thead><tr><td></td>{heads.into_iter().map(|head| view! { <th scope="col">{head}</th> }).collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn situation(desk: Desk, scene: &Scene) -> AnyView {
    let board = &scene.board;
    let now = [
        timetable::game(desk, scene),
        Some(timetable::round(desk, scene)),
        Some(timetable::step(desk, scene)),
    ];
    let now: Vec<String> = now.into_iter().flatten().collect();
    let named =
        |id: &str, seat: Seat| desk.tr(id, &[("name", Arg::Verbatim(scene.name(seat).to_owned()))]);
    let [green, orange, blue] = board.stacks.map(Arg::from);
    let stacks = [("green", green), ("orange", orange), ("blue", blue)];
    let mut lines = vec![capital(&now.join(", "))];
    lines.extend(scene.asked.map(|seat| named("text-asked", seat)));
    if scene.game.players() > 1 {
        lines.push(named("text-starts", board.start));
    }
    lines.push(desk.tr("text-stacks", &stacks));
    list(lines)
}

fn action_board(desk: Desk, scene: &Scene) -> AnyView {
    let heads = ["gives", "thaler", "state"].map(|column| desk.t(&format!("text-column-{column}")));
    let rows = spaces().map(|space| {
        let disc = Disc::on(&scene.board, space);
        let state = desk.t(disc.map_or("text-free", Disc::text));
        let next = blocked_next(scene).filter(|next| *next == space);
        let next = next.map(|_| desk.t("actions-blocked-next"));
        let state: Vec<String> = [state].into_iter().chain(next).collect();
        let cells = vec![
            says(desk, scene, "actions-whole", space),
            scene.board.thaler[usize::from(space) - 1].to_string(),
            state.join("; "),
        ];
        (space.to_string(), cells)
    });
    table(desk.t("actions-title"), heads.to_vec(), rows.collect())
}

/// The structures face up, each with its effects as sentences.
fn display(desk: Desk, scene: &Scene) -> AnyView {
    let cards = scene.board.display.cards();
    let cards = cards.iter().map(|number| {
        let card = scene.game.card(*number);
        let deck = scene.game.deck();
        let mark = deck.find(*number).map(|index| deck.words(index).mark.say());
        let args = [
            ("card", Arg::Said(scene.game.name(*number))),
            ("number", Arg::from(*number)),
            ("stage", Arg::Word(card.stage.word())),
            ("cost", Arg::Said(card.cost.say())),
            ("prestige", Arg::from(card.prestige)),
            ("mark", mark.map_or(Arg::Verbatim(String::new()), Arg::Said)),
        ];
        view! { <li>{desk.tr("text-card", &args)} " " {effects(desk, scene, *number)}</li> }
    });
    let none = scene.board.display.is_empty();
    view! {
        <h3>{desk.t("text-structures")}</h3>
        <ul>{cards.collect_view()} {none.then(|| view! { <li>{desk.t("text-none")}</li> })}</ul>
    }
    .into_any()
}

/// The effects of a structure as sentences, numbered if there are several.
fn effects(desk: Desk, scene: &Scene, card: u8) -> String {
    let deck = scene.game.deck();
    let effects = deck.effects(scene.game.card(card));
    let sentences = (1..).zip(effects).map(|(number, effect)| {
        let said = desk.say(&deck.tree(effect).say());
        match effects.len() {
            1 => said,
            _ => format!("{number}. {said}"),
        }
    });
    sentences.collect::<Vec<_>>().join(" ")
}

/// Supply board and industry board of a player.
fn player(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let industry = scene.board.industry(seat);
    let held = Arg::Verbatim(amounts(desk, industry));
    let then = match turned(scene, industry) {
        Some(materials) => {
            let amount = |(material, count): (Resource, u8)| {
                desk.amount(Amount {
                    unit: Unit(material.word()),
                    count: count.into(),
                })
            };
            let amounts = Resource::MATERIALS.into_iter().zip(materials).map(amount);
            let amounts = Arg::Verbatim(amounts.collect::<Vec<_>>().join(", "));
            desk.tr("text-would-hold", &[("amounts", amounts)])
        }
        None => desk.t("pad-stuck"),
    };
    let heads = ["structure", "routes", "bridges", "activations"];
    let heads = heads.map(|column| desk.t(&format!("text-column-{column}")));
    let rows = Plot::all().map(|plot| (plot.to_string(), cells(desk, scene, industry, plot)));
    view! {
        <h3>{scene.name(seat).to_owned()}</h3>
        {list(vec![desk.tr("text-holds", &[("amounts", held)]), then])}
        {table(desk.t("text-plots"), heads.to_vec(), rows.collect())}
        {open_effects(desk, scene, industry)}
    }
    .into_any()
}

/// A plot: its structure, the routes around it, its bridges, and what it lacks to be activated.
fn cells(desk: Desk, scene: &Scene, industry: &Industry, plot: Plot) -> Vec<String> {
    let routes = plot.sides().map(|space| {
        let route = industry
            .route(space)
            .map(|route| format!("word-{}", route.word()));
        let mut what = desk.t(route.as_deref().unwrap_or("text-no-route"));
        if industry.bridges.contains(space) {
            what = format!("{what} + {}", desk.t("word-bridge"));
        }
        let args = [
            ("space", Arg::Verbatim(space.to_string())),
            ("what", Arg::Verbatim(what)),
        ];
        desk.tr("text-on-space", &args)
    });
    let around = industry.built().and(plot.around()).len();
    let args = [
        ("count", Arg::from(around)),
        ("routes", Arg::Verbatim(routes.join(", "))),
    ];
    let routes = desk.tr("text-of-four", &args);
    let card = industry.structures[plot.index()];
    if card == 0 {
        return vec![desk.t("text-empty"), routes, String::new(), String::new()];
    }
    let bridges = industry.bridges_at(plot);
    let open = Trigger::ALL
        .into_iter()
        .filter(|trigger| is_open(industry, plot, *trigger));
    let open = open.map(|trigger| match trigger {
        Trigger::Routes => desk.tr(
            "text-needs-routes",
            &[("count", Arg::from(4_u8.saturating_sub(around)))],
        ),
        Trigger::Bridges => desk.tr(
            "text-needs-bridges",
            &[("count", Arg::from(2_u8.saturating_sub(bridges)))],
        ),
    });
    let open: Vec<String> = open.collect();
    let open = match open.is_empty() {
        true => "–".to_owned(),
        false => open.join("; "),
    };
    vec![
        desk.say(&scene.game.name(card)),
        routes,
        bridges.to_string(),
        open,
    ]
}

/// Whether a structure can still be activated by this.
fn is_open(industry: &Industry, plot: Plot, trigger: Trigger) -> bool {
    let come = match trigger {
        Trigger::Routes => industry.by_routes,
        Trigger::Bridges => industry.by_bridges,
    };
    !come.contains(plot)
}

/// The effects of the structures that can still be activated.
fn open_effects(desk: Desk, scene: &Scene, industry: &Industry) -> AnyView {
    let is_open = |plot: &Plot| {
        Trigger::ALL
            .into_iter()
            .any(|trigger| is_open(industry, *plot, trigger))
    };
    let lines: Vec<String> = industry
        .raised
        .iter()
        .filter(is_open)
        .map(|plot| {
            let card = industry.structures[plot.index()];
            let name = desk.say(&scene.game.name(card));
            format!("{plot} {name}: {}", effects(desk, scene, card))
        })
        .collect();
    if lines.is_empty() {
        return ().into_any();
    }
    view! { <h4>{desk.t("text-effects")}</h4> {list(lines)} }.into_any()
}

/// The scoring pads, now and after a turn of the wheel.
fn pads(desk: Desk, scene: &Scene) -> AnyView {
    let (mut heads, mut columns) = (Vec::new(), Vec::new());
    for seat in scene.seats() {
        let seen = scene.game.forecast(&scene.board, seat);
        let name = scene.name(seat).to_owned();
        heads.push(name.clone());
        heads.push(format!("{name}, {}", desk.t("pad-turned")));
        columns.extend([Some(seen.now), seen.after_turn]);
    }
    let said = |points: Option<i16>| points.map_or("–".to_owned(), number);
    let mut rows: Vec<(String, Vec<String>)> = (0..)
        .zip(categories(desk))
        .map(|(at, category): (usize, String)| {
            let points = columns
                .iter()
                .map(|pad| said(pad.map(|pad| pad.categories()[at])));
            (category, points.collect())
        })
        .collect();
    let totals = columns.iter().map(|pad| said(pad.map(|pad| pad.total())));
    rows.push((desk.t("pad-total"), totals.collect()));
    table(desk.t("pad-title"), heads, rows)
}

/// Every choice there is, in words.
fn all_choices(desk: Desk, scene: &Scene) -> AnyView {
    if scene.legal.is_empty() {
        return ().into_any();
    }
    let choices = scene.legal.iter().map(|action| {
        let words = desk.say(&scene.game.say_choice(&scene.board, *action));
        view! { <li><button class="text-choice" data-action=action.to_string()>{words}</button></li> }
    });
    view! {
        <h3>{desk.t("text-choices")}</h3>
        <ul class="text-choices">{choices.collect_view()}</ul>
    }
    .into_any()
}
