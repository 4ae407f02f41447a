//! How long the bots that judge by a net take for a turn in the worker, and what keeps the page from
//! answering while they play.

use std::time::Duration;

use browser_tests::{Browser, GAMES_OF_LEVELS, PageWorker, Screen, Site, record, turns_spread};
use games::AnyPlay;

use crate::spread;

/// How many turns of a game are thought about.
const TURNS: usize = 40;

/// The levels, with how long they should take at the most, in milliseconds.
const LEVELS: [(&str, f64); 2] = [("journeyman", 500.0), ("master", 2000.0)];

/// For how many seconds masters play at a table that is looked at, if the game takes so long.
const WATCHED: usize = 20;

/// Measures every game.
pub(crate) fn measure(site: &Site) {
    for text in GAMES_OF_LEVELS {
        let text = record(text);
        let play = AnyPlay::replay(&text, &[]).expect("a stored record is sound");
        println!(
            "{} with {} players:",
            play.setup().game,
            play.setup().players
        );
        turns(site, &play);
        masters_at_a_table(site, &text, play.entries().len() / 3);
    }
}

/// From the question to the answer, without the limit in time that the page sets.
fn turns(site: &Site, play: &AnyPlay) {
    let browser = Browser::open_new(Screen::Desktop, "en");
    browser.goto(&site.address);
    browser.wait_css("main [data-game]");
    let worker = PageWorker::start(&browser, play);
    let positions = turns_spread(play, TURNS);
    // Once to warm up: the browser compiles what is used much a second time.
    for position in positions.iter().step_by(4) {
        worker.ask(position, "journeyman");
    }
    for (level, aim) in LEVELS {
        let found = positions.iter().map(|position| worker.ask(position, level));
        let times: Vec<f64> = found.map(|found| found.millis).collect();
        let late = times.iter().filter(|time| **time > aim).count();
        println!(
            "  {level}: {}, {late} of more than {aim:.0} ms",
            spread(times, "ms")
        );
    }
}

/// What keeps the page from answering for more than 50 ms while masters play in it. Sheets of what runs by
/// itself are left out: they are a drawing of their own, and nobody thinks for them.
fn masters_at_a_table(site: &Site, text: &str, entries: usize) {
    let browser = Browser::open_new(Screen::Desktop, "en");
    browser.goto(&site.address);
    browser.wait_css("main [data-game]");
    browser.js(
        "localStorage.setItem('millwright-settings', '{\"accounts\":\"never\"}')",
        &[],
    );
    browser.goto("about:blank");
    browser.goto(&site.link_to_play(text, entries));
    browser.seat_everywhere("master");
    browser.wait_css("main.table[data-standing]");
    let before = browser.confirmed();
    // The table is drawn, all of it was drawn anew, and the worker has fetched what it needs.
    browser.wait_until("masters have played", || browser.confirmed() > before + 10);
    browser.js(
        "window.longTasks = []; \
         new PerformanceObserver((list) => { \
           if (!document.querySelector('main.table')) return; \
           for (const task of list.getEntries()) window.longTasks.push(task.duration); \
         }).observe({ type: 'longtask' });",
        &[],
    );
    let before = browser.confirmed();
    let mut after = before;
    for _ in 0..WATCHED {
        std::thread::sleep(Duration::from_secs(1));
        let now = "return document.querySelector('main.table')?.dataset.confirmed";
        let now = browser.js(now, &[]);
        // At the end another page is drawn.
        let Some(now) = now.as_str().and_then(|text| text.parse().ok()) else {
            break;
        };
        after = now;
    }
    let tasks = browser.js("return window.longTasks", &[]);
    let tasks = tasks.as_array().cloned().unwrap_or_default();
    let tasks: Vec<f64> = tasks.iter().filter_map(serde_json::Value::as_f64).collect();
    let played = after - before;
    match tasks.is_empty() {
        true => println!("  no task of more than 50 ms while masters made {played} choices"),
        false => println!(
            "  tasks of more than 50 ms while masters made {played} choices: {}",
            spread(tasks, "ms")
        ),
    }
}
