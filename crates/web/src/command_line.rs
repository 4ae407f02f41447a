//! The command line: everything the mouse does, in notation, with completion.

use client::Standing;
use leptos::prelude::*;

use crate::desk::{Desk, TableState};

/// The line, with the legal choices that begin like it.
#[component]
pub(crate) fn CommandLine() -> impl IntoView {
    let desk = Desk::of_page();
    let text = RwSignal::new(String::new());
    let legal = Memo::new(move |_| {
        desk.table.with(|table| {
            let open = |table: &&TableState| {
                let standing = table.session.standing();
                table.is_live()
                    && matches!(
                        standing,
                        Standing::Person {
                            complete: false,
                            ..
                        }
                    )
            };
            let table = table.as_ref().filter(open);
            table
                .map(|table| table.session.play().legal())
                .unwrap_or_default()
        })
    });
    let matching = move || {
        let typed = text.get().to_ascii_lowercase();
        let mut found = legal.get();
        found.retain(|action| action.starts_with(typed.trim_start()));
        found
    };
    let complete = move || {
        let found = matching();
        if let Some(first) = found.first() {
            text.set(common_start(first, &found));
            point_at(desk, &text.get_untracked(), &found);
        }
    };
    let enter = move || {
        let line = text.get_untracked().trim().to_ascii_lowercase();
        text.set(String::new());
        match line.as_str() {
            "" => desk.confirm(),
            "undo" => desk.undo(),
            "redo" => desk.redo(),
            "confirm" => desk.confirm(),
            "take back" => desk.take_back(),
            line => {
                let found: Vec<String> = legal
                    .get_untracked()
                    .into_iter()
                    .filter(|action| action.starts_with(line))
                    .collect();
                let done = match found.as_slice() {
                    [only] => desk.choose(only),
                    _ => desk.choose(line),
                };
                if !done {
                    // What was wrong can be mended.
                    text.set(line.to_owned());
                }
            }
        }
    };
    view! {
        <div class="command">
            <label class="skip" for="command-line">{desk.says("page-command")}</label>
            <input
                id="command-line"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                list="command-choices"
                placeholder=desk.says("page-command-hint")
                prop:value=move || text.get()
                on:input=move |event| {
                    text.set(event_target_value(&event));
                    point_at(desk, &text.get_untracked(), &matching());
                }
                on:blur=move |_| desk.point(None)
                on:keydown=move |event| match event.key().as_str() {
                    "Enter" => {
                        event.prevent_default();
                        enter();
                    }
                    "Tab" if !event.shift_key() && !text.get_untracked().is_empty() => {
                        event.prevent_default();
                        complete();
                    }
                    "Escape" => text.set(String::new()),
                    _ => {}
                }
            />
            <datalist id="command-choices">
                {move || matching().into_iter().take(40).map(|action| view! { <option value=action></option> }).collect_view()}
            </datalist>
        </div>
    }
}

/// Shows what the choice would do, as soon as it is clear which one is meant.
fn point_at(desk: Desk, typed: &str, found: &[String]) {
    let typed = typed.trim().to_ascii_lowercase();
    let meant = match found {
        [only] => Some(only.clone()),
        _ => found.iter().find(|action| **action == typed).cloned(),
    };
    desk.point(meant);
}

/// What all choices begin with.
fn common_start(first: &str, found: &[String]) -> String {
    let mut end = first.len();
    for other in found {
        let same = first
            .bytes()
            .zip(other.bytes())
            .take_while(|(a, b)| a == b)
            .count();
        end = end.min(same);
    }
    first[..end].to_owned()
}
