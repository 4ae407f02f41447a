//! Going through a game: step by step, to any moment, and on from there as a new game.

use client::{Player, Session};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::browser;
use crate::desk::{Desk, Origin};
use crate::icons::icon;
use crate::playback;

/// The id of the range, to put the focus there.
const RANGE: &str = "moment";

/// The scrubber: where one looks, and the way back to now. The page of the result
/// (`of_result`) gives way to the table as soon as one looks back.
#[component]
pub(crate) fn Scrubber(#[prop(optional)] of_result: bool) -> impl IntoView {
    let desk = Desk::of_page();
    let place = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref()?;
            let last = table.session.play().entries().len();
            Some((table.moment.unwrap_or(last), last, table.moment.is_some()))
        })
    });
    let look = move |moment: usize| go(desk, moment);
    // Who comes from the result goes on looking back; the table may have had to be fetched first.
    let over = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.session.is_over()));
    if over && !of_result {
        request_animation_frame(|| {
            // On a phone it lies behind another tab than the one that is open.
            if !browser::focus_on(&format!("#{RANGE}")) {
                browser::focus_on("nav.tabs [aria-pressed=true]");
            }
        });
    }
    let look_to = move |event: &web_sys::Event| {
        if let Ok(moment) = event_target_value(event).parse() {
            look(moment);
        }
    };
    view! {
        <section class="sheet scrubber" aria-label=desk.says("page-moments")>
            {move || place.get().map(|(moment, last, past)| view! {
                <div class="row">
                    <button class="btn" aria-label=desk.t("page-step-back") disabled=moment == 0
                        on:click=move |_| look(if of_result { last } else { moment.saturating_sub(1) })>{icon("step-b")}</button>
                    // The page of the result would take the range away in mid-drag.
                    <input id=RANGE type="range" min="0" max=last.to_string() prop:value=moment.to_string()
                        aria-label=desk.t("page-moment")
                        on:input=move |event| if !of_result { look_to(&event) }
                        on:change=move |event| if of_result { look_to(&event) }/>
                    <button class="btn" aria-label=desk.t("page-step-forward") disabled={moment >= last}
                        on:click=move |_| look(moment + 1)>{icon("step-f")}</button>
                    <span class="k">{desk.tr("page-moment-of", &[("moment", Arg::Number(moment as i64)), ("last", Arg::Number(last as i64))])}</span>
                </div>
                {past.then(|| view! {
                    <div class="row">
                        <button class="btn" on:click=move |_| { to_now(desk); }>{where_now_is(desk)}</button>
                        {(moment < last).then(|| view! {
                            <button class="btn" data-do="what-if" on:click=move |_| play_on(desk)>{icon("branch")} {desk.t("page-what-if")}</button>
                        })}
                    </div>
                })}
            })}
        </section>
    }
}

/// Looks at the game after so many entries; after all of them it is played on, if it can be.
pub(crate) fn go(desk: Desk, moment: usize) {
    playback::skip(desk);
    desk.point(None);
    desk.with_table(|table| {
        let last = table.session.play().entries().len();
        // A finished game has its last board before the result.
        let past = moment < last || table.session.is_over();
        table.moment = past.then_some(moment);
    });
}

/// Where the way back from another moment leads.
pub(crate) fn where_now_is(desk: Desk) -> String {
    let over = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.session.is_over()));
    desk.t(if over {
        "page-to-result"
    } else {
        "page-to-now"
    })
}

/// Looks at the game as it is now. Says whether one looked elsewhere.
pub(crate) fn to_now(desk: Desk) -> bool {
    let past = desk
        .table
        .with_untracked(|table| table.as_ref().is_some_and(|table| table.moment.is_some()));
    if past {
        desk.with_table(|table| {
            table.moment = None;
            playback::catch_up(desk, table);
        });
    }
    past
}

/// Goes on from the moment that is looked at, as a game of its own.
pub(crate) fn play_on(desk: Desk) {
    let moment = desk
        .table
        .with_untracked(|table| table.as_ref().and_then(|table| table.moment));
    if let Some(moment) = moment {
        branch(desk, moment, None);
    }
}

/// Goes on from a moment as a game of its own in which a person has this seat, with a turn that can
/// still be taken back.
pub(crate) fn play_on_from(desk: Desk, moment: usize, person: Seat, turn: &str) {
    branch(desk, moment, Some(person));
    desk.choose(turn);
}

fn branch(desk: Desk, moment: usize, person: Option<Seat>) {
    let branch = desk.table.with_untracked(|table| {
        let table = table.as_ref()?;
        let play = table.session.play().at(moment);
        let mut players = table.session.players().to_vec();
        if let Some(person) = person {
            players[person.index()] = Player::Person;
        }
        let orders = Seat::all(players.len() as u8)
            .map(|seat| table.session.orders(seat).clone())
            .collect();
        let origin = Origin {
            record: None,
            moment: Some(play.caption()),
        };
        Some((Session::new(play, players, orders), origin))
    });
    if let Some((session, origin)) = branch {
        desk.open_new(session, origin);
        desk.notify("page-what-if-begun");
    }
}
