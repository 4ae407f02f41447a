//! Small drawings, numbers and buttons that the sheets share.

use cardgame::{Action, Card, Good, Track};
use leptos::prelude::*;
use table::{Game, Seat};

use crate::browser;
use crate::desk::Desk;
use crate::icons::{icon, loss_sign};
use crate::tables::cardgame::scene::Scene;
use crate::written::Written;

/// A side of a factory or a worker card as it is printed.
pub(crate) fn roman(side: u8) -> &'static str {
    ["–", "I", "II", "III"][usize::from(side.min(3))]
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

/// A text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => browser::uppercase(&first.to_string()) + letters.as_str(),
        None => String::new(),
    }
}

/// What a good is called.
pub(crate) fn good_word(desk: Desk, good: Good) -> String {
    desk.t(&format!("word-{}", good.word()))
}

/// What a development card is called.
pub(crate) fn card_name(desk: Desk, card: Card) -> String {
    capital(&desk.t(&format!("word-{}", card.word())))
}

/// What a development on the player board is called.
pub(crate) fn track_name(desk: Desk, track: Track) -> String {
    desk.t(&format!("cg-track-{}", track.word()))
}

/// The sign of a development on the player board.
pub(crate) fn track_sign(track: Track) -> &'static str {
    match track {
        Track::Quality => "quality",
        Track::Distribution => "distribution",
        Track::Cards => "book",
        Track::Machinery => "machine",
        Track::Ship => "ship",
        Track::Stock => "share",
    }
}

/// The sign of a development card.
pub(crate) fn card_sign(card: Card) -> &'static str {
    match card {
        Card::Entrepreneur => "person",
        Card::CustomsOffice => "anchor",
        Card::ExtraShift => "clock",
        Card::Workshop => "machine",
        Card::Foreman => "hat",
        Card::Broker => "stock",
        Card::Inventor => "dividers",
        Card::Developer => "turn",
        Card::Contract => "contract",
        Card::Patent => "distribution",
        Card::Engineer => "quality-f",
        Card::Storehouse => "storehouse",
        _ => "coin",
    }
}

/// The sign of a development card; of a Patron, the goods.
pub(crate) fn card_signs(card: Card) -> AnyView {
    match card.patron_of() {
        Some(goods) => goods
            .map(|good| icon(good.word()))
            .into_iter()
            .collect_view()
            .into_any(),
        None => icon(card_sign(card)).into_any(),
    }
}

/// The saw-tooth mill in its owner's colour: as many chimneys as its side says.
pub(crate) fn plate(side: u8) -> AnyView {
    let chimneys = (0..side).map(|chimney| 7 + 11 * i32::from(chimney));
    let chimneys = chimneys.map(|x| format!("<path d=\"M{x} 24l1.2 -22h4.6l1.2 22z\"></path>"));
    let drawing = format!(
        "<svg class=\"plate\" viewBox=\"0 0 62 50\" aria-hidden=\"true\">{}\
         <path d=\"M0 49V24L0 16.5L20.7 24V16.5L41.4 24V16.5L62 24V49z\"></path></svg>",
        chimneys.collect::<String>()
    );
    Written::new(drawing).into_any()
}

/// The same sign so many times.
pub(crate) fn signs(name: &str, count: u8) -> AnyView {
    (0..count).map(|_| icon(name)).collect_view().into_any()
}

/// Why a choice is not there, with the rule.
pub(crate) fn why_not(desk: Desk, scene: &Scene, action: Action) -> Option<String> {
    let illegal = scene.game.check(&scene.board, action).err()?;
    Some(desk.say_illegal(&illegal))
}

/// A choice as a button. One that is not there now stays in its place, keeps the focus, and says
/// why when it is entered.
pub(crate) fn button(
    desk: Desk,
    scene: &Scene,
    action: Action,
    label: String,
    class: &str,
    content: AnyView,
) -> AnyView {
    let legal = scene.offers(action);
    let pointed = scene.points_at(action);
    let why = match legal {
        true => None,
        false => why_not(desk, scene, action),
    };
    // What is lost or wasted is said with the name of the choice.
    let (warned, loses) = match legal {
        true => {
            let notation = action.to_string();
            (desk.warnings(&notation), desk.loses(&notation))
        }
        false => (Vec::new(), false),
    };
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
            aria-disabled=(!legal).then_some("true")
            title=title
            data-action=offered
            data-refused=refused
        >
            <span class="sr">{label} " "</span>
            {content}
            {loses.then(|| loss_sign(desk))}
        </button>
    }
    .into_any()
}
