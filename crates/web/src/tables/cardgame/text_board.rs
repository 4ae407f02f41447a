//! The whole board as text: for screen readers, and for whoever reads better than he looks.

use cardgame::{Action, Card, Good, Track};
use leptos::prelude::*;
use table::{Arg, Seat, Told};

use crate::desk::Desk;
use crate::tables::cardgame::cards;
use crate::tables::cardgame::draw::{
    capital, card_name, good_word, pounds, roman, signed, track_name,
};
use crate::tables::cardgame::prospect::Prospect;
use crate::tables::cardgame::scene::Scene;

/// A button that is always there, and behind it the board in words.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
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

fn board(desk: Desk, scene: &Scene) -> AnyView {
    view! {
        <div class="sheet text-body">
            <h2>{desk.t("text-title")}</h2>
            {situation(desk, scene)}
            {markets(desk, scene)}
            {scene.seats().map(|seat| company(desk, scene, seat)).collect_view()}
            {supply(desk, scene)}
            {all_choices(desk, scene)}
        </div>
    }
    .into_any()
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

fn situation(desk: Desk, scene: &Scene) -> AnyView {
    let board = &scene.board;
    let args = [
        (
            "year",
            Arg::Number(1770 + 10 * i64::from(board.decade().min(2))),
        ),
        ("good", Arg::Word(scene.active().word())),
        ("wage", Arg::from(scene.game.wage(board))),
    ];
    let named =
        |id: &str, seat: Seat| desk.tr(id, &[("name", Arg::Verbatim(scene.name(seat).to_owned()))]);
    let asked = scene
        .asked
        .map(|seat| view! { <li>{named("cg-text-asked", seat)}</li> });
    view! {
        <ul>
            <li>{desk.tr("cg-text-now", &args)}</li>
            {asked}
            <li>{named("cg-text-starts", board.start)}</li>
        </ul>
    }
    .into_any()
}

/// Demand, and what everybody would sell.
fn markets(desk: Desk, scene: &Scene) -> AnyView {
    let mut heads = vec![desk.t("cg-demand")];
    if scene.has_neutral() {
        heads.push(desk.t("cg-neutral"));
    }
    heads.extend(scene.seats().map(|seat| scene.name(seat).to_owned()));
    let rows = Good::ALL.map(|good| {
        let prospect = Prospect::of(scene, &scene.board, good);
        let mut cells = vec![prospect.demand().to_string()];
        if scene.has_neutral() {
            cells.push(scene.board.neutral[good.index()].to_string());
        }
        cells.extend(scene.seats().map(|seat| match prospect.seat(seat) {
            None => "–".to_owned(),
            Some(outcome) => desk.tr(
                "cg-text-sells",
                &[
                    ("appeal", Arg::from(outcome.appeal)),
                    ("price", Arg::from(outcome.price)),
                    ("sold", Arg::from(outcome.sold)),
                    ("result", Arg::Verbatim(signed(outcome.result))),
                    ("steps", Arg::from(outcome.value_steps)),
                ],
            ),
        }));
        (good_word(desk, good), cells)
    });
    table(desk.t("cg-sheet-market"), heads, rows.to_vec())
}

fn company(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let company = scene.board.company(seat);
    let parts = scene.game.components();
    let money = desk.tr(
        "cg-text-money",
        &[
            ("cash", Arg::from(company.money)),
            ("count", Arg::from(company.shares)),
            ("value", Arg::from(company.value)),
            (
                "portfolio",
                Arg::Number(i64::from(company.shares) * i64::from(company.value)),
            ),
        ],
    );
    let counted = |id: &str, count: u8, most: u8| {
        desk.tr(
            id,
            &[
                ("count", Arg::from(count)),
                ("most", Arg::from(most)),
                ("saved", Arg::from(scene.board.saved.of(seat))),
            ],
        )
    };
    let tokens = [
        counted("cg-loans-of", company.loans, parts.loan_tokens),
        counted("cg-ships-of", company.ships, parts.ships),
        counted("cg-tokens-of", company.tokens, parts.shipping_tokens),
    ];
    let levels = Track::ALL.map(|track| {
        let allows = scene.game.allows(company, track);
        format!("{} {allows}", track_name(desk, track))
    });
    let cards = company
        .cards
        .iter()
        .map(|card: Card| match company.used.contains(card) {
            true => desk.tr(
                "cg-card-used",
                &[("card", Arg::Verbatim(card_name(desk, card)))],
            ),
            false => card_name(desk, card),
        });
    let cards: Vec<String> = cards.collect();
    let heads = [
        "side",
        "goods",
        "workers",
        "quality",
        "distribution",
        "price",
        "appeal",
        "stored",
    ]
    .map(|column| desk.t(&format!("cg-column-{column}")));
    let rows = Good::ALL.map(|good| {
        let factory = company.factory(good);
        let cells = match factory.is_open() {
            false => vec!["–".to_owned(); 8],
            true => {
                let (workers, machines) = scene.hands(seat, good);
                vec![
                    roman(factory.side).to_owned(),
                    scene.goods_made(seat, good).to_string(),
                    format!("{workers} + {machines}"),
                    factory.quality.to_string(),
                    factory.distribution.to_string(),
                    pounds(scene.price(seat, good)),
                    factory.appeal.to_string(),
                    factory.stored.to_string(),
                ]
            }
        };
        (good_word(desk, good), cells)
    });
    let bankrupt = company
        .is_bankrupt
        .then(|| view! { <li>{desk.t("cg-player-bankrupt")}</li> });
    view! {
        <h3>{scene.name(seat).to_owned()}</h3>
        <ul>
            {bankrupt}
            <li>{money}</li>
            <li>{tokens.join(", ")}</li>
            <li>{levels.join(", ")}</li>
            {(!cards.is_empty()).then(|| view! { <li>{desk.t("cg-sheet-cards")} ": " {cards.join(", ")}</li> })}
        </ul>
        {table(desk.t("cg-part-factories"), heads.to_vec(), rows.to_vec())}
    }
    .into_any()
}

/// The development cards in the supply, with what they do.
fn supply(desk: Desk, scene: &Scene) -> AnyView {
    let left = Card::ALL
        .into_iter()
        .filter(|card| scene.board.supply[card.index()] > 0);
    let left = left.map(|card| {
        let count = scene.board.supply[card.index()];
        let does = cards::text(desk, scene, card);
        view! { <li>{format!("{count} × {}: {does}", card_name(desk, card))}</li> }
    });
    view! {
        <h3>{desk.t("cg-text-supply")}</h3>
        <ul>{left.collect_view()}</ul>
    }
    .into_any()
}

/// Every choice there is, in words.
fn all_choices(desk: Desk, scene: &Scene) -> AnyView {
    if scene.legal.is_empty() {
        return ().into_any();
    }
    let choices = scene.legal.iter().map(|action: &Action| {
        let words = capital(&desk.say(&scene.game.say_choice(&scene.board, *action)));
        view! { <li><button class="text-choice" data-action=action.to_string()>{words}</button></li> }
    });
    view! {
        <h3>{desk.t("cg-text-choices")}</h3>
        <ul class="text-choices">{choices.collect_view()}</ul>
    }
    .into_any()
}
