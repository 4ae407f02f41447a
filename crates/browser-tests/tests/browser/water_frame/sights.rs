//! What has to be seen whole where it is asked: deals, shipments, explanations, rivals, the result.

use browser_tests::{Browser, Screen, Site, first_asked, record};
use games::AnyPlay;
use serde_json::Value;
use texts::Lang;

use super::{FOUR, THREE, called, made, open, stored};

/// The texts of things that have more in them than is seen; those that are not drawn are left out.
const CUT: &str = "return [...document.querySelectorAll(arguments[0])].filter((one) => one.clientWidth \
    && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)) \
    .map((one) => `${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}: ${one.textContent}`)";

fn lines(value: &Value) -> Vec<String> {
    let all = value.as_array().cloned().unwrap_or_default();
    all.iter()
        .filter_map(|line| line.as_str().map(str::to_owned))
        .collect()
}

fn assert_whole(browser: &Browser, css: &str, when: &str) {
    let cut = lines(&browser.js(CUT, &[css.into()]));
    assert!(cut.is_empty(), "{when}: {cut:#?}");
}

/// What each shipment brings and what it costs stands on its button, on the phone as well.
#[test]
fn the_bar_says_what_a_shipment_brings() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let play = stored(THREE);
    let (entries, _) = made(&play, |_, action| action.starts_with("ship "));
    open(&site, &browser, THREE, entries);
    browser.wait_css(".choices [data-action^='ship ']");
    let said = browser.text(".choices [data-action^='ship ']");
    assert!(said.contains("+£") && said.contains('▼'), "{said}");
    let held = browser.text(".choices [data-action=hold]");
    assert!(held.contains("contract →") || held.contains('▼'), "{held}");
    for screen in [Screen::Laptop, Screen::Phone] {
        browser.set_screen(screen);
        assert_whole(&browser, ".choices .btn", &format!("{screen:?}"));
    }
    browser.assert_content();
    // Late in the game much of the demand is left over, and all of it is told above the question.
    let browser = Browser::open(Screen::Phone, "de");
    let late = first_asked(&record(THREE), "prompt-shipment", 400);
    open(&site, &browser, THREE, late);
    browser.wait_css("#account .calls");
    let wide = browser.js(
        "return Math.max(document.documentElement.scrollWidth, innerWidth)",
        &[],
    );
    assert_eq!(wide, 390, "the sheet is too wide");
    assert_whole(&browser, ".choices .btn", "late");
    browser.assert_content();
}

/// What lies in a folded strip of the mill and can be chosen is chosen by one click.
#[test]
fn a_space_of_a_folded_factory_is_chosen_by_one_click() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let text = record(FOUR);
    let folded = ".mill-strip:not(.open) button.slot.legal";
    let mut after = 60;
    // Somebody has two factories in which he can hire.
    loop {
        let entries = first_asked(&text, "prompt-workers", after);
        open(&site, &browser, FOUR, entries);
        browser.wait_css(".mill-strip.open");
        if browser.has(folded) {
            break;
        }
        after = entries + 1;
    }
    let chosen = browser.js(
        "return document.querySelector(arguments[0]).dataset.action",
        &[folded.into()],
    );
    let chosen = chosen.as_str().expect("a choice").to_owned();
    let before = browser.turn().len();
    browser.click(folded);
    browser.wait_until("the choice is made", || browser.turn().len() > before);
    assert_eq!(browser.turn().last(), Some(&chosen));
    browser.assert_content();
}

/// The strips of the mill stay in sight beside the deals of the stock exchange.
#[test]
fn the_stock_exchange_leaves_the_mill_in_sight() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "de");
    for (path, after) in [(FOUR, 0), (THREE, 100), (FOUR, 300)] {
        let entries = first_asked(&record(path), "prompt-stock-exchange", after);
        open(&site, &browser, path, entries);
        browser.wait_css(".work-mill .deals .contracts");
        // A narrower page is scrolled.
        for screen in [Screen::Laptop, Screen::LowLaptop] {
            browser.set_screen(screen);
            let hidden = browser.js(
                "const room = document.querySelector('.work').getBoundingClientRect(); \
                 return [...document.querySelectorAll('.mill-strips>*')].map((one) => one.getBoundingClientRect()) \
                   .filter((one) => one.height < 23 || one.top < room.top - 1 || one.bottom > room.bottom + 1) \
                   .map((one) => `${one.top} to ${one.bottom} in ${room.top} to ${room.bottom}`)",
                &[],
            );
            let hidden = lines(&hidden);
            assert!(hidden.is_empty(), "{screen:?}, {after}: {hidden:#?}");
            // On a low page many shares may have to be scrolled to.
            if screen == Screen::Laptop {
                assert_whole(&browser, ".work-mill .deals", &after.to_string());
            }
        }
    }
    browser.assert_content();
}

/// Whatever tile is pointed at, its explanation is seen whole below the list.
#[test]
fn every_tile_is_explained_whole() {
    let site = Site::open();
    for lang in ["en", "de"] {
        let browser = Browser::open(Screen::Laptop, lang);
        let text = record(FOUR);
        let entries = first_asked(&text, "prompt-special-marker", 40);
        open(&site, &browser, FOUR, entries);
        browser.wait_css(".mats[data-open=offer] .offers .of");
        for screen in [Screen::Laptop, Screen::LowLaptop] {
            browser.set_screen(screen);
            let tiles = browser.js(
                "return document.querySelectorAll('.mats .offers>li').length",
                &[],
            );
            for tile in 1..=tiles.as_u64().expect("a number") {
                browser.hover(&format!(".mats .offers>li:nth-child({tile}) .of-name"));
                browser.wait_css(".offer .explained .ser");
                assert_whole(
                    &browser,
                    ".offer .explained",
                    &format!("{screen:?}, {lang}"),
                );
            }
        }
        browser.assert_content();
    }
}

/// A rival's card on a phone shows all that is in it.
#[test]
fn a_rivals_card_is_whole_on_a_phone() {
    let site = Site::open();
    let browser = Browser::open(Screen::Phone, "de");
    let text = record(FOUR);
    let entries = first_asked(&text, "prompt-administration", 400);
    open(&site, &browser, FOUR, entries);
    browser.click(".tabs button:nth-child(4)");
    browser.wait_css(".player-head");
    assert_whole(&browser, ".player, .player-head, .player-name b", "rivals");
    browser.assert_content();
}

/// The ranking says what open contracts took from a share's value, beside the value.
#[test]
fn the_ranking_tells_of_contracts_that_stayed_open() {
    let is_open = |play: &AnyPlay| {
        let events = (0..play.entries().len()).flat_map(|n| play.events_of(n));
        let mut ids = events.flat_map(|event| event.message.args);
        ids.any(|(_, arg)| arg == table::Arg::Word("because-open-contract"))
    };
    let path = [THREE, FOUR]
        .into_iter()
        .find(|path| is_open(&stored(path)));
    let path = path.expect("a stored game ends with an open contract");
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    browser.goto(&site.link(&record(path), usize::MAX));
    browser.wait_css("main.end .ranking");
    let said = browser.text(".ranking");
    let why = called(Lang::En, "word-because-open-contract");
    assert!(said.contains(&why) && said.contains("before £"), "{said}");
    browser.assert_content();
}
