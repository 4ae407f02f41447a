//! Whole games and the people at them.

use bots::BotSpec;
use browser_tests::{Browser, Screen, Standing};
use games::AnyPlay;

use super::{CARD, act, lay, open, stored, tentative};
use crate::kit::start;

/// The game on the table with the choices that are not confirmed.
fn on_table(browser: &Browser) -> AnyPlay {
    browser.wait_until_kept();
    let mut play =
        AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records");
    for action in browser.turn() {
        play.act(&action).expect("the page offers what is legal");
    }
    play
}

/// Makes a turn as a sensible person would; standing orders may answer some of it.
pub(super) fn sensible_turn(browser: &Browser) {
    let bot: BotSpec = "greedy@300n".parse().expect("there is such a bot");
    let begun = browser.confirmed();
    for _ in 0..60 {
        match browser.standing() {
            Standing::Person { complete: true, .. } => {
                browser.press_button("confirm");
                return;
            }
            Standing::Person { .. } => {}
            other => panic!("{other:?} in the middle of a turn"),
        }
        let play = on_table(browser);
        assert_eq!(browser.confirmed(), begun);
        let turn = bots::think_through(&play, &bot, 1, &|| 0);
        for action in turn {
            let before = tentative(browser);
            act(browser, &action);
            // Where an order has answered, the turn goes on in another way.
            if tentative(browser) != before + 1 {
                break;
            }
        }
    }
    panic!("the turn does not end");
}

#[test]
fn two_clicks_lead_to_a_game_against_bots() {
    let (_site, browser) = start(Screen::Laptop, "en");
    browser.click(&format!("{CARD} .play-bots"));
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    assert_eq!(browser.kept().game, "water-frame");
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_whole_game_is_played_against_greedy() {
    let (_site, browser) = start(Screen::Laptop, "en");
    lay(&browser, &["person", "greedy@300n"], true, "whole");
    let mut turns = 0;
    while browser.wait_for_people() != Standing::Over {
        sensible_turn(&browser);
        turns += 1;
        assert!(turns < 400, "the game does not end");
    }
    // Five decades of four rounds.
    assert!(turns >= 20, "a whole game has more than {turns} turns");
    browser.wait_css("main.end h1");
    let play = AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records");
    assert!(play.outcome().is_some());
    let digest = format!("document.body.innerText.includes('{}')", play.digest());
    browser.wait("the digest of the native engine", &digest);
    browser.assert_content();
}

/// The free set-up: tiles, markers and shares are chosen before the first decade.
#[test]
#[cfg(feature = "full")]
fn four_people_take_turns_at_one_screen() {
    let (_site, browser) = start(Screen::Laptop, "en");
    lay(&browser, &["person"; 4], false, "hotseat");
    let mut seats = [0u32; 4];
    for _ in 0..24 {
        let Standing::Person { seat, .. } = browser.wait_for_people() else {
            panic!("the game is over already");
        };
        seats[usize::from(seat) - 1] += 1;
        sensible_turn(&browser);
    }
    assert!(seats.iter().all(|turns| *turns > 3), "{seats:?}");
    browser.assert_content();
}

/// In the middle of a game of four, at the end of a decade: who owns ships and crews is asked too.
#[test]
#[cfg(feature = "full")]
fn a_stored_game_of_four_is_played_on_by_people() {
    let site = browser_tests::Site::open();
    let browser = Browser::open(Screen::LowLaptop, "en");
    let play = stored(super::FOUR);
    let begins = |n: &usize| play.at(*n).caption() == "1780 lamps" && play.at(*n).asked().is_some();
    let from = (0..play.entries().len()).find(begins);
    open(
        &site,
        &browser,
        super::FOUR,
        from.expect("there is an 1780"),
    );
    let years = || browser.text(".timetable");
    let before = years();
    for _ in 0..40 {
        browser.wait_for_people();
        sensible_turn(&browser);
        if on_table_caption(&browser).starts_with("1790") {
            break;
        }
    }
    assert_ne!(years(), before, "a decade has ended");
    browser.assert_content();
}

fn on_table_caption(browser: &Browser) -> String {
    browser.wait_for_people();
    on_table(browser).caption()
}
