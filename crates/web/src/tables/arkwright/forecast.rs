//! The forecast: what production would bring if it came now.

use arkwright::{Because, Good, Outlook, SeatOutlook, productions_ahead};
use leptos::prelude::*;
use table::{Arg, Seat, sort_few};

use super::mill::draw::{capital, delta, number, pounds, signed, steps};
use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon, importer_mark, mark};
use crate::tables::arkwright::questions;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// The good that is looked at closely: the next to be produced; in 1760, the one being founded.
/// `None` if nothing will be produced any more.
fn close_up<E: Version>(scene: &Scene<E>) -> Option<Good> {
    let due = scene.board.price_due();
    let first = Good::ALL.into_iter().find(|good| {
        scene.board.decade == 0 && scene.board.company(scene.viewer).factory(*good).is_built()
    });
    due.or(first).or(scene.next_production())
}

/// The outlook with the choice that is pointed at.
fn outlook_after<E: Version>(scene: &Scene<E>, good: Good) -> Option<Outlook> {
    let pointed = scene.pointed.as_ref()?;
    Some(Outlook::of(&scene.game, &pointed.alone, good))
}

/// The whole forecast.
pub(crate) fn sheet<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let Some(good) = close_up(scene) else {
        return view! {
            <section class="sheet forecast" aria-label=desk.t("forecast-title")>
                <div class="hd"><h2>{desk.t("forecast-title")}</h2></div>
                <div class="forecast-body"><p class="forecast-why">{desk.t("forecast-over")}</p></div>
            </section>
        }
        .into_any();
    };
    let now = Outlook::of(&scene.game, &scene.board, good);
    let then = outlook_after(scene, good);
    let wage = scene.game.wage(&scene.board);
    let name = capital(&desk.t(&format!("word-{}", good.word())));
    let others: Vec<AnyView> = productions_ahead(&scene.board)
        .into_iter()
        .filter(|other| *other != good)
        .map(|good| in_a_line(desk, scene, good))
        .collect();
    view! {
        <section class="sheet forecast" aria-label=desk.t("forecast-title")>
            <div class="hd">
                <h2>{desk.t("forecast-title")}</h2>
                {explain::about(desk, "forecast")}
                <span class="sub">{desk.t("forecast-if")}</span>
                <span class="r">{desk.tr("forecast-wage", &[("wage", Arg::from(wage))])}</span>
            </div>
            <div class="forecast-body">
                <div class="forecast-good">
                    <h3>{icon(good.word())} {name}</h3>
                    <span class="k" title=by_equals(desk, &now)>
                        {desk.tr("forecast-demand", &[("demand", Arg::from(now.forecast.demand))])}
                        {by_equals(desk, &now).map(|why| view! { <span class="sr">" " {why}</span> })}
                    </span>
                </div>
                {order(desk, scene, good, &now)}
                {E::in_forecast(desk, scene, &now, then.as_ref())}
                {table_of(desk, scene, &now, then.as_ref())}
                {why(desk, scene, &now, then.as_ref())}
                <div class="forecast-later">
                    <span>{desk.t("forecast-later")}</span>
                    <span>{desk.t("forecast-sold-of-demand")}</span>
                </div>
                <div class="forecast-others">{others}</div>
            </div>
        </section>
    }
    .into_any()
}

/// Why more is sold than England wants: by who is equal in all that decides (III.1).
fn by_equals(desk: Desk, outlook: &Outlook) -> Option<String> {
    outlook
        .is_beyond_demand()
        .then(|| desk.t("forecast-by-equals"))
}

/// One cell per good that England wants, with who sells it and at which call.
fn order<E: Version>(desk: Desk, scene: &Scene<E>, good: Good, now: &Outlook) -> AnyView {
    let order = scene.game.order_of_sale(&scene.board, good);
    let demand = usize::from(scene.game.demand(&scene.board, good));
    let cells = (0..demand.max(order.len())).map(|place| {
        let called = order.get(place);
        let label = called.map_or_else(
            || desk.t("forecast-unmet"),
            |called| {
                let name = called.seller.map_or_else(
                    || desk.t("forecast-importer"),
                    |seat| scene.name(seat).to_owned(),
                );
                desk.tr(
                    "forecast-called",
                    &[
                        ("name", Arg::Verbatim(name)),
                        ("call", Arg::from(called.call)),
                    ],
                )
            },
        );
        let seller = called.map(|called| match called.seller {
            Some(seat) => mark(seat).into_any(),
            None => importer_mark().into_any(),
        });
        let call = called.map(|called| view! { <i>{called.call}</i> });
        view! {
            <li class=if called.is_some() { "call" } else { "call unmet" } title=label.clone()>
                {seller}{call}<span class="sr">{label.clone()}</span>
            </li>
        }
        .into_any()
    });
    view! {
        <ol class="order-of-sale" aria-label=desk.t("forecast-order")>
            {cells.collect_view()}
            {E::behind_order(desk, scene, now)}
        </ol>
    }
    .into_any()
}

fn table_of<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    now: &Outlook,
    then: Option<&Outlook>,
) -> AnyView {
    let heads = E::COLUMNS.iter().map(|column| {
        let title = desk.t(&format!("forecast-column-{column}"));
        view! { <th scope="col" class=format!("c-{column}") title=title>{desk.t(&format!("forecast-brief-{column}"))}</th> }
    });
    // Every seat has its row, yours first, whatever it makes: rows keep their place.
    let mut seats: Vec<Seat> = scene.seats().collect();
    sort_few(&mut seats, |seat| *seat != scene.viewer);
    let rows: Vec<AnyView> = seats
        .into_iter()
        .map(|seat| {
            let makes = now.producers.contains(&seat);
            let then = then.map(|then| then.share(seat));
            seat_rows(desk, scene, seat, makes, now.share(seat), then)
        })
        .collect();
    let ships = E::COLUMNS.contains(&SHIP);
    let will_sell = then.map_or(now.forecast.importer_sold, |then| {
        then.forecast.importer_sold
    });
    let importer = view! {
        <tr class="importer">
            <th scope="row">{importer_mark()} <span>{desk.t("forecast-importer")}</span></th>
            <td>{now.forecast.importer}</td>
            <td class="c-made">"–"</td>
            <td>
                {now.forecast.importer_sold}
                {delta(i32::from(now.forecast.importer_sold), i32::from(will_sell), false)}
            </td>
            {ships.then(|| view! { <td class="c-ship"></td> })}
            <td class="c-store"></td><td></td><td class="c-costs"></td><td></td><td></td>
        </tr>
    };
    view! {
        <table class="forecast-table">
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>{rows}{importer}</tbody>
        </table>
    }
    .into_any()
}

/// The column of goods shipped, which only one version has.
const SHIP: &str = "ship";

/// A player's line, and the line of changes under it, which keeps its place while there are none.
fn seat_rows<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    seat: Seat,
    makes: bool,
    now: SeatOutlook,
    then: Option<SeatOutlook>,
) -> AnyView {
    let own = seat == scene.viewer;
    let class = if own { "me" } else { "" };
    let (will, columns) = (then.map(|then| E::columns(&then)), E::columns(&now));
    let changes = columns.into_iter().enumerate().map(|(column, (from, more_is_better))| {
        let to = will.as_ref().map_or(from, |will| will[column].0);
        view! { <td class=format!("c-{}", E::COLUMNS[column])>{delta(from, to, more_is_better)}</td> }
    });
    let pointed = then.is_some().then(|| pointed_words(desk, scene)).flatten();
    let figures = match makes {
        false => {
            view! { <td class="none" colspan=E::COLUMNS.len().to_string()>{desk.t("forecast-no-factory")}</td> }.into_any()
        }
        true => {
            let or_dot = |count: i32| match count {
                0 => "·".to_owned(),
                count => number(count),
            };
            let shipped = E::COLUMNS.contains(&SHIP).then(|| or_dot(now.shipped));
            view! {
                <td>{now.appeal}</td>
                <td class="c-made">{now.made}</td>
                <td><b>{now.sold}</b><span class="of-made">{format!("/{}", now.made)}</span></td>
                {shipped.map(|shipped| view! { <td class="c-ship">{shipped}</td> })}
                <td class="c-store">{or_dot(now.stored)}</td>
                <td>{pounds(now.income)}</td>
                <td class="c-costs">{pounds(now.costs)}</td>
                <td><b>{signed(now.result())}</b></td>
                <td><b>{steps(now.steps)}</b></td>
            }
            .into_any()
        }
    };
    view! {
        <tr class=class>
            <th scope="row">{mark(seat)} <span>{scene.name(seat).to_owned()}</span></th>
            {figures}
        </tr>
        <tr class=format!("hv {class}")><td class="k">{pointed.filter(|_| own)}</td>{changes.collect_view()}</tr>
    }
    .into_any()
}

/// The choice that is pointed at, in a word or two.
fn pointed_words<E: Version>(desk: Desk, scene: &Scene<E>) -> Option<String> {
    let pointed = scene.pointed.as_ref()?;
    Some(questions::briefly::<E>(desk, pointed.action))
}

/// Whether the viewer has just built this factory and has still to set its price.
fn is_unpriced<E: Version>(scene: &Scene<E>, good: Good) -> bool {
    let factory = scene.board.company(scene.viewer).factory(good);
    factory.is_built() && !factory.is_priced()
}

/// One sentence why the share steps are what they are (III.2).
fn why<E: Version>(desk: Desk, scene: &Scene<E>, now: &Outlook, then: Option<&Outlook>) -> AnyView {
    if is_unpriced(scene, now.forecast.good) {
        return view! { <p class="forecast-why">{desk.t("forecast-unpriced")}</p> }.into_any();
    }
    if !now.producers.contains(&scene.viewer) {
        let good = ("good", Arg::Word(now.forecast.good.word()));
        return view! { <p class="forecast-why">{desk.tr("forecast-line-none", &[good])}</p> }
            .into_any();
    }
    let reasons = |outlook: &Outlook| {
        let parts: Vec<String> = outlook
            .steps_of(scene.viewer)
            .map(|(because, steps)| {
                let id = match because {
                    Because::MostAppeal => "forecast-why-appeal",
                    Because::MostSold => "forecast-why-most",
                    Because::Ships => "forecast-why-ships",
                    Because::OverdueContract => "forecast-why-overdue",
                    Because::PriceCut => "forecast-why-cut",
                    Because::EmergencySale => "forecast-why-emergency",
                    Because::Loan => "forecast-why-loans",
                    _ => "forecast-why-sold",
                };
                let share = outlook.share(scene.viewer);
                let count = match because {
                    Because::Loan => share.loans,
                    _ => share.shares_sold,
                };
                let args = [
                    ("steps", Arg::Verbatim(number(steps.into()))),
                    ("count", Arg::Number(count.into())),
                ];
                desk.tr(id, &args)
            })
            .collect();
        if parts.is_empty() {
            desk.t("forecast-why-nothing")
        } else {
            parts.join(", ")
        }
    };
    let head = |id: &str, outlook: &Outlook| {
        let arrow = steps(outlook.share(scene.viewer).steps);
        desk.tr(id, &[("steps", Arg::Verbatim(arrow))])
    };
    let changed = then
        .filter(|then| then.share(scene.viewer).steps != now.share(scene.viewer).steps)
        .map(|then| format!(" {} {}", head("forecast-would", then), reasons(then)));
    let (yours, reasons) = (head("forecast-yours", now), reasons(now));
    // Where there is not room for all of it, it is told whole to whoever points at it.
    let whole = format!(
        "{yours} {reasons}.{}",
        changed.as_deref().unwrap_or_default()
    );
    view! {
        <p class="forecast-why" title=whole>
            <b>{yours}</b> " " {reasons} "." {changed}
        </p>
    }
    .into_any()
}

/// Another good in one line: who would sell how many, result and steps.
fn in_a_line<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
    let now = Outlook::of(&scene.game, &scene.board, good);
    let then = outlook_after(scene, good);
    let sellers = now.producers.iter().map(|seat| {
        let share = now.share(*seat);
        let will = then.as_ref().map_or(share, |then| then.share(*seat));
        view! {
            <span class="seller">
                {mark(*seat)} <span class="sr">{scene.name(*seat).to_owned()}</span>
                <b>{share.sold}</b> <i>{signed(share.result()).replace('£', "")}</i>
                {delta(share.result(), will.result(), true)}
                <i>{steps(share.steps)}</i>
            </span>
        }
    });
    let importer = (now.forecast.importer_sold > 0).then(|| {
        view! { <span class="seller">{importer_mark()} {now.forecast.importer_sold}</span> }
    });
    view! {
        <div class="forecast-line-of">
            <span class="what">{icon(good.word())} {desk.t(&format!("word-{}", good.word()))}</span>
            <span class="sellers">{sellers.collect_view()}{importer}</span>
            <span class="k" title=by_equals(desk, &now)>
                {format!("{}/{}", now.sold_by_all(), now.forecast.demand)}
                {by_equals(desk, &now).map(|why| view! { <span class="sr">" " {why}</span> })}
            </span>
        </div>
    }
    .into_any()
}

/// The forecast of the good that is looked at, in one line for the phone.
pub(crate) fn line<E: Version>(desk: Desk, scene: &Scene<E>) -> AnyView {
    let Some(good) = close_up(scene) else {
        return view! { <div class="forecast-brief"><span>{desk.t("forecast-over")}</span></div> }
            .into_any();
    };
    let now = Outlook::of(&scene.game, &scene.board, good);
    let share = now.share(scene.viewer);
    let will = outlook_after(scene, good).map_or(share, |then| then.share(scene.viewer));
    let body = if now.producers.contains(&scene.viewer) || will != share {
        let sold = desk.tr(
            "forecast-line-sold",
            &[
                ("sold", Arg::Number(i64::from(share.sold))),
                ("made", Arg::Number(i64::from(share.made))),
            ],
        );
        let steps = desk.tr(
            "forecast-line-steps",
            &[("steps", Arg::Verbatim(steps(share.steps)))],
        );
        view! {
            <span>{sold}</span>
            <b class="big">{signed(share.result())}</b>
            {delta(share.result(), will.result(), true)}
            <span class="last">{steps} {delta(share.steps, will.steps, true)}</span>
        }
        .into_any()
    } else if is_unpriced(scene, good) {
        view! { <span>{desk.t("forecast-unpriced")}</span> }.into_any()
    } else {
        view! { <span>{desk.tr("forecast-line-none", &[("good", Arg::Word(good.word()))])}</span> }
            .into_any()
    };
    view! {
        <div class="forecast-brief">
            <span role="img" aria-label=desk.t(&format!("word-{}", good.word()))>{icon(good.word())}</span>
            {body}
        </div>
    }
    .into_any()
}
