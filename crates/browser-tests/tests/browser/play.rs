//! Whole games and the people at them.

use bots::BotSpec;
use browser_tests::{Browser, Screen, Standing, record};
use games::{AnyEntry, AnyPlay};

use crate::kit::{lay_table, start, table};

/// The turn that a sensible person would make, in notation.
fn sensible_turn(browser: &Browser) -> Vec<String> {
    let entries = browser.confirmed();
    let kept = loop {
        // The page keeps a turn a moment after it was confirmed.
        let kept = browser.kept();
        if kept.entries as usize == entries {
            break kept;
        }
    };
    let play = AnyPlay::replay(&kept.record, &[]).expect("the page keeps whole records");
    let bot: BotSpec = "greedy@300n".parse().expect("there is such a bot");
    bots::think_through(&play, &bot, 1, &|| 0)
}

#[test]
fn a_newcomer_plays_a_whole_game_against_a_bot() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person", "greedy@300n"], true, "newcomer");
    let mut turns = 0;
    while browser.wait_for_people() != Standing::Over {
        for action in sensible_turn(&browser) {
            browser.choose(&action);
        }
        browser.press_button("confirm");
        turns += 1;
        assert!(turns < 400, "the game does not end");
    }
    // Three decades of four rounds.
    assert!(turns >= 12, "a whole game has more than {turns} turns");
    browser.wait_css("main.end h1");
    let play = AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records");
    assert!(play.outcome().is_some());
    let digest = format!("document.body.innerText.includes('{}')", play.digest());
    browser.wait("the digest of the native engine", &digest);
    browser.assert_content();
}

#[test]
fn two_clicks_lead_to_a_game_against_bots() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.click("[data-game='spinning-jenny'] .play-bots");
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    browser.assert_content();
}

/// The worker fetches the net, and thinks to the bit as the native engine does.
#[test]
fn a_bot_with_a_net_plays_in_the_page_as_it_does_natively() {
    let (_site, browser) = start(Screen::Desktop, "en");
    let seats = ["journeyman", "master", "person", "person"];
    lay_table(&browser, &seats, true, "journeyman");
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    let fetched = browser.js(
        "const boot = document.querySelector('script[src*=\"boot.js\"]').src; \
            return fetch(new URL('nets/spinning-jenny-4.net', boot)).then((answer) => answer.ok)",
        &[],
    );
    assert_eq!(fetched, true);
    let kept = browser.kept();
    let play = AnyPlay::replay(&kept.record, &[]).expect("the page keeps whole records");
    let asked = (0..play.entries().len())
        .find(|entries| play.at(*entries).asked().is_some())
        .expect("somebody was asked");
    let first = play.at(asked);
    let bot: BotSpec = "journeyman".parse().expect("there is such a bot");
    // Chance among turns that are as good comes from the board, unless somebody names it.
    let luck = u64::from_be_bytes(*first.digest().as_bytes());
    let turn = bots::think_through(&first, &bot, luck, &|| 0);
    let played = play.entries().filter_map(|entry| match entry {
        AnyEntry::Act { action, .. } => Some(action),
        AnyEntry::Reveal(_) => None,
    });
    let played: Vec<String> = played.take(turn.len()).collect();
    assert_eq!(played, turn);
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn three_people_take_turns_at_one_screen() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person"; 3], true, "hotseat");
    let mut seats = [0u32; 3];
    for _ in 0..24 {
        let Standing::Person { seat, .. } = browser.wait_for_people() else {
            panic!("the game is over already");
        };
        seats[usize::from(seat) - 1] += 1;
        browser.newcomer_turn();
    }
    assert!(seats.iter().all(|turns| *turns > 0), "{seats:?}");
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_thinking_bot_can_be_stopped_and_plays_on() {
    let (_site, browser) = start(Screen::Desktop, "en");
    // The bot may think for a few milliseconds only: the page itself presses the button.
    browser.js(
        "window.stopped = 0; \
         new MutationObserver(() => { \
           const hurry = document.querySelector('[data-do=hurry]'); \
           if (hurry && hurry !== window.last) { window.last = hurry; window.stopped += 1; hurry.click(); } \
         }).observe(document.body, { childList: true, subtree: true });",
        &[],
    );
    lay_table(&browser, &["greedy", "person"], false, "stop");
    for _ in 0..3 {
        assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
        browser.newcomer_turn();
    }
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    let stopped = browser.js("return window.stopped", &[]);
    assert!(
        stopped.as_u64() > Some(2),
        "the bot was stopped {stopped} times"
    );
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_turn_can_be_taken_back_while_a_bot_thinks() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person", "greedy"], true, "take back");
    browser.wait_for_people();
    browser.js(
        "const watch = new MutationObserver(() => { \
           const back = document.querySelector('.choices [data-do=hurry] + button'); \
           if (back) { watch.disconnect(); window.back = true; back.click(); } \
         }); \
         watch.observe(document.body, { childList: true, subtree: true });",
        &[],
    );
    let before = browser.confirmed();
    browser.choose_something();
    browser.press_button("confirm");
    browser.wait("it was taken back", "window.back");
    assert!(matches!(
        browser.wait_for_people(),
        Standing::Person {
            seat: 1,
            tentative: 0,
            ..
        }
    ));
    assert_eq!(browser.confirmed(), before);
    // The late answer of the bot must not be listened to.
    std::thread::sleep(std::time::Duration::from_millis(500));
    assert_eq!(browser.confirmed(), before);
    browser.newcomer_turn();
    browser.assert_content();
}

/// Counts the bots' moves that are shown, and notes what is said about them.
const WATCH_MOVES: &str = "window.moves = []; \
    new MutationObserver(() => { \
      const said = document.querySelector('[data-do=skip]') \
        && document.querySelector('.question .asks').textContent; \
      if (said && said !== window.moves.at(-1)) window.moves.push(said); \
    }).observe(document.body, { childList: true, subtree: true, characterData: true });";

#[test]
fn bots_moves_are_shown_one_after_another_until_a_key_is_pressed() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.js(
        "localStorage.setItem('millwright-settings', '{\"motion\":true,\"accounts\":\"never\"}')",
        &[],
    );
    browser.reload();
    browser.wait_css("main [data-game]");
    let seats = ["person", "greedy@300n", "greedy@300n", "greedy@300n"];
    lay_table(&browser, &seats, true, "motion");
    browser.wait_for_people();
    browser.js(WATCH_MOVES, &[]);
    let moves = || {
        let moves = browser.js("return window.moves", &[]);
        moves.as_array().map_or(0, Vec::len)
    };
    browser.newcomer_turn();
    browser.wait("a move is shown", "window.moves.length > 0");
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    // Three bots place a marker each, and most of them do more.
    assert!(moves() >= 3, "{} moves were shown", moves());
    browser.newcomer_turn();
    browser.wait_css("main[data-standing=showing]");
    browser.press("x");
    let before = moves();
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    assert_eq!(moves(), before, "nothing is shown after the key");
    browser.newcomer_turn();
    browser.wait_css("main[data-standing=showing]");
    browser.assert_content();
}

#[test]
fn a_stored_game_can_be_played_on_from_a_link() {
    let (_site, browser) = table(&record("arkwright/tests/records/three-players.record"), 30);
    let before = browser.confirmed();
    browser.newcomer_turn();
    assert!(browser.confirmed() > before);
    browser.assert_content();
}
