//! Pointing only shows: nothing that can be pressed moves away from under the pointer.

use browser_tests::{Browser, Screen, Standing};
use serde_json::{Value, json};

use crate::kit::start;

/// The screens people have, and whether they are touched.
const SIZES: [(u32, u32, bool); 4] = [
    (1280, 720, false),
    (1366, 768, false),
    (1440, 900, false),
    (390, 844, true),
];

/// Waits until the page is drawn for its size, points at one choice after the other, and says what can be pressed and lies elsewhere while it is
/// pointed at; and how many choices there were.
const POINT_AT_ALL: &str = "\
    const done = arguments[arguments.length - 1]; \
    const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))); \
    const boxes = () => { \
      const all = new Map(); \
      for (const one of document.querySelectorAll('button, a[href], summary, input, select, [data-action]')) { \
        const { left, top, width, height } = one.getBoundingClientRect(); \
        if (!width || !height || getComputedStyle(one).visibility === 'hidden') continue; \
        const data = JSON.stringify(one.dataset); \
        const name = `${one.tagName} ${data === '{}' ? one.textContent : data}`; \
        let key = name; \
        for (let n = 2; all.has(key); n += 1) key = `${name} ${n}`; \
        all.set(key, [left, top].map(Math.round).join(' ')); \
      } \
      return all; \
    }; \
    const still = async () => { \
      for (let alike = 0, last = ''; alike < 12; ) { \
        await frames(); \
        const now = JSON.stringify([...boxes()]); \
        alike = now === last ? alike + 1 : 0; \
        last = now; \
      } \
    }; \
    (async () => { \
      await still(); \
      const moved = []; \
      const seen = [...document.querySelectorAll('[data-action]')].filter((one) => one.getClientRects().length); \
      for (const one of seen) { \
        if (!one.isConnected) continue; \
        const before = boxes(); \
        one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })); \
        await frames(); \
        for (const [key, box] of boxes()) { \
          if (before.has(key) && before.get(key) !== box) \
            moved.push(`${one.dataset.action}: ${key} from ${before.get(key)} to ${box}`); \
        } \
        for (const part of document.querySelectorAll('main.table, .action-bar')) \
          part.dispatchEvent(new MouseEvent('mouseleave')); \
        await frames(); \
      } \
      done([seen.length, moved]); \
    })();";

/// Points at everything on every screen; gives how many choices there were.
fn nothing_moves(browser: &Browser, what: &str) -> u64 {
    let mut choices = 0;
    for (width, height, is_touched) in SIZES {
        browser.set_size(width, height, is_touched);
        let answer = browser.js_later(POINT_AT_ALL, &[]);
        assert_eq!(answer[1], json!([]), "{what} at {width} by {height}");
        choices += answer[0].as_u64().unwrap_or_default();
    }
    choices
}

/// Begins the guided game and waits for the first suggestion; what is explained is understood.
pub(crate) fn begin_guided(browser: &Browser, game: &str) {
    browser.click(&format!(".btn.learn[data-game='{game}']"));
    browser.wait_css(".guide .lesson, .guide [data-action]");
    understand(browser);
    browser.wait_css(".guide [data-action]");
}

/// Understands what is explained now.
fn understand(browser: &Browser) {
    while browser.has(".guide .lesson .btn") {
        browser.click(".guide .lesson .btn");
    }
}

fn tentative(browser: &Browser) -> usize {
    match browser.standing() {
        Standing::Person { tentative, .. } => tentative,
        other => panic!("a person is asked, not {other:?}"),
    }
}

/// At the first choice and at those behind it, as the guide suggests them.
fn a_preview_moves_nothing(game: &str) {
    let (_site, browser) = start(Screen::Laptop, "en");
    begin_guided(&browser, game);
    // A marker has no places before it is taken up.
    browser.js(
        "document.querySelector('.own-markers [data-marker]')?.click()",
        &[],
    );
    let mut choices = nothing_moves(&browser, "the first choice");
    for (width, height, is_touched) in SIZES {
        browser.set_size(width, height, is_touched);
        let button = match is_touched {
            true => ".guided-step",
            false => ".guide [data-action]",
        };
        understand(&browser);
        if !browser.has(button) {
            break;
        }
        let before = tentative(&browser);
        browser.wait(
            "the button is drawn for this screen",
            &format!("document.querySelector('{button}').getClientRects().length"),
        );
        browser.hover(button);
        // Where the mouse is now it is pressed.
        browser.click_here();
        browser.wait(
            "the step is made",
            &format!(
                "document.querySelector('main.table').dataset.standing.split(' ')[2] === '{}'",
                before + 1
            ),
        );
        choices += nothing_moves(&browser, &format!("behind {} choices", before + 1));
    }
    assert!(choices > 20, "only {choices} choices were pointed at");
    browser.assert_content();
}

#[test]
fn a_preview_moves_nothing_that_can_be_pressed_in_spinning_jenny() {
    a_preview_moves_nothing("spinning-jenny");
}

#[test]
fn a_preview_moves_nothing_that_can_be_pressed_in_water_frame() {
    a_preview_moves_nothing("water-frame");
}

#[test]
fn a_preview_moves_nothing_that_can_be_pressed_in_the_card_game() {
    a_preview_moves_nothing("card-game");
}

#[test]
fn a_preview_moves_nothing_that_can_be_pressed_on_the_canal() {
    a_preview_moves_nothing("oranienburger-kanal");
}

/// How a button is drawn: in ink, with its letters reversed out of it, or pale.
fn is_in_ink(browser: &Browser, css: &str) -> bool {
    let background = "const of = (css) => getComputedStyle(document.querySelector(css)); \
        return of(arguments[0]).backgroundColor === of('body').color";
    browser.js(background, &[css.into()]) == Value::Bool(true)
}

#[test]
fn while_the_guide_has_steps_its_button_is_in_ink_and_confirm_asks() {
    for (screen, button) in [
        (Screen::Laptop, ".guide [data-action]"),
        (Screen::Phone, ".guided-step"),
    ] {
        let (_site, browser) = start(screen, "en");
        begin_guided(&browser, "spinning-jenny");
        browser.wait_css(button);
        browser.click(button);
        browser.wait_css(&format!("{button}:not([data-action^=place])"));
        understand(&browser);
        assert!(is_in_ink(&browser, button), "{screen:?}");
        assert!(!is_in_ink(&browser, ".confirm"), "{screen:?}");
        // The button is in sight with the bar, on whatever part of the table one is.
        let seen = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); \
            const at = document.elementFromPoint(box.left + 20, box.top + box.height / 2); \
            return at?.closest('button')?.dataset.action ?? null";
        let is_seen = || !browser.js(seen, &[button.into()]).is_null();
        assert!(is_seen(), "{screen:?}");
        if screen == Screen::Phone {
            browser.click(".tabs button:nth-child(4)");
            assert!(is_seen(), "in another part");
        }
        let confirmed = browser.confirmed();
        browser.press_button("confirm");
        browser.wait_css(".trouble");
        assert!(browser.text(".trouble").contains("more steps"));
        assert_eq!(browser.confirmed(), confirmed, "the turn was ended");
        browser.press_button("confirm");
        browser.wait(
            "the turn is ended",
            &format!("document.querySelector('main.table').dataset.confirmed !== '{confirmed}'"),
        );
        browser.assert_content();
    }
}

/// The card game opens the part in which what is asked is answered; the guide comes along.
#[test]
fn the_guide_stands_first_in_every_part_of_a_phone() {
    let (_site, browser) = start(Screen::Phone, "en");
    begin_guided(&browser, "card-game");
    for place in 1..=5 {
        browser.click(&format!(".tabs button:nth-child({place})"));
        let first = "const boxes = [...document.querySelectorAll('main .sheet')] \
               .filter((one) => one.getClientRects().length) \
               .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top); \
             return boxes[0].className";
        assert_eq!(browser.js(first, &[]), "sheet guide", "part {place}");
    }
    browser.assert_content();
}

#[test]
fn the_guide_and_a_hint_suggest_the_same() {
    let (_site, browser) = start(Screen::Laptop, "en");
    begin_guided(&browser, "spinning-jenny");
    let step = browser.text(".guide-now b");
    browser.wait_css("[data-do=hint]:not([disabled])");
    browser.press("h");
    browser.wait_for(
        "a hint",
        "!!document.querySelector('.hint .help-turn li') && !document.querySelector('.help-thinks')",
        std::time::Duration::from_secs(90),
    );
    let hint = browser.js(
        "return document.querySelector('.hint .help-turn li').textContent",
        &[],
    );
    assert_eq!(hint, json!(step));
    browser.assert_content();
}
