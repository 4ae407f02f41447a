//! The track of ongoing contracts (II.2.6, III.4).

use ::arkwright::{Action, Edition, Good, WaterFrame};
use leptos::prelude::*;
use table::Arg;

use super::{Layers, Waters, heading, piers};
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::mill::draw::{button, is_in_hand};
use crate::tables::arkwright::questions::in_words;

/// The track with a place for each good on each space.
pub(super) fn track(desk: Desk, scene: &Waters) -> AnyView {
    let spaces = scene.game.contract_spaces();
    let last_decade = scene.board.decade == WaterFrame::LAST_DECADE;
    let hint = desk.t(match last_decade {
        true => "harbour-contracts-end",
        false => "harbour-contracts-hint",
    });
    let space = |number: &u8| {
        let last = spaces.last() == Some(number);
        let penalty = scene.game.water_components().overdue_spaces;
        let penalty = last.then(|| {
            let words = desk.tr("harbour-penalty", &[("spaces", Arg::from(penalty))]);
            view! { <span class="h-penalty">{words}</span> }
        });
        let slots = Good::ALL.map(|good| slot(desk, scene, good, *number));
        view! {
            <li class="h-space">
                <span class="h-number"><b>{*number}</b> <span class="k">{desk.t("harbour-goods")}</span></span>
                <span class="h-slots">{slots.into_iter().collect_view()}</span>
                {penalty}
            </li>
        }
    };
    view! {
        <div class="h-part h-contracts">
            {heading(desk, "harbour-contracts", "contracts", hint.into_any())}
            <ol class="h-track">{spaces.iter().map(space).collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// Whether a choice fulfils the contract of a good.
fn fulfils(scene: &Waters, action: Action, good: Good) -> bool {
    match action {
        Action::Deliver(of, _) => of == good,
        Action::Ship(..) => scene.active() == good,
        _ => false,
    }
}

/// Whether a contract could be fulfilled now: by a choice that is there, else with what is in store
/// and a ship of the player's.
pub(super) fn can_sail(scene: &Waters, good: Good) -> bool {
    let by_choice = |action: &Action| fulfils(scene, *action, good);
    if is_in_hand(scene) && scene.legal.iter().any(by_choice) {
        return true;
    }
    if piers::in_use(scene).is_some() {
        return false;
    }
    let seat = scene.shown;
    let stored = scene.board.company(seat).stored[good.index()];
    let carried = [0, 1].map(|pier| scene.game.capacity(&scene.board, seat, pier));
    let most = stored.min(carried[0].max(carried[1]));
    let mut counts = scene.game.contract_counts(&scene.board, seat, good);
    counts.any(|count| count <= most)
}

/// What a click on the place of a good does: it takes the contract, or fulfils it, as it is if it
/// can be.
fn choice(scene: &Waters, good: Good, space: u8, lies: bool) -> Option<Action> {
    if !is_in_hand(scene) {
        return None;
    }
    let contract = Action::Contract(good, space);
    if scene.offers(contract) {
        return Some(contract);
    }
    let as_asked = |action: &Action| match *action {
        Action::Deliver(_, count) | Action::Ship(count, _) => count == space,
        _ => false,
    };
    let may = |action: &Action| lies && fulfils(scene, *action, good);
    let choices = || scene.legal.iter().copied().filter(may);
    choices().find(as_asked).or_else(|| choices().next())
}

/// The place of a good on a space.
fn slot(desk: Desk, scene: &Waters, good: Good, space: u8) -> AnyView {
    let lies = Layers::on_mat(scene, &|harbour| {
        u8::from(harbour.contracts[good.index()] == space)
    });
    let choice = choice(scene, good, space, lies.now > 0);
    let mut class = format!("h-slot{}", lies.state());
    if lies.now > 0 {
        class.push_str(" lies");
    }
    let shown = lies.now + lies.was + lies.will > 0 || choice.is_some();
    let ready = lies.now > 0 && can_sail(scene, good);
    let label = desk.tr(
        "harbour-contract",
        &[
            ("good", Arg::Word(good.word())),
            ("count", Arg::from(space)),
        ],
    );
    let content = view! {
        {shown.then(|| icon(good.word()))}
        {ready.then(|| view! {
            <span class="h-ready" title=desk.t("harbour-ready")>{icon("check")}</span>
        })}
    }
    .into_any();
    match choice {
        Some(action) => button(desk, scene, action, in_words(desk, action), &class, content),
        None if shown => {
            view! { <span class=class role="img" aria-label=label.clone() title=label.clone()>{content}</span> }
                .into_any()
        }
        None => view! { <span class=class></span> }.into_any(),
    }
}
