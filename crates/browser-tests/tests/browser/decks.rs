//! Decks: looking through the cards, and a deck that somebody wrote.

use std::path::PathBuf;

use browser_tests::{Browser, Screen, record};
use serde_json::json;

use crate::kit::start;

const CARD: &str = "[data-game=oranienburger-kanal]";

/// A deck as everybody has it, as somebody's own.
fn deck() -> String {
    let text = record("kanal/data/deck-a.toml");
    text.replacen("en = \"Deck A\"", "en = \"Docks\"", 1)
}

/// A file that goes with this value.
struct File(PathBuf);

impl File {
    fn named(name: &str, text: &str) -> File {
        let path = std::env::temp_dir().join(format!("{name}-{}.toml", std::process::id()));
        std::fs::write(&path, text).expect("the temporary folder can be written to");
        File(path)
    }

    /// Opens it in the page and waits until that can be seen; the browser reads the file after the
    /// command has returned, so it must not be gone by then.
    fn open(self, browser: &Browser, sign: &str) {
        browser.type_into("#deck-file", &self.0.display().to_string());
        browser.wait_css(sign);
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A browser at the cards of the first deck.
fn cards(screen: Screen, lang: &str) -> (browser_tests::Site, Browser) {
    let (site, browser) = start(screen, lang);
    browser.click(&format!("{CARD} .cards"));
    browser.wait_css("[data-card='60']");
    (site, browser)
}

fn shown(browser: &Browser) -> usize {
    let count = browser.js(
        "return document.querySelectorAll('[data-card]:not([hidden])').length",
        &[],
    );
    count.as_u64().unwrap_or_default() as usize
}

/// Chooses what is written so in a list of the filter.
fn filter(browser: &Browser, list: &str, words: &str) {
    browser.js(
        "const list = document.querySelector(`[data-filter=${arguments[0]}]`); \
         list.value = [...list.options].find((one) => one.text === arguments[1]).value; \
         list.dispatchEvent(new Event('change', { bubbles: true }));",
        &[list.into(), words.into()],
    );
}

#[test]
fn a_deck_with_faults_is_mended_played_and_kept() {
    let (_site, browser) = cards(Screen::Desktop, "en");
    let wrong = deck()
        .replacen("gain 4 ore and", "gain 4 oer and", 1)
        .replacen("gain 2 wood per rail", "gain 2 wood pro rail", 1);
    File::named("wrong", &wrong).open(&browser, ".faults li:nth-child(2)");
    let marked = browser.js(
        "return [...document.querySelectorAll('.faults mark')].map((one) => one.innerText)",
        &[],
    );
    assert_eq!(marked, json!(["oer", "pro"]));
    assert!(browser.text(".faults li").contains("perhaps 'ore'"));
    assert!(!browser.has(".play-deck") && !browser.has("[data-card]"));
    // A click on the line leads to the word in the text.
    browser.click(".faults li .source-line");
    let selected = browser.js("return getSelection().toString()", &[]);
    assert_eq!(selected, "oer");
    File::named("right", &deck()).open(&browser, ".play-deck");
    assert_eq!(browser.text("main h1"), "Docks");
    assert_eq!(shown(&browser), 60);
    browser.press_button("save");
    browser.wait_css("[data-deck^='own '][aria-pressed=true]");
    browser.click(".play-deck");
    browser.wait_css("main.table[data-standing^=person]");
    let record = browser.kept().record;
    assert!(record.contains("\noption deck: own\n") && record.contains("\nfile deck.toml:\n"));
    // The table leads to its cards, and they lead back.
    browser.click(".tools .tool:last-of-type");
    browser.click(".menu .cards");
    browser.wait_css("[data-card='60']");
    assert_eq!(browser.text("main h1"), "Docks");
    browser.press_button("to-table");
    browser.wait_css("main.table[data-standing^=person]");
    // The page opens the deck and the game again.
    browser.reload();
    browser.wait_css("main.table[data-standing^=person]");
    browser.click(".brand");
    browser.click(".your-decks .open-deck");
    browser.wait_css(".play-deck");
    assert_eq!(browser.text("main h1"), "Docks");
    browser.press_button("set-table");
    browser.wait_css(".own-deck");
    assert!(browser.text(".own-deck").contains("Docks"));
    browser.click(".start-table");
    browser.wait_css("main.table[data-standing^=person]");
    browser.click(".brand");
    browser.click(".your-decks .open-deck");
    browser.press_button("delete");
    browser.click(".delete-now");
    browser.wait_css("[data-deck=opened][aria-pressed=true]");
    browser.click(".brand");
    browser.wait_css(".challenges");
    assert!(!browser.has(".your-decks"));
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_deck_dropped_anywhere_on_the_start_page_is_shown() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.wait_css(".open-record");
    browser.js(
        "const carried = new DataTransfer(); \
         carried.items.add(new File([arguments[0]], 'docks.toml', { type: 'text/plain' })); \
         for (const type of ['dragenter', 'dragover', 'drop']) \
           document.querySelector('.headline').dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried }));",
        &[deck().into()],
    );
    browser.wait_css(".play-deck");
    assert_eq!(browser.text("main h1"), "Docks");
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_deck_is_mended_in_the_page() {
    let (_site, browser) = cards(Screen::Desktop, "en");
    browser.click(".begin-own");
    browser.wait_css(".play-deck");
    let set = |text: &str| {
        browser.js(
            "const text = document.getElementById('deck-text'); \
             text.closest('details').open = true; text.value = arguments[0];",
            &[text.into()],
        );
        browser.click(".check-deck");
    };
    set(&deck().replacen("prestige = 1\n", "prestige = many\n", 1));
    browser.wait_css(".faults li");
    set(&deck());
    browser.wait_css(".play-deck");
    // What is open is open still after a reload, and Back leads to the deck before.
    browser.reload();
    browser.wait_css(".play-deck");
    browser.js("history.back()", &[]);
    browser.wait_css("[data-deck=a][aria-pressed=true]");
    browser.assert_content();
}

#[test]
fn cards_are_looked_for() {
    let (_site, browser) = cards(Screen::Desktop, "en");
    assert_eq!(shown(&browser), 60);
    filter(&browser, "cards-stage", "blue");
    assert_eq!(shown(&browser), 20);
    filter(&browser, "cards-stage", "all");
    filter(&browser, "cards-gives", "iron");
    let iron = shown(&browser);
    assert!((5..40).contains(&iron), "{iron}");
    filter(&browser, "cards-needs", "canal");
    let both = shown(&browser);
    assert!((1..iron).contains(&both), "{both} of {iron}");
    filter(&browser, "cards-gives", "all");
    filter(&browser, "cards-needs", "all");
    filter(&browser, "cards-mark", "published");
    assert!(shown(&browser) < 60);
    filter(&browser, "cards-mark", "all");
    browser.type_into("[data-filter=search]", "towrope");
    assert_eq!(shown(&browser), 1);
    browser.click("[data-deck=b]");
    browser.wait_css("[data-deck=b][aria-pressed=true]");
    assert_eq!(shown(&browser), 60);
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn cards_on_a_phone_in_german() {
    let (_site, browser) = cards(Screen::Phone, "de");
    assert!(browser.text("[data-card='1']").contains("Treidelschuppen"));
    filter(&browser, "cards-stage", "orange");
    assert_eq!(shown(&browser), 20);
    let wide = browser.js(
        "return document.documentElement.scrollWidth - innerWidth",
        &[],
    );
    assert_eq!(wide, json!(0));
    browser.assert_content();
}
