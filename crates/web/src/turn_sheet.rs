//! The tentative turn as a numbered list, and the standing orders.

use client::Standing;
use leptos::prelude::*;
use table::{Amount, Arg, Order};

use crate::desk::{Desk, TableState};
use crate::icons::icon;
use crate::ledger_sheet::amount_view;

/// The tentative turn: its decisions in notation, with the player's purse before and after each.
#[derive(Clone, PartialEq)]
struct TurnSoFar {
    decisions: Vec<(String, Purses)>,
    can_redo: bool,
}

/// What a player can pay with, before and after a decision.
type Purses = (Vec<Amount>, Vec<Amount>);

impl TurnSoFar {
    fn of(table: &TableState) -> Option<TurnSoFar> {
        let Standing::Person { seat, .. } = table.session.standing() else {
            return None;
        };
        let purses = table.session.tentative_purse(seat);
        let decisions = table.session.tentative_turn().into_iter().zip(purses);
        Some(TurnSoFar {
            decisions: decisions.collect(),
            can_redo: table.session.can_redo(),
        })
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
            let (_, (before, _)) = turn.decisions.first()?;
            let (_, (_, after)) = turn.decisions.last()?;
            if before == after {
                return None;
            }
            let shown = |purse: &[Amount]| {
                let amounts = purse.iter().map(|amount| desk.amount(*amount));
                Arg::Verbatim(amounts.collect::<Vec<_>>().join(", "))
            };
            let args = [("before", shown(before)), ("after", shown(after))];
            Some(desk.tr("page-turn-purse", &args))
        })
    };
    let is = move |what: fn(&TurnSoFar) -> bool| {
        move || turn.with(|turn| turn.as_ref().is_some_and(what))
    };
    let begun = is(|turn| !turn.decisions.is_empty());
    let can_redo = is(|turn| turn.can_redo);
    view! {
        <section class="sheet turn" aria-label=move || desk.t("page-turn")>
            <div class="hd">
                <h2>{move || desk.t("page-turn")}</h2>
                <span class="r">{move || begun().then(|| desk.t("page-turn-unsent"))}</span>
            </div>
            <ol>
                {move || turn.get().map(|turn| {
                    let lines = turn.decisions.iter().enumerate();
                    let tentative = lines.map(|(n, (action, (before, after)))| view! {
                        <li class="tentative">
                            <button title=desk.t("page-back-to-here") on:click=move |_| desk.undo_to(n + 1)>
                                <span class="n">{n + 1}</span>
                                <code>{action.clone()}</code>
                                {changes(before, after).map(|amount| amount_view(desk, amount)).collect_view()}
                            </button>
                        </li>
                    }).collect_view();
                    // The line keeps its place while nothing is pointed at, so that nothing jumps.
                    let pointed = desk.pointed.get();
                    let says = pointed.is_some().then(|| desk.t("page-pointing"));
                    let class = if pointed.is_some() { "pointed" } else { "pointed none" };
                    let pointed = view! {
                        <li class=class>
                            <code>{pointed.unwrap_or_else(|| "\u{a0}".to_owned())}</code><span class="k">{says}</span>
                        </li>
                    };
                    (tentative, pointed)
                })}
            </ol>
            <div class="foot">
                <button class="btn" data-do="undo" disabled=move || !begun() on:click=move |_| desk.undo()>{icon("undo")} {move || desk.t("page-undo")} <kbd>"U"</kbd></button>
                <button class="btn" data-do="redo" disabled=move || !can_redo() on:click=move |_| desk.redo()>{icon("redo")} {move || desk.t("page-redo")}</button>
                <button class="btn" data-do="take-back" on:click=move |_| desk.take_back()>{icon("turn")} {move || desk.t("page-take-back")}</button>
                <span class="cash">{cash}</span>
            </div>
        </section>
    }
}

/// What a decision does to a purse.
fn changes(before: &[Amount], after: &[Amount]) -> impl Iterator<Item = Amount> {
    let change = |(before, after): (&Amount, &Amount)| Amount {
        count: after.count - before.count,
        ..*after
    };
    let changes: Vec<Amount> = before.iter().zip(after).map(change).collect();
    changes.into_iter()
}

/// Standing orders of the person for whom the table is drawn.
#[component]
pub(crate) fn OrdersSheet() -> impl IntoView {
    let desk = Desk::of_page();
    let viewer = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().map(|table| table.viewer()))
    });
    let questions = desk
        .game_info()
        .questions
        .iter()
        .map(|question| question.id);
    let order_of = move |question: &'static str| {
        desk.table.with(|table| {
            let table = table.as_ref()?;
            Some(table.session.order(table.viewer(), question))
        })
    };
    let set = move |question: &'static str, order: Order| {
        desk.with_table(|table| {
            if table.is_read_only() {
                return;
            }
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
            {questions.map(|question| view! {
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
            }).collect_view()}
        </section>
    }
}
