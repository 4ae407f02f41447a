//! What is asked, with its section of the rule book and what helps to answer it.

use client::{Player, Standing};
use leptos::prelude::*;

use crate::desk::{Desk, TableState};
use crate::rules_page::section_link;
use crate::tables;

/// The question, and under it the section of the rule book and a hint.
pub(crate) fn question(desk: Desk) -> impl IntoView {
    let asked = desk
        .table
        .with(|table| table.as_ref().map(|table| asked(desk, table)));
    asked.map(|(question, section, under)| {
        view! {
            <p class="asks">{question}</p>
            <p class="k">{section.map(|section| section_link(desk, section))}{under}</p>
        }
    })
}

fn asked(desk: Desk, table: &TableState) -> (String, Option<&'static str>, String) {
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
    (question, Some(asks.section), under)
}
