//! The turn under way and breaks, in what the browser keeps until the tab closes.

use client::{Session, Unsent};
use leptos::prelude::*;

use crate::browser;
use crate::desk::Desk;

/// How often the page broke since something was last stored; the page of a break counts it.
const BREAKS: &str = "millwright-breaks";

fn key(id: &str) -> String {
    format!("millwright-turn-{id}")
}

/// Remembers what is tentative of the game on the table, whenever that changes.
pub(crate) fn watch(desk: Desk) {
    let tentative = Memo::new(move |_| {
        desk.table.with(|table| {
            let table = table.as_ref().filter(|table| !table.is_read_only())?;
            Some((table.id.clone(), Unsent::of(&table.session)))
        })
    });
    Effect::new(move |_| {
        if let Some((id, unsent)) = tentative.get() {
            let text = unsent.map(|unsent| unsent.to_string());
            browser::session_set(&key(&id), text.as_deref());
        }
    });
}

/// Makes the decisions again that were tentative when the page was left; says whether all fitted.
pub(crate) fn resume(id: &str, session: &mut Session) -> bool {
    let text = browser::session_get(&key(id));
    // A turn at which the page breaks again and again must not be tried for ever.
    browser::session_set(&key(id), None);
    if breaks() > 1 {
        return text.is_none();
    }
    let unsent = text.and_then(|text| text.parse::<Unsent>().ok());
    unsent.is_none_or(|unsent| unsent.resume(session))
}

/// How often the page broke.
pub(crate) fn breaks() -> u32 {
    let count = browser::session_get(BREAKS);
    count.and_then(|count| count.parse().ok()).unwrap_or(0)
}

/// The page is well: something was stored.
pub(crate) fn forget_breaks() {
    browser::session_set(BREAKS, None);
}
