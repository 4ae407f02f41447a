//! The review of a finished game: what was to be expected over time, and the turns that cost most,
//! each with a better one.
//!
//! A worker goes through the game turn by turn; what it has found is kept while the page is open, also
//! while one looks at the table.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use client::{Compared, FIRST_LOOK, PlayedTurn, Player, Review};
use games::AnyPlay;
use leptos::prelude::*;
use table::{Arg, Seat, Unit};
use texts::Lang;

use super::plot::{self, Marked};
use super::scale;
use super::{Ending, Plot, Tick};
use crate::adviser::{Adviser, LOST};
use crate::browser;
use crate::desk::{Desk, TableState};
use crate::help::{bot_name, in_words, scored, signed};
use crate::icons::{icon, mark};
use crate::ledger_sheet::caption_in_words;
use crate::moments;

/// A review, and whether it goes on.
#[derive(Clone)]
struct Running {
    review: Review,
    is_running: bool,
    is_lost: bool,
}

thread_local! {
    /// By the game and the digest of its last board.
    static REVIEWS: RefCell<BTreeMap<String, ArcRwSignal<Running>>> = RefCell::default();
}

fn key(table: &TableState) -> String {
    format!("{} {}", table.id, table.session.play().digest())
}

/// Whose turns are looked at: those of the people, or all if nobody was one.
fn seats_of(table: &TableState) -> Vec<Seat> {
    let players = table.session.players();
    let seats = Seat::all(players.len() as u8);
    let people = seats
        .clone()
        .filter(|seat| players[seat.index()] == Player::Person);
    let people: Vec<Seat> = people.collect();
    if people.is_empty() {
        seats.collect()
    } else {
        people
    }
}

/// The review of the game on the table, begun or not.
fn of_table(table: &TableState) -> ArcRwSignal<Running> {
    REVIEWS.with_borrow_mut(|reviews| {
        let review = reviews.entry(key(table)).or_insert_with(|| {
            ArcRwSignal::new(Running {
                review: Review::new(table.session.play(), seats_of(table)),
                is_running: false,
                is_lost: false,
            })
        });
        review.clone()
    })
}

/// Asks what is to be asked next, until there is nothing more.
fn go_on(play: AnyPlay, running: ArcRwSignal<Running>) {
    let question = running
        .try_update(|now| {
            let question = now.review.question(&play);
            now.is_running = question.is_some();
            now.is_lost = false;
            question
        })
        .flatten();
    let Some(lines) = question else {
        Adviser::Review.dismiss();
        return;
    };
    Adviser::Review.ask(&play.clone(), &lines, move |line| {
        if line == LOST {
            running.update(|now| (now.is_running, now.is_lost) = (false, true));
            return;
        }
        let is_whole = running.try_maybe_update(|now| (false, now.review.hear(line)));
        if is_whole == Some(true) {
            go_on(play.clone(), running.clone());
        }
    });
}

/// The button that was pressed goes away, and another comes; the heading above them stays.
fn keep_focus() {
    request_animation_frame(|| browser::focus("review"));
}

/// The sheet of the review.
pub(super) fn sheet(desk: Desk, ending: &Ending, width: f64) -> Option<AnyView> {
    let (running, play) = desk.table.with_untracked(|table| {
        let table = table.as_ref()?;
        let play = table.session.play().clone();
        client::can_be_reviewed(&play).then(|| (of_table(table), play))
    })?;
    let status = {
        let running = running.clone();
        Memo::new(move |_| {
            running.with(|now| {
                let is_begun = now.review.progress().0 > 0;
                (now.is_running, now.is_lost, now.review.is_done(), is_begun)
            })
        })
    };
    let lacks_net = running.with_untracked(|now| now.review.lacks_net());
    let about = match running.with_untracked(|now| now.review.is_alone()) {
        true => "review-about-alone",
        false => "review-about",
    };
    let begin = {
        let (running, play) = (running.clone(), play.clone());
        move |_| {
            go_on(play.clone(), running.clone());
            keep_focus();
        }
    };
    let stop = {
        let running = running.clone();
        move |_| {
            Adviser::Review.dismiss();
            running.update(|now| now.is_running = false);
            keep_focus();
        }
    };
    let controls = move || {
        let (is_running, is_lost, is_done, is_begun) = status.get();
        let (begin, stop) = (begin.clone(), stop.clone());
        let begin_label = if is_begun {
            "review-again"
        } else {
            "review-begin"
        };
        view! {
            {(is_running).then(|| view! {
                <button class="btn" data-do="stop-review" on:click=stop>{desk.t("review-stop")}</button>
            })}
            {(!is_running && !is_done).then(|| view! {
                <button class="btn pri" data-do="review" on:click=begin>{icon("bot")} {desk.t(begin_label)}</button>
            })}
            {is_lost.then(|| view! { <span class="k" role="status">{desk.t("help-lost")}</span> })}
        }
    };
    let view = view! {
        <section class="sheet review" aria-labelledby="review">
            <div class="hd">
                <h2 id="review" tabindex="-1">{desk.t("review-title")}</h2>
                <span class="sub">{desk.t(about)}</span>
            </div>
            {lacks_net.then(|| view! { <p class="review-note">{desk.t("review-no-net")}</p> })}
            {(!lacks_net).then(|| view! {
                <div class="row">{controls} {progress(desk, running.clone())}</div>
                {found(desk, ending.clone(), width, running.clone(), play.clone())}
            })}
        </section>
    };
    Some(view.into_any())
}

/// How far the review is.
fn progress(desk: Desk, running: ArcRwSignal<Running>) -> impl IntoView {
    let progress =
        Memo::new(move |_| running.with(|now| now.is_running.then(|| now.review.progress())));
    let is_running = Memo::new(move |_| progress.with(Option::is_some));
    let count = move |of: fn((usize, usize)) -> usize| move || progress.get().map_or(0, of) as f64;
    let words = move || {
        progress.get().map(|(done, all)| {
            desk.tr(
                "review-progress",
                &[("done", Arg::from(done)), ("all", Arg::from(all))],
            )
        })
    };
    move || {
        is_running.get().then(|| {
            view! {
                <progress aria-label=desk.t("review-title") prop:max=count(|(_, all)| all) prop:value=count(|(done, _)| done)></progress>
                <span class="k">{words}</span>
            }
        })
    }
}

/// What was found: the plot, once every turn was looked at, and the costliest turns.
fn found(
    desk: Desk,
    ending: Ending,
    width: f64,
    running: ArcRwSignal<Running>,
    play: AnyPlay,
) -> impl IntoView {
    let cross = RwSignal::new(None::<usize>);
    let is_whole = {
        let running = running.clone();
        Memo::new(move |_| {
            running.with(|now| now.review.outlooks().len() > now.review.turns().len())
        })
    };
    // The list is drawn anew when one of its turns has another cost, not with every step.
    let costly = {
        let running = running.clone();
        Memo::new(move |_| {
            running.with(|now| {
                let costly = now.review.costliest().into_iter();
                let costly = costly.map(|(turn, compared)| (turn.clone(), compared.clone()));
                (costly.collect::<Vec<_>>(), now.review.is_done())
            })
        })
    };
    let marked = {
        let (running, play) = (running.clone(), play.clone());
        Memo::new(move |_| {
            let (costly, _) = costly.get();
            running.with_untracked(|now| marked(desk, &now.review, &costly, &play))
        })
    };
    let plot = {
        let (running, play) = (running.clone(), play.clone());
        move || {
            is_whole.get().then(|| {
                let [large, _] = scale::sizes(width);
                let expected =
                    running.with_untracked(|now| expected(desk, &ending, &now.review, &play));
                let plot = &expected.plots[0];
                plot::sheet(desk, &expected, plot, large, cross, marked.into()).into_any()
            })
        }
    };
    // What is drawn is drawn in two tasks, so that neither keeps the page from answering for long.
    let is_listed = RwSignal::new(false);
    Effect::new(move |_| {
        if is_whole.get() {
            let list = move || {
                // The end may have been left in the meantime.
                let _ = is_listed.try_set(true);
            };
            set_timeout(list, Duration::from_millis(50));
        }
    });
    let list = move || {
        is_listed.get().then(|| {
            let (costly, is_done) = costly.get();
            running.with_untracked(|now| costliest(desk, &now.review, &costly, is_done, &play))
        })
    };
    view! {
        <div class="review-found">
            {plot}
            {list}
        </div>
    }
}

/// The costliest turns, to be marked before the fall that they bring.
fn marked(
    desk: Desk,
    review: &Review,
    costly: &[(PlayedTurn, Compared)],
    play: &AnyPlay,
) -> Vec<Marked> {
    let of_turn = |(n, (turn, compared)): (usize, &(PlayedTurn, Compared))| {
        let turns = review.turns();
        Some(Marked {
            place: turns.iter().position(|other| other.begins == turn.begins)?,
            seat: turn.seat,
            number: n + 1,
            note: cost_in_words(desk, play, compared),
            leads_to: costly_id(turn),
        })
    };
    costly.iter().enumerate().filter_map(of_turn).collect()
}

/// The id of one of the costliest turns in their list.
fn costly_id(turn: &PlayedTurn) -> String {
    format!("costly-{}", turn.begins)
}

/// The expected results as a plot with a place for each turn.
fn expected(desk: Desk, ending: &Ending, review: &Review, play: &AnyPlay) -> Ending {
    let info = desk.game_info();
    let band_at = |entries: usize| {
        let tick = ending.ticks.iter().find(|tick| tick.entry >= entries);
        tick.or(ending.ticks.last())?.band.clone()
    };
    let turns = review.turns().iter();
    let mut ticks: Vec<Tick> = turns
        .map(|turn| {
            let caption = caption_in_words(desk, info, &play.caption_of(turn.begins));
            Tick {
                label: format!("{caption}, {}", desk.name(turn.seat)),
                band: band_at(turn.ends),
                sign: None,
                entry: turn.begins,
            }
        })
        .collect();
    ticks.push(Tick {
        label: desk.t("review-end"),
        band: ending.ticks.last().and_then(|tick| tick.band.clone()),
        sign: None,
        entry: play.entries().len(),
    });
    let line = |seat: Seat| {
        let values = review.outlooks().iter();
        let values = values.filter_map(|seats| Some(seats.get(seat.index())?.score));
        (seat, values.collect())
    };
    // A word beside every number of a scale has no room; a sign has.
    let unit = match client::score_unit(play) {
        Unit("points") => Unit("plain"),
        unit => unit,
    };
    let plot = Plot {
        title: desk.t("review-plot"),
        sub: desk.t("review-plot-sub"),
        rule: "",
        unit,
        lines: ending.ranks.iter().map(|rank| line(rank.seat)).collect(),
        notes: Vec::new(),
    };
    Ending {
        ticks,
        plots: vec![plot],
        ..ending.clone()
    }
}

/// The list of the costliest turns.
fn costliest(
    desk: Desk,
    review: &Review,
    costly: &[(PlayedTurn, Compared)],
    is_done: bool,
    play: &AnyPlay,
) -> AnyView {
    let is_mine = desk.table.with_untracked(|table| {
        let players = table.as_ref().map(|table| table.session.players());
        players.is_some_and(|players| players.contains(&Player::Person))
    });
    let title = match is_mine {
        true => "review-costliest",
        false => "review-costliest-all",
    };
    // Alone there is no lead.
    let cost_about = match review.is_alone() {
        true => "review-cost-about-alone",
        false => "review-cost-about",
    };
    let about = [
        ("quick", bot_name(desk, FIRST_LOOK)),
        ("bot", bot_name(desk, review.adviser())),
    ];
    let unit = client::score_unit(play);
    let means = Seat::all(play.setup().players).filter_map(|seat| {
        let tenths = review.mean_cost(seat)?;
        let cost = Arg::Verbatim(tenths_in_words(desk, unit, tenths));
        let name = Arg::Verbatim(desk.name(seat));
        Some(desk.tr("review-mean", &[("name", name), ("cost", cost)]))
    });
    let means = means.collect::<Vec<_>>().join(" ");
    let lines = costly
        .iter()
        .zip(1..)
        .map(|((turn, compared), number)| costly_turn(desk, turn, compared, number, play));
    view! {
        <div class="costliest">
            <h3>{desk.t(title)}</h3>
            <p class="k">{desk.tr(cost_about, &about)}</p>
            {(costly.is_empty() && is_done).then(|| view! { <p>{desk.tr("review-none", &[("least", Arg::Verbatim(scored(desk, unit, 1)))])}</p> })}
            <ol>{lines.collect_view()}</ol>
            <p class="k">{means}</p>
        </div>
    }
    .into_any()
}

/// Tenths with the point or comma of the language, and what they are of.
fn tenths_in_words(desk: Desk, unit: Unit, tenths: i32) -> String {
    let point = match desk.lang() {
        Lang::En => '.',
        Lang::De => ',',
    };
    let amount = Arg::Verbatim(format!("{}{point}{}", tenths / 10, tenths % 10));
    desk.tr(&format!("unit-{}", unit.0), &[("amount", amount)])
}

/// What a turn cost.
fn cost_in_words(desk: Desk, play: &AnyPlay, compared: &Compared) -> String {
    signed(desk, client::score_unit(play), -compared.cost())
}

/// One of the costliest turns beside a better one.
fn costly_turn(
    desk: Desk,
    turn: &PlayedTurn,
    compared: &Compared,
    number: usize,
    play: &AnyPlay,
) -> impl IntoView + use<> {
    let caption = caption_in_words(desk, desk.game_info(), &play.caption_of(turn.begins));
    let (seat, begins) = (turn.seat, turn.begins);
    let better = compared.better.join("; ");
    view! {
        <li id=costly_id(turn) tabindex="-1" data-entry=begins.to_string()>
            <h4>
                <span class="costly-number">{number}</span> " " {mark(seat)} " " {caption} " "
                <span class="pill dn">{cost_in_words(desk, play, compared)}</span>
                {compared.is_looked_at_again.then(|| view! { " " <span class="k">{desk.t("review-again-looked")}</span> })}
            </h4>
            {comparison(desk, turn, compared, &play.at(begins))}
            <div class="row">
                <button class="btn" data-do="look" on:click=move |_| look_at(desk, begins)>{icon("clock")} {desk.t("review-look")}</button>
                <button class="btn" data-do="play-better" on:click=move |_| moments::play_on_from(desk, begins, seat, &better)>
                    {icon("branch")} {desk.t("review-play-on")}
                </button>
            </div>
        </li>
    }
}

/// Both turns in words, each with what was to be expected behind it.
fn comparison(
    desk: Desk,
    turn: &PlayedTurn,
    compared: &Compared,
    before: &AnyPlay,
) -> impl IntoView + use<> {
    let unit = client::score_unit(before);
    let behind = match compared.is_alone {
        true => "review-behind-alone",
        false => "review-behind",
    };
    let side = |id: &str, actions: &[String], outlook: bots::Outlook| {
        let words = in_words(desk, before, actions).join(" · ");
        let numbers = [
            ("score", Arg::Verbatim(scored(desk, unit, outlook.score))),
            ("lead", Arg::Verbatim(signed(desk, unit, outlook.lead))),
        ];
        view! {
            <div><dt>{desk.t(id)}</dt><dd>{words} " " <span class="k">{desk.tr(behind, &numbers)}</span></dd></div>
        }
    };
    view! {
        <dl class="compared">
            {side("review-made", &turn.actions, compared.made)}
            {side("review-better", &compared.better, compared.best)}
        </dl>
    }
}

/// Looks at the table at that moment, with what was found of it beside.
fn look_at(desk: Desk, begins: usize) {
    desk.pane.set("help");
    moments::go(desk, begins);
}

/// What the review has found of the moment that is looked at on the table.
pub(crate) fn of_moment(desk: Desk) -> Option<AnyView> {
    let (running, play, moment) = desk.table.with(|table| {
        let table = table.as_ref()?;
        let moment = table.moment?;
        let reviewed = REVIEWS.with_borrow(|reviews| reviews.get(&key(table)).cloned())?;
        Some((reviewed, table.session.play().clone(), moment))
    })?;
    let found = running.with(|now| {
        let mut costly = now.review.costliest().into_iter();
        let (turn, compared) = costly.find(|(turn, _)| turn.begins == moment)?;
        Some((turn.clone(), compared.clone()))
    });
    let (turn, compared) = found?;
    let seat = turn.seat;
    let better = compared.better.join("; ");
    let cost = cost_in_words(desk, &play, &compared);
    let view = view! {
        <div class="help-said reviewed">
            <h3>{mark(seat)} " " {desk.t("review-title")} " " <span class="pill dn">{cost}</span></h3>
            {comparison(desk, &turn, &compared, &play.at(moment))}
            <div class="row">
                <button class="btn" data-do="play-better" on:click=move |_| moments::play_on_from(desk, moment, seat, &better)>
                    {icon("branch")} {desk.t("review-play-on")}
                </button>
            </div>
        </div>
    };
    Some(view.into_any())
}
