//! The material wheel: what one has, what a turn makes of it, and what can be bought (05, 06).

mod draw;

use kanal::cards::Resource;
use kanal::{Action, BASICS, Board, Industry, Phase};
use leptos::prelude::*;
use table::{Amount, Arg, Seat, Unit};

use crate::desk::Desk;
use crate::icons::icon;
use crate::strokes::change;
use crate::tables::kanal::action_board::{hidden, sign};
use crate::tables::kanal::scene::Scene;
use crate::written::Written;

/// The wheel, the same in numbers, and what can be done at any time.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let own = scene.own();
    let after = scene.after().industry(scene.viewer);
    let [thaler, prestige] = [Resource::Thaler, Resource::Prestige].map(|resource| {
        let held = own.held(resource);
        let pill = pill(held, after.held(resource));
        view! { <b>{held}</b> {pill} " " {word(desk, resource)} }
    });
    view! {
        <section class="sheet material-wheel" aria-labelledby="wheel-title">
            <div class="hd">
                <h2 id="wheel-title">{desk.t("wheel-title")}</h2>
                <span class="r">{thaler} ", " {prestige}</span>
            </div>
            <div class="kw-wheel">
                {draw::wheel(desk, scene)}
                {hub(desk, scene)}
            </div>
            {numbers(desk, scene)}
            {foot(desk, scene)}
        </section>
    }
    .into_any()
}

/// What everybody calls a resource.
pub(super) fn word(desk: Desk, resource: Resource) -> String {
    desk.t(&format!("word-{}", resource.word()))
}

/// How a value would change, as a pill.
pub(super) fn pill(from: impl Into<i32>, to: impl Into<i32>) -> Option<AnyView> {
    let (from, to) = (from.into(), to.into());
    let class = if to > from { "pill up" } else { "pill dn" };
    (from != to).then(|| view! { <span class=class>{change(from, to)}</span> }.into_any())
}

/// What a turn of the wheel makes of somebody's materials; nothing where it is stuck (06).
pub(super) fn turned(scene: &Scene, industry: &Industry) -> Option<[u8; 5]> {
    let most = scene.game.components().valuable;
    let [wood, clay, ore, brick, iron] = industry.materials;
    let risen = |held: u8| (held + 1).min(most);
    industry
        .can_turn()
        .then(|| [wood - 1, clay - 1, ore - 1, risen(brick), risen(iron)])
}

/// The board from which "after a turn" is reckoned: the one that is pointed at, unless that is a
/// turn itself.
pub(super) fn before_turn(scene: &Scene) -> &Board {
    match &scene.pointed {
        Some(pointed) if !matches!(pointed.action, Action::Turn | Action::FreeTurn) => {
            &pointed.trial.board
        }
        _ => &scene.board,
    }
}

/// The basics of which there are none, so that the wheel is stuck.
fn missing(desk: Desk, own: &Industry) -> String {
    let is_missing = |basic: &Resource| own.held(*basic) == 0;
    joined(desk, BASICS.into_iter().filter(is_missing))
}

fn joined(desk: Desk, materials: impl Iterator<Item = Resource>) -> String {
    let words: Vec<String> = materials.map(|material| word(desk, material)).collect();
    words.join(", ")
}

/// The middle of the wheel, which turns it: what that costs now, or why it cannot be turned.
fn hub(desk: Desk, scene: &Scene) -> AnyView {
    let own = scene.own();
    let price = scene.game.components().turn;
    let is_free = scene.offers(Action::FreeTurn);
    let is_offered = is_free || scene.offers(Action::Turn);
    let notation = if is_free { "turn free" } else { "turn" };
    // Behind the end of a round no free turn comes but that of the next one.
    let is_end = matches!(scene.board.phase, Phase::Wheel { .. });
    let first = match own.can_turn() {
        _ if is_free => desk.t("wheel-free"),
        false => {
            let materials = ("materials", Arg::Verbatim(missing(desk, own)));
            desk.tr("wheel-no", &[materials])
        }
        true if own.thaler < u16::from(price) => desk.t("wheel-too-few"),
        true => desk.tr("wheel-price", &[("thaler", Arg::from(price))]),
    };
    let comes = own.can_turn() && !is_free && !is_end;
    let second = comes.then(|| view! { <span>{desk.t("wheel-at-end")}</span> });
    let is_asked = !scene.legal.is_empty();
    let class = match (is_offered, own.can_turn()) {
        (true, _) => "kw-hub legal",
        (_, true) => "kw-hub",
        _ => "kw-hub stuck",
    };
    view! {
        <button class=class
            disabled=!is_asked
            data-action=is_offered.then_some(notation)
            data-refused=(is_asked && !is_offered).then_some(notation)>
            {Written::new(
                "<svg class=\"kw-arrow\" viewBox=\"0 0 60 24\" aria-hidden=\"true\">\
                 <path d=\"M54 12A40 40 0 0 0 6 19m-2 -13l2 13l13 -3\"></path></svg>",
            )}
            <b>{desk.t("wheel-turn")}</b>
            <span>{first}</span>
            {second}
        </button>
    }
    .into_any()
}

/// Each material now and after a turn, and what more of a basic one costs.
fn numbers(desk: Desk, scene: &Scene) -> AnyView {
    let own = scene.own();
    let after = scene.after().industry(scene.viewer);
    let base = before_turn(scene).industry(scene.viewer);
    let turned = turned(scene, base);
    let rows = Resource::MATERIALS.map(|material| {
        let held = own.held(material);
        let then = turned.map_or("–".to_owned(), |turned| {
            turned[material as usize].to_string()
        });
        // What a turn pushes along on the last space brings nothing.
        let is_wasted = turned.is_some() && is_wasted(scene, base, material);
        let class = if is_wasted { "kw-then wasted" } else { "kw-then" };
        view! {
            <tr>
                <th scope="row">{Written::new(sign(material.word()))} " " {word(desk, material)}</th>
                <td><b>{held}</b> {pill(held, after.held(material))}</td>
                <td class=class><i aria-hidden="true">"→"</i> <b>{then}</b></td>
                <td class="kw-buys">{purchases(desk, scene, material)}</td>
            </tr>
        }
    });
    view! {
        <table class="kw-table">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{desk.t("wheel-now")}</th>
                    <th scope="col">{desk.t("wheel-after")}</th>
                    <th scope="col" class="kw-buys">{desk.t("wheel-buying")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// What it costs to buy from one amount up to another: the number reached, each time (06).
pub(super) fn price(from: u16, to: u16) -> u16 {
    (from + 1..=to).sum()
}

/// One more of a basic material, and as many as the thaler allow.
fn purchases(desk: Desk, scene: &Scene, material: Resource) -> AnyView {
    if !BASICS.contains(&material) {
        return ().into_any();
    }
    let held = scene.own().held(material);
    if held >= scene.game.components().basic.into() {
        return view! { <span class="k">{desk.t("wheel-full")}</span> }.into_any();
    }
    let offered = scene.legal.iter().filter_map(|action| match action {
        Action::Buy(of, amount) if *of == material => Some(u16::from(*amount)),
        _ => None,
    });
    let most = offered.max();
    let amounts = [Some(held + 1), most.filter(|most| *most > held + 1)];
    let buttons = amounts.into_iter().flatten();
    buttons
        .map(|amount| purchase(desk, scene, material, amount))
        .collect_view()
        .into_any()
}

fn purchase(desk: Desk, scene: &Scene, material: Resource, amount: u16) -> AnyView {
    let held = scene.own().held(material);
    let (count, thaler) = (amount - held, price(held, amount));
    let action = Action::Buy(material, amount as u8);
    let is_offered = scene.offers(action);
    let is_asked = !scene.legal.is_empty();
    let args = [
        ("count", Arg::from(count)),
        ("material", Arg::Word(material.word())),
        ("thaler", Arg::from(thaler)),
        ("amount", Arg::from(amount)),
    ];
    let label = desk.tr("wheel-buy", &args);
    let class = if is_offered { "kw-buy legal" } else { "kw-buy" };
    view! {
        <button class=class
            title=label.clone()
            aria-label=label
            disabled=!is_asked
            data-action=is_offered.then(|| action.to_string())
            data-refused=(is_asked && !is_offered).then(|| action.to_string())>
            <b>{format!("+{count}")}</b> {thaler} {icon("thaler")}
        </button>
    }
    .into_any()
}

/// Whether a turn brings none of this valuable material, since the wheel shows no more of it.
fn is_wasted(scene: &Scene, industry: &Industry, material: Resource) -> bool {
    let most = scene.game.components().valuable;
    !BASICS.contains(&material) && industry.held(material) >= most.into()
}

/// What one should know of a turn; a turn for thaler where there is also a free one.
fn foot(desk: Desk, scene: &Scene) -> AnyView {
    let own = before_turn(scene).industry(scene.viewer);
    let components = scene.game.components();
    let wasted = Resource::MATERIALS.into_iter();
    let wasted = joined(
        desk,
        wasted.filter(|material| is_wasted(scene, own, *material)),
    );
    let has_turned = matches!(scene.board.phase, Phase::Wheel { turned: true, .. });
    let (class, note) = match own.can_turn() {
        false => {
            let materials = ("materials", Arg::Verbatim(missing(desk, own)));
            ("kw-note loss", desk.tr("wheel-stuck", &[materials]))
        }
        true if !wasted.is_empty() => {
            let args = [
                ("materials", Arg::Verbatim(wasted)),
                ("most", Arg::from(components.valuable)),
            ];
            ("kw-note loss", desk.tr("wheel-wasted", &args))
        }
        true if has_turned => ("kw-note", desk.t("wheel-turned")),
        true => ("kw-note", desk.t("wheel-anytime")),
    };
    let both = scene.offers(Action::FreeTurn) && scene.offers(Action::Turn);
    let paid = both.then(|| {
        let label = desk.tr("wheel-or-pay", &[("thaler", Arg::from(components.turn))]);
        view! { <button class="btn legal" data-action="turn">{label} {icon("thaler")}</button> }
    });
    view! { <div class="kw-foot"><p class=class>{note}</p>{paid}</div> }.into_any()
}

/// Everything that somebody has, in words.
pub(super) fn amounts(desk: Desk, industry: &Industry) -> String {
    let amounts = Resource::ALL.map(|resource| {
        desk.amount(Amount {
            unit: Unit(resource.word()),
            count: industry.held(resource).into(),
        })
    });
    amounts.join(", ")
}

/// The same as signs and numbers.
fn held(scene: &Scene, seat: Seat) -> String {
    let industry = scene.board.industry(seat);
    let cells = Resource::ALL.map(|resource| {
        let (word, held) = (resource.word(), industry.held(resource));
        format!("<span>{}<b>{held}</b></span>", sign(word))
    });
    format!(
        "<span class=\"k-purse\" aria-hidden=\"true\">{}</span>",
        cells.concat()
    )
}

/// What the viewer has, as signs and numbers, for the top of a phone.
pub(super) fn purse(desk: Desk, scene: &Scene) -> AnyView {
    let said = hidden(&amounts(desk, scene.own()));
    let purse = held(scene, scene.viewer);
    Written::new(format!("<div class=\"k-held\">{said}{purse}</div>")).into_any()
}
