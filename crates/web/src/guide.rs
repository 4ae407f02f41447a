//! The guided first game: what is asked and why, and what a sensible turn would be.

mod plan;

use client::Standing;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Arg;

use crate::browser;
use crate::desk::{Desk, TableState};
use crate::help::bot_name;
use crate::icons::icon;
use crate::loading;
use crate::rules_page;
use crate::tables::{self, Guide};
pub(crate) use plan::Advised;

/// What the guide has to say at one moment.
#[derive(Clone, PartialEq)]
struct Said {
    /// The lessons that were understood, one bit each.
    seen: usize,
    /// The lesson that is due.
    lesson: Option<usize>,
    now: Now,
}

/// What is going on.
#[derive(Clone, PartialEq)]
enum Now {
    /// Somebody else has a turn.
    Others,
    /// The turn is whole.
    Confirm,
    /// A question, and what the adviser says to it.
    Asked(Asked, Advised),
}

/// A question.
#[derive(Clone, Copy, PartialEq)]
struct Asked {
    /// Which, as the last part of the id of what is said to it.
    what: &'static str,
    /// Its own message id.
    message: &'static str,
    section: &'static str,
}

impl Now {
    /// The question, if there is one.
    fn asked(&self) -> Option<&'static str> {
        match self {
            Now::Asked(asked, _) => Some(asked.what),
            Now::Others | Now::Confirm => None,
        }
    }
}

impl Said {
    fn of(table: &TableState, advised: &Advised) -> Option<Said> {
        let seen = table.guide?;
        if !table.is_live() {
            return None;
        }
        let play = table.session.play();
        let guide = guide_of(table);
        let standing = table.session.standing();
        let now = match standing {
            Standing::Bot { .. } | Standing::Dealer | Standing::Over => Now::Others,
            Standing::Person { complete: true, .. } => Now::Confirm,
            Standing::Person { .. } => {
                let question = play.question();
                let asked = Asked {
                    what: (guide.asked)(play),
                    message: question.message.id,
                    section: question.section,
                };
                Now::Asked(asked, advised.clone())
            }
        };
        let seat = table.viewer();
        let due = |lesson: &usize| seen >> lesson & 1 == 0 && (guide.is_due)(*lesson, play, seat);
        let mine = matches!(standing, Standing::Person { .. });
        Some(Said {
            seen,
            lesson: (0..guide.lessons.len()).find(due).filter(|_| mine),
            now,
        })
    }
}

/// What is explained at this table.
fn guide_of(table: &TableState) -> &'static Guide {
    &tables::view(table.session.play().setup().game).guide
}

/// The same for the table of this page.
fn guide(desk: Desk) -> Option<&'static Guide> {
    desk.table
        .with_untracked(|table| table.as_ref().map(guide_of))
}

/// Which game is guided and what was understood in it, as the browser remembers it.
const KEY: &str = "millwright-guide";

/// Under which key the browser remembers the lessons that were understood in some game of this kind.
fn taught_key(game: &str) -> String {
    format!("millwright-taught-{game}")
}

fn taught(game: &str) -> String {
    browser::local_get(&taught_key(game)).unwrap_or_default()
}

/// Begins to guide at a new table; what another game has taught is not taught again.
pub(crate) fn begin(table: &mut TableState) {
    let Guide {
        lessons, builds_on, ..
    } = guide_of(table);
    let taught = builds_on.map(taught).unwrap_or_default();
    let is_known = |slug: &str| taught.split(' ').any(|known| known == slug);
    let known = (0..lessons.len()).filter(|index| is_known(lessons[*index].slug));
    table.guide = Some(known.fold(0, |seen, index| seen | 1 << index));
}

/// Lets the browser remember which lessons were understood, for the games that build on this one.
fn remember_taught(game: &str, seen: usize) {
    let mut taught = taught(game);
    for (index, lesson) in tables::view(game).guide.lessons.iter().enumerate() {
        if seen >> index & 1 == 1 && !taught.split(' ').any(|known| known == lesson.slug) {
            taught = format!("{taught} {}", lesson.slug);
        }
    }
    browser::local_set(&taught_key(game), taught.trim_start());
}

fn remembered(id: &str) -> Option<usize> {
    let text = browser::local_get(KEY)?;
    let (known, seen) = text.rsplit_once(' ')?;
    if known == id { seen.parse().ok() } else { None }
}

/// What is asked in this phase, and why.
#[component]
pub(crate) fn GuideSheet() -> impl IntoView {
    let desk = Desk::of_page();
    // What is advised is known with the next frame at the latest: whoever draws it asks for nothing.
    Effect::new(move |_| {
        let advised = desk.table.with(|table| {
            let table = table.as_ref()?;
            Some(plan::advise(desk, table))
        });
        let advised = advised.unwrap_or_default();
        if desk.advised.with_untracked(|before| *before != advised) {
            desk.advised.set(advised);
        }
    });
    let said = Memo::new(move |_| {
        let advised = desk.advised.get();
        desk.table
            .with(|table| table.as_ref().and_then(|table| Said::of(table, &advised)))
    });
    let place = Memo::new(move |_| {
        desk.table
            .with(|table| table.as_ref().map(|table| (table.id.clone(), table.guide)))
    });
    Effect::new(move |_| match place.get() {
        Some((id, Some(seen))) => {
            browser::local_set(KEY, &format!("{id} {seen}"));
            remember_taught(desk.game_info().id, seen);
            spawn_local(loading::learn(desk, desk.game_info()));
        }
        _ => plan::dismiss(desk),
    });
    on_cleanup(move || plan::dismiss(desk));
    // What is newly explained is read from its beginning.
    let explained = Memo::new(move |_| {
        said.with(|said| {
            let said = said.as_ref()?;
            Some((said.lesson, said.now.asked()))
        })
    });
    Effect::new(move |_| {
        // Read, not only tracked: nobody else does, and what is not read is not made anew.
        let _ = explained.get();
        request_animation_frame(|| {
            if let Ok(Some(sheet)) = browser::document().query_selector(".guide") {
                sheet.set_scroll_top(0);
            }
        });
    });
    let resumable = move || match place.get() {
        Some((id, None)) => remembered(&id),
        _ => None,
    };
    view! {
        {move || said.get().filter(|_| loading::is_explained(desk)).map(|said| view! {
            <section class="sheet guide" aria-label=desk.t("guide-title")>
                <div class="hd">
                    <h2>{desk.t("guide-title")}</h2>
                    <span class="sub">{progress(desk, said.seen)}</span>
                    <button class="link r" on:click=move |_| desk.with_table(|table| table.guide = None)>
                        {desk.t("guide-leave")}
                    </button>
                </div>
                {said.lesson.map(|lesson| lesson_view(desk, lesson))}
                {now_view(desk, &said.now)}
            </section>
        })}
        {move || resumable().map(|seen| view! {
            <button class="btn guide-resume" data-tab=first_tab(desk) on:click=move |_| desk.with_table(|table| table.guide = Some(seen))>
                {icon("person")} {desk.t("guide-resume")}
            </button>
        })}
    }
}

/// The part of the table that is open first on a phone: there the guide stands.
fn first_tab(desk: Desk) -> Option<&'static str> {
    desk.view().tabs.first().map(|(tab, _)| *tab)
}

fn progress(desk: Desk, seen: usize) -> String {
    let count = |number: usize| Arg::Number(number as i64);
    let seen = seen.count_ones() as usize;
    let all = guide(desk).map_or(0, |guide| guide.lessons.len());
    desk.tr("guide-of", &[("seen", count(seen)), ("all", count(all))])
}

/// The lesson that is due, until it is understood.
fn lesson_view(desk: Desk, index: usize) -> Option<impl IntoView> {
    let lesson = guide(desk)?.lessons.get(index)?;
    let understood = move |_| {
        desk.with_table(|table| table.guide = table.guide.map(|seen| seen | 1 << index));
    };
    Some(view! {
        <div class="lesson" role="status">
            <h3>{desk.t(&format!("guide-lesson-{}-name", lesson.slug))}</h3>
            <p>{desk.t(&format!("guide-lesson-{}", lesson.slug))}</p>
            <div class="row">
                <button class="btn pri" on:click=understood>{icon("check")} {desk.t("guide-understood")}</button>
                <button class="link" on:click=move |_| rules_page::open(desk, lesson.rule)>
                    {icon("book")} " " {desk.t("guide-rule")}
                </button>
            </div>
        </div>
    })
}

fn now_view(desk: Desk, now: &Now) -> AnyView {
    match now {
        Now::Others => view! { <p class="guide-now">{desk.t("guide-others")}</p> }.into_any(),
        Now::Confirm => view! { <p class="guide-now">{desk.t("guide-confirm")}</p> }.into_any(),
        Now::Asked(asked, advised) => view! {
            <div class="guide-now">
                <h3>{desk.t("guide-now")} " " {rules_page::section_link(desk, asked.section, asked.message)}</h3>
                <p>{desk.t(&format!("guide-now-{}", asked.what))}</p>
                {plan::is_thought_out(desk.game_info().id).then(|| sensible(desk, advised))}
            </div>
        }
        .into_any(),
    }
}

/// How many steps of a turn are named.
const LATER: usize = 5;

/// The first steps of a turn in words, each as it is called when it is made.
fn named(desk: Desk, steps: &[String]) -> Vec<String> {
    let play = desk.table.with_untracked(|table| {
        let table = table.as_ref();
        table.map(|table| table.session.play().clone())
    });
    let mut named = Vec::new();
    let Some(mut play) = play else {
        return named;
    };
    for (at, step) in steps.iter().take(LATER).enumerate() {
        // Going on to the next part of the action is no step of its own to the reader.
        if at == 0 || play.passing().as_ref() != Some(step) {
            let message = play.choice_message(play.entries().len(), step);
            let said = message.map(|message| desk.say(&message));
            // What a card says is a sentence of its own.
            named.extend(said.map(|said| said.trim_end_matches('.').to_owned()));
        }
        if play.act(step).is_err() {
            break;
        }
    }
    named
}

/// A sensible turn: its next step can be pointed at and played, the others are named.
fn sensible(desk: Desk, advised: &Advised) -> AnyView {
    let steps = match advised {
        Advised::Steps(steps) => steps,
        Advised::Thinks(bot) => {
            let words = desk.tr("help-thinks", &[("bot", bot_name(desk, *bot))]);
            return view! { <p class="k guide-thinks">{words}</p> }.into_any();
        }
        Advised::Lost => return view! { <p class="k">{desk.t("help-lost")}</p> }.into_any(),
        Advised::Nothing => return ().into_any(),
    };
    let mut named = named(desk, steps).into_iter();
    let Some((next, first)) = steps.first().zip(named.next()) else {
        return view! { <p class="k">{desk.t("guide-confirm")}</p> }.into_any();
    };
    let why = desk.table.with_untracked(|table| {
        let table = table.as_ref()?;
        (guide_of(table).why)(table.session.play(), steps)
    });
    let named: Vec<String> = named.collect();
    let more = if steps.len() > LATER { ", …" } else { "" };
    view! {
        <h3>{desk.t("guide-sensible")}</h3>
        <p>
            <b>{first.clone()}</b>
            {(!named.is_empty()).then(|| view! {
                <span class="k">", " {desk.t("guide-then")} " " {named.join(", ")} {more}</span>
            })}
        </p>
        {why.map(|why| view! { <p class="k">{desk.t(&format!("guide-why-{why}"))}</p> })}
        <div class="row">
            <button class="btn pri" data-action=next.clone()>
                {icon("play")} <span>{desk.t("guide-play-step")} <small>{first.clone()}</small></span>
            </button>
        </div>
    }
    .into_any()
}
