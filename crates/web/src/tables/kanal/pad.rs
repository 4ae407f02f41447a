//! The scoring pad as things are: each category, what a choice would change, and how far it is to
//! the next band or to the victory (07, 08).

use kanal::{Kanal, ScorePad, Verdict};
use leptos::prelude::*;
use table::{Arg, Say, Seat};
use texts::with_minus;

use crate::desk::Desk;
use crate::icons::{icon, level, mark};
use crate::tables::kanal::scene::Scene;
use crate::tables::kanal::timetable;
use crate::tables::kanal::wheel::{before_turn, pill, purse};

/// The categories in the order of the pad.
const CATEGORIES: [&str; 7] = [
    "structures",
    "thaler",
    "prestige",
    "valuables",
    "smallest",
    "routes",
    "empty",
];

/// A number with its minus.
pub(super) fn number(value: i16) -> String {
    with_minus(value.into())
}

/// The heading of each category.
pub(super) fn categories(desk: Desk) -> Vec<String> {
    let heading = |category: &&str| desk.t(&format!("pad-{category}"));
    CATEGORIES.iter().map(heading).collect()
}

/// The pad: flat under the industry board, upright on a phone.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let game = &scene.game;
    let class = match (game.players(), game.is_campaign()) {
        (1, false) => "kp solo",
        (1, true) => "kp campaign",
        _ => "kp two",
    };
    view! {
        <section class="sheet score-pad" aria-label=desk.t("pad-title")>
            <div class="hd"><h2>{desk.t("pad-title")}</h2></div>
            <div class=class role="table" aria-label=desk.t("pad-title")>
                {heads(desk, scene)}
                {scene.seats().map(|seat| column(desk, scene, seat)).collect_view()}
            </div>
            {(game.players() == 1).then(|| bands(desk, scene))}
        </section>
    }
    .into_any()
}

fn heads(desk: Desk, scene: &Scene) -> AnyView {
    let mut heads = vec![("kp-who", desk.t("pad-player"))];
    heads.extend(categories(desk).into_iter().map(|head| ("", head)));
    if scene.game.is_campaign() {
        heads.push(("", desk.t("pad-before")));
    }
    heads.push(("kp-total", desk.t("pad-total")));
    if scene.game.players() == 1 {
        heads.push(("kp-go", desk.t("pad-victory")));
        heads.push(("kp-go", desk.t("pad-next")));
    }
    let heads = heads.into_iter().map(|(class, head)| {
        view! { <span role="columnheader" class=format!("kp-h {class}")>{head}</span> }
    });
    view! { <div role="row" class="kp-row">{heads.collect_view()}</div> }.into_any()
}

/// Somebody's pad now, and the same after a free turn of the wheel.
fn column(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let (now, then) = scene.pads(seat);
    let forecast = scene.game.forecast(before_turn(scene), seat);
    let before = before(scene);
    let (total, total_then) = (before + now.total(), before + then.total());
    let turned = match forecast.total_after_turn {
        Some(total) => {
            let total = Arg::Verbatim(number(before + total));
            desk.tr("pad-turned-total", &[("total", total)])
        }
        None if !scene.game.has_free_turn_to_come(before_turn(scene), seat) => String::new(),
        None if before_turn(scene).industry(seat).can_turn() => desk.t("pad-loses"),
        None => desk.t("pad-stuck"),
    };
    let who = match scene.game.players() {
        1 => desk.t("pad-now").into_any(),
        _ => view! { {mark(seat)} <span class="kp-name">{scene.name(seat).to_owned()}</span> {level(desk, seat)} }
            .into_any(),
    };
    let turned_pad = forecast.after_turn.unwrap_or(forecast.now);
    let turns = forecast.now.categories().into_iter();
    let turns = turns.zip(turned_pad.categories());
    let cells = now.categories().into_iter().zip(then.categories());
    let cells = cells.zip(turns).map(|((now, then), (stands, turned))| {
        // What a free turn changes stands below it where the pad has no column for that.
        let turned = (stands != turned).then(|| {
            let total = Arg::Verbatim(number(turned));
            let said = desk.tr("pad-turned-total", &[("total", total)]);
            view! { <i class="kp-then">{said}</i> }
        });
        view! { <span role="cell"><b>{number(now)}</b> {pill(now, then)} {turned}</span> }
    });
    let sum = match total == total_then {
        true => number(total),
        false => format!("{} → {}", number(total), number(total_then)),
    };
    let own = scene.game.is_campaign().then(|| earlier(scene));
    view! {
        <div role="row" class="kp-row">
            <span role="rowheader" class="kp-who">{who}</span>
            {cells.collect_view()}
            {own.map(|own| view! { <span role="cell">{own}</span> })}
            <span role="cell" class="kp-total"><b>{sum}</b> <i>{turned}</i></span>
            {(scene.game.players() == 1).then(|| goals(desk, scene, total))}
        </div>
        {after_turn(desk, scene, forecast.after_turn, before)}
    }
    .into_any()
}

/// The pad after a free turn; a column of its own where there is height for it.
fn after_turn(desk: Desk, scene: &Scene, pad: Option<ScorePad>, before: i16) -> AnyView {
    let said = |points: Option<i16>| points.map_or("–".to_owned(), number);
    let cells = (0..CATEGORIES.len()).map(|at| {
        let points = pad.map(|pad| pad.categories()[at]);
        view! { <span role="cell">{said(points)}</span> }
    });
    let total = said(pad.map(|pad| before + pad.total()));
    let earlier = scene.game.is_campaign().then(|| earlier(scene));
    view! {
        <div role="row" class="kp-row turned">
            <span role="rowheader" class="kp-who" title=desk.t("pad-turned")>
                <span class="kp-turn">{icon("turn")}</span> <span class="kp-name">{desk.t("pad-turned")}</span>
            </span>
            {cells.collect_view()}
            {earlier.map(|earlier| view! { <span role="cell">{earlier}</span> })}
            <span role="cell" class="kp-total"><b>{total}</b></span>
        </div>
    }
    .into_any()
}

/// What the games of a campaign that are over have brought.
fn before(scene: &Scene) -> i16 {
    scene.board.totals[..usize::from(scene.board.part)]
        .iter()
        .sum()
}

/// The totals of those games.
fn earlier(scene: &Scene) -> String {
    let totals = &scene.board.totals[..usize::from(scene.board.part)];
    let totals: Vec<String> = totals.iter().map(|total| number(*total)).collect();
    match totals.is_empty() {
        true => "–".to_owned(),
        false => totals.join(" + "),
    }
}

/// Where the bands begin above the lowest, and the victory.
pub(super) fn table_of(game: &Kanal) -> (&[u16], u16) {
    let scores = &game.components().scores;
    match game.is_campaign() {
        true => (&scores.campaign, scores.campaign_victory),
        false => (&scores.solo, scores.solo_victory),
    }
}

/// What a band means, in words.
pub(super) fn verdict(desk: Desk, game: &Kanal, band: usize) -> String {
    let verdict = Verdict {
        campaign: game.is_campaign(),
        band: band as u8,
        of: table_of(game).0.len() as u8 + 1,
        is_victory: false,
    };
    desk.say(&verdict.say())
}

/// The victory, and what is missing to the next band.
fn goals(desk: Desk, scene: &Scene, total: i16) -> AnyView {
    let (bands, victory) = table_of(&scene.game);
    let missing = |goal: u16| i32::from(goal) - i32::from(total);
    let more = |goal: u16| match missing(goal) {
        points @ 1.. => desk.tr("pad-more", &[("points", Arg::from(points))]),
        _ => "✓".to_owned(),
    };
    let band = usize::from(scene.game.verdict(total).band);
    let now = verdict(desk, &scene.game, band);
    let next = match bands.get(band) {
        // The number of the victory stands in its own column.
        Some(next) if *next == victory => view! { <i>{desk.t("pad-next-victory")}</i> }.into_any(),
        Some(next) => view! { <b>{*next}</b> <i>{more(*next)}</i> }.into_any(),
        None => view! { <b>"✓"</b> <i>{desk.t("pad-top")}</i> }.into_any(),
    };
    view! {
        <span role="cell" class="kp-go"><b>{victory}</b> <i>{more(victory)}</i></span>
        <span role="cell" class="kp-go" title=now>{next}</span>
    }
    .into_any()
}

/// All bands with what they mean; the one that is reached is marked.
fn bands(desk: Desk, scene: &Scene) -> AnyView {
    let game = &scene.game;
    let (starts, _) = table_of(game);
    let seat = Seat::new(0);
    let total = before(scene) + scene.pads(seat).0.total();
    let reached = usize::from(game.verdict(total).band);
    let rows = (0..=starts.len()).map(|band| {
        let points = |id: &str, at: usize| desk.tr(id, &[("points", Arg::from(starts[at]))]);
        let from = match band {
            0 => points("pad-below", 0),
            _ => points("pad-from", band - 1),
        };
        let is_reached = band == reached;
        view! {
            <li class:now=is_reached>
                <b>{from}</b> <span>{verdict(desk, game, band)}</span>
                {is_reached.then(|| view! { <i>{desk.t("pad-band-now")}</i> })}
            </li>
        }
    });
    view! {
        <div class="kp-bands">
            <h3>{desk.t("pad-bands")}</h3>
            <ol>{rows.collect_view()}</ol>
        </div>
    }
    .into_any()
}

/// The line on top of a phone: round, action and score, and what one has.
pub(crate) fn strip(desk: Desk, scene: &Scene) -> AnyView {
    let is_two = scene.game.players() > 1;
    let scores = scene.seats().map(|seat| {
        let total = number(scene.game.total(&scene.board, seat));
        match is_two {
            true => view! {
                <button class="ks-seat" aria-pressed=(scene.shown == seat).to_string() on:click=move |_| desk.show(seat)>
                    {mark(seat)} <span class="sr">{scene.name(seat).to_owned()} ", " {level(desk, seat)} " " {desk.t("clock-score")}</span> <b>{total}</b>
                </button>
            }
            .into_any(),
            false => view! { <span class="ks-score">{desk.t("clock-score")} " " <b>{total}</b></span> }.into_any(),
        }
    });
    view! {
        <div class="ks">
            <b class="ks-round">{timetable::round(desk, scene)}</b>
            {(scene.board.round > 0).then(|| view! { <span>{timetable::step(desk, scene)}</span> })}
            <span class="ks-scores">{scores.collect_view()}</span>
        </div>
        {purse(desk, scene)}
    }
    .into_any()
}
