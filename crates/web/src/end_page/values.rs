//! The values of the plots as a table, and as a file for a spreadsheet.

use leptos::prelude::*;

use super::Ending;
use crate::browser;
use crate::desk::Desk;

/// The table behind the plots.
pub(super) fn sheet(desk: Desk, ending: &Ending) -> impl IntoView + use<> {
    let players = ending.ranks.len();
    let groups = ending
        .plots
        .iter()
        .map(|plot| view! { <th scope="colgroup" colspan=players.to_string()>{plot.title.clone()}</th> })
        .collect_view();
    let names = ending
        .plots
        .iter()
        .flat_map(|_| &ending.ranks)
        .map(|rank| view! { <th scope="col">{rank.name.clone()}</th> })
        .collect_view();
    let rows = ending
        .ticks
        .iter()
        .enumerate()
        .map(|(place, tick)| {
            let values = ending.plots.iter().flat_map(|plot| {
                let lines = plot.lines.iter();
                lines.map(move |(_, line)| Some(plot.amount(desk, *line.get(place)?)))
            });
            let values = values
                .map(|value| view! { <td>{value}</td> })
                .collect_view();
            view! { <tr><th scope="row">{tick.label.clone()}</th>{values}</tr> }
        })
        .collect_view();
    view! {
        <details class="sheet values">
            <summary>{desk.t("end-as-table")}</summary>
            <div class="values-scroll" tabindex="0" role="region" aria-label=desk.t("end-as-table")>
                <table>
                    <thead>
                        <tr><th scope="col" rowspan="2">{desk.t("end-after")}</th>{groups}</tr>
                        <tr>{names}</tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    }
}

/// A cell of the file: always in quotes, so that no name can break it.
fn cell(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// Offers the values as a file.
pub(super) fn export(ending: &Ending) {
    let mut heads = vec![cell("")];
    for plot in &ending.plots {
        let names = ending.ranks.iter().map(|rank| rank.name.as_str());
        heads.extend(names.map(|name| cell(&format!("{}: {name}", plot.title))));
    }
    let mut text = heads.join(",") + "\r\n";
    for (place, tick) in ending.ticks.iter().enumerate() {
        let lines = ending.plots.iter().flat_map(|plot| &plot.lines);
        let values = lines.map(|(_, line)| line.get(place).map(i32::to_string).unwrap_or_default());
        let row: Vec<String> = [cell(&tick.label)].into_iter().chain(values).collect();
        text.push_str(&row.join(","));
        text.push_str("\r\n");
    }
    browser::download(&format!("{}.csv", ending.digest), &text);
}
