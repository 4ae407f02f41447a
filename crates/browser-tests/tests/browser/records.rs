//! Records that leave the page and come back.

use browser_tests::{Browser, Screen, Site, keys, record};
use games::AnyPlay;

use crate::kit::{paste, start};

#[test]
fn an_opened_record_shows_the_digest_that_replay_prints() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let text = record("bots/tests/records/greedy.record");
    let digest = AnyPlay::replay(&text, &[]).expect("it is stored").digest();
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
    let digest = AnyPlay::replay(&text, &[]).expect("it is stored").digest();
    let file = std::env::temp_dir().join(format!("millwright-{}.record", std::process::id()));
    std::fs::write(&file, &text).expect("the temporary folder can be written to");
    browser.type_into("#record-file", &file.display().to_string());
    browser.wait_css("main.end");
    std::fs::remove_file(&file).expect("it was written above");
    browser.reload();
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

#[test]
#[cfg(feature = "full")]
fn a_record_dropped_on_the_page_is_opened() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let text = record("arkwright/tests/records/two-players.record");
    browser.wait_css("#record-text");
    browser.js(
        "const carried = new DataTransfer(); \
         carried.items.add(new File([arguments[0]], 'two.record', { type: 'text/plain' })); \
         const place = document.getElementById('record-text'); \
         for (const type of ['dragenter', 'dragover', 'drop']) \
           place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }));",
        &[text.into()],
    );
    browser.wait_css("main.end");
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_finished_game_is_gone_through_and_left_for_its_result() {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    let text = record("arkwright/tests/records/two-players.record");
    browser.goto(&site.link(&text, usize::MAX));
    browser.wait_css("main.end");
    let place = || {
        let place = browser.js(
            "const { value, max } = document.querySelector('.scrubber input'); \
             return Number(max) - Number(value)",
            &[],
        );
        place.as_i64().unwrap_or(i64::MAX)
    };
    // First the last board, then back from it with the arrow keys: the range has the focus.
    browser.click(".scrubber button");
    browser.wait_css("main.table");
    assert_eq!(place(), 0);
    browser.wait(
        "the range has the focus",
        "document.activeElement?.type === 'range'",
    );
    browser.press(keys::LEFT);
    browser.press(keys::LEFT);
    assert_eq!(place(), 2);
    browser.press(keys::RIGHT);
    browser.press(keys::RIGHT);
    assert_eq!(place(), 0);
    browser.press_button("now");
    browser.wait_css("main.end");
    browser.assert_content();
}
