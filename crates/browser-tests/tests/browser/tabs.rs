//! One game in several tabs: none destroys what another has stored.

use browser_tests::{Browser, Screen, Site};

use crate::kit::lay_table;

/// A browser that tells its tabs nothing of each other.
const NO_CHANNEL: &str = "delete globalThis.BroadcastChannel; \
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });";

/// A browser without locks, as on a plain page off this machine.
const NO_LOCKS: &str =
    "Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });";

/// A browser with a game of two people in its first tab, one turn old.
fn play(pretence: &str) -> (Site, Browser) {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    browser.pretend(pretence);
    browser.goto(&site.address);
    browser.wait_css("main [data-game]");
    lay_table(&browser, &["person"; 2], true, "tabs");
    turns(&browser, 1);
    (site, browser)
}

fn turns(browser: &Browser, count: usize) {
    for _ in 0..count {
        browser.wait_for_people();
        browser.newcomer_turn();
    }
    browser.wait_until_kept();
}

/// Opens the start page in a second tab, which shows the game.
fn second_tab(site: &Site, browser: &Browser, pretence: &str) {
    browser.new_tab();
    browser.set_screen(Screen::Desktop);
    browser.pretend(pretence);
    browser.goto(&site.address);
    browser.wait_css(".saved .open-game");
}

#[test]
fn a_second_tab_looks_at_the_newest_state_and_takes_over_when_the_first_closes() {
    let (site, browser) = play(NO_CHANNEL);
    second_tab(&site, &browser, NO_CHANNEL);
    browser.turn_to_tab(0);
    turns(&browser, 3);
    let confirmed = browser.confirmed();
    // What the second tab lists is three turns old.
    browser.turn_to_tab(1);
    browser.click(".saved .open-game");
    browser.wait_css("main.table");
    browser.wait_css(".banner");
    assert!(browser.bar().is_empty(), "nothing can be chosen here");
    assert_eq!(browser.confirmed(), confirmed);
    assert_eq!(browser.kept().entries as usize, confirmed);
    browser.turn_to_tab(0);
    turns(&browser, 1);
    let confirmed = browser.confirmed();
    browser.close_tab();
    browser.turn_to_tab(0);
    browser.wait("this tab takes over", "!document.querySelector('.banner')");
    assert_eq!(browser.confirmed(), confirmed);
    turns(&browser, 1);
    browser.assert_content();
}

#[test]
fn without_locks_a_turn_on_an_old_state_is_refused_and_nothing_is_lost() {
    let pretence = format!("{NO_CHANNEL}{NO_LOCKS}");
    let (site, browser) = play(&pretence);
    second_tab(&site, &browser, &pretence);
    browser.click(".saved .open-game");
    browser.wait_for_people();
    browser.turn_to_tab(0);
    turns(&browser, 2);
    let stored = browser.kept();
    // The second tab knows nothing of it and confirms a turn.
    browser.turn_to_tab(1);
    browser.newcomer_turn();
    browser.wait_css(".banner [data-do=keep-apart]");
    let mine = browser.confirmed();
    assert_eq!(browser.kept(), stored);
    browser.press_button("keep-apart");
    browser.wait("the game is its own", "!document.querySelector('.banner')");
    browser.wait_until("both are kept", || browser.all_kept().len() == 2);
    assert_eq!(browser.kept().entries as usize, mine);
    assert_eq!(browser.all_kept()[1], stored);
    // From the other one's place the stored state is had.
    browser.click(".brand");
    browser.click(".saved:nth-child(2) .open-game");
    browser.wait_for_people();
    browser.turn_to_tab(0);
    turns(&browser, 1);
    let newest = browser.confirmed();
    browser.turn_to_tab(1);
    browser.newcomer_turn();
    browser.press_button("play-here");
    browser.wait("the newest state", "!document.querySelector('.banner')");
    assert_eq!(browser.confirmed(), newest);
    turns(&browser, 1);
    browser.assert_content();
}

#[test]
fn a_looking_tab_follows_the_game_and_can_take_it() {
    let (site, browser) = play("");
    second_tab(&site, &browser, "");
    browser.click(".saved .open-game");
    browser.wait_css(".banner");
    browser.turn_to_tab(0);
    turns(&browser, 1);
    let confirmed = browser.confirmed();
    browser.turn_to_tab(1);
    browser.wait(
        "the looking tab follows",
        &format!("document.querySelector('main.table').dataset.confirmed == {confirmed}"),
    );
    browser.press_button("play-here");
    browser.wait("it is played here", "!document.querySelector('.banner')");
    turns(&browser, 1);
    let confirmed = browser.confirmed();
    browser.turn_to_tab(0);
    browser.wait_css(".banner");
    browser.wait(
        "the first tab follows",
        &format!("document.querySelector('main.table').dataset.confirmed == {confirmed}"),
    );
    browser.assert_content();
}

#[test]
fn a_game_that_is_deleted_in_another_tab_can_be_kept() {
    let (site, browser) = play(NO_CHANNEL);
    second_tab(&site, &browser, NO_CHANNEL);
    browser.click(".saved .delete");
    browser.click(".saved .delete-now");
    browser.wait("it is gone", "!document.querySelector('.saved')");
    browser.turn_to_tab(0);
    browser.newcomer_turn();
    let confirmed = browser.confirmed();
    browser.press_button("keep-apart");
    browser.wait_until("it is kept again", || browser.all_kept().len() == 1);
    assert_eq!(browser.kept().entries as usize, confirmed);
    browser.assert_content();
}
