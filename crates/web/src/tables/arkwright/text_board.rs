//! The whole board as text: for screen readers, and for whoever reads better than he looks.

use arkwright::{Action, Good, Marker, Shade};
use leptos::prelude::*;
use table::{Arg, Seat};

use super::mill::draw::{marker_name, number, pounds, roman, signed};
use super::questions::in_words;
use crate::desk::Desk;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// A button that is always there, and behind it the board in words.
pub(crate) fn sheet<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let open = desk.settings.with(|settings| settings.text_board);
    view! {
        <section class="text-board" aria-label=desk.t("text-title")>
            <button class="btn" aria-expanded=open.to_string()
                on:click=move |_| desk.settings.update(|settings| settings.text_board = !settings.text_board)>
                {desk.t(if open { "text-hide" } else { "text-show" })}
            </button>
            {open.then(|| board(desk, scene))}
        </section>
    }
    .into_any()
}

fn board<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    view! {
        <div class="sheet text-body">
            <h2>{desk.t("text-title")}</h2>
            {situation(desk, scene)}
            {markets(desk, scene)}
            {scene.seats().map(|seat| company(desk, scene, seat)).collect_view()}
            {special_markers(desk, scene)}
            {E::in_words(desk, scene)}
            {all_choices(desk, scene)}
        </div>
    }
    .into_any()
}

fn word(desk: Desk, word: &str) -> String {
    desk.t(&format!("word-{word}"))
}

/// A table with headings for columns and rows.
fn table(caption: String, heads: Vec<String>, rows: Vec<(String, Vec<String>)>) -> AnyView {
    let rows = rows.into_iter().map(|(head, cells)| {
        view! {
            <tr>
                <th scope="row">{head}</th>
                {cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view()}
            </tr>
        }
    });
    view! {
        <div class="text-scroll">
            <table>
                <caption>{caption}</caption>
                <thead><tr><td></td>{heads.into_iter().map(|head| view! { <th scope="col">{head}</th> }).collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

fn situation<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let board = &scene.board;
    let now = if board.decade == 0 {
        desk.tr("heading-preparation", &[("year", Arg::from(board.year()))])
    } else {
        desk.tr(
            "heading-decade",
            &[
                ("year", Arg::from(board.year())),
                ("good", Arg::Word(scene.active().word())),
                ("level", Arg::from(scene.game.level(board))),
            ],
        )
    };
    let named =
        |id: &str, seat: Seat| desk.tr(id, &[("name", Arg::Verbatim(scene.name(seat).to_owned()))]);
    let asked = scene
        .asked
        .map(|seat| view! { <li>{named("text-asked", seat)}</li> });
    let market = desk.tr(
        "text-job-market",
        &[
            ("workers", Arg::from(board.job_seekers())),
            ("empty", Arg::from(board.empty)),
            ("fired", Arg::from(board.fired)),
            ("wage", Arg::from(scene.game.wage(board))),
        ],
    );
    view! {
        <ul>
            <li>{now}</li>
            {asked}
            <li>{named("text-starts", board.start)}</li>
            <li>{market}</li>
        </ul>
    }
    .into_any()
}

/// Demand, importer, and what everybody would sell.
fn markets<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let mut heads = vec![
        desk.t("column-demand"),
        desk.t("text-importer-at"),
        desk.t("text-importer-sells"),
    ];
    heads.extend(scene.seats().map(|seat| scene.name(seat).to_owned()));
    let rows = Good::ALL.map(|good| {
        let forecast = &scene.forecast[good.index()];
        let mut cells = vec![
            forecast.demand.to_string(),
            forecast.importer.to_string(),
            forecast.importer_sold.to_string(),
        ];
        cells.extend(scene.seats().map(|seat| {
            if !scene.board.company(seat).factory(good).is_priced() {
                return "–".to_owned();
            }
            let share = &forecast.seats[seat.index()];
            desk.tr(
                "text-sells",
                &[
                    ("sold", Arg::from(share.sold)),
                    ("result", Arg::Verbatim(signed(share.result()))),
                    ("steps", Arg::Verbatim(number(share.steps()))),
                ],
            )
        }));
        (word(desk, good.word()), cells)
    });
    table(desk.t("heading-forecast"), heads, rows.to_vec())
}

fn company<E: Version>(desk: Desk, scene: &Scene<E>, seat: Seat) -> AnyView {
    let paid = scene.paid();
    let company = paid.company(seat);
    let money = desk.tr(
        "text-money",
        &[
            ("cash", Arg::from(company.cash)),
            ("count", Arg::from(company.shares)),
            ("value", Arg::from(scene.game.share_value(&paid, seat))),
            (
                "portfolio",
                Arg::from(scene.game.portfolio(&scene.board, seat)),
            ),
            ("space", Arg::from(company.space)),
            ("loans", Arg::from(company.loans)),
        ],
    );
    let heads = [
        "level",
        "output",
        "workers",
        "machines",
        "quality",
        "distribution",
        "price",
        "appeal",
        "stored",
    ]
    .map(|column| desk.t(&format!("text-column-{column}")));
    let rows = Good::ALL.map(|good| {
        let factory = company.factory(good);
        let stored = company.stored[good.index()].to_string();
        let if_priced = |text: String| {
            if factory.is_priced() {
                text
            } else {
                "?".to_owned()
            }
        };
        let cells = if factory.is_built() {
            vec![
                roman(factory.level).to_owned(),
                scene.game.output(&scene.board, seat, good).to_string(),
                factory.workers().to_string(),
                factory.machine_count().to_string(),
                scene.game.quality(&scene.board, seat, good).to_string(),
                factory.distribution.to_string(),
                if_priced(pounds(factory.price)),
                if_priced(scene.game.appeal(&scene.board, seat, good).to_string()),
                stored,
            ]
        } else {
            let mut cells = vec!["–".to_owned(); 8];
            cells.push(stored);
            cells
        };
        (word(desk, good.word()), cells)
    });
    let spaces = scene.game.components().administration.spaces;
    let placed = spaces
        .into_iter()
        .zip(company.administration)
        .map(|(cost, marker)| {
            let what =
                marker.map_or_else(|| desk.t("player-free"), |marker| marker_name(desk, marker));
            format!("£{cost}: {what}")
        });
    let grey: Vec<String> = company
        .markers
        .iter()
        .filter(|marker| marker.shade != Shade::Own)
        .map(|marker| marker_name(desk, marker))
        .collect();
    let grey = (!grey.is_empty())
        .then(|| view! { <li>{desk.t("player-markers")} ": " {grey.join(", ")}</li> });
    view! {
        <h3>{scene.name(seat).to_owned()}</h3>
        <ul>
            <li>{money}</li>
            <li>{desk.t("player-administration")} ": " {placed.collect::<Vec<_>>().join(", ")}</li>
            {grey}
        </ul>
        {table(desk.t("text-factories"), heads.to_vec(), rows.to_vec())}
    }
    .into_any()
}

/// What can still be taken from the special markers mat.
fn special_markers<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let left = Marker::GREY
        .into_iter()
        .zip(scene.board.mat)
        .filter(|(_, count)| *count > 0);
    let mut left = left.peekable();
    // Water Frame's mat is another one, and says so itself.
    if left.peek().is_none() {
        return ().into_any();
    }
    let left = left.map(
        |(marker, count)| view! { <li>{format!("{count} × {}", marker_name(desk, marker))}</li> },
    );
    view! {
        <h3>{desk.t("text-special-markers")}</h3>
        <ul>{left.collect_view()}</ul>
    }
    .into_any()
}

/// Every choice there is, in words.
fn all_choices<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    if scene.legal.is_empty() {
        return ().into_any();
    }
    let choices = scene.legal.iter().map(|action: &Action| {
        let words = in_words(desk, *action);
        view! { <li><button class="text-choice" data-action=action.to_string()>{words}</button></li> }
    });
    view! {
        <h3>{desk.t("text-choices")}</h3>
        <ul class="text-choices">{choices.collect_view()}</ul>
    }
    .into_any()
}
