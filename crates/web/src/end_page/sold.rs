//! Goods sold, each as a sign.

use leptos::prelude::*;

use super::{Ending, Sold};
use crate::desk::Desk;
use crate::icons::{icon, letter, mark};

/// The goods by player and decade; seed and digest stand below.
pub(super) fn sheet(desk: Desk, ending: &Ending) -> impl IntoView + use<> {
    let heads = ending
        .periods
        .iter()
        .map(|period| view! { <th scope="col">{period.clone()}</th> })
        .collect_view();
    let rows = ending
        .sold
        .iter()
        .map(|sold| row(desk, sold))
        .collect_view();
    view! {
        <section class="sheet">
            <div class="hd">
                <h2>{desk.t("end-goods-sold")}</h2>
                <span class="sub">{desk.t("end-goods-sold-sub")}</span>
            </div>
            <table class="sold">
                <thead>
                    <tr>
                        <th scope="col"><span class="sr">{desk.t("end-player")}</span></th>
                        {heads}
                        <th scope="col" class="all">{desk.t("end-in-all")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="end-checks">
                {ending.seed.clone().map(|seed| view! {
                    {desk.t("end-seed")} " " <code>{seed}</code> " · "
                })}
                {desk.t("end-digest")} " " <code>{ending.digest.clone()}</code>
            </p>
        </section>
    }
}

fn row(desk: Desk, sold: &Sold) -> impl IntoView + use<> {
    let periods = sold
        .periods
        .iter()
        .map(|goods| {
            let words: Vec<String> = goods.iter().map(|(_, words, _)| words.clone()).collect();
            let words = if words.is_empty() {
                desk.t("end-none-sold")
            } else {
                words.join(", ")
            };
            let signs = goods
                .iter()
                .flat_map(|(sign, _, count)| (0..*count).map(|_| icon(sign)))
                .collect_view();
            view! { <td><span class="sr">{words}</span><span class="signs">{signs}</span></td> }
        })
        .collect_view();
    view! {
        <tr class=format!("sold-{}", letter(sold.seat))>
            <th scope="row">{mark(sold.seat)}<span class="sr">{sold.name.clone()}</span></th>
            {periods}
            <td class="all">{sold.total}</td>
        </tr>
    }
}
