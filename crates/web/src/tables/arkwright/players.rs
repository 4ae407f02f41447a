//! The companies: one panel for each player, and a strip of all for the phone.

use arkwright::{Board, Good, Phase, Shade};
use leptos::prelude::*;
use table::{Arg, Seat};

use super::mill::draw::{delta, marker_name, pounds, roman, seat_class, shade_class, sign_of};
use crate::desk::Desk;
use crate::icons::{icon, level, mark};
use crate::tables::arkwright::scene::{Pointed, Scene};
use crate::tables::arkwright::version::Version;

/// One panel for each player.
pub(crate) fn panels<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let panels = scene.seats().map(|seat| panel(desk, scene, seat));
    view! { <div class="players">{panels.collect_view()}</div> }.into_any()
}

/// Whether what is pointed at changes cash, shares or the administration table.
pub(crate) fn concerns<E: Version>(scene: &Scene<E>, pointed: &Pointed<E>) -> bool {
    scene.board.parts != pointed.board.parts
        || scene.changes(pointed, |company| {
            (
                company.cash,
                company.shares,
                company.space,
                company.administration,
            )
        })
}

/// Cash and shares of everybody, for the phone.
pub(crate) fn strip<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let cells = scene.seats().map(|seat| {
        let paid = scene.paid();
        let company = paid.company(seat);
        let value = scene.game.share_value(&paid, seat);
        let tent = scene.confirmed.company(seat).cash != company.cash;
        let class = format!(
            "strip-cell {}{}",
            seat_class(seat),
            if to_move(scene) == Some(seat) {
                " moves"
            } else {
                ""
            }
        );
        view! {
            <button class=class aria-pressed=(scene.shown == seat).to_string()
                on:click=move |_| desk.show(seat)>
                <span class="who">{mark(seat)} <b>{scene.name(seat).to_owned()}</b></span>
                {level(desk, seat)}
                <span class=if tent { "cash tent" } else { "cash" }>
                    {pounds(company.cash)}
                    {cash_change(scene, seat)}
                </span>
                <span class="shares">{format!("{}×£{value}", company.shares)}</span>
            </button>
        }
        .into_any()
    });
    view! { <div class="strip-cells">{cells.collect_view()}</div> }.into_any()
}

/// How the choice that is pointed at would change somebody's cash. What an emergency sale leaves
/// over is no gain.
fn cash_change<E: Version>(scene: &Scene<E>, seat: Seat) -> AnyView {
    let (now, after) = (
        scene.paid().company(seat).cash,
        scene.paid_after().company(seat).cash,
    );
    let sold = scene
        .pointed
        .as_ref()
        .is_some_and(|pointed| !pointed.losses.is_empty());
    if sold && scene.asked == Some(seat) {
        return view! { <span class="pill dn">{format!("→ {}", pounds(after))}</span> }.into_any();
    }
    delta(i32::from(now), i32::from(after), true)
}

/// The board that says whose turn it is: a turn that waits for its confirmation is not over.
fn state_board<E: Version>(scene: &Scene<E>) -> &Board<E> {
    if scene.complete {
        &scene.confirmed
    } else {
        &scene.board
    }
}

/// Who is to choose.
fn to_move<E: Version>(scene: &Scene<E>) -> Option<Seat> {
    let board = state_board(scene);
    scene.asked?;
    Some(board.asked)
}

/// What a player is about: its sign, and a word or two.
fn state<E: Version>(desk: Desk, scene: &Scene<E>, seat: Seat) -> Option<(&'static str, String)> {
    let board = state_board(scene);
    let place = board.turn_order().position(|other| other == seat);
    let step = match board.phase {
        Phase::Administration { step } => Some(step),
        Phase::Action(hand) => Some(hand.step),
        _ => None,
    };
    let own = seat == scene.viewer && !scene.bots[seat.index()];
    let (sign, id) = match to_move(scene) == Some(seat) {
        true if own => ("check", "player-your-turn"),
        true => ("clock", "player-chooses"),
        false if place? < usize::from(step?) => ("check", "player-acted"),
        false => ("clock", "player-to-act"),
    };
    Some((sign, desk.t(id)))
}

/// Whether the player holds the start player token.
fn starts<E: Version>(scene: &Scene<E>, seat: Seat) -> bool {
    let board = state_board(scene);
    board.start == seat && board.phase != Phase::DrawStartPlayer
}

fn panel<E: Version>(desk: Desk, scene: &Scene<E>, seat: Seat) -> AnyView {
    let paid = scene.paid();
    let company = paid.company(seat);
    let before = scene.confirmed.company(seat);
    let value = scene.game.share_value(&paid, seat);
    let portfolio = scene.game.portfolio(&paid, seat);
    let will_be = scene.game.portfolio(&scene.paid_after(), seat);
    let own = seat == scene.viewer;
    let moves = to_move(scene) == Some(seat);
    let mut class = format!("sheet player {}", seat_class(seat));
    for (is, name) in [
        (own, " me"),
        (scene.shown == seat, " shown"),
        (moves, " moves"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    let cash = if before.cash == company.cash {
        view! { <span class="cash">{pounds(company.cash)}</span> }.into_any()
    } else {
        view! {
            <span class="cash-was">{pounds(before.cash)} " →"</span>
            <span class="cash tent">{pounds(company.cash)}</span>
        }
        .into_any()
    };
    let loans = (company.loans > 0).then(|| {
        let text = desk.tr("player-loans", &[("count", Arg::from(company.loans))]);
        view! { <p class="loans">{icon("coin")} {text}</p> }
    });
    let name = scene.name(seat).to_owned();
    view! {
        <section class=class aria-label=name.clone()
            on:click=move |_| desk.show(seat)>
            <div class="player-head">
                <button
                    class="player-name"
                    aria-pressed=(scene.shown == seat).to_string()
                    title=desk.tr("mill-of", &[("name", Arg::Verbatim(name.clone()))])
                    on:click=move |event| {
                        event.stop_propagation();
                        desk.show(seat);
                    }
                >
                    {mark(seat)} <b>{name.clone()}</b> {level(desk, seat)}
                </button>
                {scene.bots[seat.index()].then(|| view! {
                    <span class="k" role="img" aria-label=desk.t("player-bot") title=desk.t("player-bot")>{icon("bot")}</span>
                })}
                {starts(scene, seat).then(|| view! {
                    <span class="k" role="img" aria-label=desk.t("player-starts") title=desk.t("player-starts")>{icon("flag")}</span>
                })}
                // Where the word has no room beside the name, the sign says it.
                {state(desk, scene, seat).map(|(sign, words)| view! {
                    <span class="player-sign" title=words.clone()>{icon(sign)}</span>
                    <span class="player-state">{words}</span>
                })}
            </div>
            <div class="player-money">
                <span class="player-cash">{cash} {cash_change(scene, seat)}</span>
                <span class="player-shares" title=desk.t("player-portfolio")>
                    {format!("{} × £{value}", company.shares)}
                    <b>{format!("= £{portfolio}")} {delta(i32::from(portfolio), i32::from(will_be), true)}</b>
                </span>
            </div>
            {loans}
            {factories(desk, scene, seat)}
            {administration(desk, scene, seat)}
            {grey_markers(desk, scene, seat)}
            {E::in_panel(desk, scene, seat)}
        </section>
    }
    .into_any()
}

/// The factories in a table: level, output, workers and machines, price, appeal.
fn factories<E: Version>(desk: Desk, scene: &Scene<E>, seat: Seat) -> AnyView {
    let row = |good: Good| {
        let company = scene.board.company(seat);
        let factory = company.factory(good);
        let active = good == scene.active() && scene.board.decade > 0;
        let seen =
            scene.seen.company(seat).factory(good) != scene.confirmed.company(seat).factory(good);
        let changed = seen && seat != scene.viewer;
        let mut class = String::new();
        for (is, name) in [
            (active, "act "),
            (changed, "chg "),
            (!factory.is_built(), "none"),
        ] {
            if is {
                class.push_str(name);
            }
        }
        let word = desk.t(&format!("word-{}", good.word()));
        let head = view! { <th scope="row" title=word.clone()>{icon(good.word())}<span class="sr">{word.clone()}</span></th> };
        if !factory.is_built() {
            return view! { <tr class=class>{head}<td colspan="5">"–"</td></tr> }.into_any();
        }
        let was = scene.confirmed.company(seat).factory(good);
        let appeal = scene.game.appeal(&scene.board, seat, good);
        let tent = |is: bool| is.then_some("tent");
        let if_priced = |text: String| {
            if factory.is_priced() {
                text
            } else {
                "?".to_owned()
            }
        };
        view! {
            <tr class=class title=changed.then(|| desk.t("player-changed"))>
                {head}
                <td class=tent(was.level != factory.level)>{roman(factory.level)}</td>
                <td>{scene.game.output(&scene.board, seat, good)}</td>
                <td class=tent(was.pieces != factory.pieces || was.machines != factory.machines)>
                    {factory.workers()}<i>"+"</i>{factory.machine_count()}
                </td>
                <td class=tent(was.price != factory.price)>{if_priced(pounds(factory.price))}</td>
                <td class=tent(appeal != scene.game.appeal(&scene.confirmed, seat, good))>
                    <b>{if_priced(appeal.to_string())}</b>
                </td>
            </tr>
        }
        .into_any()
    };
    let heads = ["level", "output", "workers", "price", "appeal"].map(|column| {
        let title = desk.t(&format!("player-column-{column}"));
        view! { <th scope="col" title=title>{desk.t(&format!("player-brief-{column}"))}</th> }
    });
    view! {
        <table class="player-factories">
            <thead><tr><td></td>{heads.into_iter().collect_view()}</tr></thead>
            <tbody>{Good::ALL.map(row).into_iter().collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The factories of everybody, side by side.
pub(super) fn all_mills<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let mills = scene.seats().map(|seat| {
        view! {
            <div class=format!("all-mills {}", seat_class(seat))>
                <h3>{mark(seat)} {scene.name(seat).to_owned()}</h3>
                {factories(desk, scene, seat)}
            </div>
        }
    });
    mills.collect_view().into_any()
}

/// The five spaces of the administration table with what lies on them.
fn administration<E: Version>(desk: Desk, scene: &Scene<E>, seat: Seat) -> AnyView {
    let spaces = scene.game.components().administration.spaces;
    let cells = spaces.into_iter().enumerate().map(|(space, cost)| {
        let placed = scene.board.company(seat).administration[space];
        let was = scene.confirmed.company(seat).administration[space];
        let will = scene.after().company(seat).administration[space];
        let shown = will.or(placed);
        let mut class = String::from("space ");
        class.push_str(shown.map_or("free", |marker| shade_class(marker.shade)));
        if placed != was {
            class.push_str(" tent");
        }
        if will != placed {
            class.push_str(" would");
        }
        let name = shown.map_or_else(|| desk.t("player-free"), |marker| marker_name(desk, marker));
        view! {
            <li class=class title=format!("£{cost}: {name}")>
                {shown.map(|marker| icon(sign_of(marker.kind)))}
                <b>{cost}</b>
                <span class="sr">{name.clone()}</span>
            </li>
        }
    });
    view! { <ol class="administration" aria-label=desk.t("player-administration")>{cells.collect_view()}</ol> }
        .into_any()
}

/// The grey markers of a player.
fn grey_markers<E: Version>(desk: Desk, scene: &Scene<E>, seat: Seat) -> AnyView {
    let markers = E::markers(&scene.board, seat).into_iter();
    let chips = markers
        .filter(|marker| marker.shade != Shade::Own || marker.pier().is_some())
        .map(|marker| {
            let name = marker_name(desk, marker);
            view! {
                <li class=format!("chip {}", shade_class(marker.shade)) title=name.clone()>
                    {icon(sign_of(marker.kind))}
                    <span class="sr">{name.clone()}</span>
                </li>
            }
        });
    view! {
        <div class="player-markers">
            <span class="k">{desk.t("player-markers")}</span>
            <ul aria-label=desk.t("player-markers")>{chips.collect_view()}</ul>
        </div>
    }
    .into_any()
}
