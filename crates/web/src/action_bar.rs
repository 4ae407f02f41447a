//! The action bar: the question, the commonest choices, being done, the command line, undo and
//! confirm. Each has its place, whatever is asked.

use client::Standing;
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::browser;
use crate::command_line::CommandLine;
use crate::desk::{Desk, TableState};
use crate::guide::Advised;
use crate::hand;
use crate::icons::{icon, loss_sign, mark};
use crate::moments;
use crate::playback;
use crate::question::question;
use crate::tables::Offered;

/// What the bar is there for now.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Waits {
    /// A person's next choice.
    Choice,
    /// The confirmation of a whole turn.
    Confirmation,
    /// A bot's move that is being shown, and its entry.
    Shown(Seat, usize, String),
    /// A bot's turn.
    Bot(Seat),
    /// Nothing: somebody looks at another moment, the first number of the second.
    Past(usize, usize),
    /// Nothing: another tab has the game, or it is over.
    Looking,
}

impl Waits {
    fn of(table: &TableState) -> Waits {
        if let Some((seat, entry, action)) = playback::shown(table) {
            return Waits::Shown(seat, entry, action);
        }
        if let Some(moment) = table.moment {
            return Waits::Past(moment, table.session.play().entries().len());
        }
        match table.session.standing() {
            Standing::Person { complete, .. } if table.is_live() => match complete {
                true => Waits::Confirmation,
                false => Waits::Choice,
            },
            Standing::Bot { seat, .. } if !table.is_read_only() => Waits::Bot(seat),
            Standing::Bot { .. } | Standing::Person { .. } | Standing::Dealer | Standing::Over => {
                Waits::Looking
            }
        }
    }
}

/// A move in words, behind the name of the one who made it.
fn shown(desk: Desk, seat: Seat, entry: usize, action: &str) -> impl IntoView + use<> {
    let words = desk.move_in_words(entry, action);
    view! { <p class="asks">{mark(seat)} " " {desk.name(seat)} ": " {words}</p> }
}

/// How many choices have room beside each other: on a narrow screen one less.
pub(crate) fn places() -> usize {
    let width = browser::window().inner_width().ok();
    let width = width.and_then(|width| width.as_f64());
    if width.unwrap_or_default() < 1250.0 {
        3
    } else {
        4
    }
}

/// A choice of the bar.
fn button(desk: Desk, action: String, label: String) -> impl IntoView {
    let loses = desk.loses(&action);
    let wastes = desk.is_warned_of(&action);
    view! {
        <button class="btn legal" class:loses=loses class:wastes=wastes data-action=action>
            {loses.then(|| loss_sign(desk))} <span>{label}</span>
        </button>
    }
}

/// The guide's next step, on a phone, where its sheet lies above or below what is in sight.
fn guided_step(desk: Desk, step: &str) -> impl IntoView + use<> {
    let words = desk.choice_in_words(step);
    view! {
        <button class="btn pri guided-step" data-action=step.to_owned()>
            {icon("play")} <span>{desk.t("guide-play-step")} <small>{words}</small></span>
        </button>
    }
}

/// The bar at the foot of a table.
#[component]
pub(crate) fn ActionBar() -> impl IntoView {
    let desk = Desk::of_page();
    let of_table = move |read: &dyn Fn(&TableState) -> bool| {
        desk.table.with(|table| {
            let table = table.as_ref().filter(|table| table.is_live());
            table.is_some_and(read)
        })
    };
    let waits = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().map(Waits::of).unwrap_or(Waits::Looking))
    });
    let can_undo = Memo::new(move |_| of_table(&|table| table.session.can_undo()));
    let offered = Memo::new(move |_| match waits.get() {
        Waits::Choice => (desk.view().choices)(desk, places()),
        _ => Offered::default(),
    });
    // What may be left out keeps its place in the bar where nothing may.
    let done = Memo::new(move |_| {
        let play = |table: &TableState| {
            let play = table.session.play();
            play.passing().filter(|done| play.check(done).is_ok())
        };
        let choice = waits.get() == Waits::Choice;
        desk.table
            .with(|table| table.as_ref().filter(|_| choice).and_then(play))
    });
    let without = Memo::new(move |_| {
        let choice = waits.get() == Waits::Choice;
        let left = desk.table.with(|table| {
            let table = table.as_ref().filter(|_| choice)?;
            table.session.left_out().filter(|left| !left.is_empty())
        });
        left.map(|left| {
            let mut left: Vec<String> = left.iter().map(|out| desk.say(out)).collect();
            left.dedup();
            let what = Arg::Verbatim(left.join(", "));
            desk.tr("page-without", &[("what", what)])
        })
    });
    // As long as the guide has steps, what it suggests is what one sees first.
    let advises = Memo::new(move |_| desk.advised.with(Advised::is_open));
    let loses = Memo::new(move |_| {
        done.get()
            .is_some_and(|done| without.get().is_some() && desk.loses(&done))
    });
    view! {
        <section
            class="action-bar"
            aria-label=desk.says("page-action-bar")
            on:mouseover=move |event| hand::point(desk, &event)
            on:mouseleave=move |_| desk.point(None)
            on:focusin=move |event| hand::focus(desk, &event)
            on:focusout=move |_| desk.point(None)
            // The second click of a double click was meant for what the first one chose.
            on:click=move |event| if event.detail() < 2 { hand::click(desk, &event) }
        >
            <div class="question" aria-live="polite">
                {move || match waits.get() {
                    Waits::Choice | Waits::Confirmation => question(desk).into_any(),
                    Waits::Shown(seat, entry, action) => shown(desk, seat, entry, &action).into_any(),
                    Waits::Bot(seat) => view! {
                        <p class="asks">{desk.tr("page-thinking", &[("name", Arg::Verbatim(desk.name(seat)))])}</p>
                    }.into_any(),
                    Waits::Past(moment, last) => view! {
                        <p class="asks">{desk.tr("page-past", &[("moment", Arg::from(moment)), ("last", Arg::from(last))])}</p>
                    }.into_any(),
                    Waits::Looking => view! { <p class="asks">{desk.t("page-looking")}</p> }.into_any(),
                }}
            </div>
            <div class="choices">
                // By what they are, so that the focus does not slide on to another choice.
                <For each=move || offered.get().choices key=|choice| choice.clone() children=move |(action, label)| button(desk, action, label)/>
                {move || match waits.get() {
                    Waits::Shown(..) => view! {
                        <button class="btn" data-do="skip" on:click=move |_| { playback::hurry(desk); }>{icon("step-f")} {desk.t("page-skip-moves")}</button>
                    }.into_any(),
                    Waits::Past(..) => view! {
                        <button class="btn" data-do="now" on:click=move |_| { moments::to_now(desk); }>{moments::where_now_is(desk)}</button>
                    }.into_any(),
                    Waits::Bot(_) => view! {
                        <button class="btn" data-do="hurry" on:click=move |_| desk.hurry_bot()>{desk.t("page-hurry")}</button>
                        <button class="btn" on:click=move |_| desk.take_back()>{icon("undo")} {desk.t("page-take-back")}</button>
                    }.into_any(),
                    _ => offered.get().more.map(|more| view! { <span class="k more">{more}</span> }).into_any(),
                }}
            </div>
            {move || desk.advised.get().next().map(|step| guided_step(desk, step))}
            <div class="bar-done">
                {move || match done.get() {
                    Some(done) => button(desk, done, desk.t("page-done")).into_any(),
                    None => view! { <button class="btn" disabled=true>{desk.t("page-done")}</button> }.into_any(),
                }}
            </div>
            <CommandLine/>
            <button class="btn undo" data-do="undo" aria-label=desk.says("page-undo") disabled=move || !can_undo.get() on:click=move |_| desk.undo()>
                {icon("undo")}
            </button>
            <button
                class="btn confirm"
                class:pri=move || can_undo.get() && !loses.get() && !advises.get()
                class:loses=loses
                data-do="confirm"
                disabled=move || !matches!(waits.get(), Waits::Choice | Waits::Confirmation)
                on:click=move |_| desk.confirm()
            >
                {icon("check")}
                <span>
                    {desk.says("page-confirm")}
                    {move || without.get().map(|without| view! { " " <small>{without}</small> })}
                </span>
                <kbd>"Enter"</kbd>
            </button>
        </section>
    }
}
