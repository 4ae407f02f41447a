//! What teaches the card game: the guided first game, the rules reference, the component numbers and
//! the options of its table.

use std::time::Duration;

use browser_tests::{Browser, Screen, Site, by_chance, keys};
use games::AnyPlay;

use crate::kit::start;

const GAME: &str = "card-game";

/// Everything that is written in a part of the page; no text of it is missing.
fn written(browser: &Browser, part: &str) -> String {
    let text = browser.js(
        "return document.querySelector(arguments[0])?.textContent",
        &[part.into()],
    );
    let text = text.as_str().unwrap_or_default().to_owned();
    assert!(!text.contains('['), "a text is missing: {text}");
    text
}

/// Understands every lesson that is given now; gives their names.
fn understand(browser: &Browser) -> Vec<String> {
    let mut lessons = Vec::new();
    while browser.has(".guide .lesson .btn") {
        written(browser, ".guide");
        lessons.push(browser.text(".guide .lesson h3"));
        browser.click(".guide .lesson .btn");
    }
    lessons
}

/// Makes a choice in notation.
fn act(browser: &Browser, action: &str) {
    browser.type_into("#command-line", action);
    browser.press(keys::ENTER);
    let made = "[...document.querySelectorAll('.turn li.tentative code')]";
    browser.wait(
        "it is made",
        &format!("{made}.some((one) => one.textContent === '{action}')"),
    );
}

#[test]
fn the_guide_explains_each_step_of_the_first_turn_when_it_comes() {
    for (lang, names) in [
        (
            "en",
            [
                "What it is about",
                "One turn, three steps",
                "Price against appeal",
                "The demand gives way",
                "Developments",
            ],
        ),
        (
            "de",
            [
                "Worum es geht",
                "Ein Zug, drei Schritte",
                "Preis gegen Attraktivität",
                "Die Nachfrage gibt nach",
                "Entwicklungen",
            ],
        ),
    ] {
        let (_site, browser) = start(Screen::Desktop, lang);
        browser.click(&format!(".btn.learn[data-game='{GAME}']"));
        browser.wait_css(".guide .lesson");
        assert_eq!(understand(&browser), names[..2], "before the action");
        act(&browser, "distribution food 2");
        assert_eq!(understand(&browser), names[2..4], "before the price");
        act(&browser, "appeal 5");
        assert_eq!(understand(&browser), names[4..], "before the development");
        browser.assert_content();
    }
}

/// Begins the guided game and waits until what draws sheets is here.
fn begin_guided(browser: &Browser) {
    browser.click(&format!(".btn.learn[data-game='{GAME}']"));
    browser.wait_css(".guide .lesson");
    browser.wait_for_sheets();
}

#[test]
fn a_production_is_explained_beside_its_steps() {
    let (_site, browser) = start(Screen::Desktop, "en");
    begin_guided(&browser);
    for (width, height) in [(1280, 720), (1440, 900)] {
        browser.set_size(width, height, false);
        browser.wait(
            "the guide has room",
            "document.querySelector('.guide').clientHeight >= 200 \
             && document.querySelector('.turn').getBoundingClientRect().bottom \
                <= document.querySelector('.bottom').getBoundingClientRect().top",
        );
    }
    browser.set_screen(Screen::Desktop);
    act(&browser, "distribution food 2");
    act(&browser, "appeal 5");
    act(&browser, "develop distribution");
    browser.press(keys::ENTER);
    browser.wait_for_account();
    let tips = browser.js(
        "return document.querySelectorAll('#account .tip').length",
        &[],
    );
    assert_eq!(tips, 4, "sale, costs, share value, distribution");
    written(&browser, "#account");
    // The bar is whole on a small screen, too, and what it leads to is in reach.
    browser.set_size(1024, 768, false);
    browser.wait(
        "the bar is in the window",
        "document.querySelector('[data-do=account-go-on]').getBoundingClientRect().bottom <= innerHeight \
         && document.querySelector('.account-bar').scrollWidth <= innerWidth",
    );
    // The panel of a player says what the sheet comes to.
    browser.set_screen(Screen::Desktop);
    browser.wait(
        "panel and sheet agree",
        "document.querySelector('.player .cash').textContent.trim() \
         === document.querySelector('#account .acol .fin .ser').textContent.trim()",
    );
    browser.assert_content();
}

#[test]
fn what_a_production_asks_is_marked_and_explained_at_its_step() {
    let (site, browser) = start(Screen::Desktop, "en");
    begin_guided(&browser);
    act(&browser, "quality food 1 1");
    act(&browser, "appeal 2");
    act(&browser, "develop quality");
    browser.press(keys::ENTER);
    // One of two goods is left, and ships are in step 2.
    browser.wait_css("#account[data-asks='1']");
    let tips = browser.js(
        "return [...document.querySelectorAll('#account .tip > div')] \
           .filter((tip) => getComputedStyle(tip).visibility === 'visible') \
           .map((tip) => tip.textContent)",
        &[],
    );
    let tips: Vec<&str> = tips
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|tip| tip.as_str())
        .collect();
    assert!(tips.iter().all(|tip| !tip.is_empty()), "{tips:?}");
    assert!(
        tips.iter().any(|tip| tip.contains("found no buyer")),
        "{tips:?}"
    );
    // A hint lies on the sheet, since what stands beside a turn is behind it.
    browser.click("[data-do=account-hint]");
    browser.wait_for(
        "a hint in sight",
        "[...document.querySelectorAll('.hint .help-turn li')].some((step) => { \
           const box = step.getBoundingClientRect(); \
           return step.contains(document.elementFromPoint(box.left + 2, box.top + 2)); \
         })",
        Duration::from_secs(90),
    );
    browser.assert_content();
    // A tab that only looks on gives none, and says so.
    browser.wait_until_kept();
    browser.new_tab();
    browser.set_screen(Screen::Desktop);
    browser.goto(&site.address);
    browser.click(".saved .open-game");
    browser.wait_css("[data-do=account-hint][aria-disabled=true]");
    assert!(browser.text("#no-hint").contains("only looks on"));
    browser.click("[data-do=account-hint]");
    assert!(!browser.has(".help-said"));
}

#[test]
fn a_question_leads_to_its_entry_in_the_rules() {
    let (_site, browser) = start(Screen::Desktop, "de");
    browser.click(&format!(".btn.learn[data-game='{GAME}']"));
    browser.wait_css(".guide .section-link");
    assert_eq!(
        browser.text(".guide .section-link"),
        "Arkwright: Das Kartenspiel, Aktionsphase a"
    );
    browser.click(".guide .section-link");
    browser.wait_css("#rule-action.opened");
    let text = written(&browser, "main.rules");
    assert!(text.contains("Aktion 4") && text.contains("Schlusswertung e"));
    assert!(!text.contains("Action "), "a section is not translated");
    browser.type_into("#rules-search", "Gönner");
    browser.wait(
        "few entries",
        "document.querySelectorAll('.rules article:not([hidden])').length < 20",
    );
    assert!(browser.has("#rule-card-patron:not([hidden])"));
    browser.assert_content();
}

#[test]
fn reconstructed_numbers_say_so_and_a_correction_is_played_with() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.js(
        "[...document.querySelectorAll('.game-card .btn')] \
           .filter((button) => button.textContent.trim() === 'Arkwright: The Card Game') \
           .pop().click()",
        &[],
    );
    browser.wait_css("#block-market-2-3");
    let text = written(&browser, "main.numbers");
    assert!(text.contains("Most numbers of this game are reconstructed"));
    let market = "[aria-labelledby='block-market-2-3']";
    assert!(browser.has(&format!("{market} .source-reconstructed")));
    assert!(browser.has("[aria-labelledby='block-player'] .source-printed"));
    browser.wait_css("[aria-labelledby='block-player'] .cell-box.held");
    // The steps of a demand value of food: what the file says, then something that cannot be.
    let set = "const cells = [...document.querySelectorAll(`${arguments[0]} .number-entry`)]; \
         const food = cells.find((one) => one.textContent.startsWith('food')); \
         const cell = food.querySelectorAll('input')[4]; cell.value = arguments[1]; \
         cell.dispatchEvent(new Event('input', { bubbles: true }));";
    browser.js(set, &[market.into(), "0".into()]);
    browser.wait_css(".number-block.wrong .wrong-here");
    browser.js(set, &[market.into(), "2".into()]);
    browser.wait(
        "it is right again",
        "!document.querySelector('.number-block.wrong')",
    );
    browser.click(".play-numbers");
    browser.wait_for_people();
    browser.wait_until_kept();
    let record = browser.kept().record;
    assert!(record.contains("demand = { steps = 2, highest = 14 }"));
    AnyPlay::replay(&record, &[]).expect("the record carries its numbers");
    // The form says that levels have learned other numbers.
    browser.click(".brand");
    browser.wait_css(".open-record");
    browser.click(&format!(".game-card[data-game='{GAME}'] .set-table"));
    browser.wait_css(".no-net");
    for seat in [2, 3] {
        browser.click(&format!(
            ".new-table .seat:nth-child({seat}) option[value=greedy]"
        ));
    }
    browser.wait("greedy needs no net", "!document.querySelector('.no-net')");
    browser.assert_content();
}

/// The value of an option that holds in the form for a new table.
fn pressed(browser: &Browser, label: &str) -> Option<String> {
    let value = browser.js(
        "const fields = [...document.querySelectorAll('.new-table .field')]; \
         const field = fields.find((one) => one.querySelector('.label')?.textContent === arguments[0]); \
         return field?.querySelector('[aria-pressed=true]')?.dataset.value ?? null",
        &[label.into()],
    );
    value.as_str().map(str::to_owned)
}

#[test]
fn one_word_chooses_all_variants_and_each_can_be_chosen_by_itself() {
    let (_site, browser) = start(Screen::Desktop, "en");
    browser.click(&format!(".game-card[data-game='{GAME}'] .set-table"));
    let all = "Expert variants";
    browser.wait_css("[data-shorthand=expert]");
    assert_eq!(pressed(&browser, all).as_deref(), Some("no"));
    assert_eq!(
        pressed(&browser, "Neutral player"),
        None,
        "there are three players"
    );
    browser.js(
        "const row = [...document.querySelectorAll('.new-table .field')] \
           .find((one) => one.querySelector('.label')?.textContent === arguments[0]); \
         row.querySelector('[data-value=yes]').click()",
        &[all.into()],
    );
    assert_eq!(pressed(&browser, all).as_deref(), Some("yes"));
    let variants = browser.js(
        "return document.querySelectorAll('[data-shorthand=expert] [data-value=yes][aria-pressed=true]').length",
        &[],
    );
    assert_eq!(variants, 7);
    browser.click("[data-shorthand=expert] summary");
    browser.click("[data-shorthand=expert] .field:last-child [data-value=no]");
    assert_eq!(pressed(&browser, all), None, "only some are chosen");
    browser.click(".new-table [data-value='2']");
    assert_eq!(
        pressed(&browser, "Neutral player").as_deref(),
        Some("aside")
    );
    browser.click(".start-table");
    browser.wait_for_people();
    browser.wait_until_kept();
    let record = browser.kept().record;
    assert!(record.contains("bought-shares") && !record.contains("expert=yes"));
    browser.assert_content();
}

#[test]
fn the_end_says_who_won_and_how_it_adds_up() {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    let options = ["no-ships", "early-shipping"].map(|option| (option, "yes"));
    let play = by_chance(GAME, 4, &options, "arithmetic");
    let record = play.record().expect("it was dealt here").to_string();
    let outcome = play.outcome().expect("it is over");
    browser.goto(&site.link(&record, usize::MAX));
    browser.wait_css("main.end .ranking");
    written(&browser, "main.end");
    let rows = browser.js(
        "return [...document.querySelectorAll('.ranking tbody tr')].map((row) => \
           [row.querySelector('.sum').textContent, row.querySelector('.total').textContent])",
        &[],
    );
    let rows = rows.as_array().cloned().unwrap_or_default();
    assert_eq!(rows.len(), 4);
    let mut totals = Vec::new();
    for row in &rows {
        let text = |place: usize| row[place].as_str().unwrap_or_default().to_owned();
        let (sum, total) = (text(0), text(1));
        let factors = sum.trim_end_matches(" =").split(" × ");
        let product: i32 = factors
            .map(|factor| factor.parse::<i32>().expect("a number"))
            .product();
        assert_eq!(total, format!("£{product}"));
        totals.push(product);
    }
    let mut scores = outcome.scores[..4].to_vec();
    scores.sort_by_key(|score| -score);
    assert_eq!(totals, scores);
    assert_eq!(
        browser.js(
            "return document.querySelectorAll('main.end .plot').length",
            &[]
        ),
        4,
        "share value, portfolio, money, appeal"
    );
    browser.assert_content();
}
