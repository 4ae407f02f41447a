//! The factories, and in their place what an action works with: quality and distribution, the stock
//! exchange, or every choice there is.

mod choices;
mod exchange;
mod factory;
mod puzzle;

use cardgame::{Action, Good, Phase};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon, mark};
use crate::tables::cardgame::scene::{Pointed, Scene};

/// The parts of the sheet, each with its sign.
const PARTS: [(&str, &str); 4] = [
    ("factories", "factory"),
    ("quality", "quality"),
    ("exchange", "stock"),
    ("choices", "check"),
];

/// The part in which what is asked can be answered.
fn part_for(scene: &Scene) -> &'static str {
    if scene.legal.is_empty() || scene.shown != scene.viewer {
        return "factories";
    }
    if scene.board.hand.replace.is_some() {
        return "quality";
    }
    match scene.board.phase {
        Phase::Quality | Phase::Distribution => "quality",
        Phase::Bought | Phase::Borrowed | Phase::StartShares => "exchange",
        Phase::Action | Phase::Build | Phase::Employ | Phase::Automate => "factories",
        Phase::Price | Phase::Development | Phase::Open => "factories",
        Phase::StartDevelopment if is_foreman(scene) => "factories",
        Phase::StartDevelopment | Phase::Over | Phase::Lay => "factories",
        _ => "choices",
    }
}

fn is_foreman(scene: &Scene) -> bool {
    scene.offers_any(|action| matches!(action, Action::Foreman(_)))
}

/// Whether something can be chosen in a part.
fn has_choices(scene: &Scene, part: &str) -> bool {
    use Action::*;
    scene.offers_any(|action| match part {
        "factories" => matches!(
            action,
            Open(_) | Build(_) | Upgrade(_) | Invent(_) | Employ(_) | Automate(..) | Foreman(_)
        ),
        "quality" => matches!(action, Quality(..) | Distribution(..) | Replace(_)),
        "exchange" => matches!(action, Buy(_) | Borrow(_) | Regain | Broker(_)),
        _ => !matches!(action, Done),
    })
}

/// The sheet. It turns to the part in which what is asked can be answered, and to another one on a
/// click until something else is asked.
pub(crate) fn sheet(desk: Desk, scene: Memo<Option<Scene>>) -> AnyView {
    let of = move |read: fn(&Scene) -> &'static str| {
        Memo::new(move |_| scene.with(|scene| scene.as_ref().map_or("factories", read)))
    };
    let asked = of(part_for);
    let open = RwSignal::new("factories");
    Effect::new(move |_| open.set(asked.get()));
    let may = Memo::new(move |_| {
        scene.with(|scene| {
            let scene = scene.as_ref();
            PARTS.map(|(part, _)| scene.is_some_and(|scene| has_choices(scene, part)))
        })
    });
    let tab = move |(at, (part, sign)): (usize, (&'static str, &'static str))| {
        view! {
            <button
                aria-pressed=move || (open.get() == part).to_string()
                data-part=part
                class:may=move || may.get()[at]
                on:click=move |_| open.set(part)
            >
                {icon(sign)} <span>{move || desk.t(&format!("cg-part-{part}"))}</span>
            </button>
        }
    };
    let draw = move |sheet, concerns: fn(&Scene, &Pointed) -> bool| {
        Scene::draw(desk, scene, sheet, concerns)
    };
    // What is behind a tab is not drawn: there may be a hundred choices.
    let other = move |part: &'static str, sheet: fn(Desk, &Scene) -> AnyView| {
        let is_open = Memo::new(move |_| open.get() == part);
        let drawn = move || is_open.get().then(|| draw(sheet, |_, _| false));
        view! { <div class=format!("cg-part of-{part}")>{drawn}</div> }
    };
    view! {
        <section class="sheet cg-works" data-open=move || open.get() aria-label=desk.says("cg-sheet-works")>
            <div class="hd">
                {move || scene.with(|scene| scene.as_ref().map(|scene| head(desk, scene)))}
                <div class="cg-parts panes">{PARTS.into_iter().enumerate().map(tab).collect_view()}</div>
            </div>
            <div class="cg-part of-factories" tabindex="0" role="group" aria-label=desk.says("cg-part-factories")>{draw(factories, concerns)}</div>
            {other("quality", puzzle::sheet)}
            {other("exchange", exchange::sheet)}
            {other("choices", choices::sheet)}
        </section>
    }
    .into_any()
}

/// Whose factories these are.
fn head(desk: Desk, scene: &Scene) -> AnyView {
    let back = move |_| desk.with_table(|table| table.shown = None);
    match scene.shown == scene.viewer {
        true => view! { {mark(scene.viewer)} <h2>{desk.t("cg-sheet-works")}</h2> {explain::about(desk, "factory")} }
            .into_any(),
        false => {
            let name = Arg::Verbatim(scene.name(scene.shown).to_owned());
            view! {
                {mark(scene.shown)}
                <h2>{desk.tr("cg-player-factories-of", &[("name", name)])}</h2>
                <button class="btn cg-back" on:click=back>{desk.t("cg-works-back")}</button>
            }
            .into_any()
        }
    }
}

/// Whether what is pointed at changes a factory, or something that is paid there.
fn concerns(scene: &Scene, pointed: &Pointed) -> bool {
    let of = |company: &cardgame::Company| (company.factories, company.foreman, company.token);
    scene.changes(pointed, of) || good_of(pointed.action).is_some()
}

/// The good that a choice concerns, if it is about one.
pub(crate) fn good_of(action: Action) -> Option<Good> {
    use Action::*;
    match action {
        Open(good) | Build(good) | Upgrade(good) | Invent(good) | Employ(good) => Some(good),
        Automate(good, _) | Quality(good, _) | Distribution(good, _) => Some(good),
        Produce(good, ..) | Ship(good, _) | Foreman(good) | Clear(good, _) => Some(good),
        _ => None,
    }
}

/// The factories of the player who is shown, in the order of the rounds.
fn factories(desk: Desk, scene: &Scene) -> AnyView {
    let seat: Seat = scene.shown;
    let rows = Good::ALL.map(|good| factory::row(desk, scene, seat, good));
    view! { <div class="cg-factories">{rows.into_iter().collect_view()}</div> }.into_any()
}
