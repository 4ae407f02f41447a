//! The action bar: the question, the commonest choices, the command line, undo and confirm.

use client::Standing;
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::act::Choice;
use crate::command_line::CommandLine;
use crate::desk::{Desk, TableState};
use crate::icons::{icon, mark};
use crate::moments;
use crate::playback;
use crate::question::question;
use crate::rules_page;

/// What the bar is there for now.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Waits {
    /// A person's next choice.
    Choice,
    /// The confirmation of a whole turn.
    Confirmation,
    /// A bot's move that is being shown.
    Shown(Seat, String),
    /// A bot's turn.
    Bot(Seat),
    /// Nothing: somebody looks at another moment, the first number of the second.
    Past(usize, usize),
    /// Nothing: another tab has the game, or it is over.
    Looking,
}

impl Waits {
    fn of(table: &TableState) -> Waits {
        if let Some((seat, action)) = playback::shown(table) {
            return Waits::Shown(seat, action);
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
fn shown(desk: Desk, seat: Seat, action: &str) -> impl IntoView + use<> {
    view! { <p class="asks">{mark(seat)} " " {desk.name(seat)} ": " {desk.choice_in_words(action)}</p> }
}

/// The bar at the foot of a table.
#[component]
pub(crate) fn ActionBar() -> impl IntoView {
    let desk = Desk::of_page();
    let waits = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().map(Waits::of).unwrap_or(Waits::Looking))
    });
    let can_undo = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref().filter(|table| table.is_live());
            table.is_some_and(|table| table.session.can_undo())
        })
    });
    let choices = Memo::new(move |_| match waits.get() {
        Waits::Choice => (desk.view().choices)(desk),
        _ => Vec::new(),
    });
    let trouble = move || {
        desk.table
            .with(|table| table.as_ref().and_then(|table| table.trouble.clone()))
    };
    view! {
        <section class="action-bar" aria-label=move || desk.t("page-action-bar")>
            <div class="question" aria-live="polite">
                {move || match waits.get() {
                    Waits::Choice | Waits::Confirmation => question(desk).into_any(),
                    Waits::Shown(seat, action) => shown(desk, seat, &action).into_any(),
                    Waits::Bot(seat) => view! {
                        <p class="asks">{desk.tr("page-thinking", &[("name", Arg::Verbatim(desk.name(seat)))])}</p>
                    }.into_any(),
                    Waits::Past(moment, last) => view! {
                        <p class="asks">{desk.tr("page-past", &[("moment", Arg::from(moment)), ("last", Arg::from(last))])}</p>
                    }.into_any(),
                    Waits::Looking => view! { <p class="asks">{desk.t("page-looking")}</p> }.into_any(),
                }}
                {move || trouble().map(|trouble| view! { <p class="trouble" role="alert">{icon("lock")} {rules_page::linked(desk, &trouble)}</p> })}
            </div>
            <div class="choices">
                // By what they are, so that the focus does not slide on to another choice.
                <For each=move || choices.get() key=|choice| choice.clone() children=move |(action, label)| {
                    let choice = Choice::new(desk, &action);
                    let (point, leave, focus, blur, click) = (choice.clone(), choice.clone(), choice.clone(), choice.clone(), choice.clone());
                    view! {
                        <button
                            class="btn legal"
                            data-action=action
                            on:mouseenter=move |_| point.point()
                            on:mouseleave=move |_| leave.release()
                            on:focus=move |_| focus.point()
                            on:blur=move |_| blur.release()
                            on:click=move |_| click.choose()
                        >
                            {label}
                        </button>
                    }
                }/>
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
                    _ => ().into_any(),
                }}
            </div>
            <CommandLine/>
            <button class="btn undo" data-do="undo" aria-label=move || desk.t("page-undo") disabled=move || !can_undo.get() on:click=move |_| desk.undo()>
                {icon("undo")}
            </button>
            <button
                class="btn pri confirm"
                data-do="confirm"
                disabled=move || !matches!(waits.get(), Waits::Choice | Waits::Confirmation)
                on:click=move |_| desk.confirm()
            >
                {icon("check")} {move || desk.t("page-confirm")} <kbd>"Enter"</kbd>
            </button>
        </section>
    }
}
