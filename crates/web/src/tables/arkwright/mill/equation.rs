//! Quality plus distribution minus price is appeal (II.2.1).

use arkwright::{Board, Good};
use leptos::prelude::*;

use super::draw::delta;
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::scene::Scene;

/// The four numbers, each with what the tentative turn and the choice that is pointed at do to it.
pub(super) fn equation(desk: Desk, scene: &Scene, good: Good) -> AnyView {
    let seat = scene.shown;
    let term = |sign: &'static str, id: &'static str, of: &dyn Fn(&Board) -> u8, neutral: bool| {
        let (was, now, will) = (of(&scene.confirmed), of(&scene.board), of(scene.after()));
        let tent = was != now;
        let label = desk.t(id);
        view! {
            <span class=if tent { "term tent" } else { "term" } title=label.clone()>
                {icon(sign)}
                <b>{now}</b>
                <span class="lab">{label.clone()}</span>
                <span class="d">{if neutral { change(now, will) } else { delta(i32::from(now), i32::from(will), true) }}</span>
            </span>
        }
        .into_any()
    };
    let op = |sign: &'static str| view! { <span class="op">{sign}</span> };
    let game = &scene.game;
    let factory = |board: &Board| *board.company(seat).factory(good);
    view! {
        <div class="equation">
            {term("quality", "mill-quality", &|board| game.quality(board, seat, good), false)}
            {op("+")}
            {term("distribution", "mill-distribution", &|board| factory(board).distribution, false)}
            {op("−")}
            {term("price", "mill-price", &|board| factory(board).price, true)}
            {op("=")}
            {term("appeal", "mill-appeal", &|board| game.appeal(board, seat, good), false)}
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
