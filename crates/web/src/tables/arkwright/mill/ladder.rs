//! Scales on which a value can be set: price, quality, distribution. Above each
//! value that can be chosen stands what it would bring.

use arkwright::{Action, Good, Outlook};
use leptos::prelude::*;
use table::{Arg, Game, Illegal};

use super::draw::{button, is_in_hand, number, refusal, signed, steps};
use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// What production would bring the shown player at a value of the scale: what the forecast says.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    pub(crate) sold: i32,
    pub(crate) result: i32,
    pub(crate) steps: i32,
}

impl Prospect {
    fn of<E: Version>(outlook: &Outlook, scene: &Scene<E>) -> Prospect {
        let share = outlook.share(scene.shown);
        Prospect {
            sold: share.sold,
            result: share.result(),
            steps: share.steps,
        }
    }

    /// What a choice would bring, found by making it on a copy.
    pub(crate) fn after<E: Version>(scene: &Scene<E>, action: Action, good: Good) -> Prospect {
        let outlook = Outlook::after(&scene.game, &scene.board, action, good);
        Prospect::of(&outlook, scene)
    }

    /// What it would bring without a choice.
    fn now<E: Version>(scene: &Scene<E>, good: Good) -> Prospect {
        Prospect::of(&Outlook::of(&scene.game, &scene.board, good), scene)
    }
}

/// A value of a scale.
struct Rung {
    value: u8,
    action: Action,
    /// The marker lies here now.
    now: bool,
    /// The marker lay here before the tentative turn.
    was: bool,
    /// A stored good lies here.
    stored: bool,
    /// Why it cannot be chosen, on the first one that cannot.
    why: Option<Illegal>,
}

/// The price scale, with stored goods on its last spaces (III.4).
pub(super) fn prices<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
    let parts = scene.game.components();
    let company = scene.board.company(scene.shown);
    let price = company.factory(good).price;
    let was = scene.confirmed.company(scene.shown).factory(good).price;
    let free = parts.price_max - company.stored[good.index()];
    let mut rungs: Vec<Rung> = (parts.price_min..=parts.price_max)
        .map(|value| Rung {
            value,
            action: Action::Price(good, value),
            now: value == price,
            was: value == was && was != price,
            stored: value > free,
            why: None,
        })
        .collect();
    let ladder = is_in_hand(scene) && rungs.iter().any(|rung| scene.offers(rung.action));
    // Above the highest price that can be set the rule says why.
    let last = rungs
        .iter()
        .rposition(|rung| scene.offers(rung.action) || rung.now);
    if let Some(next) = last
        .filter(|_| ladder)
        .and_then(|last| rungs.get_mut(last + 1))
    {
        next.why = scene.game.check(&scene.board, next.action).err();
    }
    let label = desk.t("mill-price");
    scale(desk, scene, good, "prices", label, rungs, ladder)
}

/// The quality or distribution marker, while it can be turned.
pub(super) fn markers<E: Version>(desk: Desk, scene: &Scene<E>, good: Good) -> AnyView {
    let parts = scene.game.components();
    let now = scene.board.company(scene.shown).factory(good);
    let was = scene.confirmed.company(scene.shown).factory(good);
    let choice = scene.legal.iter().find_map(|action| match action {
        Action::Quality(of, _) if *of == good => Some((
            Action::Quality as fn(Good, u8) -> Action,
            parts.quality_max,
            now.quality,
            was.quality,
            "mill-quality-marker",
        )),
        Action::Distribute(of, _) if *of == good => Some((
            Action::Distribute as fn(Good, u8) -> Action,
            parts.distribution_max,
            now.distribution,
            was.distribution,
            "mill-distribution-marker",
        )),
        _ => None,
    });
    let Some((action, most, now, was, label)) = choice.filter(|_| is_in_hand(scene)) else {
        return ().into_any();
    };
    let mut rungs: Vec<Rung> = (0..=most)
        .map(|value| Rung {
            value,
            action: action(good, value),
            now: value == now,
            was: value == was && was != now,
            stored: false,
            why: None,
        })
        .collect();
    let last = rungs.iter().rposition(|rung| scene.offers(rung.action));
    if let Some(next) = last.and_then(|last| rungs.get_mut(last + 1)) {
        next.why = scene.game.check(&scene.board, next.action).err();
    }
    scale(desk, scene, good, "markers", desk.t(label), rungs, true)
}

fn scale<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    good: Good,
    class: &'static str,
    label: String,
    rungs: Vec<Rung>,
    ladder: bool,
) -> AnyView {
    let heads = ladder.then(|| {
        view! {
            <span class="k">{desk.t("mill-would-sell")}</span>
            <span class="k">{desk.t("mill-result")}</span>
            <span class="k">{desk.t("mill-steps")}</span>
        }
    });
    let why = rungs.iter().find_map(|rung| rung.why.as_ref());
    let why = why.map(|why| desk.say_illegal(why));
    let cells = rungs
        .into_iter()
        .map(|rung| cell(desk, scene, good, &rung, ladder));
    view! {
        <div class=format!("scale {class}{}", if ladder { " ladder" } else { "" })>
            <div class="scale-heads">{heads}<b>{label.clone()}</b></div>
            <div class="rungs" role="group" aria-label=label>{cells.collect_view()}</div>
            {ladder.then(|| view! { <p class="k caption">{desk.t("mill-per-value")}</p> })}
            {refusal(desk, why)}
        </div>
    }
    .into_any()
}

fn cell<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    good: Good,
    rung: &Rung,
    ladder: bool,
) -> AnyView {
    let legal = ladder && scene.offers(rung.action);
    let prospect = if legal {
        Some(Prospect::after(scene, rung.action, good))
    } else {
        (ladder && rung.now).then(|| Prospect::now(scene, good))
    };
    let value = match rung.now {
        true if matches!(rung.action, Action::Price(..)) => format!("£{}", rung.value),
        _ => rung.value.to_string(),
    };
    let body = view! {
        {prospect.map(|prospect| view! {
            <span class="r-sold">{prospect.sold}</span>
            <span class=if prospect.result < 0 { "r-res loss" } else { "r-res gain" }>{number(prospect.result)}</span>
            <span class="r-steps">{steps(prospect.steps)}</span>
        })}
        {rung.why.as_ref().map(|why| view! { <span class="why">{desk.say(&why.message)}</span> })}
        <span class="v">{if rung.stored { icon(good.word()).into_any() } else { value.into_any() }}</span>
    }
    .into_any();
    if legal {
        let label = prospect.map(|prospect| {
            desk.tr(
                "mill-rung",
                &[
                    ("action", Arg::Verbatim(in_words(desk, rung.action))),
                    ("sold", Arg::Number(prospect.sold.into())),
                    ("result", Arg::Verbatim(signed(prospect.result))),
                    ("steps", Arg::Verbatim(number(prospect.steps))),
                ],
            )
        });
        return button(
            desk,
            scene,
            rung.action,
            label.unwrap_or_default(),
            "rung",
            body,
        );
    }
    let mut class = String::from("rung plain");
    for (is, name) in [
        (rung.now, " now"),
        (rung.was, " was"),
        (rung.stored, " stored"),
        (ladder, " out"),
    ] {
        if is {
            class.push_str(name);
        }
    }
    let stored = || desk.tr("mill-stored", &[("good", Arg::Word(good.word()))]);
    let why = rung.why.as_ref().map(|why| desk.say_illegal(why));
    let title = why.or_else(|| rung.stored.then(stored));
    view! { <span class=class title=title>{body}</span> }.into_any()
}
