//! The table for everybody: phone, German, keyboard, assistive technology, no network.

use browser_tests::{Browser, Screen, Site, Standing, first_asked, keys, record};

use super::play::sensible_turn;
use super::{CARD, FOUR, lay, open};
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

/// German on a phone: turns are made by taps, and every tab fits.
#[test]
fn a_german_phone_plays_water_frame() {
    let (_site, browser) = start(Screen::Phone, "de");
    lay(&browser, &["person", "greedy@300n"], true, "phone");
    for _ in 0..2 {
        assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
        assert!(too_wide(&browser) <= 0, "the table is too wide");
        sensible_turn(&browser);
    }
    browser.wait_for_people();
    assert_tabs_fit(&browser);
    browser.assert_content();
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
    let tabs = browser.js(
        "return document.querySelector('.tabs').children.length",
        &[],
    );
    assert_eq!(tabs, 6);
    for tab in 1..=6 {
        browser.click(&format!(".tabs button:nth-child({tab})"));
        let wide = too_wide(browser);
        assert!(wide <= 0, "tab {tab} is too wide by {wide}");
        assert_all_is_said(browser);
    }
}

/// The widest there is: four players late in the game, on a phone in German.
#[test]
#[cfg(feature = "full")]
fn a_late_game_of_four_fits_a_german_phone() {
    let site = Site::open();
    let browser = Browser::open(Screen::Phone, "de");
    let text = record(FOUR);
    for question in [
        "prompt-administration",
        "prompt-shipment",
        "prompt-special-marker",
    ] {
        open(&site, &browser, FOUR, first_asked(&text, question, 400));
        assert_tabs_fit(&browser);
    }
    browser.goto("about:blank");
    browser.goto(&site.link(&text, usize::MAX));
    browser.wait_css("main.end h1");
    assert!(too_wide(&browser) <= 0, "the result is too wide");
    assert_all_is_said(&browser);
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn water_frame_is_played_offline_after_the_first_visit() {
    let (site, browser) = without_network(Screen::Laptop, "en");
    browser.goto(&site.address);
    browser.click(&format!("{CARD} .play-bots"));
    for _ in 0..2 {
        assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
        sensible_turn(&browser);
    }
    browser.wait_for_people();
    browser.wait_until_kept();
    browser.reload();
    browser.wait_for_people();
}

#[test]
fn a_turn_of_water_frame_is_made_with_the_keyboard_alone() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let text = record(FOUR);
    for question in ["prompt-administration", "prompt-shipment", "prompt-firing"] {
        open(&site, &browser, FOUR, first_asked(&text, question, 0));
        let before = browser.confirmed();
        keyboard_turn(&browser);
        browser.wait_for_people();
        assert!(browser.confirmed() > before, "{question}");
    }
    browser.assert_content();
}

/// The parts that share the place of the mill, each with what it is called in the tests' output.
const PARTS: [&str; 4] = ["mill", "harbour", "tiles", "all"];

/// Opens a part; a question in a production is asked below its sheet, which gives way.
fn open_part(browser: &Browser, part: &str) {
    let open = format!(".work[data-open={part}]");
    browser.wait_until(part, || {
        if browser.has("#account") {
            browser.press(keys::ESCAPE);
        }
        let tab = format!(".work [data-part={part}]");
        !browser.has("#account") && (browser.has(&open) || browser.try_click(&tab).is_ok())
    });
    browser.wait_css(&open);
}

fn assert_parts_accessible(site: &Site, browser: &Browser, axe: &str) {
    let text = record(FOUR);
    let moments = [
        ("prompt-administration", 300),
        ("prompt-shipment", 300),
        ("prompt-special-marker", 300),
    ];
    for (question, after) in moments {
        open(site, browser, FOUR, first_asked(&text, question, after));
        for part in PARTS {
            open_part(browser, part);
            assert_accessible(browser, axe, &format!("{question}, {part}"));
        }
    }
}

#[test]
fn no_serious_fault_of_accessibility_is_found_at_water_frame() {
    let axe = axe();
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    assert_parts_accessible(&site, &browser, &axe);
    browser.goto("about:blank");
    browser.goto(&site.link(&record(FOUR), usize::MAX));
    browser.wait_css("main.end");
    assert_accessible(&browser, &axe, "end");
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn no_serious_fault_is_found_at_water_frame_in_the_dark_or_on_a_phone() {
    let axe = axe();
    let site = Site::open();
    let browser = Browser::open(Screen::LowLaptop, "de");
    browser.set_dark(true);
    assert_parts_accessible(&site, &browser, &axe);
    browser.assert_content();
    // Another browser: in this one the game is kept already, and nobody is asked who plays it.
    let browser = Browser::open(Screen::Phone, "de");
    browser.set_dark(true);
    open(
        &site,
        &browser,
        FOUR,
        first_asked(&record(FOUR), "prompt-administration", 300),
    );
    for tab in 1..=6 {
        browser.click(&format!(".tabs button:nth-child({tab})"));
        assert_accessible(&browser, &axe, &format!("tab {tab}"));
    }
    browser.goto("about:blank");
    browser.goto(&site.link(&record(FOUR), usize::MAX));
    browser.wait_css("main.end");
    assert_accessible(&browser, &axe, "end");
    browser.assert_content();
}
