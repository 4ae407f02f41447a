//! The rules reference: short explanations with their sections, searchable, without a network.

mod provenance;

use client::FormBlock;
use leptos::html;
use leptos::prelude::*;
use table::Arg;

use crate::browser;
use crate::desk::{Desk, Route};
use crate::frame::{Brand, Tools};
use crate::icons::icon;
use crate::tables::Reference;

/// What the reference explains: a phase, an action or a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The part of the reference in which it stands.
    pub(crate) group: &'static str,
    /// Its name in the ids of its texts.
    pub(crate) slug: &'static str,
    /// The section of the rule book.
    pub(crate) section: &'static str,
    /// The blocks of the data file that hold its numbers.
    pub(crate) blocks: &'static [&'static str],
}

impl Entry {
    /// What it is called.
    pub(crate) fn name(&self, desk: Desk) -> String {
        desk.t(&format!("rule-{}-name", self.slug))
    }

    /// What it says.
    pub(crate) fn text(&self, desk: Desk) -> String {
        desk.t(&format!("rule-{}", self.slug))
    }

    fn anchor(&self) -> String {
        format!("rule-{}", self.slug)
    }
}

/// The reference of the game that is shown.
fn reference(desk: Desk) -> &'static Reference {
    &desk.view().reference
}

/// The entry with this slug or section; of a section without one, the section it is part of.
pub(crate) fn find(desk: Desk, wanted: &str) -> Option<&'static Entry> {
    let Reference { entries, first, .. } = reference(desk);
    if let Some(entry) = entries.iter().find(|entry| entry.slug == wanted) {
        return Some(entry);
    }
    let mut section = wanted;
    loop {
        let first = first.iter().find(|(known, _)| *known == section);
        let found = entries.iter().find(|entry| match first {
            Some((_, slug)) => entry.slug == *slug,
            None => entry.section == section,
        });
        match (found, section.rsplit_once('.')) {
            (Some(entry), _) => return Some(entry),
            (None, Some((whole, _))) => section = whole,
            (None, None) => return None,
        }
    }
}

/// Where a message is explained: the entry about it, or its section.
fn explained(desk: Desk, about: &str, section: &str) -> String {
    let known = reference(desk).about.iter().filter(|(id, _)| *id == about);
    let known: Vec<&Entry> = known.filter_map(|(_, slug)| find(desk, slug)).collect();
    let of_section = known.iter().find(|entry| entry.section == section);
    let entry = of_section.or(known.first());
    entry.map_or(section, |entry| entry.slug).to_owned()
}

/// Opens the reference of the game that is shown, at a section or an entry.
pub(crate) fn open(desk: Desk, section: &str) {
    desk.point(None);
    let game = desk.game_info().id.to_owned();
    desk.route.set(Route::Rules(game, Some(section.to_owned())));
}

/// Opens the reference of a game at its beginning.
pub(crate) fn open_book(desk: Desk, game: &str) {
    desk.point(None);
    desk.route.set(Route::Rules(game.to_owned(), None));
}

/// The section of a message, which leads to the entry about it.
pub(crate) fn section_link(desk: Desk, section: &str, about: &str) -> impl IntoView + use<> {
    let to = explained(desk, about, section);
    let section = desk.texts.with(|texts| texts.texts.cited(section));
    view! {
        <button type="button" class="section-link" title=desk.t("guide-rule") on:click=move |_| open(desk, &to)>
            {section}
        </button>
    }
}

/// A section as it is shown: of its own book the number alone.
fn shown(desk: Desk, section: &str) -> String {
    desk.texts.with(|texts| texts.texts.section(section))
}

/// The section alone, where it is clear of which book and room is scarce.
pub(crate) fn brief_section_link(desk: Desk, section: &'static str, about: &str) -> AnyView {
    let to = explained(desk, about, section);
    let open = move |_| open(desk, &to);
    let section = shown(desk, section);
    view! {
        <button type="button" class="section-link" title=desk.t("guide-rule") on:click=open>{section}</button>
    }
    .into_any()
}

/// A text whose section in brackets at its end leads to its entry, as refusals have one.
pub(crate) fn linked(desk: Desk, text: &str) -> impl IntoView + use<> {
    linked_about(desk, text, "")
}

/// The same for the text of a message.
pub(crate) fn linked_about(desk: Desk, text: &str, about: &str) -> impl IntoView + use<> {
    let cited = text.strip_suffix(')').and_then(|whole| {
        let before = |section: &str| {
            let cited = desk.texts.with(|texts| texts.texts.cited(section));
            Some(whole.strip_suffix(&cited)?.strip_suffix('(')?.to_owned())
        };
        // A section of several words is one that an entry has; others may be parts of one.
        let sections = reference(desk).entries.iter().map(|entry| entry.section);
        let last = whole.rsplit_once(' ').map(|(_, section)| section);
        let last = last.filter(|section| find(desk, section).is_some());
        let mut known = sections.chain(last);
        known.find_map(|section| Some((before(section)?, section.to_owned())))
    });
    match cited {
        Some((before, section)) => (before, Some(section_link(desk, &section, about))),
        None => (text.to_owned(), None),
    }
}

/// The groups in their order, each once.
fn groups(desk: Desk) -> Vec<&'static str> {
    let mut groups: Vec<&str> = reference(desk)
        .entries
        .iter()
        .map(|entry| entry.group)
        .collect();
    groups.dedup();
    groups
}

/// Whether an entry has all the words that are looked for.
fn matches(desk: Desk, entry: &Entry, words: &str) -> bool {
    let text = browser::lowercase(&format!(
        "{} {} {}",
        shown(desk, entry.section),
        entry.name(desk),
        entry.text(desk)
    ));
    let words = browser::lowercase(words);
    words.split_whitespace().all(|word| text.contains(word))
}

/// The rules, opened at an entry.
#[component]
pub(crate) fn RulesPage(entry: Option<String>) -> impl IntoView {
    let desk = Desk::of_page();
    let search = RwSignal::new(String::new());
    let field = NodeRef::<html::Input>::new();
    let opened = entry.as_deref().and_then(|entry| find(desk, entry));
    let found = Memo::new(move |_| {
        let words = search.get();
        let entries = reference(desk)
            .entries
            .iter()
            .filter(|entry| matches(desk, entry, &words));
        entries.map(|entry| entry.slug).collect::<Vec<_>>()
    });
    let title = move || desk.t(&format!("game-{}", desk.game.get().id));
    let has_table = move || desk.table.with(Option::is_some);
    let back = move || {
        desk.route.set(if has_table() {
            Route::Table
        } else {
            Route::Start
        })
    };
    // What was asked for is brought into sight once the page is there.
    Effect::new(move |_| match opened {
        Some(entry) => show(&entry.anchor()),
        None => {
            if let Some(field) = field.get() {
                let _ = field.focus();
            }
        }
    });
    let known = provenance::known(desk);
    let escape = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            back();
        }
    });
    on_cleanup(move || escape.remove());
    view! {
        <header class="top">
            <Brand/>
            <button class="btn back" on:click=move |_| back()>
                {icon("undo")}
                {move || desk.t(if has_table() { "learn-back-table" } else { "learn-back-start" })}
            </button>
            <Tools/>
        </header>
        <main id="main" class="rules">
            <div class="rules-head">
                <div>
                    <h1>{move || desk.tr("learn-rules", &[("game", Arg::Verbatim(title()))])}</h1>
                    <p class="k">{desk.says("learn-rules-sub")}</p>
                </div>
                <div class="rules-search" role="search">
                    <input
                        node_ref=field
                        type="search"
                        id="rules-search"
                        aria-label=desk.says("learn-search")
                        placeholder=desk.says("learn-search")
                        prop:value=search
                        on:input=move |event| search.set(event_target_value(&event))
                    />
                    <p class="k" role="status">
                        {move || desk.tr("learn-found", &[("count", Arg::Number(found.with(Vec::len) as i64))])}
                    </p>
                    <button class="btn" disabled=move || search.with(String::is_empty) on:click=move |_| search.set(String::new())>
                        {desk.says("learn-clear")}
                    </button>
                </div>
            </div>
            <nav class="sheet rules-contents" aria-label=desk.says("learn-contents")>
                {groups(desk).into_iter().map(|group| contents(desk, group, found)).collect_view()}
            </nav>
            <div class="rules-entries">
                {groups(desk).into_iter().map(|group| view! {
                    <section class="sheet" hidden=move || !any_of(desk, group, found)>
                        <div class="hd"><h2>{move || desk.t(&format!("learn-group-{group}"))}</h2></div>
                        {of_group(desk, group).map(|entry| article(desk, entry, opened == Some(entry), found, &known)).collect_view()}
                    </section>
                }).collect_view()}
            </div>
        </main>
    }
}

fn of_group(desk: Desk, group: &'static str) -> impl Iterator<Item = &'static Entry> {
    reference(desk)
        .entries
        .iter()
        .filter(move |entry| entry.group == group)
}

fn any_of(desk: Desk, group: &'static str, found: Memo<Vec<&'static str>>) -> bool {
    found.with(|found| of_group(desk, group).any(|entry| found.contains(&entry.slug)))
}

/// Brings an entry into sight and gives it the focus.
fn show(anchor: &str) {
    if let Some(element) = crate::browser::document().get_element_by_id(anchor) {
        element.scroll_into_view();
    }
    crate::browser::focus(anchor);
}

/// The names of a group's entries, to jump to.
fn contents(desk: Desk, group: &'static str, found: Memo<Vec<&'static str>>) -> impl IntoView {
    let lines = of_group(desk, group)
        .map(|entry| {
            view! {
                <li hidden=move || !found.with(|found| found.contains(&entry.slug))>
                    <button class="link" on:click=move |_| show(&entry.anchor())>
                        <span class="sec">{move || shown(desk, entry.section)}</span>
                        " "
                        {move || entry.name(desk)}
                    </button>
                </li>
            }
        })
        .collect_view();
    view! {
        <div hidden=move || !any_of(desk, group, found)>
            <h3>{move || desk.t(&format!("learn-group-{group}"))}</h3>
            <ul>{lines}</ul>
        </div>
    }
}

fn article(
    desk: Desk,
    entry: &'static Entry,
    opened: bool,
    found: Memo<Vec<&'static str>>,
    known: &[FormBlock],
) -> impl IntoView + use<> {
    view! {
        <article
            id=entry.anchor()
            class="rule"
            class:opened=opened
            tabindex="-1"
            hidden=move || !found.with(|found| found.contains(&entry.slug))
        >
            <h3>{move || entry.name(desk)} <span class="sec">{move || shown(desk, entry.section)}</span></h3>
            {move || (reference(desk).signs)(desk, entry.slug)}
            <p>{move || entry.text(desk)}</p>
            {provenance::line(desk, entry, known)}
        </article>
    }
}
