//! The viewer's board: six developments with what they allow, loans, ships and shipping tokens.

use cardgame::{Action, TOP_LEVEL, Track};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::explain;
use crate::icons::icon;
use crate::tables::cardgame::draw::{button, delta, pounds, roman, track_name, track_sign};
use crate::tables::cardgame::scene::{Pointed, Scene};

/// The sheet.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let rows = Track::ALL.map(|track| row(desk, scene, track));
    let company = scene.own();
    let after = scene.after().company(scene.viewer);
    let parts = scene.game.components();
    let counted = |id: &'static str, now: u8, then: u8, most: u8, up: bool| {
        let args = [
            ("count", Arg::from(now)),
            ("most", Arg::from(most)),
            ("saved", Arg::from(scene.board.saved.of(scene.viewer))),
        ];
        view! { <span>{desk.tr(id, &args)} {delta(now.into(), then.into(), up)}</span> }
    };
    view! {
        <section class="sheet cg-board" aria-label=desk.t("cg-sheet-board")>
            <div class="hd">
                <h2>{desk.t("cg-sheet-board")}</h2>
                {explain::about(desk, "tracks")}
                <span class="r">{desk.t("cg-share-value")} " " <b>{pounds(company.value)}</b></span>
            </div>
            <div class="cg-levels-of">{rows.into_iter().collect_view()}</div>
            <p class="cg-stock k">
                {counted("cg-loans-of", company.loans, after.loans, parts.loan_tokens, false)}
                {counted("cg-ships-of", company.ships, after.ships, parts.ships, true)}
                {counted("cg-tokens-of", company.tokens, after.tokens, parts.shipping_tokens, false)}
            </p>
        </section>
    }
    .into_any()
}

/// Whether what is pointed at changes the viewer's board.
pub(crate) fn concerns(scene: &Scene, pointed: &Pointed) -> bool {
    scene.changes(pointed, |company| {
        (company.levels, company.loans, company.ships, company.tokens)
    })
}

/// One development: its three levels, of which the next one can be a choice.
fn row(desk: Desk, scene: &Scene, track: Track) -> AnyView {
    let company = scene.own();
    let level = company.level(track);
    let before = scene.confirmed.company(scene.viewer).level(track);
    let will = scene.after().company(scene.viewer).level(track);
    let parts = scene.game.components();
    let restricted = scene.game.options().decade_restrictions;
    let develops = scene.offers_any(|action| matches!(action, Action::Develop(_)));
    let name = track_name(desk, track);
    let cells = (0..=TOP_LEVEL).map(|at| {
        let allows = parts.levels[track.index()][usize::from(at)];
        let decade = match (restricted, at) {
            (true, 1..) => parts.decades[track.index()][usize::from(at) - 1],
            _ => 0,
        };
        let is_lifted = track
            .lifted_by()
            .is_some_and(|card| company.cards.contains(card));
        let mark = (decade > 1).then(|| {
            let class = if is_lifted {
                "cg-decade lifted"
            } else {
                "cg-decade"
            };
            view! { <i class=class>{roman(decade)}</i> }
        });
        let class = match () {
            () if at == level && level != before => "on tent",
            () if at == level => "on",
            () if at < level => "past",
            () if at == will => "would",
            () => "",
        };
        let says = desk.tr(
            "cg-level-says",
            &[
                ("track", Arg::Verbatim(name.clone())),
                ("allows", Arg::from(allows)),
            ],
        );
        let content = view! { {allows} {mark} }.into_any();
        match at == level + 1 && develops {
            true => button(
                desk,
                scene,
                Action::Develop(track),
                says,
                &format!("cg-box {class}"),
                content,
            ),
            false => view! { <span class=format!("cg-box {class}") title=says>{content}</span> }
                .into_any(),
        }
    });
    view! {
        <div class="cg-row">
            {icon(track_sign(track))} <span class="what">{name.clone()}</span>
            {cells.collect_view()}
        </div>
    }
    .into_any()
}
