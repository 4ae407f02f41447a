//! What is asked, and under it what is wrong, what is lost, or what helps to answer.

use client::{Player, Standing};
use leptos::prelude::*;

use crate::desk::{Desk, TableState};
use crate::icons::icon;
use crate::rules_page::{brief_section_link, linked_about};
use crate::tables;

/// A section of the rule book, and the message id of what it is asked for.
type Rule = (&'static str, &'static str);

/// The question, and under it one line: why the last choice was refused, else what the choice that
/// is pointed at would lose, else the section of the rule book and a hint.
pub(crate) fn question(desk: Desk) -> impl IntoView {
    let asked = desk
        .table
        .with(|table| table.as_ref().map(|table| asked(desk, table)));
    let trouble = desk
        .table
        .with(|table| table.as_ref().and_then(|table| table.trouble.clone()));
    asked.map(|(question, rule, under)| {
        let said = question.clone();
        view! {
            <p class="asks" title=said>{question}</p>
            {move || {
                let warned = desk.pointed.get().map(|action| (desk.warnings(&action), desk.loses(&action)));
                let warned = warned.filter(|(warned, _)| !warned.is_empty());
                match (trouble.clone(), warned) {
                    (Some(trouble), _) => view! {
                        <p class="trouble" role="alert">{icon("lock")} {linked_about(desk, &trouble.says, trouble.about)}</p>
                    }.into_any(),
                    (None, Some((warned, loses))) => view! {
                        <p class="trouble" class:waste=!loses>{icon("flag")} " " {warned.join(" ")}</p>
                    }.into_any(),
                    (None, None) => view! {
                        <p class="k">{rule.map(|(section, about)| brief_section_link(desk, section, about))}{under.clone()}</p>
                    }.into_any(),
                }
            }}
        }
    })
}

/// The question, its section and message id, and what stands under it.
fn asked(desk: Desk, table: &TableState) -> (String, Option<Rule>, String) {
    let complete = matches!(
        table.session.standing(),
        Standing::Person { complete: true, .. }
    );
    if complete {
        return (desk.t("page-complete"), None, desk.t("page-complete-hint"));
    }
    let play = table.session.play();
    let asks = play.question();
    let question = desk.say(&asks.message);
    // Where several people share the screen it is said who is meant.
    let people = table.session.players().iter();
    let people = people.filter(|player| **player == Player::Person).count();
    let question = match play.asked() {
        Some(seat) if people > 1 => format!("{}: {question}", desk.name(seat)),
        _ => question,
    };
    let hint = (tables::view(play.setup().game).hint)(desk, play);
    let under = hint.map(|hint| format!(" · {hint}")).unwrap_or_default();
    let rule = (asks.section, asks.message.id);
    (question, Some(rule), under)
}
