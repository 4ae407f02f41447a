//! The challenges of this month and of today: the same game for everybody.

use std::sync::Arc;

use client::{Player, Session, answer_to};
use games::{CATALOGUE, Challenge, Day};
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Arg, ChallengeSetup, GameInfo, Message, Orders, Say, Seat};

use crate::browser;
use crate::desk::{Desk, Origin};
use crate::icons::icon;
use crate::keeping;
use crate::loading;
use crate::start_page::{open_saved, segments};

/// A sheet for each game that has challenges.
pub(crate) fn sheets(desk: Desk) -> AnyView {
    let games = CATALOGUE.iter().copied();
    let games = games.filter_map(|info| Some((info, info.challenge?)));
    games
        .map(|(info, setup)| sheet(desk, info, setup))
        .collect_view()
        .into_any()
}

fn sheet(desk: Desk, info: &'static GameInfo, setup: ChallengeSetup) -> impl IntoView {
    let today = Day::at(seconds());
    let option = info
        .options
        .iter()
        .find(|option| option.name == setup.choice);
    let values: Vec<&str> = option
        .into_iter()
        .flat_map(|option| option.shared_values())
        .collect();
    let chosen = RwSignal::new(
        values
            .first()
            .map_or_else(String::new, |first| (*first).to_owned()),
    );
    let choices = values.into_iter().map(|value| {
        let words =
            Signal::derive(move || desk.t(&format!("start-option-{}-{value}", setup.choice)));
        let holds = Signal::derive(move || chosen.with(|chosen| chosen == value));
        (value.to_owned(), words, holds)
    });
    let [month, day] = today.challenges();
    let left = move || match today.left_in_month() {
        0 => desk.t("start-last-day"),
        left => desk.tr("start-days-left", &[("number", Arg::from(left))]),
    };
    let row = move |challenge: Challenge, when: Signal<String>| {
        view! { <li data-challenge=challenge.to_string()>{move || answer(desk, info, challenge, (setup.choice, chosen.get()), when)}</li> }
    };
    view! {
        <section class="sheet challenges" aria-labelledby="challenges">
            <div class="hd">
                <h2 id="challenges">{desk.says("start-challenges")}</h2>
                <span class="r">{move || desk.t(&format!("game-{}", info.id))}</span>
            </div>
            <p>{move || desk.t(&format!("start-challenge-{}", info.id))}</p>
            {segments(
                Signal::derive(move || desk.t(&format!("start-option-{}", setup.choice))),
                choices.collect(),
                Arc::new(move |value| chosen.set(value.to_owned())),
            )}
            <ul>
                {row(month, Signal::derive(left))}
                {row(day, Signal::derive(move || desk.t("start-today")))}
            </ul>
        </section>
    }
}

/// A challenge with what has become of it here.
fn answer(
    desk: Desk,
    info: &'static GameInfo,
    challenge: Challenge,
    choice: (&'static str, String),
    when: Signal<String>,
) -> impl IntoView {
    let date = challenge.to_string();
    let name = browser::date_in_words(&date, desk.lang());
    let found = desk.saved.with(|games| {
        let game = answer_to(games, info.id, challenge, (choice.0, &choice.1))?;
        Some((game.id.clone(), game.over))
    });
    let score = keeping::score_in(info.id, &date, (choice.0, &choice.1));
    let was_begun = client::was_begun(&keeping::challenges(), info.id, challenge, &choice.1);
    let (label, open) = match found {
        Some((id, false)) => ("start-go-on", Some(id)),
        _ if was_begun || score.is_some() => ("start-again", None),
        _ => ("start-play", None),
    };
    let label = desk.t(label);
    let state = match &score {
        Some(score) => desk.tr(
            "start-your-score",
            &[("score", Arg::Number((*score).into()))],
        ),
        None => when.get(),
    };
    let spoken = format!("{label}: {name}");
    view! {
        <span class="what"><b>{name}</b> <span>{state}</span></span>
        <button class="btn" aria-label=spoken on:click=move |_| match open.clone() {
            Some(id) => open_saved(desk, id),
            None => begin(desk, info, challenge, choice.clone()),
        }>{icon("flag")} {label}</button>
    }
}

/// Deals a challenge as it is today.
fn begin(
    desk: Desk,
    info: &'static GameInfo,
    challenge: Challenge,
    choice: (&'static str, String),
) {
    spawn_local(async move {
        if !loading::game(desk, info.id).await {
            return;
        }
        let begun = keeping::challenges();
        let choice = (choice.0, choice.1.as_str());
        let dealt = client::deal_challenge(challenge, info.id, choice, seconds(), &begun);
        match dealt {
            Ok((mut play, begun)) => {
                keeping::set_challenges(&begun);
                let name = desk
                    .settings
                    .with_untracked(|settings| settings.name.clone());
                play.set_name(Seat::new(0), &name);
                let orders = vec![Orders::default()];
                let session = Session::new(play, vec![Player::Person], orders);
                desk.notice.set(None);
                desk.open_new(session, Origin::default());
            }
            Err(error) => {
                let message = Message::new("page-no-table").with("why", error.say());
                loading::tell(desk, Some(info), message).await;
            }
        }
    });
}

/// Seconds since 1970.
pub(crate) fn seconds() -> u64 {
    browser::now().max(0) as u64 / 1000
}
