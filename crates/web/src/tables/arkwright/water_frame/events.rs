//! Economy and event markers: past, present, and what can still come (I, 6.II).

use ::arkwright::{Arkwright, EventMarker, Face, Good, WaterFrame};
use client::Standing;
use leptos::prelude::*;
use table::{Arg, Entry, sort_few};

use super::explained::{self, Thing};
use crate::desk::Desk;
use crate::explain;
use crate::icons::{icon, importer_mark};
use crate::tables::arkwright::scene::Scene;
use crate::written::Written;

/// Events that stay after they have come: Bureaucracy for good, the others through a decade.
const STAYING: [EventMarker; 5] = [
    EventMarker::Bureaucracy,
    EventMarker::CrownJubilee,
    EventMarker::NavigationActs,
    EventMarker::OpiumWar,
    EventMarker::ThreatOfStrike,
];

/// What was turned up until the moment that is drawn, in its order.
fn turned_up(desk: Desk) -> Vec<Face> {
    let faces = desk.table.with_untracked(|table| {
        let table = table.as_ref()?;
        let play = table.session.play().of::<Arkwright<WaterFrame>>()?;
        // What a whole turn leads to comes with its confirmation.
        let complete = matches!(
            table.session.standing(),
            Standing::Person { complete: true, .. }
        );
        let before_end = table.session.last_decision().filter(|_| complete);
        let until = table.drawn().or(before_end).unwrap_or(usize::MAX);
        let faces = play.entries().take(until).filter_map(|entry| match entry {
            Entry::Reveal(face) => Some(face),
            Entry::Act { .. } => None,
        });
        Some(faces.collect())
    });
    faces.unwrap_or_default()
}

/// The year at whose end the event with this number is turned up. With an extra event each decade
/// but the last has two, and the preparation round one (player's book 1.9).
fn year_of(scene: &Scene<WaterFrame>, nth: usize) -> u16 {
    let decade = match scene.game.water_options().extra_events {
        true => nth.div_ceil(2),
        false => nth + 1,
    };
    1760 + 10 * decade as u16
}

/// The events that have come, each with its year.
fn past(desk: Desk, scene: &Scene<WaterFrame>) -> Vec<(u16, EventMarker)> {
    let faces = turned_up(desk).into_iter();
    let events = faces.filter_map(|face| match face {
        Face::Event(event) => Some(event),
        _ => None,
    });
    let events = events.enumerate();
    events
        .map(|(nth, event)| (year_of(scene, nth), event))
        .collect()
}

/// The economy marker of the present cycle: how far the importer moved, how many workers came back.
fn economy(desk: Desk, scene: &Scene<WaterFrame>) -> Option<(u8, u8)> {
    let faces = turned_up(desk).into_iter().rev();
    let mut markers = faces.filter_map(|face| match face {
        Face::Economy(importer, workers) => Some((importer, workers)),
        _ => None,
    });
    markers.next().filter(|_| scene.board.decade > 0)
}

/// The events in force.
fn in_force(scene: &Scene<WaterFrame>) -> impl Iterator<Item = EventMarker> {
    let parts = scene.board.parts;
    STAYING.into_iter().filter(move |event| match event {
        EventMarker::Bureaucracy => parts.bureaucracy,
        event => parts.lasts(*event),
    })
}

/// What an event in force does, in a few words.
fn briefly(desk: Desk, scene: &Scene<WaterFrame>, event: EventMarker) -> String {
    let numbers = &scene.game.water_components().events;
    let spaces = scene.game.components().administration.spaces;
    let left = scene.board.harbour(scene.viewer).jubilee;
    let amount = match event {
        EventMarker::Bureaucracy => spaces[0],
        EventMarker::CrownJubilee => u8::from(left),
        EventMarker::NavigationActs => numbers.navigation,
        EventMarker::OpiumWar => numbers.opium,
        _ => numbers.strike,
    };
    let id = format!("event-brief-{}", event.word());
    desk.tr(&id, &[("amount", Arg::from(amount))])
}

/// An event by its name; a click explains it.
fn named(desk: Desk, scene: &Scene<WaterFrame>, event: EventMarker, words: String) -> AnyView {
    let thing = Thing::Event(event);
    let word = thing.word();
    let is_open = scene.unfolded.as_deref() == Some(&word);
    let about = explained::about(desk, scene, thing);
    view! {
        <button class="plain event" title=about aria-pressed=is_open.to_string() data-look=word.clone() data-take=word>
            {words}
        </button>
    }
    .into_any()
}

/// The economy marker of the cycle and the events in force, at the foot of the job market.
pub(super) fn below_job_market(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    let economy = economy(desk, scene).map(|(importer, workers)| {
        let label = desk.tr(
            "economy-label",
            &[
                ("importer", Arg::from(importer)),
                ("workers", Arg::from(workers)),
            ],
        );
        view! {
            <p role="img" aria-label=label.clone() title=label>
                <b>{desk.t("economy-title")}</b>
                <span>{importer_mark()} {format!("+{importer}")}</span>
                <span>{icon("worker")} {desk.tr("sheet-fired-return", &[("count", Arg::from(workers))])}</span>
            </p>
        }
    });
    let lasting = in_force(scene).map(|event| {
        let name = desk.t(&format!("word-{}", event.word()));
        let words = format!("{name}: {}", briefly(desk, scene, event));
        view! { <p class="in-force">{icon("lock")} {named(desk, scene, event, words)}</p> }
    });
    view! {
        <div class="world">
            {economy}
            {next(desk, scene)}
            {lasting.collect_view()}
        </div>
    }
    .into_any()
}

/// The next event: face down, or known to everybody.
fn next(desk: Desk, scene: &Scene<WaterFrame>) -> Option<AnyView> {
    let reached = scene.board.parts.seen.count_ones() as usize;
    let year = year_of(scene, reached);
    let known = scene.game.known_events(&scene.board);
    let last = known.last().map_or(year, |(year, _)| *year);
    if year > last {
        return None;
    }
    // Of two events in a decade only the second can be known; the last decade has one.
    let extra = scene.game.water_options().extra_events && reached % 2 == 1 && year < last;
    let known = known.into_iter().find(|(of, _)| *of == year && !extra);
    let what = match known {
        Some((_, event)) => named(
            desk,
            scene,
            event,
            desk.t(&format!("word-{}", event.word())),
        ),
        None => view! { <span>{desk.t("event-face-down")}</span> }.into_any(),
    };
    Some(view! { <p class="next">{icon("flag")} <b>{year}</b> {what}</p> }.into_any())
}

/// What came at the end of a decade, or is known to come there.
pub(super) fn decade_note(desk: Desk, scene: &Scene<WaterFrame>, decade: u8) -> Option<String> {
    let year = 1760 + 10 * u16::from(decade);
    let mut events = past(desk, scene);
    events.extend(scene.game.known_events(&scene.board));
    let names: Vec<String> = events
        .into_iter()
        .filter(|(of, _)| *of == year)
        .map(|(_, event)| desk.t(&format!("word-{}", event.word())))
        .collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// All events: those that have come, those in force, and what can still come; and the economy
/// markers of each good.
pub(super) fn sheet(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    let (past, known) = (past(desk, scene), scene.game.known_events(&scene.board));
    let mut lines: Vec<(u8, u16, AnyView)> = Vec::new();
    for event in scene.game.events_in_play() {
        let come = past.iter().find(|(_, of)| *of == event);
        let comes = known.iter().find(|(_, of)| *of == event);
        let stays = in_force(scene).any(|of| of == event);
        let (rank, year, class, sign) = match (come, comes) {
            (Some((year, _)), _) if stays => (1, *year, "in-force", "lock"),
            (Some((year, _)), _) => (0, *year, "past", "check"),
            (None, Some((year, _))) => (2, *year, "", "flag"),
            (None, None) => (3, 0, "", "flag"),
        };
        let what = match (class, year) {
            ("in-force", _) => briefly(desk, scene, event),
            (_, 0) => String::new(),
            (_, year) => year.to_string(),
        };
        let name = desk.t(&format!("word-{}", event.word()));
        let thing = Thing::Event(event);
        let is_open = scene.unfolded.as_deref() == Some(&thing.word());
        // On a phone the place that explains is far away.
        let explained = (is_open && scene.room.is_narrow()).then(|| {
            let now = explained::now_said(desk, scene, thing);
            view! { <p>{now} {explained::about(desk, scene, thing)}</p> }
        });
        let line = view! {
            <li class=class>{icon(sign)} {named(desk, scene, event, name)} <span class="k">{what}</span> {explained}</li>
        };
        lines.push((rank, year, line.into_any()));
    }
    sort_few(&mut lines, |(rank, year, _)| (*rank, *year));
    let lines: Vec<AnyView> = lines.into_iter().map(|(_, _, line)| line).collect();
    view! {
        <div class="hd">
            <h2>{desk.t("events-title")}</h2>
            {explain::about(desk, "events")}
            <span class="sub">{desk.t("events-hint")}</span>
        </div>
        <ul class="events">{lines}</ul>
        <div class="hd">
            <h2>{desk.t("economy-markers")}</h2>
            {explain::about(desk, "economy-laid")}
            <span class="sub">{desk.t("economy-hint")}</span>
        </div>
        {Written::new(markers(desk, scene))}
        {explained::sources(desk, scene, &["economy_markers"])}
    }
    .into_any()
}

/// A line for each good with its economy markers; those that were turned up are struck out.
fn markers(desk: Desk, scene: &Scene<WaterFrame>) -> String {
    let mut lines = String::new();
    for good in Good::ALL {
        let seen = scene.board.parts.economy[good.index()];
        let mut markers = String::new();
        for marker in scene.game.economy_markers() {
            let (importer, workers) = scene.game.water_components().economy[usize::from(marker)];
            let tag = match seen & 1 << marker {
                0 => "span",
                _ => "s",
            };
            markers += &format!(
                "<{tag}>+{importer} <svg class=\"ic\"><use href=\"#i-worker\"></use></svg>{workers}</{tag}>"
            );
        }
        let (sign, name) = (good.word(), desk.t(&format!("word-{}", good.word())));
        lines += &format!(
            "<li><svg class=\"ic\" aria-hidden=\"true\"><use href=\"#i-{sign}\"></use></svg><b>{name}</b>{markers}</li>"
        );
    }
    format!("<ul class=\"economy\">{lines}</ul>")
}

/// Economy and events in words.
pub(super) fn in_words(desk: Desk, scene: &Scene<WaterFrame>) -> AnyView {
    let mut lines = Vec::new();
    if let Some((importer, workers)) = economy(desk, scene) {
        lines.push(desk.tr(
            "economy-label",
            &[
                ("importer", Arg::from(importer)),
                ("workers", Arg::from(workers)),
            ],
        ));
    }
    let said = |event: EventMarker| {
        let about = explained::about(desk, scene, Thing::Event(event));
        format!("{}: {about}", desk.t(&format!("word-{}", event.word())))
    };
    for event in in_force(scene) {
        lines.push(format!("{} {}", desk.t("event-in-force"), said(event)));
    }
    let known = scene.game.known_events(&scene.board);
    for (year, event) in past(desk, scene).into_iter().chain(known) {
        lines.push(format!("{year}: {}", said(event)));
    }
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> });
    view! {
        <h3>{desk.t("events-title")}</h3>
        <ul>{lines.collect_view()}</ul>
    }
    .into_any()
}
