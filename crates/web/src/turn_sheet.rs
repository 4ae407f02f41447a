//! The tentative turn as a numbered list, and the standing orders.

use client::{Order, Standing};
use leptos::prelude::*;
use table::Arg;

use crate::desk::{Desk, TableState};
use crate::icons::icon;
use crate::ledger_sheet::coins_view;

/// The tentative turn: its decisions in notation, and the player's cash before it and after each.
#[derive(Clone, PartialEq)]
struct TurnSoFar {
    decisions: Vec<String>,
    before: i64,
    after: Vec<i64>,
}

impl TurnSoFar {
    fn of(table: &TableState) -> Option<TurnSoFar> {
        let Standing::Person { seat, .. } = table.session.standing() else {
            return None;
        };
        let (before, after) = table.session.tentative_cash(seat);
        Some(TurnSoFar {
            decisions: table.session.tentative_turn(),
            before,
            after,
        })
    }

    /// What each decision brings or costs.
    fn coins(&self) -> impl Iterator<Item = i64> {
        let before = std::iter::once(&self.before).chain(&self.after);
        self.after
            .iter()
            .zip(before)
            .map(|(after, before)| after - before)
    }
}

/// The turn so far: every line can be gone back to.
#[component]
pub(crate) fn TurnSheet() -> impl IntoView {
    let desk = Desk::of_page();
    let turn = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().and_then(TurnSoFar::of))
    });
    let cash = move || {
        turn.get().and_then(|turn| {
            let after = *turn.after.last()?;
            let args = [
                ("before", Arg::Number(turn.before)),
                ("after", Arg::Number(after)),
            ];
            Some(desk.tr("page-turn-cash", &args))
        })
    };
    view! {
        <section class="sheet turn" aria-label=move || desk.t("page-turn")>
            <div class="hd">
                <h2>{move || desk.t("page-turn")}</h2>
                <span class="r">{move || desk.t("page-turn-unsent")}</span>
            </div>
            <ol>
                {move || turn.get().map(|turn| {
                    let lines = turn.decisions.iter().zip(turn.coins()).enumerate();
                    let tentative = lines.map(|(n, (action, coins))| view! {
                        <li class="tentative">
                            <button title=desk.t("page-back-to-here") on:click=move |_| desk.undo_to(n + 1)>
                                <span class="n">{n + 1}</span>
                                <code>{action.clone()}</code>
                                {coins_view(coins)}
                            </button>
                        </li>
                    }).collect_view();
                    let pointed = desk.pointed.get().map(|action| view! {
                        <li class="pointed"><code>{action}</code><span class="k">{desk.t("page-pointing")}</span></li>
                    });
                    (tentative, pointed)
                })}
            </ol>
            <div class="foot">
                <button class="btn" data-do="undo" on:click=move |_| desk.undo()>{icon("undo")} {move || desk.t("page-undo")} <kbd>"U"</kbd></button>
                <button class="btn" data-do="redo" on:click=move |_| desk.redo()>{icon("redo")} {move || desk.t("page-redo")}</button>
                <button class="btn" data-do="take-back" on:click=move |_| desk.take_back()>{icon("turn")} {move || desk.t("page-take-back")}</button>
                <span class="cash">{cash}</span>
            </div>
        </section>
    }
}

/// The questions that can be answered once and for all.
const QUESTIONS: [&str; 2] = ["sell-stored", "store-unsold"];

/// Standing orders of the person for whom the table is drawn.
#[component]
pub(crate) fn OrdersSheet() -> impl IntoView {
    let desk = Desk::of_page();
    let viewer = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().map(|table| table.viewer()))
    });
    let order_of = move |question: &'static str| {
        desk.table.with(|table| {
            let table = table.as_ref()?;
            Some(table.session.orders(table.viewer()).of(question))
        })
    };
    let set = move |question: &'static str, order: Order| {
        desk.with_table(|table| {
            let seat = table.viewer();
            let mut orders = table.session.orders(seat).clone();
            orders.set(question, order);
            table.session.set_orders(seat, orders);
        });
        desk.after_change();
    };
    view! {
        <section class="sheet orders" aria-label=move || desk.t("page-orders")>
            <div class="hd">
                <h2>{move || desk.t("page-orders")}</h2>
                <span class="r">{move || viewer.get().map(|seat| desk.name(seat))}</span>
            </div>
            {QUESTIONS.map(|question| view! {
                <fieldset>
                    <legend>{move || desk.t(&format!("order-{question}"))}</legend>
                    {Order::ALL.map(|order| view! {
                        <label>
                            <input
                                type="radio"
                                name=question
                                prop:checked=move || order_of(question) == Some(order)
                                on:change=move |_| set(question, order)
                            />
                            {move || desk.t(&format!("order-{}", order.word()))}
                        </label>
                    })}
                </fieldset>
            })}
        </section>
    }
}
