//! The other player's industrial area, small: his board, his supply, and what he is about to do.

use kanal::cards::{Resource, Symbol};
use kanal::{Phase, Plot};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::Desk;
use crate::icons::{level, mark};
use crate::tables::kanal::industry;
use crate::tables::kanal::scene::Scene;
use crate::tables::kanal::signs;
use crate::written::Written;

/// The board that is not shown large; nothing where there is one player.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    let Some(seat) = scene.seats().find(|seat| *seat != scene.shown) else {
        return ().into_any();
    };
    let industry = scene.board.industry(seat);
    let name = scene.name(seat).to_owned();
    let label = desk.tr("sheet-rival-show", &[("name", Arg::from(name.clone()))]);
    let supply = Resource::ALL.map(|resource| {
        let sign = signs::sign(desk, Symbol::of_resource(resource));
        format!("<span>{sign}<b>{}</b></span>", industry.held(resource))
    });
    let supply = format!("<div class=\"k-stock\">{}</div>", supply.concat());
    let state = (scene.asked == Some(seat)).then(|| desk.t("sheet-rival-moves"));
    let title = desk.tr("sheet-industry-of", &[("name", Arg::from(name.clone()))]);
    view! {
        <section class="sheet rival" aria-label=title>
            <div class="hd">{mark(seat)} <b class="ser">{name}</b> {level(desk, seat)} <span class="sub">{state}</span></div>
            <div class="k-rival">
                <button class="k-mini" aria-label=label.clone() title=label on:click=move |_| desk.show(seat)>
                    {industry::small(desk, scene, seat)}
                </button>
                {Written::new(supply)}
            </div>
            <p class="k-near-by">{near(desk, scene, seat)}</p>
        </section>
    }
    .into_any()
}

/// Which of his structures lack one route, and which of the display he can pay.
fn near(desk: Desk, scene: &Scene, seat: Seat) -> String {
    if scene.board.phase == Phase::Over {
        return String::new();
    }
    let industry = scene.board.industry(seat);
    let name_of = |card: u8| desk.say(&scene.game.name(card));
    let lacks_one = |plot: &Plot| {
        industry.raised.contains(*plot)
            && !industry.by_routes.contains(*plot)
            && industry.built().and(plot.around()).len() == 3
    };
    let lacking = Plot::all().filter(lacks_one);
    let lacking: Vec<String> = lacking
        .map(|plot| name_of(industry.structures[plot.index()]))
        .collect();
    let can_pay = |card: &&u8| {
        let cost = scene.game.card(**card).cost;
        let costs = [Some(cost.left), cost.right].into_iter().flatten();
        costs.into_iter().any(|cost| industry.can_pay(cost))
    };
    let display = scene.board.display.cards().iter();
    let paying: Vec<String> = display.filter(can_pay).map(|card| name_of(*card)).collect();
    let mut said = Vec::new();
    for (id, names) in [("sheet-rival-lacks", lacking), ("sheet-rival-pays", paying)] {
        if !names.is_empty() {
            let count = Arg::from(names.len() as u32);
            let names = Arg::from(names.join(", "));
            said.push(desk.tr(id, &[("names", names), ("count", count)]));
        }
    }
    said.join(" ")
}
