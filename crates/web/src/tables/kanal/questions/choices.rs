//! The commonest answers to what is asked, for the bar; all of them are on the boards as well.

use std::cmp::Reverse;

use kanal::cards::RouteType;
use kanal::{Action, Industry, Phase, Plots, Price};
use leptos::prelude::*;
use table::{Actions, Arg, Game, Message, Told};

use crate::desk::Desk;
use crate::tables::Offered;
use crate::tables::kanal::action_board::says;
use crate::tables::kanal::scene::{Scene, Tool};
use crate::tables::kanal::wheel::price;

/// What the bar offers in so many places.
pub(crate) fn choices(desk: Desk, places: usize) -> Offered {
    let scene = desk.table.with(|table| Scene::new(desk, table.as_ref()?));
    let Some(scene) = scene else {
        return Offered::default();
    };
    let shown = commonest(&scene, places);
    // Of what can be done at any time one need not be told.
    let is_more = |action: &&Action| {
        let anytime = matches!(action, Action::Done | Action::Buy(..) | Action::Turn);
        !anytime && !shown.contains(action)
    };
    let more = scene.legal.iter().filter(is_more).count();
    let place = match scene.board.phase {
        Phase::ChooseSpace => "bar-more-spaces",
        _ => "bar-more-board",
    };
    let label = |action: Action| (action.to_string(), briefly(desk, &scene, action));
    Offered {
        choices: shown.into_iter().map(label).collect(),
        more: (more > 0).then(|| desk.tr(place, &[("count", Arg::from(more))])),
    }
}

/// What is chosen most often. What the question is about comes first, the best of each kind before
/// more of one kind; then what can be done at any time, where it opens something.
fn commonest(scene: &Scene, places: usize) -> Vec<Action> {
    let mut shown = answers(scene);
    let anytime = anytime(scene);
    // What can be done at any time has a place left, but never more than one in two; a space has to
    // be chosen.
    let reserved = match scene.board.phase {
        Phase::ChooseSpace => 0,
        _ => anytime.len().min(places / 2),
    };
    shown.truncate(places.saturating_sub(reserved));
    shown.extend(anytime);
    shown.truncate(places);
    shown
}

/// The answers to the question itself, the commonest first.
fn answers(scene: &Scene) -> Vec<Action> {
    let of = |is_it: fn(&Action) -> bool| scene.legal.iter().copied().filter(is_it);
    // An activation comes before what its structure lets one build.
    let steps = of(|action| {
        use Action::{Activate, BoxCard, FreeTurn, Gain, Pick, Take, Trade, Use};
        matches!(
            action,
            Activate(..) | Use(_) | Take(_) | Trade(_) | Pick(_) | Gain(_) | BoxCard | FreeTurn
        )
    });
    let mut answers: Vec<Action> = steps.collect();
    let mut spaces: Vec<Action> = of(|action| matches!(action, Action::Choose(_))).collect();
    spaces.sort_by_cached_key(|action| space_rank(scene, *action));
    answers.extend(spaces);
    answers.extend(placings(scene));
    answers
}

/// The spaces that let one raise something first, then those with most thaler.
fn space_rank(scene: &Scene, action: Action) -> (Reverse<bool>, Reverse<u8>) {
    let Action::Choose(space) = action else {
        return (Reverse(false), Reverse(0));
    };
    let raises = tools_after(scene, action)
        .iter()
        .any(|tool| matches!(tool, Tool::Structure(..)));
    let thaler = scene.board.thaler[usize::from(space) - 1];
    (Reverse(raises), Reverse(thaler))
}

/// What could be placed on the industry board after a choice.
fn tools_after(scene: &Scene, action: Action) -> Vec<Tool> {
    let after = scene.game.choice_alone(&scene.board, action);
    let mut legal = Actions::new();
    scene.game.legal(&after, &mut legal);
    let mut tools = Vec::new();
    for tool in legal.iter().filter_map(|action| Tool::of(*action)) {
        if !tools.contains(&tool) {
            tools.push(tool);
        }
    }
    tools
}

/// Where to place what is in hand, the best place first; with nothing in hand the best place of
/// each thing that could be.
fn placings(scene: &Scene) -> Vec<Action> {
    let ranked = |tool: Tool| {
        let placing = scene.legal.iter().copied();
        let mut placing: Vec<Action> = placing
            .filter(|action| Tool::of(*action) == Some(tool))
            .collect();
        placing.sort_by_cached_key(|action| Reverse(worth(scene, *action)));
        placing
    };
    if let Some(tool) = scene.tool {
        return ranked(tool);
    }
    let tools = scene.tools().into_iter();
    let mut best: Vec<Action> = tools
        .filter_map(|tool| ranked(tool).first().copied())
        .collect();
    best.sort_by_cached_key(|action| Reverse(worth(scene, *action)));
    best
}

/// How good a place is: as printed on the front side, what it sets off, the scoring pad, then how
/// far structures are closed in.
fn worth(scene: &Scene, action: Action) -> (bool, bool, i16, u8) {
    let after = scene.game.choice_alone(&scene.board, action);
    let seat = scene.board.asked;
    (
        is_as_printed(scene, action),
        after.hand.activations() > scene.board.hand.activations(),
        scene.game.score_pad(&after, seat).total(),
        closed_in(after.industry(seat)),
    )
}

/// Whether a starting route lies where the front side of the board has it imprinted (04 J).
fn is_as_printed(scene: &Scene, action: Action) -> bool {
    let printed = &scene.game.components().imprinted;
    match action {
        Action::Place(RouteType::Rail, space) => space == printed.rail,
        Action::Place(RouteType::Canal, space) => space == printed.canal,
        Action::Place(_, space) => printed.paths.contains(&space),
        _ => false,
    }
}

/// The routes around structures that no fourth route has activated yet.
fn closed_in(industry: &Industry) -> u8 {
    let open: Plots = industry.raised.without(industry.by_routes);
    let around = open
        .iter()
        .map(|plot| industry.built().and(plot.around()).len());
    around.sum()
}

/// A turn of the wheel and a purchase: those that let one place something new come first, and a
/// purchase that opens nothing is for the wheel alone.
fn anytime(scene: &Scene) -> Vec<Action> {
    let before = scene.tools().len();
    let opens = |action: &Action| tools_after(scene, *action).len() > before;
    let held = |action: &Action| match action {
        Action::Buy(material, _) => scene.own().held(*material),
        _ => 0,
    };
    let cost = |action: &Action| match *action {
        Action::Buy(_, amount) => price(held(action), amount.into()),
        _ => 0,
    };
    let is_purchase = |action: &&Action| matches!(action, Action::Buy(..));
    let purchases = scene.legal.iter().filter(is_purchase).copied();
    let cheapest = purchases.filter(|action| opens(action)).min_by_key(cost);
    let turn = scene.offers(Action::Turn) && !scene.offers(Action::FreeTurn);
    let turn = turn.then_some(Action::Turn);
    cheapest.into_iter().chain(turn).collect()
}

/// A choice in a word or two, for a button of the bar.
fn briefly(desk: Desk, scene: &Scene, action: Action) -> String {
    let card = |card: u8| ("card", Arg::Said(scene.game.name(card)));
    let text = match action {
        Action::Choose(space) => {
            let does = Arg::Verbatim(says(desk, scene, "actions-brief", space));
            desk.tr("bar-space", &[("space", Arg::from(space)), ("does", does)])
        }
        Action::Raise(number, plot, price) => {
            let id = match price {
                Price::Right => "bar-raise-right",
                Price::Left | Price::Free => "bar-raise",
            };
            let plot = Arg::Verbatim(plot.to_string());
            desk.tr(id, &[card(number), ("plot", plot)])
        }
        Action::Build(building, space, _) => on_space(desk, building.word(), space.to_string()),
        Action::Place(route, space) => on_space(desk, route.word(), space.to_string()),
        Action::Buy(material, amount) => {
            let held = scene.own().held(material);
            let args = [
                ("count", Arg::from(u16::from(amount) - held)),
                ("material", Arg::Word(material.word())),
                ("thaler", Arg::from(price(held, amount.into()))),
            ];
            desk.tr("bar-buy", &args)
        }
        Action::Turn => {
            let thaler = Arg::from(scene.game.components().turn);
            desk.tr("bar-turn", &[("thaler", thaler)])
        }
        Action::FreeTurn => desk.t("bar-turn-free"),
        Action::Activate(plot, trigger) => {
            let number = scene.board.own().structures[plot.index()];
            let trigger = Arg::Word(trigger.word());
            desk.tr("bar-activate", &[card(number), ("trigger", trigger)])
        }
        action => of_effect(desk, &scene.game.say_choice(&scene.board, action)),
    };
    capital(&text)
}

fn on_space(desk: Desk, what: &'static str, space: String) -> String {
    let args = [
        ("building", Arg::Word(what)),
        ("space", Arg::Verbatim(space)),
    ];
    desk.tr("bar-build", &args)
}

/// What a choice of an effect does, without its number.
fn of_effect(desk: Desk, message: &Message) -> String {
    let part = |name: &str| {
        let mut args = message.args.iter();
        args.find_map(|(of, arg)| (*of == name).then(|| arg.clone()))
    };
    match (part("says"), part("proceeds")) {
        (Some(says), Some(proceeds)) => {
            desk.tr("bar-trade", &[("says", says), ("proceeds", proceeds)])
        }
        (Some(Arg::Said(says)), None) => desk.say(&says),
        _ => desk.say(message),
    }
}

/// A text with a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
