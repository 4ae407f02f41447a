//! The table for everybody: phone, German, keyboard, assistive technology, no network.

use browser_tests::{Browser, Screen, Site, Standing, asked_in};

use super::play::{lay, some_turn};
use super::{by_chance, open};
use crate::kit::{start, without_network};
use crate::reach::{assert_accessible, axe};
use crate::turn::keyboard_turn;

/// Sentences that are missing show their id.
fn assert_all_is_said(browser: &Browser) {
    let ids = browser.js(
        "return document.body.innerText.match(/\\[[a-z]+(-[a-z]+)+\\]/g)",
        &[],
    );
    assert!(ids.is_null(), "sentences are missing: {ids}");
}

/// How far the page is wider than the phone; its layout would give way before it is scrolled.
fn too_wide(browser: &Browser) -> i64 {
    let wide = browser.js(
        "return Math.max(document.documentElement.scrollWidth, innerWidth) - 390",
        &[],
    );
    wide.as_i64().unwrap_or(i64::MAX)
}

fn assert_tabs_fit(browser: &Browser) {
    for tab in 1..=6 {
        browser.click(&format!(".tabs button:nth-child({tab})"));
        let wide = too_wide(browser);
        assert!(wide <= 0, "tab {tab} is too wide by {wide}");
        assert_all_is_said(browser);
    }
    browser.click(".tabs button:nth-child(2)");
    for part in ["quality", "exchange", "choices", "factories"] {
        browser.click(&format!("[data-part={part}]"));
        let wide = too_wide(browser);
        assert!(wide <= 0, "{part} is too wide by {wide}");
        assert_all_is_said(browser);
    }
}

/// German on a phone: turns are made by taps, and every tab fits.
#[test]
fn a_german_phone_plays_the_card_game() {
    let (_site, browser) = start(Screen::Phone, "de");
    lay(&browser, &["person", "random"], "phone");
    for luck in 0..2 {
        assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
        assert!(too_wide(&browser) <= 0, "the table is too wide");
        some_turn(&browser, luck);
    }
    browser.wait_for_people();
    assert_tabs_fit(&browser);
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_late_card_game_of_four_fits_a_german_phone() {
    let site = Site::open();
    let browser = Browser::open(Screen::Phone, "de");
    let play = by_chance(4, true, "late");
    let late = play.entries().len() * 3 / 4;
    for question in ["prompt-action", "prompt-price", "prompt-development"] {
        let asked = asked_in(&play, question, late).expect("each is asked every round");
        open(&site, &browser, &play, asked);
        assert_tabs_fit(&browser);
    }
    browser.assert_content();
}

#[test]
fn a_turn_of_the_card_game_is_made_with_the_keyboard_alone() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let play = by_chance(3, false, "keys");
    for question in ["prompt-action", "prompt-price"] {
        let asked = asked_in(&play, question, 60).expect("each is asked every round");
        open(&site, &browser, &play, asked);
        let before = browser.confirmed();
        keyboard_turn(&browser);
        browser.wait_for_people();
        assert!(browser.confirmed() > before, "{question}");
    }
    browser.assert_content();
}

fn assert_moments_accessible(browser: &Browser) {
    let axe = axe();
    let site = Site::open();
    let play = by_chance(4, true, "axe");
    let half = play.entries().len() / 2;
    for question in ["prompt-action", "prompt-price", "prompt-development"] {
        let asked = asked_in(&play, question, half).expect("each is asked every round");
        open(&site, browser, &play, asked);
        for part in ["factories", "quality", "exchange", "choices"] {
            browser.js(
                "document.querySelector(`[data-part=${arguments[0]}]`).click()",
                &[part.into()],
            );
            assert_accessible(browser, &axe, &format!("{question}, {part}"));
        }
    }
}

#[test]
fn no_serious_fault_of_accessibility_is_found_at_the_card_game() {
    let browser = Browser::open(Screen::Laptop, "en");
    assert_moments_accessible(&browser);
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn no_serious_fault_is_found_at_the_card_game_in_the_dark_in_german() {
    let browser = Browser::open(Screen::LowLaptop, "de");
    browser.set_dark(true);
    assert_moments_accessible(&browser);
}

#[test]
#[cfg(feature = "full")]
fn the_card_game_is_played_offline_after_the_first_visit() {
    let (site, browser) = without_network(Screen::Laptop, "en");
    browser.goto(&site.address);
    browser.click(&format!("{} .play-bots", super::CARD));
    for luck in 0..2 {
        assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
        some_turn(&browser, luck);
    }
    browser.wait_for_people();
    browser.wait_until_kept();
    browser.reload();
    browser.wait_for_people();
}
