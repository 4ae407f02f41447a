//! A marker as a chip: its sign above, its costs below.

use arkwright::{Action, Components, Kind, Marker, Shade};
use leptos::prelude::*;
use table::{Arg, Seat};

use crate::act::choice;
use crate::desk::Desk;
use crate::icons::{icon_at, letter};
use crate::tables::arkwright::mill::draw::sign_of;
use crate::tables::arkwright::questions::in_words;

/// What is printed on a marker: costs, a limit, or what it is for.
pub(super) fn print(desk: Desk, components: &Components, marker: Marker) -> String {
    let administration = &components.administration;
    let costs = |costs: [u8; 3]| {
        let printed: Vec<String> = costs
            .iter()
            .filter(|cost| **cost > 0)
            .map(u8::to_string)
            .collect();
        printed.join("·")
    };
    let shade = marker.shade.index();
    match marker.kind {
        Kind::Factory => desk.t("sheet-marker-factory"),
        Kind::Workers => desk.t("sheet-marker-workers"),
        Kind::Machinery => costs(administration.machinery[shade]),
        Kind::Quality => costs(administration.quality[shade]),
        Kind::Distribution => desk.tr(
            "sheet-marker-max",
            &[("most", Arg::from(administration.distribution[shade]))],
        ),
        Kind::StockExchange if marker.shade == Shade::Own => desk.t("sheet-marker-exchange"),
        Kind::StockExchange => desk.t("sheet-marker-half"),
    }
}

/// What a marker is called, for those who do not see it.
pub(super) fn name(desk: Desk, components: &Components, marker: Marker) -> String {
    let args = [
        ("marker", Arg::Word(marker.kind.word())),
        ("shade", Arg::Word(marker.shade.word())),
        ("costs", Arg::Verbatim(print(desk, components, marker))),
    ];
    desk.tr("sheet-marker-name", &args)
}

/// A marker that can be chosen if it is offered, and otherwise only says what it is.
pub(super) fn choice_or_name(
    desk: Desk,
    offered: Option<Action>,
    name: String,
    content: AnyView,
) -> AnyView {
    match offered {
        Some(action) => {
            let label = format!("{}: {name}", in_words(desk, action));
            choice(desk, action, label, "", content).into_any()
        }
        None => view! { <g><title>{name}</title>{content}</g> }.into_any(),
    }
}

/// How wide and high a chip is.
#[derive(Clone, Copy)]
pub(super) struct Size(pub(super) f64, pub(super) f64);

/// The chip at a place; `state` is a further class.
pub(super) fn chip(
    marker: Marker,
    owner: Seat,
    at: (f64, f64),
    size: Size,
    words: String,
    state: &str,
) -> AnyView {
    let class = match marker.shade {
        Shade::Own => format!("chip chip-{} {state}", letter(owner)),
        shade => format!("chip chip-{} {state}", shade.word()),
    };
    let ((x, y), Size(width, height)) = (at, size);
    view! {
        <g class=class>
            <rect class="edge" x=x + 0.75 y=y + 0.75 width=width - 1.5 height=height - 1.5></rect>
            {icon_at(sign_of(marker.kind), x + width / 2.0 - 10.0, y + 4.0, 20.0, "")}
            <text x=x + width / 2.0 y=y + height - 7.0>{words}</text>
            <rect class="foot" x=x + 2.5 y=y + height - 4.5 width=width - 5.0 height="3"></rect>
        </g>
    }
    .into_any()
}
