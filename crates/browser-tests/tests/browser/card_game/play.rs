//! Whole games and the people at them.

use bots::BotSpec;
use browser_tests::{Browser, Screen, Standing};
use games::AnyPlay;

use super::{CARD, act, tentative};
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

/// Makes a turn by clicks as chance would; standing orders may answer some of it.
pub(super) fn some_turn(browser: &Browser, luck: u64) {
    let bot: BotSpec = "random".parse().expect("there is such a bot");
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
        for action in bots::think_through(&play, &bot, luck, &|| 0) {
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

/// Lays a table by the form.
pub(super) fn lay(browser: &Browser, seats: &[&str], seed: &str) {
    browser.click(&format!("{CARD} .set-table"));
    browser.wait_css(".new-table");
    browser.click(&format!(".new-table [data-value='{}']", seats.len()));
    for (index, seat) in seats.iter().enumerate() {
        let place = index + 1;
        browser.click(&format!(
            ".new-table .seat:nth-child({place}) option[value='{seat}']"
        ));
    }
    browser.type_into("#new-seed", seed);
    browser.click(".start-table");
    browser.wait_css("main.table");
}

#[test]
fn two_clicks_lead_to_a_card_game_against_bots() {
    let (_site, browser) = start(Screen::Laptop, "en");
    browser.click(&format!("{CARD} .play-bots"));
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    assert_eq!(browser.kept().game, "card-game");
    some_turn(&browser, 1);
    browser.wait_for_people();
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn a_whole_card_game_is_played_through_the_page() {
    let (_site, browser) = start(Screen::Laptop, "en");
    lay(&browser, &["person", "random"], "whole");
    let mut turns = 0;
    while browser.wait_for_people() != Standing::Over {
        some_turn(&browser, turns);
        turns += 1;
        assert!(turns < 300, "the game does not end");
    }
    assert!(turns >= 12, "a whole game has more than {turns} turns");
    browser.wait_css("main.end h1");
    let play = AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records");
    assert!(play.outcome().is_some());
    let digest = format!("document.body.innerText.includes('{}')", play.digest());
    browser.wait("the digest of the native engine", &digest);
    browser.assert_content();
}

#[test]
#[cfg(feature = "full")]
fn three_people_take_turns_at_one_screen() {
    let (_site, browser) = start(Screen::LowLaptop, "en");
    lay(&browser, &["person"; 3], "hotseat");
    let mut seats = [0u32; 3];
    for luck in 0..15 {
        let Standing::Person { seat, .. } = browser.wait_for_people() else {
            panic!("the game is over already");
        };
        seats[usize::from(seat) - 1] += 1;
        some_turn(&browser, luck);
    }
    assert!(seats.iter().all(|turns| *turns > 2), "{seats:?}");
    browser.assert_content();
}
