//! Help by bots: hints, analysis, and the review of a game.

use std::time::Duration;

use browser_tests::{Browser, Screen, Site, Standing, first_asked, keys, record};

use crate::kit::{lay_table, start, table};

const TWO: &str = "arkwright/tests/records/two-players.record";
const LEVELS: &str = "bots/tests/records/spinning-jenny-levels.record";

/// How long a bot may think here: other tests run beside it.
const THOUGHT: Duration = Duration::from_secs(90);

/// Collects what keeps the page from answering for more than 50 ms.
const WATCH: &str = "window.longTasks = []; \
    new PerformanceObserver((list) => { \
      for (const task of list.getEntries()) window.longTasks.push(task.duration); \
    }).observe({ type: 'longtask' });";

/// A table in the middle of a game for two, with the sheet of help beside it.
fn at_a_decision() -> (Site, Browser) {
    let record = record(TWO);
    let entries = first_asked(&record, "prompt-administration", 30);
    let (site, browser) = table(&record, entries);
    // It comes behind the table.
    browser.wait_css("[data-do=hint]:not([disabled])");
    (site, browser)
}

fn wait_for_thought(browser: &Browser) {
    browser.wait_for(
        "the bot has thought",
        "!document.querySelector('[data-do=stop-help]')",
        THOUGHT,
    );
}

fn tentative(browser: &Browser) -> usize {
    match browser.standing() {
        Standing::Person { tentative, .. } => tentative,
        other => panic!("a person is asked, not {other:?}"),
    }
}

#[test]
fn a_hint_gives_its_reason_and_is_tried_and_taken_back() {
    let (_site, browser) = at_a_decision();
    browser.js(WATCH, &[]);
    browser.press("h");
    browser.wait_for(
        "a turn",
        "!!document.querySelector('.hint .help-turn li')",
        THOUGHT,
    );
    wait_for_thought(&browser);
    let tasks = browser.js("return window.longTasks", &[]);
    // A figure, not a promise: whatever else the machine does counts too.
    println!("tasks of more than 50 ms while a hint was thought out: {tasks}");
    let rows = browser.js(
        "return [...document.querySelectorAll('.hint .help-reason tbody tr')].map((row) => row.innerText)",
        &[],
    );
    // The score and the lead are pounds.
    let is_in_pounds = |row: &serde_json::Value| {
        let row = row.as_str().unwrap_or_default();
        row.matches('£').count() == 2
    };
    assert!(
        rows.as_array()
            .is_some_and(|rows| !rows.is_empty() && rows.iter().all(is_in_pounds)),
        "{rows}"
    );
    // Pointing at it shows what it changes on the sheets, and does nothing.
    browser.hover("[data-do=try]");
    browser.wait_css(".turn .pointed:not(.none)");
    assert_eq!(tentative(&browser), 0);
    browser.click("[data-do=try]");
    browser.wait_css("[data-do=untry]");
    assert!(tentative(&browser) > 0);
    // Enter would confirm it, not take it back.
    browser.wait(
        "no button has the focus",
        "document.activeElement === document.body",
    );
    browser.click("[data-do=untry]");
    browser.wait_css("[data-do=try]");
    assert_eq!(tentative(&browser), 0);
    browser.assert_content();
}

/// Whatever is founded sells something that was not sold before.
#[test]
fn a_hint_says_in_numbers_what_changes_in_the_forecast() {
    let record = record(TWO);
    let entries = first_asked(&record, "prompt-foundation", 0);
    let (_site, browser) = table(&record, entries);
    browser.wait_css("[data-do=hint]:not([disabled])");
    browser.press("h");
    browser.wait_for(
        "what changes",
        "!!document.querySelector('.hint .help-foreseen li')",
        THOUGHT,
    );
    wait_for_thought(&browser);
    let said = browser.text(".hint .help-foreseen");
    assert!(said.contains("instead of"), "{said}");
    assert!(said.contains("result"), "{said}");
}

#[test]
fn a_bot_at_the_table_says_its_level() {
    for (lang, level) in [("en", "Foreman"), ("de", "Vorarbeiter")] {
        let (_site, browser) = start(Screen::Desktop, lang);
        lay_table(&browser, &["person", "foreman"], true, "level");
        browser.wait_css(".player .level");
        assert_eq!(browser.text(".player .level"), level);
        let levels = browser.js(
            "return document.querySelectorAll('.player .level').length",
            &[],
        );
        assert_eq!(levels, 1, "a person has none");
        browser.set_screen(Screen::Phone);
        browser.wait_css(".strip-cell .level");
        let is_seen = "const box = document.querySelector('.strip-cell .level').getBoundingClientRect(); \
            return box.width > 20 && box.right <= innerWidth";
        assert_eq!(browser.js(is_seen, &[]), true);
    }
}

/// Where a button stands on the screen.
fn place_of(browser: &Browser, css: &str) -> serde_json::Value {
    let place = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); \
        return [Math.round(box.left), Math.round(box.top), box.height > 0]";
    browser.js(place, &[css.into()])
}

#[test]
fn the_step_button_stays_where_it_is_while_an_analysis_comes_and_goes() {
    for screen in [Screen::Phone, Screen::Laptop] {
        let (_site, browser) = at_a_decision();
        browser.set_screen(screen);
        match screen {
            Screen::Phone => browser.click("nav.tabs button:last-child"),
            _ => browser.click(".panes button:nth-child(3)"),
        }
        let back = ".scrubber .btn";
        browser.wait_css(back);
        browser.click("[data-do=analysis]");
        browser.wait_for(
            "an analysis",
            "!!document.querySelector('.help-seats')",
            THOUGHT,
        );
        browser.js("scrollTo(0, 0)", &[]);
        browser.click(back);
        browser.wait("the past", "!!document.querySelector('[data-do=what-if]')");
        let first = place_of(&browser, back);
        assert_eq!(first[2], true, "it is in sight beside the analysis");
        browser.click(back);
        browser.wait_for(
            "another analysis",
            "!!document.querySelector('.help-seats')",
            THOUGHT,
        );
        assert_eq!(place_of(&browser, back), first);
    }
}

#[test]
fn a_hint_is_cancelled() {
    let (_site, browser) = at_a_decision();
    browser.press("h");
    browser.click("[data-do=stop-help]");
    browser.wait(
        "the thinking has ended",
        "!document.querySelector('[data-do=stop-help]')",
    );
    assert!(!browser.has(".help-progress"));
    // It can be asked again, and the answer is whole.
    browser.click("[data-do=hint]");
    browser.wait_for(
        "a turn",
        "!!document.querySelector('.hint .help-turn li')",
        THOUGHT,
    );
    wait_for_thought(&browser);
    assert!(browser.has(".hint .help-reason"));
}

#[test]
fn an_analysis_follows_what_is_looked_at() {
    let (_site, browser) = at_a_decision();
    browser.click(".panes button:nth-child(3)");
    browser.click("[data-do=analysis]");
    let seats = "document.querySelectorAll('.help-seats tbody tr').length === 2";
    browser.wait_for("what both can expect", seats, THOUGHT);
    browser.js("window.before = document.querySelector('.help-seats')", &[]);
    // Another moment is analysed anew, without waiting for the first one.
    browser.click(".scrubber .btn");
    browser.wait_for(
        "another analysis",
        &format!("document.querySelector('.help-seats') !== window.before && {seats}"),
        THOUGHT,
    );
    assert!(!browser.has("[data-do=try]"), "the past is not played");
    browser.click("[data-do=analysis]");
    browser.wait("no analysis", "!document.querySelector('.help-seats')");
    assert!(!browser.has("[data-do=stop-help]"));
    browser.assert_content();
}

/// The end of a game of which the first seat was a person's.
fn at_the_end() -> (Site, Browser) {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    browser.goto(&site.link(&record(LEVELS), usize::MAX));
    browser.wait_css("main.end [data-do=review]");
    (site, browser)
}

#[test]
fn a_review_is_stopped_and_goes_on_and_a_better_turn_is_played_on_from() {
    let (_site, browser) = at_the_end();
    browser.js(WATCH, &[]);
    browser.click("[data-do=review]");
    browser.wait_css(".review progress");
    let kept = "document.activeElement.id === 'review'";
    browser.wait("the focus stays at the review", kept);
    browser.click("[data-do=stop-review]");
    browser.wait_css("[data-do=review]");
    browser.wait("the focus stays at the review", kept);
    assert!(!browser.has(".review progress"));
    browser.click("[data-do=review]");
    browser.wait_for(
        "the costliest turns",
        "!!document.querySelector('.costliest li') && !!document.querySelector('.review .plot')",
        2 * THOUGHT,
    );
    browser.wait_for(
        "the review is whole",
        "!document.querySelector('[data-do=stop-review]')",
        3 * THOUGHT,
    );
    let tasks = browser.js("return window.longTasks", &[]);
    println!("tasks of more than 50 ms while a game was reviewed: {tasks}");
    let found = browser.js(
        "return document.querySelectorAll('.costliest li').length",
        &[],
    );
    assert!(
        found.as_u64().is_some_and(|found| (1..=8).contains(&found)),
        "{found}"
    );
    // Each is marked in the plot, and the mark leads to what is said of it.
    let numbers = "return [...document.querySelectorAll(arguments[0])].map((mark) => mark.textContent).sort()";
    let pins = browser.js(numbers, &[".review .plot .pin text".into()]);
    let listed = browser.js(numbers, &[".costliest .costly-number".into()]);
    assert_eq!(pins, listed);
    browser.js("document.querySelector('.review .plot').focus()", &[]);
    for _ in 0..200 {
        browser.press(keys::ENTER);
        let is_led = browser.js(
            "return document.activeElement.id.startsWith('costly-')",
            &[],
        );
        if is_led == true {
            break;
        }
        browser.press(keys::LEFT);
    }
    browser.wait(
        "Enter leads to the list",
        "document.activeElement.id.startsWith('costly-')",
    );
    // The table at that moment says the same beside it, and the result stays.
    let entry = browser.js(
        "return document.querySelector('.costliest li').dataset.entry",
        &[],
    );
    browser.click(".costliest li [data-do=look]");
    browser.wait_css("main.table .reviewed .compared");
    let moment = browser.js("return document.querySelector('#moment').value", &[]);
    assert_eq!(moment, entry);
    browser.wait("one can step on", "document.activeElement.id === 'moment'");
    browser.press("\u{e00c}");
    browser.wait_css("main.end .costliest li");
    browser.click(".costliest li [data-do=play-better]");
    browser.wait_css("main.table[data-standing^=person]");
    assert!(tentative(&browser) > 0, "the better turn lies on the table");
    browser.assert_content();
}

/// Results that the browser keeps: fifteen games of four against one journeyman, two of five won.
fn kept_matches(game: &str) -> String {
    let line = |n: usize| {
        let halves = if n % 5 % 2 == 1 { 2 } else { 0 };
        format!("game-{n}\t{game}\t4\tjourneyman={halves}")
    };
    (0..15).map(line).collect::<Vec<_>>().join("\n")
}

/// How far levels stand apart is the game's own, so the same results come to another level.
#[test]
fn the_start_page_names_the_level_that_is_an_even_match_and_seats_it() {
    let (_site, browser) = start(Screen::Desktop, "en");
    assert!(!browser.has(".even-match"), "nothing was played yet");
    let games = [
        ("spinning-jenny", "journeyman", "Journeyman"),
        ("card-game", "apprentice", "Apprentice"),
    ];
    for (game, level, name) in games {
        browser.js(
            "localStorage.setItem('millwright-matches', arguments[0])",
            &[kept_matches(game).into()],
        );
        browser.reload();
        browser.wait_css(".open-record");
        browser.click(&format!("#new-game option[value='{game}']"));
        browser.click(".new-table [data-value='3']");
        browser.wait(
            "games of four do not count",
            "!document.querySelector('.even-match')",
        );
        browser.click(".new-table [data-value='4']");
        browser.wait_css(".even-match");
        let said = browser.text(".even-match");
        assert!(said.contains("last 15 games"), "{said}");
        assert!(
            said.contains(&format!("an even match would be: {name}")),
            "{said}"
        );
        browser.click(".even-match button");
        let seated = "return [...document.querySelectorAll('.new-table .seat select')] \
            .map((seat) => seat.value).filter((value) => value !== 'person')";
        let seated = browser.js(seated, &[]);
        let seated = seated.as_array().cloned().unwrap_or_default();
        assert!(
            !seated.is_empty() && seated.iter().all(|bot| bot == level),
            "{seated:?}"
        );
    }
    browser.assert_content();
}

/// Who thinks for as long as the page lets it may play otherwise on a slower machine.
#[test]
fn the_page_says_that_a_bot_has_a_limit_where_one_has() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.click(".new-table [data-value='2']");
    let seat = |bot: &str| {
        browser.click(&format!(
            ".new-table .seat:nth-child(2) option[value='{bot}']"
        ));
    };
    seat("master");
    browser.wait_css(".bot-limit");
    seat("greedy@300n");
    browser.wait("no word of it", "!document.querySelector('.bot-limit')");
    browser.assert_content();
}

/// The review stands on it, and a table that is too wide makes all of it smaller.
#[test]
fn the_end_of_a_game_is_as_wide_as_a_phone() {
    let site = Site::open();
    for lang in ["en", "de"] {
        let browser = Browser::open(Screen::Phone, lang);
        browser.goto(&site.link(
            &record("bots/tests/records/kanal-foreman-two.record"),
            usize::MAX,
        ));
        browser.wait_css("main.end .tally");
        browser.wait_css("main.end [data-do=review]");
        let width = browser.js("return document.documentElement.scrollWidth", &[]);
        assert_eq!(width, 390, "{lang}");
    }
}
