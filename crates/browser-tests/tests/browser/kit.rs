//! What the scenarios share.

use browser_tests::{Browser, Screen, Site};

/// A browser at the start page.
pub(crate) fn start(screen: Screen, lang: &str) -> (Site, Browser) {
    let site = Site::open();
    let browser = Browser::open(screen, lang);
    go_to_start(&site, &browser);
    (site, browser)
}

pub(crate) fn go_to_start(site: &Site, browser: &Browser) {
    browser.goto(&site.address);
    browser.wait_css("main [data-game]");
    // What stands below the games comes a moment later.
    browser.wait_css(".open-record");
}

/// A browser that was at the start page once, for the first time; now nobody answers there any more.
pub(crate) fn without_network(screen: Screen, lang: &str) -> (Site, Browser) {
    let mut site = Site::open_new();
    let browser = Browser::open_new(screen, lang);
    go_to_start(&site, &browser);
    browser.wait(
        "the start page says that everything is kept",
        "document.querySelector('.offline')?.textContent.includes('without a network')",
    );
    site.close();
    (site, browser)
}

/// A browser at a table that was opened by a link: people at every seat.
pub(crate) fn table(record: &str, entries: usize) -> (Site, Browser) {
    let site = Site::open();
    let browser = Browser::open(Screen::Desktop, "en");
    browser.goto(&site.link_to_play(record, entries));
    browser.seat_people();
    browser.wait_css("main.table[data-standing^=person]");
    (site, browser)
}

/// Lays a new table by the form; each seat is `person` or a bot as it is written.
pub(crate) fn lay_table(browser: &Browser, seats: &[&str], predetermined: bool, seed: &str) {
    browser.click(&format!(".new-table [data-value='{}']", seats.len()));
    for (index, seat) in seats.iter().enumerate() {
        let place = index + 1;
        browser.click(&format!(
            ".new-table .seat:nth-child({place}) option[value='{seat}']"
        ));
    }
    let set_up = if predetermined {
        "predetermined"
    } else {
        "free"
    };
    browser.click(&format!(".new-table [data-value='{set_up}']"));
    browser.type_into("#new-seed", seed);
    browser.click(".start-table");
    browser.wait_css("main.table");
}

/// Pastes a record into the start page and opens it.
pub(crate) fn paste(browser: &Browser, text: &str) {
    browser.wait_css("#record-text");
    // Typing a whole record key by key takes a minute; a paste is one event.
    browser.js(
        "const field = document.getElementById('record-text'); \
         field.value = arguments[0]; \
         field.dispatchEvent(new Event('input', { bubbles: true }));",
        &[text.into()],
    );
    browser.click(".open-text");
}
