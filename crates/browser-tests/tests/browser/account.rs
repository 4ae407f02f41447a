//! The sheet of what ran by itself: it opens at its place, is read step by step, and opens again.

use browser_tests::{Browser, Screen, Site, Standing, first_asked, keys, record};
use client::Beginning;
use serde_json::json;

use crate::kit::{lay_table, start, table};

/// Settings before the first table; what is not named has its default.
fn set(browser: &Browser, settings: &str) {
    browser.js(
        "localStorage.setItem('millwright-settings', arguments[0])",
        &[json!(settings)],
    );
    browser.reload();
    browser.wait_css("main [data-game]");
}

/// A predetermined game against bots, played to the first production.
fn to_production(browser: &Browser, seats: &[&str], seed: &str) {
    lay_table(browser, seats, true, seed);
    browser.wait_for_people();
    browser.wait_for_sheets();
    browser.newcomer_turn();
}

fn written(browser: &Browser) -> String {
    let written = browser.js(
        "return document.getElementById('account')?.dataset.written ?? ''",
        &[],
    );
    written.as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_production_is_read_step_by_step_with_the_keyboard_alone() {
    let (_site, browser) = start(Screen::Desktop, "en");
    set(&browser, "{\"motion\":true}");
    to_production(&browser, &["person", "greedy@300n"], "steps");
    browser.wait_for_account();
    assert!(browser.has("#account:focus"), "the focus is on the sheet");
    assert!(browser.text("#account h2").contains("Production of food"));
    // A key stops the clock; from then on it is stepped by hand.
    browser.press(keys::ENTER);
    let mut seen = written(&browser).parse::<u32>().expect("a number");
    assert!(seen >= 1, "the calls are told");
    std::thread::sleep(std::time::Duration::from_millis(900));
    assert_eq!(written(&browser), seen.to_string(), "no clock goes on");
    let height = || {
        browser.js(
            "return document.getElementById('account').scrollHeight",
            &[],
        )
    };
    let before = height();
    while seen < 4 {
        browser.press(keys::ENTER);
        seen += 1;
        assert_eq!(written(&browser), seen.to_string());
        assert_eq!(height(), before, "no line moves");
    }
    browser.press(keys::LEFT);
    assert_eq!(written(&browser), "3");
    assert!(browser.text(".account-bar").contains("Step 3 of 4"));
    browser.press(keys::RIGHT);
    assert_eq!(browser.standing(), Standing::Account);
    // At the end the same key goes on.
    browser.press(keys::ENTER);
    browser.wait("it is closed", "!document.getElementById('account')");
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    browser.assert_content();
}

#[test]
fn all_of_the_bar_of_a_sheet_lies_in_the_window_of_a_small_screen() {
    for lang in ["en", "de"] {
        let (_site, browser) = start(Screen::Desktop, lang);
        to_production(&browser, &["person", "greedy@300n"], "small");
        browser.wait_for_account();
        for width in [1024, 900, 1200] {
            browser.set_size(width, 768, false);
            browser.wait(
                "every button is in the window",
                "[...document.querySelectorAll('.account-bar .btn, .account-bar select')].every((one) => { \
                   const at = one.getBoundingClientRect(); \
                   return at.left >= 0 && at.right <= innerWidth && at.bottom <= innerHeight; })",
            );
        }
        browser.assert_content();
    }
}

#[test]
fn a_sheet_is_watched_skipped_and_opened_again_from_the_ledger() {
    let (_site, browser) = start(Screen::Desktop, "en");
    set(&browser, "{\"motion\":true}");
    to_production(&browser, &["person", "greedy@300n"], "watched");
    browser.wait_for_account();
    // Nobody does anything, and it is written to its end.
    browser.wait(
        "it is written",
        "document.querySelector('#account[data-written=\"4\"]')",
    );
    browser.press(keys::ESCAPE);
    browser.wait("it is closed", "!document.getElementById('account')");
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    let confirmed = browser.confirmed();
    browser.click(".ledger [data-do=account]");
    browser.wait_for_account();
    browser.click("[data-do=account-back]");
    browser.click("[data-do=account-next]");
    browser.click("[data-do=account-go-on]");
    browser.wait("it is closed", "!document.getElementById('account')");
    browser.wait(
        "the focus is back",
        "document.activeElement?.dataset.do === 'account'",
    );
    assert!(matches!(browser.standing(), Standing::Person { .. }));
    assert_eq!(browser.confirmed(), confirmed);
    browser.newcomer_turn();
    browser.assert_content();
}

#[test]
fn without_motion_a_sheet_is_written_at_once_and_can_be_switched_off() {
    let (_site, browser) = start(Screen::Desktop, "en");
    to_production(&browser, &["person", "random"], "at once");
    browser.wait_for_account();
    assert_eq!(written(&browser), "4");
    browser.click("[data-do=page-accounts] option[value=never]");
    browser.click("[data-do=account-go-on]");
    for _ in 0..3 {
        if browser.wait_for_people() == Standing::Over {
            break;
        }
        browser.newcomer_turn();
        browser.wait(
            "no sheet comes",
            "!document.getElementById('account') && !/^(showing|account)/.test(document.querySelector('main.table').dataset.standing)",
        );
    }
    browser.wait_for_people();
    browser.assert_content();
}

#[test]
fn only_mine_leaves_out_what_i_have_no_part_in() {
    let (_site, browser) = start(Screen::Desktop, "en");
    set(&browser, "{\"motion\":false,\"accounts\":\"mine\"}");
    to_production(&browser, &["person", "random"], "only mine");
    let mut shown = 0;
    let mut turns = 0;
    while turns < 5 {
        browser.wait_for(
            "somebody is asked",
            "/^(person|account)/.test(document.querySelector('main.table').dataset.standing)",
            std::time::Duration::from_secs(30),
        );
        if browser.standing() == Standing::Account {
            shown += 1;
            browser.click("[data-do=account-go-on]");
        } else {
            browser.newcomer_turn();
            turns += 1;
        }
    }
    browser.wait_until_kept();
    let play = replayed(&browser);
    let accounts = client::accounts(&play, Beginning::default(), usize::MAX);
    let (mine, others): (Vec<_>, Vec<_>) = accounts
        .iter()
        .partition(|account| account.apart(table::Seat::new(0)).is_none());
    // The last turn may have led to one that waits to be read.
    let waiting = usize::from(browser.standing() == Standing::Account);
    assert_eq!(shown + waiting, mine.len());
    assert!(!others.is_empty(), "there was one without me");
    browser.assert_content();
}

#[test]
fn on_a_phone_ones_own_account_is_open_and_the_others_are_a_line() {
    let (_site, browser) = start(Screen::Phone, "de");
    to_production(&browser, &["person", "greedy@300n", "greedy@300n"], "phone");
    browser.wait_for_account();
    assert_eq!(
        browser.js("return document.documentElement.scrollWidth", &[]),
        json!(390)
    );
    let open = "[...document.querySelectorAll('.acol:not(.folded)')]";
    let mine = browser.js(
        &format!("return {open}.some((one) => one.classList.contains('mine'))"),
        &[],
    );
    assert_eq!(mine, json!(true));
    let lost = browser.js(
        &format!("return {open}.every((one) => one.classList.contains('mine') || one.querySelector('.em'))"),
        &[],
    );
    assert_eq!(lost, json!(true));
    browser.click(".acol.folded .fo");
    browser.wait(
        "it unfolds",
        "document.querySelectorAll('.acol:not(.folded)').length > 1",
    );
    browser.click("[data-do=account-skip]");
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    browser.assert_content();
}

#[test]
fn a_question_about_stored_goods_is_asked_below_the_sheet() {
    let record = browser_tests::record("arkwright/tests/records/two-players.record");
    let play = games::AnyPlay::replay(&record, &[]).expect("a stored record is sound");
    let asked = (0..play.entries().len())
        .find(|entries| client::interrupted(&play, *entries).is_some())
        .expect("somebody is asked in a production");
    // By a link people sit at every seat, and want to be asked.
    let (_site, browser) = table(&record, asked);
    browser.wait_css("#account .acc");
    assert!(matches!(browser.standing(), Standing::Person { .. }));
    assert!(browser.has(".choices [data-action]"), "it is on the bar");
    browser.press(keys::ESCAPE);
    browser.wait(
        "the table is in sight",
        "!document.getElementById('account')",
    );
    // What comes of the answer is told like any production.
    while client::interrupted(&replayed(&browser), usize::MAX).is_some() {
        browser.newcomer_turn();
        browser.wait_until_kept();
    }
    browser.wait_for_account();
    browser.click("[data-do=account-go-on]");
    browser.assert_content();
}

/// The game on the table, as it is kept.
fn replayed(browser: &Browser) -> games::AnyPlay {
    games::AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records")
}

#[test]
fn the_guided_game_explains_a_production_beside_its_steps() {
    let (_site, browser) = start(Screen::Desktop, "en");
    set(&browser, "{\"motion\":false,\"accounts\":\"never\"}");
    browser.click(".btn.learn");
    browser.wait_for_people();
    browser.wait_for_sheets();
    browser.newcomer_turn();
    browser.wait_for_account();
    let tips = browser.js(
        "return document.querySelectorAll('#account .tip').length",
        &[],
    );
    assert_eq!(tips, json!(4), "demand, share value, wages, storage");
    browser.click("[data-do=account-go-on]");
    browser.wait_for_people();
    browser.newcomer_turn();
    browser.wait_for_account();
    let tips = browser.js(
        "return document.querySelectorAll('#account .tip').length",
        &[],
    );
    assert_eq!(tips, json!(0), "what was explained is not explained again");
    browser.assert_content();
}

#[test]
fn a_sheet_that_follows_another_has_its_own_bar() {
    let site = Site::open();
    let browser = Browser::open(Screen::LowLaptop, "en");
    let text = record("arkwright/tests/records/four-players.record");
    // The last choice before the decade ends; a bot names the next start player.
    let entries = first_asked(&text, "prompt-name-start-player", 0) - 1;
    browser.goto(&site.link_to_play(&text, entries));
    browser.wait_css(".seats-page select");
    browser.js(
        "document.querySelectorAll('.seats-page select').forEach((seat, at) => { \
           seat.value = at === 1 ? 'person' : 'random'; \
           seat.dispatchEvent(new Event('change', { bubbles: true })); \
         })",
        &[],
    );
    browser.click(".open-table");
    browser.wait_css("main.table[data-standing^=person]");
    browser.wait_for_sheets();
    browser.choose("price lamps 6");
    browser.press_button("confirm");
    browser.wait_for_account();
    assert!(browser.text(".account-bar .asks").contains("lamps"));
    browser.press_button("account-go-on");
    browser.wait(
        "the end of the decade",
        "document.querySelector('#account h2')?.innerText.includes('1770s')",
    );
    let bar = browser.text(".account-bar .asks");
    assert!(bar.contains("1770s"), "{bar}");
    browser.assert_content();
}
