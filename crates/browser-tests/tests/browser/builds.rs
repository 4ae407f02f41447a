//! A build of the page is kept whole or not at all, and an update is taken only when it is there.

use browser_tests::{Browser, Build, Damage, Host, Screen, Standing};
use serde_json::{Value, json};

use crate::kit::lay_table;

/// A browser without service workers, as in a private window or on a plain page off this machine.
const NO_WORKER: &str =
    "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });";

/// What is kept of a build otherwise than its list says, by the browser itself.
const KEPT_WRONG: &str = "const [build, list, done] = arguments; \
    (async () => { \
      if (!await caches.has(`millwright-${build}`)) return done(['nothing is kept']); \
      const cache = await caches.open(`millwright-${build}`); \
      const wrong = []; \
      for (const line of list.trim().split('\\n')) { \
        const [file, hash] = line.split(' '); \
        const answer = await cache.match(file); \
        const content = answer ? await answer.arrayBuffer() : new ArrayBuffer(0); \
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content)); \
        if (btoa(String.fromCharCode(...digest)) !== hash) wrong.push(file); \
      } \
      done(wrong); \
    })();";

/// Looks for a new build, and says how that ended once it has.
const LOOK_FOR_NEWER: &str = "const [done] = arguments; \
    (async () => { \
      const registration = await navigator.serviceWorker.getRegistration(); \
      const seen = registration.waiting; \
      try { await registration.update(); } catch { } \
      const next = registration.installing; \
      if (next) await new Promise((ended) => { \
        next.onstatechange = () => { if (next.state !== 'installing') ended(); }; \
        if (next.state !== 'installing') ended(); \
      }); \
      done(registration.waiting ? 'waits' : 'none'); \
    })();";

/// Loads the start page.
fn visit(host: &Host, browser: &Browser) {
    load(host, browser);
    if !browser.has("main [data-game]") {
        browser.click(".brand");
    }
    browser.wait_css("main [data-game]");
}

/// Loads the page, which comes back to where one was; gives the build on the screen.
fn load(host: &Host, browser: &Browser) -> String {
    browser.goto(&host.address);
    let build = browser.wait(
        "a page that runs",
        "globalThis.millwright?.ran && millwright.build",
    );
    build.as_str().unwrap_or_default().to_owned()
}

fn wait_until_all_is_kept(browser: &Browser) {
    browser.wait(
        "the start page says that everything is kept",
        "document.querySelector('.offline')?.textContent.includes('without a network')",
    );
}

fn assert_kept_whole(browser: &Browser, build: &Build) {
    let wrong = browser.js_later(KEPT_WRONG, &[json!(build.name), json!(build.hashed())]);
    assert_eq!(wrong, json!([]), "of {}", build.name);
}

/// The name of the build on the screen.
fn shown(browser: &Browser) -> String {
    let build = browser.wait(
        "a page that runs",
        "globalThis.millwright?.ran && millwright.build",
    );
    build.as_str().unwrap_or_default().to_owned()
}

fn newer_waits(browser: &Browser) -> bool {
    browser.js_later(LOOK_FOR_NEWER, &[]) == json!("waits")
}

/// Forgets what is kept of a file and what the browser remembers of any, so that this one is asked for again.
/// All others of its build may be kept from the attempt before.
fn forget(browser: &Browser, build: &Build, address: &str) {
    browser.devtools("Network.clearBrowserCache", json!({}));
    let cache = format!("millwright-{}", build.name);
    let named = if address == "index.html" {
        "./"
    } else {
        address
    };
    browser.js_later(
        "const [name, file, done] = arguments; \
         caches.open(name).then((cache) => cache.delete(file)).then(done);",
        &[json!(cache), json!(named)],
    );
}

/// Whether nothing holds the page, and nothing is on the way to.
fn nothing_holds_the_page(browser: &Browser) -> bool {
    let registered = "const [done] = arguments; \
        navigator.serviceWorker.getRegistration().then((registration) => done(!!registration))";
    browser.js_later(registered, &[]) == Value::Bool(false)
}

/// Lays a table for two people and plays a turn.
fn play_a_turn(browser: &Browser) {
    lay_table(browser, &["person"; 2], true, "builds");
    browser.wait_for_people();
    browser.newcomer_turn();
    browser.wait_until_kept();
}

/// Plays on in the stored game; gives how many entries it has then.
fn play_the_stored_game(host: &Host, browser: &Browser) -> usize {
    visit(host, browser);
    browser.click(".saved .open-game");
    browser.wait_for_people();
    browser.newcomer_turn();
    browser.wait_until_kept();
    browser.confirmed()
}

/// Changes over to the build that waits, as the page offers it.
fn change_over(browser: &Browser, to: &Build) {
    browser.click(".tools .btn.legal");
    let is_there = format!(
        "globalThis.millwright?.ran && millwright.build === '{}'",
        to.name
    );
    browser.wait("the other build is there", &is_there);
    browser.wait_css("main [data-game]");
}

/// A file of each kind, each damaged in another way.
fn damages(build: &Build, other: &Build) -> Vec<(String, Damage)> {
    let of_other = other.file(&other.address("split_aside.wasm")).to_vec();
    vec![
        (build.address("water_frame.parts.wasm"), Damage::Cut),
        (build.address("aside.css"), Damage::Portal),
        (build.address("texts/de/rest.ftl"), Damage::SoftMissing),
        (build.address("nets/water-frame-3.net"), Damage::Missing),
        (build.address("split_aside.wasm"), Damage::Other(of_other)),
        (build.address("kept.txt"), Damage::Portal),
    ]
}

#[test]
fn what_comes_damaged_on_the_first_visit_is_not_kept_and_the_next_visit_keeps_all() {
    let ours = Build::ours();
    let next = ours.next();
    let browser = Browser::open_new(Screen::Desktop, "en");
    let damages = damages(&ours, &next);
    // The update below is tried with all of them.
    for (address, how) in damages.into_iter().step_by(2) {
        let host = Host::of(&ours);
        host.damage(&address, how);
        visit(&host, &browser);
        // What the browser remembers is tried first, then the host.
        browser.wait_until("it was asked for", || host.asked(&address) >= 2);
        browser.wait_until("nothing is kept", || nothing_holds_the_page(&browser));
        assert!(!browser.text(".offline").contains("without"), "{address}");
        host.heal();
        visit(&host, &browser);
        wait_until_all_is_kept(&browser);
        assert_kept_whole(&browser, &ours);
    }
}

/// Tries to update to a build with each of these damages; none may be taken.
fn assert_none_is_taken(
    host: &Host,
    browser: &Browser,
    (from, to): (&Build, &Build),
    damages: &[(String, Damage)],
) {
    for (address, how) in damages {
        host.damage(address, how.clone());
        host.put_all(to);
        forget(browser, to, address);
        assert!(!newer_waits(browser), "{address}: {how:?}");
    }
    // The one before goes on, although the host has another page.
    assert_eq!(load(host, browser), from.name);
    assert_kept_whole(browser, from);
}

#[test]
fn a_damaged_update_is_not_taken_and_a_whole_one_is() {
    let ours = Build::ours();
    let next = ours.next();
    let host = Host::of(&ours);
    let browser = Browser::open_new(Screen::Desktop, "en");
    visit(&host, &browser);
    wait_until_all_is_kept(&browser);
    play_a_turn(&browser);
    let mut damages = damages(&next, &ours);
    let old_page = Damage::Other(ours.file("index.html").to_vec());
    damages.push(("sw.js".to_owned(), Damage::Portal));
    damages.push(("sw.js".to_owned(), Damage::Cut));
    damages.push(("manifest.webmanifest".to_owned(), Damage::Cut));
    damages.push(("index.html".to_owned(), Damage::Portal));
    damages.push(("index.html".to_owned(), old_page));
    assert_none_is_taken(&host, &browser, (&ours, &next), &damages);
    let before = play_the_stored_game(&host, &browser);
    host.heal();
    visit(&host, &browser);
    change_over(&browser, &next);
    assert_kept_whole(&browser, &next);
    assert!(play_the_stored_game(&host, &browser) > before);
}

/// All that can come instead of the files of a build; the pictures that only installing asks for are not
/// kept.
#[cfg(feature = "full")]
fn all_damages(build: &Build, other: &Build) -> Vec<(String, Damage)> {
    let mut damages = Vec::new();
    for address in build
        .addresses()
        .filter(|address| !address.ends_with(".png"))
    {
        let name = address.strip_prefix(&format!("{}/", build.name));
        let of_other = name.map_or(address.to_owned(), |name| other.address(name));
        let of_other = other.file(&of_other);
        damages.extend(
            [Damage::Cut, Damage::Portal, Damage::SoftMissing].map(|how| (address.to_owned(), how)),
        );
        if of_other != build.file(address) {
            damages.push((address.to_owned(), Damage::Other(of_other.to_vec())));
        }
    }
    // Half of nothing is nothing.
    damages.retain(|(address, how)| !build.file(address).is_empty() || *how != Damage::Cut);
    damages
}

#[test]
#[cfg(feature = "full")]
fn no_file_of_an_update_is_taken_damaged() {
    let ours = Build::ours();
    let next = ours.next();
    let host = Host::of(&ours);
    let browser = Browser::open_new(Screen::Desktop, "en");
    visit(&host, &browser);
    wait_until_all_is_kept(&browser);
    let damages = all_damages(&next, &ours);
    assert_none_is_taken(&host, &browser, (&ours, &next), &damages);
    host.heal();
    browser.wait_until("a whole one is found", || newer_waits(&browser));
    visit(&host, &browser);
    change_over(&browser, &next);
    assert_kept_whole(&browser, &next);
}

/// Whether the start page waits for a file, or the page cannot do without it.
#[cfg(feature = "full")]
fn is_of_the_start(name: &str) -> bool {
    let scripts = name.ends_with(".js");
    scripts
        || [
            "web_bg.wasm",
            "style.css",
            "icons.svg",
            "texts/en.ftl",
            "split_shelf.wasm",
        ]
        .contains(&name)
}

/// Whatever comes damaged first, the page is whole once its host is, by the button of a dead page or by
/// loading it again.
#[test]
#[cfg(feature = "full")]
fn a_first_visit_with_any_file_damaged_is_mended_by_loading_the_page_again() {
    let ours = Build::ours();
    let browser = Browser::open_new(Screen::Desktop, "en");
    for (address, how) in all_damages(&ours, &ours.next()) {
        let name = address.strip_prefix(&format!("{}/", ours.name));
        // What comes later is tried with the update.
        if !name.is_none_or(is_of_the_start) {
            continue;
        }
        let host = Host::of(&ours);
        host.damage(&address, how.clone());
        browser.goto(&host.address);
        let over = "document.querySelector('.broken, main [data-game]') || document.title !== 'Millwright'";
        // Where what tells of a dead page is damaged itself, nothing may be told.
        if address != "broken.js" {
            browser.wait(&format!("{address}: {how:?}"), over);
        }
        host.heal();
        if browser.has(".broken button") {
            browser.click(".broken button");
        } else {
            browser.reload();
        }
        browser.wait_css("main [data-game]");
        browser.wait_until("all is kept", || {
            let active = "const [done] = arguments; \
                navigator.serviceWorker.getRegistration().then((found) => done(!!found?.active))";
            browser.js_later(active, &[]) == json!(true)
        });
        assert_kept_whole(&browser, &ours);
        visit(&host, &browser);
        wait_until_all_is_kept(&browser);
    }
}

/// Numbers below `count` in an order that looks like none.
fn shuffled(count: usize, seed: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut state = seed;
    for last in (1..count).rev() {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        order.swap(last, (state >> 33) as usize % (last + 1));
    }
    order
}

/// Uploads a build in an order of its files; after every so many, the page has to be one build and whole.
fn upload(
    host: &Host,
    browser: &Browser,
    (from, to): (&Build, &Build),
    order: &[usize],
    every: usize,
) {
    let addresses: Vec<&str> = to.addresses().collect();
    for (done, place) in order.iter().enumerate() {
        host.put(to, addresses[*place]);
        let is_last = done + 1 == order.len();
        if !is_last && (done + 1) % every != 0 {
            continue;
        }
        let kept = to.kept();
        let missing = order[done + 1..].iter().any(|place| {
            let address = addresses[*place];
            address == "sw.js" || address.ends_with("kept.txt") || kept.contains(&address)
        });
        assert_eq!(
            newer_waits(browser),
            !missing,
            "{done} behind {}",
            addresses[*place]
        );
        assert_eq!(load(host, browser), from.name);
        assert_kept_whole(browser, from);
    }
}

#[test]
fn a_build_that_is_uploaded_file_by_file_is_taken_when_all_of_it_is_there() {
    let ours = Build::ours();
    let next = ours.next();
    let orders: &[(u64, usize)] = match cfg!(feature = "full") {
        true => &[(1, 1), (2, 10), (3, 10)],
        false => &[(1, 30)],
    };
    for (seed, every) in orders.iter().copied() {
        let host = Host::of(&ours);
        let browser = Browser::open_new(Screen::Desktop, "en");
        visit(&host, &browser);
        wait_until_all_is_kept(&browser);
        play_a_turn(&browser);
        let order = shuffled(next.addresses().count(), seed);
        upload(&host, &browser, (&ours, &next), &order, every);
        // Both builds play the same game.
        let before = play_the_stored_game(&host, &browser);
        assert_eq!(shown(&browser), ours.name);
        visit(&host, &browser);
        change_over(&browser, &next);
        assert_kept_whole(&browser, &next);
        assert!(play_the_stored_game(&host, &browser) > before);
        assert_eq!(shown(&browser), next.name);
    }
}

/// In the order that docs/hosting.md names, somebody for whom no worker holds the page has it whole too.
#[test]
fn without_a_worker_the_page_is_whole_while_the_next_build_is_uploaded_behind_its_folder() {
    let ours = Build::ours();
    let next = ours.next();
    let host = Host::of(&ours);
    let browser = Browser::open_new(Screen::Desktop, "en");
    browser.pretend(NO_WORKER);
    visit(&host, &browser);
    play_a_turn(&browser);
    let (folder, root): (Vec<&str>, Vec<&str>) =
        next.addresses().partition(|address| address.contains('/'));
    let every = if cfg!(feature = "full") { 5 } else { 40 };
    for (done, address) in folder.iter().enumerate() {
        host.put(&next, address);
        if done % every == 0 {
            assert_eq!(load(&host, &browser), ours.name);
        }
    }
    for address in root {
        host.put(&next, address);
        play_the_stored_game(&host, &browser);
    }
    assert_eq!(shown(&browser), next.name);
    browser.assert_content();
}

/// A page that is open while another build comes: what it has not fetched yet is no longer there.
#[test]
fn a_part_that_is_no_longer_there_is_told_and_the_turn_is_kept() {
    let ours = Build::ours();
    let next = ours.next();
    let host = Host::of(&ours);
    let browser = Browser::open_new(Screen::Desktop, "en");
    browser.pretend(NO_WORKER);
    visit(&host, &browser);
    lay_table(&browser, &["person"; 2], true, "newer");
    browser.wait_for_people();
    browser.newcomer_turn();
    browser.wait_for_people();
    browser.wait_until_kept();
    browser.choose_something();
    browser.wait("a choice", "document.querySelector('.turn li.tentative')");
    let turn = browser.turn();
    host.put_all(&next);
    host.remove(&ours);
    browser.click(".tools .tool");
    browser.wait_css("[data-do=change-over]");
    let says = browser.text(".notice p");
    assert!(says.contains("newer version"), "{says}");
    browser.press_button("change-over");
    let is_there = format!(
        "globalThis.millwright?.ran && millwright.build === '{}'",
        next.name
    );
    browser.wait("the other build is there", &is_there);
    // It comes back to where one was, and from there back to the table.
    browser.wait_css("main.rules article");
    browser.js("history.back()", &[]);
    browser.wait_for_people();
    assert_eq!(browser.turn(), turn);
    browser.newcomer_turn();
}

/// What thinks is gone with its build: the bot waits for the newer one, and chance does not play for it.
fn assert_a_bot_waits_for_the_newer_build(lose: impl Fn(&Host, &Build)) {
    let ours = Build::ours();
    let next = ours.next();
    let host = Host::of(&ours);
    let browser = Browser::open_new(Screen::Desktop, "en");
    browser.pretend(NO_WORKER);
    visit(&host, &browser);
    lay_table(&browser, &["person", "greedy@300n"], true, "newer");
    // Nobody but people so far; who thinks is asked for when he is asked.
    browser.wait_for_people();
    host.put_all(&next);
    lose(&host, &ours);
    browser.newcomer_turn();
    browser.wait_css("[data-do=change-over]");
    assert_eq!(browser.standing(), Standing::Bot);
    browser.press_button("change-over");
    let is_there = format!(
        "globalThis.millwright?.ran && millwright.build === '{}'",
        next.name
    );
    browser.wait("the other build is there", &is_there);
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    browser.newcomer_turn();
}

#[test]
fn a_bot_whose_part_is_gone_waits_for_the_newer_build() {
    assert_a_bot_waits_for_the_newer_build(|host, ours| {
        host.damage(
            &ours.address("split_spinning_jenny_bots.wasm"),
            Damage::Missing,
        );
    });
}

#[test]
#[cfg(feature = "full")]
fn a_bot_whose_worker_is_gone_waits_for_the_newer_build() {
    assert_a_bot_waits_for_the_newer_build(Host::remove);
}

/// While nothing newer is there, a part that cannot be had is asked for again.
#[test]
fn a_part_that_came_damaged_is_asked_for_again() {
    let ours = Build::ours();
    for how in [Damage::Cut, Damage::Portal, Damage::Missing] {
        let host = Host::of(&ours);
        let browser = Browser::open(Screen::Desktop, "en");
        browser.pretend(NO_WORKER);
        host.damage(&ours.address("table.parts.wasm"), how.clone());
        visit(&host, &browser);
        browser.click("[data-game='spinning-jenny'] .play-bots");
        browser.wait("it is told", "document.querySelector('.notice p')");
        let says = browser.text(".notice p");
        assert!(says.contains("could not be fetched"), "{how:?}: {says}");
        host.heal();
        browser.click(".brand");
        browser.click("[data-game='spinning-jenny'] .play-bots");
        browser.wait_for_people();
        browser.newcomer_turn();
    }
}

#[test]
fn the_worker_leaves_what_is_not_of_the_page_to_the_server() {
    let ours = Build::ours();
    let host = Host::of(&ours);
    let browser = Browser::open_new(Screen::Desktop, "en");
    visit(&host, &browser);
    wait_until_all_is_kept(&browser);
    visit(&host, &browser);
    for path in ["", "index.html", "?from=elsewhere"] {
        browser.goto(&format!("{}{path}", host.address));
        browser.wait_css("main [data-game]");
    }
    let asked = host.asked("downloads/game.txt");
    browser.goto(&format!("{}downloads/game.txt", host.address));
    assert_eq!(host.asked("downloads/game.txt"), asked + 1);
    assert!(
        !browser.has("main [data-game]"),
        "the page is not the answer to everything"
    );
    // Neither does one build answer for another's part.
    let of_other = format!("{}0123456789ab/style.css", host.address);
    browser.goto(&of_other);
    assert_eq!(host.asked("0123456789ab/style.css"), 1);
}
