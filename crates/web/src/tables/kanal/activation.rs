//! Activations as they run: which effect, what it took and gave, and what waits behind it.

use kanal::{Action, Activation, Trigger};
use leptos::prelude::*;
use table::{Arg, Say, Seat};

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::kanal::building::stage_class;
use crate::tables::kanal::outcome;
use crate::tables::kanal::scene::Scene;
use crate::tables::kanal::signs;
use crate::written::Written;

/// What runs, ran in this turn, and waits; nothing while there is none of it.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let hand = &scene.board.hand;
    let is_quiet = hand.activation.is_none() && hand.waiting.is_empty() && scene.ran.is_empty();
    if is_quiet {
        return ().into_any();
    }
    let seat = scene.board.asked;
    let current = hand
        .activation
        .map(|activation| running(desk, scene, seat, &activation));
    // The last of what ran is what runs.
    let over = scene.ran.len() - usize::from(current.is_some() && !scene.ran.is_empty());
    let over = scene.ran[..over].iter().map(|step| {
        let told = outcome::told(desk, scene, step);
        view! { <li>{Written::new(format!("<span>{told}</span>"))}</li> }
    });
    let over = over.collect::<Vec<_>>();
    let over = (!over.is_empty()).then(|| view! { <ol class="k-ran">{over}</ol> });
    view! {
        <section class="sheet activation" aria-label=desk.t("sheet-activation") aria-live="polite">
            {over}
            {current}
            {waiting(desk, scene, seat)}
        </section>
    }
    .into_any()
}

/// The activation under way: its effects, what it gave so far, and what it asks.
fn running(desk: Desk, scene: &Scene, seat: Seat, activation: &Activation) -> AnyView {
    let game = &scene.game;
    let deck = game.deck();
    let plot = activation.plot;
    let card = scene.board.industry(seat).structures[plot.index()];
    let effects = deck.effects(game.card(card)).iter();
    let effects = (0..).zip(effects).map(|(at, effect): (u8, _)| {
        let choice = Action::Use(at + 1);
        let is_current = activation.effect == Some(at);
        let is_used = activation.used >> at & 1 == 1;
        let class = match (is_current, is_used) {
            (true, _) => "k-one current",
            (_, true) => "k-one used",
            _ => "k-one",
        };
        let tree = deck.tree(effect);
        let said = desk.say(&tree.say());
        let row = view! {
            {signs::signs(desk, &tree.icons())}
            <span class="k-says">{said}</span>
        };
        match scene.offers(choice) {
            true => view! { <button class=format!("{class} legal") data-action=choice.to_string()>{row}</button> }
                .into_any(),
            false => view! { <div class=class>{row}</div> }.into_any(),
        }
    });
    let so_far = scene.ran.last().map(|step| outcome::gained(desk, step));
    let so_far = so_far.filter(|words| !words.is_empty()).map(|words| {
        let told = format!(
            "<span>{} <b>{words}</b></span>",
            desk.t("sheet-activation-gave")
        );
        view! { <p class="k-so-far">{Written::new(told)}</p> }
    });
    let name = desk.say(&game.name(card));
    let by = by_words(desk, activation.by);
    view! {
        <div class=format!("k-running {}", stage_class(game.card(card).stage))>
            <h3>{name} <i>{plot.to_string()} " · " {by}</i></h3>
            {effects.collect_view()}
            {so_far}
            {choices(desk, scene)}
        </div>
    }
    .into_any()
}

/// What is asked inside the activation besides the places of the board.
fn choices(desk: Desk, scene: &Scene) -> AnyView {
    let is_asked = |action: &&Action| {
        matches!(
            action,
            Action::Take(_) | Action::Trade(_) | Action::Pick(_) | Action::FreeTurn
        )
    };
    let asked = scene.legal.iter().filter(is_asked).map(|action| {
        let choice = action.to_string();
        let words = desk.choice_in_words(&choice);
        view! { <button class="btn legal" data-action=choice>{words}</button> }
    });
    let done = scene.offers(Action::Done).then(|| {
        let words = desk.t("sheet-activation-done");
        view! { <button class="btn" data-action="done">{words}</button> }
    });
    view! { <div class="k-asks">{asked.collect_view()}{done}</div> }.into_any()
}

/// What waits, each to be chosen next if it can be.
fn waiting(desk: Desk, scene: &Scene, seat: Seat) -> Option<AnyView> {
    let waiting = &scene.board.hand.waiting;
    if waiting.is_empty() {
        return None;
    }
    let lines = Trigger::ALL.into_iter().flat_map(|trigger| {
        let plots = waiting.by(trigger).iter();
        plots.map(move |plot| (plot, trigger))
    });
    let lines = lines.map(|(plot, trigger)| {
        let card = scene.board.industry(seat).structures[plot.index()];
        let name = desk.say(&scene.game.name(card));
        let action = Action::Activate(plot, trigger);
        let contested = waiting.contested.contains(plot) && trigger == Trigger::Bridges;
        let contested = contested.then(|| view! { <i>{desk.t("sheet-activation-contested")}</i> });
        let words = view! {
            {icon(match trigger { Trigger::Routes => "road", Trigger::Bridges => "bridge" })}
            <b>{name}</b> " " {plot.to_string()} " · " {by_words(desk, trigger)} {contested}
        };
        match scene.offers(action) {
            true => view! { <li><button class="btn legal" data-action=action.to_string()>{words}</button></li> }
                .into_any(),
            false => view! { <li>{words}</li> }.into_any(),
        }
    });
    let count = waiting.routes.len() + waiting.bridges.len();
    let heading = desk.tr("sheet-activation-waiting", &[("count", Arg::from(count))]);
    Some(
        view! { <div class="k-waiting"><h3>{heading}</h3><ul>{lines.collect_view()}</ul></div> }
            .into_any(),
    )
}

/// What sets an activation off, in words.
fn by_words(desk: Desk, trigger: Trigger) -> String {
    desk.t(&format!("word-{}", trigger.word()))
}
