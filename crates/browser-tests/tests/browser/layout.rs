//! What is in sight while a turn is made, and that nothing jumps.

use browser_tests::{Browser, Screen, Site, Standing, beginning, first_asked, keys, record};
use serde_json::{Value, json};

use crate::kit::{lay_table, start};

const TWO: &str = "arkwright/tests/records/two-players.record";
const THREE: &str = "arkwright/tests/records/three-players.record";
const FOUR: &str = "arkwright/tests/records/four-players.record";

/// A question of each kind of action, in a game of four where there is one, and where its answers
/// are: in the mill or on the markers.
const QUESTIONS: &[(&str, &str, usize, &str)] = &[
    ("prompt-foundation", TWO, 0, ".mill"),
    ("prompt-price", TWO, 0, ".mill"),
    ("prompt-administration", FOUR, 100, ".own-markers"),
    ("prompt-factory", FOUR, 10, ".mill"),
    ("prompt-workers", FOUR, 40, ".mill"),
    ("prompt-machinery", FOUR, 10, ".mill"),
    ("prompt-quality", FOUR, 10, ".mill"),
    ("prompt-distribution", FOUR, 10, ".mill"),
    ("prompt-stock-exchange", TWO, 10, ".mill"),
    ("prompt-special-marker", FOUR, 10, ".special-markers"),
    ("prompt-prices", FOUR, 100, ".mill"),
    ("prompt-final-exchange", FOUR, 0, ".mill"),
];

/// Says of each of some elements how it lies outside the window or is cut off by what scrolls or
/// clips around it; nothing where all of them are whole.
const OUT_OF_SIGHT: &str = "\
    const out = []; \
    for (const one of document.querySelectorAll(arguments[0])) { \
      const box = one.getBoundingClientRect(); \
      if (!box.width) continue; \
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]; \
      for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) { \
        if (getComputedStyle(around).overflow === 'visible') continue; \
        const frame = around.getBoundingClientRect(); \
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)]; \
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)]; \
      } \
      const over = [left - box.left, top - box.top, box.right - right, box.bottom - bottom]; \
      if (Math.max(...over) > 1.5) out.push(`${one.className} ${one.dataset.action ?? ''} ${over.map(Math.round)}`); \
    } \
    return out;";

fn lines(value: &Value) -> Vec<String> {
    let lines = value.as_array().cloned().unwrap_or_default();
    let lines = lines.iter().filter_map(Value::as_str);
    lines.map(str::to_owned).collect()
}

/// Opens a stored game at a question.
fn ask(browser: &Browser, site: &Site, question: &str, path: &str, after: usize) {
    let text = record(path);
    let entries = first_asked(&text, question, after);
    browser.goto("about:blank");
    browser.goto(&site.link(&beginning(&text, entries), entries));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    browser.js("document.querySelector('.notice button')?.click()", &[]);
}

fn point_at(browser: &Browser, css: &str) {
    browser.js(
        "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))",
        &[css.into()],
    );
}

#[test]
fn the_mill_the_forecast_and_the_bar_are_in_sight_together() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    for (question, path, after, answers) in QUESTIONS {
        ask(&browser, &site, question, path, *after);
        for screen in [Screen::Laptop, Screen::LowLaptop] {
            browser.set_screen(screen);
            let at = format!("{question} at {screen:?}");
            if *question == "prompt-administration" {
                browser.click(".own-markers [data-marker]");
            }
            let scrolls = browser.js(
                "const page = document.documentElement; \
                 return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]",
                &[],
            );
            assert_eq!(scrolls, json!([0, 0]), "{at}: the page scrolls");
            let choices = format!("{answers} [data-action], {answers} [data-marker]");
            assert!(
                browser.has(&choices),
                "{at}: nothing to choose in {answers}"
            );
            // What lies in a strip that is a line is reached by opening it.
            let seen = format!(
                "{answers} :not(.mill-strip:not(.open) *)[data-action], .mill-strip.open, .mill .task, \
                 .mill-strip, .mill-none, .player, .job-market, .share-track, .market-share, .forecast, \
                 .forecast-line-of, .turn, .action-bar, .confirm"
            );
            let out = lines(&browser.js(OUT_OF_SIGHT, &[seen.into()]));
            assert!(out.is_empty(), "{at}: {out:#?}");
        }
    }
    browser.assert_content();
}

/// The boxes of everything that has to keep its place.
const BOXES: &str = "\
    const boxes = {}; \
    for (const one of document.querySelectorAll('.top, .sheet:not(.ledger), .hd h2, .mill-strips, .action-bar, .confirm')) { \
      const { x, y, width, height } = one.getBoundingClientRect(); \
      if (width) boxes[`${one.tagName} ${one.className} ${one.textContent.slice(0, 12)} ${Object.keys(boxes).length}`] = [x, y + scrollY, width, height].map(Math.round).join(' '); \
    } \
    return boxes;";

/// What of the page lies elsewhere than before.
fn moved(before: &Value, after: &Value) -> Vec<String> {
    let boxes = |of: &Value| -> Vec<String> {
        let boxes = of.as_object().cloned().unwrap_or_default();
        boxes.values().map(Value::to_string).collect()
    };
    let names = before.as_object().cloned().unwrap_or_default();
    let changes = names.keys().zip(boxes(before)).zip(boxes(after));
    changes
        .filter(|((_, before), after)| before != after)
        .map(|((name, before), after)| format!("{name}: {before} became {after}"))
        .collect()
}

/// Makes a turn step by step, points at everything on offer in between, and watches what moves.
fn nothing_jumps(screen: Screen, boxes: &str) {
    let site = Site::open();
    let browser = Browser::open(screen, "en");
    ask(&browser, &site, "prompt-administration", FOUR, 100);
    browser.js(
        "window.shifts = []; \
         new PerformanceObserver((list) => { \
           for (const shift of list.getEntries()) for (const source of shift.sources) { \
             window.shifts.push(`${source.node?.className?.baseVal ?? source.node?.className} in ${source.node?.parentElement?.className}`); \
           } \
         }).observe({ type: 'layout-shift' });",
        &[],
    );
    let before = browser.js(boxes, &[]);
    let still = |what: &str| {
        let moved = moved(&before, &browser.js(boxes, &[]));
        assert!(moved.is_empty(), "{what} at {screen:?}: {moved:#?}");
    };
    browser.click("[data-marker=quality]");
    still("taking up a marker");
    let mut step = "place quality 6".to_owned();
    for _ in 0..8 {
        browser.choose(&step);
        still(&step);
        let offered = browser.js(
            "return [...document.querySelectorAll('main [data-action]')] \
               .filter((one) => one.getBoundingClientRect().width).map((one) => one.dataset.action)",
            &[],
        );
        let offered = lines(&offered);
        for action in offered.iter().step_by(3) {
            point_at(&browser, &format!("main [data-action='{action}']"));
            still(&format!("pointing at {action}"));
        }
        step = match (offered.last(), browser.standing()) {
            (_, Standing::Person { complete: true, .. }) => break,
            (Some(last), _) => last.clone(),
            (None, _) => "done".to_owned(),
        };
    }
    assert!(browser.turn().len() > 2, "{:?}", browser.turn());
    // The observer reports with the next frame.
    browser.js_later(
        "requestAnimationFrame(() => setTimeout(arguments[0], 50))",
        &[],
    );
    let shifts = lines(&browser.js("return window.shifts", &[]));
    let big: Vec<&String> = shifts
        .iter()
        .filter(|shift| shift.starts_with("sheet"))
        .collect();
    assert!(big.is_empty(), "{screen:?}: {big:#?}");
    browser.assert_content();
}

#[test]
fn nothing_jumps_while_a_turn_is_made() {
    nothing_jumps(Screen::Laptop, BOXES);
}

#[test]
fn nothing_jumps_on_a_phone() {
    // The bars at the edges lie over the page, and the list of the turn is its last part.
    let boxes = BOXES.replace(
        ".top, .sheet:not(.ledger), .hd h2, .mill-strips, .action-bar, .confirm",
        ".sheet:not(.turn):not(.ledger), .mill-strips",
    );
    nothing_jumps(Screen::Phone, &boxes);
}

#[test]
fn names_are_whole_and_every_target_is_large_enough() {
    let (_site, browser) = start(Screen::Desktop, "de");
    let seats = ["person", "greedy@300n", "greedy@300n", "greedy@300n"];
    lay_table(&browser, &seats, true, "names");
    for screen in [
        Screen::Laptop,
        Screen::LowLaptop,
        Screen::Small,
        Screen::Desktop,
    ] {
        browser.set_screen(screen);
        browser.wait_for_people();
        let cut = browser.js(
            "return [...document.querySelectorAll('.player-name b, .player-cash, .player-shares, .chip b')] \
               .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth).map((one) => one.textContent)",
            &[],
        );
        assert_eq!(lines(&cut), Vec::<String>::new(), "{screen:?}");
        let names = browser.text(".players");
        assert!(names.contains("Bot Matthew"), "{names}");
        let players = ".player, .players";
        let out = lines(&browser.js(OUT_OF_SIGHT, &[players.into()]));
        assert!(out.is_empty(), "{screen:?}: {out:#?}");
        let small = browser.js(
            "return [...document.querySelectorAll('main button, footer button')].filter((one) => { \
               const { width, height } = one.getBoundingClientRect(); \
               const lies = getComputedStyle(one); \
               return width && (width < 23.5 || height < 23.5) && lies.pointerEvents !== 'none' \
                 && !one.matches('.plain, .section-link, .link') && lies.clipPath === 'none'; \
             }).map((one) => `${one.className} ${one.textContent.slice(0, 20)} ${one.getBoundingClientRect().width}x${one.getBoundingClientRect().height}`)",
            &[],
        );
        assert_eq!(lines(&small), Vec::<String>::new(), "{screen:?}");
    }
    browser.assert_content();
}

#[test]
fn a_click_on_a_rival_brings_his_mill_and_escape_returns() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    ask(&browser, &site, "prompt-workers", FOUR, 40);
    let title = || browser.text(".mill h2");
    let own = title();
    for (screen, rival) in [
        (Screen::Laptop, ".player:not(.me)"),
        (Screen::Phone, ".strip-cell:not(.moves)"),
    ] {
        browser.set_screen(screen);
        if screen == Screen::Phone {
            browser.click(".tabs button:nth-child(3)");
        }
        browser.click(rival);
        browser.wait("another mill", &format!("document.querySelector('.mill h2').innerText && document.querySelector('.mill h2').innerText !== {own:?}"));
        let out = lines(&browser.js(OUT_OF_SIGHT, &[".mill .hd".into()]));
        assert!(out.is_empty(), "{screen:?}: {out:#?}");
        browser.press(keys::ESCAPE);
        assert_eq!(title(), own);
    }
    browser.assert_content();
}

#[test]
fn an_emergency_sale_is_no_gain() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    // The player who is asked has £1.
    ask(&browser, &site, "prompt-administration", FOUR, 28);
    browser.click(".own-markers [data-marker=quality]");
    let dear = ".own-markers [data-action='place quality 10']";
    assert!(
        !browser.text(dear).contains("free"),
        "{}",
        browser.text(dear)
    );
    point_at(&browser, dear);
    for place in [".mill .sub.loss", ".losses"] {
        let words = browser.text(place);
        assert!(words.contains("Emergency sale"), "{place}: {words}");
    }
    assert!(browser.has(".player.me .player-cash .pill.dn"));
    assert!(!browser.has(".player.me .pill.up"));
    browser.assert_content();
}

#[test]
fn the_first_click_in_a_strip_that_was_just_opened_counts() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    ask(&browser, &site, "prompt-workers", FOUR, 40);
    let folded = ".mill-strip.may:not(.open)";
    let good = browser.js(
        "return document.querySelector(arguments[0]).dataset.unfold",
        &[folded.into()],
    );
    let good = good.as_str().expect("a folded strip").to_owned();
    browser.click(&format!("[data-unfold={good}] .plain"));
    let slot = format!(".mill-strip.open .slot[data-action^='hire {good}']");
    let before = browser.turn().len();
    browser.hover(&slot);
    browser.wait_css(".slot.would");
    browser.click(&slot);
    browser.wait(
        "the choice is in the turn",
        &format!("document.querySelectorAll('.turn li.tentative').length > {before}"),
    );
    browser.assert_content();
}

#[test]
fn a_panel_holds_all_that_is_in_it_late_in_the_game() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "de");
    ask(&browser, &site, "prompt-final-exchange", THREE, 0);
    let most = browser.js(
        "return Math.max(...[...document.querySelectorAll('.player-markers ul')].map((one) => one.children.length))",
        &[],
    );
    assert!(most.as_u64() > Some(3), "{most}");
    for screen in [Screen::Laptop, Screen::LowLaptop] {
        browser.set_screen(screen);
        let wide = browser.js(
            "return [...document.querySelectorAll('.player')].flatMap((panel) => { \
               const edge = panel.getBoundingClientRect().right; \
               return [...panel.querySelectorAll('*')].filter((one) => !one.closest('.sr') && one.getBoundingClientRect().right > edge + 1); \
             }).map((one) => one.className.baseVal ?? one.className)",
            &[],
        );
        assert_eq!(lines(&wide), Vec::<String>::new(), "{screen:?}");
    }
    browser.assert_content();
}
