//! Playing alone: two clicks to a table, challenges, results that stay, campaigns.

use browser_tests::{Browser, Screen, Standing, keys, record};
use client::{Player, SavedGame, Session};
use games::{AnyEntry, AnyPlay};
use serde_json::{Value, json};

use crate::kit::start;

const CARD: &str = "[data-game=oranienburger-kanal]";
const SOLO: &str = "bots/tests/records/kanal-planner.record";
const CAMPAIGN: &str = "kanal/tests/records/campaign.record";

/// Puts a game among those that the browser keeps, as if it had been dealt here.
fn keep(browser: &Browser, play: &AnyPlay) {
    let session = Session::new(play.clone(), vec![Player::Person], Vec::new());
    let game = SavedGame::of(&session, "kept", 1).expect("it has a record");
    let text = serde_json::to_string(&game).expect("it is plain data");
    let kept = browser.js_later(
        "const done = arguments[arguments.length - 1]; \
         const opening = indexedDB.open('millwright', 1); \
         opening.onupgradeneeded = () => opening.result.createObjectStore('games'); \
         opening.onsuccess = () => { \
           const work = opening.result.transaction('games', 'readwrite'); \
           work.objectStore('games').put(arguments[0], 'kept'); \
           work.oncomplete = () => { opening.result.close(); done(true); }; \
         };",
        &[text.into()],
    );
    assert_eq!(kept, Value::Bool(true));
    browser.reload();
    browser.wait_css(".open-game");
}

fn to_start(browser: &Browser) {
    browser.click(".brand");
    browser.wait_css(".challenges");
}

#[test]
fn a_game_alone_is_one_click_away() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.click(&format!("{CARD} .play-alone"));
    browser.wait_css("main.table[data-standing^=person]");
    let kept = browser.kept();
    assert_eq!(kept.players.len(), 1);
    assert_eq!(kept.game, "oranienburger-kanal");
    browser.assert_content();
}

#[test]
fn a_challenge_is_begun_and_gone_on_with() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let label = || browser.text(".challenges li .btn");
    browser.wait_css(".challenges");
    assert_eq!(label(), "Play");
    browser.click(".challenges [data-value=b]");
    browser.click(".challenges li .btn");
    browser.wait_css("main.table[data-standing^=person]");
    assert!(browser.text(".table-name").contains("challenge of"));
    let header = browser.kept().record;
    assert!(header.contains("\nchallenge: ") && header.contains("\noption deck: b\n"));
    to_start(&browser);
    // With the other deck it is another game.
    assert_eq!(label(), "Play");
    browser.reload();
    browser.click(".challenges [data-value=b]");
    browser.wait(
        "it is under way",
        "document.querySelector('.challenges li .btn').innerText === 'Go on'",
    );
    browser.click(".challenges li .btn");
    browser.wait_css("main.table[data-standing^=person]");
    assert_eq!(browser.all_kept().len(), 1);
    // Whoever deletes it and begins again has begun before.
    to_start(&browser);
    browser.click(".saved .delete");
    browser.click(".delete-now");
    browser.click(".challenges [data-value=b]");
    browser.wait(
        "it was begun",
        "document.querySelector('.challenges li .btn').innerText === 'Again'",
    );
    browser.click(".challenges li .btn");
    browser.wait_css("main.table[data-standing^=person]");
    let again = |line: &str| line.starts_with("challenge: ") && line.ends_with(" again");
    assert!(browser.kept().record.lines().any(again));
    browser.assert_content();
}

/// A game for one player before its last turn, and that turn in notation.
fn before_the_end(path: &str) -> (AnyPlay, Vec<String>) {
    let text = record(path);
    let whole = AnyPlay::replay(&text, &[]).expect("it is stored");
    let begins_turn = |entries: &usize| {
        let then = whole.at(*entries);
        then.asked().is_some() && then.tentative() == 0 && then.small_question().is_none()
    };
    let last = (0..whole.entries().len()).rev().find(begins_turn);
    let last = last.expect("a game has turns");
    let turn = whole.entries().skip(last).filter_map(|entry| match entry {
        AnyEntry::Act { action, .. } => Some(action),
        AnyEntry::Reveal(_) => None,
    });
    let turn = turn.collect();
    (whole.at(last), turn)
}

#[test]
#[cfg(feature = "full")]
fn a_result_stays_when_its_game_is_deleted() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let (play, turn) = before_the_end(SOLO);
    keep(&browser, &play);
    browser.click(".open-game");
    browser.wait_css("main.table[data-standing^=person]");
    let made = || match browser.wait_for_people() {
        Standing::Person {
            tentative,
            complete,
            ..
        } => (tentative, complete),
        _ => (0, false),
    };
    for action in turn {
        if let (_, true) = made() {
            browser.press_button("confirm");
            browser.wait_until("the next turn", || made() == (0, false));
        }
        let (before, _) = made();
        // A standing order has activated a structure that waits alone.
        if browser.turn().contains(&action) {
            continue;
        }
        browser.type_into("#command-line", &action);
        browser.press(keys::ENTER);
        browser.wait_until("it is made", || made().0 > before);
    }
    browser.press_button("confirm");
    assert_eq!(browser.wait_for_people(), Standing::Over);
    browser.wait_css("main.end h1");
    let play = AnyPlay::replay(&browser.kept().record, &[]).expect("it is whole");
    let score = play
        .outcome()
        .expect("it is over")
        .score(table::Seat::new(0));
    to_start(&browser);
    browser.wait_css(".results .score");
    assert_eq!(browser.text(".results .score"), score.to_string());
    browser.click(".saved .delete");
    browser.click(".delete-now");
    browser.reload();
    browser.wait_css(".results .score");
    assert_eq!(browser.text(".results .score"), score.to_string());
    assert!(!browser.has(".saved"));
    browser.assert_content();
}

#[test]
fn a_kept_campaign_says_how_far_it_is() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let whole = AnyPlay::replay(&record(CAMPAIGN), &[]).expect("it is stored");
    let in_second = |entries: &usize| {
        let then = whole.at(*entries);
        then.asked().is_some() && then.parts().is_some_and(|parts| parts.totals.len() == 1)
    };
    let entries = (0..whole.entries().len()).find(in_second);
    let play = whole.at(entries.expect("a campaign has a second game"));
    let total = play.parts().expect("it is a campaign").totals[0];
    keep(&browser, &play);
    let says = browser.text(".saved .what");
    assert!(
        says.contains(&format!("of 3 games, {total} so far")),
        "{says}"
    );
    browser.click(".open-game");
    browser.wait_css("main.table[data-standing^=person]");
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_campaign_is_for_one_and_two_have_bots() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.click(&format!("{CARD} .set-table"));
    browser.click(".new-table [data-value='2']");
    browser.wait(
        "no campaign for two",
        "!document.querySelector('.new-table [data-value=yes]')",
    );
    browser.click(".new-table [data-value='1']");
    browser.click(".new-table [data-value=yes]");
    browser.click(".start-table");
    browser.wait_css("main.table[data-standing^=person]");
    assert_eq!(browser.kept().games, 3);
    to_start(&browser);
    browser.click(&format!("{CARD} .play-bots"));
    browser.wait_css("main.table");
    let two = |game: &SavedGame| game.players.len() == 2;
    browser.wait_until("a game against a bot", || {
        browser.all_kept().iter().any(two)
    });
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_challenge_on_a_phone_in_german() {
    let (_site, browser) = start(Screen::Phone, "de");
    browser.wait_css(".challenges");
    assert_eq!(browser.text("#challenges"), "Herausforderungen");
    assert_eq!(
        browser.text(".challenges li:nth-child(2) .what span"),
        "heute"
    );
    browser.click(".challenges li .btn");
    browser.wait_css("main.table[data-standing^=person]");
    let wide = browser.js(
        "return document.documentElement.scrollWidth - innerWidth",
        &[],
    );
    assert_eq!(wide, json!(0));
    browser.assert_content();
}
