//! A tentative turn: undo, redo, take back, and what a reload keeps.

use browser_tests::{Browser, Screen, Standing, keys};

use crate::kit::{lay_table, start};

fn tentative(browser: &Browser) -> usize {
    match browser.standing() {
        Standing::Person { tentative, .. } => tentative,
        other => panic!("{other:?}"),
    }
}

/// Makes one choice of the bar or the board, without confirming it.
fn choose_one(browser: &Browser) -> Vec<String> {
    let before = browser.turn();
    browser.choose_something();
    browser.wait(
        "the choice is in the turn",
        &format!(
            "document.querySelectorAll('.turn li.tentative').length > {}",
            before.len()
        ),
    );
    browser.turn()
}

#[test]
fn choices_can_be_undone_redone_and_taken_back() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person", "random"], true, "undo");
    browser.wait_for_people();
    let turn = choose_one(&browser);
    browser.press_button("undo");
    assert_eq!(tentative(&browser), 0);
    browser.press_button("redo");
    assert_eq!(browser.turn(), turn);
    browser.press_button("confirm");
    let after = match browser.wait_for_people() {
        Standing::Person { .. } => browser.confirmed(),
        other => panic!("{other:?}"),
    };
    assert!(after > 0);
    // Over the bot's turn, back to our own.
    browser.press_button("take-back");
    browser.wait(
        "fewer entries",
        &format!("document.querySelector('main.table').dataset.confirmed < {after}"),
    );
    assert_eq!(tentative(&browser), 0);
    browser.newcomer_turn();
    browser.assert_content();
}

#[test]
fn the_ledger_the_keys_and_the_way_back_follow_the_game() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person", "random"], true, "ledger");
    browser.wait_for_people();
    let lines = || {
        let lines = browser.js("return document.querySelectorAll('.ledger li').length", &[]);
        lines.as_u64().unwrap_or(0)
    };
    // A key works after a click on a button, which has the focus then.
    choose_one(&browser);
    browser.click(".turn .hd h2");
    browser.press("u");
    assert_eq!(tentative(&browser), 0);
    let before = lines();
    choose_one(&browser);
    browser.press_button("confirm");
    browser.wait_for_people();
    assert!(
        lines() > before + 2,
        "both players' moves are in the ledger"
    );
    browser.press("/");
    browser.wait(
        "the command line has the focus",
        "document.activeElement?.id === 'command-line'",
    );
    // The browser's Back leads from the rules to the table.
    let confirmed = browser.confirmed();
    browser.click(".tools .tool");
    browser.wait("the rules", "!document.querySelector('main.table')");
    browser.js("history.back()", &[]);
    browser.wait_css("main.table");
    assert_eq!(browser.confirmed(), confirmed);
    browser.js("history.back()", &[]);
    browser.wait_css("main [data-game]");
    browser.assert_content();
}

/// Before a turn is confirmed nothing of what it leads to is shown.
#[test]
#[cfg(feature = "full")]
fn production_comes_with_the_confirmation() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person"; 2], true, "confirmation");
    let timetable = || browser.text(".timetable");
    let cash = || browser.text(".players");
    let mut cycles = 0;
    for _ in 0..40 {
        browser.wait_for_people();
        let before = (timetable(), browser.confirmed());
        // Until the turn is whole; what may be left out is left out.
        for _ in 0..20 {
            match browser.standing() {
                Standing::Person {
                    complete: false, ..
                } => match browser.has("[data-action=done]") {
                    true => browser.choose("done"),
                    false => browser.choose_something(),
                },
                _ => break,
            }
        }
        assert_eq!(timetable(), before.0, "nothing has happened yet");
        let whole = cash();
        browser.press_button("confirm");
        browser.wait_for_people();
        assert!(browser.confirmed() > before.1);
        if timetable() != before.0 {
            cycles += 1;
            assert_ne!(cash(), whole, "production pays wages");
        }
        if cycles == 3 {
            break;
        }
    }
    assert_eq!(cycles, 3);
    browser.assert_content();
}

#[test]
fn a_reload_in_mid_turn_comes_back_to_the_turn() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person", "greedy@300n"], true, "reload");
    for _ in 0..2 {
        browser.wait_for_people();
        browser.newcomer_turn();
    }
    browser.wait_for_people();
    browser.wait_until_kept();
    let confirmed = browser.confirmed();
    let turn = choose_one(&browser);
    for _ in 0..2 {
        browser.reload();
        browser.wait_for_people();
        assert_eq!(browser.confirmed(), confirmed);
        assert_eq!(browser.turn(), turn);
    }
    // From the rules, too, and from there Back leads to the table.
    browser.click(".tools .tool");
    browser.wait_css("main.rules");
    browser.reload();
    browser.wait_css("main.rules");
    browser.js("history.back()", &[]);
    browser.wait_for_people();
    assert_eq!(browser.turn(), turn);
    // What no longer fits is dropped, and that is said.
    browser.js(
        "for (const key of Object.keys(sessionStorage)) { \
           if (!key.startsWith('millwright-turn-')) continue; \
           const [confirmed] = sessionStorage[key].split('\\n'); \
           sessionStorage[key] = `${confirmed}\\nbuild lamps 9`; \
         }",
        &[],
    );
    browser.reload();
    browser.wait_for_people();
    assert_eq!(tentative(&browser), 0);
    let says = browser.text(".notice p");
    assert!(says.contains("no longer fits"), "{says}");
    assert_eq!(browser.confirmed(), confirmed);
    browser.newcomer_turn();
    browser.assert_content();
}

#[test]
fn a_fragment_that_is_no_game_leads_nowhere() {
    let (site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person"; 2], true, "fragment");
    let turn = choose_one(&browser);
    // The way for the keyboard past the header.
    browser.js("document.querySelector('.skip').focus()", &[]);
    browser.press(keys::ENTER);
    browser.wait("the fragment", "location.hash === '#main'");
    for fragment in ["#foo", "#color=red"] {
        browser.js("location.hash = arguments[0]", &[fragment.into()]);
        browser.wait("the fragment", &format!("location.hash === '{fragment}'"));
    }
    let still_there = || {
        // What the page makes of a step comes after the step.
        browser.js_later("setTimeout(arguments[arguments.length - 1], 50)", &[]);
        assert_eq!(browser.turn(), turn);
        assert!(!browser.has(".notice p"));
    };
    still_there();
    browser.js("history.back()", &[]);
    browser.wait("one step back", "location.hash === '#foo'");
    still_there();
    browser.reload();
    browser.wait_for_people();
    still_there();
    browser.js("history.go(-3)", &[]);
    browser.wait_css("main [data-game]");
    browser.goto(&format!("{}#foo", site.address));
    browser.wait_css("main [data-game]");
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_game_is_played_with_the_keyboard_alone() {
    let (_site, browser) = start(Screen::Desktop, "en");
    // To the first button of the first game, and into the game.
    let mut focused = String::new();
    for _ in 0..30 {
        browser.press(keys::TAB);
        let class = browser.js("return document.activeElement?.className ?? ''", &[]);
        focused = class.as_str().unwrap_or_default().to_owned();
        if focused.contains("play-bots") {
            break;
        }
    }
    assert!(
        focused.contains("play-bots"),
        "Tab does not reach it: {focused}"
    );
    browser.press(keys::ENTER);
    browser.wait_css("main.table");
    browser.wait_for_people();
    arrows_walk(&browser);
    for _ in 0..4 {
        browser.wait_for_people();
        let before = browser.confirmed();
        keyboard_turn(&browser);
        assert!(browser.confirmed() > before);
    }
    browser.assert_content();
}

/// Arrow keys go to what can be chosen, and from there to the next.
#[cfg(feature = "full")]
fn arrows_walk(browser: &Browser) {
    let focused = || {
        let focused = browser.js(
            "const { action, marker } = document.activeElement?.dataset ?? {}; \
             return action ?? marker ?? ''",
            &[],
        );
        focused.as_str().unwrap_or_default().to_owned()
    };
    browser.press(keys::RIGHT);
    let first = focused();
    assert!(!first.is_empty(), "the arrow leads to no choice");
    let others = [keys::RIGHT, keys::DOWN, keys::LEFT, keys::UP].map(|key| {
        browser.press(key);
        focused()
    });
    assert!(others.iter().all(|place| !place.is_empty()), "{others:?}");
    assert!(others.iter().any(|place| *place != first), "{others:?}");
}

/// Types choices into the command line, each by its completion, and confirms.
pub(crate) fn keyboard_turn(browser: &Browser) {
    let before = browser.confirmed();
    for _ in 0..40 {
        if let Standing::Person {
            complete: false, ..
        } = browser.standing()
        {
            browser.js("document.activeElement?.blur()", &[]);
            browser.press("/");
            browser.wait(
                "the command line has the focus",
                "document.activeElement?.id === 'command-line'",
            );
            let first = browser.js(
                "return document.querySelector('#command-choices option')?.value",
                &[],
            );
            let first = first
                .as_str()
                .unwrap_or_else(|| panic!("nothing is offered"))
                .to_owned();
            browser.press(&first);
            browser.press(keys::ENTER);
        }
        browser.js("document.activeElement?.blur()", &[]);
        browser.press(keys::ENTER);
        if browser.confirmed() != before {
            return;
        }
    }
    panic!("the turn does not end");
}

/// What a view takes away and sets again as it was is not touched; what it only takes away is gone
/// when it has run.
#[test]
fn an_attribute_that_comes_back_as_it_was_is_left_alone() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let seen = browser.js_later(
        "const done = arguments[arguments.length - 1]; \
         const one = document.body.appendChild(document.createElement('p')); \
         const other = document.body.appendChild(document.createElement('p')); \
         for (const name of ['a', 'b', 'c', 'class']) one.setAttribute(name, name); \
         other.setAttribute('class', 'old'); \
         const changed = []; \
         new MutationObserver((all) => changed.push(...all.map((one) => one.attributeName))) \
           .observe(one, { attributes: true }); \
         for (const name of ['a', 'b', 'c', 'class']) one.removeAttribute(name); \
         one.setAttribute('a', 'a'); \
         one.setAttribute('b', 'new'); \
         one.setAttribute('class', 'class'); \
         other.removeAttribute('class'); \
         other.classList.add('alone'); \
         setTimeout(() => done([one.outerHTML, other.outerHTML, changed.sort().join(' ')]));",
        &[],
    );
    let expected = [
        r#"<p a="a" b="new" class="class"></p>"#,
        r#"<p class="alone"></p>"#,
        "b c",
    ];
    assert_eq!(seen, serde_json::json!(expected));
}
