//! A marker as a chip: its sign above, its costs below.

use arkwright::{Action, Kind, Marker, Shade};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::icons::icon;
use crate::tables::arkwright::mill::draw::{button, shade_class, sign_of};
use crate::tables::arkwright::questions::in_words;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::version::Version;

/// What is printed on a marker: costs, a limit, or what it is for.
pub(crate) fn print<E: Version>(desk: Desk, scene: &Scene<E>, marker: Marker) -> String {
    let administration = &scene.game.components().administration;
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
        Kind::Production | Kind::FirstShip | Kind::SecondShip => E::print(scene, marker),
    }
}

/// What a marker is called, for those who do not see it.
pub(crate) fn name<E: Version>(desk: Desk, scene: &Scene<E>, marker: Marker) -> String {
    let args = [
        ("marker", Arg::Word(marker.kind.word())),
        ("shade", Arg::Word(marker.shade.word())),
        ("costs", Arg::Verbatim(print(desk, scene, marker))),
    ];
    desk.tr("sheet-marker-name", &args)
}

/// What a chip shows: the marker's sign above, words below.
pub(crate) fn face(marker: Marker, words: String) -> AnyView {
    view! { {icon(sign_of(marker.kind))}<b>{words}</b> }.into_any()
}

/// The classes of a chip; `state` is a further one.
pub(crate) fn class_of(marker: Marker, state: &str) -> String {
    format!("chip {} {state}", shade_class(marker.shade))
}

/// A marker as a choice; one that is not offered only says what it is.
pub(crate) fn choice_or_name<E: Version>(
    desk: Desk,
    scene: &Scene<E>,
    action: Option<Action>,
    class: String,
    name: String,
    content: AnyView,
) -> AnyView {
    if let Some(action) = action.filter(|action| scene.offers(*action)) {
        let label = format!("{}: {name}", in_words(desk, action));
        return button(desk, scene, action, label, &class, content);
    }
    view! { <span class=class role="img" aria-label=name.clone() title=name>{content}</span> }
        .into_any()
}
