//! The companies: one panel for each player, and a strip of all for the phone.

use cardgame::{Card, Company, Good, Track};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::Desk;
use crate::icons::{icon, level, mark};
use crate::tables::cardgame::draw::{
    card_name, card_signs, delta, good_word, pounds, roman, seat_class, track_name,
};
use crate::tables::cardgame::scene::{Pointed, Scene};

/// One panel for each player.
pub(crate) fn panels(desk: Desk, scene: &Scene) -> AnyView {
    let panels = scene.seats().map(|seat| panel(desk, scene, seat));
    view! { <div class="players">{panels.collect_view()}</div> }.into_any()
}

/// Whether what is pointed at changes anything in a panel.
pub(crate) fn concerns(scene: &Scene, pointed: &Pointed) -> bool {
    scene.changes(pointed, |company| {
        let tokens = (company.loans, company.ships, company.tokens, company.levels);
        let cards = (company.cards, company.used);
        (company.money, company.shares, company.value, tokens, cards)
    })
}

/// What a player's shares are worth.
fn portfolio(company: &Company) -> i32 {
    i32::from(company.shares) * i32::from(company.value)
}

/// Brings a player's factories into view; on a phone their part of the table is opened.
pub(crate) fn show(desk: Desk, seat: Seat) {
    desk.show(seat);
    desk.tab.set("factories");
}

/// Cash and shares of everybody, for the phone.
pub(crate) fn strip(desk: Desk, scene: &Scene) -> AnyView {
    let cells = scene.seats().map(|seat| {
        let company = scene.board.company(seat);
        let after = scene.after().company(seat);
        let tent = scene.confirmed.company(seat).money != company.money;
        let moves = if scene.to_move() == Some(seat) {
            " moves"
        } else {
            ""
        };
        let class = format!("strip-cell {}{moves}", seat_class(seat));
        view! {
            <button class=class aria-pressed=(scene.shown == seat).to_string()
                on:click=move |_| show(desk, seat)>
                <span class="who">{mark(seat)} <b>{scene.name(seat).to_owned()}</b></span>
                {level(desk, seat)}
                <span class=if tent { "cash tent" } else { "cash" }>
                    {pounds(company.money)}
                    {delta(company.money.into(), after.money.into(), true)}
                </span>
                <span class="shares">{format!("{}×£{}", company.shares, company.value)}</span>
            </button>
        }
    });
    view! { <div class="strip-cells">{cells.collect_view()}</div> }.into_any()
}

/// What a player is about: its sign, and a word or two.
fn state(desk: Desk, scene: &Scene, seat: Seat) -> Option<(&'static str, String)> {
    let board = scene.state_board();
    if board.company(seat).is_bankrupt {
        return Some(("lock", desk.t("cg-player-bankrupt")));
    }
    let own = seat == scene.viewer && !scene.bots[seat.index()];
    let place = scene.place(seat);
    let (sign, id) = match scene.to_move() == Some(seat) {
        true if own => ("check", "cg-player-your-turn"),
        true => ("clock", "cg-player-chooses"),
        false if scene.is_set_up() || scene.asked.is_none() => return None,
        false if place < board.step => ("check", "cg-player-acted"),
        false => ("clock", "cg-player-to-act"),
    };
    Some((sign, desk.t(id)))
}

fn panel(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let company = scene.board.company(seat);
    let before = scene.confirmed.company(seat);
    let after = scene.after().company(seat);
    let mut class = format!("sheet player {}", seat_class(seat));
    for (is, name) in [
        (seat == scene.viewer, " me"),
        (scene.shown == seat, " shown"),
        (scene.to_move() == Some(seat), " moves"),
        (company.is_bankrupt, " out"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    let starts = scene.state_board().start == seat && !company.is_bankrupt;
    let name = scene.name(seat).to_owned();
    let tent = before.money != company.money;
    let cash = view! {
        {tent.then(|| view! { <span class="cash-was">{pounds(before.money)} " →"</span> })}
        <span class=if tent { "cash tent" } else { "cash" }>{pounds(company.money)}</span>
    };
    view! {
        <section class=class aria-label=name.clone() on:click=move |_| show(desk, seat)>
            <div class="player-head">
                <button
                    class="player-name"
                    aria-pressed=(scene.shown == seat).to_string()
                    title=desk.tr("cg-player-factories-of", &[("name", Arg::Verbatim(name.clone()))])
                    on:click=move |event| {
                        event.stop_propagation();
                        show(desk, seat);
                    }
                >
                    {mark(seat)} <b>{name.clone()}</b> {level(desk, seat)}
                </button>
                {scene.bots[seat.index()].then(|| view! {
                    <span class="k" role="img" aria-label=desk.t("cg-player-bot") title=desk.t("cg-player-bot")>{icon("bot")}</span>
                })}
                {starts.then(|| view! {
                    <span class="k" role="img" aria-label=desk.t("cg-player-starts") title=desk.t("cg-player-starts")>{icon("flag")}</span>
                })}
                {state(desk, scene, seat).map(|(sign, words)| view! {
                    <span class="player-sign" title=words.clone()>{icon(sign)}</span>
                    <span class="player-state">{words}</span>
                })}
            </div>
            <div class="player-money">
                <span class="player-cash">{cash} {delta(company.money.into(), after.money.into(), true)}</span>
                <span class="player-shares" title=desk.t("cg-player-portfolio")>
                    {format!("{} × £{}", company.shares, company.value)}
                    <b>{format!("= £{}", portfolio(company))} {delta(portfolio(company), portfolio(after), true)}</b>
                </span>
            </div>
            {tokens(desk, scene, seat)}
            {factories(desk, scene, seat)}
        </section>
    }
    .into_any()
}

/// Loans, ships, shipping tokens, the levels of the player board, and development cards as signs.
fn tokens(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let company = scene.board.company(seat);
    let before = scene.confirmed.company(seat);
    let after = scene.after().company(seat);
    let parts = scene.game.components();
    let token =
        |sign: &'static str, label: &'static str, of: fn(&Company) -> u8, most: u8, up: bool| {
            let count = of(company);
            let says = desk.tr(
                label,
                &[
                    ("count", Arg::from(count)),
                    ("most", Arg::from(most)),
                    ("saved", Arg::from(scene.board.saved.of(seat))),
                ],
            );
            let mut class = String::from("cg-token");
            if of(before) != count {
                class.push_str(" tent");
            }
            if count == 0 {
                class.push_str(" none");
            }
            view! {
                <li class=class title=says.clone()>
                    {icon(sign)} <b>{count}</b> {delta(count.into(), of(after).into(), up)}
                    <span class="sr">{says.clone()}</span>
                </li>
            }
        };
    let levels = Track::ALL.map(|track| {
        let allows = parts.levels[track.index()][usize::from(company.level(track))];
        let tent = before.level(track) != company.level(track);
        let class = match (tent, company.level(track)) {
            (true, _) => "cg-level tent",
            (_, 0) => "cg-level",
            _ => "cg-level up",
        };
        let title = format!("{}: {allows}", track_name(desk, track));
        view! { <li class=class title=title.clone()>{allows}<span class="sr">{title.clone()}</span></li> }
    });
    let cards = company.cards.iter().map(|card: Card| {
        let used = company.used.contains(card);
        let mut class = String::from("cg-sign");
        if used {
            class.push_str(" used");
        }
        if !before.cards.contains(card) {
            class.push_str(" tent");
        }
        let name = card_name(desk, card);
        let title = match used {
            true => desk.tr("cg-card-used", &[("card", Arg::Verbatim(name))]),
            false => name,
        };
        view! { <li class=class title=title.clone()>{card_signs(card)}<span class="sr">{title.clone()}</span></li> }
    });
    view! {
        <div class="cg-tokens">
            <ul class="cg-counts">
                {token("coin", "cg-loans-of", |company| company.loans, parts.loan_tokens, false)}
                {token("ship", "cg-ships-of", |company| company.ships, parts.ships, true)}
                {token("anchor", "cg-tokens-of", |company| company.tokens, parts.shipping_tokens, false)}
            </ul>
            <ul class="cg-levels" aria-label=desk.t("cg-sheet-board")>{levels.into_iter().collect_view()}</ul>
            <ul class="cg-signs" aria-label=desk.t("cg-sheet-cards")>{cards.collect_view()}</ul>
        </div>
    }
    .into_any()
}

/// The factories in a table, which a phone has room for: side, goods, workers and machines, price,
/// appeal.
fn factories(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let company = scene.board.company(seat);
    let rows = Good::ALL.map(|good| {
        let factory = company.factory(good);
        let class = if good == scene.active() { "act" } else { "" };
        let word = good_word(desk, good);
        let head = view! { <th scope="row" title=word.clone()>{icon(good.word())}<span class="sr">{word.clone()}</span></th> };
        if !factory.is_open() {
            return view! { <tr class=format!("{class} none")>{head}<td colspan="5">"–"</td></tr> }
                .into_any();
        }
        let (workers, machines) = scene.hands(seat, good);
        view! {
            <tr class=class>
                {head}
                <td>{roman(factory.side)}</td>
                <td>{scene.goods_made(seat, good)}</td>
                <td>{workers}<i>"+"</i>{machines}</td>
                <td>{pounds(scene.price(seat, good))}</td>
                <td><b>{factory.appeal}</b></td>
            </tr>
        }
        .into_any()
    });
    let heads = ["side", "goods", "workers", "price", "appeal"].map(|column| {
        view! { <th scope="col">{desk.t(&format!("cg-column-{column}"))}</th> }
    });
    view! {
        <table class="player-factories">
            <thead><tr><td></td>{heads.into_iter().collect_view()}</tr></thead>
            <tbody>{rows.into_iter().collect_view()}</tbody>
        </table>
    }
    .into_any()
}
