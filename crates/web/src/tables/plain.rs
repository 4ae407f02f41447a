//! The table of a game without a view of its own, from what every game says of itself.

use client::{Series, series};
use games::AnyPlay;
use leptos::prelude::*;
use serde_json::Value;
use table::{Amount, Outcome, Seat, Told, Unit};

use crate::desk::{Desk, TableState};
use crate::end_page::{Ending, Plot, Rank, Tick, headline};
use crate::icons::{icon_at, level, mark};
use crate::start_page::scene::framed;
use crate::tables::{GameView, Guide, Offered, Reference, Sheets};

/// What stands on its card.
pub(super) fn emblem() -> AnyView {
    framed(icon_at("factory", 6.0, 6.0, 80.0, "d-sign").into_any())
}

/// How it is shown.
// The game is a type here, not asked for through its play: so only a page with a plain table writes
// boards as JSON, and only those of the games that have one.
pub(super) const fn view<G: Told>() -> GameView {
    GameView {
        sheets: sheets::<G>,
        pane: None,
        tabs: &[("board", "factory")],
        hint: |_, _| None,
        choices,
        ending,
        deck: None,
        reference: Reference::NONE,
        guide: Guide::NONE,
    }
}

fn sheets<G: Told>(desk: Desk) -> Sheets {
    let of_play = move |draw: fn(Desk, &AnyPlay) -> AnyView| {
        move || {
            desk.table
                .with(|table| table.as_ref().map(|table| draw(desk, &table.play())))
        }
    };
    Sheets {
        left: view! { <div data-tab="board">{of_play(players)}</div> }.into_any(),
        middle: view! { <div data-tab="board">{of_play(board::<G>)}</div> }.into_any(),
        forecast: ().into_any(),
        timetable: view! { {of_play(|_, play| play.caption().into_any())} }.into_any(),
        strip: ().into_any(),
        forecast_line: ().into_any(),
    }
}

/// What everybody can pay with.
fn players(desk: Desk, play: &AnyPlay) -> AnyView {
    let entries = play.entries().len();
    let lines = Seat::all(play.setup().players)
        .map(|seat| {
            let (_, purse) = play.purse_of_choice(entries, seat);
            let amounts = purse.into_iter().map(|amount| desk.amount(amount));
            let amounts = amounts.collect::<Vec<_>>().join(", ");
            view! { <li>{mark(seat)} " " {desk.name(seat)} " " {level(desk, seat)} ": " {amounts}</li> }
        })
        .collect_view();
    view! {
        <section class="sheet plain-players" aria-label=desk.t("end-ranking")>
            <ul>{lines}</ul>
        </section>
    }
    .into_any()
}

/// The board's own fields, and what can be chosen.
fn board<G: Told>(desk: Desk, play: &AnyPlay) -> AnyView {
    let board = play
        .of::<G>()
        .map(|play| serde_json::to_value(play.board()));
    let fields = match board {
        Some(Ok(Value::Object(fields))) => fields,
        _ => Default::default(),
    };
    let fields = fields
        .into_iter()
        .map(|(name, value)| view! { <dt>{name}</dt><dd><code>{value.to_string()}</code></dd> })
        .collect_view();
    let live = desk
        .table
        .with(|table| table.as_ref().is_some_and(TableState::is_live));
    let legal = if live { play.legal() } else { Vec::new() };
    let legal = legal
        .into_iter()
        .map(|action| {
            let words = desk.choice_in_words(&action);
            view! {
                <button class="btn legal" data-action=action>
                    {words}
                </button>
            }
        })
        .collect_view();
    view! {
        <section class="sheet plain-board" aria-label=desk.t("text-title")>
            <dl>{fields}</dl>
            <div class="row">{legal}</div>
        </section>
    }
    .into_any()
}

/// The first choices, for the bar.
fn choices(desk: Desk, places: usize) -> Offered {
    let legal = desk.table.with(|table| {
        let play = table.as_ref()?.session.play();
        let passing = play.passing();
        let mut legal = play.legal();
        legal.retain(|action| Some(action) != passing.as_ref());
        Some(legal)
    });
    let legal = legal.unwrap_or_default().into_iter().take(places);
    Offered {
        choices: legal
            .map(|action| (action.clone(), desk.choice_in_words(&action)))
            .collect(),
        more: None,
    }
}

fn ending(desk: Desk, table: &TableState) -> Option<Ending> {
    let play = table.session.play();
    let outcome = play.outcome()?;
    let series = series(play);
    let mut order: Vec<Seat> = Seat::all(outcome.players).collect();
    order.sort_by_key(|seat| (outcome.lost.contains(*seat), -outcome.score(*seat)));
    let title = desk.t(&format!("game-{}", play.setup().game));
    let tick = |point: &client::Point| Tick {
        label: point.caption.clone(),
        band: None,
        sign: None,
        entry: point.entries,
    };
    Some(Ending {
        game: title,
        ended: play.caption(),
        headline: headline(desk, &outcome),
        reason: String::new(),
        columns: Vec::new(),
        total: desk.t("end-points"),
        ranks: (1..)
            .zip(&order)
            .map(|(place, seat)| rank(desk, &outcome, place, *seat))
            .collect(),
        ticks: series.points.iter().map(tick).collect(),
        plots: plots(desk, &series, &order),
        tally: None,
        seed: play.record().and_then(|record| record.header.seed),
        digest: play.digest().to_string(),
    })
}

fn rank(desk: Desk, outcome: &Outcome, place: usize, seat: Seat) -> Rank {
    let won = outcome.winners.contains(seat);
    let lost = outcome.lost.contains(seat);
    let score = desk.amount(Amount {
        unit: Unit("points"),
        count: outcome.score(seat).into(),
    });
    Rank {
        seat,
        name: desk.name(seat),
        place: (!lost).then_some(if won { 1 } else { place }),
        won,
        cells: Vec::new(),
        sum: String::new(),
        total: score,
        lost: None,
    }
}

fn plots(desk: Desk, series: &Series, order: &[Seat]) -> Vec<Plot> {
    let plot = |(kind, info): (usize, &table::SeriesInfo)| Plot {
        title: desk.t(&format!("end-plot-{}", info.id)),
        sub: String::new(),
        rule: "",
        unit: info.unit,
        lines: order
            .iter()
            .map(|seat| {
                let values = series.points.iter().map(|point| {
                    let value = point.values[seat.index()].get(kind).copied();
                    i32::try_from(value.unwrap_or_default()).unwrap_or(i32::MAX)
                });
                (*seat, values.collect())
            })
            .collect(),
        notes: Vec::new(),
    };
    series.kinds.iter().enumerate().map(plot).collect()
}
