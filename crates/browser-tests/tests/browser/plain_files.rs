//! The page as plain files, on any static host and in any folder of it.

use std::fs;

use browser_tests::{Browser, Screen, Standing, serve_files};

use crate::kit::lay_table;

#[test]
fn the_page_works_as_plain_files_in_a_subfolder() {
    let folder = std::env::temp_dir().join(format!("millwright-page-{}", std::process::id()));
    for (name, content) in server::files() {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("it lies in the folder")).expect("it can be made");
        fs::write(path, content).expect("it can be written");
    }
    let address = serve_files(&folder).expect("some port is free");
    let browser = Browser::open(Screen::Desktop, "en");
    browser.goto(&address);
    browser.wait_css("main [data-game]");
    lay_table(&browser, &["person", "greedy@300n"], true, "plain files");
    assert!(matches!(browser.wait_for_people(), Standing::Person { .. }));
    browser.newcomer_turn();
    browser.wait_for_people();
    assert_eq!(browser.complaints(), Vec::<String>::new());
    fs::remove_dir_all(&folder).expect("it was written");
}
