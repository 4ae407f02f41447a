//! The bar, the turn and the ledger: places that stay, words that say what happens.

use browser_tests::{Browser, Screen, Site, keys, record};
use serde_json::Value;

use crate::kit::{lay_table, start, table};

/// Two people at the predetermined game, the first one with a distribution marker in use.
fn distributing(screen: Screen, lang: &str) -> (Site, Browser) {
    let (site, browser) = start(screen, lang);
    lay_table(&browser, &["person"; 2], true, "the bar");
    browser.wait_for_people();
    (site, browser)
}

/// Where the middle of Done is.
fn done_at(browser: &Browser) -> (i64, i64) {
    let place = browser.js(
        "const { x, y, width } = document.querySelector('.bar-done .btn').getBoundingClientRect(); \
         return [Math.round(x + width / 2), Math.round(y)]",
        &[],
    );
    (
        place[0].as_i64().expect("it has a place"),
        place[1].as_i64().expect("it has a place"),
    )
}

#[test]
fn done_keeps_its_place_whatever_is_asked() {
    let (_site, browser) = distributing(Screen::Desktop, "en");
    let place = done_at(&browser);
    for action in [
        "place distribution 4",
        "distribute food 1",
        "done",
        "price food 6",
    ] {
        browser.choose(action);
        assert_eq!(done_at(&browser), place, "after {action}");
    }
    browser.press_button("confirm");
    browser.wait_for_people();
    assert_eq!(done_at(&browser), place, "in the next turn");
    browser.assert_content();
}

#[test]
fn a_double_click_on_done_makes_one_choice() {
    let (_site, browser) = distributing(Screen::Desktop, "en");
    browser.choose("place distribution 4");
    browser.js(
        "for (const detail of [1, 2]) document.querySelector('.bar-done .btn') \
           .dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));",
        &[],
    );
    assert_eq!(browser.turn(), ["place distribution 4", "done"]);
    browser.assert_content();
}

/// What of the bar is cut off or out of sight.
fn clipped(browser: &Browser) -> Vec<String> {
    let clipped = browser.js(
        "return [...document.querySelectorAll('.action-bar button, .action-bar .more')].filter((one) => { \
           const box = one.getBoundingClientRect(); \
           return box.left < 0 || box.right > innerWidth || box.bottom > innerHeight \
             || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1; \
         }).map((one) => one.innerText)",
        &[],
    );
    let clipped = clipped.as_array().cloned().unwrap_or_default();
    clipped.iter().map(Value::to_string).collect()
}

#[test]
fn the_bar_offers_single_steps_of_the_open_good_and_clips_nothing() {
    for (screen, lang) in [
        (Screen::Desktop, "de"),
        (Screen::Small, "en"),
        (Screen::Phone, "de"),
    ] {
        let (_site, browser) = distributing(screen, lang);
        browser.choose("place distribution 4");
        let bar = browser.bar();
        assert_eq!(bar[..2], ["distribute food 1", "distribute food 2"]);
        assert!(
            bar.iter().any(|action| !action.contains("food")),
            "another good has a place: {bar:?}"
        );
        assert!(
            !bar.contains(&"done".to_owned()),
            "Done has a place of its own"
        );
        for action in ["distribute food 2", "done"] {
            assert_eq!(clipped(&browser), [""; 0], "before {action}, {lang}");
            browser.choose(action);
        }
        let more = browser.text(".choices .more");
        let on_bar = browser.bar().len();
        let open = browser.js(
            "return document.querySelectorAll('#command-choices option').length",
            &[],
        );
        let more_than = format!("{} ", open.as_u64().unwrap_or(0) - on_bar as u64 - 1);
        assert!(
            more.starts_with(&more_than),
            "{more}, {open} choices, {on_bar} on the bar"
        );
        assert_eq!(clipped(&browser), [""; 0], "{lang}");
        browser.assert_content();
    }
}

#[test]
fn the_confirmation_says_what_it_leaves_out_and_is_quiet_before_a_choice() {
    let (_site, browser) = distributing(Screen::Desktop, "en");
    assert!(!browser.has(".confirm.pri"), "nothing is chosen yet");
    browser.choose("place workers 2");
    assert!(browser.has(".confirm.pri"));
    let says = || browser.text(".confirm").replace('\n', " ");
    assert!(
        says().contains("without hiring or firing, the special marker"),
        "{}",
        says()
    );
    browser.choose("done");
    assert!(
        says().contains("Confirm turn without the special marker"),
        "{}",
        says()
    );
    browser.click(".turn [data-do=undo]");
    browser.click(".turn [data-do=undo]");
    for action in [
        "place distribution 4",
        "distribute food 2",
        "done",
        "price food 6",
    ] {
        browser.choose(action);
    }
    assert!(!says().contains("without"), "{}", says());
    browser.assert_content();
}

#[test]
fn the_turn_speaks_the_language_of_the_page_and_shows_the_notation_below() {
    let (_site, browser) = distributing(Screen::Desktop, "en");
    browser.choose("place distribution 4");
    browser.choose("distribute food 2");
    let line = || browser.text(".turn li.tentative:nth-child(2)");
    assert!(
        line()
            .to_lowercase()
            .contains("raise the distribution of food to 2"),
        "{}",
        line()
    );
    assert!(line().contains("distribute food 2"), "{}", line());
    browser.click(".tools .lang");
    browser.wait(
        "German",
        "document.querySelector('.turn li').innerText.includes('Vertrieb')",
    );
    browser.assert_content();
}

#[test]
fn the_ledger_is_one_stop_for_tab_and_the_arrows_walk_its_lines() {
    let (_site, browser) = table(&record("arkwright/tests/records/three-players.record"), 40);
    browser.click(".panes button:nth-child(2)");
    let stops = browser.js(
        "return [...document.querySelectorAll('.ledger .blocks, .ledger .blocks *')] \
           .filter((one) => one.tabIndex >= 0).length",
        &[],
    );
    assert_eq!(stops, 1, "one stop, however many lines");
    let lines = browser.js(
        "return document.querySelectorAll('.ledger .entry').length",
        &[],
    );
    assert!(lines.as_u64() > Some(5), "{lines}");
    browser.js("document.querySelector('.ledger .blocks').focus()", &[]);
    browser.press(keys::DOWN);
    browser.press(keys::DOWN);
    // What leads to the sheet of a production is walked to like a line.
    let place = "[...document.querySelectorAll('.ledger .blocks :is(.entry, .link)')] \
        .indexOf(document.activeElement)";
    assert_eq!(browser.js(&format!("return {place}"), &[]), 1);
    let on_line = "return document.activeElement.classList.contains('entry')";
    if browser.js(on_line, &[]) == false {
        browser.press(keys::DOWN);
    }
    browser.press(keys::ENTER);
    browser.wait(
        "the line opens",
        "document.activeElement.ariaExpanded === 'true'",
    );
    browser.wait_css(".ledger li li");
    browser.assert_content();
}

#[test]
fn a_game_from_elsewhere_asks_who_plays_it() {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    let text = record("arkwright/tests/records/three-players.record");
    browser.goto(&site.link_to_play(&text, 30));
    browser.wait_css(".seats-page select");
    let chosen = || {
        let chosen = browser.js(
            "return [...document.querySelectorAll('.seats-page select')].map((one) => one.value)",
            &[],
        );
        let chosen = chosen.as_array().cloned().unwrap_or_default();
        let chosen = chosen.iter().filter_map(Value::as_str).map(str::to_owned);
        chosen.collect::<Vec<String>>()
    };
    let people = chosen().iter().filter(|who| *who == "person").count();
    assert_eq!(people, 1, "a person where it goes on: {:?}", chosen());
    browser.click(".open-table");
    browser.wait_for_people();
    browser.wait_until_kept();
    let bots = browser
        .kept()
        .players
        .iter()
        .filter(|player| player.bot.is_some())
        .count();
    assert_eq!(bots, 2);
    browser.assert_content();
}

#[test]
fn what_is_said_covers_no_button_and_goes_by_itself() {
    let text = record("arkwright/tests/records/three-players.record");
    let (site, browser) = table(&text, 30);
    browser.wait_until_kept();
    browser.goto("about:blank");
    browser.goto(&site.link_to_play(&text, 30));
    browser.wait_css(".notice p");
    let covered = browser.js(
        "const over = document.querySelector('.notice').getBoundingClientRect(); \
         return [...document.querySelectorAll('button')].filter((one) => { \
           const box = one.getBoundingClientRect(); \
           return !one.closest('.notice') && box.width > 0 && box.left < over.right \
             && over.left < box.right && box.top < over.bottom && over.top < box.bottom; \
         }).map((one) => one.outerHTML.slice(0, 120))",
        &[],
    );
    assert_eq!(covered, Value::Array(Vec::new()));
    browser.wait_for(
        "the notice goes",
        "!document.querySelector('.notice p')",
        std::time::Duration::from_secs(15),
    );
    browser.assert_content();
}

#[test]
fn the_end_opens_at_its_headline_and_your_games_say_who_won_and_what_if() {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    browser.goto(&site.link(&record("bots/tests/records/greedy.record"), usize::MAX));
    browser.wait_css("main.end");
    browser.wait(
        "the headline has the focus",
        "document.activeElement?.id === 'headline'",
    );
    assert_eq!(browser.js("return scrollY", &[]), 0);
    let why = browser.text(".hero p");
    assert!(why.contains("share"), "{why}");
    // Another way from a moment is a game with a name of its own.
    browser.click(".scrubber button");
    browser.wait_css("main.table");
    browser.wait(
        "the range has the focus",
        "document.activeElement?.type === 'range'",
    );
    browser.press(keys::LEFT);
    browser.press(keys::LEFT);
    browser.wait_css(".scrubber [data-do=what-if]");
    browser.press_button("what-if");
    browser.wait_for_people();
    browser.wait_until("both games are kept", || browser.all_kept().len() == 2);
    browser.click(".brand");
    browser.wait_css(".saved:nth-child(2)");
    let games = browser.text(".saved-games");
    assert!(games.contains(" won"), "{games}");
    assert!(games.contains("What if: "), "{games}");
    // The ring of the focus is for the keyboard.
    browser.click(".saved .delete");
    browser.wait_css(".delete-now");
    let ring = || {
        browser.js(
            "return getComputedStyle(document.activeElement).outlineStyle",
            &[],
        )
    };
    browser.js("document.querySelector('.delete-now').focus()", &[]);
    assert_eq!(ring(), "none", "after a click");
    browser.press(keys::TAB);
    assert_eq!(ring(), "solid", "after a key");
    browser.assert_content();
}
