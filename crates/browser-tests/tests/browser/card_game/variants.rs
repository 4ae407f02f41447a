//! Stored games, one for each expert variant and one with a bankruptcy: what the variant asks is on the page,
//! and what is chosen there is what the engine makes of it.

use std::collections::BTreeSet;

use browser_tests::{Browser, Screen, Site, Standing, asked_in, record};
use games::{AnyEntry, AnyPlay};
use serde_json::json;
use table::Arg;
use texts::{Lang, Texts};

use super::moments::{legal, shown};
use super::{act, open};

/// A stored game, by what it is kept for.
fn stored(name: &str) -> AnyPlay {
    let text = record(&format!("bots/tests/records/card-game-{name}.record"));
    AnyPlay::replay(&text, &[]).expect("it is stored")
}

/// What something is called in the page.
fn called(id: &str, args: &[(&str, Arg)]) -> String {
    let info = games::info("card-game").expect("the catalogue has it");
    Texts::of_game(Lang::En, info).get(id, args)
}

/// After how many entries a question is asked that a stored game answers so.
fn answered(play: &AnyPlay, question: &str, is: impl Fn(&str) -> bool) -> usize {
    let mut entries = play.entries().enumerate();
    let found = entries.find_map(|(n, entry)| match entry {
        AnyEntry::Act { action, .. } if is(&action) => {
            (play.at(n).question().message.id == question).then_some(n)
        }
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{question} is not answered so"))
}

/// What a stored game chooses from an entry on, up to the end of the turn.
fn rest_of_turn(play: &AnyPlay, from: usize) -> Vec<String> {
    let turn = play.turn_after(from);
    let entries = play.entries().enumerate().skip(from);
    let of_turn = entries.take_while(|(n, _)| play.turn_after(*n) == turn);
    let choices = of_turn.filter_map(|(_, entry)| match entry {
        AnyEntry::Act { action, .. } => Some(action),
        AnyEntry::Reveal(_) => None,
    });
    choices.collect()
}

/// Opens a stored game where it is asked for something, with every choice in sight.
fn open_at(site: &Site, browser: &Browser, play: &AnyPlay, entries: usize) {
    open(site, browser, play, entries);
    see(browser, play, entries);
}

/// Waits until every choice is in sight.
fn see(browser: &Browser, play: &AnyPlay, entries: usize) {
    browser.wait_for_people();
    let legal = legal(&play.at(entries));
    browser.wait_until("every choice is on the page", || {
        browser.js(
            "document.querySelector('[data-part=choices]')?.click()",
            &[],
        );
        shown(browser).is_superset(&legal)
    });
}

/// Waits until these are the only choices on the page.
fn see_only(browser: &Browser, play: &AnyPlay, entries: usize) {
    see(browser, play, entries);
    let legal = legal(&play.at(entries));
    browser.wait_until("nothing else can be chosen", || shown(browser) == legal);
}

/// Makes the rest of the turn by clicks as the stored game does, and holds the game that the page keeps against
/// it. Says how many entries there are then.
fn follow(browser: &Browser, play: &AnyPlay, from: usize) -> usize {
    let choices = rest_of_turn(play, from);
    let end = from + choices.len();
    loop {
        match browser.wait_for_people() {
            Standing::Person { complete: true, .. } => break,
            Standing::Person { tentative, .. } => act(browser, &choices[tentative]),
            other => panic!("{other:?} in the middle of a turn"),
        }
    }
    browser.wait_until("the turn is listed", || browser.turn() == choices);
    browser.press_button("confirm");
    browser.wait_until("the turn is kept", || {
        browser.kept().entries as usize >= end
    });
    assert_eq!(
        kept(browser).at(end).digest(),
        play.at(end).digest(),
        "{choices:?}"
    );
    end
}

/// Fails unless the page refuses a choice for the reason that the engine has.
fn assert_refused(browser: &Browser, then: &AnyPlay, action: &str, why: &str) {
    let Err(games::Error::Illegal { illegal, .. }) = then.check(action) else {
        panic!("{action} is not refused");
    };
    assert_eq!(illegal.message.id, why);
    let css = format!("[data-refused=\"{action}\"]");
    browser.wait_css(&css);
    let seen = browser.js(
        "const one = document.querySelector(arguments[0]); \
         return [one.title.includes(arguments[1]), one.getAttribute('aria-disabled')]",
        &[css.as_str().into(), called(why, &[]).into()],
    );
    assert_eq!(seen, json!([true, "true"]), "{action}");
}

/// How many ships the page says the viewer has.
fn assert_ships(browser: &Browser, count: u8) {
    let says = called(
        "cg-ships-of",
        &[("count", Arg::from(count)), ("most", Arg::from(2_u8))],
    );
    browser.wait_until(&says, || browser.text(".cg-stock").contains(&says));
}

#[test]
fn variants_of_the_set_up_are_asked_on_the_page() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");

    // Chosen factories: everybody opens two, and nobody the same one twice.
    let play = stored("factories");
    open(&site, &browser, &play, 0);
    let mut from = 0;
    while from < play.entries().len() {
        see_only(&browser, &play, from);
        from = follow(&browser, &play, from);
    }

    // The expert supply: what is laid out lies there, some of it flipped, and can be taken.
    let play = stored("supply");
    let entries = answered(&play, "prompt-start-development", |action| {
        action.starts_with("take ")
    });
    open_at(&site, &browser, &play, entries);
    let of_cards = |actions: BTreeSet<String>| -> BTreeSet<String> {
        let cards = actions.into_iter();
        cards.filter(|action| action.starts_with("take ")).collect()
    };
    let laid = of_cards(legal(&play.at(entries)));
    assert!(laid.len() > 8, "{laid:?}");
    assert_eq!(of_cards(shown(&browser)), laid);
    let flipped = (0..entries).flat_map(|entry| play.events_of(entry));
    let mut flipped = flipped.filter(|event| event.message.id == "flipped");
    assert!(flipped.next().is_some(), "a card is flipped");
    follow(&browser, &play, entries);

    // Starting shares, for whoever wants some.
    let play = stored("shares");
    let entries = answered(&play, "prompt-start-shares", |action| action == "buy 1");
    open_at(&site, &browser, &play, entries);
    see_only(&browser, &play, entries);
    follow(&browser, &play, entries);
    browser.wait_until("a share at £10", || {
        browser
            .text(".player:first-child .player-shares")
            .contains("1 × £10")
    });
    browser.assert_content();
}

#[test]
fn decade_restrictions_are_marked_refused_and_lifted() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let play = stored("restrictions");
    let entries = answered(&play, "prompt-development", |action| {
        action == "take inventor"
    });
    open_at(&site, &browser, &play, entries);
    browser.wait_css(".cg-board .cg-decade");
    let before = shown(&browser);
    let then = play.at(entries);
    assert_refused(&browser, &then, "develop stock", "card-decade-restriction");
    // A click on it chooses nothing.
    browser.click("[data-refused=\"develop stock\"]");
    assert_eq!(browser.turn(), [""; 0]);
    assert_eq!(shown(&browser), before);
    follow(&browser, &play, entries);

    // Two steps for the Inventor, one of them before its decade.
    let entries = answered(&play, "prompt-development", |action| {
        action == "develop quality stock"
    });
    open_at(&site, &browser, &play, entries);
    follow(&browser, &play, entries);

    // The Workshop lifts what stands against a step of machinery.
    let entries = answered(&play, "prompt-development", |action| {
        action == "develop machinery"
    });
    open_at(&site, &browser, &play, entries);
    browser.wait_css(".cg-board .cg-decade.lifted");
    follow(&browser, &play, entries);
    browser.assert_content();
}

#[test]
fn expert_actions_and_a_start_without_ships_are_on_the_page() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");

    // No ships: nobody is asked to ship before they are regained.
    let play = stored("no-ships");
    let entries = answered(&play, "prompt-action", |action| action == "borrow 9");
    open_at(&site, &browser, &play, entries);
    assert_ships(&browser, 0);
    follow(&browser, &play, entries);
    let entries = answered(&play, "prompt-storage", |_| true);
    open_at(&site, &browser, &play, entries);
    assert_ships(&browser, 0);
    see_only(&browser, &play, entries);

    // Extra production of two factories, the second time with a shift.
    let play = stored("extra-production");
    for begins in ["produce food 0", "produce food 1 shift"] {
        let entries = answered(&play, "prompt-action", |action| action == begins);
        open_at(&site, &browser, &play, entries);
        follow(&browser, &play, entries);
    }

    // Early shipping of two goods.
    let play = stored("early-shipping");
    let second = answered(&play, "prompt-early-shipping", |action| {
        action.starts_with("ship ")
    });
    let first = second - 1;
    assert_eq!(play.at(first).question().message.id, "prompt-action");
    open_at(&site, &browser, &play, first);
    follow(&browser, &play, first);
    browser.assert_content();
}

/// Somebody is out of the game, which the sheets say and play on.
#[test]
fn a_bankrupt_player_is_shown_as_one() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let play = stored("bankrupt");
    let all = play.entries().len();
    let is_bankrupt = |entry: &usize| {
        let mut events = play.events_of(*entry).into_iter();
        events.any(|event| event.message.id == "bankrupt")
    };
    let ruin = (0..all).find(is_bankrupt).expect("somebody is bankrupt");
    let asked = |entries: &usize| play.at(*entries).asked().is_some();
    let next = (ruin + 1..all).find(asked).expect("the others play on");
    open_at(&site, &browser, &play, next);
    browser.wait_css(".player.out");
    let out = browser.js(
        "return [...document.querySelectorAll('.player.out')].map((one) => \
           [one.getAttribute('aria-label'), one.querySelector('.player-state').textContent])",
        &[],
    );
    let says = called("cg-player-bankrupt", &[]);
    assert_eq!(out, json!([["Ben", says]]));
    follow(&browser, &play, next);

    browser.goto("about:blank");
    browser.goto(&site.link(&play.record().expect("it is whole").to_string(), usize::MAX));
    browser.wait_css("main.end h1");
    let says = called("end-bankrupt", &[]);
    browser.wait_until("the end says so", || {
        browser.text("main.end").contains(&says)
    });
    browser.assert_content();
}

/// What being done does is said of the question that is asked, also within step c.
#[test]
fn being_done_at_the_engineers_place_lays_nothing_there() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let text = record("cardgame/tests/records/some-variants.record");
    let play = AnyPlay::replay(&text, &[]).expect("it is stored");
    let of = |question: &str| asked_in(&play, question, 0).expect("it is asked");
    for (question, done) in [
        ("prompt-replace", "done-replace"),
        ("prompt-development", "done-development"),
        ("prompt-action", "done-action"),
    ] {
        open_at(&site, &browser, &play, of(question));
        let says = browser.text(".cg-choice[data-action=done] .what");
        assert_eq!(says.to_lowercase(), called(done, &[]), "{question}");
    }
    browser.assert_content();
}

/// The sheet that a question interrupts goes along with what is chosen, and so does the table.
#[test]
fn goods_that_are_shipped_stand_on_the_sheet_before_the_turn_is_confirmed() {
    const STANDS: &str = "\
        const mine = document.querySelector('#account .acol.mine'); \
        const row = (name) => [...mine.querySelectorAll('.ac')] \
          .find((one) => one.querySelector('.lb')?.textContent === name)?.textContent ?? ''; \
        return [row(arguments[0]), mine.querySelector('.tot .ser').textContent, \
          document.querySelector('.player.me .player-cash .cash').textContent]";
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    let play = stored("greedy");
    let asked = answered(&play, "prompt-shipping", |action| {
        action.starts_with("ship ")
    });
    open(&site, &browser, &play, asked);
    browser.wait_css("#account .acc");
    let label = called("account-shipped", &[]);
    let stands = || browser.js(STANDS, &[label.as_str().into()]);
    let before = stands();
    assert_eq!(before[1], before[2], "sheet and table say the same money");
    let ship = play.at(asked).legal();
    let ship = ship.iter().find(|action| action.starts_with("ship "));
    let ship = ship.expect("something can be shipped");
    browser.click(&format!(".action-bar [data-action=\"{ship}\"]"));
    browser.wait_until("the sheet tells of the ship", || stands()[0] != before[0]);
    let shipped = stands();
    assert_eq!(shipped[1], shipped[2], "{shipped}");
    assert_ne!(shipped[1], before[1], "{shipped}");
    browser.click(".action-bar [data-do=undo]");
    browser.wait_until("it is taken back", || stands() == before);
    // What is in hand stands apart from the sum and its change, which stand together.
    while client::interrupted(&kept(&browser), usize::MAX).is_some() {
        browser.newcomer_turn();
        browser.wait_until_kept();
    }
    browser.wait_for_account();
    let totals = browser.js(
        "const text = (one) => one.textContent.replace(/\\s+/g, ' ').trim(); \
         return [...document.querySelectorAll('#account .tot')].map((one) => [...one.children].map(text))",
        &[],
    );
    let totals = totals.as_array().cloned().unwrap_or_default();
    assert_eq!(totals.len(), 3, "everybody has one");
    for total in totals {
        let part = |at: usize| total[at].as_str().unwrap_or_default().to_owned();
        let (purse, sum) = (part(0), part(1));
        let (worth, change) = sum.rsplit_once(' ').expect("a sum and its change");
        assert!(purse.starts_with('£'), "{total}");
        assert!(worth.contains(" = £") && !change.is_empty(), "{total}");
    }
    browser.assert_content();
}

/// The game on the table, as it is kept.
fn kept(browser: &Browser) -> AnyPlay {
    AnyPlay::replay(&browser.kept().record, &[]).expect("the page keeps whole records")
}
