//! The ranking with its arithmetic.

use leptos::prelude::*;

use super::{Ending, Rank};
use crate::desk::Desk;
use crate::icons::mark;

/// The ranking; on a phone each line becomes a card with its labels.
pub(super) fn sheet(desk: Desk, ending: &Ending) -> impl IntoView + use<> {
    let heads = ending
        .columns
        .iter()
        .map(|column| view! { <th scope="col">{column.clone()}</th> })
        .collect_view();
    let rows = ending
        .ranks
        .iter()
        .map(|rank| row(rank, &ending.columns))
        .collect_view();
    view! {
        <section class="sheet" aria-label=desk.t("end-ranking")>
            <table class="ranking">
                <thead>
                    <tr>
                        <th scope="col"><span class="sr">{desk.t("end-place")}</span></th>
                        <th scope="col"><span class="sr">{desk.t("end-player")}</span></th>
                        {heads}
                        <th scope="col"><span class="sr">{desk.t("end-reckoning")}</span></th>
                        <th scope="col">{ending.total.clone()}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

fn row(rank: &Rank, columns: &[String]) -> impl IntoView + use<> {
    let place = rank.place.map_or("–".to_owned(), |place| place.to_string());
    let cells = rank
        .cells
        .iter()
        .zip(columns)
        .map(|((value, small), column)| {
            view! {
                <td data-label=column.clone()>
                    {value.clone()}
                    {small.clone().map(|small| view! { <span class="k">" " {small}</span> })}
                </td>
            }
        })
        .collect_view();
    view! {
        <tr class:won=rank.won>
            <td class="place">{place}</td>
            <th scope="row" class="who">
                {mark(rank.seat)} <b>{rank.name.clone()}</b>
                {rank.lost.clone().map(|lost| view! { <span class="k loss">" " {lost}</span> })}
            </th>
            {cells}
            <td class="sum">{rank.sum.clone()} " ="</td>
            <td class="total">{rank.total.clone()}</td>
        </tr>
    }
}
