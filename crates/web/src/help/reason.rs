//! A turn that a bot would make, in words, and why: what is to be expected behind it.

use bots::{BotName, Outlook};
use client::Advice;
use games::AnyPlay;
use leptos::prelude::*;
use table::{Amount, Seat, Unit};

use super::{Asked, bot_name, can_be_hinted, expectations};
use crate::desk::Desk;
use crate::icons::{icon, mark};

/// What of an answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// The turn, why, and that it can be tried.
    Hint,
    /// What everybody can expect, the turn, and why.
    Analysis,
    /// What everybody can expect; a hint says the rest.
    Expectations,
}

/// What is drawn of an answer: as long as it is the same, nothing is drawn anew.
#[derive(Clone, PartialEq)]
pub(super) struct Said {
    seats: Vec<Outlook>,
    turn: Vec<String>,
    best: Option<Outlook>,
    considered: Option<Outlook>,
    is_thinking: bool,
    made: usize,
}

impl Said {
    pub(super) fn of(asked: &Asked) -> Said {
        let Advice {
            seats,
            turn,
            best,
            considered,
            ..
        } = asked.advice.clone();
        Said {
            seats,
            turn,
            best,
            considered,
            is_thinking: asked.is_thinking,
            made: asked.made,
        }
    }
}

/// A score with what it is counted in.
pub(crate) fn scored(desk: Desk, unit: Unit, score: i32) -> String {
    desk.amount(Amount {
        unit,
        count: score.into(),
    })
}

/// The same with its sign, which stands before what it is counted in.
pub(crate) fn signed(desk: Desk, unit: Unit, score: i32) -> String {
    let sign = match score {
        0 => '±',
        1.. => '+',
        _ => '−',
    };
    format!("{sign}{}", scored(desk, unit, score.abs()))
}

/// A turn in words, each step as it is called when it is made, those that are repeated once. Going on to
/// the next part of an action is no step of its own to the reader. What is lost besides comes last.
pub(crate) fn in_words(desk: Desk, play: &AnyPlay, turn: &[String]) -> Vec<String> {
    let losses = client::losses_of(play, turn);
    let mut play = play.clone();
    let mut words: Vec<(String, usize)> = Vec::new();
    for step in turn {
        if play.passing().as_ref() != Some(step) {
            let message = play.choice_message(play.entries().len(), step);
            let said = message.map_or_else(|| step.clone(), |message| desk.say(&message));
            let said = said.trim_end_matches('.');
            match words.last_mut() {
                Some((last, times)) if last == said => *times += 1,
                _ => words.push((said.to_owned(), 1)),
            }
        }
        if play.act(step).is_err() {
            break;
        }
    }
    if words.is_empty() && !turn.is_empty() {
        words.push((desk.t("help-passes"), 1));
    }
    words.extend(losses.iter().map(|loss| (desk.say(loss), 1)));
    let words = words.into_iter().map(|(said, times)| match times {
        1 => said,
        _ => format!("{said} × {times}"),
    });
    words.collect()
}

/// What a bot has said of a board.
pub(super) fn view(desk: Desk, asked: &Asked, said: &Said, part: Part) -> AnyView {
    let is_hint = part == Part::Hint;
    let seat = asked.play.asked();
    let mover = seat.filter(|_| part != Part::Expectations);
    let class = if is_hint {
        "help-said hint"
    } else {
        "help-said"
    };
    let nothing = !asked.is_thinking && said.turn.is_empty() && seat.is_some();
    view! {
        <div class=class>
            {(!is_hint).then(|| expectations(desk, asked)).flatten()}
            {mover.and_then(|_| reason(desk, asked, said))}
            {mover.filter(|_| !said.turn.is_empty()).map(|seat| turn(desk, asked, said, seat))}
            {mover.and_then(|_| foreseen(desk, asked, said))}
            {is_hint.then(|| buttons(desk, asked, said))}
            {(nothing && asked.bot == BotName::Random).then(|| view! { <p class="k">{desk.t("help-no-bot")}</p> })}
            {(!asked.is_thinking && said.seats.is_empty()).then(|| view! { <p class="k">{desk.t("help-no-net")}</p> })}
        </div>
    }
    .into_any()
}

/// The turn, with who would make it.
fn turn(desk: Desk, asked: &Asked, said: &Said, seat: Seat) -> impl IntoView + use<> {
    let args = [("bot", bot_name(desk, asked.bot))];
    let title = match said.is_thinking {
        true => desk.tr("help-would-play-so-far", &args),
        false => desk.tr("help-would-play", &args),
    };
    let words = in_words(desk, &asked.play, &said.turn).into_iter();
    let words = words.map(|step| view! { <li>{step}</li> });
    view! {
        <h3>{mark(seat)} " " {title}</h3>
        <ol class="help-turn">{words.collect_view()}</ol>
    }
}

/// What is to be expected behind the turn, and without a choice: both judged in the same way, which what
/// the net says of the board as it stands is not.
fn reason(desk: Desk, asked: &Asked, said: &Said) -> Option<impl IntoView + use<>> {
    let best = said.best?;
    let unit = client::score_unit(&asked.play);
    let is_alone = said.seats.len() == 1;
    let row = |id: &str, outlook: Outlook| {
        view! {
            <tr>
                <th scope="row">{desk.t(id)}</th>
                <td class="num">{scored(desk, unit, outlook.score)}</td>
                {(!is_alone).then(|| view! { <td class="num">{signed(desk, unit, outlook.lead)}</td> })}
            </tr>
        }
    };
    Some(view! {
        <table class="help-reason">
            <thead>
                <tr>
                    <th scope="col">{desk.t("help-expectation")}</th>
                    <th scope="col" class="num">{desk.t("help-score")}</th>
                    {(!is_alone).then(|| view! { <th scope="col" class="num">{desk.t("help-lead")}</th> })}
                </tr>
            </thead>
            <tbody>
                {row("help-with-turn", best)}
                {said.considered.map(|passed| row("help-without", passed))}
            </tbody>
        </table>
    })
}

/// What the turn changes in the forecast, in numbers.
fn foreseen(desk: Desk, asked: &Asked, said: &Said) -> Option<impl IntoView + use<>> {
    let changes = asked.play.forecast_change(&said.turn);
    let lines = changes.iter().map(|change| desk.say(change));
    let lines: Vec<_> = lines.map(|line| view! { <li>{line}</li> }).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <h4>{desk.t("help-foreseen")}</h4>
            <ul class="help-foreseen">{lines}</ul>
        }
    })
}

/// The turn can be shown and tried on the table, and taken back.
fn buttons(desk: Desk, asked: &Asked, said: &Said) -> impl IntoView + use<> {
    let (turn, made) = (said.turn.clone(), said.made);
    let tried = turn.clone();
    let is_tried = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref();
            let tentative = table.map(|table| table.session.tentative_turn());
            let after = tentative.as_ref().and_then(|all| all.get(made..));
            !tried.is_empty() && after == Some(tried.as_slice())
        })
    });
    let before = asked.place.changes;
    let can_try = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref().filter(|table| can_be_hinted(table));
            let tentative = |made: usize, all: Vec<String>| all.len() == made;
            table.is_some_and(|table| {
                table.session.changes() == before || tentative(made, table.session.tentative_turn())
            })
        })
    });
    let action = turn.join("; ");
    let take_back = move |event: leptos::ev::MouseEvent| {
        // The button may have become the one that tries it before the click has reached the table.
        event.stop_propagation();
        desk.undo_to(made);
    };
    move || {
        if is_tried.get() {
            let back = view! {
                <div class="row">
                    <button class="btn" data-do="untry" on:click=take_back>{icon("undo")} {desk.t("help-take-back")}</button>
                    <span class="k">{desk.t("help-tried")}</span>
                </div>
            };
            return Some(back.into_any());
        }
        (can_try.get() && !action.is_empty()).then(|| {
            view! {
                <div class="row">
                    <button class="btn legal" data-do="try" data-action=action.clone()>{icon("play")} {desk.t("advice-try")}</button>
                    <span class="k">{desk.t("help-point")}</span>
                </div>
            }
            .into_any()
        })
    }
}
