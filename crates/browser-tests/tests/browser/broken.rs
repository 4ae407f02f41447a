//! A page that is dead says so, and what is saved can be had.

use browser_tests::{Browser, Build, Host, Screen, Site, Standing};
use games::AnyPlay;
use serde_json::json;

use crate::kit::{lay_table, start};

/// Lets every question of the page for its window fail, so that it panics at the next click.
const NO_WINDOW: &str = "Object.defineProperty(Window, Symbol.hasInstance, { value: () => false })";

/// The file that the link for downloading gives.
fn offered(browser: &Browser) -> String {
    let folder = std::env::temp_dir().join(format!("millwright-files-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
    browser.devtools(
        "Browser.setDownloadBehavior",
        json!({ "behavior": "allow", "downloadPath": folder }),
    );
    browser.click(".broken a[download]");
    let file = folder.join("millwright.record");
    browser.wait_until("the file is there", || file.exists());
    let text = std::fs::read_to_string(&file).expect("it is there");
    std::fs::remove_dir_all(&folder).expect("it was made above");
    text
}

fn assert_says_so(browser: &Browser, first: &str) {
    browser.wait_css(".broken");
    let languages = browser.js(
        "return [...document.querySelectorAll('.broken section')].map((part) => part.lang).join()",
        &[],
    );
    assert_eq!(languages, first);
    assert!(!browser.has("main.table"), "nothing dead can be clicked");
    assert!(
        browser
            .text(".broken [lang=en]")
            .contains("Load the page again")
    );
    assert!(
        browser
            .text(".broken [lang=de]")
            .contains("Lade die Seite neu")
    );
}

#[test]
fn a_page_that_breaks_says_so_and_offers_the_last_saved_game() {
    let (_site, browser) = start(Screen::Desktop, "en");
    lay_table(&browser, &["person"; 2], true, "broken");
    browser.wait_for_people();
    browser.newcomer_turn();
    browser.wait_until_kept();
    let kept = browser.kept();
    browser.js(NO_WINDOW, &[]);
    browser.js("document.querySelector('.brand').click()", &[]);
    assert_says_so(&browser, "en,de");
    let console = browser.complaints();
    let panicked = |line: &&String| line.contains("the page runs in a window");
    assert!(console.iter().any(|line| panicked(&line)), "{console:#?}");
    let record = offered(&browser);
    assert_eq!(record, kept.record);
    assert!(AnyPlay::replay(&record, &[]).is_ok());
    // The page begins anew with everything that was saved.
    browser.click(".broken button");
    browser.wait_css(".saved .open-game");
    // The dead page may have said more while it was left; that is not the new one's.
    let last_words = browser.complaints();
    let is_its = |line: &String| line.contains("panicked") || line.contains("unreachable");
    assert!(last_words.iter().all(is_its), "{last_words:#?}");
    browser.click(".saved .open-game");
    assert!(matches!(
        browser.wait_for_people(),
        Standing::Person { seat: 2, .. }
    ));
    browser.newcomer_turn();
    browser.assert_content();
}

#[test]
fn a_page_that_does_not_load_says_so_and_offers_the_last_saved_game() {
    let site = Site::open_without("web_bg.wasm");
    let browser = Browser::open(Screen::Phone, "de");
    browser.goto(&site.address);
    assert_says_so(&browser, "de,en");
    assert!(!browser.has(".broken a[download]"), "nothing is saved yet");
    browser.js_later(
        "const done = arguments[arguments.length - 1]; \
         const opening = indexedDB.open('millwright', 1); \
         opening.onupgradeneeded = () => opening.result.createObjectStore('games'); \
         opening.onsuccess = () => { \
           const writing = opening.result.transaction('games', 'readwrite'); \
           const put = (id, text) => writing.objectStore('games').put(text, id); \
           put('a', '{\"record\":\"older\",\"played_at\":1}'); \
           put('b', '{\"record\":\"the last\",\"played_at\":2}'); \
           put('c', 'no entry'); \
           writing.oncomplete = () => { opening.result.close(); done(); }; \
         };",
        &[],
    );
    browser.reload();
    assert_says_so(&browser, "de,en");
    assert_eq!(offered(&browser), "the last");
}

#[test]
fn a_script_that_is_missing_is_told() {
    let site = Site::open_without("web.js");
    let browser = Browser::open(Screen::Desktop, "en");
    browser.goto(&site.address);
    assert_says_so(&browser, "en,de");
}

/// Its page is there and the folder of its build is not: half of an upload.
#[test]
fn a_page_without_its_build_says_so_until_it_is_there() {
    let build = Build::ours();
    let host = Host::of(&build);
    host.remove(&build);
    let browser = Browser::open(Screen::Desktop, "en");
    browser.goto(&host.address);
    assert_says_so(&browser, "en,de");
    host.put_all(&build);
    browser.click(".broken button");
    browser.wait_css("main [data-game]");
}

/// A page that is kept whole with a game in it; then what the browser keeps of the WebAssembly is damaged,
/// as a worker of before could keep it.
fn dead_page() -> (Host, Build, Browser) {
    let build = Build::ours();
    let host = Host::of(&build);
    let browser = Browser::open_new(Screen::Desktop, "en");
    browser.goto(&host.address);
    browser.wait(
        "everything is kept",
        "document.querySelector('.offline')?.textContent.includes('without a network')",
    );
    lay_table(&browser, &["person"; 2], true, "dead");
    browser.wait_for_people();
    browser.newcomer_turn();
    browser.wait_until_kept();
    browser.js_later(
        "const [build, file, done] = arguments; \
         const headers = { 'content-type': 'text/html' }; \
         const portal = new Response('<p>Your room number, please.', { headers }); \
         caches.open(`millwright-${build}`).then((cache) => cache.put(file, portal)).then(() => done());",
        &[json!(build.name), json!(build.address("web_bg.wasm"))],
    );
    (host, build, browser)
}

fn assert_plays_on(browser: &Browser, build: &Build) {
    let alive = format!(
        "globalThis.millwright?.ran && millwright.build === '{}'",
        build.name
    );
    browser.wait("the page is alive", &alive);
    // It comes back to where one was.
    browser.wait_for_people();
    browser.newcomer_turn();
    browser.wait_until_kept();
    assert_eq!(browser.all_kept().len(), 1);
}

#[test]
fn a_dead_page_is_fetched_again_without_what_was_kept_of_it_and_games_stay() {
    let (host, build, browser) = dead_page();
    browser.goto(&host.address);
    assert_says_so(&browser, "en,de");
    let asked = host.asked(&build.address("web_bg.wasm"));
    browser.click(".broken button");
    assert_plays_on(&browser, &build);
    assert!(host.asked(&build.address("web_bg.wasm")) > asked);
}

#[test]
fn a_mended_build_that_waits_takes_over_from_a_dead_page() {
    let (host, build, browser) = dead_page();
    let mended = build.next();
    host.put_all(&mended);
    browser.goto(&host.address);
    assert_says_so(&browser, "en,de");
    browser.wait_until("the mended build waits", || {
        let waits = "const [done] = arguments; \
            navigator.serviceWorker.getRegistration().then((registration) => done(!!registration?.waiting))";
        browser.js_later(waits, &[]) == json!(true)
    });
    browser.click(".broken button");
    assert_plays_on(&browser, &mended);
}

#[test]
fn a_dead_page_loses_nothing_that_is_kept_while_nobody_answers() {
    let (host, build, browser) = dead_page();
    host.close(true);
    browser.goto(&host.address);
    assert_says_so(&browser, "en,de");
    browser.js("window.before = true", &[]);
    browser.click(".broken button");
    browser.wait(
        "it was loaded again",
        "!window.before && document.querySelector('.broken')",
    );
    let kept = "const [name, done] = arguments; caches.has(name).then(done)";
    let name = format!("millwright-{}", build.name);
    assert_eq!(browser.js_later(kept, &[json!(name)]), json!(true));
    host.close(false);
    browser.click(".broken button");
    assert_plays_on(&browser, &build);
}
