//! Records that leave the page and come back.

use browser_tests::{Browser, Screen, Site, record};
use games::AnyPlay;

use crate::kit::start;

/// Pastes a record into the start page and opens it.
fn paste(browser: &Browser, text: &str) {
    browser.wait_css("#record-text");
    // Typing a whole record key by key takes a minute; a paste is one event.
    browser.js(
        "const field = document.getElementById('record-text'); \
         field.value = arguments[0]; \
         field.dispatchEvent(new Event('input', { bubbles: true }));",
        &[text.into()],
    );
    browser.click(".open-text");
}

#[test]
fn an_opened_record_shows_the_digest_that_replay_prints() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let text = record("bots/tests/records/greedy.record");
    let digest = AnyPlay::replay(&text, None).expect("it is stored").digest();
    paste(&browser, &text);
    browser.wait_css("main.end");
    browser.wait(
        "the digest",
        &format!("document.body.innerText.includes('{digest}')"),
    );
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_record_opened_from_a_file_is_kept_and_shown_again() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let text = record("arkwright/tests/records/two-players.record");
    let digest = AnyPlay::replay(&text, None).expect("it is stored").digest();
    let file = std::env::temp_dir().join(format!("millwright-{}.record", std::process::id()));
    std::fs::write(&file, &text).expect("the temporary folder can be written to");
    browser.type_into("#record-file", &file.display().to_string());
    browser.wait_css("main.end");
    std::fs::remove_file(&file).expect("it was written above");
    browser.reload();
    browser.click(".saved .open-game");
    browser.wait_css("main.end");
    let says = format!("document.body.innerText.includes('{digest}')");
    browser.wait("the digest", &says);
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_link_opens_a_record_at_its_moment() {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    let text = record("arkwright/tests/records/two-players.record");
    browser.goto(&site.link(&text, 40));
    browser.wait_css("main.table");
    let moment = browser.js(
        "return document.querySelector('.scrubber input').value",
        &[],
    );
    assert_eq!(moment, "40");
    browser.assert_content();
}
