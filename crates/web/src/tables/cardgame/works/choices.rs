//! Every choice there is, in words, with what it does to money, share value and goods.

use cardgame::{Action, Phase};
use leptos::prelude::*;
use table::{Arg, Told};

use crate::desk::Desk;
use crate::tables::cardgame::draw::{button, capital, signed};
use crate::tables::cardgame::scene::Scene;

/// Choices of one kind are told together.
fn kind(action: Action) -> &'static str {
    use Action::*;
    match action {
        Open(_) | Build(_) | Upgrade(_) | Invent(_) => "build",
        Employ(_) => "employ",
        Automate(..) => "automate",
        Quality(..) | Replace(_) => "quality",
        Distribution(..) => "distribution",
        Buy(_) | Borrow(_) | Regain | Broker(_) => "exchange",
        Produce(..) => "produce",
        Ship(..) => "ship",
        Develop(_) | DevelopTwo(..) | Take(_) | Swap(..) | Reactivate(_) => "develop",
        Appeal(_) => "price",
        Store(..) | Clear(..) | Waste => "store",
        _ => "answer",
    }
}

/// The list.
pub(crate) fn sheet(desk: Desk, scene: &Scene) -> AnyView {
    if scene.legal.is_empty() {
        return view! { <p class="cg-none k">{desk.t("cg-choices-none")}</p> }.into_any();
    }
    let single = !matches!(scene.board.phase, Phase::Action | Phase::Development);
    let mut kinds: Vec<&'static str> = Vec::new();
    for action in &scene.legal {
        if !kinds.contains(&kind(*action)) {
            kinds.push(kind(*action));
        }
    }
    // In production there are few, and each is told whole.
    if single {
        let lines = scene.legal.iter().map(|action| line(desk, scene, *action));
        return view! { <div class="cg-choices few">{lines.collect_view()}</div> }.into_any();
    }
    let groups = kinds.into_iter().map(|of| {
        let lines = scene
            .legal
            .iter()
            .filter(move |action| kind(**action) == of);
        let lines = lines.map(|action| line(desk, scene, *action));
        view! {
            <section>
                <h3>{desk.t(&format!("cg-group-{of}"))}</h3>
                {lines.collect_view()}
            </section>
        }
    });
    view! { <div class="cg-choices">{groups.collect_view()}</div> }.into_any()
}

/// A choice and what it does.
fn line(desk: Desk, scene: &Scene, action: Action) -> AnyView {
    let words = capital(&desk.say(&scene.game.say_choice(&scene.board, action)));
    let does = consequences(desk, scene, action);
    let label = match does.is_empty() {
        true => words.clone(),
        false => format!("{words}: {}", does.join(", ")),
    };
    let content = view! {
        <span class="what">{words}</span>
        <small>{does.join(" · ")}</small>
    }
    .into_any();
    button(desk, scene, action, label, "cg-choice", content)
}

/// What a choice itself does to the viewer: money, share value, tokens, goods.
fn consequences(desk: Desk, scene: &Scene, action: Action) -> Vec<String> {
    let after = scene.after_choice(action);
    let (now, then) = (scene.own(), after.company(scene.viewer));
    let mut says = Vec::new();
    let money = i32::from(then.money) - i32::from(now.money);
    if money != 0 {
        says.push(signed(money));
    }
    let mut changed = |id: &str, from: i32, to: i32| {
        if from != to {
            let args = [
                ("from", Arg::Number(from.into())),
                ("to", Arg::Number(to.into())),
            ];
            says.push(desk.tr(id, &args));
        }
    };
    changed("cg-change-value", now.value.into(), then.value.into());
    changed("cg-change-shares", now.shares.into(), then.shares.into());
    changed("cg-change-loans", now.loans.into(), then.loans.into());
    changed("cg-change-ships", now.ships.into(), then.ships.into());
    changed("cg-change-tokens", now.tokens.into(), then.tokens.into());
    let stored = |company: &cardgame::Company| {
        let goods = company
            .factories
            .iter()
            .map(|factory| i32::from(factory.stored));
        goods.sum::<i32>()
    };
    changed("cg-change-stored", stored(now), stored(then));
    let sold = |board: &cardgame::Board| i32::from(board.sold[scene.viewer.index()]);
    changed("cg-change-sold", sold(&scene.board), sold(&after));
    says
}
