//! `millwright page`: the page as plain files.

use std::fs;

use crate::kit::millwright;

#[test]
fn the_page_is_written_into_a_new_folder_and_nothing_is_overwritten() {
    let folder = std::env::temp_dir().join(format!("millwright-cli-page-{}", std::process::id()));
    let path = folder.display().to_string();
    let call = || millwright(&["page", &path, "--lang", "en"]);
    let first = call();
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains(&path), "{}", first.out);
    let index = fs::read_to_string(folder.join("index.html")).expect("the page itself is there");
    assert!(index.contains("<html"), "{index}");
    let again = call();
    assert_eq!(again.code, 2);
    assert!(again.err.contains("new or empty"), "{}", again.err);
    fs::remove_dir_all(&folder).expect("it was written");
}
