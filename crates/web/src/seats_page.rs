//! Who plays on a game that came from elsewhere, asked before its table opens.

use client::{Player, bot_levels};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::{Arrived, Desk};
use crate::frame::{Brand, Tools};
use crate::icons::{icon, mark};
use crate::ledger_sheet::caption_in_words;
use crate::links;

/// What stands for a person among the bots.
const PERSON: &str = "person";

fn written(player: &Player) -> String {
    match player {
        Player::Person => PERSON.to_owned(),
        Player::Bot(bot) => bot.to_string(),
    }
}

/// The question, with those who are in the record or the usual ones chosen.
#[component]
pub(crate) fn SeatsPage() -> impl IntoView {
    let desk = Desk::of_page();
    let Some(arrived) = desk.arrived.get_untracked() else {
        return ().into_any();
    };
    let info = desk.game_info();
    let caption = arrived.play.caption();
    let about = move || {
        let game = desk.t(&format!("game-{}", info.id));
        format!("{game} · {}", caption_in_words(desk, info, &caption))
    };
    let seats = Seat::all(arrived.players.len() as u8);
    let seats = seats
        .map(|seat| seat_line(desk, &arrived, seat))
        .collect_view();
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(arrived) = desk.arrived.try_update(Option::take).flatten() {
            links::open_arrived(desk, arrived);
        }
    };
    view! {
        <header class="top"><Brand/><Tools/></header>
        <main id="main" class="seats-page">
            <form class="sheet" on:submit=open>
                <div class="hd">
                    <h1>{desk.says("seats-title")}</h1>
                    <span class="r">{about}</span>
                </div>
                <p>{desk.says("seats-about")}</p>
                <ol class="seats">{seats}</ol>
                <div class="row">
                    <button class="btn pri open-table">{icon("play")} {desk.says("seats-open")}</button>
                </div>
            </form>
        </main>
    }
    .into_any()
}

/// One seat: its colour, its name, and who takes it.
fn seat_line(desk: Desk, arrived: &Arrived, seat: Seat) -> impl IntoView + use<> {
    let named = arrived.play.name(seat).map(str::to_owned);
    let name = move || {
        let colour = || desk.texts.with(|texts| texts.texts.seat(seat));
        named.clone().unwrap_or_else(colour)
    };
    let label = {
        let name = name.clone();
        move || format!("{}: {}", name(), desk.t("start-who"))
    };
    let now = written(&arrived.players[seat.index()]);
    let mut levels = bot_levels(desk.game_info().id, arrived.players.len());
    // A bot that is not on the list keeps its seat.
    if now != PERSON && levels.iter().all(|(level, _)| *level != now) {
        levels.push((now.clone(), String::new()));
    }
    let options = levels.into_iter().map(|(level, text)| {
        let is_now = level == now;
        let shown = level.clone();
        let says = move || match text.as_str() {
            "" => desk.tr("start-bot-name", &[("name", Arg::Verbatim(shown.clone()))]),
            text => desk.t(text),
        };
        view! { <option value=level selected=is_now>{says}</option> }
    });
    let choose = move |event: leptos::ev::Event| {
        let bot = event_target_value(&event).parse().map(Player::Bot);
        desk.arrived.update(|arrived| {
            if let Some(arrived) = arrived {
                arrived.players[seat.index()] = bot.unwrap_or(Player::Person);
            }
        });
    };
    view! {
        <li class="seat">
            {mark(seat)} <b>{name}</b>
            <select aria-label=label on:change=choose>
                <option value=PERSON selected={now == PERSON}>{desk.says("start-person")}</option>
                {options.collect_view()}
            </select>
        </li>
    }
}
