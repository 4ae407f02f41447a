//! Price against appeal of the active good: what each total that the factory can have would bring.

use cardgame::{Action, Board, Good, GoodForecast, Phase, SeatForecast};
use leptos::prelude::*;
use table::{Arg, Seat, Told};

use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon, mark};
use crate::tables::cardgame::draw::{capital, delta, good_word, pounds, signed};
use crate::tables::cardgame::prospect::Prospect;
use crate::tables::cardgame::scene::Scene;

/// One total that the factory can have.
struct Rung {
    total: u8,
    /// The board with price and appeal set so.
    board: Board,
    prospect: Prospect,
    own: SeatForecast,
}

/// What the chart is about.
struct Ladder {
    good: Good,
    /// The board on which price and appeal would be set.
    before: Board,
    rungs: Vec<Rung>,
    /// The rung whose values stand below the chart, and what it is.
    close_up: Option<(usize, CloseUp)>,
}

/// Why a rung is the one whose values are told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CloseUp {
    /// It is pointed at.
    Pointed,
    /// Price and appeal are set so for this round.
    Set,
    /// It has the best result.
    Best,
}

/// Whether the good of the round is being produced or has been: nothing is to be foreseen then.
fn is_produced(scene: &Scene) -> bool {
    let phase = scene.board.phase;
    !phase.is_turn() && !phase.is_set_up()
}

/// Whether a player has set price and appeal for the present round.
fn is_set(scene: &Scene, seat: Seat) -> bool {
    let board = &scene.board;
    if !board.phase.is_turn() {
        return board.phase.is_production();
    }
    let place = scene.place(seat);
    // Within the turn, step b comes before the development.
    place < board.step || place == board.step && board.phase == Phase::Development
}

impl Ladder {
    /// The totals of the viewer's factory, as the choice that is pointed at leaves it.
    fn of(scene: &Scene) -> Ladder {
        let good = scene.active();
        let seat = scene.viewer;
        let pointed = match scene.pointed.as_ref().map(|pointed| pointed.action) {
            Some(Action::Appeal(total)) => Some(total),
            _ => None,
        };
        // Price and appeal are set on the board as it is now, not on one where they are.
        let mut board = match pointed {
            Some(_) => scene.board,
            None => *scene.after(),
        };
        board.phase = Phase::Price;
        board.asked = seat;
        let factory = *board.company(seat).factory(good);
        let prices = match is_produced(scene) {
            true => Vec::new(),
            false => scene.game.forecast_of_prices(&board),
        };
        let rung = |(total, forecast): (u8, GoodForecast)| {
            let prospect = Prospect(forecast);
            Some(Rung {
                total,
                board: scene.game.choice_alone(&board, Action::Appeal(total)),
                own: prospect.seat(seat)?,
                prospect,
            })
        };
        let rungs: Vec<Rung> = prices.into_iter().filter_map(rung).collect();
        let at = |total: u8| rungs.iter().position(|rung| rung.total == total);
        let best = || {
            let by_result = |(at, rung): &(usize, &Rung)| {
                (
                    rung.own.result,
                    rung.own.value_steps,
                    std::cmp::Reverse(*at),
                )
            };
            let best = rungs.iter().enumerate().max_by_key(by_result);
            best.map(|(at, _)| (at, CloseUp::Best))
        };
        let set = || {
            let is_set = factory.is_open() && is_set(scene, seat);
            let total = is_set.then(|| scene.game.total_appeal(&factory, good))?;
            Some((at(total)?, CloseUp::Set))
        };
        let close_up = pointed
            .and_then(|total| Some((at(total)?, CloseUp::Pointed)))
            .or_else(set)
            .or_else(best);
        Ladder {
            good,
            before: board,
            close_up,
            rungs,
        }
    }

    fn close_up(&self) -> Option<(&Rung, CloseUp)> {
        let (at, why) = self.close_up?;
        Some((&self.rungs[at], why))
    }
}

/// The sheet: the chart, the values of one total, and one sentence why.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let ladder = Ladder::of(scene);
    let title = desk.tr("cg-sheet-price", &[("good", Arg::Word(ladder.good.word()))]);
    let asked = scene.offers_any(|action| matches!(action, Action::Appeal(_)));
    let sub = match ladder.close_up() {
        Some((_, CloseUp::Pointed)) => "cg-price-pointed",
        Some((_, CloseUp::Set)) => "cg-price-set",
        Some((_, CloseUp::Best)) if asked => "cg-price-choose",
        Some((_, CloseUp::Best)) => "cg-price-outlook",
        None if is_produced(scene) => "cg-price-produced",
        None => "cg-price-none",
    };
    let label = title.clone();
    let reasons = why(desk, scene, &ladder);
    let told = reasons.clone();
    view! {
        <section class="sheet cg-price" class:asked=asked aria-label=label>
            <div class="hd">
                {mark(scene.viewer)}
                <h2>{title}</h2>
                {explain::about(desk, "price")}
                <span class="r">{desk.t(sub)}</span>
            </div>
            {chart(desk, scene, &ladder)}
            {values(desk, scene, &ladder)}
            <p class="cg-why" title=told>{reasons}</p>
        </section>
    }
    .into_any()
}

/// A bar for each total: result, goods sold, price, appeal.
fn chart(desk: Desk, scene: &Scene, ladder: &Ladder) -> AnyView {
    if is_produced(scene) {
        let says = desk.t("cg-price-produced");
        return view! { <div class="cg-chart empty"><p>{capital(&says)} "."</p></div> }.into_any();
    }
    if ladder.rungs.is_empty() {
        return view! { <div class="cg-chart empty">{rivals(desk, scene, ladder.good)}</div> }
            .into_any();
    }
    let results = || ladder.rungs.iter().map(|rung| rung.own.result);
    let highest = results().max().unwrap_or(0).max(1);
    let lowest = results().min().unwrap_or(0).min(-1);
    let span = f64::from(highest - lowest);
    let rung = |(at, rung): (usize, &Rung)| {
        let result = rung.own.result;
        let shown = ladder.close_up.filter(|(shown, _)| *shown == at);
        let action = Action::Appeal(rung.total);
        let legal = scene.offers(action);
        let mut class = String::from("cg-rung");
        for (is, name) in [
            (legal, " legal"),
            (
                shown.is_some_and(|(_, why)| why == CloseUp::Pointed),
                " pointed",
            ),
            (shown.is_some_and(|(_, why)| why == CloseUp::Set), " set"),
            (shown.is_some_and(|(_, why)| why == CloseUp::Best), " best"),
            (result < 0, " minus"),
        ] {
            if is {
                class.push_str(name);
            }
        }
        let percent = |part: i32| f64::from(part) * 100.0 / span;
        // A drawing and not a style: the page allows no style in the document.
        let (top, height) = match result >= 0 {
            true => (percent(highest - result), percent(result)),
            false => (percent(highest), percent(-result)),
        };
        let zero = percent(highest);
        let bar = crate::written::Written::new(format!(
            "<svg class=\"cg-bar\" aria-hidden=\"true\">\
             <line x1=\"0\" x2=\"100%\" y1=\"{zero:.1}%\" y2=\"{zero:.1}%\"></line>\
             <rect x=\"22%\" width=\"56%\" y=\"{top:.1}%\" height=\"{:.1}%\"></rect></svg>",
            height.max(1.2)
        ));
        let args = [
            ("appeal", Arg::from(rung.total)),
            ("price", Arg::from(rung.own.price)),
            ("sold", Arg::from(rung.own.sold)),
            ("result", Arg::Verbatim(signed(result))),
            ("steps", Arg::from(rung.own.value_steps)),
        ];
        let says = desk.tr("cg-price-rung", &args);
        let content = view! {
            <b class="cg-result">{signed(result)}</b>
            {bar}
            <b class="cg-sold">{rung.own.sold}</b>
            <span class="cg-pounds">{pounds(rung.own.price)}</span>
            <b class="cg-total">{rung.total}</b>
        };
        match legal {
            true => view! {
                <button class=class data-action=action.to_string() title=says.clone()>
                    <span class="sr">{says.clone()} " "</span>
                    {content}
                </button>
            }
            .into_any(),
            false => view! { <div class=class role="img" aria-label=says.clone() title=says>{content}</div> }
                .into_any(),
        }
    };
    let heads = ["result", "bar", "sells", "price", "appeal"].map(|row| match row {
        "bar" => view! { <span></span> }.into_any(),
        row => view! { <span>{desk.t(&format!("cg-row-{row}"))}</span> }.into_any(),
    });
    view! {
        <div class="cg-chart">
            <div class="cg-heads" aria-hidden="true">{heads.into_iter().collect_view()}</div>
            <div class="cg-rungs">{ladder.rungs.iter().enumerate().map(rung).collect_view()}</div>
        </div>
    }
    .into_any()
}

/// Where the viewer has no factory of the good: what the others would sell.
fn rivals(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let now = Prospect::of(scene, &scene.board, good);
    let then = Prospect::of(scene, scene.after(), good);
    let owned = scene.seats().any(|seat| now.seat(seat).is_some());
    let lines = scene.seats().filter_map(|seat| {
        let one = now.seat(seat)?;
        let other = then.seat(seat).unwrap_or(one);
        Some(view! {
            <tr>
                <th scope="row">{mark(seat)} " " {scene.name(seat).to_owned()}</th>
                <td>{one.appeal}</td>
                <td>{pounds(one.price)}</td>
                <td>{one.sold} {delta(one.sold.into(), other.sold.into(), true)}</td>
                <td>{signed(one.result)} {delta(one.result, other.result, true)}</td>
            </tr>
        })
    });
    let heads = ["appeal", "price", "sells", "result"]
        .map(|row| view! { <th scope="col">{desk.t(&format!("cg-row-{row}"))}</th> });
    let args = [("good", Arg::Word(good.word()))];
    view! {
        <p>{desk.tr("cg-price-no-factory", &args)}</p>
        {owned.then(|| view! {
            <table>
                <thead><tr><td></td>{heads.into_iter().collect_view()}</tr></thead>
                <tbody>{lines.collect_view()}</tbody>
            </table>
        })}
    }
    .into_any()
}

/// The values of one total, large, and what it does to the others.
fn values(desk: Desk, scene: &Scene, ladder: &Ladder) -> AnyView {
    let cell = |id: &str, value: AnyView| {
        view! { <div><span class="k">{desk.t(&format!("cg-row-{id}"))}</span><b>{value}</b></div> }
            .into_any()
    };
    let Some((rung, _)) = ladder.close_up() else {
        let empty = ["sells", "income", "costs", "result", "value", "demand"]
            .map(|id| cell(id, "–".into_any()));
        return view! { <div class="cg-values">{empty.into_iter().collect_view()}</div> }
            .into_any();
    };
    let own = &rung.own;
    let before = Prospect::of(scene, &scene.board, ladder.good);
    let demand = scene.demand(&scene.board, ladder.good);
    let demand = match rung.prospect.demand() == demand {
        true => demand.to_string(),
        false => format!("{demand} → {}", rung.prospect.demand()),
    };
    let class = if own.result < 0 { "loss" } else { "gain" };
    let others = scene.seats().filter(|seat| *seat != scene.viewer);
    let others = others.filter_map(|seat| {
        let (now, then) = (before.seat(seat)?, rung.prospect.seat(seat)?);
        let sold = match now.sold == then.sold {
            true => now.sold.to_string(),
            false => format!("{} → {}", now.sold, then.sold),
        };
        let name = Arg::Verbatim(scene.name(seat).to_owned());
        let title = desk.tr("cg-price-rival", &[("name", name)]);
        Some(view! {
            <div class="rival" title=title.clone()>
                <span class="k">{mark(seat)} " " {desk.t("cg-row-sells")}</span><b>{sold}</b>
                <span class="sr">{title.clone()}</span>
            </div>
        })
    });
    // Goods from store are sold beside those that are made.
    let of = [("made", Arg::from(own.made.max(own.sold)))];
    view! {
        <div class="cg-values">
            {cell("sells", view! { {own.sold} <small>" " {desk.tr("cg-price-of", &of)}</small> }.into_any())}
            {cell("income", pounds(own.income).into_any())}
            {cell("costs", pounds(own.costs.total()).into_any())}
            {cell("result", view! { <span class=class>{signed(own.result)}</span> }.into_any())}
            {cell("value", match own.value_steps { 0 => "–".to_owned(), steps => format!("▲{steps}") }.into_any())}
            {cell("demand", demand.into_any())}
            {others.collect_view()}
        </div>
    }
    .into_any()
}

/// One or two sentences why: how the markers move, what is paid, and the share value.
fn why(desk: Desk, scene: &Scene, ladder: &Ladder) -> String {
    let Some((rung, _)) = ladder.close_up() else {
        let open = scene.own().factory(ladder.good).is_open();
        return match open || is_produced(scene) {
            true => String::new(),
            false => desk.t("cg-price-skipped"),
        };
    };
    let own = &rung.own;
    let good = ladder.good.index();
    // What a choice that is pointed at moves by itself is not moved by arrows.
    let before = &ladder.before;
    let marker = before.company(scene.viewer).factory(ladder.good).appeal;
    let steps = i16::from(rung.board.demand[good]) - i16::from(before.demand[good]);
    let moved = [
        ("from", Arg::from(marker)),
        ("to", Arg::from(own.appeal)),
        ("steps", Arg::from(steps.abs())),
        ("demand", Arg::from(scene.demand(&rung.board, ladder.good))),
    ];
    let id = match steps {
        _ if marker == own.appeal => "cg-why-stays",
        0 => "cg-why-no-arrow",
        1.. => "cg-why-red",
        _ => "cg-why-green",
    };
    let costs = &own.costs;
    let demand = rung.prospect.demand();
    let paid = [
        ("workers", Arg::from(costs.workers)),
        ("wage", Arg::from(costs.wage)),
        ("machines", Arg::from(costs.machines)),
        ("fixed", Arg::from(costs.fixed)),
    ];
    let mut text = vec![desk.tr(id, &moved), desk.tr("cg-why-costs", &paid)];
    // Who has not set his price in this round moves the marker once more.
    if demand != scene.demand(&rung.board, ladder.good) {
        let args = [("demand", Arg::from(demand))];
        text.insert(1, desk.tr("cg-why-others", &args));
    }
    if costs.saved > 0 {
        text.push(desk.tr("cg-why-saved", &[("saved", Arg::from(costs.saved))]));
    }
    let is_tied = scene.seats().any(|seat| {
        let rival = rung.prospect.seat(seat).filter(|_| seat != scene.viewer);
        rival.is_some_and(|rival| rival.value_steps > 0 && rival.appeal == own.appeal)
    });
    let is_highest = scene.seats().all(|seat| {
        let rival = rung.prospect.seat(seat);
        rival.is_none_or(|rival| rival.appeal <= own.appeal)
    });
    text.push(match own.value_steps {
        0 => desk.t("cg-why-no-rise"),
        1 if is_tied && is_highest => desk.t("cg-why-tied"),
        1 => desk.t("cg-why-one"),
        _ => desk.t("cg-why-highest"),
    });
    let left = own.stored + own.wasted;
    if left > 0 {
        text.push(desk.tr("cg-why-left", &[("count", Arg::from(left))]));
    }
    if own.is_bankrupt {
        text.push(desk.t("cg-why-bankrupt"));
    } else if own.emergency > 0 {
        text.push(desk.tr("cg-why-emergency", &[("count", Arg::from(own.emergency))]));
    }
    text.join(" ")
}

/// The totals for the bar: the best result first, then those next to it and to the marker.
pub(crate) fn commonest(scene: &Scene, legal: Vec<Action>) -> Vec<Action> {
    let ladder = Ladder::of(scene);
    let best = ladder.close_up().map_or(0, |(rung, _)| rung.total);
    let marker = scene.own().factory(ladder.good).appeal;
    let mut legal = legal;
    legal.sort_by_key(|action| match action {
        Action::Appeal(total) => (total.abs_diff(best), total.abs_diff(marker)),
        _ => (u8::MAX, 0),
    });
    legal
}

/// The same in one line, above the buttons of a phone.
pub(crate) fn line(desk: Desk, scene: &Scene) -> AnyView {
    let ladder = Ladder::of(scene);
    let word = good_word(desk, ladder.good);
    let Some((rung, _)) = ladder.close_up() else {
        let args = [("good", Arg::Word(ladder.good.word()))];
        let says = match is_produced(scene) {
            true => desk.t("cg-price-produced"),
            false => desk.tr("cg-price-no-factory", &args),
        };
        return view! { <span class="cg-line">{icon(ladder.good.word())} " " {says}</span> }
            .into_any();
    };
    let own = &rung.own;
    let args = [
        ("appeal", Arg::from(rung.total)),
        ("price", Arg::from(own.price)),
        ("sold", Arg::from(own.sold)),
    ];
    let class = if own.result < 0 { "loss" } else { "gain" };
    view! {
        <span class="cg-line">
            {icon(ladder.good.word())} " " <span class="sr">{word}</span>
            <span>{desk.tr("cg-price-line", &args)}</span>
            <b class=class>{signed(own.result)}</b>
            {(own.value_steps > 0).then(|| format!(" ▲{}", own.value_steps))}
        </span>
    }
    .into_any()
}
