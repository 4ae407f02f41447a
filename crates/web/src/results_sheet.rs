//! What the start page shows of games that were played alone: the best results, the latest ones and
//! the challenges; and the decks that are kept.

use client::{Best, Finished, bests, results};
use games::CATALOGUE;
use leptos::prelude::*;
use table::Arg;

use crate::browser;
use crate::desk::{Desk, Route};
use crate::icons::icon;
use crate::keeping;

/// How many of the latest results are listed.
const LATEST: usize = 12;

/// The sheets, as far as there is something to show.
pub(crate) fn sheets(desk: Desk) -> AnyView {
    (move || {
        desk.kept.track();
        // The list of games is fetched anew when a game was played.
        desk.saved.track();
        view! { {results_sheet(desk)} {decks_sheet(desk)} }
    })
    .into_any()
}

fn results_sheet(desk: Desk) -> Option<AnyView> {
    let all = results(&keeping::results());
    if all.is_empty() {
        return None;
    }
    let rows = bests(&all)
        .into_iter()
        .map(|best| best_row(desk, best))
        .collect_view();
    let is_answer = |result: &&Finished| result.challenge.is_some();
    let answers: Vec<AnyView> = all
        .iter()
        .filter(is_answer)
        .map(|result| line(desk, result))
        .collect();
    let latest: Vec<AnyView> = all
        .iter()
        .take(LATEST)
        .map(|result| line(desk, result))
        .collect();
    let folded = |id: &'static str, lines: Vec<AnyView>| {
        (!lines.is_empty()).then(|| {
            view! {
                <details data-list=id>
                    <summary>{desk.t(id)}</summary>
                    <ul>{lines}</ul>
                </details>
            }
        })
    };
    let sheet = view! {
        <section class="sheet results" aria-labelledby="your-results">
            <div class="hd">
                <h2 id="your-results">{desk.t("results-title")}</h2>
                <span class="r">{desk.t("results-kept")}</span>
            </div>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{desk.t("results-set-up")}</th>
                        <th scope="col" class="n">{desk.t("results-games")}</th>
                        <th scope="col" class="n">{desk.t("results-best")}</th>
                        <th scope="col">{desk.t("results-band")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            {folded("results-challenges", answers)}
            {folded("results-latest", latest)}
        </section>
    };
    Some(sheet.into_any())
}

fn best_row(desk: Desk, best: Best<'_>) -> impl IntoView + use<> {
    let Best { best, count } = best;
    view! {
        <tr>
            <th scope="row">
                <b>{desk.t(&format!("game-{}", best.game))}</b>
                <span>{set_up(desk, best)}</span>
            </th>
            <td class="n">{count}</td>
            <td class="n"><b class="score">{best.score}</b></td>
            <td>{verdict(desk, best)}</td>
        </tr>
    }
}

/// How it was set up, in words: which deck, which side, and a campaign if it was one.
fn set_up(desk: Desk, result: &Finished) -> String {
    let info = CATALOGUE.iter().find(|info| info.id == result.game);
    let options = info.map_or(&[][..], |info| info.options);
    let mut words = Vec::new();
    for option in options {
        let Some(value) = result.option(option.name) else {
            continue;
        };
        let is_own = option.own_file.is_some_and(|(own, _)| own == value);
        let own = result.own.as_deref().filter(|_| is_own);
        let kept = keeping::decks(&result.game);
        let name = own.and_then(|own| kept.into_iter().find(|deck| deck.data == own));
        // What does not always apply is said where it is not the usual.
        let is_left_out = option.only_with.is_some() && option.values.first() == Some(&value);
        match name {
            Some(deck) => words.push(deck.name),
            None if is_left_out => {}
            None => words.push(desk.t(&format!("start-option-{}-{value}", option.name))),
        }
    }
    let has_own_deck = info.is_some_and(|info| {
        client::deck_option(info).is_some_and(|(name, own, _)| result.option(name) == Some(own))
    });
    if result.own.is_some() && !has_own_deck {
        words.push(desk.t("results-own-numbers"));
    }
    words.join(", ")
}

/// How far a result got.
fn verdict(desk: Desk, result: &Finished) -> String {
    match &result.band {
        Some((message, number)) => desk.tr(message, &[("band", Arg::from(*number))]),
        None if result.won => desk.t("results-won"),
        None => String::new(),
    }
}

/// A result in a line: what it came to, when, how it was set up, and how a challenge was played.
fn line(desk: Desk, result: &Finished) -> AnyView {
    let parts: Vec<String> = result.parts.iter().map(i32::to_string).collect();
    let sum = (!parts.is_empty()).then(|| format!(" = {}", parts.join(" + ")));
    let when = browser::day_in_words(result.at, desk.lang());
    let date = result
        .date()
        .map(|date| format!("{} · ", desk.challenge_in_words(date)));
    // A word that a later page writes is shown as it is.
    let mark = |word: &str| match word {
        "late" | "again" | "taken-back" => desk.t(&format!("results-mark-{word}")),
        other => other.to_owned(),
    };
    let marks: Vec<AnyView> = result
        .marks()
        .map(|word| view! { <span class="source">{mark(word)}</span> }.into_any())
        .collect();
    view! {
        <li>
            <b class="score" class:won=result.won>{result.score}</b>
            <span class="what">
                <span>{date} {set_up(desk, result)} {sum} " " {marks}</span>
                <span class="k">{when} " · " {verdict(desk, result)}</span>
            </span>
        </li>
    }
    .into_any()
}

fn decks_sheet(desk: Desk) -> Option<AnyView> {
    let games = CATALOGUE.iter();
    let decks: Vec<_> = games.flat_map(|info| keeping::decks(info.id)).collect();
    if decks.is_empty() {
        return None;
    }
    let row = |deck: client::KeptDeck| {
        let when = browser::day_in_words(deck.at, desk.lang());
        let open = move |_| {
            let at = format!("own {}", deck.id);
            desk.route.set(Route::Deck(deck.game.clone(), at));
        };
        let spoken = format!("{}: {}", desk.t("start-open"), deck.name);
        view! {
            <li>
                <span class="what"><b>{deck.name}</b> <span class="k">{when}</span></span>
                <button class="btn open-deck" aria-label=spoken on:click=open>{desk.t("start-open")}</button>
            </li>
        }
    };
    let rows = decks.into_iter().map(row).collect_view();
    let sheet = view! {
        <section class="sheet results your-decks" aria-labelledby="your-decks">
            <div class="hd">
                <h2 id="your-decks">{icon("file")} " " {desk.t("decks-title")}</h2>
                <span class="r">{desk.t("results-kept")}</span>
            </div>
            <ul>{rows}</ul>
        </section>
    };
    Some(sheet.into_any())
}
