//! The action bar: the question, the commonest choices, the command line, undo and confirm.

use client::Standing;
use leptos::prelude::*;
use table::Arg;

use crate::act::Choice;
use crate::command_line::CommandLine;
use crate::desk::Desk;
use crate::icons::icon;
use crate::rules_page;
use crate::tables::arkwright::questions;

/// The bar at the foot of a table.
#[component]
pub(crate) fn ActionBar() -> impl IntoView {
    let desk = Desk::of_page();
    let standing = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref()?;
            Some((table.session.standing(), table.is_live()))
        })
    });
    let trouble = move || {
        desk.table
            .with(|table| table.as_ref().and_then(|table| table.trouble.clone()))
    };
    view! {
        <section class="action-bar" aria-label=move || desk.t("page-action-bar")>
            <div class="question" aria-live="polite">
                {move || match standing.get() {
                    Some((Standing::Person { .. }, true)) => questions::question(desk).into_any(),
                    Some((Standing::Bot { seat, .. }, _)) => view! {
                        <p class="asks">{desk.tr("page-thinking", &[("name", Arg::Verbatim(desk.name(seat)))])}</p>
                    }.into_any(),
                    _ => view! { <p class="asks">{desk.t("page-looking")}</p> }.into_any(),
                }}
                {move || trouble().map(|trouble| view! { <p class="trouble" role="alert">{icon("lock")} {rules_page::linked(desk, &trouble)}</p> })}
            </div>
            <div class="choices">
                {move || match standing.get() {
                    Some((Standing::Person { complete: false, .. }, true)) => questions::choices(desk).into_iter().map(|(action, label)| {
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
                    }).collect_view().into_any(),
                    Some((Standing::Bot { .. }, _)) => view! {
                        <button class="btn" data-do="hurry" on:click=move |_| desk.hurry_bot()>{desk.t("page-hurry")}</button>
                        <button class="btn" on:click=move |_| desk.take_back()>{icon("undo")} {desk.t("page-take-back")}</button>
                    }.into_any(),
                    _ => ().into_any(),
                }}
            </div>
            <CommandLine/>
            <button class="btn undo" data-do="undo" aria-label=move || desk.t("page-undo") on:click=move |_| desk.undo()>
                {icon("undo")}
            </button>
            <button
                class="btn pri confirm"
                data-do="confirm"
                disabled=move || !matches!(standing.get(), Some((Standing::Person { .. }, true)))
                on:click=move |_| desk.confirm()
            >
                {icon("check")} {move || desk.t("page-confirm")} <kbd>"Enter"</kbd>
            </button>
        </section>
    }
}
