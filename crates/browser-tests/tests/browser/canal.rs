//! Oranienburger Kanal at its table: whole games, starting routes, activations in activations.

use bots::BotSpec;
use browser_tests::{Browser, Screen, Site, Standing, first_asked, keys, record};
use games::{AnyEntry, AnyPlay};

use crate::kit::{start, without_network};
use crate::reach::{assert_accessible, axe, overhang};

const SOLO: &str = "bots/tests/records/kanal-planner.record";
const TWO: &str = "kanal/tests/records/two-players.record";
const CAMPAIGN: &str = "kanal/tests/records/campaign.record";

/// What has to be in hand before a choice can be clicked on the industry board.
fn tool(action: &str) -> Option<String> {
    let mut words = action.split(' ');
    match (words.next()?, words.next()?, words.nth(1)) {
        ("raise", card, Some("right")) => Some(format!("structure {card} right")),
        ("raise", card, _) => Some(format!("structure {card}")),
        ("build" | "place", what, _) => Some(format!("build {what}")),
        ("remove", ..) => Some("remove".to_owned()),
        _ => None,
    }
}

/// Makes a choice where it lies: what is built is taken in hand first. A purchase that has no button
/// is typed.
fn act(browser: &Browser, action: &str) {
    let choice = format!("main [data-action=\"{action}\"]");
    if let Some(tool) = tool(action)
        && !browser.has(&choice)
    {
        browser.click(&format!("[data-take=\"{tool}\"]"));
        browser.wait_css(&choice);
    }
    if browser.has(&choice) {
        browser.click(&choice);
    } else if browser.has(&format!(".action-bar [data-action=\"{action}\"]")) {
        browser.click(&format!(".action-bar [data-action=\"{action}\"]"));
    } else if action.starts_with("activate ") {
        // A standing order has done it: it was the only one that waited.
    } else {
        assert!(
            action.starts_with("buy "),
            "{action} is nowhere to be clicked"
        );
        browser.type_into("#command-line", action);
        browser.press(keys::ENTER);
    }
}

/// The turn that a sensible person would make, in notation.
fn sensible_turn(browser: &Browser) -> Vec<String> {
    browser.wait_until_kept();
    let play = AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records");
    let bot: BotSpec = "greedy@300n".parse().expect("there is such a bot");
    bots::think_through(&play, &bot, 1, &|| 0)
}

/// Plays on to the end by clicks; says how many turns that took.
fn play_to_the_end(browser: &Browser) -> u32 {
    let mut turns = 0;
    while browser.wait_for_people() != Standing::Over {
        for (made, action) in sensible_turn(browser).into_iter().enumerate() {
            // A standing order may have made the choice already.
            if browser.turn().get(made) != Some(&action) {
                act(browser, &action);
            }
        }
        browser.press_button("confirm");
        turns += 1;
        assert!(turns < 200, "the game does not end");
    }
    browser.wait_css("main.end h1");
    turns
}

/// The end page shows the digest that the native engine comes to.
fn assert_ended_rightly(browser: &Browser) {
    let play = AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records");
    assert!(play.outcome().is_some());
    let digest = format!("document.body.innerText.includes('{}')", play.digest());
    browser.wait("the digest of the native engine", &digest);
}

/// A browser at a table that was opened by a link: people at every seat.
fn open(site: &Site, browser: &Browser, path: &str, entries: usize) {
    browser.goto("about:blank");
    browser.goto(&site.link_to_play(&record(path), entries));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
}

/// Where the gate begins what is played to its end: at the action space that is chosen behind so many
/// hundredths of a stored game. A full run plays all of it.
const LATE: usize = if cfg!(feature = "full") { 0 } else { 75 };

fn late_in(text: &str) -> usize {
    let play = AnyPlay::replay(text, &[]).expect("a stored record");
    first_asked(text, "kanal-ask-space", play.entries().len() * LATE / 100)
}

#[test]
fn a_solo_game_is_played_to_its_end() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    open(&site, &browser, SOLO, late_in(&record(SOLO)));
    let turns = play_to_the_end(&browser);
    // Seven rounds of four actions, and a free turn of the wheel behind each: at least a round is left.
    let least = if LATE == 0 { 28 } else { 5 };
    assert!(turns >= least, "{turns} turns are no end of a game");
    assert_ended_rightly(&browser);
    browser.assert_content();
}

#[test]
fn a_game_of_two_is_played_to_its_end_against_a_bot() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    // With a bot at the second seat.
    let text = record(TWO);
    browser.goto(&site.link_to_play(&text, late_in(&text)));
    browser.wait_css(".seats-page select");
    browser.js(
        "const seats = document.querySelectorAll('.seats-page select'); \
         for (const [seat, who] of [[0, 'person'], [1, 'greedy']]) { \
           seats[seat].value = who; \
           seats[seat].dispatchEvent(new Event('change', { bubbles: true })); \
         }",
        &[],
    );
    browser.click(".open-table");
    browser.wait_css("main.table");
    play_to_the_end(&browser);
    assert_ended_rightly(&browser);
    browser.assert_content();
}

#[test]
fn starting_routes_are_placed_on_the_blank_side() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let text = record(TWO);
    let first = first_asked(&text, "kanal-ask-starting-routes", 0);
    open(&site, &browser, TWO, first);
    let play = AnyPlay::replay(&text, &[]).expect("a stored record");
    let placed: Vec<String> = play
        .entries()
        .skip(first)
        .filter_map(|entry| match entry {
            AnyEntry::Act { action, .. } if action.starts_with("place") => Some(action),
            _ => None,
        })
        .collect();
    assert!(placed.len() > 4, "both players place routes: {placed:?}");
    for action in placed {
        browser.wait_for_people();
        if matches!(browser.standing(), Standing::Person { complete: true, .. }) {
            browser.press_button("confirm");
            browser.wait_for_people();
        }
        act(&browser, &action);
    }
    let drawn = browser.js(
        "return document.querySelectorAll('.k-board .k-rails').length",
        &[],
    );
    assert!(drawn.as_u64() > Some(0), "the rail tracks are drawn");
    browser.assert_content();
}

/// A stored game in which activations set off others: each choice of the record is clicked where it
/// lies, and the sheet tells what ran and what waits.
#[test]
fn activations_in_activations_are_clicked_and_told() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let text = record(SOLO);
    let play = AnyPlay::replay(&text, &[]).expect("a stored record");
    // The turn in the sixth round with the most activations.
    let asked = first_asked(&text, "kanal-ask-activation", 130);
    let turn = (0..=asked)
        .rev()
        .find(|n| play.at(*n).question().message.id == "kanal-ask-space")
        .expect("a turn begins with its action space");
    open(&site, &browser, SOLO, turn);
    let mut told = 0;
    for entry in play.entries().skip(turn) {
        let AnyEntry::Act { action, .. } = entry else {
            break;
        };
        if browser.confirmed() > turn || browser.standing() == Standing::Over {
            break;
        }
        if matches!(browser.standing(), Standing::Person { complete: true, .. }) {
            break;
        }
        act(&browser, &action);
        let lines = browser.js("return document.querySelectorAll('.k-ran li').length", &[]);
        told = told.max(lines.as_u64().unwrap_or_default());
    }
    assert!(told >= 2, "{told} activations were told");
    browser.assert_content();
}

#[test]
fn a_campaign_hands_over_from_one_game_to_the_next() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let text = record(CAMPAIGN);
    let play = AnyPlay::replay(&text, &[]).expect("a stored record");
    let last = play.entries().len();
    let second = (0..last)
        .find(|n| play.at(*n).caption().starts_with("game 2"))
        .expect("there is a second game");
    let turn = (0..second)
        .rev()
        .find(|n| play.at(*n).asked().is_some())
        .expect("somebody ends the first game");
    open(&site, &browser, CAMPAIGN, turn);
    let Some(AnyEntry::Act { action, .. }) = play.entries().nth(turn) else {
        panic!("the first game ends by a choice");
    };
    browser.wait_for_sheets();
    act(&browser, &action);
    browser.press_button("confirm");
    browser.wait_for_account();
    let said = browser.js("return document.querySelector('#account').innerText", &[]);
    assert!(
        said.as_str().is_some_and(|said| said.contains("game")),
        "{said}"
    );
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    browser.wait(
        "the second game",
        "document.querySelector('.timetable').innerText.includes('2')",
    );
    browser.assert_content();
}

#[test]
fn the_canal_is_played_offline_after_the_first_visit() {
    let (site, browser) = without_network(Screen::Laptop, "en");
    browser.goto(&site.address);
    browser.click("[data-game='oranienburger-kanal'] .play-alone");
    for _ in 0..2 {
        browser.wait_for_people();
        for action in sensible_turn(&browser) {
            act(&browser, &action);
        }
        browser.press_button("confirm");
    }
    browser.wait_for_people();
}

/// German on a phone: every tab fits, every sentence is there, and a turn is made by taps.
#[test]
fn a_german_phone_plays_the_canal() {
    let (_site, browser) = start(Screen::Phone, "de");
    browser.click("[data-game='oranienburger-kanal'] .play-alone");
    browser.wait_for_people();
    for _ in 0..2 {
        for action in sensible_turn(&browser) {
            act_on_a_phone(&browser, &action);
        }
        browser.press_button("confirm");
        browser.wait_for_people();
    }
    for tab in 1..=5 {
        browser.click(&format!(".tabs button:nth-child({tab})"));
        assert!(overhang(&browser) <= 0, "tab {tab} is too wide");
        let ids = browser.js(
            "return document.body.innerText.match(/\\[[a-z]+(-[a-z]+)+\\]/g)",
            &[],
        );
        assert!(ids.is_null(), "sentences are missing: {ids}");
    }
    browser.assert_content();
}

/// The same choice on a phone, where the part of the table has to be open on which it lies.
fn act_on_a_phone(browser: &Browser, action: &str) {
    let place = match action.split(' ').next() {
        Some("turn" | "buy") => 3,
        _ => 1,
    };
    browser.click(&format!(".tabs button:nth-child({place})"));
    if let Some(tool) = tool(action) {
        let held = format!("main [data-action=\"{action}\"]");
        if !browser.has(&held) {
            browser.js(
                "[...document.querySelectorAll(`[data-take=\"${arguments[0]}\"]`)] \
                   .find((one) => one.getBoundingClientRect().width > 0).click()",
                &[tool.into()],
            );
            browser.wait_css(&held);
        }
    }
    // Some places are small for the driver's finger, which taps their middle.
    let made = browser.js(
        "const one = [...document.querySelectorAll(`[data-action=\"${arguments[0]}\"]`)] \
           .find((one) => one.getBoundingClientRect().width > 0); \
         one?.dispatchEvent(new MouseEvent('click', { bubbles: true })); \
         return Boolean(one);",
        &[action.into()],
    );
    // A standing order activates what waits alone.
    assert!(
        made == true || action.starts_with("activate "),
        "{action} is nowhere to be tapped"
    );
}

#[test]
fn no_serious_fault_of_accessibility_is_found_at_the_canal() {
    let axe = axe();
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    for (entries, what) in [(102, "choosing a space"), (131, "an activation waits")] {
        open(&site, &browser, SOLO, entries);
        assert_accessible(&browser, &axe, what);
    }
    open(&site, &browser, TWO, 60);
    for screen in [Screen::LowLaptop, Screen::Small, Screen::Laptop] {
        browser.set_screen(screen);
        assert_accessible(&browser, &axe, &format!("two players, {screen:?}"));
    }
    browser.goto("about:blank");
    browser.goto(&site.link(&record(SOLO), usize::MAX));
    browser.wait_css("main.end");
    assert_accessible(&browser, &axe, "end");
    browser.goto("about:blank");
    browser.goto(&site.address);
    browser.click("[data-game='oranienburger-kanal'] .cards");
    browser.wait_css("main article");
    assert_accessible(&browser, &axe, "cards");
    browser.assert_content();
}

/// Arrows walk from plot to edge to plot, and pointing by focus shows what a choice gives.
#[test]
fn arrows_walk_the_industry_board() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    open(&site, &browser, SOLO, 102);
    act(&browser, "space 1");
    let at = || {
        browser.js(
            "return document.activeElement.getAttribute('aria-label')",
            &[],
        )
    };
    browser.js("document.querySelector('[data-look=b2]').focus()", &[]);
    let mut walked = vec![at()];
    for key in [keys::RIGHT, keys::RIGHT, keys::DOWN, keys::DOWN] {
        browser.press(key);
        walked.push(at());
    }
    let starts = [
        "Plot b2",
        "Route space",
        "Plot b3",
        "Route space",
        "Plot c3",
    ];
    for (here, start) in walked.iter().zip(starts) {
        let here = here.as_str().unwrap_or_default();
        assert!(here.starts_with(start), "{walked:#?}");
    }
    browser.assert_content();
}

/// What a structure would give on a plot agrees with what it gives.
#[test]
fn the_preview_of_a_structure_comes_true() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    open(&site, &browser, SOLO, 102);
    act(&browser, "space 1");
    browser.click("[data-take=\"structure 12\"]");
    let choice = "main [data-action=\"raise 12 a3\"]";
    browser.wait_css(choice);
    browser.hover(choice);
    browser.wait_css(".preview .k-score b");
    let foretold = browser.text(".sheet.preview .k-score b");
    browser.click(choice);
    browser.wait_css(".turn li.tentative");
    let total = browser.text(".kp-total b");
    let number = |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
    assert_eq!(number(&foretold), number(&total), "{foretold} and {total}");
    browser.assert_content();
}

/// Enter makes the choice that has the focus on the board, and does not confirm the turn.
#[test]
fn a_place_of_the_board_is_chosen_by_a_key() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    open(&site, &browser, SOLO, 102);
    act(&browser, "space 1");
    browser.click("[data-take=\"structure 12\"]");
    browser.wait_css("[data-action=\"raise 12 a3\"]");
    browser.js(
        "document.querySelector('main [data-action=\"raise 12 a3\"]').focus()",
        &[],
    );
    browser.press(keys::ENTER);
    browser.wait_until("the structure stands", || {
        browser.turn().contains(&"raise 12 a3".to_owned())
    });
    assert!(matches!(
        browser.standing(),
        Standing::Person { tentative: 2, .. }
    ));
    browser.assert_content();
}

/// The board tells an activation that was let go from one that was made.
#[test]
fn an_activation_that_is_let_go_is_marked() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    open(&site, &browser, SOLO, 131);
    assert!(!browser.has(".k-board .k-fire.lost"));
    act(&browser, "done");
    browser.wait_css(".k-board .k-fire.lost");
    let marked = browser.js(
        "return document.querySelectorAll('.k-board .k-fire.lost').length",
        &[],
    );
    assert_eq!(marked, 1, "one structure had one activation waiting");
    browser.assert_content();
}

/// Hints and the ledger speak of route spaces by their names.
#[test]
fn route_spaces_are_named_on_the_board() {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    open(&site, &browser, SOLO, 20);
    browser.wait_css(".k-board .k-space-name");
    let free = "return [...document.querySelectorAll('.k-board:not(.small) .k-space-name:not(.told)')] \
        .every((name) => /^[hv][1-5][1-5]$/.test(name.textContent) && name.getBoundingClientRect().height > 0)";
    assert_eq!(browser.js(free, &[]), true);
    let told = "return getComputedStyle(document.querySelector('.k-hit:has(.told):hover .told') \
        ?? document.querySelector('.told')).visibility";
    assert_eq!(browser.js(told, &[]), "hidden");
    browser.hover(".k-hit:has(.told)");
    assert_eq!(browser.js(told, &[]), "visible");
}
