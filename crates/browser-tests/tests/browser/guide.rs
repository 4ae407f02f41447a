//! The guided first game of one, followed as it suggests.

use std::time::Duration;

use browser_tests::{Browser, Screen, Standing, keys};
use games::{AnyEntry, AnyPlay};

use crate::kit::start;

const GAME: &str = "oranienburger-kanal";

/// What was chosen in the game that the browser keeps.
fn chosen(browser: &Browser) -> Vec<String> {
    browser.wait_until_kept();
    let play = AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records");
    let choices = play.entries().filter_map(|entry| match entry {
        AnyEntry::Act { action, .. } => Some(action),
        AnyEntry::Reveal(_) => None,
    });
    choices.collect()
}

/// How long the adviser may think here: other tests run beside it.
const THOUGHT: Duration = Duration::from_secs(90);

/// Does what the guide says until so many turns are confirmed; gives the lessons that were given.
pub(crate) fn follow(browser: &Browser, turns: usize) -> Vec<String> {
    let mut lessons = Vec::new();
    let mut confirmed = 0;
    while confirmed < turns {
        let standing = browser.wait_for_people();
        let said = browser.js("return document.querySelector('.guide')?.textContent", &[]);
        let said = said.as_str().unwrap_or_default().to_owned();
        assert!(!said.contains('['), "a text is missing: {said}");
        // The end of a round waits for the turn of the wheel; its sheet explains what came before.
        if browser.has("#account") {
            let tips = browser.text("#account");
            assert!(!tips.contains('['), "a text is missing: {tips}");
            browser.press(keys::ESCAPE);
            browser.wait(
                "the table is in sight",
                "!document.getElementById('account')",
            );
        } else if browser.has(".guide .lesson .btn") {
            lessons.push(browser.text(".guide .lesson h3"));
            browser.click(".guide .lesson .btn");
        } else if browser.has(".guide [data-action]") {
            browser.click(".guide [data-action]");
        } else if browser.has(".guide-thinks") {
            browser.wait_for(
                "the adviser has thought",
                "!document.querySelector('.guide-thinks')",
                THOUGHT,
            );
        } else {
            assert!(matches!(standing, Standing::Person { .. }), "{standing:?}");
            browser.press(keys::ENTER);
            confirmed += 1;
        }
    }
    browser.wait_for_people();
    lessons
}

/// How many turns the gate follows the guide in the other language: a round and its turn of the wheel.
const IN_GERMAN: usize = if cfg!(feature = "full") { 15 } else { 5 };

#[test]
fn a_newcomer_follows_the_guide_through_the_first_rounds_of_the_canal() {
    for (lang, first, screen, turns) in [
        // Three rounds of four actions, each with its turn of the wheel.
        ("en", "What it is about", Screen::Desktop, 15),
        ("de", "Worum es geht", Screen::LowLaptop, IN_GERMAN),
    ] {
        let (_site, browser) = start(screen, lang);
        browser.click(&format!(".btn.learn[data-game='{GAME}']"));
        browser.wait_css(".guide .lesson");
        let lessons = follow(&browser, turns);
        assert_eq!(lessons.first().map(String::as_str), Some(first));
        assert!(lessons.len() >= turns, "{lessons:?}");
        assert!(chosen(&browser).len() >= turns);
        browser.assert_content();
    }
}

#[test]
fn the_guide_is_left_and_gone_on_with() {
    let (_site, browser) = start(Screen::Phone, "en");
    browser.click(&format!(".btn.learn[data-game='{GAME}']"));
    browser.wait_css(".guide .lesson");
    browser.click(".guide .lesson .btn");
    browser.click(".guide .hd .link");
    browser.wait_css(".guide-resume");
    browser.click(".guide-resume");
    browser.wait_css(".guide .lesson");
    let progress = browser.text(".guide .hd .sub");
    assert!(progress.starts_with('1'), "{progress}");
    browser.assert_content();
}

#[test]
fn the_rules_of_the_canal_are_searched_and_lead_to_the_rule_of_a_refusal() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.click(&format!("[data-game='{GAME}'] .btn.rules"));
    browser.wait_css(".rules article");
    let text = browser.js(
        "return document.querySelector('main.rules').textContent",
        &[],
    );
    let text = text.as_str().unwrap_or_default().to_owned();
    assert!(!text.contains('['), "a text is missing");
    browser.type_into("#rules-search", "canal clay");
    browser.wait(
        "few entries",
        "document.querySelectorAll('.rules article:not([hidden])').length < 20",
    );
    assert!(browser.has("#rule-canal:not([hidden])"));
    browser.click(".back");
    browser.wait_css(".play-alone");
    browser.click(&format!("[data-game='{GAME}'] .play-alone"));
    browser.wait_for_people();
    // The blocking disc lies there in the first round.
    browser.type_into("#command-line", "space 1");
    browser.press(keys::ENTER);
    browser.wait_css(".trouble .section-link");
    browser.click(".trouble .section-link");
    browser.wait_css("#rule-blocking-disc.opened");
    browser.assert_content();
}

#[test]
fn a_number_of_the_canal_is_corrected_and_played_with() {
    let (_site, browser) = start(Screen::Desktop, "de");
    browser.js(
        "[...document.querySelectorAll('.game-card .btn')] \
           .filter((button) => button.textContent.trim() === 'Oranienburger Kanal').pop().click()",
        &[],
    );
    browser.wait_css("#block-imprinted");
    let text = browser.js(
        "return document.querySelector('main.numbers').textContent",
        &[],
    );
    let text = text.as_str().unwrap_or_default().to_owned();
    assert!(!text.contains('['), "a text is missing");
    let cell = "[aria-labelledby='block-imprinted'] .number-entry:nth-child(2) input";
    browser.js(
        "const cell = document.querySelector(arguments[0]); cell.value = 'v22'; \
         cell.dispatchEvent(new Event('input', { bubbles: true }));",
        &[cell.into()],
    );
    browser.wait_css(".number-block.wrong .wrong-here");
    browser.js(
        "const cell = document.querySelector(arguments[0]); cell.value = 'v25'; \
         cell.dispatchEvent(new Event('input', { bubbles: true }));",
        &[cell.into()],
    );
    browser.wait(
        "it is right again",
        "!document.querySelector('.number-block.wrong')",
    );
    browser.click(".play-numbers");
    browser.wait_for_people();
    browser.wait_until_kept();
    assert!(browser.kept().record.contains("rail = \"v25\""));
    browser.assert_content();
}
