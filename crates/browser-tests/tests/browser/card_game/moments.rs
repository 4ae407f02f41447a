//! Moments of games that chance has played: what the sheets say, where the choices are, what keeps its
//! place.

use std::collections::BTreeSet;

use browser_tests::{Browser, Screen, Site, asked_in, keys};
use games::AnyPlay;
use serde_json::{Value, json};

use super::{by_chance, open};

/// The choices that the page has besides being done.
pub(super) fn shown(browser: &Browser) -> BTreeSet<String> {
    let shown = browser.js(
        "return [...document.querySelectorAll('main [data-action]')].map((one) => one.dataset.action)",
        &[],
    );
    let shown = shown.as_array().cloned().unwrap_or_default();
    let shown = shown.iter().filter_map(Value::as_str).map(str::to_owned);
    shown.filter(|action| action != "done").collect()
}

pub(super) fn legal(play: &AnyPlay) -> BTreeSet<String> {
    let legal = play.legal().into_iter();
    legal.filter(|action| action != "done").collect()
}

/// What the engine forecasts of the good of the round for a seat.
fn foreseen(play: &AnyPlay, seat: usize) -> Value {
    let forecast = play.forecast_json().expect("the game has a forecast");
    let forecast: Value = serde_json::from_str(&forecast).expect("it is JSON");
    let good = play.caption();
    let good = good
        .split(' ')
        .nth(1)
        .expect("a year and a good")
        .to_owned();
    let goods = forecast["goods"].as_array().cloned().unwrap_or_default();
    let of_good = goods.into_iter().find(|one| one["good"] == json!(good));
    of_good.expect("each good is forecast")["seats"][seat].clone()
}

#[test]
fn the_chart_says_what_the_engine_forecasts() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let play = by_chance(3, false, "chart");
    let mut after = 0;
    for _ in 0..3 {
        let asked = asked_in(&play, "prompt-price", after).expect("prices are set");
        after = asked + 40;
        open(&site, &browser, &play, asked);
        browser.wait_css("button.cg-rung");
        let then = play.at(asked);
        let seat = then.asked().expect("somebody is asked").index();
        let drawn = browser.js(
            "const text = (rung, css) => rung.querySelector(css).textContent; \
             return [...document.querySelectorAll('button.cg-rung')].map((rung) => [rung.dataset.action, \
               text(rung, '.cg-sold'), text(rung, '.cg-pounds'), text(rung, '.cg-result')])",
            &[],
        );
        let drawn = drawn.as_array().cloned().unwrap_or_default();
        assert_eq!(drawn.len(), then.legal().len(), "a bar for each total");
        for rung in drawn {
            let said = |at: usize| rung[at].as_str().unwrap_or_default().to_owned();
            let mut set = play.at(asked);
            set.act(&said(0)).expect("what is drawn is legal");
            let forecast = foreseen(&set, seat);
            let number = |text: String| -> i64 {
                let plain = text.replace('−', "-").replace(['£', '+'], "");
                plain
                    .parse()
                    .unwrap_or_else(|_| panic!("{text} is no number"))
            };
            let at = said(0);
            assert_eq!(json!(number(said(1))), forecast["sold"], "sold at {at}");
            assert_eq!(json!(number(said(2))), forecast["price"], "price at {at}");
            assert_eq!(json!(number(said(3))), forecast["result"], "result at {at}");
        }
    }
    browser.assert_content();
}

/// What the market says of each good: the demand that its marker shows, and what is sold.
const SOLD: &str = "\
    return [...document.querySelectorAll('.cg-track')].map((track) => ({ \
      demand: Number(track.querySelector('.cg-demand b').textContent), \
      sold: [...track.querySelectorAll('.cg-sells li b')].map((one) => Number(one.textContent)) }))";

#[test]
fn the_market_sells_what_the_engine_forecasts() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let (mut compared, mut moves_on) = (0, 0);
    for (players, expert) in [(2, false), (3, true), (4, false)] {
        let play = by_chance(players, expert, "market");
        let mut after = play.entries().len() / 3;
        for question in ["prompt-action", "prompt-price", "prompt-development"] {
            let asked = asked_in(&play, question, after).expect("each is asked every round");
            after = asked + 20;
            open(&site, &browser, &play, asked);
            browser.wait_css(".cg-market");
            let forecast = play.at(asked).forecast_json();
            let forecast = forecast.expect("the game has a forecast");
            let forecast: Value = serde_json::from_str(&forecast).expect("it is JSON");
            let drawn = browser.js(SOLD, &[]);
            for good in 0..4 {
                let told = &forecast["goods"][good];
                let seats = told["seats"].as_array().cloned().unwrap_or_default();
                let produces = seats.iter().filter(|seat| seat["produces"] == json!(true));
                let due: Vec<&Value> = produces.map(|seat| &seat["sold"]).collect();
                compared += due.len();
                // Cards that lie there already will move the marker.
                moves_on += u32::from(drawn[good]["demand"] != told["demand"]);
                assert_eq!(drawn[good]["sold"], json!(due), "{question}, good {good}");
            }
        }
    }
    assert!(compared > 40 && moves_on > 0, "{compared}, {moves_on}");
    browser.assert_content();
}

/// Questions of a basic and of an expert game.
const QUESTIONS: &[(&str, bool)] = &[
    ("prompt-action", false),
    ("prompt-build", false),
    ("prompt-employ", false),
    ("prompt-automate", false),
    ("prompt-quality", false),
    ("prompt-distribution", false),
    ("prompt-bought", false),
    ("prompt-price", false),
    ("prompt-development", false),
    ("prompt-shipping", false),
    ("prompt-storage", false),
    ("prompt-start-player", false),
    ("prompt-open", true),
    ("prompt-start-development", true),
    ("prompt-start-shares", true),
    ("prompt-extra-production", true),
    ("prompt-early-shipping", true),
    ("prompt-foreman", true),
    ("prompt-customs", true),
    ("prompt-patron", true),
    ("prompt-shift", true),
];

/// The first moment of each question in games that chance has played; not each is in them.
fn moments() -> Vec<(&'static str, AnyPlay, usize)> {
    let games = |expert: bool| ["one", "two", "three"].map(|seed| by_chance(4, expert, seed));
    let (basic, expert) = (games(false), games(true));
    let mut moments = Vec::new();
    for (question, is_expert) in QUESTIONS {
        let games = if *is_expert { &expert } else { &basic };
        let found = games
            .iter()
            .find_map(|play| Some((play, asked_in(play, question, 0)?)));
        if let Some((play, entries)) = found {
            moments.push((*question, play.at(entries), entries));
        }
    }
    assert!(moments.len() > 15, "only {} questions", moments.len());
    moments
}

/// How far the page scrolls, and the boxes that depend on game and seats and not on what is asked;
/// nothing while a sheet of a production lies over them.
const MEASURED: &str = "\
    if (document.querySelector('#account')) return null; \
    const page = document.documentElement; \
    const boxes = ['.cg-market', '.cg-price', '.cg-works', '.cg-board', '.cg-cards', '.players', '.action-bar'].map((css) => { \
      const { x, y, width, height } = document.querySelector(css).getBoundingClientRect(); \
      return [css, x, y, width, height].map((one) => one.toFixed?.(0) ?? one).join(' '); \
    }); \
    return { scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight], boxes }";

/// Measures the table, and puts the sheet of a production away whenever it comes.
fn measured(browser: &Browser) -> Value {
    let mut measured = Value::Null;
    browser.wait_until("the table is in sight", || {
        measured = browser.js(MEASURED, &[]);
        if measured.is_null() {
            browser.press(keys::ESCAPE);
        }
        !measured.is_null()
    });
    measured
}

#[test]
fn every_choice_is_on_the_table_and_nothing_jumps() {
    let site = Site::open();
    let browser = Browser::open(Screen::Laptop, "en");
    let mut boxes: [Option<Value>; 2] = [None, None];
    for (question, play, entries) in moments() {
        open(&site, &browser, &play, entries);
        // A question in a production is asked below its sheet, which gives way.
        browser.wait_for_people();
        browser.wait_css(".cg-market");
        browser.js("document.querySelector('[data-part=choices]').click()", &[]);
        let legal = legal(&play.at(entries));
        browser.wait_until(question, || shown(&browser).is_superset(&legal));
        for (screen, boxes) in [Screen::Laptop, Screen::LowLaptop]
            .into_iter()
            .zip(&mut boxes)
        {
            browser.set_screen(screen);
            let now = measured(&browser);
            assert_eq!(
                now["scrolls"],
                json!([0, 0]),
                "{question}: the page scrolls"
            );
            let now = now["boxes"].clone();
            let before = boxes.get_or_insert_with(|| now.clone());
            assert_eq!(&now, before, "{question} at {screen:?}");
        }
        browser.set_screen(Screen::Laptop);
    }
    browser.assert_content();
}
