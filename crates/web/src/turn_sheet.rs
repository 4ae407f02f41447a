//! The tentative turn as a numbered list, and the standing orders.

use client::Standing;
use leptos::html;
use leptos::prelude::*;
use table::{Amount, Arg, Message, Order, StandingQuestion, Warning, WarningKind};

use crate::desk::{Desk, TableState};
use crate::icons::icon;
use crate::ledger_sheet::amount_view;

/// The tentative turn.
#[derive(Clone, PartialEq)]
struct TurnSoFar {
    decisions: Vec<Decision>,
    /// What the player can pay with, before it and now.
    purse: Option<(Vec<Amount>, Vec<Amount>)>,
    can_redo: bool,
}

/// A decision in words and in notation, with what it brings or costs and what it loses.
#[derive(Clone, PartialEq)]
struct Decision {
    words: String,
    action: String,
    coins: Vec<Amount>,
    warnings: Vec<String>,
    /// Whether they tell of a loss; what is only wasted is said in another colour.
    loses: bool,
}

impl TurnSoFar {
    fn of(desk: Desk, table: &TableState) -> Option<TurnSoFar> {
        let session = &table.session;
        let Standing::Person { seat, .. } = session.standing() else {
            return None;
        };
        let turn = session.tentative_turn().into_iter();
        let told = session
            .tentative_coins(seat)
            .into_iter()
            .zip(session.tentative_warnings());
        let told = session.tentative_messages().into_iter().zip(told);
        type Told = (Option<Message>, (Vec<Amount>, Vec<Warning>));
        let decision = |(action, (said, (coins, warnings))): (String, Told)| Decision {
            words: said.map_or_else(String::new, |said| desk.say(&said)),
            action,
            coins,
            loses: warnings
                .iter()
                .any(|warning| warning.kind == WarningKind::Loss),
            warnings: warnings
                .iter()
                .map(|warning| desk.say(&warning.message))
                .collect(),
        };
        Some(TurnSoFar {
            decisions: turn.zip(told).map(decision).collect(),
            purse: session.tentative_purse(seat),
            can_redo: session.can_redo(),
        })
    }
}

/// What is lost or wasted, each in a line of its own.
fn warning_lines(warnings: Vec<String>, loses: bool) -> impl IntoView {
    let class = if loses { "loss" } else { "waste" };
    let line = |warning| view! { <p class=class>{icon("flag")} " " {warning}</p> };
    warnings.into_iter().map(line).collect_view()
}

/// The turn so far: every line can be gone back to.
#[component]
pub(crate) fn TurnSheet() -> impl IntoView {
    let desk = Desk::of_page();
    let turn = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().and_then(|table| TurnSoFar::of(desk, table)))
    });
    let cash = move || {
        turn.get().and_then(|turn| {
            let (before, after) = turn.purse.filter(|(before, after)| before != after)?;
            // Of a purse with many things in it those are told that changed.
            let pairs = before.into_iter().zip(after);
            let (before, after): (Vec<_>, Vec<_>) =
                pairs.filter(|(before, after)| before != after).unzip();
            let shown = |purse: &[Amount]| {
                let amounts = purse.iter().map(|amount| desk.amount(*amount));
                Arg::Verbatim(amounts.collect::<Vec<_>>().join(", "))
            };
            let args = [("before", shown(&before)), ("after", shown(&after))];
            Some(desk.tr("page-turn-purse", &args))
        })
    };
    let list = NodeRef::<html::Ol>::new();
    // What was chosen last is in sight.
    Effect::new(move |_| {
        turn.track();
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let is = move |what: fn(&TurnSoFar) -> bool| {
        move || turn.with(|turn| turn.as_ref().is_some_and(what))
    };
    let begun = is(|turn| !turn.decisions.is_empty());
    let can_redo = is(|turn| turn.can_redo);
    view! {
        <section class="sheet turn" aria-label=desk.says("page-turn")>
            <div class="hd">
                <h2>{desk.says("page-turn")}</h2>
                <span class="r">{move || begun().then(|| desk.t("page-turn-unsent"))}</span>
            </div>
            <ol node_ref=list>
                {move || turn.get().map(|turn| {
                    let lines = turn.decisions.into_iter().enumerate();
                    lines.map(|(n, decision)| view! {
                        <li class="tentative">
                            <button title=desk.t("page-back-to-here") on:click=move |_| desk.undo_to(n + 1)>
                                <span class="n">{n + 1}</span>
                                <span class="what">{decision.words} " " <code>{decision.action}</code></span>
                                {decision.coins.into_iter().map(|coins| amount_view(desk, coins, false)).collect_view()}
                            </button>
                            {warning_lines(decision.warnings, decision.loses)}
                        </li>
                    }).collect_view()
                })}
                // It lies over the end of the list while something is pointed at, so that nothing jumps.
                {move || turn.with(Option::is_some).then(|| {
                    let pointed = desk.pointed.get();
                    let class = if pointed.is_some() { "pointed" } else { "pointed none" };
                    // A whole turn says enough in notation.
                    let single = pointed.as_ref().filter(|turn| !turn.contains("; "));
                    let words = single.map(|action| desk.choice_in_words(action));
                    let warned = pointed.as_ref().map(|action| (desk.warnings(action), desk.loses(action)));
                    view! {
                        <li class=class>
                            <div>
                                <span class="what">{words} " " <code>{pointed}</code></span>
                                <span class="k">{desk.t("page-pointing")}</span>
                            </div>
                            {warned.map(|(warned, loses)| warning_lines(warned, loses))}
                        </li>
                    }
                })}
            </ol>
            <div class="foot">
                <button class="btn" data-do="undo" aria-label=desk.says("page-undo") title=desk.says("page-undo") disabled=move || !begun() on:click=move |_| desk.undo()>{icon("undo")} <kbd>"U"</kbd></button>
                <button class="btn" data-do="redo" aria-label=desk.says("page-redo") title=desk.says("page-redo") disabled=move || !can_redo() on:click=move |_| desk.redo()>{icon("redo")}</button>
                <button class="btn" data-do="take-back" on:click=move |_| desk.take_back()>{icon("turn")} {desk.says("page-take-back")}</button>
                <span class="cash">{cash}</span>
            </div>
        </section>
    }
}

/// Standing orders of the person for whom the table is drawn.
#[component]
pub(crate) fn OrdersSheet() -> impl IntoView {
    let desk = Desk::of_page();
    let viewer = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().map(|table| table.viewer()))
    });
    let questions = desk.game_info().questions;
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
    let field = move |question: &'static StandingQuestion| {
        let id = question.id;
        let orders = question.orders().map(|order| {
            view! {
                <label>
                    <input
                        type="radio"
                        name=id
                        prop:checked=move || order_of(id) == Some(order)
                        on:change=move |_| set(id, order)
                    />
                    {move || desk.t(&format!("order-{}", order.word()))}
                </label>
            }
        });
        view! {
            <fieldset>
                <legend>{move || desk.t(&format!("order-{id}"))}</legend>
                {orders.collect_view()}
                <p class="k">{move || why(desk, question)}</p>
            </fieldset>
        }
        .into_any()
    };
    view! {
        <section class="sheet orders" aria-label=desk.says("page-orders")>
            <div class="hd">
                <h2>{desk.says("page-orders")}</h2>
                <span class="r">{move || viewer.get().map(|seat| desk.name(seat))}</span>
            </div>
            {groups(desk, questions, field)}
        </section>
    }
}

/// The questions in their groups, each of which unfolds; one group alone lies open.
fn groups(
    desk: Desk,
    questions: &'static [StandingQuestion],
    field: impl Fn(&'static StandingQuestion) -> AnyView,
) -> Vec<AnyView> {
    let grouped: Vec<_> = questions
        .chunk_by(|one, next| one.group == next.group)
        .collect();
    let is_alone = grouped.len() == 1;
    let drawn = grouped.into_iter().map(|group| {
        let id = group[0].group;
        let fields: Vec<AnyView> = group.iter().map(&field).collect();
        match is_alone {
            true => fields.into_any(),
            false => view! {
                <details>
                    <summary>{move || desk.t(&format!("order-group-{id}"))}</summary>
                    {fields}
                </details>
            }
            .into_any(),
        }
    });
    drawn.collect()
}

/// What an order does, and how it begins.
fn why(desk: Desk, question: &StandingQuestion) -> String {
    let begins = desk.t(&format!("order-{}", question.begins.word()));
    let begins = desk.tr("order-begins", &[("order", Arg::Verbatim(begins))]);
    format!("{} {begins}", desk.t(&format!("order-{}-why", question.id)))
}
