//! Small drawings, numbers and buttons that players, mill and forecast share.

use arkwright::{Action, Kind, Marker, Shade};
use leptos::prelude::*;
use table::{Game, Seat};

use crate::browser;
use crate::desk::Desk;
use crate::icons::{icon, loss_sign};
use crate::rules_page::linked;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;
use crate::written::Written;

/// A factory level as it is printed.
pub(crate) fn roman(level: u8) -> &'static str {
    ["–", "I", "II", "III", "IV"]
        .get(usize::from(level))
        .copied()
        .unwrap_or("–")
}

/// A number with a true minus sign.
pub(crate) fn number(value: i32) -> String {
    match value {
        ..0 => format!("−{}", value.unsigned_abs()),
        _ => value.to_string(),
    }
}

/// A sum of money.
pub(crate) fn pounds(amount: impl Into<i32>) -> String {
    match amount.into() {
        amount @ ..0 => format!("−£{}", amount.unsigned_abs()),
        amount => format!("£{amount}"),
    }
}

/// A sum of money with its sign, such as a result.
pub(crate) fn signed(amount: i32) -> String {
    match amount {
        1.. => format!("+£{amount}"),
        0 => "£0".to_owned(),
        _ => pounds(amount),
    }
}

/// Steps of a share value indicator, up or down.
pub(crate) fn steps(steps: i32) -> String {
    match steps {
        0.. => format!("▲{steps}"),
        _ => format!("▼{}", steps.unsigned_abs()),
    }
}

/// How a value would change; nothing if it would not. The arrow says what the colour says.
pub(crate) fn delta(from: i32, to: i32, more_is_better: bool) -> AnyView {
    let text = match to - from {
        0 => return ().into_any(),
        more @ 1.. => format!("▲{more}"),
        less => format!("▼{}", less.unsigned_abs()),
    };
    let good = (to > from) == more_is_better;
    view! { <span class=if good { "pill up" } else { "pill dn" }>{text}</span> }.into_any()
}

/// The class that gives a part of the page a player's colours.
pub(crate) fn seat_class(seat: Seat) -> &'static str {
    ["seat-B", "seat-R", "seat-G", "seat-Y"][seat.index()]
}

/// The sign of a kind of action marker.
pub(crate) fn sign_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Factory => "factory",
        Kind::Workers => "worker",
        Kind::Machinery => "machine",
        Kind::Quality => "quality",
        Kind::Distribution => "distribution",
        Kind::StockExchange => "stock",
        Kind::Production => "play",
        Kind::FirstShip | Kind::SecondShip => "ship",
    }
}

/// The class of a marker's shade.
pub(crate) fn shade_class(shade: Shade) -> &'static str {
    match shade {
        Shade::Own => "own",
        Shade::Light => "light",
        Shade::Dark => "dark",
    }
}

/// The name of a marker, such as "light grey quality".
pub(crate) fn marker_name(desk: Desk, marker: Marker) -> String {
    let kind = desk.t(&format!("word-{}", marker.kind.word()));
    match marker.shade {
        Shade::Own => kind,
        shade => format!("{} ({})", kind, desk.t(&format!("word-{}", shade.word()))),
    }
}

/// A text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => browser::uppercase(&first.to_string()) + letters.as_str(),
        None => String::new(),
    }
}

/// The saw-tooth mill in its owner's colour: as many chimneys as levels, and its cost on it.
pub(crate) fn plate(level: u8, cost: u8) -> AnyView {
    let chimneys = (0..level).map(|chimney| 7 + 11 * i32::from(chimney));
    let chimneys = chimneys.map(|x| format!("<path d=\"M{x} 24l1.2 -22h4.6l1.2 22z\"></path>"));
    let drawing = format!(
        "<svg class=\"plate\" width=\"62\" height=\"50\" viewBox=\"0 0 62 50\" aria-hidden=\"true\">{}\
         <path d=\"M0 49V24L0 16.5L20.7 24V16.5L41.4 24V16.5L62 24V49z\"></path>\
         <text x=\"31\" y=\"43\" text-anchor=\"middle\">£{cost}</text></svg>",
        chimneys.collect::<String>()
    );
    Written::new(drawing).into_any()
}

/// Whether the mill that is shown is the one in which something can be chosen.
pub(crate) fn is_in_hand<E: Version>(scene: &Scene<E>) -> bool {
    scene.shown == scene.viewer && !scene.legal.is_empty()
}

/// Why a choice is not there, with the rule.
pub(crate) fn why_not<E: Version>(desk: Desk, scene: &Scene<E>, action: Action) -> Option<String> {
    let illegal = scene.game.check(&scene.board, action).err()?;
    Some(desk.say_illegal(&illegal))
}

/// A refusal in a line of its own, with the way to its rule.
pub(crate) fn refusal(desk: Desk, why: Option<String>) -> AnyView {
    why.map(|why| view! { <p class="why-not">{icon("lock")} <span>{linked(desk, &why)}</span></p> })
        .into_any()
}

/// A choice as a button. One that is not there now stays in its place, keeps
/// the focus, and says why when it is entered.
pub(crate) fn button<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    action: Action,
    label: String,
    class: &str,
    content: AnyView,
) -> AnyView {
    let legal = scene.offers(action);
    let pointed = scene
        .pointed
        .as_ref()
        .is_some_and(|pointed| pointed.action == action);
    let why = if legal {
        None
    } else {
        why_not(desk, scene, action)
    };
    // What is lost or wasted is said with the name of the choice.
    let warned = desk.warnings(&action.to_string());
    let loses = desk.loses(&action.to_string());
    let label = [vec![label], warned].concat().join(". ");
    let title = why.unwrap_or_else(|| label.clone());
    let state = match (legal, pointed) {
        (true, true) => "legal pointed",
        (true, false) => "legal",
        (false, _) => "not-now",
    };
    let (offered, refused) = match legal {
        true => (Some(action.to_string()), None),
        false => (None, Some(action.to_string())),
    };
    view! {
        <button
            class=format!("{class} {state}")
            class:loses=loses
            aria-label=label
            aria-disabled=(!legal).then_some("true")
            title=title
            data-action=offered
            data-refused=refused
        >
            {content}
            {loses.then(|| loss_sign(desk))}
        </button>
    }
    .into_any()
}
