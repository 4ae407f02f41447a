//! Going through a game: step by step, to any moment, and on from there as a new game.

use client::Session;
use leptos::prelude::*;
use table::Arg;

use crate::browser;
use crate::desk::Desk;
use crate::icons::icon;

/// The scrubber: where one looks, and the way back to now.
#[component]
pub(crate) fn Scrubber() -> impl IntoView {
    let desk = Desk::of_page();
    let place = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref()?;
            let last = table.session.play().entries().len();
            Some((table.moment.unwrap_or(last), last, table.moment.is_some()))
        })
    });
    let go = move |moment: usize, last: usize| {
        desk.with_table(|table| {
            table.moment = (moment < last).then_some(moment);
            table.pointed = None;
        });
    };
    view! {
        <section class="sheet scrubber" aria-label=move || desk.t("page-moments")>
            {move || place.get().map(|(moment, last, past)| view! {
                <div class="row">
                    <button class="btn" aria-label=desk.t("page-step-back") disabled=moment == 0
                        on:click=move |_| go(moment.saturating_sub(1), last)>{icon("step-b")}</button>
                    <input type="range" min="0" max=last.to_string() prop:value=moment.to_string()
                        aria-label=desk.t("page-moment")
                        on:input=move |event| {
                            if let Ok(moment) = event_target_value(&event).parse() {
                                go(moment, last);
                            }
                        }/>
                    <button class="btn" aria-label=desk.t("page-step-forward") disabled={moment >= last}
                        on:click=move |_| go(moment + 1, last)>{icon("step-f")}</button>
                    <span class="k">{desk.tr("page-moment-of", &[("moment", Arg::Number(moment as i64)), ("last", Arg::Number(last as i64))])}</span>
                </div>
                {past.then(|| view! {
                    <div class="row">
                        <button class="btn" on:click=move |_| go(last, last)>{desk.t("page-to-now")}</button>
                        <button class="btn" on:click=move |_| play_on(desk)>{icon("branch")} {desk.t("page-what-if")}</button>
                    </div>
                })}
            })}
        </section>
    }
}

/// Goes on from the moment that is looked at, as a game of its own.
pub(crate) fn play_on(desk: Desk) {
    let branch = desk.table.with_untracked(|table| {
        let table = table.as_ref()?;
        let moment = table.moment?;
        let play = table.session.play().at(moment);
        let players = table.session.players().to_vec();
        let orders = table::Seat::all(players.len() as u8)
            .map(|seat| table.session.orders(seat).clone())
            .collect();
        Some(Session::new(play, players, orders))
    });
    if let Some(session) = branch {
        desk.open(browser::new_id(), session);
    }
}
