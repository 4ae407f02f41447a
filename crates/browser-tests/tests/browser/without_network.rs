//! After the first visit no network is needed.

use browser_tests::{Screen, Standing};

use crate::kit::{lay_table, without_network};

#[test]
fn the_page_works_offline_after_the_first_visit() {
    let (site, browser) = without_network(Screen::Desktop, "en");
    browser.goto(&site.address);
    browser.wait_css("main [data-game]");
    // Parts of the page that were never shown are here as well.
    browser.click("button.tool");
    browser.wait_css("main.rules article");
    browser.click(".brand");
    browser.wait_css("main [data-game]");
    lay_table(&browser, &["person", "greedy@300n"], true, "offline");
    for _ in 0..2 {
        assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
        browser.newcomer_turn();
    }
    browser.wait_until_kept();
    browser.reload();
    browser.wait_for_people();
    // The browser asks for the service worker once more and finds nobody: that is no fault.
    let complaints = browser.complaints();
    let of_page = complaints.iter().filter(|complaint| {
        !complaint.contains("sw.js") && !complaint.contains("ERR_CONNECTION_REFUSED")
    });
    assert_eq!(of_page.count(), 0, "{complaints:#?}");
}
