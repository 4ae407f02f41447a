//! Quality plus distribution minus price is appeal (II.2.1).

use arkwright::{Board, Good};
use leptos::prelude::*;

use super::draw::delta;
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// The four numbers, each with what the tentative turn and the choice that is pointed at do to it.
pub(super) fn equation<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
    let seat = scene.shown;
    let term = |sign: &'static str,
                id: &'static str,
                of: &dyn Fn(&Board<E>) -> Option<u8>,
                neutral: bool| {
        let (was, now, will) = (of(&scene.confirmed), of(&scene.board), of(scene.after()));
        let tent = was != now;
        let label = desk.t(id);
        let change = match (now, will) {
            (Some(now), Some(will)) if neutral => change(now, will),
            (Some(now), Some(will)) => delta(i32::from(now), i32::from(will), true),
            (None, Some(will)) => view! { <span class="pill eq">{will}</span> }.into_any(),
            (_, None) => ().into_any(),
        };
        view! {
            <span class=if tent { "term tent" } else { "term" } title=label.clone()>
                {icon(sign)}
                <b>{now.map_or_else(|| "?".to_owned(), |now| now.to_string())}</b>
                <span class="lab">{label.clone()}</span>
                <span class="d">{change}</span>
            </span>
        }
        .into_any()
    };
    let op = |sign: &'static str| view! { <span class="op">{sign}</span> };
    let game = &scene.game;
    let factory = |board: &Board<E>| *board.company(seat).factory(good);
    // A new factory has neither price nor appeal before its price is set.
    let if_priced = |board: &Board<E>, number: u8| factory(board).is_priced().then_some(number);
    view! {
        <div class="equation">
            {term("quality", "mill-quality", &|board| Some(game.quality(board, seat, good)), false)}
            {op("+")}
            {term("distribution", "mill-distribution", &|board| Some(factory(board).distribution), false)}
            {op("−")}
            {term("price", "mill-price", &|board| if_priced(board, factory(board).price), true)}
            {op("=")}
            {term("appeal", "mill-appeal", &|board| if_priced(board, game.appeal(board, seat, good)), false)}
        </div>
    }
    .into_any()
}

/// A change that is neither good nor bad in itself.
fn change(from: u8, to: u8) -> AnyView {
    let text = match to.cmp(&from) {
        std::cmp::Ordering::Equal => return ().into_any(),
        std::cmp::Ordering::Greater => format!("▲{}", to - from),
        std::cmp::Ordering::Less => format!("▼{}", from - to),
    };
    view! { <span class="pill eq">{text}</span> }.into_any()
}
