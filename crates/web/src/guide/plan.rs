//! A sensible turn: the adviser thinks it out once, and it is kept as long as it is followed.

use std::cell::RefCell;

use bots::BotName;
use client::{Advice, Standing, asks_for_turn};
use games::AnyPlay;
use leptos::prelude::*;

use crate::adviser::{Adviser, LOST};
use crate::desk::{Desk, TableState};

/// What there is to be said to the turn under way in a guided game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Advised {
    /// Nobody is guided, or there is nothing left to choose.
    #[default]
    Nothing,
    /// The adviser thinks.
    Thinks(BotName),
    /// The steps that are left of a sensible turn; those that only end it are left out.
    Steps(Vec<String>),
    /// The adviser was lost; it is asked again with the next choice.
    Lost,
}

impl Advised {
    /// Whether the turn should not be ended yet.
    pub(crate) fn is_open(&self) -> bool {
        match self {
            Advised::Thinks(_) => true,
            Advised::Steps(steps) => !steps.is_empty(),
            Advised::Nothing | Advised::Lost => false,
        }
    }

    /// The next step, if there is one.
    pub(crate) fn next(&self) -> Option<&String> {
        match self {
            Advised::Steps(steps) => steps.first(),
            Advised::Nothing | Advised::Thinks(_) | Advised::Lost => None,
        }
    }
}

/// Whether a bot thinks about this game; what chance plays is nothing to suggest.
pub(super) fn is_thought_out(game: &str) -> bool {
    bots::strongest(game) != BotName::Random
}

/// A turn under way: the game, how many entries were confirmed before it, and its choices so far.
#[derive(Clone, PartialEq, Eq)]
struct Place {
    game: String,
    confirmed: usize,
    made: Vec<String>,
}

/// The turn that was thought out last, or is being thought out.
#[derive(Default)]
struct Plan {
    /// Where it was asked for.
    place: Option<Place>,
    /// The whole turn, with what was made before it was asked for; `None` while the adviser thinks.
    turn: Option<Vec<String>>,
}

thread_local! {
    static PLAN: RefCell<Plan> = RefCell::default();
}

/// The steps that are left of the plan, if the turn under way follows it.
fn left(place: &Place, passing: Option<&String>) -> Option<Vec<String>> {
    PLAN.with_borrow(|plan| {
        let (of, turn) = (plan.place.as_ref()?, plan.turn.as_ref()?);
        let is_same = of.game == place.game && of.confirmed == place.confirmed;
        if !is_same || turn.len() <= place.made.len() || !turn.starts_with(&place.made) {
            return None;
        }
        let mut left = turn[place.made.len()..].to_vec();
        while left.last().is_some_and(|step| passing == Some(step)) {
            left.pop();
        }
        Some(left)
    })
}

/// What there is to be said now; where nothing was thought out, the adviser is asked.
pub(super) fn advise(desk: Desk, table: &TableState) -> Advised {
    let is_open = matches!(
        table.session.standing(),
        Standing::Person {
            complete: false,
            ..
        }
    );
    if table.guide.is_none() || !table.is_live() || !is_open {
        return Advised::Nothing;
    }
    let play = table.session.play();
    let place = Place {
        game: table.id.clone(),
        confirmed: table.session.confirmed(),
        made: table.session.tentative_turn(),
    };
    if let Some(steps) = left(&place, play.passing().as_ref()) {
        return Advised::Steps(steps);
    }
    let is_asked =
        PLAN.with_borrow(|plan| plan.turn.is_none() && plan.place.as_ref() == Some(&place));
    if is_asked || ask(desk, play, place) {
        return Advised::Thinks(client::adviser_at(play));
    }
    Advised::Nothing
}

/// Asks the adviser for the turn under way; says whether it could be asked.
fn ask(desk: Desk, play: &AnyPlay, place: Place) -> bool {
    let Some(lines) = asks_for_turn(play) else {
        return false;
    };
    PLAN.set(Plan {
        place: Some(place.clone()),
        turn: None,
    });
    let advice = RefCell::new(Advice::default());
    let before = play.clone();
    Adviser::Guide.ask(play, &lines, move |line| {
        if line == LOST || line.starts_with("error ") {
            PLAN.take();
            desk.advised.set(Advised::Lost);
            return;
        }
        let mut advice = advice.borrow_mut();
        advice.hear(line);
        if !advice.is_done {
            return;
        }
        let rest = advice.turn_without_loss(&before).iter().cloned();
        let turn = place.made.iter().cloned().chain(rest).collect();
        PLAN.set(Plan {
            place: Some(place.clone()),
            turn: Some(turn),
        });
        // What is on the table now may be another turn already.
        let advised = desk.table.with_untracked(|table| {
            let table = table.as_ref()?;
            Some(advise(desk, table))
        });
        desk.advised.set(advised.unwrap_or_default());
    });
    true
}

/// Lets the adviser go, once nobody is guided any more.
pub(super) fn dismiss(desk: Desk) {
    PLAN.take();
    Adviser::Guide.dismiss();
    desk.advised.set(Advised::Nothing);
}
