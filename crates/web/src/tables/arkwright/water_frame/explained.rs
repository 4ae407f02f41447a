//! What lies on the table and is explained where it lies: development tiles and events.

use ::arkwright::{EventMarker, Tile, WaterComponents, WaterFrame};
use leptos::prelude::*;
use table::Arg;

use crate::desk::Desk;
use crate::rules_page;
use crate::tables::arkwright::scene::Scene;
use crate::tables::arkwright::sources;

/// Something that is explained.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Thing {
    Tile(Tile),
    Event(EventMarker),
}

impl Thing {
    /// Its name among what is looked at and unfolded.
    pub(super) fn word(self) -> String {
        match self {
            Thing::Tile(tile) => format!("tile-{}", tile.word()),
            Thing::Event(event) => format!("event-{}", event.word()),
        }
    }

    fn from_word(word: &str) -> Option<Thing> {
        let (kind, name) = word.split_once('-')?;
        match kind {
            "tile" => Tile::from_word(name).map(Thing::Tile),
            "event" => EventMarker::from_word(name).map(Thing::Event),
            _ => None,
        }
    }

    /// What it is called.
    pub(super) fn name(self, desk: Desk) -> String {
        let word = match self {
            Thing::Tile(tile) => tile.word(),
            Thing::Event(event) => event.word(),
        };
        desk.t(&format!("word-{word}"))
    }

    /// Its entry of the rules reference; the patrons share one.
    fn rule(self) -> String {
        match self {
            Thing::Tile(
                Tile::PatronFood | Tile::PatronClothes | Tile::PatronCutlery | Tile::PatronLamps,
            ) => "tile-patron".to_owned(),
            thing => thing.word(),
        }
    }

    /// Its section of the player's book.
    const fn section(self) -> &'static str {
        match self {
            Thing::Tile(_) => "1.8",
            Thing::Event(_) => "1.9",
        }
    }
}

/// The tile or event that is explained now: the one looked at, else the one that was clicked, else
/// the one whose choice is pointed at.
pub(super) fn shown(desk: Desk, scene: &Scene<WaterFrame>) -> Option<Thing> {
    let looked = desk
        .looked
        .with(|word| word.as_deref().and_then(Thing::from_word));
    let unfolded = || scene.unfolded.as_deref().and_then(Thing::from_word);
    let pointed = || super::tiles::tile_of(scene.pointed.as_ref()?.action).map(Thing::Tile);
    looked.or_else(pointed).or_else(unfolded)
}

/// What it does, in our words.
pub(super) fn about(desk: Desk, scene: &Scene<WaterFrame>, thing: Thing) -> String {
    let components = scene.game.water_components();
    desk.say(&match thing {
        Thing::Tile(tile) => components.about_tile(tile),
        Thing::Event(event) => components.about_event(event),
    })
}

/// What it does for the viewer on the board as it is, or would do; and whether that is anything.
pub(super) fn now(desk: Desk, scene: &Scene<WaterFrame>, thing: Thing) -> Option<(String, bool)> {
    let message = match thing {
        Thing::Tile(tile) => scene.game.tile_now(&scene.board, scene.viewer, tile),
        Thing::Event(event) => scene.game.event_now(&scene.board, scene.viewer, event),
    }?;
    let idle = ["-none", "-over"]
        .iter()
        .any(|end| message.id.ends_with(end));
    let idle = idle || message.id.starts_with("now-no-");
    Some((desk.say(&message), !idle))
}

/// The same as a sentence of its own.
pub(super) fn now_said(desk: Desk, scene: &Scene<WaterFrame>, thing: Thing) -> Option<AnyView> {
    let (text, _) = now(desk, scene, thing)?;
    Some(view! { <b>{desk.t("explained-now")}</b> " " {text} " " }.into_any())
}

/// The way to its rule, or the section alone where the reference has no entry.
pub(super) fn rule(desk: Desk, thing: Thing) -> AnyView {
    let section = [("section", Arg::Verbatim(thing.section().to_owned()))];
    let section = desk.tr("explained-section", &section);
    let slug = thing.rule();
    if rules_page::find(desk, &slug).is_none() {
        return view! { <span class="k">{section}</span> }.into_any();
    }
    let open = move |_| rules_page::open(desk, &slug);
    view! { <button type="button" class="section-link" title=desk.t("guide-rule") on:click=open>{section}</button> }
        .into_any()
}

/// A place that keeps its height and explains what is looked at.
pub(super) fn place(desk: Desk, scene: &Scene<WaterFrame>, hint: &str) -> AnyView {
    let Some(thing) = shown(desk, scene) else {
        return view! { <p class="explained k">{desk.t(hint)}</p> }.into_any();
    };
    view! {
        <p class="explained">
            <b class="ser">{thing.name(desk)}</b> " "
            {now_said(desk, scene, thing).map(|now| view! { <span class="ex-now">{now}</span> })}
            <span class="ex-about">{about(desk, scene, thing)}</span> " "
            {rule(desk, thing)}
        </p>
    }
    .into_any()
}

/// Whether the numbers of some blocks of Water Frame's file are reconstructed; an owner's numbers are
/// his own.
pub(super) fn sources(desk: Desk, scene: &Scene<WaterFrame>, blocks: &[&str]) -> Option<AnyView> {
    let released = scene.game.water_components() == WaterComponents::compiled();
    let known = WaterComponents::compiled_provenance();
    sources::label_of(desk, known, blocks).filter(|_| released)
}
