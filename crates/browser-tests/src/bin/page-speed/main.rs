//! What is sent, how long it takes to the first table and from a click to the drawn board, and how
//! long bots think in the worker.

mod levels;

use std::time::Instant;

use browser_tests::{Browser, Screen, Site, asked_in, beginning, record};
use engine::Engine;
use games::AnyPlay;
use serde_json::json;
use texts::{Lang, Texts};

/// The game in the middle of which everything is measured.
const RECORD: &str = "arkwright/tests/records/four-players.record";
/// After how many of its entries.
const ENTRIES: usize = 100;
/// The same of the second game, where a structure is in hand: all but the thinking.
const CANAL: &str = "bots/tests/records/kanal-planner.record";
/// After how many of its entries an action space was chosen.
const CANAL_ENTRIES: usize = 103;
/// The same of the third, where prices are asked for: all but the thinking.
const HARBOUR: &str = "bots/tests/records/water-frame-four.record";
/// After how many of its entries, with ships, contracts and tiles on the table.
const HARBOUR_ENTRIES: usize = 332;
/// The same of the fourth, where price and appeal are asked for: all but the thinking.
const CARDS: &str = "bots/tests/records/card-game-greedy.record";
/// How often the same positions are thought about.
const ROUNDS: usize = 40;
/// How often each time is taken.
const TIMES: usize = 9;

fn main() {
    let site = Site::open_new();
    let parts: Vec<String> = std::env::args().skip(1).collect();
    let is_wanted = |part: &str| parts.is_empty() || parts.iter().any(|wanted| wanted == part);
    if is_wanted("tables") {
        tables(&site);
    }
    if is_wanted("share") {
        share(&site);
    }
    if is_wanted("levels") {
        levels::measure(&site);
    }
}

/// The worker's share of what the same bot does natively.
fn share(site: &Site) {
    let browser = Browser::open_new(Screen::Desktop, "en");
    browser.goto(&site.address);
    browser.wait_css("main [data-game]");
    thinking(&browser);
}

/// First tables, clicks and pointing in every game.
fn tables(site: &Site) {
    // Who plays a finished game is not asked, so its table opens at once.
    first_table_of(site, &record(RECORD), ENTRIES);
    let browser = Browser::open_new(Screen::Desktop, "en");
    browser.goto(&site.link_to_play(&record(RECORD), ENTRIES));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    clicks(&browser);
    points(&browser);
    println!("the second game:");
    first_table_of(site, &record(CANAL), CANAL_ENTRIES);
    browser.goto("about:blank");
    browser.goto(&site.link_to_play(&record(CANAL), CANAL_ENTRIES));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    browser.click(".k-structure.may .k-take");
    browser.wait_css(".k-hit.may");
    clicks(&browser);
    points(&browser);
    println!("the third game:");
    first_table_of(site, &record(HARBOUR), HARBOUR_ENTRIES);
    browser.goto("about:blank");
    browser.goto(&site.link_to_play(&record(HARBOUR), HARBOUR_ENTRIES));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    browser.wait_css(".harbour-line");
    clicks(&browser);
    points(&browser);
    println!("the fourth game:");
    let play = AnyPlay::replay(&record(CARDS), &[]).expect("a stored record is sound");
    let entries = asked_in(&play, "prompt-price", play.entries().len() / 2);
    let entries = entries.expect("prices are set in every round");
    first_table_of(site, &record(CARDS), entries);
    browser.goto("about:blank");
    browser.goto(&site.link_to_play(&record(CARDS), entries));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    browser.wait_css("button.cg-rung");
    clicks(&browser);
    points(&browser);
}

/// From the start of the navigation to the frame after the table is in the document.
fn first_table_of(site: &Site, text: &str, entries: usize) {
    let mut sent = json!(null);
    let times = (0..TIMES).map(|_| {
        // A new profile each time: nothing is kept from the visit before.
        let browser = Browser::open_new(Screen::Desktop, "en");
        browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": "new MutationObserver((_, watch) => { \
                if (!document.querySelector('main.table svg')) return; \
                watch.disconnect(); \
                requestAnimationFrame(() => setTimeout(() => { window.firstTable = performance.now(); })); \
              }).observe(document, { childList: true, subtree: true });" }),
        );
        browser.goto(&site.link(text, entries));
        let time = browser.wait("the table", "window.firstTable");
        sent = browser.js(
            "return performance.getEntriesByType('resource')\
               .concat(performance.getEntriesByType('navigation'))\
               .filter((entry) => entry.startTime < window.firstTable)\
               .reduce((sum, entry) => sum + entry.encodedBodySize, 0);",
            &[],
        );
        time.as_f64().unwrap_or(f64::NAN)
    });
    let times = times.collect();
    println!("bytes sent before the first table: {sent}");
    println!("first table on the screen: {}", spread(times, "ms"));
}

/// From a click on a choice to the frame after the board is drawn, and back by undo.
fn clicks(browser: &Browser) {
    browser.devtools("Performance.enable", json!({}));
    let before = spent(browser);
    let times = (0..TIMES * 3).map(|_| {
        let time = browser.js_later(
            "const done = arguments[arguments.length - 1]; \
             const click = (what, then) => { \
               const start = performance.now(); \
               document.querySelector(what).dispatchEvent(new MouseEvent('click', { bubbles: true })); \
               requestAnimationFrame(() => setTimeout(() => then(performance.now() - start))); \
             }; \
             if (!document.querySelector('main [data-action], .choices [data-action]')) document.querySelector('[data-marker]').dispatchEvent(new MouseEvent('click', { bubbles: true })); \
             requestAnimationFrame(() => setTimeout(() => \
               click(document.querySelector('.k-hit.may') ? '.k-hit.may' : 'main [data-action], .choices [data-action]', (time) => click('[data-do=undo]', () => done(time)))));",
            &[],
        );
        time.as_f64().unwrap_or(f64::NAN)
    });
    let times = times.collect();
    println!("from a click to the drawn board: {}", spread(times, "ms"));
    let after = spent(browser);
    // Each time two boards were drawn: the choice, and its undoing.
    let each = |nth: usize| 1000.0 * (after[nth] - before[nth]) / (6 * TIMES) as f64;
    println!(
        "  of it script {:.0} ms, style {:.0} ms, layout {:.0} ms",
        each(0),
        each(1),
        each(2)
    );
}

/// The seconds that the page has spent in its scripts, in finding styles and in layout.
fn spent(browser: &Browser) -> [f64; 3] {
    let metrics = browser.devtools("Performance.getMetrics", json!({}));
    ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"].map(|name| {
        let metrics = metrics["metrics"].as_array().into_iter().flatten();
        let mut named = metrics.filter(|metric| metric["name"] == name);
        named
            .next()
            .and_then(|metric| metric["value"].as_f64())
            .unwrap_or(f64::NAN)
    })
}

/// From pointing at a choice to the frame after its preview is drawn.
fn points(browser: &Browser) {
    let times = (0..TIMES * 3).map(|_| {
        let time = browser.js_later(
            "const done = arguments[arguments.length - 1]; \
             const point = (what, then) => { \
               const start = performance.now(); \
               what.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })); \
               requestAnimationFrame(() => setTimeout(() => then(performance.now() - start))); \
             }; \
             if (!document.querySelector('main [data-action]')) document.querySelector('[data-marker]').dispatchEvent(new MouseEvent('click', { bubbles: true })); \
             requestAnimationFrame(() => setTimeout(() => \
               point(document.querySelector('.k-hit.may') ?? document.querySelector('main [data-action]'), (time) => point(document.querySelector('header'), () => done(time)))));",
            &[],
        );
        time.as_f64().unwrap_or(f64::NAN)
    });
    println!(
        "from pointing to the preview: {}",
        spread(times.collect(), "ms")
    );
}

/// The same positions thought about by the engine of this program and by the one in the worker.
fn thinking(browser: &Browser) {
    let whole = record(RECORD);
    let questions: Vec<String> = (20..200)
        .step_by(4)
        .map(|entries| {
            let text = beginning(&whole, entries);
            format!("position record\n{text}end\ngo greedy@20000n")
        })
        .collect();
    // The quickest round of each: whatever else the machine does makes the others slower.
    let rounds = (0..ROUNDS).map(|_| native(&questions));
    let (nodes, seconds) = rounds
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .expect("there are rounds");
    let native = nodes as f64 / seconds;
    let answer = browser.js_later(
        "const [questions, game, rounds, done] = arguments; \
         const worker = new Worker('worker.js', { type: 'module' }); \
         let nodes = 0, start = 0, asked = 0, round = 0, quickest = Infinity; \
         const ask = () => { \
           if (asked === questions.length) { \
             quickest = Math.min(quickest, performance.now() - start); \
             if (++round === rounds) { worker.terminate(); done([nodes, quickest / 1000]); return; } \
             asked = 0; \
           } \
           if (asked === 0) { nodes = 0; start = performance.now(); } \
           worker.postMessage(questions[asked++]); \
         }; \
         worker.onmessage = (event) => { \
           if (event.data === 'ready') worker.postMessage(`load ${game}`); \
           if (event.data === `loaded ${game}`) ask(); \
           const count = /^nodes (\\d+)/.exec(event.data); \
           if (count) { nodes += Number(count[1]); ask(); } \
         }; \
         worker.postMessage(globalThis.millwright.module);",
        &[
            json!(questions),
            json!(client::needs_of_record(&whole).map(|needs| needs.game)),
            json!(ROUNDS),
        ],
    );
    let worker_nodes = answer[0].as_u64().unwrap_or(0);
    let worker = worker_nodes as f64 / answer[1].as_f64().unwrap_or(f64::NAN);
    assert_eq!(nodes, worker_nodes, "both think the same");
    println!(
        "decisions tried by greedy in {} positions ({nodes}):",
        questions.len()
    );
    println!(
        "  native {native:.0}/s, in the worker {worker:.0}/s, {:.0} %",
        100.0 * worker / native
    );
}

fn native(questions: &[String]) -> (u64, f64) {
    let start = Instant::now();
    let clock = Box::new(move || start.elapsed().as_millis() as u64);
    let mut engine = Engine::new(
        "page-speed",
        Box::new(|_| Texts::new(Lang::En)),
        Vec::new(),
        clock,
    );
    let mut nodes = 0;
    let mut count = |lines: Vec<String>| {
        for line in lines {
            if let Some(number) = line.strip_prefix("nodes ") {
                nodes += number.parse::<u64>().expect("the engine counts in numbers");
            }
        }
    };
    for question in questions {
        for line in question.lines() {
            count(engine.line(line));
        }
        while engine.is_thinking() {
            count(engine.tick());
        }
    }
    (nodes, start.elapsed().as_secs_f64())
}

/// The median with the lowest and the highest.
fn spread(mut times: Vec<f64>, unit: &str) -> String {
    times.sort_by(f64::total_cmp);
    let (low, high) = (times[0], times[times.len() - 1]);
    let median = times[times.len() / 2];
    format!(
        "{median:.0} {unit} ({low:.0} to {high:.0}, {} times)",
        times.len()
    )
}
