//! What was counted over the game, each piece as a sign.

use leptos::prelude::*;

use super::{Counted, Ending, Tally};
use crate::desk::Desk;
use crate::icons::{icon, letter, mark};

/// The pieces by player and period, if the game counts some; seed and digest stand below.
pub(super) fn sheet(desk: Desk, ending: &Ending) -> impl IntoView + use<> {
    view! {
        <section class="sheet">
            {ending.tally.as_ref().map(|tally| counts(desk, tally))}
            <p class="end-checks">
                {ending.seed.clone().map(|seed| view! {
                    {desk.t("end-seed")} " " <code>{seed}</code> " · "
                })}
                {desk.t("end-digest")} " " <code>{ending.digest.clone()}</code>
            </p>
        </section>
    }
}

fn counts(desk: Desk, tally: &Tally) -> impl IntoView + use<> {
    let heads = tally
        .periods
        .iter()
        .map(|period| view! { <th scope="col">{period.clone()}</th> })
        .collect_view();
    let rows = tally.rows.iter().map(row).collect_view();
    view! {
        <div class="hd">
            <h2>{tally.title.clone()}</h2>
            <span class="sub">{tally.sub.clone()}</span>
        </div>
        <table class="tally">
            <thead>
                <tr>
                    <th scope="col"><span class="sr">{desk.t("end-player")}</span></th>
                    {heads}
                    <th scope="col" class="all">{desk.t("end-in-all")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn row(counted: &Counted) -> impl IntoView + use<> {
    let periods = counted
        .periods
        .iter()
        .map(|pieces| {
            let words: Vec<String> = pieces.iter().map(|(_, words, _)| words.clone()).collect();
            let words = match words.is_empty() {
                true => "–".to_owned(),
                false => words.join(", "),
            };
            let signs = pieces
                .iter()
                .flat_map(|(sign, _, count)| (0..*count).map(|_| icon(sign)))
                .collect_view();
            view! { <td><span class="sr">{words}</span><span class="signs">{signs}</span></td> }
        })
        .collect_view();
    view! {
        <tr class=format!("tally-{}", letter(counted.seat))>
            <th scope="row">{mark(counted.seat)}<span class="sr">{counted.name.clone()}</span></th>
            {periods}
            <td class="all">{counted.total}</td>
        </tr>
    }
}
