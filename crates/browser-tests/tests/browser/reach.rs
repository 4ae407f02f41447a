//! The page for everybody: phone, German, assistive technology.

use std::path::PathBuf;

use browser_tests::{Browser, Screen, Site, Standing, record};
use serde_json::Value;

use crate::kit::{lay_table, start, table};

/// axe-core, as `cargo verify` has installed it.
pub(crate) fn axe() -> String {
    let target = std::env::current_exe().expect("a test knows where it is");
    let target = target
        .ancestors()
        .find(|folder| folder.join("CACHEDIR.TAG").is_file())
        .expect("tests lie in a target folder");
    let file: PathBuf = target.join("axe/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(&file).unwrap_or_else(|error| {
        let file = file.display();
        panic!("{file}: {error}; `cargo xtask browser` installs axe-core there (it needs npm)")
    })
}

/// Fails on every serious fault that axe-core finds.
///
/// The rungs of a price ladder, purchases and costs show bare figures and are read out as a sentence
/// with all of them, in another order; that is no mismatch. Nor is a cost such as "£2 + 2" of a marker
/// that is used again, nor what stands at a pier, which their sentences hold as it stands: axe-core does
/// not find it there because of the sign, or of the drawing beside it.
pub(crate) fn assert_accessible(browser: &Browser, axe: &str, what: &str) {
    // The policy of the page forbids evaluating text, so the driver brings the script in.
    browser.js(
        &format!("{axe}; window.axe = window.axe ?? axe; return 1"),
        &[],
    );
    let faults = browser.js_later(
        "const done = arguments[arguments.length - 1]; \
         axe.run(document, { resultTypes: ['violations'] }).then((found) => done( \
           found.violations.filter((one) => ['serious', 'critical'].includes(one.impact)) \
             .filter((one) => one.id !== 'label-content-name-mismatch' \
               || one.nodes.some((node) => !/class=\"(rung|count|h-pier|kw-buy|k-tool|chip own used)/.test(node.html))) \
             .map((one) => `${one.id}: ${one.help}: ${one.nodes.slice(0, 4).map((node) => node.html.slice(0, 200)).join(' | ')}`) \
         ), (error) => done([String(error)]));",
        &[],
    );
    let faults: Vec<String> = faults
        .as_array()
        .cloned()
        .unwrap_or_default()
        .iter()
        .filter_map(|fault| fault.as_str().map(str::to_owned))
        .collect();
    assert!(faults.is_empty(), "{what}: {faults:#?}");
}

#[test]
fn no_serious_fault_of_accessibility_is_found() {
    let axe = axe();
    let (site, browser) = start(Screen::Desktop, "en");
    assert_accessible(&browser, &axe, "start page");
    browser.click(".game-card .cards");
    browser.wait_css("[data-card]");
    assert_accessible(&browser, &axe, "cards");
    browser.click(".begin-own");
    browser.wait_css(".play-deck");
    browser.js(
        "const text = document.getElementById('deck-text'); \
         text.closest('details').open = true; \
         text.value = text.value.replace('gain', 'gian');",
        &[],
    );
    browser.click(".check-deck");
    browser.wait_css(".faults");
    assert_accessible(&browser, &axe, "a deck with a fault");
    let text = record("arkwright/tests/records/three-players.record");
    browser.goto("about:blank");
    browser.goto(&site.link_to_play(&text, 60));
    browser.wait_css(".seats-page select");
    assert_accessible(&browser, &axe, "who plays");
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    for screen in [Screen::LowLaptop, Screen::Small, Screen::Desktop] {
        browser.set_screen(screen);
        assert_accessible(&browser, &axe, &format!("table, {screen:?}"));
    }
    browser.click(".ledger [data-do=account]");
    browser.wait_css("#account .acc");
    assert_accessible(&browser, &axe, "account");
    browser.goto("about:blank");
    browser.goto(&site.link(&text, usize::MAX));
    browser.wait_css("main.end");
    assert_accessible(&browser, &axe, "end");
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn no_serious_fault_is_found_in_the_dark_or_on_a_phone() {
    let axe = axe();
    let site = Site::open();
    let browser = Browser::open(Screen::Phone, "de");
    browser.set_dark(true);
    let text = record("arkwright/tests/records/four-players.record");
    browser.goto(&site.address);
    browser.wait_css(".open-record");
    assert_accessible(&browser, &axe, "start page");
    browser.click(".game-card .cards");
    browser.wait_css("[data-card]");
    assert_accessible(&browser, &axe, "cards");
    for entries in [20, 60, 90] {
        browser.goto("about:blank");
        browser.goto(&site.link_to_play(&text, entries));
        browser.seat_people();
        browser.wait_css("main.table[data-standing^=person]");
        assert_accessible(&browser, &axe, "table");
    }
    browser.goto("about:blank");
    browser.goto(&site.link(&text, usize::MAX));
    browser.wait_css("main.end");
    assert_accessible(&browser, &axe, "end");
}

/// How far the page is wider than the screen.
pub(crate) fn overhang(browser: &Browser) -> i64 {
    let overhang = browser.js(
        "return document.documentElement.scrollWidth - window.innerWidth",
        &[],
    );
    overhang.as_i64().unwrap_or(i64::MAX)
}

#[test]
fn a_turn_is_made_on_a_phone() {
    let (_site, browser) = start(Screen::Phone, "en");
    assert!(overhang(&browser) <= 0, "the start page is too wide");
    lay_table(&browser, &["person", "greedy@300n"], true, "phone");
    for _ in 0..2 {
        assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
        assert!(overhang(&browser) <= 0, "the table is too wide");
        browser.newcomer_turn();
    }
    browser.wait_for_people();
    let tabs = browser.js(
        "return document.querySelectorAll('.tabs button').length",
        &[],
    );
    for tab in 1..=tabs.as_u64().unwrap_or(0) {
        browser.click(&format!(".tabs button:nth-child({tab})"));
        assert!(overhang(&browser) <= 0, "tab {tab} is too wide");
    }
    browser.assert_content();
}

#[test]
fn the_choices_speak_the_language_that_is_chosen() {
    let (_site, browser) = table(&record("arkwright/tests/records/three-players.record"), 44);
    assert!(browser.text(".choices").contains("build"));
    browser.click(".tools .lang");
    browser.wait(
        "German choices",
        "document.querySelector('.choices').innerText.includes('bauen')",
    );
    assert!(!browser.text(".choices").contains("build"));
    browser.assert_content();
}

#[test]
fn a_german_browser_gets_a_german_page() {
    let (_site, browser) = start(Screen::Desktop, "de");
    assert_eq!(
        browser.js("return document.documentElement.lang", &[]),
        "de"
    );
    lay_table(&browser, &["person", "greedy@300n"], true, "deutsch");
    browser.wait_for_people();
    let confirm = browser.text("[data-do=confirm]");
    assert!(confirm.contains("estätigen"), "{confirm}");
    browser.newcomer_turn();
    browser.wait_for_people();
    // Texts that are missing show their id.
    let ids = browser.js(
        "return document.body.innerText.match(/\\b(page|start|sheet|action|hint|prompt|event|word)-[a-z-]+/g)",
        &[],
    );
    assert_eq!(ids, Value::Null);
    browser.assert_content();
}
