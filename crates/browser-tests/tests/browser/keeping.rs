//! What the browser keeps: whole, once, and until somebody deletes it.

use browser_tests::{Browser, Screen, beginning, keys, record};
use client::{SavedGame, session_of, to_bundle};

use crate::kit::{lay_table, paste, start, table};

#[test]
fn a_save_that_is_not_completed_is_told() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person"; 2], true, "save");
    browser.wait_until_kept();
    let before = browser.kept();
    // The request succeeds, and then the disk is full.
    browser.js(
        "const put = window.put = IDBObjectStore.prototype.put; \
         IDBObjectStore.prototype.put = function (...args) { \
           const request = put.apply(this, args); \
           request.addEventListener('success', () => this.transaction.abort()); \
           return request; \
         };",
        &[],
    );
    browser.newcomer_turn();
    browser.wait("it is told", "document.querySelector('.notice p')");
    assert!(browser.text(".notice p").contains("refuses to keep"));
    assert_eq!(browser.kept(), before);
    // As soon as there is room again, the next turn keeps both.
    browser.js("IDBObjectStore.prototype.put = window.put", &[]);
    browser.newcomer_turn();
    browser.wait_until_kept();
    assert!(!browser.has(".banner"));
    browser.assert_content();
}

/// Changes the only entry by a function body that gets it as `entry`.
fn damage(browser: &Browser, how: &str) {
    let script = format!(
        "const done = arguments[arguments.length - 1]; \
         const opening = indexedDB.open('millwright', 1); \
         opening.onsuccess = () => {{ \
           const writing = opening.result.transaction('games', 'readwrite'); \
           const store = writing.objectStore('games'); \
           store.openCursor().onsuccess = (event) => {{ \
             const entry = JSON.parse(event.target.result.value); \
             {how}; \
             event.target.result.update(JSON.stringify(entry)); \
           }}; \
           writing.oncomplete = () => {{ opening.result.close(); done(); }}; \
         }};"
    );
    browser.js_later(&script, &[]);
}

#[test]
fn an_entry_with_a_damaged_field_is_listed_and_opened() {
    let (site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person"; 2], true, "damage");
    browser.newcomer_turn();
    browser.wait_until_kept();
    let confirmed = browser.confirmed();
    damage(&browser, "entry.players[0].bot = 17; delete entry.caption");
    browser.click(".brand");
    browser.wait_css(".saved .damage");
    let says = browser.text(".saved .damage");
    assert!(says.contains("who sits where, where it stands"), "{says}");
    browser.new_tab();
    browser.goto(&site.address);
    browser.click(".saved .open-game");
    browser.wait_css("main.table");
    assert_eq!(browser.confirmed(), confirmed);
    let says = browser.text(".notice p");
    assert!(says.contains("who sits where"), "{says}");
    browser.assert_content();
}

#[test]
fn the_same_link_opened_again_finds_its_game() {
    let text = record("arkwright/tests/records/three-players.record");
    let (site, browser) = table(&text, 30);
    browser.newcomer_turn();
    browser.wait_until_kept();
    let confirmed = browser.confirmed();
    for _ in 0..2 {
        browser.goto("about:blank");
        browser.goto(&site.link_to_play(&text, 30));
        browser.wait_css("main.table");
        assert_eq!(browser.confirmed(), confirmed);
        assert_eq!(browser.all_kept().len(), 1);
    }
    browser.newcomer_turn();
    browser.assert_content();
}

/// A file of so many games, each a beginning of the same one.
fn bundle(count: usize) -> String {
    let text = record("arkwright/tests/records/two-players.record");
    let mut games: Vec<SavedGame> = Vec::new();
    for entries in 1.. {
        let session = session_of(&beginning(&text, entries)).expect("it is stored");
        let game = SavedGame::of(&session, "", 0).expect("it knows its seed");
        // Standing orders lead some beginnings to the same place.
        if games.last().is_none_or(|last| last.record != game.record) {
            games.push(game);
        }
        if games.len() == count {
            break;
        }
    }
    to_bundle(&games)
}

fn rows(browser: &Browser) -> u64 {
    let rows = browser.js("return document.querySelectorAll('.saved').length", &[]);
    rows.as_u64().unwrap_or(0)
}

#[test]
fn many_games_are_stored_after_a_question_and_deleted_at_once() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let file = bundle(90);
    paste(&browser, &file);
    browser.wait_css(".many");
    assert!(browser.text(".many").contains("90 games"));
    browser.press_button("leave-many");
    browser.wait("it is not asked again", "!document.querySelector('.many')");
    assert!(browser.all_kept().is_empty(), "nobody agreed");
    paste(&browser, &file);
    browser.click("#store-all");
    browser.wait_until("they are stored", || browser.all_kept().len() == 90);
    browser.wait_css(".saved");
    assert_eq!(rows(&browser), 40, "so many are listed at first");
    // The same file again: everything is here already.
    paste(&browser, &file);
    browser.click("#store-all");
    browser.wait(
        "it says so",
        "document.querySelector('.notice p')?.innerText.includes('90 were here already')",
    );
    browser.press_button("list-more");
    browser.wait(
        "more are listed",
        "document.querySelectorAll('.saved').length === 80",
    );
    // With the keyboard alone: select, two boxes, delete.
    browser.js("document.getElementById('select-games').focus()", &[]);
    browser.press(keys::ENTER);
    browser.wait("boxes", "document.activeElement.id === 'select-all'");
    browser.js("document.querySelector('.pick input').focus()", &[]);
    browser.press(" ");
    browser.press(keys::TAB);
    browser.press(" ");
    assert!(
        browser
            .text("[data-do=delete-selected]")
            .contains("2 games")
    );
    browser.js(
        "document.querySelector('[data-do=delete-selected]').focus()",
        &[],
    );
    browser.press(keys::ENTER);
    browser.wait(
        "it is asked",
        "document.activeElement.id === 'keep-selected'",
    );
    browser.click(".delete-now");
    browser.wait_until("two are gone", || browser.all_kept().len() == 88);
    browser.click("#select-games");
    browser.click("#select-all");
    browser.press_button("delete-selected");
    browser.click(".delete-now");
    browser.wait_until("all are gone", || browser.all_kept().is_empty());
    browser.wait("none is listed", "!document.querySelector('.saved')");
    browser.assert_content();
}

/// Who has a game going on finds it without scrolling.
#[test]
fn games_going_on_stand_in_sight_on_the_start_page() {
    let (site, browser) = start(Screen::Desktop, "en");
    browser.set_size(1440, 900, false);
    paste(&browser, &bundle(5));
    browser.wait_until("they are stored", || browser.all_kept().len() == 5);
    browser.goto(&site.address);
    browser.wait_css(".saved:nth-child(3)");
    let foot = browser.js(
        "return document.querySelector('.saved:nth-child(3)').getBoundingClientRect().bottom",
        &[],
    );
    assert!(foot.as_f64().is_some_and(|foot| foot < 700.0), "{foot}");
}
