//! What the browser keeps besides games: results, challenges that were begun, decks of the owner's.

use client::{Finished, KeptDeck, Match};
use leptos::prelude::*;

use crate::browser;
use crate::desk::{Desk, TableState};

const RESULTS: &str = "millwright-results";
const CHALLENGES: &str = "millwright-challenges";
const MATCHES: &str = "millwright-matches";
const HELPED: &str = "millwright-helped";
const DECKS: &str = "millwright-decks";

/// The deck that was opened last, until the tab closes.
const OPENED: &str = "millwright-deck";

fn deck_key(id: &str) -> String {
    format!("{OPENED}-{id}")
}

fn text(key: &str) -> String {
    browser::local_get(key).unwrap_or_default()
}

/// The list of results.
pub(crate) fn results() -> String {
    text(RESULTS)
}

/// What somebody had in a challenge with this choice, the first time.
pub(crate) fn score_in(game: &str, date: &str, choice: (&str, &str)) -> Option<i32> {
    let results = client::results(&results());
    let answers = |result: &&Finished| {
        result.game == game
            && result.date() == Some(date)
            && result.option(choice.0) == Some(choice.1)
    };
    results.iter().rev().find(answers).map(|first| first.score)
}

/// Keeps the result of the game on the table, if somebody played it to its end alone or against bots. One
/// that came from elsewhere or asks what if has none.
pub(crate) fn note_result(desk: Desk, table: &TableState) {
    let is_own = table.origin.record.is_none() && table.origin.moment.is_none();
    if table.is_read_only() || !is_own {
        return;
    }
    note_match(table);
    if let Some(finished) = Finished::of(&table.session, &table.id, browser::now()) {
        let list = client::with_result(&results(), &finished);
        if !browser::local_set(RESULTS, &list) {
            desk.notice.set(Some(desk.t("page-not-kept")));
        }
    }
}

/// How many games are remembered in which somebody had help.
const MOST_HELPED: usize = 100;

/// The list of games of one person against bots.
pub(crate) fn matches() -> String {
    text(MATCHES)
}

/// Remembers that somebody had help in the game with this id: how it ends says nothing of him.
pub(crate) fn note_help(id: &str) {
    let helped = text(HELPED);
    if helped.lines().any(|line| line == id) {
        return;
    }
    let mut lines: Vec<&str> = helped.lines().collect();
    lines.push(id);
    let oldest = lines.len().saturating_sub(MOST_HELPED);
    browser::local_set(HELPED, &lines[oldest..].join("\n"));
}

/// Keeps how the game on the table ended for one person against bots, without help.
fn note_match(table: &TableState) {
    let is_helped = text(HELPED).lines().any(|line| line == table.id);
    if let Some(played) = Match::of(&table.session, &table.id).filter(|_| !is_helped) {
        // Where nothing can be remembered, nothing is estimated.
        browser::local_set(MATCHES, &client::with_match(&matches(), &played));
    }
}

/// The list of challenges that were begun here.
pub(crate) fn challenges() -> String {
    text(CHALLENGES)
}

/// Keeps the list of challenges that were begun here.
pub(crate) fn set_challenges(list: &str) {
    // Where nothing can be remembered, nothing was begun.
    browser::local_set(CHALLENGES, list);
}

/// The decks that are kept for a game, the latest first.
pub(crate) fn decks(game: &str) -> Vec<KeptDeck> {
    let mut decks = client::kept_decks(&text(DECKS));
    decks.retain(|deck| deck.game == game);
    decks
}

/// The text of a deck that is kept.
pub(crate) fn deck(id: &str) -> Option<String> {
    browser::local_get(&deck_key(id))
}

/// Keeps a deck, in place of one with the same id; says whether it could.
pub(crate) fn keep_deck(desk: Desk, deck: &KeptDeck, text: &str) -> bool {
    let list = client::with_deck(&self::text(DECKS), &deck.id, Some(deck));
    let kept = browser::local_set(&deck_key(&deck.id), text) && browser::local_set(DECKS, &list);
    desk.kept.update(|changes| *changes += 1);
    kept
}

/// Deletes a deck.
pub(crate) fn drop_deck(desk: Desk, id: &str) {
    browser::local_remove(&deck_key(id));
    browser::local_set(DECKS, &client::with_deck(&text(DECKS), id, None));
    desk.kept.update(|changes| *changes += 1);
}

/// What the deck with this id is called, if it is kept.
pub(crate) fn deck_name(game: &str, id: &str) -> Option<String> {
    let deck = decks(game).into_iter().find(|deck| deck.id == id);
    deck.map(|deck| deck.name)
}

/// The deck that was opened last in this tab.
pub(crate) fn opened_deck() -> Option<String> {
    browser::session_get(OPENED)
}

/// Keeps the deck that was opened until the tab closes.
pub(crate) fn set_opened_deck(text: &str) {
    browser::session_set(OPENED, Some(text));
}
