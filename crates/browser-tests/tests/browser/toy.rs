//! The toy game on a plain table: what a game looks like that has only been written.

use browser_tests::{Screen, Standing};

use crate::kit::start;

#[test]
fn a_game_without_a_view_is_played_to_its_end() {
    for (lang, won) in [("en", "point"), ("de", "Punkt")] {
        let (_site, browser) = start(Screen::Desktop, lang);
        browser.click("[data-game='quarry'] .play-bots");
        browser.wait_css("main.table .plain-board");
        while browser.wait_for_people() != Standing::Over {
            browser.newcomer_turn();
        }
        browser.wait_css("main.end .ranking");
        let text = browser.js("return document.querySelector('main.end').textContent", &[]);
        let text = text.as_str().unwrap_or_default().to_owned();
        assert!(text.contains(won), "{text}");
        assert!(!text.contains('['), "a sentence is missing: {text}");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
