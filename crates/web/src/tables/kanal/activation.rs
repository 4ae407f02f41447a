//! Activations as they run: which effect, what it took and gave, and what waits behind it.

use kanal::{Action, Activation, Plot, TrialStep, Trigger};
use leptos::prelude::*;
use table::{Arg, Say, Seat};

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::kanal::building::stage_class;
use crate::tables::kanal::outcome;
use crate::tables::kanal::scene::Scene;
use crate::tables::kanal::signs;
use crate::written::Written;

/// What ran in this turn, what is in hand from the outermost to the innermost, and what waits;
/// nothing while there is none of it.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let hand = &scene.board.hand;
    let is_quiet = hand.activations() == 0 && scene.ran.is_empty();
    if is_quiet {
        return ().into_any();
    }
    let seat = scene.board.asked;
    let is_in_hand = |step: &TrialStep| {
        let mut cards = scene.game.in_hand(&scene.board);
        cards.any(|card| is_of(step, &card.activation))
    };
    let over = scene.ran.iter().filter(|step| !is_in_hand(step));
    let over = over.map(|step| {
        let told = outcome::told(desk, scene, step);
        view! { <li>{Written::new(format!("<span>{told}</span>"))}</li> }
    });
    let over = over.collect::<Vec<_>>();
    let over = (!over.is_empty()).then(|| view! { <ol class="k-ran">{over}</ol> });
    // What waits while a card is in hand waits behind it, so it lies further out.
    let current = hand
        .activation
        .map(|activation| running(desk, scene, seat, &activation));
    view! {
        <section class="sheet activation" aria-label=desk.t("sheet-activation") aria-live="polite">
            {over}
            {interrupted(desk, scene, seat)}
            {waiting(desk, scene, seat)}
            {current}
        </section>
    }
    .into_any()
}

/// Whether a step is of this activation.
fn is_of(step: &TrialStep, activation: &Activation) -> bool {
    step.plot == activation.plot && step.by == activation.by
}

/// What an activation in hand gave so far.
fn so_far(desk: Desk, scene: &Scene, activation: &Activation) -> Option<AnyView> {
    let step = scene.ran.iter().rfind(|step| is_of(step, activation))?;
    let words = outcome::gained(desk, step);
    (!words.is_empty()).then(|| {
        let gave = desk.t("sheet-activation-gave");
        let told = format!("<span>{gave} <b>{words}</b></span>");
        view! { <p class="k-so-far">{Written::new(told)}</p> }.into_any()
    })
}

/// The cards that go on when what they set off is over, the outermost first.
fn interrupted(desk: Desk, scene: &Scene, seat: Seat) -> Option<AnyView> {
    let game = &scene.game;
    let below = scene.board.hand.interrupted.len();
    if below == 0 {
        return None;
    }
    let structures = &scene.board.industry(seat).structures;
    let name = |plot: Plot| desk.say(&game.name(structures[plot.index()]));
    let cards = game.in_hand(&scene.board).take(below.into());
    let cards = cards.map(|card| {
        let Activation { plot, by, .. } = card.activation;
        let behind = card.behind.map(|plot| {
            let words = desk.t("sheet-activation-behind");
            view! { <li>{icon("road")} <b>{name(plot)}</b> " " {plot.to_string()} <i>{words}</i></li> }
        });
        let words = match game.is_spent(scene.board.industry(seat), &card.activation) {
            true => desk.t("sheet-activation-spent"),
            false => desk.t("sheet-activation-goes-on"),
        };
        view! {
            {behind}
            <li>
                {icon("turn")} <b>{name(plot)}</b> " " {plot.to_string()} " · " {by_words(desk, by)}
                <i>{words}</i> {so_far(desk, scene, &card.activation)}
            </li>
        }
    });
    let heading = desk.tr("sheet-activation-below", &[("count", Arg::from(below))]);
    Some(
        view! { <div class="k-waiting k-below"><h3>{heading}</h3><ol>{cards.collect_view()}</ol></div> }
            .into_any(),
    )
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
    let name = desk.say(&game.name(card));
    let by = by_words(desk, activation.by);
    view! {
        <div class=format!("k-running {}", stage_class(game.card(card).stage))>
            <h3>{name} <i>{plot.to_string()} " · " {by}</i></h3>
            {effects.collect_view()}
            {so_far(desk, scene, activation)}
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
        let contested = waiting.is_contested() && trigger == Trigger::Bridges;
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
    let heading = match scene.board.hand.activation {
        Some(_) => desk.t("sheet-activation-next"),
        None => desk.tr(
            "sheet-activation-waiting",
            &[("count", Arg::from(waiting.len()))],
        ),
    };
    Some(
        view! { <div class="k-waiting"><h3>{heading}</h3><ul>{lines.collect_view()}</ul></div> }
            .into_any(),
    )
}

/// What sets an activation off, in words.
fn by_words(desk: Desk, trigger: Trigger) -> String {
    desk.t(&format!("word-{}", trigger.word()))
}
