//! The market board: appeal and demand of the four goods, and wages.

use std::fmt::Write;

use cardgame::{Board, Good, Market};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon, importer_at, mark, mark_at};
use crate::tables::cardgame::draw::{delta, good_word};
use crate::tables::cardgame::prospect::Prospect;
use crate::tables::cardgame::scene::{Pointed, Scene};
use crate::written::Written;

/// The sheet: four tracks and the wages below them.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let goods = Good::ALL.map(|good| track(desk, scene, good));
    view! {
        <section class="sheet cg-market">
            <div class="hd">
                <h2>{desk.t("cg-sheet-market")}</h2>
                {explain::about(desk, "market")}
                <span class="sub">{desk.t("cg-market-hint")}</span>
            </div>
            <div class="cg-tracks">{goods.into_iter().collect_view()}</div>
            {wages(desk, scene)}
        </section>
    }
    .into_any()
}

/// Whether what is pointed at moves a marker of the market board, or changes what is sold.
pub(crate) fn concerns(scene: &Scene, pointed: &Pointed) -> bool {
    let markers = |board: &Board| (board.demand, board.wages, board.neutral);
    // Cards at a factory move no marker before its good is active, but are in the forecast.
    let factories = |company: &cardgame::Company| company.factories;
    markers(&scene.board) != markers(&pointed.board) || scene.changes(pointed, factories)
}

/// One good: its appeal track with everybody's markers, the demand marker, and what everybody sells.
fn track(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let market = scene.market();
    let active = good == scene.active();
    let word = good_word(desk, good);
    let demand =
        |board: &Board| market.demand[good.index()][usize::from(board.demand[good.index()])];
    let (now, then) = (demand(&scene.board), demand(scene.after()));
    let class = if active { "cg-track act" } else { "cg-track" };
    view! {
        <div class=class role="group" aria-label=label(desk, scene, good)>
            <h3>{icon(good.word())} <span>{word}</span></h3>
            {Written::new(rows(scene, market, good))}
            <p class="cg-demand">
                <span class="k">{desk.t("cg-demand")}</span> " " <b>{now}</b> {delta(now.into(), then.into(), false)}
            </p>
            {sells(desk, scene, good)}
        </div>
    }
    .into_any()
}

/// The track in words.
fn label(desk: Desk, scene: &Scene, good: Good) -> String {
    let mut places: Vec<String> = owners(scene, good)
        .map(|seat| {
            let appeal = scene.board.company(seat).factory(good).appeal;
            format!("{} {appeal}", scene.name(seat))
        })
        .collect();
    if scene.has_neutral() {
        places.push(format!(
            "{} {}",
            desk.t("cg-neutral"),
            scene.board.neutral[good.index()]
        ));
    }
    let args = [
        ("good", Arg::Word(good.word())),
        ("demand", Arg::from(scene.demand(&scene.board, good))),
        ("places", Arg::Verbatim(places.join(", "))),
    ];
    desk.tr("cg-market-label", &args)
}

/// Who has a factory for a good.
fn owners(scene: &Scene, good: Good) -> impl Iterator<Item = Seat> + '_ {
    let open = move |seat: &Seat| scene.board.company(*seat).factory(good).is_open();
    scene.seats().filter(open)
}

/// A small drawing of its own.
fn inline(class: &str, drawing: &str) -> String {
    format!("<svg class=\"mk {class}\" viewBox=\"0 0 24 24\">{drawing}</svg>")
}

/// The rows of a track, the highest appeal first, as they stand in the document.
fn rows(scene: &Scene, market: &Market, good: Good) -> String {
    let mut out = String::from("<div class=\"cg-rows\" aria-hidden=\"true\">");
    let steps = &market.demand[good.index()];
    let step = |board: &Board| usize::from(board.demand[good.index()]);
    let (was, now, then) = (
        step(&scene.confirmed),
        step(&scene.board),
        step(scene.after()),
    );
    for appeal in (0..=market.most_appeal).rev() {
        let _ = write!(out, "<i class=\"n\">{appeal}</i><span class=\"cell\">");
        for seat in owners(scene, good) {
            let [was, now, then] = scene.factory(seat, good).map(|factory| factory.appeal);
            if now == appeal {
                let seen = scene.seen.company(seat).factory(good).appeal;
                let class = match () {
                    () if was != now => "tent",
                    () if seat != scene.viewer && seen != was => "new",
                    () => "",
                };
                out += &inline(class, &mark_at(seat, 12.0, 12.0, 9.0, ""));
            } else if then == appeal {
                out += &inline("would", &mark_at(seat, 12.0, 12.0, 9.0, ""));
            } else if was == appeal && scene.confirmed.company(seat).factory(good).is_open() {
                out += &inline("ghost", &mark_at(seat, 12.0, 12.0, 9.0, "ghost"));
            }
        }
        if scene.has_neutral() && scene.board.neutral[good.index()] == appeal {
            out += &inline("", &importer_at(12.0, 12.0, 9.0));
        }
        out += "</span><span class=\"arr\">";
        // The border from this space to the next one up.
        let border = |arrows: &[bool]| arrows.get(usize::from(appeal)).copied().unwrap_or(false);
        if border(&market.red[good.index()]) {
            out += "<i class=\"up\">▲</i>";
        }
        if border(&market.green[good.index()]) {
            out += "<i class=\"dn\">▼</i>";
        }
        out += "</span><span class=\"dem\">";
        for (at, _) in steps
            .iter()
            .enumerate()
            .rev()
            .filter(|(_, value)| **value == appeal)
        {
            let class = match at {
                _ if at == now && now != was => "on tent",
                _ if at == now => "on",
                _ if at == then => "would",
                _ if at == was => "was",
                _ => "",
            };
            let _ = write!(out, "<i class=\"{class}\"></i>");
        }
        out += "</span>";
    }
    out += "</div>";
    out
}

/// What everybody would sell of a good as all cards lie, by the forecast that the other sheets show too.
fn sells(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let now = Prospect::of(scene, &scene.board, good);
    let then = Prospect::of(scene, scene.after(), good);
    let cells = owners(scene, good).map(|seat| {
        let (now, then) = (now.sold(seat), then.sold(seat));
        view! {
            <li>
                {mark(seat)} <b>{now}</b> {delta(now.into(), then.into(), true)}
                <span class="sr">{scene.name(seat).to_owned()}</span>
            </li>
        }
    });
    view! { <p class="cg-sells-head k">{desk.t("cg-sells")}</p><ul class="cg-sells">{cells.collect_view()}</ul> }
        .into_any()
}

/// The wages track.
fn wages(desk: Desk, scene: &Scene) -> AnyView {
    let market = scene.market();
    let at = |board: &Board| usize::from(board.wages);
    let (was, now, then) = (at(&scene.confirmed), at(&scene.board), at(scene.after()));
    let mut cells = String::from("<div class=\"cg-wages\" aria-hidden=\"true\">");
    for (space, wage) in market.wages.iter().enumerate() {
        let class = match space {
            _ if space == now && now != was => "on tent",
            _ if space == now => "on",
            _ if space == then => "would",
            _ if space < now => "past",
            _ => "",
        };
        let _ = write!(cells, "<span class=\"{class}\">£{wage}</span>");
    }
    cells += "</div>";
    let wage = [("wage", Arg::from(market.wages[now]))];
    view! {
        <div class="cg-wage" role="group" aria-label=desk.tr("cg-wages-label", &wage)>
            <h3>{desk.t("cg-wages")}</h3>
            {Written::new(cells)}
            <span class="k cg-wage-hint">{desk.t("cg-wages-hint")}</span>
        </div>
    }
    .into_any()
}
