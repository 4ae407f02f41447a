//! What the stored games have met, as the page shows it.

use browser_tests::{Browser, Screen, Site, record};
use games::{AnyEntry, AnyPlay};
use texts::{Lang, Texts};

use super::{FOUR, THREE, act, called, choices, follow, made, open, stored};

/// Goes to a moment of a game that is over.
fn look_at(browser: &Browser, entries: usize) {
    browser.js(
        "const range = document.getElementById('moment'); \
         range.value = arguments[0]; \
         range.dispatchEvent(new Event('input', { bubbles: true })); \
         range.dispatchEvent(new Event('change', { bubbles: true }));",
        &[entries.into()],
    );
    browser.wait(
        "the moment is shown",
        &format!("document.getElementById('moment').value === '{entries}' && document.querySelector('main.table')"),
    );
}

/// A stored game, opened to be gone through.
fn open_to_look(site: &Site, browser: &Browser, path: &str) {
    browser.goto("about:blank");
    browser.goto(&site.link(&record(path), 1));
    browser.wait_css("main.table .ledger .entry");
}

/// What the ledger of a stored game says of an entry, with what a line opens to.
fn told(play: &AnyPlay, entry: usize) -> Vec<(String, String)> {
    let info = games::info("water-frame").expect("the catalogue has it");
    let texts = Texts::of_game(Lang::En, info);
    let names = |seat| play.name(seat).unwrap_or_default().to_owned();
    let blocks = client::ledger(&play.at(entry + 1));
    let lines = blocks.iter().flat_map(|block| &block.lines);
    let of_entry = lines.filter(|line| line.parts.iter().any(|part| part.entry == entry));
    let said = of_entry.map(|line| {
        let parts = line.parts.iter();
        let parts = parts.map(|part| texts.message(&part.message, &names));
        (
            texts.message(&line.message, &names),
            parts.collect::<Vec<_>>().join("\n"),
        )
    });
    said.collect()
}

/// Fails unless the page's ledger has a line about this in what an entry led to.
fn assert_told(browser: &Browser, play: &AnyPlay, entry: usize, name: &str) {
    let told = told(play, entry);
    let about = |(line, parts): &&(String, String)| line.contains(name) || parts.contains(name);
    let line = told.iter().find(about);
    let (line, _) = line.unwrap_or_else(|| panic!("no {name} in {told:?}"));
    let written = browser.js(
        "return [...document.querySelectorAll('.ledger .what')] \
           .some((line) => line.textContent.trim().toLowerCase().startsWith(arguments[0]))",
        &[line.to_lowercase().into()],
    );
    assert_eq!(written, true, "the page does not say: {line}");
}

/// Two ships carry what neither could alone: the harbour shows them, and the sheet tells of it.
#[test]
fn a_contract_is_shipped_with_two_ships() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let play = stored(THREE);
    // Neither ship alone would do.
    let needs_both = |before: &AnyPlay, action: &str| {
        let by = |ship: &str| action.replace("both", ship);
        let legal = before.legal();
        action.ends_with(" by both") && !legal.contains(&by("1")) && !legal.contains(&by("2"))
    };
    let (entries, action) = made(&play, needs_both);
    open(&site, &browser, THREE, entries);
    browser.wait_css(".work[data-open=harbour]");
    let ships = browser.js(
        "return document.querySelectorAll('.work-harbour .h-pier .h-hull').length",
        &[],
    );
    assert_eq!(ships, 2, "both ships lie at their piers");
    act(&browser, &action);
    browser.press_button("confirm");
    let rest = choices(&play, entries + 1);
    let mut rest = rest.iter();
    // What others are asked in the same production comes before its sheet is whole.
    while !browser.has("#account[data-written]") || browser.has(".choices [data-action]") {
        let next = rest.next().expect("the production ends");
        act(&browser, next);
        browser.press_button("confirm");
        browser.wait(
            "the next one is asked, or the sheet is whole",
            "document.querySelector('.choices [data-action], #account[data-written]')",
        );
    }
    let count = action.split(' ').nth(1).expect("a count");
    let said = browser.text("#account");
    let shipment = called(Lang::En, "account-shipment");
    assert!(said.contains(&shipment), "no {shipment} in {said}");
    for shipped in [format!("{count} shipped"), "2 ships".to_owned()] {
        assert!(said.contains(&shipped), "no {shipped} in {said}");
    }
    browser.assert_content();
}

/// Each of the sixteen events: told in the ledger by its name, and shown as one that has come.
#[test]
#[cfg(feature = "full")]
fn every_event_is_told_where_it_comes() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let mut met = std::collections::BTreeSet::new();
    for path in [THREE, FOUR] {
        let play = stored(path);
        open_to_look(&site, &browser, path);
        for (n, entry) in play.entries().enumerate() {
            let AnyEntry::Reveal(face) = entry else {
                continue;
            };
            let Some(event) = face.strip_prefix("event ") else {
                continue;
            };
            look_at(&browser, n + 1);
            let name = called(Lang::En, &format!("word-{event}"));
            assert_told(&browser, &play, n, &name);
            let come = browser.js(
                "return [...document.querySelectorAll('.events .past, .events .in-force')] \
                   .some((line) => line.textContent.includes(arguments[0]))",
                &[name.clone().into()],
            );
            assert_eq!(come, true, "{name} is not among the events that have come");
            met.insert(event.to_owned());
        }
    }
    assert_eq!(met.len(), 16, "{met:?}");
    browser.assert_content();
}

/// Each of the twenty tiles: told when it is taken, and shown among those of its owner.
#[test]
#[cfg(feature = "full")]
fn every_tile_is_told_and_shown_among_its_owners() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let mut seen = std::collections::BTreeSet::new();
    for path in [THREE, FOUR] {
        let play = stored(path);
        open_to_look(&site, &browser, path);
        for (n, entry) in play.entries().enumerate() {
            let AnyEntry::Act { seat, action } = entry else {
                continue;
            };
            let mut words = action.split(' ');
            let (Some("take"), Some(tile)) = (words.next(), words.next()) else {
                continue;
            };
            let id = format!("word-{tile}");
            let is_tile = play
                .events_of(n)
                .iter()
                .any(|event| event.message.id == "tile-taken");
            if !is_tile || !seen.insert(tile.to_owned()) {
                continue;
            }
            look_at(&browser, n + 1);
            let name = called(Lang::En, &id);
            assert_told(&browser, &play, n, &name);
            let owner = seat.index();
            let owned = browser.js(
                "return document.querySelectorAll('.player-tiles')[arguments[0]].textContent",
                &[owner.into()],
            );
            let owned = owned.as_str().unwrap_or_default();
            assert!(owned.contains(&name), "no {name} in {owned}");
        }
    }
    assert_eq!(seen.len(), 20, "{seen:?}");
    browser.assert_content();
}

/// What tiles do by themselves, what contracts come to, and other things that only this game tells.
#[cfg(feature = "full")]
const TOLD: [&str; 19] = [
    "developer-used",
    "inventor-used",
    "extra-shift",
    "row-shut",
    "workers-resettled",
    "tile-assigned",
    "tile-returned",
    "received-patron",
    "received-jubilee",
    "received-office",
    "received-engineering-works",
    "received-shipment",
    "contract-taken",
    "contract-rose",
    "contract-fulfilled",
    "ship-taken",
    "ship-returned",
    "factory-marked",
    "machine-smashed",
];

#[test]
#[cfg(feature = "full")]
fn what_tiles_and_contracts_come_to_is_told_in_the_ledger() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let texts = Texts::of_game(
        Lang::En,
        games::info("water-frame").expect("the catalogue has it"),
    );
    let mut left: Vec<&str> = TOLD.to_vec();
    for path in [THREE, FOUR] {
        let play = stored(path);
        let names = |seat| play.name(seat).unwrap_or_default().to_owned();
        open_to_look(&site, &browser, path);
        for entry in 0..play.entries().len() {
            for event in play.events_of(entry) {
                let Some(place) = left.iter().position(|id| *id == event.message.id) else {
                    continue;
                };
                left.remove(place);
                look_at(&browser, entry + 1);
                assert_told(
                    &browser,
                    &play,
                    entry,
                    &texts.message(&event.message, &names),
                );
            }
        }
    }
    assert!(left.is_empty(), "nobody met {left:?}");
    browser.assert_content();
}

/// The kinds of choices that only this game has, as the stored games make them.
#[cfg(feature = "full")]
const KINDS: [&str; 27] = [
    "use developer",
    "return patent",
    "return inventor",
    "pay inventor",
    "half-price",
    "move foreman",
    "take workshop",
    "take foreman",
    "take ship",
    "resettle",
    "shut",
    "extra",
    "deliver",
    "produce",
    "smash",
    "staff",
    "restaff",
    "contract",
    "ship",
    "start",
    "dismiss",
    "offer",
    "keep",
    "warehouse",
    "distribute",
    "paying",
    "replacing",
];

/// Whether a choice is of a kind.
#[cfg(feature = "full")]
fn is_of_kind(action: &str, kind: &str) -> bool {
    let action = format!("{action} ");
    action.starts_with(&format!("{kind} ")) || action.contains(&format!(" {kind} "))
}

/// The turns of a stored game: where each begins, and its choices.
#[cfg(feature = "full")]
fn turns(play: &AnyPlay) -> Vec<(usize, Vec<String>)> {
    let mut turns: Vec<(usize, Vec<String>)> = Vec::new();
    for (entry, made) in play.entries().enumerate() {
        let AnyEntry::Act { action, .. } = made else {
            continue;
        };
        if play.at(entry).tentative() == 0 {
            turns.push((entry, Vec::new()));
        }
        if let Some((_, choices)) = turns.last_mut() {
            choices.push(action);
        }
    }
    turns
}

/// Each kind of choice is made by clicks, in the first turn of a stored game that has it.
#[test]
#[cfg(feature = "full")]
fn every_kind_of_choice_is_clicked_where_a_stored_game_makes_it() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let mut left: Vec<&str> = KINDS.to_vec();
    for path in [THREE, FOUR] {
        for (begins, choices) in turns(&stored(path)) {
            let made = |kind: &&str| choices.iter().any(|action| is_of_kind(action, kind));
            if !left.iter().any(made) {
                continue;
            }
            left.retain(|kind| !made(kind));
            open(&site, &browser, path, begins);
            for action in &choices {
                act(&browser, action);
            }
        }
    }
    assert!(left.is_empty(), "nobody makes {left:?}");
    browser.assert_content();
}

/// The last round of 1810, the end of the decade, and the last exchange, by clicks.
#[test]
#[cfg(feature = "full")]
fn the_last_decade_leads_to_the_result() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let play = stored(THREE);
    let is_last =
        |n: &usize| play.at(*n).caption() == "1810 lamps" && play.at(*n).asked().is_some();
    let from = (0..play.entries().len()).find(is_last);
    let from = from.expect("the game has a last round");
    open(&site, &browser, THREE, from);
    follow(&browser, &choices(&play, from));
    browser.wait_css("main.end h1");
    let digest = play.digest();
    browser.wait(
        "the digest of the native engine",
        &format!("document.body.innerText.includes('{digest}')"),
    );
    let outcome = play.outcome().expect("it is over");
    let winner = table::Seat::all(3).find(|seat| outcome.winners.contains(*seat));
    let winner = winner.expect("somebody has won");
    let name = play
        .name(winner)
        .expect("the players have names")
        .to_owned();
    assert!(browser.text("main.end h1").contains(&name));
    assert!(
        !browser.text("main.end .hero p").is_empty(),
        "why he has won"
    );
    let scores = browser.text("main.end");
    for seat in table::Seat::all(3) {
        let score = outcome.score(seat).to_string();
        assert!(scores.contains(&score), "no {score} in {scores}");
    }
    let plots = browser.js(
        "return document.querySelectorAll('main.end svg.plot').length",
        &[],
    );
    assert!(plots.as_u64() > Some(4), "{plots} plots");
    browser.assert_content();
}
