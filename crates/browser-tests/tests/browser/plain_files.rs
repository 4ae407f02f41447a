//! The page as plain files, on any static host and in any folder of it.

use browser_tests::{Browser, Build, Host, Screen, Standing};

use crate::kit::lay_table;

#[test]
fn the_page_works_as_plain_files_in_a_subfolder() {
    let host = Host::of(&Build::ours());
    let browser = Browser::open(Screen::Desktop, "en");
    browser.goto(&host.address);
    browser.wait_css("main [data-game]");
    lay_table(&browser, &["person", "greedy@300n"], true, "plain files");
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    browser.newcomer_turn();
    browser.wait_for_people();
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
