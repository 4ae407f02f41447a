//! What teaches Water Frame: the guided first game, the rules reference and the component numbers.

use browser_tests::{Browser, Screen};
use games::{AnyEntry, AnyPlay};

use crate::guide::follow;
use crate::kit::start;

const GAME: &str = "water-frame";

/// Everything that is written in a part of the page; no text of it is missing.
fn written(browser: &Browser, part: &str) -> String {
    let text = browser.js(
        "return document.querySelector(arguments[0])?.textContent",
        &[part.into()],
    );
    let text = text.as_str().unwrap_or_default().to_owned();
    assert!(!text.contains('['), "a text is missing: {text}");
    text
}

/// What the learner has chosen.
fn chosen(browser: &Browser) -> Vec<String> {
    browser.wait_until_kept();
    let play = AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records");
    let choices = play.entries().filter_map(|entry| match entry {
        AnyEntry::Act { seat, action } if seat.number() == 1 => Some(action),
        _ => None,
    });
    choices.collect()
}

#[test]
fn a_newcomer_follows_the_guide_into_the_second_decade() {
    into_the_second_decade("en", "Five decades", "Contracts");
}

#[test]
#[cfg(feature = "full")]
fn a_german_newcomer_follows_the_guide_into_the_second_decade() {
    into_the_second_decade("de", "Fünf Jahrzehnte", "Aufträge");
}

fn into_the_second_decade(lang: &str, first: &str, contracts: &str) {
    let (_site, browser) = start(Screen::Desktop, lang);
    browser.click(&format!(".btn.learn[data-game='{GAME}']"));
    browser.wait_css(".guide .lesson");
    let lessons = follow(&browser, 12);
    assert_eq!(lessons.first().map(String::as_str), Some(first));
    assert!(
        lessons.iter().any(|lesson| lesson == contracts),
        "{lessons:?}"
    );
    assert!(lessons.len() >= 15, "{lessons:?}");
    let made = chosen(&browser);
    for word in ["contract ", "ship ", "take "] {
        assert!(made.iter().any(|made| made.starts_with(word)), "{made:?}");
    }
    browser.assert_content();
}

/// Every lesson has its texts in both languages by a test of its own; here the page says them.
#[test]
fn a_german_newcomer_follows_the_guide_through_the_first_turns() {
    let (_site, browser) = start(Screen::Desktop, "de");
    browser.click(&format!(".btn.learn[data-game='{GAME}']"));
    browser.wait_css(".guide .lesson");
    let lessons = follow(&browser, 3);
    assert_eq!(lessons.first().map(String::as_str), Some("Fünf Jahrzehnte"));
    assert!(lessons.len() >= 4, "{lessons:?}");
    browser.assert_content();
}

#[test]
fn what_spinning_jenny_taught_is_not_taught_again() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.click(".btn.learn[data-game='spinning-jenny']");
    browser.wait_css(".guide .lesson");
    let mut taught = follow(&browser, 2);
    taught.retain(|lesson| lesson != "What it is about");
    assert!(
        taught
            .iter()
            .any(|lesson| lesson == "One marker, one action")
    );
    browser.click(".brand");
    browser.wait_css(&format!(".btn.learn[data-game='{GAME}']"));
    browser.click(&format!(".btn.learn[data-game='{GAME}']"));
    browser.wait_css(".guide .lesson");
    let lessons = follow(&browser, 2);
    for lesson in &taught {
        assert!(!lessons.contains(lesson), "{lesson} again");
    }
    assert!(lessons.len() >= 3, "{lessons:?}");
}

#[test]
fn the_rules_are_searched_and_name_the_book_they_are_from() {
    let (_site, browser) = start(Screen::Desktop, "de");
    browser.click(&format!("[data-game='{GAME}'] .btn.rules"));
    browser.wait_css(".rules article");
    let text = written(&browser, "main.rules");
    assert!(text.contains("Spielerheft 1.8") && text.contains("Spielerheft 1.9"));
    browser.type_into("#rules-search", "Opiumkrieg");
    browser.wait(
        "few entries",
        "document.querySelectorAll('.rules article:not([hidden])').length < 10",
    );
    assert!(browser.has("#rule-event-opium-war:not([hidden])"));
    browser.assert_content();
}

#[test]
fn both_files_of_numbers_are_shown_and_one_is_corrected() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.js(
        "[...document.querySelectorAll('.game-card .btn')] \
           .filter((button) => button.textContent.trim() === 'Water Frame').pop().click()",
        &[],
    );
    browser.wait_css("#block-ships");
    written(&browser, "main.numbers");
    browser.click(".numbers-head [data-value='arkwright.toml']");
    browser.wait_css("#block-job-market");
    written(&browser, "main.numbers");
    browser.click(".numbers-head [data-value='water-frame.toml']");
    browser.wait_css("#block-contracts");
    let set = "const cell = document.querySelectorAll( \
         \"[aria-labelledby='block-contracts'] input\")[3]; cell.value = arguments[0]; \
         cell.dispatchEvent(new Event('input', { bubbles: true }));";
    browser.js(set, &["12".into()]);
    browser.wait_css(".number-block.wrong .wrong-here");
    browser.js(set, &["7".into()]);
    browser.wait(
        "it is right again",
        "!document.querySelector('.number-block.wrong')",
    );
    browser.click(".play-numbers");
    browser.wait_for_people();
    browser.wait_until_kept();
    assert!(browser.kept().record.contains("[2, 4, 6, 7, 10]"));
    browser.assert_content();
}
